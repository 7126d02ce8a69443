//! Arguments that several commands share: the table, the language and files.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::Args;
use door::{AnyGame, TableOrder, Written};
use table::Language;

use crate::command_line::Unfit;
use crate::input;
use crate::words::{failure, io_reason, say};

/// The table.
#[derive(Debug, Args)]
pub struct TableArgs {
    /// What the seats bring in their order, or what meets in an arena: ready decks or files
    /// [default: as the game has it]
    #[arg(long, alias = "models", value_delimiter = ',', num_args = 1, value_name = "DECK,...")]
    pub decks: Vec<String>,
    /// The mode, e.g. `duel`, `free-for-all` or `teams`; `duello options GAME` lists them
    /// [default: by seats and options]
    #[arg(long, value_name = "MODE")]
    pub mode: Option<String>,
    /// Table options, e.g. `training_aid,free_discard` or `hand_size=9`; `duello options GAME` lists them
    #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
    pub options: Vec<String>,
    /// A folder of card files (RON, and CSV where a game reads it) that join the game's own set, replace its cards with
    /// their ids, or take its place; the README of a game says which
    #[arg(long, value_name = "DIR")]
    pub cards: Option<PathBuf>,
    /// A deck for a seat, counted from 1: a ready one, or a file of any form; may be given once a seat
    #[arg(long, value_name = "SEAT=DECK")]
    pub deck: Vec<SeatDeck>,
    /// A file that says what each seat brings, and the options
    #[arg(long, value_name = "FILE", conflicts_with_all = ["mode", "decks", "options"])]
    pub setup: Option<PathBuf>,
}

/// The contents of the files that describe a table.
pub struct TableFiles {
    decks: Vec<Written>,
    deck_of: Vec<(usize, Written)>,
    setup: Option<Written>,
    cards: Vec<Written>,
}

impl TableArgs {
    /// Reads the files of the table. Problems of card files go to the standard error, and the good cards are used.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn read(&self, game: &dyn AnyGame, language: Language) -> anyhow::Result<TableFiles> {
        let setup = self.setup.as_deref().map(|file| {
            let text = input::text(file, "file-not-text", language)?;
            Ok::<_, anyhow::Error>(Written { name: file.display().to_string(), text: Some(text) })
        });
        let deck_of = self.deck.iter().map(|deck| Ok((deck.seat, named(&deck.deck, language)?)));
        Ok(TableFiles {
            decks: self.decks.iter().map(|deck| named(deck, language)).collect::<anyhow::Result<_>>()?,
            deck_of: deck_of.collect::<anyhow::Result<_>>()?,
            setup: setup.transpose()?,
            cards: card_files(game, self.cards.as_deref(), language)?,
        })
    }

    /// Reads the files of the table; all cards must be right, because without some of them another game would be
    /// measured.
    ///
    /// # Errors
    /// When a file cannot be read, or a card is wrong.
    pub fn read_whole(&self, game: &dyn AnyGame, language: Language) -> anyhow::Result<TableFiles> {
        if let Some(folder) = &self.cards {
            let cards = game.card_files(&folder_files(folder, game.card_file_endings(), language)?);
            warn(cards.problems(), language);
            if !cards.problems().is_empty() {
                let folder = folder.display().to_string();
                return Err(failure(language, "cards-not-measured", &[("folder", folder.into())]));
            }
        }
        self.read(game, language)
    }

    /// Returns the order of a table with these files.
    pub fn order<'a>(&'a self, files: &'a TableFiles, seats: Option<usize>) -> TableOrder<'a> {
        TableOrder {
            mode: self.mode.as_deref(),
            seats,
            decks: &files.decks,
            deck_of: &files.deck_of,
            options: &self.options,
            setup: files.setup.as_ref(),
            cards: &files.cards,
        }
    }
}

/// Returns the deck that a person names: the deck of a file, if there is one of this name.
fn named(name: &str, language: Language) -> anyhow::Result<Written> {
    let file = Path::new(name);
    let text = (name == "-" || file.exists()).then(|| deck_text(file, language)).transpose()?;
    Ok(Written { name: name.to_owned(), text })
}

/// Reads the text of a deck file, in any encoding that deck programs write; `-` is the standard input.
///
/// # Errors
/// When it cannot be read, or is no text in any of them.
pub fn deck_text(file: &Path, language: Language) -> anyhow::Result<String> {
    let text = cardfile::decklist::text_of(&input::bytes(file, language)?);
    match text.contains(|letter: char| letter.is_control() && !letter.is_whitespace()) {
        true => Err(input::not_text(file, "file-not-text", language)),
        false => Ok(text),
    }
}

/// A deck for a seat: `1=hedge.txt` for the first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDeck {
    /// The number of the seat, from 0.
    pub seat: usize,
    /// The deck.
    pub deck: String,
}

impl FromStr for SeatDeck {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let (seat, deck) = text.split_once('=').unwrap_or(("", text));
        let unfit = |id| Unfit::new(id, &[("text", text.into()), ("deck", deck.into())]);
        let seat: usize = seat.trim().parse().map_err(|_| unfit("deck-for-seat"))?;
        let seat = seat.checked_sub(1).ok_or_else(|| unfit("deck-for-seat-zero"))?;
        Ok(Self { seat, deck: deck.into() })
    }
}

/// Reads the card files of a folder. Problems go to the standard error, and the good cards are used.
///
/// # Errors
/// When the folder cannot be read or holds no card file.
pub fn card_files(game: &dyn AnyGame, folder: Option<&Path>, language: Language) -> anyhow::Result<Vec<Written>> {
    let Some(folder) = folder else { return Ok(Vec::new()) };
    let files = folder_files(folder, game.card_file_endings(), language)?;
    let cards = game.card_files(&files);
    warn(cards.problems(), language);
    if !cards.problems().is_empty() {
        let values = [("folder", folder.display().to_string().into()), ("game", game.name().into())];
        eprintln!("{}", say(language, "cards-left-out", &values));
    }
    Ok(files)
}

/// Prints the problems of card files on the standard error; a problem that concerns no file is printed without a file
/// name.
fn warn(problems: &[cardfile::Problem], language: Language) {
    for problem in problems {
        eprintln!("{}", problem.say(language).trim_start_matches(": "));
    }
}

/// Reads the files of a folder whose names have one of these endings, sorted by name.
///
/// # Errors
/// When the folder or a file cannot be read, or there is no such file.
pub fn folder_files(folder: &Path, endings: &[&str], language: Language) -> anyhow::Result<Vec<Written>> {
    let entries = std::fs::read_dir(folder).map_err(|error| {
        let values = [("folder", folder.display().to_string().into()), ("reason", io_reason(language, &error).into())];
        failure(language, "no-folder", &values)
    })?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| has_ending(path, endings));
    paths.sort();
    if paths.is_empty() {
        let endings: Vec<String> = endings.iter().map(|ending| format!("`.{ending}`")).collect();
        let values = [("folder", folder.display().to_string().into()), ("endings", endings.join(", ").into())];
        return Err(failure(language, "no-card-files", &values));
    }
    let read = |path: &PathBuf| {
        let bytes = input::bytes(path, language)?;
        Ok(Written { name: path.display().to_string(), text: String::from_utf8(bytes).ok() })
    };
    paths.iter().map(read).collect()
}

/// Whether the name of a file has one of these endings, in small or capital letters.
pub fn has_ending(file: &Path, endings: &[&str]) -> bool {
    let ending = file.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| endings.iter().any(|known| ending.eq_ignore_ascii_case(known)))
}

/// The language that was asked for, or that of the environment.
pub fn language(asked: Option<Language>) -> Language {
    let named = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let of_environment = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(named);
    asked.unwrap_or_else(|| of_environment().map_or(Language::En, |locale| Language::from_locale(&locale)))
}
