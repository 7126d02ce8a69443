//! Determinization: replacing what a viewer cannot know by something that agrees with all it has seen.

use std::sync::Arc;

use table::{Chance, Draw, Seat, SeatSet, Viewer};

use crate::action::Slot;
use crate::bits;
use crate::check;
use crate::rules::{CardNo, DECK_SIZE, List};
use crate::state::{NONE, Phase, State};

/// The draws that replace hidden cards by others: not part of a match.
const IMAGINE: Draw = Draw::named("imagine");

/// Exchanges tried for each hidden card of a secret deck list.
const EXCHANGES: u32 = 24;

impl State {
    /// Replaces the cards of a seat that the viewer cannot know by others that agree with all it has seen.
    ///
    /// Face-down cards are no Accumulators unless the table allows it (COAL-PLAY-05): the viewer knows that too.
    pub(crate) fn imagine(&mut self, seat: Seat, viewer: Viewer, chance: &mut impl Chance) {
        let owns = viewer.is(seat);
        if !owns && self.list_is_secret(seat) {
            self.imagine_list(seat, chance);
        }
        if owns {
            // The own hand is seen and the own face-down cards are remembered: only the order of the deck is unknown.
            let side = self.side_mut(seat);
            let len = side.deck_len as usize;
            return chance.shuffle(IMAGINE, &mut side.deck[..len]);
        }

        let accumulators = self.list(seat).accumulators;
        let accumulators = if self.rules.options.face_down_accumulators { 0 } else { accumulators };
        let side = self.side(seat);
        let mut pool = [0u8; DECK_SIZE];
        let mut len = 0;
        let mut put = |instance: u8| {
            pool[len] = instance;
            len += 1;
        };
        side.deck[..side.deck_len as usize].iter().copied().for_each(&mut put);
        let mut hand = side.hand;
        while hand != 0 {
            put(hand.trailing_zeros() as u8);
            hand &= hand - 1;
        }
        let hidden = side.face_down();
        for slot in Slot::ALL {
            if hidden & slot.bit() != 0 {
                put(side.instance[slot.index()]);
            }
        }

        // Face-down cards first, each from the cards that may lie face down; then the rest as it comes.
        let side = self.side_mut(seat);
        for slot in Slot::ALL {
            if hidden & slot.bit() == 0 {
                continue;
            }
            let fitting = pool[..len].iter().filter(|instance| accumulators >> **instance & 1 == 0).count();
            let mut skip = chance.below(IMAGINE, fitting.max(1) as u32);
            let place = pool[..len].iter().position(|instance| {
                if accumulators >> *instance & 1 != 0 {
                    return false;
                }
                skip = skip.wrapping_sub(1);
                skip == u32::MAX
            });
            let place = place.unwrap_or(0);
            side.instance[slot.index()] = pool[place];
            len -= 1;
            pool[place] = pool[len];
        }
        chance.shuffle(IMAGINE, &mut pool[..len]);
        let (deck, hand) = pool[..len].split_at(side.deck_len as usize);
        side.deck[..deck.len()].copy_from_slice(deck);
        side.hand = hand.iter().fold(0, |mask, instance| mask | 1 << instance);
        for slot in Slot::ALL {
            if hidden & slot.bit() != 0 {
                self.refresh_slot(seat, slot);
            }
        }
    }

    /// Replaces the pilots that other seats have chosen secretly (COAL-INFO-14).
    pub(crate) fn imagine_pilots(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.phase != Phase::SecretPilot {
            return;
        }
        let chosen = SeatSet(self.secret.0 & self.chosen.0);
        for seat in chosen.iter().filter(|seat| !viewer.is(*seat)) {
            if !self.rules.options.tag_mode {
                // What the seat took is on offer to it again.
                self.side_mut(seat).pilot = NONE;
            }
            let offer = self.pilots_on_offer(seat);
            let drawn = bits::nth_of_wide(offer, chance.below(IMAGINE, offer.count_ones())) as u8;
            self.set_on_board(seat, drawn);
        }
    }

    /// Whether the seat's deck list is hidden from the others: a custom deck from a box of its own (COAL-DECK-07).
    pub(crate) fn list_is_secret(&self, seat: Seat) -> bool {
        let options = &self.rules.options;
        self.side(seat).list as usize >= crate::card::Model::ALL.len()
            && options.own_boxes
            && !options.open_lists
            && !self.list(seat).is_loose
    }

    /// Replaces the hidden cards of a secret list by others of its public models, so that the list stays a legal deck
    /// around the cards that were seen: exchanges at random, each kept when the deck stays legal.
    fn imagine_list(&mut self, seat: Seat, chance: &mut impl Chance) {
        let rules = self.rules.clone();
        let (cards, options) = (&rules.cards, &rules.options);
        let list = self.list(seat);
        let side = self.side(seat);
        let mut hidden: u32 = side.hand;
        side.deck[..side.deck_len as usize].iter().for_each(|instance| hidden |= 1 << instance);
        let face_down = side.face_down();
        let lies_down = |slot: &Slot| face_down & slot.bit() != 0;
        Slot::ALL.iter().filter(|slot| lies_down(slot)).for_each(|slot| hidden |= 1 << side.instance[slot.index()]);

        let mut deck: Vec<CardNo> = list.card[..list.len as usize].to_vec();
        let models: Vec<_> = {
            let mut models: Vec<_> = deck.iter().map(|card| cards.card(*card).model).collect();
            models.sort_unstable();
            models.dedup();
            models
        };
        let candidates: Vec<CardNo> =
            (0..cards.cards().len() as CardNo).filter(|card| models.contains(&cards.card(*card).model)).collect();
        let places: Vec<usize> = (0..deck.len()).filter(|instance| hidden >> instance & 1 != 0).collect();
        let must_stay_open = |instance: usize, card: CardNo| {
            let kind = cards.card(card).kind;
            let down = Slot::ALL.iter().any(|slot| lies_down(slot) && side.instance[slot.index()] as usize == instance);
            down && kind.is_accumulator() && !options.face_down_accumulators
        };
        for _ in 0..EXCHANGES * places.len() as u32 {
            let place = places[chance.below(IMAGINE, places.len() as u32) as usize];
            let card = candidates[chance.below(IMAGINE, candidates.len() as u32) as usize];
            if must_stay_open(place, card) {
                continue;
            }
            let before = std::mem::replace(&mut deck[place], card);
            let keeps_models = models.iter().all(|model| deck.iter().any(|card| cards.card(*card).model == *model));
            if !keeps_models || !check::deck(&deck, cards, options).is_empty() {
                deck[place] = before;
            }
        }
        self.adopt_list(seat, &deck);
    }

    /// Gives the seat a list in which each old instance is this card, and renames the instances in all zones.
    fn adopt_list(&mut self, seat: Seat, deck: &[CardNo]) {
        let list = List::new(&self.rules.cards, deck.to_vec());
        let mut renamed = [NONE; DECK_SIZE];
        for (old, card) in deck.iter().enumerate() {
            let before = deck.iter().enumerate().filter(|(other, kept)| (*kept, other) < (card, &old));
            renamed[old] = before.count() as u8;
        }
        let new_name = |instance: u8| renamed.get(instance as usize).copied().unwrap_or(NONE);
        let side = self.side_mut(seat);
        let renamed_mask = |mask: u32| {
            let instances = (0..DECK_SIZE as u8).filter(|instance| mask >> instance & 1 != 0);
            instances.fold(0, |mask, instance| mask | 1 << new_name(instance))
        };
        side.hand = renamed_mask(side.hand);
        side.echoed = renamed_mask(side.echoed);
        side.deck.iter_mut().for_each(|instance| *instance = new_name(*instance));
        side.discard.iter_mut().for_each(|instance| *instance = new_name(*instance));
        side.echo.iter_mut().for_each(|instance| *instance = new_name(*instance));
        side.instance
            .iter_mut()
            .filter(|instance| **instance != NONE)
            .for_each(|instance| *instance = new_name(*instance));
        for frame in self.frames.iter_mut().filter(|frame| frame.owner == seat && frame.instance != NONE) {
            frame.instance = new_name(frame.instance);
        }
        let place = self.side(seat).list as usize;
        Arc::make_mut(&mut self.rules).lists[place] = list;
    }
}
