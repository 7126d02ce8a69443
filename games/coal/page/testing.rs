//! Tables, decks and a stop of C.O.A.L. for the tests of the shell.

use coal::card::Model;
use coal::{CardSet, Deck, Options, Setup};

/// A stop of the game.
pub const STOP: &str = "gap";

/// A table of two.
pub fn usual_table() -> Setup {
    Setup::default()
}

/// A table of four in two teams, partners opposite each other.
pub fn team_table() -> Setup {
    Setup::of(4, Options { teams: true, tag_mode: true, ..Options::default() }).expect("four seats are two teams")
}

/// Some different decks that can be played, each with a name.
pub fn usual_decks(cards: &CardSet) -> Vec<Deck> {
    Model::ALL.map(|model| Deck::predefined(model, cards)).to_vec()
}
