//! Runs the rule tests in `tests/scenarios/`: one file for each chapter.
//!
//! `SCENARIOS=add cargo test -p doomtrooper --test scenarios` runs the files whose name contains `add`.
//!
//! A position is written as in [`doomtrooper::setup_notation`]. Actions use the same names for cards and places: `add
//! chasseur`, `choose scout`. A scenario's own cards are in RON without number and name, which follow from the id:
//! `big-gun = (kind: Equipment, tags: [ShootWeapon])` is the card BIG GUN. Every scenario has a cast of plain cards
//! ([`CAST`]); cards that a position leaves open are filled with the first two, which do nothing. Options are
//! `cast_anywhere` or `promotion_target=10`. If a position contains `windows all`, all windows of a match open. A
//! viewer's checks (`sees 1 JAEGER`) are made on the table in words.

use std::cell::RefCell;
use std::path::Path;

use doomtrooper::language::{Card, Name};
use doomtrooper::setup_notation::{self, Names};
use doomtrooper::{Action, CardNo, CardSet, Event, Options, SeatDocument, Setup, SetupDocument, State, clause, setup};
use table::scenario::{Scenarios, Sheet, run_folder};
use table::{Language, Logged, Problem, TableOptions, Told, Viewer};

/// The cards of every scenario, without abilities: id, RON. They have numbers from 09900 on. FILLER can never be
/// played.
const CAST: [(&str, &str); 16] = [
    ("filler", "(kind: Special, limit: 128)"),
    ("recruit", "(kind: Warrior, limit: 128, ratings: (1, 1, 1, 1), icons: [Bauhaus])"),
    ("jaeger", "(kind: Warrior, ratings: (3, 3, 3, 3), icons: [Bauhaus])"),
    ("marine", "(kind: Warrior, ratings: (4, 4, 4, 4), icons: [Capitol])"),
    ("ronin", "(kind: Warrior, ratings: (3, 3, 3, 3), icons: [Mishima])"),
    ("loner", "(kind: Warrior, ratings: (2, 2, 2, 2))"),
    ("brother", "(kind: Warrior, ratings: (3, 3, 3, 3), icons: [Brotherhood], always: [(gives: [Can(CastsAll)])])"),
    ("fiend", "(kind: Warrior, ratings: (4, 4, 4, 4), icons: [Legion])"),
    ("nomad", "(kind: Warrior, ratings: (3, 3, 3, 3), icons: [Crescentia])"),
    ("lutheran", "(kind: Warrior, ratings: (3, 3, 3, 3), icons: [Lutheran])"),
    ("hero", "(kind: Warrior, ratings: (5, 5, 5, 5), icons: [Imperial], tags: [Personality])"),
    ("gun", "(kind: Equipment, tags: [ShootWeapon], always: [(gives: [Add(s: N(3))])])"),
    ("blade", "(kind: Equipment, tags: [FightWeapon], always: [(gives: [Add(f: N(3))])])"),
    ("plate", "(kind: Equipment, tags: [Armor], always: [(gives: [Add(a: N(2))])])"),
    ("buggy", "(kind: Equipment, tags: [Vehicle], always: [(gives: [Add(s: N(2), a: N(2))])])"),
    ("wall", "(kind: Fortification, places: [Squad], always: [(who: Each(SameArea), gives: [Add(a: N(2))])])"),
];

#[derive(Default)]
struct Doomtrooper {
    /// The names of the cards in the current scenario.
    names: RefCell<Names>,
}

impl Scenarios for Doomtrooper {
    type Game = State;

    fn setup(&self, sheet: &Sheet) -> Result<Setup, Vec<Problem>> {
        let mut problems = Vec::new();
        let mut cards = Vec::new();
        let cast = CAST.iter().map(|(id, text)| (sheet.line, (*id).to_owned(), (*text).to_owned()));
        let own = sheet.cards.iter().cloned();
        for (number, (line, id, text)) in cast.chain(own).enumerate() {
            match card(number, &id, &text) {
                Ok(card) => cards.extend(card),
                Err(message) => problems.push(Problem::new(line, message)),
            }
        }
        let own: Vec<Name> = cards.iter().map(|card: &Card| card.name.clone()).collect();
        let is_own = |card: &Card| own.contains(&card.name);
        let set = if asks_everybody(sheet) {
            // The windows that open depend on the cards of the set: here all of them open.
            CardSet::house().with(cards, None).map_err(|errors| errors[0].to_string())
        } else {
            cards.extend(named_cards(sheet).into_iter().filter(|card| !is_own(card)));
            set_of(&cards)
        };
        let set = set.map_err(|message| vec![Problem::new(sheet.line, message)])?;
        let mut document = match written_table(sheet) {
            Ok(document) => document,
            Err(found) => return Err(problems.into_iter().chain(found).collect()),
        };
        match options(&sheet.options) {
            Ok(options) => document.options = options,
            Err(message) => problems.push(Problem::new(sheet.line, message)),
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        Setup::check(document, set)
            .map_err(|faults| faults.iter().map(|(seat, fault)| setup::problem_of(*seat, fault)).collect())
    }

    fn position(&self, setup: &Setup, sheet: &Sheet) -> Result<State, Vec<Problem>> {
        let (state, names) = setup_notation::read(setup, &sheet.position_text())?;
        self.names.replace(names);
        Ok(state)
    }

    fn show(&self, state: &State) -> String {
        setup_notation::show(state, &self.names.borrow())
    }

    fn seen(&self, state: &State, viewer: Viewer) -> String {
        state.describe(viewer, Language::En)
    }

    fn action(&self, state: &State, text: &str) -> Option<Action> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        let names = self.names.borrow();
        let word = |word: &str| match verb {
            "add" | "raise" | "hide" | "play" | "card" | "discard" => {
                setup_notation::code_of(state, word).map(|code| code.to_string())
            }
            "cover" | "uncover" | "board" | "transfer" | "sabotage" | "use" | "spend" | "choose" => {
                names.find(state, word).map(|slot| slot.to_string())
            }
            _ => None,
        };
        let mut said = verb.to_owned();
        for (number, part) in rest.split_whitespace().enumerate() {
            said.push(' ');
            match word(part).filter(|_| number == 0) {
                Some(found) => said += &found,
                None => said += part,
            }
        }
        said.parse().ok()
    }

    fn is_clause(&self, id: &str) -> bool {
        clause::ALL.iter().any(|clause| clause.as_str() == id)
    }

    fn tell(&self, truth: &State, logged: &Logged<Event>) -> String {
        truth.tell(logged, Language::En)
    }
}

/// A card of the scenario's own.
fn card(number: usize, id: &str, text: &str) -> Result<Vec<Card>, String> {
    let fields = text.strip_prefix('(').ok_or("a card is written as `id = (kind: Warrior, ...)`")?;
    let name = id.replace('-', " ").to_uppercase();
    let text = format!("[(code: {}, name: {name:?}, {fields}]", 9_900 + number);
    let set = CardSet::parse(&[(id, &text)]).map_err(|errors| errors[0].to_string())?;
    Ok(set.cards().to_vec())
}

/// Whether a position says `windows all`.
fn asks_everybody(sheet: &Sheet) -> bool {
    sheet.position.first().is_some_and(|(_, line)| line.contains("windows all"))
}

/// The house cards that a scenario names: a set with all the others would have to be compiled for each scenario.
fn named_cards(sheet: &Sheet) -> Vec<Card> {
    let house = CardSet::house();
    let lines = sheet.position.iter().chain(&sheet.setup).chain(&sheet.play);
    let words = lines.flat_map(|(_, line)| line.split([' ', ',']));
    let mut found: Vec<CardNo> = words.filter_map(|word| setup_notation::find_card(&house, word)).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(|number| house.card(number).clone()).collect()
}

fn set_of(cards: &[Card]) -> Result<CardSet, String> {
    let text = ron::to_string(cards).map_err(|error| error.to_string())?;
    CardSet::parse(&[("scenario", &text)]).map_err(|errors| errors[0].to_string())
}

/// The table of a scenario: with its decks if it has any, otherwise with as many seats as its position, with filling
/// cards.
fn written_table(sheet: &Sheet) -> Result<SetupDocument, Vec<Problem>> {
    if let Some((first, _)) = sheet.setup.first() {
        let text: String = sheet.setup.iter().map(|(_, line)| format!("{line}\n")).collect();
        let moved = |problem: Problem| Problem { line: first + problem.line - 1, ..problem };
        return text.parse().map_err(|found: Vec<Problem>| found.into_iter().map(moved).collect());
    }
    let is_seat = |(_, line): &&(usize, String)| line.split_whitespace().next() == Some("seat");
    let seats = sheet.position.iter().filter(is_seat).count().max(2);
    let [filler, recruit] = [0, 1].map(|number| CAST[number].0.to_owned());
    let deck = [vec![filler; 55], vec![recruit; 5]].concat();
    let seat = SeatDocument { deck, ..SeatDocument::default() };
    Ok(SetupDocument { seats: vec![seat; seats], options: Options::default() })
}

/// `cast_anywhere`, `promotion_target=10`.
fn options(words: &[String]) -> Result<Options, String> {
    Options::read(words)
        .map_err(|errors| errors.iter().map(|error| error.wording().to_string()).collect::<Vec<_>>().join("; "))
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let filter = std::env::var("SCENARIOS").unwrap_or_default();
    let report = run_folder(&Doomtrooper::default(), &folder, &filter).expect("the scenarios can be read");
    assert!(report.scenarios > 0, "no file of {} contains `{filter}` in its name", folder.display());
    assert!(report.failures.is_empty(), "\n{report}");
    println!("{report}");
}
