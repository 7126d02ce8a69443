//! Answers to attacks: Reactions, consuming for them, alternatives of cards, and help among partners.

use coal::action::{Facing, Gain, HandKind, Slot};
use coal::card::{CardType, Effect, Resource};
use coal::view::Ask;
use table::Seat;

use super::NEVER;
use super::eyes::{Eyes, OVERDRIVEN, Prepared};
use super::worth::Worth;

impl<'a> Eyes<'a> {
    pub(super) fn score_reaction(&self, own: &Prepared<'_>) -> i32 {
        if !own.is_reaction() || !own.is_paid() {
            return NEVER;
        }
        let coming = self.coming_to(self.seat);
        let worth = Worth::of(own.card);
        let stops = worth.stops(&coming);
        let surplus = i32::from(own.tokens != own.card.cost);
        let counter = worth.total_damage();
        let kills = self.incoming().is_some_and(|(attack, _)| counter > 0 && self.is_mortal(counter, attack.owner));
        let later = self.echo_value(own) - self.kept_worth();
        let gain = 4 * stops + 3 * counter + worth.extra + later - 4 * surplus + 20 * i32::from(kills);
        let saves = stops > 0 && self.is_mortal(coming.total(), self.seat);
        if saves { gain + 50 } else { gain }
    }

    /// The value of keeping a paid Reaction for a later attack: higher if more seats attack (measured).
    fn kept_worth(&self) -> i32 {
        if self.echo_works() { 7 } else { 5 }
    }

    /// The value of the card in the echo row against later attacks (COAL-ECHO-04), until its owner's next turn.
    fn echo_value(&self, own: &Prepared<'_>) -> i32 {
        if !self.echo_works() || own.card.echo.is_empty() {
            return 0;
        }
        let seats = self.view.seats.len() as u8;
        let still_to_come = self.view.active.others_clockwise(seats).take_while(|seat| *seat != self.seat);
        let turns = still_to_come.filter(|seat| self.opponents.contains(*seat)).count() as i32;
        Worth::of_echo(own.card).points() * (1 + turns)
    }

    /// The score of consuming, which is only good for a token that completes a card at once: an attack of this turn, a
    /// Reaction against this attack, or a face-up card of the partner.
    pub(super) fn score_consuming(&self, kind: HandKind, gain: Gain) -> i32 {
        let Some((hand, card)) = self.in_hand(kind) else { return NEVER };
        let tokens = if gain == Gain::TwoSteam { 2 } else { 1 };
        let spare = 3 * i32::from(hand.copies - 1) - Worth::of(card).keep() / 2 + i32::from(gain == Gain::TwoSteam);
        let finishes = |own: &&Prepared<'_>| {
            let missing = own.missing();
            own.lacks(gain.resource()) > 0
                && missing.total() <= self.me.hand_len.min(2)
                && tokens <= missing.total()
                && own.tokens.total() + missing.total() < OVERDRIVEN
        };
        match self.ask {
            Ask::Respond => {
                let coming = self.coming_to(self.seat);
                let reactions = self.prepared().filter(|own| own.is_reaction()).filter(finishes);
                let stops = reactions.map(|own| Worth::of(own.card).stops(&coming)).max().unwrap_or(0);
                let mortal = self.is_mortal(coming.total(), self.seat);
                if stops >= 2 || (stops >= 1 && mortal) { 5 + 3 * stops + spare + 50 * i32::from(mortal) } else { -20 }
            }
            Ask::Main if self.view.maneuver_used && self.me.own_turns > 1 => {
                let attacks = self
                    .prepared()
                    .filter(|own| matches!(own.card.kind, CardType::PhysicalAttack | CardType::EnergyAttack));
                let damage = attacks.filter(finishes).map(|own| self.strike(own.card)).max().unwrap_or(0);
                if damage >= 2 && self.me.hand_len >= 2 { 10 + 2 * damage + spare } else { -20 }
            }
            Ask::Support if tokens == 1 => {
                let Some(partner) = self.partner else { return NEVER };
                let best = Slot::ALL.into_iter().filter_map(|slot| self.help(gain.resource(), partner, slot)).max();
                best.filter(|_| self.me.hand_len >= 2).map_or(-20, |help| help + spare)
            }
            _ => -20,
        }
    }

    // ---- partners (chapter TEAM) ----

    /// The present value of a token of this kind on the partner's card, if it completes a face-up card: a Reaction
    /// against the attack on the partner, or an Attack in the partner's own turn.
    fn help(&self, kind: Resource, partner: Seat, slot: Slot) -> Option<i32> {
        let card = self.face_up(partner, slot)?;
        if card.lacks(kind) != 1 || card.missing().total() != 1 || card.is_loaded() {
            return None;
        }
        let worth = self.worth_finishing(&card, partner);
        (worth >= 2).then_some(3 * worth)
    }

    /// The present value, in points of damage, of a completed card of a partner, or of a card of ours that the partner
    /// completes.
    fn worth_finishing(&self, card: &Prepared<'_>, owner: Seat) -> i32 {
        let coming = self.coming_to(owner);
        if coming.total() > 0 {
            let stops = if card.is_reaction() { Worth::of(card.card).stops(&coming) } else { 0 };
            return if stops > 0 && self.is_mortal(coming.total(), owner) { stops + 10 } else { stops };
        }
        let may_strike = self.view.active == owner && self.seat_view(owner).own_turns > 1;
        let is_attack = matches!(card.card.kind, CardType::PhysicalAttack | CardType::EnergyAttack);
        if may_strike && is_attack { self.strike(card.card) } else { 0 }
    }

    fn face_up(&self, owner: Seat, slot: Slot) -> Option<Prepared<'a>> {
        let prepared = self.seat_view(owner).slots[slot.index()].filter(|prepared| prepared.facing == Facing::Up)?;
        Some(Prepared { card: self.card(prepared.card?), tokens: prepared.tokens, is_full: prepared.ready })
    }

    pub(super) fn score_helping(&self, kind: Resource, owner: Seat, slot: Slot) -> i32 {
        let help = if self.partner == Some(owner) { self.help(kind, owner, slot) } else { None };
        match help {
            Some(help) if self.is_helping(owner) => 60 + help,
            // A fifth token overdrives the card (COAL-TEAM-11): prefer a card of this seat.
            _ if self.seat_view(owner).slots[slot.index()].is_some_and(|prepared| prepared.tokens.total() >= 4) => -90,
            _ => -40,
        }
    }

    /// Whether the token being placed was consumed for the partner: in W-SUPPORT, not in the player's own turn or
    /// response.
    fn is_helping(&self, partner: Seat) -> bool {
        match self.incoming() {
            Some((_, target)) => target == partner,
            None => self.view.active == partner,
        }
    }

    /// The score of calling the partner: for a card that it can see, that lacks one token, and that this seat cannot
    /// pay itself.
    pub(super) fn score_call(&self) -> i32 {
        let Some(partner) = self.partner else { return NEVER };
        if self.seat_view(partner).hand_len < 2 {
            return NEVER;
        }
        let has_card_for = |kind: Resource| {
            let hand = self.me.hand.iter().flatten();
            hand.into_iter().any(|hand| self.card(hand.card).consume == kind)
        };
        let wanted = Slot::ALL.into_iter().filter_map(|slot| self.face_up(self.seat, slot)).filter(|card| {
            let kind = if card.missing().steam > 0 { Resource::Steam } else { Resource::Energy };
            card.missing().total() == 1 && !card.is_loaded() && !has_card_for(kind)
        });
        let worth = wanted.map(|card| self.worth_finishing(&card, self.seat)).max().unwrap_or(0);
        if worth >= 2 { 3 + worth } else { NEVER }
    }

    // ---- alternatives ----

    pub(super) fn score_alternative(&self, number: u8) -> i32 {
        let Some((top, below)) = self.view.resolving.split_last() else { return 0 };
        let card = self.card(top.card);
        let effects = if top.is_echo { &card.echo } else { &card.effects };
        let alternative = effects.iter().find_map(|effect| match effect {
            Effect::OneOf(alternatives) => alternatives.get(number as usize),
            _ => None,
        });
        let Some(effects) = alternative else { return 0 };
        let worth = Worth::of_effects(effects);
        match below.last() {
            Some(answered) => 4 * worth.stops(&self.attack_of(answered)) + worth.total_damage() + worth.extra,
            None => 2 * worth.total_damage() + worth.extra,
        }
    }
}
