//! Conditions.

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Filter, Players, Tactic, Who};

/// A condition for an effect to work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum If {
    /// The condition does not hold.
    Not(Box<If>),
    /// One of these holds.
    Either(Vec<If>),
    /// The warrior concerned is in combat.
    InCombat,
    /// It attacks.
    Attacking,
    /// It defends.
    Defending,
    /// The combat is fought like this.
    By(Tactic),
    /// Its combat opponent is of this description.
    Against(Filter),
    /// Its combat opponent follows an Apostle that it does not follow itself.
    AgainstOtherApostle,
    /// The bearer of the card is of this description.
    Bearer(Filter),
    /// The chosen target is of this description.
    Target(Filter),
    /// The subject of the event is of this description.
    Subject(Filter),
    /// You have at least this number of cards of this description in play.
    YouHave(u8, Filter),
    /// You have at most this number of cards of this description in play.
    YouHaveAtMost(u8, Filter),
    /// At least one card of this description is in play under any player.
    InPlay(Filter),
    /// You have at least this number of Promotion Points.
    Promotion(u8),
    /// A player has at least this number of Destiny Points.
    Destiny(Players, u8),
    /// It is your Turn.
    YourTurn,
    /// A card has reversed the direction of play, or does so after this Turn.
    DirectionReversed,
    /// At least this number of players are still in the match.
    PlayersLeft(u8),
    /// A combat is in progress.
    Combat,
    /// The combat opponent gets something from a Fortification.
    OpponentFortified,
    /// The warrior concerned, or the one that the event was about, was wounded in the combat that has just ended.
    WasWounded,
    /// The warrior concerned is of this description: of an effect on an opponent, the opponent.
    Is(Filter),
    /// The warrior concerned bears a card of this description, or used one up in this combat and still has its effect.
    Equipped(Filter),
    /// The last search of this effect found something.
    Found,
    /// The card has at least this number of markers.
    Markers(u8),
    /// The Action before this attack was spent on aiming with the card.
    Aimed,
    /// The warrior concerned attacks with at least this number of Actions.
    AttackActions(u8),
    /// The culprit of the event is of this description.
    Culprit(Filter),
    /// The defender of the combat defends from a Warzone.
    InWarzone,
    /// This card has infected its bearer.
    Infected,
    /// A card was assigned to this card, also if it has left play since.
    Assigned,
    /// The attacker or the defender of the combat that has just ended was wounded or killed in it.
    Hurt(Who),
}
