//! Turns and Actions: more of them, fewer, in another order.

use table::Log;

use crate::clause;
use crate::event::Event;
use crate::facts::EvalContext;
use crate::language::Op;
use crate::state::{Ends, SlotNo, StackItem, State};

impl State {
    /// Carries out one step of this family.
    pub(super) fn carry_turns(&mut self, op: &Op, item: &StackItem, asks: &EvalContext, log: &mut impl Log<Self>) {
        let seat = item.seat;
        match op {
            // Actions of a player who has left meanwhile are lost (GAME-13).
            Op::ActionsNow(n) if !self.has_left(seat) => {
                // Actions that are granted in a combat are taken when it is over (ACT-11); each player takes its own.
                let granted = &mut self.granted[seat.index()];
                *granted = granted.saturating_add(*n);
            }
            Op::MoreActions(n, attack) if self.active == seat => {
                self.actions = self.actions.saturating_add(*n);
                self.attacks = self.attacks.saturating_add(u8::from(*attack));
            }
            Op::OneMoreAttack if self.active == seat => self.attacks = self.attacks.saturating_add(1),
            Op::RaiseTarget(n) => self.raise_target(*n, log),
            Op::FewerActions(players, n) => {
                for player in self.players(players, asks) {
                    let side = self.side_mut(player);
                    side.fewer_actions = side.fewer_actions.saturating_add(*n);
                }
            }
            Op::MissTurn(players) => {
                for player in self.players(players, asks) {
                    let side = self.side_mut(player);
                    side.missed_turns = side.missed_turns.saturating_add(1);
                }
            }
            Op::ReverseDirection => {
                self.note_ending(item, SlotNo::NONE, Ends::Reverses);
                log.push(clause::MULTI_09, Event::Reversed);
            }
            Op::ExchangeSeats(players) => {
                if let Some(other) = self.players(players, asks).first().copied().filter(|other| *other != seat) {
                    self.note_ending(item, SlotNo::NONE, Ends::Exchanges(other));
                    log.push(clause::MULTI_09, Event::ExchangedSeats(seat, other));
                }
            }
            Op::AnotherTurn => {
                let side = self.side_mut(seat);
                side.more_turns = side.more_turns.saturating_add(1);
            }
            _ => {}
        }
    }
}
