//! A full state drawn at random among those that agree with what a viewer knows.
//!
//! Deck lists are secret: what a viewer has not seen of another seat may be any playable card within the limits of a
//! Collection (DECK-05, DECK-06); what lies unidentified in a Hidden row is a warrior that may lie there (HID-04).

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
        // The numbers whose cards are known, or have been drawn.
        let all = self.rules.list(seat).len().min(COLLECTION_MAX);
        let mut settled = (0..all).fold(0u128, |bits, number| bits | 1 << number) & !unknown;
        for slot in Bits(hidden) {
            settled &= !(1 << self.slot(slot).instance.number());
        }
        for slot in Bits(hidden) {
            let instance = self.slot(slot).instance;
            self.identity[instance.index()] = self.draw_card(seat, settled, true, chance);
            settled |= 1 << instance.number();
        }
        for SlotNo(number) in Bits(unknown) {
            let instance = Instance::new(seat, number as usize);
            self.identity[instance.index()] = self.draw_card(seat, settled, false, chance);
            settled |= 1 << number;
        }
    }

    /// A card that a Collection may hold beside the cards of these numbers.
    fn draw_card(&self, seat: Seat, settled: u128, hides: bool, chance: &mut impl Chance) -> CardNo {
        let cards = self.rules.cards.cards();
        let mut last = 0;
        for _ in 0..400 {
            let number = chance.below(Draw::named(IMAGINED), cards.len() as u32) as usize;
            let (card, definition) = (CardNo(number as u16), &cards[number]);
            let may_hide = !hides || (definition.kind == Kind::Warrior && self.may_hide(card));
            if may_hide {
                last = number;
                if self.rules.is_playable(card) && self.copies_of(card, seat, settled) < u32::from(definition.limit) {
                    break;
                }
            }
        }
        CardNo(last as u16)
    }

    /// How often a card stands among a seat's cards of these numbers.
    fn copies_of(&self, card: CardNo, seat: Seat, numbers: u128) -> u32 {
        let first = Instance::new(seat, 0).index();
        let cards = &self.identity[first..first + COLLECTION_MAX];
        let same =
            cards.iter().zip(0..).fold(0u128, |bits, (other, number)| bits | u128::from(*other == card) << number);
        (same & numbers).count_ones()
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
