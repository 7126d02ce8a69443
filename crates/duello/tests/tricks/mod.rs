//! Tricks: a small game for tests, which the program does not know. It has two or three seats; each brings a deck of
//! six cards and holds three of them. In turn each seat plays a card; the highest card takes the trick, and its seat
//! leads the next one. With the option `low` the lowest card takes it. The seat with the most tricks wins.

mod cards;
mod entry;
mod options;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{
    Awaits, Chance, Choices, Clause, Draw, Fingerprint, Game, Language, Log, Logged, Outcome, Playout, Positioned,
    Problem, Recorded, Refusal, Seat, SeatSet, Told, Viewer, Wording,
};

pub use cards::{DECK, Set};
pub use entry::Tricks;

const PLAY: Clause = Clause::from_rulebook("TRICK-PLAY-01");
const TAKE: Clause = Clause::from_rulebook("TRICK-PLAY-02");
const END: Clause = Clause::from_rulebook("TRICK-END-01");

const EN: &str = "\
prompt = Which card do you play?
play = Play { $card }
played = Player { $seat } plays { $card }.
took = Player { $seat } takes the trick.
conceded = Player { $seat } concedes.
not-held = you do not hold that card, or it is not your turn
out = this seat is out
shown = a card that was played stays played
seat = Player { $seat }: { $tricks } tricks, { $cards } cards
hand = Your hand: { $cards }
standing = { $cards } of 6 cards
size = a deck has 6 cards, and this one has { $cards }
";
const IT: &str = "\
prompt = Quale carta giochi?
play = Gioca { $card }
played = Il giocatore { $seat } gioca { $card }.
took = Il giocatore { $seat } vince la presa.
conceded = Il giocatore { $seat } si arrende.
not-held = non hai quella carta in mano, o non è il tuo turno
out = questo giocatore è fuori
shown = una carta giocata resta giocata
seat = Giocatore { $seat }: { $tricks } prese, { $cards } carte
hand = La tua mano: { $cards }
standing = { $cards } carte su 6
size = un mazzo ha 6 carte, e questo ne ha { $cards }
";

fn say(language: Language, id: &str, values: &[(&str, phrases::Value<'_>)]) -> String {
    phrases::Phrases::new(EN, IT).say(language, id, values)
}

/// A checked setup: its cards, its option, and the deck of each seat.
#[derive(Clone, Debug)]
pub struct Setup(Arc<Rules>);

#[derive(Debug)]
struct Rules {
    set: Set,
    document: Document,
    decks: Vec<Vec<u8>>,
}

/// A setup as a document: the card ids of each seat.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Document {
    low: bool,
    decks: Vec<Vec<String>>,
}

impl Setup {
    fn check(document: Document, set: &Set) -> Result<Self, Vec<Problem>> {
        let find = |id: &String| set.find(id).ok_or_else(|| Problem::new(0, format!("there is no card `{id}`")));
        let decks = document.decks.iter().map(|deck| deck.iter().map(find).collect::<Result<Vec<u8>, _>>());
        let decks = decks.collect::<Result<Vec<_>, _>>().map_err(|problem| vec![problem])?;
        if !(2..=3).contains(&decks.len()) || decks.iter().any(|deck| deck.len() != DECK) {
            return Err(vec![Problem::new(0, format!("two or three decks of {DECK} cards ({PLAY})"))]);
        }
        Ok(Self(Arc::new(Rules { set: set.clone(), document, decks })))
    }
}

/// The state of a match.
#[derive(Clone)]
pub struct State {
    setup: Setup,
    seats: Vec<Place>,
    leads: Seat,
    out: SeatSet,
}

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Place {
    hand: Vec<u8>,
    deck: Vec<u8>,
    past: Vec<u8>,
    now: Option<u8>,
    tricks: u8,
}

/// An action: play the card with this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Play(u8);

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "play {}", self.0)
    }
}

impl FromStr for Play {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        text.strip_prefix("play ").and_then(|number| number.parse().ok()).filter(|n| *n < 32).map(Self).ok_or(())
    }
}

/// The cards that may be played, one bit for each.
#[derive(Clone, Copy, Debug)]
pub struct Plays(u32);

impl Choices for Plays {
    type Action = Play;

    fn len(&self) -> u32 {
        self.0.count_ones()
    }

    fn get(&self, k: u32) -> Play {
        Play((0..k).fold(self.0, |mask, _| mask & (mask - 1)).trailing_zeros() as u8)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    Played(u8, u8),
    Took(u8),
    Conceded(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    hand: Vec<u8>,
    held: Vec<usize>,
    now: Vec<Option<u8>>,
    tricks: Vec<u8>,
    tricks_played: u32,
    leads: u8,
}

/// Standing orders: this game has none, because it asks nothing that they could answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NoOrders;

impl fmt::Display for NoOrders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("none")
    }
}

impl FromStr for NoOrders {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "none" { Ok(Self) } else { Err("expected `none`".into()) }
    }
}

impl State {
    fn count(&self) -> u8 {
        self.seats.len() as u8
    }

    fn players(&self) -> impl Iterator<Item = Seat> {
        let (leads, count, out) = (self.leads, self.count(), self.out);
        std::iter::once(leads).chain(leads.others_clockwise(count)).filter(move |seat| !out.contains(*seat))
    }

    fn asked(&self) -> Option<Seat> {
        let may = |seat: &Seat| self.seats[seat.index()].now.is_none() && !self.seats[seat.index()].hand.is_empty();
        if self.players().count() < 2 { None } else { self.players().find(may) }
    }

    fn finish_trick(&mut self, log: &mut impl Log<Self>) {
        if self.players().any(|seat| self.seats[seat.index()].now.is_none()) {
            return;
        }
        let (set, low) = (&self.setup.0.set, self.setup.0.document.low);
        let value = |seat: &Seat| {
            let value = self.seats[seat.index()].now.map_or(0, |card| i32::from(set.card(card).value));
            if low { value } else { -value }
        };
        // Of equal cards, the one that was played first wins.
        let Some(winner) = self.players().min_by_key(value) else { return };
        log.push(TAKE, Event::Took(winner.0));
        self.seats[winner.index()].tricks += 1;
        self.leads = winner;
        for place in &mut self.seats {
            place.past.extend(place.now.take());
            place.hand.extend(place.deck.pop());
        }
    }
}

impl Game for State {
    const NAME: &'static str = "tricks";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Play;
    type Choices = Plays;
    type Event = Event;
    type View = View;
    type Knowledge = ();
    type StandingOrders = NoOrders;

    fn deal(setup: &Setup, chance: &mut impl Chance, _log: &mut impl Log<Self>) -> Self {
        let mut deal = |deck: &Vec<u8>| {
            let mut deck = deck.clone();
            chance.shuffle(Draw::named("shuffle"), &mut deck);
            Place { hand: deck.split_off(DECK - 3), deck, ..Place::default() }
        };
        let seats = setup.0.decks.iter().map(&mut deal).collect();
        Self { setup: setup.clone(), seats, leads: Seat(0), out: SeatSet::NONE }
    }

    fn seats(&self) -> u8 {
        self.count()
    }

    fn awaits(&self) -> Awaits {
        if let Some(seat) = self.asked() {
            return Awaits::Seats(SeatSet::only(seat));
        }
        let most = self.players().map(|seat| self.seats[seat.index()].tricks).max().unwrap_or(0);
        let best = self.players().filter(|seat| self.seats[seat.index()].tricks == most);
        let best = best.fold(SeatSet::NONE, SeatSet::with);
        Awaits::Over(if best.len() == 1 { Outcome::win(best, END) } else { Outcome::tie(best, END) })
    }

    fn choices(&self, seat: Seat) -> Plays {
        let hand = self.asked().filter(|asked| *asked == seat).map(|seat| &self.seats[seat.index()].hand);
        Plays(hand.into_iter().flatten().fold(0, |mask, card| mask | 1 << card))
    }

    fn refusal(&self, seat: Seat, action: Play) -> Option<Refusal> {
        self.choices(seat).index_of(&action).is_none().then(|| Refusal::new(PLAY, "not-held"))
    }

    fn apply(&mut self, seat: Seat, Play(card): Play, _chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let place = &mut self.seats[seat.index()];
        let Some(at) = place.hand.iter().position(|known| *known == card) else { return };
        place.now = Some(place.hand.remove(at));
        log.push(PLAY, Event::Played(seat.0, card));
        self.finish_trick(log);
    }

    fn concession_refusal(&self, seat: Seat) -> Option<Refusal> {
        self.out.contains(seat).then(|| Refusal::new(END, "out"))
    }

    fn concede(&mut self, seat: Seat, _chance: &mut impl Chance, log: &mut impl Log<Self>) {
        log.push(END, Event::Conceded(seat.0));
        self.out = self.out.with(seat);
        if self.players().count() > 1 {
            self.finish_trick(log);
        }
    }

    fn take_back_refusal(&self, _seat: Seat) -> Option<Refusal> {
        Some(Refusal::new(PLAY, "shown"))
    }

    fn view(&self, viewer: Viewer) -> View {
        let of = |seat: Seat| self.seats[seat.index()].hand.clone();
        View {
            hand: if let Viewer::Seat(seat) = viewer { of(seat) } else { Vec::new() },
            held: self.seats.iter().map(|place| place.hand.len()).collect(),
            now: self.seats.iter().map(|place| place.now).collect(),
            tricks: self.seats.iter().map(|place| place.tricks).collect(),
            tricks_played: self.seats.iter().map(|place| u32::from(place.tricks)).sum(),
            leads: self.leads.0,
        }
    }

    fn knowledge(&self, _seat: Seat) {}

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(self.count()) {
            let place = &mut self.seats[seat.index()];
            if viewer.is(seat) {
                // Sorted first, so that the result depends on what the seat knows and not on the true order.
                place.deck.sort_unstable();
                chance.shuffle(Draw::named("imagine"), &mut place.deck);
                continue;
            }
            let held = place.hand.len();
            let mut hidden: Vec<u8> = place.hand.drain(..).chain(place.deck.drain(..)).collect();
            hidden.sort_unstable();
            chance.shuffle(Draw::named("imagine"), &mut hidden);
            place.hand = hidden.split_off(hidden.len() - held);
            place.deck = hidden;
        }
    }

    fn discloses(event: &Event) -> bool {
        matches!(event, Event::Played(..))
    }

    fn census(&self) -> Vec<u32> {
        let cards = |place: &Place| [&place.hand, &place.deck, &place.past].map(Clone::clone).concat().into_iter();
        let mut all: Vec<u32> =
            self.seats.iter().flat_map(|place| cards(place).chain(place.now)).map(u32::from).collect();
        all.sort_unstable();
        all
    }

    fn fingerprint(&self) -> u64 {
        Fingerprint::default().bytes(self.position().as_bytes()).finish()
    }

    fn decision_bound(setup: &Setup) -> u32 {
        (setup.0.decks.len() * DECK) as u32
    }

    fn universe(&self) -> Vec<Play> {
        (0..self.setup.0.set.len()).map(Play).collect()
    }
}

impl Playout for State {}

impl Positioned for State {
    fn position(&self) -> String {
        let lines = self.seats.iter().map(|place| serde_json::json!(place).to_string() + "\n");
        format!("leads {} out {}\n{}", self.leads, self.out.0, lines.collect::<String>())
    }

    fn from_position(setup: &Setup, text: &str) -> Result<Self, Vec<Problem>> {
        let wrong = |line: usize| vec![Problem::new(line, "this is no line of a position")];
        let mut lines = text.lines();
        let words: Vec<&str> = lines.next().unwrap_or_default().split(' ').collect();
        let ["leads", leads, "out", out] = words.as_slice() else { return Err(wrong(1)) };
        let (Ok(leads), Ok(out)) = (leads.parse(), out.parse()) else { return Err(wrong(1)) };
        let place = |(number, line): (usize, &str)| serde_json::from_str(line).map_err(|_| wrong(number));
        let seats = (2..).zip(lines).map(place).collect::<Result<Vec<Place>, _>>()?;
        Ok(Self { setup: setup.clone(), seats, leads, out: SeatSet(out) })
    }
}

impl Recorded for State {
    type Cards = Set;

    fn cards(setup: &Setup) -> Set {
        setup.0.set.clone()
    }

    fn cards_text(cards: &Set) -> String {
        cards.cards().iter().map(|card| serde_json::json!(card).to_string() + "\n").collect()
    }

    fn read_cards(text: &str) -> Result<Set, Vec<Problem>> {
        let card = |(number, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|error| vec![Problem::new(number, error.to_string())])
        };
        (1..).zip(text.lines()).map(card).collect::<Result<Vec<_>, _>>().map(Set::of)
    }

    fn setup_text(setup: &Setup) -> String {
        serde_json::json!(setup.0.document).to_string() + "\n"
    }

    fn read_setup(text: &str, cards: &Set) -> Result<Setup, Vec<Problem>> {
        let document = serde_json::from_str(text).map_err(|error| vec![Problem::new(1, error.to_string())])?;
        Setup::check(document, cards)
    }

    fn read_action(text: &str) -> Result<Play, Wording> {
        text.parse().map_err(|()| format!("`{text}` is no play").into())
    }
}

impl Told for State {
    fn prompt(&self, _seat: Seat, language: Language) -> String {
        say(language, "prompt", &[])
    }

    fn label(&self, _seat: Seat, Play(card): Play, language: Language) -> String {
        say(language, "play", &[("card", self.setup.0.set.name(card, language).into())])
    }

    fn tell(&self, logged: &Logged<Event>, language: Language) -> String {
        let seat = |seat: u8| ("seat", (seat + 1).into());
        match logged.event {
            Event::Played(by, card) => {
                say(language, "played", &[seat(by), ("card", self.setup.0.set.name(card, language).into())])
            }
            Event::Took(by) => say(language, "took", &[seat(by)]),
            Event::Conceded(by) => say(language, "conceded", &[seat(by)]),
        }
    }

    fn explain(&self, refusal: &Refusal, language: Language) -> String {
        say(language, refusal.reason, &[])
    }

    fn describe(&self, viewer: Viewer, language: Language) -> String {
        let mut text = String::new();
        for (seat, place) in (0..).zip(&self.seats) {
            let seat: u8 = seat;
            let values =
                [("seat", (seat + 1).into()), ("tricks", place.tricks.into()), ("cards", place.hand.len().into())];
            text += &(say(language, "seat", &values) + "\n");
            if viewer.is(Seat(seat)) {
                let names: Vec<&str> = place.hand.iter().map(|card| self.setup.0.set.name(*card, language)).collect();
                text += &(say(language, "hand", &[("cards", names.join(", ").into())]) + "\n");
            }
        }
        let is_asked = self.asked().is_some_and(|seat| viewer.is(seat));
        if is_asked {
            text += &(say(language, "prompt", &[]) + "\n");
        }
        text
    }
}
