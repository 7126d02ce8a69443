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
  duello play coal --lang it --seats you,search
  duello play coal --seats bot:thumb,you --models C1,C2 --seed 7
  duello play coal --seats you,you                 two people take turns at the keyboard
  duello play coal --seats 4                       you against three rule-of-thumb players
  duello play coal --seats you,thumb,you,search --options teams,tag_mode
  duello play coal --seats bot:thumb,bot:random    watch two computer players
  duello play coal --deck 0=hedge.txt              with a deck of your own (duello deck)
  duello play coal --resume match.txt              go on where `save match.txt` left off

In the match, `help` lists the commands: why, why not ACTION, rules ID, cards NAME, undo, save FILE ...")]
pub struct PlayArgs {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// Who sits where, two to four seats: `you`, or the name of a computer player (random, thumb, search); or just how
    /// many, for you against rule-of-thumb players [default: as many as the table has]
    #[arg(long, value_name = "SEAT,SEAT,...")]
    seats: Option<SeatsArg>,
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

/// Who sits at all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatsArg(pub Vec<SeatArg>);

impl SeatsArg {
    /// You against rule-of-thumb players.
    fn of(count: usize) -> Self {
        let others = (1..count).map(|_| SeatArg::Bot("thumb".into()));
        Self(std::iter::once(SeatArg::You).chain(others).collect())
    }
}

impl FromStr for SeatsArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().parse::<usize>() {
            Ok(count @ 2..=4) => Ok(Self::of(count)),
            Ok(_) => Err(format!("C.O.A.L. is played by 2, 3 or 4, not by {}", text.trim())),
            Err(_) => text.split(',').map(str::parse).collect::<Result<_, _>>().map(Self),
        }
    }
}

impl FromStr for SeatArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let text = text.trim();
        if matches!(text, "you" | "tu") {
            return Ok(Self::You);
        }
        let name = text.strip_prefix("bot:").unwrap_or(text);
        if bots::coal::bot(name, 0).is_some() {
            return Ok(Self::Bot(name.into()));
        }
        Err(format!("`{text}` is nobody; write you, {}", bots::coal::NAMES.join(", ")))
    }
}

/// Plays a match between these streams; on a screen, what one person saw is cleared before the next one looks.
pub fn run(
    args: &PlayArgs,
    language: Language,
    input: impl BufRead,
    out: impl Write,
    is_screen: bool,
) -> anyhow::Result<()> {
    let GameName::Coal = args.game;
    let (game, seed) = match &args.resume {
        Some(file) => save::resume(file)?,
        None => {
            let seed = args.seed.unwrap_or_else(fresh_seed);
            let count = args.seats.as_ref().map(|seats| seats.0.len());
            (Match::<State>::new(args.table.setup(args.table.models.as_ref(), count)?, seed), seed)
        }
    };
    let count = game.setup().document().seats.len();
    let seats = args.seats.clone().unwrap_or_else(|| SeatsArg::of(count)).0;
    if seats.len() != count {
        bail!(
            "{} seats were given and the table has {count}; write as many as it has, or `--seats {count}`",
            seats.len()
        );
    }
    let players =
        seats.iter().zip(0u64..).map(|(seat, number)| player(seat, seed, number)).collect::<anyhow::Result<_>>()?;
    let mut session = Session::new(input, out, language, game, seed, players, args.budget.0);
    if is_screen {
        session = session.on_a_screen();
    }
    session.run()?;
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
