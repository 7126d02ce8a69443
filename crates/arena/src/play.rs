//! One match between computer players, without keeping its events.

use bots::{Blunder, BlunderWatch, Bot, BotSpec, Budget, Thinking, decision_seed};
use table::{Choices, Determinizer, Fingerprint, Game, Outcome, Question, Seat, Seed, Seeded};

use crate::contest::Contest;
use crate::notes::Heard;

/// The course of a match.
pub(crate) struct Course {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of decisions.
    pub decisions: u32,
    /// The number of decisions with just one legal action.
    pub forced: u32,
    /// A number that depends on every decision: two matches with the same number took the same course.
    pub print: u64,
    /// The blunders; empty where no one watched for them.
    pub blunders: Vec<Blunder>,
}

/// Plays a match from its deal to its end, with these players by seat. If `watch` is given, it reports the blunders.
/// `heard` gets the events, and the state after every decision.
///
/// # Panics
/// When a player takes an action that is not legal.
pub(crate) fn play_out<C: Contest>(
    state: &mut C::Game,
    players: &[BotSpec],
    budget: Budget,
    seed: Seed,
    mut watch: Option<Box<dyn BlunderWatch<C::Game>>>,
    chance: &mut Seeded,
    heard: &mut Heard<C>,
) -> Course {
    let budgets: Vec<Budget> = players.iter().map(|player| player.budget().unwrap_or(budget)).collect();
    let mut seated: Vec<Box<dyn Bot<C::Game>>> = players.iter().map(|player| player.seated::<C>()).collect();
    let (mut decisions, mut forced) = (0u32, 0);
    let mut course = Fingerprint::default();
    let mut blunders = Vec::new();
    let outcome = loop {
        let awaits = state.awaits();
        if let Some(outcome) = awaits.outcome() {
            break outcome;
        }
        let Some(seat) = awaits.seats().lowest() else { unreachable!("a match that is not over asks a seat") };
        let choices = state.choices(seat);
        let action = if choices.len() == 1 {
            forced += 1;
            choices.get(0)
        } else {
            let thinking = Thinking::new(budgets[seat.index()], decision_seed(seed, seat, decisions as usize));
            ask(state, seat, choices.clone(), seated[seat.index()].as_mut(), &thinking)
        };
        decisions += 1;
        let Some(place) = choices.index_of(&action) else {
            panic!("{action} is not legal, and the player of seat {seat} chose it")
        };
        course.number(place);
        if let Some(watch) = &mut watch {
            question(state, seat, choices, |question| watch.decided(question, action));
        }
        state.apply(seat, action, chance, heard);
        heard.decided(state);
        if let Some(watch) = &mut watch {
            blunders.extend(watch.carried_out(&|seat| state.view(seat.into())));
        }
    };
    Course { outcome, decisions, forced, print: course.number(seed.low_bits() as u32).finish(), blunders }
}

/// Puts a question to a player as a referee does: with view, knowledge, choices and worlds, never with the state.
pub(crate) fn ask<G: Game>(
    state: &G,
    seat: Seat,
    choices: G::Choices,
    player: &mut dyn Bot<G>,
    thinking: &Thinking,
) -> G::Action {
    question(state, seat, choices, |question| player.choose(question, thinking))
}

fn question<G: Game, T>(state: &G, seat: Seat, choices: G::Choices, use_it: impl FnOnce(&Question<'_, G>) -> T) -> T {
    let (view, knowledge) = (state.worked_out(seat), state.knowledge(seat));
    let worlds = Determinizer::new(state, seat);
    use_it(&Question { seat, view: &view, knowledge: &knowledge, choices, worlds })
}
