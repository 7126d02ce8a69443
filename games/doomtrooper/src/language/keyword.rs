//! Standing abilities and restrictions of warriors.

use serde::{Deserialize, Serialize};

use super::{Affiliation, Apostle, Discipline, Filter, Stat, Tactic};

/// What a warrior can, must or may not do. "Never" beats "may" (ledger, order of permissions): a prohibition holds
/// whatever else permits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Keyword {
    // Blows.
    /// Strikes first (FST-01).
    StrikesFirst,
    /// Strikes first, even against a warrior that does too (FST-04).
    StrikesFirstAlways,
    /// Its opponent does not strike first.
    DeniesStrikeFirst,
    /// Strikes first; if it wounds, the combat is over, otherwise the opponent strikes back.
    StrikesFirstAndEnds,
    /// Whom it wounds is killed.
    Kills,
    /// Whom it wounds of this description is killed.
    KillsAny(Filter),
    /// Whom it kills is annihilated, not discarded.
    Annihilates,
    /// It is killed when it is wounded.
    DiesWhenWounded,
    /// It cannot be wounded or killed.
    Invulnerable,
    /// It cannot be killed automatically; it is wounded instead.
    NoAutomaticKill,
    /// Whom it wounds is killed, if its rating is more than so many times the opponent's A.
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

    // Attacks (chapter ATK).
    /// May attack warriors of this description, whatever its affiliation.
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
    /// May be attacked by warriors of this description, whatever their affiliation.
    AttackedBy(Filter),
    /// An attacker of this description pays so much D.
    AttackCosts(u8, Filter),
    /// May attack when it left Cover in this Turn (COV-14).
    AttacksFromCover,
    /// May never attack.
    NeverAttacks,
    /// Takes part in combats of this tactic only.
    Only(Tactic),
    /// May not attack with this tactic, but may be attacked with it.
    AttacksNotBy(Tactic),
    /// May never take part in combat.
    NeverInCombat,
    /// Two attacks with one Attack Action, both announced before the first (AMB-155).
    TwoAttacks,

    // Cover (chapter COV).
    /// May never be in Cover.
    NeverInCover,
    /// May never seek Cover of its own will.
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
    /// May bear Equipment of this description, whatever its affiliation.
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
    /// Pays so much D more for each spell that it may cast only by this card.
    CastingCosts(u8),
    /// Its Personal Combat Spells are Combat Spells.
    PersonalSpellsForAll,
    /// Its spells and improvements of this Discipline, or all, cost so much D less for each step, but at least 1.
    CheaperSpells(u8),
    /// Each D spent on a spell counts as so many.
    SpellDestinyCounts(u8),
    /// Each D spent on a Dark Symmetry card counts as so many.
    SymmetryDestinyCounts(u8),

    // Points.
    /// Points that it earns are D (FREE-02).
    EarnsDestiny,
    /// So many points more for each kill.
    EarnsMore(i8),

    // Membership.
    /// Never becomes a Heretic.
    NeverHeretic,
    /// Never changes its affiliations.
    NeverConverts,
    /// Never loses this affiliation.
    KeepsAffiliation(Affiliation),

    // Existence.
    /// Is discarded as soon as this rating, as modified, is 0 or less.
    DiscardedAtZero(Stat),
    /// Of a card of any kind: it is never discarded; it may be annihilated (CARD-11).
    NotDiscarded,

    // The player: who controls it; of a card that lies with a player, that player.
    /// Its player draws up to so many cards in the draw step.
    DrawsTo(u8),
    /// Its player keeps up to so many cards in the Discard phase.
    KeepsUpTo(u8),
    /// Its player keeps any number of cards in the Discard phase.
    KeepsAll,
    /// Its player has so many Actions more in every Turn, none of them an attack.
    ExtraActions(u8),
}
