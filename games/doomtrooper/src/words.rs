//! The game in words: prompts, labels, log lines, reasons and the table as text, in the languages of the screens.
//!
//! The messages are in `locales/`. The texts for a seat are built from its [`crate::view::View`], its
//! [`crate::view::Knowledge`] and public facts, so they cannot reveal anything that the seat may not know.

mod ask;
mod beat;
#[cfg(test)]
mod covered;
mod deck;
mod label;
mod log;
mod names;
mod purpose;
mod table_text;
#[cfg(test)]
mod tests;

use std::sync::LazyLock;

pub use deck::fault_text;
pub use names::kind_name;
use phrases::{Phrases, Value};
use table::{Language, Listener, Logged, Refusal, Seat, Told, Viewer, Wording};

use crate::action::Action;
use crate::event::Event;
use crate::state::State;

/// The messages of the game.
static PHRASES: LazyLock<Phrases> =
    LazyLock::new(|| Phrases::new(include_str!("../locales/en.ftl"), include_str!("../locales/it.ftl")));

/// A message of the game's locales.
pub(crate) fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
    // In our own tests a misspelt message is a failure; elsewhere it is only an ugly line.
    #[cfg(test)]
    assert!(PHRASES.has(language, id), "there is no message `{id}` in {language}");
    PHRASES.say(language, id, values)
}

/// A message of the game's locales in every language.
pub(crate) fn wording(id: &str, values: &[(&str, Value<'_>)]) -> Wording {
    Wording::new(|language| say(language, id, values))
}

/// A match, the language of the text, the viewer whose knowledge counts, and the listener who is addressed.
struct Teller<'a> {
    state: &'a State,
    language: Language,
    viewer: Viewer,
    to: Listener<'a>,
    /// Whether each card in play is named with its number, as in records; otherwise only a card that could be confused
    /// with another.
    is_numbered: bool,
}

impl<'a> Teller<'a> {
    fn new(state: &'a State, language: Language, viewer: Viewer) -> Self {
        Self { state, language, viewer, to: Listener::default(), is_numbered: false }
    }

    /// A log contains public facts only, whoever reads it.
    const fn of_log(state: &'a State, language: Language, to: Listener<'a>) -> Self {
        Self { state, language, viewer: Viewer::Public, to, is_numbered: false }
    }

    fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        say(self.language, id, values)
    }
}

impl Told for State {
    fn prompt(&self, seat: Seat, language: Language) -> String {
        Teller::new(self, language, seat.into()).prompt()
    }

    fn label(&self, seat: Seat, action: Action, language: Language) -> String {
        Teller::new(self, language, seat.into()).label(seat, action)
    }

    fn prompt_to(&self, seat: Seat, to: Listener<'_>, language: Language) -> String {
        Teller { to, ..Teller::new(self, language, seat.into()) }.prompt()
    }

    fn label_to(&self, seat: Seat, action: Action, to: Listener<'_>, language: Language) -> String {
        Teller { to, ..Teller::new(self, language, seat.into()) }.label(seat, action)
    }

    fn comment(&self, seat: Seat, action: Action, language: Language) -> String {
        let teller = Teller::new(self, language, seat.into());
        match action {
            Action::Player(player) => teller.say("do-player", &[("who", teller.who(player).into())]),
            other => teller.label(seat, other),
        }
    }

    fn heading(&self, action: Action, language: Language) -> Option<(u8, String)> {
        let (place, id) = label::heading(action);
        Some((place, say(language, id, &[])))
    }

    fn tell(&self, logged: &Logged<Event>, language: Language) -> String {
        Teller { is_numbered: true, ..Teller::new(self, language, Viewer::Public) }.tell(logged)
    }

    fn tell_to(&self, logged: &Logged<Event>, to: Listener<'_>, language: Language) -> String {
        Teller::of_log(self, language, to).tell(logged)
    }

    fn headline(&self, beat: &[Logged<Event>], to: Listener<'_>, language: Language) -> Option<String> {
        Teller::of_log(self, language, to).headline(beat)
    }

    fn summary(&self, seat: Seat, turn: &[Logged<Event>], to: Listener<'_>, language: Language) -> Option<String> {
        Teller::of_log(self, language, to).summary(seat, turn)
    }

    fn explain(&self, refusal: &Refusal, language: Language) -> String {
        let values: Vec<(&str, Value<'_>)> = refusal.params().map(|(name, value)| (name, value.into())).collect();
        say(language, &format!("refused-{}", refusal.reason), &values)
    }

    fn describe(&self, viewer: Viewer, language: Language) -> String {
        Teller { is_numbered: true, ..Teller::new(self, language, viewer) }.describe()
    }

    fn status(&self, viewer: Viewer, language: Language) -> Vec<String> {
        Teller::new(self, language, viewer).status()
    }
}
