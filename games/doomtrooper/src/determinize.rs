//! A full state drawn at random among those that agree with a viewer's knowledge.
//!
//! Deck lists are secret: a card of another seat that the viewer has not seen may be any playable card within the
//! limits of a Collection (DECK-05, DECK-06); an unidentified card in a Hidden row is a warrior that may lie there
//! (HID-04).
//!
//! The state is drawn from the viewer's knowledge alone. The number of a card is internal and nobody sees it, but hands
//! are visited in its order. So, before anything is drawn, the cards of the other seats are renumbered by what the
//! viewer knows of them: two tables that the viewer cannot tell apart then give the same state with the same chance.
//! The viewer's own cards keep the numbers of their sorted deck list, which differ at most in which copy of a card is
//! where.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Seat, Viewer};

use crate::language::{CardKind, Keyword, Tag};
use crate::rules::COLLECTION_MAX;
use crate::set::CardNo;
use crate::state::{Bits, CombatStep, Frame, Instance, Slot, SlotNo, State, What};

const IMAGINED: &str = "imagined";
const ORDER: &str = "imagined-order";

impl State {
    pub(crate) fn draw_hidden(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.forget_composition(viewer);
        for seat in Seat::all(self.seats) {
            if viewer.is(seat) {
                self.forget_who_saw_unknown(seat);
                self.settle_copies(seat);
                let pile = self.pile_bits(seat);
                self.lay_out_pile(seat, pile);
            } else {
                self.forget_what_others_know(seat, viewer);
                self.renumber(seat, viewer);
                self.draw_cards_of(seat, viewer, chance);
            }
            let len = self.side(seat).pile_len as usize;
            chance.shuffle(Draw::of(ORDER, seat), &mut self.sides[seat.index()].pile[..len]);
        }
        self.dirty = true;
        self.refresh();
    }

    /// The composition of another seat is secret: that seat stands before its choice again.
    fn forget_composition(&mut self, viewer: Viewer) {
        let Some(seat) = self.asked().filter(|seat| !viewer.is(*seat) && self.composes(*seat)) else { return };
        debug_assert!(self.frames.last() == self.top(), "{seat} composes what is on top");
        match self.frames.last() {
            Some(Frame::Attack) => (self.combat.step, self.combat.attacker) = (CombatStep::Attacker, SlotNo::NONE),
            _ => drop(self.frames.pop()),
        }
    }

    /// Others may have seen one copy of a seat's card and not another one, and the owner cannot tell where the seen
    /// copy is. It is taken to be in the hand, or else in the first of these piles.
    fn settle_copies(&mut self, seat: Seat) {
        let side = self.side(seat);
        let zones = [side.hand, side.discard, side.gone, side.reserve, self.pile_bits(seat)];
        let (own, hidden) = (1 << seat.0, zones.iter().fold(0, |all, zone| all | zone));
        let at = |number: usize| Instance::new(seat, number).index();
        let len = self.rules.list(seat).len();
        let mut start = 0;
        while start < len {
            let card = self.identity[at(start)];
            let end = (start + 1..len).find(|number| self.identity[at(*number)] != card).unwrap_or(len);
            let is_seen = |number: usize| self.knows[at(number)] & !own;
            if (start + 1..end).any(|number| is_seen(number) != is_seen(start)) {
                // The owner cannot tell who has seen a copy that it has not seen itself; a copy that everybody has seen
                // stays where it is.
                let is_settled = |knows: u8| knows & own == 0 || knows == u8::MAX;
                let known = (start..end).filter(|number| !is_settled(self.knows[at(*number)]));
                let known = known.fold(0u128, |known, number| known | 1 << number) & hidden;
                let copies = || (start..end).filter(|number| known >> number & 1 != 0);
                let mut seen: ArrayVec<u8, COLLECTION_MAX> = copies().map(is_seen).collect();
                seen.sort_unstable();
                for number in zones.iter().flat_map(|zone| copies().filter(move |number| zone >> number & 1 != 0)) {
                    let knows = &mut self.knows[at(number)];
                    *knows = *knows & own | seen.pop().unwrap_or_default();
                }
            }
            start = end;
        }
    }

    /// The viewer may once have heard who saw a hidden card, but cannot tell which card that is now. Apart from the
    /// viewer, only the holder of a card is taken to know it: the controller of a card in Cover, nobody for a card in
    /// the Draw Pile, and otherwise the owner.
    fn forget_what_others_know(&mut self, seat: Seat, viewer: Viewer) {
        let viewer = if let Viewer::Seat(viewer) = viewer { 1 << viewer.0 } else { 0 };
        let pile = self.pile_bits(seat);
        let first = Instance::new(seat, 0).index();
        let len = self.rules.list(seat).len();
        for (number, knows) in self.knows[first..first + len].iter_mut().enumerate() {
            if *knows != u8::MAX {
                *knows = *knows & viewer | if pile >> number & 1 != 0 { 0 } else { 1 << seat.0 };
            }
        }
        for slot in self.in_play() {
            let Slot { instance, controller, .. } = *self.slot(slot);
            if instance.owner() == seat && self.knows[instance.index()] != u8::MAX {
                let knows = &mut self.knows[instance.index()];
                *knows = *knows & viewer | 1 << controller.0;
            }
        }
    }

    /// Others may have looked at cards of a seat that their owner has not seen, those in its Draw Pile; the owner
    /// cannot tell which ones they saw.
    fn forget_who_saw_unknown(&mut self, seat: Seat) {
        let first = Instance::new(seat, 0).index();
        let len = self.rules.list(seat).len();
        for knows in &mut self.knows[first..first + len] {
            if *knows != u8::MAX && *knows & 1 << seat.0 == 0 {
                *knows = 0;
            }
        }
    }

    /// Lays out a Draw Pile in the order of the numbers.
    fn lay_out_pile(&mut self, seat: Seat, pile: u128) {
        for (place, number) in self.side_mut(seat).pile.iter_mut().zip(Bits(pile)) {
            *place = number.0;
        }
    }

    /// Gives the cards of another seat numbers that depend on the viewer's knowledge of them: first the cards that lie
    /// at a place or are referred to, in that order; then, zone by zone, the known ones; then the others.
    fn renumber(&mut self, seat: Seat, viewer: Viewer) {
        let order = self.order_of_cards(seat, viewer);
        let first = Instance::new(seat, 0).index();
        let mut new_of = [0u8; COLLECTION_MAX];
        let mut cards = [(CardNo(0), 0u8); COLLECTION_MAX];
        for (new, old) in order.iter().enumerate() {
            new_of[usize::from(*old)] = new as u8;
            let at = first + usize::from(*old);
            cards[new] = (self.identity[at], self.knows[at]);
        }
        for (new, (card, knows)) in cards[..order.len()].iter().enumerate() {
            (self.identity[first + new], self.knows[first + new]) = (*card, *knows);
        }
        let renumbered = |bits: u128| Bits(bits).fold(0u128, |bits, old| bits | 1 << new_of[old.index()]);
        let pile = renumbered(self.pile_bits(seat));
        let side = self.side_mut(seat);
        for bits in [&mut side.hand, &mut side.discard, &mut side.gone, &mut side.reserve] {
            *bits = renumbered(*bits);
        }
        self.lay_out_pile(seat, pile);
        self.for_each_reference(|instance| {
            if *instance != Instance::NONE && instance.owner() == seat {
                *instance = Instance::new(seat, new_of[instance.number()].into());
            }
        });
    }

    /// The numbers of another seat's cards in the order of the viewer's knowledge of them.
    fn order_of_cards(&self, seat: Seat, viewer: Viewer) -> ArrayVec<u8, COLLECTION_MAX> {
        let mut order = ArrayVec::new();
        let mut left = match self.rules.list(seat).len() {
            COLLECTION_MAX.. => u128::MAX,
            len => (1 << len) - 1,
        };
        let mut put = |instance: Instance| {
            if instance != Instance::NONE && instance.owner() == seat && left >> instance.number() & 1 != 0 {
                left &= !(1 << instance.number());
                order.push(instance.number() as u8);
            }
        };
        self.in_play().for_each(|slot| put(self.slot(slot).instance));
        self.row.iter().copied().for_each(&mut put);
        for frame in &self.frames {
            match frame {
                Frame::Item(item) if item.what == What::Meditate => {}
                Frame::Item(item) => [item.instance, item.about].into_iter().for_each(&mut put),
                Frame::Window(window) => put(window.about),
                Frame::Attack => {}
            }
        }
        self.effects.iter().for_each(|effect| put(effect.play));
        let side = self.side(seat);
        // The last set is empty, unless a card lies in no zone.
        for zone in [side.hand, side.discard, side.gone, side.reserve, self.pile_bits(seat), u128::MAX] {
            let mut keys: ArrayVec<u32, COLLECTION_MAX> = ArrayVec::new();
            for SlotNo(number) in Bits(zone & left) {
                let instance = Instance::new(seat, number.into());
                let card = if self.knows(viewer, instance) { self.identity[instance.index()].0 } else { u16::MAX };
                keys.push(u32::from(card) << 16 | u32::from(self.knows[instance.index()]) << 8 | u32::from(number));
            }
            left &= !zone;
            keys.sort_unstable();
            order.extend(keys.iter().map(|key| *key as u8));
        }
        order
    }

    /// Calls `change` for everything that refers to a card by its number; meditating refers to none.
    fn for_each_reference(&mut self, mut change: impl FnMut(&mut Instance)) {
        for slot in Bits(self.used) {
            change(&mut self.slots[slot.index()].instance);
        }
        self.row.iter_mut().for_each(&mut change);
        for frame in &mut self.frames {
            match frame {
                Frame::Item(item) if item.what == What::Meditate => {}
                Frame::Item(item) => {
                    change(&mut item.instance);
                    change(&mut item.about);
                }
                Frame::Window(window) => change(&mut window.about),
                Frame::Attack => {}
            }
        }
        self.effects.iter_mut().for_each(|effect| change(&mut effect.play));
    }

    /// The numbers of the cards in a seat's Draw Pile.
    fn pile_bits(&self, seat: Seat) -> u128 {
        self.pile(seat).iter().fold(0u128, |bits, number| bits | 1 << number)
    }

    fn draw_cards_of(&mut self, seat: Seat, viewer: Viewer, chance: &mut impl Chance) {
        let side = *self.side(seat);
        let pile = self.pile_bits(seat);
        let hides = |slot: &SlotNo| {
            let instance = self.slot(*slot).instance;
            instance.owner() == seat && !self.knows(viewer, instance)
        };
        let hidden = self.in_play().filter(hides).fold(0u128, |bits, slot| bits | slot.bit());
        let is_unknown = |SlotNo(number): &SlotNo| !self.knows(viewer, Instance::new(seat, *number as usize));
        let resting = side.hand | side.discard | side.gone | side.reserve | pile;
        let unknown = Bits(resting).filter(is_unknown).fold(0u128, |bits, number| bits | number.bit());
        let drawn = Bits(hidden).fold(unknown, |bits, slot| bits | 1 << self.slot(slot).instance.number());
        // The cards that are known, and those that were drawn.
        let mut settled: ArrayVec<CardNo, COLLECTION_MAX> = ArrayVec::new();
        for number in 0..self.rules.list(seat).len().min(COLLECTION_MAX) {
            if drawn >> number & 1 == 0 {
                settled.push(self.identity[Instance::new(seat, number).index()]);
            }
        }
        for slot in Bits(hidden) {
            let instance = self.slot(slot).instance;
            let card = self.draw_card(&settled, true, chance);
            self.identity[instance.index()] = card;
            settled.push(card);
        }
        for SlotNo(number) in Bits(unknown) {
            let card = self.draw_card(&settled, false, chance);
            self.identity[Instance::new(seat, number as usize).index()] = card;
            settled.push(card);
        }
    }

    /// Draws a card that a Collection may hold together with these cards.
    fn draw_card(&self, settled: &[CardNo], hides: bool, chance: &mut impl Chance) -> CardNo {
        let cards = self.rules.cards.cards();
        let mut last = 0;
        for _ in 0..400 {
            let number = chance.below(Draw::named(IMAGINED), cards.len() as u32) as usize;
            let (card, definition) = (CardNo(number as u16), &cards[number]);
            let may_hide = !hides || (definition.kind == CardKind::Warrior && self.may_hide(card));
            if may_hide {
                last = number;
                let limit = self.rules.options.copies(definition.limit);
                if self.rules.programs.hot(card).is_playable && copies_of(card, settled) < usize::from(limit) {
                    break;
                }
            }
        }
        CardNo(last as u16)
    }

    /// Whether a warrior of this card may have been added in Cover.
    fn may_hide(&self, card: CardNo) -> bool {
        let ready = self.rules.programs.card(card);
        let never = ready.standing.iter().any(|standing| {
            self.rules.programs.gives[standing.gives.start as usize..standing.gives.end as usize]
                .contains(&crate::language::Modifier::Can(Keyword::NeverInCover))
        });
        ready.tags & (Tag::Personality.bit() | Tag::Vehicle.bit()) == 0 && !never
    }
}

/// The number of copies of a card among these.
fn copies_of(card: CardNo, cards: &[CardNo]) -> usize {
    cards.iter().filter(|other| **other == card).count()
}
