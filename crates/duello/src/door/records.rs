//! Records of a game through the door.

use std::io::Write;
use std::path::Path;

use games::{Host, Replayed};
use table::{Language, Viewer};

use super::{failure, refused, say};

/// The decisions of a record in words.
pub fn show(host: &dyn Host, text: &str, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let whole = replay(host, text, None, language)?;
    let values = [("title", host.about().title.into()), ("decisions", whole.decisions.into())];
    writeln!(out, "{}", say(language, "record-heading", &values))?;
    // A record speaks for itself: its decisions with comments, replayed one after the other.
    for line in events(&whole, Viewer::Public, language) {
        writeln!(out, "- {line}")?;
    }
    Ok(())
}

/// That a record is right, or everything that is wrong with it.
pub fn verify(
    host: &dyn Host,
    file: &Path,
    text: &str,
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let whole = replay(host, text, None, language)?;
    let file = ("file", file.display().to_string().into());
    if !whole.problems.is_empty() {
        let problems: Vec<String> = whole.problems.iter().map(|problem| problem.say(language)).collect();
        return Err(anyhow::anyhow!("{}\n{}", say(language, "record-wrong", &[file]), problems.join("\n")));
    }
    writeln!(out, "{}", say(language, "record-right", &[file, ("decisions", whole.decisions.into())]))?;
    Ok(())
}

/// The log, and the table as a viewer sees it at the end.
pub fn replayed(
    host: &dyn Host,
    text: &str,
    upto: Option<usize>,
    viewer: Viewer,
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let whole = replay(host, text, upto, language)?;
    if let Viewer::Seat(seat) = viewer
        && seat.0 >= whole.table.seats()
    {
        let last = ("last", (whole.table.seats() - 1).into());
        return Err(failure(language, "no-seat", &[("seat", seat.0.into()), last]));
    }
    for line in events(&whole, viewer, language) {
        writeln!(out, "- {line}")?;
    }
    writeln!(out)?;
    Ok(write!(out, "{}", whole.table.describe(viewer, language))?)
}

fn events(whole: &Replayed, viewer: Viewer, language: Language) -> Vec<String> {
    let lines = whole.table.events(viewer, 0);
    lines.iter().map(|line| format!("{} ({})", line.text.get(language), line.clause)).collect()
}

fn replay(host: &dyn Host, text: &str, upto: Option<usize>, language: Language) -> anyhow::Result<Replayed> {
    host.replay(text, upto, None).map_err(|error| refused(language, &error))
}
