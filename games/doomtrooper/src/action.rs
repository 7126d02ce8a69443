//! The answers of a seat, and their notation.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::language::{Affiliation, Code, Tactic};
use crate::state::{At, SlotNo};

/// One answer of a seat. A card of a hand or a pile is named by its number in the set, a card in play by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Does nothing in a window, declines, or uses no Warzone or Weapon: `yield`.
    Yield,
    /// Keeps the opening hand: `keep`.
    Keep,
    /// Draws a new hand (TURN-06, TURN-07): `redraw`.
    Redraw,
    /// Adds a warrior from the hand (ADD-01): `add 01245`.
    Add(Code),
    /// Adds a warrior from the hand in Cover (HID-01): `hide 01245`.
    Hide(Code),
    /// Sends a warrior into Cover (COV-01): `cover #3`.
    Cover(SlotNo),
    /// Takes a warrior out of Cover (COV-13): `uncover #3`.
    Uncover(SlotNo),
    /// A warrior enters or leaves its Vehicle (VEH-06): `board #3`.
    Board(SlotNo),
    /// Transfers a warrior into the Outpost or out of it (OUT-02): `transfer #3`.
    Transfer(SlotNo),
    /// A warrior sabotages a player (SAB-01): `sabotage #3 1`.
    Sabotage(SlotNo, Seat),
    /// Gains 1 D for an Action (ACT-08): `meditate`.
    Meditate,
    /// Declares an attack (CMB-02): `attack`.
    Attack,
    /// Ends the Actions (ACT-07): `end`.
    End,
    /// Plays a card from the hand: `play 01104`.
    Play(Code),
    /// Uses an ability of a card in play, from 1: `use #4 1`.
    Use(SlotNo, u8),
    /// Adds steps to a spell of this combat (ART-08): `raise 01281`.
    Raise(Code),
    /// Spends a Mission's Actions (Goal): `spend #4`.
    Spend(SlotNo),
    /// Chooses a card in play: `choose #3`.
    Choose(SlotNo),
    /// Chooses a player: `player 1`.
    Player(Seat),
    /// Chooses a tactic: `fight`, `shoot`.
    Tactic(Tactic),
    /// Chooses an Area: `squad`, `kohort`, `outpost`, `aside`.
    Place(At),
    /// Chooses an organization: `Imperial`.
    Affiliation(Affiliation),
    /// Pays for so many steps (ART-07): `pay 3`.
    Pay(u8),
    /// Chooses a card of a hand or a pile: `card 01104`.
    Card(Code),
    /// Discards a card of the hand (TURN-09): `discard 01104`.
    Discard(Code),
    /// Says yes: `accept`.
    Accept,
    /// Chooses one of several ways, from 1: `way 2`.
    Way(u8),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Yield => f.write_str("yield"),
            Self::Keep => f.write_str("keep"),
            Self::Redraw => f.write_str("redraw"),
            Self::Add(code) => write!(f, "add {code}"),
            Self::Hide(code) => write!(f, "hide {code}"),
            Self::Cover(slot) => write!(f, "cover {slot}"),
            Self::Uncover(slot) => write!(f, "uncover {slot}"),
            Self::Board(slot) => write!(f, "board {slot}"),
            Self::Transfer(slot) => write!(f, "transfer {slot}"),
            Self::Sabotage(slot, seat) => write!(f, "sabotage {slot} {seat}"),
            Self::Meditate => f.write_str("meditate"),
            Self::Attack => f.write_str("attack"),
            Self::End => f.write_str("end"),
            Self::Play(code) => write!(f, "play {code}"),
            Self::Use(slot, number) => write!(f, "use {slot} {}", number + 1),
            Self::Raise(code) => write!(f, "raise {code}"),
            Self::Spend(slot) => write!(f, "spend {slot}"),
            Self::Choose(slot) => write!(f, "choose {slot}"),
            Self::Player(seat) => write!(f, "player {seat}"),
            Self::Tactic(Tactic::Fight) => f.write_str("fight"),
            Self::Tactic(Tactic::Shoot) => f.write_str("shoot"),
            Self::Place(at) => f.write_str(place_word(*at)),
            Self::Affiliation(affiliation) => f.write_str(affiliation.as_str()),
            Self::Pay(steps) => write!(f, "pay {steps}"),
            Self::Card(code) => write!(f, "card {code}"),
            Self::Discard(code) => write!(f, "discard {code}"),
            Self::Accept => f.write_str("accept"),
            Self::Way(number) => write!(f, "way {}", number + 1),
        }
    }
}

/// The word of an Area.
pub(crate) const fn place_word(at: At) -> &'static str {
    match at {
        At::Squad => "squad",
        At::Kohort => "kohort",
        At::Outpost => "outpost",
        At::Aside => "aside",
        At::Hidden => "hidden",
        At::Card => "card",
        At::Player => "player",
        At::Game => "game",
    }
}

/// The text is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not an action; actions look like `play 01104`, `choose #3`, `yield`")]
pub struct ParseActionError(pub String);

impl FromStr for Action {
    type Err = ParseActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        read(text).ok_or_else(|| ParseActionError(text.chars().take(40).collect()))
    }
}

fn read(text: &str) -> Option<Action> {
    let mut words = text.split_ascii_whitespace();
    let verb = words.next()?;
    let mut word = || words.next();
    let slot = |word: Option<&str>| -> Option<SlotNo> {
        let number: u8 = word?.strip_prefix('#')?.parse().ok()?;
        (usize::from(number) < crate::state::SLOTS).then_some(SlotNo(number))
    };
    let code = |word: Option<&str>| word?.parse::<Code>().ok();
    let seat = |word: Option<&str>| word?.parse::<Seat>().ok();
    let number = |word: Option<&str>| word?.parse::<u8>().ok();
    let from_one = |word: Option<&str>| number(word)?.checked_sub(1);
    let action = match verb {
        "yield" => Action::Yield,
        "keep" => Action::Keep,
        "redraw" => Action::Redraw,
        "add" => Action::Add(code(word())?),
        "hide" => Action::Hide(code(word())?),
        "cover" => Action::Cover(slot(word())?),
        "uncover" => Action::Uncover(slot(word())?),
        "board" => Action::Board(slot(word())?),
        "transfer" => Action::Transfer(slot(word())?),
        "sabotage" => Action::Sabotage(slot(word())?, seat(word())?),
        "meditate" => Action::Meditate,
        "attack" => Action::Attack,
        "end" => Action::End,
        "play" => Action::Play(code(word())?),
        "use" => Action::Use(slot(word())?, from_one(word())?),
        "raise" => Action::Raise(code(word())?),
        "spend" => Action::Spend(slot(word())?),
        "choose" => Action::Choose(slot(word())?),
        "player" => Action::Player(seat(word())?),
        "fight" => Action::Tactic(Tactic::Fight),
        "shoot" => Action::Tactic(Tactic::Shoot),
        "squad" => Action::Place(At::Squad),
        "kohort" => Action::Place(At::Kohort),
        "outpost" => Action::Place(At::Outpost),
        "aside" => Action::Place(At::Aside),
        "pay" => Action::Pay(number(word())?),
        "card" => Action::Card(code(word())?),
        "discard" => Action::Discard(code(word())?),
        "accept" => Action::Accept,
        "way" => Action::Way(from_one(word())?),
        name => Action::Affiliation(*Affiliation::ALL.iter().find(|affiliation| affiliation.as_str() == name)?),
    };
    words.next().is_none().then_some(action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_are_read_back_as_they_were_written() {
        let (slot, code) = (SlotNo(7), Code(1_104));
        for action in [
            Action::Yield,
            Action::Add(code),
            Action::Raise(code),
            Action::Sabotage(slot, Seat(1)),
            Action::Use(slot, 0),
            Action::Tactic(Tactic::Shoot),
            Action::Place(At::Kohort),
            Action::Affiliation(Affiliation::Mishima),
            Action::Pay(3),
            Action::Way(1),
        ] {
            assert_eq!(action.to_string().parse(), Ok(action));
        }
    }

    #[test]
    fn nonsense_is_no_action() {
        for text in ["", "play", "play 7", "use #3 0", "choose 3", "choose #200", "yield now", "pay 300"] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8);
    }
}
