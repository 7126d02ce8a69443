//! `duello play` for a game behind the door: its table, its players, and the terminal.

use std::fs;
use std::io::{BufRead, Write};
use std::path::Path;

use anyhow::anyhow;
use bots::Budget;
use games::doomtrooper::{SetupDocument, deck};
use games::{Host, Setting, Table};
use serde_json::{Value, json};
use table::{Language, Seed};

use super::terminal::{Chair, Terminal};
use super::{failure, only_coal, refused};
use crate::options::{TableArgs, cannot_read};
use crate::words::listed;

/// What was asked for on the command line.
pub struct Wish<'a> {
    /// The host of the game.
    pub host: &'static dyn Host,
    /// The table.
    pub table: &'a TableArgs,
    /// Who sits where: `None` for a person, else the name of a computer player.
    pub chairs: Option<Vec<Option<String>>>,
    /// How many seats, where only that was said.
    pub count: Option<usize>,
    /// The seed.
    pub seed: Seed,
    /// How long a computer player thinks.
    pub budget: Budget,
    /// A match that was saved.
    pub resume: Option<&'a Path>,
}

/// Plays a match.
pub fn run(
    wish: &Wish<'_>,
    language: Language,
    input: impl BufRead,
    out: impl Write,
    is_screen: bool,
) -> anyhow::Result<()> {
    let table = match wish.resume {
        Some(file) => resumed(wish.host, file, language)?,
        None => dealt(wish, language)?,
    };
    let count = usize::from(table.seats());
    let chairs = match &wish.chairs {
        Some(chairs) if chairs.len() != count => {
            return Err(failure(language, "seats-given", &[("n", chairs.len().into()), ("seats", count.into())]));
        }
        Some(chairs) => chairs.clone(),
        None => std::iter::once(None).chain((1..count).map(|_| Some("thumb".to_owned()))).collect(),
    };
    let known = crate::engine::names(wish.host.name());
    if let Some(stranger) = chairs.iter().flatten().find(|name| !known.contains(&name.as_str())) {
        let values = [("name", stranger.as_str().into()), ("known", known.join(", ").into())];
        return Err(failure(language, "no-player", &values));
    }
    let chairs = chairs.into_iter().map(|name| name.map_or(Chair::Person, Chair::Computer)).collect();
    Terminal::new(input, out, language, wish.host, table, chairs, wish.seed, wish.budget, is_screen).run()?;
    Ok(())
}

/// A match dealt at the table that was asked for: ready decks where nothing else was said.
fn dealt(wish: &Wish<'_>, language: Language) -> anyhow::Result<Box<dyn Table>> {
    let args = wish.table;
    if args.models.is_some() {
        return Err(only_coal(language, "--models"));
    }
    if args.cards.is_some() {
        return Err(only_coal(language, "--cards"));
    }
    let document = match &args.setup {
        Some(file) => {
            let text = fs::read_to_string(file).map_err(|error| cannot_read(language, file, &error))?;
            let read: Result<SetupDocument, _> = text.parse();
            read.map_err(|problems| anyhow!("{}: {}", file.display(), listed(language, &problems)))?
        }
        None => {
            let chairs = wish.chairs.as_ref().map(Vec::len);
            let seats = wish.count.or(chairs).unwrap_or(2);
            let ready = deck::ready().iter().cycle().take(seats).map(|(_, deck)| deck.seat());
            SetupDocument { seats: ready.collect(), ..SetupDocument::default() }
        }
    };
    let mut document = document;
    for given in &args.deck {
        let last = document.seats.len().saturating_sub(1);
        let Some(place) = document.seats.get_mut(given.seat) else {
            return Err(failure(language, "no-seat", &[("seat", given.seat.into()), ("last", last.into())]));
        };
        *place = super::decks::read(&given.file, language)?.seat();
    }
    for name in &args.options {
        if !document.options.set(&name.replace('-', "_"), true) {
            let known: Vec<&str> = games::doomtrooper::Options::SWITCHES.iter().map(|(name, _)| *name).collect();
            let values = [("name", name.as_str().into()), ("known", known.join(", ").into())];
            return Err(failure(language, "no-option", &values));
        }
    }
    let document: Value = json!(document);
    let setting = Setting { setup: Some(&document), cards: &[] };
    wish.host.deal(setting, wish.seed).map_err(|error| refused(language, &error))
}

/// The match of a record, to be played on.
fn resumed(host: &dyn Host, file: &Path, language: Language) -> anyhow::Result<Box<dyn Table>> {
    let text = fs::read_to_string(file).map_err(|error| cannot_read(language, file, &error))?;
    let replayed = host.replay(&text, None, None).map_err(|error| refused(language, &error))?;
    if replayed.problems.is_empty() {
        return Ok(replayed.table);
    }
    Err(anyhow!("{}: {}", file.display(), listed(language, &replayed.problems)))
}
