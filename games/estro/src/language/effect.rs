//! What a Gift does: the primitives of the card language.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::{Estro, Face, Filter, Stat, Target};

/// A value that an effect changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Value {
    /// One statistic.
    Stat(Stat),
    /// The primary value of the card (ESTRO-CARD-04).
    Primary,
    /// TOT itself, and no statistic (ESTRO-CARD-03).
    Tot,
}

/// How long a change lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Until {
    /// For the clash that is going on (ESTRO-ATK-15).
    Clash,
    /// Until the end of this turn: what a Gift without a symbol means by default (ESTRO-GIFT-12).
    Turn,
    /// Until the end of its controller's next turn.
    NextTurn,
    /// Until the end of this round.
    Round,
    /// Until the changed card leaves the field. A 1V Gift's change comes back with the card (ESTRO-GIFT-09, ESTRO-GIFT-10).
    Leaves,
    /// For the rest of the match, in every area.
    Match,
    /// As long as the passive Gift works: only and always in passive Gifts (ESTRO-GIFT-11).
    While,
}

/// A number that may depend on the field: `n`, or `n` for each card that a filter describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Amount {
    /// This number.
    Of(i8),
    /// This number for each of these cards.
    Each(i8, Filter),
}

/// A player, as the controller of the Gift sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Who {
    /// The controller.
    You,
    /// An opponent; the next one in turn order where there are several.
    Opponent,
    /// Every player.
    Each,
}

/// Who picks a card that is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Pick {
    /// Its owner.
    Owner,
    /// Chance.
    Random,
}

/// The new Estro of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum NewEstro {
    /// This one.
    Is(Estro),
    /// One that the controller of the Gift chooses.
    Chosen,
}

/// One step of a Gift; the steps happen in order, as much as is possible (ESTRO-GIFT-17).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Effect {
    // Values.
    /// Adds to a value (negative: subtracts).
    Add(Target, Value, Amount, Until),
    /// Doubles a value, as it stands (ESTRO-CARD-07).
    Double(Target, Value, Until),
    /// Exchanges two statistics, as they stand (ESTRO-CARD-07).
    Swap(Target, Stat, Stat, Until),
    /// Exchanges two statistics that the controller chooses, as they stand (ESTRO-CARD-07).
    Exchange(Target, Until),
    /// Gives another Estro (ESTRO-CARD-09).
    Become(Target, NewEstro, Until),

    // Destruction.
    /// Destroys, without comparing anything (ESTRO-GIFT-16).
    Destroy(Target),
    /// Lets a card that is about to be destroyed stay on the field (ESTRO-DEST-05).
    Save(Target),
    /// Keeps a card from being destroyed by any cause for a time (ESTRO-DEST-07, D0).
    Protect(Target, Until),
    /// A cost: the controller sacrifices cards, from the hand or from the field (ESTRO-DEST-04). Without one the steps
    /// behind it do not happen.
    Sacrifice(Target),

    // Cards that move.
    /// Puts cards of an Incinerator onto their owner's field, face up (ESTRO-DEST-02).
    Return(Target),
    /// The same, with the Gift inhibited for the rest of the match.
    ReturnInhibited(Target),
    /// Puts cards, from the field or an Incinerator, into their owner's hand.
    ToHand(Target),
    /// Draws cards.
    Draw(Who, u8),
    /// The controller draws the first number of cards, keeps the second, and puts the rest under the deck.
    DrawKeep(u8, u8),
    /// Discards cards from the hand (ESTRO-DEST-04).
    Discard(Who, u8, Pick),
    /// Puts the top cards of a deck into its Incinerator, which destroys nothing (ESTRO-DEST-04).
    Mill(Who, u8),
    /// Puts the top card of the controller's deck onto the field.
    Deploy(Face),
    /// The same, face up, with its Gift inhibited for the rest of the match.
    DeployInhibited,
    /// Puts the top card of the dimensional deck onto the field (ESTRO-FESS-07).
    Summon,

    // Faces.
    /// Turns cards up; their Gift activates as if they had been played (ESTRO-FACE-07).
    TurnUp(Target),
    /// Turns cards down (ESTRO-FACE-11).
    TurnDown(Target),
    /// The controller looks at cards: face-down ones, or those of a hand.
    Look(Target),
    /// Shows cards to everybody, from a hand.
    Reveal(Target),

    // Chance.
    /// The controller calls a coin; after a right call these effects happen (ESTRO-GIFT-15).
    Coin(Vec<Effect>),
    /// A coin is tossed, and nobody calls it: on heads the first effects happen, on tails the second.
    Toss(Vec<Effect>, Vec<Effect>),

    // Gifts.
    /// Inhibits the Gifts of cards (ESTRO-GIFT-13).
    Inhibit(Target, Until),

    // What may be done.
    /// The controller may play one more card this turn, of this description (ESTRO-TURN-11).
    ExtraPlay(Option<Estro>),
    /// The controller may make that many more attacks this turn (ESTRO-ATK-02).
    ExtraAttack(u8),
    /// A card may attack once more this turn (ESTRO-ATK-02).
    AttackAgain(Target),
    /// Cards cannot attack for a time.
    CannotAttack(Target, Until),
    /// Cards cannot attack in their controller's next turn; in the turn that is going on they can.
    Rest(Target),
    /// A player makes one attack at most in its next turn (ESTRO-GEN-02).
    AttackOnce(Who),
    /// Cards have to attack in their controller's next Phase 3 (ESTRO-ATK-22).
    MustAttack(Target),
    /// The hand limit of the controller changes by this until the end of its next turn, or of this one (ESTRO-TURN-20).
    HandLimit(i8, Until),
    /// A player does not draw in the next Phase 1 (ESTRO-TURN-04).
    SkipDraw(Who),
    /// Draws one more Zone card, or puts one in place of the active one (ESTRO-ZONE-12).
    ZoneExtra,
    /// See [`Effect::ZoneExtra`].
    ZoneReplace,
    /// Ends the attack that is going on, without a result (ESTRO-ATK-17).
    StopAttack,
    /// Leads the attack that is going on to another card of the same side (ESTRO-ATK-20).
    Redirect(Target),

    // What only one mode has; in all others it cannot be resolved (ESTRO-GIFT-17, ESTRO-BAST-38).
    /// Synaptic Actions for this phase (ESTRO-BAST-40).
    Synapses(u8),
    /// A "+5 TOT" token (ESTRO-BAST-42).
    Token(Target),
    /// Changes the shields of a ship that the player chooses (ESTRO-SOLO-22).
    Shields(i8),
    /// Changes a running countdown (ESTRO-SOLO-20).
    Alarm(i8),
    /// Moves Horde cards along their lane, away from the Bastion (ESTRO-BAST-15).
    Push(Target, u8),
}

impl Effect {
    /// The cards that it is about, where it has such.
    #[must_use]
    pub const fn target(&self) -> Option<&Target> {
        match self {
            Self::Add(target, ..)
            | Self::Double(target, ..)
            | Self::Swap(target, ..)
            | Self::Exchange(target, _)
            | Self::Become(target, ..)
            | Self::Destroy(target)
            | Self::Save(target)
            | Self::Protect(target, _)
            | Self::Sacrifice(target)
            | Self::Return(target)
            | Self::ReturnInhibited(target)
            | Self::ToHand(target)
            | Self::TurnUp(target)
            | Self::TurnDown(target)
            | Self::Look(target)
            | Self::Reveal(target)
            | Self::Inhibit(target, _)
            | Self::AttackAgain(target)
            | Self::CannotAttack(target, _)
            | Self::Rest(target)
            | Self::MustAttack(target)
            | Self::Redirect(target)
            | Self::Token(target)
            | Self::Push(target, _) => Some(target),
            _ => None,
        }
    }

    /// The filter of its target, where the target has one.
    #[must_use]
    pub const fn filter(&self) -> Option<&Filter> {
        match self.target() {
            Some(target) => target.filter(),
            None => None,
        }
    }
}
