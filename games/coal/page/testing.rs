//! Tables, decks and a stop of C.O.A.L. for the shell's own tests.

use coal::card::Model;
use coal::{CardSet, Deck, Options, Setup};

/// The modes of the game.
pub const MODES: [&str; 3] = ["duel", "free-for-all", "teams"];
/// An option that every mode has, with a value that is not its default.
pub const SOME_OPTION: (&str, &str) = ("training_aid", "on");
/// First lines of tables that older pages stored, and their meaning: mode, seats, options.
pub const STORED_BEFORE: &[(&str, &str, usize, &str)] = &[
    ("2 ", "duel", 2, "none"),
    ("3 tag_mode free_pilots", "free-for-all", 3, "tag_mode free_pilots"),
    ("4 tag_mode teams", "teams", 4, "teams tag_mode"),
    // Teams were on with three seats, which could not be played; and a name that has never existed.
    ("3 teams training_aid nonsense", "free-for-all", 3, "training_aid"),
];
/// A stop of the game.
pub const STOP: &str = "gap";

/// Whether anything can be taken back in this game: no (COAL-WIN-14).
pub const COMPOSES: bool = false;

/// An action.
pub const ANY_ACTION: coal::Action = coal::Action::End;

/// A table of two.
pub fn usual_table() -> Setup {
    Setup::default()
}

/// A table that two people share with two bots: four seats in two teams, partners opposite each other.
pub fn shared_table() -> Setup {
    Setup::of(4, Options { teams: true, tag_mode: true, ..Options::default() }).expect("four seats are two teams")
}

/// Some different decks that can be played, each with a name.
pub fn usual_decks(cards: &CardSet) -> Vec<Deck> {
    Model::ALL.map(|model| Deck::predefined(model, cards)).to_vec()
}

/// The hand that a view of a seat shows, as text; `None` if it does not show it.
pub fn shown_hand(side: &coal::view::SeatView) -> Option<String> {
    side.hand.as_ref().map(|hand| format!("{hand:?}"))
}

/// Whether a view of a seat shows that it is out of the match.
pub const fn is_eliminated(side: &coal::view::SeatView) -> bool {
    side.eliminated
}
