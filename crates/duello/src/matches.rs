//! `duello arena` and `duello bench`.

use std::io::{IsTerminal, Write};
use std::num::NonZeroUsize;
use std::time::Duration;

use anyhow::bail;
use arena::{Models, Plan};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use table::Seed;

use crate::options::{BudgetArg, GameName, TableArgs};

/// Plays many matches between two computer players and adds them up.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello arena coal --bots thumb,random --matches 2000
  duello arena coal --bots search,thumb --matches 400 --budget 20ms
  duello arena coal --bots search,search --matches 12000 --models all --budget 200

Matches come in twos that share a seed with the seats swapped, so that luck favours both alike. The result depends on
the seed, not on the number of threads (with a budget in milliseconds also on the machine). A tie counts half; the
intervals are Wilson's at 95 %.")]
pub struct ArenaArgs {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// The two players
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
    budget: BudgetArg,
    /// The result as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    table: TableArgs,
}

/// Plays the matches.
pub fn run(args: &ArenaArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let GameName::Coal = args.game;
    let [one, other] = args.bots.as_slice() else {
        bail!("{} players were given; write two, e.g. `--bots thumb,random`", args.bots.len());
    };
    if args.table.setup.is_some() {
        bail!("the arena takes `--models`, `--options` and `--cards`; `--setup` is for `duello play`");
    }
    let models = args.table.models.unwrap_or(Models::Chosen);
    let mut plan = Plan::of([one, other], args.matches)?.at(models, &args.table.options()?, &args.table.card_set()?)?;
    plan.seed = args.seed;
    plan.budget = args.budget.0;
    plan.threads = args.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    if !args.matches.is_multiple_of(plan.round()) {
        let round = plan.round();
        eprintln!("duello: {} matches are no multiple of {round}; seats and models are not quite even", args.matches);
    }
    let progress = progress_bar(args.matches);
    let report = arena::run(&plan, |done| progress.set_position(u64::from(done)));
    progress.finish_and_clear();
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        Ok(writeln!(out)?)
    } else {
        Ok(write!(out, "{report}")?)
    }
}

fn progress_bar(matches: u32) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(u64::from(matches));
    match ProgressStyle::with_template("{wide_bar} {pos} of {len} matches, {eta} left") {
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
pub fn bench(args: &BenchArgs, out: &mut impl Write) -> anyhow::Result<()> {
    let GameName::Coal = args.game;
    if !(0.001..=3600.0).contains(&args.seconds) {
        bail!("`--seconds` goes from 0.001 to 3600");
    }
    if cfg!(debug_assertions) {
        eprintln!(
            "duello: this program was built for tests; build it with `--release` for figures that mean something"
        );
    }
    let bench = arena::bench::coal(Duration::from_secs_f64(args.seconds));
    if args.json {
        serde_json::to_writer_pretty(&mut *out, &bench)?;
        Ok(writeln!(out)?)
    } else {
        Ok(write!(out, "{bench}")?)
    }
}
