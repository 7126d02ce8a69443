//! How cards are played and used, and what happens by itself.

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Amount, Filter, If, Modifier, Op, Place, When, WhichPlayers, Who};

/// How a card is played from the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Play {
    /// The timing.
    pub when: When,
    /// The price, apart from Actions.
    #[serde(default)]
    pub price: Price,
    /// The conditions for playing it.
    #[serde(default)]
    pub needs: Vec<If>,
    /// The targets that are chosen when it is announced (TIME-02).
    #[serde(default)]
    pub targets: Vec<Target>,
    /// The effect.
    #[serde(default)]
    pub ops: Vec<Op>,
    /// The limit on playing it: once in a game means once, whoever plays it.
    #[serde(default)]
    pub limit: Limit,
    /// Whether nothing answers it.
    #[serde(default)]
    pub never_countered: bool,
}

/// A price.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Price {
    /// Destiny Points.
    #[serde(default)]
    pub destiny: u8,
    /// Promotion Points.
    #[serde(default)]
    pub promotion: u8,
    /// Destiny Points for each step (ART-07).
    #[serde(default)]
    pub step: Option<PriceStep>,
    /// Destiny Points that are counted when it is paid.
    #[serde(default)]
    pub counted: Amount,
    /// Whether this card is discarded for it.
    #[serde(default)]
    pub discard_this: bool,
    /// Whether this card is annihilated for it.
    #[serde(default)]
    pub annihilate_this: bool,
    /// Whether the bearer is wounded for it.
    #[serde(default)]
    pub wound_bearer: bool,
}

/// A price for each step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PriceStep {
    /// Destiny Points for one step.
    pub destiny: u8,
    /// The most steps; without it there is no limit but the pool.
    #[serde(default)]
    pub most: Option<u8>,
    /// Whether zero steps are allowed.
    #[serde(default)]
    pub may_be_none: bool,
}

/// Something that is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Target {
    /// A warrior in play.
    Warrior(Filter),
    /// A card in play, attached or standing alone.
    Card(Filter),
    /// A player.
    Player(WhichPlayers),
    /// One of the two tactics.
    Tactic,
    /// An affiliation among these tags' families: one of the five corporations, the Brotherhood or the Dark Legion.
    Affiliation,
    /// One of the five corporations.
    Corporation,
}

/// Something that holds while the card is in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Always {
    /// The warriors or cards that are affected.
    #[serde(default)]
    pub who: Who,
    /// As long as all of this holds of each of them.
    #[serde(default, rename = "if")]
    pub conditions: Vec<If>,
    /// The gifts that they have.
    pub gives: Vec<Modifier>,
}

/// Something that may be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ability {
    /// The timing.
    pub when: When,
    /// The price, apart from Actions.
    #[serde(default)]
    pub price: Price,
    /// The limit on using it.
    #[serde(default)]
    pub limit: Limit,
    /// The conditions for using it.
    #[serde(default)]
    pub needs: Vec<If>,
    /// The targets.
    #[serde(default)]
    pub targets: Vec<Target>,
    /// The effect.
    pub ops: Vec<Op>,
}

/// The limit on using an ability.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Limit {
    /// As often as it is paid for.
    #[default]
    None,
    /// Once in a Turn.
    OncePerTurn,
    /// Once in a combat.
    OncePerCombat,
    /// Once in the game, even if the card leaves play and comes back.
    OncePerGame,
    /// Once after the same event, whichever player does it.
    OncePerEvent,
}

/// Something that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    /// The event that triggers it.
    pub on: On,
    /// As long as all of this holds.
    #[serde(default, rename = "if")]
    pub conditions: Vec<If>,
    /// Whether the controller may decline.
    #[serde(default)]
    pub may: bool,
    /// The price, if the ability may be declined.
    #[serde(default)]
    pub price: Price,
    /// The effect.
    pub ops: Vec<Op>,
}

/// An event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum On {
    /// A warrior of this description was added.
    Added(Filter),
    /// A warrior of this description was wounded, not killed.
    Wounded(Filter),
    /// A warrior of this description was killed.
    Killed(Filter),
    /// A warrior of this description was killed in combat.
    KilledInCombat(Filter),
    /// The bearer killed a warrior of this description in combat.
    BearerKills(Filter),
    /// A warrior of this description was healed.
    Healed(Filter),
    /// A card of this description was discarded from play.
    Discarded(Filter),
    /// A card of this description was discarded from play, or left it because it was killed, wherever it went.
    KilledOrDiscarded(Filter),
    /// A warrior of this description survived a combat, in which it was the attacker (`true`) or any combatant.
    Survived(Filter, bool),
    /// A combat of the bearer is over and it survived.
    BearerSurvived,
    /// A player earned Promotion Points; with `true`, you.
    EarnedPromotion(bool),
    /// A player completed a Mission; with `true`, an opponent.
    MissionCompleted(bool),
    /// Your draw step begins.
    YourDrawStep,
    /// The draw step of the player that it is attached to, or that controls its bearer, begins.
    BearersDrawStep,
    /// The draw step of any player begins.
    EachDrawStep,
    /// Your Discard phase begins.
    YourDiscardPhase,
    /// You have discarded in your Discard phase, or declined to (TURN-09, TURN-10).
    AfterYourDiscard,
    /// The bearer becomes the defender of an attack.
    BearerAttacked,
    /// A combat of the bearer begins.
    BearerInCombat,
    /// The fourth step of a combat of the bearer begins, also for a second time after a change of combatants or of the
    /// tactic (CMB-17, AMB-77).
    BearerArmed,
    /// The bearer's card is discarded, killed or annihilated.
    BearerLeaves,
    /// This card enters play.
    Enters,
    /// The bearer wounded a warrior of this description in combat and did not kill it.
    BearerWounds(Filter),
    /// The bearer wounded a warrior of this description in combat, or killed it there.
    BearerHits(Filter),
    /// A warrior of this description was wounded, or killed by a wound.
    Hit(Filter),
    /// A warrior of the first description wounded one of the second in combat, did not kill it, and survived that
    /// combat. The event is about the wounded one; the other did it.
    SurvivedAndWounded(Filter, Filter),
    /// A warrior of this description earned Promotion Points, for its player.
    WarriorEarned(Filter),
    /// A warrior of this description lost an affiliation.
    LosesAffiliation(Filter),
    /// A player searched an own pile, or the Collection, and took a card; with `true`, an opponent.
    Searched(bool),
    /// A player searched its own Draw Pile or Discard Pile and took a card to the hand.
    SearchedForHand,
}

/// The goals and rewards of a Mission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mission {
    /// The goals.
    pub goals: Vec<Goal>,
}

/// A goal of a Mission; a Mission with several is completed by any of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Goal {
    /// The holder, or a warrior of the holding player, kills a warrior of this description in combat.
    Kill(Filter, Reward),
    /// The same, and the killer must be of the first description.
    KillBy(Filter, Filter, Reward),
    /// A warrior of the first description kills the last warrior of a player's Area.
    KillLast(Filter, Place, Reward),
    /// The holder kills the warrior that was chosen when the Mission was assigned.
    KillChosen(Reward),
    /// The holder is killed.
    Die(Reward),
    /// The holding player keeps a warrior of each description in an Area for a full turn.
    Keep(Place, Vec<Filter>, Reward),
    /// The holding player makes a card of this description leave play.
    Destroy(Filter, Reward),
    /// The holding player brings a Fortification of a name not yet counted into play; never completed.
    Build(Reward),
    /// The holder spends this number of Actions; then the effect happens.
    Spend(u8, Vec<Op>),
    /// A warrior of this description becomes a Heretic by the holding player's doing.
    Convert(Filter, Reward),
    /// The holder kills a warrior of this description and earns nothing for it; then this happens.
    KillFor(Filter, Vec<Op>),
    /// Another goal, and the holder survives the combat.
    Surviving(Box<Goal>),
}

impl Goal {
    /// The reward for reaching the goal.
    #[must_use]
    pub fn reward(&self) -> Option<Reward> {
        match self {
            Self::Kill(_, reward)
            | Self::KillBy(_, _, reward)
            | Self::KillLast(_, _, reward)
            | Self::KillChosen(reward)
            | Self::Die(reward)
            | Self::Keep(_, _, reward)
            | Self::Destroy(_, reward)
            | Self::Build(reward)
            | Self::Convert(_, reward) => Some(*reward),
            Self::Surviving(goal) => goal.reward(),
            Self::Spend(..) | Self::KillFor(..) => None,
        }
    }
}

/// The reward of a completed Mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reward {
    /// This number of Promotion Points, in addition to those of the kill.
    Promotion(u8),
    /// This multiple of the V of the killed warrior, instead of the ordinary points (MISS-05).
    TimesValue(u8),
    /// The holder decides: one multiple of the V in D, or another in P, instead of the ordinary points.
    DestinyOrPromotion(u8, u8),
    /// The holder's own V, and this number more if it killed a warrior in its last combat.
    OwnValue(u8),
    /// This number of Destiny Points, in addition to the points of the kill.
    Destiny(u8),
}
