//! What several commands share: the table, the language, budgets.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, bail};
use arena::Models;
use bots::Budget;
use clap::{Args, ValueEnum};
use games::coal::{CardSet, Options, SeatDocument, Setup, SetupDocument};
use table::Language;

/// The games of this program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum GameName {
    /// C.O.A.L., for two to four
    Coal,
}

/// The table.
#[derive(Debug, Args)]
pub struct TableArgs {
    /// The models of the two seats, e.g. `C1,C2` [default: chosen during the setup]
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
    pub fn setup(&self, models: Option<&Models>, seats: Option<usize>) -> anyhow::Result<Setup> {
        let teams = self.options.iter().any(|name| name == "teams");
        let seats = seats.unwrap_or(if teams { 4 } else { 2 });
        let mut document = SetupDocument { seats: vec![SeatDocument::default(); seats], ..SetupDocument::default() };
        if let Some(file) = &self.setup {
            let text = std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
            document = text.parse().map_err(|problems| anyhow::anyhow!("{}: {}", file.display(), listed(problems)))?;
        }
        match models {
            Some(Models::Pair(..)) if seats != 2 => {
                bail!(
                    "`--models` is for two seats; for {seats} write a file for `--setup`, with a line `seat N model M` for each"
                );
            }
            Some(Models::Pair(one, other)) => {
                document.seats =
                    [*one, *other].map(|model| SeatDocument { model: Some(model), ..SeatDocument::default() }).into();
            }
            Some(Models::All) => bail!("`--models all` is for the arena; write two models, e.g. `--models C1,C2`"),
            Some(Models::Chosen) | None => {}
        }
        let cards = self.card_set()?;
        for SeatDeck { seat, file } in &self.deck {
            let seats = document.seats.len();
            let Some(place) = document.seats.get_mut(*seat) else {
                bail!("`--deck {seat}={}`: the table has the seats 0 to {}", file.display(), seats.saturating_sub(1));
            };
            *place = crate::deck::read_file(file, &cards, Language::En)?.seat(&cards);
        }
        document.options.extend(self.options.iter().map(|name| name.replace('-', "_")));
        Setup::check(document, cards).map_err(|problems| anyhow::anyhow!(listed(problems)))
    }

    /// The options of the table.
    pub fn options(&self) -> anyhow::Result<Options> {
        self.options.join(" ").replace('-', "_").parse().map_err(anyhow::Error::msg)
    }

    /// The house set with the cards of the folder. What is wrong with them goes to the standard error.
    pub fn card_set(&self) -> anyhow::Result<CardSet> {
        card_set(self.cards.as_deref())
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
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (seat, file) = text.split_once('=').unwrap_or(("", text));
        let seat = seat.trim().parse();
        let seat = seat.map_err(|_| format!("`{text}`: write the seat and the file, e.g. `0=hedge.txt`"))?;
        Ok(Self { seat, file: file.into() })
    }
}

/// The house set with the cards of a folder. What is wrong with them goes to the standard error; the good ones stay.
pub fn card_set(folder: Option<&Path>) -> anyhow::Result<CardSet> {
    let house = CardSet::house();
    let Some(folder) = folder else { return Ok(house) };
    let read = cardfile::coal::folder(folder);
    if read.files.is_empty()
        && let Some(problem) = read.problems.first()
    {
        bail!("{problem}");
    }
    for problem in &read.problems {
        eprintln!("{problem}");
    }
    if let Some(problem) = read.set_problems(&house).first() {
        bail!("{}: {problem}", folder.display());
    }
    if !read.problems.is_empty() {
        eprintln!(
            "duello: plays without the cards above; `duello cards check --cards {}` checks them again",
            folder.display()
        );
    }
    Ok(read.added_to(&house))
}

fn listed(problems: Vec<table::Problem>) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// A budget: `200` simulations, or `20ms`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BudgetArg(pub Budget);

impl FromStr for BudgetArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let error =
            || format!("`{text}` is not a budget; write simulations such as `200`, or milliseconds such as `20ms`");
        let budget = match text.strip_suffix("ms") {
            Some(number) => number.trim().parse().map(Budget::Millis),
            None => text.parse().map(Budget::Simulations),
        };
        match budget {
            Ok(Budget::Millis(0) | Budget::Simulations(0)) | Err(_) => Err(error()),
            Ok(budget) => Ok(Self(budget)),
        }
    }
}

/// The language that was asked for, or that of the environment.
pub fn language(asked: Option<Language>) -> Language {
    let named = |name: &str| std::env::var(name).ok().filter(|value| !value.is_empty());
    let of_environment = || ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(named);
    asked.unwrap_or_else(|| of_environment().map_or(Language::En, |locale| Language::from_locale(&locale)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_is_simulations_or_milliseconds() {
        assert_eq!("200".parse(), Ok(BudgetArg(Budget::Simulations(200))));
        assert_eq!("20ms".parse(), Ok(BudgetArg(Budget::Millis(20))));
        for text in ["", "0", "0ms", "-3", "20s", "ms"] {
            assert!(text.parse::<BudgetArg>().is_err(), "{text}");
        }
    }
}
