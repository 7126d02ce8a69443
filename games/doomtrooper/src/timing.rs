//! When something may be announced: the moments of a timing as bits, and its other conditions.

use crate::language::{CardKind, When};
use crate::program::CompiledAbility;

pub(crate) const MAIN: u16 = 1;
pub(crate) const FREE: u16 = 1 << 1;
pub(crate) const RESPONSE: u16 = 1 << 2;
pub(crate) const EVENT: u16 = 1 << 3;
pub(crate) const INTENT: u16 = 1 << 4;
pub(crate) const NAMED: u16 = 1 << 5;
pub(crate) const BEFORE_TACTIC: u16 = 1 << 6;
pub(crate) const MODIFY: u16 = 1 << 7;
pub(crate) const BEFORE_DRAW: u16 = 1 << 8;
pub(crate) const END_OF_TURN: u16 = 1 << 9;
pub(crate) const BEFORE_DISCARD: u16 = 1 << 10;
pub(crate) const VICTORY: u16 = 1 << 11;

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

/// The moments of a play or an ability: a counter is also possible later in the fourth step of a combat (TIME-12).
pub(crate) const fn of_entry(entry: &CompiledAbility) -> u16 {
    if entry.counters { of(&entry.when) | MODIFY } else { of(&entry.when) }
}

/// The moments at which a card of the hand may be played: those that it names, or those of its kind.
pub(crate) fn of_play(kind: CardKind, play: Option<&CompiledAbility>) -> u16 {
    match (kind, play) {
        (CardKind::Warrior, _) => 0,
        (_, Some(entry)) => of_entry(entry),
        (CardKind::Alliance, None) => of(&When::AnyTime),
        // An ability of a warrior may allow it to be given them at any time.
        (CardKind::Symmetry | CardKind::Equipment | CardKind::Ki, None) => MAIN | of(&When::AnyTime),
        (_, None) => MAIN,
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
