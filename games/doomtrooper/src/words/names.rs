//! Names of seats, cards, places and the closed lists of the game.

use phrases::Value;
use table::{Language, Seat, SeatSet, Viewer};

use super::{Teller, say};
use crate::language::{Affiliation, CardKind, Code, Stat, Tactic};
use crate::questions::Question;
use crate::round::Round;
use crate::set::CardNo;
use crate::state::{At, Instance, SlotNo, flag};

impl Teller<'_> {
    /// A seat is called by its player's name, or else by its number from 1.
    pub(super) fn who(&self, seat: Seat) -> String {
        if let Some(name) = self.to.names.get(seat.index()).filter(|name| !name.is_empty()) {
            return name.clone();
        }
        self.say("seat-number", &[("n", (u32::from(seat.0) + 1).into())])
    }

    /// A seat by its name, or addressed directly.
    pub(super) fn person(&self, seat: Seat) -> Value<'static> {
        if self.to.seat == Some(seat) { Value::You(self.say("pronoun-you", &[]).into()) } else { self.who(seat).into() }
    }

    /// One seat by its name, or addressed directly; several, by name.
    pub(super) fn persons(&self, seats: SeatSet) -> Value<'static> {
        let one = seats.lowest().filter(|_| seats.len() == 1);
        one.map_or_else(|| self.all_of(seats).into(), |seat| self.person(seat))
    }

    /// Several seats, by name.
    pub(super) fn all_of(&self, seats: SeatSet) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.who(seat)).collect();
        match names.as_slice() {
            [] => self.say("nobody", &[]),
            [one] => one.clone(),
            [first @ .., last] => self.say("and-join", &[("a", first.join(", ").into()), ("b", last.as_str().into())]),
        }
    }

    /// The seats in the order of play.
    pub(super) fn order(&self, round: Round) -> String {
        round.seats().map(|seat| self.who(seat)).collect::<Vec<_>>().join(", ")
    }

    pub(super) fn card(&self, card: CardNo) -> String {
        match self.state.rules.cards.cards().get(card.index()) {
            Some(card) => card.name.as_str().to_owned(),
            None => self.say("card-unknown", &[]),
        }
    }

    /// A card by its number.
    pub(super) fn coded(&self, code: Code) -> String {
        match self.state.rules.cards.coded(code) {
            Some(card) => self.card(card),
            None => self.say("card-number", &[("code", code.to_string().into())]),
        }
    }

    /// A card in any place, as the listener knows it.
    pub(super) fn instance(&self, instance: Instance) -> String {
        let is_known = instance != Instance::NONE
            && (self.state.knows(Viewer::Public, instance)
                || self.state.knows(self.viewer, instance)
                || self.holds(instance));
        if is_known { self.card(self.state.identity[instance.index()]) } else { self.say("card-unknown", &[]) }
    }

    /// Whether the card belongs to the listener, who sees it in any place from which it may be chosen.
    fn holds(&self, instance: Instance) -> bool {
        self.viewer.is(instance.owner())
    }

    /// A card in play with its number, as the listener sees it: the name of a face-down card is only for viewers that
    /// may look at it, whatever the others remember (COV-03, SEC-06).
    pub(super) fn slot(&self, slot: SlotNo) -> String {
        if slot.index() >= crate::state::SLOTS {
            return self.say("card-unknown", &[]);
        }
        if !self.state.is_in_play(slot) {
            return slot.to_string();
        }
        let card = self.state.slot(slot);
        if self.state.sees(self.viewer, slot) {
            return self.named_slot(slot);
        }
        let id = if card.at == At::Hidden {
            "slot-hidden"
        } else if card.is(flag::COVERED) {
            "slot-covered"
        } else {
            "slot-face-down"
        };
        self.say(id, &[("number", card.order.to_string().into())])
    }

    /// A card in play with its name.
    pub(super) fn named_slot(&self, slot: SlotNo) -> String {
        let card = self.state.slot(slot);
        self.seen(slot, card.order, self.state.identity[card.instance.index()])
    }

    /// A card with its name, and with its number where it could be confused with another: while it is in Cover, and
    /// beside a namesake in play whose face the listener sees.
    pub(super) fn seen(&self, slot: SlotNo, number: u16, card: CardNo) -> String {
        let name = self.card(card);
        let is_namesake = |other: SlotNo| {
            let there = self.state.slot(other);
            there.order != number
                && self.state.sees(self.viewer, other)
                && self.card(self.state.identity[there.instance.index()]) == name
        };
        let is_in_cover = || {
            let there = self.state.is_in_play(slot).then(|| self.state.slot(slot));
            there.is_some_and(|there| there.order == number && (there.at == At::Hidden || there.is(flag::COVERED)))
        };
        if !self.is_numbered && !is_in_cover() && !self.state.in_play().any(is_namesake) {
            return name;
        }
        self.say("slot-seen", &[("card", name.into()), ("number", number.to_string().into())])
    }

    pub(super) fn place(&self, at: At) -> String {
        place_name(at, self.language)
    }

    pub(super) fn tactic(&self, tactic: Tactic) -> String {
        self.say(if tactic == Tactic::Fight { "tactic-fight" } else { "tactic-shoot" }, &[])
    }

    pub(super) fn affiliation(&self, affiliation: Affiliation) -> String {
        affiliation_name(affiliation, self.language)
    }

    /// A question about a hand, by its number.
    pub(super) fn hand_question(&self, number: u8) -> String {
        match Question::numbered(number) {
            Some(Question::Kind(kind)) => self.say("question-kind", &[("kind", kind_name(kind, self.language).into())]),
            Some(Question::Of(affiliation)) => {
                self.say("question-affiliation", &[("affiliation", self.affiliation(affiliation).into())])
            }
            Some(Question::Personality) => self.say("question-personality", &[]),
            Some(Question::Payable) => self.say("question-payable", &[]),
            Some(Question::InCombat) => self.say("question-combat", &[]),
            Some(Question::Answer) => self.say("question-answer", &[]),
            None => self.say("card-unknown", &[]),
        }
    }

    /// F, S, A and V in one line.
    pub(super) fn ratings(&self, ratings: [i16; 4]) -> String {
        let values: Vec<(&str, phrases::Value<'_>)> = ["f", "s", "a", "v"]
            .into_iter()
            .zip(ratings)
            .map(|(name, value)| (name, i32::from(value).into()))
            .collect();
        self.say("ratings", &values)
    }

    pub(super) fn stat(&self, stat: Stat) -> String {
        let id = match stat {
            Stat::F => "stat-f",
            Stat::S => "stat-s",
            Stat::A => "stat-a",
            Stat::V => "stat-v",
        };
        self.say(id, &[])
    }

    pub(super) fn destiny(&self, n: i32) -> String {
        self.say("destiny-points", &[("n", n.into())])
    }
}

/// The name of an Area or another place of cards in play.
pub(crate) fn place_name(at: At, language: Language) -> String {
    let id = match at {
        At::Squad => "place-squad",
        At::Kohort => "place-kohort",
        At::Outpost => "place-outpost",
        At::Aside => "place-aside",
        At::Hidden => "place-hidden",
        At::Card => "place-card",
        At::Player => "place-player",
        At::Game => "place-game",
    };
    say(language, id, &[])
}

/// The name of an affiliation.
pub(crate) fn affiliation_name(affiliation: Affiliation, language: Language) -> String {
    let id = match affiliation {
        Affiliation::Bauhaus => "of-bauhaus",
        Affiliation::Capitol => "of-capitol",
        Affiliation::Cybertronic => "of-cybertronic",
        Affiliation::Imperial => "of-imperial",
        Affiliation::Mishima => "of-mishima",
        Affiliation::Brotherhood => "of-brotherhood",
        Affiliation::Legion => "of-legion",
        Affiliation::Crescentia => "of-crescentia",
        Affiliation::Rasputin => "of-rasputin",
        Affiliation::Templars => "of-templars",
        Affiliation::Lutheran => "of-lutheran",
    };
    say(language, id, &[])
}

/// The name of a kind of cards.
#[must_use]
pub fn kind_name(kind: CardKind, language: Language) -> String {
    let id = match kind {
        CardKind::Warrior => "kind-warrior",
        CardKind::Equipment => "kind-equipment",
        CardKind::Fortification => "kind-fortification",
        CardKind::Mission => "kind-mission",
        CardKind::Art => "kind-art",
        CardKind::Symmetry => "kind-symmetry",
        CardKind::Special => "kind-special",
        CardKind::Relic => "kind-relic",
        CardKind::Warzone => "kind-warzone",
        CardKind::Alliance => "kind-alliance",
        CardKind::Ki => "kind-ki",
        CardKind::Beast => "kind-beast",
    };
    say(language, id, &[])
}
