//! Random play by the million: checks that nothing panics and that every match ends.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use serde::Serialize;
use table::{Choices, Fast, Game, Language, NoLog};

use crate::Report;
use crate::words::say;

/// The result of random play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Stress {
    /// The mode that was played.
    pub mode: String,
    /// Decisions made.
    pub decisions: u64,
    /// Matches played to their end.
    pub matches: u64,
    /// The number of ties.
    pub ties: u64,
    /// The most decisions of a match, and its seed.
    pub longest: (u32, u64),
    /// The time that it took.
    pub seconds: f64,
    /// The matches that went wrong; the run stops after [`MOST_FAULTS`].
    pub faults: Vec<Fault>,
}

/// A match that went wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// The seed of [`Fast`] for the deal, the rules and the choices.
    pub seed: u64,
    /// What went wrong.
    pub kind: FaultKind,
}

/// The ways in which a match can go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum FaultKind {
    /// The rules panicked.
    Panic,
    /// It took more decisions than the bound that the game states for any match.
    Endless,
}

/// After this many wrong matches the rest is not played.
pub const MOST_FAULTS: usize = 10;
/// The number of matches between two reports of progress.
const MATCHES_PER_REPORT: u64 = 256;

/// Plays at random until `decisions` decisions are made: match after match with the seeds from `seed` on. `progress` is
/// called with the number of decisions so far.
pub fn stress<G: Game>(
    mode: &str,
    setup: &G::Setup,
    decisions: u64,
    seed: u64,
    mut progress: impl FnMut(u64),
) -> Stress {
    let began = Instant::now();
    let mut done = Stress {
        mode: mode.to_owned(),
        decisions: 0,
        matches: 0,
        ties: 0,
        longest: (0, seed),
        seconds: 0.0,
        faults: Vec::new(),
    };
    for seed in seed.. {
        if done.decisions >= decisions || done.faults.len() >= MOST_FAULTS {
            break;
        }
        // A match that panicked is discarded as a whole.
        match catch_unwind(AssertUnwindSafe(|| play::<G>(setup, seed))) {
            Ok(Some(Ended { decisions, is_tie })) => {
                done.decisions += u64::from(decisions);
                done.matches += 1;
                done.ties += u64::from(is_tie);
                done.longest = done.longest.max((decisions, seed));
            }
            Ok(None) => done.faults.push(Fault { seed, kind: FaultKind::Endless }),
            Err(_) => done.faults.push(Fault { seed, kind: FaultKind::Panic }),
        }
        if done.matches.is_multiple_of(MATCHES_PER_REPORT) {
            progress(done.decisions.min(decisions));
        }
    }
    done.seconds = began.elapsed().as_secs_f64();
    done
}

struct Ended {
    decisions: u32,
    is_tie: bool,
}

/// Plays one match at random; `None` when it does not end.
fn play<G: Game>(setup: &G::Setup, seed: u64) -> Option<Ended> {
    let mut chance = Fast::new(seed);
    let mut state = G::deal(setup, &mut chance, &mut NoLog);
    for decisions in 0..=G::decision_bound(setup) {
        let awaits = state.awaits();
        if let Some(outcome) = awaits.outcome() {
            return Some(Ended { decisions, is_tie: outcome.is_tie });
        }
        let seat = awaits.seats().lowest()?;
        let choices = state.choices(seat);
        state.apply(seat, choices.get(chance.index(choices.len())), &mut chance, &mut NoLog);
    }
    None
}

impl Report for Stress {
    /// The result in words, with a line for each fault.
    fn say(&self, language: Language) -> String {
        let (longest, longest_seed) = self.longest;
        let values = [
            ("mode", self.mode.as_str().into()),
            ("decisions", self.decisions.into()),
            ("matches", self.matches.into()),
            ("ties", self.ties.into()),
            ("longest", longest.into()),
            ("seed", longest_seed.into()),
            ("seconds", format!("{:.1}", self.seconds).into()),
            ("faults", self.faults.len().into()),
        ];
        let mut text = say(language, "stress", &values);
        for Fault { seed, kind } in &self.faults {
            let id = match kind {
                FaultKind::Panic => "stress-panic",
                FaultKind::Endless => "stress-endless",
            };
            text.push_str("\n  ");
            text.push_str(&say(language, id, &[("seed", (*seed).into())]));
        }
        text.push('\n');
        text
    }

    fn json(&self) -> serde_json::Value {
        serde_json::json!(self)
    }

    fn is_right(&self) -> bool {
        self.faults.is_empty()
    }
}
