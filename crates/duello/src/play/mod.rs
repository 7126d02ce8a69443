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

use bots::Budget;
use bots::coal::Level;
use clap::Args;
use games::coal::State;
use session::{Player, Session};
use table::{Language, Match, Seed};

use crate::options::{GameName, TableArgs};
use crate::words::failure;

/// Plays a match in the terminal.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello play coal                                 you against the rule-of-thumb player
  duello play coal --level expert                  against a stronger one
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
    /// Who sits where: `you`, or `bot:` and a computer player: a level, random, thumb, search, `search@2000`, `search@50ms`
    /// [default: you,bot:journeyman]
    #[arg(long, value_delimiter = ',', value_name = "SEAT,SEAT")]
    seats: Vec<SeatArg>,
    /// How strong the computer player is against you: newcomer, beginner, journeyman, expert, master, grandmaster
    #[arg(long, conflicts_with = "seats")]
    level: Option<Level>,
    /// The seed of the match; the same seed deals the same cards [default: a new one each time]
    #[arg(long)]
    seed: Option<Seed>,
    /// How long a computer player without a budget of its own thinks about a decision: simulations, or milliseconds such as `20ms`
    #[arg(long, default_value = "400")]
    budget: Budget,
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
    Bot(String, bots::coal::Player),
}

impl FromStr for SeatArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if matches!(text, "you" | "tu") {
            return Ok(Self::You);
        }
        let player = text.strip_prefix("bot:").and_then(|name| Some(Self::Bot(name.into(), name.parse().ok()?)));
        player.ok_or_else(|| {
            let names = bots::coal::known_players().replace(", ", ", bot:");
            format!("`{text}` is nobody; write you, bot:{names}")
        })
    }
}

/// Plays a match between these streams.
pub fn run(args: &PlayArgs, language: Language, input: impl BufRead, out: impl Write) -> anyhow::Result<()> {
    let GameName::Coal = args.game;
    let (game, seed) = match &args.resume {
        Some(file) => save::resume(file, language)?,
        None => {
            let seed = args.seed.unwrap_or_else(fresh_seed);
            (Match::<State>::new(args.table.setup(args.table.models.as_ref(), language)?, seed), seed)
        }
    };
    let seats = game.setup().document().seats.len();
    let level = args.level.unwrap_or_default();
    let usual = [SeatArg::You, SeatArg::Bot(level.to_string(), level.player())];
    let given = if args.seats.is_empty() { &usual[..] } else { &args.seats };
    if given.len() != seats {
        let values = [("n", given.len().into()), ("seats", seats.into())];
        return Err(failure(language, "seats-given", &values));
    }
    let players = given.iter().zip(0..).map(|(seat, number)| player(seat, seed, number, args.budget)).collect();
    Session::new(input, out, language, game, seed, players).run()?;
    Ok(())
}

fn player(seat: &SeatArg, seed: Seed, number: u64, budget: Budget) -> Player {
    match seat {
        SeatArg::You => Player::You,
        SeatArg::Bot(name, player) => {
            let own = seed.derive(1 << 32 | number).low_bits();
            Player::Bot(name.clone(), player.seated(own), player.budget().unwrap_or(budget))
        }
    }
}

/// A seed that nobody chose.
fn fresh_seed() -> Seed {
    use std::hash::{BuildHasher, Hasher};
    // Short enough to be written down and typed again.
    Seed::from(std::hash::RandomState::new().build_hasher().finish() >> 24)
}
