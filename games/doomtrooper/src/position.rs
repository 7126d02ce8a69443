//! The whole state as text: RON, one line for each seat, card in play and frame. A position may also be given in setup
//! notation ([`crate::setup_notation`]). Both forms are accepted only if the match can continue from there.

mod sound;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Outcome, Positioned, Problem, Seat, SeatSet};

use crate::clause;
use crate::language::Code;
use crate::problems::Problems;
use crate::round::Round;
use crate::rules::SEATS;
use crate::setup::Setup;
use crate::setup_notation;
use crate::state::{Combat, Effect, Frame, Instance, SLOTS, Side, Slot, SlotNo, State, TurnStep, Verdict};

pub(crate) use sound::check_parts;
use sound::check_rest;

/// The longest text of a position, in bytes: several times the need of five seats with the largest Collections.
const MOST_BYTES: usize = 256 * 1024;

/// The clauses that end a match.
const ENDS: [table::Clause; 4] = [clause::GAME_02, clause::GAME_05, clause::GAME_07, clause::GAME_09];

/// The state as written in a position.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Paper {
    turn: u16,
    active: Seat,
    /// The order of play, if a card has changed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<Round>,
    step: TurnStep,
    actions: u8,
    attacks: u8,
    has_acted: bool,
    has_attacked: bool,
    target: i16,
    exhausted: bool,
    /// The winners, while a card may still change the victory.
    verdict: Option<Verdict>,
    granted: [u8; SEATS],
    soft: bool,
    order: u16,
    combat: Combat,
    row: Vec<Instance>,
    frames: Vec<Frame>,
    effects: Vec<Effect>,
    seats: Vec<SeatPaper>,
    table: Vec<(SlotNo, Slot)>,
    /// The end of the match: the winners, whether they tie, the clause.
    over: Option<(SeatSet, bool, String)>,
    /// The seats that have conceded and have not left yet.
    conceding: SeatSet,
}

/// A seat as written in a position.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatPaper {
    side: SidePaper,
    /// Its cards, in the order of their numbers, each with the seats that know it.
    cards: Vec<(Code, u8)>,
    /// Its Draw Pile, the next card last.
    pile: Vec<u8>,
}

/// A side without its Draw Pile.
type SidePaper = Side;

impl Positioned for State {
    fn position(&self) -> String {
        let paper = Paper {
            turn: self.turn,
            active: self.active,
            round: Some(self.round).filter(|round| *round != Round::clockwise(self.seats)),
            step: self.step,
            actions: self.actions,
            attacks: self.attacks,
            has_acted: self.has_acted,
            has_attacked: self.has_attacked,
            target: self.target,
            exhausted: self.exhausted,
            verdict: self.verdict,
            granted: self.granted,
            soft: self.soft,
            order: self.order,
            combat: self.combat,
            row: self.row.to_vec(),
            frames: self.frames.to_vec(),
            effects: self.effects.to_vec(),
            seats: Seat::all(self.seats)
                .map(|seat| SeatPaper {
                    side: *self.side(seat),
                    cards: (0..self.rules.list(seat).len())
                        .map(|number| Instance::new(seat, number))
                        .map(|instance| (self.card_of(instance).code, self.knows[instance.index()]))
                        .collect(),
                    pile: self.pile(seat).to_vec(),
                })
                .collect(),
            over: self.outcome.map(|outcome| (outcome.winners, outcome.is_tie, outcome.clause.to_string())),
            conceding: self.conceding,
            table: self.in_play().map(|slot| (slot, *self.slot(slot))).collect(),
        };
        let style = ron::ser::PrettyConfig::new().depth_limit(2).compact_arrays(true);
        ron::ser::to_string_pretty(&paper, style).unwrap_or_default()
    }

    fn readable_position(&self) -> String {
        setup_notation::write(self).unwrap_or_else(|_| self.position())
    }

    /// The exact dump, which begins with a bracket, or setup notation.
    fn from_position(setup: &Setup, text: &str) -> Result<Self, Vec<Problem>> {
        if text.len() > MOST_BYTES {
            let message = format!("a position has at most {MOST_BYTES} bytes, this one {}", text.len());
            return Err(vec![Problem::new(0, message)]);
        }
        let mut state = if text.trim_start().starts_with('(') {
            let paper: Paper =
                notation::from_str(text).map_err(|error| vec![Problem::new(error.line, error.fault.to_string())])?;
            let state = read(setup, paper).map_err(|message| vec![Problem::new(0, message)])?;
            check_parts(&state).map_err(|troubles| {
                let mut problems = Problems::default();
                troubles.into_iter().for_each(|(_, message)| problems.push(0, message));
                problems.into_list()
            })?;
            state
        } else {
            setup_notation::read(setup, text)?.0
        };
        state.refresh();
        check_rest(&state).map_err(|message| vec![Problem::new(0, message)])?;
        Ok(state)
    }
}

/// Builds the state from its written form, or returns its fault.
fn read(setup: &Setup, paper: Paper) -> Result<State, String> {
    let rules = Arc::clone(&setup.rules);
    let seats = rules.lists.len() as u8;
    let mut state = State::set_up(setup, &mut table::Fast::new(0), &mut table::NoLog);
    state.outcome = None;
    state.frames.clear();
    if paper.seats.len() != seats as usize {
        return Err(format!("the position has {} seats, the setup {seats}", paper.seats.len()));
    }
    for (number, on_paper) in paper.seats.iter().enumerate() {
        let seat = Seat(number as u8);
        let list = rules.list(seat).len();
        if on_paper.cards.len() != list || on_paper.pile.len() > list {
            return Err(format!("seat {seat} has {} cards, in the setup {list}", on_paper.cards.len()));
        }
        for (number, (code, knows)) in on_paper.cards.iter().enumerate() {
            let instance = Instance::new(seat, number);
            let card = rules.cards.coded(*code).ok_or_else(|| format!("there is no card {code}"))?;
            state.identity[instance.index()] = card;
            state.knows[instance.index()] = *knows;
        }
        let side = state.side_mut(seat);
        *side = on_paper.side;
        side.pile_len = on_paper.pile.len() as u8;
        side.pile[..on_paper.pile.len()].copy_from_slice(&on_paper.pile);
    }
    state.used = 0;
    state.slots = [Slot::EMPTY; SLOTS];
    for (slot, card) in &paper.table {
        if slot.index() >= SLOTS || state.is_in_play(*slot) {
            return Err(format!("there is no place {slot}, or two cards lie there; places are #0 to #{}", SLOTS - 1));
        }
        state.used |= slot.bit();
        state.slots[slot.index()] = *card;
    }
    state.outcome = match paper.over {
        None => None,
        Some((winners, is_tie, id)) => {
            let clause = ENDS.into_iter().find(|clause| clause.as_str() == id);
            let clause = clause.ok_or_else(|| format!("{id} is no clause that ends a match"))?;
            Some(if is_tie { Outcome::tie(winners, clause) } else { Outcome::win(winners, clause) })
        }
    };
    state.turn = paper.turn;
    state.active = paper.active;
    state.round = paper.round.unwrap_or(Round::clockwise(seats));
    state.step = paper.step;
    state.actions = paper.actions;
    state.attacks = paper.attacks;
    state.has_acted = paper.has_acted;
    state.has_attacked = paper.has_attacked;
    state.target = paper.target;
    state.exhausted = paper.exhausted;
    state.verdict = paper.verdict;
    state.granted = paper.granted;
    state.conceding = paper.conceding;
    state.soft = paper.soft;
    state.order = paper.order;
    state.combat = paper.combat;
    state.row = paper.row.into();
    state.frames = paper.frames.into();
    state.effects = paper.effects.into();
    state.dirty = true;
    Ok(state)
}
