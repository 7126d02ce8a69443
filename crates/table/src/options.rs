//! The modes and options of a game as data: everything that a start screen, a terminal or a program needs to know of
//! them.
//!
//! A game lists its [`Mode`]s and its [`OptionSpec`]s once. Code that sets up a table parses what people write with
//! [`OptionTable::read`], finds the mode and the number of seats with [`OptionTable::agree`], and hands the
//! [`OptionValues`] to the game, whose options type implements [`TableOptions`]. The game has the last word: its setup
//! checks the whole table.

mod agree;
mod error;
mod read;
mod seat_counts;
#[cfg(test)]
mod tests;
mod value;

pub use agree::{Agreed, Wanted};
pub use error::OptionError;
pub use seat_counts::SeatCounts;
pub use value::{OptionValue, OptionValues};

use crate::{Clause, Language, Wording};

/// A way to play a game: duel, everyone against everyone, teams.
#[derive(Clone, Debug)]
pub struct Mode {
    /// Its name, as people write it: `free-for-all`.
    pub name: &'static str,
    /// The clause that defines it.
    pub clause: Clause,
    /// The numbers of seats with which it is played. One seat plays against an automaton that is part of the rules.
    pub seats: SeatCounts,
    /// Whether seats play in teams.
    pub has_teams: bool,
    /// The options that it fixes to a value.
    pub sets: Vec<(&'static str, OptionValue)>,
    /// Its name for people.
    pub title: Wording,
    /// A short description.
    pub about: Wording,
}

impl Mode {
    /// A mode without teams that fixes no option. `said` returns the game's messages: `mode-NAME` is its name for
    /// people, and `mode-NAME-about` its description.
    pub fn new(name: &'static str, clause: Clause, seats: SeatCounts, said: impl Fn(&str) -> Wording) -> Self {
        let (title, about) = (said(&format!("mode-{name}")), said(&format!("mode-{name}-about")));
        Self { name, clause, seats, has_teams: false, sets: Vec::new(), title, about }
    }

    /// Makes it a mode with teams, which this switch turns on.
    #[must_use]
    pub fn with_teams(mut self, switch: &'static str) -> Self {
        self.has_teams = true;
        self.sets.push((switch, OptionValue::Switch(true)));
        self
    }
}

/// An option of a table.
#[derive(Clone, Debug)]
pub struct OptionSpec {
    /// Its name, as people write it: `training_aid`. Dashes are accepted for underscores.
    pub name: &'static str,
    /// The clause that it changes or switches on.
    pub clause: Clause,
    /// The ruling that explains it, where there is one: `COAL-AMB-35`.
    pub ruling: Option<&'static str>,
    /// The kind of values that it takes.
    pub kind: OptionKind,
    /// Whether it adds a mode to the one that is played, instead of changing how that one is played: programs show these apart.
    pub adds_mode: bool,
    /// The modes and numbers of seats in which it applies.
    pub applies: Applies,
    /// Its name for people.
    pub title: Wording,
    /// A description of its effect.
    pub about: Wording,
}

/// The kind of values that an option takes.
#[derive(Clone, Debug)]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// The value when nobody sets it.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The least allowed value.
        least: u32,
        /// The greatest allowed value.
        most: u32,
        /// The value when nobody sets it.
        default: u32,
    },
    /// One of some values.
    OneOf {
        /// The values.
        values: Vec<OptionChoice>,
        /// The value when nobody sets it.
        default: &'static str,
    },
    /// Any number of some values, none when nobody sets it.
    List {
        /// The values.
        values: Vec<OptionChoice>,
    },
}

/// A value that an option may have, or hold in its list.
#[derive(Clone, Debug)]
pub struct OptionChoice {
    /// Its name, as people write it.
    pub name: &'static str,
    /// A description of its meaning.
    pub about: Wording,
}

/// The modes and numbers of seats in which an option applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Applies {
    /// The names of the modes; `None` for all modes.
    pub modes: Option<&'static [&'static str]>,
    /// The numbers of seats.
    pub seats: SeatCounts,
}

impl Applies {
    /// In every mode and with every number of seats.
    pub const EVERYWHERE: Self = Self { modes: None, seats: SeatCounts::ALL };

    /// In every mode with these numbers of seats.
    #[must_use]
    pub const fn with_seats(seats: SeatCounts) -> Self {
        Self { modes: None, seats }
    }

    /// Only in these modes.
    #[must_use]
    pub const fn in_modes(modes: &'static [&'static str]) -> Self {
        Self { modes: Some(modes), seats: SeatCounts::ALL }
    }

    /// Whether it applies in this mode with this number of seats.
    #[must_use]
    pub fn fits(&self, mode: &Mode, seats: usize) -> bool {
        self.has_mode(mode.name) && self.seats.contains(seats)
    }

    /// Whether it applies in a mode.
    #[must_use]
    pub fn has_mode(&self, mode: &str) -> bool {
        self.modes.is_none_or(|modes| modes.contains(&mode))
    }
}

impl OptionSpec {
    /// The value when nobody sets the option.
    #[must_use]
    pub fn default(&self) -> OptionValue {
        match &self.kind {
            OptionKind::Switch { default } => OptionValue::Switch(*default),
            OptionKind::Number { default, .. } => OptionValue::Number(*default),
            OptionKind::OneOf { default, .. } => OptionValue::One(default),
            OptionKind::List { .. } => OptionValue::Several(Vec::new()),
        }
    }

    /// Whether the option may have this value.
    #[must_use]
    pub fn takes(&self, value: &OptionValue) -> bool {
        let has = |name: &str| self.choices().iter().any(|choice| choice.name == name);
        match (&self.kind, value) {
            (OptionKind::Switch { .. }, OptionValue::Switch(_)) => true,
            (OptionKind::Number { least, most, .. }, OptionValue::Number(value)) => (least..=most).contains(&value),
            (OptionKind::OneOf { .. }, OptionValue::One(name)) => has(name),
            (OptionKind::List { .. }, OptionValue::Several(names)) => {
                names.iter().enumerate().all(|(place, name)| has(name) && !names[..place].contains(name))
            }
            _ => false,
        }
    }

    /// The values of a one-of or a list; none for other kinds.
    #[must_use]
    pub fn choices(&self) -> &[OptionChoice] {
        match &self.kind {
            OptionKind::OneOf { values, .. } | OptionKind::List { values } => values,
            OptionKind::Switch { .. } | OptionKind::Number { .. } => &[],
        }
    }

    /// The values as they are written: `on or off`, `1 to 200`, `exhausted, always or never`.
    #[must_use]
    pub fn range(&self, language: Language) -> String {
        let names = || self.choices().iter().map(|choice| choice.name.to_owned()).collect::<Vec<_>>();
        match (&self.kind, language) {
            (OptionKind::Switch { .. }, Language::En) => "on or off".into(),
            (OptionKind::Switch { .. }, Language::It) => "on oppure off".into(),
            (OptionKind::Number { least, most, .. }, Language::En) => format!("{least} to {most}"),
            (OptionKind::Number { least, most, .. }, Language::It) => format!("da {least} a {most}"),
            (OptionKind::OneOf { .. }, _) => seat_counts::listed(&names(), language),
            (OptionKind::List { .. }, Language::En) => format!("none, or some of {} joined by `+`", names().join(", ")),
            (OptionKind::List { .. }, Language::It) => {
                format!("none, oppure alcuni tra {} uniti da `+`", names().join(", "))
            }
        }
    }
}

/// A window at which a seat may want to be asked: a name that standing orders use.
#[derive(Clone, Debug)]
pub struct StopSpec {
    /// Its name, as people write it.
    pub name: &'static str,
    /// The clause that opens the window.
    pub clause: Clause,
    /// The modes and numbers of seats in which the window can open.
    pub applies: Applies,
    /// When the seat is asked.
    pub about: Wording,
}

/// The error for standing orders that name an unknown stop.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct UnknownStop(Wording);

impl UnknownStop {
    /// The error that `written` is none of these stops.
    #[must_use]
    pub fn new<'a>(written: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> Self {
        Self(Wording::new(|language| {
            let nothing = match language {
                Language::En => "is not a stop",
                Language::It => "non è una sosta",
            };
            error::unknown(written, nothing, known.clone(), language)
        }))
    }

    /// The message, in every language.
    #[must_use]
    pub fn wording(self) -> Wording {
        self.0
    }
}

/// The modes and options of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionTable {
    /// The modes, the usual one first.
    pub modes: &'static [Mode],
    /// The options, in the order in which they are listed.
    pub options: &'static [OptionSpec],
}

impl OptionTable {
    /// The mode of this name, as people write it.
    ///
    /// # Errors
    /// When there is none; the error suggests the nearest name.
    pub fn mode(self, written: &str) -> Result<&'static Mode, OptionError> {
        let found = self.modes.iter().find(|mode| read::is_same(mode.name, written));
        found.ok_or_else(|| OptionError::UnknownMode { written: read::cut(written), table: self })
    }

    /// The option of this name, as people write it.
    #[must_use]
    pub fn option(self, written: &str) -> Option<&'static OptionSpec> {
        self.options.iter().find(|spec| read::is_same(spec.name, written))
    }

    /// The numbers of seats with which the game is played, in any mode.
    #[must_use]
    pub fn seats(self) -> SeatCounts {
        self.modes.iter().fold(SeatCounts::NONE, |all, mode| all.or(mode.seats))
    }

    /// Whether a mode fixes this option, so that a screen that offers the modes need not offer the option too.
    #[must_use]
    pub fn is_of_a_mode(self, option: &str) -> bool {
        self.modes.iter().any(|mode| mode.sets.iter().any(|(name, _)| *name == option))
    }
}

/// The agreed options of a table of one game, which can be read and set by name.
pub trait TableOptions: Default {
    /// The modes and options of the game.
    fn table() -> OptionTable;

    /// The value of an option; `None` when there is none of this name.
    fn value(&self, name: &str) -> Option<OptionValue>;

    /// Gives an option a value. Returns whether there is an option of this name that takes values of this kind. Whether
    /// the value is in range is checked by the setup.
    fn set_value(&mut self, name: &str, value: &OptionValue) -> bool;

    /// The options that differ from their defaults.
    fn values(&self) -> OptionValues {
        let mut values = OptionValues::default();
        for spec in Self::table().options {
            if let Some(value) = self.value(spec.name).filter(|value| *value != spec.default()) {
                values.set(spec, value);
            }
        }
        values
    }

    /// Sets all of these options.
    fn set_values(&mut self, values: &OptionValues) {
        for (name, value) in values.iter() {
            self.set_value(name, value);
        }
    }

    /// Parses the options that people wrote.
    ///
    /// # Errors
    /// Every word that is no option, or has no value of its option.
    fn read<T: AsRef<str>>(words: &[T]) -> Result<Self, Vec<OptionError>> {
        let mut options = Self::default();
        options.set_values(&Self::table().read(words)?);
        Ok(options)
    }
}

/// Checks that the options of a game and their list agree: names, defaults, ranges, modes, texts.
///
/// # Panics
/// When they do not agree.
#[cfg(feature = "testing")]
pub fn check_options<O: TableOptions>() {
    let table = O::table();
    let is_said = |text: &Wording| Language::ALL.iter().all(|language| !text.say(*language).is_empty());
    assert!(!table.modes.is_empty(), "a game has a mode");
    for mode in table.modes {
        assert!(mode.seats != SeatCounts::NONE, "{}: played by nobody", mode.name);
        assert!(is_said(&mode.title) && is_said(&mode.about), "{}: no text", mode.name);
        for (name, value) in &mode.sets {
            let spec = table.option(name).unwrap_or_else(|| panic!("{}: `{name}` is no option", mode.name));
            assert!(spec.takes(value) && spec.applies.has_mode(mode.name), "{}: {name}", mode.name);
        }
    }
    for spec in table.options {
        let name = spec.name;
        assert_eq!(O::default().value(name), Some(spec.default()), "{name}: what it is where nobody says anything");
        assert!(spec.takes(&spec.default()), "{name}: the default is in range");
        assert!(is_said(&spec.title) && is_said(&spec.about), "{name}: no text");
        assert!(spec.choices().iter().all(|choice| is_said(&choice.about)), "{name}: no text of a value");
        for mode in spec.applies.modes.unwrap_or_default() {
            assert!(table.mode(mode).is_ok(), "{name}: `{mode}` is no mode");
        }
        let values: Vec<OptionValue> = match &spec.kind {
            OptionKind::Switch { .. } => vec![OptionValue::Switch(true), OptionValue::Switch(false)],
            OptionKind::Number { least, most, .. } => vec![OptionValue::Number(*least), OptionValue::Number(*most)],
            OptionKind::OneOf { values, .. } => values.iter().map(|choice| OptionValue::One(choice.name)).collect(),
            OptionKind::List { values } => {
                vec![
                    OptionValue::Several(Vec::new()),
                    OptionValue::Several(values.iter().map(|choice| choice.name).collect()),
                ]
            }
        };
        for value in values {
            let mut options = O::default();
            assert!(options.set_value(name, &value), "{name}: cannot be {value}");
            assert_eq!(options.value(name).as_ref(), Some(&value), "{name}");
            let written = options.values().to_string();
            let read = O::read(&[&written]).unwrap_or_else(|errors| panic!("{written}: {errors:?}"));
            assert_eq!(read.value(name), Some(value), "{written} is read back");
        }
    }
    assert_eq!(O::default().value("no such option"), None);
    assert!(!O::default().set_value("no such option", &OptionValue::Switch(true)));
}
