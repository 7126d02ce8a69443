//! C.O.A.L. as the platform takes it in.

use std::collections::BTreeMap;

use arena::{BenchTables, Contest, Decked};
use bots::Budget;
use coal::card::{Card, Pilot};
use coal::deck::DeckDocument;
use coal::wire::{EventDocument, ViewDocument};
use coal::{CardSet, Deck, Event, Options, Setup, SetupDocument, State, Stops, View, card_text, check, compact, paper};
use door::{DoorError, Entry, TableOrder, Written};
use protocol::{Both, CardLine, DeckGiven, DeckReport, schema, text_schema};
use rulebook::{Books, Rulebook};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use table::{Language, Problem, Seat, SeatSet, Wording};

use crate::Coal;
use crate::balance::{self, Mode, Watch};
use crate::{card_files, tables};

const POSITION: &str = "The whole state of a match of C.O.A.L. as text: a line `turn N active SEAT ...` for the table, \
    `seat N model M pilot ID damage N turns N` for each seat, with indented lines `hand`, `deck`, `discard` and \
    `slot N up|down CARD TOKENS turn N`, and a line `frame ...` for each activated card. See docs/engine-protocol.md.";

impl Contest for Coal {
    const TITLE: &'static str = "C.O.A.L.";

    type Tally = Watch;

    fn starter(view: &View) -> Option<Seat> {
        view.starter
    }

    fn turns(view: &View) -> u32 {
        view.turn.into()
    }

    fn left(view: &View) -> SeatSet {
        let left = Seat::all(view.seats.len() as u8).filter(|seat| !view.seats[seat.index()].destroyed);
        left.fold(SeatSet::NONE, SeatSet::with)
    }

    fn allies(setup: &Setup, seat: Seat) -> SeatSet {
        let teams = setup.rules().options.teams;
        // Partners sit opposite (COAL-TEAM-01).
        SeatSet(SeatSet::only(seat).0 | if teams { SeatSet::only(Seat(seat.0 ^ 2)).0 } else { 0 })
    }

    fn deck(view: &View, seat: Seat) -> Option<String> {
        view.seats[seat.index()].model.map(|model| model.to_string())
    }
}

impl Entry for Coal {
    const SEATS: [u8; 2] = [2, 4];

    fn switches() -> [Vec<(&'static str, &'static str)>; 2] {
        [Options::ALL.to_vec(), Stops::NAMES.to_vec()]
    }

    fn card_set(further: &[String]) -> Result<CardSet, DoorError> {
        if further.is_empty() {
            return Ok(CardSet::house());
        }
        let mut extra = Extra::default();
        further.iter().for_each(|text| extra.read(text));
        extra.added_to(&CardSet::house()).map_err(|problems| DoorError::Problems { what: "cards", problems })
    }

    fn setup(document: Option<&Value>, cards: &CardSet) -> Result<Setup, DoorError> {
        let problems = |problems| DoorError::Problems { what: "setup", problems };
        let document: SetupDocument = match document {
            None => SetupDocument::default(),
            Some(Value::String(text)) => text.parse().map_err(problems)?,
            Some(value @ Value::Object(_)) => {
                SetupDocument::deserialize(value).map_err(|error| DoorError::one("setup", error.to_string()))?
            }
            Some(_) => return Err(DoorError::one("setup", "expected an object or a text")),
        };
        Setup::check(document, cards.clone()).map_err(problems)
    }

    fn setup_json(setup: &Setup) -> Value {
        json!(setup.document())
    }

    fn view_json(view: &View) -> Value {
        json!(ViewDocument::from(view))
    }

    fn event_json(event: &Event, setup: &Setup) -> Value {
        json!(EventDocument::new(event, &setup.rules().cards))
    }

    fn read_standing(text: &str) -> Result<Stops, String> {
        text.parse()
    }

    fn card_lines(cards: &CardSet) -> Vec<CardLine> {
        let card = |card: &Card| CardLine {
            id: card.id.clone(),
            kind: "card".into(),
            name: Both { en: card.name.en.clone(), it: card.name.it.clone() },
            text: Both::say(|language| card_text::card_line(card, language)),
        };
        let pilot = |pilot: &Pilot| CardLine {
            id: pilot.id.clone(),
            kind: "pilot".into(),
            name: Both { en: pilot.name.clone(), it: pilot.name.clone() },
            text: Both::say(|language| one_line(&card_text::pilot_text(pilot, language))),
        };
        cards.cards().iter().map(card).chain(cards.pilots().iter().map(pilot)).collect()
    }

    fn card_json(id: &str, cards: &CardSet) -> Result<Value, DoorError> {
        if let Some(card) = cards.find(id).map(|number| cards.card(number)) {
            return Ok(json!({
                "kind": "card",
                "card": card,
                "text": Both::say(|language| card_text::card_text(card, language)),
                "compact": compact::print(card),
                "ron": ron::to_string(card).unwrap_or_default(),
            }));
        }
        let pilot = cards.find_pilot(id).map(|number| cards.pilot(number));
        let unknown = || check::unknown_card(&id.chars().take(60).collect::<String>(), cards);
        let pilot = pilot.ok_or_else(|| DoorError::NoSuchCard(unknown().to_string()))?;
        Ok(json!({
            "kind": "pilot",
            "card": pilot,
            "text": Both::say(|language| card_text::pilot_text(pilot, language)),
            "ron": ron::to_string(pilot).unwrap_or_default(),
        }))
    }

    fn deck_report(deck: &DeckGiven, options: &[String], cards: &CardSet) -> Result<DeckReport, DoorError> {
        let options: Options =
            options.join(" ").parse().map_err(|message: Wording| DoorError::one("options", message))?;
        let (deck, mut problems) = match deck {
            DeckGiven::Ids(ids) => {
                let (deck, problems) = coal::deck::of_ids(ids, cards);
                (deck, problems.iter().map(ToString::to_string).collect::<Vec<String>>())
            }
            DeckGiven::Written(text) => match Deck::read(text, cards) {
                Ok(deck) => {
                    let problems = deck.problems(cards, &options);
                    return Ok(report(&deck, problems.iter().map(ToString::to_string).collect(), cards));
                }
                Err(problems) => {
                    let said = problems.iter().map(|problem| problem.say(cards, Language::En));
                    (Deck::default(), said.collect())
                }
            },
        };
        if problems.is_empty() {
            // Ids name no board, so only the list is checked.
            problems.extend(check::deck(&deck.list(), cards, &options).iter().map(ToString::to_string));
        }
        Ok(report(&deck, problems, cards))
    }

    fn card_problems(files: &[Written]) -> Vec<cardfile::Problem> {
        let read = card_files::files(files);
        let of_set = read.set_problems(&CardSet::house()).into_iter();
        let of_set = of_set.map(|message| cardfile::Problem { file: String::new(), place: None, message, help: None });
        read.problems.iter().cloned().chain(of_set).collect()
    }

    fn table(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
        tables::ordered(order)
    }

    const BUDGET: Budget = Budget::Millis(20);

    fn tables(order: &TableOrder<'_>, players: usize) -> Result<Vec<Decked<State>>, DoorError> {
        balance::ordered(order, players)
    }

    fn bench_modes() -> &'static [&'static str] {
        &Mode::NAMES
    }

    fn bench_tables(mode: &str) -> BenchTables<State> {
        let setup = Mode::named(mode).unwrap_or(Mode::Duel).setup();
        BenchTables { mode: mode.to_owned(), setups: vec![setup], checked: 200, skips_idle: false, searches: true }
    }

    fn rulebook(language: Language) -> &'static Rulebook {
        static BOOKS: Books<2> = Books::new([coal::rulebook(Language::En), coal::rulebook(Language::It)]);
        BOOKS.get(language as usize)
    }

    fn schemas() -> Vec<(&'static str, Value)> {
        vec![
            ("setup", schema::<SetupDocument>()),
            ("position", text_schema("Position", POSITION)),
            ("view", schema::<ViewDocument>()),
            ("event", schema::<EventDocument>()),
            ("card", schema::<Card>()),
            ("pilot", schema::<Pilot>()),
            ("deck", schema::<DeckDocument>()),
        ]
    }
}

fn report(deck: &Deck, problems: Vec<String>, cards: &CardSet) -> DeckReport {
    let found = deck.figures(cards);
    let figures = BTreeMap::from([
        ("cards".to_owned(), found.cards),
        ("reactions".to_owned(), found.reactions),
        ("deck_building_symbols".to_owned(), found.deck_building),
    ]);
    DeckReport { legal: problems.is_empty(), problems, figures }
}

fn one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join(" ")
}

/// Cards and pilots that somebody wrote into a request.
#[derive(Default)]
struct Extra {
    cards: Vec<Card>,
    pilots: Vec<Pilot>,
    problems: Vec<Problem>,
}

impl Extra {
    /// Reads a text: a list or a single card or pilot in RON, or one card a line as `id = COMPACT`, `card RON` or
    /// `pilot RON`.
    fn read(&mut self, text: &str) {
        let text = text.trim();
        if text.starts_with(['[', '(']) {
            let list = if text.starts_with('(') { format!("[{text}]") } else { text.to_owned() };
            return self.ron(&list, 0);
        }
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            match text.split_once(' ') {
                Some(("card" | "pilot", ron)) if ron.trim_start().starts_with('(') => {
                    self.ron(&format!("[{}]", ron.trim()), line);
                }
                _ => match text.split_once('=') {
                    Some((id, notation)) => self.compact(id.trim(), notation.trim(), line),
                    None => self.problem(line, "expected `ID = COMPACT`, `card RON` or `pilot RON`"),
                },
            }
        }
    }

    fn problem(&mut self, line: usize, message: impl Into<Wording>) {
        self.problems.push(Problem::new(line, message));
    }

    fn compact(&mut self, id: &str, notation: &str, line: usize) {
        let card = compact::parse(notation).and_then(|found| {
            compact::card(id, found.model.unwrap_or(coal::card::Model::C1), notation).map(|card| (card, found.model))
        });
        match card {
            Err(error) => self.problem(line, format!("{}: {error}", id.chars().take(60).collect::<String>())),
            Ok((_, None)) => self.problem(line, format!("{id}: a card names its model, e.g. `{id} = C1 {notation}`")),
            Ok((card, Some(_))) => self.checked_card(card, line),
        }
    }

    fn ron(&mut self, list: &str, line: usize) {
        // A pilot is told from a card by the field that only pilots have.
        if list.contains("maneuvers") {
            for pilot in self.list::<Pilot>(list, line) {
                for problem in check::pilot(&pilot) {
                    self.problem(line, format!("{}: {problem}", pilot.id));
                }
                self.pilots.push(pilot);
            }
        } else {
            for card in self.list::<Card>(list, line) {
                self.checked_card(card, line);
            }
        }
    }

    fn list<T: DeserializeOwned>(&mut self, list: &str, line: usize) -> Vec<T> {
        ron::from_str(list).unwrap_or_else(|error| {
            let place = error.span.start;
            let line = if line > 0 { line } else { place.line };
            self.problem(line, format!("column {}: {}", place.col, error.code));
            Vec::new()
        })
    }

    fn checked_card(&mut self, card: Card, line: usize) {
        for problem in check::card(&card) {
            self.problem(line, format!("{}: {problem}", card.id));
        }
        self.cards.push(card);
    }

    fn added_to(mut self, set: &CardSet) -> Result<CardSet, Vec<Problem>> {
        if self.problems.is_empty() {
            // Checked before the set is made: its numbers are one byte.
            let (cards, pilots) = (set.cards().len() + self.cards.len(), set.pilots().len() + self.pilots.len());
            if cards.max(pilots) > paper::MOST_CARDS {
                self.problem(
                    0,
                    format!(
                        "with the house set that is {cards} cards and {pilots} pilots; a set has at most {} of each",
                        paper::MOST_CARDS
                    ),
                );
            }
        }
        if self.problems.is_empty() {
            let set = set.with(self.cards, self.pilots);
            let problems: Vec<Problem> = check::set(&set).into_iter().map(|message| Problem::new(0, message)).collect();
            return if problems.is_empty() { Ok(set) } else { Err(problems) };
        }
        Err(self.problems)
    }
}
