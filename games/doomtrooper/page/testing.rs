//! Tables, decks and a stop of Doomtrooper for the tests of the shell.

use doomtrooper::{CardSet, Options, Setup, SetupDocument, deck};

use super::deck::Deck;

/// A stop of the game.
pub const STOP: &str = "combat";

/// A table of two.
pub fn usual_table() -> Setup {
    deck::ready_table(2)
}

/// A table of four in two teams, partners opposite each other.
pub fn team_table() -> Setup {
    let seats = deck::ready().iter().take(4).map(|(_, deck)| deck.seat()).collect();
    let options = Options { teams: true, turn_limit: 20, ..Options::default() };
    Setup::check(SetupDocument { seats, options }, CardSet::house()).expect("the ready decks are legal in teams")
}

/// Some different decks that can be played, each with a name.
pub fn usual_decks(cards: &CardSet) -> Vec<Deck> {
    let decks = deck::ready().iter().take(4).map(|(_, document)| Deck::of(document, cards));
    decks.collect::<Result<_, _>>().expect("the ready decks are of the house set")
}
