//! `duello deck`: custom decks in the terminal. New, edit, check, show, import, export.

mod edit;
mod show;

#[cfg(test)]
mod tests;

use std::fs;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ::door::Games;
use anyhow::{Context, bail};
use cardfile::decklist;
use clap::{Args, Subcommand, ValueEnum};
use coal::card::Model;
use coal::{CardSet, Deck, Options};
use table::Language;

use crate::console as door;
use crate::console::{GameName, card_set};

/// Builds, checks and hands on custom decks.
#[derive(Debug, Args)]
#[command(after_help = "\
A FILE may hold a deck in any form: text with a line a card, a link, RON, a .dek of LackeyCCG or an .o8d of OCTGN;
`-` is the standard input.

Examples:
  duello deck new coal hedge.txt --from C1       begin with a predefined deck
  duello deck edit coal hedge.txt                change it, command by command; `help` lists the commands
  duello deck check coal hedge.txt               every broken limit at once, with its clause
  duello deck show coal hedge.txt                cards, cost curve, symbols
  duello deck export coal hedge.txt --as link    hand it on
  duello deck import coal --to hedge.txt 'https://...#deck/1....'
  duello deck import coal --to hedge.txt hedge.o8d
  duello play coal --deck 0=hedge.txt            play it
  duello deck new doomtrooper clan.txt --from mishima
  duello deck import doomtrooper --to clan.txt clan.dek
  duello deck check doomtrooper clan.txt         a deck of Doomtrooper: a line a card, or a ready deck: imperial ...
  duello play doomtrooper --deck 1=semai         play against the ready deck `semai`")]
pub struct DeckArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Begin a deck in a new file
    New {
        #[command(flatten)]
        file: DeckFile,
        /// Begin with the predefined deck of this model, or with this ready deck of Doomtrooper
        #[arg(long, value_name = "MODEL|DECK")]
        from: Option<String>,
        /// Its name [default: that of the file]
        #[arg(long)]
        name: Option<String>,
    },
    /// Change a deck command by command; a file that is not there is begun
    Edit(DeckFile),
    /// Say everything that keeps decks from being played; fails if there is anything
    Check {
        /// The game
        #[arg(value_enum)]
        game: GameName,
        /// The decks
        #[arg(required = true, value_name = "FILE")]
        files: Vec<PathBuf>,
        /// Table options that matter, e.g. `unlimited_copies,free_pilots`
        #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
        options: Vec<String>,
        /// A folder of card files that join the house set
        #[arg(long, value_name = "DIR")]
        cards: Option<PathBuf>,
    },
    /// Show a deck: its cards, its limits, its figures
    Show(DeckFile),
    /// Take in a deck from a link, a file of any form or the standard input, and save it as text
    Import {
        /// The game
        #[arg(value_enum)]
        game: GameName,
        /// A link, a file, or `-`
        #[arg(default_value = "-")]
        from: String,
        /// The new file [default: the standard output]
        #[arg(long, value_name = "FILE")]
        to: Option<PathBuf>,
        /// A folder of card files that join the house set
        #[arg(long, value_name = "DIR")]
        cards: Option<PathBuf>,
    },
    /// Print a deck in a form for others
    Export {
        #[command(flatten)]
        file: DeckFile,
        /// The form
        #[arg(long = "as", value_enum, default_value = "text")]
        form: Form,
    },
}

#[derive(Debug, Args)]
struct DeckFile {
    /// The game
    #[arg(value_enum)]
    game: GameName,
    /// The deck
    file: PathBuf,
    /// A folder of card files that join the house set
    #[arg(long, value_name = "DIR")]
    cards: Option<PathBuf>,
}

/// A form in which a deck is handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// One line a card
    Text,
    /// The part of an address after `#`
    Link,
    /// As files of cards are written
    Ron,
}

/// Does what was asked. Fails where a check found something.
pub fn run(_games: Games, args: &DeckArgs, language: Language, out: &mut impl Write) -> anyhow::Result<ExitCode> {
    match &args.what {
        What::Check { game: GameName::Doomtrooper, files, .. } => {
            return door::decks::check(files, language, out);
        }
        What::Show(file) if file.game == GameName::Doomtrooper => door::decks::show(&file.file, language, out)?,
        What::New { file, from, name } if file.game == GameName::Doomtrooper => {
            save_new(&file.file, &door::decks::new(&file.file, from.as_deref(), name.as_deref(), language)?, out)?;
        }
        What::Edit(file) if file.game == GameName::Doomtrooper => {
            door::decks::edit(&file.file, language, std::io::stdin().lock(), out)?;
        }
        What::Export { file, form } if file.game == GameName::Doomtrooper => {
            let text = match form {
                Form::Text => door::decks::read(&file.file, language)?.to_text(language),
                Form::Ron => door::decks::read(&file.file, language)?.to_ron(),
                Form::Link => return Err(door::only_coal(language, "--as link")),
            };
            out.write_all(text.as_bytes())?;
        }
        What::Import { game: GameName::Doomtrooper, from, to, .. } => {
            let text = door::decks::read(Path::new(from), language)?.to_text(language);
            match to {
                Some(to) => save_new(to, &text, out)?,
                None => out.write_all(text.as_bytes())?,
            }
        }
        What::New { file, from, name } => {
            let from = from.as_deref().map(str::parse::<Model>).transpose().map_err(anyhow::Error::msg)?;
            new(file, from, name.as_deref(), language, out)?;
        }
        What::Edit(file) if file.file == Path::new("-") => bail!("the editor reads commands there; name a file"),
        What::Edit(file) => {
            edit::run(&file.file, card_set(file.cards.as_deref(), language)?, language, std::io::stdin().lock(), out)?;
        }
        What::Check { game: GameName::Coal, files, options, cards } => {
            let options: Options = options.join(" ").replace('-', "_").parse().map_err(anyhow::Error::msg)?;
            return check(files, &card_set(cards.as_deref(), language)?, &options, language, out);
        }
        What::Show(file) => {
            let cards = card_set(file.cards.as_deref(), language)?;
            let deck = read_file(&file.file, &cards, language)?;
            out.write_all(show::whole(&deck, &cards, &Options::default(), language).as_bytes())?;
        }
        What::Import { game: GameName::Coal, from, to, cards } => {
            let cards = card_set(cards.as_deref(), language)?;
            let text = if from.contains("deck/") && !Path::new(from).exists() { from.clone() } else { text_of(from)? };
            let text = read(&text, from, &cards, language)?.to_text(&cards, language);
            match to {
                Some(to) => save_new(to, &text, out)?,
                None => out.write_all(text.as_bytes())?,
            }
        }
        What::Export { file, form } => {
            let cards = card_set(file.cards.as_deref(), language)?;
            let deck = read_file(&file.file, &cards, language)?;
            match form {
                Form::Text => out.write_all(deck.to_text(&cards, language).as_bytes())?,
                Form::Link => writeln!(out, "#deck/{}", deck.to_link(&cards))?,
                Form::Ron => out.write_all(deck.to_ron(&cards).as_bytes())?,
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn new(
    file: &DeckFile,
    from: Option<Model>,
    name: Option<&str>,
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let cards = card_set(file.cards.as_deref(), language)?;
    let mut deck = from.map_or_else(Deck::default, |model| Deck::predefined(model, &cards));
    let stem = file.file.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    deck.rename(name.or(stem.as_deref()).unwrap_or_default());
    save_new(&file.file, &deck.to_text(&cards, language), out)
}

fn check(
    files: &[PathBuf],
    cards: &CardSet,
    options: &Options,
    language: Language,
    out: &mut impl Write,
) -> anyhow::Result<ExitCode> {
    let mut is_legal = true;
    for file in files {
        let said = match coal_plugin::deck_files::deck(&text_of(&file.to_string_lossy())?, cards) {
            Ok(deck) => show::reasons(&deck, cards, options, language),
            Err(problems) => problems.iter().map(|problem| problem.say(language)).collect(),
        };
        is_legal &= said.is_empty();
        if said.is_empty() {
            writeln!(out, "{}: {}", file.display(), show::legal(language))?;
        }
        for line in said {
            writeln!(out, "{}: {line}", file.display())?;
        }
    }
    Ok(if is_legal { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The deck of a file; `-` is the standard input.
pub fn read_file(file: &Path, cards: &CardSet, language: Language) -> anyhow::Result<Deck> {
    read(&text_of(&file.to_string_lossy())?, &file.display().to_string(), cards, language)
}

fn text_of(file: &str) -> anyhow::Result<String> {
    if file == "-" {
        let mut bytes = Vec::new();
        std::io::stdin().lock().read_to_end(&mut bytes).context("cannot read the standard input")?;
        return Ok(decklist::text_of(&bytes));
    }
    Ok(decklist::text_of(&fs::read(file).with_context(|| format!("cannot read {file}"))?))
}

fn read(text: &str, name: &str, cards: &CardSet, language: Language) -> anyhow::Result<Deck> {
    coal_plugin::deck_files::deck(text, cards).map_err(|problems| {
        let said: Vec<String> = problems.iter().map(|problem| problem.say(language)).collect();
        anyhow::anyhow!("{name}: {}", said.join("; "))
    })
}

/// Writes a file that was not there before.
fn save_new(file: &Path, text: &str, out: &mut impl Write) -> anyhow::Result<()> {
    match fs::OpenOptions::new().write(true).create_new(true).open(file) {
        Ok(mut file) => file.write_all(text.as_bytes())?,
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            bail!("{} is there already; name another file, or change it with `duello deck edit coal`", file.display())
        }
        Err(error) => return Err(error).with_context(|| format!("cannot write {}", file.display())),
    }
    writeln!(out, "{}", file.display())?;
    Ok(())
}
