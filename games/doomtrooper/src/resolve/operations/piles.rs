//! Hands and piles: cards are drawn, looked at, discarded, shuffled.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{EvalContext, Leaves};
use crate::language::{Chooser, Op};
use crate::resolve::FROM_HAND;
use crate::state::{Instance, StackItem, State};

impl State {
    /// Carries out one step of this family.
    pub(super) fn carry_piles(
        &mut self,
        op: &Op,
        item: &StackItem,
        asks: &EvalContext,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        let clause = clause::TIME_06;
        let seat = item.seat;
        match op {
            Op::Draw(players, amount) => {
                let n = self.amount(amount, asks).clamp(0, 60) as u8;
                for player in self.players(players, asks) {
                    self.draw(player, n, clause, log);
                }
            }
            Op::LookAtHand(players) => {
                for player in self.players(players, asks) {
                    if player != seat {
                        self.look_at_hand(seat, player, log);
                    }
                }
            }
            Op::DiscardFromHand(players, amount, Chooser::Random) => {
                let n = self.amount(amount, asks).max(0);
                for player in self.players(players, asks) {
                    for _ in 0..n.min(i16::from(self.hand_len(player))) {
                        let k = chance.below(Draw::of(FROM_HAND, player), u32::from(self.hand_len(player)));
                        let picked = self.hand(player).nth(k as usize);
                        if let Some(instance) = picked {
                            self.discard_openly(instance, log);
                        }
                    }
                }
            }
            Op::TakeDiscarded => self.take_discarded(item.about, log),
            Op::AnnihilateFound => self.annihilate_found(item.about, log),
            Op::SwapFound => self.swap_found(item.about, item.amount, chance, log),
            Op::DiscardHand(players) => {
                for player in self.players(players, asks) {
                    let hand: ArrayVec<Instance, 128> = self.hand(player).collect();
                    for instance in hand {
                        self.discard_openly(instance, log);
                    }
                }
            }
            Op::Reshuffle(players) => {
                for player in self.players(players, asks) {
                    let discard = std::mem::take(&mut self.side_mut(player).discard);
                    let cards: ArrayVec<Instance, 128> = self.cards_in(player, discard).collect();
                    for instance in cards {
                        self.file(instance, Leaves::IntoPile);
                    }
                    self.shuffle(player, clause, chance, log);
                }
            }
            Op::SwapPiles(players) => {
                for player in self.players(players, asks) {
                    self.swap_piles(player, chance, log);
                }
            }
            Op::LookAtTop(players, amount) => {
                let n = self.amount(amount, asks).clamp(0, 60) as usize;
                for player in self.players(players, asks) {
                    self.look_at_top(seat, player, n, log);
                }
            }
            _ => {}
        }
    }

    /// The Draw Pile becomes the Discard Pile; the old Discard Pile is shuffled and becomes the Draw Pile.
    fn swap_piles(&mut self, player: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let discard = std::mem::take(&mut self.side_mut(player).discard);
        let drawn: ArrayVec<u8, 128> = self.pile(player).iter().copied().collect();
        self.side_mut(player).pile_len = 0;
        let cards: ArrayVec<Instance, 128> = self.cards_in(player, discard).collect();
        for number in drawn {
            self.file(Instance::new(player, usize::from(number)), Leaves::Discarded);
        }
        for instance in cards {
            self.file(instance, Leaves::IntoPile);
        }
        log.push(clause::TIME_06, Event::SwappedPiles(player));
        self.shuffle(player, clause::TIME_06, chance, log);
    }
}
