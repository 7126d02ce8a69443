//! The whole state as text: RON, one line for each seat, card in play and thing that is going on.

use std::sync::Arc;

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Outcome, Positioned, Problem, Seat, SeatSet};

use crate::clause;
use crate::language::Code;
use crate::round::Round;
use crate::rules::SEATS;
use crate::setup::Setup;
use crate::state::{
    At, BY_BLOW, Combat, Effect, Frame, IN_DESTINY, Instance, NOBODY, SLOTS, Side, Slot, SlotNo, State, Step, Verdict,
    What, WindowKind,
};

/// The clauses that end a match.
const ENDS: [table::Clause; 4] = [clause::GAME_02, clause::GAME_05, clause::GAME_07, clause::GAME_09];

/// The state on paper.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Paper {
    turn: u16,
    active: Seat,
    /// The order of play, where a card has changed it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    round: Option<Round>,
    step: Step,
    actions: u8,
    attacks: u8,
    has_acted: bool,
    has_attacked: bool,
    target: i16,
    exhausted: bool,
    /// Who has won, as long as a card may still change that.
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
    /// How the match ended: who won, whether they tie, the clause.
    over: Option<(SeatSet, bool, String)>,
    /// Who has conceded and is still to leave.
    conceding: SeatSet,
}

/// A seat on paper.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatPaper {
    side: SidePaper,
    /// Its cards, in the order of their numbers, and who knows each.
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

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Vec<Problem>> {
        let paper: Paper =
            notation::from_str(text).map_err(|error| vec![Problem::new(error.line, error.fault.to_string())])?;
        read(setup, paper).map_err(|message| vec![Problem::new(0, message)])
    }
}

/// The state of a paper, or what does not fit.
fn read(setup: &Setup, paper: Paper) -> Result<State, String> {
    let rules = Arc::clone(&setup.rules);
    let seats = rules.lists.len() as u8;
    let mut state = State::set_up(setup, &mut table::Fast::new(0), &mut table::NoLog);
    state.outcome = None;
    state.frames.clear();
    if paper.seats.len() != seats as usize {
        return Err(format!("the position has {} seats, the setup {seats}", paper.seats.len()));
    }
    let seat_fits = |seat: Seat| seat.0 < seats;
    if !seat_fits(paper.active)
        || paper.granted[seats as usize..].iter().any(|n| *n > 0)
        || !seat_fits(paper.combat.player)
    {
        return Err(format!("there is no such seat; seats are numbers from 0 to {}", seats - 1));
    }
    let round = paper.round.unwrap_or(Round::clockwise(seats));
    if !round.fits(seats) {
        return Err("the order of play does not name each seat once".into());
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
        if on_paper.pile.iter().any(|number| *number as usize >= list) {
            return Err(format!("the Draw Pile of seat {seat} holds a card that it does not have"));
        }
        let side = state.side_mut(seat);
        *side = on_paper.side;
        side.pile_len = on_paper.pile.len() as u8;
        side.pile[..on_paper.pile.len()].copy_from_slice(&on_paper.pile);
    }
    let instance_fits =
        |instance: Instance| instance.owner().0 < seats && instance.number() < rules.list(instance.owner()).len();
    state.used = 0;
    state.slots = [Slot::EMPTY; SLOTS];
    for (slot, card) in &paper.table {
        if slot.index() >= SLOTS || !instance_fits(card.instance) || !seat_fits(card.controller) {
            return Err(format!("the card at {slot} does not fit the table"));
        }
        state.used |= slot.bit();
        state.slots[slot.index()] = *card;
    }
    let code_len = rules.programs.code.len();
    for frame in &paper.frames {
        if let Frame::Deed(deed) = frame
            && (!instance_fits(deed.instance) || !seat_fits(deed.seat) || deed.pc as usize >= code_len)
        {
            return Err("something that is going on does not fit the cards of the table".into());
        }
    }
    if paper.effects.iter().any(|effect| effect.pc as usize >= code_len || !seat_fits(effect.seat)) {
        return Err("an effect does not fit the cards of the table".into());
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
    state.round = round;
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
    let too_many = |_| String::from("more is going on than a table holds");
    state.row = ArrayVec::try_from(paper.row.as_slice()).map_err(too_many)?;
    state.frames = ArrayVec::try_from(paper.frames.as_slice()).map_err(too_many)?;
    state.effects = ArrayVec::try_from(paper.effects.as_slice()).map_err(too_many)?;
    check(&state)?;
    state.dirty = true;
    state.refresh();
    Ok(state)
}

/// Everything names what is there, and every card is in one place.
pub(crate) fn check(state: &State) -> Result<(), String> {
    check_references(state)?;
    check_census(state)
}

/// Whatever names a place, a seat or a part of a card names one that is there.
fn check_references(state: &State) -> Result<(), String> {
    let in_play = |slot: SlotNo| slot == SlotNo::NONE || state.is_in_play(slot);
    let seat_fits = |seat: Seat| seat.0 < state.seats;
    let is_card = |instance: Instance| {
        instance == Instance::NONE
            || (seat_fits(instance.owner()) && instance.number() < state.rules.list(instance.owner()).len())
    };
    for slot in state.in_play() {
        let card = state.slot(slot);
        let hosted = match card.at {
            At::Card => card.host != slot && state.is_in_play(card.host),
            At::Player => seat_fits(Seat(card.host.0)),
            _ => true,
        };
        let earner_fits = matches!(card.earner, NOBODY | BY_BLOW) || seat_fits(Seat(card.earner & !IN_DESTINY));
        if !hosted || !in_play(card.chosen) || !earner_fits {
            return Err(format!("the card at {slot} names a place or a seat that is not there"));
        }
    }
    let combat = &state.combat;
    let named = [combat.attacker, combat.defender, combat.warzone, combat.first, combat.second];
    let supporters = combat.support.into_iter().flatten().chain(combat.aims);
    let hurt_fit = combat.hurt.iter().flatten().all(|hurt| seat_fits(hurt.controller));
    let earner_fits = combat.earner == NOBODY || seat_fits(Seat(combat.earner));
    if !hurt_fit || !earner_fits || !named.into_iter().chain(supporters).all(in_play) {
        return Err("the combat names a place that is not there".into());
    }
    let is_answered =
        state.frames.iter().any(|frame| matches!(frame, Frame::Window(window) if window.kind == WindowKind::Victory));
    if state.verdict.is_some_and(|verdict| !is_answered || !verdict.winners.iter().all(seat_fits)) {
        return Err("somebody has won who is not at the table, or nobody can answer it".into());
    }
    for frame in &state.frames {
        let fits = match frame {
            Frame::Attack => true,
            Frame::Window(window) => {
                seat_fits(window.seat)
                    && seat_fits(window.player)
                    && in_play(window.subject)
                    && in_play(window.culprit)
                    && is_card(window.about)
                    && !matches!(window.kind, WindowKind::Event(25..))
            }
            Frame::Deed(deed) => {
                let ready = state.ready_of(deed.instance);
                let number_fits = match deed.what {
                    What::Ability(number) => (number as usize) < ready.abilities.len(),
                    What::Trigger(number) => (number as usize) < ready.traps.len(),
                    What::Goal(number) => (number as usize) < ready.goals.len(),
                    _ => true,
                };
                let places =
                    [deed.slot, deed.caster, deed.subject, deed.culprit, deed.targets[0], deed.targets[1], deed.found];
                number_fits
                    && seat_fits(deed.player)
                    && is_card(deed.about)
                    && places.into_iter().all(in_play)
                    && deed.affiliation < 11
            }
        };
        if !fits {
            return Err("something that is going on names a place, a seat or a part of a card that is not there".into());
        }
    }
    if !state.effects.iter().all(|effect| in_play(effect.to) && in_play(effect.with)) {
        return Err("an effect names a place that is not there".into());
    }
    Ok(())
}

/// Every card is in one place.
fn check_census(state: &State) -> Result<(), String> {
    let census = table::Game::census(state);
    let wanted: usize = Seat::all(state.seats).map(|seat| state.rules.list(seat).len()).sum();
    if census.len() != wanted || census.windows(2).any(|pair| pair[0] == pair[1]) {
        return Err(format!("{} cards are on the table, {wanted} in the setup, each once", census.len()));
    }
    Ok(())
}
