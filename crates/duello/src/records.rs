//! `duello record`: shows, verifies and replays a saved match.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use record::{Deed, ReplayError};
use table::{Game, Language, Step, Told, Viewer};

use crate::door;
use crate::options::GameName;
use crate::play::save;
use crate::words::{failure, say};

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
    let (What::Show { file } | What::Verify { file } | What::Replay { file, .. }) = &args.what;
    let text = save::text(file, language)?;
    if let Some(host) = games::game_of_record(&text).ok().filter(|host| host.name() != GameName::Coal.as_str()) {
        return match &args.what {
            What::Show { .. } => door::records::show(host, &text, language, out),
            What::Verify { file } => door::records::verify(host, file, &text, language, out),
            What::Replay { upto, viewer, .. } => door::records::replayed(host, &text, *upto, *viewer, language, out),
        };
    }
    match &args.what {
        What::Show { file } => {
            let record = save::parse(file, &text, language)?;
            let labelled = record.commented(|state, seat, action| state.label(seat, action, language));
            let record = labelled.map_err(|error| not_replayable(language, file, &error))?;
            let values = [
                ("rules", record.rules_version().into()),
                ("seed", record.seed().to_string().into()),
                ("decisions", record.decisions().into()),
            ];
            writeln!(out, "{}", say(language, "record-heading", &values))?;
            write!(out, "{}", record.setup())?;
            let mut number = 0u32;
            for entry in record.entries() {
                number += u32::from(matches!(entry.deed, Deed::Step(_)));
                match entry.deed {
                    Deed::Step(Step::Concession(seat)) => {
                        let values = [("number", number.into()), ("seat", seat.0.into())];
                        writeln!(out, "{}", say(language, "record-concession", &values))?;
                    }
                    Deed::Step(Step::Action(seat, action)) => {
                        let values = [
                            ("number", number.into()),
                            ("seat", seat.0.into()),
                            ("action", action.to_string().into()),
                            ("said", entry.comment.as_deref().unwrap_or_default().into()),
                        ];
                        writeln!(out, "{}", say(language, "record-step", &values))?;
                    }
                    Deed::Redeal(viewer, seed) => {
                        let values = [("viewer", viewer.to_string().into()), ("seed", seed.to_string().into())];
                        writeln!(out, "{}", say(language, "record-redeal", &values))?;
                    }
                }
            }
            writeln!(out, "{}", say(language, "record-outcome", &[("outcome", record.outcome().into())]))?;
        }
        What::Verify { file } => {
            let record = save::parse(file, &text, language)?;
            record.verify().map_err(|problems| save::wrong(language, "not-verified", file, &problems))?;
            let values = [
                ("file", file.display().to_string().into()),
                ("decisions", record.decisions().into()),
                ("outcome", record.outcome().into()),
            ];
            writeln!(out, "{}", say(language, "record-right", &values))?;
        }
        What::Replay { file, upto, viewer } => {
            let record = save::parse(file, &text, language)?;
            let game = record.replay(*upto).map_err(|error| not_replayable(language, file, &error))?;
            if let Viewer::Seat(seat) = viewer
                && seat.0 >= game.truth().seats()
            {
                return Err(failure(language, "no-seat", &[("seat", seat.0.into())]));
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

fn not_replayable(language: Language, file: &Path, error: &ReplayError) -> anyhow::Error {
    let reason = error.wording();
    let values = [("file", file.display().to_string().into()), ("reason", reason.say(language).into())];
    failure(language, "not-replayable", &values)
}
