//! One match from its deal to its end, with a close look at some of its states.

use super::concede::{self, Concessions};
use super::{Checked, Invariant, Plan, Summary, Trial, Trouble, again, hidden, offered, playout, require, taking_back};
use crate::{Choices, Fast, Game, Match, Playout, Positioned, Seat, SeatSet, Seed, Step, Viewer};

/// One composition in this many is taken back.
const TAKE_BACK_EVERY: u64 = 4;
/// The number of recent events that a close look compares as log lines.
const RECENT: usize = 16;

/// The course of a match: the table, the seed, the first decisions. The later ones are drawn from the seed.
#[derive(Clone, Debug)]
pub(super) struct Course {
    pub table_seed: u64,
    pub seed: u64,
    pub picks: Vec<u32>,
}

/// Picks decisions: first the given ones, then random ones.
pub(super) struct Picker<'a> {
    picks: std::slice::Iter<'a, u32>,
    rest: Fast,
}

impl<'a> Picker<'a> {
    pub fn new(picks: &'a [u32], seed: u64) -> Self {
        Self { picks: picks.iter(), rest: Fast::new(seed) }
    }

    fn below(&mut self, n: u32) -> u32 {
        match self.picks.next() {
            Some(pick) => pick % n,
            None => self.rest.index(n),
        }
    }

    /// Returns a seat that is asked and one of its legal actions; `None` when the match is over or no seat can answer.
    pub fn pick<G: Game>(&mut self, state: &G) -> Option<(Seat, G::Action)> {
        let asked: Vec<Seat> = state.awaits().seats().iter().collect();
        let seat = match asked.as_slice() {
            [] => return None,
            [only] => *only,
            several => several[self.below(several.len() as u32) as usize],
        };
        let choices = state.choices(seat);
        match choices.len() {
            0 => None,
            1 => Some((seat, choices.get(0))),
            many => Some((seat, choices.get(self.below(many)))),
        }
    }
}

/// Plays the course. The decisions are left in `trail`, also when a check fails.
pub(super) fn walk<G: Positioned + Playout>(
    plan: &Plan<G>,
    table: &Trial<G>,
    course: &Course,
    trail: &mut Vec<Step<G::Action>>,
) -> Result<Summary, Trouble> {
    // First without looks: otherwise a dependence on more than the record would be mistaken for another failure later.
    let played = play(plan, table, course, trail)?;
    again::check(table, course.seed, &played)?;
    trail.clear();

    let mut game = Match::<G>::new(table.setup.clone(), Seed::from(course.seed));
    let mut picker = Picker::new(&course.picks, course.seed);
    let mut looks = Fast::new(course.seed ^ course.table_seed);
    let universe = game.truth().universe();
    offered::check_notation(&universe)?;
    let mut summary = Summary { matches: 1, ..Summary::default() };
    let mut concessions = Concessions::of(plan, course);
    let mut conceded = SeatSet::NONE;
    loop {
        let state = game.truth();
        let is_over = state.awaits().outcome().is_some();
        if is_over || looks.index(plan.look_every.max(1)) == 0 {
            summary.looks += 1;
            taking_back::check(plan, table, course.seed, &game).map_err(|found| found.at(state))?;
            summary.twin_decisions +=
                look(plan, table, &game, &universe, &mut looks).map_err(|found| found.at(state))?;
        }
        let composes = |seat: Seat| game.may_take_back(seat).is_ok();
        if Seat::all(state.seats()).any(composes) && state.fingerprint().is_multiple_of(TAKE_BACK_EVERY) {
            summary.taken_back +=
                taking_back::check(plan, table, course.seed, &game).map_err(|found| found.at(state))?;
        }
        if let Some(seat) = concessions.pick(state) {
            if concede::concede(&mut game, seat, &mut conceded)? {
                trail.push(Step::Concession(seat));
                summary.concessions += 1;
            }
            continue;
        }
        let Some((seat, action)) = picker.pick(state) else { break };
        accept(&mut game, seat, action)?;
        trail.push(Step::Action(seat, action));
        summary.decisions += 1;
    }
    Ok(summary)
}

/// Carries out an action that is offered, and reports a refusal.
fn accept<G: Positioned>(game: &mut Match<G>, seat: Seat, action: G::Action) -> Checked {
    let Err(error) = game.act(seat, action) else { return Ok(()) };
    let message = format!("`{action}` is offered to seat {seat} and not accepted: {error}");
    Err(Trouble::new(Invariant::OfferedIsAccepted, message).at(game.truth()))
}

/// Plays the course to its end with the inexpensive checks.
fn play<G: Positioned>(
    plan: &Plan<G>,
    table: &Trial<G>,
    course: &Course,
    trail: &mut Vec<Step<G::Action>>,
) -> Result<Match<G>, Trouble> {
    let bound = G::decision_bound(&table.setup) as usize;
    let mut game = Match::<G>::new(table.setup.clone(), Seed::from(course.seed));
    let mut picker = Picker::new(&course.picks, course.seed);
    let census = game.truth().census();
    let sides = sides(game.truth());
    check_sides(&sides).map_err(|found| found.at(game.truth()))?;
    let mut concessions = Concessions::of(plan, course);
    let mut conceded = SeatSet::NONE;
    loop {
        let state = game.truth();
        check_cheaply(state, &census).map_err(|found| found.at(state))?;
        check_allies(state, &sides).map_err(|found| found.at(state))?;
        concede::check_out(state, conceded).map_err(|found| found.at(state))?;
        if let Some(seat) = concessions.pick(state) {
            if concede::concede(&mut game, seat, &mut conceded)? {
                trail.push(Step::Concession(seat));
            }
            continue;
        }
        let Some((seat, action)) = picker.pick(state) else { return Ok(game) };
        let decisions = trail.len() - conceded.len() as usize;
        require(decisions < bound, Invariant::Ends, || format!("the match goes on after {bound} decisions"))
            .map_err(|found| found.at(state))?;
        accept(&mut game, seat, action)?;
        trail.push(Step::Action(seat, action));
    }
}

/// The allies of each seat.
fn sides<G: Game>(state: &G) -> Vec<SeatSet> {
    Seat::all(state.seats()).map(|seat| state.allies(seat)).collect()
}

/// Checks that every seat is on one side: the allies of a seat have the same allies.
fn check_sides(sides: &[SeatSet]) -> Checked {
    for (seat, allies) in Seat::all(sides.len() as u8).zip(sides) {
        let is_one_side = allies.iter().all(|ally| sides.get(ally.index()) == Some(allies));
        require(allies.contains(seat) && is_one_side, Invariant::Allies, || {
            format!("the allies of seat {seat} are {allies}, which is no side of the table")
        })?;
    }
    Ok(())
}

/// Checks that the sides stay the same, and that all winners belong to one of them.
fn check_allies<G: Game>(state: &G, sides: &[SeatSet]) -> Checked {
    let now = self::sides(state);
    require(now == sides, Invariant::Allies, || format!("the sides have changed from {sides:?} to {now:?}"))?;
    let Some(outcome) = state.awaits().outcome().filter(|outcome| !outcome.is_tie) else { return Ok(()) };
    let of_one_side = |side: &SeatSet| outcome.winners.iter().all(|winner| side.contains(winner));
    require(sides.iter().any(of_one_side), Invariant::Allies, || {
        format!("seats {} win together and are no allies", outcome.winners)
    })
}

fn check_cheaply<G: Game>(state: &G, census: &[u32]) -> Checked {
    let now = state.census();
    require(now == census, Invariant::Conservation, || {
        let lost: Vec<_> = census.iter().filter(|thing| !now.contains(thing)).collect();
        let new: Vec<_> = now.iter().filter(|thing| !census.contains(thing)).collect();
        format!("{} things were on the table, now {}; vanished: {lost:?}, appeared: {new:?}", census.len(), now.len())
    })?;
    let asked = state.awaits().seats();
    let is_over = state.awaits().outcome().is_some();
    require(is_over || !asked.is_empty(), Invariant::Ends, || "the match goes on and asks nobody".into())?;
    for seat in Seat::all(state.seats()) {
        let can_answer = !state.choices(seat).is_empty();
        require(can_answer == asked.contains(seat), Invariant::Ends, || {
            format!(
                "seat {seat} is {}asked and has {}action",
                if can_answer { "not " } else { "" },
                if can_answer { "an " } else { "no " }
            )
        })?;
    }
    Ok(())
}

/// Tries every invariant that can be tried at one state. Returns how many decisions were made in two worlds.
fn look<G: Positioned + Playout>(
    plan: &Plan<G>,
    table: &Trial<G>,
    game: &Match<G>,
    universe: &[G::Action],
    chance: &mut Fast,
) -> Result<u64, Trouble> {
    let state = game.truth();
    offered::check(plan, table, state, universe)?;
    playout::check(state, state.fingerprint())?;
    concede::check(table, state)?;
    again::check_position(table, state, chance)?;
    let recent = &game.events()[game.events().len().saturating_sub(RECENT)..];
    let mut twins = 0;
    for viewer in Viewer::all(state.seats()) {
        let look = hidden::Look { plan, table, universe, recent, viewer };
        twins += look.check(state, chance.next_bits())?;
    }
    Ok(twins)
}
