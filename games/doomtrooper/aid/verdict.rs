//! What the points decide: the target, the exhaustion of all Draw Piles, the last player left.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, SeatSet};

use super::Sheet;
use crate::Count;
use crate::pad::Pad;
use crate::parts::Tool;

/// What became of the match when all Draw Piles were exhausted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Exhaustion {
    /// They are not.
    #[default]
    NotYet,
    /// The most points have won (GAME-07).
    Decided,
    /// Nobody led alone, and this many points win now (GAME-08).
    Raised(Count<1, 9_999>),
}

impl Sheet {
    /// The Promotion Points of the players, in the order of their seats.
    pub fn promotions(&self) -> Vec<i16> {
        Seat::all(self.seats()).map(|seat| self.points[seat.index()].promotion.get()).collect()
    }

    /// The Promotion Points that win now (GAME-02, GAME-08).
    fn target(&self) -> i16 {
        match self.exhaustion {
            Exhaustion::Raised(target) => target.get(),
            _ => self.options().promotion_target.into(),
        }
    }

    /// All Draw Piles are empty: the most points win, or more are needed (GAME-07, GAME-08); once in a match.
    fn exhaust(&mut self) {
        if self.exhaustion == Exhaustion::NotYet {
            self.exhaustion = match self.options().exhausted(self.left(), &self.promotions()) {
                Ok(_) => Exhaustion::Decided,
                Err(target) => Exhaustion::Raised(Count::near(target)),
            };
        }
    }

    /// The outcome, if the match is decided.
    fn outcome(&self) -> Option<Outcome> {
        let (options, left, points) = (self.options(), self.left(), self.promotions());
        let by_exhaustion = || options.exhausted(left, &points).ok().filter(|_| self.exhaustion == Exhaustion::Decided);
        options.decided(self.target(), left, &points).or_else(by_exhaustion)
    }
}

/// What the points decide.
#[component]
pub fn VerdictTool(pad: Pad<Sheet>) -> impl IntoView {
    let target = pad.of(Sheet::target);
    let outcome = pad.of(Sheet::outcome);
    let is_exhausted = pad.of(|sheet| sheet.exhaustion != Exhaustion::NotYet);
    let seating = pad.of(|sheet| sheet.agreed.seating.clone());
    let names = move |seats: SeatSet| seating.with(|seating| seating.all_of(&pad.app, seats));
    let said = move || match outcome.get() {
        Some(Outcome { winners, is_tie: true, .. }) => pad.say_with("tie", &[("who", names(winners).into())]),
        Some(Outcome { winners, .. }) => {
            pad.say_with("wins", &[("who", names(winners).into()), ("n", winners.len().into())])
        }
        None => pad.say_with("goes-on", &[("n", target.get().into())]),
    };
    view! {
        <Tool id="verdict" title=pad.text("verdict")>
            <p class="meaning" class:decided=move || outcome.get().is_some() role="status">{said}</p>
            <button type="button" class="plain" id="exhausted" aria-disabled=move || is_exhausted.get().to_string() on:click=move |_| pad.change(Sheet::exhaust)>
                {move || pad.say("exhausted")}
            </button>
            <p class="hint">{move || pad.say("exhausted-hint")}</p>
        </Tool>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(promotions: &[i16]) -> Sheet {
        let mut seating = crate::Seating::default();
        seating.seat(promotions.len() as u8);
        let mut sheet = Sheet::default();
        sheet.seat(seating);
        sheet.points.iter_mut().zip(promotions).for_each(|(points, n)| points.promotion.step(*n));
        sheet
    }

    /// GAME-02, GAME-05, GAME-09.
    #[test]
    fn the_target_or_the_last_player_decides() {
        assert_eq!(sheet(&[39, 0]).outcome(), None);
        assert_eq!(sheet(&[40, 0]).outcome().map(|end| end.winners), Some(SeatSet::only(Seat(0))));
        assert!(sheet(&[41, 41, 3]).outcome().is_some_and(|end| end.is_tie));
        let mut left = sheet(&[9, 1, 2]);
        (left.points[0].is_out, left.points[1].is_out) = (true, true);
        assert_eq!(left.outcome().map(|end| end.winners), Some(SeatSet::only(Seat(2))));
    }

    /// GAME-07, GAME-08.
    #[test]
    fn empty_draw_piles_decide_or_raise_the_target_once() {
        let mut ahead = sheet(&[9, 1]);
        ahead.exhaust();
        assert_eq!(ahead.outcome().map(|end| end.winners), Some(SeatSet::only(Seat(0))));
        let mut level = sheet(&[9, 9]);
        level.exhaust();
        assert_eq!((level.target(), level.outcome()), (19, None));
        level.points[1].promotion.step(10);
        level.exhaust();
        assert_eq!((level.target(), level.outcome().map(|end| end.winners)), (19, Some(SeatSet::only(Seat(1)))));
    }
}
