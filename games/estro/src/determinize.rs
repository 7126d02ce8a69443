//! States drawn at random among those that agree with what a viewer knows (ESTRO ledger, chapter 6).
//!
//! A viewer knows the cards that it sees, those of which it knows that they are in a hand or covered somewhere, and, in
//! constructed play, which cards its own deck holds. Everything else is drawn anew: dealt decks come from one catalogue
//! without a card twice (ESTRO-DECK-05), constructed ones from a catalogue of each seat's own (ESTRO-DECK-02).

use arrayvec::ArrayVec;
use table::{Chance, Draw, Seat, Viewer};

use crate::rules::CardNo;
use crate::set::MOST_CARDS;
use crate::state::{CardId, Location, State, flag};

/// The places of cards that a viewer does not know.
type Places = ArrayVec<CardId, 64>;
/// Numbers of the catalogue.
type Numbers = ArrayVec<CardNo, MOST_CARDS>;

impl State {
    /// Draws everything anew that the viewer cannot know.
    pub(crate) fn draw_hidden(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.is_constructed {
            for seat in Seat::all(self.seats) {
                self.draw_of_own_set(seat, viewer, chance);
            }
        } else {
            self.draw_of_one_set(viewer, chance);
        }
        for seat in Seat::all(self.seats) {
            self.sort_hand(seat);
        }
    }

    /// Whether the viewer knows which card lies in this very place.
    fn is_placed(&self, viewer: Viewer, id: CardId) -> bool {
        let card = self.card(id);
        if card.has(flag::BLURRED) { viewer.is(card.owner) } else { card.known.knows(viewer) }
    }

    /// The places of a seat's cards that the viewer does not know: in the hand or covered, and in the deck.
    fn unknown_places(&self, seat: Seat, viewer: Viewer) -> (Places, Places) {
        let (mut near, mut deck) = (Places::new(), Places::new());
        for id in self.cards.ids() {
            let card = self.card(id);
            if card.owner != seat || self.is_placed(viewer, id) {
                continue;
            }
            match card.location {
                Location::Deck => deck.push(id),
                Location::Hand => near.push(id),
                Location::Field if card.is_down() => near.push(id),
                _ => {}
            }
        }
        (near, deck)
    }

    /// The cards of a seat of which the viewer knows that they are in the hand or covered, but not where.
    fn blurred(&self, places: &Places, viewer: Viewer) -> Numbers {
        let is_blurred = |id: &&CardId| self.card(**id).has(flag::BLURRED) && self.card(**id).known.knows(viewer);
        let mut numbers: Numbers = places.iter().filter(is_blurred).map(|id| self.card(*id).no).collect();
        numbers.sort_unstable();
        numbers
    }

    fn draw_of_one_set(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let mut placed = [false; 256];
        let mut lists: ArrayVec<(Places, Places, Numbers), 4> = ArrayVec::new();
        for seat in Seat::all(self.seats) {
            let (near, deck) = self.unknown_places(seat, viewer);
            let blurred = self.blurred(&near, viewer);
            blurred.iter().for_each(|no| placed[no.0 as usize] = true);
            lists.push((near, deck, blurred));
        }
        for id in self.cards.ids() {
            if self.is_placed(viewer, id) {
                placed[self.card(id).no.0 as usize] = true;
            }
        }
        let mut free: Numbers =
            (0..self.rules.cards.len() as u8).filter(|no| !placed[*no as usize]).map(CardNo).collect();
        chance.shuffle(Draw::named("determinize"), &mut free);
        for (near, deck, blurred) in lists {
            self.fill(&near, &deck, blurred, &mut free, viewer, chance);
        }
    }

    fn draw_of_own_set(&mut self, seat: Seat, viewer: Viewer, chance: &mut impl Chance) {
        let (near, deck) = self.unknown_places(seat, viewer);
        let blurred = self.blurred(&near, viewer);
        let mut free: Numbers = if viewer.is(seat) {
            // The owner knows which cards are in the deck, and not their order (ESTRO-DECK-07).
            let mut own: Numbers = deck.iter().map(|id| self.card(*id).no).collect();
            own.sort_unstable();
            own
        } else {
            let mut placed = [false; 256];
            blurred.iter().for_each(|no| placed[no.0 as usize] = true);
            for id in self.cards.ids() {
                if self.card(id).owner == seat && self.is_placed(viewer, id) {
                    placed[self.card(id).no.0 as usize] = true;
                }
            }
            (0..self.rules.cards.len() as u8).filter(|no| !placed[*no as usize]).map(CardNo).collect()
        };
        chance.shuffle(Draw::of("determinize", seat), &mut free);
        self.fill(&near, &deck, blurred, &mut free, viewer, chance);
    }

    /// Puts cards into the places that the viewer does not know: those that are known to be among the first ones there, the
    /// others by lot.
    fn fill(
        &mut self,
        near: &Places,
        deck: &Places,
        blurred: Numbers,
        free: &mut Numbers,
        viewer: Viewer,
        chance: &mut impl Chance,
    ) {
        let mut numbers: ArrayVec<(CardNo, bool), MOST_CARDS> = blurred.iter().map(|no| (*no, true)).collect();
        while numbers.len() < near.len() {
            numbers.push((free.pop().unwrap_or(CardNo(0)), false));
        }
        chance.shuffle(Draw::named("determinize-places"), &mut numbers);
        for (id, (no, is_blurred)) in near.iter().zip(numbers) {
            self.put(*id, no);
            let public = table::Known::PUBLIC;
            let owner = self.card(*id).owner;
            let card = self.card_mut(*id);
            card.set(flag::BLURRED, is_blurred);
            card.known = if is_blurred { public } else { table::Known::seen_by(owner) };
        }
        let _ = viewer;
        for id in deck {
            let no = free.pop().unwrap_or(CardNo(0));
            self.put(*id, no);
        }
    }

    /// A place holds another card now, which nothing has happened to.
    fn put(&mut self, id: CardId, no: CardNo) {
        let estro = self.rules.card(no).estro;
        let card = self.card_mut(id);
        if card.no != no {
            card.no = no;
            card.estri = 1 << estro as u8;
            card.main = estro;
            card.flags &= flag::DOWN;
            card.kept = [0; 6];
        }
    }

    /// A hand is kept in the order of the catalogue.
    fn sort_hand(&mut self, seat: Seat) {
        let mut hand = self.hoard(seat).hand;
        let cards = &self.cards;
        hand.as_mut_slice().sort_unstable_by_key(|id| (cards[*id].no, *id));
        self.hoard_mut(seat).hand = hand;
    }
}
