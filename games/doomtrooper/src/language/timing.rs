//! When something may be played or used (the timing windows of the ledger, section 4.24.1).

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Filter, On};

/// When a card may be played or an ability used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum When {
    /// At any time (TW-01, TIME-20).
    AnyTime,
    /// At any time but in combat (TW-02).
    AnyTimeOutsideCombat,
    /// At any time but in your own Turn (TW-02).
    AnyTimeInOthersTurn,
    /// At any time in your Turn (TW-03, TIME-24).
    YourTurn,
    /// At any time in your Turn but in combat (TW-03).
    YourTurnOutsideCombat,
    /// At the beginning of your Turn, before your first Action (TW-04, TIME-24).
    StartOfYourTurn,
    /// In your draw step, before drawing (TW-05).
    BeforeYourDraw,
    /// As this number of Actions (TW-06, TIME-22).
    Actions(u8),
    /// As an Attack Action, with this number of Actions (TW-07, TIME-23).
    AttackAction(u8),
    /// In an Attack Action, before attacker and defender are named (TW-08); `true`: only another player's.
    BeforeNames(bool),
    /// Right after attacker and defender are named (TW-09).
    AfterNames,
    /// Before the tactic is announced (TW-10).
    BeforeTactic,
    /// During combat, in its fourth step (TW-11, TIME-21).
    Combat,
    /// Right after a card of this description was played by any player, before it takes effect (TW-12).
    Played(Filter),
    /// Right after another player played a card of this description, before it takes effect (TW-12).
    PlayedByOpponent(Filter),
    /// Right after an event (TW-13 to TW-18).
    After(On),
    /// At the end of your Turn (TW-19).
    EndOfYourTurn,
    /// Right before your Discard phase (TW-19).
    BeforeYourDiscard,
    /// Right after an opponent has won (TW-20).
    OpponentWins,
    /// Right after the goal of a Mission in your hand was reached (TW-17).
    GoalReached,
}
