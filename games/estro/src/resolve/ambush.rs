//! The Illusory Ambush: an Illusio card of the hand enters in the place of a covered card (ESTRO-IMBO-01 to ESTRO-IMBO-14).

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::Face;
use crate::rules::CardNo;
use crate::state::{Change, Ends, Frame, State, flag};

impl State {
    /// The card enters (ESTRO-IMBO-04); nobody responds (ESTRO-IMBO-06). The bait goes to the Incinerator behind it
    /// (ESTRO-IMBO-07), when the loop comes to the frame of the ambush, as it does where nobody ambushes.
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
    }
}
