//! `duello play`: a match at the terminal.

mod command;
pub mod files;
pub mod levels;
mod seating;
mod session;
mod words;

#[cfg(test)]
mod tests;

use std::io::{BufRead, Write};
use std::path::PathBuf;
use std::str::FromStr;

use bots::{BotSpec, Budget, Level};
use clap::Args;
use door::Games;
use session::Session;
use table::{Language, Seed, Wording};

use crate::command_line::Unfit;
use crate::options::TableArgs;
use crate::words::{failure, say};
use crate::wrap;

/// Plays a match in the terminal.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello play coal                                 you against the heuristic player
  duello play coal --level expert                  against a stronger one
  duello play coal --lang it --seats you,search
  duello play coal --seats bot:heuristic,you --models C1,C2 --seed 7
  duello play coal --seats you,you                 two people take turns at the keyboard
  duello play coal --seats 4                       you against three heuristic players
  duello play coal --mode teams --seats you,heuristic,you,search --options tag_mode
  duello play doomtrooper --mode free-for-all --options hand_size=9
  duello play coal --seats bot:heuristic,bot:random    watch two computer players
  duello play coal --deck 1=hedge.txt              with a deck of your own (duello deck)
  duello play --resume match.txt                   go on where `save match.txt` left off
  duello play doomtrooper                          Doomtrooper with ready decks against a computer player
  duello play doomtrooper --seats you,heuristic,random --deck 1=semai

In the match, `help` lists the commands: why, why not ACTION, rules ID, cards NAME, undo, save FILE ...")]
pub struct PlayArgs {
    /// The game; a match that is resumed says it itself
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    /// Who sits where, one for each seat: `you`, or a computer player: a level, random, heuristic, search, `search@2000`,
    /// `search@50ms`; or just how many, for you against computer players [default: as many as the table has]
    #[arg(long, value_name = "SEAT,SEAT,...")]
    seats: Option<SeatsArg>,
    /// How strong the computer players are against you: newcomer, beginner, journeyman, expert, master, grandmaster
    /// [default: journeyman]
    #[arg(long, value_parser = level)]
    level: Option<Level>,
    /// The seed of the match; the same seed deals the same cards [default: a new one each time]
    #[arg(long)]
    seed: Option<Seed>,
    /// How long a computer player without a budget of its own thinks about a decision: simulations, or milliseconds such as `20ms`
    #[arg(long, default_value = "400")]
    budget: Budget,
    #[command(flatten)]
    table: TableArgs,
    /// Resume a saved match
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "mode", "decks", "options", "deck", "setup", "cards"])]
    resume: Option<PathBuf>,
}

/// The player of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatArg {
    You,
    /// A computer player, and how it was called.
    Bot(BotSpec, String),
}

/// The players of all seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SeatsArg {
    /// You against computer players, so many seats in all.
    Count(usize),
    /// Every seat by name.
    Named(Vec<SeatArg>),
}

impl SeatsArg {
    fn count(&self) -> usize {
        match self {
            Self::Count(count) => *count,
            Self::Named(seats) => seats.len(),
        }
    }
}

impl FromStr for SeatsArg {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        match text.trim().parse::<usize>() {
            // The game says how many seats there may be exactly.
            Ok(count @ 1..=99) => Ok(Self::Count(count)),
            Ok(_) => Err(Unfit::new("seats-count", &[("n", text.trim().into())])),
            Err(_) => text.split(',').map(str::parse).collect::<Result<_, _>>().map(Self::Named),
        }
    }
}

impl FromStr for SeatArg {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let text = text.trim();
        if matches!(text, "you" | "tu") {
            return Ok(Self::You);
        }
        let name = text.strip_prefix("bot:").unwrap_or(text);
        if let Some(level) = levels::level(name) {
            return Ok(Self::Bot(level.player(), level.as_str().into()));
        }
        let known = |language| format!("{}, {}", bots::NAMES.join(", "), levels::names(language));
        let player: Result<BotSpec, _> = name.parse();
        player.map(|player| Self::Bot(player, name.into())).map_err(|_| unknown("nobody", text, known))
    }
}

/// Parses a level of the command line.
fn level(text: &str) -> Result<Level, Unfit> {
    levels::level(text).ok_or_else(|| unknown("no-level", text, levels::names))
}

/// Returns the error that a name is unknown, with the known names.
fn unknown(id: &str, text: &str, known: impl Fn(Language) -> String) -> Unfit {
    Unfit::of(Wording::new(|language| say(language, id, &[("text", text.into()), ("known", known(language).into())])))
}

/// Plays a match on these streams; a screen is cleared before another person looks at it.
pub fn run(
    games: Games,
    args: &PlayArgs,
    language: Language,
    input: impl BufRead,
    out: impl Write,
    is_screen: bool,
) -> anyhow::Result<()> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let named = args.game.as_deref().map(|name| crate::game(games, name, language)).transpose()?;
    let (game, live) = match (&args.resume, named) {
        (Some(file), named) => files::resume(games, named, file, language)?,
        (None, Some(game)) => (game, seating::seated(game, args, seed, language)?),
        // Clap requires one of the two, so this case does not occur.
        (None, None) => return Err(failure(language, "argument-missing", &[("argument", "<GAME>".into())])),
    };
    let chairs = seating::chairs(args, live.seats().into(), language)?;
    // The record of a resumed match has its own seed.
    let seed = live.seed().unwrap_or(seed);
    let mut session = Session::new(input, out, language, game, live, chairs, seed).of_width(wrap::width(is_screen));
    if is_screen {
        session = session.on_a_screen();
    }
    Ok(session.run()?)
}

/// Teaches a game in a guided match.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello learn coal                 the guided first match
  duello learn coal --lang it       the same in Italian

Each step says what to do and why; `help` lists the commands, `quit` leaves at any time.")]
pub struct LearnArgs {
    /// The game
    game: String,
    /// Which lesson, counting from 1
    #[arg(default_value = "1")]
    lesson: usize,
}

/// Teaches a game on these streams.
pub fn learn(
    games: Games,
    args: &LearnArgs,
    language: Language,
    input: impl BufRead,
    out: impl Write,
    is_screen: bool,
) -> anyhow::Result<()> {
    let game = crate::game(games, &args.game, language)?;
    let lessons = game.lessons();
    if lessons.is_empty() {
        return Err(failure(language, "no-lessons", &[("game", game.name().into())]));
    }
    let Some(lesson) = args.lesson.checked_sub(1).and_then(|place| lessons.get(place)) else {
        return Err(failure(language, "no-such-lesson", &[("n", args.lesson.into()), ("most", lessons.len().into())]));
    };
    let live = game.begin_lesson(lesson)?;
    let mut chairs = vec![session::Chair::Taught; live.seats().into()];
    if let Some(chair) = chairs.get_mut(lesson.seat.index()) {
        *chair = session::Chair::Person;
    }
    let session = Session::new(input, out, language, game, live, chairs, lesson.seed).of_width(wrap::width(is_screen));
    Ok(session.guided(lesson.clone()).run()?)
}

/// Returns a random seed.
fn fresh_seed() -> Seed {
    use std::hash::{BuildHasher, Hasher};
    // Short enough to be written down and typed again.
    Seed::from(std::hash::RandomState::new().build_hasher().finish() >> 24)
}
