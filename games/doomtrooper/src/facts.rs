//! Facts: questions about the table that change nothing (`&self`).
//!
//! The lowest of three layers. `facts` uses neither `legal`, which decides which actions are allowed, nor `resolve`,
//! which carries them out. Its core is circular because the cards are: a filter may depend on who may attack whom, and
//! who may attack whom depends on filters. The functions of that circle are here.

mod attack;
mod barriers;
mod cards;
mod combat;
mod copies;
mod derived;
mod eval;
mod events;
mod hidden_hosts;
mod hosts;
mod memberships;
mod missions;
mod notes;
mod places;
mod plans;
mod player_words;
mod powers;
mod queue;
mod ratings;
mod stack;
mod turn;
mod verdicts;

pub(crate) use derived::Pass;
pub(crate) use eval::{EvalContext, half_up};
pub(crate) use hosts::Affiliations;
pub(crate) use missions::Holding;
pub(crate) use places::Leaves;
pub(crate) use plans::{Plan, is_plan};
pub(crate) use ratings::times;
pub(crate) use verdicts::{
    Verdict, clause_of_kind, clause_of_window, default_actions, discipline_of, is_free, no, stat_of, why_not_now,
};

use arrayvec::ArrayVec;

use crate::state::{SLOTS, SlotNo};

pub(crate) type Slots = ArrayVec<SlotNo, SLOTS>;
