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
    /// What it does.
    pub label: Both,
    /// How it harms the person who does it, where it does.
    pub harm: Option<Both>,
}

/// How a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct End {
    /// Who won, or shares a tie.
    pub winners: SeatSet,
    /// Whether it is a tie.
    pub is_tie: bool,
    /// The clause that ended it.
    pub clause: String,
}

/// How a match stands for the person before the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shown {
    pub(super) number: u32,
    /// Goes up with every change of the match.
    pub version: u64,
    /// Names the question that is asked.
    pub question: u64,
    view: View,
    chairs: Vec<Chair>,
    hand_over: Option<Seat>,
    asked: SeatSet,
    /// What is asked, or for whom everybody waits.
    pub prompt: Both,
    /// What the person may do.
    pub offers: Vec<Offered>,
    outcome: Option<End>,
    conceded: SeatSet,
    may_concede: SeatSet,
    /// How many decisions could be undone; 0 where none may be.
    pub undo: usize,
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
    /// Reads a document by the cards of its table; nothing where it does not fit.
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

    /// Whether a person has decided anything: with several people, whether one was asked.
    pub fn has_begun(&self) -> bool {
        self.undo > 0 || self.people().len() > 1
    }

    /// Who sits where.
    pub fn chairs(&self) -> &[Chair] {
        &self.chairs
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        let people = Seat::all(self.chairs.len() as u8).filter(|seat| self.chairs[seat.index()].is_person());
        people.fold(SeatSet::NONE, SeatSet::with)
    }

    /// How the match ended.
    pub const fn outcome(&self) -> Option<&End> {
        self.outcome.as_ref()
    }

    /// The person before the screen.
    pub const fn me(&self) -> Option<Seat> {
        match self.view.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Public => None,
        }
    }

    /// Through whose eyes the screen looks.
    pub const fn viewer(&self) -> Viewer {
        self.view.viewer
    }

    /// The person who must take the place before the screen now.
    pub const fn hand_over(&self) -> Option<Seat> {
        self.hand_over
    }

    /// What the screen may show.
    pub const fn view(&self) -> &View {
        &self.view
    }

    /// Whether the person before the screen must decide.
    pub fn is_mine(&self) -> bool {
        self.me().is_some_and(|me| self.asked.contains(me))
    }

    /// A bot that must decide, and its level.
    pub fn asked_bot(&self) -> Option<(Seat, Level)> {
        self.asked.iter().find_map(|seat| match self.chairs.get(seat.index())?.player {
            Occupant::Bot(level) => Some((seat, level)),
            Occupant::Person => None,
        })
    }

    /// What the person before the screen may do.
    pub fn actions(&self) -> Vec<Action> {
        self.offers.iter().map(|offer| offer.action).collect()
    }

    /// Where the lesson stands, where the match is one.
    pub const fn lesson(&self) -> Option<&LessonPoint> {
        self.lesson.as_ref()
    }

    /// What lights up: what the person may do, or in a lesson what it is asked for.
    pub fn aims(&self) -> Vec<Action> {
        let is_aim = |offer: &&Offered| self.lesson.as_ref().is_none_or(|lesson| is_asked(lesson, offer.action));
        self.offers.iter().filter(is_aim).map(|offer| offer.action).collect()
    }

    /// What an action does that is offered.
    pub fn label(&self, action: Action) -> Option<&Both> {
        self.offers.iter().find(|offer| offer.action == action).map(|offer| &offer.label)
    }

    /// How an action that is offered harms the person.
    pub fn harm(&self, action: Action) -> Option<&Both> {
        self.offers.iter().find(|offer| offer.action == action)?.harm.as_ref()
    }

    /// Whether an action harms the person, and another one does not.
    pub fn is_avoidable_harm(&self, action: Action) -> bool {
        self.harm(action).is_some() && self.offers.iter().any(|offer| offer.harm.is_none())
    }

    /// The seconds that a person has for the decision that is asked of it now; nothing where the time does not count.
    pub const fn time_limit(&self) -> Option<u16> {
        self.time_limit
    }

    /// The people who may give the match up.
    pub const fn may_concede(&self) -> SeatSet {
        self.may_concede
    }

    /// The seats that gave the match up.
    pub const fn conceded(&self) -> SeatSet {
        self.conceded
    }

    /// The standing orders of the person before the screen.
    pub const fn stops(&self) -> Option<Stops> {
        self.stops
    }

    /// The stops that several people before the screen may still agree on.
    pub const fn to_agree(&self) -> Option<Stops> {
        self.to_agree
    }

    /// How many decisions the person may take back by the rules.
    pub const fn may_take_back(&self) -> usize {
        self.take_back
    }

    /// Whether the last decision can be undone.
    pub const fn may_undo(&self) -> bool {
        self.undo > 0
    }

    /// The first line of the log that is news to the person before the screen.
    pub const fn news_from(&self) -> usize {
        self.news_from
    }
}

/// Whether a lesson asks for this action, or for another one that is as good.
fn is_asked(lesson: &LessonPoint, action: Action) -> bool {
    let notation = action.to_string();
    lesson.asked.contains(&notation)
}

/// A match that is watched once more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watched {
    /// How many decisions it has.
    pub length: usize,
    /// How many seats.
    pub seats: u8,
    /// Who sat where; nobody is known in a record from a file.
    pub chairs: Vec<Chair>,
    /// Through whose eyes it may be watched.
    pub viewers: Vec<Viewer>,
    /// Its cards.
    pub cards: CardSet,
    /// Whether it may be watched with all cards open.
    pub may_open: bool,
    /// Where its turns begin.
    pub turns: Vec<TurnMark>,
    /// Whether it is the match of this browser, which may have gone on.
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

    /// The only person who played.
    #[must_use]
    pub fn person(&self) -> Option<Seat> {
        only_person(&self.chairs)
    }

    /// What was seen at a moment of it.
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
