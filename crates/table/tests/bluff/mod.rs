//! Coin and Card: a small game of three seats with hands, a simultaneous secret choice, a coin and a window, for trying
//! out the test code. `Bluff<HONEST>` keeps the contract; every other `Bluff<FAULT>` breaks it in one planned way.
//!
//! In each round every seat secretly puts a card down. All cards are shown at once, and a coin decides whether the
//! highest or the lowest scores. The seat on the left of the scorer may then raise: a second coin decides whether it
//! scores too. Before that it may secretly dare: then a raise counts twice. The dare is announced with the raise; until
//! then it can be taken back. Then all seats draw. A face-down card may not be looked at again. The match ends when the
//! hands are empty. A seat that concedes takes its card back and stops playing; the last seat left wins.

#![allow(dead_code, reason = "each test file uses a part of it")]

mod position;
mod words;

use std::fmt;
use std::hash::{BuildHasher, RandomState};
use std::str::FromStr;
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};

use table::{
    Awaits, Chance, Choices, Clause, Draw, Fingerprint, Game, Log, NoLog, Outcome, PLAYOUT, Playout, Refusal, Seat,
    SeatSet, Viewer,
};

/// No fault.
pub const HONEST: u8 = 0;
/// The view shows the top of the deck.
pub const LEAKS_IN_VIEW: u8 = 1;
/// The raise is offered only to a seat that holds a five; if it is not offered, nobody draws.
pub const LEAKS_BY_WINDOW: u8 = 2;
/// A seat may not put its lowest card when another seat holds a five.
pub const LEAKS_IN_CHOICES: u8 = 3;
/// The event of a secret choice tells the card.
pub const LEAKS_IN_EVENT: u8 = 4;
/// A refusal depends on a hidden card.
pub const LEAKS_IN_REFUSAL: u8 = 5;
/// The coin depends on how often it was thrown in this process.
pub const COUNTS_ACROSS_MATCHES: u8 = 6;
/// The coin depends on the process.
pub const DEPENDS_ON_PROCESS: u8 = 7;
/// The shown card of the scorer vanishes.
pub const LOSES_A_CARD: u8 = 8;
/// A raise is accepted while cards are put.
pub const ACCEPTS_MORE: u8 = 9;
/// A raise that is offered is refused.
pub const REFUSES_AN_OFFER: u8 = 10;
/// A raise can be repeated for ever.
pub const NEVER_ENDS: u8 = 11;
/// `pass` is written like `raise`.
pub const MISSPELLS: u8 = 12;
/// The position forgets the points.
pub const FORGETS_POINTS: u8 = 13;
/// The standing orders pass when a card is to be put.
pub const ORDERS_ASTRAY: u8 = 14;
/// A raise by seat 2 panics.
pub const PANICS: u8 = 15;
/// `actions` leaves the last choice out.
pub const LISTS_LESS: u8 = 16;
/// Replacing hidden cards also takes a card of the viewer's.
pub const IMAGINES_BADLY: u8 = 17;
/// A seat that concedes outside its turn is still asked.
pub const CONCEDES_IN_VAIN: u8 = 18;
/// The event of a concession tells whether the seat held a five.
pub const LEAKS_BY_CONCEDING: u8 = 19;
/// The cards of a seat that concedes vanish.
pub const LOSES_CONCEDED_CARDS: u8 = 20;
/// The seat that may raise may not concede.
pub const HOLDS_A_SEAT_BACK: u8 = 21;
/// A seat that does not answer raises, also when a card is to be put.
pub const SILENCE_ASTRAY: u8 = 22;
/// The card that is put for a seat that does not answer depends on whether another seat holds a five.
pub const LEAKS_BY_SILENCE: u8 = 23;
/// The line that tells a secret choice names the card.
pub const LEAKS_IN_LINE: u8 = 24;
/// The plausible actions of a seat depend on whether another one holds a five.
pub const LEAKS_BY_PLAUSIBLE: u8 = 25;
/// Seat 1 is an ally of seat 0, but seat 0 is not an ally of seat 1.
pub const ALLIES_ASTRAY: u8 = 27;
/// Seats that tie are declared winners together.
pub const FOES_WIN_TOGETHER: u8 = 28;
/// The replacement of hidden cards depends on the order in which they lie.
pub const DRAWS_FROM_TRUTH: u8 = 29;
/// Everybody sees that a seat dares, and it can be taken back all the same.
pub const SHOWS_A_DARE: u8 = 30;
/// A dare can be taken back only where another seat holds a five.
pub const LEAKS_BY_TAKING_BACK: u8 = 31;
/// The seat on the left of a seat that dares loses a point at once.
pub const DARES_ALOUD: u8 = 32;
/// A step of a playout takes the first choice instead of one at random.
pub const STEPS_ASTRAY: u8 = 26;

const PUT: Clause = Clause::from_rulebook("B-PUT-01");
const COIN: Clause = Clause::from_rulebook("B-COIN-01");
const RAISE: Clause = Clause::from_rulebook("B-RAISE-01");
const DRAW: Clause = Clause::from_rulebook("B-DRAW-01");
const END: Clause = Clause::from_rulebook("B-END-01");
/// The clauses of the game.
pub const CLAUSES: [Clause; 5] = [PUT, COIN, RAISE, DRAW, END];

const SEATS: u8 = 3;
const CARDS: u8 = 15;

/// The number of cards that each seat holds at first.
#[derive(Clone, Debug)]
pub struct Setup {
    pub hand: u8,
}

#[derive(Clone, Debug)]
pub struct Bluff<const FAULT: u8> {
    hands: [u16; 3],
    deck: Vec<u8>,
    put: [Option<u8>; 3],
    pile: Vec<u8>,
    points: [u8; 3],
    /// The seat that may raise.
    raising: Option<Seat>,
    /// Whether it dares, and has not announced it.
    dares: bool,
    /// The seats that have conceded.
    out: SeatSet,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action<const FAULT: u8> {
    /// A card of this value, 1 to 5.
    Put(u8),
    Raise,
    Pass,
    Dare,
}

impl<const FAULT: u8> fmt::Display for Action<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Put(value) => write!(f, "put {value}"),
            Self::Pass if FAULT != MISSPELLS => f.write_str("pass"),
            Self::Dare => f.write_str("dare"),
            _ => f.write_str("raise"),
        }
    }
}

impl<const FAULT: u8> FromStr for Action<FAULT> {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "raise" => Ok(Self::Raise),
            "pass" => Ok(Self::Pass),
            "dare" => Ok(Self::Dare),
            _ => match text.strip_prefix("put ").and_then(|value| value.parse().ok()) {
                Some(value) if (1..=5).contains(&value) => Ok(Self::Put(value)),
                _ => Err(()),
            },
        }
    }
}

/// The legal actions as a mask over [`ALL`].
#[derive(Clone, Copy, Debug)]
pub struct Offer<const FAULT: u8>(u32);

fn action<const FAULT: u8>(bit: u32) -> Action<FAULT> {
    match bit {
        0..=4 => Action::Put(bit as u8 + 1),
        5 => Action::Raise,
        6 => Action::Pass,
        _ => Action::Dare,
    }
}

impl<const FAULT: u8> Choices for Offer<FAULT> {
    type Action = Action<FAULT>;

    fn len(&self) -> u32 {
        self.0.count_ones()
    }

    fn get(&self, k: u32) -> Action<FAULT> {
        let rest = (0..k).fold(self.0, |mask, _| mask & (mask - 1));
        action(rest.trailing_zeros())
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat put a card; its value only in the game that leaks it.
    Put(Seat, Option<u8>),
    Shown(Seat, u8),
    Coin(bool),
    Scored(Seat),
    /// A seat raised, and whether it dared.
    Raised(Seat, bool),
    /// A seat drew a card; only that seat is told which.
    Drew(Seat, Option<u8>),
    /// A seat conceded; the event says what it held only in the game that leaks it.
    Conceded(Seat, Option<bool>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    pub hand: Vec<u8>,
    pub hand_sizes: [u32; 3],
    pub has_put: [bool; 3],
    pub pile: Vec<u8>,
    pub deck: usize,
    pub points: [u8; 3],
    pub out: SeatSet,
    pub next_card: Option<u8>,
    /// Whether the viewer dares.
    pub dares: bool,
}

/// The card that a seat put down and may not look at again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Knowledge(pub Option<u8>);

/// Whether the seat always passes instead of raising.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Orders(pub bool);

impl fmt::Display for Orders {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0 { "pass" } else { "ask" })
    }
}

impl FromStr for Orders {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text {
            "pass" => Ok(Self(true)),
            "ask" => Ok(Self(false)),
            _ => Err(()),
        }
    }
}

fn value(card: u8) -> u8 {
    card / 3 + 1
}

fn values(hand: u16) -> Vec<u8> {
    (0..CARDS).filter(|card| hand >> card & 1 != 0).map(value).collect()
}

/// Counts something that no record contains.
static THROWS: AtomicU32 = AtomicU32::new(0);

/// A coin thrown once in each process, with keys that the standard library draws anew for each.
static COIN_OF_THE_PROCESS: LazyLock<bool> = LazyLock::new(|| RandomState::new().hash_one(0) & 1 == 1);

impl<const FAULT: u8> Bluff<FAULT> {
    fn coin(chance: &mut impl Chance) -> bool {
        let heads = chance.below(Draw::named("coin"), 2) == 1;
        match FAULT {
            COUNTS_ACROSS_MATCHES => heads ^ (THROWS.fetch_add(1, Ordering::Relaxed).is_multiple_of(5)),
            DEPENDS_ON_PROCESS => heads ^ *COIN_OF_THE_PROCESS,
            _ => heads,
        }
    }

    fn holds_five(&self, seat: Seat) -> bool {
        values(self.hands[seat.index()]).contains(&5)
    }

    fn asked(&self) -> SeatSet {
        if let Some(seat) = self.raising {
            return SeatSet::only(seat);
        }
        if self.players().len() < 2 {
            return SeatSet::NONE;
        }
        let has_to_put = |seat: &Seat| self.hands[seat.index()] != 0 && self.put[seat.index()].is_none();
        self.players().iter().filter(has_to_put).fold(SeatSet::NONE, SeatSet::with)
    }

    /// The seats that have not conceded.
    fn players(&self) -> SeatSet {
        SeatSet(SeatSet::first(SEATS).0 & !self.out.0)
    }

    /// When all have put their cards, they are shown, and the coin falls.
    fn show_if_all_put(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let players = self.players();
        if players.len() < 2 || players.iter().any(|seat| self.put[seat.index()].is_none()) {
            return;
        }
        let cards = self.put.map(|card| card.unwrap_or_default());
        for seat in players.iter() {
            log.push(PUT, Event::Shown(seat, value(cards[seat.index()])));
        }
        let heads = Self::coin(chance);
        log.push(COIN, Event::Coin(heads));
        // Cards of the same value are alike: the lower seat is first then.
        let rank = |seat: &Seat| i32::from(value(cards[seat.index()])) * if heads { -1 } else { 1 };
        let scorer = players.iter().min_by_key(rank).unwrap_or(Seat(0));
        self.score(scorer, log);
        for seat in Seat::all(SEATS) {
            if !(FAULT == LOSES_A_CARD && seat == scorer) {
                self.pile.extend(self.put[seat.index()]);
            }
        }
        self.put = [None; 3];
        let next = scorer.others_clockwise(SEATS).find(|seat| players.contains(*seat)).unwrap_or(scorer);
        if FAULT == LEAKS_BY_WINDOW && !self.holds_five(next) {
            return;
        }
        self.raising = Some(next);
    }

    fn score(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.points[seat.index()] += 1;
        log.push(COIN, Event::Scored(seat));
    }

    fn draw(&mut self, log: &mut impl Log<Self>) {
        let players = self.players();
        if self.deck.len() < players.len() as usize {
            return;
        }
        for seat in players.iter() {
            let Some(card) = self.deck.pop() else { return };
            self.hands[seat.index()] |= 1 << card;
            log.push(DRAW, Event::Drew(seat, Some(value(card))));
        }
    }
}

impl<const FAULT: u8> Game for Bluff<FAULT> {
    const NAME: &'static str = "bluff";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action<FAULT>;
    type Choices = Offer<FAULT>;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;
    type StandingOrders = Orders;

    fn deal(setup: &Setup, chance: &mut impl Chance, _log: &mut impl Log<Self>) -> Self {
        let mut deck: Vec<u8> = (0..CARDS).collect();
        chance.shuffle(Draw::named("shuffle"), &mut deck);
        let mut hands = [0; 3];
        for hand in &mut hands {
            for card in deck.split_off(deck.len() - setup.hand as usize) {
                *hand |= 1 << card;
            }
        }
        Self {
            hands,
            deck,
            put: [None; 3],
            pile: Vec::new(),
            points: [0; 3],
            raising: None,
            dares: false,
            out: SeatSet::NONE,
        }
    }

    fn seats(&self) -> u8 {
        SEATS
    }

    fn allies(&self, seat: Seat) -> SeatSet {
        let alone = SeatSet::only(seat);
        if FAULT == ALLIES_ASTRAY && seat == Seat(1) { alone.with(Seat(0)) } else { alone }
    }

    fn awaits(&self) -> Awaits {
        let asked = self.asked();
        if !asked.is_empty() {
            return Awaits::Seats(asked);
        }
        let most = self.players().iter().map(|seat| self.points[seat.index()]).max().unwrap_or(0);
        let best = self.players().iter().filter(|seat| self.points[seat.index()] == most);
        let best = best.fold(SeatSet::NONE, SeatSet::with);
        Awaits::Over(if best.len() == 1 || FAULT == FOES_WIN_TOGETHER {
            Outcome::win(best, END)
        } else {
            Outcome::tie(best, END)
        })
    }

    fn choices(&self, seat: Seat) -> Offer<FAULT> {
        if !self.asked().contains(seat) {
            return Offer(0);
        }
        if self.raising.is_some() {
            return Offer(if self.dares { 0b0110_0000 } else { 0b1110_0000 });
        }
        let puts = values(self.hands[seat.index()]).iter().fold(0u32, |mask, value| mask | 1 << (value - 1));
        let leak = FAULT == LEAKS_IN_CHOICES && self.holds_five(seat.left(SEATS)) && !puts.is_power_of_two();
        Offer(if leak { puts & (puts - 1) } else { puts })
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action<FAULT>>) {
        let choices = self.choices(seat);
        let len = choices.len().saturating_sub(u32::from(FAULT == LISTS_LESS && choices.len() > 1));
        out.extend((0..len).map(|k| choices.get(k)));
    }

    fn refusal(&self, seat: Seat, action: Action<FAULT>) -> Option<Refusal> {
        if self.choices(seat).index_of(&action).is_some() {
            let refuses = FAULT == REFUSES_AN_OFFER && action == Action::Raise && self.deck.is_empty();
            return refuses.then(|| Refusal::new(RAISE, "no-raise"));
        }
        if FAULT == ACCEPTS_MORE && action == Action::Raise && self.asked().contains(seat) {
            return None;
        }
        let hint = FAULT == LEAKS_IN_REFUSAL && self.holds_five(seat.left(SEATS));
        Some(Refusal::new(if hint { DRAW } else { PUT }, "not-now"))
    }

    fn apply(&mut self, seat: Seat, action: Action<FAULT>, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        match action {
            Action::Put(wanted) => {
                let hand = self.hands[seat.index()];
                let card = (0..CARDS).find(|card| hand >> card & 1 != 0 && value(*card) == wanted);
                let Some(card) = card else { return };
                self.hands[seat.index()] &= !(1 << card);
                self.put[seat.index()] = Some(card);
                log.push(PUT, Event::Put(seat, (FAULT == LEAKS_IN_EVENT && wanted == 5).then_some(wanted)));
                self.show_if_all_put(chance, log);
            }
            Action::Dare if self.raising.is_some() => {
                self.dares = true;
                if FAULT == DARES_ALOUD {
                    let left = seat.left(SEATS).index();
                    self.points[left] = self.points[left].saturating_sub(1);
                }
            }
            Action::Raise | Action::Pass if self.raising.is_some() => {
                let dares = std::mem::take(&mut self.dares);
                if action == Action::Raise {
                    assert!(!(FAULT == PANICS && seat == Seat(2)), "seat 2 raised");
                    log.push(RAISE, Event::Raised(seat, dares));
                    let heads = Self::coin(chance);
                    log.push(COIN, Event::Coin(heads));
                    if heads && FAULT != NEVER_ENDS {
                        self.score(seat, log);
                        self.points[seat.index()] += u8::from(dares);
                    }
                }
                if !(FAULT == NEVER_ENDS && self.deck.is_empty()) {
                    self.raising = None;
                    self.draw(log);
                }
            }
            _ => {}
        }
    }

    fn concession_refusal(&self, seat: Seat) -> Option<Refusal> {
        let is_held = FAULT == HOLDS_A_SEAT_BACK && self.raising == Some(seat);
        (self.out.contains(seat) || is_held).then(|| Refusal::new(END, "out"))
    }

    fn concede(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let is_asked = self.asked().contains(seat);
        log.push(END, Event::Conceded(seat, (FAULT == LEAKS_BY_CONCEDING).then(|| self.holds_five(seat))));
        if FAULT != CONCEDES_IN_VAIN || is_asked {
            self.out = self.out.with(seat);
        }
        if let Some(card) = self.put[seat.index()].take() {
            self.hands[seat.index()] |= 1 << card;
        }
        if FAULT == LOSES_CONCEDED_CARDS {
            self.hands[seat.index()] = 0;
        }
        if self.raising == Some(seat) {
            (self.raising, self.dares) = (None, false);
            if self.players().len() > 1 {
                self.draw(log);
            }
        } else if self.players().len() < 2 {
            (self.raising, self.dares) = (None, false);
        } else if self.raising.is_none() {
            self.show_if_all_put(chance, log);
        }
    }

    fn take_back_refusal(&self, seat: Seat) -> Option<Refusal> {
        let fears = FAULT == LEAKS_BY_TAKING_BACK && !seat.others_clockwise(SEATS).any(|other| self.holds_five(other));
        let may = self.dares && self.raising == Some(seat) && !fears;
        (!may).then(|| Refusal::new(RAISE, "told"))
    }

    fn view(&self, viewer: Viewer) -> View {
        let hand = match viewer {
            Viewer::Seat(seat) => values(self.hands[seat.index()]),
            Viewer::Public => Vec::new(),
        };
        View {
            hand,
            hand_sizes: self.hands.map(u16::count_ones),
            has_put: self.put.map(|card| card.is_some()),
            pile: self.pile.iter().map(|card| value(*card)).collect(),
            deck: self.deck.len(),
            points: self.points,
            out: self.out,
            next_card: self.deck.last().filter(|_| FAULT == LEAKS_IN_VIEW).map(|card| value(*card)),
            dares: self.dares && (FAULT == SHOWS_A_DARE || self.raising.is_some_and(|seat| viewer.is(seat))),
        }
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        Knowledge(self.put[seat.index()].map(value))
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        let hidden = |seat: &Seat| !viewer.is(*seat) || FAULT == IMAGINES_BADLY;
        if FAULT != SHOWS_A_DARE && self.raising.is_some_and(|seat| !viewer.is(seat)) {
            // The viewer cannot know what another seat composes: it gets the state before.
            self.dares = false;
        }
        let mut pool = std::mem::take(&mut self.deck);
        let deck_size = pool.len();
        for seat in Seat::all(SEATS).filter(hidden) {
            pool.extend((0..CARDS).filter(|card| self.hands[seat.index()] >> card & 1 != 0));
            pool.extend(self.put[seat.index()]);
        }
        if FAULT != DRAWS_FROM_TRUTH {
            pool.sort_unstable();
        }
        chance.shuffle(Draw::named("imagine"), &mut pool);
        self.deck = pool.split_off(pool.len() - deck_size);
        let mut next = pool.into_iter();
        for seat in Seat::all(SEATS).filter(hidden) {
            let size = self.hands[seat.index()].count_ones() as usize;
            self.hands[seat.index()] = next.by_ref().take(size).fold(0, |hand, card| hand | 1 << card);
            if self.put[seat.index()].is_some() {
                self.put[seat.index()] = next.next();
            }
        }
    }

    fn standing_answer(&self, seat: Seat, orders: &Orders) -> Option<Action<FAULT>> {
        let may_raise = self.raising == Some(seat);
        let answers = may_raise || (FAULT == ORDERS_ASTRAY && self.asked().contains(seat));
        (orders.0 && answers).then_some(Action::Pass)
    }

    /// A silent seat passes, or puts its highest card.
    fn unanswered(&self, seat: Seat) -> Option<Action<FAULT>> {
        let choices = self.choices(seat);
        let last = choices.len().checked_sub(1)?;
        let peeks = FAULT == LEAKS_BY_SILENCE && seat.others_clockwise(SEATS).any(|other| self.holds_five(other));
        let by_default = choices.get(if peeks { 0 } else { last });
        Some(if FAULT == SILENCE_ASTRAY { Action::Raise } else { by_default })
    }

    fn witnessed(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Drew(seat, _) if !viewer.is(*seat) => Event::Drew(*seat, None),
            other => *other,
        })
    }

    fn discloses(event: &Event) -> bool {
        matches!(event, Event::Shown(..) | Event::Raised(..))
    }

    fn census(&self) -> Vec<u32> {
        let in_hands = self.hands.iter().fold(0, |all, hand| all | hand);
        let mut cards: Vec<u32> = (0..CARDS).filter(|card| in_hands >> card & 1 != 0).map(u32::from).collect();
        cards.extend(self.deck.iter().chain(&self.pile).chain(self.put.iter().flatten()).map(|card| u32::from(*card)));
        cards.sort_unstable();
        cards
    }

    fn fingerprint(&self) -> u64 {
        let mut print = Fingerprint::default();
        for hand in self.hands {
            print.number(u32::from(hand));
        }
        print.bytes(&self.put.map(|card| card.unwrap_or(u8::MAX)));
        print.bytes(&[self.deck.len() as u8]).bytes(&self.deck).bytes(&self.pile).bytes(&self.points);
        print.bytes(&[self.raising.map_or(u8::MAX, |seat| seat.0), self.out.0, u8::from(self.dares)]).finish()
    }

    fn decision_bound(_setup: &Setup) -> u32 {
        36
    }

    fn universe(&self) -> Vec<Action<FAULT>> {
        (0..8).map(action).collect()
    }
}

impl<const FAULT: u8> Playout for Bluff<FAULT> {
    fn plausible(&self, seat: Seat) -> Offer<FAULT> {
        let choices = self.choices(seat);
        let peeks = FAULT == LEAKS_BY_PLAUSIBLE && choices.len() > 1;
        let fears = peeks && seat.others_clockwise(SEATS).any(|other| self.holds_five(other));
        if fears { Offer(choices.0 & (choices.0 - 1)) } else { choices }
    }

    fn playout_step(&mut self, chance: &mut impl Chance) {
        let Some(seat) = self.awaits().seats().lowest() else { return };
        let choices = self.plausible(seat);
        let k = chance.below(PLAYOUT, choices.len());
        self.apply(seat, choices.get(if FAULT == STEPS_ASTRAY { 0 } else { k }), chance, &mut NoLog);
    }
}
