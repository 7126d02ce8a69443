//! Chimeras: two cards that become one, and the Estro that its controller names (chapter CHIM of the rulebook).

use table::{Known, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::Estro;
use crate::rules::CardNo;
use crate::state::{Frame, Location, State, TurnStep, flag};

impl State {
    /// A seat declares that it will play a Chimera in its next turn (ESTRO-CHIM-02).
    pub(super) fn declare_chimera(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.hoard_mut(seat).has_declared = true;
        log.push(clause::CHIM_02, Event::ChimeraDeclared(seat));
        self.go_to(TurnStep::Token);
    }

    /// The card that was just played absorbs a card of the hand: both are played as one (ESTRO-CHIM-04 to ESTRO-CHIM-08).
    pub(super) fn absorb(&mut self, seat: Seat, guest_no: CardNo, log: &mut impl Log<Self>) {
        self.go_to(TurnStep::Played);
        let host = self.last_played;
        let Some(guest) = self.in_hand(seat, guest_no).filter(|_| host.is_some()) else { return };
        let guest = self.take_from_hand(guest);
        let absorbed = self.card_mut(guest);
        absorbed.location = Location::Absorbed;
        absorbed.known = Known::PUBLIC;
        absorbed.set(flag::BLURRED, false);
        let estri = absorbed.estri;
        let chimera = self.card_mut(host);
        chimera.guest = guest;
        chimera.estri |= estri;
        let host_no = chimera.no;
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
