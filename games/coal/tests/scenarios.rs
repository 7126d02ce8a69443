//! Runs the rule tests in `tests/scenarios/`: one file for each chapter.
//!
//! `SCENARIOS=act cargo test -p coal --test scenarios` runs the files whose name contains `act`.

use std::path::Path;

use coal::card::Model;
use coal::{CardSet, Event, SeatDocument, Setup, SetupDocument, State, clause, compact};
use table::scenario::{Scenarios, Sheet, run_folder};
use table::{Language, Logged, Problem, Told};

struct Coal;

impl Scenarios for Coal {
    type Game = State;

    fn setup(&self, sheet: &Sheet) -> Result<Setup, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut cards = Vec::new();
        for (line, id, text) in &sheet.cards {
            match compact::card(id, Model::C1, text) {
                Ok(card) => cards.push(card),
                Err(error) => problems.push(Problem::new(*line, error.to_string())),
            }
        }
        let mut document = SetupDocument::default();
        // A table that is not described has as many seats as its position.
        let seats = sheet.position.iter().filter(|(_, line)| line.split_whitespace().next() == Some("seat")).count();
        if seats > 0 {
            document.seats = vec![SeatDocument::default(); seats];
        }
        if let Some((first, _)) = sheet.setup.first() {
            let text: String = sheet.setup.iter().map(|(_, line)| format!("{line}\n")).collect();
            match text.parse() {
                Ok(written) => document = written,
                Err(found) => {
                    let found: Vec<Problem> = found;
                    problems
                        .extend(found.into_iter().map(|problem| Problem { line: first + problem.line - 1, ..problem }));
                }
            }
        }
        document.options = sheet.options.clone();
        if !problems.is_empty() {
            return Err(problems);
        }
        Setup::check(document, CardSet::house().with(cards, Vec::new()))
    }

    fn is_clause(&self, id: &str) -> bool {
        clause::ALL.iter().any(|clause| clause.as_str() == id)
    }

    fn tell(&self, truth: &State, logged: &Logged<Event>) -> String {
        truth.tell(logged, Language::En)
    }
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let filter = std::env::var("SCENARIOS").unwrap_or_default();
    let report = run_folder(&Coal, &folder, &filter).expect("the scenarios can be read");
    assert!(report.scenarios > 0, "no file of {} contains `{filter}` in its name", folder.display());
    assert!(report.failures.is_empty(), "\n{report}");
    println!("{report}");
}
