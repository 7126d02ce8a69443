//! Events as lines of the log.

use table::Seat;

use super::Teller;
use crate::action::{Facing, TurnKind};
use crate::card::{Ability, Against};
use crate::event::{Event, Origin, Penalty};

impl Teller<'_> {
    pub(super) fn tell(&self, event: &Event) -> String {
        let who = |seat: Seat| ("who", self.person(seat));
        let target = |seat: Seat| ("target", self.person(seat));
        let card = |card| ("card", self.card(card).into());
        let slot = |slot: crate::action::Slot| ("slot", (slot.0 + 1).into());
        let n = |n: u8| ("n", n.into());
        let token = |kind| ("token", self.token(kind, 1).into());
        let damage = |by_kind| ("damage", self.damage(by_kind).into());
        let points = |n| ("points", self.points(n).into());
        match *event {
            Event::Starts(seat) => self.say("log-starts", &[who(seat)]),
            // The seat had no Steambot yet, so the line uses its number.
            Event::TookModel(seat, model) => {
                let numbered = || ("who", self.say("seat-number", &[n(seat.0 + 1)]).into());
                let has_name =
                    self.to.seat == Some(seat) || self.to.names.get(seat.index()).is_some_and(|name| !name.is_empty());
                let who = if has_name { who(seat) } else { numbered() };
                self.say("log-took-model", &[who, ("model", self.state.rules.cards.model_name(model).into())])
            }
            Event::TookPilot(seat, pilot) => {
                self.say("log-took-pilot", &[who(seat), ("pilot", self.pilot(pilot).into())])
            }
            Event::ChoosesFirst(seat) => self.say("log-chooses-first", &[who(seat)]),
            Event::ChosePilot(seat) => self.say("log-chose-pilot", &[who(seat)]),
            Event::OnBoard(seat, pilot) => self.say("log-on-board", &[who(seat), ("pilot", self.pilot(pilot).into())]),
            Event::Shuffled(seat) => self.say("log-shuffled", &[who(seat)]),
            Event::Drew(seat, cards) => self.say("log-drew", &[who(seat), n(cards)]),
            Event::TurnBegan(seat, turn) => self.say("log-turn-began", &[who(seat), n(turn)]),
            Event::Declared(seat, TurnKind::Action) => self.say("log-declared-action", &[who(seat)]),
            Event::Declared(seat, TurnKind::Maintenance) => self.say("log-declared-maintenance", &[who(seat)]),
            Event::Charged(seat, place, kind) => self.say("log-charged", &[who(seat), slot(place), token(kind)]),
            Event::Played(seat, place, Facing::Up, Some(face)) => {
                self.say("log-played-up", &[who(seat), slot(place), card(face)])
            }
            Event::Played(seat, place, ..) => self.say("log-played-down", &[who(seat), slot(place)]),
            Event::Discarded(seat, face, from) => match from {
                Origin::Hand => self.say("log-discarded-hand", &[who(seat), card(face)]),
                Origin::Deck => self.say("log-discarded-deck", &[who(seat), card(face)]),
                Origin::Play(place) => self.say("log-discarded-play", &[who(seat), card(face), slot(place)]),
                Origin::Resolving => self.say("log-discarded-resolving", &[who(seat), card(face)]),
                Origin::Echo => self.say("log-discarded-echo", &[who(seat), card(face)]),
            },
            Event::Activated(seat, place, face, tokens) => {
                let tokens = ("tokens", self.tokens(tokens).into());
                self.say("log-activated", &[who(seat), slot(place), card(face), tokens])
            }
            Event::Failed(seat, face) => self.say("log-failed", &[who(seat), card(face)]),
            Event::Works(seat, face) => self.say("log-works", &[who(seat), card(face)]),
            Event::Chose(seat, face, number) => {
                let effects = self.alternative(Some(face), false, number);
                let effects = effects.unwrap_or_else(|| self.unknown(number));
                self.say("log-chose", &[who(seat), card(face), ("effects", effects.into())])
            }
            Event::EchoChose(seat, face, number) => {
                let effects = self.alternative(Some(face), true, number);
                let effects = effects.unwrap_or_else(|| self.unknown(number));
                self.say("log-chose", &[who(seat), card(face), ("effects", effects.into())])
            }
            Event::Stays(seat, face) => self.say("log-stays", &[who(seat), card(face)]),
            Event::Echoes(seat, face) => self.say("log-echoes", &[who(seat), card(face)]),
            Event::Attacks(seat, face, attacked, by_kind) => {
                self.say("log-attacks", &[who(seat), card(face), target(attacked), damage(by_kind)])
            }
            Event::Counterattacks(seat, face, attacked, by_kind) => {
                self.say("log-counterattacks", &[who(seat), card(face), target(attacked), damage(by_kind)])
            }
            Event::Absorbs(seat, against, absorbed) => {
                let mut by_kind = [0; 3];
                by_kind[against as usize] = absorbed;
                self.say("log-absorbs", &[who(seat), damage(by_kind)])
            }
            Event::Neutralizes(seat, Against::Physical) => self.say("log-neutralizes-physical", &[who(seat)]),
            Event::Neutralizes(seat, Against::Energy) => self.say("log-neutralizes-energy", &[who(seat)]),
            Event::Hit(seat, by_kind, attacker) => self.say("log-hit", &[who(seat), damage(by_kind), target(attacker)]),
            Event::Unhurt(seat) => self.say("log-unhurt", &[who(seat)]),
            Event::Ignored(seat, ignored) => {
                let pilot = ("pilot", self.pilot_of(seat).into());
                self.say("log-ignored", &[who(seat), pilot, damage([ignored, 0, 0])])
            }
            Event::Penalized(seat, suffered, why) => self.say(penalty(why), &[who(seat), points(suffered)]),
            Event::Extra(seat, attacker) => self.say("log-extra", &[who(seat), target(attacker)]),
            Event::Healed(seat, healed) => self.say("log-healed", &[who(seat), points(healed)]),
            Event::Maneuvered(seat, number) => {
                let effects = self.maneuver(seat, number).unwrap_or_else(|| self.unknown(number));
                let effects = ("effects", effects.into());
                self.say("log-maneuvered", &[who(seat), n(number + 1), effects])
            }
            Event::Consumed(seat, face, kind) => {
                let resource = crate::card_text::resource_name(kind, self.language);
                self.say("log-consumed", &[who(seat), card(face), ("resource", resource.into())])
            }
            Event::Placed(seat, place, kind) => self.say("log-placed", &[who(seat), slot(place), token(kind)]),
            Event::Helped(seat, owner, place, kind) => {
                self.say("log-helped", &[who(seat), target(owner), slot(place), token(kind)])
            }
            Event::Lost(seat, kind) => self.say("log-lost", &[who(seat), token(kind)]),
            Event::Removed(seat, owner, place, kind) => {
                let id = if seat == owner { "log-removed-own" } else { "log-removed" };
                self.say(id, &[who(seat), target(owner), slot(place), token(kind)])
            }
            Event::Transferred(seat, place, kind) => {
                self.say("log-transferred", &[who(seat), slot(place), token(kind)])
            }
            Event::Overdriven(seat, place, face) => self.say("log-overdriven", &[who(seat), slot(place), card(face)]),
            Event::UsedAbility(seat, used) => {
                self.say(ability(used), &[who(seat), ("pilot", self.pilot_of(seat).into())])
            }
            Event::Swapped(seat, pilot) => self.say("log-swapped", &[who(seat), ("pilot", self.pilot(pilot).into())]),
            Event::Called(seat, partner) => self.say("log-called", &[who(seat), target(partner)]),
            Event::Ends(seat) => self.say("log-ends", &[who(seat)]),
            Event::Conceded(seat) => self.say("log-conceded", &[who(seat)]),
            Event::Destroyed(seat) => self.say("log-destroyed", &[who(seat)]),
            Event::Eliminated(seat) => self.say("log-eliminated", &[who(seat)]),
            Event::Revealed(seat, face) => self.say("log-revealed", &[who(seat), card(face)]),
            Event::Won(seats) => self.say("log-won", &[("who", self.persons(seats)), ("n", seats.len().into())]),
            Event::Tied(_) => self.say("log-tied", &[]),
        }
    }

    /// A sentence for an effect that none of the cards or pilots at this table has.
    fn unknown(&self, number: u8) -> String {
        self.say("do-unknown", &[("n", (u32::from(number) + 1).into())]) + "."
    }
}

const fn penalty(why: Penalty) -> &'static str {
    match why {
        Penalty::Underpaid => "log-underpaid",
        Penalty::Overpaid => "log-overpaid",
        Penalty::WrongType => "log-wrong-type",
        Penalty::Discarded => "log-discarded-tokens",
        Penalty::Overdrive => "log-overdrive",
        Penalty::NoDestination => "log-no-destination",
        Penalty::EmptyDeck => "log-empty-deck",
        Penalty::Printed => "log-printed-damage",
    }
}

const fn ability(used: Ability) -> &'static str {
    match used {
        Ability::LuthorCap => "log-ability-luthor",
        Ability::PowellDouble => "log-ability-powell",
        Ability::ClintRemove => "log-ability-clint",
        Ability::WhiteSteam => "log-ability-white",
        Ability::LorenzExtra => "log-ability-lorenz",
        Ability::FayEnergy => "log-ability-fay",
        Ability::KrausDraw => "log-ability-kraus",
        Ability::NemoHeal => "log-ability-nemo",
    }
}
