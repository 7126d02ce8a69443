//! The conformance suite: the invariants that every game must keep, tried on random tables and random matches.
//!
//! A game calls [`check`] with its own tables and a [`Plan`]. Courses (a table, a seed, the first decisions) come from
//! proptest, so that a failure is shrunk before it is reported. The result of a failure is one [`Breach`]: the
//! [`Invariant`] that does not hold, and the table, the seed and the decisions that lead there.
//!
//! *Non-interference* is tried by building a second world: everything that a viewer cannot know is replaced
//! ([`Game::determinize`]), and for that viewer the view, question, refusals and words must stay the same. Then the
//! same further actions are carried out in both worlds. The events that the viewer witnesses must be the same up to the
//! first event that discloses something ([`Game::discloses`]), and so must the seats that are asked: a window that
//! opens only when somebody holds an answer gives the answer away.
//!
//! The two worlds, and the worlds that they develop into, must also determinize to the same world for that viewer from
//! the same chance.
//!
//! In some matches seats concede at arbitrary moments ([`Game::concede`]); every invariant must hold there too. Now and
//! then a seat takes back what it is composing ([`Game::take_back_refusal`]), on a copy of the match.
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

/// The invariants that every game must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Invariant {
    /// A view shows nothing that its viewer cannot know.
    SameView,
    /// The seats that are asked, the legal actions, the refusals, the standing answers and the wording of a question
    /// depend only on what the seat may know.
    SameQuestion,
    /// The events that a viewer witnesses reveal nothing hidden before an event discloses it.
    SameEvents,
    /// The log lines that a viewer reads say no more than the events that it witnessed.
    SameLines,
    /// A determinization is a valid state of the same table.
    SoundDeterminization,
    /// A determinization is drawn from what the viewer knows: with the same chance it is the same in all worlds that
    /// the viewer cannot tell apart.
    SameDeterminization,
    /// Exactly the offered actions are accepted, and a refusal changes nothing.
    OfferedIsAccepted,
    /// `actions` and `choices` are the same, without duplicates, and `position` finds each.
    ActionsAreChoices,
    /// The plausible actions of a seat are legal and depend only on what the seat may know, and a playout step takes
    /// one of them at random.
    PlausibleStep,
    /// The notation of an action is parsed back to the same action.
    ActionText,
    /// The text of a position is parsed back to a state with the same text, fingerprint, views and later course.
    PositionText,
    /// The same table, seed and decisions lead to the same events and state, also in another thread and in another
    /// process.
    SameAgain,
    /// Every match ends within the bound that the game states, and until then it asks a seat that can answer.
    Ends,
    /// No card or token appears or vanishes.
    Conservation,
    /// Any seat may concede once while the match goes on; it is not asked any more, and does not win alone.
    Concession,
    /// Nobody else can know what a seat composes. Once taken back, it is as if it had never happened; anything else
    /// stays.
    TakingBack,
    /// Every seat is its own ally, alliances are mutual and last for the whole match, and only allies win together.
    Allies,
    /// Standing orders answer only a question that is being asked, with a legal action.
    StandingAnswers,
    /// No sequence of offered actions panics.
    NoPanic,
}

/// An invariant that does not hold, and the match that shows it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Breach {
    /// The invariant.
    pub invariant: Invariant,
    /// A description of the failure.
    pub message: String,
    /// The table.
    pub table: String,
    /// The number that the table was drawn from.
    pub table_seed: u64,
    /// The seed of the match.
    pub seed: u64,
    /// The decisions that led to the failure.
    pub decisions: Vec<String>,
    /// The position at the failure; empty when there is none.
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

/// A table to be tried: its name in a report, and its setup.
#[derive(Clone, Debug)]
pub struct Trial<G: Game> {
    /// A description that is enough to set the table up again by hand.
    pub name: String,
    /// The checked table.
    pub setup: G::Setup,
}

/// The amount of testing.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The number of matches.
    pub matches: u32,
    /// The number that everything is drawn from.
    pub seed: u64,
    /// One decision in this many is looked at closely.
    pub look_every: u32,
    /// The number of further decisions that a close look makes in both worlds.
    pub ahead: u32,
    /// One match in this many has concessions; 0 for none.
    pub concede_in: u32,
    /// The standing orders to be tried.
    pub standing: Vec<G::StandingOrders>,
    /// The texts to compare; see [`Plan::with_words`].
    pub words: Option<Words<G>>,
}

/// The texts of a game, in every language.
#[derive(Clone, Debug)]
pub struct Words<G: Game> {
    /// Returns everything that is said to a viewer at one moment.
    said: fn(&G, Viewer) -> Vec<String>,
    /// Returns the log lines for an event that a viewer witnessed.
    told: fn(&G, &Logged<G::Event>) -> Vec<String>,
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
    /// Also compares the prompts, the labels, the description of the table and the log lines, in every language.
    #[must_use]
    pub fn with_words(self) -> Self {
        Self { words: Some(Words { said, told }), ..self }
    }
}

fn told<G: Told>(state: &G, logged: &Logged<G::Event>) -> Vec<String> {
    Language::ALL.map(|language| state.tell(logged, language)).to_vec()
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

/// Counts of what the suite tried.
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
    /// Compositions that seats took back.
    pub taken_back: u64,
    /// The most decisions of one match.
    pub longest: u64,
}

/// Tries every invariant on random tables.
///
/// # Errors
/// The first breach that was found, shrunk as far as possible.
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
            // While shrinking, keep only failures of the same invariant.
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

/// The breach for a course that failed once and then did not: the result depends on more than the record.
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

/// A failed check before the table, seed and decisions that lead to it are added.
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

/// The place where two long texts differ, with some context.
fn difference(one: &impl fmt::Debug, other: &impl fmt::Debug) -> String {
    let (one, other) = (format!("{one:?}"), format!("{other:?}"));
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(6000)).take(6600).collect::<String>();
    format!("`...{}...` or `...{}...`", part(&one), part(&other))
}
