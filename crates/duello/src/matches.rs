//! `duello arena` and `duello bench`.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::anyhow;
use arena::Report;
use bots::Budget;
use clap::Args;
use door::{Arena, ArenaOrder, Games};
use indicatif::{ProgressBar, ProgressStyle};
use report::Terminal;
use table::{Language, Seed};

use crate::options::TableArgs;
use crate::play::levels::level;
use crate::report_folder::{FolderError, MATCHES, ReportFolder, SERIES};
use crate::words::{failure, io_reason, say};
use crate::{save, wrap};

/// Plays many matches between computer players and adds them up.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello arena coal --bots heuristic,random --matches 2000
  duello arena coal --bots search,heuristic --matches 400 --budget 20ms
  duello arena coal --bots search,search --matches 12000 --models all --budget 200
  duello arena coal --bots search@2000,search@200        each with a budget of its own
  duello arena coal --bots master,expert --matches 400   two of the levels that people choose from
  duello arena coal --bots heuristic,random --seats 3        mixed in every way at three seats
  duello arena coal --bots search,heuristic --mode teams     a team each
  duello arena coal --bots search,heuristic,heuristic,random     a seat each, in turn
  duello arena coal --bots heuristic,heuristic --options tag_mode --models all --matches 1200
  duello arena doomtrooper --bots heuristic,heuristic --matches 3000            every pair of the ready decks, both ways round
  duello arena doomtrooper --bots search@50ms,heuristic --decks semai,imperial --matches 200
  duello arena doomtrooper --bots heuristic,random --decks mine.txt,mixed   decks of files, too
  duello arena coal --bots heuristic,heuristic --models all --matches 2400 --report report     tables and plots, card by card

Matches come in groups that share a seed with the players in all seats in turn, so that luck favours all alike. The
result depends on the seed, not on the number of threads (with a budget in milliseconds also on the machine). A tie
counts as half a win, or in equal parts for those who share it; the intervals are Wilson's at 95 %.")]
pub struct ArenaArgs {
    /// The game
    game: String,
    /// The players, two, or one for each seat (one alone in a mode for one): random, heuristic, search; `search@200` and `search@20ms` have a budget of their own, `heuristic%30`
    /// is careless in 30 of 100 decisions; or levels: newcomer, beginner, journeyman, expert, master, grandmaster
    #[arg(long, value_delimiter = ',', num_args = 1, value_name = "A,B[,C,D]", required = true)]
    bots: Vec<String>,
    /// How many seats [default: as many as players; 4 in teams]
    #[arg(long, value_name = "N")]
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
    /// How long a player thinks about a decision: simulations, or milliseconds such as `20ms`
    #[arg(long, default_value = "200")]
    budget: Budget,
    /// The result as JSON
    #[arg(long)]
    json: bool,
    /// Write the matches into a file as well, as CSV: one row each, seats counted from 1
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a report into a folder: tables as CSV, a page with plots, figures card by card (docs/arena-report.md)
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
    /// For the report: how many matches at most are played again for each card, with a blank instead of it
    #[arg(long, value_name = "N", default_value_t = 100, requires = "report")]
    blanks: u32,
    #[command(flatten)]
    table: TableArgs,
}

/// Runs the command.
pub fn run(
    games: Games,
    args: &ArenaArgs,
    language: Language,
    out: &mut impl Write,
    is_screen: bool,
) -> anyhow::Result<()> {
    let game = crate::game(games, &args.game, language)?;
    // A missing folder is reported at once, and not after hours of playing.
    if let Some(file) = &args.csv {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::metadata(folder).map_err(|error| cannot_write(language, file, &error))?;
    }
    let folder = args.report.as_deref().map(|folder| report_folder(folder, language)).transpose()?;
    let files = args.table.read_whole(game, language)?;
    let threads = args.threads.or_else(|| std::thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
    // A level may be given by any of its names.
    let known = |name: &String| level(name).map_or_else(|| name.clone(), |level| level.to_string());
    let bots: Vec<String> = args.bots.iter().map(known).collect();
    let order = ArenaOrder {
        bots: &bots,
        matches: args.matches,
        threads,
        seed: args.seed,
        budget: args.budget,
        findings: folder.as_ref().map(|_| arena::Order { blanks: args.blanks }),
        table: args.table.order(&files, args.seats.map(usize::from)),
    };
    let progress = progress_bar(args.matches.into(), say(language, "progress", &[]));
    let done = game.arena(&order, &|done, all| {
        progress.set_length(all.into());
        progress.set_position(done.into());
    });
    progress.finish_and_clear();
    let Arena { report, csv, findings } = done.map_err(|error| anyhow!(error.say(language)))?;
    let json = serde_json::to_string_pretty(&report.json())? + "\n";
    print_each(std::iter::once(report), args.json, out, language)?;
    if let Some(file) = &args.csv {
        save::write(file, &csv).map_err(|error| cannot_write(language, file, &error))?;
    }
    let (Some(folder), Some(findings), Some(named)) = (folder, findings, &args.report) else { return Ok(()) };
    let files = report::files(&findings, language);
    let texts = files.iter().map(|file| (file.name.as_str(), file.text.as_str()));
    let texts = texts.chain([(MATCHES, csv.as_str()), (SERIES, json.as_str())]);
    folder.write(texts).map_err(|error| no_report(language, named, &error))?;
    if !args.json {
        let colours = is_screen && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let terminal = Terminal { columns: wrap::width(is_screen).unwrap_or(100).min(140), colours };
        writeln!(out, "{}", report::terminal(&findings, language, terminal))?;
        let page = named.join(report::PAGE).display().to_string();
        writeln!(out, "{}", say(language, "report-written", &[("page", page.into())]))?;
    }
    Ok(())
}

/// Returns the folder of a report, after a check that one can be written there: an error is told at once, and not after
/// hours of playing.
fn report_folder(folder: &Path, language: Language) -> anyhow::Result<ReportFolder> {
    let names = report::file_names().chain([MATCHES, SERIES].map(str::to_owned)).collect();
    ReportFolder::checked(folder, names).map_err(|error| no_report(language, folder, &error))
}

/// Returns the error that a report cannot be written into a folder, and why.
fn no_report(language: Language, folder: &Path, error: &FolderError) -> anyhow::Error {
    match error {
        FolderError::HoldsOther(name) => {
            let values = [("folder", folder.display().to_string().into()), ("name", name.as_str().into())];
            failure(language, "report-other", &values)
        }
        FolderError::Io(error) => cannot_write(language, folder, error),
    }
}

/// Returns the error that a file cannot be written, and why.
fn cannot_write(language: Language, file: &Path, error: &io::Error) -> anyhow::Error {
    let values = [("file", file.display().to_string().into()), ("reason", io_reason(language, error).into())];
    failure(language, "cannot-write", &values)
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
    game: String,
    /// The mode, e.g. of C.O.A.L. duel, three, four, teams or tag; `all` of them [default: the first of the game]
    #[arg(long, value_name = "MODE")]
    mode: Option<String>,
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

/// Runs the command. It fails if a random match went wrong.
pub fn bench(games: Games, args: &BenchArgs, language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let game = crate::game(games, &args.game, language)?;
    if !(0.001..=3600.0).contains(&args.seconds) {
        return Err(failure(language, "bench-seconds", &[]));
    }
    if cfg!(debug_assertions) {
        eprintln!("{}", say(language, "bench-debug", &[]));
    }
    let time = Duration::from_secs_f64(args.seconds);
    let known = game.bench_modes();
    let modes: Vec<&str> = match args.mode.as_deref() {
        None => known.iter().take(1).copied().collect(),
        Some("all") => known.to_vec(),
        Some(name) if known.contains(&name) => vec![name],
        Some(name) => {
            let values = [("name", name.into()), ("known", known.join(", ").into())];
            return Err(failure(language, "no-such-mode", &values));
        }
    };
    let measured = modes.into_iter().filter_map(|mode| match args.stress {
        None => game.bench(mode, time),
        Some(decisions) => {
            let progress = progress_bar(decisions, format!("{mode} {}", say(language, "progress-decisions", &[])));
            let done = game.stress(mode, decisions, args.seed, &mut |done| progress.set_position(done));
            progress.finish_and_clear();
            done
        }
    });
    let is_right = print_each(measured, args.json, out, language)?;
    Ok(if is_right { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Prints each result as soon as it is there, or all of them as JSON at the end. Returns whether all went well.
fn print_each(
    results: impl Iterator<Item = Box<dyn Report>>,
    json: bool,
    out: &mut impl Write,
    language: Language,
) -> anyhow::Result<bool> {
    let (mut documents, mut is_right) = (Vec::new(), true);
    for result in results {
        is_right &= result.is_right();
        if !json {
            if !documents.is_empty() {
                writeln!(out)?;
            }
            write!(out, "{}", result.say(language))?;
            out.flush()?;
        }
        documents.push(result.json());
    }
    if json {
        match documents.as_slice() {
            [only] => serde_json::to_writer_pretty(&mut *out, only)?,
            all => serde_json::to_writer_pretty(&mut *out, all)?,
        }
        writeln!(out)?;
    }
    Ok(is_right)
}
