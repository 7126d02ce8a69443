//! States drawn at random among those that agree with what a viewer knows (ESTRO ledger, chapter 6).
//!
//! A viewer knows the cards that it sees, those of which it knows that they are in a hand or covered somewhere, and, in
//! constructed play, which cards its own deck holds. Everything else is drawn anew: dealt decks come from one catalogue
//! without a card twice (ESTRO-DECK-05), constructed ones from a catalogue of each seat's own (ESTRO-DECK-02).

use arrayvec::ArrayVec;
use table::{Chance, Draw, Known, Seat, Viewer};

use crate::rules::{CardNo, OF_EACH_ESTRO};
use crate::set::MOST_CARDS;
use crate::state::{CardId, HAND, Location, State, flag};

/// The places of cards that a viewer does not know.
type Places = ArrayVec<CardId, 64>;
/// Numbers of the catalogue.
type Numbers = ArrayVec<CardNo, MOST_CARDS>;

/// A card whose identity the viewer knows and whose place it does not, with what has happened to it.
#[derive(Clone, Copy)]
struct Blurred {
    no: CardNo,
    flags: u16,
    kept: [i8; 6],
    known: Known,
}

/// The deck beside which another one is drawn: both together leave what the dimensional deck has (ESTRO-FESS-06).
#[derive(Clone, Copy)]
struct Beside {
    seat: Seat,
    /// Whether it is drawn already, or known.
    is_drawn: bool,
    /// How many cards both decks share.
    shared: usize,
}

impl State {
    /// Draws everything anew that the viewer cannot know.
    pub(crate) fn draw_hidden(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.trust_totals(viewer);
        // Guardians and deck come from one set (ESTRO-SOLO-08).
        if self.is_constructed && !self.rules.options.is_solo() {
            let shared = self.shared_cards();
            // Whoever looks knows the own deck: the others are drawn beside it.
            let own_first = |seat: &Seat| !viewer.is(*seat);
            let mut seats: ArrayVec<Seat, 4> = Seat::all(self.seats).collect();
            seats.sort_by_key(own_first);
            for (number, seat) in seats.iter().enumerate() {
                let other = seats.iter().find(|other| *other != seat).filter(|_| self.rules.options.rift);
                let beside = other.map(|other| Beside { seat: *other, is_drawn: number > 0, shared });
                self.draw_of_own_set(*seat, viewer, beside, chance);
            }
            self.draw_rift(chance);
        } else {
            self.draw_of_one_set(viewer, chance);
        }
        self.sort_hands(viewer);
    }

    /// Puts hands that the viewer does not see in the order of the catalogue: the order of the truth must not come along, since a
    /// card of a hand may be picked by lot.
    fn sort_hands(&mut self, viewer: Viewer) {
        for seat in Seat::all(self.seats) {
            if self.is_insider(viewer, seat) {
                continue;
            }
            let mut hand = self.hoard(seat).hand;
            hand.as_mut_slice().sort_unstable_by_key(|id| self.card(*id).no);
            self.hoard_mut(seat).hand = hand;
        }
    }

    /// Nobody else knows whether a seat has declared the right total (ESTRO-MNE-04): it is taken to be right.
    fn trust_totals(&mut self, viewer: Viewer) {
        let Some(attack) = self.attack().copied() else { return };
        for (side, card) in attack.cards().enumerate() {
            if !viewer.is(self.card(card).controller) {
                self.totals[side] = self.totals[side].map(|_| true);
            }
        }
    }

    /// How many cards the decks of two seats share: the size of the dimensional deck tells it.
    fn shared_cards(&self) -> usize {
        let in_decks = self.cards.ids().filter(|id| !self.card(*id).has(flag::SUMMONED)).count();
        let apart = self.rules.catalogue().count().saturating_sub(self.rift.len() + self.summoned().count());
        in_decks.saturating_sub(apart)
    }

    /// The dimensional deck: what lies in no deck and was not summoned, in any order (ESTRO-FESS-06).
    fn draw_rift(&mut self, chance: &mut impl Chance) {
        if self.rift.is_empty() {
            return;
        }
        let mut lies = [false; 256];
        self.cards.ids().for_each(|id| lies[self.card(id).no.0 as usize] = true);
        let mut free: Numbers = self.rules.catalogue().filter(|no| !lies[no.0 as usize]).collect();
        chance.shuffle(Draw::named("determinize"), &mut free);
        free.truncate(self.rift.len());
        self.rift.clear();
        self.rift.extend(free);
    }

    /// Whether the viewer knows which card lies in this very place.
    fn is_placed(&self, viewer: Viewer, id: CardId) -> bool {
        let card = self.card(id);
        if card.has(flag::BLURRED) { self.is_insider(viewer, card.owner) } else { card.known.knows(viewer) }
    }

    /// The places of a seat's cards that the viewer does not know: covered ones by order of entry and those of the hand by their
    /// number at the table, and those of the deck from the bottom. The order is public, so that worlds which the viewer cannot
    /// tell apart have the same.
    fn unknown_places(&self, seat: Seat, viewer: Viewer) -> (Places, Places) {
        let is_unknown = |id: &CardId| self.card(*id).owner == seat && !self.is_placed(viewer, *id);
        let hoard = self.hoard(seat);
        let covered = self.fields.iter().flat_map(|field| field.iter()).filter(|id| self.card(*id).is_down());
        let entering = self.cards.ids().filter(|id| self.card(*id).location == Location::Transit);
        let mut hand: ArrayVec<CardId, HAND> = hoard.hand.iter().collect();
        hand.sort_unstable();
        let near = covered.chain(entering).chain(hand).filter(is_unknown).collect();
        (near, hoard.deck.iter().filter(is_unknown).collect())
    }

    /// The cards of a seat of which the viewer knows that they are in the hand or covered, but not where.
    fn blurred(&self, places: &Places, viewer: Viewer) -> ArrayVec<Blurred, 64> {
        let is_blurred = |id: &&CardId| self.card(**id).has(flag::BLURRED) && self.card(**id).known.knows(viewer);
        let of = |id: &CardId| {
            let card = self.card(*id);
            Blurred { no: card.no, flags: card.flags & flag::LASTING, kept: card.kept, known: card.known }
        };
        let mut list: ArrayVec<Blurred, 64> = places.iter().filter(is_blurred).map(of).collect();
        list.sort_unstable_by_key(|blurred| blurred.no);
        list
    }

    fn draw_of_one_set(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let mut placed = [false; 256];
        let mut lists: ArrayVec<(Places, Places, ArrayVec<Blurred, 64>), 4> = ArrayVec::new();
        for seat in Seat::all(self.parties()) {
            let (near, mut deck) = self.unknown_places(seat, viewer);
            if self.knows_own_deck() && viewer.is(seat) {
                let mut own = self.numbers_of(&deck);
                own.iter().for_each(|no| placed[no.0 as usize] = true);
                chance.shuffle(Draw::of("determinize", seat), &mut own);
                deck.drain(..).zip(own).for_each(|(id, no)| self.put(id, no));
            }
            let blurred = self.blurred(&near, viewer);
            blurred.iter().for_each(|blurred| placed[blurred.no.0 as usize] = true);
            lists.push((near, deck, blurred));
        }
        for id in self.cards.ids() {
            if self.is_placed(viewer, id) {
                placed[self.card(id).no.0 as usize] = true;
            }
        }
        let mut free: Numbers = self.rules.catalogue().filter(|no| !placed[no.0 as usize]).collect();
        chance.shuffle(Draw::named("determinize"), &mut free);
        for (seat, (near, deck, blurred)) in Seat::all(self.parties()).zip(lists) {
            if self.rules.options.guardians_of_estro && self.is_automaton(seat) {
                self.fill_guardians(&near, &mut free);
            } else if self.rules.options.lucid && !self.is_automaton(seat) {
                let mut own = self.of_each_estro(seat, &near, &deck, &blurred, &mut free);
                chance.shuffle(Draw::of("determinize", seat), &mut own);
                self.fill(&near, &deck, &blurred, &mut own, chance);
            } else {
                self.fill(&near, &deck, &blurred, &mut free, chance);
            }
        }
        self.draw_rift(chance);
    }

    /// How many of the hidden cards of a seat are of each Estro: what is missing to five of each (ESTRO-LUC-01).
    fn missing_of_each(&self, seat: Seat, near: &Places, deck: &Places, blurred: &[Blurred]) -> [usize; 5] {
        let mut missing = [OF_EACH_ESTRO; 5];
        let mut count = |no: CardNo| {
            let place = &mut missing[self.rules.card(no).estro.index()];
            *place = place.saturating_sub(1);
        };
        blurred.iter().for_each(|blurred| count(blurred.no));
        for id in self.cards.ids() {
            let card = self.card(id);
            if card.owner == seat && !card.has(flag::SUMMONED) && !near.contains(&id) && !deck.contains(&id) {
                count(card.no);
            }
        }
        missing
    }

    /// Takes the hidden cards of a seat out of the free ones, so many of each Estro as are missing.
    fn of_each_estro(
        &self,
        seat: Seat,
        near: &Places,
        deck: &Places,
        blurred: &[Blurred],
        free: &mut Numbers,
    ) -> Numbers {
        let mut missing = self.missing_of_each(seat, near, deck, blurred);
        let mut own = Numbers::new();
        free.retain(|no| {
            let place = &mut missing[self.rules.card(*no).estro.index()];
            let takes = *place > 0;
            if takes {
                *place -= 1;
                own.push(*no);
            }
            !takes
        });
        // A position that somebody has written may hold decks of any cards.
        while own.len() + blurred.len() < near.len() + deck.len() {
            let Some(no) = free.pop() else { break };
            own.push(no);
        }
        own
    }

    /// The cards in these places. The owner of a deck may know which cards it holds, and not their order (ESTRO-DECK-07).
    fn numbers_of(&self, deck: &Places) -> Numbers {
        let mut own: Numbers = deck.iter().map(|id| self.card(*id).no).collect();
        own.sort_unstable();
        own
    }

    /// Draws the hidden cards of a seat anew from a set of its own, at a table with the Rift beside the deck of another seat.
    fn draw_of_own_set(&mut self, seat: Seat, viewer: Viewer, beside: Option<Beside>, chance: &mut impl Chance) {
        let (near, deck) = self.unknown_places(seat, viewer);
        let blurred = self.blurred(&near, viewer);
        let mut free: Numbers = if viewer.is(seat) {
            self.numbers_of(&deck)
        } else {
            let mut placed = [false; 256];
            blurred.iter().for_each(|blurred| placed[blurred.no.0 as usize] = true);
            for id in self.cards.ids() {
                if self.card(id).owner == seat && self.is_placed(viewer, id) {
                    placed[self.card(id).no.0 as usize] = true;
                }
            }
            self.rules.catalogue().filter(|no| !placed[no.0 as usize]).collect()
        };
        chance.shuffle(Draw::of("determinize", seat), &mut free);
        let is_lucid = self.rules.options.lucid;
        if let Some(beside) = beside.filter(|_| !viewer.is(seat)) {
            let count = near.len() - blurred.len() + deck.len();
            let of_each = is_lucid.then(|| self.missing_of_each(seat, &near, &deck, &blurred));
            let of_each = of_each.filter(|counts| counts.iter().sum::<usize>() == count);
            self.share(seat, viewer, beside, of_each.unwrap_or([count, 0, 0, 0, 0]), &mut free, chance);
        } else if is_lucid && !viewer.is(seat) {
            free = self.of_each_estro(seat, &near, &deck, &blurred, &mut free);
            chance.shuffle(Draw::of("determinize", seat), &mut free);
        }
        self.fill(&near, &deck, &blurred, &mut free, chance);
    }

    /// Leaves as many cards as are needed, so many of them from the deck of another seat that both decks share what the size of
    /// the dimensional deck says they share. `counts` is how many of each Estro are needed; all stand first where that is open.
    fn share(
        &self,
        seat: Seat,
        viewer: Viewer,
        Beside { seat: other, is_drawn, shared }: Beside,
        counts: [usize; 5],
        free: &mut Numbers,
        chance: &mut impl Chance,
    ) {
        let is_open = counts[1..] == [0; 4];
        let group = |no: CardNo| if is_open { 0 } else { self.rules.card(no).estro.index() };
        let marks = |numbers: &mut dyn Iterator<Item = CardNo>| {
            let mut marks = [false; 256];
            numbers.for_each(|no| marks[no.0 as usize] = true);
            marks
        };
        let known_of = |seat: Seat| {
            let cards = self.cards.ids().filter(move |id| self.card(*id).owner == seat);
            let is_known = move |id: &CardId| {
                let card = self.card(*id);
                !card.has(flag::SUMMONED) && card.known.knows(viewer)
            };
            cards.filter(is_known).map(|id| self.card(id).no)
        };
        let summoned = marks(&mut self.summoned());
        let theirs = if is_drawn { marks(&mut self.started_with(other)) } else { marks(&mut known_of(other)) };
        let shown = known_of(seat).filter(|no| theirs[no.0 as usize]).count();
        let open = shared.saturating_sub(shown);
        let hidden_of_other = self.started_with(other).count().saturating_sub(known_of(other).count());
        // Where the other deck is still to be drawn, it takes what it can.
        let wanted = if is_drawn { open } else { open.saturating_sub(hidden_of_other) };
        free.retain(|no| !summoned[no.0 as usize]);
        let (inside, outside): (Numbers, Numbers) = free.iter().copied().partition(|no| theirs[no.0 as usize]);
        let sizes = |list: &Numbers| {
            let mut sizes = [0; 5];
            list.iter().for_each(|no| sizes[group(*no)] += 1);
            sizes
        };
        let (in_all, out_all) = (sizes(&inside), sizes(&outside));
        // From the other deck come those that lie nowhere else, then others by lot, as many as are wanted.
        let mut from_inside: [usize; 5] =
            std::array::from_fn(|at| counts[at].saturating_sub(out_all[at]).min(in_all[at]));
        for no in &inside {
            let at = group(*no);
            if from_inside.iter().sum::<usize>() < wanted && from_inside[at] < in_all[at].min(counts[at]) {
                from_inside[at] += 1;
            }
        }
        let mut left = [from_inside, std::array::from_fn(|at| counts[at] - from_inside[at])];
        free.clear();
        for (from, list) in [inside, outside].into_iter().enumerate() {
            free.extend(list.into_iter().filter(|no| {
                let left = &mut left[from][group(*no)];
                let takes = *left > 0;
                *left -= usize::from(takes);
                takes
            }));
        }
        chance.shuffle(Draw::of("determinize", seat), free);
    }

    /// Puts cards into the places that the viewer does not know: those that are known to be among the first ones there, the
    /// others by lot.
    fn fill(
        &mut self,
        near: &Places,
        deck: &Places,
        blurred: &[Blurred],
        free: &mut Numbers,
        chance: &mut impl Chance,
    ) {
        let mut contents: ArrayVec<Option<Blurred>, 64> = blurred.iter().copied().map(Some).collect();
        while contents.len() < near.len() {
            contents.push(None);
        }
        chance.shuffle(Draw::named("determinize-places"), &mut contents);
        for (id, content) in near.iter().zip(contents) {
            let insiders = self.seen_by_insiders(self.card(*id).owner);
            let no = content.map_or_else(|| free.pop().unwrap_or(CardNo(0)), |blurred| blurred.no);
            self.put(*id, no);
            let card = self.card_mut(*id);
            card.set(flag::BLURRED, content.is_some());
            match content {
                Some(blurred) => {
                    card.flags |= blurred.flags;
                    card.kept = blurred.kept;
                    card.known = blurred.known;
                }
                None => card.known = insiders,
            }
        }
        for id in deck {
            let no = free.pop().unwrap_or(CardNo(0));
            self.put(*id, no);
        }
    }

    /// Puts free cards of the Estro of each ship into the places of its guardians that nobody knows (ESTRO-AMB-100).
    fn fill_guardians(&mut self, places: &Places, free: &mut Numbers) {
        for id in places {
            let ship = self.card(*id).place;
            let fits = |no: &CardNo| self.rules.card(*no).estro as u8 == ship;
            let found = free.iter().position(fits).map_or(CardNo(0), |place| free.remove(place));
            self.put(*id, found);
        }
    }

    /// A place holds another card now, which nothing has happened to.
    fn put(&mut self, id: CardId, no: CardNo) {
        let estro = self.rules.card(no).estro;
        let card = self.card_mut(id);
        card.no = no;
        card.estri = 1 << estro as u8;
        card.main = estro;
        card.flags &= flag::DOWN;
        card.kept = [0; 6];
    }
}
