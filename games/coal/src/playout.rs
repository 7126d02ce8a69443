//! Random playouts: one plausible action is picked from the masks and carried out, without making a list.
//!
//! A search spends most of its time here. The picked action, and the draw for it, are the same as by way of
//! [`Choices`]: a test plays both side by side.

use table::{Chance, Choices as _, Game, NoLog, PLAYOUT, Playout, Seat, SeatSet};

use crate::action::{Action, Facing, Gain, HandKind, Slot, TurnKind};
use crate::bits;
use crate::card::Resource;
use crate::choices::Choices;
use crate::state::{Phase, State};

impl State {
    /// Makes one decision of a playout.
    #[inline]
    pub(crate) fn step_of_playout(&mut self, chance: &mut impl Chance) {
        let seat = self.asked;
        if matches!(self.phase, Phase::Main | Phase::Place | Phase::Declare | Phase::Choose) {
            // These phases always end with an action, never with a pass.
            self.called = SeatSet::NONE;
        }
        let is_done = match self.phase {
            Phase::Main => self.act_at_random(seat, chance),
            Phase::Place => self.place_at_random(seat, chance),
            Phase::Respond => self.respond_at_random(seat, chance),
            Phase::Remove | Phase::TakeToken => self.take_at_random(seat, chance),
            Phase::Declare => {
                let is_maintenance = pick(bits::count(self.sensible_turns(seat)), chance) == 1;
                self.declare(if is_maintenance { TurnKind::Maintenance } else { TurnKind::Action }, &mut NoLog);
                true
            }
            Phase::Choose => {
                let alternative = pick(u32::from(self.alternatives(self.top())), chance);
                self.choose(alternative as u8, &mut NoLog);
                true
            }
            _ => false,
        };
        if !is_done {
            self.list_and_play(chance);
        }
    }

    /// The slow way: lists the plausible choices and picks one.
    #[inline(never)]
    fn list_and_play(&mut self, chance: &mut impl Chance) {
        let Some(seat) = self.awaits().seats().lowest() else { return };
        let choices: Choices = self.plausible(seat);
        let k = pick(choices.len(), chance);
        self.apply(seat, choices.get(k), chance, &mut NoLog);
    }

    /// Acts in the main window. Returns `false` when nothing is sensible.
    #[inline]
    fn act_at_random(&mut self, seat: Seat, chance: &mut impl Chance) -> bool {
        let strikes = self.strikes(seat);
        if strikes != 0 {
            let k = pick(bits::count_slots(strikes), chance);
            self.activate(seat, Slot(bits::nth_slot(strikes, k)), &mut NoLog);
            return true;
        }
        let plan = self.preparation(seat);
        let plays = bits::count(plan.down | plan.up);
        let maneuvers = bits::count_slots(plan.maneuvers);
        let consumptions = count_both(plan.consume);
        let trades = if plan.trade == 0 { 0 } else { bits::count(plan.trade) };
        let all = plays + maneuvers + consumptions + trades + u32::from(plan.repair) + u32::from(plan.end);
        if all == 0 {
            return false;
        }
        let mut k = pick(all, chance);
        if k < plays {
            let down = bits::count(plan.down);
            let (cards, facing, k) =
                if k < down { (plan.down, Facing::Down, k) } else { (plan.up, Facing::Up, k - down) };
            let kind = self.nth_kind(seat, cards, k);
            self.play(seat, kind, facing, Slot(bits::nth_slot(plan.slot, 0)), &mut NoLog);
            return true;
        }
        k -= plays;
        if k < maneuvers {
            self.maneuver(seat, bits::nth_slot(plan.maneuvers, k), &mut NoLog);
            return true;
        }
        k -= maneuvers;
        if k < consumptions {
            self.consume_at_random(seat, plan.consume, k);
            return true;
        }
        k -= consumptions;
        if k < trades {
            let kind = self.nth_kind(seat, plan.trade, k);
            self.trade(seat, kind, &mut NoLog);
        } else if plan.repair && k == trades {
            self.repair(seat, &mut NoLog);
        } else {
            self.end(seat, &mut NoLog);
        }
        true
    }

    /// Answers an attack.
    #[inline]
    fn respond_at_random(&mut self, seat: Seat, chance: &mut impl Chance) -> bool {
        let answer = self.answer(seat);
        if answer.react != 0 {
            self.called = SeatSet::NONE;
            let k = pick(bits::count_slots(answer.react), chance);
            self.activate(seat, Slot(bits::nth_slot(answer.react, k)), &mut NoLog);
            return true;
        }
        let consumptions = count_both(answer.consume);
        let k = pick(consumptions + 1, chance);
        if k < consumptions {
            self.called = SeatSet::NONE;
            self.consume_at_random(seat, answer.consume, k);
            return true;
        }
        self.pass_response(&mut NoLog);
        true
    }

    /// Takes a token of another seat. Returns `false` when only its own tokens, or none, can be taken.
    #[inline]
    fn take_at_random(&mut self, seat: Seat, chance: &mut impl Chance) -> bool {
        let is_trade = self.phase == Phase::TakeToken;
        let only = self.removing();
        let spots = Resource::ALL.map(|kind| match is_trade {
            true => self.of_opponents(seat, self.token_spots(kind)),
            false if kind == only => self.of_opponents(seat, self.removable(kind)),
            false => 0,
        });
        let first = spots[0].count_ones();
        let all = first + spots[1].count_ones();
        if all == 0 {
            return false;
        }
        let k = pick(all, chance);
        let (kind, bit) = if k < first {
            (Resource::Steam, bits::nth_of_wide(spots[0], k))
        } else {
            (Resource::Energy, bits::nth_of_wide(spots[1], k - first))
        };
        let action = Action::Take(kind, Seat((bit / 8) as u8), Slot((bit % 8) as u8));
        self.execute(seat, action, chance, &mut NoLog);
        true
    }

    /// Places a token of a Maneuver or a consumed card where it is missing, or else anywhere.
    #[inline]
    fn place_at_random(&mut self, seat: Seat, chance: &mut impl Chance) -> bool {
        let side = self.side(seat);
        let (lacks, tokens) = (side.needs.lacks, self.job.tokens);
        let open = [tokens.steam, tokens.energy].map(|count| if count > 0 { side.eligible() } else { 0 });
        let mut spots = [open[0] & lacks[0], open[1] & lacks[1]];
        if spots == [0; 2] {
            spots = open;
        }
        let [steam, energy] = spots;
        let first = bits::count_slots(steam);
        let all = first + bits::count_slots(energy);
        if all == 0 {
            return false;
        }
        let k = pick(all, chance);
        let (kind, slot) = if k < first {
            (Resource::Steam, bits::nth_slot(steam, k))
        } else {
            (Resource::Energy, bits::nth_slot(energy, k - first))
        };
        self.place(seat, kind, seat, Slot(slot), &mut NoLog);
        true
    }

    #[inline]
    fn consume_at_random(&mut self, seat: Seat, [steam, energy]: [u32; 2], k: u32) {
        let first = bits::count(steam);
        let (cards, gain, k) = if k < first { (steam, Gain::Steam, k) } else { (energy, Gain::Energy, k - first) };
        let kind = self.nth_kind(seat, cards, k);
        self.consume(seat, kind, gain, &mut NoLog);
    }

    /// The kind of the k-th of these cards.
    #[inline]
    fn nth_kind(&self, seat: Seat, cards: u32, k: u32) -> HandKind {
        HandKind(self.list(seat).kind_of[bits::nth(cards, k) as usize])
    }
}

#[inline(always)]
fn count_both(cards: [u32; 2]) -> u32 {
    if cards == [0; 2] { 0 } else { bits::count(cards[0]) + bits::count(cards[1]) }
}

/// One of `n`. It draws even if there is only one: this is faster than checking for it.
#[inline(always)]
fn pick(n: u32, chance: &mut impl Chance) -> u32 {
    chance.below(PLAYOUT, n)
}
