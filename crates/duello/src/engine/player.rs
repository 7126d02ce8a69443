//! Computer players at a table of any game.

use bots::Budget;
use bots::coal::{Level, Player};
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
        "doomtrooper" => &bots::NAMES,
        _ => &[],
    }
}

/// The levels of a game, from weak to strong: names of players with a budget.
pub(crate) fn levels(game: &str) -> Vec<&'static str> {
    match game {
        "coal" => Level::ALL.map(Level::as_str).to_vec(),
        _ => Vec::new(),
    }
}

/// Whether a player of the game is called so: a name, a level, or a name with a budget such as `search@20ms`.
pub(crate) fn is_player(game: &str, name: &str) -> bool {
    match game {
        "coal" => name.parse::<Player>().is_ok(),
        _ => names(game).contains(&name),
    }
}

/// The budget that belongs to the name of a player, if any.
pub(crate) fn own_budget(game: &str, name: &str) -> Option<Budget> {
    (game == "coal").then(|| name.parse::<Player>().ok()?.budget()).flatten()
}

/// A budget within the limits, if there is one.
pub(crate) fn budget(word: Option<BudgetWord>) -> Result<Option<Budget>, Fault> {
    let limit = |value: u32, most: u32, name: &str| {
        if (1..=most).contains(&value) {
            Ok(value)
        } else {
            Err(Fault::params(format!("`{name}` is a number from 1 to {most}")))
        }
    };
    word.map(|word| match word {
        BudgetWord::Millis(millis) => limit(millis, MOST_MILLIS, "millis").map(Budget::Millis),
        BudgetWord::Simulations(count) => limit(count, MOST_SIMULATIONS, "simulations").map(Budget::Simulations),
    })
    .transpose()
}

/// What a player answers to the question of a seat, in the game's notation. Without a budget it takes its own, or 20 ms.
pub(crate) fn choose(
    table: &dyn Table,
    seat: Seat,
    name: &str,
    budget: Option<Budget>,
    seed: Seed,
) -> Result<String, Fault> {
    if !is_player(table.game(), name) {
        let name: String = name.chars().take(60).collect();
        let known = [names(table.game()).to_vec(), levels(table.game())].concat().join(", ");
        return Err(Fault::params(format!("there is no player `{name}`; there are {known}")));
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
            AnyQuestion::Coal(question) => name.parse().ok().map(|player: Player| {
                let budget = budget.or(player.budget()).unwrap_or(Budget::Millis(20));
                player.seated(seed).choose(question, budget).to_string()
            }),
            AnyQuestion::Doomtrooper(question) => {
                let budget = budget.unwrap_or(Budget::Millis(50));
                bots::doomtrooper::bot(name, seed).map(|mut bot| bot.choose(question, budget).to_string())
            }
        };
    });
    answer.ok_or_else(|| Fault::not_asked(seat.0))
}
