//! The worth of an item that is begun or composed: with the best remaining choices, less its price.

use doomtrooper::language::{After, Card, CardKind, Price, PriceStep, Stat};
use doomtrooper::prompt::Composed;
use doomtrooper::state::What;
use doomtrooper::view::CardView;

use super::eyes::{AbilityFacts, Eyes, rating};
use super::roles::Roles;

/// The most steps that are considered.
const MOST_STEPS: i32 = 10;

/// The worth of an item that is completed in the best way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Worth {
    /// Less its price.
    pub net: i32,
    /// The worth of its effect, with its price ignored.
    pub gross: i32,
}

impl<'a> Eyes<'a> {
    /// The worth of an entry from its target of this number on.
    pub fn completed(&self, entry: &AbilityFacts<'_>, roles: &Roles, number: usize) -> Worth {
        self.completed_with(entry, roles, number, None)
    }

    /// The same with a given number of steps.
    pub fn completed_with(&self, entry: &AbilityFacts<'_>, roles: &Roles, number: usize, steps: Option<i32>) -> Worth {
        if let Some(target) = entry.targets.get(number) {
            let all = self.candidates(target, number, roles).into_iter();
            let worths = all.map(|roles| self.completed_with(entry, &roles, number + 1, steps));
            // There is nobody to choose: it cannot be completed.
            return worths.max().unwrap_or(Worth { net: -30, gross: -30 });
        }
        let tried = match (entry.price.step, steps) {
            (None, _) => 1..=1,
            (Some(_), Some(steps)) => steps..=steps,
            (Some(step), None) => {
                let most = (self.destiny() - i32::from(entry.price.destiny)) / i32::from(step.destiny.max(1));
                1..=most.clamp(1, step.most.map_or(MOST_STEPS, i32::from).min(MOST_STEPS))
            }
        };
        let worth = |steps: i32| {
            let roles = Roles { steps, ..*roles };
            let gross = self.effect(entry.ops, &roles) + self.attached_worth(entry, &roles);
            Worth { net: gross - self.cost(entry.price, steps, &roles), gross }
        };
        tried.map(worth).max().unwrap_or(Worth { net: 0, gross: 0 })
    }

    /// The worth of a card that stays on its host.
    fn attached_worth(&self, entry: &AbilityFacts<'_>, roles: &Roles) -> i32 {
        if entry.is_ability || entry.card.after != After::Attach {
            return 0;
        }
        let host = roles.targets[0].and_then(|slot| self.at(slot));
        host.map_or(0, |host| self.side_of(host) * self.worth_on(entry.card, self.bearer(host)))
    }

    /// The price, with the card itself where it is given up.
    fn cost(&self, price: &Price, steps: i32, roles: &Roles) -> i32 {
        let step = price.step.map_or(0, |PriceStep { destiny, .. }| i32::from(destiny) * steps);
        let this = roles.this.and_then(|slot| self.at(slot));
        let given_up = this.filter(|_| price.discard_this || price.annihilate_this).map_or(0, |card| {
            // A warrior or its equipment is valuable; a card that only serves for this ability is not.
            self.asset(card).max(10)
        });
        let bearer = roles.bearer.and_then(|slot| self.at(slot));
        let wound = bearer
            .filter(|_| price.wound_bearer)
            .map_or(0, |card| if card.wounded { 400 } else { 5 * rating(card, Stat::V) + 20 });
        self.coin() * (i32::from(price.destiny) + step) + 15 * i32::from(price.promotion) + given_up + wound
    }

    /// The best caster for a spell: the player's combatant, or any warrior that can cast it.
    pub fn likely_caster(&self, card: &Card, roles: Roles) -> Roles {
        if card.kind != CardKind::Art || roles.caster.is_some() {
            return roles;
        }
        let casts = |warrior: &&CardView| self.casts_spell(warrior, card);
        let fights = |warrior: &&CardView| {
            self.view
                .combat
                .is_some_and(|combat| combat.attacker == Some(warrior.slot) || combat.defender == Some(warrior.slot))
        };
        let all = || self.own_warriors().filter(casts);
        Roles { caster: all().find(fights).or_else(|| all().next()).map(|warrior| warrior.slot), ..roles }
    }

    /// The composed item as an entry; nothing for an item without steps.
    pub fn entry_of(&self, item: &Composed) -> Option<AbilityFacts<'a>> {
        let card = self.view.cards.card(item.card?);
        let this = item.slot.and_then(|slot| self.at(slot));
        let bearer = this.map(|card| self.bearer(card).slot);
        match item.what {
            What::Card | What::Raise => card.play.as_ref().map(|play| AbilityFacts {
                card,
                when: Some(&play.when),
                price: &play.price,
                targets: &play.targets,
                ops: &play.ops,
                this: None,
                bearer: None,
                is_ability: false,
            }),
            What::Ability(number) => card.abilities.get(number as usize).map(|ability| AbilityFacts {
                card,
                when: Some(&ability.when),
                price: &ability.price,
                targets: &ability.targets,
                ops: &ability.ops,
                this: item.slot,
                bearer,
                is_ability: true,
            }),
            What::Trigger(number) => card.triggers.get(number as usize).map(|trigger| AbilityFacts {
                card,
                when: None,
                price: &trigger.price,
                targets: &[],
                ops: &trigger.ops,
                this: item.slot,
                bearer,
                is_ability: true,
            }),
            What::Add
            | What::AddCovered
            | What::Seek
            | What::Exit
            | What::Board
            | What::Transfer
            | What::Sabotage
            | What::Meditate
            | What::Goal(_)
            | What::Reward
            | What::Return => None,
        }
    }
}

/// Whether a card is attached to its first target when it is played, by the rules of its kind.
pub(super) fn is_attached(card: &Card) -> bool {
    match card.kind {
        CardKind::Equipment | CardKind::Relic | CardKind::Symmetry | CardKind::Ki | CardKind::Beast => {
            card.places.is_empty()
        }
        CardKind::Fortification => card.given_to.is_some() && card.places.is_empty(),
        CardKind::Special | CardKind::Art => card.after == After::Attach,
        CardKind::Warrior | CardKind::Mission | CardKind::Warzone | CardKind::Alliance => false,
    }
}
