//! Tables, decks and a stop of Doomtrooper for the tests of the shell.

use doomtrooper::{CardSet, Options, Setup, SetupDocument, State, View, deck};
use table::{Match, Seat};

use super::deck::Deck;

/// The modes of the game.
pub const MODES: [&str; 3] = ["duel", "free-for-all", "teams"];
/// An option that every mode has, with an unusual value.
pub const SOME_OPTION: (&str, &str) = ("no_warriors", "never");
/// First lines of tables that older pages stored, and their meaning: mode, seats, options.
pub const STORED_BEFORE: &[(&str, &str, usize, &str)] = &[
    ("2 ", "duel", 2, "none"),
    ("2 promotion_target=10", "duel", 2, "promotion_target=10"),
    ("5 no_warriors=always one_sabotage=on", "free-for-all", 5, "no_warriors=always one_sabotage"),
    ("4 teams=on hand_size=9", "teams", 4, "hand_size=9 teams"),
    ("3 teams=on hand_size=900 actions=2", "free-for-all", 3, "actions=2"),
];
/// A stop of the game.
pub const STOP: &str = "combat";

/// Whether something may be taken back during it: a composition that is not announced (DOOM-TIME-02).
pub const COMPOSES: bool = true;

/// An action.
pub const ANY_ACTION: doomtrooper::Action = doomtrooper::Action::Attack;

/// A table of two.
pub fn usual_table() -> Setup {
    deck::ready_table(2)
}

/// A table that two people share with two bots: four seats in two teams, partners opposite each other.
pub fn shared_table() -> Setup {
    let seats = deck::ready().iter().take(4).map(|(_, deck)| deck.seat()).collect();
    let options = Options { teams: true, turn_limit: 20, ..Options::default() };
    Setup::check(SetupDocument { seats, options }, CardSet::house()).expect("the ready decks are legal in teams")
}

/// What a seat's screen shows of a match: its view as it comes from the desk.
pub fn shown(game: &Match<State>, seat: Seat) -> View {
    let view = game.view(seat.into());
    super::desk::read_view(&(&view).into(), &view.cards).expect("a view is read back from its document")
}

/// Some different decks that can be played, each with a name.
pub fn usual_decks(cards: &CardSet) -> Vec<Deck> {
    let decks = deck::ready().iter().take(4).map(|(_, document)| Deck::of(document, cards));
    decks.collect::<Result<_, _>>().expect("the ready decks are of the house set")
}

/// The hand that a view of a seat shows, as text; `None` if it does not show it.
pub fn shown_hand(side: &doomtrooper::view::SeatView) -> Option<String> {
    side.hand.as_ref().map(|hand| format!("{hand:?}"))
}

/// Whether a view of a seat shows that it is out of the match.
pub const fn is_eliminated(side: &doomtrooper::view::SeatView) -> bool {
    side.eliminated
}
