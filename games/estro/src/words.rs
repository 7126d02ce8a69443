//! The game in words, in the languages of the screens: prompts, labels, log lines, reasons and the table as text.
//!
//! The messages are in `locales/`. The texts for a seat are built from what the seat sees ([`crate::view::View`]) and from
//! public facts; the log lines from the events alone, which name no card that somebody may not know.

mod ask;
mod beat;
mod clash;
mod fleet;
mod label;
mod log;
mod names;
mod table_text;
mod teller;
#[cfg(test)]
mod tests;

use phrases::Value;
use table::{Language, Listener, Logged, Refusal, Seat, Told, Viewer};

use crate::action::Action;
use crate::event::Event;
use crate::state::State;
use teller::Teller;
pub(crate) use teller::{say, wording};

impl Told for State {
    fn prompt(&self, seat: Seat, language: Language) -> String {
        Teller::for_seat(self, language, seat).prompt()
    }

    fn label(&self, seat: Seat, action: Action, language: Language) -> String {
        Teller::for_seat(self, language, seat).label(seat, action)
    }

    fn prompt_to(&self, seat: Seat, to: Listener<'_>, language: Language) -> String {
        Teller { state: self, language, viewer: seat.into(), to }.prompt()
    }

    fn label_to(&self, seat: Seat, action: Action, to: Listener<'_>, language: Language) -> String {
        Teller { state: self, language, viewer: seat.into(), to }.label(seat, action)
    }

    fn comment(&self, seat: Seat, action: Action, language: Language) -> String {
        Teller { state: self, language, viewer: seat.into(), to: Listener::default() }.label(seat, action)
    }

    fn heading(&self, action: Action, language: Language) -> Option<(u8, String)> {
        Some(Teller::of_log(self, language, Listener::default()).heading(action))
    }

    fn tell(&self, logged: &Logged<Event>, language: Language) -> String {
        Teller::of_log(self, language, Listener::default()).tell(&logged.event)
    }

    fn tell_together(&self, events: &[Logged<Event>], language: Language) -> (usize, String) {
        Teller::of_log(self, language, Listener::default()).tell_together(events)
    }

    fn tell_to(&self, logged: &Logged<Event>, to: Listener<'_>, language: Language) -> String {
        Teller::of_log(self, language, to).tell(&logged.event)
    }

    fn headline(&self, beat: &[Logged<Event>], to: Listener<'_>, language: Language) -> Option<String> {
        Teller::of_log(self, language, to).headline(beat)
    }

    fn summary(&self, seat: Seat, turn: &[Logged<Event>], to: Listener<'_>, language: Language) -> Option<String> {
        Teller::of_log(self, language, to).summary(seat, turn)
    }

    fn explain(&self, refusal: &Refusal, language: Language) -> String {
        let values: Vec<(&str, Value<'_>)> = refusal.params().map(|(name, value)| (name, value.into())).collect();
        say(language, refusal.reason, &values)
    }

    fn describe(&self, viewer: Viewer, language: Language) -> String {
        Teller { viewer, ..Teller::of_log(self, language, Listener::default()) }.describe()
    }

    fn status(&self, viewer: Viewer, language: Language) -> Vec<String> {
        Teller { viewer, ..Teller::of_log(self, language, Listener::default()) }.status()
    }
}
