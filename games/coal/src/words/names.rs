//! Names of seats, cards and slots, and amounts of tokens and damage.

use phrases::Value;
use table::{Seat, SeatSet, Viewer};

use super::{Teller, say};
use crate::action::{Facing, HandKind, Slot};
use crate::card::{Resource, Tokens};
use crate::card_text;
use crate::rules::{CardNo, PilotNo};
use crate::state::SEATS;
use crate::view::Prepared;

impl Teller<'_> {
    /// The name of a seat: that of its player if it has one, otherwise that of its Steambot. Before it has a Steambot,
    /// and if another seat has the same one, its number from 1.
    pub(super) fn who(&self, seat: Seat) -> String {
        if let Some(name) = self.to.names.get(seat.index()).filter(|name| !name.is_empty()) {
            return name.clone();
        }
        let number = seat.0 + 1;
        let model = |seat: Seat| (seat.0 < self.state.seats).then(|| self.state.model(seat)).flatten();
        let Some(own) = model(seat) else { return self.say("seat-number", &[("n", number.into())]) };
        let name = self.state.rules.cards.model_name(own);
        let has_twin = Seat::all(SEATS as u8).any(|other| other != seat && model(other) == Some(own));
        if has_twin {
            self.say("name-of-seat", &[("name", name.into()), ("n", number.into())])
        } else {
            name.to_owned()
        }
    }

    /// The name of a seat, or the pronoun for the listener.
    pub(super) fn person(&self, seat: Seat) -> Value<'static> {
        if self.to.seat == Some(seat) { Value::You(self.say("pronoun-you", &[]).into()) } else { self.who(seat).into() }
    }

    /// The name of one seat, or the pronoun for the listener; the names of several seats.
    pub(super) fn persons(&self, seats: SeatSet) -> Value<'static> {
        let one = seats.lowest().filter(|_| seats.len() == 1);
        one.map_or_else(|| self.all_of(seats).into(), |seat| self.person(seat))
    }

    /// The names of several seats.
    pub(super) fn all_of(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.who(seat)).collect();
        match names.as_slice() {
            [] => String::new(),
            [one] => one.clone(),
            [first @ .., last] => self.say("and-join", &[("a", first.join(", ").into()), ("b", last.as_str().into())]),
        }
    }

    /// The name of the pilot on a seat's board.
    pub(super) fn pilot_of(&self, seat: Seat) -> String {
        let pilot = (seat.0 < self.state.seats).then(|| self.state.side(seat).pilot);
        pilot.map_or_else(String::new, |pilot| self.pilot(pilot))
    }

    pub(super) fn pilot(&self, pilot: PilotNo) -> String {
        match self.state.rules.cards.pilots().get(pilot as usize) {
            Some(pilot) => pilot.name.clone(),
            None => self.say("do-unknown", &[("n", (u32::from(pilot) + 1).into())]),
        }
    }

    pub(super) fn card(&self, card: CardNo) -> String {
        match self.state.rules.cards.cards().get(card as usize) {
            Some(card) => card_text::name(card, self.language).to_owned(),
            None => self.say("card-face-down", &[]),
        }
    }

    /// A card of the seat's own deck list by its letter.
    pub(super) fn card_of(&self, seat: Seat, kind: HandKind) -> Option<CardNo> {
        let list = self.state.list(seat);
        (kind.0 < list.kinds).then(|| list.card[list.first_of[kind.0 as usize] as usize])
    }

    pub(super) fn named(&self, seat: Seat, kind: HandKind) -> String {
        match self.card_of(seat, kind) {
            Some(card) => self.card(card),
            None => self.say("card-in-hand", &[("letter", kind.to_string().into())]),
        }
    }

    /// A card of the hand with its cost.
    pub(super) fn named_with_cost(&self, seat: Seat, kind: HandKind) -> String {
        let Some(card) = self.card_of(seat, kind) else { return self.named(seat, kind) };
        let cost = card_text::cost_text(self.state.rules.cards.card(card), self.language);
        self.say("card-with-cost", &[("card", self.card(card).into()), ("cost", cost.into())])
    }

    pub(super) fn tokens(&self, tokens: Tokens) -> String {
        card_text::tokens_text(tokens, self.language).unwrap_or_else(|| self.say("no-tokens", &[]))
    }

    pub(super) fn token(&self, kind: Resource, n: u8) -> String {
        self.tokens(match kind {
            Resource::Steam => Tokens { steam: n, energy: 0 },
            Resource::Energy => Tokens { steam: 0, energy: n },
        })
    }

    pub(super) fn damage(&self, damage: [u8; 3]) -> String {
        card_text::damage_text(damage, self.language).unwrap_or_else(|| self.say("damage-none", &[]))
    }

    pub(super) fn points(&self, n: u8) -> String {
        self.say("damage-points", &[("n", n.into())])
    }

    /// The card in a slot as the viewer sees it; `None` when the slot is empty.
    pub(super) fn prepared(&self, owner: Seat, slot: Slot, viewer: Viewer) -> Option<Prepared> {
        let exists = owner.0 < self.state.seats && slot.index() < Slot::ALL.len();
        exists.then(|| self.state.prepared(owner, slot, viewer)).flatten()
    }

    /// The card in a slot in words: its name if the viewer may look at it, and its tokens.
    pub(super) fn in_slot(&self, owner: Seat, slot: Slot, viewer: Viewer) -> String {
        let Some(prepared) = self.prepared(owner, slot, viewer) else { return self.say("slot-empty", &[]) };
        let card = match (prepared.facing, prepared.card) {
            (Facing::Up, Some(card)) => self.card(card),
            (Facing::Down, Some(card)) => self.say("card-known-down", &[("card", self.card(card).into())]),
            (_, None) => self.say("card-face-down", &[]),
        };
        let tokens = self.tokens(prepared.tokens);
        say(self.language, "card-with-tokens", &[("card", card.into()), ("tokens", tokens.into())])
    }
}
