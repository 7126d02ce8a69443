//! `duello cards`: the cards and pilots of a set, and the check of files that people write.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::door::Games;
use cardfile::search::{Index, Query};
use clap::{Args, Subcommand};
use coal::card::{Card, Model, Pilot};
use coal::{CardSet, card_text};
use protocol::{Both, CardLine};
use table::Language;

use crate::console as door;
use crate::console::{GameName, card_set};
use crate::words::{failure, say};

/// Lists, shows and checks cards.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello cards list --model C2
  duello cards list coal 'type:reaction cost<=1 -model:C1 text:draw'
  duello cards show c2-thunderbolt
  duello cards list doomtrooper 'type:warrior faction:mishima s>=5 -is:personality'
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
    /// List cards and pilots: all, or those that a query wants (docs/card-search.md)
    List {
        /// The game
        #[arg(value_enum, default_value = "coal")]
        game: GameName,
        /// What is wanted, e.g. `type:reaction cost<=1 -model:C1`; before a `-` at its beginning write `--`
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
pub fn run(_games: Games, args: &CardsArgs, language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::List { game, query, .. } if *game != GameName::Coal => {
            return door::cards::list(door::host(*game), query, language, out);
        }
        What::List { query, model, cards, .. } => {
            let set = card_set(cards.as_deref(), language)?;
            if !query.is_empty() {
                return search(&set, &query.join(" "), *model, language, out);
            }
            list(&set, *model, &|_| true, language, out)?;
        }
        What::Show { name, .. } if name.len() > 1 && name[0] == GameName::Doomtrooper.as_str() => {
            door::cards::show(door::host(GameName::Doomtrooper), &name[1..].join(" "), language, out)?;
        }
        What::Coverage { game: GameName::Doomtrooper, json } => door::cards::coverage(*json, language, out)?,
        What::Coverage { game: GameName::Coal, .. } => return Err(failure(language, "coverage-whole", &[])),
        What::Show { name, cards } => {
            let set = card_set(cards.as_deref(), language)?;
            writeln!(out, "{}", door::cards::found(&lines_of(&set), &name.join(" "), language)?)?;
        }
        What::Check { cards } => return check(cards, language, out),
    }
    Ok(ExitCode::SUCCESS)
}

/// The cards and pilots that a query wants; why, where it wants none.
fn search(
    set: &CardSet,
    query: &str,
    model: Option<Model>,
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let index = Index::new(set);
    let read = index.read(query);
    if !read.mistakes.is_empty() {
        let said: Vec<String> = read.mistakes.iter().map(|mistake| mistake.say(language)).collect();
        return Err(anyhow::Error::msg(said.join("\n")));
    }
    let model = model.map_or(Query::Everything, |model| index.read(&format!("model:{model}")).query);
    let query = Query::all(vec![read.query, model]);
    match index.why_empty(&query) {
        Some(reason) => writeln!(out, "{}", reason.say(language))?,
        None => {
            list(set, None, &|card| index.fits(&query, card), language, out)?;
            let n = index.find(&query).len();
            writeln!(out, "{}", say(language, "cards-found", &[("n", n.into())]))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// The wanted ones, by their place among cards and then pilots; with a model only those of it.
fn list(
    set: &CardSet,
    only: Option<Model>,
    is_wanted: &dyn Fn(usize) -> bool,
    language: Language,
    out: &mut impl Write,
) -> std::io::Result<()> {
    let models = Model::ALL.map(Some).into_iter().chain([None]).filter(|model| only.is_none() || *model == only);
    for model in models {
        let cards =
            set.cards().iter().enumerate().filter(|(number, card)| Some(card.model) == model && is_wanted(*number));
        let cards = cards.map(|(_, card)| {
            let (name, line) = (card_text::name(card, language), card_text::card_line(card, language));
            (&card.id, format!("{name}. {line}"))
        });
        let is_of = |pilot: &Pilot| pilot.preferred_model == model;
        let pilots =
            (set.cards().len()..).zip(set.pilots()).filter(|(number, pilot)| is_of(pilot) && is_wanted(*number));
        let pilots = pilots.map(|(_, pilot)| {
            (&pilot.id, format!("{}. {}", pilot.name, one_line(&card_text::pilot_text(pilot, language))))
        });
        let lines: Vec<(&String, String)> = cards.chain(pilots).collect();
        if let Some(model) = model.filter(|_| !lines.is_empty()) {
            writeln!(out, "{model} {}", set.model_name(model))?;
        }
        for (id, line) in lines {
            // Training Pilots belong to no model.
            let (before, width) = if model.is_some() { ("  ", 24) } else { ("", 26) };
            writeln!(out, "{before}{id:<width$} {line}")?;
        }
    }
    Ok(())
}

fn one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join("; ")
}

fn check(folder: &Path, language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    let read = coal_plugin::card_files::folder(folder);
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

/// The cards and pilots with all that they say.
fn lines_of(set: &CardSet) -> Vec<CardLine> {
    let card = |card: &Card| {
        let model = format!("{} {}", card.model, set.model_name(card.model));
        CardLine {
            id: card.id.clone(),
            kind: "card".into(),
            name: Both { en: card.name.en.clone(), it: card.name.it.clone() },
            text: Both::say(|language| format!("{model}\n{}", card_text::card_text(card, language))),
        }
    };
    let pilot = |pilot: &Pilot| CardLine {
        id: pilot.id.clone(),
        kind: "pilot".into(),
        name: Both { en: pilot.name.clone(), it: pilot.name.clone() },
        text: Both::say(|language| card_text::pilot_text(pilot, language)),
    };
    set.cards().iter().map(card).chain(set.pilots().iter().map(pilot)).collect()
}
