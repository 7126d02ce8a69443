//! The table as it was agreed: seats, options, what each seat brings. Made only by parsing and checking.

use std::fmt::{self, Write};
use std::str::FromStr;
use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::Problem;

use crate::card::Model;
use crate::check;
use crate::options::Options;
use crate::rules::{CardNo, DECK_SIZE, PilotNo, Rules};
use crate::set::CardSet;

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
        let mut problem = |message: String| problems.push(Problem { line: 0, message });
        let mut options = Options::default();
        for name in &document.options {
            if !options.set(name, true) {
                let known: Vec<&str> = Options::ALL.iter().map(|(name, _)| *name).collect();
                problem(format!("`{name}` is not a table option; there are {}", known.join(", ")));
            }
        }
        for message in check_mode(document.seats.len(), &options) {
            problem(message);
        }
        let mut seats = Vec::new();
        for (number, seat) in document.seats.iter().enumerate() {
            let (setup, complaints) = check_seat(seat, &cards, &options);
            complaints.into_iter().for_each(|message| problem(format!("seat {number}: {message}")));
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

fn check_seat(seat: &SeatDocument, cards: &CardSet, options: &Options) -> (SeatSetup, Vec<String>) {
    let mut messages = Vec::new();
    let mut setup = SeatSetup { model: seat.model, ..SeatSetup::default() };
    if !seat.deck.is_empty() {
        let mut deck = Vec::new();
        for id in &seat.deck {
            match cards.find(id) {
                Some(card) => deck.push(card),
                None => messages.push(check::unknown_card(id, cards)),
            }
        }
        if deck.len() == seat.deck.len() {
            messages.extend(check::deck(&deck, cards, options).into_iter().map(|problem| problem.to_string()));
        }
        messages.extend(check::board(&deck, seat.model, cards).map(|problem| problem.to_string()));
        setup.deck = (deck.len() == DECK_SIZE).then_some(deck);
    }
    setup.pilot = seat.pilot.as_ref().and_then(|id| check_pilot(id, &setup, cards, options, &mut messages));
    setup.reserve = seat.reserve.as_ref().and_then(|id| check_pilot(id, &setup, cards, options, &mut messages));
    complete_pair(seat, &mut setup, cards, options, &mut messages);
    (setup, messages)
}

/// Whether a seat may bring this pilot.
fn check_pilot(
    id: &str,
    seat: &SeatSetup,
    cards: &CardSet,
    options: &Options,
    messages: &mut Vec<String>,
) -> Option<PilotNo> {
    let Some(number) = cards.find_pilot(id) else {
        let known: Vec<&str> = cards.pilots().iter().map(|pilot| pilot.id.as_str()).collect();
        messages.push(format!("`{id}` is not a pilot; there are {}", known.join(", ")));
        return None;
    };
    let pilot = cards.pilot(number);
    if !options.free_pilots && !pilot.is_training() && !drives(seat, number, cards, options) {
        messages.push(format!(
            "{} drives {}; name that model for the seat, or switch on `free_pilots` (COAL-FREE-01)",
            pilot.name,
            pilot.preferred_model.map_or("any model", Model::as_str),
        ));
    }
    if pilot.is_training() != options.training_pilots {
        messages
            .push(format!("{}: Training Pilots play exactly when `training_pilots` is on (COAL-TRN-03)", pilot.name));
    }
    Some(number)
}

/// Whether the pilot's model is one of the seat's deck; in Tag Mode, and for a predefined deck, the seat's model.
fn drives(seat: &SeatSetup, pilot: PilotNo, cards: &CardSet, options: &Options) -> bool {
    let preferred = cards.pilot(pilot).preferred_model;
    match (&seat.deck, seat.model) {
        (Some(deck), _) if !options.tag_mode => deck.iter().any(|card| Some(cards.card(*card).model) == preferred),
        (_, model) => model.is_some() && model == preferred,
    }
}

/// A pilot agreed beforehand brings its reserve pilot along in Tag Mode (COAL-TAG-03).
fn complete_pair(
    seat: &SeatDocument,
    setup: &mut SeatSetup,
    cards: &CardSet,
    options: &Options,
    messages: &mut Vec<String>,
) {
    if !options.tag_mode {
        if seat.reserve.is_some() {
            messages.push("a reserve pilot belongs to `tag_mode` (COAL-TAG-03)".into());
        }
        return;
    }
    let Some(pilot) = setup.pilot else {
        if seat.reserve.is_some() {
            messages.push("a reserve pilot is agreed together with the pilot on the board (COAL-TAG-03)".into());
        }
        return;
    };
    if setup.reserve == Some(pilot) {
        messages.push(format!("{} cannot be its own reserve (COAL-FREE-03)", cards.pilot(pilot).name));
    }
    if seat.reserve.is_none() {
        let others = (0..cards.pilots().len() as PilotNo)
            .filter(|other| *other != pilot && !options.free_pilots && drives(setup, *other, cards, options));
        match others.collect::<Vec<_>>().as_slice() {
            [other] => setup.reserve = Some(*other),
            _ => messages.push("name the reserve pilot too: the pair is not settled (COAL-TAG-03)".into()),
        }
    }
}

/// Whether the number of seats and the options go together.
fn check_mode(seats: usize, options: &Options) -> Vec<String> {
    let mut messages = Vec::new();
    if !(2..=4).contains(&seats) {
        messages.push(format!("{seats} seats were given; C.O.A.L. is played by 2, 3 or 4 (COAL-OBJ-01)"));
    } else if options.teams && seats != 4 {
        messages.push(format!("{seats} seats were given; team battle needs exactly 4 (COAL-TEAM-01)"));
    }
    if options.training_pilots && options.tag_mode {
        messages.push("`training_pilots` and `tag_mode` do not go together (COAL-AMB-13)".into());
    }
    if options.training_pilots && seats > 2 && !options.training_duplicates {
        messages.push(format!(
            "there are two Training Pilots for {seats} seats; switch on `training_duplicates` (COAL-AMB-12)"
        ));
    }
    messages
}

/// What only one seat may have.
fn check_together(seats: &[SeatSetup], cards: &CardSet, options: &Options) -> Vec<String> {
    let mut messages = Vec::new();
    for (number, one) in seats.iter().enumerate() {
        for (other_number, other) in seats.iter().enumerate().skip(number + 1) {
            let both = format!("seats {number} and {other_number}");
            let own_boxes = options.own_boxes && one.deck.is_some() && other.deck.is_some();
            if let Some(model) = one.model.filter(|model| other.model == Some(*model) && !own_boxes) {
                messages.push(format!(
                    "{both} take {model}; a box has one of each, and only custom decks come from `own_boxes` \
                     (COAL-SET-04, COAL-AMB-09)"
                ));
            }
            let pilots = |seat: &SeatSetup| seat.pilot.into_iter().chain(seat.reserve);
            let may_repeat = if options.training_pilots { options.training_duplicates } else { options.own_boxes };
            for pilot in pilots(one).filter(|pilot| !may_repeat && pilots(other).any(|another| another == *pilot)) {
                messages.push(format!("{both} take {}; a box has one of each (COAL-FREE-03)", cards.pilot(pilot).name));
            }
        }
    }
    if !options.own_boxes && seats.iter().any(|seat| seat.deck.is_some()) {
        let open = seats.iter().filter(|seat| seat.model.is_none()).count();
        let used = |model: Model| {
            let draws = |deck: &Vec<CardNo>| deck.iter().any(|card| cards.card(*card).model == model);
            seats.iter().any(|seat| seat.model == Some(model) || seat.deck.as_ref().is_some_and(draws))
        };
        let left = Model::ALL.into_iter().filter(|model| !used(*model)).count();
        if left < open {
            messages.push(format!(
                "{open} seats still need a predefined deck and the custom decks leave {left} of them whole in the box; \
                 switch on `own_boxes` or change a deck (COAL-DECK-05)"
            ));
        }
        let lists =
            seats.iter().map(|seat| seat.deck.clone().or_else(|| seat.model.map(|model| cards.predefined_deck(model))));
        let all: Vec<CardNo> = lists.flatten().flatten().collect();
        for card in check::beyond_copies(&all, 2) {
            messages.push(format!(
                "the decks together hold more than 2 copies of `{}`; switch on `own_boxes` or change a deck (COAL-DECK-05)",
                cards.card(card).id
            ));
        }
    }
    messages
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
            let mut problem = |message: String| problems.push(Problem { line, message });
            match words.next() {
                None => {}
                Some("options") => {
                    document.options = words.filter(|word| *word != "none").map(str::to_owned).collect();
                }
                Some("seat") => {
                    if words.next() != Some(document.seats.len().to_string().as_str()) {
                        problem(format!("expected `seat {}`: seats are listed in order", document.seats.len()));
                    }
                    let mut seat = SeatDocument::default();
                    while let Some(word) = words.next() {
                        match (word, words.next()) {
                            ("model", Some(model)) => match model.parse() {
                                Ok(model) => seat.model = Some(model),
                                Err(message) => problem(message),
                            },
                            ("pilot", Some(pilot)) => seat.pilot = Some(pilot.to_owned()),
                            ("reserve", Some(pilot)) => seat.reserve = Some(pilot.to_owned()),
                            ("deck", Some(deck)) => seat.deck = deck.split(',').map(str::to_owned).collect(),
                            (other, _) => problem(format!(
                                "`{other}`: expected `model M`, `pilot ID`, `reserve ID` or `deck ID,ID,...`"
                            )),
                        }
                    }
                    document.seats.push(seat);
                }
                Some(other) => problem(format!("`{other}`: expected `options ...` or `seat N ...`")),
            }
        }
        if problems.is_empty() { Ok(document) } else { Err(problems) }
    }
}
