//! The trait of a game, and what its questions and answers are made of.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use crate::{Chance, Clause, Language, Log, Refusal, Seat, SeatSet, Viewer, Wording};

/// The rules of one game, as a state that changes by the decisions of the seats.
///
/// A table has from one seat to [`Seat::MAX`]. Only a participant that decides has a seat. An automaton that plays
/// against the table by the rules has none: it is a part of [`Game::apply`], which draws its cards and carries out its
/// moves. Its victory is an [`Outcome::win`] of [`SeatSet::NONE`].
pub trait Game: Clone + Send + Sync + 'static {
    /// The game's short name: `coal`.
    const NAME: &'static str;
    /// The version of the rules, written into records. It goes up when the same decisions could lead elsewhere.
    const RULES_VERSION: u32;

    /// A checked table: mode, options, seats, decks. It can only be made by parsing.
    type Setup: Clone + fmt::Debug + Send + Sync + 'static;
    /// One answer of a seat. Its `Display` and `FromStr` are its notation.
    type Action: Copy + Eq + Ord + Hash + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static;
    /// The legal actions of a seat as a small value that can be counted and indexed.
    type Choices: Choices<Action = Self::Action>;
    /// Something that happened.
    type Event: Copy + Eq + fmt::Debug + Send + Sync + 'static;
    /// Everything that a viewer may see now.
    type View: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// Facts that a seat was entitled to learn and could remember, and that its view does not show.
    type Knowledge: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// A seat's private standing orders for questions that it does not want to be asked (stops).
    type StandingOrders: Clone + Default + Eq + fmt::Debug + fmt::Display + FromStr + Send + Sync + 'static;

    /// Sets the table up to its first question.
    fn deal(setup: &Self::Setup, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Self;

    /// The number of seats of the table.
    fn seats(&self) -> u8;

    /// The seats on the side of this one, including itself: those that it does not play against, and with which it wins
    /// where the rules let a side win together. It is the same for the whole match, and known to everybody.
    fn allies(&self, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// The seats that must decide, or the outcome of the match.
    fn awaits(&self) -> Awaits;

    /// The legal actions of a seat, based only on what it knows; none for a seat that is not asked.
    fn choices(&self, seat: Seat) -> Self::Choices;

    /// Appends the legal actions of a seat, based only on what it knows.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        let choices = self.choices(seat);
        out.extend((0..choices.len()).map(|k| choices.get(k)));
    }

    /// Why the action is not legal for the seat now, or `None` when it is.
    fn refusal(&self, seat: Seat, action: Self::Action) -> Option<Refusal>;

    /// Carries out a legal action up to the next question. It does not check legality: [`crate::Match::act`] does.
    fn apply(&mut self, seat: Seat, action: Self::Action, chance: &mut impl Chance, log: &mut impl Log<Self>);

    /// Why the seat may not concede because it is already out of the match, or `None` when it may. Based only on public
    /// facts.
    ///
    /// A concession is no action: it is in no seat's [`Game::choices`], and it may come from any seat at any time while
    /// the match goes on, whether the seat is asked or not.
    fn concession_refusal(&self, seat: Seat) -> Option<Refusal>;

    /// Takes a seat out of the match at its own request, and goes on to the next question. [`crate::Match::concede`]
    /// has checked that the seat may concede.
    ///
    /// From here on the seat is not asked any more: the question that was put to it is answered for it, and so is
    /// anything that its part in the match still asks until it is out. The match goes on lawfully for the others, or is
    /// over. Where nobody is on its side, the seat is not the winner. Everybody may know of the concession, so its
    /// consequences depend on nothing that only the seat knows.
    fn concede(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>);

    /// Why the seat may not take back its last decisions, or `None` when it may. It may while they are a composition
    /// that has not been announced, declared or shown in any part. Based on public facts and on what the seat itself
    /// did.
    ///
    /// Taking back is no action either. Nobody else can know of a composition: it changes only the seat's own view, and
    /// makes no event. [`crate::Match::take_back`] removes the decisions as if they had never been made.
    fn take_back_refusal(&self, seat: Seat) -> Option<Refusal>;

    /// Everything that the viewer may see now. It is built from the visible facts, never by blanking out hidden ones.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// The view of a seat that has worked out whatever follows from it. It differs from [`Game::view`] where a table wants people
    /// to work something out in their heads: computer players are given this one, screens never are.
    fn worked_out(&self, seat: Seat) -> Self::View {
        self.view(Viewer::Seat(seat))
    }

    /// Why the players of this match get no help from the table, where they do not: no log, no hints, no forecasts, no undo
    /// (a match of memory). `None` where they do. It does not change while a match goes on, and is known to everybody.
    fn aid_refusal(&self) -> Option<Refusal> {
        None
    }

    /// Whether a person who holds no seat may look back during a match whose players get no help, and what that scribe sees.
    fn scribe(&self) -> Option<Scribe> {
        None
    }

    /// The facts that the seat could remember beyond its view.
    fn knowledge(&self, seat: Seat) -> Self::Knowledge;

    /// Replaces everything that the viewer cannot know by a random draw among the possibilities that agree with what it
    /// knows.
    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance);

    /// The answer of the seat's standing orders to the question it is asked now, if they answer it.
    fn standing_answer(&self, _seat: Seat, _standing: &Self::StandingOrders) -> Option<Self::Action> {
        None
    }

    /// The standing orders that are in force now: temporary ones begin where they were given, and end by themselves.
    /// Based only on the orders and on public facts, so that their end reveals nothing.
    fn standing_now(&self, _seat: Seat, standing: &Self::StandingOrders) -> Self::StandingOrders {
        standing.clone()
    }

    /// The answer for a seat that is asked although it can do nothing. It may depend on what the seat holds, and others
    /// could tell that from the time it takes. So it is used only where one person plays against computer players, and
    /// no rule depends on it. Standing orders, if any, may still want the seat to be asked.
    fn idle_answer(&self, _seat: Seat, _standing: Option<&Self::StandingOrders>) -> Option<Self::Action> {
        None
    }

    /// Checks that these standing orders can have an effect at a table of this setup. Code that accepts standing orders
    /// calls it first, so that nobody waits for a question that never comes.
    ///
    /// # Errors
    /// The order that can have no effect, and what it would need.
    fn check_standing(_setup: &Self::Setup, _standing: &Self::StandingOrders) -> Result<(), Wording> {
        Ok(())
    }

    /// The action for a seat that does not answer within the agreed time: one of its choices, based on what it knows;
    /// `None` for a seat that is not asked. A game reads no clock: the code that holds the table does.
    fn unanswered(&self, seat: Seat) -> Option<Self::Action> {
        let choices = self.choices(seat);
        (!choices.is_empty()).then(|| choices.get(0))
    }

    /// The time that the rules of this table give the seat for the question it is asked now, in seconds; `None` where they set
    /// no limit. At its end the code that holds the table answers with [`Game::unanswered`].
    fn seconds_to_answer(&self, _seat: Seat) -> Option<u16> {
        None
    }

    /// The event as the viewer witnesses it; `None` when it leaves no trace for the viewer.
    fn witnessed(event: &Self::Event, _viewer: Viewer) -> Option<Self::Event> {
        Some(*event)
    }

    /// Whether the event makes public something that was hidden before: a reveal, a discard from a hand.
    fn discloses(event: &Self::Event) -> bool;

    /// Every card and token that has an identity, wherever it is: the same list at every moment of a match.
    fn census(&self) -> Vec<u32>;

    /// A number that depends on the whole state and on nothing else, and is the same on every machine.
    fn fingerprint(&self) -> u64;

    /// An upper bound for the number of decisions of any match of this setup.
    fn decision_bound(setup: &Self::Setup) -> u32;

    /// Every action of the type at this table, legal or not: for tests and for "why not?".
    fn universe(&self) -> Vec<Self::Action>;
}

/// What the scribe of a match sees: somebody who writes it down for its players and decides nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scribe {
    /// What is public.
    Public,
    /// Everything.
    All,
}

/// A game whose whole state can be written and read as text.
pub trait Positioned: Game {
    /// The state as text, everything included: for records, tests and the engine, never for a seat.
    fn position(&self) -> String;

    /// The state in the notation for people, where the game has such a notation and it can express this state;
    /// otherwise [`Positioned::position`]. [`Positioned::from_position`] reads both. Records keep the exact one.
    fn readable_position(&self) -> String {
        self.position()
    }

    /// The state that the text describes, for a table of this setup.
    ///
    /// # Errors
    /// Every line that does not fit, with what was expected.
    fn from_position(setup: &Self::Setup, text: &str) -> Result<Self, Vec<Problem>>;
}

/// A problem in a text that a person or a program wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line, from 1; 0 when the problem is not in one line.
    pub line: usize,
    /// What was found, what was expected and how to mend it.
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
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

/// Legal actions as a small value: cheap to count, cheap to take the k-th of.
pub trait Choices: Clone {
    /// The game's actions.
    type Action;
    /// The number of actions.
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
    /// The same choices without those actions that no rule can tell from another action that stays, e.g. the same card
    /// put into another free slot of a play area. For players that search.
    #[must_use]
    fn essential(self) -> Self {
        self
    }
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// The seats that a match is waiting for, or its outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits {
    /// These seats must decide; several when they choose simultaneously.
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

/// The outcome of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The seats that won, all of one side; in a tie, the seats that share it; empty when nobody won, or when an
    /// automaton of the rules won.
    pub winners: SeatSet,
    /// Whether the winners share a tie.
    pub is_tie: bool,
    /// Places from 1, where the game has a ranking; 0 otherwise.
    pub places: [u8; Seat::MAX as usize],
    /// The clause that ended the match.
    pub clause: Clause,
}

impl Outcome {
    /// The outcome in which these seats won.
    #[must_use]
    pub const fn win(winners: SeatSet, clause: Clause) -> Self {
        Self { winners, is_tie: false, places: [0; Seat::MAX as usize], clause }
    }

    /// The outcome in which these seats tie and the others lost.
    #[must_use]
    pub const fn tie(among: SeatSet, clause: Clause) -> Self {
        Self { winners: among, is_tie: true, places: [0; Seat::MAX as usize], clause }
    }

    /// The value of the outcome for a seat: 2 for a win, 1 for a tie, 0 for a loss.
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
