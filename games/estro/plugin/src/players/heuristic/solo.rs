//! Single Player: what ships, guardians and objects are worth (chapter SOLO of the rulebook).

use estro::Action;
use estro::action::Spot;
use estro::fleet::{self, Knack, ObjectNo};
use estro::language::{Effect, Estro, Stat};
use estro::rules::{DIE_BONUS, die_lists, match_up};
use estro::view::{Origin, ShipView};

use super::board::{Board, Unit};
use super::effects::{Chosen, Run};
use super::weigh::Weighed;

/// A point of shields, and a destroyed ship besides.
const SHIELD: f32 = 0.4;
const SHIP: f32 = 60.0;
/// What a skill costs that is released in the next turn of the ships; the later, the less.
const SKILL: f32 = 40.0;
/// A guardian that nobody knows: its TOT, and how far it may be from that.
const GUARDIAN: f32 = 64.0;
const SPREAD: f32 = 6.0;
/// What a die gives on average.
const LUCK: f32 = DIE_BONUS as f32 * 0.4;
/// What an object must bring at least.
const OBJECT: f32 = 1.5;
/// What an attack less of the ships is worth, and a choice among their targets.
const ATTACK_LESS: f32 = 12.0;
const AIM: f32 = 6.0;

impl Board<'_> {
    /// Whether the player stands against ships.
    #[inline]
    pub fn is_solo(&self) -> bool {
        self.view.options.is_solo()
    }

    /// Whether a card is a guardian that lies face down: it fights with its values (ESTRO-SOLO-11).
    #[inline]
    pub fn is_covered_guardian(&self, unit: &Unit) -> bool {
        self.is_solo() && !unit.own && !unit.is_up
    }

    /// How likely an attack defeats a guardian that nobody knows.
    pub fn odds_against_unknown(&self, attacker: &Unit) -> f32 {
        let lead = f32::from(attacker.tot() + attacker.lent[0]) - GUARDIAN;
        1.0 / (1.0 + (-lead / SPREAD).exp())
    }

    fn ships(&self) -> &[ShipView] {
        self.view.fleet.as_ref().map_or(&[], |fleet| &fleet.ships)
    }

    fn ship(&self, estro: Estro) -> Option<&ShipView> {
        self.ships().iter().find(|ship| ship.estro == estro)
    }

    /// What the ships are worth to the player, all of them at least 0 less than nothing.
    pub fn fleet_value(&self) -> f32 {
        let of = |ship: &ShipView| match (ship.shields, ship.countdown) {
            (0, _) => SHIP,
            (shields, Some(left)) => -SHIELD * f32::from(shields) - SKILL / f32::from(left.max(1)),
            (shields, None) => -SHIELD * f32::from(shields),
        };
        self.ships().iter().map(of).sum()
    }

    /// What it brings to take so much from the shields of a ship.
    fn damage(&self, ship: Estro, n: f32) -> f32 {
        let Some(ship) = self.ship(ship).filter(|ship| ship.shields > 0) else { return 0.0 };
        let left = f32::from(ship.shields) - n;
        let skill = ship.countdown.map_or(0.0, |left| SKILL / f32::from(left.max(1)));
        match left <= 0.0 {
            true => SHIELD * f32::from(ship.shields) + SHIP + skill,
            // The fewer shields are left, the nearer the end of the ship.
            false => SHIELD * n * (1.0 + 0.3 * n / f32::from(ship.shields)) + skill * 0.3 * n / f32::from(ship.shields),
        }
    }

    /// What an attack on a ship brings.
    pub fn strike_gain(&self, attacker: usize, ship: Estro) -> f32 {
        let unit = &self.units[attacker];
        let bonus = if self.view.options.ship_without_match_up { 0 } else { match_up(unit.main, ship) };
        let value = f32::from(unit.tot() + unit.lent[0] + bonus) + LUCK;
        self.damage(ship, value.max(0.0))
    }

    /// The ships that may be attacked.
    fn open_ships(&self) -> impl Iterator<Item = Estro> + '_ {
        self.ships().iter().filter(|ship| ship.shields > 0 && ship.guardians == 0).map(|ship| ship.estro)
    }

    /// The best attack on a ship by another card than this.
    pub fn best_strike(&self, except: usize) -> f32 {
        let able = self.side(true).filter(|(place, unit)| *place != except && self.may_strike(unit, true));
        let able: Vec<usize> = able.map(|(place, _)| place).collect();
        let gains = self.open_ships().flat_map(|ship| able.iter().map(move |one| self.strike_gain(*one, ship)));
        gains.fold(0.0, f32::max)
    }
}

impl Weighed<'_, '_> {
    /// An attack on a ship, and the best other attack after it.
    pub(super) fn strike(&self, attacker: Spot, ship: Estro) -> f32 {
        let board = self.board();
        let Some(one) = board.at(attacker) else { return 0.0 };
        let gain = board.strike_gain(one, ship);
        if board.attacks_left < 2 {
            return gain;
        }
        let mut after = board.best_strike(one);
        for (next, unit) in board.side(true) {
            if next != one && board.may_strike(unit, true) {
                let gains = board.targets(false).map(|(at, _)| board.gain(next, at, false));
                after = gains.fold(after, f32::max);
            }
        }
        gain + after
    }

    /// What an object brings, less its price.
    pub(super) fn object(&self, object: ObjectNo) -> f32 {
        let Some(data) = fleet::object(object) else { return -1.0 };
        let knack = data.knack.map_or(0.0, |knack| self.knack(knack));
        let ships: f32 = data.effects.iter().map(|effect| self.best_ship(effect)).sum();
        let cards = match fleet::object_gift(object).filter(|gift| !gift.effects.is_empty()) {
            Some(gift) => {
                self.brings(&Run { gift, bearer: None, own: true, cause: None, chosen: Chosen::Nothing }, 0.0)
            }
            None => 0.0,
        };
        knack + ships + cards - OBJECT
    }

    fn knack(&self, knack: Knack) -> f32 {
        let has_attacks = self.board().attacks_left > 0;
        match knack {
            Knack::Weaken(n) => f32::from(n) * 1.5,
            Knack::SecondChance => 14.0,
            Knack::IgnoreDex | Knack::LoadDie if has_attacks => 8.0,
            Knack::Aim => AIM,
            _ => 0.0,
        }
    }

    /// What an effect brings with the best ship for it.
    fn best_ship(&self, effect: &Effect) -> f32 {
        let of = |ship: &ShipView| self.of_ship(effect, ship);
        self.board().ships().iter().map(of).fold(0.0, f32::max)
    }

    fn of_ship(&self, effect: &Effect, ship: &ShipView) -> f32 {
        match (effect, ship.countdown) {
            (Effect::Shields(n), _) if ship.guardians == 0 => self.board().damage(ship.estro, -f32::from(*n)),
            (Effect::Alarm(_), Some(left)) => SKILL / f32::from(left.max(1)),
            (Effect::AttackOnce(_), _) => ATTACK_LESS / 5.0,
            _ => 0.0,
        }
    }

    /// A ship that is chosen for an object, or to which an attack is led.
    pub(super) fn choose_ship(&self, estro: Estro) -> f32 {
        let board = self.board();
        let Some(ship) = board.ship(estro) else { return -1.0 };
        let object = board.view.gifts.last().and_then(|gift| match gift.origin {
            Origin::Object(object) => fleet::object(object),
            _ => None,
        });
        match object {
            Some(object) => object.effects.iter().map(|effect| self.of_ship(effect, ship)).sum(),
            None => board
                .view
                .attack
                .as_ref()
                .and_then(|attack| attack.attacker)
                .and_then(|spot| board.at(spot))
                .map_or(0.0, |one| board.strike_gain(one, estro)),
        }
    }

    /// Two statistics of a guardian: what hurts it most.
    pub(super) fn stats(&self, one: Stat, other: Stat) -> f32 {
        let board = self.board();
        let chosen =
            board.view.gifts.last().and_then(|gift| gift.chosen.iter().flatten().find_map(|spot| board.at(*spot)));
        let Some(place) = chosen else { return 0.0 };
        let mut changed = board.clone();
        changed.units[place].stats.swap(one.index(), other.index());
        changed.value()
    }

    /// What a die shows: it should list the Estri of the own cards that still attack.
    pub(super) fn die(&self, die: u8) -> f32 {
        let board = self.board();
        let able = board.side(true).filter(|(_, unit)| board.may_strike(unit, true));
        able.filter(|(_, unit)| die_lists(die, unit.main)).map(|(_, unit)| f32::from(unit.tot().max(1))).sum()
    }

    /// A guardian that is turned up: one of a ship that has few is worth knowing.
    pub(super) fn reveal(&self, place: usize) -> f32 {
        let board = self.board();
        let card = &board.view.field[place];
        let guardians = card.ship.and_then(|ship| board.ship(ship)).map_or(5, |ship| ship.guardians);
        let strength = if board.units[place].card.is_some() {
            f32::from(board.units[place].stats.iter().sum::<i16>())
        } else {
            GUARDIAN
        };
        (GUARDIAN - strength) / 10.0 - f32::from(guardians)
    }

    /// An own card that a guardian attacks: the one that loses least.
    pub(super) fn aimed(&self, place: usize) -> f32 {
        let board = self.board();
        let strongest = board.side(false).filter(|(_, unit)| board.may_strike(unit, true)).map(|(one, _)| one);
        -strongest.map(|one| board.gain(one, place, false)).fold(0.0, f32::max)
    }

    /// The actions of this mode.
    pub(super) fn of_fleet(&self, action: Action) -> f32 {
        match action {
            Action::Strike(attacker, ship) => self.strike(attacker, ship),
            Action::Object(object) => self.object(object),
            Action::Ship(ship) => self.choose_ship(ship),
            Action::Stats(one, other) => self.stats(one, other),
            Action::Die(die) => self.die(die),
            _ => 0.0,
        }
    }
}
