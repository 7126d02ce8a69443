//! A forecast of an attack with each tactic and Weapon, as far as a viewer can tell: the strengths of the blow and of
//! the blow struck back, and the A that each meets. Facts that the viewer does not see are unknown, and change nothing
//! else.

use table::Viewer;

use crate::facts::stat_of;
use crate::language::{Stat, Tactic};
use crate::state::{Bits, Combat, CombatStep, SlotNo, State, flag};

/// A tactic with a Weapon of the attacker, and the figures of the blows without later modifiers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The tactic.
    pub tactic: Tactic,
    /// The Weapon that the attacker puts to use, if any.
    pub weapon: Option<SlotNo>,
    /// The strength of the attacker's blow.
    pub strength: Option<i16>,
    /// The A that the blow meets.
    pub against: Option<i16>,
    /// The least and the greatest strength of the defender's blow: without a Weapon, and with the best Weapon that the
    /// viewer sees on it.
    pub back: Option<[i16; 2]>,
    /// The A that the defender's blow meets.
    pub own_armor: Option<i16>,
}

impl State {
    /// The forecasts of an attack by a warrior on another, as far as the viewer can tell: the tactics that the pair may
    /// fight with, each without a Weapon and with each Weapon that the attacker may put to use. In a combat that goes
    /// on between the two, only the choices still open are listed. The list is empty where the viewer does not see the
    /// attacker, or where there is no such pair.
    #[must_use]
    pub fn forecasts(&self, viewer: Viewer, attacker: SlotNo, defender: SlotNo) -> Vec<Forecast> {
        let is_warrior = |slot: SlotNo| self.is_in_play(slot) && self.is_warrior(slot);
        if !is_warrior(attacker) || !is_warrior(defender) || attacker == defender || !self.sees(viewer, attacker) {
            return Vec::new();
        }
        let is_seen = self.sees(viewer, defender) && !self.is_unidentified(defender);
        let named = Combat { player: self.slot(attacker).controller, attacker, ..Combat::NONE };
        let goes_on = self.combat.step > CombatStep::Named
            && (self.combat.attacker, self.combat.defender) == (attacker, defender);
        // A defender that the viewer does not see is left out of the combat here: figures that depend on its face would
        // reveal it.
        let base = match (goes_on, is_seen) {
            (true, _) => self.combat,
            (false, true) => Combat { defender, ..named },
            (false, false) => named,
        };
        let mut found = Vec::new();
        for tactic in Tactic::ALL.iter().copied() {
            let is_open = !goes_on || self.combat.tactic.is_none_or(|chosen| chosen == tactic);
            if !is_open || is_seen && self.check_tactic(attacker, defender, tactic).is_err() {
                continue;
            }
            let weapons = Bits(self.with_combat(base, tactic, CombatStep::AttackerWeapon).weapons());
            for weapon in std::iter::once(None).chain(weapons.map(Some)) {
                let world = self.with_combat(base, tactic, CombatStep::Modify).using(weapon);
                let stat = stat_of(tactic);
                let back = if is_seen { Some(self.struck_back(viewer, &world, base, tactic)) } else { None };
                found.push(Forecast {
                    tactic,
                    weapon,
                    strength: Some(world.strength_of(attacker, stat)),
                    against: is_seen.then(|| world.slot(defender).ratings[Stat::A as usize]),
                    back,
                    own_armor: Some(world.slot(attacker).ratings[Stat::A as usize]),
                });
            }
        }
        found
    }

    /// The least and the greatest strength of the defender's blow, with the attacker armed as in this world.
    fn struck_back(&self, viewer: Viewer, world: &Self, base: Combat, tactic: Tactic) -> [i16; 2] {
        let (defender, stat) = (base.defender, stat_of(tactic));
        let least = world.strength_of(defender, stat);
        let weapons = Bits(self.with_combat(base, tactic, CombatStep::DefenderWeapon).weapons());
        let seen = weapons.filter(|weapon| self.sees(viewer, *weapon));
        let most = seen.map(|weapon| world.clone().using(Some(weapon)).strength_of(defender, stat)).max();
        [least, most.unwrap_or(least).max(least)]
    }

    /// The same table with a combat at a step.
    fn with_combat(&self, mut combat: Combat, tactic: Tactic, step: CombatStep) -> Self {
        (combat.tactic, combat.step) = (Some(tactic), step);
        let mut world = self.clone();
        (world.combat, world.dirty) = (combat, true);
        world.refresh();
        world
    }

    /// The same table with a Weapon in use.
    fn using(mut self, weapon: Option<SlotNo>) -> Self {
        if let Some(weapon) = weapon {
            self.slot_mut(weapon).set(flag::IN_USE, true);
        }
        self.refresh();
        self
    }
}
