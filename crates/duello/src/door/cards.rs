//! Cards of a game, and how much of it is there.

use std::io::Write;
use std::process::ExitCode;

use cardfile::search::{Index, Read};
use games::doomtrooper::coverage::{Coverage, Row, Waits};
use games::doomtrooper::index::families;
use games::doomtrooper::language::Kind;
use games::doomtrooper::{CardSet, kind_name};
use games::{CardLine, Host};
use table::Language;

use super::{failure, refused, say};

/// Lists the cards whose number, name or text holds all of these words.
pub fn list(host: &dyn Host, words: &[String], language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
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

fn one(line: &CardLine, language: Language) -> String {
    format!("{:<6} {}. {}", line.id, line.name.get(language), line.text.get(language))
}

/// Shows a card by its number, its name or a part of its name.
pub fn show(host: &dyn Host, name: &str, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let lines = host.cards(&[]).map_err(|error| refused(language, &error))?;
    Ok(writeln!(out, "{}", found(&lines, name, language)?)?)
}

/// A card in words, or the cards whose names hold the text.
pub fn found(lines: &[CardLine], name: &str, language: Language) -> anyhow::Result<String> {
    let wanted = name.trim().to_lowercase();
    if wanted.is_empty() {
        return Err(failure(language, "cards-what", &[]));
    }
    let named = |line: &CardLine| line.name.get(language).to_lowercase();
    if let Some(line) = lines.iter().find(|line| line.id == wanted || named(line) == wanted) {
        return Ok(one(line, language));
    }
    let like: Vec<String> =
        lines.iter().filter(|line| named(line).contains(&wanted)).map(|line| one(line, language)).collect();
    if !like.is_empty() {
        return Ok(like.join("\n"));
    }
    let name: String = name.trim().chars().take(60).collect();
    let known = lines.iter().flat_map(|line| [line.name.get(language), line.id.as_str()]);
    Err(match cardfile::nearest(&name, known) {
        Some(near) => failure(language, "no-card-near", &[("name", name.as_str().into()), ("near", near.into())]),
        None => failure(language, "no-card", &[("name", name.as_str().into())]),
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
            Waits::Primitive(primitive) => ("missing-primitive", primitive.clone()),
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
