//! Fuzzers for everything that reads input from outside, and a checker that plays whole matches through the engine.
//!
//! They run for every game of the program, through its door and the engine's line; no game is named here. A [`Case`]
//! is a target, a game and an input. For every input the properties of its target must hold: no panic; an answer
//! always comes; an error names what was expected; accepted input is printed and read back unchanged; refused input
//! changes nothing.
//!
//! Inputs are made by changing material of the repository (records, cards, decks, tables of scenarios, matches played
//! by the fuzzer), so that many are nearly right. Everything is drawn from a seed: the same seed makes the same case.
//! Cases that failed once are kept in `found/` and tried in every test run.
//!
//! ```sh
//! cargo xtask fuzz --seconds 600 --target position
//! ```

mod client;
mod draw;
mod failure;
mod found;
mod matches;
mod mutate;
mod seeds;
mod shrink;
mod targets;

use std::time::Duration;

use door::AnyGame;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use failure::Failure;
pub use found::{keep, kept, read};
pub use targets::Verdict;

use client::{Client, Until};
use draw::Draw;
use failure::{Checked, watch_panics};
use seeds::Seeds;
use targets::{TARGETS, Target};

/// Failures that are known and being mended elsewhere: the target, and the property that does not hold. They are
/// counted and reported, but do not make a run fail. Empty when there are none.
const WAITING: [(&str, &str); 0] = [];

/// One input for one target.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The name of its target.
    pub target: String,
    /// The name of its game.
    pub game: String,
    /// Where it comes from: the seed that it was drawn from, or the file that it was read from.
    pub origin: String,
    /// The input, in the form that its target expects.
    pub input: Value,
}

/// A case in which a property does not hold.
#[derive(Clone, Debug)]
pub struct Found {
    /// The case, made as small as possible.
    pub case: Case,
    /// The property.
    pub failure: Failure,
}

/// The results of a fuzzing run.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Cases whose input was accepted.
    pub accepted: u64,
    /// Cases whose input was refused.
    pub refused: u64,
    /// Known failures that are not mended yet.
    pub waiting: u64,
    /// The failures that were found.
    pub found: Vec<Found>,
}

/// How long a fuzzer runs.
#[derive(Clone, Copy, Debug)]
pub enum Limit {
    /// For each game, the number of cases in the target's bounded run.
    Bounded,
    /// This much time for each game.
    Time(Duration),
}

/// Returns the targets, each with its name and description.
pub fn targets() -> impl Iterator<Item = (&'static str, &'static str)> {
    TARGETS.iter().map(|target| (target.name, target.about))
}

/// Returns the names of the games.
pub fn games() -> impl Iterator<Item = &'static str> {
    games::GAMES.iter().map(AnyGame::name)
}

/// The most failures of one target and game that are collected; then its run ends.
const MOST_FOUND: usize = 3;

/// Fuzzes a target of a game; `None` when there is no such target or game.
///
/// # Errors
/// When the fuzzer cannot begin because the engine does not answer valid requests.
pub fn fuzz(target: &str, game: &str, seed: u64, limit: Limit) -> Option<Result<Summary, Failure>> {
    let target = TARGETS.iter().find(|known| known.name == target)?;
    let game = games::GAMES.find(game).ok()?;
    watch_panics();
    Some(run(target, game, seed, limit))
}

fn run(target: &Target, game: &'static dyn AnyGame, seed: u64, limit: Limit) -> Checked<Summary> {
    let mut client = Client::start()?;
    let seeds = Seeds::of(game, &mut client)?;
    let until = match limit {
        Limit::Bounded => None,
        Limit::Time(time) => Some(Until::after(time)),
    };
    let mut summary = Summary::default();
    for number in 0_u64.. {
        let is_over = until.as_ref().map_or(number >= target.cases, Until::is_over);
        if is_over || summary.found.len() >= MOST_FOUND {
            break;
        }
        // The numbers of two seeds lie far apart, so that their cases differ.
        let number = seed.wrapping_mul(1 << 32).wrapping_add(number);
        let input = (target.make)(&mut Draw::new(number), &seeds, &mut client)?;
        let origin = format!("seed {seed}, case {}", number & 0xffff_ffff);
        let case = Case { target: target.name.into(), game: game.name().into(), origin, input };
        match (target.check)(game, &mut client, &case.input) {
            Ok(Verdict::Accepted) => summary.accepted += 1,
            Ok(Verdict::Refused) => summary.refused += 1,
            Err(failure) => {
                // Whatever happened, the next case gets a fresh engine.
                client = Client::start()?;
                if WAITING.contains(&(target.name, failure.property)) {
                    summary.waiting += 1;
                    continue;
                }
                let is_new = summary.found.iter().all(|found| found.failure.property != failure.property);
                let (input, failure) =
                    if is_new { shrink::shrunk(target, game, &case.input, failure) } else { (case.input, failure) };
                summary.found.push(Found { case: Case { input, ..case }, failure });
            }
        }
    }
    Ok(summary)
}

/// Tries one case again.
///
/// # Errors
/// The property that does not hold, or that the case names no target or game.
pub fn repeat(case: &Case) -> Result<Verdict, Failure> {
    watch_panics();
    let target = TARGETS.iter().find(|known| known.name == case.target);
    let target = target.ok_or_else(|| Failure::new("a case names a target", case.target.clone()))?;
    let game = games::GAMES.find(&case.game).map_err(|error| Failure::new("a case names a game", error.to_string()))?;
    (target.check)(game, &mut Client::start()?, &case.input)
}
