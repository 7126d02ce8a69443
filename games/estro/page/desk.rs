//! The parts of ESTRO that only the desk uses: the rules themselves, the table as text, its cards, the document of a view.

use estro::{CardSet, Event, Setup, View};
use table::{Game, Recorded, Seat, Viewer};

pub use super::harm::harms;
pub use estro::State;
pub use estro::wire::ViewDocument;

/// Whether the seat that decided learns something from the event that it could not know before.
#[must_use]
pub fn tells_more(event: &Event) -> bool {
    State::discloses(event) || matches!(event, Event::Begins(_) | Event::ToBottom(_))
}

/// The plans that a seat could decide together with an action: none in this game.
#[must_use]
pub const fn plans(_table: &State, _seat: Seat, _action: estro::Action) -> Vec<protocol::Planned> {
    Vec::new()
}

/// The table as text, for a referee that has the cards of the game.
#[must_use]
pub fn setup_text(setup: &Setup) -> String {
    State::setup_text(setup)
}

/// The table of this text; `None` if the text is none.
#[must_use]
pub fn read_setup(text: &str) -> Option<Setup> {
    State::read_setup(text, &CardSet::house()).ok()
}

/// The cards of a table as text; `None` if they are the game's own.
#[must_use]
pub fn cards_text(setup: &Setup) -> Option<String> {
    let cards = setup.cards();
    (*cards != CardSet::house()).then(|| State::cards_text(cards))
}

/// The cards of this text; the game's own if there is none.
#[must_use]
pub fn read_cards(text: Option<&str>) -> Option<CardSet> {
    text.map_or_else(|| Some(CardSet::house()), |text| State::read_cards(text).ok())
}

/// The view that a document was made of.
#[must_use]
pub fn read_view(document: &ViewDocument, cards: &CardSet) -> Option<View> {
    View::try_from((document, cards)).ok()
}

/// The viewer's view with every hand and every covered card open, each as its controller sees it.
#[must_use]
pub fn open_view(state: &State, viewer: Viewer) -> View {
    let mut view = state.view(viewer);
    let own: Vec<View> = Seat::all(state.seats()).map(|seat| state.view(Viewer::Seat(seat))).collect();
    for (place, side) in view.seats.iter_mut().enumerate() {
        side.held.clone_from(&own[place].seats[place].held);
    }
    for (card, face) in view.field.iter_mut().zip(state.faces_for_controllers()) {
        card.face = card.face.or(face);
    }
    view
}
