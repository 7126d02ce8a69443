//! Computer players at a table of any game.

use bots::{Budget, Player};
use door::{AnyGame, AnyMatch, DoorError};
use table::{Seat, Seed};

use crate::params::BudgetWord;
use crate::reply::Fault;

/// The longest that a player may think about one decision, in milliseconds and in simulations.
pub(crate) const MOST_MILLIS: u32 = 60_000;
pub(crate) const MOST_SIMULATIONS: u32 = 10_000_000;

/// A budget within the limits, if there is one.
pub(crate) fn budget(word: Option<BudgetWord>) -> Result<Option<Budget>, Fault> {
    word.map(|word| match word {
        BudgetWord::Millis(millis) => within(Budget::Millis(millis)),
        BudgetWord::Simulations(count) => within(Budget::Simulations(count)),
    })
    .transpose()
}

/// A budget that is within the limits.
fn within(budget: Budget) -> Result<Budget, Fault> {
    let (value, most, name) = match budget {
        Budget::Millis(value) => (value, MOST_MILLIS, "millis"),
        Budget::Simulations(value) => (value, MOST_SIMULATIONS, "simulations"),
    };
    if (1..=most).contains(&value) {
        Ok(budget)
    } else {
        Err(Fault::params(format!("`{name}` is a number from 1 to {most}")))
    }
}

/// What a player answers to the question of a seat, in the game's notation. Without a budget it takes its own, or that of
/// the game.
pub(crate) fn choose(
    game: &dyn AnyGame,
    live: &dyn AnyMatch,
    seat: Seat,
    name: &str,
    budget: Option<Budget>,
    seed: Seed,
) -> Result<String, Fault> {
    let player: Player = name.parse().map_err(|error: bots::NoSuchPlayer| {
        let known = [game.players().to_vec(), game.levels()].concat().join(", ");
        Fault::params(format!("there is no player `{}`; there are {known}", error.0))
    })?;
    let seats = live.seats();
    if seat.0 >= seats {
        return Err(Fault::from(DoorError::NoSuchSeat { seat: seat.0, last: seats - 1 }));
    }
    let own = player.budget().map(within).transpose()?;
    // What the request says counts before what belongs to the name.
    let player = budget.map_or(player, |budget| player.with(budget));
    let answer = live.answer(seat, player, own.unwrap_or(game.budget()), seed);
    answer.ok_or_else(|| Fault::not_asked(seat.0))
}
