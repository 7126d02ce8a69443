//! Whether now is the moment for a play or an ability, as bits of [`crate::timing`].

use table::Seat;

use crate::facts::EvalContext;
use crate::language::{On, When};
use crate::state::{CombatStep, SlotNo, State, TurnStep, WindowKind};
use crate::timing::{
    BEFORE_DISCARD, BEFORE_DRAW, BEFORE_TACTIC, END_OF_TURN, EVENT, FREE, INTENT, MAIN, MODIFY, NAMED, RESPONSE,
    VICTORY, of,
};
use crate::triggers::is_event;

impl State {
    /// The current moment.
    pub(crate) fn moment(&self) -> u16 {
        match self.window().map(|window| window.kind) {
            // Actions that a card grants are taken at once (ACT-12).
            None if self.has_granted() => MAIN,
            // A card for any time may be played here, too: no Action is announced yet (AMB-204).
            None if self.is_main() => MAIN | FREE,
            None if self.is_before_discarding() => FREE,
            None => 0,
            Some(WindowKind::Free) => FREE,
            Some(WindowKind::Response) => RESPONSE,
            Some(WindowKind::Event(_)) => EVENT,
            Some(WindowKind::Intent) => INTENT,
            Some(WindowKind::Named) => NAMED,
            Some(WindowKind::BeforeTactic) => BEFORE_TACTIC,
            Some(WindowKind::Modify) => MODIFY,
            Some(WindowKind::BeforeDraw) => BEFORE_DRAW,
            Some(WindowKind::EndOfTurn) => END_OF_TURN,
            Some(WindowKind::BeforeDiscard) => BEFORE_DISCARD,
            Some(WindowKind::Victory) => VICTORY,
        }
    }

    /// Whether something of this timing may be announced now.
    pub(crate) fn is_time(&self, when: &When, seat: Seat, slot: SlotNo) -> bool {
        if self.moment() & of(when) == 0 {
            return false;
        }
        let is_active = self.active == seat;
        let is_outside = self.combat.step == CombatStep::None;
        match when {
            When::AnyTime | When::Actions(_) | When::AfterNames | When::BeforeTactic | When::Combat => true,
            When::AnyTimeOutsideCombat => is_outside,
            When::AnyTimeInOthersTurn => !is_active,
            When::YourTurn | When::BeforeYourDraw | When::EndOfYourTurn | When::BeforeYourDiscard => is_active,
            When::YourTurnOutsideCombat => is_outside && is_active,
            When::StartOfYourTurn => is_active && !self.has_acted && self.step <= TurnStep::Actions,
            When::AttackAction(_) => !self.has_granted(),
            When::BeforeNames(of_others) => !of_others || !is_active,
            When::Played(filter) => self.answers_play(filter, seat, false),
            When::PlayedByOpponent(filter) => self.answers_play(filter, seat, true),
            When::After(on) => self.window().is_some_and(|window| {
                let WindowKind::Event(kind) = window.kind else { return false };
                let asks = if slot == SlotNo::NONE { EvalContext::of(seat) } else { self.asks_at(slot) };
                if let On::Discarded(filter) = on {
                    return is_event(kind, on) && self.discard_fits(filter, window.about, &asks);
                }
                is_event(kind, on) && self.event_fits(on, &asks, window.subject, window.culprit, window.player)
            }),
            When::GoalReached => self.has_reached_goal(seat),
            When::OpponentWins => self.verdict.is_some_and(|verdict| self.may_answer(verdict, seat)),
        }
    }
}
