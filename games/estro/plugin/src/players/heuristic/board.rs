//! The table as the player weighs it: the cards on the field with their values, and what is going on.

use estro::language::{Estro, Gift, Moment};
use estro::rules::CardNo;
use estro::view::{Ask, FieldCard, UpCard};
use estro::{CardSet, View};
use table::Seat;

use super::worth::TOKEN;

/// A card on the field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Unit {
    /// Whether its controller is the player, or the player's partner (ESTRO-INF-08).
    pub own: bool,
    /// Its controller, by turn order from the player, who is 0.
    pub who: u8,
    pub is_up: bool,
    /// Which card it is, where the player knows it.
    pub card: Option<CardNo>,
    pub stats: [i16; 5],
    /// What was added to TOT itself.
    pub extra: i16,
    /// What is lent for a short time: to TOT, and to the primary value; no part of its worth.
    pub lent: [i16; 2],
    pub main: Estro,
    /// Whether its Gift works.
    pub has_gift: bool,
    pub is_protected: bool,
    pub is_barred: bool,
    /// Whether it may still attack this turn.
    pub attacks_left: u8,
    pub is_alive: bool,
    /// The place of the card that it supports (ESTRO-LUC-06), and by how much its own vital shield is worn down.
    pub supports: Option<u8>,
    pub shield_damage: i16,
    /// The field in which it lies (ESTRO-CONQ-05).
    pub place: u8,
}

impl Unit {
    #[inline]
    pub fn tot(&self) -> i16 {
        if self.is_up { self.stats.iter().sum::<i16>() + self.extra } else { 0 }
    }

    #[inline]
    pub fn primary(&self) -> i16 {
        self.stats[self.main as usize]
    }

    /// A card as it enters the field.
    pub fn fresh(cards: &CardSet, card: CardNo, own: bool, is_up: bool) -> Self {
        let of = cards.card(card);
        Self {
            own,
            who: if own { 0 } else { 1 },
            is_up,
            card: Some(card),
            stats: of.values.by_stat().map(i16::from),
            extra: 0,
            lent: [0; 2],
            main: of.estro,
            has_gift: of.gift.is_some(),
            is_protected: false,
            is_barred: false,
            attacks_left: 1,
            is_alive: true,
            supports: None,
            shield_damage: 0,
            place: 0,
        }
    }

    /// A card that lies covered and unknown, taken for an average one.
    pub const fn covered(own: bool) -> Self {
        Self {
            own,
            who: if own { 0 } else { 1 },
            is_up: false,
            card: None,
            stats: [14; 5],
            extra: 0,
            lent: [0; 2],
            main: Estro::Ardo,
            has_gift: false,
            is_protected: false,
            is_barred: false,
            attacks_left: 1,
            is_alive: true,
            supports: None,
            shield_damage: 0,
            place: 0,
        }
    }

    /// An own card face up, as a card is on average. Its number stands for any card: its values and its Gift are not asked for.
    pub const fn average() -> Self {
        Self { is_up: true, card: Some(CardNo(0)), stats: [13; 5], ..Self::covered(true) }
    }

    fn seen(view: &View, card: &FieldCard, me: Seat) -> Self {
        let cards = &view.cards;
        let own = view.side_of(card.controller) == view.side_of(me);
        let mut unit = card.face.map_or(Self::covered(own), |face| Self::fresh(cards, face, own, false));
        if let Some(up) = &card.up {
            // A Chimera has the Gift of its guest (ESTRO-CHIM-09).
            if let Some(guest) = up.guest {
                (unit.card, unit.has_gift) = (Some(guest), true);
            }
            unit.turn_up(up);
        }
        let place = card.zone.map_or(0, |zone| zone as u8);
        let who = turns_after(view, me, card.controller);
        Self { is_protected: card.is_protected, is_barred: card.is_barred, place, who, ..unit }
    }

    fn turn_up(&mut self, up: &UpCard) {
        self.is_up = true;
        self.stats = up.stats;
        self.extra = up.tot.map_or(0, |tot| tot - up.stats.iter().sum::<i16>());
        self.main = up.main;
        self.has_gift &= !up.is_used && !up.is_inhibited;
        self.attacks_left = (1 + up.more_attacks).saturating_sub(up.attacks);
        self.shield_damage = up.shield.map_or(0, |shield| shield.damage);
    }
}

/// How many turns after the player's a seat has its own.
fn turns_after(view: &View, me: Seat, seat: Seat) -> u8 {
    let count = view.options.parties();
    (seat.0 + count - me.0 % count) % count
}

/// The attack that is going on, by places in the list of units.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clash {
    pub attacker: usize,
    pub target: usize,
    /// Whether the dice are rolled: then they are in the values, and so are the Gifts of the declaration.
    pub is_rolled: bool,
}

/// What the player weighs.
#[derive(Clone, Debug)]
pub(super) struct Board<'a> {
    pub view: &'a View,
    pub cards: &'a CardSet,
    pub me: Seat,
    /// In the order of the view; cards that enter come last.
    pub units: Vec<Unit>,
    pub clash: Option<Clash>,
    /// The card that is about to be destroyed.
    pub dying: Option<usize>,
    /// Whether it is a turn of the player's side, whose turn it is by turn order from the player, and how many attacks it still has.
    pub is_own_turn: bool,
    pub active: u8,
    pub attacks_left: u8,
    /// Cards of the hands: of the player, of the enemies.
    pub hands: [i16; 2],
    /// What the list of units does not show, in the player's favour.
    pub extra: f32,
}

impl<'a> Board<'a> {
    pub fn of(view: &'a View, me: Seat) -> Self {
        let cards = &view.cards;
        let mut units = Vec::with_capacity(view.field.len() + 2);
        units.extend(view.field.iter().map(|card| Unit::seen(view, card, me)));
        let hand = |seat: Seat| view.seats.get(seat.index()).map_or(0, |side| i16::from(side.hand));
        let is_over = view.window == Some(Moment::End) || matches!(view.asks, Some((_, Ask::Discard)));
        let is_peaceful = view.options.is_peaceful(view.turn, view.options.parties());
        let tokens = |seat: Seat| view.seats.get(seat.index()).map_or(0.0, |side| f32::from(side.tokens));
        let of_team = tokens(me) + view.partners_of(me).map(tokens).sum::<f32>();
        let of_enemies: f32 = view.enemies_of(me).map(tokens).sum();
        let attacks_left = if is_over || is_peaceful { 0 } else { view.attacks[1].saturating_sub(view.attacks[0]) };
        let mut board = Self {
            view,
            cards,
            me,
            units,
            clash: None,
            dying: None,
            is_own_turn: view.side_of(view.active) == view.side_of(me),
            active: turns_after(view, me, view.active),
            attacks_left,
            hands: [hand(me), view.enemies_of(me).map(hand).sum()],
            extra: TOKEN * (of_team - of_enemies),
        };
        board.see_attack();
        board.see_links();
        board
    }

    /// Which cards support which (ESTRO-LUC-06).
    fn see_links(&mut self) {
        let hosts = self.view.field.iter().map(|card| card.up.as_ref().and_then(|up| up.supports));
        let hosts: Vec<_> = if self.is_lucid() { hosts.collect() } else { Vec::new() };
        for (place, host) in hosts.into_iter().enumerate() {
            self.units[place].supports = host.and_then(|spot| self.at(spot)).map(|host| host as u8);
        }
    }

    /// A card is destroyed, and with it its supports (ESTRO-LUC-13).
    pub fn fall(&mut self, place: usize) {
        self.units[place].is_alive = false;
        for unit in self.units.iter_mut().filter(|unit| unit.supports == Some(place as u8)) {
            unit.is_alive = false;
        }
    }

    /// Whether Lucid Dream is played.
    #[inline]
    pub fn is_lucid(&self) -> bool {
        self.view.options.lucid
    }

    /// Whether a card may attack at all, and now: cards that only defend never do (ESTRO-LUC-03, ESTRO-LUC-14).
    #[inline]
    pub fn may_strike(&self, unit: &Unit, is_now: bool) -> bool {
        let only_defends = self.is_lucid() && (unit.main == Estro::Granito || unit.supports.is_some());
        unit.is_up && !only_defends && (!is_now || (unit.attacks_left > 0 && !unit.is_barred))
    }

    /// Whether two cards lie in the same field (ESTRO-CONQ-06).
    #[inline]
    pub fn meet(&self, one: usize, other: usize) -> bool {
        self.units[one].place == self.units[other].place
    }

    /// The units of a side that may be attacked: all but supports (ESTRO-LUC-14).
    #[inline]
    pub fn targets(&self, own: bool) -> impl Iterator<Item = (usize, &Unit)> {
        self.side(own).filter(|(_, unit)| unit.supports.is_none())
    }

    /// The supports of a card.
    pub fn supports_of(&self, host: usize) -> impl Iterator<Item = &Unit> {
        let own = self.units[host].own;
        let is_lucid = self.is_lucid();
        self.side(own).map(|(_, unit)| unit).filter(move |unit| is_lucid && unit.supports == Some(host as u8))
    }

    /// What is left of the vital shield of a card (ESTRO-LUC-10).
    pub fn shield(&self, place: usize) -> Option<i16> {
        let host = &self.units[place];
        let supports = self.supports_of(place).map(Unit::tot).reduce(|sum, tot| sum + tot)?;
        (host.is_up && host.main == Estro::Granito).then(|| (host.tot() + supports - host.shield_damage).max(1))
    }

    fn see_attack(&mut self) {
        let Some(attack) = &self.view.attack else { return };
        let place = |spot: Option<estro::action::Spot>| spot.and_then(|spot| self.at(spot));
        let (attacker, target) = (place(attack.attacker), place(attack.target));
        if self.view.window == Some(Moment::Death) && attack.won == Some(true) {
            self.dying = target;
        }
        if let (Some(attacker), Some(target), false) = (attacker, target, attack.is_over || attack.won.is_some()) {
            self.clash = Some(Clash { attacker, target, is_rolled: attack.dice.is_some() });
        }
        if let Some(dying) = self.dying {
            self.units[dying].is_alive = false;
        }
    }

    /// The unit at a spot of the field.
    pub fn at(&self, spot: estro::action::Spot) -> Option<usize> {
        self.view.field.iter().position(|card| card.spot == spot)
    }

    /// The Gift of a unit, if it is known and works.
    #[inline]
    pub fn gift(&self, unit: &Unit) -> Option<&'a Gift> {
        let card = unit.card.filter(|_| unit.has_gift)?;
        self.cards.card(card).gift.as_ref()
    }

    /// The units of a side that are alive, with their places.
    #[inline]
    pub fn side(&self, own: bool) -> impl Iterator<Item = (usize, &Unit)> {
        self.units.iter().enumerate().filter(move |(_, unit)| unit.is_alive && unit.own == own)
    }

    pub fn count(&self, own: bool) -> usize {
        self.side(own).count()
    }

    /// The Incinerator of the player, or of the enemy who comes next, newest last.
    pub fn burnt(&self, own: bool) -> &'a [CardNo] {
        if let Some(fleet) = self.view.fleet.as_ref().filter(|_| !own) {
            return &fleet.incinerator;
        }
        let seat = if own { Some(self.me) } else { self.view.enemies_of(self.me).next() };
        let side = seat.and_then(|seat| self.view.seats.get(seat.index()));
        side.map_or(&[], |side| side.incinerator.as_slice())
    }

    /// Whether partners share the sides of the field.
    #[inline]
    pub fn has_partners(&self) -> bool {
        self.view.seats.len() > 2
    }
}
