//! The player's own turn: its kind, playing cards, attacking, the Maneuver, the abilities of pilots.

use coal::action::{Facing, HandKind, Slot, TurnKind};
use coal::card::{Ability, CardType, Effect, Resource};
use coal::rules::PilotNo;
use coal::view::Ask;

use super::NEVER;
use super::eyes::Eyes;
use super::worth::Worth;

/// The score of a ready Accumulator whose attack would destroy its own Steambot: postponed while anything useful is
/// left.
const MUST_FIRE: i32 = -15;

impl Eyes<'_> {
    pub(super) fn score_turn(&self, kind: TurnKind) -> i32 {
        let can_strike = self.prepared().any(|own| !own.is_reaction() && own.is_paid());
        let poor = self.me.hand_len <= 1 && self.me.deck_len >= 6 && !can_strike;
        match kind {
            TurnKind::Action => 10,
            TurnKind::Maintenance if poor => 20,
            TurnKind::Maintenance => 0,
        }
    }

    pub(super) fn score_play(&self, kind: HandKind, facing: Facing, slot: Slot) -> i32 {
        let Some((_, card)) = self.in_hand(kind) else { return NEVER };
        let full = self.me.slots.iter().all(Option::is_some);
        let accumulator = card.kind.is_accumulator();
        let attacks = self.count(|kind| kind != CardType::Reaction);
        let reactions = self.count(|kind| kind == CardType::Reaction);
        if full || (facing == Facing::Up) != accumulator {
            // A card that may lie face down should not be played face up. In a full area only a Reaction without tokens
            // is replaced.
            let stuck = self.own[slot.index()].is_some_and(|own| own.tokens.total() == 0 && own.is_reaction());
            let useful = full && stuck && reactions >= 4 && card.kind != CardType::Reaction && facing == Facing::Down;
            return if useful { 15 } else { -50 };
        }
        let worth = Worth::of(card);
        // The tokens of the Maneuver that must still be used need a card (COAL-MAN-09).
        let is_homeless = !self.view.maneuver_used && self.prepared().all(|own| own.card.kind.is_accumulator());
        match card.kind {
            CardType::Reaction => {
                let echo = if self.echo_works() { Worth::of_echo(card).points() } else { 0 };
                // Every seat attacks all opponents: with more seats, more Reactions are needed.
                let needed = if self.echo_works() { 3 } else { 2 };
                match reactions {
                    _ if reactions < needed => 60 + echo,
                    2 if attacks >= 2 => 20,
                    _ => -20,
                }
            }
            _ if accumulator && self.count(CardType::is_accumulator) == 0 && attacks < 4 => 70,
            _ if accumulator => -5,
            _ if attacks < 2 || is_homeless => 62 + worth.total_damage(),
            _ if attacks < 4 && self.me.hand_len > 1 => 22 + worth.total_damage(),
            _ => -20,
        }
    }

    pub(super) fn score_activation(&self, slot: Slot) -> i32 {
        let Some(own) = self.own[slot.index()] else { return NEVER };
        if self.ask == Ask::Respond {
            return self.score_reaction(&own);
        }
        if own.is_reaction() || !own.is_paid() {
            return NEVER;
        }
        let surplus = i32::from(own.tokens != own.card.cost);
        let (mut damage, mut kills) = (0, 0);
        for (target, strike) in self.strikes(own.card) {
            // Lorenz adds a point at the end of the turn to a seat that was hit twice (COAL-PIL-13).
            let second_hit = self.me.hits[target.index()] == 1 && strike > 0 && own.card.kind.is_physical_attack();
            let extra = i32::from(second_hit && self.ability(self.seat) == Some(Ability::LorenzExtra));
            damage += (strike + extra).min(self.left(target));
            kills += i32::from(strike + extra >= self.left(target));
        }
        let wins = kills == self.opponents.len() as i32;
        let suffers = self.echo_damage();
        if (surplus > 0 || suffers > 0) && !wins && self.is_mortal(surplus + suffers, self.seat) {
            // A ready Accumulator has to fire (COAL-ACC-06): better with an effect than after something worse.
            return if own.is_full { MUST_FIRE } else { NEVER };
        }
        let worth = Worth::of(own.card);
        if damage == 0 && worth.total_damage() > 0 {
            // Echo rows end when their owners' next turns begin: the attack can wait.
            return -5;
        }
        50 + 4 * damage + worth.extra - 6 * surplus - 3 * suffers
            + 40 * kills
            + 60 * i32::from(wins)
            + 2 * i32::from(own.is_full)
    }

    pub(super) fn score_maneuver(&self, number: u8) -> i32 {
        self.me.pilot.map_or(0, |pilot| self.maneuver_of(pilot, number as usize))
    }

    /// The present value of the best Maneuver of a pilot that can be paid.
    pub(super) fn best_maneuver(&self, pilot: PilotNo) -> Option<i32> {
        let maneuvers = &self.view.cards.pilot(pilot).maneuvers;
        let can_pay = |costs: &[Effect]| {
            costs.iter().all(|cost| match cost {
                Effect::DiscardHand { n } => self.me.hand_len >= *n,
                Effect::DiscardDeck { n } => self.me.deck_len >= *n,
                _ => true,
            })
        };
        let payable = (0..maneuvers.len()).filter(|number| can_pay(&maneuvers[*number].costs));
        payable.map(|number| self.maneuver_of(pilot, number)).max()
    }

    fn maneuver_of(&self, pilot: PilotNo, number: usize) -> i32 {
        let Some(maneuver) = self.view.cards.pilot(pilot).maneuvers.get(number) else { return 0 };
        let mut score = 30;
        for effect in &maneuver.effects {
            score += match effect {
                Effect::Generate { kind, n } => self.score_generating(*kind, *n),
                Effect::Draw { n } if self.me.deck_len > 3 => 2 * i32::from(*n),
                Effect::Draw { .. } => -8,
                Effect::Heal { n } => 2 * i32::from((*n).min(self.me.damage)),
                Effect::RemoveTokens { .. } => 1,
                Effect::DiscardDeck { n } | Effect::DiscardHand { n } => -i32::from(*n),
                Effect::SelfDamage { n } => -4 * i32::from(*n),
                _ => 0,
            };
        }
        for cost in &maneuver.costs {
            score -= match cost {
                Effect::SelfDamage { n } if self.is_mortal(i32::from(*n), self.seat) => 60,
                Effect::SelfDamage { n } => 4 * i32::from(*n),
                Effect::DiscardHand { n } => 2 * i32::from(*n),
                _ => 1,
            };
        }
        score
    }

    fn score_generating(&self, kind: Resource, n: u8) -> i32 {
        let takers = || self.prepared().filter(|own| !own.card.kind.is_accumulator() && !own.is_loaded());
        let wanted: u8 = takers().map(|own| own.lacks(kind)).sum();
        let homeless = if takers().next().is_some() { 0 } else { 10 };
        3 * i32::from(wanted.min(n)) - 2 * i32::from(n.saturating_sub(wanted)) - homeless
    }

    /// The score of Clint Goldstein's ability: a spare card for a token of an opponent (COAL-PIL-09).
    pub(super) fn score_trade(&self, kind: HandKind) -> i32 {
        let Some((hand, card)) = self.in_hand(kind) else { return NEVER };
        let mut slots = self.opponents.iter().flat_map(|seat| &self.seat_view(seat).slots).flatten();
        let loaded = slots.any(|prepared| prepared.tokens.total() >= 2);
        if loaded && self.me.hand_len >= 3 { 25 + 5 * i32::from(hand.copies) - Worth::of(card).keep() } else { -20 }
    }

    /// The score of Von Nemo's ability: two cards of the deck for a point of damage (COAL-PIL-20).
    pub(super) fn score_repair(&self) -> i32 {
        if self.me.deck_len > 8 && self.me.damage >= 3 { 55 } else { -10 }
    }
}
