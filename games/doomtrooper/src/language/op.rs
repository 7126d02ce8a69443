//! The effects of cards.

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Amount, Filter, Modifier, Place, Players, Tactic, Target, Who};

/// One step of an effect; the steps of a card happen in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Op {
    // Lasting effects.
    /// Cards have something for a time: those that are in play now.
    Lasting {
        /// The cards that have it.
        who: Who,
        /// The gifts.
        gives: Vec<Modifier>,
        /// The duration.
        until: Until,
    },
    /// Only combats of this tactic may be fought for a time; one of the other tactic ends at once.
    OnlyTactic(Tactic, Until),
    /// No combat may be fought for a time.
    NoCombats(Until),
    /// Cards of this description may not be played for a time.
    NoPlaying(Filter, Until),
    /// Cards of a description (warriors, unless it names another kind) have something for a time, later ones too.
    LastingForAll {
        /// The cards that have it.
        filter: Filter,
        /// The gifts.
        gives: Vec<Modifier>,
        /// The duration.
        until: Until,
    },

    // Health.
    /// Warriors are healed.
    Heal(Who),
    /// Warriors are wounded; a wounded one is killed. With `true`, who plays this earns the points of a kill.
    Wound(Who, bool),
    /// Warriors are killed. With `true`, who plays this earns the points.
    Kill(Who, bool),
    /// Warriors take this number of points of damage: those whose A is not higher are wounded. With `true`, kills earn
    /// points.
    Damage(Who, Amount, bool),
    /// The warrior that was killed is not, and stays as it was.
    Save(Who),
    /// The warrior that was killed stays in play, wounded; it counts as killed.
    StaysInPlay(Who),
    /// The wound that a warrior has just suffered, deadly or not, did not happen.
    PreventWound(Who),

    // Cards in play.
    /// Cards are discarded.
    Discard(Who),
    /// Cards are annihilated.
    Annihilate(Who),
    /// Every card in play but Alliances (ALLY-04) is annihilated, without regard to immunities.
    AnnihilateAll,
    /// Every player who has more warriors in play than the player with the fewest discards some, of the player's own
    /// choice, down to that number.
    DownToFewest,
    /// Cards return to their owner's hand.
    ToHand(Who),
    /// Cards are shuffled into their owner's Draw Pile.
    IntoDrawPile(Who),
    /// A card is attached to another one.
    MoveTo(Who, Who),
    /// Warriors go into Cover.
    IntoCover(Who),
    /// Warriors leave Cover.
    OutOfCover(Who),
    /// A warrior moves to an Area of its controller.
    MoveToPlace(Who, Place),
    /// Someone gets control of a card.
    Control(Who, Players),
    /// Markers are put on a card, or taken from it.
    Markers(Who, i8),
    /// Everything attached to a card is attached to another one.
    MoveAllTo(Who, Who),
    /// Cards attached to a warrior that may not be on it any more are discarded.
    DiscardIllegal(Who),
    /// The Vehicle that a warrior is inside is discarded; the warrior is not wounded for that (VEH-13).
    LosesVehicle(Who),
    /// A card is assigned to this card, which remembers it and its name.
    Assign(Who),
    /// A warrior becomes a prisoner of this card: it neither attacks nor is attacked, and returns to its Area when this
    /// card leaves play.
    Imprison(Who),
    /// You discard any number of cards of this description.
    DiscardAny(Filter),
    /// You attach a card of this description from your hand to a card.
    AttachFromHand(Filter, Who),
    /// Cards are discarded, each of them unless its controller pays this number of Destiny Points for it.
    DiscardUnless(Who, u8),
    /// You may move cards of the first description, each once, onto cards of the second that may bear them.
    Redistribute(Filter, Filter),
    /// You assign a Mission to another warrior in play or, if it is assigned to a player, to another player.
    Reassign(Who),
    /// This card is attached to a warrior and has infected it; a dead one, or one that a card of this name has infected,
    /// is not, and this card is discarded.
    Infect(Who),
    /// You pay this number of Destiny Points for each card of this description, or the effect does not happen.
    PayForEach(u8, Filter, Vec<Op>),

    // Memberships.
    /// A Heretic becomes what it was before it was made one.
    Redeem(Who),
    /// You choose an affiliation of a warrior, one that it has by a card where there is one: it is no member any more as
    /// long as this card is in play, and without any affiliation it is a Freelancer.
    LosesMembership(Who),

    // Points.
    /// A player gains Destiny Points.
    GainDestiny(Players, Amount),
    /// A player loses Destiny Points, as far as there are any.
    LoseDestiny(Players, Amount),
    /// A player loses all Destiny Points.
    LoseAllDestiny(Players),
    /// A player gains Promotion Points.
    GainPromotion(Players, Amount),
    /// A player loses Promotion Points, as far as there are any.
    LosePromotion(Players, Amount),
    /// A player loses half of the Promotion Points, rounded down.
    LoseHalfPromotion(Players),
    /// You and a player swap your Destiny Points.
    SwapDestiny(Players),
    /// You exchange points: this number of Destiny Points for one Promotion Point, in either direction.
    ExchangePoints(u8),
    /// You get the points that were just earned, instead of the player who earned them.
    TakeEarned,
    /// A warrior sabotages a player for you, and you earn this number of Promotion Points, nothing else (SAB-11).
    Sabotage(Who, Players, Amount),

    // Hands and piles.
    /// A player draws cards.
    Draw(Players, Amount),
    /// You look at a player's hand.
    LookAtHand(Players),
    /// You look at a player's Draw Pile; its owner may shuffle it.
    LookAtDrawPile(Players),
    /// Cards are discarded from a player's hand.
    DiscardFromHand(Players, Amount, Chooser),
    /// You search a pile for a card of this description and put it somewhere.
    Search(Pile, Filter, Whereto),
    /// You take cards from your Discard Pile back to your hand.
    TakeBack(Amount),
    /// The card that was just discarded goes back to its owner's hand.
    TakeDiscarded,
    /// The card that was just found is annihilated, unseen.
    AnnihilateFound,
    /// The card that was just found goes to the bottom of its pile, and one of the other cards there, at random, takes
    /// its place.
    SwapFound,
    /// You look at the top cards of players' Draw Piles.
    LookAtTop(Players, Amount),
    /// You look at cards of a player's hand that chance picks.
    LookAtRandom(Players, Amount),
    /// A player's hand is open to everybody for a time.
    OpenHand(Players, Until),
    /// You add a warrior of this description from your hand for no Action; with `true`, its V is paid.
    AddWarrior(Filter, bool),
    /// You add a warrior of your hand to an Area of a player, for its V; that player controls it.
    AddFor(Players),
    /// You draw a number of cards, keep a number of them and discard the others.
    DrawAndKeep(Amount, Amount),
    /// A player draws until the hand holds this number of cards.
    DrawUpTo(Players, u8),
    /// A player discards the whole hand.
    DiscardHand(Players),
    /// A player shuffles the Discard Pile into the Draw Pile.
    Reshuffle(Players),
    /// A player swaps the Draw Pile and the Discard Pile and shuffles the new Draw Pile.
    SwapPiles(Players),
    /// You ask a player a question about the hand that is answered with yes or no; the player answers truthfully or
    /// pays this number of Destiny Points.
    Ask(Players, u8),
    /// A warrior casts a spell of this description from your hand at once, for its price.
    CastNow(Who, Filter),
    /// You play a Mission from your hand whose goal has just been reached, and get its reward.
    CompleteFromHand,

    // Turns and Actions.
    /// You take up to this number of Actions at once, none of them an attack (ACT-12).
    ActionsNow(u8),
    /// You have this number of extra Actions in this Turn; with `true`, one may be an attack in addition to the usual
    /// one.
    MoreActions(u8, bool),
    /// You may attack once more in this Turn.
    OneMoreAttack,
    /// A player has this number of Actions less in the next Turn.
    FewerActions(Players, u8),
    /// A player misses the next Turn.
    MissTurn(Players),
    /// You take another Turn after this one.
    AnotherTurn,
    /// The match that was just won continues: the P of the winner and this number more win now.
    RaiseTarget(u8),
    /// The direction of play is reversed from the next Turn on (MULTI-09).
    ReverseDirection,
    /// You and a player exchange seats: from the next Turn on play goes round accordingly (MULTI-09).
    ExchangeSeats(Players),

    // The combat.
    /// The card or ability that this answers has no effect.
    Cancel,
    /// The combat ends.
    EndCombat,
    /// The tactic of the combat changes.
    SwitchTactic,
    /// The tactic of the combat becomes this.
    SetTactic(Tactic),
    /// The defender becomes another warrior.
    ChangeDefender(Who),
    /// The attacker becomes another warrior.
    ChangeAttacker(Who),
    /// A combatant's blow comes first; if it wounds, the combat is over, otherwise the other one strikes.
    FirstBlow(Who),
    /// A card may not be used in this combat.
    NotUsed(Who),
    /// You earn the points of the kills of this combat, for all killers.
    EarnKills,
    /// A combatant withdraws: the combat ends, and the opponent earns half of its V, rounded up.
    Withdraw(Who),
    /// Your warriors assist a combatant: F and S are added, and the opponent chooses whom its blow hits.
    Assist(Who, Target),
    /// A warrior may attack at once, a warrior of this description.
    AttackNow(Who, Filter),
    /// Warriors of yours of the first description attack warriors of the second at once, one attack after another, each
    /// once. With `true`, each that can must attack, and each another warrior.
    AttackEach(Filter, Filter, bool),
    /// The bearer aims with this card, for an attack that is the next Action.
    Aim,
    /// The attack that was announced must be made by this warrior, if it can attack (AMB-154).
    MustBeAttacker(Who),
    /// The first warrior attacks the second at once, for any controllers.
    ForceAttack(Who, Who),
    /// In the next Turn a player must attack this warrior, if possible, with a warrior of the player's choice.
    MustAttackNext(Players, Who),
    /// A player says of the next Turn whether there will be an attack, who attacks whom, and by which tactic, and keeps
    /// to that as far as possible.
    TellPlans(Players),

    // Building blocks.
    /// Something is chosen while the effect is carried out; it becomes the first target.
    Choose(Target),
    /// Something is chosen while the effect is carried out; it becomes the second target.
    ChooseSecond(Target),
    /// A coin is flipped.
    Coin {
        /// The effect on heads.
        heads: Vec<Op>,
        /// The effect on tails.
        tails: Vec<Op>,
    },
    /// The effect happens if all conditions hold.
    When(Vec<super::If>, Vec<Op>),
    /// The effect happens once for every step paid.
    ForEachStep(Vec<Op>),
    /// A player may pay Destiny Points; otherwise the effect happens.
    Unless(Players, u8, Vec<Op>),
    /// A player may pay Destiny Points for this to happen.
    PaysFor(Players, u8, Vec<Op>),
    /// You may choose one of these.
    Either(Vec<Vec<Op>>),
    /// You may let this happen.
    May(Vec<Op>),
    /// The effect happens when the combat is over.
    AfterCombat(Vec<Op>),
    /// A player chooses something while the effect is carried out; it becomes the first target.
    ChosenBy(Players, Target),
    /// The effect happens for each of these players, who becomes the chosen player.
    ForEachPlayer(Players, Vec<Op>),
}

impl Op {
    /// Whether one of these steps, or of those nested in them, matches.
    pub(crate) fn any(ops: &[Self], which: &impl Fn(&Self) -> bool) -> bool {
        ops.iter().any(|op| {
            which(op)
                || match op {
                    Self::ForEachStep(ops)
                    | Self::When(_, ops)
                    | Self::May(ops)
                    | Self::PayForEach(_, _, ops)
                    | Self::AfterCombat(ops)
                    | Self::Unless(_, _, ops)
                    | Self::PaysFor(_, _, ops)
                    | Self::ForEachPlayer(_, ops) => Self::any(ops, which),
                    Self::Either(ways) => ways.iter().any(|ops| Self::any(ops, which)),
                    Self::Coin { heads, tails } => Self::any(heads, which) || Self::any(tails, which),
                    _ => false,
                }
        })
    }

    /// Whether it affects the caster of a spell.
    pub(crate) const fn names_caster(&self) -> bool {
        matches!(
            self,
            Self::Lasting { who: Who::Caster, .. } | Self::FirstBlow(Who::Caster) | Self::Wound(Who::Caster, _)
        )
    }

    /// Whether it grants an attack at once.
    pub(crate) const fn grants_attack(&self) -> bool {
        matches!(self, Self::AttackNow(..) | Self::AttackEach(..))
    }

    /// Whether steps change the tactic of the combat and do nothing else.
    pub(crate) fn only_change_tactic(ops: &[Self]) -> bool {
        !ops.is_empty() && ops.iter().all(|op| matches!(op, Self::SwitchTactic | Self::SetTactic(_)))
    }

    /// Whether a player gains a fixed number of points or cards.
    pub(crate) const fn is_gain(&self) -> bool {
        matches!(
            self,
            Self::GainDestiny(Players::You, Amount::N(0..))
                | Self::GainPromotion(Players::You, Amount::N(0..))
                | Self::Draw(Players::You, Amount::N(0..))
        )
    }
}

/// The duration of an effect (TIME-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Until {
    /// Until this combat ends, or the one that this effect begins.
    Combat,
    /// Until the Turn ends.
    EndOfTurn,
    /// Until the beginning of your next Turn.
    YourNextTurn,
    /// Until the end of the next Turn of the chosen player, or of the player of the chosen warrior.
    TargetsNextTurn,
    /// Until the end of your next Turn.
    EndOfYourNextTurn,
    /// For the rest of the game, as long as the affected card is in play.
    Game,
    /// As long as this card is in play.
    InPlay,
}

/// The chooser of cards of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chooser {
    /// You, looking at the hand.
    You,
    /// Its owner.
    Owner,
    /// Chance.
    Random,
}

/// The cards in which a search looks (DECK-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pile {
    /// Your Draw Pile, which is shuffled afterwards.
    DrawPile,
    /// Your Collection: the Draw Pile and the Reserve.
    Collection,
    /// Your Discard Pile.
    DiscardPile,
    /// Any player's Discard Pile.
    AnyDiscardPile,
}

/// The destination of a found card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereto {
    /// To your hand.
    Hand,
    /// Into play, into an Area of yours, for nothing.
    Play(Place),
    /// Onto the bearer of this card, for nothing.
    Bearer,
    /// To its owner's Annihilated Pile.
    Annihilated,
    /// Into play, into an Area of yours where it belongs, for its V in D.
    Bought,
    /// Into play, into your Squad or Kohort, where it belongs, for nothing.
    Home,
    /// Onto a warrior of yours that may bear it, for nothing.
    YourWarrior,
}
