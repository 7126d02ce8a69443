//! Health: warriors are healed, wounded, killed, saved.

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{EvalContext, Slots};
use crate::language::Op;
use crate::state::{IN_DESTINY, NOBODY, SlotNo, StackItem, State, flag};

impl State {
    /// Carries out one step of this family.
    pub(super) fn carry_health(&mut self, op: &Op, item: &StackItem, asks: &EvalContext, log: &mut impl Log<Self>) {
        let clause = clause::TIME_06;
        let mut slots = Slots::new();
        let seat = item.seat;
        match op {
            Op::Heal(who) => {
                self.reached(who, item, asks, &mut slots);
                for slot in slots {
                    self.heal(slot, clause, log);
                }
            }
            Op::Wound(who, earns) => {
                self.reached(who, item, asks, &mut slots);
                let earner = if *earns { self.earner_of(seat, asks) } else { NOBODY };
                slots.retain(|slot| !self.is_safe_from(*slot, item));
                for slot in slots {
                    self.wound(slot, SlotNo::NONE, earner, false, log);
                }
            }
            Op::Kill(who, earns) => {
                self.reached(who, item, asks, &mut slots);
                let earner = if *earns { self.earner_of(seat, asks) } else { NOBODY };
                slots.retain(|slot| !self.is_safe_from(*slot, item));
                for slot in slots {
                    self.wound(slot, SlotNo::NONE, earner, true, log);
                }
            }
            Op::Damage(who, amount, earns) => {
                let points = self.amount(amount, asks);
                self.reached(who, item, asks, &mut slots);
                let earner = if *earns { self.earner_of(seat, asks) } else { NOBODY };
                slots.retain(|slot| !self.is_safe_from(*slot, item));
                for slot in slots {
                    if self.is_in_play(slot) && points >= self.slot(slot).ratings[2] {
                        self.wound(slot, SlotNo::NONE, earner, false, log);
                    }
                }
            }
            Op::Save(who) => {
                self.reached(who, item, asks, &mut slots);
                for slot in slots {
                    if self.slot(slot).is(flag::KILLED) && !self.slot(slot).is(flag::DOOMED) {
                        let card = self.slot_mut(slot);
                        card.set(flag::KILLED, false);
                        card.set(flag::ANNIHILATED, false);
                        card.earner = NOBODY;
                        log.push(clause::CMB_24, Event::Saved(self.sight(slot)));
                    }
                }
            }
            Op::PreventWound(who) => {
                self.who(who, asks, &mut slots);
                slots.retain(|slot| !self.slot(*slot).is(flag::DOOMED));
                for slot in slots {
                    let card = self.slot_mut(slot);
                    if card.is(flag::KILLED) {
                        card.set(flag::KILLED, false);
                        card.set(flag::ANNIHILATED, false);
                        card.earner = NOBODY;
                    } else if card.is(flag::WOUNDED_NOW) {
                        card.set(flag::WOUNDED, false);
                        card.set(flag::WOUNDED_NOW, false);
                    }
                    log.push(clause::CMB_24, Event::Saved(self.sight(slot)));
                }
            }
            Op::StaysInPlay(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    if self.slot(slot).is(flag::KILLED) {
                        self.slot_mut(slot).set(flag::STAYS, true);
                    }
                }
            }
            _ => {}
        }
    }

    /// The earner of the points for warriors killed by an effect: the player, in D where the warrior that bears or
    /// casts the card earns only D (CMB-29).
    fn earner_of(&self, seat: Seat, asks: &EvalContext) -> u8 {
        let in_destiny = self.is_in_play(asks.bearer)
            && self.slot(asks.bearer).controller == seat
            && self.is_warrior(asks.bearer)
            && self.earns_only_destiny(asks.bearer);
        if in_destiny { seat.0 | IN_DESTINY } else { seat.0 }
    }
}
