//! C.O.A.L. in the aid: turns, the damage of the Steambots, Resource Tokens and Tag Tokens, and who is left. A tool is a file.

mod machines;
mod options;
mod pool;
mod turn;
mod words;

use browser::storage::Kept;
use coal::Options;
use coal::state::SEATS;
use leptos::prelude::*;
use phrases::Value;
use serde::{Deserialize, Serialize};
use table::{Language, Seat, SeatSet};

use crate::pad::Pad;
use crate::{Seating, Turns};

use machines::{Machine, MachinesTool};
use options::{Agreed, OptionsTool};
use pool::PoolTool;
use turn::TurnTool;

/// What the tools of C.O.A.L. say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    agreed: Agreed,
    turn: Turns<SEATS>,
    /// Of every seat that a table can have; those beyond the players are not used.
    machines: [Machine; SEATS],
}

impl Default for Sheet {
    fn default() -> Self {
        Self::of(Agreed::default())
    }
}

impl Sheet {
    /// The beginning of a match.
    fn of(agreed: Agreed) -> Self {
        Self { turn: Turns::first(agreed.seating.begins()), machines: Default::default(), agreed }
    }

    /// Seats the players; if the match begins in another way then, it begins anew.
    fn seat(&mut self, seating: Seating<SEATS>) {
        let begins_like = seating.begins_like(&self.agreed.seating);
        self.agreed.seating = seating;
        if !begins_like {
            *self = Self::of(self.agreed.clone());
        }
    }

    fn options(&self) -> Options {
        self.agreed.options()
    }

    /// The seats of the table.
    fn seats(&self) -> u8 {
        self.agreed.seating.players()
    }

    /// The seats whose Steambots still work.
    fn living(&self) -> SeatSet {
        let lives = |seat: &Seat| !self.machines[seat.index()].is_destroyed();
        Seat::all(self.seats()).filter(lives).fold(SeatSet::NONE, SeatSet::with)
    }
}

impl crate::Sheet for Sheet {
    const KEPT: &'static Kept = &Kept::new("aid", "coal.", 2);

    fn anew(&self) -> Self {
        Self::of(self.agreed.clone())
    }

    fn next_turn(&self) -> Option<Self> {
        Some(Self { turn: self.turn.next(self.seats(), self.living())?, ..self.clone() })
    }

    fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
        words::say(language, id, values)
    }

    fn tools(pad: Pad<Self>) -> AnyView {
        view! {
            <TurnTool pad/>
            <MachinesTool pad/>
            <PoolTool pad/>
            <OptionsTool pad/>
        }
        .into_any()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{History, Sheet as _};

    #[test]
    fn a_new_match_keeps_what_was_agreed() {
        let mut sheet = Sheet::default();
        sheet.agreed.tag_mode = true;
        let mut later = sheet.next_turn().unwrap();
        later.machines[0].hit(3);
        assert_eq!(later.anew(), sheet);
    }

    #[test]
    fn a_sheet_is_read_back_and_a_wrong_number_is_refused() {
        let mut history = History::new(Sheet::default());
        let mut next = Sheet::default();
        next.machines[1].hit(10);
        history.step(next);
        let text = notation::to_string(&history).unwrap();
        assert_eq!(notation::from_str::<History<Sheet>>(&text).unwrap(), history);
        assert!(notation::from_str::<History<Sheet>>(&text.replace("damage:10", "damage:11")).is_err());
    }
}
