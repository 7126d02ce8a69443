//! When something may be announced: the moments of a timing as bits, and what else it asks for.

use table::Seat;

use crate::happening::is_event;
use crate::judge::Asks;
use crate::language::{Kind, On, When};
use crate::program::Entry;
use crate::state::{CombatStep, SlotNo, State, Step, WindowKind};

const MAIN: u16 = 1;
const FREE: u16 = 1 << 1;
pub(crate) const RESPONSE: u16 = 1 << 2;
const EVENT: u16 = 1 << 3;
const INTENT: u16 = 1 << 4;
const NAMED: u16 = 1 << 5;
const BEFORE_TACTIC: u16 = 1 << 6;
pub(crate) const MODIFY: u16 = 1 << 7;
const BEFORE_DRAW: u16 = 1 << 8;
const END_OF_TURN: u16 = 1 << 9;
const BEFORE_DISCARD: u16 = 1 << 10;
const VICTORY: u16 = 1 << 11;

/// The moments of a timing.
pub(crate) const fn of(when: &When) -> u16 {
    match when {
        When::AnyTime | When::AnyTimeInOthersTurn | When::YourTurn => FREE | BEFORE_DRAW | MODIFY,
        When::AnyTimeOutsideCombat | When::YourTurnOutsideCombat | When::StartOfYourTurn => FREE | BEFORE_DRAW,
        When::BeforeYourDraw => BEFORE_DRAW,
        When::Actions(_) | When::AttackAction(_) => MAIN,
        When::BeforeNames(_) => INTENT,
        When::AfterNames => NAMED,
        When::BeforeTactic => BEFORE_TACTIC,
        When::Combat => MODIFY,
        When::Played(_) | When::PlayedByOpponent(_) => RESPONSE,
        When::After(_) | When::GoalReached => EVENT,
        When::EndOfYourTurn => END_OF_TURN,
        When::BeforeYourDiscard => BEFORE_DISCARD,
        When::OpponentWins => VICTORY,
    }
}

/// The moments of something that can be announced: a counter also later in the fourth step of a combat (TIME-12).
pub(crate) const fn of_entry(entry: &Entry) -> u16 {
    if entry.counters { of(&entry.when) | MODIFY } else { of(&entry.when) }
}

/// The moments at which a card of the hand may be played: those that it names, or those of its kind.
pub(crate) fn of_play(kind: Kind, play: Option<&Entry>) -> u16 {
    match (kind, play) {
        (Kind::Warrior, _) => 0,
        (_, Some(entry)) => of_entry(entry),
        (Kind::Alliance, None) => of(&When::AnyTime),
        // A warrior may get them at any time by a card that says so.
        (Kind::Symmetry | Kind::Equipment | Kind::Ki, None) => MAIN | of(&When::AnyTime),
        (_, None) => MAIN,
    }
}

impl State {
    /// The moment that it is now.
    pub(crate) fn moment(&self) -> u16 {
        match self.window().map(|window| window.kind) {
            None if self.is_main() => MAIN,
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
            When::StartOfYourTurn => is_active && !self.has_acted && self.step <= Step::Actions,
            When::AttackAction(_) => !self.has_granted(),
            When::BeforeNames(of_others) => !of_others || !is_active,
            When::Played(filter) => self.answers_play(filter, seat, false),
            When::PlayedByOpponent(filter) => self.answers_play(filter, seat, true),
            When::After(on) => self.window().is_some_and(|window| {
                let WindowKind::Event(kind) = window.kind else { return false };
                let asks = if slot == SlotNo::NONE { Asks::of(seat) } else { self.asks_at(slot) };
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

/// Moments that some cards name, one bit each.
pub(crate) mod moment {
    pub(crate) const INTENT: u8 = 1;
    pub(crate) const NAMED: u8 = 1 << 1;
    pub(crate) const BEFORE_TACTIC: u8 = 1 << 2;
    pub(crate) const BEFORE_DRAW: u8 = 1 << 3;
    pub(crate) const END_OF_TURN: u8 = 1 << 4;
    pub(crate) const BEFORE_DISCARD: u8 = 1 << 5;
    pub(crate) const VICTORY: u8 = 1 << 6;
}
