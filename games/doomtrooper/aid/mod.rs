//! Doomtrooper in the aid: turns and Actions, Destiny and Promotion Points, and what the points decide. A tool is a file.

mod options;
mod points;
mod turn;
mod verdict;
mod words;

use browser::storage::Kept;
use doomtrooper::Options;
use doomtrooper::rules::SEATS;
use leptos::prelude::*;
use phrases::Value;
use serde::{Deserialize, Serialize};
use table::{Language, Seat, SeatSet};

use crate::Seating;
use crate::pad::Pad;

use options::{Agreed, OptionsTool};
use points::{Points, PointsTool};
use turn::{Turn, TurnTool};
use verdict::{Exhaustion, VerdictTool};

/// What the tools of Doomtrooper say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    agreed: Agreed,
    turn: Turn,
    /// Of every seat that a table can have; those beyond the players are not used.
    points: [Points; SEATS],
    exhaustion: Exhaustion,
}

impl Default for Sheet {
    fn default() -> Self {
        Self::of(Agreed::default())
    }
}

impl Sheet {
    /// The beginning of a match.
    fn of(agreed: Agreed) -> Self {
        let points = Points::at_start(&agreed.options());
        Self { turn: Turn::first(&agreed), points: [points; SEATS], exhaustion: Exhaustion::default(), agreed }
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

    /// The players who are left.
    fn left(&self) -> SeatSet {
        let is_left = |seat: &Seat| !self.points[seat.index()].is_out;
        Seat::all(self.seats()).filter(is_left).fold(SeatSet::NONE, SeatSet::with)
    }
}

impl crate::Sheet for Sheet {
    const KEPT: &'static Kept = &Kept::new("aid", "doomtrooper.", 2);

    fn anew(&self) -> Self {
        Self::of(self.agreed.clone())
    }

    fn next_turn(&self) -> Option<Self> {
        Some(Self { turn: self.turn.next(self)?, ..self.clone() })
    }

    fn say(language: Language, id: &str, values: &[(&str, Value<'_>)]) -> String {
        words::say(language, id, values)
    }

    fn tools(pad: Pad<Self>) -> AnyView {
        view! {
            <TurnTool pad/>
            <PointsTool pad/>
            <VerdictTool pad/>
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
        let mut agreed = Agreed::default();
        agreed.teams = true;
        agreed.seating.seat(4);
        let sheet = Sheet::of(agreed.clone());
        let mut later = sheet.next_turn().and_then(|sheet| sheet.next_turn()).unwrap();
        later.points[2].promotion.step(12);
        assert_eq!(later.anew(), sheet);
    }

    #[test]
    fn a_sheet_is_read_back_and_a_wrong_number_is_refused() {
        let mut history = History::new(Sheet::default());
        history.step(Sheet::default().next_turn().unwrap());
        let text = notation::to_string(&history).unwrap();
        assert_eq!(notation::from_str::<History<Sheet>>(&text).unwrap(), history);
        assert!(notation::from_str::<History<Sheet>>(&text.replace("begins:0", "begins:2")).is_err());
    }
}
