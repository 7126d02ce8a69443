//! Answers about hands and piles: cards drawn, kept, added, and questions asked.

use table::{Chance, Log};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::{Leaves, Slots};
use crate::language::Op;
use crate::state::{At, StackItem, Stage, State, What};

impl State {
    /// Takes such an answer. Returns whether the step asks again.
    pub(super) fn pick_from_piles(
        &mut self,
        op: &Op,
        item: &StackItem,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) -> bool {
        let asks = self.asks_in(item);
        let seat = item.seat;
        match (op, action) {
            (Op::LookAtDrawPile(players), Action::Accept) => {
                if let Some(of) = self.players(players, &asks).first().copied() {
                    self.shuffle(of, clause::TIME_06, chance, log);
                }
                false
            }
            (Op::DrawUpTo(_, n), action) => {
                let player = self.picker(op, item);
                if action == Action::Accept {
                    self.draw(player, self.short_of(player, *n), clause::TIME_06, log);
                }
                self.set_cursor(item.cursor + 1);
                true
            }
            (Op::DrawAndKeep(_, keep), Action::Card(code)) => {
                let card = self.rules.cards.coded(code);
                let kept =
                    self.top_cards(op, item, &asks).into_iter().find(|at| Some(self.identity[at.index()]) == card);
                if let Some(instance) = kept {
                    self.take_from_pile(instance);
                    self.file(instance, Leaves::ToHand);
                    log.push(clause::TIME_06, Event::Drew(seat, 1));
                    log.push(clause::TIME_06, Event::DrewCard(seat, self.identity[instance.index()]));
                }
                self.set_cursor(item.cursor + 1);
                let item = self.topmost(item);
                if i16::from(item.cursor) < self.amount(keep, &asks) && !self.top_cards(op, &item, &asks).is_empty() {
                    return true;
                }
                for instance in self.top_cards(op, &item, &asks) {
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
                    self.renew_ability(item);
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
                let of = self.picker(op, item);
                if action == Action::Accept {
                    self.earn_destiny(of, -i16::from(*price), clause::GAME_10, log);
                    log.push(clause::SEC_07, Event::Silent(of));
                } else {
                    self.answer_truly(of, item.cursor - 1, log);
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
                    self.renew_ability(item);
                }
                false
            }
            (Op::CompleteFromHand, Action::Card(code)) => {
                let instance = self.in_hand(seat, code);
                let holder = instance.and_then(|at| self.holder_of_reached(seat, at, item.subject, item.culprit));
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
            (Op::CastNow(who, _), Action::Card(code)) => {
                let mut slots = Slots::new();
                self.who(who, &asks, &mut slots);
                if let (Some(caster), Some(instance)) = (slots.first().copied(), self.in_hand(seat, code)) {
                    self.begin(StackItem {
                        caster,
                        stage: Stage::Target(0),
                        what: What::Card,
                        ..StackItem::of(seat, instance)
                    });
                }
                false
            }
            _ => false,
        }
    }
}
