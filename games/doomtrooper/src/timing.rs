//! Moments as bits: at which of them something may be announced at all. Whether it really may, `is_time` says.

use crate::language::{Kind, When};
use crate::program::Entry;
use crate::state::{State, WindowKind};

const MAIN: u16 = 1;
const FREE: u16 = 1 << 1;
const RESPONSE: u16 = 1 << 2;
const EVENT: u16 = 1 << 3;
const INTENT: u16 = 1 << 4;
const NAMED: u16 = 1 << 5;
const BEFORE_TACTIC: u16 = 1 << 6;
const MODIFY: u16 = 1 << 7;
const BEFORE_DRAW: u16 = 1 << 8;
const END_OF_TURN: u16 = 1 << 9;
const BEFORE_DISCARD: u16 = 1 << 10;

/// The moments of a timing.
pub(crate) const fn of(when: &When) -> u16 {
    match when {
        When::AnyTime | When::AnyTimeInOthersTurn | When::YourTurn => FREE | MODIFY,
        When::AnyTimeOutsideCombat | When::YourTurnOutsideCombat => FREE,
        When::StartOfYourTurn => FREE | BEFORE_DRAW,
        When::BeforeYourDraw => BEFORE_DRAW,
        When::Actions(_) | When::AttackAction(_) => MAIN,
        When::BeforeNames(_) => INTENT,
        When::AfterNames => NAMED,
        When::BeforeTactic => BEFORE_TACTIC,
        When::Combat => MODIFY,
        When::Played(_) | When::PlayedByOpponent(_) => RESPONSE,
        When::After(_) => EVENT,
        When::EndOfYourTurn => END_OF_TURN,
        When::BeforeYourDiscard => BEFORE_DISCARD,
        // Nothing opens them yet.
        When::OpponentWins | When::GoalReached => EVENT,
    }
}

/// The moments at which a card of the hand may be played: those that it names, or those of its kind.
pub(crate) fn of_play(kind: Kind, play: Option<&Entry>) -> u16 {
    match (kind, play) {
        (Kind::Warrior, _) => 0,
        (_, Some(entry)) => of(&entry.when),
        (Kind::Alliance, None) => of(&When::AnyTime),
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
        }
    }
}
