//! `duello arena` and `duello bench`.

use std::io::{IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::anyhow;
use arena::{Mode, Models, NoSuchMode, Plan, Series};
use bots::Budget;
use clap::Args;
use games::doomtrooper::State;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use table::{Language, Seed};

use crate::door::{self, only_coal};
use crate::options::{GameName, TableArgs};
use crate::words::{failure, say};

/// Plays many matches between computer players and adds them up.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello arena coal --bots thumb,random --matches 2000
  duello arena coal --bots search,thumb --matches 400 --budget 20ms
  duello arena coal --bots search,search --matches 12000 --models all --budget 200
  duello arena coal --bots search@2000,search@200        each with a budget of its own
  duello arena coal --bots master,expert --matches 400   two of the levels that people choose from
  duello arena coal --bots thumb,random --seats 3        mixed in every way at three seats
  duello arena coal --bots search,thumb --options teams  a team each
  duello arena coal --bots search,thumb,thumb,random     a seat each, in turn
  duello arena coal --bots thumb,thumb --options tag_mode --models all --matches 1200
  duello arena doomtrooper --bots thumb,thumb --matches 3000            every pair of the ready decks, both ways round
  duello arena doomtrooper --bots search@50ms,thumb --decks semai,imperial --matches 200
  duello arena doomtrooper --bots thumb,random --decks mine.txt,mixed   decks of files, too

Matches come in groups that share a seed with the players in all seats in turn, so that luck favours all alike. The
result depends on the seed, not on the number of threads (with a budget in milliseconds also on the machine). Those who
share a tie share its point; the intervals are Wilson's at 95 %.")]
pub struct ArenaArgs {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// The players, two or one for each seat: random, thumb, search; `search@200` and `search@20ms` have a budget of their own, `thumb%30`
    /// is careless in 30 of 100 decisions; or levels: newcomer, beginner, journeyman, expert, master, grandmaster
    #[arg(long, value_delimiter = ',', num_args = 1, value_name = "A,B[,C,D]", required = true)]
    bots: Vec<String>,
    /// How many seats: 2, 3 or 4 [default: as many as players; 4 in teams]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..=4))]
    seats: Option<u8>,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 1000)]
    matches: u32,
    /// How many matches at once [default: one for each core]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// The seed of all matches
    #[arg(long, default_value = "0")]
    seed: Seed,
    /// Doomtrooper: the decks that meet, ready ones or files [default: all ready decks]
    #[arg(long, value_delimiter = ',', num_args = 1, value_name = "DECK,...")]
    decks: Vec<PathBuf>,
    /// How long a player thinks about a decision: simulations, or milliseconds such as `20ms`
    #[arg(long, default_value = "200")]
    budget: Budget,
    /// The result as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// Plays the matches.
pub fn run(args: &ArenaArgs, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    if args.game == GameName::Doomtrooper {
        return series(args, language, out);
    }
    if !args.decks.is_empty() {
        return Err(failure(language, "arena-decks", &[]));
    }
    if args.bots.len() < 2 {
        return Err(failure(language, "players-given", &[("n", args.bots.len().into())]));
    }
    if args.table.setup.is_some() {
        return Err(failure(language, "arena-setup", &[]));
    }
    let models = args.table.models.unwrap_or(Models::Chosen);
    let (options, cards) = (args.table.options(language)?, args.table.whole_card_set(language)?);
    let as_given = if options.teams { 4 } else { args.bots.len().max(models.named().len()) };
    let seats = args.seats.map_or(as_given, usize::from);
    let plan = Plan::at_seats(&args.bots, seats, args.matches).and_then(|plan| plan.at(models, &options, &cards));
    let mut plan = plan.map_err(|error| anyhow!(error.say(language)))?;
    plan.seed = args.seed;
    plan.budget = args.budget;
    plan.threads = threads(args);
    if !args.matches.is_multiple_of(plan.round()) {
        let values = [("matches", args.matches.into()), ("round", plan.round().into())];
        eprintln!("{}", say(language, "uneven", &values));
    }
    let progress = progress_bar(args.matches.into(), say(language, "progress", &[]));
    let report = arena::run(&plan, |done| progress.set_position(u64::from(done)));
    progress.finish_and_clear();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        Ok(writeln!(out)?)
    } else {
        Ok(write!(out, "{}", report.say(language))?)
    }
}

/// Plays the matches of a game with decks.
fn series(args: &ArenaArgs, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let table = &args.table;
    let foreign =
        [("--models", table.models.is_some()), ("--cards", table.cards.is_some()), ("--deck", !table.deck.is_empty())];
    if let Some((name, _)) = foreign.into_iter().find(|(_, is_given)| *is_given) {
        return Err(only_coal(language, name));
    }
    if table.setup.is_some() {
        return Err(failure(language, "arena-setup", &[]));
    }
    let mut options = games::doomtrooper::Options::default();
    door::decks::set_options(&mut options, &table.options, language)?;
    let seats = args.seats.map_or(args.bots.len().max(2), usize::from);
    let tables = door::decks::meetings(&args.decks, seats, options, language)?;
    let series = Series::<State>::of(&args.bots, tables, args.matches);
    let mut series = series.map_err(|error| anyhow!(error.say(language)))?;
    (series.seed, series.budget, series.threads) = (args.seed, args.budget, threads(args));
    if !args.matches.is_multiple_of(series.round()) {
        let values = [("matches", args.matches.into()), ("round", series.round().into())];
        eprintln!("{}", say(language, "uneven", &values));
    }
    let progress = progress_bar(args.matches.into(), say(language, "progress", &[]));
    let standings = series.play(|done| progress.set_position(u64::from(done)));
    progress.finish_and_clear();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &standings)?;
        Ok(writeln!(out)?)
    } else {
        Ok(write!(out, "{}", standings.say(language))?)
    }
}

/// How many matches at once: as asked, or one for each core.
fn threads(args: &ArenaArgs) -> usize {
    args.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
}

fn progress_bar(length: u64, template: String) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(length);
    match ProgressStyle::with_template(&template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Measures the speed of the rules and the players on one thread, or plays at random by the million.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello bench coal
  duello bench coal --mode four --seconds 10 --json
  duello bench doomtrooper
  duello bench coal --mode all --stress 10000000   random decisions in every mode: nothing panics, every match ends
Build with `--release`, or the figures mean nothing. The checksums must stay the same when only speed was changed.")]
pub struct BenchArgs {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// The mode: duel, three, four, teams, tag, or all of them
    #[arg(long, default_value = "duel", value_name = "MODE")]
    mode: String,
    /// About how long each figure is measured
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    seconds: f64,
    /// Measures nothing, and makes so many random decisions in each mode instead
    #[arg(long, value_name = "DECISIONS")]
    stress: Option<u64>,
    /// The seed of the first random match; the next ones count on
    #[arg(long, default_value_t = 0, value_name = "N", requires = "stress")]
    seed: u64,
    /// The result as JSON: an object, or with `--mode all` a list
    #[arg(long)]
    json: bool,
}

/// Measures. A failure is a random match that went wrong.
pub fn bench(args: &BenchArgs, language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    if !(0.001..=3600.0).contains(&args.seconds) {
        return Err(failure(language, "bench-seconds", &[]));
    }
    if cfg!(debug_assertions) {
        eprintln!("{}", say(language, "bench-debug", &[]));
    }
    let time = Duration::from_secs_f64(args.seconds);
    if args.game == GameName::Doomtrooper {
        if args.mode != "duel" || args.stress.is_some() {
            return Err(only_coal(language, "duello bench --mode, --stress"));
        }
        print_each(std::iter::once_with(|| arena::bench::doomtrooper(time)), args.json, out, |bench| {
            bench.say(language)
        })?;
        return Ok(ExitCode::SUCCESS);
    }
    let modes = match args.mode.as_str() {
        "all" => Mode::ALL.to_vec(),
        name => vec![name.parse().map_err(|error: NoSuchMode| anyhow!(error.say(language)))?],
    };
    if let Some(decisions) = args.stress {
        let done = modes.into_iter().map(|mode| {
            let progress = progress_bar(decisions, format!("{mode} {}", say(language, "progress-decisions", &[])));
            let done = arena::stress(mode, decisions, args.seed, |decisions| progress.set_position(decisions));
            progress.finish_and_clear();
            done
        });
        let all = print_each(done, args.json, out, |stress| stress.say(language))?;
        let is_right = all.iter().all(|stress| stress.faults.is_empty());
        return Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let measured = modes.into_iter().map(|mode| arena::bench::coal(mode, time));
    print_each(measured, args.json, out, |bench| bench.say(language))?;
    Ok(ExitCode::SUCCESS)
}

/// Prints results as they come, or as JSON when all are there.
fn print_each<T: Serialize>(
    results: impl Iterator<Item = T>,
    json: bool,
    out: &mut impl Write,
    say: impl Fn(&T) -> String,
) -> anyhow::Result<Vec<T>> {
    let mut all = Vec::new();
    for result in results {
        if !json {
            if !all.is_empty() {
                writeln!(out)?;
            }
            write!(out, "{}", say(&result))?;
            out.flush()?;
        }
        all.push(result);
    }
    if json {
        match all.as_slice() {
            [only] => serde_json::to_writer_pretty(&mut *out, only)?,
            all => serde_json::to_writer_pretty(&mut *out, all)?,
        }
        writeln!(out)?;
    }
    Ok(all)
}
