//! The answers of a seat, and their notation.

use std::fmt;
use std::str::FromStr;

use table::{Seat, Wording};

use crate::card::{Model, Resource};
use crate::rules::PilotNo;
use crate::words::say;

/// One of the different cards of a seat's deck list, written as a letter: `a` is the first.
///
/// The copies in a hand cannot be told apart, so an action names the card, never a copy. No handle links a card in the
/// hand to the same card lying face down (COAL-INFO-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HandKind(pub u8);

impl fmt::Display for HandKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'a' + self.0))
    }
}

/// A place of a play area: 0 to 4, written 1 to 5 (COAL-PLAY-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

impl Slot {
    /// The five slots of a play area (COAL-PLAY-06).
    pub const ALL: [Self; 5] = [Self(0), Self(1), Self(2), Self(3), Self(4)];

    /// Its place as an index.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its bit in a mask of slots.
    #[must_use]
    #[inline]
    pub const fn bit(self) -> u8 {
        1 << self.0
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

/// Face up or face down (COAL-PLAY-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Facing {
    /// Face up.
    Up,
    /// Face down.
    Down,
}

/// The gain from a consumed card (COAL-CON-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gain {
    /// One Steam.
    Steam,
    /// One Energy.
    Energy,
    /// Two Steam: Sir Alan Powell (COAL-PIL-06).
    TwoSteam,
}

impl Gain {
    /// The kind of the tokens.
    #[must_use]
    pub const fn resource(self) -> Resource {
        match self {
            Self::Steam | Self::TwoSteam => Resource::Steam,
            Self::Energy => Resource::Energy,
        }
    }
}

/// The kind of a turn (COAL-TURN-03).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TurnKind {
    /// An Action Turn.
    Action,
    /// A Maintenance Turn.
    Maintenance,
}

/// One answer of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Take a model: `model C1` (COAL-SET-03).
    Model(Model),
    /// Take a pilot: `pilot 0`, by its number in the set (COAL-SET-06).
    Pilot(PilotNo),
    /// Declare the turn: `action`, `maintenance` (COAL-TURN-03).
    Declare(TurnKind),
    /// Play a card: `play c down 3`. When all five slots are full, the card in that slot is discarded first
    /// (COAL-PLAY-03, COAL-PLAY-07).
    Play(HandKind, Facing, Slot),
    /// Discard a prepared card: `discard 3`; only with the table option (COAL-PLAY-09).
    Discard(Slot),
    /// Activate a card: `activate 3` (COAL-ACT-02).
    Activate(Slot),
    /// Use a Maneuver: `maneuver 1` (COAL-MAN-01).
    Maneuver(u8),
    /// Consume a card: `consume c steam`, `consume c energy`, `consume c double` (COAL-CON-01).
    Consume(HandKind, Gain),
    /// Put a token on a card: `place steam 0.3`, the seat and the slot (COAL-MAN-04, COAL-CON-01, COAL-TRF-01).
    Place(Resource, Seat, Slot),
    /// Take a token from a card: `take energy 1.2` (COAL-REM-01, COAL-PIL-09).
    Take(Resource, Seat, Slot),
    /// Clint Goldstein discards a card to take a token: `trade c` (COAL-PIL-09).
    Trade(HandKind),
    /// Von Nemo repairs his Steambot: `repair` (COAL-PIL-20).
    Repair,
    /// Spend a Tag Token to exchange the pilots: `swap` (COAL-TAG-05).
    Swap,
    /// Ask the partner for help: `call` (COAL-WIN-04).
    Call,
    /// Discard a card of the hand: `drop c` (COAL-SYM-03).
    Drop(HandKind),
    /// Choose an alternative of a card: `choose 1` (COAL-REA-09).
    Choose(u8),
    /// Do nothing more here: `pass` (COAL-REA-16, COAL-REM-01).
    Pass,
    /// End the turn: `end` (COAL-TURN-06).
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Model(model) => write!(f, "model {model}"),
            Self::Pilot(pilot) => write!(f, "pilot {pilot}"),
            Self::Declare(TurnKind::Action) => f.write_str("action"),
            Self::Declare(TurnKind::Maintenance) => f.write_str("maintenance"),
            Self::Play(kind, Facing::Up, slot) => write!(f, "play {kind} up {slot}"),
            Self::Play(kind, Facing::Down, slot) => write!(f, "play {kind} down {slot}"),
            Self::Discard(slot) => write!(f, "discard {slot}"),
            Self::Activate(slot) => write!(f, "activate {slot}"),
            Self::Maneuver(number) => write!(f, "maneuver {}", number + 1),
            Self::Consume(kind, Gain::TwoSteam) => write!(f, "consume {kind} double"),
            Self::Consume(kind, gain) => write!(f, "consume {kind} {}", gain.resource()),
            Self::Place(resource, seat, slot) => write!(f, "place {resource} {seat}.{slot}"),
            Self::Take(resource, seat, slot) => write!(f, "take {resource} {seat}.{slot}"),
            Self::Trade(kind) => write!(f, "trade {kind}"),
            Self::Repair => f.write_str("repair"),
            Self::Swap => f.write_str("swap"),
            Self::Call => f.write_str("call"),
            Self::Drop(kind) => write!(f, "drop {kind}"),
            Self::Choose(number) => write!(f, "choose {}", number + 1),
            Self::Pass => f.write_str("pass"),
            Self::End => f.write_str("end"),
        }
    }
}

/// The text is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.wording())]
pub struct ActionError {
    /// The text that was written.
    pub text: String,
    /// The id of the message that says what was expected.
    pub hint: &'static str,
}

impl ActionError {
    /// The error in words: what was written and what was expected.
    #[must_use]
    pub fn wording(&self) -> Wording {
        Wording::new(|language| {
            let hint = say(language, self.hint, &[]);
            say(language, "no-action", &[("text", self.text.as_str().into()), ("hint", hint.into())])
        })
    }
}

impl FromStr for Action {
    type Err = ActionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = |hint| ActionError { text: text.chars().take(60).collect(), hint };
        let words: Vec<&str> = text.split_whitespace().collect();
        let kind = |word: &str| match word.as_bytes() {
            [letter @ b'a'..=b't'] => Ok(HandKind(letter - b'a')),
            _ => Err(error("hint-hand")),
        };
        let slot = |word: &str| match word.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Slot(digit - b'1')),
            _ => Err(error("hint-slot")),
        };
        let number = |word: &str| match word.as_bytes() {
            [digit @ b'1'..=b'9'] => Ok(digit - b'1'),
            _ => Err(error("hint-choice")),
        };
        let resource = |word: &str| word.parse::<Resource>().map_err(|_| error("hint-resource"));
        let spot = |word: &str| {
            let (seat, place) = word.split_once('.').ok_or(error("hint-spot"))?;
            let seat: Seat = seat.parse().map_err(|_| error("hint-seat"))?;
            if seat.0 > 3 {
                return Err(error("hint-seat"));
            }
            Ok((seat, slot(place)?))
        };
        Ok(match words.as_slice() {
            ["model", model] => Self::Model(model.parse().map_err(|_| error("hint-model"))?),
            ["pilot", pilot] => Self::Pilot(pilot.parse().map_err(|_| error("hint-pilot"))?),
            ["action"] => Self::Declare(TurnKind::Action),
            ["maintenance"] => Self::Declare(TurnKind::Maintenance),
            ["play", card, "up", place] => Self::Play(kind(card)?, Facing::Up, slot(place)?),
            ["play", card, "down", place] => Self::Play(kind(card)?, Facing::Down, slot(place)?),
            ["play", ..] => {
                return Err(error("hint-play"));
            }
            ["discard", place] => Self::Discard(slot(place)?),
            ["activate", place] => Self::Activate(slot(place)?),
            ["maneuver", which] => Self::Maneuver(number(which)?),
            ["consume", card, "double"] => Self::Consume(kind(card)?, Gain::TwoSteam),
            ["consume", card, gain] => Self::Consume(
                kind(card)?,
                match resource(gain)? {
                    Resource::Steam => Gain::Steam,
                    Resource::Energy => Gain::Energy,
                },
            ),
            ["place", what, on] => spot(on).and_then(|(seat, slot)| Ok(Self::Place(resource(what)?, seat, slot)))?,
            ["take", what, on] => spot(on).and_then(|(seat, slot)| Ok(Self::Take(resource(what)?, seat, slot)))?,
            ["trade", card] => Self::Trade(kind(card)?),
            ["repair"] => Self::Repair,
            ["swap"] => Self::Swap,
            ["call"] => Self::Call,
            ["drop", card] => Self::Drop(kind(card)?),
            ["choose", which] => Self::Choose(number(which)?),
            ["pass"] => Self::Pass,
            ["end"] => Self::End,
            _ => {
                return Err(error("hint-action"));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_is_at_most_eight_bytes() {
        assert!(size_of::<Action>() <= 8);
    }

    #[test]
    fn bad_notation_says_what_was_expected() {
        let hint = |text: &str| text.parse::<Action>().unwrap_err().to_string();
        assert!(hint("play c sideways 3").contains("play c down 3"));
        assert!(hint("activate 6").contains("1 to 5"));
        assert!(hint("place steam 3").contains("SEAT.SLOT"));
        assert!(hint("take steam 9.1").contains("0 to 3"));
        assert!(hint("").contains("begins with"));
        assert!(hint("consume é steam").contains("letter"));
    }
}
