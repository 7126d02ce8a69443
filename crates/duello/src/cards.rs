//! `duello cards`: the cards and pilots of a set, and the check of files that people write.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Args, Subcommand};
use games::coal::card::{Card, Model, Pilot};
use games::coal::{CardSet, card_text};
use table::Language;

use crate::door;
use crate::options::{GameName, card_set};
use crate::words::{failure, say};

/// Lists, shows and checks cards.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello cards list --model C2
  duello cards show c2-thunderbolt
  duello cards list doomtrooper warrior mishima
  duello cards show doomtrooper chasseur
  duello cards coverage doomtrooper
  duello cards show \"madame white\" --lang it
  duello cards check --cards my-cards/      everything that is wrong, with line and column")]
pub struct CardsArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List cards and pilots
    List {
        /// The game
        #[arg(value_enum, default_value = "coal")]
        game: GameName,
        /// Words that a card holds (Doomtrooper)
        query: Vec<String>,
        /// Only those of this model
        #[arg(long)]
        model: Option<Model>,
        /// A folder of card files that join the house set
        #[arg(long, value_name = "DIR")]
        cards: Option<PathBuf>,
    },
    /// Show a card or pilot by its id or a part of its name
    Show {
        /// The id or name
        #[arg(required = true)]
        name: Vec<String>,
        /// A folder of card files that join the house set
        #[arg(long, value_name = "DIR")]
        cards: Option<PathBuf>,
    },
    /// Say how much of a game is there: cards playable, encoded and missing, and what the missing ones wait for
    Coverage {
        /// The game
        #[arg(value_enum)]
        game: GameName,
        /// The result as JSON
        #[arg(long)]
        json: bool,
    },
    /// Check a folder of card files: everything that is wrong at once
    Check {
        /// The folder
        #[arg(long, value_name = "DIR")]
        cards: PathBuf,
    },
}

/// Does what was asked. Fails where a check found something.
pub fn run(args: &CardsArgs, language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::List { game, query, .. } if *game != GameName::Coal => {
            return door::cards::list(door::host(*game), query, language, out);
        }
        What::List { model, cards, .. } => list(&card_set(cards.as_deref(), language)?, *model, language, out)?,
        What::Show { name, .. } if name.len() > 1 && name[0] == GameName::Doomtrooper.as_str() => {
            door::cards::show(door::host(GameName::Doomtrooper), &name[1..].join(" "), language, out)?;
        }
        What::Coverage { game: GameName::Doomtrooper, json } => door::cards::coverage(*json, language, out)?,
        What::Coverage { game: GameName::Coal, .. } => return Err(failure(language, "coverage-whole", &[])),
        What::Show { name, cards } => {
            let (name, set) = (name.join(" "), card_set(cards.as_deref(), language)?);
            match found(&set, &name, language) {
                Some(text) => writeln!(out, "{text}")?,
                None => return Err(unknown(&set, &name, language)),
            }
        }
        What::Check { cards } => return check(cards, language, out),
    }
    Ok(ExitCode::SUCCESS)
}

fn list(set: &CardSet, only: Option<Model>, language: Language, out: &mut impl Write) -> std::io::Result<()> {
    for model in Model::ALL.into_iter().filter(|model| only.is_none_or(|only| only == *model)) {
        writeln!(out, "{model} {}", set.model_name(model))?;
        for card in set.cards().iter().filter(|card| card.model == model) {
            let (name, line) = (card_text::name(card, language), card_text::card_line(card, language));
            writeln!(out, "  {:<24} {name}. {line}", card.id)?;
        }
        for pilot in set.pilots().iter().filter(|pilot| pilot.preferred_model == Some(model)) {
            writeln!(out, "  {:<24} {}. {}", pilot.id, pilot.name, one_line(&card_text::pilot_text(pilot, language)))?;
        }
    }
    for pilot in set.pilots().iter().filter(|pilot| only.is_none() && pilot.preferred_model.is_none()) {
        writeln!(out, "{:<26} {}. {}", pilot.id, pilot.name, one_line(&card_text::pilot_text(pilot, language)))?;
    }
    Ok(())
}

fn one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join("; ")
}

fn check(folder: &Path, language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let read = cardfile::coal::folder(folder);
    for problem in &read.problems {
        writeln!(out, "{}", problem.say(language))?;
    }
    let of_set = read.set_problems(&CardSet::house());
    for problem in &of_set {
        writeln!(out, "{}: {}", folder.display(), problem.say(language))?;
    }
    let problems = read.problems.len() + of_set.len();
    let values = [
        ("files", read.files.len().into()),
        ("cards", read.cards.len().into()),
        ("pilots", read.pilots.len().into()),
        ("models", read.models.len().into()),
        ("problems", problems.into()),
    ];
    writeln!(out, "{}", say(language, "cards-checked", &values))?;
    Ok(if problems == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Cards and pilots by id, or by a part of the name in any language: whole when there are at most three, else listed.
pub fn found(set: &CardSet, wanted: &str, language: Language) -> Option<String> {
    let wanted = wanted.trim().to_lowercase();
    if wanted.is_empty() {
        let ids = set.cards().iter().map(|card| card_text::name(card, language).to_owned());
        return Some(ids.collect::<Vec<_>>().join(", "));
    }
    let mut texts: Vec<(String, String)> = Vec::new();
    for card in set.cards() {
        let names = [&card.id, &card.name.en, &card.name.it].map(|name| name.to_lowercase());
        if card.id == wanted {
            return Some(card_whole(set, card, language));
        }
        if names.iter().any(|name| name.contains(&wanted)) {
            texts.push((format!("{}: {}", card.id, card_text::name(card, language)), card_whole(set, card, language)));
        }
    }
    for pilot in set.pilots() {
        if pilot.id == wanted {
            return Some(pilot_whole(pilot, language));
        }
        if pilot.id.contains(&wanted) || pilot.name.to_lowercase().contains(&wanted) {
            texts.push((format!("{}: {}", pilot.id, pilot.name), pilot_whole(pilot, language)));
        }
    }
    match texts.len() {
        0 => None,
        1..=3 => Some(texts.into_iter().map(|(_, whole)| whole).collect::<Vec<_>>().join("\n\n")),
        _ => Some(texts.into_iter().map(|(line, _)| line).collect::<Vec<_>>().join("\n")),
    }
}

fn card_whole(set: &CardSet, card: &Card, language: Language) -> String {
    let name = card_text::name(card, language);
    format!(
        "{name} ({}, {} {})\n{}",
        card.id,
        card.model,
        set.model_name(card.model),
        card_text::card_text(card, language)
    )
}

fn pilot_whole(pilot: &Pilot, language: Language) -> String {
    format!("{} ({})\n{}", pilot.name, pilot.id, card_text::pilot_text(pilot, language))
}

fn unknown(set: &CardSet, name: &str, language: Language) -> anyhow::Error {
    let ids = set.cards().iter().map(|card| card.id.as_str()).chain(set.pilots().iter().map(|pilot| pilot.id.as_str()));
    let names = set.cards().iter().flat_map(|card| [card.name.en.as_str(), card.name.it.as_str()]);
    match cardfile::nearest(name, ids.chain(names)) {
        Some(near) => failure(language, "no-card-near", &[("name", name.into()), ("near", near.into())]),
        None => failure(language, "no-card", &[("name", name.into())]),
    }
}
