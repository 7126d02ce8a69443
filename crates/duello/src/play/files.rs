//! Matches in files.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::anyhow;
use door::{AnyGame, AnyMatch, DoorError, Replayed};
use table::{Language, Problem};

use crate::options::cannot_read;
use crate::words::{failure, io_reason};

/// Writes a match to a file, with each decision in words. Another file of that name is left alone unless it is a
/// record too.
pub fn write(file: &Path, live: &dyn AnyMatch, language: Language) -> anyhow::Result<()> {
    let name = || ("file", file.display().to_string().into());
    let is_other = fs::read(file).is_ok_and(|bytes| !bytes.is_empty() && !bytes.starts_with(b"duello record"));
    if is_other {
        return Err(failure(language, "not-a-record", &[name()]));
    }
    let record = live.record(Some(language))?;
    fs::write(file, record)
        .map_err(|error| failure(language, "cannot-write", &[name(), ("reason", io_reason(language, &error).into())]))
}

/// The text of a file; `-` is the standard input.
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

/// The match of a record, to be played on.
pub fn resume(game: &dyn AnyGame, file: &Path, language: Language) -> anyhow::Result<Box<dyn AnyMatch>> {
    let Replayed { live, problems, .. } =
        game.replay(&text(file, language)?, None, None).map_err(|error| refused(language, file, &error))?;
    if problems.is_empty() { Ok(live) } else { Err(wrong(language, "not-resumable", file, &problems)) }
}

/// Why a record cannot be used.
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

/// What is wrong with a record, below a message that names the file.
pub fn wrong(language: Language, id: &str, file: &Path, problems: &[Problem]) -> anyhow::Error {
    let lines: Vec<String> = problems.iter().map(|problem| problem.say(language)).collect();
    anyhow!("{}\n{}", about(language, id, file), lines.join("\n"))
}

fn about(language: Language, id: &str, file: &Path) -> anyhow::Error {
    failure(language, id, &[("file", file.display().to_string().into())])
}
