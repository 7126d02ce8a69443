//! Cards in play and their memberships: they leave, move, change hands.

use arrayvec::ArrayVec;
use table::{Chance, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{EvalContext, Leaves, Slots};
use crate::language::{CardKind, Op, Tag, Who};
use crate::state::{At, SLOTS, SlotNo, StackItem, State, flag};

impl State {
    /// Carries out one step of this family.
    pub(super) fn carry_in_play(
        &mut self,
        op: &Op,
        item: &StackItem,
        asks: &EvalContext,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        let clause = clause::TIME_06;
        let mut slots = Slots::new();
        match op {
            Op::Discard(who) => self.remove(who, item, asks, Leaves::Discarded, log),
            Op::Annihilate(who) => self.remove(who, item, asks, Leaves::Annihilated, log),
            Op::AnnihilateAll => {
                // The cards attached to a card leave before it, so that they are annihilated and not discarded with it.
                // An Alliance leaves only by an effect that names it (ALLY-04, AMB-111).
                while let Some(slot) = self.in_play().find(|slot| {
                    self.card_at(*slot).kind != CardKind::Alliance && self.attached_to(*slot).next().is_none()
                }) {
                    self.leave(slot, Leaves::Annihilated, clause, log);
                }
            }
            Op::ToHand(who) => self.remove(who, item, asks, Leaves::ToHand, log),
            Op::IntoDrawPile(Who::This) if asks.this == SlotNo::NONE && self.is_discarded(item) => {
                let owner = item.instance.owner();
                self.side_mut(owner).discard &= !(1 << item.instance.number());
                self.file(item.instance, Leaves::IntoPile);
                self.shuffle(owner, clause, chance, log);
            }
            Op::IntoDrawPile(who) => {
                self.reached(who, item, asks, &mut slots);
                let owners: ArrayVec<Seat, SLOTS> =
                    slots.iter().map(|slot| self.slot(*slot).instance.owner()).collect();
                self.remove(who, item, asks, Leaves::IntoPile, log);
                for owner in owners {
                    self.shuffle(owner, clause, chance, log);
                }
            }
            Op::MoveTo(what, to) => {
                self.who(to, asks, &mut slots);
                if let Some(to) = slots.first().copied() {
                    self.who(what, asks, &mut slots);
                    for slot in slots {
                        let moves = !self.is_fixed(slot);
                        if slot != to && moves && matches!(self.slot(slot).at, At::Card | At::Game) {
                            let card = self.slot_mut(slot);
                            (card.at, card.host) = (At::Card, to);
                            card.flags &= !(flag::IN_USE | flag::INSIDE);
                            let number = self.identity[self.slot(slot).instance.index()];
                            log.push(clause, Event::Attached(self.spot(slot), number, self.sight(to)));
                        }
                    }
                }
            }
            Op::IntoCover(who) => {
                self.reached(who, item, asks, &mut slots);
                for slot in slots {
                    self.send_into_cover(slot, clause::COV_16, log);
                }
            }
            Op::OutOfCover(who) => {
                self.reached(who, item, asks, &mut slots);
                for slot in slots {
                    self.out_of_cover(slot, log);
                }
            }
            Op::MoveToPlace(who, place) => {
                self.reached(who, item, asks, &mut slots);
                for slot in slots {
                    self.move_to(slot, (*place).into(), clause, log);
                }
            }
            Op::Markers(who, n) => {
                self.reached(who, item, asks, &mut slots);
                for slot in slots {
                    if slot == asks.this {
                        let card = self.slot_mut(slot);
                        card.markers = card.markers.saturating_add_signed(*n).min(99);
                    } else {
                        self.mark(item, slot, *n);
                    }
                }
            }
            Op::MoveAllTo(from, to) => {
                self.who(to, asks, &mut slots);
                if let Some(to) = slots.first().copied() {
                    self.who(from, asks, &mut slots);
                    for host in slots {
                        let on: Slots = self.attached_to(host).collect();
                        for card in on {
                            if !self.is_fixed(card) {
                                self.slot_mut(card).host = to;
                            }
                        }
                    }
                }
            }
            Op::DiscardIllegal(who) => {
                self.who(who, asks, &mut slots);
                for host in slots {
                    let on: Slots = self.attached_to(host).filter(|on| self.is_out_of_place(*on)).collect();
                    for card in on {
                        self.leave(card, Leaves::Discarded, clause, log);
                    }
                }
            }
            Op::LosesVehicle(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    let inside: Slots = self.attached_to(slot).filter(|on| self.slot(*on).is(flag::INSIDE)).collect();
                    for vehicle in inside {
                        self.leave(vehicle, Leaves::Discarded, clause, log);
                    }
                }
            }
            Op::Control(who, players) => {
                let player = self.players(players, asks).first().copied();
                self.reached(who, item, asks, &mut slots);
                if let Some(player) = player {
                    for slot in slots {
                        self.hand_over(slot, player, log);
                    }
                }
            }
            Op::Infect(who) => {
                self.who(who, asks, &mut slots);
                let name = self.card_of(item.instance).name.number();
                let to = slots.first().copied().filter(|slot| {
                    !self.slot(*slot).is(flag::KILLED)
                        && !self
                            .attached_to(*slot)
                            .any(|on| self.card_at(on).name.number() == name && self.has_infected(on))
                });
                match to {
                    _ if !self.is_in_play(asks.this) => {}
                    Some(to) => {
                        let number = self.identity[item.instance.index()];
                        let card = self.slot_mut(asks.this);
                        (card.host, card.chosen) = (to, to);
                        card.set(flag::IN_USE, false);
                        log.push(clause, Event::Attached(self.spot(asks.this), number, self.sight(to)));
                    }
                    None => self.leave(asks.this, Leaves::Discarded, clause, log),
                }
            }
            Op::Redeem(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    self.redeem(slot, log);
                }
            }
            Op::Assign(who) => {
                self.who(who, asks, &mut slots);
                if let Some(to) = slots.first().copied()
                    && self.is_in_play(asks.this)
                {
                    self.assign(item, asks.this, to);
                }
            }
            _ => {}
        }
    }

    /// Gives the control of a card to another player, with everything attached to it.
    fn hand_over(&mut self, slot: SlotNo, player: Seat, log: &mut impl Log<Self>) {
        if self.slot(slot).controller == player {
            return;
        }
        log.push(clause::TIME_06, Event::Controlled(self.sight(slot), player));
        let mut cards = Slots::new();
        cards.push(slot);
        let mut next = 0;
        while next < cards.len() {
            let host = cards[next];
            self.slot_mut(host).controller = player;
            let on: Slots = self.attached_to(host).collect();
            cards.extend(on);
            next += 1;
        }
    }

    /// A Heretic becomes what it was before: the effects that made it one end, and the cards that did so leave play.
    fn redeem(&mut self, slot: SlotNo, log: &mut impl Log<Self>) {
        let rules = self.rules.clone();
        let makes = |gives: &std::ops::Range<u16>| {
            rules.programs.gives[gives.start as usize..gives.end as usize]
                .contains(&crate::language::Modifier::Is(Tag::Heretic))
        };
        self.effects.retain(|effect| {
            effect.to != slot
                || !matches!(&rules.programs.code[effect.pc as usize],
                    crate::program::Instruction::Lasts { gives, .. } if makes(gives))
        });
        let cards: Slots = self
            .attached_to(slot)
            .filter(|on| self.ready_at(*on).standing.iter().any(|standing| makes(&standing.gives)))
            .collect();
        for card in cards {
            self.leave(card, Leaves::Discarded, clause::TIME_06, log);
        }
    }
}
