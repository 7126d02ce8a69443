//! The total value of the symbols of a card.

use coal::card::{Against, Card, Effect};

/// The damage and the defence of a card, added up over its symbols. Alternatives are added together: against a given
/// attack, usually one of them helps.
#[derive(Clone, Copy, Default)]
pub(super) struct Worth {
    pub damage: [i32; 3],
    pub absorb: [i32; 2],
    pub neutralize: [bool; 2],
    /// Everything else, in points.
    pub extra: i32,
}

impl Worth {
    pub fn of(card: &Card) -> Self {
        Self::of_effects(&card.effects)
    }

    /// The value of the card as an Echo card.
    pub fn of_echo(card: &Card) -> Self {
        Self::of_effects(&card.echo)
    }

    pub fn of_effects(effects: &[Effect]) -> Self {
        let mut worth = Self::default();
        worth.add(effects);
        worth
    }

    /// The values of the card with each of its alternatives: an attack has the effects of one of them.
    pub fn of_each_alternative(card: &Card) -> Vec<Self> {
        let (choices, always): (Vec<&Effect>, Vec<&Effect>) =
            card.effects.iter().partition(|effect| matches!(effect, Effect::OneOf(_)));
        let mut plain = Self::default();
        always.into_iter().for_each(|effect| plain.add(std::slice::from_ref(effect)));
        let alternatives = choices.into_iter().flat_map(|effect| match effect {
            Effect::OneOf(alternatives) => alternatives.as_slice(),
            _ => &[],
        });
        let with = |effects: &Vec<Effect>| {
            let mut worth = plain;
            worth.add(effects);
            worth
        };
        let all: Vec<Self> = alternatives.map(with).collect();
        if all.is_empty() { vec![plain] } else { all }
    }

    pub fn add(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Damage { kind, n } => self.damage[*kind as usize] += i32::from(*n),
                Effect::Absorb { kind, n } => self.absorb[*kind as usize] += i32::from(*n),
                Effect::NeutralizeAttack { kind } => self.neutralize[*kind as usize] = true,
                Effect::OneOf(alternatives) => alternatives.iter().for_each(|effects| self.add(effects)),
                Effect::Draw { n } | Effect::Heal { n } | Effect::Transfer { n } | Effect::RemoveTokens { n, .. } => {
                    self.extra += i32::from(*n);
                }
                Effect::SelfDamage { n } | Effect::DiscardHand { n } => self.extra -= i32::from(*n),
                Effect::DiscardDeck { .. } | Effect::Generate { .. } => {}
            }
        }
    }

    pub fn total_damage(&self) -> i32 {
        self.damage.iter().sum()
    }

    /// The amount of this attack that it would stop.
    pub fn stops(&self, attack: &Attack) -> i32 {
        let neutralizes = [Against::Physical, Against::Energy]
            .into_iter()
            .any(|kind| self.neutralize[kind as usize] && attack.kinds[kind as usize]);
        if neutralizes {
            return attack.total();
        }
        (0..2).map(|kind| self.absorb[kind].min(attack.damage[kind])).sum()
    }

    /// The value of keeping the card.
    pub fn keep(&self) -> i32 {
        let neutralizes = self.neutralize.iter().filter(|kind| **kind).count() as i32;
        2 * self.total_damage() + self.absorb.iter().sum::<i32>() + 2 * neutralizes
    }

    /// The value of its attack and defence symbols in points: its effect each time as an Echo card.
    pub fn points(&self) -> i32 {
        let neutralizes = self.neutralize.iter().filter(|kind| **kind).count() as i32;
        self.total_damage() + self.absorb.iter().copied().max().unwrap_or(0) + 2 * neutralizes
    }
}

/// An attack on its way to a target: its damage by kind, and the kinds as which it may be neutralized.
#[derive(Clone, Copy, Default)]
pub(super) struct Attack {
    pub damage: [i32; 3],
    pub kinds: [bool; 2],
}

impl Attack {
    pub fn total(&self) -> i32 {
        self.damage.iter().sum()
    }
}
