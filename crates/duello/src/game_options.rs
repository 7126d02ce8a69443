//! `duello options`: the modes, table options and stops of a game.

use std::io::Write;

use clap::Args;
use door::{AnyGame, Games};
use table::options::OptionKind;
use table::{Language, Mode, OptionSpec, OptionTable};

use crate::words::say;

/// Shows the modes of a game, its table options with their ranges and clauses, and its stops.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello options coal                   modes, options and stops
  duello options doomtrooper --lang it
  duello options doomtrooper hand_size  one option or mode
In `duello play` and `duello arena`: `--mode teams --options tag_mode,free-pilots`, `--options hand_size=9`,
`--options no_warriors=always`.")]
pub struct OptionsArgs {
    /// The game
    game: String,
    /// An option or a mode [default: all]
    name: Option<String>,
}

/// Prints what was asked for.
pub fn run(games: Games, args: &OptionsArgs, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let game = crate::game(games, &args.game, language)?;
    let text = match &args.name {
        None => all(game, language),
        Some(name) => one(game.modes_and_options(), name, language).map_err(anyhow::Error::msg)?,
    };
    Ok(writeln!(out, "{}", text.trim_end())?)
}

/// Returns everything: modes, options and stops of the game.
fn all(game: &dyn AnyGame, language: Language) -> String {
    let table = game.modes_and_options();
    let heading = |id: &str, lines: Vec<String>| {
        if lines.is_empty() { String::new() } else { format!("{}\n{}\n", say(language, id, &[]), lines.concat()) }
    };
    let options = |adds_mode: bool| {
        let shown = table.options.iter().filter(|spec| spec.adds_mode == adds_mode);
        shown.map(|spec| option(spec, table, language)).collect()
    };
    let stops = game.about().stops;
    let stops = stops.iter().map(|stop| entry(&stop.name, &stop.clause, &[stop.text.get(language)]));
    [
        heading("options-modes", table.modes.iter().map(|spec| mode(spec, language)).collect()),
        heading("options-added", options(true)),
        heading("options-options", options(false)),
        heading("options-stops", stops.collect()),
    ]
    .join("\n")
}

/// Returns the mode or the option of this name, or both if both have it.
fn one(table: OptionTable, name: &str, language: Language) -> Result<String, String> {
    let mode = table.mode(name).ok().map(|spec| mode(spec, language));
    let option_of = |spec| option(spec, table, language);
    match (mode, table.option(name)) {
        (None, None) => {
            let errors = table.read(&[name]).err().unwrap_or_default();
            Err(errors.first().map_or_else(String::new, |error| error.wording().say(language).to_owned()))
        }
        (mode, found) => Ok(mode.into_iter().chain(found.map(option_of)).collect()),
    }
}

fn mode(mode: &Mode, language: Language) -> String {
    let about = format!("{}. {}", mode.title.say(language), mode.about.say(language));
    entry(&format!("{} ({})", mode.name, mode.seats.say(language)), mode.clause.as_str(), &[&about])
}

fn option(spec: &OptionSpec, table: OptionTable, language: Language) -> String {
    let mut beside = Vec::new();
    if !matches!(spec.kind, OptionKind::Switch { default: false }) {
        let values = [("range", spec.range(language).into()), ("default", spec.default().to_string().into())];
        beside.push(say(language, "option-range", &values));
    }
    if let Some(modes) = spec.applies.modes {
        beside.push(say(language, "option-modes", &[("modes", modes.join(", ").into())]));
    }
    let seats = spec.applies.seats.and(table.seats());
    if seats != table.seats() {
        beside.push(say(language, "option-seats", &[("seats", seats.say(language).into())]));
    }
    beside.push(spec.ruling.map_or_else(|| spec.clause.to_string(), |ruling| format!("{}, {ruling}", spec.clause)));
    let mut lines = vec![format!("{}. {}", spec.title.say(language), spec.about.say(language))];
    lines.extend(spec.choices().iter().map(|choice| format!("{}: {}", choice.name, choice.about.say(language))));
    entry(spec.name, &beside.join("; "), &lines)
}

/// Formats a name with a remark beside it, and lines below.
fn entry(name: &str, beside: &str, lines: &[impl AsRef<str>]) -> String {
    let lines: String = lines.iter().map(|line| format!("      {}\n", line.as_ref())).collect();
    format!("  {name}  [{beside}]\n{lines}")
}
