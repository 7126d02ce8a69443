//! What the player sees, and what a description on a card fits.

use doomtrooper::action::Action;
use doomtrooper::language::{
    Ability, Affiliation, Card, Code, Filter, Kind, Op, Place, Play, Price, Stat, Tag, Target,
};
use doomtrooper::state::{At, SlotNo};
use doomtrooper::view::{Ask, CardView, CombatView};
use doomtrooper::{Knowledge, View};
use table::Seat;

use super::Thumb;
use super::fight::Fights;

/// What the player has begun and composes now: the card or ability, and what was chosen for it so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Doing {
    /// What was begun: `play`, `use` or `add`.
    pub begun: Action,
    /// The first target.
    pub target: Option<SlotNo>,
    /// How many targets were chosen.
    pub chosen: usize,
    /// Cards in the hand when it was begun.
    pub hand: u8,
}

/// What the player sees.
pub(super) struct Eyes<'a> {
    pub seat: Seat,
    pub view: &'a View,
    pub knowledge: &'a Knowledge,
    pub doing: Option<Doing>,
    /// What could not be completed, and in which Turn.
    pub vain: Option<(u16, Action)>,
    /// What was worked out of the fights before.
    pub fights: Fights<'a>,
}

/// How something is played or used.
#[derive(Clone, Copy)]
pub(super) struct Entry<'a> {
    pub card: &'a Card,
    pub price: &'a Price,
    pub targets: &'a [Target],
    pub ops: &'a [Op],
    /// The warrior that bears the card, of an ability.
    pub bearer: Option<SlotNo>,
}

impl<'a> Eyes<'a> {
    /// What a player sees in a view.
    pub fn of(player: &Thumb, seat: Seat, view: &'a View, knowledge: &'a Knowledge) -> Self {
        Self { seat, view, knowledge, doing: player.doing, vain: player.vain, fights: Fights::default() }
    }

    pub fn asks(&self) -> Ask {
        self.view.asks.map_or(Ask::Action, |(_, ask)| ask)
    }

    pub fn destiny(&self) -> i32 {
        self.view.seats[self.seat.index()].destiny.into()
    }

    /// What a point of Destiny is worth, in tenths of a point: the less, the more there are.
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

    pub fn is_mine(&self, card: &CardView) -> bool {
        card.controller == self.seat
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

    /// The warrior that a card in play is on, or the card itself.
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

    /// How the card or ability is played that an action begins.
    pub fn entry(&self, begun: Action) -> Option<Entry<'a>> {
        match begun {
            Action::Play(code) => {
                let card = self.coded(code)?;
                card.play.as_ref().map(|Play { price, targets, ops, .. }| Entry {
                    card,
                    price,
                    targets,
                    ops,
                    bearer: None,
                })
            }
            Action::Use(slot, number) => {
                let at = self.at(slot)?;
                let card = self.face(at)?;
                let Ability { price, targets, ops, .. } = card.abilities.get(number as usize)?;
                Some(Entry { card, price, targets, ops, bearer: Some(self.bearer(at).slot) })
            }
            _ => None,
        }
    }

    /// The combat, when both combatants are named.
    pub fn combat(&self) -> Option<(CombatView, &'a CardView, &'a CardView)> {
        let combat = self.view.combat?;
        Some((combat, self.at(combat.attacker?)?, self.at(combat.defender?)?))
    }

    /// Whether a card in play is of this description, as far as it can be told at a glance; what cannot be told holds.
    pub fn fits(&self, filter: &Filter, card: &CardView) -> bool {
        let again = |filter: &Filter| self.fits(filter, card);
        match filter {
            Filter::All(filters) => filters.iter().all(again),
            Filter::Either(filters) => filters.iter().any(again),
            Filter::Not(filter) => !again(filter),
            Filter::Yours => self.is_mine(card),
            Filter::Opposing => !self.is_mine(card),
            Filter::Wounded => card.wounded,
            Filter::Healthy => !card.wounded,
            Filter::Covered => card.covered,
            Filter::In(places) => places.iter().any(|place| At::from(*place) == card.at),
            Filter::AtLeast(stat, n) => rating(card, *stat) >= i32::from(*n),
            Filter::AtMost(stat, n) => rating(card, *stat) <= i32::from(*n),
            Filter::Attacker => self.view.combat.is_some_and(|combat| combat.attacker == Some(card.slot)),
            Filter::Defender => self.view.combat.is_some_and(|combat| combat.defender == Some(card.slot)),
            Filter::Combatant | Filter::TakesPart => self
                .view
                .combat
                .is_some_and(|combat| combat.attacker == Some(card.slot) || combat.defender == Some(card.slot)),
            _ => self.face(card).is_some_and(|face| is_of(filter, face)),
        }
    }
}

/// Whether a card anywhere is of this description, by what is printed on it; what cannot be told holds.
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
        Filter::Doomtrooper => card.kind == Kind::Warrior && is_doomtrooper(card, affiliations_of(card)),
        Filter::DarkLegion => card.kind == Kind::Warrior && of(Affiliation::Legion),
        Filter::Tribal => card.kind == Kind::Warrior && card.icons.iter().any(|icon| icon.is_tribe()),
        Filter::FollowerOf(apostle) => has(Tag::follower_of(*apostle)),
        Filter::Weapon => card.tags.iter().any(|tag| tag.is_weapon()),
        Filter::Gift => card.kind == Kind::Symmetry,
        Filter::In(places) => places.iter().any(|place| home_of(card) == *place),
        Filter::Opposing | Filter::Wounded | Filter::Covered => false,
        Filter::AtLeast(stat, n) => printed(card, *stat) >= i32::from(*n),
        Filter::AtMost(stat, n) => printed(card, *stat) <= i32::from(*n),
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

/// The Area that a warrior card comes into, by what is printed on it.
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

/// A rating of a card in play as it is now; a guess where it is hidden.
pub(super) fn rating(card: &CardView, stat: Stat) -> i32 {
    let guess = [5, 5, 5 + if card.covered { 3 } else { 0 }, 5];
    card.ratings.map_or(guess, |ratings| ratings.map(i32::from))[stat as usize]
}
