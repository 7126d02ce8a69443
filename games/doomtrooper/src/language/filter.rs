//! Which cards and which players a card speaks of.

pub(crate) mod text;

use serde::{Deserialize, Serialize};

use super::{Affiliation, Amount, Apostle, CardKind, Name, Place, Stat, Tag};

/// A description of a card. It is compared with the present state of the examined card; `you` is the controller of the
/// card that asks.
///
/// A filter for warriors need not say that it means warriors: [`Filter::Any`] of a place where a warrior is asked for is
/// any warrior.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Filter {
    /// Everything.
    Any,
    /// All of these hold.
    All(Vec<Filter>),
    /// At least one of these holds.
    Either(Vec<Filter>),
    /// This does not hold.
    Not(Box<Filter>),
    /// A card of this kind.
    Kind(CardKind),
    /// Has the tag.
    Tag(Tag),
    /// Is this unit or card, or considered it (CARD-16).
    Named(Name),
    /// Belongs to the affiliation; of other cards than warriors, bears its icon.
    Of(Affiliation),
    /// Belongs to no affiliation (CARD-04).
    Unaffiliated,
    /// Belongs to one of the five corporations.
    Corporate,
    /// A Doomtrooper (ZONE-02).
    Doomtrooper,
    /// A Dark Legion warrior.
    DarkLegion,
    /// A Tribal warrior.
    Tribal,
    /// Was a Doomtrooper before a card made a Heretic of it, even if it has changed since.
    Corrupted,
    /// Belongs to none of the affiliations printed on it any more, and there are some.
    Renegade,
    /// A follower of the Apostle.
    FollowerOf(Apostle),
    /// Can cast Art.
    Caster,
    /// A Weapon (EQP-11).
    Weapon,
    /// A Gift of any kind.
    Gift,
    /// Yours: you control it.
    Yours,
    /// Another player controls it.
    Opposing,
    /// Controlled by an opponent whom you may sabotage now, but for the warriors that this player has (SAB-11).
    OfSabotaged,
    /// Controlled by the chosen player.
    OfTargetPlayer,
    /// In one of these Areas.
    In(Vec<Place>),
    /// Wounded.
    Wounded,
    /// Not wounded.
    Healthy,
    /// In Cover.
    Covered,
    /// A rating, as modified, is at least this.
    AtLeast(Stat, i8),
    /// A rating, as modified, is at most this.
    AtMost(Stat, i8),
    /// Fights in the current combat, as attacker or defender.
    Combatant,
    /// The attacker of the combat.
    Attacker,
    /// The defender of the combat.
    Defender,
    /// Is the card that asks.
    This,
    /// Is the warrior that bears the card that asks.
    Bearer,
    /// Is attached to a card of this description.
    On(Box<Filter>),
    /// A card of this description is attached to it.
    Bears(Box<Filter>),
    /// Attached to the chosen target.
    OnTarget,
    /// In the same Area of the same player as the card that asks or its bearer.
    SameArea,
    /// A Fortification of its controller gives it something now.
    Fortified,
    /// A Fortification, or a card that is considered one.
    Fortification,
    /// A Fortification that gives something now to a warrior of this description.
    Fortifies(Box<Filter>),
    /// Is inside a Vehicle with this tag, or is considered one itself (VEH-03, VEH-18).
    Inside(Tag),
    /// Is no Dark Legion warrior, if the bearer is a Doomtrooper, and no Doomtrooper, if the bearer is of the Dark
    /// Legion; or is the bearer.
    SameSide,
    /// Is the first chosen target.
    Target,
    /// In the same Area of the same player as the subject of the event.
    WithSubject,
    /// Is the card that was assigned to the card that asks.
    Assigned,
    /// Has the name of the card that was assigned to the card that asks: that card itself, or a copy of it.
    AssignedName,
    /// Is able to take part in combat (NOW-04).
    CanFight,
    /// Uses a card of this description in the combat.
    Uses(Box<Filter>),
    /// A rating, before additions, is at most this.
    BaseAtMost(Stat, i8),
    /// Is the subject of the event.
    Subject,
    /// Is who did it.
    Culprit,
    /// Has at least this number of markers of the card that asks, or of its namesakes.
    Marked(u8),
    /// A spell that the bearer may cast.
    CastableByBearer,
    /// Is imprisoned.
    Prisoner,
    /// A Fortification of this description, of its controller, gives it something now.
    FortifiedBy(Box<Filter>),
    /// Takes part in the current combat: attacker, defender or supporter (CMB-18).
    TakesPart,
    /// Its combat opponent, or that of the warrior it supports, is of this description.
    Fights(Box<Filter>),
    /// The attacker of the combat might attack it.
    Attackable,
    /// In the same Area of the same player as the bearer of the chosen target.
    InAreaOfTarget,
    /// Might have the attached card that was chosen first, without regard to affiliations, and has it not.
    MayBearTarget,
    /// Belongs to the affiliation that was chosen.
    OfTargetAffiliation,
    /// Belongs to a corporation that this card belongs to as well.
    SharesCorporation(Box<Who>),
    /// May be together with that warrior: not a Doomtrooper with a Dark Legion warrior, nor the other way round.
    SameSideAs(Box<Who>),
    /// A rating, as modified, is at least this amount.
    Reaches(Stat, Box<Amount>),
    /// The player whose Turn it is controls it.
    OfActivePlayer,
    /// Would be allowed to seek Cover now (COV-01).
    MaySeekCover,
    /// Has an immunity to the Art.
    ImmuneToArt,
    /// Has an immunity to Dark Symmetry cards, to all or to some.
    ImmuneToSymmetry,
}

impl Filter {
    /// Whether it names a kind of card other than warriors.
    #[must_use]
    pub fn names_another_kind(&self) -> bool {
        match self {
            Self::Kind(kind) => *kind != CardKind::Warrior,
            Self::Weapon | Self::Gift | Self::On(_) | Self::OnTarget | Self::Fortification | Self::Fortifies(_) => true,
            Self::Tag(tag) => {
                tag.is_weapon()
                    || matches!(
                        tag,
                        Tag::City
                            | Tag::Citadel
                            | Tag::Cathedral
                            | Tag::Minefield
                            | Tag::Armor
                            | Tag::Poison
                            | Tag::Virus
                            | Tag::DarkSymmetryGift
                    )
            }
            Self::All(filters) | Self::Either(filters) => filters.iter().any(Self::names_another_kind),
            _ => false,
        }
    }
}

/// A card or several, as an effect names them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Who {
    /// The warrior that bears this card; of a warrior card, the warrior itself.
    #[default]
    Bearer,
    /// This card.
    This,
    /// The combat opponent: of the bearer, and of a card played in a combat, of the chosen warrior or the caster.
    Opponent,
    /// The first chosen target.
    Target,
    /// The second chosen target.
    Second,
    /// The caster of this spell.
    Caster,
    /// The attacker of the combat.
    Attacker,
    /// The defender of the combat.
    Defender,
    /// The subject of the event that this answers: the warrior that was wounded, killed, added.
    Subject,
    /// The culprit of the event: the warrior that wounded or killed.
    Culprit,
    /// Each card in play of this description; warriors, unless it says another kind.
    Each(Filter),
    /// The host of this card, also when that is no warrior: the Weapon of a part (EQP-13).
    Host,
    /// The card that the last search of this effect found.
    Found,
}

/// One player, as an effect names it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Players {
    /// You: who plays or controls this card.
    #[default]
    You,
    /// The chosen player.
    Target,
    /// The controller of a card.
    ControllerOf(Who),
    /// Every player.
    Each,
    /// Every other player.
    EachOther,
    /// The player that the event was about.
    Subject,
    /// The owner of a card.
    OwnerOf(Who),
}

/// Which players may be chosen (MULTI-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum WhichPlayers {
    /// Any player, you included.
    Any,
    /// Another player who is no team mate.
    Opponent,
    /// Another player, a team mate too.
    Other,
    /// An opponent whom you may sabotage now, but for the warriors that this player has (SAB-11).
    Sabotaged,
}
