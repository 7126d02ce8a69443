//! Inferno: partners who share a side of the field (chapter INF of the rulebook). In a duel every side is one seat, and nothing here
//! says more than that.

use table::{Known, Seat, Viewer};

use crate::language::{Moment, Who};
use crate::options::Exhaustion;
use crate::state::{CardId, GiftRun, State, Window};

impl State {
    /// Whether two seats are partners (ESTRO-INF-01).
    pub(crate) fn are_partners(&self, one: Seat, other: Seat) -> bool {
        one != other && self.side_of(one) == self.side_of(other)
    }

    /// Whether a viewer sees the hand and the covered cards of a seat: its own, at a table with shared hands the partner's, too
    /// (ESTRO-INF-16).
    pub(crate) fn is_insider(&self, viewer: Viewer, seat: Seat) -> bool {
        viewer.is(seat)
            || (self.rules.options.shares_hands()
                && matches!(viewer, Viewer::Seat(other) if self.are_partners(seat, other)))
    }

    /// Who sees a card that comes into the hand of a seat, or lies covered on its side.
    pub(crate) fn seen_by_insiders(&self, seat: Seat) -> Known {
        let known = Known::seen_by(seat);
        if !self.rules.options.shares_hands() {
            return known;
        }
        self.seats_of(self.side_of(seat)).iter().fold(known, Known::and)
    }

    /// The seat that is meant by a Gift or a sector; `None` for each of them.
    pub(crate) fn whom(&self, who: Who, run: &GiftRun) -> Option<Seat> {
        match who {
            Who::You => Some(run.controller),
            Who::Opponent => self.opponent_of(run),
            Who::Each => None,
        }
    }

    /// The opponent whom a Gift of a seat means: whoever controls the card that made it activate, or the opposing card of the clash;
    /// otherwise, and for a sector of the dial, the enemy who comes next in turn order (ESTRO-AMB-186, ESTRO-QUAD-13).
    fn opponent_of(&self, run: &GiftRun) -> Option<Seat> {
        let seat = run.controller;
        let is_enemy = |other: &Seat| self.side_of(*other) != self.side_of(seat);
        let controller = |card: CardId| Some(card).filter(|card| card.is_some()).map(|card| self.card(card).controller);
        let foe = self.foe_of(run.card).and_then(controller);
        let near =
            [controller(run.cause), foe].into_iter().flatten().find(|other| run.origin.is_gift() && is_enemy(other));
        near.or_else(|| seat.others_clockwise(self.parties()).find(is_enemy))
    }

    /// The seats in the order in which a window asks them. The owner of the attacked card comes before its partner (ESTRO-AMB-172).
    pub(crate) fn asked_in(&self, window: &Window) -> impl Iterator<Item = Seat> + use<> {
        let seats = self.seats;
        let seat_at = move |place: u8| Seat(place % seats);
        let first = window.first;
        let owner = self
            .attack()
            .filter(|_| seats > 2 && matches!(window.moment, Moment::Declared | Moment::Dice))
            .map(|attack| self.card(attack.target).controller);
        let partner = owner.map(|owner| seat_at(owner.0 + 2));
        // Only where the partner would come before the owner do the two change places.
        let distance = move |seat: Seat| (seat.0 + seats - first.0) % seats;
        let swap = owner.zip(partner).filter(|(owner, partner)| distance(*partner) < distance(*owner));
        (0..seats).map(move |passed| {
            let seat = seat_at(first.0 + passed);
            match swap {
                Some((owner, partner)) if seat == partner => owner,
                Some((owner, partner)) if seat == owner => partner,
                _ => seat,
            }
        })
    }

    /// Whether a seat has nothing from which it could go on, as the table counts it (ESTRO-AMB-79).
    pub(crate) fn is_spent(&self, seat: Seat) -> bool {
        let hoard = self.hoard(seat);
        let counts_hand = self.rules.options.exhaustion != Exhaustion::DeckOnlyAll;
        hoard.deck.is_empty() && (!counts_hand || hoard.hand.is_empty())
    }
}
