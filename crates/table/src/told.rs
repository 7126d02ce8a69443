//! The texts of a game: prompts, labels, events and refusals in the languages of the screens.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Game, Logged, Refusal, Seat, Viewer};

/// A language of the screens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Italian.
    It,
}

impl Language {
    /// Every language.
    pub const ALL: [Self; 2] = [Self::En, Self::It];

    /// Its code: `en`, `it`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::It => "it",
        }
    }

    /// The language of a locale name such as `it_IT.UTF-8` or `en-GB`; English for any other language.
    #[must_use]
    pub fn from_locale(locale: &str) -> Self {
        if locale.get(..2).is_some_and(|code| code.eq_ignore_ascii_case("it")) { Self::It } else { Self::En }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|language| language.as_str() == text)
            .ok_or_else(|| format!("`{text}` is not a language; there are `en` and `it`"))
    }
}

/// The listener, whom the texts address as "you".
#[derive(Clone, Copy, Debug, Default)]
pub struct Listener<'a> {
    /// The seat that listens; `None` in a record or before the public, where nobody is addressed.
    pub seat: Option<Seat>,
    /// The names of the seats, where they differ from the names that the game uses; empty for a seat without one.
    pub names: &'a [String],
}

/// A game that can express everything in words.
pub trait Told: Game {
    /// The question to the seat, in one sentence. Based only on what the seat knows.
    fn prompt(&self, seat: Seat, language: Language) -> String;

    /// The action as read by a seat that may take it. Based only on what the seat knows.
    fn label(&self, seat: Seat, action: Self::Action, language: Language) -> String;

    /// The question to the seat, addressed to a listener, with the names that its log uses.
    fn prompt_to(&self, seat: Seat, _listener: Listener<'_>, language: Language) -> String {
        self.prompt(seat, language)
    }

    /// The action as read by a seat that may take it, with the names that its log uses.
    fn label_to(&self, seat: Seat, action: Self::Action, _listener: Listener<'_>, language: Language) -> String {
        self.label(seat, action, language)
    }

    /// The action as it appears in a record, where nobody is addressed.
    fn comment(&self, seat: Seat, action: Self::Action, language: Language) -> String {
        self.label(seat, action, language)
    }

    /// The heading under which a list shows the action, with the heading's rank; `None` in games whose lists need no
    /// headings.
    fn heading(&self, _action: Self::Action, _language: Language) -> Option<(u8, String)> {
        None
    }

    /// The event as a line of the log.
    fn tell(&self, logged: &Logged<Self::Event>, language: Language) -> String;

    /// The same line, addressed to a listener.
    fn tell_to(&self, logged: &Logged<Self::Event>, _listener: Listener<'_>, language: Language) -> String {
        self.tell(logged, language)
    }

    /// The result of events that belong together, e.g. of an attack: it is read before their lines. `None` where the
    /// first line says it.
    fn headline(&self, _beat: &[Logged<Self::Event>], _listener: Listener<'_>, _language: Language) -> Option<String> {
        None
    }

    /// One line about what the seat did in its turn, given the events of that turn; `None` where it did nothing.
    fn summary(
        &self,
        _seat: Seat,
        _turn: &[Logged<Self::Event>],
        _listener: Listener<'_>,
        _language: Language,
    ) -> Option<String> {
        None
    }

    /// The reason for a refusal, in words.
    fn explain(&self, refusal: &Refusal, language: Language) -> String;

    /// The table as plain text, for a terminal and for screen readers. It says only what the viewer sees.
    fn describe(&self, viewer: Viewer, language: Language) -> String;

    /// The facts that a person watches, in a few lines. Before each decision a terminal prints the lines that have
    /// changed, instead of the whole table. They say only what the viewer sees. The default is the whole table.
    fn status(&self, viewer: Viewer, language: Language) -> Vec<String> {
        self.describe(viewer, language)
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect()
    }
}
