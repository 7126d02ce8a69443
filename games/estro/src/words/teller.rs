//! Who says something about a match, in which language and to whom; and the messages.

use phrases::Value;
use table::{Language, Listener, Seat, Viewer};

use crate::state::State;

phrases::messages!("../../locales");

/// A match, the language of the text, the viewer whose knowledge counts, and the listener who is addressed.
pub(super) struct Teller<'a> {
    pub(super) state: &'a State,
    pub(super) language: Language,
    pub(super) viewer: Viewer,
    pub(super) to: Listener<'a>,
}

impl<'a> Teller<'a> {
    /// Texts for a seat, which is addressed.
    pub(super) fn for_seat(state: &'a State, language: Language, seat: Seat) -> Self {
        Self { state, language, viewer: seat.into(), to: Listener { seat: Some(seat), names: &[] } }
    }

    /// A log contains public facts only, whoever reads it.
    pub(super) const fn of_log(state: &'a State, language: Language, to: Listener<'a>) -> Self {
        Self { state, language, viewer: Viewer::Public, to }
    }

    /// Whether the viewer is told totals: the players of Mnemonica add them up themselves (ESTRO-MNE-03).
    pub(super) fn tells_totals(&self) -> bool {
        !self.state.rules.options.adds_up_itself(self.viewer)
    }

    pub(super) fn say(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        say(self.language, id, values)
    }
}
