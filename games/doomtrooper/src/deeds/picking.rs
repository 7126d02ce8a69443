//! Steps of an effect that ask for something a card at a time: who pays for it, where it goes, what is given up.
//!
//! What may be answered is one list, [`State::picks`]; where a step has come is the cursor of its deed.

use arrayvec::ArrayVec;
use table::{Chance, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::happening::LOST;
use crate::judge::Asks;
use crate::language::{Filter, Kind, Op, Tag, When};
use crate::moves::Leaves;
use crate::questions::Question;
use crate::state::{At, Bits, CombatStep, Deed, Frame, Instance, SlotNo, Stage, State, What};

use super::Slots;

/// The answers to one question.
pub(crate) type Picks = ArrayVec<Action, 192>;

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

    /// Prepares the next question of a step; gives whether there is one.
    pub(super) fn begins_picking(&mut self, op: &Op, deed: &Deed, asks: &Asks, log: &mut impl Log<Self>) -> bool {
        match op {
            Op::DiscardUnless(_, price) => {
                // Who cannot pay is not asked.
                while let Some(slot) = self.picked_card(op, &self.topmost(deed), asks) {
                    if self.side(self.slot(slot).controller).destiny >= i16::from(*price) {
                        return true;
                    }
                    self.set_cursor(slot.0 + 1);
                    self.leave(slot, Leaves::Discarded, clause::TIME_06, log);
                }
                self.set_cursor(0);
                false
            }
            Op::Redistribute(..) => {
                let asked = self.picked_card(op, deed, asks);
                self.set_cursor(asked.map_or(0, |slot| slot.0));
                asked.is_some()
            }
            Op::LookAtDrawPile(players) => {
                let Some(of) = self.players(players, asks).first().copied() else { return false };
                log.push(clause::SEC_07, Event::LookedAtPile(deed.seat, of));
                for place in 0..self.pile(of).len() {
                    let number = self.pile(of)[place] as usize;
                    self.knows[Instance::new(of, number).index()] |= 1 << deed.seat.0;
                }
                self.side(of).pile_len > 0
            }
            Op::DrawAndKeep(..) => {
                // Its player sees them, and nobody else does (SEC-07).
                for instance in self.top_cards(op, deed, asks) {
                    self.knows[instance.index()] |= 1 << deed.seat.0;
                    let card = self.identity[instance.index()];
                    log.push(clause::SEC_07, Event::SawTop(deed.seat, deed.seat, card));
                }
                !self.picks(op, deed).is_empty()
            }
            Op::DrawUpTo(players, n) => {
                // Who has nothing to draw is not asked.
                let all = self.players(players, asks);
                let mut asked = (0..).zip(&all).skip(deed.cursor as usize);
                let next = asked.find(|(_, player)| self.short_of(**player, *n) > 0).map(|(number, _)| number);
                self.set_cursor(next.unwrap_or(0));
                next.is_some()
            }
            Op::Ask(players, price) => {
                let Some(of) = self.players(players, asks).first().copied() else { return false };
                if deed.cursor == 0 || self.side(of).destiny >= i16::from(*price) {
                    return true;
                }
                // Who cannot pay for silence answers.
                self.answer_truly(of, deed.cursor - 1, log);
                self.set_cursor(0);
                false
            }
            Op::ChosenBy(..) => {
                // Nobody is there to be chosen: the rest speaks of nobody.
                self.take_target(false, Action::Choose(SlotNo::NONE));
                !self.picks(op, deed).is_empty()
            }
            Op::AttackEach(..) => {
                let goes_on = deed.cursor > 0 || self.attackers_in_turn(op, deed) != 0;
                if !goes_on {
                    self.forget_attacks(deed);
                }
                goes_on
            }
            Op::TellPlans(players) => !self.players(players, asks).is_empty(),
            // Whether the hand holds anything for it is nobody's business.
            Op::AttachFromHand(..) | Op::CastNow(..) | Op::AddFor(_) | Op::AddWarrior(..) => {
                !self.picks(op, deed).is_empty()
            }
            _ => self.picks(op, deed).iter().any(|pick| *pick != Action::Yield),
        }
    }

    /// How many cards a player may draw to have so many in the hand.
    fn short_of(&self, player: Seat, n: u8) -> u8 {
        n.saturating_sub(self.hand_len(player)).min(self.side(player).pile_len)
    }

    fn topmost(&self, deed: &Deed) -> Deed {
        match self.frames.last() {
            Some(Frame::Deed(top)) => *top,
            _ => *deed,
        }
    }

    pub(super) fn set_cursor(&mut self, cursor: u8) {
        if let Some(deed) = self.deed_mut() {
            deed.cursor = cursor;
        }
    }

    /// Who answers.
    pub(crate) fn picker(&self, op: &Op, deed: &Deed) -> Seat {
        let asks = self.asks_in(deed);
        match op {
            Op::DiscardUnless(..) => {
                self.picked_card(op, deed, &asks).map_or(deed.seat, |slot| self.slot(slot).controller)
            }
            Op::LookAtDrawPile(players) | Op::TellPlans(players) | Op::ChosenBy(players, _) => {
                self.players(players, &asks).first().copied().unwrap_or(deed.seat)
            }
            Op::DownToFewest => self.above_fewest().unwrap_or(deed.seat),
            Op::DrawUpTo(players, _) => {
                self.players(players, &asks).get(deed.cursor as usize).copied().unwrap_or(deed.seat)
            }
            Op::Ask(players, _) if deed.cursor > 0 => {
                self.players(players, &asks).first().copied().unwrap_or(deed.seat)
            }
            _ => deed.seat,
        }
    }

    /// The card in play that the question is about, of steps that go from card to card.
    pub(crate) fn picked_card(&self, op: &Op, deed: &Deed, asks: &Asks) -> Option<SlotNo> {
        let mut slots = Slots::new();
        match op {
            Op::DiscardUnless(who, _) => {
                self.who(who, asks, &mut slots);
                slots.into_iter().find(|slot| slot.0 >= deed.cursor && !self.is_kept_in_play(*slot, Leaves::Discarded))
            }
            Op::Redistribute(from, to) => self.in_play().find(|slot| {
                slot.0 >= deed.cursor && self.fits(from, *slot, asks) && self.new_hosts(*slot, to, deed, asks) != 0
            }),
            _ => None,
        }
    }

    /// Where an attached card may be moved to.
    fn new_hosts(&self, card: SlotNo, to: &Filter, deed: &Deed, asks: &Asks) -> u128 {
        let on = self.slot(card);
        if on.at != At::Card || self.is_fixed(card) {
            return 0;
        }
        self.in_play()
            .filter(|host| {
                *host != on.host
                    && *host != card
                    && self.fits(to, *host, asks)
                    && self.check_host(deed.seat, on.instance, *host).is_ok()
            })
            .fold(0, |bits, host| bits | host.bit())
    }

    /// The top cards of the Draw Pile that are looked at, without those that were kept.
    fn top_cards(&self, op: &Op, deed: &Deed, asks: &Asks) -> ArrayVec<Instance, 128> {
        let Op::DrawAndKeep(amount, _) = op else { return ArrayVec::new() };
        let pile = self.pile(deed.seat);
        let drawn = (self.amount(amount, asks).max(0) as usize).min(pile.len() + deed.cursor as usize);
        let left = drawn.saturating_sub(deed.cursor as usize).min(pile.len());
        pile[pile.len() - left..].iter().map(|number| Instance::new(deed.seat, *number as usize)).collect()
    }

    /// What may be answered now; nothing when nothing is asked.
    pub(crate) fn picks(&self, op: &Op, deed: &Deed) -> Picks {
        let asks = self.asks_in(deed);
        let mut picks = Picks::new();
        let mut push = |action: Action| {
            if !picks.contains(&action) {
                let _ = picks.try_push(action);
            }
        };
        let code = |instance: Instance| Action::Card(self.card_of(instance).code);
        match op {
            Op::DiscardUnless(_, price) => {
                if self.side(self.picker(op, deed)).destiny >= i16::from(*price) {
                    push(Action::Accept);
                }
                push(Action::Yield);
            }
            Op::Redistribute(_, to) => {
                if let Some(card) = self.picked_card(op, deed, &asks) {
                    push(Action::Yield);
                    Bits(self.new_hosts(card, to, deed, &asks)).for_each(|slot| push(Action::Choose(slot)));
                }
            }
            Op::ExchangePoints(n) => {
                let side = self.side(deed.seat);
                push(Action::Yield);
                if deed.cursor != 2 && side.destiny >= i16::from(*n) {
                    push(Action::Way(0));
                }
                if deed.cursor != 1 && side.promotion > 0 {
                    push(Action::Way(1));
                }
            }
            Op::LookAtDrawPile(_) | Op::DrawUpTo(..) => {
                push(Action::Accept);
                push(Action::Yield);
            }
            Op::DrawAndKeep(_, keep) if i16::from(deed.cursor) < self.amount(keep, &asks) => {
                self.top_cards(op, deed, &asks).into_iter().for_each(|instance| push(code(instance)));
            }
            Op::AttachFromHand(filter, who) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(host) = slots.first().filter(|_| self.free_slot().is_some()) {
                    push(Action::Yield);
                    for instance in self.hand(deed.seat) {
                        if self.fits_number(filter, self.identity[instance.index()], deed.seat, &asks)
                            && self.may_be_attached_at_once(deed.seat, instance, *host)
                        {
                            push(code(instance));
                        }
                    }
                }
            }
            Op::Assist(who, target) => {
                let (cards, ..) = self.candidates_of(target, deed);
                let of_attacker = Bits(self.whom(who, &asks)).any(|slot| slot == self.combat.attacker);
                let may_support = |slot: &SlotNo| self.may_support(*slot, of_attacker);
                Bits(cards).filter(may_support).for_each(|slot| push(Action::Choose(slot)));
            }
            Op::Reassign(_) => self.new_holders(deed.targets[0], &mut push),
            Op::LosesMembership(who) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(slot) = slots.first() {
                    self.memberships(*slot).into_iter().for_each(|affiliation| push(Action::Affiliation(affiliation)));
                }
            }
            Op::AttackNow(..) => {
                push(Action::Yield);
                let defenders = self.attack_at_once(op, deed).map_or(0, |(_, defenders)| defenders);
                Bits(defenders).for_each(|slot| push(Action::Choose(slot)));
            }
            Op::CastNow(who, filter) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(caster) = slots.first() {
                    push(Action::Yield);
                    for instance in self.hand(deed.seat) {
                        if self.can_cast_now(deed.seat, *caster, instance, filter) {
                            push(code(instance));
                        }
                    }
                }
            }
            Op::Ask(..) if deed.cursor == 0 => (0..Question::COUNT).for_each(|number| push(Action::Way(number))),
            Op::Ask(_, price) => {
                push(Action::Yield);
                if self.side(self.picker(op, deed)).destiny >= i16::from(*price) {
                    push(Action::Accept);
                }
            }
            Op::AttackEach(_, _, must) => {
                let bits = match deed.cursor {
                    0 => self.attackers_in_turn(op, deed),
                    _ => self.defenders_in_turn(op, deed, deed.targets[1]),
                };
                if deed.cursor == 0 && !must {
                    push(Action::Yield);
                }
                Bits(bits).for_each(|slot| push(Action::Choose(slot)));
            }
            Op::AddFor(players) => {
                if let Some(of) = self.players(players, &asks).first().copied() {
                    push(Action::Yield);
                    self.hand(deed.seat)
                        .filter(|instance| self.can_be_added_for(deed.seat, of, *instance))
                        .for_each(|instance| push(code(instance)));
                }
            }
            Op::AddWarrior(filter, is_paid) => {
                push(Action::Yield);
                self.hand(deed.seat)
                    .filter(|instance| {
                        self.fits_number(filter, self.identity[instance.index()], deed.seat, &asks)
                            && self.can_be_added_at_once(deed.seat, *instance, *is_paid)
                    })
                    .for_each(|instance| push(code(instance)));
            }
            Op::ChosenBy(_, target) => {
                let (cards, seats, _) = self.candidates_of(target, deed);
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
            Op::TellPlans(_) => self.plans_to_tell(deed, &mut push),
            Op::CompleteFromHand => {
                let (dead, killer) = (deed.subject, deed.culprit);
                let missions = self
                    .hand(deed.seat)
                    .filter(|instance| self.holder_of_reached(deed.seat, *instance, dead, killer).is_some());
                missions.for_each(|instance| push(code(instance)));
            }
            _ => {}
        }
        picks
    }

    /// Whether a warrior may cast this spell of a hand within an effect, whoever may cast it otherwise (REVELATION).
    fn can_cast_now(&self, seat: Seat, caster: SlotNo, instance: Instance, filter: &Filter) -> bool {
        let tags = self.ready_of(instance).tags;
        let is_for_combat = tags & (Tag::CombatSpell.bit() | Tag::PersonalCombatSpell.bit()) != 0;
        let Some(entry) = &self.ready_of(instance).play else { return false };
        let deed = Deed { caster, ..Deed::of(seat, instance) };
        let least = entry.price.step.map_or(0, |step| if step.may_be_none { 0 } else { step.destiny });
        let fixed = i16::from(entry.price.destiny) + self.amount(&entry.price.counted, &self.asks_in(&deed));
        let is_time = match entry.when {
            When::Combat => self.combat.step > CombatStep::Modify,
            When::AnyTime | When::AnyTimeOutsideCombat | When::YourTurn | When::Actions(_) => true,
            _ => false,
        };
        self.card_of(instance).kind == Kind::Art
            && self.fits_card(filter, instance, seat, seat)
            && is_time
            && (!is_for_combat || self.combat.step > CombatStep::Modify)
            && self.frames.len() + 6 <= crate::state::FRAMES
            && self.caster_cost(&deed, fixed) + self.caster_cost(&deed, least.into()) <= self.side(seat).destiny
            && (0..self.target_count(&deed)).all(|number| self.has_candidate(&deed, number))
    }

    /// Takes an answer. Gives whether the step asks again.
    pub(super) fn pick(
        &mut self,
        op: &Op,
        deed: &Deed,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) -> bool {
        let asks = self.asks_in(deed);
        let seat = deed.seat;
        match (op, action) {
            (Op::DiscardUnless(_, price), action) => {
                let Some(slot) = self.picked_card(op, deed, &asks) else { return false };
                self.set_cursor(slot.0 + 1);
                if action == Action::Accept {
                    let payer = self.slot(slot).controller;
                    self.earn_destiny(payer, -i16::from(*price), clause::GAME_10, log);
                } else {
                    self.leave(slot, Leaves::Discarded, clause::TIME_06, log);
                }
                true
            }
            (Op::Redistribute(..), action) => {
                let Some(slot) = self.picked_card(op, deed, &asks) else { return false };
                if let Action::Choose(host) = action {
                    self.attach_anew(slot, host, log);
                }
                self.set_cursor(slot.0 + 1);
                self.topmost(deed).cursor > 0
            }
            (Op::ExchangePoints(n), Action::Way(way)) => {
                let n = i16::from(*n);
                let (destiny, promotion) = if way == 0 { (-n, 1) } else { (n, -1) };
                self.earn_destiny(seat, destiny, clause::TIME_06, log);
                self.earn_promotion(seat, promotion, clause::TIME_06, log);
                self.set_cursor(way + 1);
                true
            }
            (Op::LookAtDrawPile(players), Action::Accept) => {
                if let Some(of) = self.players(players, &asks).first().copied() {
                    self.shuffle(of, clause::TIME_06, chance, log);
                }
                false
            }
            (Op::DrawUpTo(_, n), action) => {
                let player = self.picker(op, deed);
                if action == Action::Accept {
                    self.draw(player, self.short_of(player, *n), clause::TIME_06, log);
                }
                self.set_cursor(deed.cursor + 1);
                true
            }
            (Op::DrawAndKeep(_, keep), Action::Card(code)) => {
                let card = self.rules.cards.coded(code);
                let kept =
                    self.top_cards(op, deed, &asks).into_iter().find(|at| Some(self.identity[at.index()]) == card);
                if let Some(instance) = kept {
                    self.take_from_pile(instance);
                    self.file(instance, Leaves::ToHand);
                    log.push(clause::TIME_06, Event::Drew(seat, 1));
                    log.push(clause::TIME_06, Event::DrewCard(seat, self.identity[instance.index()]));
                }
                self.set_cursor(deed.cursor + 1);
                let deed = self.topmost(deed);
                if i16::from(deed.cursor) < self.amount(keep, &asks) && !self.top_cards(op, &deed, &asks).is_empty() {
                    return true;
                }
                for instance in self.top_cards(op, &deed, &asks) {
                    self.take_from_pile(instance);
                    self.file(instance, Leaves::Discarded);
                    log.push(clause::TIME_06, Event::DiscardedSecretly(seat));
                    log.push(clause::TIME_06, Event::DiscardedCard(seat, self.identity[instance.index()]));
                }
                false
            }
            (Op::AttachFromHand(_, who), Action::Card(code)) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let (Some(host), Some(instance)) = (slots.first().copied(), self.in_hand(seat, code)) {
                    self.take_from_hand(instance);
                    let slot = self.put(instance, At::Card, seat, host);
                    log.push(
                        clause::CARD_08,
                        Event::Attached(self.spot(slot), self.identity[instance.index()], self.sight(host)),
                    );
                    self.renew_ability(deed);
                }
                false
            }
            (Op::Assist(who, _), Action::Choose(with)) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(combatant) = slots.first().copied() {
                    log.push(clause::CMB_18, Event::Supports(self.sight(with), self.sight(combatant)));
                    self.support(combatant, with);
                }
                false
            }
            (Op::Ask(players, _), Action::Way(question)) => {
                if let Some(of) = self.players(players, &asks).first().copied() {
                    log.push(clause::SEC_07, Event::Asked(seat, of, question));
                }
                self.set_cursor(question + 1);
                true
            }
            (Op::Ask(_, price), action) => {
                let of = self.picker(op, deed);
                if action == Action::Accept {
                    self.earn_destiny(of, -i16::from(*price), clause::GAME_10, log);
                    log.push(clause::SEC_07, Event::Silent(of));
                } else {
                    self.answer_truly(of, deed.cursor - 1, log);
                }
                false
            }
            (Op::AddFor(players), Action::Card(code)) => {
                let of = self.players(players, &asks).first().copied();
                if let (Some(of), Some(instance)) = (of, self.in_hand(seat, code)) {
                    self.add_at_once(instance, of, Some(seat), log);
                }
                false
            }
            (Op::AddWarrior(_, is_paid), Action::Card(code)) => {
                if let Some(instance) = self.in_hand(seat, code) {
                    self.add_at_once(instance, seat, is_paid.then_some(seat), log);
                    self.renew_ability(deed);
                }
                false
            }
            (Op::AttackEach(..), Action::Choose(slot)) if deed.cursor == 0 => {
                self.take_target(true, action);
                self.set_cursor(1);
                log.push(clause::TIME_02, Event::Chose(seat, self.sight(slot)));
                true
            }
            (Op::AttackEach(..), Action::Choose(slot)) => {
                if let Some(deed) = self.deed_mut() {
                    (deed.cursor, deed.stage) = (0, Stage::Runs);
                }
                self.attack_in_turn(deed, deed.targets[1], slot, log);
                false
            }
            (Op::AttackEach(..), _) => {
                self.forget_attacks(deed);
                false
            }
            (Op::ChosenBy(..), action) => {
                self.take_target(false, action);
                if let Action::Choose(slot) = action {
                    log.push(clause::TIME_02, Event::Chose(self.picker(op, deed), self.sight(slot)));
                }
                false
            }
            (Op::DownToFewest, Action::Choose(slot)) => {
                self.put_away_or_back(slot, Leaves::Discarded, clause::TIME_06, log);
                self.refresh();
                self.above_fewest().is_some()
            }
            (Op::TellPlans(_), action) => self.tell_plan(deed, action, log),
            (Op::CompleteFromHand, Action::Card(code)) => {
                let instance = self.in_hand(seat, code);
                let holder = instance.and_then(|at| self.holder_of_reached(seat, at, deed.subject, deed.culprit));
                if let (Some(instance), Some((at, host))) = (instance, holder) {
                    self.take_from_hand(instance);
                    let number = self.identity[instance.index()];
                    let slot = self.put(instance, at, seat, host);
                    log.push(
                        clause::MISS_02,
                        match at {
                            At::Player => Event::Assigned(self.spot(slot), number, seat),
                            _ => Event::Attached(self.spot(slot), number, self.sight(host)),
                        },
                    );
                }
                false
            }
            (Op::AttackNow(..), Action::Choose(defender)) => {
                self.attack_now(op, deed, defender, log);
                false
            }
            (Op::Reassign(_), action) => {
                self.reassign(deed.targets[0], action, log);
                false
            }
            (Op::LosesMembership(who), Action::Affiliation(affiliation)) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let Some(slot) = slots.first().copied() {
                    let deed = Deed { steps: affiliation as u8, ..*deed };
                    self.note(&deed, slot, crate::language::Until::InPlay);
                    log.push(clause::CARD_01, Event::LostMembership(self.sight(slot), affiliation));
                    let player = self.slot(slot).controller;
                    self.raise(LOST, slot, SlotNo::NONE, player, 0);
                }
                false
            }
            (Op::CastNow(who, _), Action::Card(code)) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let (Some(caster), Some(instance)) = (slots.first().copied(), self.in_hand(seat, code)) {
                    self.begin(Deed { caster, stage: Stage::Target(0), what: What::Card, ..Deed::of(seat, instance) });
                }
                false
            }
            _ => false,
        }
    }
}
