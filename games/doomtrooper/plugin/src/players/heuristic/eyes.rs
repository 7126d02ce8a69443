//! The player's view of the table, and the matching of filters against it.

use doomtrooper::action::Action;
use doomtrooper::language::{
    Ability, Affiliation, Card, CardKind, Code, Filter, Op, Place, Play, Price, Stat, Tag, Target, When,
};
use doomtrooper::state::{At, SlotNo};
use doomtrooper::view::{CardView, CombatView};
use doomtrooper::{Knowledge, Prompt, View};
use table::Seat;

use super::fight::Fights;

/// The player's view of the table.
pub(super) struct Eyes<'a> {
    pub seat: Seat,
    pub view: &'a View,
    pub knowledge: &'a Knowledge,
    /// The earlier results about fights.
    pub fights: Fights<'a>,
}

/// A play or an ability.
#[derive(Clone, Copy)]
pub(super) struct AbilityFacts<'a> {
    pub card: &'a Card,
    /// The timing; nothing for a triggered ability.
    pub when: Option<&'a When>,
    pub price: &'a Price,
    pub targets: &'a [Target],
    pub ops: &'a [Op],
    /// The card in play with the ability, and the warrior that bears it.
    pub this: Option<SlotNo>,
    pub bearer: Option<SlotNo>,
    pub is_ability: bool,
}

impl<'a> Eyes<'a> {
    /// The eyes of a player with this view.
    pub fn of(seat: Seat, view: &'a View, knowledge: &'a Knowledge) -> Self {
        Self { seat, view, knowledge, fights: Fights::default() }
    }

    /// Whether the question is about the next Action.
    pub fn is_action(&self) -> bool {
        matches!(self.view.prompt, Some(Prompt::Action))
    }

    /// Whether a play or an ability takes one of the Actions of the Turn; one that is possible at any time does not,
    /// though it is offered with the Actions.
    pub fn takes_action(&self, begun: Action) -> bool {
        let when = self.entry(begun).and_then(|entry| entry.when);
        let is_free = |card: &Card| card.kind == CardKind::Alliance && card.play.is_none();
        self.is_action()
            && match (when, begun) {
                (Some(when), _) => matches!(when, When::Actions(_) | When::AttackAction(_)),
                (None, Action::Play(code)) => !self.coded(code).is_some_and(is_free),
                (None, _) => true,
            }
    }

    pub fn destiny(&self) -> i32 {
        self.view.seats[self.seat.index()].destiny.into()
    }

    /// The worth of a point of Destiny, in tenths of a point: the more the player has, the less it is.
    pub fn coin(&self) -> i32 {
        match self.destiny() {
            ..12 => 10,
            12..20 => 7,
            20..30 => 4,
            _ => 1,
        }
    }

    pub fn hand(&self) -> impl Iterator<Item = &'a Card> {
        let view = self.view;
        let hand = view.seats[self.seat.index()].hand.as_deref().unwrap_or_default();
        hand.iter().map(|number| view.cards.card(*number))
    }

    pub fn coded(&self, code: Code) -> Option<&'a Card> {
        self.view.cards.coded(code).map(|number| self.view.cards.card(number))
    }

    pub fn at(&self, slot: SlotNo) -> Option<&'a CardView> {
        self.view.table.iter().find(|card| card.slot == slot)
    }

    /// The card at a place, where the player sees or remembers its face.
    pub fn face(&self, card: &CardView) -> Option<&'a Card> {
        let remembered =
            || self.knowledge.face_down.iter().find(|(slot, _)| *slot == card.slot).map(|(_, number)| *number);
        card.card.or_else(remembered).map(|number| self.view.cards.card(number))
    }

    /// The bearer of a card in play, or the card itself; a card of another view is looked up here.
    pub fn bearer_of<'b>(&'b self, card: &'b CardView) -> &'b CardView {
        self.at(card.slot).map_or(card, |card| self.bearer(card))
    }

    pub fn is_warrior(card: &CardView) -> bool {
        !matches!(card.at, At::Card | At::Player | At::Game) && (card.ratings.is_some() || card.card.is_none())
    }

    pub fn warriors(&self) -> impl Iterator<Item = &'a CardView> {
        self.view.table.iter().filter(|card| Self::is_warrior(card))
    }

    pub fn own_warriors(&self) -> impl Iterator<Item = &'a CardView> {
        let seat = self.seat;
        self.warriors().filter(move |card| card.controller == seat)
    }

    pub fn attached(&self, host: SlotNo) -> impl Iterator<Item = &'a CardView> {
        self.view.table.iter().filter(move |card| card.on == Some(host))
    }

    /// The bearer of a card in play, or the card itself.
    pub fn bearer(&self, card: &'a CardView) -> &'a CardView {
        let mut at = card;
        for _ in 0..4 {
            match at.on.and_then(|host| self.at(host)) {
                Some(host) => at = host,
                None => break,
            }
        }
        at
    }

    /// The play or ability that an action begins.
    pub fn entry(&self, begun: Action) -> Option<AbilityFacts<'a>> {
        match begun {
            Action::Play(code) => {
                let card = self.coded(code)?;
                card.play.as_ref().map(|Play { when, price, targets, ops, .. }| AbilityFacts {
                    card,
                    when: Some(when),
                    price,
                    targets,
                    ops,
                    this: None,
                    bearer: None,
                    is_ability: false,
                })
            }
            Action::Use(slot, number) => {
                let at = self.at(slot)?;
                let card = self.face(at)?;
                let Ability { when, price, targets, ops, .. } = card.abilities.get(number as usize)?;
                Some(AbilityFacts {
                    card,
                    when: Some(when),
                    price,
                    targets,
                    ops,
                    this: Some(slot),
                    bearer: Some(self.bearer(at).slot),
                    is_ability: true,
                })
            }
            _ => None,
        }
    }

    /// The combat, when both combatants are named.
    pub fn combat(&self) -> Option<(CombatView, &'a CardView, &'a CardView)> {
        let combat = self.view.combat?;
        Some((combat, self.at(combat.attacker?)?, self.at(combat.defender?)?))
    }
}

/// Whether a card in any place fits the filter, by its print; if that cannot be decided, it counts as fitting.
pub(super) fn is_of(filter: &Filter, card: &Card) -> bool {
    let again = |filter: &Filter| is_of(filter, card);
    let has = |tag: Tag| card.tags.contains(&tag);
    let of = |affiliation: Affiliation| card.icons.contains(&affiliation);
    match filter {
        Filter::All(filters) => filters.iter().all(again),
        Filter::Either(filters) => filters.iter().any(again),
        Filter::Not(filter) => !again(filter),
        Filter::Kind(kind) => card.kind == *kind,
        Filter::Tag(tag) => has(*tag),
        Filter::Named(name) => {
            card.name.number() == name.number() || card.considered.iter().any(|other| other.number() == name.number())
        }
        Filter::Of(affiliation) => of(*affiliation),
        Filter::Corporate => card.icons.iter().any(|icon| icon.is_corporation()),
        Filter::Doomtrooper => card.kind == CardKind::Warrior && is_doomtrooper(card, affiliations_of(card)),
        Filter::DarkLegion => card.kind == CardKind::Warrior && of(Affiliation::Legion),
        Filter::Tribal => card.kind == CardKind::Warrior && card.icons.iter().any(|icon| icon.is_tribe()),
        Filter::FollowerOf(apostle) => has(Tag::follower_of(*apostle)),
        Filter::Weapon => card.tags.iter().any(|tag| tag.is_weapon()),
        Filter::Gift => card.kind == CardKind::Symmetry,
        Filter::In(places) => places.iter().any(|place| home_of(card) == *place),
        Filter::Opposing | Filter::Wounded | Filter::Covered => false,
        Filter::AtLeast(stat, n) => printed(card, *stat) >= i32::from(*n),
        Filter::AtMost(stat, n) | Filter::BaseAtMost(stat, n) => printed(card, *stat) <= i32::from(*n),
        Filter::Unaffiliated => card.icons.is_empty(),
        Filter::Fortification => card.kind == CardKind::Fortification,
        _ => true,
    }
}

/// The printed affiliations of a card.
pub(super) fn affiliations_of(card: &Card) -> u16 {
    card.icons.iter().fold(0, |bits, icon| bits | icon.bit())
}

/// Whether a warrior with these affiliations is a Doomtrooper (ZONE-02).
pub(super) fn is_doomtrooper(card: &Card, affiliations: u16) -> bool {
    let has = |tag: Tag| card.tags.contains(&tag);
    let is_other = affiliations & (Affiliation::Legion.bit() | Affiliation::TRIBES) != 0;
    has(Tag::Doomtrooper) || (!is_other && !has(Tag::NoDoomtrooper))
}

/// The Area that a warrior card comes into, by its print.
pub(super) fn home_of(card: &Card) -> Place {
    match card.places.first() {
        Some(place) => *place,
        None if is_doomtrooper(card, affiliations_of(card)) => Place::Squad,
        None if card.icons.contains(&Affiliation::Legion) => Place::Kohort,
        None => Place::Outpost,
    }
}

/// A printed rating.
pub(super) fn printed(card: &Card, stat: Stat) -> i32 {
    card.ratings.map_or(0, |ratings| ratings.get(stat).number().into())
}

/// The current rating of a card in play; a guess where it is hidden.
pub(super) fn rating(card: &CardView, stat: Stat) -> i32 {
    let guess = [5, 5, 5 + if card.covered { 3 } else { 0 }, 5];
    card.ratings.map_or(guess, |ratings| ratings.map(i32::from))[stat as usize]
}
