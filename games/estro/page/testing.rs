//! Tables, decks and a stop of ESTRO for the shell's own tests.

use estro::deck::ready::READY;
use estro::{CardSet, SeatDocument, Setup, SetupDocument};
use table::Language;

use super::deck::Deck;

/// The modes of the game.
pub const MODES: [&str; 4] = ["duel", "conquest", "solo", "inferno"];
/// An option that every mode has, with a value that is not its default.
pub const SOME_OPTION: (&str, &str) = ("redirect_reroll", "on");
/// First lines of tables that older pages stored, and their meaning: there was no older page of this game.
pub const STORED_BEFORE: &[(&str, &str, usize, &str)] = &[];
/// A stop of the game.
pub const STOP: &str = "declared";

/// Whether anything can be taken back in this game: no (ESTRO-GEN-04).
pub const COMPOSES: bool = false;

/// An action.
pub const ANY_ACTION: estro::Action = estro::Action::End;

/// A table of two.
pub fn usual_table() -> Setup {
    Setup::default()
}

/// A table of one, against the ships (ESTRO-SOLO-01).
pub fn solo_table() -> Setup {
    let document = SetupDocument { seats: vec![SeatDocument::default()], options: vec!["solo".to_owned()] };
    Setup::check(document, CardSet::house()).expect("a table")
}

/// A table that two people share. Not one of four seats: where one of a team concedes the match is over for both (ESTRO-GEN-10).
pub fn shared_table() -> Setup {
    Setup::default()
}

/// The hand that a view of a seat shows, as text; `None` if it shows no card of it.
pub fn shown_hand(side: &estro::view::SeatView) -> Option<String> {
    (!side.held.is_empty()).then(|| format!("{:?}", side.held))
}

/// Whether a view of a seat shows that it is out of the match: never, since a duel ends with that.
pub const fn is_eliminated(_side: &estro::view::SeatView) -> bool {
    false
}

/// Some different decks that can be played, each with a name.
pub fn usual_decks(cards: &CardSet) -> Vec<Deck> {
    READY.iter().take(4).map(|ready| ready.deck(cards, Language::En)).collect()
}
