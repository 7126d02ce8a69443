//! Single Player: the ships' turn, attacks on ships, and objects that are used (chapter SOLO of the rulebook).
//!
//! The ships are no seat. Whatever the rules would ask them is answered by lot ([`State::answer_of_ships`]); they pass every window
//! and use every optional Gift (ESTRO-SOLO-30).

use arrayvec::ArrayVec;
use table::{Chance, Choices as _, Log, Seat};

use crate::action::{Action, Bonuses, Spot};
use crate::clause;
use crate::event::Event;
use crate::facts::{PLAYER, SHIPS};
use crate::fleet::{self, ObjectNo};
use crate::language::{Estro, Moment, Stat};
use crate::legal::Choices;
use crate::state::{Alarm, Attack, CardId, Change, Ends, FIELD, Frame, GiftRun, Origin, Prompt, State, TurnStep, flag};

/// How many guardians are turned up in the ships' turn (ESTRO-SOLO-15).
const REVEALED: u8 = 2;

impl State {
    // ---- attacks on ships ----

    /// S1 of an attack on a ship (ESTRO-SOLO-21).
    pub(super) fn declare_strike(&mut self, seat: Seat, attacker: Spot, ship: Estro, log: &mut impl Log<Self>) {
        let Some(attacker) = self.at(attacker) else { return };
        let no = self.card(attacker).no;
        log.push(clause::SOLO_21, Event::ShipAttacked(seat, no, ship));
        self.begin_attack(Attack { ship: Some(ship), ..Attack::new(attacker, CardId::NONE, self.first_step()) });
    }

    // ---- the ships' turn ----

    /// A step of the ships' turn (ESTRO-SOLO-10, ESTRO-SOLO-14 to ESTRO-SOLO-20).
    pub(super) fn ships_step(&mut self, step: TurnStep, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        match step {
            TurnStep::Begin => self.go_to(TurnStep::Guardians),
            TurnStep::Guardians => self.next_shown(log),
            TurnStep::Reveal(left) if left > 0 && self.covered_guardians() != 0 => self.ask(PLAYER, Prompt::Reveal),
            TurnStep::Reveal(_) => {
                self.go_to(TurnStep::Battle);
                self.open_window(Moment::Play, SHIPS);
            }
            TurnStep::Battle => self.ships_attack(chance, log),
            TurnStep::HandLimit => self.go_to(TurnStep::Countdown(0)),
            TurnStep::Countdown(place) => self.count_down(place, log),
            // What the turn of every seat has is the same here: W-END, Gifts of its end, the end.
            _ => {}
        }
    }

    /// The Gift of the next guardian that was turned up in the player's turn (ESTRO-SOLO-14); then the turn of the ships begins
    /// like any other (ESTRO-TURN-24).
    fn next_shown(&mut self, log: &mut impl Log<Self>) {
        let Some(guardian) = self.fleet.shown.get(0) else {
            self.go_to(TurnStep::Reveal(REVEALED));
            return self.start_of_turn(SHIPS);
        };
        self.fleet.shown.remove(guardian);
        if self.is_waiting_guardian(guardian) {
            self.card_mut(guardian).set(flag::WAITS, false);
            self.note_answering(SHIPS.index());
            log.push(clause::SOLO_14, Event::GuardianReady(self.card(guardian).no));
            self.activate_on_play(guardian);
        }
    }

    /// The player has chosen which guardian is turned up (ESTRO-SOLO-15).
    pub(super) fn reveal_guardian(&mut self, guardian: CardId, log: &mut impl Log<Self>) {
        if let Frame::Turn(TurnStep::Reveal(left)) = self.stack[0] {
            self.go_to(TurnStep::Reveal(left - 1));
        }
        self.turn_up(guardian, clause::SOLO_15, log);
        self.activate_on_play(guardian);
    }

    /// The next attack of the ships: attacker and target by lot (ESTRO-SOLO-16, ESTRO-SOLO-17), or none (ESTRO-SOLO-18).
    fn ships_attack(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let (attackers, targets) = (self.attackers(SHIPS), self.targets(SHIPS));
        let of = |this: &Self, side: Seat, mask: u64| -> ArrayVec<CardId, FIELD> {
            let cards = this.fields[side.index()].iter().enumerate();
            cards.filter(|(place, _)| mask >> place & 1 != 0).map(|(_, card)| card).collect()
        };
        let (able, exposed) = (of(self, SHIPS, attackers), of(self, PLAYER, targets));
        let Some(attacker) = self.one_by_lot(&able, chance).filter(|_| !exposed.is_empty()) else {
            if self.attacks < self.attacks_allowed() {
                log.push(clause::SOLO_18, Event::NoMoreAttacks(SHIPS));
            }
            return self.go_to(TurnStep::End);
        };
        if std::mem::take(&mut self.fleet.aims) && self.push(Frame::Aim { attacker }) {
            return;
        }
        log.push(clause::SOLO_17, Event::TargetsDrawn(able.len() as u8, exposed.len() as u8));
        if let Some(target) = self.one_by_lot(&exposed, chance) {
            self.declare_of(SHIPS, attacker, target, log);
        }
    }

    /// The player has chosen the card that a guardian attacks.
    pub(super) fn aim(&mut self, target: CardId, log: &mut impl Log<Self>) {
        let Frame::Aim { attacker } = *self.top() else { return };
        self.pop();
        log.push(clause::SOLO_26, Event::Aimed(self.public_no(target)));
        self.declare_of(SHIPS, attacker, target, log);
    }

    /// Countdowns go down, but for those that began in this turn; at 0 the skill is released (ESTRO-SOLO-20).
    fn count_down(&mut self, place: u8, log: &mut impl Log<Self>) {
        let Some(ship) = Estro::ALL.get(place as usize).copied() else {
            self.end_of_ships_turn(log);
            return self.go_to(TurnStep::Over);
        };
        self.go_to(TurnStep::Countdown(place + 1));
        let before = self.fleet.ships[ship.index()].alarm;
        if !matches!(before, Alarm::Counting { .. }) {
            return;
        }
        self.is_still = false;
        let alarm = before.counted();
        self.fleet.ships[ship.index()].alarm = alarm;
        match alarm {
            Alarm::Over => {
                log.push(clause::SOLO_20, Event::SkillReleased(ship));
                self.push(Frame::Gift(GiftRun::without_card(Origin::Skill(ship), PLAYER)));
            }
            Alarm::Counting { left, .. } => log.push(clause::SOLO_20, Event::CountedDown(ship, left)),
            Alarm::Quiet => {}
        }
    }

    /// What objects and skills have changed for this turn ends with it.
    fn end_of_ships_turn(&mut self, log: &mut impl Log<Self>) {
        (self.fleet.weaker, self.fleet.aims) = (0, false);
        let turn = self.turn;
        let is_over = |until: Ends| matches!(until, Ends::NextTurn(seat, since) if seat == SHIPS && since < turn);
        let veiled = self.timed().iter().filter(|timed| timed.what == Change::Veiled && is_over(timed.until));
        let veiled: ArrayVec<CardId, FIELD> = veiled.map(|timed| timed.card).collect();
        for card in veiled {
            // Its Gift does not activate.
            if self.card(card).is_down() {
                self.turn_up(card, clause::SOLO_07, log);
            }
        }
    }

    /// A turn of the player begins: what lasts until then ends, and what was announced for it holds.
    pub(super) fn begin_turn_of_player(&mut self) {
        let fleet = &mut self.fleet;
        (fleet.has_used, fleet.second_chance) = (false, false);
        fleet.no_objects = std::mem::take(&mut fleet.no_objects_next);
    }

    /// The end of a turn of the player: every so many turns an object comes (ESTRO-SOLO-25).
    pub(super) fn end_of_players_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let fleet = &mut self.fleet;
        (fleet.ignores_next, fleet.die, fleet.no_objects) = (false, 0, false);
        let interval = u16::from(self.rules.options.object_interval.0).max(1);
        if !self.round.is_multiple_of(interval) {
            return;
        }
        if let Some(object) = fleet::draw_object(self.fleet.given, chance) {
            self.fleet.given |= object.bit();
            self.fleet.held |= object.bit();
            self.is_still = false;
            log.push(clause::SOLO_25, Event::ObjectGiven(object));
        }
    }

    // ---- what nobody is asked ----

    /// What the ships answer to what would be asked of them: a Gift is used, an attack goes on, everything else is drawn by lot
    /// (ESTRO-SOLO-17, ESTRO-SOLO-30). `None` where a seat is asked.
    pub(super) fn answer_of_ships(&self, chance: &mut impl Chance) -> Option<(Seat, Action)> {
        let (seat, prompt) = (self.question.seat, self.question.prompt);
        if self.ended.is_some() || prompt == Prompt::Nothing || !self.is_automaton(seat) {
            return None;
        }
        let action = match prompt {
            Prompt::Use(_) => Action::Yes,
            Prompt::Redirection => Action::Keep,
            // What counts is claimed; more than that claims nothing (ESTRO-GEN-04).
            Prompt::Claim => {
                let is_attacker = self.attack().is_some_and(|attack| attack.claims[0].is_none());
                Action::Claim(Bonuses::OF[usize::from(!is_attacker)])
            }
            _ => {
                let choices = Choices::lawful(self, seat);
                match (choices.index_of(&Action::Pass), choices.len()) {
                    (None, count) => choices.get(fleet::pick(count, chance, |k| k)),
                    (Some(_), 1) => Action::Pass,
                    (Some(pass), count) => {
                        let k = fleet::pick(count - 1, chance, |k| k);
                        choices.get(if k < pass { k } else { k + 1 })
                    }
                }
            }
        };
        Some((seat, action))
    }

    // ---- objects and skills ----

    /// The player uses an object (ESTRO-SOLO-26).
    pub(super) fn use_object(&mut self, seat: Seat, object: ObjectNo, log: &mut impl Log<Self>) {
        self.reopen_window();
        self.fleet.held &= !object.bit();
        self.fleet.has_used = true;
        self.is_still = false;
        log.push(clause::SOLO_26, Event::ObjectUsed(seat, object));
        self.push(Frame::Gift(GiftRun::without_card(Origin::Object(object), seat)));
    }

    /// A ship was chosen for the effect that is carried out (ESTRO-SOLO-22, ESTRO-SOLO-20).
    pub(super) fn ship_chosen(&mut self, ship: Estro, log: &mut impl Log<Self>) {
        let Frame::Gift(run) = *self.top() else { return };
        let step = self.steps_of(&run).get(usize::from(run.effect).wrapping_sub(1)).cloned();
        if let Some(effect) = step.as_ref().and_then(crate::rules::Step::effect) {
            self.change_ship(effect, ship, log);
        }
    }

    /// Two statistics were chosen to be exchanged.
    pub(super) fn stats_chosen(&mut self, stats: [Stat; 2], chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let Frame::Gift(run) = *self.top() else { return };
        self.exchange_chosen(&run, stats, chance, log);
    }
}
