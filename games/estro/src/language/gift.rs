//! Gifts: how often, when, and in answer to what.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Effect, Filter};

/// How often a Gift works: its symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Usage {
    /// 1V: once in a match (ESTRO-GIFT-08).
    Once,
    /// ∞: as often as its condition occurs, or all the time (ESTRO-GIFT-11).
    Infinite,
    /// No symbol: each time its moment comes (ESTRO-GIFT-12).
    Plain,
}

/// A moment at which Gifts may be used by choice: one of the windows of ESTRO-TURN-22.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Moment {
    /// After the draw: W-DRAW.
    Draw,
    /// After the play and its Gifts: W-PLAY.
    Play,
    /// An attack is declared, before the dice: W-DECL.
    Declared,
    /// After the dice, before the comparison: W-DICE.
    Dice,
    /// A card is about to be destroyed: W-DEATH.
    Death,
    /// After an attack: W-AFTER.
    After,
    /// At the start of Phase 4: W-END.
    End,
}

impl Moment {
    /// All, in the order of a turn.
    pub const ALL: [Self; 7] =
        [Self::Draw, Self::Play, Self::Declared, Self::Dice, Self::Death, Self::After, Self::End];

    /// Its place in [`Moment::ALL`].
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// When a Gift activates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Timing {
    /// When the card is played, turned up or enters the field face up (ESTRO-GIFT-01, ESTRO-GIFT-19).
    OnPlay,
    /// All the time while the card lies face up on the field (ESTRO-GIFT-11).
    Passive,
    /// When the card attacks (ESTRO-TURN-18).
    OnAttack,
    /// When the card is attacked.
    OnAttacked,
    /// After the card has won a clash as attacker.
    OnWon,
    /// After the card has resisted an attack.
    OnResisted,
    /// When the card is about to be destroyed (ESTRO-DEST-07, D2).
    OnDying,
    /// When the card was destroyed (ESTRO-DEST-07, D8).
    OnDestroyed,
    /// When an opponent's Gift activates: as a countermove before it, or as a response after it (ESTRO-GIFT-04,
    /// ESTRO-GIFT-05).
    OnOpponentGift,
    /// When an opponent has played a card (ESTRO-TURN-14).
    OnOpponentPlay,
    /// By choice, in one window.
    Activated(Moment),
    /// At the start of its controller's turn.
    StartOfTurn,
    /// At the end of its controller's turn.
    EndOfTurn,
}

/// Which Gifts a countermove answers, by what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Answers {
    /// Every Gift.
    Any,
    /// Gifts that destroy cards.
    Destroying,
    /// Gifts that raise values.
    Raising,
    /// Gifts that lower values.
    Lowering,
    /// Gifts that inhibit Gifts, or counter them.
    Inhibiting,
    /// Gifts that draw cards or bring them back.
    Drawing,
    /// Gifts that change faces or look at what is hidden.
    Revealing,
}

/// What a countermove does to the Gift that it answers (ESTRO-GIFT-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Countermove {
    /// None of its effects happen, and it is not used up.
    Annul,
    /// Every number that it adds to a value or draws is smaller by this, not below 0.
    Reduce(u8),
    /// Its chosen cards are chosen anew by the controller of the countermove, by the same description.
    Redirect,
}

/// A Gift that explicitly counters others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub struct Counter(pub Answers, pub Countermove);

/// The Gift of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// How often.
    pub usage: Usage,
    /// When.
    pub timing: Timing,
    /// Used from the hand: its card is discarded for it (ESTRO-GIFT-23). Only where a player answers or chooses.
    #[serde(default)]
    pub from_hand: bool,
    /// Its controller may decline (ESTRO-GIFT-02).
    #[serde(default)]
    pub optional: bool,
    /// How many of its controller's own turns it waits (ESTRO-GIFT-14).
    #[serde(default)]
    pub delay: u8,
    /// Which cards' attacking, being attacked, dying or being played it watches; by default its own card's, for
    /// [`Timing::OnOpponentPlay`] every card of the other side.
    #[serde(default)]
    pub watch: Option<Filter>,
    /// Which Gifts it counters, and how.
    #[serde(default)]
    pub counter: Option<Counter>,
    /// What it does, in order.
    #[serde(default)]
    pub effects: Vec<Effect>,
}

impl Gift {
    /// Every effect, those behind a coin included.
    pub fn all_effects(&self) -> impl Iterator<Item = &Effect> {
        self.effects.iter().flat_map(|effect| {
            let (here, there): (&[Effect], &[Effect]) = match effect {
                Effect::Coin(then) => (then, &[]),
                Effect::Toss(heads, tails) => (heads, tails),
                other => (std::slice::from_ref(other), &[]),
            };
            here.iter().chain(there)
        })
    }
}
