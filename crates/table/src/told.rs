//! A game told in words: prompts, labels, events and refusals in the languages of the screens.

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

    /// The language of a locale name such as `it_IT.UTF-8` or `en-GB`; English when it is another.
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

/// Who listens: it is spoken to as "you".
#[derive(Clone, Copy, Debug, Default)]
pub struct Listener<'a> {
    /// The seat that listens; nobody is spoken to in a record or before the public.
    pub seat: Option<Seat>,
    /// What the seats are called there, where it is not what the game calls them; a seat without a name of its own has
    /// an empty one.
    pub names: &'a [String],
}

/// A game that can say everything in words.
pub trait Told: Game {
    /// What the seat is asked, in one sentence. From its knowledge only.
    fn prompt(&self, seat: Seat, language: Language) -> String;

    /// The action as the seat that may take it reads it. From its knowledge only.
    fn label(&self, seat: Seat, action: Self::Action, language: Language) -> String;

    /// What the seat is asked, said to somebody who is spoken to, by the names that its log uses.
    fn prompt_to(&self, seat: Seat, _listener: Listener<'_>, language: Language) -> String {
        self.prompt(seat, language)
    }

    /// The action as the seat that may take it reads it, by the names that its log uses.
    fn label_to(&self, seat: Seat, action: Self::Action, _listener: Listener<'_>, language: Language) -> String {
        self.label(seat, action, language)
    }

    /// The action as anybody reads it in a record, where nobody is addressed.
    fn comment(&self, seat: Seat, action: Self::Action, language: Language) -> String {
        self.label(seat, action, language)
    }

    /// The heading under which a list shows the action, after its place among the headings; `None` in games whose lists
    /// need none.
    fn heading(&self, _action: Self::Action, _language: Language) -> Option<(u8, String)> {
        None
    }

    /// The event as a line of the log.
    fn tell(&self, logged: &Logged<Self::Event>, language: Language) -> String;

    /// The first of these events as a line of the log, with those after it that say the same thing or complete it, and how
    /// many they are; so that a person does not read one thing in several lines. By itself where a game does not say more.
    fn tell_together(&self, events: &[Logged<Self::Event>], language: Language) -> (usize, String) {
        events.first().map_or_else(Default::default, |first| (1, self.tell(first, language)))
    }

    /// The event for somebody who is spoken to.
    fn tell_to(&self, logged: &Logged<Self::Event>, _listener: Listener<'_>, language: Language) -> String {
        self.tell(logged, language)
    }

    /// What events that belong together, an attack say, come to: what is read before any of their lines. Nothing where
    /// the first line says it.
    fn headline(&self, _beat: &[Logged<Self::Event>], _listener: Listener<'_>, _language: Language) -> Option<String> {
        None
    }

    /// What the seat did in its turn, whose events these are, in one line; nothing where it did nothing.
    fn summary(
        &self,
        _seat: Seat,
        _turn: &[Logged<Self::Event>],
        _listener: Listener<'_>,
        _language: Language,
    ) -> Option<String> {
        None
    }

    /// Why an action was refused.
    fn explain(&self, refusal: &Refusal, language: Language) -> String;

    /// The table as plain text, for a terminal and for screen readers: only what the viewer sees.
    fn describe(&self, viewer: Viewer, language: Language) -> String;

    /// What a person keeps an eye on, in a few lines: a terminal tells those that have changed before each decision,
    /// instead of the whole table. Only what the viewer sees. The whole table where a game does not say less.
    fn status(&self, viewer: Viewer, language: Language) -> Vec<String> {
        self.describe(viewer, language)
            .lines()
            .map(str::trim)
            .filter(|line| !line.is_empty())
            .map(str::to_owned)
            .collect()
    }
}
