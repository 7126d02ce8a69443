//! The cards and players that the words of an effect refer to, and their sides.

use doomtrooper::language::{Affiliation, CardKind, Code, Filter, Keyword, Players, Who};
use doomtrooper::prompt::{Composed, Happened};
use doomtrooper::state::{At, SlotNo};
use doomtrooper::view::CardView;
use table::Seat;

use super::eyes::{AbilityFacts, Eyes, affiliations_of, is_of, rating};
use super::fight::keywords;
use super::worth::weapon_tactic;

/// The cards and players that the words of an effect refer to, as far as they are known.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roles {
    /// The player of the effect.
    pub you: Seat,
    /// The card itself, when it is in play, and the warrior that bears it.
    pub this: Option<SlotNo>,
    pub bearer: Option<SlotNo>,
    pub caster: Option<SlotNo>,
    /// The chosen targets.
    pub targets: [Option<SlotNo>; 2],
    pub player: Option<Seat>,
    /// The subject of the event that it answers, the culprit, and the player concerned.
    pub subject: Option<SlotNo>,
    pub culprit: Option<SlotNo>,
    pub concerned: Option<Seat>,
    pub amount: i32,
    /// The number of steps paid for.
    pub steps: i32,
    /// The kind of the card: some warriors are immune to some kinds.
    pub kind: Option<CardKind>,
    /// The card, whose effect may already last.
    pub card: Option<Code>,
    /// Its number among the announced items, if it was announced.
    pub announced: Option<usize>,
}

impl Roles {
    /// Roles in which only the player is known.
    pub const fn of(you: Seat) -> Self {
        Self {
            you,
            this: None,
            bearer: None,
            caster: None,
            targets: [None; 2],
            player: None,
            subject: None,
            culprit: None,
            concerned: None,
            amount: 0,
            steps: 1,
            kind: None,
            card: None,
            announced: None,
        }
    }

    /// The roles at the beginning of an item, with the event that it answers.
    pub fn beginning(you: Seat, entry: &AbilityFacts<'_>, happened: Option<&Happened>) -> Self {
        let roles = Self {
            this: entry.this,
            bearer: entry.bearer,
            kind: Some(entry.card.kind),
            card: Some(entry.card.code),
            ..Self::of(you)
        };
        match happened {
            Some(event) => Self {
                subject: event.subject,
                culprit: event.culprit,
                concerned: Some(event.player),
                amount: event.amount.into(),
                ..roles
            },
            None => roles,
        }
    }
}

/// The cards that a word of an effect refers to: several, one, or none.
pub(super) type Cards<'a> = Vec<&'a CardView>;

impl<'a> Eyes<'a> {
    /// The side of a seat: 1 for the player and its partners, -1 for enemies.
    pub fn side(&self, seat: Seat) -> i32 {
        if seat == self.seat {
            return 1;
        }
        let team = |seat: Seat| self.view.seats.get(seat.index()).and_then(|side| side.team);
        if team(seat).is_some() && team(seat) == team(self.seat) { 1 } else { -1 }
    }

    /// The side that gains from the good of a card: that of its controller; for an attached card, that of its host's
    /// controller.
    pub fn side_of(&self, card: &CardView) -> i32 {
        self.side(self.bearer_of(card).controller)
    }

    /// The roles of an item that is composed or carried out.
    pub fn roles_of(&self, item: &Composed) -> Roles {
        let this = item.slot.and_then(|slot| self.at(slot));
        Roles {
            you: item.seat,
            this: item.slot,
            bearer: this.map(|card| self.bearer(card).slot),
            caster: item.caster,
            targets: item.targets,
            player: Some(item.player),
            subject: item.subject,
            culprit: item.culprit,
            // For a triggered ability, it is the player whom the event concerned.
            concerned: Some(item.player),
            amount: item.amount.into(),
            steps: item.steps.max(1).into(),
            kind: item.card.map(|card| self.view.cards.card(card).kind),
            card: item.card.map(|card| self.view.cards.card(card).code),
            announced: None,
        }
    }

    /// The cards that a word refers to; none while they are not known.
    pub fn whom(&self, who: &Who, roles: &Roles) -> Cards<'a> {
        let one = |slot: Option<SlotNo>| slot.and_then(|slot| self.at(slot)).into_iter().collect();
        let combat = self.view.combat;
        match who {
            Who::Bearer => one(roles.bearer),
            Who::This => one(roles.this),
            Who::Opponent => one(self.opponent(roles)),
            Who::Target => one(roles.targets[0]),
            Who::Second => one(roles.targets[1]),
            Who::Caster => one(roles.caster),
            Who::Attacker => one(combat.and_then(|combat| combat.attacker)),
            Who::Defender => one(combat.and_then(|combat| combat.defender)),
            Who::Subject => one(roles.subject),
            Who::Culprit => one(roles.culprit),
            Who::Host => one(roles.this.and_then(|slot| self.at(slot)?.on)),
            Who::Each(filter) => {
                let another_kind = filter.names_another_kind();
                let all = self.view.table.iter().filter(|card| another_kind || Self::is_warrior(card));
                all.filter(|card| self.fits(filter, card, roles) && !self.is_immune(card, roles.kind)).collect()
            }
            // The result of a search is not in play yet.
            Who::Found => Vec::new(),
        }
    }

    /// Whether a warrior is immune to cards of this kind, as far as its cards say so (chapter IMM).
    pub fn is_immune(&self, card: &'a CardView, kind: Option<CardKind>) -> bool {
        let saves = |keyword: &Keyword| match kind {
            Some(CardKind::Art) => *keyword == Keyword::ImmuneToArt,
            Some(CardKind::Symmetry) => matches!(keyword, Keyword::ImmuneToSymmetry | Keyword::ImmuneToGifts),
            _ => false,
        };
        let faces = std::iter::once(card).chain(self.attached(card.slot)).filter_map(|card| self.face(card));
        faces.flat_map(keywords).any(saves)
    }

    /// The combat opponent of the warrior that the effect is about.
    fn opponent(&self, roles: &Roles) -> Option<SlotNo> {
        let combat = self.view.combat?;
        let (attacker, defender) = (combat.attacker?, combat.defender?);
        let of = |slot: SlotNo| match slot {
            slot if slot == attacker => Some(defender),
            slot if slot == defender => Some(attacker),
            _ => None,
        };
        [roles.bearer, roles.targets[0], roles.caster].into_iter().flatten().find_map(of)
    }

    /// The seats that a word refers to; none while they are not known.
    pub fn players(&self, players: &Players, roles: &Roles) -> Vec<Seat> {
        let left = |seat: &Seat| !self.view.seats[seat.index()].eliminated;
        let all = || Seat::all(self.view.seats.len() as u8).filter(left);
        match players {
            Players::You => vec![roles.you],
            Players::Target => roles.player.into_iter().collect(),
            Players::ControllerOf(who) => {
                self.whom(who, roles).first().map(|card| card.controller).into_iter().collect()
            }
            Players::OwnerOf(who) => self.whom(who, roles).first().map(|card| card.owner).into_iter().collect(),
            Players::Each => all().collect(),
            Players::EachOther => all().filter(|seat| *seat != roles.you).collect(),
            Players::Subject => roles.concerned.into_iter().collect(),
        }
    }

    /// Whether a card in play fits the filter; if that cannot be decided, it counts as fitting.
    pub fn fits(&self, filter: &Filter, card: &CardView, roles: &Roles) -> bool {
        self.tells(filter, card, roles).unwrap_or(true)
    }

    /// Whether a card in play fits the filter, where the view shows it.
    pub fn tells(&self, filter: &Filter, card: &CardView, roles: &Roles) -> Option<bool> {
        let again = |filter: &Filter| self.tells(filter, card, roles);
        let is = |slot: Option<SlotNo>| slot == Some(card.slot);
        let combat = self.view.combat;
        let (attacker, defender) =
            (combat.and_then(|combat| combat.attacker), combat.and_then(|combat| combat.defender));
        let in_area_of = |slot: Option<SlotNo>| {
            let other = self.bearer(self.at(slot?)?);
            Some((other.at, other.controller) == (self.bearer_of(card).at, self.bearer_of(card).controller))
        };
        let printed = || self.face(card).map(|face| is_of(filter, face));
        match filter {
            Filter::Any => Some(true),
            Filter::All(filters) => all_of(filters.iter().map(again)),
            Filter::Either(filters) => {
                all_of(filters.iter().map(|filter| again(filter).map(|it| !it))).map(|none| !none)
            }
            Filter::Not(filter) => again(filter).map(|it| !it),
            Filter::Yours => Some(card.controller == roles.you),
            Filter::Opposing => Some(card.controller != roles.you),
            Filter::OfTargetPlayer => roles.player.map(|player| card.controller == player),
            Filter::OfActivePlayer => Some(card.controller == self.view.active),
            Filter::In(places) => Some(places.iter().any(|place| At::from(*place) == card.at)),
            Filter::Wounded => Some(card.wounded),
            Filter::Healthy => Some(!card.wounded),
            Filter::Covered => Some(card.covered),
            Filter::AtLeast(stat, n) => Some(rating(card, *stat) >= i32::from(*n)),
            Filter::AtMost(stat, n) => Some(rating(card, *stat) <= i32::from(*n)),
            Filter::Attacker => Some(is(attacker)),
            Filter::Defender => Some(is(defender)),
            Filter::Combatant => Some(is(attacker) || is(defender)),
            Filter::TakesPart => Some(
                is(attacker)
                    || is(defender)
                    || combat.is_some_and(|combat| combat.support.as_flattened().contains(&Some(card.slot))),
            ),
            Filter::This => Some(is(roles.this)),
            Filter::Bearer => Some(is(roles.bearer)),
            Filter::Target => roles.targets[0].map(|slot| slot == card.slot),
            Filter::Subject => roles.subject.map(|slot| slot == card.slot),
            Filter::Culprit => roles.culprit.map(|slot| slot == card.slot),
            Filter::On(filter) => match card.on.and_then(|host| self.at(host)) {
                Some(host) => self.tells(filter, host, roles),
                None => Some(false),
            },
            Filter::OnTarget => roles.targets[0].map(|slot| card.on == Some(slot)),
            Filter::Bears(filter) => {
                let none = all_of(self.attached(card.slot).map(|on| self.tells(filter, on, roles).map(|it| !it)));
                none.map(|none| !none)
            }
            Filter::SameArea => in_area_of(roles.bearer.or(roles.this)),
            Filter::WithSubject => in_area_of(roles.subject),
            Filter::InAreaOfTarget => in_area_of(roles.targets[0]),
            Filter::Uses(_) => Some(self.attached(card.slot).any(|on| on.in_use)),
            Filter::Weapon => self.face(card).map(|face| weapon_tactic(face).is_some()),
            Filter::Marked(n) => Some(card.markers >= *n),
            Filter::Assigned => roles.this.and_then(|slot| self.at(slot)).map(|this| this.chosen == Some(card.slot)),
            Filter::Corporate => self.belongs(card).map(|bits| bits & Affiliation::CORPORATIONS != 0),
            Filter::Of(affiliation) => self.belongs(card).map(|bits| bits & affiliation.bit() != 0),
            // The print decides.
            Filter::Kind(_)
            | Filter::Tag(_)
            | Filter::Named(_)
            | Filter::Unaffiliated
            | Filter::Doomtrooper
            | Filter::DarkLegion
            | Filter::Tribal
            | Filter::FollowerOf(_)
            | Filter::Gift
            | Filter::Fortification
            | Filter::BaseAtMost(..) => printed(),
            // Only the referee can decide.
            Filter::Corrupted
            | Filter::Renegade
            | Filter::Caster
            | Filter::OfSabotaged
            | Filter::Fortified
            | Filter::Fortifies(_)
            | Filter::FortifiedBy(_)
            | Filter::Inside(_)
            | Filter::SameSide
            | Filter::SameSideAs(_)
            | Filter::AssignedName
            | Filter::CanFight
            | Filter::CastableByBearer
            | Filter::Prisoner
            | Filter::Fights(_)
            | Filter::Attackable
            | Filter::MayBearTarget
            | Filter::OfTargetAffiliation
            | Filter::SharesCorporation(_)
            | Filter::Reaches(..)
            | Filter::MaySeekCover
            | Filter::ImmuneToArt
            | Filter::ImmuneToSymmetry => None,
        }
    }

    /// The affiliations of a card: by its print and, for a warrior, by the cards on it.
    fn belongs(&self, card: &CardView) -> Option<u16> {
        let face = self.face(card)?;
        Some(if Self::is_warrior(card) { self.affiliations(card, face) } else { affiliations_of(face) })
    }
}

/// Whether all parts hold: one that does not hold decides; otherwise an unknown one leaves it open.
fn all_of(each: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let mut known = Some(true);
    for one in each {
        match one {
            Some(false) => return Some(false),
            Some(true) => {}
            None => known = None,
        }
    }
    known
}
