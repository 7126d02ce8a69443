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
        let hidden: Vec<SlotNo> = self
            .in_play()
            .filter(|slot| {
                let card = self.slot(*slot);
                card.instance.owner() == seat && !self.knows(viewer, card.instance)
            })
            .collect();
        let resting = side.hand | side.discard | side.gone | side.reserve | pile;
        let unknown: Vec<Instance> = Bits(resting)
            .map(|SlotNo(number)| Instance::new(seat, number as usize))
            .filter(|instance| !self.knows(viewer, *instance))
            .collect();
        let mut copies = vec![0u8; self.rules.cards.cards().len()];
        for number in 0..self.rules.list(seat).len().min(COLLECTION_MAX) {
            let instance = Instance::new(seat, number);
            let is_unknown =
                unknown.contains(&instance) || hidden.iter().any(|slot| self.slot(*slot).instance == instance);
            if !is_unknown {
                copies[self.identity[instance.index()].index()] += 1;
            }
        }
        for slot in hidden {
            let instance = self.slot(slot).instance;
            self.identity[instance.index()] = self.draw_card(&mut copies, true, chance);
        }
        for instance in unknown {
            self.identity[instance.index()] = self.draw_card(&mut copies, false, chance);
        }
    }

    /// A card that a Collection with these copies may hold.
    fn draw_card(&self, copies: &mut [u8], hides: bool, chance: &mut impl Chance) -> CardNo {
        let cards = self.rules.cards.cards();
        let mut last = 0;
        for _ in 0..400 {
            let number = chance.below(Draw::named(IMAGINED), cards.len() as u32) as usize;
            let card = &cards[number];
            let may_hide = !hides || (card.kind == Kind::Warrior && self.may_hide(CardNo(number as u16)));
            if may_hide {
                last = number;
                if copies[number] < self.rules.options.copies(card.limit)
                    && self.rules.is_playable(CardNo(number as u16))
                {
                    copies[number] += 1;
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
