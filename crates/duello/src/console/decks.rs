//! Decks of Doomtrooper in files, and the ready ones.

use std::fs;
use std::io::{BufRead, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::anyhow;
use doomtrooper::language::Kind;
use doomtrooper::setup::Fault;
use doomtrooper::{CardSet, DeckDocument, deck, fault_text, kind_name};
use doomtrooper_plugin::deck_files::Reading;
use table::Language;

use super::{failure, say};
use crate::console::GameName;
use crate::options::cannot_read;

/// The deck of a file; `-` is the standard input, and a ready deck is called by its name.
pub fn read(file: &Path, language: Language) -> anyhow::Result<DeckDocument> {
    let Reading { deck, problems, .. } = reading(file, language)?;
    if problems.is_empty() {
        return Ok(deck);
    }
    let said: Vec<String> = problems.iter().map(|problem| problem.say(language)).collect();
    Err(anyhow!("{}: {}", file.display(), said.join("; ")))
}

/// The deck of a file as far as it can be understood, with what is wrong with it.
fn reading(file: &Path, language: Language) -> anyhow::Result<Reading> {
    let name = file.display().to_string();
    if let Some(ready) = deck::ready_deck(&name).filter(|_| !file.exists()) {
        return Ok(Reading { deck: ready.clone(), problems: Vec::new(), is_whole: true });
    }
    let text = if name == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(file)
    };
    let text = text.map_err(|error| {
        let hint = say(language, "ready-decks", &[("decks", known().into())]);
        anyhow!("{}; {hint}", cannot_read(language, file, &error))
    })?;
    Ok(doomtrooper_plugin::deck_files::read(&cardfile::decklist::text_of(&text), &CardSet::house()))
}

/// The text of a new deck: empty, or as a ready one.
pub fn new(file: &Path, from: Option<&str>, name: Option<&str>, language: Language) -> anyhow::Result<String> {
    let mut deck = match from {
        None => DeckDocument::default(),
        Some(id) => {
            let ready = deck::ready_deck(id).cloned();
            ready
                .ok_or_else(|| failure(language, "no-ready-deck", &[("name", id.into()), ("decks", known().into())]))?
        }
    };
    let stem = file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    if let Some(name) = name.map(str::to_owned).or(stem) {
        deck.name = [name.clone(), name];
    }
    Ok(deck.to_text(language))
}

/// Changes a deck command by command.
pub fn edit(file: &Path, language: Language, input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    super::deck_editor::run(super::host(GameName::Doomtrooper), file, language, input, out)
}

/// The names of the ready decks.
fn known() -> String {
    let ready: Vec<&str> = deck::ready().iter().map(|(name, _)| *name).collect();
    ready.join(", ")
}

/// Says everything that keeps decks from being played; fails if there is anything.
pub fn check(files: &[PathBuf], language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let cards = CardSet::house();
    let mut is_legal = true;
    for file in files {
        let Reading { deck, problems, is_whole } = reading(file, language)?;
        let mut said: Vec<String> = problems.iter().map(|problem| problem.say(language)).collect();
        // Of a deck that was not read whole nobody knows whether it is too small.
        let is_sure = |fault: &Fault| is_whole || !matches!(fault, Fault::DeckTooSmall(_) | Fault::TooFewWarriors(_));
        let faults = deck.faults(&cards).into_iter().filter(is_sure);
        said.extend(faults.map(|fault| format!("{} ({})", fault_text(&fault, language), fault.clause())));
        is_legal &= said.is_empty();
        if said.is_empty() {
            said.push(say(language, "deck-legal", &[]));
        }
        for line in said {
            writeln!(out, "{}: {line}", file.display())?;
        }
    }
    Ok(if is_legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Shows a deck: its cards by kind, and what is wrong with it.
pub fn show(file: &Path, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let cards = CardSet::house();
    let deck = read(file, language)?;
    let name = deck.name(language);
    writeln!(out, "{}", if name.is_empty() { file.display().to_string() } else { name.to_owned() })?;
    let find = |text: &str| {
        let coded = text.parse().ok().and_then(|code| cards.coded(code));
        coded.or_else(|| cards.named(&text.into())).map(|number| cards.card(number))
    };
    for kind in Kind::ALL {
        let of_kind: Vec<_> = deck
            .cards
            .iter()
            .filter_map(|(copies, text)| Some((copies, find(text)?)))
            .filter(|(_, card)| card.kind == kind)
            .collect();
        if !of_kind.is_empty() {
            let n: u32 = of_kind.iter().map(|(copies, _)| u32::from(**copies)).sum();
            writeln!(out, "{} ({n}):", kind_name(kind, language))?;
        }
        for (copies, card) in of_kind {
            writeln!(out, "  {copies} {} ({})", card.name, card.code)?;
        }
    }
    for fault in deck.faults(&cards) {
        writeln!(out, "- {} ({})", fault_text(&fault, language), fault.clause())?;
    }
    Ok(())
}
