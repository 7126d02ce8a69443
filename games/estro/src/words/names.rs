//! Names of seats, cards, Zones and values.

use phrases::Value;
use table::{Seat, SeatSet, Viewer};

use super::teller::Teller;
use crate::action::Spot;
use crate::card_text::{estro_name, stat_name};
use crate::event::ValueSlot;
use crate::language::{Estro, Stat};
use crate::rules::CardNo;
use crate::state::{CardId, Location};

/// Whether a text says whose card it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Whose {
    /// It says so.
    Said,
    /// It is clear without.
    Clear,
}

impl Teller<'_> {
    /// A seat is called by its player's name, or else by its number from 1.
    pub(super) fn who(&self, seat: Seat) -> String {
        if self.state.is_automaton(seat) {
            return self.say("fleet-name", &[]);
        }
        if let Some(name) = self.to.names.get(seat.index()).filter(|name| !name.is_empty()) {
            return name.clone();
        }
        self.say("seat-number", &[("n", (u32::from(seat.0) + 1).into())])
    }

    /// A seat by its name, or the pronoun for the listener.
    pub(super) fn person(&self, seat: Seat) -> Value<'static> {
        if self.to.seat == Some(seat) { Value::You(self.say("pronoun-you", &[]).into()) } else { self.who(seat).into() }
    }

    /// One seat by its name, or the pronoun for the listener; several, by name.
    pub(super) fn persons(&self, seats: SeatSet) -> Value<'static> {
        let one = seats.lowest().filter(|_| seats.len() == 1);
        one.map_or_else(|| self.team(seats).into(), |seat| self.person(seat))
    }

    /// The team of these seats, with its letter and its players (ESTRO-INF-03).
    fn team(&self, seats: SeatSet) -> String {
        let letter = seats.lowest().map_or("", |seat| self.team_letter(seat));
        self.say("team-of", &[("team", letter.into()), ("who", self.all_of(seats).into())])
    }

    /// The letter of the team of a seat: A for the one that began.
    pub(super) fn team_letter(&self, seat: Seat) -> &'static str {
        if self.state.side_of(seat) == self.state.side_of(self.state.first) { "A" } else { "B" }
    }

    /// Several seats, by name.
    pub(super) fn all_of(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.who(seat)).collect();
        self.list(&names)
    }

    /// `A, B and C`.
    pub(super) fn list(&self, parts: &[String]) -> String {
        match parts {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self.say("and-join", &[("a", first.join(", ").into()), ("b", last.as_str().into())]),
        }
    }

    /// The name of a card of the catalogue.
    pub(super) fn card(&self, no: CardNo) -> String {
        match self.state.rules.set.cards().get(no.0 as usize) {
            Some(card) => card.name.clone(),
            None => self.say("card-unknown", &[("n", (u32::from(no.0) + 1).into())]),
        }
    }

    /// A Zone card.
    pub(super) fn zone(&self, zone: Estro) -> String {
        self.say("zone-name", &[("zone", zone.as_str().into())])
    }

    /// The special of a Zone card.
    pub(super) fn special(&self, zone: Estro) -> String {
        self.say("zone-special", &[("zone", zone.as_str().into())])
    }

    /// What a card is called where it lies, as the viewer knows it.
    pub(super) fn identity(&self, id: CardId) -> String {
        if !id.is_some() {
            return self.say("card-gone", &[]);
        }
        let card = self.state.card(id);
        match card.location {
            Location::Field => self.fielded(id, Whose::Said),
            Location::Incinerator => self.card(card.no),
            // Which card it was is not told: it may have been covered, and cards of a hand change their numbers.
            Location::Deck | Location::Hand | Location::Absorbed | Location::Transit => self.say("card-gone", &[]),
        }
    }

    /// The card in a place of the field; the place itself where none lies.
    pub(super) fn in_place(&self, spot: Spot, whose: Whose) -> String {
        match self.state.at(spot) {
            Some(id) => self.fielded(id, whose),
            None => self.say("place-empty", &[("n", (u32::from(spot.place) + 1).into())]),
        }
    }

    /// A card on the field: face up by its name, and with its place where another card has the same name; face down by its
    /// place, with the name for whoever knows it.
    pub(super) fn fielded(&self, id: CardId, whose: Whose) -> String {
        let card = self.state.card(id);
        let Some(spot) = self.state.spot_of(id) else { return self.say("card-gone", &[]) };
        let owner = match whose {
            Whose::Said => self.person(card.controller),
            Whose::Clear if self.to.seat == Some(card.controller) => self.person(card.controller),
            Whose::Clear => "clear".into(),
        };
        let place = [("who", owner), ("n", (u32::from(spot.place) + 1).into())];
        if !card.is_down() {
            let name = self.card(card.no);
            if !self.has_twin(id) {
                return name;
            }
            let place = self.say("place-of", &place);
            return self.say("card-in-place", &[("card", name.into()), ("place", place.into())]);
        }
        let covered = self.say("card-covered", &place);
        if !self.state.sees(self.viewer, id) {
            return covered;
        }
        self.say("card-covered-known", &[("covered", covered.into()), ("card", self.card(card.no).into())])
    }

    /// Whether another card that lies face up has the same name.
    fn has_twin(&self, id: CardId) -> bool {
        let no = self.state.card(id).no;
        let is_twin = |other: CardId| other != id && self.state.card(other).is_up() && self.state.card(other).no == no;
        self.state.fields.iter().any(|field| field.iter().any(is_twin))
    }

    /// Whether the viewer is this seat.
    pub(super) fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    /// What a card prints, in short: `Ardo, TOT 72, Gift`.
    pub(super) fn print_of(&self, no: CardNo) -> String {
        match self.state.rules.set.cards().get(no.0 as usize) {
            Some(card) => {
                let gift = if card.gift.is_some() { "yes" } else { "no" };
                if !self.tells_totals() {
                    return self
                        .say("card-print-plain", &[("estro", estro_name(card.estro).into()), ("gift", gift.into())]);
                }
                let values = [
                    ("estro", estro_name(card.estro).into()),
                    ("tot", card.values.tot().into()),
                    ("gift", gift.into()),
                ];
                self.say("card-print", &values)
            }
            None => self.card(no),
        }
    }
}

/// The name of a value, the same in every language.
pub(super) fn value_name(slot: ValueSlot) -> &'static str {
    Stat::ALL.get(slot as usize).map_or("TOT", |stat| stat_name(*stat))
}

/// A number with its sign.
pub(super) fn signed(n: i16) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// A value as what the card prints and what was added since: `16+5`, `16`, `16−3`.
pub(super) fn figure(now: i16, printed: i16) -> String {
    let more = now - printed;
    if more == 0 { printed.to_string() } else { format!("{printed}{}", signed(more)) }
}
