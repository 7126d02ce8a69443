//! Sets up the match that was asked for, and the players of its seats.

use anyhow::anyhow;
use bots::Budget;
use door::{AnyGame, AnyMatch};
use table::{Language, Seed};

use super::session::Chair;
use super::{PlayArgs, SeatArg, SeatsArg};
use crate::words::failure;

/// Returns a new match, dealt from the seed.
pub fn seated(
    game: &dyn AnyGame,
    args: &PlayArgs,
    seed: Seed,
    language: Language,
) -> anyhow::Result<Box<dyn AnyMatch>> {
    let files = args.table.read(game, language)?;
    let order = args.table.order(&files, args.seats.as_ref().map(SeatsArg::count));
    game.seat(&order, seed).map_err(|error| anyhow!(error.say(language)))
}

/// Returns who decides for each of this many seats.
pub fn chairs(args: &PlayArgs, seats: usize, language: Language) -> anyhow::Result<Vec<Chair>> {
    let opponent = args.level.unwrap_or_default();
    let named: Vec<SeatArg> = match &args.seats {
        Some(SeatsArg::Named(_)) if args.level.is_some() => return Err(failure(language, "level-with-seats", &[])),
        Some(SeatsArg::Named(named)) => named.clone(),
        Some(SeatsArg::Count(_)) | None => {
            let others =
                std::iter::repeat_n(SeatArg::Bot(opponent.player(), opponent.to_string()), seats.saturating_sub(1));
            std::iter::once(SeatArg::You).chain(others).collect()
        }
    };
    let given = args.seats.as_ref().map_or(seats, SeatsArg::count);
    if given != seats {
        return Err(failure(language, "seats-given", &[("n", given.into()), ("seats", seats.into())]));
    }
    Ok(named.into_iter().map(|seat| chair(seat, args.budget)).collect())
}

fn chair(seat: SeatArg, budget: Budget) -> Chair {
    match seat {
        SeatArg::You => Chair::Person,
        SeatArg::Bot(player, name) => Chair::Computer { player, name, budget },
    }
}
