//! `duello record`: shows, verifies and replays saved matches.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, Subcommand};
use door::{AnyGame, AnyMatch, DoorError, Games, Transcript, TranscriptEntry};
use table::{Language, Seat, Viewer};

use crate::command_line::Unfit;
use crate::play::files;
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
        /// Through whose eyes the table is shown: a seat (1, 2 ...) or `public`
        #[arg(long, default_value = "public", value_parser = viewer)]
        viewer: Viewer,
    },
}

/// Parses a viewer: a seat by its number from 1, or the public.
fn viewer(text: &str) -> Result<Viewer, Unfit> {
    let seat = || text.parse::<u8>().ok()?.checked_sub(1).filter(|seat| *seat < Seat::MAX);
    match text {
        "public" => Ok(Viewer::Public),
        _ => {
            seat().map(|seat| Viewer::Seat(Seat(seat))).ok_or_else(|| Unfit::new("no-viewer", &[("text", text.into())]))
        }
    }
}

/// Runs the command.
pub fn run(games: Games, args: &RecordArgs, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let (What::Show { file } | What::Verify { file } | What::Replay { file, .. }) = &args.what;
    let text = files::text(file, language)?;
    let game = games.of_record(&text).map_err(|error| files::refused(language, file, &error))?;
    match &args.what {
        What::Show { file } => {
            let transcript =
                game.transcript(&text, language).map_err(|error| files::refused(language, file, &error))?;
            show(game, &transcript, language, out)
        }
        What::Verify { file } => verify(game, file, &text, language, out),
        What::Replay { file, upto, viewer } => {
            let whole = game.replay(&text, *upto, None).map_err(|error| files::refused(language, file, &error))?;
            replay(whole.live.as_ref(), *viewer, language, out)
        }
    }
}

/// Prints the table and the decisions in words.
fn show(game: &dyn AnyGame, transcript: &Transcript, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let decided = |entry: &&TranscriptEntry| !matches!(entry, TranscriptEntry::Redeal(..));
    let values = [
        ("title", game.about().title.into()),
        ("rules", transcript.rules_version.into()),
        ("seed", transcript.seed.to_string().into()),
        ("decisions", transcript.entries.iter().filter(decided).count().into()),
    ];
    writeln!(out, "{}", say(language, "record-heading", &values))?;
    writeln!(out, "{}", transcript.setup.trim_end())?;
    let mut number = 0u32;
    for entry in &transcript.entries {
        number += u32::from(decided(&entry));
        let line = match entry {
            TranscriptEntry::Concession(seat) => {
                say(language, "record-concession", &[("number", number.into()), ("seat", (seat.0 + 1).into())])
            }
            TranscriptEntry::Action(seat, action, said) => {
                let values = [
                    ("number", number.into()),
                    ("seat", (seat.0 + 1).into()),
                    ("action", action.as_str().into()),
                    ("said", said.as_str().into()),
                ];
                say(language, "record-step", &values)
            }
            TranscriptEntry::Redeal(viewer, seed) => {
                let viewer = match viewer {
                    Viewer::Public => say(language, "record-public", &[]),
                    Viewer::Seat(seat) => say(language, "record-seat", &[("seat", (seat.0 + 1).into())]),
                };
                let values = [("viewer", viewer.into()), ("seed", seed.to_string().into())];
                say(language, "record-redeal", &values)
            }
        };
        writeln!(out, "{line}")?;
    }
    Ok(writeln!(out, "{}", say(language, "record-outcome", &[("outcome", transcript.outcome.as_str().into())]))?)
}

/// Prints that a record is right, or everything that is wrong with it.
fn verify(game: &dyn AnyGame, file: &Path, text: &str, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let whole = match game.replay(text, None, None) {
        Ok(whole) => whole,
        Err(DoorError::Problems { problems, .. }) => {
            return Err(files::wrong(language, "not-verified", file, &problems));
        }
        Err(error) => return Err(files::refused(language, file, &error)),
    };
    if !whole.problems.is_empty() {
        return Err(files::wrong(language, "not-verified", file, &whole.problems));
    }
    let values = [
        ("file", file.display().to_string().into()),
        ("decisions", whole.decisions.into()),
        ("outcome", whole.outcome.into()),
    ];
    Ok(writeln!(out, "{}", say(language, "record-right", &values))?)
}

/// Prints the log, and the table as a viewer sees it at the end.
fn replay(live: &dyn AnyMatch, viewer: Viewer, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    if let Viewer::Seat(seat) = viewer
        && seat.0 >= live.seats()
    {
        let values = [("seat", (seat.0 + 1).into()), ("last", live.seats().into())];
        return Err(failure(language, "no-seat", &values));
    }
    for line in live.events(viewer, 0) {
        writeln!(out, "- {} ({})", line.text.get(language), line.clause)?;
    }
    writeln!(out)?;
    Ok(write!(out, "{}", live.describe(viewer, language))?)
}
