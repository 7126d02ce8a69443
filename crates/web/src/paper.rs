//! A match on paper: its setup, its seed and its decisions as text, for the worker, the browser's memory and downloads.

use std::fmt;
use std::str::FromStr;

use coal::{Action, CardSet, Setup, SetupDocument, State};
use table::{Match, Seat, Seed, Step};

/// What a match is replayed from.
#[derive(Clone, Debug)]
pub struct Paper {
    /// The table as it was agreed.
    pub setup: Setup,
    /// The seed of its chance.
    pub seed: Seed,
    /// The decisions so far.
    pub steps: Vec<Step<Action>>,
}

impl Paper {
    /// The match as it stands.
    #[must_use]
    pub fn of(game: &Match<State>, seed: Seed) -> Self {
        Self { setup: game.setup().clone(), seed, steps: game.steps().to_vec() }
    }

    /// The match after its first `count` decisions.
    ///
    /// # Errors
    /// The first decision that the rules refuse.
    pub fn replay(&self, count: usize) -> Result<Match<State>, String> {
        let mut game = Match::new(self.setup.clone(), self.seed);
        for (number, step) in (1..).zip(self.steps.iter().take(count)) {
            game.act(step.seat, step.action).map_err(|error| format!("decision {number}, `{}`: {error}", step.action))?;
        }
        Ok(game)
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "duello coal 1\nseed {}\n{}---\n", self.seed, self.setup)?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{} {}", step.seat, step.action))
    }
}

impl FromStr for Paper {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (head, body) = text.split_once("---").ok_or("a record has a line `---` before its decisions")?;
        let mut lines = head.lines();
        if lines.next().map(str::trim) != Some("duello coal 1") {
            return Err("a record begins with `duello coal 1`".into());
        }
        let seed = lines.next().and_then(|line| line.strip_prefix("seed ")).ok_or("the second line is `seed NUMBER`")?;
        let seed = seed.parse().map_err(|error| format!("{error}"))?;
        let document: SetupDocument = lines.collect::<Vec<_>>().join("\n").parse().map_err(listed)?;
        let setup = Setup::check(document, CardSet::house()).map_err(listed)?;
        let mut steps = Vec::new();
        for line in body.lines().filter(|line| !line.trim().is_empty()) {
            let (seat, action) = line.split_once(' ').ok_or_else(|| format!("`{line}`: expected `SEAT ACTION`"))?;
            let seat: Seat = seat.parse().map_err(|error| format!("{error}"))?;
            steps.push(Step { seat, action: action.parse().map_err(|error| format!("{error}"))? });
        }
        Ok(Self { setup, seed, steps })
    }
}

fn listed(problems: Vec<table::Problem>) -> String {
    problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}
