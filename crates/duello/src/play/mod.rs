//! `duello play`: a match at the terminal.

mod command;
mod menu;
pub mod save;
mod session;
mod words;

#[cfg(test)]
mod tests;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, bail};
use clap::Args;
use games::coal::State;
use session::{Player, Session};
use table::{Language, Match, Seed};

use crate::options::{BudgetArg, GameName, TableArgs};

/// Plays a match in the terminal.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello play coal                                 you against the rule-of-thumb player
  duello play coal --lang it --seats you,bot:search
  duello play coal --seats bot:thumb,you --models C1,C2 --seed 7
  duello play coal --seats you,you                 two people take turns at the keyboard
  duello play coal --seats bot:thumb,bot:random    watch two computer players
  duello play coal --deck 0=hedge.txt              with a deck of your own (duello deck)
  duello play coal --resume match.txt              go on where `save match.txt` left off

In the match, `help` lists the commands: why, why not ACTION, rules ID, cards NAME, undo, save FILE ...")]
pub struct PlayArgs {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// Who sits where: `you`, or `bot:` and the name of a computer player (random, thumb, search)
    #[arg(long, value_delimiter = ',', default_value = "you,bot:thumb", value_name = "SEAT,SEAT")]
    seats: Vec<SeatArg>,
    /// The seed of the match; the same seed deals the same cards [default: a new one each time]
    #[arg(long)]
    seed: Option<Seed>,
    /// How long a computer player thinks about a decision: simulations, or milliseconds such as `20ms`
    #[arg(long, default_value = "400")]
    budget: BudgetArg,
    #[command(flatten)]
    table: TableArgs,
    /// Go on with a match that was saved
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "models", "options", "deck", "setup", "cards"])]
    resume: Option<PathBuf>,
}

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatArg {
    You,
    Bot(String),
}

impl FromStr for SeatArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if matches!(text, "you" | "tu") {
            return Ok(Self::You);
        }
        let names = bots::coal::NAMES.map(|name| format!("bot:{name}")).join(", ");
        match text.strip_prefix("bot:") {
            Some(name) if bots::coal::bot(name, 0).is_some() => Ok(Self::Bot(name.into())),
            _ => Err(format!("`{text}` is nobody; write you, {names}")),
        }
    }
}

/// Plays a match between these streams.
pub fn run(args: &PlayArgs, language: Language, input: impl BufRead, out: impl Write) -> anyhow::Result<()> {
    let GameName::Coal = args.game;
    let (game, seed) = match &args.resume {
        Some(file) => save::resume(file)?,
        None => {
            let seed = args.seed.unwrap_or_else(fresh_seed);
            (Match::<State>::new(args.table.setup(args.table.models.as_ref())?, seed), seed)
        }
    };
    let seats = game.setup().document().seats.len();
    if args.seats.len() != seats {
        bail!(
            "{} seats were given and the table has {seats}; write for example `--seats you,bot:thumb`",
            args.seats.len()
        );
    }
    let players = args
        .seats
        .iter()
        .zip(0u64..)
        .map(|(seat, number)| player(seat, seed, number))
        .collect::<anyhow::Result<_>>()?;
    Session::new(input, out, language, game, seed, players, args.budget.0).run()?;
    Ok(())
}

fn player(seat: &SeatArg, seed: Seed, number: u64) -> anyhow::Result<Player> {
    Ok(match seat {
        SeatArg::You => Player::You,
        SeatArg::Bot(name) => {
            let own = seed.derive(1 << 32 | number).low_bits();
            Player::Bot(name.clone(), bots::coal::bot(name, own).context("there is no such player")?)
        }
    })
}

/// A seed that nobody chose.
fn fresh_seed() -> Seed {
    use std::hash::{BuildHasher, Hasher};
    // Short enough to be written down and typed again.
    Seed::from(std::hash::RandomState::new().build_hasher().finish() >> 24)
}
