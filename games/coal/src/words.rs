//! The texts of the game: prompts, labels, log lines, reasons and the table as text, in the languages of the screens.
//!
//! The messages are in `locales/`. Texts for a seat are built from its [`crate::view::View`] and from public facts, so
//! they cannot give away what the seat may not know (COAL-INFO-12).

mod ask;
mod beat;
mod deck;
mod label;
mod log;
mod names;
mod table_text;
#[cfg(test)]
mod tests;

pub(crate) use deck::{deck_headings, deck_problem, read_problem};
use phrases::Value;
use table::{Language, Listener, Logged, Refusal, Seat, Told, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::state::State;

phrases::messages!("../locales");

/// A match, the language of its texts, and the listener.
struct Teller<'a> {
    state: &'a State,
    language: Language,
    to: Listener<'a>,
}

impl<'a> Teller<'a> {
    fn new(state: &'a State, language: Language) -> Self {
        Self { state, language, to: Listener::default() }
    }

    fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        say(self.language, id, values)
    }
}

impl Told for State {
    fn prompt(&self, seat: Seat, language: Language) -> String {
        Teller::new(self, language).prompt(seat.into())
    }

    fn label(&self, seat: Seat, action: Action, language: Language) -> String {
        Teller::new(self, language).label(seat, action)
    }

    fn prompt_to(&self, seat: Seat, to: Listener<'_>, language: Language) -> String {
        Teller { state: self, language, to }.prompt(seat.into())
    }

    fn label_to(&self, seat: Seat, action: Action, to: Listener<'_>, language: Language) -> String {
        Teller { state: self, language, to }.label(seat, action)
    }

    fn heading(&self, action: Action, language: Language) -> Option<(u8, String)> {
        let (place, id) = label::heading(action);
        Some((place, say(language, id, &[])))
    }

    fn tell(&self, logged: &Logged<Event>, language: Language) -> String {
        Teller::new(self, language).tell(&logged.event)
    }

    fn tell_to(&self, logged: &Logged<Event>, to: Listener<'_>, language: Language) -> String {
        Teller { state: self, language, to }.tell(&logged.event)
    }

    fn headline(&self, beat: &[Logged<Event>], to: Listener<'_>, language: Language) -> Option<String> {
        Teller { state: self, language, to }.headline(beat)
    }

    fn summary(&self, seat: Seat, turn: &[Logged<Event>], to: Listener<'_>, language: Language) -> Option<String> {
        Teller { state: self, language, to }.summary(seat, turn)
    }

    fn explain(&self, refusal: &Refusal, language: Language) -> String {
        let values: Vec<(&str, Value<'_>)> = refusal.params().map(|(name, value)| (name, value.into())).collect();
        say(language, &format!("refused-{}", refusal.reason), &values)
    }

    fn describe(&self, viewer: Viewer, language: Language) -> String {
        Teller::new(self, language).describe(viewer)
    }

    fn status(&self, viewer: Viewer, language: Language) -> Vec<String> {
        Teller::new(self, language).status(viewer)
    }
}
