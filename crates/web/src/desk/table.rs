//! The referee's side of the desk: one match on this device, one that is replayed, and the answers to the requests of
//! a screen about them. It runs in a worker, or on the page's own thread if there are no workers.
//!
//! It sends out only two things: a [`Snapshot`] for the person at the screen, made from its view and from what the
//! game tells that seat; and [`Kept`], which a browser stores without reading it.

use bots::{Budget, Thinking, decision_seed};
use door::Entry as _;
use protocol::{Both, DeskReply, DeskRequest, Offer, OutcomeDocument, Refused, Snapshot, TableFacts, ToldLine};
use table::scenario::Guide;
use table::{Game, Language, Listener, Logged, Match, Recorded, Seat, SeatSet, Seed, Step, Told, Viewer, Wording};

use super::replay::Replay;
use super::session::Session;
use super::setting;
use super::thinker::Thought;
use crate::beats::Grouping;
use crate::chair::Chair;
use crate::game::{Action, Entry, Event, Setup, State, Stops, ViewDocument, beats, cards_text, plans, read_setup};
use crate::i18n;
use crate::level::Level;
use crate::table_context::seat_of;

/// A seat that no table has.
const NOBODY: Seat = Seat(u8::MAX);

/// A match in the form in which it is stored; nobody at the table may see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The version of the match, and the question that was asked.
    pub at: [u64; 2],
    /// The match.
    pub text: String,
}

/// The result of a request.
pub struct Answer {
    /// The reply to the screen.
    pub reply: DeskReply<ViewDocument>,
    /// Whether the match must be stored again ([`Table::kept`]); this can wait until the screen has its reply.
    pub is_changed: bool,
}

/// A question for a bot that thinks in another worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ToThink {
    /// The version of the match.
    pub version: u64,
    /// The seat that is asked.
    pub seat: Seat,
    /// The level of the bot.
    pub level: Level,
}

/// The match of a screen.
#[derive(Default)]
pub struct Table {
    live: Option<Live>,
    replay: Option<Replay>,
}

/// A match that is played, and what its screen already knows.
struct Live {
    number: u32,
    session: Session,
    question: u64,
    /// What identifies the present question: the viewer, its decisions and what it is offered.
    asked: Asked,
    /// The events that the screen already has as lines, and the viewer that they were told to.
    told: Vec<Logged<Event>>,
    told_to: Viewer,
    /// Whether the screen already has the facts that do not change.
    is_known: bool,
    /// The answer that the bot has thought of, and the version for which it was asked.
    thought: Option<(u64, Action)>,
    /// The guide, if the match is a lesson.
    guide: Option<Guide>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Asked {
    me: Option<Seat>,
    decisions: usize,
    offers: Vec<Action>,
}

impl Asked {
    fn of(session: &Session, guide: Option<&Guide>) -> Self {
        let offers = if guide.is_none_or(lesson::asks) { session.actions() } else { Vec::new() };
        Self { me: session.me(), decisions: session.decisions(), offers }
    }
}

impl Table {
    /// Answers a request, except [`DeskRequest::Think`], which may take long: see [`Table::to_think`].
    pub fn answer(&mut self, request: DeskRequest) -> Answer {
        let changed = match self.change(request) {
            Ok(changed) => changed,
            Err(reply) => return Answer { reply, is_changed: false },
        };
        match self.live.as_mut().filter(|_| changed) {
            Some(live) => Answer { reply: DeskReply::Snapshot(Box::new(live.snapshot())), is_changed: true },
            None => Answer { reply: DeskReply::Nothing, is_changed: false },
        }
    }

    /// Returns the match in its stored form. A lesson is not stored, so that it does not replace a person's match.
    pub fn kept(&self) -> Option<Kept> {
        let live = self.live.as_ref().filter(|live| live.guide.is_none())?;
        Some(Kept { at: [live.session.version, live.question], text: live.session.to_text() })
    }

    /// Carries out a request; returns whether the match has changed, or the reply if nothing else is to be done.
    fn change(&mut self, request: DeskRequest) -> Result<bool, DeskReply<ViewDocument>> {
        let live = match request {
            DeskRequest::Begin { number, setup, seed, chairs, stops, limit } => {
                let session = begin(&setup, &seed, &chairs, &stops).map_err(|why| wrong(&[why]))?;
                self.live = Some(Live::new(number, session.with_limit(limit)));
                return Ok(true);
            }
            DeskRequest::Lesson { number, text } => {
                self.live = Some(lesson::begin(number, &text).map_err(|why| wrong(&[why]))?);
                return Ok(true);
            }
            DeskRequest::Resume { number, text, version, question } => {
                let mut session = Session::resume(&text).map_err(|why| wrong(&[why]))?;
                session.version = version;
                self.live = Some(Live { question, ..Live::new(number, session) });
                return Ok(true);
            }
            DeskRequest::Replay(source) => return Err(self.watch(source)),
            DeskRequest::Look { at, eyes } => {
                let moment = self.replay.as_mut().and_then(|replay| replay.moment(at, &eyes));
                return Err(moment.map_or(DeskReply::Nothing, |moment| DeskReply::Moment(Box::new(moment))));
            }
            DeskRequest::Told(eyes) => {
                let told = self.replay.as_ref().and_then(|replay| replay.told(&eyes));
                return Err(told.map_or(DeskReply::Nothing, DeskReply::Told));
            }
            request => match self.live.as_mut() {
                Some(live) => return live.change(request),
                None => None::<bool>,
            },
        };
        Ok(live.unwrap_or_default())
    }

    /// Opens a match for a replay.
    fn watch(&mut self, source: Option<String>) -> DeskReply<ViewDocument> {
        let replay = match (source, &self.live) {
            (Some(text), _) => Replay::of_text(&text),
            (None, Some(live)) if live.guide.is_none() => match Replay::of_session(&live.session) {
                Some(replay) => Ok(replay),
                None => return DeskReply::Nothing,
            },
            (None, _) => return DeskReply::Nothing,
        };
        match replay {
            Ok(replay) => {
                let facts = replay.facts();
                self.replay = Some(replay);
                DeskReply::Replay(facts)
            }
            Err(problems) => wrong(&problems),
        }
    }

    /// Returns the question for the bot that is asked in this version; `None` if none is. Nobody thinks in a lesson.
    pub fn to_think(&self, version: u64) -> Option<ToThink> {
        let session = self
            .live
            .as_ref()
            .filter(|live| live.guide.is_none())
            .map(|live| &live.session)
            .filter(|session| session.version == version)?;
        let (seat, level) = session.asked_bot()?;
        Some(ToThink { version, seat, level })
    }

    /// Returns the match for a thinker that already has these steps of it.
    pub fn match_for(&self, known: &mut Vec<Step<Action>>, number: &mut u32) -> Option<super::thinker::Known> {
        let live = self.live.as_ref()?;
        let steps = live.session.steps();
        let goes_on = live.number == *number && !known.is_empty() && steps.starts_with(known);
        let news = if goes_on {
            super::thinker::Known::More(steps[known.len()..].iter().map(ToString::to_string).collect())
        } else {
            super::thinker::Known::Whole(live.session.record().to_string())
        };
        (*known, *number) = (steps.to_vec(), live.number);
        Some(news)
    }

    /// Lets the bot think on this thread.
    pub fn think(&mut self, asked: &ToThink) -> Thought {
        let session = self.live.as_ref().map(|live| &live.session).ok_or("no match")?;
        session.think(asked.seat, asked.level)
    }

    /// Stores the answer of a bot until it may be carried out.
    pub fn take_thought(&mut self, asked: &ToThink, thought: Thought) -> DeskReply<ViewDocument> {
        match thought {
            Ok(action) => {
                if let Some(live) = &mut self.live {
                    live.thought = Some((asked.version, action));
                }
                DeskReply::Thought
            }
            Err(problem) => DeskReply::Wrong(vec![Both { en: problem.clone(), it: problem }]),
        }
    }
}

impl Live {
    fn new(number: u32, session: Session) -> Self {
        let asked = Asked::of(&session, None);
        Self {
            number,
            question: session.version,
            session,
            asked,
            told: Vec::new(),
            told_to: Viewer::Public,
            is_known: false,
            thought: None,
            guide: None,
        }
    }

    /// Carries out a request; returns whether the match has changed, or the reply if nothing else is to be done.
    fn change(&mut self, request: DeskRequest) -> Result<bool, DeskReply<ViewDocument>> {
        if self.guide.is_some() {
            return self.teach(request);
        }
        let session = &mut self.session;
        let before = session.version;
        match request {
            DeskRequest::Again { number, seed } => {
                let seed: Seed = seed.parse().map_err(|_| DeskReply::Nothing)?;
                *self = Self::new(number, session.again(seed));
                return Ok(true);
            }
            DeskRequest::Agree(stops) => {
                if let Ok(stops) = Entry::read_standing(&stops) {
                    session.agree(stops);
                }
            }
            DeskRequest::TakePlace(seat) if session.hand_over() == Some(Seat(seat)) => session.take_place(Seat(seat)),
            DeskRequest::Act { question, action, then } => {
                if let Some(action) = self.asked.offers.iter().find(|offer| offer.to_string() == action)
                    && question == self.question
                {
                    let then: Vec<Action> = then.iter().map_while(|action| action.parse().ok()).collect();
                    // The action is one of the choices of a seat that is asked.
                    let _ = session.act_and_then(*action, then);
                }
            }
            DeskRequest::Plans(action) => {
                let action = self.asked.offers.iter().find(|offer| offer.to_string() == action);
                let plans = action.zip(session.me()).map(|(action, me)| plans(session.referee(), me, *action));
                return Err(DeskReply::Plans(plans.unwrap_or_default()));
            }
            DeskRequest::ByDefault(version) if version == before => session.answer_by_default(),
            DeskRequest::Concede(seat) => {
                // A seat that may not concede any more, because the match continued meanwhile, is out already.
                let _ = session.concede(Seat(seat));
            }
            DeskRequest::TakeBack(question) if question == self.question => session.take_back(),
            DeskRequest::Undo(count) if count == session.decisions() => session.undo(false),
            DeskRequest::UndoAgreed(version) if version == before => session.undo(true),
            DeskRequest::Stop { name, on } => {
                session.set_stop(&name, on);
            }
            DeskRequest::Explain(actions) => return Err(DeskReply::Refused(self.explain(&actions))),
            DeskRequest::BotActs(version) => {
                let thought = self.thought.take().filter(|(of, _)| *of == version && version == before);
                if let (Some((_, action)), Some((seat, _))) = (thought, session.asked_bot()) {
                    session.act_for_bot(seat, action).map_err(|error| said(&error.to_string()))?;
                }
            }
            DeskRequest::Figures if session.outcome().is_some() => {
                return Err(DeskReply::Figures(Box::new(super::figures::of(session))));
            }
            DeskRequest::Save if session.outcome().is_some() => {
                return Err(DeskReply::Saved(session.record().to_string()));
            }
            _ => {}
        }
        Ok(session.version != before)
    }

    /// Returns the reasons why these actions are not possible for the viewer.
    fn explain(&self, actions: &[String]) -> Vec<Refused> {
        let (Some(me), truth) = (self.session.me(), self.session.referee()) else { return Vec::new() };
        let names = names_of(self.session.chairs());
        let to = Listener { seat: Some(me), names: &names };
        let explained = |notation: &String| {
            let action = State::read_action(notation).ok()?;
            let refusal = truth.refusal(me, action)?;
            Some(Refused {
                action: action.to_string(),
                label: Both::say(|language| truth.label_to(me, action, to, language)),
                clause: refusal.clause.to_string(),
                text: Both::say(|language| truth.explain(&refusal, language)),
            })
        };
        actions.iter().filter_map(explained).collect()
    }

    /// Returns what the person at the screen may know. If the screen must be handed over, the person leaves it first.
    fn snapshot(&mut self) -> Snapshot<ViewDocument> {
        if self.session.hand_over().is_some() && self.session.me().is_some() && self.session.people().len() > 1 {
            self.session.leave_place();
        }
        let asked = Asked::of(&self.session, self.guide.as_ref());
        if asked != self.asked {
            (self.asked, self.question) = (asked, self.session.version);
        }
        let session = &self.session;
        let (viewer, truth) = (session.viewer(), session.referee());
        let me = session.me();
        let events = session.events();
        if self.told_to != viewer {
            (self.told, self.told_to) = (Vec::new(), viewer);
        }
        let lines_from = self.told.iter().zip(&events).take_while(|(told, event)| told == event).count();
        let teller = LineTeller::new(truth, session.setup(), viewer, session.chairs());
        let lines = teller.lines(&events, lines_from);
        let names = names_of(session.chairs());
        let to = Listener { seat: me, names: &names };
        let offer = |action: &Action| {
            let seat = me.unwrap_or(NOBODY);
            Offer {
                action: action.to_string(),
                label: Both::say(|language| truth.label_to(seat, *action, to, language)),
                heading: truth.heading(*action, Language::En).map(|_| {
                    Both::say(|language| truth.heading(*action, language).map_or_else(String::new, |(_, said)| said))
                }),
                alike: false,
            }
        };
        let is_free = self.guide.is_none();
        let setup = session.setup();
        let facts = (!self.is_known)
            .then(|| TableFacts { cards: cards_text(setup), stops: setting::stops_of(setup, session.chairs().len()) });
        let snapshot = Snapshot {
            number: self.number,
            version: session.version,
            question: self.question,
            view: ViewDocument::from(&session.view()),
            chairs: session.chairs().iter().map(ToString::to_string).collect(),
            hand_over: session.hand_over().map(|seat| seat.0),
            asked: numbers(session.asked()),
            prompt: Both::say(|language| {
                truth.prompt_to(me.filter(|_| session.is_mine()).unwrap_or(NOBODY), to, language)
            }),
            offers: self.asked.offers.iter().map(offer).collect(),
            warnings: session.warnings(),
            outcome: session.outcome().map(|outcome| OutcomeDocument::new(&outcome, truth.seats())),
            conceded: numbers(session.conceded()),
            may_concede: numbers(if is_free { session.may_concede() } else { SeatSet::NONE }),
            undo: if is_free && session.may_undo() { session.decisions() } else { 0 },
            undo_agreed: session.undo_to_agree().filter(|_| is_free).map(|seat| seat.0),
            unaided: session.is_unaided(),
            scribe: session.is_unaided() && truth.scribe().is_some(),
            take_back: if is_free { session.may_take_back() } else { 0 },
            stops: session.stops().filter(|_| is_free).map(|stops| stops.to_string()),
            to_agree: session.to_agree().map(|stops| stops.to_string()),
            time_limit: session.time_limit(),
            lines_from,
            lines,
            news_from: session.news_from(),
            lesson: self.guide.as_ref().map(lesson::point),
            facts,
        };
        self.told = events;
        self.is_known = true;
        snapshot
    }
}

/// Deals a match that was set up on the page.
fn begin(setup: &str, seed: &str, chairs: &[String], stops: &str) -> Result<Session, Wording> {
    let damaged = || Wording::new(|language| i18n::say(language, "kept-damaged", &[]));
    let setup = read_setup(setup).ok_or_else(damaged)?;
    let seed: Seed = seed.parse().map_err(|_| damaged())?;
    let chairs: Option<Vec<Chair>> = chairs.iter().map(|chair| chair.parse().ok()).collect();
    let stops = Entry::read_standing(stops).unwrap_or_else(|_| Stops::default());
    let seats = usize::from(Match::<State>::new(setup.clone(), seed).truth().seats());
    let chairs = chairs.filter(|chairs| chairs.len() == seats);
    Ok(Session::begin_with(setup, seed, chairs.ok_or_else(damaged)?, stops))
}

/// Returns the names that the people have chosen.
fn names_of(chairs: &[Chair]) -> Vec<String> {
    let name = |chair: &Chair| if chair.is_person() { chair.name.clone() } else { String::new() };
    chairs.iter().map(name).collect()
}

/// Turns the events that a viewer has witnessed into lines of the log.
pub(super) struct LineTeller<'a> {
    truth: &'a State,
    setup: &'a Setup,
    viewer: Viewer,
    /// The names that the people have chosen.
    names: Vec<String>,
}

impl<'a> LineTeller<'a> {
    pub(super) fn new(truth: &'a State, setup: &'a Setup, viewer: Viewer, chairs: &[Chair]) -> Self {
        Self { truth, setup, viewer, names: names_of(chairs) }
    }

    /// Returns the lines of these events, starting with one of them. The last line of a beat or a turn contains its
    /// summary.
    pub(super) fn lines(&self, events: &[Logged<Event>], from: usize) -> Vec<ToldLine> {
        let to = Listener { seat: seat_of(self.viewer), names: &self.names };
        let mut grouping = Grouping::default();
        let (mut lines, mut beat, mut turn) = (Vec::new(), 0, None);
        for (number, logged) in events.iter().enumerate() {
            let mut line = mark(logged);
            if grouping.begins(&line) {
                self.end_beat(&events[beat..number], to, &mut lines);
                // The first line of a turn is a separate line.
                beat = number + usize::from(line.turn.is_some());
            }
            if line.turn.is_some() {
                line.summary = turn.replace((line.head.map(Seat), number)).and_then(|(seat, start)| {
                    let seat = seat.filter(|seat| number >= from && Some(*seat) != to.seat)?;
                    both(|language| self.truth.summary(seat, &events[start..number], to, language))
                });
            }
            if number >= from {
                line.text = Both::say(|language| self.truth.tell_to(logged, to, language));
                line.staged = beats::staged(self.setup, events.get(beat..=number).unwrap_or_default());
                lines.push(line);
            }
        }
        self.end_beat(events.get(beat..).unwrap_or_default(), to, &mut lines);
        lines
    }

    fn end_beat(&self, beat: &[Logged<Event>], to: Listener<'_>, lines: &mut [ToldLine]) {
        if let Some(last) = lines.last_mut().filter(|last| last.turn.is_none()) {
            last.headline = both(|language| self.truth.headline(beat, to, language));
        }
    }
}

/// Returns a text in both languages; `None` if one of them has no text.
fn both(mut say: impl FnMut(Language) -> Option<String>) -> Option<Both> {
    Some(Both { en: say(Language::En)?, it: say(Language::It)? })
}

/// Returns the properties of a log line apart from its text.
pub(crate) fn mark(logged: &Logged<Event>) -> ToldLine {
    ToldLine {
        clause: logged.clause.to_string(),
        text: Both::default(),
        turn: beats::turn_of(&logged.event),
        head: beats::head(&logged.event).map(|seat| seat.0),
        scene: beats::scene(&logged.event),
        headline: None,
        summary: None,
        marks: beats::marks(&logged.event),
        staged: None,
        at: None,
    }
}

fn numbers(seats: SeatSet) -> Vec<u8> {
    seats.iter().map(|seat| seat.0).collect()
}

/// Returns a reply that reports problems.
pub(super) fn wrong(problems: &[Wording]) -> DeskReply<ViewDocument> {
    DeskReply::Wrong(problems.iter().map(|one| Both::say(|language| one.say(language).to_owned())).collect())
}

fn said(problem: &str) -> DeskReply<ViewDocument> {
    DeskReply::Wrong(vec![Both { en: problem.to_owned(), it: problem.to_owned() }])
}

/// Lets the player of this level think. As everywhere else, the same match gives the same answer.
pub(super) fn think(game: &Match<State>, level: Level, seat: Seat, seed: Seed) -> Thought {
    let player = level.player();
    let budget = player.budget().unwrap_or(Budget::Simulations(1));
    let thinking = Thinking::new(budget, decision_seed(seed, seat, game.steps().len()));
    game.ask(seat, |question| player.seated::<Entry>().choose(question, &thinking))
        .ok_or_else(|| format!("seat {seat} is not asked"))
}

mod lesson;
#[cfg(test)]
mod tests;
