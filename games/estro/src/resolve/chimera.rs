//! Chimeras: two cards that become one, and the Estro that its controller names (chapter CHIM of the rulebook).

use table::{Known, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Estro, Face};
use crate::rules::CardNo;
use crate::state::{CardId, Frame, Location, Prompt, State, TurnStep};

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

    /// The controller of a card with two Estri names the one that counts; `false` where there is nothing to name.
    pub(super) fn ask_for_estro(&mut self, card: CardId) -> bool {
        card.is_some() && self.has_two_estri(card) && self.push(Frame::Naming { card })
    }

    pub(super) fn naming_step(&mut self, card: CardId) {
        if self.has_two_estri(card) {
            self.ask(self.card(card).controller, Prompt::Name(card));
        } else {
            self.pop();
        }
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

    /// What was named for a Gift that is over is named no more; what was named for the clash holds until its end.
    pub(super) fn forget_names(&mut self, clash_is_over: bool) {
        if !self.rules.options.chimera {
            return;
        }
        for side in 0..self.fields.len() {
            for place in 0..self.fields[side].len() {
                let Some(card) = self.fields[side].get(place) else { continue };
                if clash_is_over {
                    self.card_mut(card).named = None;
                }
                if self.is_chimera(card) && self.card(card).estri.count_ones() == 2 {
                    let usual = self.usual_main(card);
                    let chimera = self.card_mut(card);
                    chimera.main = chimera.named.unwrap_or(usual);
                }
            }
        }
    }

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
