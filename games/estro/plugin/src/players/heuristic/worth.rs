//! What cards and tables are worth to the player: a small sum over facts.

use estro::language::{Effect, Moment, Target, Timing, Usage};
use estro::rules::{CardNo, LAST_ROUND};

use super::board::{Board, Unit};
use super::inferno::last_rounds_of_teams;

/// A card on the field, beside its values.
const PRESENCE: f32 = 20.0;
/// A point of TOT above the least that cards have, and a point of the primary value.
const TOT: f32 = 0.8;
const LEAST_TOT: i16 = 50;
const PRIMARY: f32 = 0.2;
/// A card that lies covered, of which nothing is known.
const COVERED: f32 = 26.0;
/// What lies covered and unknown may hold a trap.
const DOUBT: f32 = 2.0;
/// How much of its worth a covered card keeps for its owner.
const UNDER_COVER: f32 = 0.6;
/// A card of a hand.
pub(super) const HELD: f32 = 8.0;
/// What the attacks of the next turns are worth now: those of the enemy, and the own ones after them.
const THREAT: f32 = 0.6;
const LATER: f32 = 0.35;
/// How much of a vital shield that is worn away counts for the cards that it keeps.
const WEAR: f32 = 0.5;
/// A Necrotoken.
pub(super) const TOKEN: f32 = 6.0;

impl Board<'_> {
    /// What a card on the field is worth to its controller.
    pub fn worth(&self, unit: &Unit) -> f32 {
        if unit.card.is_none() {
            return COVERED;
        }
        let sum: i16 = unit.stats.iter().sum::<i16>() + unit.extra;
        let worth = PRESENCE
            + TOT * f32::from(sum - LEAST_TOT)
            + PRIMARY * f32::from(unit.primary())
            + self.worth_of_gift(unit);
        if unit.is_up { worth } else { worth * UNDER_COVER }
    }

    /// What the Gift of a card on the field may still do.
    fn worth_of_gift(&self, unit: &Unit) -> f32 {
        let Some(gift) = self.gift(unit) else { return 0.0 };
        match gift.timing {
            Timing::OnPlay if gift.delay > 0 => 8.0,
            Timing::OnPlay if unit.is_up => 0.0,
            Timing::OnPlay | Timing::OnDying | Timing::OnDestroyed => 5.0,
            Timing::Passive | Timing::StartOfTurn | Timing::EndOfTurn => 7.0,
            _ if gift.usage == Usage::Infinite => 6.0,
            _ => 5.0,
        }
    }

    /// What a card of the hand is worth there: its values later, and a Gift that waits for its moment.
    pub fn keep(&self, card: CardNo) -> f32 {
        let of = self.cards.card(card);
        let values = 0.35 * (f32::from(of.values.tot()) - 60.0);
        let gift = match &of.gift {
            Some(gift) if gift.from_hand => 9.0,
            Some(gift) if gift.timing == Timing::OnPlay && gift.delay == 0 => 5.0,
            Some(_) => 3.0,
            None => 0.0,
        };
        values + gift
    }

    /// How bad it is to have so few cards on the field.
    fn thinness(&self, count: usize) -> f32 {
        // Rounds until an empty field loses, that one included.
        let left = i32::from(self.view.options.first_check()) - i32::from(self.view.round);
        let empty = match left {
            2.. => 30.0,
            1 => 80.0,
            0 => 300.0,
            _ => 1000.0,
        };
        let late = if left <= 1 { 1.0 } else { 0.4 };
        match count {
            0 => empty,
            1 => 60.0 * late,
            2 => 22.0 * late,
            3 => 7.0 * late,
            _ => 0.0,
        }
    }

    /// What the table is worth to the player.
    pub fn value(&self) -> f32 {
        let mut value = self.extra + HELD * f32::from(self.hands[0] - self.hands[1]);
        let (mut counts, mut tots) = ([0usize; 2], [0i32; 2]);
        for unit in self.units.iter().filter(|unit| unit.is_alive) {
            let worth = self.worth(unit);
            value += if unit.own { worth } else { -worth };
            counts[usize::from(!unit.own)] += 1;
            tots[usize::from(!unit.own)] += i32::from(unit.tot());
        }
        if self.is_conquest() {
            value += self.standing() - self.dread();
        } else if self.is_solo() {
            value += self.fleet_value() - self.thinness(counts[0]);
        } else {
            value += self.thinness(counts[1]) - self.thinness(counts[0]);
            if self.view.round + 2 >= LAST_ROUND {
                value += if self.has_partners() { last_rounds_of_teams(tots) } else { self.last_rounds(counts, tots) };
            }
        }
        value += self.clash_value();
        match (self.has_partners(), self.is_own_turn) {
            (true, _) => value + self.strikes_of_all(),
            (false, true) => value + self.strikes(0, self.attacks_left, true) - THREAT * self.strikes(1, 2, false),
            (false, false) => value - self.strikes(1, self.attacks_left, true) + LATER * self.strikes(0, 2, false),
        }
    }

    /// The nearer the last round, the more the two measures count (ESTRO-WIN-06).
    fn last_rounds(&self, counts: [usize; 2], tots: [i32; 2]) -> f32 {
        let ahead = (counts[0] as f32 - counts[1] as f32).clamp(-3.0, 3.0);
        let sum = ((tots[0] - tots[1]) as f32).clamp(-150.0, 150.0);
        let mut value = 10.0 * ahead + 0.2 * sum;
        if counts[0] > counts[1] && tots[0] > tots[1] {
            value += 60.0;
        }
        if counts[0] < counts[1] && tots[0] < tots[1] {
            value -= 60.0;
        }
        value
    }

    /// What the attack that is going on is expected to bring the player.
    fn clash_value(&self) -> f32 {
        let Some(clash) = self.clash else { return 0.0 };
        let (attacker, target) = (&self.units[clash.attacker], &self.units[clash.target]);
        if !attacker.is_alive || !target.is_alive || !attacker.is_up || attacker.own == target.own {
            return 0.0;
        }
        let gain = self.gain(clash.attacker, clash.target, clash.is_rolled);
        if attacker.own { gain } else { -gain }
    }

    /// What a player may expect of its best attacks with its own cards, `left` of them, this turn or in its next one; the player by
    /// turn order from this one.
    pub(super) fn strikes(&self, who: u8, left: u8, is_now: bool) -> f32 {
        if left == 0 {
            return 0.0;
        }
        let own = who.is_multiple_of(2);
        let may = |unit: &Unit| unit.who == who && self.may_strike(unit, is_now);
        let busy = self.clash.map_or(usize::MAX, |clash| if is_now { clash.attacker } else { usize::MAX });
        // The side chooses by what it sees, and gets what there is.
        let (mut judged, mut chosen) = (0.0f32, None);
        for (one, _) in self.side(own).filter(|(place, unit)| may(unit) && *place != busy) {
            for (other, _) in self.targets(!own).filter(|(other, _)| self.meet(one, *other)) {
                let promise = self.promise(one, other);
                if promise > judged {
                    (judged, chosen) = (promise, Some((one, other)));
                }
            }
        }
        let Some((first, target)) = chosen else { return 0.0 };
        let gain = self.gain(first, target, false);
        if left == 1 {
            return gain;
        }
        let missed = 1.0 - self.odds(first, target, false);
        let (mut judged, mut second) = (0.0f32, 0.0f32);
        for (one, _) in self.side(own).filter(|(place, unit)| may(unit) && *place != busy && *place != first) {
            for (other, _) in self.targets(!own).filter(|(other, _)| self.meet(one, *other)) {
                let is_possible = if other == target { missed } else { 1.0 };
                let promise = is_possible * self.promise(one, other);
                if promise > judged {
                    (judged, second) = (promise, is_possible * self.gain(one, other, false));
                }
            }
        }
        gain + second
    }

    /// What an attack seems to bring to the attacker's side: the enemy does not see the player's face-down cards.
    fn promise(&self, attacker: usize, target: usize) -> f32 {
        let other = &self.units[target];
        if other.own && !other.is_up { self.falls(target, COVERED) - DOUBT } else { self.gain(attacker, target, false) }
    }

    /// What the enemy of a card gains when a card of this worth falls.
    fn falls(&self, target: usize, worth: f32) -> f32 {
        let count = self.count(self.units[target].own);
        // With a card its supports fall (ESTRO-LUC-13).
        let (mut fall, mut sum) = (1, worth);
        for support in self.supports_of(target) {
            (fall, sum) = (fall + 1, sum + self.worth(support));
        }
        if self.is_conquest() {
            return sum + self.standing_lost(target);
        }
        // That the ships have no guardian left is no victory (ESTRO-SOLO-06).
        if self.is_solo() && !self.units[target].own {
            return sum;
        }
        sum + self.thinness(count.saturating_sub(fall)) - self.thinness(count)
    }

    /// What an attack is expected to bring the attacker's side.
    pub fn gain(&self, attacker: usize, target: usize, is_rolled: bool) -> f32 {
        let odds = self.odds(attacker, target, is_rolled);
        let (wins, fails) = self.consequences(attacker, target);
        // What is left of a shield is easier prey for the next attack.
        let wear = if self.is_lucid() { WEAR * self.wear(attacker, target) * wins.max(0.0) } else { 0.0 };
        odds * wins + (1.0 - odds) * (wear - fails)
    }

    /// What a defeated target is worth to the attacker's side, and what a failed attack costs it.
    fn consequences(&self, attacker: usize, target: usize) -> (f32, f32) {
        let (one, other) = (&self.units[attacker], &self.units[target]);
        let falls = self.falls(target, self.worth(other));
        let (mut wins, mut fails) = (falls, 0.0);
        let first_won = self.gift(one).is_some_and(|gift| gift.timing == Timing::OnWon && one.is_up);
        if first_won {
            wins += 7.0;
        }
        if other.card.is_none() {
            wins -= DOUBT;
        }
        let Some(gift) = self.gift(other) else { return (wins, fails) };
        let is_own =
            |effect: &Effect| matches!(effect.target(), Some(Target::This | Target::Cause)) && gift.watch.is_none();
        let on_foe = |effect: &Effect| matches!(effect.target(), Some(Target::Foe | Target::Attacker | Target::Cause));
        for effect in gift.all_effects() {
            match (gift.timing, effect) {
                (Timing::OnDying, Effect::Save(_)) if is_own(effect) => wins = 6.0,
                (Timing::OnDying, Effect::ToHand(_)) if is_own(effect) => wins -= falls * 0.4,
                (Timing::OnDying | Timing::OnDestroyed, Effect::Destroy(Target::Attacker)) => wins -= self.worth(one),
                (Timing::OnDying, Effect::ToHand(Target::Attacker)) => wins -= 0.4 * self.worth(one),
                (Timing::OnDestroyed, Effect::Return(Target::This)) => wins = falls * 0.3,
                (Timing::OnDestroyed, _) => wins -= 5.0,
                (Timing::OnResisted, Effect::Destroy(_)) if on_foe(effect) => fails += self.worth(one),
                (Timing::OnResisted, Effect::TurnDown(_)) => fails += 10.0,
                (Timing::OnResisted, _) => fails += 5.0,
                _ => {}
            }
        }
        if gift.timing == Timing::Activated(Moment::Death) {
            wins -= 3.0;
        }
        (wins, fails)
    }
}
