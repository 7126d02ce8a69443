//! Cards of a game, and how much of it is there.

use std::io::Write;
use std::process::ExitCode;

use cardfile::search::{Index, Read};
use doomtrooper::coverage::{Coverage, Row, Waits};
use doomtrooper::index::families;
use doomtrooper::language::Kind;
use doomtrooper::{CardSet, kind_name};
use door::AnyGame;
use protocol::CardLine;
use table::Language;

use super::{failure, refused, say};

/// Lists the cards whose number, name or text holds all of these words.
pub fn list(
    host: &dyn AnyGame,
    words: &[String],
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let lines = host.cards(&[]).map_err(|error| refused(language, &error))?;
    let index = Index::new(&CardSet::house());
    let Read { query, mistakes } = index.read(&words.join(" "));
    if !mistakes.is_empty() {
        let said: Vec<String> = mistakes.iter().map(|mistake| mistake.say(language)).collect();
        return Err(anyhow::Error::msg(said.join("\n")));
    }
    if let Some(reason) = index.why_empty(&query) {
        writeln!(out, "{}", reason.say(language))?;
        return Ok(ExitCode::SUCCESS);
    }
    let found = index.find(&query);
    for line in found.iter().filter_map(|number| lines.get(*number)) {
        writeln!(out, "{}", one(line, language))?;
    }
    writeln!(out, "{}", say(language, "cards-found", &[("n", found.len().into())]))?;
    Ok(ExitCode::SUCCESS)
}

/// A card in words: on one line, or below its name where its text has several.
fn one(line: &CardLine, language: Language) -> String {
    let (name, text) = (line.name.get(language), line.text.get(language));
    match text.contains('\n') {
        true => format!("{name} ({})\n{text}", line.id),
        false => format!("{:<6} {name}. {text}", line.id),
    }
}

/// Shows a card by its number, its name or a part of its name.
pub fn show(host: &dyn AnyGame, name: &str, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let lines = host.cards(&[]).map_err(|error| refused(language, &error))?;
    Ok(writeln!(out, "{}", found(&lines, name, language)?)?)
}

/// As many cards as are told whole where several fit.
const MOST_WHOLE: usize = 3;

/// The card of this id or name in words, or those whose ids or names hold the text, whatever the language: the one way in
/// which commands, matches and the deck editor find a card that somebody names.
pub fn found(lines: &[CardLine], name: &str, language: Language) -> anyhow::Result<String> {
    let wanted = name.trim().to_lowercase();
    if wanted.is_empty() {
        return Err(failure(language, "cards-what", &[]));
    }
    let called = |line: &CardLine| [&line.id, &line.name.en, &line.name.it].map(|name| name.to_lowercase());
    let exact = lines.iter().find(|line| called(line).contains(&wanted));
    let like = || lines.iter().filter(|line| called(line).iter().any(|name| name.contains(&wanted))).collect();
    let meant: Vec<&CardLine> = exact.map_or_else(like, |line| vec![line]);
    if !meant.is_empty() {
        let is_short = meant.len() > MOST_WHOLE;
        let tell = |line: &&CardLine| match is_short {
            true => format!("{}: {}", line.id, line.name.get(language)),
            false => one(line, language),
        };
        return Ok(meant.iter().map(tell).collect::<Vec<_>>().join("\n"));
    }
    let name: String = name.trim().chars().take(60).collect();
    let known = lines.iter().flat_map(|line| [line.id.as_str(), line.name.get(language)]);
    let known = known.chain(lines.iter().flat_map(|line| [line.name.en.as_str(), line.name.it.as_str()]));
    let with_pilots = lines.iter().any(|line| line.kind == "pilot");
    let what = if with_pilots { "yes" } else { "no" };
    Err(match cardfile::nearest(&name, known) {
        Some(near) => {
            let values = [("name", name.as_str().into()), ("near", near.into()), ("pilots", what.into())];
            failure(language, "no-card-near", &values)
        }
        None => failure(language, "no-card", &[("name", name.as_str().into()), ("pilots", what.into())]),
    })
}

/// Says how much of Doomtrooper is there.
pub fn coverage(json: bool, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let coverage = Coverage::of(&CardSet::house());
    if json {
        serde_json::to_writer_pretty(&mut *out, &coverage)?;
        return Ok(writeln!(out)?);
    }
    let heading = |id: &str| {
        let columns = ["column-total", "column-encoded", "column-playable", "column-missing"];
        let columns: Vec<String> = columns.iter().map(|id| format!("{:>12}", say(language, id, &[]))).collect();
        format!("{:<20}{}", say(language, id, &[]), columns.concat())
    };
    let row = |name: &str, row: &Row| {
        format!("{name:<20}{:>12}{:>12}{:>12}{:>12}", row.total, row.encoded, row.playable, row.missing())
    };
    writeln!(out, "{}", heading("column-set"))?;
    for set in &coverage.sets {
        writeln!(out, "{}", row(&set.name, set))?;
    }
    writeln!(out, "{}", row(&say(language, "all", &[]), &coverage.all))?;
    writeln!(out)?;
    writeln!(out, "{}", heading("column-kind"))?;
    for (kind, of_kind) in Kind::ALL.into_iter().zip(&coverage.kinds) {
        writeln!(out, "{}", row(&kind_name(kind, language), of_kind))?;
    }
    writeln!(out)?;
    writeln!(out, "{}", heading("column-family"))?;
    for (family, of_family) in families().iter().zip(&coverage.families) {
        writeln!(out, "{}  {} {}", row("", of_family), family.short, family.name(language))?;
    }
    writeln!(out)?;
    writeln!(out, "{}", say(language, "missing", &[("n", coverage.missing.len().into())]))?;
    for card in &coverage.missing {
        let (id, waits) = match &card.waits_for {
            Waits::Words(words) => ("missing-word", words.join(", ")),
            Waits::Primitive(primitive) => ("missing-primitive", primitive.text(language).to_owned()),
            Waits::Families(short) => {
                let of_card = families().iter().filter(|family| short.contains(&family.short));
                ("missing-families", of_card.map(|family| family.name(language)).collect::<Vec<_>>().join("; "))
            }
        };
        let values = [
            ("code", card.code.as_str().into()),
            ("name", card.name.as_str().into()),
            ("kind", kind_name(card.kind, language).into()),
            ("waits", waits.into()),
        ];
        writeln!(out, "  {}", say(language, id, &values))?;
    }
    Ok(())
}
