//! Conquest: five Zone cards, cards that enter a field, and rounds in which nothing moves (chapter CONQ of the rulebook).

use table::{Known, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Estro, Face};
use crate::state::{CardId, Entrance, Frame, Location, NOWHERE, Placing, State, flag};

impl State {
    /// All five Zone cards lie on the table (ESTRO-CONQ-04).
    pub(crate) fn lay_out_zones(&mut self, log: &mut impl Log<Self>) {
        self.zones.active = self.rules.options.fields();
        log.push(clause::CONQ_04, Event::ZonesLaidOut);
    }

    /// A card enters by an effect, in this place; if that is open, its controller is asked for the field (ESTRO-CONQ-15).
    pub(super) fn come_in(&mut self, entering: Placing, place: u8, log: &mut impl Log<Self>) {
        if place != NOWHERE {
            return self.come_in_at(entering, place, log);
        }
        let Placing { card, seat, face, .. } = entering;
        let waiting = self.card_mut(card);
        waiting.location = Location::Transit;
        if face == Face::Up {
            waiting.known = Known::PUBLIC;
            waiting.set(flag::BLURRED, false);
            log.push(clause::CONQ_15, Event::Revealed(seat, self.card(card).no));
        } else {
            waiting.known = Known::seen_by(seat);
        }
        if !self.push(Frame::Placing(entering)) {
            self.come_in_at(entering, 0, log);
        }
    }

    /// The controller has named the field.
    pub(super) fn place_into(&mut self, field: Estro, log: &mut impl Log<Self>) {
        let Frame::Placing(entering) = *self.top() else { return };
        self.pop();
        self.come_in_at(entering, field as u8, log);
    }

    /// A card enters by an effect (ESTRO-GIFT-19).
    fn come_in_at(&mut self, entering: Placing, place: u8, log: &mut impl Log<Self>) {
        let Placing { card, seat, face, is_inhibited, by } = entering;
        let attacks = self.card(card).attacks;
        let place = self.place_in_fleet(card, seat).unwrap_or(place);
        self.enter(card, seat, face, place);
        if by == Entrance::Dial {
            // It attacks anew only if it has not attacked in this turn.
            self.card_mut(card).attacks = attacks;
        }
        if is_inhibited {
            self.card_mut(card).set(flag::INHIBITED, true);
        }
        match face {
            Face::Up => log.push(by.clause(), Event::Entered(seat, self.card(card).no)),
            Face::Down => log.push(clause::FACE_01, Event::EnteredDown(seat)),
        }
        self.tell_place(card, seat, log);
        if face == Face::Up {
            self.activate_on_play(card);
        }
    }

    /// Where a card has come to lie, at a table with several fields.
    pub(super) fn tell_place(&self, card: CardId, seat: Seat, log: &mut impl Log<Self>) {
        if let Some(field) = self.zone_field(card) {
            log.push(clause::CONQ_05, Event::Placed(seat, field));
        }
    }

    /// As soon as nothing is going on, cards that have left the field have lain nowhere: no Gift of theirs is resolved any more.
    pub(super) fn forget_places(&mut self) {
        let is_quiet = self.depth == 1 || (self.depth == 2 && matches!(self.top(), Frame::Window(_)));
        if !self.rules.options.is_conquest() || !is_quiet || self.triggers_len > 0 {
            return;
        }
        for id in self.cards.ids() {
            if !self.card(id).is_on_field() {
                self.card_mut(id).place = 0;
            }
        }
    }

    /// A round is over: it counts if nothing has moved in it (ESTRO-GEN-11).
    pub(super) fn count_still_round(&mut self) {
        self.still_rounds = if self.is_still { self.still_rounds.saturating_add(1) } else { 0 };
        self.is_still = true;
    }
}
