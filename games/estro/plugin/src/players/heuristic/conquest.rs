//! Conquest Zone: what the fields that both sides hold are worth (ESTRO-CONQ-09 to ESTRO-CONQ-12).

use estro::language::Estro;
use estro::rules::{CardNo, GOAL};

use super::board::{Board, Unit};

/// What it is worth to hold so many fields, and what a point towards three points in three fields.
const HELD_FIELDS: [f32; 6] = [-40.0, 0.0, 30.0, 62.0, 76.0, 86.0];
const POINT: f32 = 10.0;
/// The goal is reached, and the round ends with this turn; the other side has no turn before it ends; it has one.
const AT_ONCE: f32 = 700.0;
const UNANSWERED: f32 = 420.0;
const ANSWERED: f32 = 130.0;
/// How much of that counts as long as Stratega locks the victory (ESTRO-COMB-04).
const LOCKED: f32 = 0.15;
/// The TOT of a card that is played, on average, and how much luck and Gifts may add.
const NEWCOMER: f32 = 66.0;
const SPREAD: f32 = 9.0;
/// How much of what a newcomer of the enemy may destroy counts now.
const DREAD: f32 = 0.35;
/// What a Zone card gives (ESTRO-ZONE-03).
const ZONE: i16 = estro::rules::ZONE_BONUS;

impl Board<'_> {
    /// Whether the table has five fields.
    #[inline]
    pub fn is_conquest(&self) -> bool {
        self.view.options.is_conquest()
    }

    /// A card of the hand as it enters a field, with the bonus of its Zone card (ESTRO-CONQ-08).
    pub fn placed(&self, card: CardNo, is_up: bool, field: Option<Estro>) -> Unit {
        let mut unit = Unit::fresh(self.cards, card, true, is_up);
        if let Some(field) = field {
            unit.place = field as u8;
            if unit.main == field || self.view.options.zone_bonus_all {
                unit.stats[field.index()] += ZONE;
            }
        }
        unit
    }

    /// The cards of both sides in each field, own first, without one card and its supports.
    fn points(&self, without: Option<usize>) -> [[u8; 5]; 2] {
        let mut points = [[0; 5]; 2];
        for (place, unit) in self.units.iter().enumerate().filter(|(_, unit)| unit.is_alive) {
            let falls = without.is_some_and(|gone| gone == place || unit.supports == Some(gone as u8));
            if !falls {
                points[usize::from(!unit.own)][usize::from(unit.place).min(4)] += 1;
            }
        }
        points
    }

    /// What the fields are worth to the player.
    pub fn standing(&self) -> f32 {
        self.standing_of(self.points(None))
    }

    /// What they would lose or gain for the enemy of a card if it fell.
    pub fn standing_lost(&self, target: usize) -> f32 {
        let change = self.standing_of(self.points(Some(target))) - self.standing();
        if self.units[target].own { -change } else { change }
    }

    fn standing_of(&self, points: [[u8; 5]; 2]) -> f32 {
        let options = &self.view.options;
        let [own, other] = points.map(|points| self.progress(points));
        let sums = points.map(|points| points.iter().sum::<u8>());
        let reached = points.map(|points| options.reaches_goal(points));
        let wins = match reached {
            [true, true] if sums[0] == sums[1] => 0.0,
            [true, true] => self.urgency(sums[0] > sums[1]),
            [true, false] => self.urgency(true),
            [false, true] => self.urgency(false),
            [false, false] => 0.0,
        };
        own - other + wins
    }

    fn progress(&self, points: [u8; 5]) -> f32 {
        if !self.view.options.conquest_stack {
            return HELD_FIELDS[points.iter().filter(|points| **points > 0).count()];
        }
        let mut counted = points.map(|points| points.min(GOAL));
        counted.sort_unstable();
        POINT * f32::from(counted[2..].iter().sum::<u8>())
    }

    /// What it is worth that a side would win if the round ended now: by who still has a turn in it.
    fn urgency(&self, own: bool) -> f32 {
        let view = self.view;
        let is_last_turn = view.active != view.first;
        let moves_last = (self.me != view.first) == own;
        let weight = match (is_last_turn, moves_last) {
            (true, _) => AT_ONCE,
            (false, true) => UNANSWERED,
            (false, false) => ANSWERED,
        };
        let is_locked = view.options.stratega && view.round < view.options.first_check();
        weight * if is_locked { LOCKED } else { 1.0 } * if own { 1.0 } else { -1.0 }
    }

    /// What the player may lose to the next card that the enemy plays: it can be played into any field, and attack there.
    pub fn dread(&self) -> f32 {
        let falls = |(place, unit): (usize, &Unit)| {
            let tot = f32::from(self.shield(place).unwrap_or(unit.tot()));
            let chance = if unit.is_up { 1.0 / (1.0 + ((tot - NEWCOMER) / SPREAD).exp()) } else { 1.0 };
            chance * (self.worth(unit) + self.standing_lost(place)).max(0.0)
        };
        let targets = self.targets(true).filter(|(_, unit)| !unit.is_protected);
        DREAD * targets.map(falls).fold(0.0, f32::max)
    }
}
