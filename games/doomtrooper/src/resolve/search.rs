//! Cards of hands and piles: looked at, searched, chosen, taken.

use arrayvec::ArrayVec;
use table::{Chance, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::{EvalContext, Leaves};
use crate::language::{Chooser, Op, Pile, Whereto};
use crate::legal::is_camp;
use crate::program::Instruction;
use crate::rules::COLLECTION_MAX;
use crate::state::{At, Frame, Instance, SlotNo, StackItem, Stage, State};

impl State {
    /// Whether a step first asks for a card of a hand or a pile; looking shows the cards to the asked player.
    pub(super) fn needs_choice(
        &mut self,
        op: &Op,
        item: &StackItem,
        asks: &EvalContext,
        log: &mut impl Log<Self>,
    ) -> bool {
        match op {
            Op::DiscardFromHand(players, amount, Chooser::You | Chooser::Owner) => {
                let Some(of) = self.players(players, asks).first().copied() else { return false };
                if item.cursor == 0 {
                    let n = self.amount(amount, asks).clamp(0, i16::from(self.hand_len(of))) as u8;
                    if n == 0 {
                        return false;
                    }
                    self.set_cursor(n);
                    if matches!(op, Op::DiscardFromHand(_, _, Chooser::You)) && of != item.seat {
                        self.look_at_hand(item.seat, of, log);
                    }
                }
                self.hand_len(of) > 0
            }
            Op::Search(pile, ..) => {
                self.look_at_pile(item.seat, *pile);
                true
            }
            Op::TakeBack(amount) => {
                let n = self.amount(amount, asks).clamp(0, 20) as u8;
                if item.cursor == 0 {
                    self.set_cursor(n);
                }
                self.look_at_pile(item.seat, Pile::DiscardPile);
                n > 0 && self.side(item.seat).discard != 0
            }
            op if Self::is_picked(op) => self.begins_picking(op, item, asks, log),
            _ => false,
        }
    }

    pub(super) fn look_at_hand(&mut self, seat: Seat, of: Seat, log: &mut impl Log<Self>) {
        log.push(clause::SEC_07, Event::LookedAtHand(seat, of));
        let hand: ArrayVec<Instance, 128> = self.hand(of).collect();
        for instance in hand {
            self.knows[instance.index()] |= 1 << seat.0;
            log.push(clause::SEC_07, Event::Saw(seat, of, self.identity[instance.index()]));
        }
    }

    /// A player looks at the top cards of a Draw Pile.
    pub(super) fn look_at_top(&mut self, seat: Seat, of: Seat, n: usize, log: &mut impl Log<Self>) {
        log.push(clause::SEC_07, Event::LookedAtPile(seat, of));
        let pile = self.pile(of);
        let top: ArrayVec<u8, COLLECTION_MAX> = pile[pile.len().saturating_sub(n)..].iter().rev().copied().collect();
        for number in top {
            let instance = Instance::new(of, usize::from(number));
            self.knows[instance.index()] |= 1 << seat.0;
            log.push(clause::SEC_07, Event::SawTop(seat, of, self.identity[instance.index()]));
        }
    }

    fn look_at_pile(&mut self, seat: Seat, pile: Pile) {
        for instance in self.pile_cards(seat, pile) {
            self.knows[instance.index()] |= 1 << seat.0;
        }
    }

    /// Takes the answer to the running choice and continues.
    pub(super) fn choose_running(
        &mut self,
        item: &StackItem,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        let rules = self.rules.clone();
        let asks = self.asks_in(item);
        let depth = self.frames.len();
        let mut next = item.pc + 1;
        match (&rules.programs.code[item.pc as usize], action) {
            (Instruction::Choose(_, second), action) => {
                self.take_target(*second, action);
                if let Action::Choose(slot) = action {
                    log.push(clause::TIME_02, Event::Chose(item.seat, self.sight(slot)));
                }
            }
            (Instruction::May(over), Action::Yield) => next = *over,
            (Instruction::PayOr(players, price, over), Action::Accept) => {
                if let Some(seat) = self.players(players, &asks).first().copied() {
                    self.earn_destiny(seat, -i16::from(*price), clause::GAME_10, log);
                }
                next = *over;
            }
            (Instruction::PayForEach(price, filter, _), Action::Accept) => {
                let sum = self.price_for_each(*price, filter, &asks);
                self.earn_destiny(item.seat, -sum, clause::GAME_10, log);
            }
            (Instruction::PayForEach(_, _, over), _) => next = *over,
            (Instruction::Fork(ways), Action::Way(number)) => next = ways[number as usize].pc,
            (Instruction::Do(op), action) if Self::is_picked(op) => {
                if self.pick(op, item, action, chance, log) {
                    self.go(Stage::Runs);
                    return;
                }
                if self.frames.len() > depth && matches!(op, Op::CastNow(..) | Op::AttackEach(..)) {
                    // It continues when the spell has been announced, or the attack is over.
                    return;
                }
                self.go_on_below(depth, next);
                return;
            }
            (Instruction::Do(op), action) if self.take_card(op, item, &asks, action, chance, log) => {
                self.go(Stage::Runs);
                return;
            }
            _ => {}
        }
        self.go_on_below(depth, next);
    }

    /// The item at this depth continues here; items raised above it happen first.
    fn go_on_below(&mut self, depth: usize, next: crate::program::Pc) {
        if let Some(Frame::Item(item)) = depth.checked_sub(1).and_then(|at| self.frames.get_mut(at)) {
            (item.pc, item.stage, item.cursor) = (next, Stage::Runs, 0);
        }
    }

    /// Takes the chosen card of a hand or a pile. Returns whether another one is chosen.
    fn take_card(
        &mut self,
        op: &Op,
        item: &StackItem,
        asks: &EvalContext,
        action: Action,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) -> bool {
        let card = match action {
            Action::Card(code) => self.rules.cards.coded(code),
            _ => None,
        };
        match op {
            Op::DiscardFromHand(players, ..) => {
                let of = self.players(players, asks).first().copied();
                let found = of
                    .zip(card)
                    .and_then(|(of, card)| self.hand(of).find(|instance| self.identity[instance.index()] == card));
                if let Some(instance) = found {
                    self.discard_openly(instance, log);
                }
                let left = item.cursor.saturating_sub(1);
                self.set_cursor(left);
                left > 0 && of.is_some_and(|of| self.hand_len(of) > 0)
            }
            Op::TakeBack(_) => {
                let mut taken = None;
                if let Some(card) = card {
                    let found = self
                        .pile_cards(item.seat, Pile::DiscardPile)
                        .into_iter()
                        .find(|instance| self.identity[instance.index()] == card);
                    if let Some(instance) = found {
                        self.side_mut(item.seat).discard &= !(1 << instance.number());
                        self.file(instance, Leaves::ToHand);
                        log.push(clause::ZONE_09, Event::Searched(item.seat, true));
                        taken = Some(instance);
                    }
                }
                let left = item.cursor.saturating_sub(1);
                self.set_cursor(left);
                let goes_on = left > 0 && self.side(item.seat).discard != 0;
                if let Some(instance) = taken {
                    self.note_found(instance, Pile::DiscardPile, Whereto::Hand, item.seat);
                }
                goes_on
            }
            Op::Search(pile, _, to) => {
                let found = card.and_then(|card| {
                    self.pile_cards(item.seat, *pile)
                        .into_iter()
                        .find(|instance| self.identity[instance.index()] == card)
                });
                log.push(clause::DECK_08, Event::Searched(item.seat, found.is_some()));
                if let Some(instance) = found {
                    self.take_from_pile(instance);
                    let slot = self.put_found(instance, *to, item, log);
                    if let Some(Frame::Item(top)) = self.frames.iter_mut().rev().find(|frame| is_of(frame, item)) {
                        (top.found, top.has_found) = (slot, true);
                    }
                }
                if matches!(pile, Pile::DrawPile | Pile::Collection) {
                    self.shuffle(item.seat, clause::DECK_08, chance, log);
                }
                if let Some(instance) = found {
                    self.note_found(instance, *pile, *to, item.seat);
                }
                false
            }
            _ => false,
        }
    }

    /// Puts a found card where the effect says. Returns its place if it came into play.
    fn put_found(&mut self, instance: Instance, to: Whereto, item: &StackItem, log: &mut impl Log<Self>) -> SlotNo {
        let number = self.identity[instance.index()];
        match to {
            // Cards that use the last one are not playable yet (see `NOT_YET`).
            Whereto::Hand | Whereto::YourWarrior => {
                self.file(instance, Leaves::ToHand);
                SlotNo::NONE
            }
            Whereto::Home => {
                let home = self.landing_place(instance, item.seat, is_camp);
                self.let_in(instance, home.unwrap_or(At::Squad), item.seat, log)
            }
            Whereto::Bought => {
                let home = self.landing_place(instance, item.seat, |_| true);
                let price = self.price_of(item.seat, instance);
                self.earn_destiny(item.seat, -price, clause::GAME_10, log);
                self.let_in(instance, home.unwrap_or(At::Squad), item.seat, log)
            }
            Whereto::Annihilated => {
                self.file(instance, Leaves::Annihilated);
                SlotNo::NONE
            }
            Whereto::Play(place) => self.let_in(instance, place.into(), item.seat, log),
            Whereto::Bearer => {
                let bearer = self.asks_in(item).bearer;
                if self.is_in_play(bearer) {
                    let slot = self.put(instance, At::Card, item.seat, bearer);
                    log.push(clause::CARD_08, Event::Attached(self.spot(slot), number, self.sight(bearer)));
                    slot
                } else {
                    self.file(instance, Leaves::Discarded);
                    SlotNo::NONE
                }
            }
        }
    }

    pub(super) fn discard_openly(&mut self, instance: Instance, log: &mut impl Log<Self>) {
        self.take_from_hand(instance);
        self.show(instance);
        log.push(clause::ZONE_07, Event::DiscardedOpenly(instance.owner(), self.identity[instance.index()]));
        self.file(instance, Leaves::Discarded);
    }
}

/// Whether a frame is this item, at any stage.
fn is_of(frame: &Frame, item: &StackItem) -> bool {
    matches!(frame, Frame::Item(other)
        if other.instance == item.instance && other.what == item.what && other.pc == item.pc)
}
