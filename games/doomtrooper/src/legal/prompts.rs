//! Steps of an effect that ask several questions in a row: who answers, and with which answers.
//!
//! The possible answers are one list, [`State::picks`]; the cursor of the item counts the questions.

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::Seat;

use crate::action::Action;
use crate::facts::{EvalContext, Leaves, Slots};
use crate::language::{CardKind, Filter, Op, Tag, When};
use crate::questions::Question;
use crate::state::{At, Bits, CombatStep, Instance, SlotNo, StackItem, State};

/// The possible answers to one question.
pub(crate) type Picks = SmallVec<[Action; 192]>;

impl State {
    /// Whether a step of this kind asks in its own way.
    pub(crate) const fn is_picked(op: &Op) -> bool {
        matches!(
            op,
            Op::DiscardUnless(..)
                | Op::Redistribute(..)
                | Op::ExchangePoints(_)
                | Op::LookAtDrawPile(_)
                | Op::DrawAndKeep(..)
                | Op::DrawUpTo(..)
                | Op::AttachFromHand(..)
                | Op::Assist(..)
                | Op::Reassign(_)
                | Op::LosesMembership(_)
                | Op::CastNow(..)
                | Op::AttackNow(..)
                | Op::AttackEach(..)
                | Op::Ask(..)
                | Op::TellPlans(_)
                | Op::CompleteFromHand
                | Op::DownToFewest
                | Op::AddFor(_)
                | Op::AddWarrior(..)
                | Op::ChosenBy(..)
        )
    }

    /// The seat that answers.
    pub(crate) fn picker(&self, op: &Op, item: &StackItem) -> Seat {
        let asks = self.asks_in(item);
        match op {
            Op::DiscardUnless(..) => {
                self.picked_card(op, item, &asks).map_or(item.seat, |slot| self.slot(slot).controller)
            }
            Op::LookAtDrawPile(players) | Op::TellPlans(players) | Op::ChosenBy(players, _) => {
                self.players(players, &asks).first().copied().unwrap_or(item.seat)
            }
            Op::DownToFewest => self.above_fewest().unwrap_or(item.seat),
            Op::DrawUpTo(players, _) => {
                self.players(players, &asks).get(item.cursor as usize).copied().unwrap_or(item.seat)
            }
            Op::Ask(players, _) if item.cursor > 0 => {
                self.players(players, &asks).first().copied().unwrap_or(item.seat)
            }
            _ => item.seat,
        }
    }

    /// The card in play that the question is about, in steps that go from card to card.
    pub(crate) fn picked_card(&self, op: &Op, item: &StackItem, asks: &EvalContext) -> Option<SlotNo> {
        let mut slots = Slots::new();
        match op {
            Op::DiscardUnless(who, _) => {
                self.who(who, asks, &mut slots);
                slots.into_iter().find(|slot| slot.0 >= item.cursor && !self.is_kept_in_play(*slot, Leaves::Discarded))
            }
            Op::Redistribute(from, to) => self.in_play().find(|slot| {
                slot.0 >= item.cursor && self.fits(from, *slot, asks) && self.new_hosts(*slot, to, item, asks) != 0
            }),
            _ => None,
        }
    }

    /// The possible new hosts of an attached card.
    fn new_hosts(&self, card: SlotNo, to: &Filter, item: &StackItem, asks: &EvalContext) -> u128 {
        let on = self.slot(card);
        if on.at != At::Card || self.is_fixed(card) {
            return 0;
        }
        self.in_play()
            .filter(|host| {
                *host != on.host
                    && *host != card
                    && self.fits(to, *host, asks)
                    && self.check_host(item.seat, on.instance, *host).is_ok()
            })
            .fold(0, |bits, host| bits | host.bit())
    }

    /// The top cards of the Draw Pile that are looked at, except those already kept.
    pub(crate) fn top_cards(&self, op: &Op, item: &StackItem, asks: &EvalContext) -> ArrayVec<Instance, 128> {
        let Op::DrawAndKeep(amount, _) = op else { return ArrayVec::new() };
        let pile = self.pile(item.seat);
        let drawn = (self.amount(amount, asks).max(0) as usize).min(pile.len() + item.cursor as usize);
        let left = drawn.saturating_sub(item.cursor as usize).min(pile.len());
        pile[pile.len() - left..].iter().map(|number| Instance::new(item.seat, *number as usize)).collect()
    }

    /// The possible answers now; empty when nothing is asked.
    pub(crate) fn picks(&self, op: &Op, item: &StackItem) -> Picks {
        let asks = self.asks_in(item);
        let mut picks = Picks::new();
        let mut push = |action: Action| {
            if !picks.contains(&action) {
                picks.push(action);
            }
        };
        let code = |instance: Instance| Action::Card(self.card_of(instance).code);
        match op {
            Op::DiscardUnless(_, price) => {
                if self.side(self.picker(op, item)).destiny >= i16::from(*price) {
                    push(Action::Accept);
                }
                push(Action::Yield);
            }
            Op::Redistribute(_, to) => {
                if let Some(card) = self.picked_card(op, item, &asks) {
                    push(Action::Yield);
                    Bits(self.new_hosts(card, to, item, &asks)).for_each(|slot| push(Action::Choose(slot)));
                }
            }
            Op::ExchangePoints(n) => {
                let side = self.side(item.seat);
                push(Action::Yield);
                if item.cursor != 2 && side.destiny >= i16::from(*n) {
                    push(Action::Way(0));
                }
                if item.cursor != 1 && side.promotion > 0 {
                    push(Action::Way(1));
                }
            }
            Op::LookAtDrawPile(_) | Op::DrawUpTo(..) => {
                push(Action::Accept);
                push(Action::Yield);
            }
            Op::DrawAndKeep(_, keep) if i16::from(item.cursor) < self.amount(keep, &asks) => {
                self.top_cards(op, item, &asks).into_iter().for_each(|instance| push(code(instance)));
            }
            Op::AttachFromHand(filter, who) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(host) = slots.first().filter(|_| self.has_room()) {
                    push(Action::Yield);
                    for instance in self.hand(item.seat) {
                        if self.fits_number(filter, self.identity[instance.index()], item.seat, &asks)
                            && self.may_be_attached_at_once(item.seat, instance, *host)
                        {
                            push(code(instance));
                        }
                    }
                }
            }
            Op::Assist(who, target) => {
                let (cards, ..) = self.candidates_of(target, item);
                let of_attacker = Bits(self.whom(who, &asks)).any(|slot| slot == self.combat.attacker);
                let may_support = |slot: &SlotNo| self.may_support(*slot, of_attacker);
                Bits(cards).filter(may_support).for_each(|slot| push(Action::Choose(slot)));
            }
            Op::Reassign(_) => self.new_holders(item.targets[0], &mut push),
            Op::LosesMembership(who) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(slot) = slots.first() {
                    self.memberships(*slot).into_iter().for_each(|affiliation| push(Action::Affiliation(affiliation)));
                }
            }
            Op::AttackNow(..) => {
                push(Action::Yield);
                let defenders = self.attack_at_once(op, item).map_or(0, |(_, defenders)| defenders);
                Bits(defenders).for_each(|slot| push(Action::Choose(slot)));
            }
            Op::CastNow(who, filter) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(caster) = slots.first() {
                    push(Action::Yield);
                    for instance in self.hand(item.seat) {
                        if self.can_cast_now(item.seat, *caster, instance, filter) {
                            push(code(instance));
                        }
                    }
                }
            }
            Op::Ask(..) if item.cursor == 0 => (0..Question::COUNT).for_each(|number| push(Action::Way(number))),
            Op::Ask(_, price) => {
                push(Action::Yield);
                if self.side(self.picker(op, item)).destiny >= i16::from(*price) {
                    push(Action::Accept);
                }
            }
            Op::AttackEach(_, _, must) => {
                let bits = match item.cursor {
                    0 => self.attackers_in_turn(op, item),
                    _ => self.defenders_in_turn(op, item, item.targets[1]),
                };
                if item.cursor == 0 && !must {
                    push(Action::Yield);
                }
                Bits(bits).for_each(|slot| push(Action::Choose(slot)));
            }
            Op::AddFor(players) => {
                if let Some(of) = self.players(players, &asks).first().copied() {
                    push(Action::Yield);
                    self.hand(item.seat)
                        .filter(|instance| self.can_be_added_for(item.seat, of, *instance))
                        .for_each(|instance| push(code(instance)));
                }
            }
            Op::AddWarrior(filter, is_paid) => {
                push(Action::Yield);
                self.hand(item.seat)
                    .filter(|instance| {
                        self.fits_number(filter, self.identity[instance.index()], item.seat, &asks)
                            && self.can_be_added_at_once(item.seat, *instance, *is_paid)
                    })
                    .for_each(|instance| push(code(instance)));
            }
            Op::ChosenBy(_, target) => {
                let (cards, seats, _) = self.candidates_of(target, item);
                Bits(cards).for_each(|slot| push(Action::Choose(slot)));
                Seat::all(self.seats)
                    .filter(|seat| seats >> seat.0 & 1 != 0)
                    .for_each(|seat| push(Action::Player(seat)));
            }
            Op::DownToFewest => {
                if let Some(seat) = self.above_fewest() {
                    self.warriors_of(seat)
                        .filter(|slot| !self.is_kept_in_play(*slot, Leaves::Discarded))
                        .for_each(|slot| push(Action::Choose(slot)));
                }
            }
            Op::TellPlans(_) => self.plans_to_tell(item, &mut push),
            Op::CompleteFromHand => {
                let (dead, killer) = (item.subject, item.culprit);
                let missions = self
                    .hand(item.seat)
                    .filter(|instance| self.holder_of_reached(item.seat, *instance, dead, killer).is_some());
                missions.for_each(|instance| push(code(instance)));
            }
            _ => {}
        }
        picks
    }

    /// Whether a warrior may cast this spell of a hand within an effect, even if the rules let only others cast it
    /// (REVELATION).
    fn can_cast_now(&self, seat: Seat, caster: SlotNo, instance: Instance, filter: &Filter) -> bool {
        let tags = self.ready_of(instance).tags;
        let is_for_combat = tags & (Tag::CombatSpell.bit() | Tag::PersonalCombatSpell.bit()) != 0;
        let Some(entry) = &self.ready_of(instance).play else { return false };
        let item = StackItem { caster, ..StackItem::of(seat, instance) };
        let least = entry.price.step.map_or(0, |step| if step.may_be_none { 0 } else { step.destiny });
        let fixed = i16::from(entry.price.destiny) + self.amount(&entry.price.counted, &self.asks_in(&item));
        let is_time = match entry.when {
            When::Combat => self.combat.step > CombatStep::Modify,
            When::AnyTime | When::AnyTimeOutsideCombat | When::YourTurn | When::Actions(_) => true,
            _ => false,
        };
        self.card_of(instance).kind == CardKind::Art
            && self.fits_card(filter, instance, seat, seat)
            && is_time
            && (!is_for_combat || self.combat.step > CombatStep::Modify)
            && !self.is_too_deep()
            && (!self.comes_into_play(instance) || self.has_room())
            && self.caster_cost(&item, fixed) + self.caster_cost(&item, least.into()) <= self.side(seat).destiny
            && (0..self.target_count(&item)).all(|number| self.has_candidate(&item, number))
    }
}
