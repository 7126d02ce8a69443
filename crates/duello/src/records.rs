//! `duello record`: shows, verifies and replays a saved match.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Context;
use clap::{Args, Subcommand};
use record::Deed;
use table::{Game, Language, Told, Viewer};

use crate::play::save;

/// Shows, verifies or replays a saved match.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello record show match.txt               the decisions in words
  duello record verify match.txt             replays it and checks every hash
  duello record replay match.txt --upto 40   the log and the table after 40 decisions
A FILE `-` is the standard input.")]
pub struct RecordArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Show the table and the decisions in words
    Show {
        /// The record
        file: PathBuf,
    },
    /// Replay it and check everything that it says of itself
    Verify {
        /// The record
        file: PathBuf,
    },
    /// Replay it: the log, and the table at the end
    Replay {
        /// The record
        file: PathBuf,
        /// Stop after so many decisions
        #[arg(long, value_name = "N")]
        upto: Option<usize>,
        /// Through whose eyes the table is shown: a seat (0, 1) or `public`
        #[arg(long, default_value = "public")]
        viewer: Viewer,
    },
}

/// Does what was asked.
pub fn run(args: &RecordArgs, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    match &args.what {
        What::Show { file } => {
            let record = save::read(file)?;
            let labelled = record.commented(|state, seat, action| state.label(seat, action, language));
            let record = labelled.with_context(|| format!("{} cannot be replayed", file.display()))?;
            writeln!(
                out,
                "C.O.A.L., rules {}, seed {}, {} decisions",
                record.rules_version(),
                record.seed(),
                record.decisions()
            )?;
            write!(out, "{}", record.setup())?;
            let mut number = 0;
            for entry in record.entries() {
                match entry.deed {
                    Deed::Step(seat, action) => {
                        number += 1;
                        let said = entry.comment.as_deref().unwrap_or_default();
                        writeln!(out, "{number}. seat {seat}: {action} ({said})")?;
                    }
                    Deed::Redeal(viewer, seed) => writeln!(out, "redeal for {viewer}, seed {seed}")?,
                }
            }
            writeln!(out, "outcome {}", record.outcome())?;
        }
        What::Verify { file } => {
            let record = save::read(file)?;
            record.verify().map_err(|problems| anyhow::anyhow!("{} does not verify:\n{problems}", file.display()))?;
            writeln!(
                out,
                "{} is right: {} decisions, outcome {}",
                file.display(),
                record.decisions(),
                record.outcome()
            )?;
        }
        What::Replay { file, upto, viewer } => {
            let record = save::read(file)?;
            let game = record.replay(*upto).with_context(|| format!("{} cannot be replayed", file.display()))?;
            if let Viewer::Seat(seat) = viewer
                && seat.0 >= game.truth().seats()
            {
                anyhow::bail!("there is no seat {seat}; the seats are 0 and 1");
            }
            for logged in game.witnessed(*viewer, 0) {
                writeln!(out, "- {} ({})", game.truth().tell(&logged, language), logged.clause)?;
            }
            writeln!(out)?;
            write!(out, "{}", game.truth().describe(*viewer, language))?;
        }
    }
    Ok(())
}
