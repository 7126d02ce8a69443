//! The functions of C.O.A.L. that only the desk calls, and no other part of its page: the rules themselves, the table
//! as text, its cards, the document of a view.

use coal::event::Origin;
use coal::{CardSet, Event, Setup, View};
use table::{Game, Recorded, Seat, Viewer};

pub use super::harm::harms;
pub use coal::State;
pub use coal::wire::ViewDocument;

/// Whether the event tells the seat that decided something that it could not know before.
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

/// The plans that a seat could decide together with an action: none in this game.
#[must_use]
pub const fn plans(_table: &State, _seat: table::Seat, _action: coal::Action) -> Vec<protocol::Planned> {
    Vec::new()
}

/// The table as text, for a referee that has the game's own cards.
#[must_use]
pub fn setup_text(setup: &Setup) -> String {
    State::setup_text(setup)
}

/// Parses a table; `None` if the text is not one.
#[must_use]
pub fn read_setup(text: &str) -> Option<Setup> {
    State::read_setup(text, &CardSet::house()).ok()
}

/// The cards of a table as text; `None` if they are the game's own.
#[must_use]
pub fn cards_text(setup: &Setup) -> Option<String> {
    let cards = &setup.rules().cards;
    (*cards != CardSet::house()).then(|| State::cards_text(cards))
}

/// Parses the cards of a table; the game's own if there is no text.
#[must_use]
pub fn read_cards(text: Option<&str>) -> Option<CardSet> {
    text.map_or_else(|| Some(CardSet::house()), |text| State::read_cards(text).ok())
}

/// The view that a document was made of.
#[must_use]
pub fn read_view(document: &ViewDocument, cards: &CardSet) -> Option<View> {
    View::try_from((document, cards)).ok()
}

/// The view that the viewer would have with every hand and every face-down card open.
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
