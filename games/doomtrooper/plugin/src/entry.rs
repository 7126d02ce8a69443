//! Doomtrooper's entry for the platform.

use arena::{BenchTables, Contest, Decked, ListedCard, NoTally, Report, Throw};
use bots::Budget;
use cardfile::short;
use doomtrooper::coverage::Coverage;
use doomtrooper::language::Card;
use doomtrooper::recorded::{TableCards, card_ron};
use doomtrooper::setup::{Fault, problem_of};
use doomtrooper::wire::{EventDocument, ViewDocument};
use doomtrooper::{
    CardNo, CardSet, DeckDocument, Event, Options, SeatDocument, Setup, SetupDocument, State, Stops, View, deck,
    unsupported,
};
use door::{CardFiles, Company, DecksOf, DoorError, Entry, TableOrder, Written, decks_of};
use protocol::{Both, CardLine, schema, text_schema};
use rulebook::{Books, Rulebook};
use schemars::JsonSchema;
use serde::Deserialize;
use serde_json::{Value, json};
use table::options::UnknownStop;
use table::{Language, Mode, OptionSpec, Seat, StopSpec, TableOptions, Wording};

use crate::coverage::Covered;
use crate::words::{say, wording};
use crate::{Doomtrooper, card_files, listed, meetings, tables};

const POSITION: &str = "A match of Doomtrooper as text, in setup notation: a first line for the Turn, then for each seat \
    its Destiny and Promotion and a line for each card with its place and state; effects that last, open windows. What the \
    notation cannot say (a combat, a card that is announced) is given as an exact dump in RON instead. Either is read.";

/// A table as a client gives it.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
struct TableGiven {
    /// The decks of the seats: two to five seats.
    seats: Vec<SeatGiven>,
    /// The table options.
    options: Options,
}

impl Default for TableGiven {
    fn default() -> Self {
        let ready = deck::ready().iter().take(2).map(|(_, deck)| SeatGiven::Own(deck.seat()));
        Self { seats: ready.collect(), options: Options::default() }
    }
}

/// The deck of a seat.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
enum SeatGiven {
    /// A ready deck by its short name: `imperial`, `mishima`, `brotherhood`, `algeroth`, `semai`, `mixed`.
    Ready(String),
    /// Cards by number or name.
    Own(SeatDocument),
}

impl SeatGiven {
    fn document(self) -> Result<SeatDocument, DoorError> {
        match self {
            Self::Own(seat) => Ok(seat),
            Self::Ready(name) => {
                let deck = deck::ready_deck(&name);
                deck.map(DeckDocument::seat).ok_or_else(|| no_ready_deck(&name))
            }
        }
    }
}

fn no_ready_deck(name: &str) -> DoorError {
    let known: Vec<&str> = deck::ready().iter().map(|(known, _)| *known).collect();
    let values = [("name", short(name).into()), ("known", known.join(", ").into())];
    DoorError::one("setup", wording("no-ready-deck", &values))
}

impl Contest for Doomtrooper {
    const TITLE: &'static str = "Doomtrooper";

    type Tally = NoTally;

    fn starter(view: &View) -> Option<Seat> {
        Some(view.active)
    }

    fn turns(view: &View) -> u32 {
        view.turn.into()
    }

    fn is_out(view: &View, seat: Seat) -> bool {
        view.seats[seat.index()].eliminated
    }

    fn listed_cards(setup: &Setup) -> Vec<ListedCard> {
        listed::cards(setup)
    }

    fn cards_in_deck(setup: &Setup, _end: &State, seat: Seat) -> Vec<u32> {
        setup.deck(seat).iter().map(|card| card.0.into()).collect()
    }

    fn cards_in_hand(own: &View, seat: Seat) -> Vec<u32> {
        own.seats[seat.index()].hand.iter().flatten().map(|card| card.0.into()).collect()
    }

    fn replaced_hand(event: &Event) -> Option<Seat> {
        if let Event::Redrew(seat, _) = event { Some(*seat) } else { None }
    }

    fn played_card(event: &Event, after: &View) -> Option<(Seat, u32)> {
        listed::played(event, after)
    }

    fn blanked(setup: &Setup, seat: Seat, card: u32) -> Option<Setup> {
        setup.with_blank(seat, CardNo(u16::try_from(card).ok()?))
    }

    fn blank_meaning() -> Option<Wording> {
        Some(wording("blank", &[]))
    }

    fn throw(event: &Event, _after: &View) -> Option<Throw> {
        listed::throw(event)
    }
}

impl Entry for Doomtrooper {
    fn modes() -> &'static [Mode] {
        Options::table().modes
    }

    fn options() -> &'static [OptionSpec] {
        Options::table().options
    }

    fn stops() -> &'static [StopSpec] {
        Stops::specs()
    }

    fn card_files(files: &[Written]) -> CardFiles<TableCards> {
        let CardFiles { cards, problems, read } = card_files::files(files);
        CardFiles { cards: TableCards::of(cards), problems, read }
    }

    fn setup(document: Option<&Value>, cards: &TableCards) -> Result<Setup, DoorError> {
        let document: SetupDocument = match document {
            None => deck::ready_table(2).document().clone(),
            Some(Value::String(text)) => {
                text.parse().map_err(|problems| DoorError::Problems { what: "setup", problems })?
            }
            Some(value @ Value::Object(_)) => {
                let given = TableGiven::deserialize(value).map_err(|error| DoorError::unread("setup", &error))?;
                // Seats that no table has are counted, and not looked at.
                let document = |(number, seat): (usize, SeatGiven)| match number < Seat::MAX.into() {
                    true => seat.document(),
                    false => Ok(SeatDocument::default()),
                };
                let seats = given.seats.into_iter().enumerate().map(document).collect::<Result<_, _>>()?;
                SetupDocument { seats, options: given.options }
            }
            Some(_) => return Err(DoorError::one("setup", "expected an object or a text")),
        };
        Setup::check(document, cards.set().clone()).map_err(|faults| DoorError::Problems {
            what: "setup",
            problems: faults.iter().map(|(seat, fault)| problem_of(*seat, fault)).collect(),
        })
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
        hand.into_iter().flatten().map(|number| setup.cards().card(*number).code.to_string()).collect()
    }

    fn ready_deck_of(setup: &Setup, seat: Seat) -> Option<String> {
        let brought = setup.document().seats.get(seat.index())?;
        let found = deck::ready().iter().find(|(_, deck)| deck.seat() == *brought);
        found.map(|(name, _)| (*name).to_owned())
    }

    fn event_json(event: &Event, setup: &Setup) -> Value {
        json!(EventDocument::new(event, setup.cards()))
    }

    fn read_standing(text: &str) -> Result<Stops, Wording> {
        text.parse().map_err(UnknownStop::wording)
    }

    fn passes() -> &'static [StopSpec] {
        Stops::passes()
    }

    fn usual_standing(company: Company) -> Stops {
        match company {
            Company::Alone | Company::OwnDevices => Stops::default(),
            Company::OneDevice => Stops::at_one_device(),
        }
    }

    fn card_lines(cards: &TableCards) -> Vec<CardLine> {
        let line = |card: &Card| CardLine {
            id: card.code.to_string(),
            kind: format!("{:?}", card.kind).to_lowercase(),
            name: Both { en: card.name.to_string(), it: card.name.to_string() },
            text: Both::say(|language| whole_text(card, cards.set(), language)),
            group: None,
        };
        cards.set().cards().iter().map(line).collect()
    }

    fn card_json(id: &str, cards: &TableCards) -> Result<Value, DoorError> {
        let set = cards.set();
        let found = id.parse().ok().and_then(|code| set.coded(code)).or_else(|| set.named(&id.into()));
        let Some(number) = found else {
            return Err(DoorError::NoSuchCard(Fault::of_unknown(id, set).wording().to_string()));
        };
        let card = set.card(number);
        Ok(json!({
            "kind": "card",
            "card": card,
            "text": Both::say(|language| whole_text(card, set, language)),
            "ron": card_ron(card),
            "playable": unsupported::waits_for(card).is_empty(),
            "waits_for": unsupported::waits_for(card),
        }))
    }

    fn decks() -> Option<DecksOf<Self>> {
        Some(decks_of::<Self>)
    }

    fn coverage() -> Option<Box<dyn Report>> {
        Some(Box::new(Covered(Coverage::of(&CardSet::house()))))
    }

    fn table(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
        tables::ordered(order)
    }

    const BUDGET: Budget = Budget::Millis(50);

    fn tables(order: &TableOrder<'_>, players: usize) -> Result<Vec<Decked<State>>, DoorError> {
        meetings::ordered(order, players)
    }

    fn bench_modes() -> &'static [&'static str] {
        &["duel"]
    }

    fn bench_tables(mode: &str) -> BenchTables<State> {
        let setups = meetings::pairs().into_iter().map(|table| table.setup).collect();
        // Every pair of the ready decks is played twice.
        BenchTables { mode: mode.to_owned(), setups, checked: 30, skips_idle: true, searches: false }
    }

    fn lessons() -> &'static [(&'static str, &'static str)] {
        &[("first.scn", include_str!("../../lessons/first.scn"))]
    }

    fn rulebook(language: Language) -> &'static Rulebook {
        static BOOKS: Books<2> = Books::new([doomtrooper::rulebook(Language::En), doomtrooper::rulebook(Language::It)]);
        BOOKS.get(language as usize)
    }

    fn schemas() -> Vec<(&'static str, Value)> {
        vec![
            ("setup", schema::<TableGiven>()),
            ("position", text_schema("Position", POSITION)),
            ("view", schema::<ViewDocument>()),
            ("event", schema::<EventDocument>()),
        ]
    }
}

/// The generated text of a card, and, for a card that is not playable yet, the missing parts.
fn whole_text(card: &Card, cards: &CardSet, language: Language) -> String {
    let text = doomtrooper::text::card_text(card, cards, language);
    let waits = unsupported::waits_for(card);
    if waits.is_empty() {
        return text;
    }
    format!("{text}\n{}", say(language, "not-playable", &[("waits", waits.join(", ").into())]))
}
