//! Chimeras: two cards that become one, and the Estro that its controller names (chapter CHIM of the rulebook).

use table::{Known, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Estro, Face};
use crate::rules::CardNo;
use crate::state::{Frame, Location, State, TurnStep};

impl State {
    /// A seat declares that it will play a Chimera in its next turn (ESTRO-CHIM-02).
    pub(super) fn declare_chimera(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.hoard_mut(seat).has_declared = true;
        log.push(clause::CHIM_02, Event::ChimeraDeclared(seat));
        self.go_to(TurnStep::Token);
    }

    /// Two cards of the hand are played as one (ESTRO-CHIM-04 to ESTRO-CHIM-08).
    pub(super) fn fuse(&mut self, seat: Seat, host_no: CardNo, guest_no: CardNo, log: &mut impl Log<Self>) {
        let Some(host) = self.in_hand(seat, host_no) else { return };
        let host = self.take_for_play(host);
        let Some(guest) = self.in_hand(seat, guest_no) else { return };
        let guest = self.take_from_hand(guest);
        self.enter(host, seat, Face::Up, 0);
        let absorbed = self.card_mut(guest);
        absorbed.location = Location::Absorbed;
        absorbed.known = Known::PUBLIC;
        let estri = absorbed.estri;
        let chimera = self.card_mut(host);
        chimera.guest = guest;
        chimera.estri |= estri;
        self.note_answering(self.side_of(seat));
        // A declaration for the next turn lapses (ESTRO-CHIM-14).
        let hoard = self.hoard_mut(seat);
        (hoard.has_declared, hoard.may_fuse) = (false, false);
        log.push(clause::CHIM_04, Event::Fused(seat, host_no, guest_no));
        self.activate_on_play(host);
    }

    /// The Estro is named: for the clash, if the attack asks, otherwise for a Gift (ESTRO-CHIM-12).
    pub(super) fn name_estro(&mut self, seat: Seat, estro: Estro, log: &mut impl Log<Self>) {
        let Frame::Naming { card } = *self.top() else { return };
        self.pop();
        let of_clash = matches!(self.top(), Frame::Attack(_));
        let named = self.card_mut(card);
        named.main = estro;
        if of_clash {
            named.named = Some(estro);
        }
        let no = named.no;
        log.push(clause::CHIM_12, Event::Named(seat, no, estro));
    }
}
