//! Carrying out actions: the course of turns and main actions.
//!
//! Every function here assumes that the action is legal; [`crate::legal`] decides that. The setup is in
//! [`crate::dealing`]; effects on cards, damage and tokens in [`crate::moves`]; windows in [`crate::windows`];
//! consuming and Maneuvers in [`crate::placing`]; the resolution of activated cards in [`crate::resolve`].

use table::{Chance, Log, Seat, SeatSet};

use crate::action::{Action, HandKind, Slot, TurnKind};
use crate::card::Ability;
use crate::clause;
use crate::event::{Event, Origin, Penalty};
use crate::state::{Ended, FATAL_DAMAGE, Phase, SEATS, Side, State, Window};

impl State {
    #[inline]
    pub(crate) fn ask(&mut self, phase: Phase, seat: Seat) {
        self.phase = phase;
        self.asked = seat;
    }

    /// Carries out a legal action.
    pub(crate) fn execute(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        if !matches!(action, Action::Pass | Action::Call) {
            self.called = SeatSet::NONE;
        }
        match action {
            Action::Model(model) => {
                self.take_model(seat, model, log);
                self.go_on_with_setup(chance, log);
            }
            Action::Pilot(pilot) => {
                self.choose_pilot(seat, pilot, log);
                self.go_on_with_setup(chance, log);
            }
            Action::Declare(kind) => self.declare(kind, log),
            Action::Play(kind, facing, slot) => self.play(seat, kind, facing, slot, log),
            Action::Discard(slot) => {
                self.discard_prepared(seat, slot, clause::PLAY_09, log);
                self.after_main_action(log);
            }
            Action::Activate(slot) => self.activate(seat, slot, log),
            Action::Maneuver(number) => self.maneuver(seat, number, log),
            Action::Consume(kind, gain) => self.consume(seat, kind, gain, log),
            Action::Trade(kind) => self.trade(seat, kind, log),
            Action::Repair => self.repair(seat, log),
            Action::Place(kind, _, slot) if self.phase == Phase::Transfer => self.transfer_token(kind, slot, log),
            Action::Place(kind, owner, slot) => self.place(seat, kind, owner, slot, log),
            Action::Take(kind, owner, slot) if self.phase == Phase::TakeToken => {
                self.remove_token(seat, owner, slot, kind, clause::PIL_09, log);
                self.after_main_action(log);
            }
            Action::Take(kind, owner, slot) => self.take(seat, kind, owner, slot, log),
            Action::Drop(kind) => self.drop_card(seat, kind, log),
            Action::Choose(alternative) => self.choose(alternative, log),
            Action::Swap => self.swap_pilots(seat, log),
            Action::Call => self.call_partner(seat, log),
            Action::Pass => match self.phase {
                Phase::Soft => self.pass_window(seat, log),
                Phase::Support => self.pass_support(log),
                Phase::Remove => self.next_op(log),
                _ => self.pass_response(log),
            },
            Action::End => self.end(seat, log),
        }
    }

    // ---- turns ----

    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.turn = self.turn.saturating_add(1);
        self.active = seat;
        self.kind = TurnKind::Action;
        self.maneuver_used = false;
        self.announced = false;
        for side in &mut self.sides {
            side.ability_used = false;
            side.reserve_used = false;
            side.physical_from = [0; SEATS];
            side.hits = [0; SEATS];
        }
        let side = self.side_mut(seat);
        side.own_turns = side.own_turns.saturating_add(1);
        let can_maintain = side.deck_len >= 2;
        log.push(clause::TURN_02, Event::TurnBegan(seat, self.turn));
        self.clear_echo_row(seat, log);
        if can_maintain {
            self.ask(Phase::Declare, seat);
        } else {
            self.declare(TurnKind::Action, log);
        }
    }

    /// Puts every card of the echo row on the discard pile (COAL-ECHO-11).
    fn clear_echo_row(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        for place in 0..self.side(seat).echo_len as usize {
            let instance = self.side(seat).echo[place];
            let card = self.list(seat).card[instance as usize];
            self.put_on_discard(seat, instance);
            log.push(clause::ECHO_11, Event::Discarded(seat, card, Origin::Echo));
        }
        self.side_mut(seat).echo_len = 0;
    }

    pub(crate) fn declare(&mut self, kind: TurnKind, log: &mut impl Log<Self>) {
        let seat = self.active;
        self.kind = kind;
        log.push(clause::TURN_03, Event::Declared(seat, kind));
        match kind {
            TurnKind::Action => {
                self.charge_accumulators(seat, log);
                self.open_window(Window::Declare, log);
            }
            TurnKind::Maintenance => {
                self.draw(seat, 2, clause::MNT_01, log);
                self.open_window(Window::Gap, log);
            }
        }
    }

    /// Puts one token on each own Accumulator that is not full (COAL-ACC-01, COAL-ACC-03).
    fn charge_accumulators(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let side = self.side(seat);
        let mut rest = side.accumulators & !side.ready;
        while rest != 0 {
            let slot = Slot(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            let card = self.list(seat).card[self.side(seat).instance[slot.index()] as usize];
            let Some(kind) = self.rules.card(card).kind.collects() else { continue };
            if self.take_from_pool() {
                self.add_token(seat, slot, kind);
                log.push(clause::ACC_01, Event::Charged(seat, slot, kind));
            }
        }
    }

    pub(crate) fn end(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        log.push(clause::TURN_06, Event::Ends(seat));
        self.open_window(Window::End, log);
    }

    pub(crate) fn end_of_turn(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        if self.ability(seat) == Some(Ability::LorenzExtra) {
            let hits = self.side(seat).hits;
            for other in seat.others_clockwise(self.seats) {
                if hits[other.index()] >= 2 && !self.side(other).eliminated {
                    log.push(clause::PIL_13, Event::Extra(other, seat));
                    self.side_mut(other).physical_from[seat.index()] += 1;
                    self.suffer(other, 1, log);
                }
            }
            if self.check(log) {
                return;
            }
        }
        if self.side(seat).deck_len == 0 {
            self.penalize(seat, 2, Penalty::EmptyDeck, clause::TURN_09, log);
        } else {
            self.draw(seat, 1, clause::TURN_08, log);
        }
        if !self.check(log) {
            self.open_window(Window::Gap, log);
        }
    }

    pub(crate) fn next_turn(&mut self, log: &mut impl Log<Self>) {
        let next = self.active.others_clockwise(self.seats).find(|seat| !self.side(*seat).eliminated);
        self.begin_turn(next.unwrap_or(self.active), log);
    }

    /// Goes on after a main action (COAL-END-02, COAL-WIN-06).
    pub(crate) fn after_main_action(&mut self, log: &mut impl Log<Self>) {
        if !self.check(log) {
            self.open_window(Window::After, log);
        }
    }

    /// The elimination check (COAL-END-02). Returns `true` when it changed the course of the turn: the match is over,
    /// or the active seat is out.
    pub(crate) fn check(&mut self, log: &mut impl Log<Self>) -> bool {
        let mut fallen = SeatSet::NONE;
        for seat in Seat::all(self.seats) {
            let side = self.side_mut(seat);
            if side.destroyed && !side.eliminated {
                side.eliminated = true;
                fallen = fallen.with(seat);
            }
        }
        if fallen.is_empty() {
            return false;
        }
        for seat in fallen.iter() {
            // A seat that conceded, or was repaired too late, has less than 10 damage.
            let by_damage = self.side(seat).damage >= FATAL_DAMAGE;
            log.push(if by_damage { clause::END_01 } else { clause::END_02 }, Event::Eliminated(seat));
            if self.has_many_seats() {
                self.clear_the_place_of(seat, log);
            }
        }
        if let Some(ended) = self.judge(fallen) {
            let (win, tie) = self.end_clauses();
            if ended.is_tie {
                log.push(tie, Event::Tied(ended.winners));
            } else {
                log.push(win, Event::Won(ended.winners));
            }
            self.outcome = Some(ended);
            self.phase = Phase::Over;
            return true;
        }
        // The turn of an eliminated seat ends at once (COAL-TURN-14); an open W-GAP goes on, and so does the setup.
        if self.living().contains(self.active) || self.is_in_gap() || self.turn == 0 {
            return false;
        }
        self.open_window(Window::Gap, log);
        true
    }

    /// The outcome if the match is over after these seats have fallen.
    pub(crate) fn judge(&self, fallen: SeatSet) -> Option<Ended> {
        self.rules.options.judge(self.seats, self.living(), fallen)
    }

    /// Puts everything of an eliminated seat into the box, unrevealed unless agreed otherwise; its tokens go to the
    /// pool (COAL-MP-07, COAL-AMB-99).
    fn clear_the_place_of(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if self.rules.options.reveal_eliminated {
            self.reveal_all_of(seat, log);
        }
        let side = *self.side(seat);
        self.give_to_pool(side.tokens.iter().map(|tokens| tokens.total()).sum());
        *self.side_mut(seat) = Side {
            damage: side.damage,
            destroyed: true,
            eliminated: true,
            model: side.model,
            list: side.list,
            own_turns: side.own_turns,
            ..Side::EMPTY
        };
    }

    fn reveal_all_of(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let (side, list) = (self.side(seat), self.list(seat));
        let in_hand = (0..list.len).filter(|instance| side.hand >> instance & 1 != 0);
        let down = Slot::ALL.into_iter().filter(|slot| side.face_down() & slot.bit() != 0);
        let down = down.map(|slot| side.instance[slot.index()]);
        for instance in in_hand.chain(down) {
            log.push(clause::MP_07, Event::Revealed(seat, list.card[instance as usize]));
        }
    }

    // ---- abilities of the main window ----

    pub(crate) fn trade(&mut self, seat: Seat, kind: HandKind, log: &mut impl Log<Self>) {
        self.side_mut(seat).ability_used = true;
        log.push(clause::PIL_09, Event::UsedAbility(seat, Ability::ClintRemove));
        self.discard_from_hand(seat, kind, clause::PIL_09, log);
        self.ask(Phase::TakeToken, seat);
    }

    pub(crate) fn repair(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.side_mut(seat).ability_used = true;
        log.push(clause::PIL_20, Event::UsedAbility(seat, Ability::NemoHeal));
        self.discard_from_deck(seat, 2, clause::PIL_20, log);
        self.heal(seat, 1, clause::PIL_20, log);
        self.after_main_action(log);
    }
}
