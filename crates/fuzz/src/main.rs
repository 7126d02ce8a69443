//! `cargo xtask fuzz`: fuzzes for a given time, and writes failing cases into files.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use clap::Parser;
use fuzz::{Limit, fuzz, games, keep, read, repeat, targets};

/// Fuzzes the readers of every game and the engine's line, and plays matches through the engine.
#[derive(Parser)]
#[command(name = "cargo xtask fuzz")]
struct Arguments {
    /// How long, in seconds, all targets and games together
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// One target alone; `list` lists them
    #[arg(long)]
    target: Option<String>,
    /// One game alone
    #[arg(long)]
    game: Option<String>,
    /// The number that everything is drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Tries the case of a file again
    #[arg(long, value_name = "FILE")]
    repeat: Option<PathBuf>,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    if let Some(path) = &arguments.repeat {
        let case = read(path)?;
        match repeat(&case) {
            Ok(verdict) => println!("{}: every property holds ({verdict:?})", path.display()),
            Err(failure) => bail!("{}: {failure}", path.display()),
        }
        return Ok(());
    }
    if arguments.target.as_deref() == Some("list") {
        targets().for_each(|(name, about)| println!("{name:<9} {about}"));
        return Ok(());
    }
    let chosen = |all: Vec<&'static str>, one: &Option<String>| -> Vec<&'static str> {
        all.into_iter().filter(|name| one.as_deref().is_none_or(|one| one == *name)).collect()
    };
    let all_targets = chosen(targets().map(|(name, _)| name).collect(), &arguments.target);
    let all_games = chosen(games().collect(), &arguments.game);
    ensure!(!all_targets.is_empty(), "there is no such target; `--target list` lists them");
    ensure!(!all_games.is_empty(), "there is no such game; there are {}", games().collect::<Vec<_>>().join(", "));
    let runs = (all_targets.len() * all_games.len()) as u32;
    let time = Duration::from_secs(arguments.seconds) / runs;
    let mut count = 0;
    for target in all_targets {
        for game in &all_games {
            let summary = fuzz(target, game, arguments.seed, Limit::Time(time)).context("no such target or game")?;
            let summary = summary.map_err(|failure| anyhow::anyhow!("{target}, {game}: {failure}"))?;
            let waiting =
                if summary.waiting > 0 { format!(", {} known failures", summary.waiting) } else { String::new() };
            println!("{target:<9} {game:<12} {} accepted, {} refused{waiting}", summary.accepted, summary.refused);
            for found in &summary.found {
                count += 1;
                println!("  {} ({})\n  {}", found.failure, found.case.origin, keep(found)?.display());
            }
        }
    }
    ensure!(count == 0, "{count} failures; `cargo xtask fuzz --repeat FILE` tries one again");
    Ok(())
}
