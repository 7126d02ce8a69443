//! Steps of an effect that ask for something a card at a time: each question is put, each answer carried out.

use table::{Chance, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::{Asks, Leaves, Slots};
use crate::happening::LOST;
use crate::language::Op;
use crate::state::{At, Deed, Frame, Instance, SlotNo, Stage, State, What};

impl State {
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
