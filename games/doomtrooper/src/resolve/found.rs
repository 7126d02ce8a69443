//! Cards that a search has found, and the effects that may answer the search (TIME-10).

use table::{Chance, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::Leaves;
use crate::language::{Pile, Whereto};
use crate::resolve::FROM_PILE;
use crate::state::{Frame, Instance, SlotNo, State};
use crate::triggers::{SEARCHED, SEARCHED_FOR_HAND};

/// The amount of a window after a search, for a search of the Discard Pile.
const OF_DISCARD_PILE: i8 = 1;

impl State {
    /// Opens a window after a search that took this card. A search of another player's pile opens none.
    pub(super) fn note_found(&mut self, instance: Instance, pile: Pile, to: Whereto, seat: Seat) {
        if instance.owner() != seat {
            return;
        }
        let is_of_pile = matches!(pile, Pile::DrawPile | Pile::DiscardPile);
        let kind = if is_of_pile && to == Whereto::Hand { SEARCHED_FOR_HAND } else { SEARCHED };
        let amount = if pile == Pile::DrawPile { 0 } else { OF_DISCARD_PILE };
        let depth = self.frames.len();
        self.raise(kind, SlotNo::NONE, SlotNo::NONE, seat, amount);
        for frame in &mut self.frames[depth..] {
            match frame {
                Frame::Window(window) => window.about = instance,
                Frame::Item(item) => item.about = instance,
                Frame::Attack => {}
            }
        }
    }

    /// Whether the found card is still where a search puts cards: in its owner's hand or in play.
    pub(crate) fn has_found(&self, about: Instance) -> bool {
        self.is_found_in_hand(about) || self.found_in_play(about).is_some()
    }

    fn is_found_in_hand(&self, about: Instance) -> bool {
        about != Instance::NONE && self.side(about.owner()).hand >> about.number() & 1 != 0
    }

    fn found_in_play(&self, about: Instance) -> Option<SlotNo> {
        self.in_play().find(|slot| self.slot(*slot).instance == about)
    }

    /// Annihilates the found card; from a hand, nobody sees it.
    pub(super) fn annihilate_found(&mut self, about: Instance, log: &mut impl Log<Self>) {
        if self.is_found_in_hand(about) {
            self.take_from_hand(about);
            self.file(about, Leaves::Annihilated);
            log.push(clause::ZONE_08, Event::AnnihilatedUnseen(about.owner()));
        } else if let Some(slot) = self.found_in_play(about) {
            self.leave(slot, Leaves::Annihilated, clause::ZONE_08, log);
        }
    }

    /// The found card goes to the bottom of its pile; one of the others there, at random, takes its place.
    pub(super) fn swap_found(&mut self, about: Instance, pile: i8, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        if !self.is_found_in_hand(about) {
            return;
        }
        let seat = about.owner();
        let of_discards = pile == OF_DISCARD_PILE;
        let len = if of_discards { self.side(seat).discard.count_ones() } else { self.side(seat).pile_len.into() };
        let other = (len > 0).then(|| chance.below(Draw::of(FROM_PILE, seat), len) as usize).and_then(|at| {
            if of_discards {
                self.cards_in(seat, self.side(seat).discard).nth(at)
            } else {
                self.pile(seat).get(at).map(|number| Instance::new(seat, usize::from(*number)))
            }
        });
        self.take_from_hand(about);
        if let Some(other) = other {
            self.take_from_pile(other);
            self.file(other, Leaves::ToHand);
        }
        if of_discards {
            self.file(about, Leaves::Discarded);
        } else {
            // The next card to be drawn lies last.
            self.file(about, Leaves::IntoPile);
            let side = self.side_mut(seat);
            side.pile[..side.pile_len as usize].rotate_right(1);
        }
        log.push(clause::DECK_08, Event::Swapped(seat));
    }
}
