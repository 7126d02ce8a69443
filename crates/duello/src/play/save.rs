//! Matches in files.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail};
use games::coal::State;
use record::Record;
use table::{Language, Match, Seed, Told};

/// Writes a match to a file, with each decision in words. Another file of that name is left alone unless it is a
/// record too.
pub fn write(file: &Path, game: &Match<State>, seed: Seed, language: Language) -> anyhow::Result<()> {
    let is_other = fs::read(file).is_ok_and(|bytes| !bytes.is_empty() && !bytes.starts_with(b"duello record"));
    if is_other {
        bail!("{} exists and is not a record; choose another name", file.display());
    }
    let record = Record::of(game, seed).commented(|state, seat, action| state.label(seat, action, language))?;
    fs::write(file, record.to_string()).with_context(|| format!("cannot write {}", file.display()))
}

/// Reads a record.
pub fn read(file: &Path) -> anyhow::Result<Record<State>> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut std::io::stdin().lock(), &mut bytes)
            .context("cannot read the standard input")?;
        bytes
    } else {
        fs::read(file).with_context(|| format!("cannot read {}", file.display()))?
    };
    let Ok(text) = String::from_utf8(bytes) else { bail!("{} is not a record: it is not text", file.display()) };
    text.parse().map_err(|problems| anyhow::anyhow!("{} is not a right record:\n{problems}", file.display()))
}

/// The match of a record, to be played on.
pub fn resume(file: &Path) -> anyhow::Result<(Match<State>, Seed)> {
    let record = read(file)?;
    let game =
        record.verify().map_err(|problems| anyhow::anyhow!("{} cannot be resumed:\n{problems}", file.display()))?;
    if record.start().is_some() {
        bail!("{} begins from a position; only matches that were dealt can be resumed here", file.display());
    }
    Ok((game, record.seed()))
}
