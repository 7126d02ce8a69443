//! `duello arena` and `duello bench`.

use std::io::{IsTerminal, Write};
use std::num::NonZeroUsize;
use std::time::Duration;

use anyhow::anyhow;
use arena::{Models, Plan};
use bots::Budget;
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use table::{Language, Seed};

use crate::options::{GameName, TableArgs};
use crate::words::{failure, say};

/// Plays many matches between two computer players and adds them up.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello arena coal --bots thumb,random --matches 2000
  duello arena coal --bots search,thumb --matches 400 --budget 20ms
  duello arena coal --bots search,search --matches 12000 --models all --budget 200
  duello arena coal --bots search@2000,search@200        each with a budget of its own
  duello arena coal --bots master,expert --matches 400   two of the levels that people choose from

Matches come in twos that share a seed with the seats swapped, so that luck favours both alike. The result depends on
the seed, not on the number of threads (with a budget in milliseconds also on the machine). A tie counts half; the
intervals are Wilson's at 95 %.")]
pub struct ArenaArgs {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// The two players: random, thumb, search; `search@200` and `search@20ms` have a budget of their own, `thumb%30`
    /// is careless in 30 of 100 decisions; or levels: newcomer, beginner, journeyman, expert, master, grandmaster
    #[arg(long, value_delimiter = ',', num_args = 1, value_name = "A,B", required = true)]
    bots: Vec<String>,
    /// How many matches
    #[arg(long, value_name = "N", default_value_t = 1000)]
    matches: u32,
    /// How many matches at once [default: one for each core]
    #[arg(long, value_name = "T")]
    threads: Option<NonZeroUsize>,
    /// The seed of all matches
    #[arg(long, default_value = "0")]
    seed: Seed,
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
    let GameName::Coal = args.game;
    let [one, other] = args.bots.as_slice() else {
        return Err(failure(language, "players-given", &[("n", args.bots.len().into())]));
    };
    if args.table.setup.is_some() {
        return Err(failure(language, "arena-setup", &[]));
    }
    let models = args.table.models.unwrap_or(Models::Chosen);
    let (options, cards) = (args.table.options(language)?, args.table.card_set(language)?);
    let plan = Plan::of([one, other], args.matches).and_then(|plan| plan.at(models, &options, &cards));
    let mut plan = plan.map_err(|error| anyhow!(error.say(language)))?;
    plan.seed = args.seed;
    plan.budget = args.budget;
    plan.threads = args.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    if !args.matches.is_multiple_of(plan.round()) {
        let values = [("matches", args.matches.into()), ("round", plan.round().into())];
        eprintln!("{}", say(language, "uneven", &values));
    }
    let progress = progress_bar(args.matches, language);
    let report = arena::run(&plan, |done| progress.set_position(u64::from(done)));
    progress.finish_and_clear();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        Ok(writeln!(out)?)
    } else {
        Ok(write!(out, "{}", report.say(language))?)
    }
}

fn progress_bar(matches: u32, language: Language) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(u64::from(matches));
    match ProgressStyle::with_template(&say(language, "progress", &[])) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Measures the speed of the rules and the players on one thread.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello bench coal
  duello bench coal --seconds 10 --json
Build with `--release`, or the figures mean nothing. The checksums must stay the same when only speed was changed.")]
pub struct BenchArgs {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// About how long each figure is measured
    #[arg(long, default_value_t = 2.0, value_name = "SECONDS")]
    seconds: f64,
    /// The result as JSON
    #[arg(long)]
    json: bool,
}

/// Measures.
pub fn bench(args: &BenchArgs, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let GameName::Coal = args.game;
    if !(0.001..=3600.0).contains(&args.seconds) {
        return Err(failure(language, "bench-seconds", &[]));
    }
    if cfg!(debug_assertions) {
        eprintln!("{}", say(language, "bench-debug", &[]));
    }
    let bench = arena::bench::coal(Duration::from_secs_f64(args.seconds));
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &bench)?;
        Ok(writeln!(out)?)
    } else {
        Ok(write!(out, "{}", bench.say(language))?)
    }
}
