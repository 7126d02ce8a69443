//! Determinization: replacing what a viewer cannot know by a random alternative that agrees with everything it has
//! seen.
//!
//! The draw depends only on what the viewer knows. Hidden cards are taken as a set, in the order of the list. If the
//! list is hidden too, the random walk over lists starts from one that is made of what was seen. So two tables that the
//! viewer cannot tell apart lead to the same draw from the same chance.

use std::sync::Arc;

use table::{Chance, Draw, Seat, SeatSet, Viewer};

use crate::action::Slot;
use crate::bits;
use crate::card::{CardType, Model};
use crate::check;
use crate::rules::{CardNo, DECK_SIZE, List, Rules};
use crate::state::{NONE, Phase, State};

/// The draws that replace hidden cards; not part of a match.
const IMAGINE: Draw = Draw::named("imagine");

/// Exchanges tried for each hidden card of a secret deck list.
const EXCHANGES: u32 = 24;

/// Writes the instances of a mask in the order of the list. Returns their number.
#[inline]
fn fill(places: &mut [u8; DECK_SIZE], mut mask: u32) -> usize {
    let mut len = 0;
    while mask != 0 && len < DECK_SIZE {
        places[len] = mask.trailing_zeros() as u8;
        len += 1;
        mask &= mask - 1;
    }
    len
}

impl State {
    /// Replaces the cards of a seat that the viewer cannot know by others that agree with everything it has seen.
    ///
    /// Face-down cards are not Accumulators unless the table allows it (COAL-PLAY-05); the viewer knows this too.
    pub(crate) fn draw_hidden(&mut self, seat: Seat, viewer: Viewer, chance: &mut impl Chance) {
        let owns = viewer.is(seat);
        if !owns && self.list_is_secret(seat) {
            self.draw_list(seat, chance);
        }
        if owns {
            // The viewer's hand is visible to it, and it remembers its face-down cards: only the order of the deck is
            // unknown.
            let side = self.side_mut(seat);
            let len = side.deck_len as usize;
            let deck = side.deck[..len].iter().fold(0, |mask, instance| mask | 1 << instance);
            fill(&mut side.deck, deck);
            return chance.shuffle(IMAGINE, &mut side.deck[..len]);
        }

        let accumulators = self.list(seat).accumulators;
        let accumulators = if self.rules.options.face_down_accumulators { 0 } else { accumulators };
        let hidden = self.side(seat).face_down();
        let mut pool = [0u8; DECK_SIZE];
        let mut len = fill(&mut pool, self.unseen(seat));

        // Face-down cards first, each from the cards that may lie face down; then the others in any order.
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

    /// The cards of a seat that others do not see: its deck, its hand and its face-down cards.
    fn unseen(&self, seat: Seat) -> u32 {
        let side = self.side(seat);
        let deck = side.deck[..side.deck_len as usize].iter().fold(side.hand, |mask, instance| mask | 1 << instance);
        let down = side.face_down();
        let lies_down = |slot: &&Slot| down & slot.bit() != 0;
        Slot::ALL.iter().filter(lies_down).fold(deck, |mask, slot| mask | 1 << side.instance[slot.index()])
    }

    /// Replaces the pilots that other seats have chosen secretly (COAL-INFO-14).
    pub(crate) fn draw_pilots(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        if self.phase != Phase::SecretPilot {
            return;
        }
        let chosen = SeatSet(self.secret.0 & self.chosen.0);
        let hidden = || chosen.iter().filter(|seat| !viewer.is(*seat));
        let is_tag_mode = self.rules.options.tag_mode;
        for seat in hidden() {
            let side = self.side_mut(seat);
            if is_tag_mode {
                // Put the pair in a fixed order: either pilot may be the one on the board.
                (side.pilot, side.reserve) = (side.pilot.min(side.reserve), side.pilot.max(side.reserve));
            } else {
                // The pilot that the seat took becomes available to it again.
                side.pilot = NONE;
            }
        }
        for seat in hidden() {
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

    /// The instances of a seat in an order that makes copies of a card distinguishable: first the cards that were seen,
    /// by where they lie (face up, discard pile, echo row, being resolved), then the hidden cards.
    fn order_of_seen(&self, seat: Seat, hidden: u32) -> [u8; DECK_SIZE] {
        let mut order = [NONE; DECK_SIZE];
        let side = self.side(seat);
        let up = Slot::ALL.iter().filter(|slot| side.face_up & side.occupied & slot.bit() != 0);
        let resolving = self.frames[..self.depth as usize].iter().filter(|frame| frame.owner == seat);
        let seen = up
            .map(|slot| side.instance[slot.index()])
            .chain(side.discard[..side.discard_len as usize].iter().copied())
            .chain(side.echo[..side.echo_len as usize].iter().copied())
            .chain(resolving.map(|frame| frame.instance))
            .filter(|instance| (*instance as usize) < DECK_SIZE && hidden >> instance & 1 == 0);
        for (place, instance) in seen.enumerate() {
            let first = &mut order[instance as usize];
            *first = (*first).min(place as u8);
        }
        order
    }

    /// Replaces the hidden cards of a secret list by others of its public models, such that the list stays a legal deck
    /// that contains the cards that were seen. It makes random exchanges, and keeps each one that leaves the deck
    /// legal.
    ///
    /// The true hidden cards have no influence. The walk begins with the hidden cards that most surely make the deck
    /// legal: as many Reactions as are needed, then any cards, those with the fewest deck-building symbols first.
    fn draw_list(&mut self, seat: Seat, chance: &mut impl Chance) {
        let rules = self.rules.clone();
        let (cards, options) = (&rules.cards, &rules.options);
        let list = self.list(seat);
        let hidden = if self.is_in_the_box(seat) { (1 << list.len) - 1 } else { self.unseen(seat) };
        let models = check::models(&list.card[..list.len as usize], cards);
        let is_hidden = |instance: usize| hidden >> instance & 1 != 0;
        let len = list.len as usize;
        // Seen cards first, then the hidden ones: the face-down ones, which are not Accumulators (COAL-PLAY-05), then
        // the others.
        let mut deck: Vec<CardNo> = (0..len).filter(|place| !is_hidden(*place)).map(|place| list.card[place]).collect();
        let seen = deck.len();
        let down = self.side(seat).face_down().count_ones() as usize;
        let down = if options.face_down_accumulators { 0 } else { down };
        let is_accumulator = |card: CardNo| cards.card(card).kind.is_accumulator();
        let fits = |place: usize, card: CardNo| place >= seen + down || !is_accumulator(card);

        let of_models = |card: &CardNo| models.contains(&cards.card(*card).model);
        let candidates: Vec<CardNo> = (0..cards.cards().len() as CardNo).filter(of_models).collect();
        deck.extend(plainest(&deck, [down, len], &models, &candidates, &rules));
        let mut problems = check::deck(&deck, cards, options).len();
        for _ in 0..EXCHANGES * (len - seen) as u32 {
            let place = seen + chance.below(IMAGINE, (len - seen) as u32) as usize;
            let card = candidates[chance.below(IMAGINE, candidates.len() as u32) as usize];
            if !fits(place, card) {
                continue;
            }
            let before = std::mem::replace(&mut deck[place], card);
            let keeps_models = models.iter().all(|model| deck.iter().any(|card| cards.card(*card).model == *model));
            let problems_now = check::deck(&deck, cards, options).len();
            if keeps_models && problems_now <= problems {
                problems = problems_now;
            } else {
                deck[place] = before;
            }
        }
        // The drawn cards go to the places of the hidden cards.
        let mut drawn = deck.split_off(seen);
        drawn.sort_unstable();
        let (mut seen, mut drawn) = (deck.into_iter(), drawn.into_iter());
        let deck: Vec<CardNo> =
            (0..len).filter_map(|place| if is_hidden(place) { drawn.next() } else { seen.next() }).collect();
        self.adopt_list(seat, &deck, hidden);
    }

    /// Gives the seat a list in which each old instance is this card, and renames the instances in all zones. Among the
    /// copies of a card, those that were seen come first, in the order in which they lie on the table.
    fn adopt_list(&mut self, seat: Seat, deck: &[CardNo], hidden: u32) {
        let list = List::new(&self.rules.cards, deck.to_vec());
        let order = self.order_of_seen(seat, hidden);
        let key = |instance: usize| (deck[instance], order[instance], instance);
        let mut renamed = [NONE; DECK_SIZE];
        for (old, name) in renamed.iter_mut().enumerate().take(deck.len()) {
            *name = (0..deck.len()).filter(|other| key(*other) < key(old)).count() as u8;
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

/// Cards that complete a deck to a legal one, if there are any: one of each missing model, as many Reactions as are
/// needed, then any cards, always those with the fewest deck-building symbols. The first `down` of them are not
/// Accumulators.
fn plainest(
    seen: &[CardNo],
    [down, len]: [usize; 2],
    models: &[Model],
    candidates: &[CardNo],
    rules: &Rules,
) -> Vec<CardNo> {
    let (cards, most) = (&rules.cards, if rules.options.unlimited_copies { DECK_SIZE } else { check::MOST_COPIES });
    let mut plain = candidates.to_vec();
    plain.sort_by_key(|card| (cards.card(*card).deck_building, *card));
    let is_reaction = |card: &CardNo| cards.card(*card).kind == CardType::Reaction;
    let mut deck = seen.to_vec();
    while deck.len() < len {
        let lacks = models.iter().find(|model| !deck.iter().any(|card| cards.card(*card).model == **model));
        let wants_reactions = deck.iter().filter(|card| is_reaction(card)).count() < check::LEAST_REACTIONS;
        let may_be_added = |card: &&CardNo| deck.iter().filter(|other| *other == *card).count() < most;
        let of_model = |card: &&CardNo| lacks.is_none_or(|model| cards.card(**card).model == *model);
        let lies_down = deck.len() < seen.len() + down;
        let may_lie = |card: &&CardNo| !lies_down || !cards.card(**card).kind.is_accumulator();
        let fitting = || plain.iter().filter(may_be_added).filter(may_lie).filter(of_model);
        let reaction = fitting().find(|card| wants_reactions && is_reaction(card));
        let Some(card) = reaction.or_else(|| fitting().next()).or_else(|| plain.first()) else { break };
        deck.push(*card);
    }
    deck.split_off(seen.len())
}
