//! Who and what comes to the table: the match that was asked for, and the players of its seats.

use std::fs;

use anyhow::anyhow;
use bots::Budget;
use games::doomtrooper::{SetupDocument, deck};
use games::{Host, Setting, Table};
use serde_json::json;
use table::{Language, Seed};

use super::session::Chair;
use super::words::say;
use super::{PlayArgs, SeatArg, SeatsArg, files};
use crate::door;
use crate::engine;
use crate::options::{GameName, TableArgs, cannot_read};
use crate::words::{failure, listed};

/// The match: a saved one, or one that is dealt from the seed.
pub fn table(args: &PlayArgs, seed: Seed, language: Language) -> anyhow::Result<Box<dyn Table>> {
    let host = door::host(args.game);
    if let Some(file) = &args.resume {
        return files::resume(host, file, language);
    }
    let count = args.seats.as_ref().map(SeatsArg::count);
    match args.game {
        GameName::Coal => {
            let setup = args.table.setup(args.table.models.as_ref(), count, language)?;
            Ok(games::seated::<games::coal::State>(setup, seed))
        }
        GameName::Doomtrooper => doomtrooper(host, &args.table, count, seed, language),
    }
}

/// A table of Doomtrooper: ready decks where nothing else was said.
fn doomtrooper(
    host: &dyn Host,
    args: &TableArgs,
    count: Option<usize>,
    seed: Seed,
    language: Language,
) -> anyhow::Result<Box<dyn Table>> {
    if args.models.is_some() {
        return Err(door::only_coal(language, "--models"));
    }
    if args.cards.is_some() {
        return Err(door::only_coal(language, "--cards"));
    }
    let mut document = match &args.setup {
        Some(file) => {
            let text = fs::read_to_string(file).map_err(|error| cannot_read(language, file, &error))?;
            let read: Result<SetupDocument, _> = text.parse();
            read.map_err(|problems| anyhow!("{}: {}", file.display(), listed(language, &problems)))?
        }
        None => {
            let ready = deck::ready().iter().cycle().take(count.unwrap_or(2)).map(|(_, deck)| deck.seat());
            SetupDocument { seats: ready.collect(), ..SetupDocument::default() }
        }
    };
    for given in &args.deck {
        let last = document.seats.len().saturating_sub(1);
        let Some(place) = document.seats.get_mut(given.seat) else {
            let file = given.file.display().to_string();
            let values = [("seat", given.seat.into()), ("file", file.into()), ("last", last.into())];
            return Err(failure(language, "deck-seat", &values));
        };
        *place = door::decks::read(&given.file, language)?.seat();
    }
    door::decks::set_options(&mut document.options, &args.options, language)?;
    let setting = Setting { setup: Some(&json!(document)), cards: &[] };
    host.deal(setting, seed).map_err(|error| door::refused(language, &error))
}

/// Who decides for each of so many seats.
pub fn chairs(args: &PlayArgs, seats: usize, language: Language) -> anyhow::Result<Vec<Chair>> {
    let game = args.game.as_str();
    let levels = engine::levels(game);
    let opponent = match args.level {
        Some(_) if levels.is_empty() => return Err(anyhow!(say(language, "no-level", &[]))),
        Some(level) => level.to_string(),
        None if levels.is_empty() => "thumb".to_owned(),
        None => bots::coal::Level::default().to_string(),
    };
    let named: Vec<SeatArg> = match &args.seats {
        Some(SeatsArg::Named(_)) if args.level.is_some() => return Err(failure(language, "level-with-seats", &[])),
        Some(SeatsArg::Named(named)) => named.clone(),
        Some(SeatsArg::Count(_)) | None => {
            let others = std::iter::repeat_n(SeatArg::Bot(opponent), seats - 1);
            std::iter::once(SeatArg::You).chain(others).collect()
        }
    };
    let given = args.seats.as_ref().map_or(seats, SeatsArg::count);
    if given != seats {
        return Err(failure(language, "seats-given", &[("n", given.into()), ("seats", seats.into())]));
    }
    named.into_iter().map(|seat| chair(game, seat, args.budget, language)).collect()
}

fn chair(game: &str, seat: SeatArg, budget: Budget, language: Language) -> anyhow::Result<Chair> {
    match seat {
        SeatArg::You => Ok(Chair::Person),
        SeatArg::Bot(name) if engine::is_player(game, &name) => {
            let budget = engine::own_budget(game, &name).unwrap_or(budget);
            Ok(Chair::Computer { name, budget })
        }
        SeatArg::Bot(name) => {
            let known = [engine::names(game).to_vec(), engine::levels(game)].concat().join(", ");
            Err(anyhow!(say(language, "no-player", &[("name", name.into()), ("known", known.into())])))
        }
    }
}
