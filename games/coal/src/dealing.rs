//! The course of the setup: models, pilots, hands, and the starting seat (chapters SET, MPS, FREE, TAG).
//!
//! Two seats choose one after the other. Three or four seats get their models by lot and choose their pilots
//! simultaneously and secretly. If a common stock of pilots would let two of them name the same card, they choose one
//! after the other.

use table::{Chance, Clause, Draw, Log, Seat, SeatSet};

use crate::bits;
use crate::card::Model;
use crate::clause;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{NONE, Phase, SEATS, State, TAG_TOKENS};

/// The draw of the starting seat (COAL-SET-02, COAL-MPS-05).
pub(crate) const STARTING_SEAT: Draw = Draw::named("starting-seat");
/// The draw that decides which of three or four seats chooses first (COAL-MPS-01, COAL-FREE-02).
const FIRST_TO_CHOOSE: Draw = Draw::named("first-to-choose");
/// The name of the draws that shuffle a deck (COAL-SET-08).
const SHUFFLE: &str = "shuffle";
/// The name of the draw of a model by lot (COAL-MPS-01).
const MODEL: &str = "model";
/// The name of the draw of a pilot by lot (COAL-FREE-02).
const PILOT: &str = "pilot";

/// The number of cards in a starting hand (COAL-SET-08).
const STARTING_HAND: u8 = 5;

impl State {
    /// Sets up the table up to its first question.
    pub(crate) fn set_up(setup: &Setup, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Self {
        let mut state = Self::empty(setup.rules.clone(), setup.seats.len() as u8);
        for (seat, brought) in setup.seats.iter().enumerate() {
            let seat = Seat(seat as u8);
            let side = state.side_mut(seat);
            if let Some(model) = brought.model {
                side.model = model as u8;
                side.list = if brought.deck.is_some() { Model::ALL.len() as u8 + seat.0 } else { model as u8 };
                log.push(clause::SET_05, Event::TookModel(seat, model));
            }
            if let Some(pilot) = brought.pilot {
                state.take_pilot(seat, pilot, clause::SET_05, log);
                state.chosen = state.chosen.with(seat);
            }
            if let Some(pilot) = brought.reserve {
                state.take_pilot(seat, pilot, clause::SET_05, log);
            }
        }
        if !state.has_many_seats() {
            state.starter = state.draw_seat(STARTING_SEAT, chance);
            state.active = state.starter;
            log.push(clause::SET_02, Event::Starts(state.starter));
        } else if state.rules.options.draft_models || state.pilots_are_drafted() {
            state.active = state.draw_seat(FIRST_TO_CHOOSE, chance);
            log.push(clause::MPS_01, Event::ChoosesFirst(state.active));
        }
        state.go_on_with_setup(chance, log);
        state
    }

    /// Draws one of the seats that have not conceded.
    fn draw_seat(&self, draw: Draw, chance: &mut impl Chance) -> Seat {
        let living = self.living();
        let drawn = chance.below(draw, living.len());
        living.iter().nth(drawn as usize).unwrap_or(Seat(0))
    }

    /// Continues the setup: asks for the next choice, or begins the first turn.
    pub(crate) fn go_on_with_setup(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        if !self.models_are_taken(chance, log) || !self.pilots_are_taken(chance, log) {
            return;
        }
        let shuffled = if self.has_many_seats() { clause::MPS_04 } else { clause::SET_08 };
        for seat in self.living().iter() {
            let len = self.list(seat).len;
            let side = self.side_mut(seat);
            side.deck = std::array::from_fn(|instance| instance as u8);
            side.deck_len = len;
            chance.shuffle(Draw::of(SHUFFLE, seat), &mut side.deck[..len as usize]);
            log.push(shuffled, Event::Shuffled(seat));
            self.draw(seat, STARTING_HAND, shuffled, log);
        }
        (self.chosen, self.secret) = (SeatSet::NONE, SeatSet::NONE);
        if self.has_many_seats() {
            self.starter = self.draw_seat(STARTING_SEAT, chance);
            log.push(clause::MPS_05, Event::Starts(self.starter));
        }
        self.begin_turn(self.starter, log);
    }

    /// The seats in the order of choosing: clockwise from the first to choose, without those that have conceded.
    fn in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (first, seats, living) = (self.active.0, self.seats, self.living());
        (0..seats).map(move |step| Seat((first + step) % seats)).filter(move |seat| living.contains(*seat))
    }

    // ---- models ----

    /// Asks for the next model, or draws the models by lot. Returns `false` when it asks.
    fn models_are_taken(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> bool {
        let by_lot = self.has_many_seats() && !self.rules.options.draft_models;
        for seat in self.in_order() {
            if self.side(seat).model != NONE {
                continue;
            }
            if !by_lot {
                self.ask(Phase::ChooseModel, seat);
                return false;
            }
            let free = u32::from(self.free_models());
            let drawn = chance.below(Draw::of(MODEL, seat), free.count_ones());
            self.take_model(seat, Model::ALL[bits::nth_of_wide(free, drawn) as usize & 3], log);
        }
        true
    }

    pub(crate) fn take_model(&mut self, seat: Seat, model: Model, log: &mut impl Log<Self>) {
        let clause = match self.has_many_seats() {
            true => clause::MPS_01,
            false if seat == self.starter => clause::SET_03,
            false => clause::SET_04,
        };
        let side = self.side_mut(seat);
        side.model = model as u8;
        side.list = model as u8;
        log.push(clause, Event::TookModel(seat, model));
    }

    // ---- pilots ----

    /// The number of pilots of every seat (COAL-TAG-03).
    fn pilots_needed(&self) -> u8 {
        if self.rules.options.tag_mode { 2 } else { 1 }
    }

    fn pilots_of(&self, seat: Seat) -> u8 {
        let side = self.side(seat);
        u8::from(side.pilot != NONE) + u8::from(side.reserve != NONE)
    }

    /// Whether pilots are taken openly, one after the other: with two seats (COAL-SET-06), and from a common stock
    /// (COAL-FREE-02, COAL-DECK-09). In Tag Mode every model has its own pair of pilots.
    pub(crate) fn pilots_are_drafted(&self) -> bool {
        let options = &self.rules.options;
        let has_custom_deck = || Seat::all(self.seats).any(|seat| self.side(seat).list as usize >= Model::ALL.len());
        !self.has_many_seats()
            || options.free_pilots
            || (!options.own_boxes && !options.training_pilots && !options.tag_mode && has_custom_deck())
    }

    /// Assigns pilots or asks for them. Returns `false` when it asks.
    fn pilots_are_taken(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> bool {
        for round in 0..self.pilots_needed() {
            // With two seats, the starting seat takes its pilot last (COAL-SET-07).
            let order: arrayvec::ArrayVec<Seat, SEATS> =
                if self.has_many_seats() { self.in_order().collect() } else { self.in_order().rev().collect() };
            for seat in order {
                if self.pilots_of(seat) > round {
                    continue;
                }
                let free = self.free_pilots(seat);
                if self.rules.options.random_pilots {
                    let drawn = chance.below(Draw::of(PILOT, seat), free.count_ones());
                    self.take_pilot(seat, bits::nth_of_wide(free, drawn) as u8, clause::FREE_02, log);
                    if !self.rules.options.tag_mode {
                        self.chosen = self.chosen.with(seat);
                    }
                } else if self.rules.options.tag_mode && !self.rules.options.free_pilots {
                    self.take_pilot(seat, free.trailing_zeros() as u8, clause::TAG_03, log);
                } else if self.pilots_are_drafted() {
                    self.ask(Phase::ChoosePilot, seat);
                    return false;
                }
            }
        }
        self.boards_are_taken(log)
    }

    /// Asks which pilot starts on the board: three or four seats simultaneously and secretly; of two seats the starting
    /// one last (COAL-MPS-03, COAL-TAG-04). Returns `false` when it asks.
    fn boards_are_taken(&mut self, log: &mut impl Log<Self>) -> bool {
        let asked = SeatSet(SeatSet::first(self.seats).0 & !self.chosen.0);
        let Some(first) = asked.lowest() else {
            self.unveil_pilots(log);
            return true;
        };
        if self.has_many_seats() {
            self.secret = SeatSet(self.secret.0 | asked.0);
            self.ask(Phase::SecretPilot, first);
        } else {
            let others = asked.without(self.starter);
            self.ask(Phase::StartingPilot, others.lowest().unwrap_or(self.starter));
        }
        false
    }

    /// Gives a pilot to a seat, in the next free place: its board, then its reserve.
    fn take_pilot(&mut self, seat: Seat, pilot: u8, clause: Clause, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        if side.pilot == NONE {
            side.pilot = pilot;
        } else {
            (side.reserve, side.tag) = (pilot, TAG_TOKENS);
        }
        log.push(clause, Event::TookPilot(seat, pilot));
    }

    /// Carries out a seat's answer to a question for a pilot.
    pub(crate) fn choose_pilot(&mut self, seat: Seat, pilot: u8, log: &mut impl Log<Self>) {
        match self.phase {
            Phase::SecretPilot => {
                self.set_on_board(seat, pilot);
                log.push(clause::MPS_03, Event::ChosePilot(seat));
            }
            Phase::StartingPilot => {
                self.set_on_board(seat, pilot);
                log.push(clause::TAG_04, Event::OnBoard(seat, pilot));
            }
            _ => {
                let clause = match (self.rules.options.free_pilots, self.has_many_seats()) {
                    (true, true) => clause::FREE_02,
                    (_, true) => clause::DECK_09,
                    (_, false) if seat == self.starter => clause::SET_07,
                    (_, false) => clause::SET_06,
                };
                self.take_pilot(seat, pilot, clause, log);
                if !self.rules.options.tag_mode {
                    self.chosen = self.chosen.with(seat);
                }
            }
        }
    }

    pub(crate) fn set_on_board(&mut self, seat: Seat, pilot: u8) {
        let side = self.side_mut(seat);
        if side.reserve == pilot {
            side.reserve = side.pilot;
        }
        side.pilot = pilot;
        self.chosen = self.chosen.with(seat);
    }

    /// Shows the secret choices simultaneously once all seats have chosen (COAL-MPS-03).
    fn unveil_pilots(&mut self, log: &mut impl Log<Self>) {
        for seat in std::mem::take(&mut self.secret).iter() {
            log.push(clause::MPS_03, Event::OnBoard(seat, self.side(seat).pilot));
        }
    }

    /// Pilots that the seat may name now, as a mask.
    pub(crate) fn pilots_on_offer(&self, seat: Seat) -> u32 {
        let side = self.side(seat);
        let pair = |pilot: u8| if pilot == NONE { 0 } else { 1u32 << pilot };
        match self.phase {
            Phase::StartingPilot | Phase::SecretPilot if self.rules.options.tag_mode => {
                pair(side.pilot) | pair(side.reserve)
            }
            _ => self.free_pilots(seat),
        }
    }
}
