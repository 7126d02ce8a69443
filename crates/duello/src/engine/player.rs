//! Computer players at a table of any game.

use bots::Budget;
use games::{AnyQuestion, Table};
use table::{Seat, Seed};

use super::params::BudgetWord;
use super::reply::Fault;

/// The longest that a player may think about one decision, in milliseconds and in simulations.
pub(crate) const MOST_MILLIS: u32 = 60_000;
pub(crate) const MOST_SIMULATIONS: u32 = 10_000_000;

/// The players of a game, from weak to strong.
pub(crate) fn names(game: &str) -> &'static [&'static str] {
    match game {
        "coal" => &bots::coal::NAMES,
        _ => &[],
    }
}

/// A budget within the limits.
pub(crate) fn budget(word: Option<BudgetWord>) -> Result<Budget, Fault> {
    let limit = |value: u32, most: u32, name: &str| {
        if (1..=most).contains(&value) {
            Ok(value)
        } else {
            Err(Fault::params(format!("`{name}` is a number from 1 to {most}")))
        }
    };
    match word.unwrap_or(BudgetWord::Millis(20)) {
        BudgetWord::Millis(millis) => limit(millis, MOST_MILLIS, "millis").map(Budget::Millis),
        BudgetWord::Simulations(count) => limit(count, MOST_SIMULATIONS, "simulations").map(Budget::Simulations),
    }
}

/// What a player answers to the question of a seat, in the game's notation.
pub(crate) fn choose(table: &dyn Table, seat: Seat, name: &str, budget: Budget, seed: Seed) -> Result<String, Fault> {
    let known = names(table.game());
    if !known.contains(&name) {
        let name: String = name.chars().take(60).collect();
        return Err(Fault::params(format!("there is no player `{name}`; there are {}", known.join(", "))));
    }
    let seats = table.seats();
    if seat.0 >= seats {
        return Err(Fault::from(games::DoorError::NoSuchSeat { seat: seat.0, last: seats - 1 }));
    }
    // A stream of its own for each decision: the same answer however the match came here.
    let seed = seed.derive(table.awaits().decisions as u64).low_bits();
    let mut answer = None;
    table.ask(seat, &mut |question| {
        answer = match question {
            AnyQuestion::Coal(question) => {
                bots::coal::bot(name, seed).map(|mut bot| bot.choose(question, budget).to_string())
            }
        };
    });
    answer.ok_or_else(|| Fault::not_asked(seat.0))
}
