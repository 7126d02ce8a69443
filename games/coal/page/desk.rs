//! What the desk asks of C.O.A.L., and nobody else of its page: the rules themselves, the table as text, its cards, the
//! document of a view.

use coal::event::Origin;
use coal::{CardSet, Event, Setup, View};
use table::{Game, Recorded, Seat, Viewer};

pub use super::harm::harms;
pub use coal::State;
pub use coal::wire::ViewDocument;

/// Whether the seat that decided learns something by the event that it could not know before.
#[must_use]
pub const fn tells_more(event: &Event) -> bool {
    matches!(
        event,
        Event::Drew(..)
            | Event::Shuffled(_)
            | Event::Starts(_)
            | Event::OnBoard(..)
            | Event::Revealed(..)
            | Event::Discarded(_, _, Origin::Deck)
    )
}

/// What a seat can decide together with an action: nothing.
#[must_use]
pub const fn plans(_table: &State, _seat: table::Seat, _action: coal::Action) -> Vec<protocol::Planned> {
    Vec::new()
}

/// The table as text, for a referee that has the cards of the game.
#[must_use]
pub fn setup_text(setup: &Setup) -> String {
    State::setup_text(setup)
}

/// The table of this text; nothing where it is none.
#[must_use]
pub fn read_setup(text: &str) -> Option<Setup> {
    State::read_setup(text, &CardSet::house()).ok()
}

/// The cards of a table as text; nothing where they are those of the game.
#[must_use]
pub fn cards_text(setup: &Setup) -> Option<String> {
    let cards = &setup.rules().cards;
    (*cards != CardSet::house()).then(|| State::cards_text(cards))
}

/// The cards of this text; those of the game where there is none.
#[must_use]
pub fn read_cards(text: Option<&str>) -> Option<CardSet> {
    text.map_or_else(|| Some(CardSet::house()), |text| State::read_cards(text).ok())
}

/// The view that a document was made of.
#[must_use]
pub fn read_view(document: &ViewDocument, cards: &CardSet) -> Option<View> {
    View::try_from((document, cards)).ok()
}

/// What the viewer would see with every hand and every face-down card open.
#[must_use]
pub fn open_view(state: &State, viewer: Viewer) -> View {
    let mut view = state.view(viewer);
    for (seat, side) in Seat::all(state.seats()).zip(&mut view.seats) {
        side.hand = state.view(Viewer::Seat(seat)).seats[seat.index()].hand.take();
        for (slot, known) in side.slots.iter_mut().zip(state.knowledge(seat).face_down) {
            if let Some(prepared) = slot {
                prepared.card = prepared.card.or(known);
            }
        }
    }
    view
}
