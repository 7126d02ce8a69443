//! The cards of hands and piles that may be chosen, and the found cards that may be put somewhere.

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::Seat;

use crate::action::Action;
use crate::clause;
use crate::facts::{EvalContext, Verdict};
use crate::language::{Chooser, Op, Pile, Tag, Whereto};
use crate::program::Instruction;
use crate::rules::{COLLECTION_MAX, SEATS};
use crate::set::CardNo;
use crate::state::{At, Instance, SlotNo, StackItem, Stage, State};

impl State {
    /// The cards in which a search looks.
    pub(crate) fn pile_cards(&self, seat: Seat, pile: Pile) -> ArrayVec<Instance, { SEATS * COLLECTION_MAX }> {
        let mut cards = ArrayVec::new();
        let of_bits = |bits: u128, of: Seat, cards: &mut ArrayVec<Instance, { SEATS * COLLECTION_MAX }>| {
            cards.extend(crate::state::Bits(bits).map(|SlotNo(number)| Instance::new(of, number as usize)));
        };
        let side = self.side(seat);
        match pile {
            Pile::DrawPile | Pile::Collection => {
                let drawn = side.pile[..side.pile_len as usize].iter();
                cards.extend(drawn.map(|number| Instance::new(seat, *number as usize)));
                if pile == Pile::Collection {
                    of_bits(side.reserve, seat, &mut cards);
                    if self.rules.options.search_discards {
                        of_bits(side.discard, seat, &mut cards);
                    }
                }
            }
            Pile::DiscardPile => of_bits(side.discard, seat, &mut cards),
            Pile::AnyDiscardPile => {
                for of in Seat::all(self.seats) {
                    of_bits(self.side(of).discard, of, &mut cards);
                }
            }
        }
        cards
    }

    /// The cards among which the waiting step chooses, by their numbers; each once.
    pub(crate) fn cards_to_choose(&self, item: &StackItem) -> SmallVec<[CardNo; 160]> {
        let asks = self.asks_in(item);
        let mut found: SmallVec<[CardNo; 160]> = SmallVec::new();
        let mut add = |card: CardNo| {
            if !found.contains(&card) {
                found.push(card);
            }
        };
        match &self.rules.programs.code[item.pc as usize] {
            Instruction::Do(Op::DiscardFromHand(players, ..)) => {
                if let Some(of) = self.players(players, &asks).first() {
                    self.hand(*of).for_each(|instance| add(self.identity[instance.index()]));
                }
            }
            Instruction::Do(Op::Search(pile, filter, to)) => {
                for instance in self.pile_cards(item.seat, *pile) {
                    if self.fits_card(filter, instance, item.seat, item.seat) && self.may_go(instance, *to, item) {
                        add(self.identity[instance.index()]);
                    }
                }
            }
            Instruction::Do(Op::TakeBack(_)) => {
                for instance in self.pile_cards(item.seat, Pile::DiscardPile) {
                    add(self.identity[instance.index()]);
                }
            }
            _ => {}
        }
        found.sort_unstable();
        found
    }

    /// Whether the rules let a found card go where the effect puts it (ADD-09).
    fn may_go(&self, instance: Instance, to: Whereto, item: &StackItem) -> bool {
        match to {
            Whereto::Hand | Whereto::Annihilated => true,
            Whereto::Bearer => {
                let bearer = self.asks_in(item).bearer;
                self.has_room() && self.is_in_play(bearer) && self.may_bear_anyway(item.seat, instance, bearer)
            }
            Whereto::YourWarrior => self.has_room() && self.hosts(item.seat, instance) != 0,
            Whereto::Home => self.landing_place(instance, item.seat, is_camp).is_some(),
            Whereto::Bought => {
                self.price_of(item.seat, instance) <= self.side(item.seat).destiny
                    && self.landing_place(instance, item.seat, |_| true).is_some()
            }
            Whereto::Play(place) => {
                let places = &self.card_of(instance).places;
                (places.is_empty() || places.contains(&place)) && self.may_land(instance, At::from(place), item.seat)
            }
        }
    }

    /// The Area, among those given, where a warrior card belongs and that it may enter by an effect.
    pub(crate) fn landing_place(&self, instance: Instance, seat: Seat, which: impl Fn(At) -> bool) -> Option<At> {
        let homes = self.home_of(self.identity[instance.index()]);
        homes.into_iter().find(|home| which(*home) && self.may_land(instance, *home, seat))
    }

    /// Whether a warrior card may enter an Area by an effect.
    fn may_land(&self, instance: Instance, at: At, seat: Seat) -> bool {
        let name = self.card_of(instance).name.number();
        let is_second = self.ready_of(instance).tags & Tag::Personality.bit() != 0
            && self.in_play().any(|slot| !self.is_unidentified(slot) && self.card_at(slot).name.number() == name);
        self.has_room() && !is_second && self.check_place(seat, instance, at).is_ok()
    }

    /// The player who must decide whether to pay, when the waiting step asks for a payment or for a choice from the
    /// player's own hand.
    pub(crate) fn waits_for_payment(&self, item: &StackItem) -> Option<Seat> {
        if item.stage != Stage::Chooses {
            return None;
        }
        let asks = self.asks_in(item);
        match &self.rules.programs.code[item.pc as usize] {
            Instruction::PayOr(players, ..) => self.players(players, &asks).first().copied(),
            Instruction::Do(Op::DiscardFromHand(players, _, Chooser::Owner)) => {
                self.players(players, &asks).first().copied()
            }
            Instruction::Do(op) if Self::is_picked(op) => Some(self.picker(op, item)),
            _ => None,
        }
    }

    /// Checks that the answer fits the choice that the program waits for.
    pub(crate) fn check_running_choice(&self, item: &StackItem, action: Action) -> Verdict {
        let wrong = Err(table::Refusal::new(clause::TIME_02, "not-a-choice"));
        match (&self.rules.programs.code[item.pc as usize], action) {
            (Instruction::Choose(target, _), action) if self.is_an_answer(action) => {
                let (cards, seats, _) = self.candidates_of(target, item);
                self.check_target(Some(target), cards, seats, action)
            }
            (Instruction::May(_) | Instruction::PayOr(..), Action::Accept | Action::Yield) => Ok(()),
            (Instruction::PayForEach(..), Action::Accept | Action::Yield) => Ok(()),
            (Instruction::Do(op), action) if Self::is_picked(op) => {
                if self.picks(op, item).contains(&action) {
                    Ok(())
                } else {
                    wrong
                }
            }
            (Instruction::Fork(ways), Action::Way(number)) if (number as usize) < ways.len() => Ok(()),
            (Instruction::Do(Op::Search(..)), Action::Yield) => Ok(()),
            (Instruction::Do(Op::DiscardFromHand(..) | Op::Search(..) | Op::TakeBack(_)), Action::Card(code)) => {
                let card = self.rules.cards.coded(code);
                if card.is_some_and(|card| self.cards_to_choose(item).contains(&card)) { Ok(()) } else { wrong }
            }
            _ => wrong,
        }
    }

    /// The price for all cards of a description.
    pub(crate) fn price_for_each(&self, price: u8, filter: &crate::language::Filter, asks: &EvalContext) -> i16 {
        let count = self.in_play().filter(|slot| self.speaks_of(filter, *slot, asks)).count();
        i16::from(price) * count as i16
    }
}

/// Whether an Area is a Squad or a Kohort.
pub(crate) const fn is_camp(at: At) -> bool {
    matches!(at, At::Squad | At::Kohort)
}
