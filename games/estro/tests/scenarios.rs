//! Runs the rule tests in `tests/scenarios/`: one file for each chapter.
//!
//! `SCENARIOS=atk cargo test -p estro --test scenarios` runs the files whose name contains `atk`.
//!
//! A position is written in the notation for people (`src/position.rs`). Cards of a scenario's own are in the compact notation
//! of cards: `imp = ardo 9/1/1/1/1 once on-won draw(you, 1)`. Every scenario has a cast of plain cards ([`CAST`]), and the
//! Empty cards of the house set. Actions name cards by id, on the field as well: `0 play imp up`, `0 attack ozok thofa`,
//! `1 burnt 1 imp`. The draws are those of README.md: `coin heads`, `die.attacker 6`, `pick imp`, `zone manpo`.

mod support;

use std::path::Path;

use estro::dial;
use estro::fleet;
use estro::language::{Card, Estro, notation};
use estro::{Action, CardSet, Event, Setup, SetupDocument, State, clause};
use support::seen;
use table::scenario::{Drawn, Scenarios, Sheet, run_folder};
use table::{Game, Logged, Positioned, Problem, Viewer};

/// The cards of every scenario: those of the worked examples, three of each Estro with TOT 60, a strong and some weak ones.
const CAST: &str = "\
ozok ardo 16/19/13/5/19
thofa illusio 15/11/12/28/10
red ardo 20/10/10/10/10
red-2 ardo 20/10/10/10/10
red-3 ardo 20/10/10/10/10
blue granito 10/20/10/10/10
blue-2 granito 10/20/10/10/10
blue-3 granito 10/20/10/10/10
green armonio 10/10/20/10/10
green-2 armonio 10/10/20/10/10
green-3 armonio 10/10/20/10/10
violet illusio 10/10/10/20/10
violet-2 illusio 10/10/10/20/10
violet-3 illusio 10/10/10/20/10
yellow manpo 10/10/10/10/20
yellow-2 manpo 10/10/10/10/20
yellow-3 manpo 10/10/10/10/20
giant granito 20/25/20/20/20
weak granito 5/6/5/5/5
weak-2 granito 5/6/5/5/5
weak-3 granito 5/6/5/5/5
h1 manpo 1/1/1/1/1
h2 manpo 1/1/1/1/1
h3 manpo 1/1/1/1/1
h4 manpo 1/1/1/1/1
h5 manpo 1/1/1/1/1
h6 manpo 1/1/1/1/1
h7 manpo 1/1/1/1/1
h8 manpo 1/1/1/1/1
h9 manpo 1/1/1/1/1
h10 manpo 1/1/1/1/1
h11 manpo 1/1/1/1/1
h12 manpo 1/1/1/1/1";

/// The cards of a scenario of Inferno, at least: four decks and some beyond.
const INFERNO_CARDS: usize = 120;

/// The Zone cards by their names (ESTRO-ZONE-01), in the order of the Estri.
const ZONES: [&str; 5] = ["military", "tech", "medical", "civil", "control"];

struct Estrogame;

impl Scenarios for Estrogame {
    type Game = State;

    fn setup(&self, sheet: &Sheet) -> Result<Setup, Vec<Problem>> {
        let (mut cards, mut problems) = (Vec::new(), Vec::new());
        for (line, id, text) in &sheet.cards {
            match notation::read_card(&format!("{id} {text}")) {
                Ok(card) => {
                    let found = estro::language::check::card(&card);
                    problems.extend(found.into_iter().map(|found| Problem::new(*line, found.wording())));
                    cards.push(card);
                }
                Err(error) => problems.push(Problem::new(*line, error.message)),
            }
        }
        let own: Vec<String> = cards.iter().map(|card: &Card| card.id.clone()).collect();
        let cast =
            CAST.lines().map(|line| notation::read_card(line).unwrap_or_else(|error| panic!("{line}: {error:?}")));
        cards.extend(cast.filter(|card| !own.contains(&card.id)));
        let house = CardSet::house();
        cards.extend(house.cards().iter().filter(|card| card.gift.is_none()).cloned());
        // Four decks need more cards than the plain ones: those of the house set whose Gifts do not act from a hand.
        let plays_inferno = sheet.options.iter().any(|option| option == "inferno");
        let gifted = house.cards().iter().filter(|card| card.gift.as_ref().is_some_and(|gift| !gift.from_hand));
        cards.extend(gifted.take(if plays_inferno { INFERNO_CARDS.saturating_sub(cards.len()) } else { 0 }).cloned());
        let mut document = SetupDocument::of_words(sheet.options.clone());
        if let Some((first, _)) = sheet.setup.first() {
            let text: String = sheet.setup.iter().map(|(_, line)| format!("{line}\n")).collect();
            let moved = |problem: Problem| Problem { line: first + problem.line - 1, ..problem };
            match text.parse::<SetupDocument>() {
                Ok(written) => {
                    document = written;
                    document.options.extend(sheet.options.iter().cloned());
                }
                Err(found) => problems.extend(found.into_iter().map(moved)),
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        Setup::check(document, CardSet::new(cards))
    }

    fn show(&self, state: &State) -> String {
        state.shown_position()
    }

    fn seen(&self, state: &State, viewer: Viewer) -> String {
        seen(state, viewer)
    }

    fn action(&self, state: &State, text: &str) -> Option<Action> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let number = |id: &str| state.catalogue().find(id).map(|no| (u32::from(no.0) + 1).to_string());
        let spot = |id: &str| spot_of(state, id).unwrap_or_else(|| id.to_owned());
        let named = |id: &str| number(id).unwrap_or_else(|| id.to_owned());
        let said: Vec<String> = words
            .iter()
            .enumerate()
            .map(|(place, word)| match (words[0], place) {
                (_, 0) => (*word).to_owned(),
                ("play" | "use-hand" | "card" | "ambush" | "support", 1) | ("burnt" | "zone", 2) => named(word),
                ("strike", 2) => (*word).to_owned(),
                ("support" | "attack" | "strike" | "use" | "turn-up" | "pick" | "protect" | "rift", _) => spot(word),
                _ => (*word).to_owned(),
            })
            .collect();
        said.join(" ").parse().ok()
    }

    fn drawn(&self, setup: &Setup, name: &str, word: &str) -> Option<Drawn> {
        match name {
            "coin" => ["heads", "tails"].iter().position(|side| *side == word).map(|side| Drawn::Number(side as u32)),
            "die.attacker" | "die.defender" => {
                word.parse::<u32>().ok().and_then(|die| die.checked_sub(1)).map(Drawn::Number)
            }
            "zone" | "zone-leaves" => {
                let named = ZONES.iter().position(|zone| *zone == word);
                let found = named.or_else(|| word.parse::<Estro>().ok().map(Estro::index));
                found.map(|zone| Drawn::Thing(zone as u32))
            }
            "dial" => {
                let place = dial::house().iter().position(|sector| sector.symbol == word);
                place.map(|place| Drawn::Thing(place as u32 + 1))
            }
            "object" => {
                let place = fleet::objects().iter().position(|object| object.symbol == word);
                place.map(|place| Drawn::Thing(place as u32 + 1))
            }
            _ => setup.cards().find(word).map(|no| Drawn::Thing(u32::from(no.0))),
        }
    }

    fn is_clause(&self, id: &str) -> bool {
        clause::ALL.iter().any(|clause| clause.as_str() == id)
    }

    /// The event as data, with the ids of cards and the numbers of seats.
    fn tell(&self, truth: &State, logged: &Logged<Event>) -> String {
        let id = |no: usize| truth.catalogue().cards().get(no).map_or("?", |card| card.id.as_str()).to_owned();
        let text = replaced(&format!("{:?}", logged.event), "CardNo(", id);
        let symbol = |place: usize| dial::house().get(place).map_or("?", |sector| sector.symbol.as_str()).to_owned();
        let text = replaced(&text, "SectorNo(", symbol);
        let object = |place: usize| fleet::objects().get(place).map_or("?", |object| object.symbol.as_str()).to_owned();
        let text = replaced(&text, "ObjectNo(", object);
        replaced(&text, "Seat(", |seat| format!("seat {seat}"))
    }
}

/// Replaces `HEAD` with a number and a bracket behind it.
fn replaced(text: &str, head: &str, with: impl Fn(usize) -> String) -> String {
    let mut parts = text.split(head);
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (number, rest) = part.split_once(')').unwrap_or((part, ""));
        out += &number.parse().map_or_else(|_| format!("{head}{number})"), &with);
        out += rest;
    }
    out
}

/// The place on the field of the card with this id.
fn spot_of(state: &State, id: &str) -> Option<String> {
    let no = state.catalogue().find(id)?;
    // Behind the only seat the ships see their guardians.
    let views = (0..state.seats().max(2)).map(|seat| state.view(Viewer::Seat(table::Seat(seat))));
    views.flat_map(|view| view.field).find(|card| card.face == Some(no)).map(|card| card.spot.to_string())
}

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios");
    let filter = std::env::var("SCENARIOS").unwrap_or_default();
    let report = run_folder(&Estrogame, &folder, &filter).expect("the scenarios can be read");
    assert!(report.scenarios > 0, "no file of {} contains `{filter}` in its name", folder.display());
    assert!(report.failures.is_empty(), "\n{report}");
    println!("{report}");
}

/// A position that a scenario begins with is read back from what the game writes.
#[test]
fn a_written_position_is_the_same() {
    let sheet = Sheet::default();
    let setup = Estrogame.setup(&sheet).unwrap_or_else(|problems| panic!("{problems:?}"));
    let text = "round 2 turn 3 active 0 first 0 phase battle played\nzones -\nseat 0 loose\n  deck\n  hand h1\n  incinerator\n  \
                up ozok turn 1\nseat 1 loose\n  deck\n  hand h2\n  incinerator\n  down thofa turn 2\n";
    let state = State::from_position(&setup, text).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(state.readable_position(), text);
}
