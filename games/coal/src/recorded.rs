//! The table and its cards as text for records: every card, pilot and model of the set, one line each.

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{Problem, ProblemList, Recorded, Wording};

use crate::action::Action;
use crate::card::{Card, Model, ModelCard, Pilot};
use crate::check;
use crate::set::CardSet;
use crate::setup::{Setup, SetupDocument};
use crate::state::State;
use crate::words::wording;

/// The most cards, and the most pilots, of one set: the number of a card is one byte.
pub const MOST_CARDS: usize = 200;
/// The most lines for a set: cards, pilots, models.
const MOST_LINES: usize = 2 * MOST_CARDS + Model::ALL.len();

impl Recorded for State {
    type Cards = CardSet;

    fn cards(setup: &Setup) -> CardSet {
        setup.rules().cards.clone()
    }

    fn cards_text(cards: &CardSet) -> String {
        let models = cards.models().iter().map(|model| line("model", model));
        let pilots = cards.pilots().iter().map(|pilot| line("pilot", pilot));
        let cards = cards.cards().iter().map(|card| line("card", card));
        models.chain(pilots).chain(cards).collect()
    }

    fn read_cards(text: &str) -> Result<CardSet, Vec<Problem>> {
        let (mut cards, mut pilots, mut models) = (Vec::new(), Vec::new(), Vec::new());
        let mut problems = ProblemList::default();
        for (line, text) in (1..).zip(text.lines()) {
            if line > MOST_LINES {
                problems.push(|| Problem::new(line, wording("paper-lines", &[("most", MOST_LINES.into())])));
                break;
            }
            let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
            let found = match word {
                "card" => read::<Card>(rest).map(|card| {
                    let found = check::card(&card).iter().map(check::CardProblem::wording).collect();
                    cards.push(card);
                    found
                }),
                "pilot" => read::<Pilot>(rest).map(|pilot| {
                    let found = check::pilot(&pilot).iter().map(check::CardProblem::wording).collect();
                    pilots.push(pilot);
                    found
                }),
                "model" => read::<ModelCard>(rest).map(|model| {
                    models.push(model);
                    Vec::new()
                }),
                _ => Err(wording("paper-line", &[])),
            };
            let found = found.unwrap_or_else(|message| vec![message]);
            problems.extend(found.into_iter().map(|message| Problem::new(line, message)));
        }
        let set = check_size(&cards, &pilots).map(|()| CardSet::new(cards, pilots, models));
        match set {
            Ok(set) => {
                problems.extend(check::set(&set).into_iter().map(|message| Problem::new(0, message)));
                if problems.is_empty() { Ok(set) } else { Err(problems.into_vec()) }
            }
            Err(message) => {
                problems.push(|| Problem::new(0, message));
                Err(problems.into_vec())
            }
        }
    }

    fn setup_text(setup: &Setup) -> String {
        setup.to_string()
    }

    fn read_setup(text: &str, cards: &CardSet) -> Result<Setup, Vec<Problem>> {
        Setup::check(text.parse::<SetupDocument>()?, cards.clone())
    }

    fn read_action(text: &str) -> Result<Action, Wording> {
        text.parse::<Action>().map_err(|error| error.wording())
    }
}

/// Checks that a set is small enough for the numbers of cards and pilots.
///
/// # Errors
/// The counts of cards and pilots, when one of them is too high.
pub fn check_size(cards: &[Card], pilots: &[Pilot]) -> Result<(), Wording> {
    if cards.len().max(pilots.len()) <= MOST_CARDS {
        return Ok(());
    }
    let values = [("cards", cards.len().into()), ("pilots", pilots.len().into()), ("most", MOST_CARDS.into())];
    Err(wording("paper-size", &values))
}

/// A line of the cards: a word, and the card in RON.
fn line(word: &str, card: &impl Serialize) -> String {
    // Serializing plain data cannot fail; the reader would report an empty line.
    format!("{word} {}\n", notation::to_string(card).unwrap_or_default())
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, Wording> {
    notation::from_str(text).map_err(|error| {
        wording("paper-ron", &[("column", error.column.into()), ("error", error.fault.to_string().into())])
    })
}
