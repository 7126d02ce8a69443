//! The parts of Doomtrooper that only the desk uses: the rules themselves, the table as text, its cards, the document
//! of a view.

use doomtrooper::recorded::{TableCards, card_ron};
use doomtrooper::{CardSet, Event, Setup, View};
use table::{Game, Recorded, Seat, Viewer};

mod attack_plan;

pub use super::harm::harms;
pub use attack_plan::plans;
pub use doomtrooper::State;
pub use doomtrooper::wire::ViewDocument;

/// Whether the seat that decided learns something from the event that it could not know before.
#[must_use]
pub fn tells_more(event: &Event) -> bool {
    State::discloses(event)
        || matches!(event, Event::Drew(..) | Event::Shuffled(_) | Event::Begins(_) | Event::Identified(..))
}

/// The table as text, for a referee that has the cards of the game.
#[must_use]
pub fn setup_text(setup: &Setup) -> String {
    State::setup_text(setup)
}

/// The table of this text; nothing if the text is none.
#[must_use]
pub fn read_setup(text: &str) -> Option<Setup> {
    State::read_setup(text, &TableCards::of(CardSet::house())).ok()
}

/// The cards of a table that differ from those of the game, a line each; nothing if there are none. Other cards in the
/// decks are secret.
#[must_use]
pub fn cards_text(setup: &Setup) -> Option<String> {
    let house = CardSet::house();
    let differs =
        |card: &&doomtrooper::language::Card| house.coded(card.code).is_none_or(|number| house.card(number) != *card);
    let lines: String =
        setup.cards().cards().iter().filter(differs).map(|card| format!("card {}\n", card_ron(card))).collect();
    (!lines.is_empty()).then_some(lines)
}

/// The cards of this text together with those of the game.
#[must_use]
pub fn read_cards(text: Option<&str>) -> Option<CardSet> {
    let Some(text) = text else { return Some(CardSet::house()) };
    State::read_cards(text).ok().map(|cards| cards.set().clone())
}

/// The view that a document was made from.
#[must_use]
pub fn read_view(document: &ViewDocument, cards: &CardSet) -> Option<View> {
    View::try_from((document, cards)).ok()
}

/// The viewer's view with every hand and every face-down card open, each as its controller sees it.
#[must_use]
pub fn open_view(state: &State, viewer: Viewer) -> View {
    let mut view = state.view(viewer);
    let mut own: Vec<View> = Seat::all(state.seats()).map(|seat| state.view(Viewer::Seat(seat))).collect();
    for (place, side) in view.seats.iter_mut().enumerate() {
        side.hand = own[place].seats[place].hand.take();
    }
    for card in view.table.iter_mut().filter(|card| card.card.is_none()) {
        let seen = own.iter().flat_map(|own| &own.table).find(|seen| seen.slot == card.slot && seen.card.is_some());
        if let Some(seen) = seen {
            card.clone_from(seen);
        }
    }
    if let Some(combat) = &mut view.combat {
        let all = own.iter().filter_map(|own| own.combat);
        combat.blows = all.fold(combat.blows, |known, seen| [known[0].or(seen.blows[0]), known[1].or(seen.blows[1])]);
    }
    view
}
