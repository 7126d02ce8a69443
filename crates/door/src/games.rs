//! A list of games.

use crate::{AnyGame, DoorError};

/// The games of a program.
#[derive(Clone, Copy)]
pub struct Games(&'static [&'static dyn AnyGame]);

impl Games {
    /// A list of these games.
    #[must_use]
    pub const fn new(games: &'static [&'static dyn AnyGame]) -> Self {
        Self(games)
    }

    /// All of them, in their order.
    pub fn iter(self) -> impl Iterator<Item = &'static dyn AnyGame> {
        self.0.iter().copied()
    }

    /// The game of this name.
    ///
    /// # Errors
    /// When there is none; the error names the existing ones.
    pub fn find(self, name: &str) -> Result<&'static dyn AnyGame, DoorError> {
        let found = self.iter().find(|game| game.name() == name);
        found.ok_or_else(|| DoorError::NoSuchGame { name: name.chars().take(60).collect(), known: self.names() })
    }

    /// Finds the game of a record.
    ///
    /// # Errors
    /// When the text is not a record, or is of a game that is not in this list.
    pub fn of_record(self, text: &str) -> Result<&'static dyn AnyGame, DoorError> {
        let name = record::game_of(text);
        let name = name.map_err(|problems| DoorError::Problems { what: "record", problems: problems.0 })?;
        self.find(name)
    }

    /// Their names, as a list for people.
    #[must_use]
    pub fn names(self) -> String {
        self.iter().map(AnyGame::name).collect::<Vec<_>>().join(", ")
    }
}
