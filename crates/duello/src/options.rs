//! What several commands share: the table, the language, budgets.

use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{anyhow, bail};
use arena::Models;
use clap::{Args, ValueEnum};
use games::coal::{CardSet, Options, SeatDocument, Setup, SetupDocument};
use table::{Language, Wording};

use crate::command_line::Unfit;
use crate::words::{failure, io_reason, listed, say};

/// The games of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// C.O.A.L., for two to four
    Coal,
    /// Doomtrooper, for two to five
    Doomtrooper,
}

impl GameName {
    /// Its short name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Coal => "coal",
            Self::Doomtrooper => "doomtrooper",
        }
    }
}

/// The table.
#[derive(Debug, Args)]
pub struct TableArgs {
    /// The models of the seats, e.g. `C1,C2` [default: chosen during the setup]
    #[arg(long, value_name = "C1,C2")]
    pub models: Option<Models>,
    /// Table options, e.g. `training_aid,free_discard`
    #[arg(long, value_delimiter = ',', value_name = "NAME,...")]
    pub options: Vec<String>,
    /// A folder of card files (RON) that join the house set; cards with a known id replace it
    #[arg(long, value_name = "DIR")]
    pub cards: Option<PathBuf>,
    /// A custom deck for a seat, counted from 0: text, link or RON; may be given once a seat
    #[arg(long, value_name = "SEAT=FILE")]
    pub deck: Vec<SeatDeck>,
    /// A file that says what each seat brings: models, pilots, custom decks, options
    #[arg(long, value_name = "FILE", conflicts_with_all = ["models", "options"])]
    pub setup: Option<PathBuf>,
}

impl TableArgs {
    /// The table for these models and so many seats: two where nothing is said, four for teams.
    pub fn setup(&self, models: Option<&Models>, seats: Option<usize>, language: Language) -> anyhow::Result<Setup> {
        let teams = self.options.iter().any(|name| name == "teams");
        let seats = seats.unwrap_or(if teams { 4 } else { 2 });
        let mut document = SetupDocument { seats: vec![SeatDocument::default(); seats], ..SetupDocument::default() };
        if let Some(file) = &self.setup {
            let text = std::fs::read_to_string(file).map_err(|error| cannot_read(language, file, &error))?;
            document = text
                .parse()
                .map_err(|problems: Vec<_>| anyhow!("{}: {}", file.display(), listed(language, &problems)))?;
        }
        match models {
            Some(Models::All) => return Err(failure(language, "models-all-here", &[])),
            Some(Models::Chosen) | None => {}
            Some(named) => {
                let seat = |model| SeatDocument { model: Some(model), ..SeatDocument::default() };
                document.seats = named.named().into_iter().map(seat).collect();
            }
        }
        let cards = self.card_set(language)?;
        for SeatDeck { seat, file } in &self.deck {
            let seats = document.seats.len();
            let Some(place) = document.seats.get_mut(*seat) else {
                return Err(failure(
                    language,
                    "deck-seat",
                    &[
                        ("seat", (*seat).into()),
                        ("file", file.display().to_string().into()),
                        ("last", seats.saturating_sub(1).into()),
                    ],
                ));
            };
            *place = crate::deck::read_file(file, &cards, language)?.seat(&cards);
        }
        document.options.extend(self.options.iter().map(|name| name.replace('-', "_")));
        Setup::check(document, cards).map_err(|problems| anyhow!(listed(language, &problems)))
    }

    /// The options of the table.
    pub fn options(&self, language: Language) -> anyhow::Result<Options> {
        let options = self.options.join(" ").replace('-', "_").parse();
        options.map_err(|wording: Wording| anyhow!(wording.say(language).to_owned()))
    }

    /// The house set with the cards of the folder. What is wrong with them goes to the standard error.
    pub fn card_set(&self, language: Language) -> anyhow::Result<CardSet> {
        card_set(self.cards.as_deref(), language)
    }

    /// The same for measuring: a folder with a broken card would measure another set than the one that was meant.
    pub fn whole_card_set(&self, language: Language) -> anyhow::Result<CardSet> {
        let (cards, is_whole) = read_cards(self.cards.as_deref(), language)?;
        match &self.cards {
            Some(folder) if !is_whole => {
                Err(failure(language, "cards-broken", &[("folder", folder.display().to_string().into())]))
            }
            _ => Ok(cards),
        }
    }
}

/// A deck for a seat: `0=hedge.txt`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDeck {
    /// The number of the seat.
    pub seat: usize,
    /// The file of the deck.
    pub file: PathBuf,
}

impl FromStr for SeatDeck {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        let (seat, file) = text.split_once('=').unwrap_or(("", text));
        let seat = seat.trim().parse();
        let seat = seat.map_err(|_| Unfit::new("deck-for-seat", &[("text", text.into())]))?;
        Ok(Self { seat, file: file.into() })
    }
}

/// The house set with the cards of a folder. What is wrong with them goes to the standard error; the good ones stay.
pub fn card_set(folder: Option<&Path>, language: Language) -> anyhow::Result<CardSet> {
    let (cards, is_whole) = read_cards(folder, language)?;
    if let Some(folder) = folder.filter(|_| !is_whole) {
        eprintln!("{}", say(language, "cards-left-out", &[("folder", folder.display().to_string().into())]));
    }
    Ok(cards)
}

/// The house set with the good cards of a folder, and whether all are good. What is wrong goes to the standard error.
fn read_cards(folder: Option<&Path>, language: Language) -> anyhow::Result<(CardSet, bool)> {
    let house = CardSet::house();
    let Some(folder) = folder else { return Ok((house, true)) };
    let read = cardfile::coal::folder(folder);
    if read.files.is_empty()
        && let Some(problem) = read.problems.first()
    {
        bail!("{}", problem.say(language));
    }
    for problem in &read.problems {
        eprintln!("{}", problem.say(language));
    }
    if let Some(problem) = read.set_problems(&house).first() {
        bail!("{}: {}", folder.display(), problem.say(language));
    }
    Ok((read.added_to(&house), read.problems.is_empty()))
}

/// That a file cannot be read, and why.
pub fn cannot_read(language: Language, file: &Path, error: &io::Error) -> anyhow::Error {
    let values = [("file", file.display().to_string().into()), ("reason", io_reason(language, error).into())];
    failure(language, "cannot-read", &values)
}

/// The language that was asked for, or that of the environment.
pub fn language(asked: Option<Language>) -> Language {
    let named = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let of_environment = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(named);
    asked.unwrap_or_else(|| of_environment().map_or(Language::En, |locale| Language::from_locale(&locale)))
}
