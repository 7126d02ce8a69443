//! The agreed table: seats, options, and what each seat brings. It can only be made by parsing and checking.

mod checks;

use std::fmt::{self, Write};
use std::str::FromStr;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{OptionValue, OptionValues, Problem, ProblemList, Wording};

use crate::card::Model;
use crate::check::DeckProblem;
use crate::deck::short;
use crate::options::{Options, unknown_option};
use crate::rules::{CardNo, PilotNo, Rules};
use crate::set::CardSet;
use crate::words::{say, wording};
use checks::{check_boxes, check_mode, check_seat, check_together};

/// The most seats of a table (COAL-OBJ-01); further ones are ignored.
const MOST_SEATS: usize = 4;
/// The most cards of a deck (of exactly 20) that are examined; of a longer list only the length is reported.
pub(crate) const LONGEST_DECK: usize = 100;

/// A checked table of C.O.A.L. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The document as it was written.
    document: SetupDocument,
    pub(crate) seats: Vec<SeatSetup>,
    pub(crate) rules: Arc<Rules>,
}

/// The model, pilots and deck that a seat brings to the table; the others are chosen in the order of chapter SET.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatSetup {
    pub model: Option<Model>,
    pub pilot: Option<PilotNo>,
    pub reserve: Option<PilotNo>,
    pub deck: Option<Vec<CardNo>>,
}

/// A table as people and programs write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SetupDocument {
    /// The entries of the seats: two, three or four.
    pub seats: Vec<SeatDocument>,
    /// The names of the table options that are on.
    pub options: Vec<String>,
}

/// The model, pilots and deck that a seat brings. Anything left out is chosen during the setup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SeatDocument {
    /// The model of its Steambot, agreed beforehand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub model: Option<Model>,
    /// Its pilot by id, agreed beforehand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pilot: Option<String>,
    /// Its reserve pilot of Tag Mode by id, agreed beforehand together with its pilot.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reserve: Option<String>,
    /// A custom deck of 20 cards by id; needs the model of the board.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<String>,
}

impl Default for SetupDocument {
    fn default() -> Self {
        Self { seats: vec![SeatDocument::default(); 2], options: Vec::new() }
    }
}

impl SetupDocument {
    /// The options that are on, without unknown names.
    #[must_use]
    pub fn known_options(&self) -> Options {
        let mut options = Options::default();
        for name in &self.options {
            options.set(name, true);
        }
        options
    }

    /// Sets the value of options and leaves the others as they are; the whole table is checked later.
    pub fn set_options(&mut self, values: &OptionValues) {
        for (name, value) in values.iter() {
            self.options.retain(|known| known != name);
            if *value == OptionValue::Switch(true) {
                self.options.push(name.to_owned());
            }
        }
    }
}

impl Default for Setup {
    /// Two seats, no options, the house set.
    fn default() -> Self {
        Self::duel(Options::default())
    }
}

impl Setup {
    /// Two seats with these options and the house set; everything is chosen during the setup.
    #[must_use]
    pub fn duel(options: Options) -> Self {
        let document = SetupDocument { options: names(&options), ..SetupDocument::default() };
        let rules = Arc::new(Rules::new(CardSet::house(), options, &[None, None]));
        Self { document, seats: vec![SeatSetup::default(); 2], rules }
    }

    /// A table of this many seats with these options and the house set; everything is chosen or drawn during the setup.
    ///
    /// # Errors
    /// When the options contradict each other or do not fit the number of seats.
    pub fn of(seats: usize, options: Options) -> Result<Self, Vec<Problem>> {
        let document = SetupDocument { seats: vec![SeatDocument::default(); seats], options: names(&options) };
        Self::check(document, CardSet::house())
    }

    /// Checks a table.
    ///
    /// # Errors
    /// Everything that is wrong with it, with the clause.
    pub fn check(document: SetupDocument, cards: CardSet) -> Result<Self, Vec<Problem>> {
        let mut problems = ProblemList::default();
        let mut problem = |message: Wording| problems.push(|| Problem::new(0, message));
        let mut options = Options::default();
        let most_options = Options::ALL.len();
        if document.options.len() > most_options {
            problem(wording("setup-options", &[("most", most_options.into())]));
        }
        for name in document.options.iter().take(most_options) {
            if !options.set(name, true) {
                problem(unknown_option(name));
            }
        }
        check_mode(document.seats.len(), &options).into_iter().for_each(&mut problem);
        check_boxes(&document.seats, &options).into_iter().for_each(&mut problem);
        let mut seats = Vec::new();
        for (number, seat) in document.seats.iter().enumerate().take(MOST_SEATS) {
            let (setup, complaints) = check_seat(seat, &cards, &options);
            let of_seat = |message: Wording| {
                Wording::new(|language| {
                    let message = message.say(language);
                    say(language, "setup-of-seat", &[("n", number.into()), ("message", message.into())])
                })
            };
            complaints.into_iter().for_each(|message| problem(of_seat(message)));
            seats.push(setup);
        }
        for message in check_together(&seats, &cards, &options) {
            problem(message);
        }
        if !problems.is_empty() {
            return Err(problems.into_vec());
        }
        let custom: Vec<Option<Vec<CardNo>>> = seats.iter().map(|seat| seat.deck.clone()).collect();
        Ok(Self { document, seats, rules: Arc::new(Rules::new(cards, options, &custom)) })
    }

    /// The table as it was written.
    #[must_use]
    pub fn document(&self) -> &SetupDocument {
        &self.document
    }

    /// The cards, decks and options of the table.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }
}

/// The names of the options that are on.
fn names(options: &Options) -> Vec<String> {
    let on = Options::ALL.iter().filter(|(name, _)| options.get(name) == Some(true));
    on.map(|(name, _)| (*name).to_owned()).collect()
}

impl fmt::Display for Setup {
    /// Writes `options ...`, then one line for each seat.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "options {}", self.rules.options)?;
        for (number, seat) in self.document.seats.iter().enumerate() {
            write!(f, "seat {number}")?;
            if let Some(model) = seat.model {
                write!(f, " model {model}")?;
            }
            if let Some(pilot) = &seat.pilot {
                write!(f, " pilot {pilot}")?;
            }
            if let Some(pilot) = &seat.reserve {
                write!(f, " reserve {pilot}")?;
            }
            if !seat.deck.is_empty() {
                write!(f, " deck {}", seat.deck.join(","))?;
            }
            f.write_char('\n')?;
        }
        Ok(())
    }
}

impl FromStr for SetupDocument {
    type Err = Vec<Problem>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut document = Self { seats: Vec::new(), options: Vec::new() };
        let mut problems = ProblemList::default();
        // The number of seats so far, and the line of the first one that is too many.
        let (mut seats, mut beyond) = (0_usize, 0);
        for (line, text) in (1..).zip(text.lines()) {
            let mut words = text.split_whitespace();
            match words.next() {
                None => {}
                Some("options") => {
                    // One option too many is enough for the check to notice it.
                    let names = words.filter(|word| *word != "none").take(Options::ALL.len() + 1);
                    document.options = names.map(str::to_owned).collect();
                }
                Some("seat") => {
                    seats += 1;
                    if seats <= MOST_SEATS {
                        let seat = read_seat(document.seats.len(), line, words, &mut problems);
                        document.seats.push(seat);
                    } else if beyond == 0 {
                        beyond = line;
                    }
                }
                Some(other) => problems.push(|| of_line(line, "setup-line", other)),
            }
        }
        if seats > MOST_SEATS {
            problems.push(|| Problem::new(beyond, wording("setup-seats", &[("n", seats.into())])));
        }
        if problems.is_empty() { Ok(document) } else { Err(problems.into_vec()) }
    }
}

/// Reads a seat from its line; `words` begin with its number.
fn read_seat<'a>(
    number: usize,
    line: usize,
    mut words: impl Iterator<Item = &'a str>,
    problems: &mut ProblemList,
) -> SeatDocument {
    if words.next() != Some(number.to_string().as_str()) {
        problems.push(|| Problem::new(line, wording("setup-order", &[("n", number.into())])));
    }
    let mut seat = SeatDocument::default();
    while let Some(word) = words.next() {
        match (word, words.next()) {
            ("model", Some(model)) => match model.parse() {
                Ok(model) => seat.model = Some(model),
                Err(_) => problems.push(|| of_line(line, "setup-model", model)),
            },
            ("pilot", Some(pilot)) => seat.pilot = Some(pilot.to_owned()),
            ("reserve", Some(pilot)) => seat.reserve = Some(pilot.to_owned()),
            ("deck", Some(deck)) => match deck.split(',').count() {
                ..=LONGEST_DECK => seat.deck = deck.split(',').map(str::to_owned).collect(),
                size => problems.push(|| Problem::new(line, DeckProblem::Size(size).wording())),
            },
            (other, _) => problems.push(|| of_line(line, "setup-seat-line", other)),
        }
    }
    seat
}

/// The problem of a word in a line.
fn of_line(line: usize, message: &str, text: &str) -> Problem {
    Problem::new(line, wording(message, &[("text", short(text).into())]))
}
