//! The Dimensional Rift: an own card is destroyed, and a card from beyond the decks enters (ESTRO-FESS-01 to ESTRO-FESS-12).

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::Face;
use crate::state::{Card, CardId, Entrance, Frame, Placing, State, TurnStep, flag};

impl State {
    /// A seat opens the Rift: the card that is the price is destroyed by nobody (ESTRO-DEST-09), and Phase 2 goes on behind it.
    pub(super) fn open_rift(&mut self, seat: Seat, price: CardId, log: &mut impl Log<Self>) {
        self.has_opened_rift = true;
        log.push(clause::FESS_02, Event::RiftOpened(seat));
        self.go_to(TurnStep::AfterPlay);
        self.push(Frame::Rift { seat, place: self.card(price).place, is_paid: false });
        self.destroy(&[price], None);
    }

    /// The destruction is over: the top card of the dimensional deck enters, if the price was paid (ESTRO-FESS-07,
    /// ESTRO-FESS-10). It belongs to the seat from now on (ESTRO-FESS-12).
    pub(super) fn rift_step(&mut self, seat: Seat, place: u8, is_paid: bool, log: &mut impl Log<Self>) {
        self.pop();
        if !is_paid || !self.has_room(seat) {
            log.push(clause::FESS_10, Event::RiftClosed(seat));
            return;
        }
        let Some(no) = self.rift.pop() else { return };
        let summoned = Card { flags: flag::SUMMONED, ..Card::in_deck(no, seat, self.rules.card(no).estro) };
        if let Some(card) = self.cards.add(summoned) {
            let by = Entrance::Rift;
            self.come_in(Placing { card, seat, face: Face::Up, is_inhibited: false, by }, place, log);
        }
    }
}
