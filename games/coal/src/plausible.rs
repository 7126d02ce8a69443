//! Excludes blunders: the legal actions that a player with a memory would consider. A hint for playouts, not a rule.
//!
//! It uses only what the deciding seat knows: its hand, its own prepared cards (which it remembers), and public facts.
//! The masks made here are listed as [`Choices`] for the search, and [`crate::playout`] picks from them directly.

use table::Seat;

use crate::bits;
use crate::card::{Ability, CardType, Resource};
use crate::choices::{Choices, END, PASS, REPAIR, kinds};
use crate::state::{Needs, Phase, State};

/// The number of prepared cards up to which cards are laid out; the last slot stays free for later needs.
const COMFORTABLE: u32 = 4;

/// The sensible actions in a main window without a paid attack. Cards of the hand are masks of instances, one copy of
/// each.
pub(crate) struct Preparation {
    /// Cards to lay out face down, and face up; the free slot for them.
    pub down: u32,
    pub up: u32,
    pub slot: u8,
    /// The numbers of Maneuvers.
    pub maneuvers: u8,
    /// Cards to consume for Steam, and for Energy.
    pub consume: [u32; 2],
    /// Cards for Clint's trade.
    pub trade: u32,
    pub repair: bool,
    pub end: bool,
}

/// The sensible answers to an attack: useful Reactions, or else cards to consume for Steam and for Energy, and a pass.
pub(crate) struct Answer {
    pub react: u8,
    pub consume: [u32; 2],
}

impl State {
    /// The legal actions of the seat without blunders; blunders are included only if nothing else is left.
    pub(crate) fn plausible_choices(&self, seat: Seat) -> Choices {
        let listed = |instances| kinds(self, seat, instances);
        let is_masked = matches!(self.phase, Phase::Main | Phase::Respond) && self.asked == seat;
        let mut left =
            if is_masked { Choices { phase: self.phase, ..Choices::none(seat) } } else { Choices::gather(self, seat) };
        match left.phase {
            Phase::Main => {
                left.activate = self.strikes(seat);
                if left.activate == 0 {
                    let plan = self.preparation(seat);
                    (left.play_down, left.play_up) = (listed(plan.down), listed(plan.up));
                    (left.play_slots, left.has_room) = (plan.slot, plan.slot != 0);
                    left.maneuvers = plan.maneuvers;
                    left.consume = [listed(plan.consume[0]), listed(plan.consume[1]), 0];
                    left.drop = listed(plan.trade);
                    left.single = if plan.repair { REPAIR } else { 0 } | if plan.end { END } else { 0 };
                }
            }
            Phase::Respond => {
                let answer = self.answer(seat);
                left.activate = answer.react;
                left.consume = [listed(answer.consume[0]), listed(answer.consume[1]), 0];
                left.single = if answer.react == 0 { PASS } else { 0 };
            }
            Phase::Declare => left.spots[0] &= self.sensible_turns(seat),
            Phase::Place | Phase::Transfer => {
                let own = left.spots.map(|spots| spots & 0xff << (8 * seat.0));
                let lacks = self.side(seat).needs.lacks.map(|lacking| u32::from(lacking) << (8 * seat.0));
                left.spots = [own[0] & lacks[0], own[1] & lacks[1]];
                if left.spots == [0; 2] {
                    left.spots = own;
                }
            }
            Phase::Remove | Phase::TakeToken => {
                left.spots = left.spots.map(|spots| self.of_opponents(seat, spots));
                if left.spots != [0; 2] {
                    left.single = 0;
                }
            }
            Phase::Soft | Phase::Support => {
                left.consume = [0; 3];
                left.single = PASS;
            }
            Phase::ChooseModel
            | Phase::ChoosePilot
            | Phase::SecretPilot
            | Phase::StartingPilot
            | Phase::Drop
            | Phase::Choose
            | Phase::Over => {}
        }
        left.len = left.count();
        if left.len > 0 { left } else { self.all_but_alike(seat) }
    }

    /// All legal actions, with one free slot representing all.
    #[cold]
    fn all_but_alike(&self, seat: Seat) -> Choices {
        table::Choices::essential(Choices::of(self, seat))
    }

    /// The sensible turns as a mask: Action, Maintenance. A Maintenance Turn is sensible with an empty hand.
    #[inline(always)]
    pub(crate) fn sensible_turns(&self, seat: Seat) -> u32 {
        let side = self.side(seat);
        let is_empty = side.hand & side.hand.wrapping_sub(1) == 0;
        if is_empty && side.deck_len >= 6 { 0b11 } else { 0b01 }
    }

    /// The paid attacks: one is made at once, everything else can wait.
    #[inline(always)]
    pub(crate) fn strikes(&self, seat: Seat) -> u8 {
        let needs = self.side(seat).needs;
        self.main_slots(seat) & needs.paid & needs.attacks
    }

    /// The main window without a paid attack: laying out cards, the Maneuver, consuming for cards that lack one token.
    #[inline(always)]
    pub(crate) fn preparation(&self, seat: Seat) -> Preparation {
        let side = self.side(seat);
        let list = self.list(seat);
        let needs = side.needs;
        let mut plan = Preparation {
            down: 0,
            up: 0,
            slot: 0,
            maneuvers: 0,
            consume: [0; 2],
            trade: 0,
            repair: false,
            end: side.ready == 0 || side.own_turns <= 1,
        };
        if side.hand != 0 && bits::count_slots(side.occupied) < COMFORTABLE {
            let must_show = if self.rules.options.face_down_accumulators { 0 } else { list.accumulators };
            let hand = list.different(side.hand);
            (plan.down, plan.up) = (hand & !must_show, hand & must_show);
            plan.slot = side.free() & side.free().wrapping_neg();
        }
        if !self.maneuver_used {
            let mut payable = 0;
            for (number, maneuver) in self.maneuvers(seat).iter().enumerate() {
                payable |= u8::from(self.can_pay(seat, maneuver)) << number;
            }
            // One Maneuver must be used before the turn ends (COAL-TURN-05).
            plan.end &= payable == 0;
            if side.eligible() != 0 || plan.slot == 0 {
                plan.maneuvers = payable;
            }
        } else if side.own_turns > 1 {
            plan.consume = self.finishing(seat, needs.nearly & needs.attacks & !side.accumulators, needs);
        }
        match self.ability(seat) {
            Some(Ability::ClintRemove) if self.may_trade(seat) => plan.trade = list.different(side.hand),
            Some(Ability::NemoHeal) => plan.repair = self.may_repair(seat),
            _ => {}
        }
        plan
    }

    /// The answer to an attack: paid Reactions that do something against it, or else consuming for a card that could be
    /// one.
    #[inline(always)]
    pub(crate) fn answer(&self, seat: Seat) -> Answer {
        let needs = self.side(seat).needs;
        let slots = self.respond_slots(seat);
        let react = self.useful_reactions(seat, slots & needs.paid & !needs.attacks);
        let nearly = if react == 0 { needs.nearly & !needs.attacks & slots } else { 0 };
        Answer { react, consume: self.finishing(seat, nearly, needs) }
    }

    /// Cards to consume, for Steam and for Energy, if one token completes one of the prepared cards.
    #[inline(always)]
    fn finishing(&self, seat: Seat, prepared: u8, needs: Needs) -> [u32; 2] {
        if prepared == 0 || !self.can_consume(seat) {
            return [0; 2];
        }
        let list = self.list(seat);
        let consumable = self.consumable(seat);
        [Resource::Steam, Resource::Energy].map(|kind| {
            let kind = kind as usize;
            if prepared & needs.lacks[kind] != 0 { list.different(consumable[kind]) } else { 0 }
        })
    }

    /// The slots of those paid Reactions that do something against the attack.
    #[inline]
    fn useful_reactions(&self, seat: Seat, paid: u8) -> u8 {
        let mut useful = 0;
        let mut rest = paid;
        while rest != 0 {
            let slot = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let card = self.list(seat).card[self.side(seat).instance[slot] as usize];
            debug_assert!(self.rules.card(card).kind == CardType::Reaction);
            let frame = self.top();
            let (pending, kinds) = (self.pending(frame), self.attack_kinds(frame));
            let faces = 0..self.rules.card(card).alternatives.max(1);
            let helps = faces.into_iter().any(|face| {
                let face = self.rules.face(card, face);
                face.total_damage() > 0 || face.absorbs_of(pending, kinds) > 0
            });
            useful |= u8::from(helps) << slot;
        }
        useful
    }

    /// The places on cards of opponents; a seat would not take tokens from its own cards or its partner's.
    #[inline]
    pub(crate) fn of_opponents(&self, seat: Seat, spots: u32) -> u32 {
        let cards_of = |seat: Seat| 0xff << (8 * seat.0);
        spots & !(cards_of(seat) | self.team_mate(seat).map_or(0, cards_of))
    }
}
