//! ESTRO's entry for the platform.

use arena::{BenchTables, Contest, Decked, ListedCard, Throw};
use bots::Budget;
use cardfile::short;
use door::{CardFiles, Company, DecksOf, DoorError, Entry, TableOrder, Written, decks_of};
use estro::card_text::{card_text, card_text_without_total, estro_name};
use estro::deck::ready::{READY, ready};
use estro::language::{Card, notation as compact};
use estro::rules::CardNo;
use estro::wire::{EventDocument, ViewDocument};
use estro::{CardSet, DeckDocument, Event, Options, SeatDocument, Setup, SetupDocument, State, Stops, View};
use protocol::{Both, CardLine, schema, text_schema};
use rulebook::{Books, Rulebook};
use serde::Deserialize;
use serde_json::{Value, json};
use table::options::UnknownStop;
use table::{Language, Mode, OptionSpec, Seat, StopSpec, TableOptions, Viewer, Wording};

use crate::tally::Watch;
use crate::words::wording;
use crate::{Estro, card_files, listed, meetings, tables};

const POSITION: &str = "The whole state of a match of ESTRO as exact text.";

/// The tables that are measured: dealt decks, two ready ones that meet, the other frames, and dealt decks with each mode beside the
/// duel and with all of them together.
const BENCH_MODES: [&str; 14] = [
    "duel",
    "constructed",
    "inferno",
    "conquest",
    "solo",
    "stratega",
    "necrotokens",
    "ambush",
    "rift",
    "lucid",
    "chimera",
    "mnemonica",
    "dial",
    "all-overlays",
];

impl Contest for Estro {
    const TITLE: &'static str = "ESTRO";

    type Tally = Watch;

    fn starter(view: &View) -> Option<Seat> {
        Some(view.first)
    }

    fn turns(view: &View) -> u32 {
        view.turn.into()
    }

    fn listed_cards(setup: &Setup) -> Vec<ListedCard> {
        listed::cards(setup)
    }

    fn cards_in_deck(_setup: &Setup, end: &State, seat: Seat) -> Vec<u32> {
        // A seat never sees all of a dealt deck, so its view could not tell.
        end.deck_at_start(seat).into_iter().map(|card| card.0.into()).collect()
    }

    /// The first hand of the seat that begins has its first draw, too: nobody decides anything before (ESTRO-TURN-04).
    fn cards_in_hand(own: &View, seat: Seat) -> Vec<u32> {
        own.seats[seat.index()].held.iter().map(|card| card.0.into()).collect()
    }

    fn played_card(event: &Event, after: &View) -> Option<(Seat, u32)> {
        listed::played(event, after)
    }

    fn blanked(setup: &Setup, seat: Seat, card: u32) -> Option<Setup> {
        setup.with_blank(seat, CardNo(u8::try_from(card).ok()?))
    }

    fn blank_meaning() -> Option<Wording> {
        Some(wording("blank", &[]))
    }

    fn throw(event: &Event, _after: &View) -> Option<Throw> {
        listed::throw(event)
    }
}

/// Every card with its text in one line.
fn lines_of(cards: &CardSet, text: fn(&Card, Language) -> String) -> Vec<CardLine> {
    let line = |card: &Card| CardLine {
        id: card.id.clone(),
        kind: "card".into(),
        name: Both { en: card.name.clone(), it: card.name.clone() },
        text: Both::say(|language| one_line(&text(card, language))),
        group: Some(Both::say(|_| estro_name(card.estro).to_owned())),
    };
    cards.cards().iter().map(line).collect()
}

impl Entry for Estro {
    fn modes() -> &'static [Mode] {
        Options::table().modes
    }

    fn options() -> &'static [OptionSpec] {
        Options::table().options
    }

    fn stops() -> &'static [StopSpec] {
        Stops::specs()
    }

    fn card_file_endings() -> &'static [&'static str] {
        &card_files::ENDINGS
    }

    fn card_files(files: &[Written]) -> CardFiles<CardSet> {
        card_files::files(files)
    }

    fn setup(document: Option<&Value>, cards: &CardSet) -> Result<Setup, DoorError> {
        let problems = |problems| DoorError::Problems { what: "setup", problems };
        let document: SetupDocument = match document {
            None => SetupDocument::default(),
            Some(Value::String(text)) => text.parse().map_err(problems)?,
            Some(value @ Value::Object(_)) => given(value, cards)?,
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
        let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
        let held = view.seats.get(seat.index()).map(|side| side.held.as_slice()).unwrap_or_default();
        held.iter().map(|card| setup.cards().card(*card).id.clone()).collect()
    }

    fn ready_deck_of(setup: &Setup, seat: Seat) -> Option<String> {
        let brought = setup.document().seats.get(seat.index()).filter(|_| setup.is_constructed())?;
        let is_it = |ids: &[String]| brought.deck.len() == ids.len() && ids.iter().all(|id| brought.deck.contains(id));
        READY.iter().find(|ready| is_it(&ready.ids().collect::<Vec<_>>())).map(|ready| ready.id.to_owned())
    }

    fn event_json(event: &Event, _setup: &Setup) -> Value {
        json!(event)
    }

    fn read_standing(text: &str) -> Result<Stops, Wording> {
        text.parse().map_err(UnknownStop::wording)
    }

    fn usual_standing(company: Company) -> Stops {
        match company {
            Company::Alone | Company::OwnDevices => Stops::default(),
            Company::OneDevice => Stops::at_one_device(),
        }
    }

    fn card_lines(cards: &CardSet) -> Vec<CardLine> {
        lines_of(cards, card_text)
    }

    /// The players of Mnemonica add TOT up themselves (ESTRO-MNE-03).
    fn card_lines_at(setup: &Setup) -> Vec<CardLine> {
        lines_of(setup.cards(), if setup.options().mnemonica { card_text_without_total } else { card_text })
    }

    fn card_json(id: &str, cards: &CardSet) -> Result<Value, DoorError> {
        let found = cards.find(id).map(|number| cards.card(number));
        let unknown = || wording("no-such-card", &[("id", short(id).into())]).to_string();
        let card = found.ok_or_else(|| DoorError::NoSuchCard(unknown()))?;
        Ok(json!({
            "kind": "card",
            "card": card,
            "tot": card.values.tot(),
            "primary": card.primary(),
            "text": Both::say(|language| card_text(card, language)),
            "compact": compact::facts(card),
            // Plain data always serialises; a reader would report the empty text.
            "ron": notation::to_string(card).unwrap_or_default(),
        }))
    }

    fn decks() -> Option<DecksOf<Self>> {
        Some(decks_of::<Self>)
    }

    fn table(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
        tables::ordered(order)
    }

    const BUDGET: Budget = Budget::Millis(20);

    fn tables(order: &TableOrder<'_>, _players: usize) -> Result<Vec<Decked<State>>, DoorError> {
        meetings::ordered(order)
    }

    fn bench_modes() -> &'static [&'static str] {
        &BENCH_MODES
    }

    fn bench_tables(mode: &str) -> BenchTables<State> {
        let overlays: &[&str] = match mode {
            "all-overlays" => &Options::OVERLAYS,
            "duel" | "constructed" => &[],
            _ => &[mode],
        };
        let setups = if mode == "constructed" {
            let all = [Written { name: "all".into(), text: None }];
            let tables = meetings::ordered(&TableOrder { decks: &all, ..TableOrder::default() });
            tables.unwrap_or_default().into_iter().map(|table| table.setup).collect()
        } else {
            let options = overlays.iter().map(|overlay| (*overlay).to_owned()).collect();
            let document = SetupDocument::of_words(options);
            Setup::check(document, CardSet::house()).into_iter().collect()
        };
        BenchTables { mode: mode.to_owned(), setups, checked: 100, skips_idle: false, searches: true }
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[
            ("first.scn", include_str!("../../lessons/first.scn")),
            ("mode-conquest.scn", include_str!("../../lessons/mode-conquest.scn")),
            ("mode-inferno.scn", include_str!("../../lessons/mode-inferno.scn")),
            ("mode-solo.scn", include_str!("../../lessons/mode-solo.scn")),
        ]
    }

    fn rulebook(language: Language) -> &'static Rulebook {
        static BOOKS: Books<2> = Books::new([estro::rulebook(Language::En), estro::rulebook(Language::It)]);
        BOOKS.get(language as usize)
    }

    fn schemas() -> Vec<(&'static str, Value)> {
        vec![
            ("setup", schema::<SetupDocument>()),
            ("position", text_schema("Position", POSITION)),
            ("view", schema::<ViewDocument>()),
            ("event", schema::<EventDocument>()),
            ("card", schema::<Card>()),
            ("deck", schema::<DeckDocument>()),
        ]
    }
}

/// A table as a client gives it: a seat is a document, or the short name of a ready deck.
fn given(value: &Value, cards: &CardSet) -> Result<SetupDocument, DoorError> {
    let mut value = value.clone();
    if let Some(Value::Array(seats)) = value.get_mut("seats") {
        for (number, seat) in seats.iter_mut().enumerate() {
            if let Value::String(name) = seat {
                // Seats that no table has are counted, and not looked at.
                *seat = if number < Seat::MAX.into() { json!(named(name, cards)?) } else { json!({}) };
            }
        }
    }
    SetupDocument::deserialize(&value).map_err(|error| DoorError::unread("setup", &error))
}

fn named(name: &str, cards: &CardSet) -> Result<SeatDocument, DoorError> {
    let known: Vec<&str> = READY.iter().map(|ready| ready.id).collect();
    let values = [("name", short(name).into()), ("known", known.join(", ").into())];
    let found = ready(name).map(|ready| ready.deck(cards, Language::En).seat(cards));
    found.ok_or_else(|| DoorError::one("setup", wording("no-such-ready-deck", &values)))
}

fn one_line(text: &str) -> String {
    text.lines().collect::<Vec<_>>().join(" ")
}
