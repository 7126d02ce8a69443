//! Matches in files.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::anyhow;
use games::coal::State;
use record::Record;
use table::{Language, Match, Seed, Told};

use crate::options::cannot_read;
use crate::words::{failure, io_reason};

/// Writes a match to a file, with each decision in words. Another file of that name is left alone unless it is a
/// record too.
pub fn write(file: &Path, game: &Match<State>, seed: Seed, language: Language) -> anyhow::Result<()> {
    let name = || ("file", file.display().to_string().into());
    let is_other = fs::read(file).is_ok_and(|bytes| !bytes.is_empty() && !bytes.starts_with(b"duello record"));
    if is_other {
        return Err(failure(language, "not-a-record", &[name()]));
    }
    let record = Record::of(game, seed).commented(|state, seat, action| state.label(seat, action, language))?;
    fs::write(file, record.to_string())
        .map_err(|error| failure(language, "cannot-write", &[name(), ("reason", io_reason(language, &error).into())]))
}

/// Reads a record.
pub fn read(file: &Path, language: Language) -> anyhow::Result<Record<State>> {
    parse(file, &text(file, language)?, language)
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

/// The record of a text that was read from a file.
pub fn parse(file: &Path, text: &str, language: Language) -> anyhow::Result<Record<State>> {
    text.parse().map_err(|problems: record::Problems| wrong(language, "not-right", file, &problems))
}

/// The match of a record, to be played on.
pub fn resume(file: &Path, language: Language) -> anyhow::Result<(Match<State>, Seed)> {
    let record = read(file, language)?;
    let game = record.verify().map_err(|problems| wrong(language, "not-resumable", file, &problems))?;
    if record.start().is_some() {
        return Err(about(language, "from-position", file));
    }
    Ok((game, record.seed()))
}

/// What is wrong with a record, below a message that names the file.
pub fn wrong(language: Language, id: &str, file: &Path, problems: &record::Problems) -> anyhow::Error {
    anyhow!("{}\n{}", about(language, id, file), problems.say(language))
}

fn about(language: Language, id: &str, file: &Path) -> anyhow::Error {
    failure(language, id, &[("file", file.display().to_string().into())])
}
