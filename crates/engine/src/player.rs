//! Computer players in matches of any game: the question they are asked, and how long they think.

use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{BotSpec, Budget, NoSuchPlayer, Stop};
use door::{AnyGame, AnyMatch, DoorError};
use protocol::requests::BudgetWord;
use table::{Seat, Seed};

use crate::reply::Fault;

/// The longest that a player may think about one decision, in milliseconds or in simulations.
pub(crate) const MOST_MILLIS: u32 = 60_000;
pub(crate) const MOST_SIMULATIONS: u32 = 10_000_000;

/// A question for a computer player, with a copy of its match; the player can think about it on any thread.
pub(crate) struct Thought {
    /// The name of the match.
    pub name: String,
    pub seat: Seat,
    /// Stops the thought early.
    pub stop: Stop,
    live: Box<dyn AnyMatch>,
    player: BotSpec,
    budget: Budget,
    seed: Seed,
}

/// The result of a thought.
pub(crate) enum Answer {
    /// The notation of an action.
    Action(String),
    /// The thought was stopped.
    Stopped,
    /// The player failed.
    Failed,
}

impl Thought {
    /// Returns the question of a seat for the player of this name. Without a budget the player uses its own, or that
    /// of the game.
    pub(crate) fn of(
        game: &dyn AnyGame,
        live: &dyn AnyMatch,
        (name, seat): (&str, Seat),
        bot: &str,
        budget: Option<BudgetWord>,
        seed: Seed,
    ) -> Result<Self, Fault> {
        let player: BotSpec = bot.parse().map_err(|error: NoSuchPlayer| {
            let known = [game.players().to_vec(), game.levels()].concat().join(", ");
            Fault::params(format!("there is no player `{}`; there are {known}", error.0))
        })?;
        let given = budget.map(budget_of).map(within).transpose()?;
        let own = player.budget().map(within).transpose()?;
        let seats = live.seats();
        if seat.0 >= seats {
            return Err(Fault::from(DoorError::NoSuchSeat { seat: seat.0, last: seats - 1 }));
        }
        if !live.awaits(seat.into()).seats.iter().any(|asked| asked.seat == seat.0) {
            return Err(Fault::not_asked(seat.0));
        }
        // A budget in the request overrides the one that belongs to the player's name.
        let player = given.map_or(player, |budget| player.with(budget));
        let budget = own.unwrap_or(game.budget());
        Ok(Self { name: name.to_owned(), seat, stop: Stop::default(), live: live.boxed_clone(), player, budget, seed })
    }

    /// Lets the player think. A panic of the player is caught here.
    pub(crate) fn think(&self) -> Answer {
        let answer = catch_unwind(AssertUnwindSafe(|| {
            self.live.answer(self.seat, self.player, self.budget, self.seed, &self.stop)
        }));
        match answer {
            _ if self.stop.is_stopped() => Answer::Stopped,
            Ok(Some(action)) => Answer::Action(action),
            Ok(None) | Err(_) => Answer::Failed,
        }
    }
}

fn budget_of(word: BudgetWord) -> Budget {
    match word {
        BudgetWord::Millis(millis) => Budget::Millis(millis),
        BudgetWord::Simulations(count) => Budget::Simulations(count),
    }
}

/// Returns the budget if it is within the limits.
fn within(budget: Budget) -> Result<Budget, Fault> {
    let (value, most, name) = match budget {
        Budget::Millis(value) => (value, MOST_MILLIS, "millis"),
        Budget::Simulations(value) => (value, MOST_SIMULATIONS, "simulations"),
    };
    let is_within = (1..=most).contains(&value);
    is_within.then_some(budget).ok_or_else(|| Fault::params(format!("`{name}` is a number from 1 to {most}")))
}
