//! The game in words: prompts, labels, log lines, reasons and the table as text, in the languages of the screens.
//!
//! The messages stand in `locales/`. What is said to a seat is built from its [`crate::view::View`] and from public
//! facts, so it cannot give away what the seat may not know (COAL-INFO-12).

mod ask;
mod deck;
mod label;
mod log;
mod names;
mod table_text;
#[cfg(test)]
mod tests;

pub(crate) use deck::{deck_headings, deck_problem, read_problem};
use phrases::Value;
use table::{Language, Logged, Refusal, Seat, Told, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::state::State;

phrases::messages!("../locales");

/// A match and the language in which it is told.
struct Teller<'a> {
    state: &'a State,
    language: Language,
}

impl Teller<'_> {
    fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        say(self.language, id, values)
    }
}

impl Told for State {
    fn prompt(&self, seat: Seat, language: Language) -> String {
        Teller { state: self, language }.prompt(seat.into())
    }

    fn label(&self, seat: Seat, action: Action, language: Language) -> String {
        Teller { state: self, language }.label(seat, action)
    }

    fn heading(&self, action: Action, language: Language) -> Option<(u8, String)> {
        let (place, id) = label::heading(action);
        Some((place, say(language, id, &[])))
    }

    fn tell(&self, logged: &Logged<Event>, language: Language) -> String {
        Teller { state: self, language }.tell(&logged.event)
    }

    fn explain(&self, refusal: &Refusal, language: Language) -> String {
        let values: Vec<(&str, Value<'_>)> = refusal.params().map(|(name, value)| (name, value.into())).collect();
        say(language, &format!("refused-{}", refusal.reason), &values)
    }

    fn describe(&self, viewer: Viewer, language: Language) -> String {
        Teller { state: self, language }.describe(viewer)
    }

    fn status(&self, viewer: Viewer, language: Language) -> Vec<String> {
        Teller { state: self, language }.status(viewer)
    }
}
