//! The models, pilots and decks that the seats of a C.O.A.L. match bring.

use coal::card::Model;
use coal::rules::PilotNo;
use coal::{CardSet, Deck, Options, SeatDocument, Setup, SetupDocument};
use leptos::prelude::*;
use table::{Language, OptionSpec, Seat};

use crate::agreement::most_seats;
use crate::plan::Plan;

/// The model and pilots that a seat brings; its custom deck is kept by the app.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Bag {
    model: Option<Model>,
    pilot: Option<String>,
    reserve: Option<String>,
}

/// The models and pilots that the seats bring, as signals.
#[derive(Clone, Copy)]
pub struct TablePlan {
    bags: RwSignal<Vec<Bag>>,
}

impl TablePlan {
    /// The default table.
    pub fn new() -> Self {
        Self { bags: RwSignal::new(vec![Bag::default(); most_seats()]) }
    }

    /// Parses the line of a seat: the model and pilots that it brings.
    pub fn read_seat(&self, place: usize, text: &str) {
        let mut parts = text.split('\t');
        let mut part = || parts.next().filter(|part| !part.is_empty()).map(str::to_owned);
        let bag = Bag { model: part().and_then(|model| model.parse().ok()), pilot: part(), reserve: part() };
        self.bags.update(|bags| bags[place] = bag);
    }

    /// Writes the line of a seat: the model and pilots that it brings.
    pub fn seat_text(&self, place: usize) -> String {
        let bag = self.bags.with(|bags| bags[place].clone());
        let model = bag.model.map(Model::as_str).unwrap_or_default();
        format!("{model}\t{}\t{}", bag.pilot.unwrap_or_default(), bag.reserve.unwrap_or_default())
    }
}

impl Plan {
    // ---- what they bring ----

    /// The custom deck of each seat that plays.
    pub fn decks(&self) -> Vec<Option<Deck>> {
        let named = |name: &Option<String>| {
            self.app().shelf.with(|shelf| name.as_ref().and_then(|name| shelf.find(name)).cloned())
        };
        let count = self.count.get();
        self.app().seat_decks.with(|seats| seats.iter().take(count).map(named).collect())
    }

    /// What a seat plays: the name of a custom deck, or `model M` for the predefined one; `None` when it is chosen at
    /// the table.
    pub fn brought(&self, seat: Seat) -> Option<String> {
        let custom = self.app().seat_decks.with(|seats| seats.get(seat.index()).cloned().flatten());
        let custom = custom.filter(|name| self.app().shelf.with(|shelf| shelf.find(name).is_some()));
        custom.or_else(|| self.table.bags.with(|bags| bags[seat.index()].model).map(|model| format!("model {model}")))
    }

    /// Changes what a seat plays; a pilot that was agreed for the former deck is dropped.
    pub fn bring(&self, seat: Seat, what: String) {
        let model = what.strip_prefix("model ").and_then(|model| model.parse().ok());
        let custom = (model.is_none() && !what.is_empty()).then_some(what);
        self.app().seat_decks.update(|seats| {
            if let Some(deck) = seats.get_mut(seat.index()) {
                *deck = custom;
            }
        });
        self.table.bags.update(|bags| bags[seat.index()] = Bag { model, ..Bag::default() });
    }

    /// The pilots that a seat may agree on beforehand; empty if its custom deck determines it, or its model is still
    /// open.
    pub fn pilots(&self, seat: Seat) -> Vec<PilotNo> {
        let house = CardSet::house();
        let options: Options = self.options();
        let brought = self.brought(seat);
        let model = self.table.bags.with(|bags| bags[seat.index()].model);
        if brought.is_none() || (brought.is_some() && model.is_none()) {
            return Vec::new();
        }
        let fits = |number: &PilotNo| {
            let pilot = house.pilot(*number);
            pilot.is_training() == options.training_pilots
                && (pilot.is_training() || options.free_pilots || pilot.preferred_model == model)
        };
        (0..house.pilots().len() as PilotNo).filter(fits).collect()
    }

    /// The pilot, or reserve pilot, that was agreed for a seat.
    pub fn pilot(&self, seat: Seat, is_reserve: bool) -> Option<String> {
        self.table.bags.with(|bags| {
            let bag = &bags[seat.index()];
            if is_reserve { bag.reserve.clone() } else { bag.pilot.clone() }
        })
    }

    /// Sets the agreed pilot, or leaves the choice to the table again.
    pub fn take_pilot(&self, seat: Seat, is_reserve: bool, id: String) {
        let pilot = (!id.is_empty()).then_some(id);
        self.table.bags.update(|bags| {
            let bag = &mut bags[seat.index()];
            match is_reserve {
                true => bag.reserve = pilot,
                false => *bag = Bag { model: bag.model, pilot, reserve: None },
            }
        });
    }

    /// Whether a reserve pilot must be named too: in Tag Mode with any pilots.
    pub fn needs_reserve(&self, seat: Seat) -> bool {
        let is_on = |option| self.agreed(|agreement| agreement.is_on(option));
        is_on("tag_mode") && is_on("free_pilots") && self.pilot(seat, false).is_some()
    }

    // ---- the whole ----

    /// The checked table; `None` if there are problems, which are shown beside the seats and the decks.
    pub fn setup(&self) -> Option<Setup> {
        Setup::check(self.document(), CardSet::house()).ok()
    }

    /// The table as it was set up.
    pub fn document(&self) -> SetupDocument {
        let cards = CardSet::house();
        let decks = self.decks();
        let seat = |(place, deck): (usize, Option<Deck>)| match deck {
            Some(deck) => deck.seat(&cards),
            None => self.table.bags.with(|bags| {
                let Bag { model, pilot, reserve } = bags[place].clone();
                SeatDocument { model, pilot, reserve, deck: Vec::new() }
            }),
        };
        SetupDocument {
            seats: decks.into_iter().enumerate().map(seat).collect(),
            options: self.agreed(|agreement| agreement.agreed().words()),
        }
    }

    /// Why the mode that is played refuses one that would be added to it: no option of the game adds a mode.
    pub fn refusals(&self, _added: &OptionSpec) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Everything that keeps the table from being played, in words, with its clause. Problems of custom decks are shown
    /// beside the decks instead.
    pub fn problems(&self) -> Vec<(String, String)> {
        let Err(problems) = Setup::check(self.document(), CardSet::house()) else { return Vec::new() };
        let mut found = Vec::new();
        for problem in problems {
            let said = problem.message.say(Language::En);
            let clause = clause_in(said);
            let id = format!("table-problem-{}", clause.trim_start_matches("COAL-"));
            let line = match said.strip_prefix("seat ").and_then(|rest| rest.split_once(':')) {
                Some((seat, _)) => {
                    let number = seat.parse::<u32>().unwrap_or_default() + 1;
                    let seat = self.app().say_with("seat-n", &[("n", number.into())]);
                    format!("{seat}: {}", self.app().say(&id))
                }
                None => self.app().say(&id),
            };
            let is_of_a_deck = said.starts_with("seat ") || said.contains("copies");
            let is_said_beside = clause.starts_with("COAL-DECK") && is_of_a_deck;
            let is_known = found.iter().any(|(known, _)| *known == line);
            if !is_said_beside && !is_known {
                found.push((line, clause.to_owned()));
            }
        }
        found
    }
}

/// The first clause that a message of the rules names.
fn clause_in(message: &str) -> &str {
    let Some(start) = message.rfind("(COAL-") else { return "" };
    let rest = &message[start + 1..];
    rest.split([')', ',']).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::say;

    #[test]
    fn every_problem_of_a_table_without_custom_decks_has_words() {
        let seat = |text: &str| {
            let mut words = text.split(' ');
            let word = |word: Option<&str>| word.filter(|word| *word != "-").map(str::to_owned);
            SeatDocument {
                model: word(words.next()).and_then(|model| model.parse().ok()),
                pilot: word(words.next()),
                reserve: word(words.next()),
                deck: Vec::new(),
            }
        };
        let tables: [(&str, &[&str]); 7] = [
            ("training_pilots tag_mode", &["- -", "- -"]),
            ("training_pilots", &["- -", "- -", "- -"]),
            ("own_boxes", &["C1 -", "C2 -"]),
            ("", &["C1 -", "C1 -"]),
            ("free_pilots", &["C1 von-nemo", "C2 von-nemo"]),
            ("training_pilots", &["C1 von-nemo", "C2 -"]),
            ("tag_mode free_pilots", &["C1 von-nemo", "C2 -"]),
        ];
        for (options, seats) in tables {
            let document = SetupDocument {
                seats: seats.iter().map(|text| seat(text)).collect(),
                options: options.split_whitespace().map(str::to_owned).collect(),
            };
            let problems = Setup::check(document, CardSet::house()).unwrap_err();
            for problem in problems {
                let id = format!(
                    "table-problem-{}",
                    clause_in(problem.message.say(Language::En)).trim_start_matches("COAL-")
                );
                for language in Language::ALL {
                    let text = say(language, &id, &[]);
                    assert!(!text.is_empty() && !text.contains("table-problem"), "{problem:?}: {text}");
                }
            }
        }
    }
}
