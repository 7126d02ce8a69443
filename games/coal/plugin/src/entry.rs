//! C.O.A.L.'s entry in the platform.

use arena::{BenchTables, Contest, Decked, ListedCard};
use bots::Budget;
use coal::card::{Card, Model, Pilot};
use coal::deck::DeckDocument;
use coal::wire::{EventDocument, ViewDocument};
use coal::{CardSet, Event, Options, Setup, SetupDocument, State, Stops, View, card_text, check, compact};
use door::{CardFiles, DecksOf, DoorError, Entry, TableOrder, Written, decks_of};
use protocol::{Both, CardLine, schema, text_schema};
use rulebook::{Books, Rulebook};
use serde::Deserialize;
use serde_json::{Value, json};
use table::options::UnknownStop;
use table::{
    Game as _, Language, Mode as TableMode, Names, OptionSpec, ProblemList, Seat, StopSpec, TableOptions, Wording,
};

use crate::Coal;
use crate::balance::{self, Mode, Watch};
use crate::words::wording;
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

    fn is_out(view: &View, seat: Seat) -> bool {
        view.seats[seat.index()].destroyed
    }

    fn deck(view: &View, seat: Seat) -> Option<String> {
        view.seats[seat.index()].model.map(|model| model.to_string())
    }

    fn listed_cards(setup: &Setup) -> Vec<ListedCard> {
        balance::listed_cards(setup)
    }

    fn cards_in_deck(_setup: &Setup, end: &State, seat: Seat) -> Vec<u32> {
        let own = end.view(seat.into());
        own.seats[seat.index()].deck_list.iter().flatten().copied().map(u32::from).collect()
    }

    fn cards_in_hand(own: &View, seat: Seat) -> Vec<u32> {
        let hand = own.seats[seat.index()].hand.iter().flatten();
        hand.flat_map(|held| std::iter::repeat_n(u32::from(held.card), held.copies.into())).collect()
    }

    fn played_card(event: &Event, _after: &View) -> Option<(Seat, u32)> {
        balance::played_card(event)
    }

    fn blanked(setup: &Setup, _seat: Seat, card: u32) -> Option<Setup> {
        balance::blanked(setup, card)
    }

    fn blank_meaning() -> Option<Wording> {
        Some(wording("blank", &[]))
    }
}

impl Entry for Coal {
    fn modes() -> &'static [TableMode] {
        Options::table().modes
    }

    fn options() -> &'static [OptionSpec] {
        Options::table().options
    }

    fn stops() -> &'static [StopSpec] {
        Stops::specs()
    }

    fn card_files(files: &[Written]) -> CardFiles<CardSet> {
        let house = CardSet::house();
        let read = card_files::files(files);
        let of_set = if files.is_empty() { Vec::new() } else { read.set_problems(&house) };
        let in_set = |message| cardfile::Problem { file: String::new(), place: None, message, help: None };
        let mut problems = read.problems.clone();
        // If the files have more problems than are reported, problems of the set say little.
        if problems.len() <= ProblemList::MOST {
            let mut all = ProblemList::default();
            all.extend(problems.into_iter().chain(of_set.into_iter().map(in_set)));
            problems = all.finish(in_set);
        }
        CardFiles {
            cards: if files.is_empty() { house } else { read.added_to(&house) },
            problems,
            read: vec![
                (Names::new("cards", "carte"), read.cards.len()),
                (Names::new("pilots", "piloti"), read.pilots.len()),
                (Names::new("models", "modelli"), read.models.len()),
            ],
        }
    }

    fn setup(document: Option<&Value>, cards: &CardSet) -> Result<Setup, DoorError> {
        let problems = |problems| DoorError::Problems { what: "setup", problems };
        let document: SetupDocument = match document {
            None => SetupDocument::default(),
            Some(Value::String(text)) => text.parse().map_err(problems)?,
            Some(value @ Value::Object(_)) => {
                SetupDocument::deserialize(value).map_err(|error| DoorError::unread("setup", &error))?
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

    fn hand(view: &View, setup: &Setup) -> Vec<String> {
        let own = view.seats.iter().zip(0..).find(|(_, seat)| view.viewer.is(Seat(*seat)));
        let hand = own.and_then(|(side, _)| side.hand.as_ref());
        let id = |card| setup.rules().cards.card(card).id.clone();
        hand.into_iter().flatten().flat_map(|held| vec![id(held.card); held.copies.into()]).collect()
    }

    fn event_json(event: &Event, setup: &Setup) -> Value {
        json!(EventDocument::new(event, &setup.rules().cards))
    }

    fn read_standing(text: &str) -> Result<Stops, Wording> {
        text.parse().map_err(UnknownStop::wording)
    }

    fn card_lines(cards: &CardSet) -> Vec<CardLine> {
        let group = |model: Model| {
            let name = format!("{model} {}", cards.model_name(model));
            Some(Both { en: name.clone(), it: name })
        };
        let card = |card: &Card| CardLine {
            id: card.id.clone(),
            kind: "card".into(),
            name: Both { en: card.name.en.clone(), it: card.name.it.clone() },
            text: Both::say(|language| card_text::card_line(card, language)),
            group: group(card.model),
        };
        let pilot = |pilot: &Pilot| CardLine {
            id: pilot.id.clone(),
            kind: "pilot".into(),
            name: Both { en: pilot.name.clone(), it: pilot.name.clone() },
            text: Both::say(|language| one_line(&card_text::pilot_text(pilot, language))),
            group: pilot.preferred_model.and_then(group),
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

    fn decks() -> Option<DecksOf<Self>> {
        Some(decks_of::<Self>)
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

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[("first.scn", include_str!("../../lessons/first.scn"))]
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

fn one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join(" ")
}
