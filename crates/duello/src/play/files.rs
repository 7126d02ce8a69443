//! Saves matches to files and reads them again.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::anyhow;
use door::{AnyGame, AnyMatch, DoorError, Games, Replayed};
use table::{Language, Problem};

use crate::options::cannot_read;
use crate::save;
use crate::words::{failure, io_reason};

/// What a file holds in which a match is to be saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nothing, or an earlier state of the same match.
    Free,
    /// Another match.
    OtherMatch,
    /// Something else.
    NoRecord,
}

/// Returns what the file holds in which a match is to be saved.
pub fn place(file: &Path, live: &dyn AnyMatch) -> Place {
    let is_regular = fs::metadata(file).map(|found| found.is_file());
    match (is_regular, fs::read_to_string(file)) {
        (Err(_), _) => Place::Free,
        (Ok(true), Ok(text)) if text.is_empty() => Place::Free,
        (Ok(true), Ok(text)) if text.starts_with("duello record") => {
            let own = live.record(None).unwrap_or_default();
            if head(&text) == head(&own) { Place::Free } else { Place::OtherMatch }
        }
        _ => Place::NoRecord,
    }
}

/// Returns the part of a record before its first decision: it is the same for the same match.
fn head(record: &str) -> &str {
    record.split_once("\ndecisions ").map_or(record, |(head, _)| head)
}

/// Writes a match to a file, with each decision in words. A file that is not a record is not overwritten.
pub fn write(file: &Path, live: &dyn AnyMatch, language: Language) -> anyhow::Result<()> {
    let name = || ("file", file.display().to_string().into());
    if place(file, live) == Place::NoRecord {
        return Err(failure(language, "not-a-record", &[name()]));
    }
    let record = live.record(Some(language))?;
    save::write(file, &record)
        .map_err(|error| failure(language, "cannot-write", &[name(), ("reason", io_reason(language, &error).into())]))
}

/// Reads the text of a file; `-` is the standard input.
pub fn text(file: &Path, language: Language) -> anyhow::Result<String> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    let bytes = bytes.map_err(|error| cannot_read(language, file, &error))?;
    String::from_utf8(bytes).map_err(|_| about(language, "not-text", file))
}

/// Restores the match of a record so that it can go on, and returns its game too; if a game is named, it must be this
/// one.
pub fn resume(
    games: Games,
    named: Option<&dyn AnyGame>,
    file: &Path,
    language: Language,
) -> anyhow::Result<(&'static dyn AnyGame, Box<dyn AnyMatch>)> {
    let record = text(file, language)?;
    let game = games.of_record(&record).map_err(|error| refused(language, file, &error))?;
    if let Some(named) = named.filter(|named| named.name() != game.name()) {
        let values = [
            ("file", file.display().to_string().into()),
            ("game", game.about().title.into()),
            ("named", named.about().title.into()),
        ];
        return Err(failure(language, "other-game", &values));
    }
    let Replayed { live, problems, .. } =
        game.replay(&record, None, None).map_err(|error| refused(language, file, &error))?;
    if problems.is_empty() { Ok((game, live)) } else { Err(wrong(language, "not-resumable", file, &problems)) }
}

/// Returns the reason why a record cannot be used.
pub fn refused(language: Language, file: &Path, error: &DoorError) -> anyhow::Error {
    match error {
        DoorError::Problems { problems, .. } => wrong(language, "not-right", file, problems),
        DoorError::Replay(reason) => {
            let values =
                [("file", file.display().to_string().into()), ("reason", reason.say(language).to_owned().into())];
            failure(language, "not-replayable", &values)
        }
        other => anyhow!("{}: {other}", file.display()),
    }
}

/// Returns the problems of a record, below a message that names the file.
pub fn wrong(language: Language, id: &str, file: &Path, problems: &[Problem]) -> anyhow::Error {
    let lines: Vec<String> = problems.iter().map(|problem| problem.say(language)).collect();
    anyhow!("{}\n{}", about(language, id, file), lines.join("\n"))
}

fn about(language: Language, id: &str, file: &Path) -> anyhow::Error {
    failure(language, id, &[("file", file.display().to_string().into())])
}
