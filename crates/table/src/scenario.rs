//! Rule tests as files that a person can read: a position, the decisions, and the expected results.
//!
//! A file holds many scenarios. Each begins with its name, a sentence in `snake_case`; `#` starts a comment unless a
//! digit follows:
//!
//! ```text
//! == a_correctly_paid_attack_hits_for_its_symbols
//! clauses: COAL-ACT-03 COAL-ATK-05     (what the scenario is about, for the coverage of the rulebook)
//! options: free_discard                (table options; may be missing)
//! setup:                               (more of the table, in the game's own words; may be missing)
//!   seat 0 model C1
//! cards:                               (cards of the scenario's own, in the game's compact notation; may be missing)
//!   jab = C1 PA 1S: dP1, con S
//! position:                            (without it the match is dealt)
//!   turn 5 active 0 starter 0 kind action phase main maneuver-used
//!   seat 0 model C1 pilot luthor-blissett damage 0 turns 3 loose
//!     slot 1 down jab 1S turn 3
//!   seat 1 model C2 pilot madame-white damage 0 turns 2 loose
//! chance: starting-seat 1, shuffle 3   (the draws, in order; all must be used)
//! play:
//!   offered 0 activate 1
//!   0 activate 1
//!   event COAL-ATK-04 hit
//! ```
//!
//! A draw is written by its name in the game's README and its value: a number from 0, or a word of the game for it (`coin heads`,
//! `pick ozok`; see [`Scenarios::drawn`]). `keep` leaves the cards of a shuffle in their order: `shuffle keep` stands for all
//! draws of that name up to the next other one. `chance: ..., seed 7` takes every draw after the script from a seed. The lines
//! of `play`:
//!
//! | line | holds when |
//! |---|---|
//! | `0 activate 1` | seat 0 may do this; it is done |
//! | `0 concede` | seat 0 may concede, whether it is asked or not; it does |
//! | `0 silent` | seat 0 is asked and does not answer; the action for a silent seat is carried out |
//! | `offered 0 activate 1` | this is among the legal actions of seat 0 |
//! | `not offered 0 activate 1` | it is not |
//! | `refused 0 activate 2 COAL-ACT-13` | it is not offered, it is refused with this clause, and the refusal changes nothing |
//! | `refused 0 concede COAL-END-08` | seat 0 may not concede, by this clause, and the refusal changes nothing |
//! | `event COAL-ATK-04 hit` | an event since the last action has this clause, and its text or debug text contains the rest of the line, in any case |
//! | `no event COAL-PIL-18` | there is no such event |
//! | `asks 1` | exactly these seats must decide now |
//! | `over` | the match is over |
//! | `sees 1 TEXT` | the view of seat 1 (or `public`), as the game writes it, contains TEXT |
//! | `sees not 1 TEXT` | it does not |
//! | `state WORDS` | a line of the position contains these words, one after another |
//! | `state seat 1: WORDS` | a line that belongs to seat 1 does |
//! | `state not ...` | no such line does |
//! | `standing 1 WORDS` | seat 1 has these standing orders from now on; they answer after each action |
//!
//! In the WORDS of `state` a single `.` stands for the end of the line: `state seat 0: hand .` is an empty hand.
//!
//! A scenario may be a **lesson** ([`Lesson`]): then it has a `title:`, takes its draws from a seed alone, and its
//! `play` has these further lines. Each `read` and `do` comes with the text before it, in both languages:
//!
//! | line | says |
//! |---|---|
//! | `en TEXT`, `it TEXT` | what the learner is told; several lines are one text |
//! | `clause COAL-ACT-01` | the clause of the rulebook that states it |
//! | `read` | the learner continues after reading that |
//! | `do 0 activate 1` | this action is asked of the learner; it must be one of its legal actions |
//! | `or 0 activate 2` | this is as good, right after the `do`: the rest of the lesson holds after it, too |
//!
//! A failed expectation is reported and the scenario goes on; a failed action ends it.

mod draws;
mod lesson;
mod play;
mod sheet;

use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

use crate::{Game, Logged, Positioned, Problem, Viewer};

pub use draws::Drawn;
pub use lesson::{Guide, Lesson, LessonStep, Said, run_lessons};
pub use sheet::Sheet;

/// How the scenarios of a game set it up and show it.
pub trait Scenarios {
    /// The game.
    type Game: Positioned;

    /// The table of a scenario: its options, its cards, its seats.
    ///
    /// # Errors
    /// What is wrong with them; line numbers are those of the file.
    fn setup(&self, sheet: &Sheet) -> Result<<Self::Game as Game>::Setup, Vec<Problem>>;

    /// The state that the position of a scenario describes.
    ///
    /// # Errors
    /// Every line that does not fit; line numbers are those of the position, from 1.
    fn position(&self, setup: &<Self::Game as Game>::Setup, sheet: &Sheet) -> Result<Self::Game, Vec<Problem>> {
        Self::Game::from_position(setup, &sheet.position_text())
    }

    /// The state as text, for `state` lines and failures.
    fn show(&self, state: &Self::Game) -> String {
        state.position()
    }

    /// The view of a viewer as text, for `sees` lines.
    fn seen(&self, state: &Self::Game, viewer: Viewer) -> String {
        format!("{:?}", state.view(viewer))
    }

    /// Parses the action of a line, in the words of the scenario.
    fn action(&self, _state: &Self::Game, text: &str) -> Option<<Self::Game as Game>::Action> {
        text.parse().ok()
    }

    /// The value of a draw that is written in a word of the game, e.g. the side of a coin or the card that a draw picks.
    fn drawn(&self, _setup: &<Self::Game as Game>::Setup, _name: &str, _word: &str) -> Option<Drawn> {
        None
    }

    /// Whether the rulebook has a clause of this id.
    fn is_clause(&self, id: &str) -> bool;

    /// The event as a line of the log, for `event` lines.
    fn tell(&self, _truth: &Self::Game, _logged: &Logged<<Self::Game as Game>::Event>) -> String {
        String::new()
    }
}

/// A failure, and the scenario and file where it happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The file.
    pub file: String,
    /// The scenario; empty when the failure is outside of any.
    pub scenario: String,
    /// The line of the file, from 1.
    pub line: usize,
    /// What was expected, and what was found.
    pub message: String,
    /// The position at that moment; empty when there was none.
    pub position: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}:{}: {}", self.file, self.line, self.scenario)?;
        writeln!(f, "  {}", self.message)?;
        self.position.lines().try_for_each(|line| writeln!(f, "    | {line}"))
    }
}

/// The result of running one or more files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The number of scenarios that were run.
    pub scenarios: usize,
    /// The clauses that the scenarios cite.
    pub clauses: BTreeSet<String>,
    /// Everything that failed.
    pub failures: Vec<Failure>,
}

impl Report {
    /// Adds another report.
    pub fn merge(&mut self, other: Self) {
        self.scenarios += other.scenarios;
        self.clauses.extend(other.clauses);
        self.failures.extend(other.failures);
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.failures.iter().try_for_each(|failure| writeln!(f, "{failure}"))?;
        let (scenarios, clauses, failures) = (self.scenarios, self.clauses.len(), self.failures.len());
        write!(f, "{scenarios} scenarios, {clauses} clauses cited, {failures} failures")
    }
}

/// Runs the scenarios of one text; `file` is its name in reports.
pub fn run_text<S: Scenarios>(game: &S, file: &str, text: &str) -> Report {
    let (sheets, mut failures) = sheet::read(file, text);
    let mut report = Report { scenarios: sheets.len(), ..Report::default() };
    for sheet in &sheets {
        failures.extend(play::play(game, file, sheet));
        for (line, id) in sheet.cited() {
            if !game.is_clause(&id) {
                failures.push(sheet.failure(file, line, format!("the rulebook has no clause `{id}`")));
            }
            report.clauses.insert(id);
        }
    }
    failures.sort_by_key(|failure| failure.line);
    report.failures = failures;
    report
}

/// Runs every `.scn` file of a folder whose name contains `filter`, sorted by name.
///
/// # Errors
/// When the folder or a file cannot be read.
pub fn run_folder<S: Scenarios>(game: &S, folder: &Path, filter: &str) -> std::io::Result<Report> {
    let mut files: Vec<_> =
        std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "scn"));
    files.sort();
    let mut report = Report::default();
    for path in files {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if name.contains(filter) {
            report.merge(run_text(game, &name, &std::fs::read_to_string(&path)?));
        }
    }
    Ok(report)
}
