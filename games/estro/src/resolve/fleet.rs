//! What becomes of ships, guardians and objects in Single Player (chapter SOLO of the rulebook).

use arrayvec::ArrayVec;
use table::{Chance, Draw, Log};

use crate::clause;
use crate::event::Event;
use crate::facts::{PLAYER, SHIPS};
use crate::fleet::{self, GUARDIANS, Knack};
use crate::language::{Effect, Estro, Face};
use crate::rules::CardNo;
use crate::set::MOST_CARDS;
use crate::state::{
    Alarm, Attack, Card, CardId, Change, Ends, FIELD, Fleet, GiftRun, Location, Origin, Prompt, State, flag,
};

impl State {
    /// Each ship deploys its guardians, face down, out of what lies in no deck (ESTRO-SOLO-08).
    pub(crate) fn deploy_guardians(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        if !self.rules.options.is_solo() {
            return;
        }
        self.fleet = Fleet::at_start();
        let is_dealt = |no: &CardNo| self.cards.ids().any(|card| self.card(card).no == *no);
        let mut free: ArrayVec<CardNo, MOST_CARDS> = self.rules.catalogue().filter(|no| !is_dealt(no)).collect();
        chance.shuffle(Draw::named("guardians"), &mut free);
        for ship in Estro::ALL {
            for _ in 0..GUARDIANS {
                let fits = |no: &CardNo| !self.rules.options.guardians_of_estro || self.rules.card(*no).estro == ship;
                let Some(place) = free.iter().position(fits) else { break };
                let no = free.remove(place);
                if let Some(card) = self.cards.add(Card::in_deck(no, SHIPS, self.rules.card(no).estro)) {
                    self.enter(card, SHIPS, Face::Down, ship as u8);
                }
            }
        }
        log.push(clause::SOLO_08, Event::GuardiansDeployed);
    }

    /// A guardian is turned up in the player's turn; its Gift waits for the ships' turn (ESTRO-SOLO-11, ESTRO-SOLO-14).
    fn show_guardian(&mut self, guardian: CardId, clause: table::Clause, log: &mut impl Log<Self>) {
        self.card_mut(guardian).set(flag::WAITS, true);
        self.fleet.show(guardian);
        self.turn_up(guardian, clause, log);
    }

    /// S2: an attacked guardian that lies face down is turned up, and fights with its real values (ESTRO-SOLO-11).
    pub(super) fn show_target(&mut self, attack: &Attack, log: &mut impl Log<Self>) {
        let Some(target) = attack.target_card() else { return };
        let is_guardian = self.card(target).is_down() && self.is_automaton(self.card(target).controller);
        if let Some(attack) = self.attack_mut() {
            attack.was_covered = is_guardian;
        }
        if is_guardian {
            self.show_guardian(target, clause::SOLO_11, log);
        }
    }

    /// A guardian that lay face down has resisted: another one of its ship is turned up (ESTRO-SOLO-13).
    pub(super) fn show_another(&mut self, attack: &Attack, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        if attack.won != Some(false) || !attack.was_covered {
            return;
        }
        let ship = Estro::ALL[self.card(attack.target).place as usize % Estro::ALL.len()];
        let covered: ArrayVec<CardId, FIELD> =
            self.guardians_of(ship).filter(|guardian| self.card(*guardian).is_down()).collect();
        if let Some(guardian) = self.one_by_lot(&covered, chance) {
            self.show_guardian(guardian, clause::SOLO_13, log);
        }
    }

    /// One of these cards, drawn by lot; `None` if there is none.
    pub(super) fn one_by_lot(&self, cards: &[CardId], chance: &mut impl Chance) -> Option<CardId> {
        fleet::one_by_lot(cards, chance, |card| self.number_at(Some(card)))
    }

    /// A guardian has fallen: with the last one of its ship the alarm sounds (ESTRO-SOLO-19).
    pub(super) fn sound_alarm(&mut self, fallen: CardId, log: &mut impl Log<Self>) {
        if !self.is_automaton(self.card(fallen).owner) {
            return;
        }
        let Some(ship) = Estro::ALL.get(self.card(fallen).place as usize).copied() else { return };
        if self.guardians_of(ship).next().is_some() || self.fleet.ships[ship.index()].alarm != Alarm::Quiet {
            return;
        }
        let left = fleet::ship(ship).countdown;
        self.fleet.ships[ship.index()].alarm = Alarm::Counting { left, is_new: self.active == SHIPS };
        self.is_still = false;
        log.push(clause::SOLO_19, Event::AlarmSounded(ship, left));
    }

    /// S7 of an attack on a ship: its shields go down, and at 0 it is destroyed (ESTRO-SOLO-22, ESTRO-SOLO-23).
    pub(super) fn strike(&mut self, attacker: CardId, ship: Estro, log: &mut impl Log<Self>) {
        let value = self.strike_value(attacker, ship);
        let main = self.card(attacker).main;
        let told = if self.rules.options.mnemonica { None } else { Some(value) };
        log.push(clause::SOLO_23, Event::ShipStruck { ship, main, value: told });
        self.change_shields(ship, -value, log);
    }

    /// Changes the shields of a ship (ESTRO-SOLO-22); a destroyed one releases no skill (ESTRO-SOLO-24).
    pub(super) fn change_shields(&mut self, ship: Estro, n: i16, log: &mut impl Log<Self>) {
        let changed = &mut self.fleet.ships[ship.index()];
        if changed.shields <= 0 || n == 0 {
            return;
        }
        changed.shields = changed.shields.saturating_add(n).max(0);
        self.is_still = false;
        log.push(clause::SOLO_22, Event::ShieldsChanged(ship, n, changed.shields));
        if changed.shields > 0 {
            return;
        }
        let was_counting = matches!(changed.alarm, Alarm::Counting { .. });
        changed.alarm = Alarm::Over;
        log.push(clause::SOLO_22, Event::ShipDestroyed(ship));
        if was_counting {
            log.push(clause::SOLO_24, Event::AlarmStopped(ship));
        }
    }

    /// What the card language has no word for.
    pub(super) fn do_knack(&mut self, run: &GiftRun, knack: Knack, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        match knack {
            Knack::Weaken(n) => self.fleet.weaker = n,
            Knack::SecondChance => self.fleet.second_chance = true,
            Knack::IgnoreDex => self.fleet.ignores_next = true,
            Knack::Aim => self.fleet.aims = true,
            Knack::LoadDie => self.ask(run.controller, Prompt::Die),
            Knack::NoObjects => self.fleet.no_objects_next = true,
            Knack::Rebirth => return self.rebirth(run, chance, log),
            Knack::Veil(n) => {
                for _ in 0..n {
                    self.veil(chance, log);
                }
                return;
            }
        }
        self.has_acted();
    }

    /// The next die of the player shows this.
    pub(super) fn load_die(&mut self, die: u8) {
        self.fleet.die = die;
    }

    /// A destroyed guardian of the ship comes back; the alarm does not sound again (ESTRO-SOLO-07).
    fn rebirth(&mut self, run: &GiftRun, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let Origin::Skill(ship) = run.origin else { return };
        let burnt = self.hoard(SHIPS).incinerator.iter().filter(|card| self.card(*card).place == ship as u8);
        let burnt: ArrayVec<CardId, FIELD> = burnt.collect();
        let Some(guardian) = self.one_by_lot(&burnt, chance).filter(|_| self.has_room(SHIPS)) else { return };
        self.hoard_mut(SHIPS).incinerator.remove(guardian);
        self.enter(guardian, SHIPS, Face::Up, ship as u8);
        self.card_mut(guardian).set(flag::INHIBITED, true);
        self.has_acted();
        log.push(clause::SOLO_07, Event::Entered(SHIPS, self.card(guardian).no));
    }

    /// The player's face-up card with the highest TOT is turned down for a time (ESTRO-SOLO-07).
    fn veil(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let up: ArrayVec<CardId, FIELD> =
            self.fields[PLAYER.index()].iter().filter(|card| self.card(*card).is_up()).collect();
        let best = up.iter().map(|card| self.now(*card).tot).max();
        let best: ArrayVec<CardId, FIELD> = up.into_iter().filter(|card| Some(self.now(*card).tot) == best).collect();
        let Some(card) = self.one_by_lot(&best, chance) else { return };
        self.turn_down(card, log);
        self.add_timed(card, Change::Veiled, Ends::NextTurn(SHIPS, self.turn));
        self.has_acted();
    }

    /// Everything that an object or a skill says is done, as far as it was possible.
    pub(super) fn finish_of_fleet(&mut self, run: &GiftRun, log: &mut impl Log<Self>) {
        if !run.has_acted {
            let clause = if matches!(run.origin, Origin::Skill(_)) { clause::SOLO_20 } else { clause::SOLO_26 };
            log.push(clause, Event::NothingHappens);
        }
        self.pop();
        self.forget_names(false);
    }

    /// Does to a ship what an effect says.
    pub(super) fn change_ship(&mut self, effect: &Effect, ship: Estro, log: &mut impl Log<Self>) {
        match effect {
            Effect::Shields(n) => self.change_shields(ship, i16::from(*n), log),
            Effect::Alarm(n) => {
                let alarm = &mut self.fleet.ships[ship.index()].alarm;
                if let Alarm::Counting { left, .. } = alarm {
                    *left = left.saturating_add_signed(*n).max(1);
                    let left = *left;
                    self.is_still = false;
                    log.push(clause::SOLO_20, Event::CountedDown(ship, left));
                }
            }
            _ => {}
        }
    }

    /// Whether the next own card that is threatened stays where it is, whatever threatens it; only once.
    pub(super) fn takes_second_chance(&mut self, card: CardId) -> bool {
        let is_players = self.card(card).location == Location::Field && !self.is_automaton(self.card(card).controller);
        is_players && std::mem::take(&mut self.fleet.second_chance)
    }
}
