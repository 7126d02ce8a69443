//! The occupant of a seat: a person with a name, or a bot with a level.

use std::fmt;
use std::str::FromStr;

use table::Seat;

use crate::level::Level;

/// The default seat of the first person; who starts is drawn by lot.
pub const PERSON: Seat = Seat(0);

/// The kind of player that decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person at this screen.
    Person,
    /// A bot of this level.
    Bot(Level),
}

/// A seat at the table, from the page's point of view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The kind of player that decides.
    pub player: Occupant,
    /// The person's name; empty if none was entered.
    pub name: String,
}

impl Chair {
    /// The maximum length of a name.
    pub const LONGEST_NAME: usize = 20;

    /// Returns a person; the name is cut to the part that fits on one line of the table.
    #[must_use]
    pub fn person(name: &str) -> Self {
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        Self { player: Occupant::Person, name: name.chars().take(Self::LONGEST_NAME).collect() }
    }

    /// Returns a bot.
    #[must_use]
    pub const fn bot(level: Level) -> Self {
        Self { player: Occupant::Bot(level), name: String::new() }
    }

    /// Whether a person sits here.
    #[must_use]
    pub fn is_person(&self) -> bool {
        self.player == Occupant::Person
    }
}

/// Returns the seat of the only person at a table.
#[must_use]
pub fn only_person(chairs: &[Chair]) -> Option<Seat> {
    let mut people = (0..).zip(chairs).filter(|(_, chair)| chair.is_person()).map(|(seat, _)| Seat(seat));
    people.next().filter(|_| people.next().is_none())
}

impl fmt::Display for Chair {
    /// Writes `person NAME`, or the name of a level.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.player {
            Occupant::Person => write!(f, "person {}", self.name),
            Occupant::Bot(level) => write!(f, "{level}"),
        }
    }
}

impl FromStr for Chair {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.trim().split_once(' ').unwrap_or((text.trim(), "")) {
            ("person", name) => Ok(Self::person(name)),
            (level, _) => level.parse().map(Self::bot),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chair_is_read_back_from_its_text() {
        for chair in [Chair::person("Ada  Maria"), Chair::person(""), Chair::bot(Level::Expert)] {
            assert_eq!(chair.to_string().parse(), Ok(chair));
        }
        assert!("nobody".parse::<Chair>().is_err());
        assert_eq!(Chair::person(&"x".repeat(90)).name.len(), Chair::LONGEST_NAME);
    }
}
