//! Figures of a deck: the numbers that the rules limit, the cost curve, the symbols.

use table::Language;

use super::Deck;
use crate::card::{Against, Card, CardType, DamageKind, Effect, Resource};
use crate::set::CardSet;
use crate::words::say;

/// A kind of symbol on cards, as counted in a deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// Physical Damage.
    PhysicalDamage,
    /// Energy Damage.
    EnergyDamage,
    /// Damage without a kind.
    GenericDamage,
    /// Physical Damage absorbed.
    AbsorbPhysical,
    /// Energy Damage absorbed.
    AbsorbEnergy,
    /// A whole attack neutralized.
    Neutralize,
    /// Tokens removed.
    Remove,
    /// Tokens transferred.
    Transfer,
    /// Cards drawn.
    Draw,
    /// Cards of the owner's hand or deck discarded.
    Discard,
    /// Damage Points healed.
    Heal,
    /// Damage to the owner's Steambot.
    SelfDamage,
}

impl Symbol {
    /// Every kind.
    pub const ALL: [Self; 12] = [
        Self::PhysicalDamage,
        Self::EnergyDamage,
        Self::GenericDamage,
        Self::AbsorbPhysical,
        Self::AbsorbEnergy,
        Self::Neutralize,
        Self::Remove,
        Self::Transfer,
        Self::Draw,
        Self::Discard,
        Self::Heal,
        Self::SelfDamage,
    ];

    /// Its name.
    #[must_use]
    pub fn say(self, language: Language) -> String {
        let id = match self {
            Self::PhysicalDamage => "symbol-physical-damage",
            Self::EnergyDamage => "symbol-energy-damage",
            Self::GenericDamage => "symbol-generic-damage",
            Self::AbsorbPhysical => "symbol-absorb-physical",
            Self::AbsorbEnergy => "symbol-absorb-energy",
            Self::Neutralize => "symbol-neutralize",
            Self::Remove => "symbol-remove",
            Self::Transfer => "symbol-transfer",
            Self::Draw => "symbol-draw",
            Self::Discard => "symbol-discard",
            Self::Heal => "symbol-heal",
            Self::SelfDamage => "symbol-self-damage",
        };
        say(language, id, &[])
    }
}

/// The figures of a deck; every copy counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Cards (COAL-DECK-01).
    pub cards: u32,
    /// Reactions (COAL-DECK-03).
    pub reactions: u32,
    /// Deck-building symbols (COAL-DECK-04).
    pub deck_building: u32,
    /// Cards by the number of tokens in their cost, from 0 to 4.
    pub curve: [u32; 5],
    /// Cards by type, in the order of [`CardType::ALL`].
    pub types: [u32; 5],
    /// Steam and Energy in the costs of all cards.
    pub costs: [u32; 2],
    /// Cards that give Steam, and cards that give Energy when consumed.
    pub gives: [u32; 2],
    /// Symbols of effects, including Echo parts and alternatives, in the order of [`Symbol::ALL`].
    pub symbols: [u32; 12],
}

impl Deck {
    /// The figures of the deck.
    #[must_use]
    pub fn figures(&self, cards: &CardSet) -> Figures {
        let mut figures = Figures::default();
        for (card, copies) in self.cards() {
            figures.count(cards.card(card), copies.into());
        }
        figures
    }
}

impl Figures {
    /// The figures of one copy of a card.
    #[must_use]
    pub fn of_card(card: &Card) -> Self {
        let mut figures = Self::default();
        figures.count(card, 1);
        figures
    }

    fn count(&mut self, card: &Card, copies: u32) {
        self.cards += copies;
        self.reactions += if card.kind == CardType::Reaction { copies } else { 0 };
        self.deck_building += copies * u32::from(card.deck_building);
        self.curve[usize::from(card.cost.total()).min(4)] += copies;
        self.types[card.kind as usize] += copies;
        self.costs[0] += copies * u32::from(card.cost.steam);
        self.costs[1] += copies * u32::from(card.cost.energy);
        self.gives[usize::from(card.consume == Resource::Energy)] += copies;
        for effect in card.effects.iter().chain(&card.echo) {
            self.effect(effect, copies);
        }
    }

    fn effect(&mut self, effect: &Effect, copies: u32) {
        let (symbol, n) = match effect {
            Effect::Damage { kind: DamageKind::Physical, n } => (Symbol::PhysicalDamage, *n),
            Effect::Damage { kind: DamageKind::Energy, n } => (Symbol::EnergyDamage, *n),
            Effect::Damage { kind: DamageKind::Generic, n } => (Symbol::GenericDamage, *n),
            Effect::Absorb { kind: Against::Physical, n } => (Symbol::AbsorbPhysical, *n),
            Effect::Absorb { kind: Against::Energy, n } => (Symbol::AbsorbEnergy, *n),
            Effect::NeutralizeAttack { .. } => (Symbol::Neutralize, 1),
            Effect::RemoveTokens { n, .. } => (Symbol::Remove, *n),
            Effect::Transfer { n } => (Symbol::Transfer, *n),
            Effect::Draw { n } => (Symbol::Draw, *n),
            Effect::DiscardDeck { n } | Effect::DiscardHand { n } => (Symbol::Discard, *n),
            Effect::Heal { n } => (Symbol::Heal, *n),
            Effect::SelfDamage { n } => (Symbol::SelfDamage, *n),
            // This occurs on Maneuvers only.
            Effect::Generate { .. } => return,
            Effect::OneOf(alternatives) => {
                alternatives.iter().flatten().for_each(|effect| self.effect(effect, copies));
                return;
            }
        };
        self.symbols[symbol as usize] += copies * u32::from(n);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Model;

    #[test]
    fn each_figure_counts_every_copy() {
        let cards = CardSet::house();
        for model in Model::ALL {
            let figures = Deck::predefined(model, &cards).figures(&cards);
            assert_eq!(figures.cards, 20);
            assert_eq!(figures.curve.iter().sum::<u32>(), 20);
            assert_eq!(figures.types.iter().sum::<u32>(), 20);
            assert_eq!(figures.gives.iter().sum::<u32>(), 20);
            assert_eq!(figures.types[CardType::Reaction as usize], figures.reactions);
        }
        let deck = Deck::read("3 c2-electric-arc", &cards).unwrap().figures(&cards);
        assert_eq!((deck.curve[3], deck.costs, deck.gives), (3, [0, 9], [3, 0]));
        assert_eq!(deck.symbols[Symbol::EnergyDamage as usize], 6);
        assert_eq!(deck.symbols[Symbol::Remove as usize], 3);
    }
}
