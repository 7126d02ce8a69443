//! A full state drawn at random among those that agree with what a viewer knows.
//!
//! Deck lists are secret: what a viewer has not seen of another seat may be any playable card within the limits of a
//! Collection (DECK-05, DECK-06); what lies unidentified in a Hidden row is a warrior that may lie there (HID-04).

use arrayvec::ArrayVec;
use table::{Chance, Draw, Seat, Viewer};

use crate::language::{Keyword, Kind, Tag};
use crate::rules::COLLECTION_MAX;
use crate::set::CardNo;
use crate::state::{Bits, Frame, Instance, SlotNo, Stage, State};

const IMAGINED: &str = "imagined";
const ORDER: &str = "imagined-order";

impl State {
    pub(crate) fn imagine(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.forget_composition(viewer);
        for seat in Seat::all(self.seats) {
            if !viewer.is(seat) {
                self.imagine_cards(seat, viewer, chance);
            }
            let len = self.side(seat).pile_len as usize;
            chance.shuffle(Draw::of(ORDER, seat), &mut self.sides[seat.index()].pile[..len]);
        }
        self.dirty = true;
        self.refresh();
    }

    /// What another seat is composing is nobody's business: it stands before its choice again.
    fn forget_composition(&mut self, viewer: Viewer) {
        if let Some(Frame::Deed(deed)) = self.frames.last()
            && deed.stage < Stage::Announced
            && !viewer.is(deed.seat)
        {
            self.frames.pop();
        }
    }

    fn imagine_cards(&mut self, seat: Seat, viewer: Viewer, chance: &mut impl Chance) {
        let side = *self.side(seat);
        let pile = self.pile(seat).iter().fold(0u128, |bits, number| bits | 1 << number);
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

    /// A card that a Collection may hold beside these cards.
    fn draw_card(&self, settled: &[CardNo], hides: bool, chance: &mut impl Chance) -> CardNo {
        let cards = self.rules.cards.cards();
        let mut last = 0;
        for _ in 0..400 {
            let number = chance.below(Draw::named(IMAGINED), cards.len() as u32) as usize;
            let (card, definition) = (CardNo(number as u16), &cards[number]);
            let may_hide = !hides || (definition.kind == Kind::Warrior && self.may_hide(card));
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
                .contains(&crate::language::Gives::Can(Keyword::NeverInCover))
        });
        ready.tags & (Tag::Personality.bit() | Tag::Vehicle.bit()) == 0 && !never
    }
}

/// How often a card stands among these.
fn copies_of(card: CardNo, cards: &[CardNo]) -> usize {
    cards.iter().filter(|other| **other == card).count()
}
