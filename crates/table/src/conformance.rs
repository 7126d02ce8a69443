//! The conformance suite: what every game must keep, tried on random tables and random matches.
//!
//! A game calls [`check`] with its own tables and a [`Plan`]. Courses (a table, a seed, the first decisions) come from
//! proptest, so that a failure is made smaller before it is reported. What is found comes back as one [`Breach`]: the
//! [`Invariant`] that does not hold, the table, the seed and the decisions that lead there.
//!
//! *Non-interference* is tried by building a second world: everything that a viewer cannot know is replaced
//! ([`Game::determinize`]), and view, question, refusals and words must stay as they were for that viewer. Then the same
//! further actions happen in both worlds, and what the viewer witnesses must be the same up to the first event that
//! discloses something ([`Game::discloses`]), and so must be who is asked: a window that opens only when somebody holds
//! an answer gives the answer away.
//!
//! The two worlds, and those that they become, also draw the same worlds for that viewer from the same chance.
//!
//! In some matches seats concede, at any moment ([`Game::concede`]); everything holds there too. Now and then a seat takes
//! back what it composes ([`Game::take_back_refusal`]), on a copy of the match.
//!
//! ```text
//! let plan = Plan { matches: 200, ..Plan::default() };
//! let summary = conformance::check(random_table, &plan).unwrap_or_else(|breach| panic!("{breach}"));
//! ```

mod again;
mod concede;
mod course;
mod drawn;
mod hidden;
mod offered;
mod playout;
mod taking_back;

use std::cell::Cell;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestError, TestRng, TestRunner};

use crate::{Fast, Game, Language, Listener, Logged, Playout, Positioned, Step, Told, Viewer};

pub use again::{fingerprints, same_in_another_process};

/// What every game must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Invariant {
    /// A view shows nothing that its viewer cannot know.
    SameView,
    /// Who is asked, the legal actions, the refusals, the standing answers and the words of a question depend only on
    /// what the seat may know.
    SameQuestion,
    /// What a viewer witnesses tells nothing hidden before an event discloses it.
    SameEvents,
    /// The lines of the log in which a viewer reads what it has witnessed tell nothing more than that.
    SameLines,
    /// What replaces hidden things is a state of the same table.
    SoundDeterminization,
    /// What replaces hidden things is drawn from what the viewer knows: with the same chance it is the same in worlds that
    /// the viewer cannot tell apart.
    SameDeterminization,
    /// Exactly the offered actions are accepted, and a refusal changes nothing.
    OfferedIsAccepted,
    /// `actions` and `choices` are the same, without duplicates, and `position` finds each.
    ActionsAreChoices,
    /// What a seat finds plausible is among its legal actions and depends only on what it may know, and a step of a
    /// playout takes one of these at random.
    PlausibleStep,
    /// The notation of an action is read back as the action.
    ActionText,
    /// The text of a position is read back as a state with the same text, fingerprint, views and later course.
    PositionText,
    /// The same table, seed and decisions lead to the same events and state, in another thread and process too.
    SameAgain,
    /// Every match ends, within the bound that the game states, and asks somebody who can answer until then.
    Ends,
    /// No card or token appears or vanishes.
    Conservation,
    /// Any seat may concede while the match goes on, once; it is not asked any more, and does not win alone.
    Concession,
    /// What a seat composes nobody else can know of, and taken back it is as if it had never happened; anything else stays.
    TakingBack,
    /// Every seat is its own ally, allies are so mutually and for the whole match, and only allies win together.
    Allies,
    /// Standing orders answer only a question that is asked, with a legal action.
    StandingAnswers,
    /// No sequence of offered actions panics.
    NoPanic,
}

/// An invariant that does not hold, and how to get there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Breach {
    /// What does not hold.
    pub invariant: Invariant,
    /// What was found.
    pub message: String,
    /// The table.
    pub table: String,
    /// The number from which the table was drawn.
    pub table_seed: u64,
    /// The seed of the match.
    pub seed: u64,
    /// The decisions before it was found.
    pub decisions: Vec<String>,
    /// The position where it was found; empty when there is none.
    pub position: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?} does not hold: {}", self.invariant, self.message)?;
        writeln!(f, "table (drawn from {}):\n{}", self.table_seed, self.table.trim_end())?;
        writeln!(f, "seed {}, after {} decisions:\n{}", self.seed, self.decisions.len(), self.decisions.join("; "))?;
        write!(f, "position:\n{}", self.position.trim_end())
    }
}

/// A table to be tried: what to call it in a report, and its setup.
#[derive(Clone, Debug)]
pub struct Trial<G: Game> {
    /// Enough to set it up again by hand.
    pub name: String,
    /// The checked table.
    pub setup: G::Setup,
}

/// How much is tried.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// How many matches are played.
    pub matches: u32,
    /// From which number everything is drawn.
    pub seed: u64,
    /// One decision in this many is looked at closely.
    pub look_every: u32,
    /// How many further decisions are made in both worlds of a close look.
    pub ahead: u32,
    /// In one match of this many seats concede; 0 for none.
    pub concede_in: u32,
    /// Standing orders to be tried.
    pub standing: Vec<G::StandingOrders>,
    /// What is said in words; see [`Plan::with_words`].
    pub words: Option<Words<G>>,
}

/// Lines for events that follow each other, each with the number of events that it tells.
type Together<G> = fn(&G, &[Logged<<G as Game>::Event>]) -> Vec<(usize, String)>;

/// What a game says in words, in every language.
#[derive(Clone, Debug)]
pub struct Words<G: Game> {
    /// Everything that is said to a viewer at one moment.
    said: fn(&G, Viewer) -> Vec<String>,
    /// The lines of the log for an event that a viewer witnessed.
    told: fn(&G, &Logged<G::Event>) -> Vec<String>,
    /// The lines in which a viewer reads events that follow each other.
    together: Together<G>,
}

impl<G: Game> Default for Plan<G> {
    fn default() -> Self {
        Self {
            matches: 100,
            seed: 2026,
            look_every: 6,
            ahead: 8,
            concede_in: 3,
            standing: vec![G::StandingOrders::default()],
            words: None,
        }
    }
}

impl<G: Told> Plan<G> {
    /// Looks at the prompts, the labels, the description of the table and the lines of the log too, in every language.
    #[must_use]
    pub fn with_words(self) -> Self {
        Self { words: Some(Words { said, told, together }), ..self }
    }
}

fn told<G: Told>(state: &G, logged: &Logged<G::Event>) -> Vec<String> {
    Language::ALL.map(|language| state.tell(logged, language)).to_vec()
}

fn together<G: Told>(state: &G, events: &[Logged<G::Event>]) -> Vec<(usize, String)> {
    let mut lines = Vec::new();
    for language in Language::ALL {
        let mut rest = events;
        while !rest.is_empty() {
            let (events, line) = state.tell_together(rest, language);
            // A line that tells of nothing would be told for ever.
            rest = rest.get(events.max(1)..).unwrap_or_default();
            lines.push((events, line));
        }
    }
    lines
}

fn said<G: Told>(state: &G, viewer: Viewer) -> Vec<String> {
    let mut said = Vec::new();
    for language in Language::ALL {
        said.push(state.describe(viewer, language));
        said.extend(state.status(viewer, language));
        if let Viewer::Seat(seat) = viewer
            && state.awaits().seats().contains(seat)
        {
            let to = Listener { seat: Some(seat), names: &[] };
            said.extend([state.prompt(seat, language), state.prompt_to(seat, to, language)]);
            let mut actions = Vec::new();
            state.actions(seat, &mut actions);
            for action in actions {
                said.extend([state.label(seat, action, language), state.label_to(seat, action, to, language)]);
            }
            let refusals = state.universe().into_iter().filter_map(|action| state.refusal(seat, action));
            said.extend(refusals.map(|refusal| state.explain(&refusal, language)));
        }
    }
    said
}

/// What was tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Matches played to their end.
    pub matches: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Decisions that were looked at closely.
    pub looks: u64,
    /// Decisions made in two worlds that a viewer could not tell apart.
    pub twin_decisions: u64,
    /// Concessions in them.
    pub concessions: u64,
    /// Compositions that were taken back.
    pub taken_back: u64,
    /// The most decisions of one match.
    pub longest: u64,
}

/// Tries every invariant on random tables.
///
/// # Errors
/// The first breach that was found, made as small as could be.
pub fn check<G: Positioned + Playout>(
    tables: impl Fn(&mut Fast) -> Trial<G>,
    plan: &Plan<G>,
) -> Result<Summary, Box<Breach>> {
    let config = Config {
        cases: plan.matches,
        failure_persistence: None,
        max_shrink_iters: 200,
        max_local_rejects: 0,
        ..Config::default()
    };
    let mut seed = [0; 32];
    seed[..8].copy_from_slice(&plan.seed.to_le_bytes());
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    let picks = proptest::collection::vec(any::<u32>(), 0..40);
    let first = Cell::new(None);
    let summary = Cell::new(Summary::default());
    let found = runner.run(&(any::<u64>(), any::<u64>(), picks), |(table_seed, seed, picks)| {
        let course = course::Course { table_seed, seed, picks };
        match try_course(&tables, plan, &course) {
            Ok(walked) => {
                let before = summary.get();
                summary.set(Summary {
                    matches: before.matches + 1,
                    decisions: before.decisions + walked.decisions,
                    looks: before.looks + walked.looks,
                    twin_decisions: before.twin_decisions + walked.twin_decisions,
                    concessions: before.concessions + walked.concessions,
                    taken_back: before.taken_back + walked.taken_back,
                    longest: before.longest.max(walked.decisions),
                });
                Ok(())
            }
            // While it is made smaller, it stays the same failure.
            Err(breach) if first.get().is_none_or(|first| first == breach.invariant) => {
                first.set(Some(breach.invariant));
                Err(TestCaseError::fail(breach.message))
            }
            Err(_) => Ok(()),
        }
    });
    match found {
        Ok(()) => Ok(summary.get()),
        Err(TestError::Fail(_, (table_seed, seed, picks))) => {
            let course = course::Course { table_seed, seed, picks };
            Err(try_course(&tables, plan, &course).err().unwrap_or_else(|| gone(&course)))
        }
        Err(TestError::Abort(reason)) => panic!("the suite was not carried out: {reason}"),
    }
}

/// A course that failed and then did not: something depends on more than the record.
fn gone(course: &course::Course) -> Box<Breach> {
    Box::new(Breach {
        invariant: Invariant::SameAgain,
        message: "a course failed once and not again".into(),
        table: String::new(),
        table_seed: course.table_seed,
        seed: course.seed,
        decisions: Vec::new(),
        position: String::new(),
    })
}

fn try_course<G: Positioned + Playout>(
    tables: &impl Fn(&mut Fast) -> Trial<G>,
    plan: &Plan<G>,
    course: &course::Course,
) -> Result<Summary, Box<Breach>> {
    let table = tables(&mut Fast::new(course.table_seed));
    let mut trail = Vec::new();
    let walked = catch_unwind(AssertUnwindSafe(|| course::walk(plan, &table, course, &mut trail)));
    let trouble = match walked {
        Ok(Ok(summary)) => return Ok(summary),
        Ok(Err(trouble)) => trouble,
        Err(panic) => {
            let text = panic.downcast_ref::<String>().cloned();
            let text = text.or_else(|| panic.downcast_ref::<&str>().map(ToString::to_string));
            Trouble::new(Invariant::NoPanic, text.unwrap_or_else(|| "a panic without a message".into()))
        }
    };
    Err(Box::new(Breach {
        invariant: trouble.invariant,
        message: trouble.message,
        table: table.name,
        table_seed: course.table_seed,
        seed: course.seed,
        decisions: trail.iter().map(|step: &Step<G::Action>| step.to_string()).collect(),
        position: trouble.position,
    }))
}

/// A breach before it is known how to get there.
struct Trouble {
    invariant: Invariant,
    message: String,
    position: String,
}

impl Trouble {
    fn new(invariant: Invariant, message: impl Into<String>) -> Self {
        Self { invariant, message: message.into(), position: String::new() }
    }

    fn at<G: Positioned>(self, state: &G) -> Self {
        if self.position.is_empty() { Self { position: state.position(), ..self } } else { self }
    }
}

type Checked = Result<(), Trouble>;

fn require(holds: bool, invariant: Invariant, message: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Trouble::new(invariant, message())) }
}

/// Where two long texts part, with what stands around it.
fn difference(one: &impl fmt::Debug, other: &impl fmt::Debug) -> String {
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(6000)).take(6600).collect::<String>();
    format!("`...{}...` or `...{}...`", part(&one), part(&other))
}
