//! Standing abilities and restrictions of warriors.

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Affiliation, Apostle, Discipline, Filter, Stat, Tactic};

/// A permission, duty or prohibition of a warrior. "Never" beats "may" (ledger, order of permissions): a prohibition
/// holds against every permission.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Keyword {
    // Blows.
    /// Strikes first (FST-01).
    StrikesFirst,
    /// Strikes first, even against a warrior that does too or keeps others from it (FST-04).
    StrikesFirstAlways,
    /// Its opponent does not strike first.
    DeniesStrikeFirst,
    /// Strikes first; if it wounds, the combat is over, otherwise the opponent strikes back.
    StrikesFirstAndEnds,
    /// Kills the warriors that it wounds.
    Kills,
    /// Kills the warriors of this description that it wounds.
    KillsAny(Filter),
    /// Warriors that it kills are annihilated, not discarded.
    Annihilates,
    /// It is killed when it is wounded.
    DiesWhenWounded,
    /// It cannot be wounded or killed.
    Invulnerable,
    /// It cannot be killed automatically; it is wounded instead.
    NoAutomaticKill,
    /// It is annihilated, not discarded, when it is killed.
    AnnihilatedWhenKilled,
    /// Cards of this description neither wound nor kill it.
    NotWoundedBy(Filter),
    /// Its opponent does not strike back.
    StrikesAlone,
    /// Nobody strikes first in its combats, even if another ability says so.
    NobodyStrikesFirst,
    /// It never kills automatically.
    NeverKills,
    /// Kills the warriors of this description that it wounds, and no card prevents or undoes that.
    KillsForGood(Filter),
    /// Kills a warrior that it wounds, if its rating is more than this multiple of the opponent's A.
    KillsOver(u8),

    // Immunities (chapter IMM).
    /// Immune to the Art.
    ImmuneToArt,
    /// Immune to Dark Symmetry Gifts, the generic ones (GIFT-07).
    ImmuneToGifts,
    /// Immune to all Dark Symmetry cards (GIFT-07).
    ImmuneToSymmetry,
    /// Immune to Gifts of this Apostle.
    ImmuneToGiftsOf(Apostle),
    /// Immune to cards of this description.
    ImmuneTo(Filter),
    /// The controller of the card with this ability may let a card affect the warrior in spite of an immunity, case by
    /// case; the controller's own cards do (AMB-143).
    WaivesImmunity,

    // Attacks (chapter ATK).
    /// May attack warriors of this description with any affiliation.
    MayAttack(Filter),
    /// May attack only warriors of this description.
    AttacksOnly(Filter),
    /// May not attack warriors of this description.
    MayNotAttack(Filter),
    /// Must attack a warrior of this description when it attacks and one can be attacked.
    MustAttack(Filter),
    /// May attack only the warrior with the highest rating among those of this description.
    AttacksOnlyHighest(Stat, Filter),
    /// May not be attacked by warriors of this description.
    NotAttackedBy(Filter),
    /// May be attacked by warriors of this description with any affiliation.
    AttackedBy(Filter),
    /// An attacker of this description pays this amount of D.
    AttackCosts(u8, Filter),
    /// May attack when it left Cover in this Turn (COV-14).
    AttacksFromCover,
    /// May never attack.
    NeverAttacks,
    /// May not perform Actions: it neither attacks nor does anything else that takes Actions (ACT-02).
    NoActions,
    /// Takes part in combats of this tactic only.
    Only(Tactic),
    /// May not attack with this tactic, but may be attacked with it.
    AttacksNotBy(Tactic),
    /// May never take part in combat.
    NeverInCombat,
    /// Two attacks with one Attack Action, both announced before the first (AMB-155).
    TwoAttacks,
    /// May attack warriors of this description that its own player controls, against ATK-03.
    MayAttackOwn(Filter),
    /// Must attack in each Turn of its player in which it can; its player chooses whom.
    HasToAttack,
    /// Pays this amount of D for each of its attacks.
    PaysToAttack(u8),
    /// An attacker pays this number of Promotion Points.
    AttackCostsPromotion(u8),
    /// Two attacks with one Attack Action on two different warriors; cards played on it in the first one last through
    /// the second.
    TwoTargets,
    /// May attack with this number of Actions instead of one.
    AttackWith(u8),
    /// May attack with any number of Actions instead of one.
    AttackWithMore,
    /// May attack only once in a Turn.
    AttacksOnce,
    /// May not be attacked with this tactic.
    NotAttackedWith(Tactic),
    /// Its player has one more Action in each own Turn, which this warrior carries out; it may be one more attack.
    OwnAction,
    /// Its player has one more Attack Action in each own Turn, which this warrior carries out.
    OwnAttack,
    /// For a card of any kind: its controller may use any Action to attack with a warrior of this description.
    ActionsAsAttacks(Filter),

    // Cover (chapter COV).
    /// May never be in Cover.
    NeverInCover,
    /// May never seek Cover itself.
    NeverSeeksCover,

    // Cards.
    /// May not use Equipment.
    NoEquipment,
    /// May not use Weapons.
    NoWeapons,
    /// May not use other Weapons than this card.
    NoOtherWeapons,
    /// May not use other Equipment than this card.
    NoOtherEquipment,
    /// May bear Equipment of this description with any affiliation.
    MayBear(Filter),
    /// Gets nothing from Fortifications.
    NoFortifications,
    /// Its combat opponent gets nothing from Fortifications.
    OpponentNoFortifications,
    /// May not have Dark Symmetry cards.
    NoSymmetry,
    /// May have Dark Symmetry Gifts, the generic ones.
    MayHaveGifts,
    /// May have Gifts of this Apostle.
    MayHaveGiftsOf(Apostle),
    /// May have Gifts of every Apostle, and generic ones.
    MayHaveAnyGift,
    /// Dark Symmetry cards of this description may be given to it at any time for no Action.
    FreeGifts(Filter),
    /// May cast the Art of this Discipline.
    Casts(Discipline),
    /// May cast all Art.
    CastsAll,
    /// May cast all Art but combat spells.
    CastsOutsideCombat,
    /// May never cast Art.
    NeverCasts,
    /// Pays this amount of D more for each spell that it may cast only because of this card.
    CastingCosts(u8),
    /// Its Personal Combat Spells are Combat Spells: cast for any warrior in a combat, in which it need not take part.
    PersonalSpellsForAll,
    /// Each of its spells, and each step of one, costs this amount of D less, but at least 1.
    CheaperSpells(u8),
    /// Each D spent on a spell counts as this number of D.
    SpellDestinyCounts(u8),
    /// Each D spent on a Dark Symmetry card counts as this number of D.
    SymmetryDestinyCounts(u8),
    /// May not be given cards of this description.
    MayNotBear(Filter),
    /// For an attached card: it never moves to another warrior.
    NeverMoves,
    /// Its player may use cards for warriors of this affiliation on it; each costs this amount of D more.
    UsesCardsFor(Affiliation, u8),
    /// Each Gift of an Apostle that it may have only because of this card costs this amount of D.
    GiftsCost(u8),
    /// May have Gifts that only Heretics may have.
    GiftsAsHeretic,
    /// Equipment of this description may be given to it at any time for no Action.
    FreeEquipment(Filter),
    /// May have Ki Powers.
    MayHaveKi,
    /// Ki Powers may be given to it at any time for no Action.
    FreeKi,
    /// Cards of this description may not be played on it.
    NotPlayedOn(Filter),
    /// Its own player may not play Special cards on it.
    NoOwnSpecials,
    /// No card affects it but warriors that attack it.
    Unaffected,
    /// Its spells may help and harm any warrior, against ART-13 and ART-15.
    CastsOnAny,
    /// Its spells may only be to the benefit of the Dark Legion (ART-15).
    CastsForLegion,
    /// Pays half of the D for spells of this Discipline, rounded up.
    HalvedSpells(Discipline),
    /// Each D spent on a spell of this Discipline counts as this number of D.
    DestinyCountsFor(Discipline, u8),
    /// Its combat opponent may not use cards of this description.
    OpponentNoUse(Filter),
    /// Its combat opponent gets nothing from a Warzone that would add to a rating.
    OpponentNoWarzoneBonus,
    /// Its combat opponent may not defend from a Warzone.
    OpponentNoWarzones,
    /// May defend from any Warzone in play, in any place, of any controller and with any limit on its defenders.
    DefendsAnywhere,
    /// Its combat opponent gets nothing from Cover.
    OpponentNoCover,
    /// The additions of Fortifications to its ratings count twice.
    DoubleFortifications,
    /// Once between two of its player's Draw phases it enters and leaves its Vehicle for no Action.
    FreeBoarding,
    /// For a card of any kind: cards of this description cost its controller this number of Actions less.
    ActionsLess(u8, Filter),
    /// For a card of any kind: it is shuffled into its owner's Draw Pile where it would be discarded.
    ShuffledInstead,
    /// For a card of any kind: effects cannot discard or annihilate it.
    NeverDiscarded,
    /// It is discarded where it would be annihilated.
    NeverAnnihilated,
    /// For a card of any kind: it is annihilated where it would be discarded.
    AnnihilatedInstead,
    /// Its owner may take it to the hand where it would be discarded or annihilated.
    MayReturnToHand,
    /// Is transferred at any time but in combat, for no Action, as often as its player likes.
    FreeTransfers,

    // Points.
    /// Points that it earns are D (FREE-02).
    EarnsDestiny,
    /// This number of points more for each kill.
    EarnsMore(i8),
    /// This multiple of the V of each warrior that it kills, instead of the V once.
    EarnsTimes(u8),
    /// While a Mission is assigned to it, Missions that its player completes and that lie on no such warrior earn nothing.
    MissionsFirst,
    /// For a card of any kind: its controller cannot be sabotaged (SAB-05).
    NoSabotage,
    /// For a card of any kind: every sabotage earns D only (SAB-11).
    SabotageEarnsDestiny,
    /// Points that it earns are Promotion Points, even if another ability says D.
    EarnsPromotion,
    /// For a card of any kind: other players' cards do not change its controller's Destiny and Promotion Points.
    GuardsPoints,

    // Membership.
    /// Never becomes a Heretic.
    NeverHeretic,
    /// Never changes its affiliations.
    NeverConverts,
    /// Never loses a membership: an affiliation, or being a Doomtrooper.
    KeepsAffiliations,
    /// Never loses this affiliation.
    KeepsAffiliation(Affiliation),
    /// Its player says from case to case whether it is a Doomtrooper or a Dark Legion warrior.
    ChoosesSide,
    /// Stays in the Area that it was put into, even on another side.
    KeepsArea,
    /// Its player may not add warriors of this description to the Area that it is in.
    KeepsOut(Filter),

    // Existence.
    /// Is discarded as soon as this rating, as modified, is 0 or less.
    DiscardedAtZero(Stat),
    /// Is discarded at once.
    Expelled,
    /// For an attached card: it has no effect, and none of its abilities can be used.
    NoEffect,
    /// For a card of any kind: it is never discarded; it may be annihilated (CARD-11).
    NotDiscarded,

    // The player: who controls it; of a card that lies with a player, that player.
    /// Its player keeps up to this number of cards in the Discard phase.
    KeepsUpTo(u8),
    /// Its player keeps any number of cards in the Discard phase.
    KeepsAll,
    /// Its player has this number of extra Actions in every Turn, none of them an attack.
    ExtraActions(u8),
    /// For a card of any kind: its controller pays half of the V, rounded up, for warriors of this description that
    /// come into play (ADD-05).
    HalvesPrices(Filter),
    /// For a card of any kind: players may take further Actions after an attack.
    ActionsAfterAttacks,
}

impl Keyword {
    /// Whether it concerns who may attack whom, and how (chapter ATK).
    pub(crate) const fn is_of_attacks(&self) -> bool {
        matches!(
            self,
            Self::MayAttack(_)
                | Self::AttacksOnly(_)
                | Self::MayNotAttack(_)
                | Self::MustAttack(_)
                | Self::AttacksOnlyHighest(..)
                | Self::NotAttackedBy(_)
                | Self::AttackedBy(_)
                | Self::AttackCosts(..)
                | Self::AttacksFromCover
                | Self::NeverAttacks
                | Self::NoActions
                | Self::Only(_)
                | Self::AttacksNotBy(_)
                | Self::NeverInCombat
                | Self::TwoAttacks
                | Self::MayAttackOwn(_)
                | Self::HasToAttack
                | Self::PaysToAttack(_)
                | Self::AttackCostsPromotion(_)
                | Self::TwoTargets
                | Self::AttackWith(_)
                | Self::AttackWithMore
                | Self::AttacksOnce
                | Self::NotAttackedWith(_)
                | Self::OwnAction
                | Self::OwnAttack
                | Self::ActionsAsAttacks(_)
        )
    }
}
