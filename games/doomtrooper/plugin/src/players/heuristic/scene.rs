//! The expected combat after the steps of an effect. In tenths of a point.

use doomtrooper::language::{Stat, Tactic};
use doomtrooper::state::SlotNo;
use doomtrooper::view::CardView;

use super::boost::Boost;
use super::eyes::Eyes;
use super::fight::{Fighter, STRIKES_FIRST, clash};

/// The expected combat; without a combat, it never changes.
#[derive(Clone, Copy)]
pub(super) struct Scene {
    fight: Option<Fight>,
}

#[derive(Clone, Copy)]
struct Fight {
    slots: [SlotNo; 2],
    /// Attacker and defender.
    fighters: [Fighter; 2],
    tactic: Tactic,
    /// The winner's sign: 1 when the attacker's win is the player's, -1 when the defender's is, 0 when neither is.
    sign: i32,
    /// It ends without blows.
    is_over: bool,
}

impl Scene {
    /// The worth of the combat to the player in its present state.
    pub fn worth(&self) -> i32 {
        self.fight.map_or(0, |fight| match fight {
            Fight { is_over: true, .. } => 0,
            Fight { fighters: [attacker, defender], tactic, sign, .. } => {
                sign * clash(&attacker, &defender, tactic) / 100
            }
        })
    }

    /// Whether the card is one of its combatants.
    pub fn holds(&self, card: &CardView) -> bool {
        self.fight.is_some_and(|fight| fight.slots.contains(&card.slot))
    }

    /// Adds a boost to a combatant. Returns whether the card was one.
    pub fn boost(&mut self, card: &CardView, boost: &Boost) -> bool {
        self.change(card, |fighter| *fighter = fighter.with(boost))
    }

    /// A combatant is wounded.
    pub fn wound(&mut self, card: &CardView) {
        self.change(card, |fighter| fighter.wounded = true);
    }

    /// A combatant goes into Cover, or leaves it.
    pub fn cover(&mut self, card: &CardView, armor: i32) {
        self.change(card, |fighter| fighter.armor += armor);
    }

    /// A combatant strikes first.
    pub fn strikes_first(&mut self, card: &CardView) {
        if self.holds(card) {
            let slot = card.slot;
            if let Some(fight) = &mut self.fight {
                for (number, fighter) in fight.fighters.iter_mut().enumerate() {
                    fighter.first = if fight.slots[number] == slot { STRIKES_FIRST } else { 0 };
                }
            }
        }
    }

    /// Another warrior fights in place of attacker (0) or defender (1).
    pub fn replace(&mut self, number: usize, card: &CardView, fighter: Fighter, side: i32) {
        if let Some(fight) = &mut self.fight {
            let kept = if number == 0 { -fight.sign_of(1) } else { fight.sign_of(0) };
            fight.slots[number] = card.slot;
            fight.fighters[number] = fighter;
            let changed = if number == 0 { side } else { -side };
            fight.sign = i32::midpoint(kept, changed);
        }
    }

    /// The combat ends without blows.
    pub fn end(&mut self) {
        if let Some(fight) = &mut self.fight {
            fight.is_over = true;
        }
    }

    /// The combat is fought with the other tactic, or with this one.
    pub fn fight_with(&mut self, tactic: Option<Tactic>) {
        if let Some(fight) = &mut self.fight {
            fight.tactic = tactic.unwrap_or(match fight.tactic {
                Tactic::Fight => Tactic::Shoot,
                Tactic::Shoot => Tactic::Fight,
            });
        }
    }

    fn change(&mut self, card: &CardView, how: impl FnOnce(&mut Fighter)) -> bool {
        let Some(fight) = &mut self.fight else { return false };
        let Some(number) = fight.slots.iter().position(|slot| *slot == card.slot) else { return false };
        how(&mut fight.fighters[number]);
        true
    }
}

impl Fight {
    /// The side of a combatant.
    const fn sign_of(&self, number: usize) -> i32 {
        if self.fighters[number].is_mine { 1 } else { -1 }
    }
}

impl Eyes<'_> {
    /// The combat in progress, once both combatants are named; before the tactic is chosen, with the one that suits the
    /// attacker better.
    pub fn scene(&self) -> Scene {
        let Some((combat, attacker, defender)) = self.combat() else { return Scene { fight: None } };
        let fighters = [self.fighter(attacker), self.fighter(defender)];
        let worth = |tactic: &Tactic| clash(&fighters[0], &fighters[1], *tactic);
        let tactic = combat.tactic.or_else(|| Tactic::ALL.iter().copied().max_by_key(worth)).unwrap_or(Tactic::Fight);
        Scene {
            fight: Some(Fight {
                slots: [attacker.slot, defender.slot],
                fighters,
                tactic,
                sign: i32::midpoint(self.side_of(attacker), -self.side_of(defender)),
                is_over: false,
            }),
        }
    }
}

/// The rating that a tactic uses.
pub(super) const fn stat_of(tactic: Tactic) -> Stat {
    match tactic {
        Tactic::Fight => Stat::F,
        Tactic::Shoot => Stat::S,
    }
}
