//! `duello cards`: shows the cards of a game, and checks card files that people write.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use cardfile::search::{Index, Query};
use clap::{Args, Subcommand};
use door::{AnyCards, AnyGame, Games, Written};
use protocol::{Both, CardLine};
use table::Language;

use crate::command_line::Unfit;
use crate::finder;
use crate::options::{card_files, folder_files, has_ending};
use crate::words::{failure, say, wording};

/// Lists, shows and checks cards.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello cards list coal --model C2
  duello cards list coal 'type:reaction cost<=1 -model:C1 text:draw'
  duello cards show coal thunderbolt
  duello cards list doomtrooper 'type:warrior faction:mishima s>=5 -is:personality'
  duello cards show doomtrooper chasseur
  duello cards coverage doomtrooper
  duello cards show \"madame white\" --lang it    where only one game has it, the game may be left out
  duello cards list estro --cards my-cards/     the cards of a folder of RON or CSV files
  duello cards check --cards my-cards/          everything that is wrong, with line and column")]
pub struct CardsArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List the cards of a game: all, or those that a query wants (docs/card-search.md)
    List {
        /// The game, and what is wanted, e.g. `type:reaction cost<=1`; before a `-` at its beginning write `--`
        #[arg(value_name = "GAME [QUERY]")]
        words: Vec<String>,
        /// Only those of this model: `model:C2` in the query means the same
        #[arg(long)]
        model: Option<String>,
        /// A folder of card files that join the house set or replace it
        #[arg(long, value_name = "DIR")]
        cards: Option<PathBuf>,
    },
    /// Show a card by its id or a part of its name
    Show {
        /// The game, and the id or name
        #[arg(required = true, value_name = "GAME NAME")]
        words: Vec<String>,
        /// A folder of card files that join the house set or replace it
        #[arg(long, value_name = "DIR")]
        cards: Option<PathBuf>,
    },
    /// Say how much of a game is there: cards playable, encoded and missing, and what the missing ones wait for
    Coverage {
        /// The game
        game: String,
        /// The result as JSON
        #[arg(long)]
        json: bool,
    },
    /// Check a folder of card files: everything that is wrong at once
    Check {
        /// The game [default: that of the cards]
        game: Option<String>,
        /// The folder
        #[arg(long, value_name = "DIR")]
        cards: PathBuf,
    },
}

impl CardsArgs {
    /// Whether the output is meant for other programs.
    pub const fn is_for_programs(&self) -> bool {
        matches!(self.what, What::Coverage { json: true, .. })
    }
}

/// Runs the command. It fails if a check found something wrong.
pub fn run(games: Games, args: &CardsArgs, language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::List { words, model, cards } => {
            let (game, query) = match words.split_first() {
                Some((name, query)) => (crate::game(games, name, language)?, query.join(" ")),
                None => (understands_models(games, model.as_deref(), language)?, String::new()),
            };
            let files = card_files(game, cards.as_deref(), language)?;
            list(game.card_files(&files).as_ref(), &query, model.as_deref(), language, out)?;
        }
        What::Show { words, cards } => {
            let (game, name) = match words.as_slice() {
                [game, name @ ..] if !name.is_empty() && games.find(game).is_ok() => {
                    (crate::game(games, game, language)?, name.join(" "))
                }
                [game] if games.find(game).is_ok() => return Err(failure(language, "cards-what", &[])),
                _ => {
                    let name = words.join(" ");
                    (has_card(games, &name, cards.as_deref(), language)?, name)
                }
            };
            let files = card_files(game, cards.as_deref(), language)?;
            writeln!(out, "{}", finder::whole(game.card_files(&files).as_ref(), &name, language)?)?;
        }
        What::Coverage { game, json } => coverage(crate::game(games, game, language)?, *json, language, out)?,
        What::Check { game, cards } => return check(games, game.as_deref(), cards, language, out),
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the only game that fits, when the command names none; `None` if none fits, and an error if several do.
fn only(
    games: Games,
    language: Language,
    example: &str,
    fits: impl Fn(&dyn AnyGame) -> bool,
) -> anyhow::Result<Option<&'static dyn AnyGame>> {
    let fitting: Vec<&'static dyn AnyGame> = games.iter().filter(|game| fits(*game)).collect();
    match fitting.as_slice() {
        [] => Ok(None),
        [one] => Ok(Some(*one)),
        [first, ..] => Err(which(&fitting, &example.replace("GAME", first.name()), language)),
    }
}

/// Returns the error that says that several games may be meant.
fn which(games: &[&dyn AnyGame], example: &str, language: Language) -> anyhow::Error {
    let known: Vec<&str> = games.iter().map(|game| game.name()).collect();
    let example = format!("duello cards {example}");
    failure(language, "cards-which-game", &[("known", known.join(", ").into()), ("example", example.into())])
}

/// Returns the only game whose card searches know models; without a model, the only game that exists.
fn understands_models(games: Games, model: Option<&str>, language: Language) -> anyhow::Result<&'static dyn AnyGame> {
    let all: Vec<&'static dyn AnyGame> = games.iter().collect();
    let has_models = |game: &dyn AnyGame| Index::new(game.card_files(&[]).searchable()).key("model").is_some();
    let found = match model {
        Some(model) => only(games, language, &format!("list GAME --model {model}"), has_models)?,
        None => only(games, language, "list GAME", |_| true)?,
    };
    found.ok_or_else(|| which(&all, "list GAME", language))
}

/// Returns the game that has a card of this name; if none has, the game with the card whose name is nearest.
fn has_card(
    games: Games,
    name: &str,
    cards: Option<&Path>,
    language: Language,
) -> anyhow::Result<&'static dyn AnyGame> {
    let files = cards.map(|folder| files_of_all(games, folder, language)).transpose()?.unwrap_or_default();
    let example = format!("show GAME {}", cardfile::short(name));
    let lines = |game: &dyn AnyGame| game.card_files(&readable(game, &files)).lines();
    let has = |game: &dyn AnyGame| finder::meant(&lines(game), name, language).is_ok();
    if let Some(game) = only(games, language, &example, has)? {
        return Ok(game);
    }
    let near = |game: &'static dyn AnyGame| finder::near(&lines(game), name, language);
    let nearest: Vec<(String, &'static dyn AnyGame)> =
        games.iter().filter_map(|game| Some((near(game)?, game))).collect();
    let best = cardfile::nearest(&cardfile::short(name.trim()), nearest.iter().map(|(near, _)| near.as_str()));
    let game = nearest.iter().find(|(near, _)| Some(near.as_str()) == best).map(|(_, game)| *game);
    game.or_else(|| games.iter().next()).ok_or_else(|| failure(language, "cards-what", &[]))
}

/// Lists the cards that a query asks for; if there are none, says why.
fn list(
    cards: &dyn AnyCards,
    query: &str,
    model: Option<&str>,
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let index = Index::new(cards.searchable());
    let read = index.read(query);
    if !read.mistakes.is_empty() {
        let said: Vec<String> = read.mistakes.iter().map(|mistake| mistake.say(language)).collect();
        return Err(anyhow::Error::msg(said.join("\n")));
    }
    let mut wanted = vec![read.query];
    if let Some(model) = model {
        let of_model = index.read(&format!("model:{model}"));
        if let Some(mistake) = of_model.mistakes.first() {
            let reason = wording(
                "argument-unfit",
                &[
                    ("argument", "--model".into()),
                    ("value", model.into()),
                    ("reason", mistake.message.say(language).into()),
                ],
            );
            return Err(Unfit::of(reason).into());
        }
        wanted.push(of_model.query);
    }
    let query = Query::all(wanted);
    if let Some(reason) = index.why_empty(&query) {
        return Ok(writeln!(out, "{}", reason.say(language))?);
    }
    let lines = cards.lines();
    let found: Vec<&CardLine> = index.find(&query).into_iter().filter_map(|card| lines.get(card)).collect();
    let mut groups: Vec<Option<&Both>> = Vec::new();
    for line in &found {
        if !groups.contains(&line.group.as_ref()) {
            groups.push(line.group.as_ref());
        }
    }
    // Cards without a group come last.
    groups.sort_by_key(Option::is_none);
    let width = found.iter().map(|line| line.id.chars().count()).max().unwrap_or(0);
    for group in groups {
        if let Some(group) = group {
            writeln!(out, "{}", group.get(language))?;
        }
        let before = if group.is_some() { "  " } else { "" };
        for line in found.iter().filter(|line| line.group.as_ref() == group) {
            writeln!(out, "{before}{}", finder::one(line, language, width))?;
        }
    }
    let id = if finder::has_pilots(&lines) { "cards-and-pilots-found" } else { "cards-found" };
    Ok(writeln!(out, "{}", say(language, id, &[("n", found.len().into())]))?)
}

/// Prints how much of a game is playable, encoded and missing.
fn coverage(game: &dyn AnyGame, json: bool, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let Some(report) = game.coverage() else {
        return Err(failure(language, "coverage-whole", &[("title", game.about().title.into())]));
    };
    if json {
        serde_json::to_writer_pretty(&mut *out, &report.json())?;
        return Ok(writeln!(out)?);
    }
    Ok(write!(out, "{}", report.say(language))?)
}

/// Reads the card files of a folder, those of every game.
fn files_of_all(games: Games, folder: &Path, language: Language) -> anyhow::Result<Vec<Written>> {
    let endings: BTreeSet<&str> = games.iter().flat_map(|game| game.card_file_endings()).copied().collect();
    folder_files(folder, &Vec::from_iter(endings), language)
}

/// Those of the files that are card files of this game.
fn readable(game: &dyn AnyGame, files: &[Written]) -> Vec<Written> {
    let is_readable = |file: &&Written| has_ending(Path::new(&file.name), game.card_file_endings());
    files.iter().filter(is_readable).cloned().collect()
}

/// Returns the game that the card files are written for: the one that reads some of their cards without a problem, and
/// otherwise the one that finds the fewest problems.
fn of_files(
    games: Games,
    files: &[Written],
    example: &str,
    language: Language,
) -> anyhow::Result<&'static dyn AnyGame> {
    let read = |game: &dyn AnyGame| game.card_files(&readable(game, files));
    let right = |game: &dyn AnyGame| read(game).read().iter().map(|(_, count)| count).sum::<usize>();
    if let Some(game) = only(games, language, example, |game| right(game) > 0)? {
        return Ok(game);
    }
    // A game that reads none of the files finds no problem in them.
    let wrong = |game: &dyn AnyGame| (!readable(game, files).is_empty()).then(|| read(game).problems().len());
    let least = games.iter().filter_map(wrong).min();
    let found = only(games, language, example, |game| wrong(game).is_some() && wrong(game) == least)?;
    found.ok_or_else(|| failure(language, "cards-what", &[]))
}

fn check(
    games: Games,
    game: Option<&str>,
    folder: &Path,
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let game = game.map(|name| crate::game(games, name, language)).transpose()?;
    let files = match game {
        Some(game) => folder_files(folder, game.card_file_endings(), language),
        None => files_of_all(games, folder, language),
    };
    let files: Vec<Written> = match files {
        Ok(files) => files,
        Err(error) => {
            writeln!(out, "{error}")?;
            return Ok(ExitCode::FAILURE);
        }
    };
    let game = match game {
        Some(game) => game,
        None => of_files(games, &files, &format!("check GAME --cards {}", folder.display()), language)?,
    };
    let files = readable(game, &files);
    let cards = game.card_files(&files);
    for problem in cards.problems() {
        // A problem without a file is reported for the folder.
        let place = if problem.file.is_empty() { folder.display().to_string() } else { String::new() };
        writeln!(out, "{place}{}", problem.say(language))?;
    }
    let problems = cards.problems().len();
    let read = cards.read().iter().map(|(names, count)| format!("{count} {}", names.first(language)));
    let values = [
        ("files", files.len().into()),
        ("read", read.collect::<Vec<_>>().join(", ").into()),
        ("problems", problems.into()),
    ];
    writeln!(out, "{}", say(language, "cards-checked", &values))?;
    Ok(if problems == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
