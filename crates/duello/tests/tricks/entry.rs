//! The entry with which Tricks registers in the platform.

use arena::{BenchTables, Contest, Decked, NoTally};
use bots::{Bot, BotKind, Budget, Random, Roster, Search, Thinking};
use door::{
    CardFiles, Decks, DecksOf, DoorError, Entry, TableOrder, Written, brought, decks_by_seat, decks_of, read_options,
};
use protocol::{Both, CardLine};
use rulebook::{Books, Rulebook};
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Choices, Language, Mode, OptionSpec, Question, Seat, StopSpec, TableOptions, Wording};

use super::options::Options;
use super::{Document, Event, NoOrders, Play, Set, Setup, State, View};

/// The entry of Tricks.
#[derive(Clone, Copy, Debug)]
pub struct Tricks;

/// A player that always plays its highest card.
struct Highest;

impl Bot<State> for Highest {
    fn choose(&mut self, question: &Question<'_, State>, _thinking: &Thinking) -> Play {
        question.choices.get(question.choices.len() - 1)
    }
}

impl Roster for Tricks {
    type Game = State;

    fn player(kind: BotKind) -> Box<dyn Bot<State>> {
        match kind {
            BotKind::Random => Box::new(Random),
            BotKind::Heuristic => Box::new(Highest),
            BotKind::Search => Box::new(Search::new()),
        }
    }
}

impl Contest for Tricks {
    const TITLE: &'static str = "Tricks";

    type Tally = NoTally;

    fn starter(view: &View) -> Option<Seat> {
        Some(Seat(view.leads))
    }

    fn turns(view: &View) -> u32 {
        view.tricks_played
    }
}

/// Returns a setup for this many seats, with the ready decks in turn.
fn ready(seats: usize, low: bool) -> Document {
    let decks = Tricks::ready(&Set::house()).into_iter().cycle().take(seats).map(|(_, deck)| deck.ids());
    Document { low, decks: decks.collect() }
}

impl Entry for Tricks {
    const BUDGET: Budget = Budget::Simulations(20);

    fn modes() -> &'static [Mode] {
        Options::table().modes
    }

    fn options() -> &'static [OptionSpec] {
        Options::table().options
    }

    fn stops() -> &'static [StopSpec] {
        &[]
    }

    fn card_files(files: &[Written]) -> CardFiles<Set> {
        Set::with(files)
    }

    fn setup(document: Option<&Value>, cards: &Set) -> Result<Setup, DoorError> {
        let wrong = |error: serde_json::Error| DoorError::one("setup", error.to_string());
        let document = match document {
            None => ready(2, false),
            Some(Value::String(text)) => serde_json::from_str(text).map_err(wrong)?,
            Some(value) => Document::deserialize(value).map_err(wrong)?,
        };
        Setup::check(document, cards).map_err(|problems| DoorError::Problems { what: "setup", problems })
    }

    fn setup_json(setup: &Setup) -> Value {
        json!(setup.0.document)
    }

    fn view_json(view: &View) -> Value {
        json!(view)
    }

    fn hand(view: &View, setup: &Setup) -> Vec<String> {
        view.hand.iter().map(|card| setup.0.set.card(*card).id.clone()).collect()
    }

    fn event_json(event: &Event, _setup: &Setup) -> Value {
        json!(event)
    }

    fn read_standing(text: &str) -> Result<NoOrders, Wording> {
        text.parse().map_err(Wording::from)
    }

    fn card_lines(cards: &Set) -> Vec<CardLine> {
        let line = |card: &super::cards::Card| CardLine {
            id: card.id.clone(),
            kind: "card".into(),
            name: Both { en: card.en.clone(), it: card.it.clone() },
            text: Both { en: format!("Value {}", card.value), it: format!("Valore {}", card.value) },
            group: None,
        };
        cards.cards().iter().map(line).collect()
    }

    fn card_json(id: &str, cards: &Set) -> Result<Value, DoorError> {
        let found = Self::card_lines(cards).into_iter().find(|line| line.id == id);
        found.map(|line| json!(line)).ok_or_else(|| DoorError::NoSuchCard(format!("there is no card `{id}`")))
    }

    fn decks() -> Option<DecksOf<Self>> {
        Some(decks_of::<Self>)
    }

    fn rulebook(language: Language) -> &'static Rulebook {
        static BOOKS: Books<2> = Books::new([
            "## PLAY · Play\n\n### TRICK-PLAY-01 · Cards\nSix cards a deck.\n\n### TRICK-PLAY-02 · Tricks\nThe highest.\n\n\
             ## END · End\n\n### TRICK-END-01 · End\nMost tricks win.\n",
            "## PLAY · Gioco\n\n### TRICK-PLAY-01 · Carte\nSei carte per mazzo.\n\n### TRICK-PLAY-02 · Prese\nLa più alta.\n\n\
             ## END · Fine\n\n### TRICK-END-01 · Fine\nVince chi ha più prese.\n",
        ]);
        BOOKS.get(language as usize)
    }

    fn schemas() -> Vec<(&'static str, Value)> {
        vec![("setup", json!({})), ("view", json!({}))]
    }

    fn table(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
        let cards = Set::with(order.cards).cards;
        let Options { low } = read_options(order.options)?;
        let mut document = ready(order.seats.unwrap_or(2), low);
        let seats = document.decks.len();
        for (seat, deck) in decks_by_seat(order, seats)? {
            document.decks[seat] = brought::<Self>(deck, &cards)?.ids();
        }
        Setup::check(document, &cards).map_err(|problems| DoorError::Problems { what: "setup", problems })
    }

    fn tables(order: &TableOrder<'_>, players: usize) -> Result<Vec<Decked<State>>, DoorError> {
        let seats = order.seats.or(Some(order.decks.len()).filter(|decks| *decks > 0)).unwrap_or(players);
        let setup = Self::table(&TableOrder { seats: Some(seats), ..*order })?;
        let decks = setup.0.decks.iter().enumerate().map(|(seat, _)| Some(format!("deck {seat}"))).collect();
        Ok(vec![Decked { setup, decks, is_reseated: false }])
    }

    fn bench_modes() -> &'static [&'static str] {
        &["two", "three"]
    }

    fn bench_tables(mode: &str) -> BenchTables<State> {
        let setup = Setup::check(ready(if mode == "three" { 3 } else { 2 }, false), &Set::house());
        let setups = vec![setup.unwrap_or_else(|problems| panic!("the ready decks: {problems:?}"))];
        BenchTables { mode: mode.to_owned(), setups, checked: 20, skips_idle: false, searches: true }
    }
}
