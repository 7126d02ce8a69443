//! What the desk shows, in the types of the game.

use protocol::{Both, LessonPoint, Moment, ReplayFacts, Snapshot, ToldLine, TurnMark};
use table::{Seat, SeatSet, Viewer};

use super::{view_of, viewer_of};
use crate::chair::{Chair, Occupant, only_person};
use crate::game::{Action, CardSet, Stops, View, ViewDocument, read_cards};
use crate::level::Level;

/// A legal action with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// The action.
    pub action: Action,
    /// A description of what it does.
    pub label: Both,
    /// The harm that it does to the person who takes it, if any.
    pub harm: Option<Both>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// The seats that won, or share a tie.
    pub winners: SeatSet,
    /// Whether it is a tie.
    pub is_tie: bool,
    /// The clause that ended it.
    pub clause: String,
}

/// The state of a match, as the person at the screen may know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub(super) number: u32,
    /// Incremented with every change of the match.
    pub version: u64,
    /// Identifies the question that is asked.
    pub question: u64,
    view: View,
    chairs: Vec<Chair>,
    hand_over: Option<Seat>,
    asked: SeatSet,
    /// The question, or a text that says who everybody is waiting for.
    pub prompt: Both,
    /// The actions of the person.
    pub offers: Vec<Offered>,
    outcome: Option<End>,
    conceded: SeatSet,
    may_concede: SeatSet,
    /// The number of decisions, if the last one can be undone; otherwise 0.
    pub undo: usize,
    undo_agreed: Option<Seat>,
    unaided: bool,
    scribe: bool,
    take_back: usize,
    stops: Option<Stops>,
    to_agree: Option<Stops>,
    time_limit: Option<u16>,
    pub(super) lines_from: usize,
    pub(super) lines: Vec<ToldLine>,
    news_from: usize,
    lesson: Option<LessonPoint>,
}

impl Shown {
    /// Reads a document with the cards of its table; `None` if it does not fit.
    pub(super) fn read(document: Snapshot<ViewDocument>, cards: &CardSet) -> Option<Self> {
        let warnings = document.warnings;
        let offer = |offer: protocol::Offer| {
            let harm = warnings.iter().find(|warning| warning.action == offer.action);
            let harm = harm.map(|warning| warning.text.clone());
            Some(Offered { action: offer.action.parse().ok()?, label: offer.label, harm })
        };
        Some(Self {
            number: document.number,
            version: document.version,
            question: document.question,
            view: view_of(&document.view, cards)?,
            chairs: chairs_of(&document.chairs)?,
            hand_over: document.hand_over.map(Seat),
            asked: seats_of(&document.asked),
            prompt: document.prompt,
            offers: document.offers.into_iter().map(offer).collect::<Option<_>>()?,
            outcome: document.outcome.map(|outcome| End {
                winners: seats_of(&outcome.winners),
                is_tie: outcome.tie,
                clause: outcome.clause,
            }),
            conceded: seats_of(&document.conceded),
            may_concede: seats_of(&document.may_concede),
            undo: document.undo,
            undo_agreed: document.undo_agreed.map(Seat),
            unaided: document.unaided,
            scribe: document.scribe,
            take_back: document.take_back,
            stops: document.stops.map(|stops| stops.parse().unwrap_or_default()),
            to_agree: document.to_agree.map(|stops| stops.parse().unwrap_or_default()),
            time_limit: document.time_limit,
            lines_from: document.lines_from,
            lines: document.lines,
            news_from: document.news_from,
            lesson: document.lesson,
        })
    }

    /// Whether a person has decided anything; with several people, whether one was asked.
    pub fn has_begun(&self) -> bool {
        self.undo > 0 || self.people().len() > 1
    }

    /// Returns the occupants of the seats.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// Returns the seats of people.
    pub fn people(&self) -> SeatSet {
        let people = Seat::all(self.chairs.len() as u8).filter(|seat| self.chairs[seat.index()].is_person());
        people.fold(SeatSet::NONE, SeatSet::with)
    }

    /// Returns how the match ended.
    pub const fn outcome(&self) -> Option<&End> {
        self.outcome.as_ref()
    }

    /// Returns the person at the screen.
    pub const fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Returns the viewer of the screen.
    pub const fn viewer(&self) -> Viewer {
        self.view.viewer
    }

    /// Returns the person to whom the screen must be handed over now.
    pub const fn hand_over(&self) -> Option<Seat> {
        self.hand_over
    }

    /// Returns what the screen may show.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// Whether the person at the screen must decide.
    pub fn is_mine(&self) -> bool {
        self.me().is_some_and(|me| self.asked.contains(me))
    }

    /// Returns a bot that must decide, and its level.
    pub fn asked_bot(&self) -> Option<(Seat, Level)> {
        self.asked.iter().find_map(|seat| match self.chairs.get(seat.index())?.player {
            Occupant::Bot(level) => Some((seat, level)),
            Occupant::Person => None,
        })
    }

    /// Returns the actions of the person at the screen.
    pub fn actions(&self) -> Vec<Action> {
        self.offers.iter().map(|offer| offer.action).collect()
    }

    /// Returns the state of the lesson, if the match is a lesson.
    pub const fn lesson(&self) -> Option<&LessonPoint> {
        self.lesson.as_ref()
    }

    /// Returns the actions that light up: those that the person may take, or in a lesson those that it asks for.
    pub fn aims(&self) -> Vec<Action> {
        let is_aim = |offer: &&Offered| self.lesson.as_ref().is_none_or(|lesson| is_asked(lesson, offer.action));
        self.offers.iter().filter(is_aim).map(|offer| offer.action).collect()
    }

    /// Returns the label of an offered action.
    pub fn label(&self, action: Action) -> Option<&Both> {
        self.offers.iter().find(|offer| offer.action == action).map(|offer| &offer.label)
    }

    /// Returns the harm that an offered action does to the person.
    pub fn harm(&self, action: Action) -> Option<&Both> {
        self.offers.iter().find(|offer| offer.action == action)?.harm.as_ref()
    }

    /// Whether an action harms the person although another one would not.
    pub fn is_avoidable_harm(&self, action: Action) -> bool {
        self.harm(action).is_some() && self.offers.iter().any(|offer| offer.harm.is_none())
    }

    /// Returns the time limit of the person's present decision, in seconds; `None` if no time is running.
    pub const fn time_limit(&self) -> Option<u16> {
        self.time_limit
    }

    /// Returns the people who may concede.
    pub const fn may_concede(&self) -> SeatSet {
        self.may_concede
    }

    /// Returns the seats that have conceded.
    pub const fn conceded(&self) -> SeatSet {
        self.conceded
    }

    /// Returns the standing orders of the person at the screen.
    pub const fn stops(&self) -> Option<Stops> {
        self.stops
    }

    /// Returns the stops that several people at the screen still have to agree on.
    pub const fn to_agree(&self) -> Option<Stops> {
        self.to_agree
    }

    /// Returns how many decisions the rules allow the person to take back.
    pub const fn may_take_back(&self) -> usize {
        self.take_back
    }

    /// Whether the last decision can be undone.
    pub const fn may_undo(&self) -> bool {
        self.undo > 0
    }

    /// Whether the people of the match get no help from the table.
    pub const fn is_unaided(&self) -> bool {
        self.unaided
    }

    /// Whether a scribe may look back during such a match.
    pub const fn has_scribe(&self) -> bool {
        self.scribe
    }

    /// Returns the seat whose last decision can be undone if all people at the screen agree.
    pub const fn undo_agreed(&self) -> Option<Seat> {
        self.undo_agreed
    }

    /// Returns the index of the first line of the log that is new to the person at the screen.
    pub const fn news_from(&self) -> usize {
        self.news_from
    }
}

/// Whether a lesson asks for this action, or for an equivalent one.
fn is_asked(lesson: &LessonPoint, action: Action) -> bool {
    let notation = action.to_string();
    lesson.asked.contains(&notation)
}

/// A match that is replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    /// Its number of decisions.
    pub length: usize,
    /// Its number of seats.
    pub seats: u8,
    /// The occupants of the seats; empty for a record from a file.
    pub chairs: Vec<Chair>,
    /// The viewers that may be chosen.
    pub viewers: Vec<Viewer>,
    /// Its cards.
    pub cards: CardSet,
    /// Whether it may be shown with all cards open.
    pub may_open: bool,
    /// The beginnings of its turns.
    pub turns: Vec<TurnMark>,
    /// Whether it is the match of this browser, which may still be going on.
    pub is_own: bool,
}

impl Watched {
    /// Reads the document of a match.
    #[must_use]
    pub fn read(facts: &ReplayFacts, is_own: bool) -> Option<Self> {
        Some(Self {
            length: facts.length,
            seats: facts.seats,
            chairs: chairs_of(&facts.chairs)?,
            viewers: facts.viewers.iter().map(|viewer| viewer_of(viewer)).collect::<Option<_>>()?,
            cards: read_cards(facts.cards.as_deref())?,
            may_open: facts.open,
            turns: facts.turns.clone(),
            is_own,
        })
    }

    /// Returns the only person who played.
    #[must_use]
    pub fn person(&self) -> Option<Seat> {
        only_person(&self.chairs)
    }

    /// Returns the view at a moment of the match.
    #[must_use]
    pub fn view(&self, moment: &Moment<ViewDocument>) -> Option<View> {
        view_of(&moment.view, &self.cards)
    }
}

fn chairs_of(chairs: &[String]) -> Option<Vec<Chair>> {
    chairs.iter().map(|chair| chair.parse().ok()).collect()
}

fn seats_of(numbers: &[u8]) -> SeatSet {
    numbers.iter().fold(SeatSet::NONE, |seats, number| seats.with(Seat(*number % Seat::MAX)))
}
