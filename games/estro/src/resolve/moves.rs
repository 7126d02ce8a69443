//! Cards that move between areas, and who knows them then.

use table::{Clause, Known, Log, Seat, Viewer};

use crate::clause;
use crate::event::Event;
use crate::language::{Face, Timing};
use crate::rules::CardNo;
use crate::state::{CardId, Frame, GiftRun, Location, State, flag};

impl State {
    /// The card of this number in a seat's hand.
    pub(crate) fn in_hand(&self, seat: Seat, no: CardNo) -> Option<CardId> {
        self.hoard(seat).hand.iter().find(|card| self.card(*card).no == no)
    }

    /// Draws as many cards as there are, up to `n` (ESTRO-TURN-05).
    pub(crate) fn draw(&mut self, seat: Seat, n: u8, clause: Clause, log: &mut impl Log<Self>) -> u8 {
        let mut drawn = 0;
        while drawn < n && !self.hoard(seat).hand.is_full() {
            let Some(card) = self.hoard_mut(seat).deck.pop() else { break };
            self.put_into_hand(card, self.seen_by_insiders(seat));
            drawn += 1;
        }
        if drawn > 0 {
            log.push(clause, Event::Drew(seat, drawn));
        }
        drawn
    }

    /// Puts a card into its owner's hand. The hand has room.
    pub(crate) fn put_into_hand(&mut self, card: CardId, known: Known) {
        let owner = self.card(card).owner;
        let has_room = self.hoard_mut(owner).hand.push(card);
        debug_assert!(has_room, "a hand holds all cards that its owner can have");
        self.is_still = false;
        let held = self.card_mut(card);
        held.location = Location::Hand;
        held.known = known;
        held.resolved = 0;
        // Its player has something again (ESTRO-INF-13).
        if self.hoard(owner).is_drawless && !self.is_spent(owner) {
            self.hoard_mut(owner).is_drawless = false;
        }
    }

    /// Takes a card out of its owner's hand; returns the number under which the table keeps it from now on.
    ///
    /// Cards of a hand exchange their numbers so that it is always the last one that leaves: which number comes to the table
    /// tells nothing of where the card lay before.
    pub(super) fn take_from_hand(&mut self, card: CardId) -> CardId {
        let owner = self.card(card).owner;
        let Some(last) = self.hoard_mut(owner).hand.pop() else { return card };
        self.is_still = false;
        if last != card {
            let (one, other) = (*self.card(card), *self.card(last));
            *self.card_mut(card) = other;
            *self.card_mut(last) = one;
            self.exchange(card, last);
        }
        last
    }

    /// Takes a card out of a deck; returns the number under which the table keeps it from now on. As with a hand, it is always
    /// the number on top that leaves: which one comes to the table tells nothing of where the card lay.
    pub(super) fn take_from_deck(&mut self, seat: Seat, place: usize) -> Option<CardId> {
        let taken = *self.card(self.hoard(seat).deck.get(place)?);
        for above in place + 1..self.hoard(seat).deck.len() {
            let (Some(to), Some(from)) = (self.hoard(seat).deck.get(above - 1), self.hoard(seat).deck.get(above))
            else {
                break;
            };
            *self.card_mut(to) = *self.card(from);
        }
        let top = self.hoard_mut(seat).deck.pop()?;
        *self.card_mut(top) = taken;
        Some(top)
    }

    /// Two cards of a hand have exchanged their numbers: whatever names one of them names the other number from now on.
    fn exchange(&mut self, one: CardId, other: CardId) {
        for frame in &mut self.stack[..self.depth as usize] {
            frame.exchange(one, other);
        }
        for trigger in &mut self.triggers[..self.triggers_len as usize] {
            trigger.card.exchange(one, other);
            trigger.cause.exchange(one, other);
        }
        self.last_played.exchange(one, other);
    }

    /// A card of a hand is about to be covered: whoever knows cards of that hand does not know any more which of them is
    /// still there.
    pub(super) fn blur(&mut self, seat: Seat, covered: CardId) {
        let insiders = self.seen_by_insiders(seat);
        let is_other = |other: Viewer| !insiders.knows(other);
        let others = |known: Known| Seat::all(8).map(Viewer::Seat).any(|other| is_other(other) && known.knows(other));
        for place in 0..self.hoard(seat).hand.len() {
            if let Some(card) = self.hoard(seat).hand.get(place)
                && others(self.card(card).known)
            {
                self.card_mut(card).set(flag::BLURRED, true);
            }
        }
        if others(self.card(covered).known) {
            self.card_mut(covered).set(flag::BLURRED, true);
        }
    }

    /// Puts a card onto a seat's side of the field. The field has room.
    pub(crate) fn enter(&mut self, card: CardId, seat: Seat, face: Face, place: u8) {
        let turn = self.turn;
        let side = self.side_of(seat);
        let has_room = self.fields[side].push(card);
        debug_assert!(has_room, "a field holds all cards that its side can have");
        self.is_still = false;
        let blurred = self.card(card).flags & flag::BLURRED;
        let known = match face {
            Face::Up => Known::PUBLIC,
            Face::Down if blurred != 0 => self.card(card).known,
            Face::Down => self.seen_by_insiders(seat),
        };
        let entering = self.card_mut(card);
        entering.location = Location::Field;
        entering.controller = seat;
        entering.since = turn;
        entering.place = place;
        entering.known = known;
        entering.set(flag::DOWN, face == Face::Down);
        if face == Face::Up {
            entering.set(flag::BLURRED, false);
        }
        (entering.attacks, entering.more_attacks) = (0, 0);
        self.note_answering(side);
    }

    /// Whether one more card finds room on a seat's side.
    pub(super) fn has_room(&self, seat: Seat) -> bool {
        !self.fields[self.side_of(seat)].is_full()
    }

    /// Takes a card off the field: what it loses then is lost (ESTRO-DEST-06).
    pub(crate) fn leave_field(&mut self, card: CardId) {
        let side = self.side_of(self.card(card).controller);
        self.fields[side].remove(card);
        self.is_still = false;
        self.drop_timed(card);
        self.drop_delayed(card);
        self.fleet.shown.remove(card);
        // Windows speak of the card that was played only while it lies there.
        if self.last_played == card {
            self.last_played = CardId::NONE;
        }
        let estro = self.rules.card(self.card(card).no).estro;
        let leaving = self.card_mut(card);
        leaving.flags &= flag::LASTING;
        leaving.estri = 1 << estro as u8;
        leaving.main = estro;
        leaving.lasting = [0; 6];
        leaving.controller = leaving.owner;
        leaving.used_in = 0;
        (leaving.supports, leaving.shield_damage, leaving.named) = (CardId::NONE, 0, None);
        self.note_answering(side);
    }

    /// Puts a card that lies nowhere into its owner's Incinerator, face up (ESTRO-DEST-01).
    pub(crate) fn burn(&mut self, card: CardId) {
        let owner = self.card(card).owner;
        let has_room = self.hoard_mut(owner).incinerator.push(card);
        debug_assert!(has_room, "an Incinerator holds all cards that its owner can have");
        let burnt = self.card_mut(card);
        burnt.location = Location::Incinerator;
        burnt.known = Known::PUBLIC;
        burnt.set(flag::BLURRED, false);
        // Both cards of a Chimera lie there; the host remembers whom it had absorbed (ESTRO-CHIM-15).
        let guest = burnt.guest;
        if guest.is_some() {
            self.burn(guest);
        }
    }

    /// Discards a card of a hand (ESTRO-DEST-04).
    pub(super) fn discard(&mut self, card: CardId, clause: Clause, log: &mut impl Log<Self>) -> CardId {
        let owner = self.card(card).owner;
        let card = self.take_from_hand(card);
        self.burn(card);
        log.push(clause, Event::Discarded(owner, self.card(card).no));
        card
    }

    /// Turns a covered card up (ESTRO-FACE-04, ESTRO-FACE-07).
    pub(super) fn turn_up(&mut self, card: CardId, clause: Clause, log: &mut impl Log<Self>) {
        let turned = self.card_mut(card);
        turned.set(flag::DOWN | flag::BLURRED, false);
        turned.known = Known::PUBLIC;
        let (seat, no) = (turned.controller, turned.no);
        self.note_answering(self.side_of(seat));
        log.push(clause, Event::TurnedUp(seat, no));
    }

    /// The Gift of a card that has just come face up (ESTRO-GIFT-01, ESTRO-GIFT-19).
    pub(super) fn activate_on_play(&mut self, card: CardId) {
        if self.answers_at(card, Timing::OnPlay) {
            let run = GiftRun::new(card, self.gift_no(card), self.card(card).controller, card);
            self.push(Frame::Gift(run));
        }
    }

    /// Turns a card down (ESTRO-FACE-11): everybody has seen it and knows it still.
    pub(super) fn turn_down(&mut self, card: CardId, log: &mut impl Log<Self>) {
        let turn = self.turn;
        self.drop_delayed(card);
        self.fleet.shown.remove(card);
        let turned = self.card_mut(card);
        turned.set(flag::WAITS, false);
        turned.set(flag::DOWN, true);
        turned.since = turn;
        let (seat, no) = (turned.controller, turned.no);
        self.note_answering(self.side_of(seat));
        log.push(clause::FACE_11, Event::TurnedDown(seat, no));
    }

    /// Takes a card from the field into its owner's hand.
    pub(super) fn return_to_hand(&mut self, card: CardId, log: &mut impl Log<Self>) {
        let owner = self.card(card).owner;
        // The ships have no hand (ESTRO-SOLO-27).
        if self.hoard(owner).hand.is_full() || self.is_automaton(owner) {
            return;
        }
        // Whoever has seen it knows it in the hand, too, until something is played covered from there.
        let is_shown = self.card(card).known.knows(Viewer::Public);
        match self.card(card).location {
            Location::Field => self.leave_field(card),
            Location::Incinerator => {
                self.part_alone(card);
                self.hoard_mut(owner).incinerator.remove(card);
            }
            _ => return,
        }
        let known = if is_shown { Known::PUBLIC } else { self.seen_by_insiders(owner) };
        let guest = self.part(card);
        for card in [Some(card), guest].into_iter().flatten() {
            self.put_into_hand(card, known);
            let no = self.card(card).no;
            log.push(clause::GIFT_17, Event::ToHand(owner, is_shown.then_some(no)));
        }
    }

    // ---- Chimeras ----

    /// A Chimera is two cards again, where it is taken apart (ESTRO-CHIM-15): the guest, if there was one.
    pub(super) fn part(&mut self, card: CardId) -> Option<CardId> {
        let guest = std::mem::replace(&mut self.card_mut(card).guest, CardId::NONE);
        guest.is_some().then_some(guest)
    }

    /// A host takes its guest along out of the Incinerator; `false` if there is none.
    pub(super) fn fuse_again(&mut self, host: CardId) -> bool {
        let guest = self.card(host).guest;
        if !guest.is_some() || self.card(guest).location != Location::Incinerator {
            return false;
        }
        let owner = self.card(guest).owner;
        self.hoard_mut(owner).incinerator.remove(guest);
        self.card_mut(guest).location = Location::Absorbed;
        self.card_mut(host).estri |= self.cards[guest].estri;
        true
    }

    /// A card is taken out of an Incinerator alone: what it was a Chimera with stays there (ESTRO-CHIM-15).
    pub(super) fn part_alone(&mut self, card: CardId) {
        self.part(card);
        for id in self.cards.ids() {
            if self.card(id).guest == card && !self.card(id).is_on_field() {
                self.card_mut(id).guest = CardId::NONE;
            }
        }
    }
}
