//! The table as it was agreed: seats, options, what each seat brings. Made only by parsing and checking.

mod checks;

use std::fmt::{self, Write};
use std::str::FromStr;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Problem, Wording};

use crate::card::Model;
use crate::options::{Options, unknown_option};
use crate::rules::{CardNo, PilotNo, Rules};
use crate::set::CardSet;
use crate::words::{say, wording};
use checks::{check_boxes, check_mode, check_seat, check_together};

/// A checked table of C.O.A.L. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Setup {
    /// What was written.
    document: SetupDocument,
    pub(crate) seats: Vec<SeatSetup>,
    pub(crate) rules: Arc<Rules>,
}

/// What a seat brings to the table; what is not fixed is chosen in the order of chapter SET.
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
    /// What each seat brings, one entry a seat: two, three or four.
    pub seats: Vec<SeatDocument>,
    /// The names of the table options that are on.
    pub options: Vec<String>,
}

/// What a seat brings. What is left out is chosen during the setup.
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

    /// So many seats with these options and the house set; everything is chosen or drawn during the setup.
    ///
    /// # Errors
    /// When the options do not go together or the number of seats does not fit them.
    pub fn of(seats: usize, options: Options) -> Result<Self, Vec<Problem>> {
        let document = SetupDocument { seats: vec![SeatDocument::default(); seats], options: names(&options) };
        Self::check(document, CardSet::house())
    }

    /// Checks a table.
    ///
    /// # Errors
    /// Everything that is wrong with it, with the clause.
    pub fn check(document: SetupDocument, cards: CardSet) -> Result<Self, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut problem = |message: Wording| problems.push(Problem::new(0, message));
        let mut options = Options::default();
        for name in &document.options {
            if !options.set(name, true) {
                problem(unknown_option(name));
            }
        }
        check_mode(document.seats.len(), &options).into_iter().for_each(&mut problem);
        check_boxes(&document.seats, &options).into_iter().for_each(&mut problem);
        let mut seats = Vec::new();
        for (number, seat) in document.seats.iter().enumerate() {
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
            return Err(problems);
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

fn names(options: &Options) -> Vec<String> {
    let on = Options::ALL.iter().filter(|(name, _)| options.get(name) == Some(true));
    on.map(|(name, _)| (*name).to_owned()).collect()
}

impl fmt::Display for Setup {
    /// `options ...`, then one line a seat.
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
        let mut problems = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let mut words = text.split_whitespace();
            let mut problem = |message: Wording| problems.push(Problem::new(line, message));
            match words.next() {
                None => {}
                Some("options") => {
                    document.options = words.filter(|word| *word != "none").map(str::to_owned).collect();
                }
                Some("seat") => {
                    if words.next() != Some(document.seats.len().to_string().as_str()) {
                        problem(wording("setup-order", &[("n", document.seats.len().into())]));
                    }
                    let mut seat = SeatDocument::default();
                    while let Some(word) = words.next() {
                        match (word, words.next()) {
                            ("model", Some(model)) => match model.parse() {
                                Ok(model) => seat.model = Some(model),
                                Err(_) => problem(wording("setup-model", &[("text", model.into())])),
                            },
                            ("pilot", Some(pilot)) => seat.pilot = Some(pilot.to_owned()),
                            ("reserve", Some(pilot)) => seat.reserve = Some(pilot.to_owned()),
                            ("deck", Some(deck)) => seat.deck = deck.split(',').map(str::to_owned).collect(),
                            (other, _) => problem(wording("setup-seat-line", &[("text", other.into())])),
                        }
                    }
                    document.seats.push(seat);
                }
                Some(other) => problem(wording("setup-line", &[("text", other.into())])),
            }
        }
        if problems.is_empty() { Ok(document) } else { Err(problems) }
    }
}
