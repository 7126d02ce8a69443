//! Checks that the same record leads to the same state: in this thread, in another thread, in another process, and from
//! a position.

use std::process::Command;

use super::course::Picker;
use super::{Checked, Invariant, Trial, Trouble, difference, require};
use crate::{Fast, Game, Logged, Match, NoLog, Positioned, Seat, Seed, Seeded, Step, Viewer};

/// Replays the match in another thread: with a log through the referee, and without one.
pub(super) fn check<G: Positioned>(table: &Trial<G>, seed: u64, played: &Match<G>) -> Checked {
    let steps = played.steps();
    let (events, with_log, without_log) = std::thread::scope(|scope| {
        let replay = scope.spawn(|| {
            let mut game = Match::<G>::new(table.setup.clone(), Seed::from(seed));
            for step in steps {
                if game.take(*step).is_err() {
                    break;
                }
            }
            (game.events().to_vec(), game.truth().fingerprint(), silently::<G>(&table.setup, seed, steps))
        });
        replay.join().map_err(|_| Trouble::new(Invariant::NoPanic, "a replay in another thread panicked"))
    })?;
    let truth = played.truth();
    let again =
        |holds: bool, what: &str| require(holds, Invariant::SameAgain, || format!("a replay in another thread {what}"));
    let check = || {
        again(events == played.events(), "makes other events")?;
        again(with_log == truth.fingerprint(), "ends in another state")?;
        again(without_log == truth.fingerprint(), "without a log ends in another state")
    };
    check().map_err(|found| found.at(truth))
}

/// The final fingerprint of a record that is played without a log.
fn silently<G: Game>(setup: &G::Setup, seed: u64, steps: &[Step<G::Action>]) -> u64 {
    let mut chance = Seeded::new(Seed::from(seed));
    let mut state = G::deal(setup, &mut chance, &mut NoLog);
    for step in steps {
        match *step {
            Step::Action(seat, action) if state.refusal(seat, action).is_none() => {
                state.apply(seat, action, &mut chance, &mut NoLog);
            }
            Step::Concession(seat) if state.concession_refusal(seat).is_none() => {
                state.concede(seat, &mut chance, &mut NoLog);
            }
            _ => break,
        }
    }
    state.fingerprint()
}

/// Checks that the text of a position is parsed back to the same state, which takes the same course from there.
pub(super) fn check_position<G: Positioned>(table: &Trial<G>, state: &G, chance: &mut Fast) -> Checked {
    let text = state.position();
    let read = match G::from_position(&table.setup, &text) {
        Ok(read) => read,
        Err(problems) => {
            let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
            return Err(Trouble::new(
                Invariant::PositionText,
                format!("the position is not read back: {}", list.join("; ")),
            ));
        }
    };
    let same = |holds: bool, message: String| require(holds, Invariant::PositionText, || message);
    let again = read.position();
    same(again == text, format!("the position is read back as another: {}", difference(&text, &again)))?;
    same(read.fingerprint() == state.fingerprint(), "the state read back has another fingerprint".into())?;
    for viewer in Viewer::all(state.seats()) {
        let (view, read_view) = (state.view(viewer), read.view(viewer));
        let message = || format!("viewer {viewer} sees another state: {}", difference(&view, &read_view));
        require(view == read_view, Invariant::PositionText, message)?;
    }
    if chance.index(4) > 0 {
        return Ok(());
    }
    let seed = chance.next_bits();
    let bound = G::decision_bound(&table.setup);
    let (course, read_course) = (course_from(state.clone(), seed, bound), course_from(read, seed, bound));
    same(course.0 == read_course.0, format!("later events differ: {}", difference(&course.0, &read_course.0)))?;
    same(course.1 == read_course.1, "the later course ends in another state".into())
}

fn course_from<G: Game>(mut state: G, seed: u64, bound: u32) -> (Vec<Logged<G::Event>>, u64) {
    let mut picker = Picker::new(&[], seed);
    let mut chance = Fast::new(!seed);
    let mut log = Vec::new();
    for _ in 0..bound {
        let Some((seat, action)) = picker.pick(&state) else { break };
        state.apply(seat, action, &mut chance, &mut log);
    }
    (log, state.fingerprint())
}

/// The fingerprints of random matches: of every state on the way, and of the end.
pub fn fingerprints<G: Game>(tables: impl Fn(&mut Fast) -> Trial<G>, matches: u64) -> Vec<u64> {
    let play = |number: u64| {
        let table = tables(&mut Fast::new(number));
        let mut game = Match::<G>::new(table.setup.clone(), Seed::from(number));
        let mut picker = Picker::new(&[], number);
        let mut print = crate::Fingerprint::default();
        let mut step = |state: &G| print.bytes(&state.fingerprint().to_le_bytes()).finish();
        step(game.truth());
        for _ in 0..G::decision_bound(&table.setup) {
            let Some((seat, action)): Option<(Seat, G::Action)> = picker.pick(game.truth()) else { break };
            if game.act(seat, action).is_err() {
                break;
            }
            step(game.truth());
        }
        step(game.truth())
    };
    (0..matches).map(play).collect()
}

/// An environment variable that is set in the process started for a comparison.
const IN_CHILD: &str = "DUELLO_CONFORMANCE_CHILD";
const MARK: &str = "conformance fingerprints:";

/// Computes fingerprints here and in a second process that runs only the calling test, and compares them.
///
/// `test` is the full name of the test that calls this, as the test runner prints it.
///
/// # Errors
/// When the second process cannot be run, or its fingerprints differ.
pub fn same_in_another_process(test: &str, fingerprints: impl FnOnce() -> Vec<u64>) -> Result<(), String> {
    let here: Vec<String> = fingerprints().iter().map(|print| format!("{print:016x}")).collect();
    let here = here.join(" ");
    if std::env::var_os(IN_CHILD).is_some() {
        println!("\n{MARK} {here}");
        return Ok(());
    }
    let program = std::env::current_exe().map_err(|error| format!("this test program is not found: {error}"))?;
    let output = Command::new(program)
        .args([test, "--exact", "--nocapture"])
        .env(IN_CHILD, "1")
        .output()
        .map_err(|error| format!("the second process cannot be run: {error}"))?;
    let output = String::from_utf8_lossy(&output.stdout);
    let there = output.lines().find_map(|line| line.trim().strip_prefix(MARK)).map(str::trim);
    match there {
        None => Err(format!("the second process gave no fingerprints; is `{test}` the name of the test?\n{output}")),
        Some(there) if there == here => Ok(()),
        Some(there) => {
            Err(format!("{:?}: another process plays otherwise: {here} here, {there} there", Invariant::SameAgain))
        }
    }
}
