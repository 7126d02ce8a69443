//! The trait of a game, and what its questions and answers are made of.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use crate::{Chance, Clause, Language, Log, Refusal, Seat, SeatSet, Viewer, Wording};

/// The rules of one game, as a state that changes by the decisions of the seats.
///
/// A table has one seat or more, up to [`Seat::MAX`]. Only who decides is a seat: an automaton that plays against the
/// table by the rules is no seat but a part of [`Game::apply`], which draws its cards and carries out what it does. Its
/// victory is an [`Outcome::win`] of [`SeatSet::NONE`].
pub trait Game: Clone + Send + Sync + 'static {
    /// The game's short name: `coal`.
    const NAME: &'static str;
    /// The version of the rules, written into records. It goes up when the same decisions could lead elsewhere.
    const RULES_VERSION: u32;

    /// A checked table: mode, options, seats, decks. Made only by parsing.
    type Setup: Clone + fmt::Debug + Send + Sync + 'static;
    /// One answer of a seat. Its `Display` and `FromStr` are its notation.
    type Action: Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static;
    /// The legal actions of a seat as a small value that can be counted and indexed.
    type Choices: Choices<Action = Self::Action>;
    /// Something that happened.
    type Event: Copy + Eq + fmt::Debug + Send + Sync + 'static;
    /// What a viewer may see now.
    type View: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// What a seat has been entitled to learn, could remember, and its view does not show.
    type Knowledge: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// A seat's private standing orders for questions that it does not want to be asked (stops).
    type StandingOrders: Clone + Default + Eq + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static;

    /// Sets the table up to its first question.
    fn deal(setup: &Self::Setup, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Self;

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// The seats on the side of this one, itself among them: those that it does not play against, and with which it wins
    /// where the rules let a side win together. The same for the whole match, and known to everybody.
    fn allies(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Which seats must decide, or how the match ended.
    fn awaits(&self) -> Awaits;

    /// The legal actions of a seat, from its knowledge only; none for a seat that is not asked.
    fn choices(&self, seat: Seat) -> Self::Choices;

    /// Appends the legal actions of a seat, from its knowledge only.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        let choices = self.choices(seat);
        out.extend((0..choices.len()).map(|k| choices.get(k)));
    }

    /// Why the action is not legal for the seat now, or `None` when it is.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Option<Refusal>;

    /// Carries out a legal action up to the next question. Legality is not asked again: [`crate::Match::act`] does.
    fn apply(&mut self, seat: Seat, action: Self::Action, chance: &mut impl Chance, log: &mut impl Log<Self>);

    /// Why the seat may not concede, or `None` when it may: it is out of the match already. From public facts only.
    ///
    /// A concession is no action: it is in no seat's [`Game::choices`], and it may come from any seat at any time while
    /// the match goes on, whether the seat is asked or not.
    fn concession_refusal(&self, seat: Seat) -> Option<Refusal>;

    /// Takes a seat out of the match at its own wish, and goes on to the next question. [`crate::Match::concede`] has
    /// asked whether it may.
    ///
    /// From here on the seat is not asked any more: a question that was put to it is answered for it, and so is what
    /// its part in the match still asks until it is out. The match goes on lawfully for the others, or is over; where
    /// nobody stands beside it, the seat is not the winner. Everybody may know of it, so what comes of it depends on
    /// nothing that only the seat knows.
    fn concede(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>);

    /// Why the seat may not take back what it did last, or `None` when it may: while its last decisions are a composition of
    /// its own, of which nothing was announced, declared or shown. From what everybody knows and what the seat itself did.
    ///
    /// Taking back is no action either. Nobody else can know of a composition: no view but the seat's own changes with it,
    /// and it makes no event. [`crate::Match::take_back`] leaves the decisions out as if they had never been made.
    fn take_back_refusal(&self, seat: Seat) -> Option<Refusal>;

    /// What the viewer may see now. Built from what it may see, never blanked.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What the seat could remember beyond its view.
    fn knowledge(&self, seat: Seat) -> Self::Knowledge;

    /// Replaces everything that the viewer cannot know by something drawn at random among what agrees with it.
    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance);

    /// What the seat's standing orders answer to the question it is asked now, if they answer it.
    fn standing_answer(&self, _seat: Seat, _standing: &Self::StandingOrders) -> Option<Self::Action> {
        None
    }

    /// The standing orders as they stand now: those for a time begin where they were given, and end by themselves. From the
    /// orders and what everybody knows, so that their end tells nothing.
    fn standing_now(&self, _seat: Seat, standing: &Self::StandingOrders) -> Self::StandingOrders {
        standing.clone()
    }

    /// What is done for a seat whose question is none, since it can do nothing there. It may depend on what the seat holds,
    /// so that others could tell that from the time it takes: it is asked for only where one person sits at the table,
    /// against computer players, and no rule depends on it. Its orders, where it has any, may want to be asked all the same.
    fn idle_answer(&self, _seat: Seat, _standing: Option<&Self::StandingOrders>) -> Option<Self::Action> {
        None
    }

    /// Whether these standing orders can do something at a table of this setup: whoever takes orders asks this first, so
    /// that nobody waits for a question that never comes.
    ///
    /// # Errors
    /// What cannot, and what it would need.
    fn check_standing(_setup: &Self::Setup, _standing: &Self::StandingOrders) -> Result<(), Wording> {
        Ok(())
    }

    /// What is done for a seat that does not answer in the time that the table agreed: one of its choices, from what it
    /// knows; nothing for a seat that is not asked. No game reads a clock: whoever holds the table does.
    fn unanswered(&self, seat: Seat) -> Option<Self::Action> {
        let choices = self.choices(seat);
        (!choices.is_empty()).then(|| choices.get(0))
    }

    /// The event as the viewer witnesses it; `None` when it leaves no trace for the viewer.
    fn witnessed(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(*event)
    }

    /// Whether the event makes public something that was hidden before: a reveal, a discard from a hand.
    fn discloses(event: &Self::Event) -> bool;

    /// Every card and token with an identity, wherever it is: the same list at every moment of a match.
    fn census(&self) -> Vec<u32>;

    /// A number that depends on the whole state and on nothing else; the same on every machine.
    fn fingerprint(&self) -> u64;

    /// A number of decisions after which every match of this setup has ended.
    fn decision_bound(setup: &Self::Setup) -> u32;

    /// Every action of the type at this table, legal or not: for tests and for "why not?".
    fn universe(&self) -> Vec<Self::Action>;
}

/// A game whose whole state can be written and read as text.
pub trait Positioned: Game {
    /// The state as text, everything included: for records, tests and the engine, never for a seat.
    fn position(&self) -> String;

    /// The state as people read and write it, where the game has a notation for that and it can say this state; otherwise
    /// [`Positioned::position`]. [`Positioned::from_position`] reads either. Records keep the exact one.
    fn readable_position(&self) -> String {
        self.position()
    }

    /// The state that the text describes, for a table of this setup.
    ///
    /// # Errors
    /// Every line that does not fit, with what was expected.
    fn from_position(setup: &Self::Setup, text: &str) -> Result<Self, Vec<Problem>>;
}

/// What is wrong with a text that a person or a program wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line, from 1; 0 when the problem is not in one line.
    pub line: usize,
    /// What was found, what was expected and what to do.
    pub message: Wording,
}

impl Problem {
    /// The problem of a line; 0 when it is not in one line.
    pub fn new(line: usize, message: impl Into<Wording>) -> Self {
        Self { line, message: message.into() }
    }

    /// The line and the message, in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let word = match language {
            Language::En => "line",
            Language::It => "riga",
        };
        let message = self.message.say(language);
        if self.line > 0 { format!("{word} {}: {message}", self.line) } else { message.to_owned() }
    }
}

impl fmt::Display for Problem {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

/// Legal actions as a small value: cheap to count, cheap to take the k-th of.
pub trait Choices: Clone {
    /// The game's actions.
    type Action;
    /// How many actions there are.
    fn len(&self) -> u32;
    /// The `k`-th action, from 0; `k` is below `len()`.
    fn get(&self, k: u32) -> Self::Action;
    /// The place of an action, so that `get(place)` gives it; `None` when it is not among these.
    fn index_of(&self, action: &Self::Action) -> Option<u32>
    where
        Self::Action: PartialEq,
    {
        (0..self.len()).find(|k| self.get(*k) == *action)
    }
    /// The same choices without actions that no rule tells from another one that stays: the free slots of a play area
    /// are alike. For players that search.
    #[must_use]
    fn essential(self) -> Self {
        self
    }
    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// These seats must decide; several when they choose at once.
    Seats(SeatSet),
    /// The match is over.
    Over(Outcome),
}

impl Awaits {
    /// The seats that must decide; none when the match is over.
    #[must_use]
    #[inline]
    pub const fn seats(self) -> SeatSet {
        match self {
            Self::Seats(seats) => seats,
            Self::Over(_) => SeatSet::NONE,
        }
    }

    /// The outcome, once the match is over.
    #[must_use]
    #[inline]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Seats(_) => None,
            Self::Over(outcome) => Some(outcome),
        }
    }
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won, all of one side; in a tie, the seats that share it; empty when nobody did, or when an automaton
    /// of the rules won.
    pub winners: SeatSet,
    /// Whether the winners share a tie.
    pub is_tie: bool,
    /// Places from 1, where the game has a ranking; 0 otherwise.
    pub places: [u8; Seat::MAX as usize],
    /// The clause that ended the match.
    pub clause: Clause,
}

impl Outcome {
    /// These seats won.
    #[must_use]
    pub const fn win(winners: SeatSet, clause: Clause) -> Self {
        Self { winners, is_tie: false, places: [0; Seat::MAX as usize], clause }
    }

    /// These seats tie, the others lost.
    #[must_use]
    pub const fn tie(among: SeatSet, clause: Clause) -> Self {
        Self { winners: among, is_tie: true, places: [0; Seat::MAX as usize], clause }
    }

    /// What the outcome is worth to a seat: 2 for a win, 1 for a tie, 0 for a loss.
    #[must_use]
    #[inline]
    pub const fn half_points(&self, seat: Seat) -> u8 {
        if !self.winners.contains(seat) {
            0
        } else if self.is_tie {
            1
        } else {
            2
        }
    }
}

/// A running 64-bit hash over the bytes of a state (FNV-1a): the same on every machine.
#[derive(Clone, Copy, Debug)]
pub struct Fingerprint(u64);

impl Default for Fingerprint {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Fingerprint {
    /// Mixes bytes in.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) -> &mut Self {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
        self
    }

    /// Mixes a number in.
    #[inline]
    pub fn number(&mut self, number: u32) -> &mut Self {
        self.bytes(&number.to_le_bytes())
    }

    /// The hash so far.
    #[must_use]
    pub const fn finish(&self) -> u64 {
        self.0
    }
}
