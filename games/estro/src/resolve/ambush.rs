//! The Illusory Ambush: an Illusio card of the hand enters in the place of a covered card (ESTRO-IMBO-01 to ESTRO-IMBO-14).

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Estro, Face};
use crate::rules::CardNo;
use crate::state::{CardId, Change, Ends, Frame, Prompt, State, flag};

impl State {
    /// Whether a card of a hand can ambush: an Illusio card (ESTRO-IMBO-02).
    pub(crate) fn may_ambush_with(&self, card: CardId) -> bool {
        self.rules.card(self.card(card).no).estro == Estro::Illusio
    }

    /// D4: the controller of a card that lay face down is asked, once for each (ESTRO-IMBO-11); `false` where it is not. Who is
    /// asked depends on what everybody knows, never on what the hand holds (ESTRO-IMBO-03).
    pub(super) fn ask_for_ambush(&mut self, place: usize) -> bool {
        let seat = self.card(self.dying[place].card).controller;
        let is_bait = std::mem::take(&mut self.dying[place].is_bait);
        let may = is_bait && !self.hoard(seat).hand.is_empty() && self.has_room(seat);
        if may && self.push(Frame::Ambush { place: place as u8 }) {
            self.ask(seat, Prompt::Ambush);
            return true;
        }
        false
    }

    /// The card enters, and then the bait goes to the Incinerator (ESTRO-IMBO-04, ESTRO-IMBO-07). Nobody responds
    /// (ESTRO-IMBO-06).
    pub(super) fn ambush(&mut self, seat: Seat, no: CardNo, log: &mut impl Log<Self>) {
        let (Frame::Ambush { place }, Some(card)) = (*self.top(), self.in_hand(seat, no)) else { return };
        let bait = self.dying[place as usize].card;
        let card = self.take_from_hand(card);
        self.enter(card, seat, Face::Up, self.card(bait).place);
        log.push(clause::IMBO_04, Event::Ambushed(seat, no));
        if self.has_abilities(card) {
            self.card_mut(card).set(flag::INHIBITED | flag::EMPTIED, true);
            log.push(clause::IMBO_08, Event::Emptied(seat, no));
        } else if !self.card(card).has(flag::EMPTIED) {
            self.add_timed(card, Change::Barred, Ends::NextTurn(seat, self.turn));
            log.push(clause::IMBO_09, Event::Barred(seat, Some(no)));
        }
        self.bait_burns(log);
    }

    /// The destruction goes on behind the question; that nobody ambushed is no event (ESTRO-IMBO-03).
    pub(super) fn bait_burns(&mut self, log: &mut impl Log<Self>) {
        let Frame::Ambush { place } = *self.top() else { return };
        self.pop();
        self.burn_at(place as usize, log);
    }
}
