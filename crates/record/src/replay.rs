//! Replays a record: to its end, up to a decision, and with all checks.

use table::{ActError, CONCEDE, Clause, Match, Problem, ProblemList, Recorded, Seeded, Viewer, Wording};
use table::{Positioned, Seed};

use crate::words::{say, wording};
use crate::{Move, Problems, Record, chain, write};

/// Why a record cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.wording())]
pub enum ReplayError {
    /// The rules refuse a decision.
    Refused {
        /// The number of the decision, from 1.
        number: usize,
        /// Its line in the text that was read; 0 when there is none.
        line: usize,
        /// The seat.
        seat: u8,
        /// The notation of the action, `concede` for a concession.
        action: String,
        /// The clause of the refusal.
        clause: Clause,
        /// The reason, in words.
        reason: Wording,
    },
    /// There is a decision after the end of the match.
    Over {
        /// The number of the decision, from 1.
        number: usize,
        /// Its line; 0 when there is none.
        line: usize,
    },
    /// The seat of a decision does not exist.
    NoSuchSeat {
        /// The number of the decision, from 1.
        number: usize,
        /// Its line; 0 when there is none.
        line: usize,
        /// The seat.
        seat: u8,
    },
    /// The position that the match begins from does not fit the table.
    Position {
        /// The line of the `position` block.
        line: usize,
        /// The problems of the position.
        problems: Problems,
    },
    /// The record has fewer decisions.
    TooFew {
        /// The number of decisions that was asked for.
        wanted: usize,
        /// The number of decisions in the record.
        has: usize,
    },
}

impl ReplayError {
    /// The error in words.
    #[must_use]
    pub fn wording(&self) -> Wording {
        match self {
            Self::Refused { number, line, seat, action, clause, reason } => Wording::new(|language| {
                let values = [
                    ("number", (*number).into()),
                    ("line", (*line).into()),
                    ("deed", format!("{seat} {action}").into()),
                    ("clause", clause.as_str().into()),
                    ("reason", reason.say(language).into()),
                ];
                say(language, "replay-refused", &values)
            }),
            Self::Over { number, line } => {
                wording("replay-over", &[("number", (*number).into()), ("line", (*line).into())])
            }
            Self::NoSuchSeat { number, line, seat } => {
                let values = [("number", (*number).into()), ("line", (*line).into()), ("seat", (*seat).into())];
                wording("replay-seat", &values)
            }
            Self::Position { line, problems } => Wording::new(|language| {
                let values = [("line", (*line).into()), ("problems", problems.say(language).into())];
                say(language, "replay-position", &values)
            }),
            Self::TooFew { wanted, has } => {
                wording("replay-too-few", &[("wanted", wanted.to_string().into()), ("has", (*has).into())])
            }
        }
    }

    /// The line of the text that was read; 0 when there is none.
    #[must_use]
    pub fn line(&self) -> usize {
        match self {
            Self::Refused { line, .. } | Self::Over { line, .. } | Self::NoSuchSeat { line, .. } => *line,
            Self::Position { line, .. } => *line,
            Self::TooFew { .. } => 0,
        }
    }
}

impl<G: Recorded> Record<G> {
    /// The match before its first line.
    pub(crate) fn begin(&self) -> Result<Match<G>, ReplayError> {
        let Some(start) = &self.start else { return Ok(Match::new(self.setup.clone(), self.seed)) };
        let line = self.lines.position;
        let state = <G as Positioned>::from_position(&self.setup, start)
            .map_err(|problems| ReplayError::Position { line, problems: Problems(problems) })?;
        Ok(Match::from_state(self.setup.clone(), state, Seeded::new(self.seed)))
    }

    /// The match after its first `upto` decisions, or after all of them.
    ///
    /// # Errors
    /// The first decision that the rules refuse, with its line and the clause; a position that does not fit; too few
    /// decisions.
    pub fn replay(&self, upto: Option<usize>) -> Result<Match<G>, ReplayError> {
        let has = self.decisions();
        if let Some(wanted) = upto.filter(|wanted| *wanted > has) {
            return Err(ReplayError::TooFew { wanted, has });
        }
        let mut game = self.begin()?;
        for entry in &self.entries {
            // A redeal after the last requested decision is part of the later course.
            if upto.is_some_and(|upto| game.steps().len() >= upto) {
                break;
            }
            execute(&mut game, entry.done, entry.line)?;
        }
        Ok(game)
    }

    /// The match after `decisions` decisions, to be continued from there. With `redeal`, everything that the viewer
    /// could not know is drawn anew, so that anything seen later is of no use.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn continue_from(&self, decisions: usize, redeal: Option<(Viewer, Seed)>) -> Result<Match<G>, ReplayError> {
        let mut game = self.replay(Some(decisions))?;
        if let Some((viewer, seed)) = redeal {
            game.redeal(viewer, seed);
        }
        Ok(game)
    }

    /// Replays the record and checks everything that it states: the version of the rules, the hashes of the cards, of
    /// the head and of every line, each decision, the outcome and the final state. Returns the match.
    ///
    /// # Errors
    /// Everything that does not fit, with its line.
    pub fn verify(&self) -> Result<Match<G>, Problems> {
        let mut problems = ProblemList::default();
        if self.rules_version != G::RULES_VERSION {
            let (made, here) = (self.rules_version, G::RULES_VERSION);
            let values = [("made", made.into()), ("here", here.into())];
            problems.push(|| Problem::new(self.lines.rules, wording("other-rules", &values)));
        }
        let cards = chain::of_cards(&self.cards_text);
        if cards != self.hashes.cards {
            problems.push(|| Problem::new(self.lines.cards, wording("cards-changed", &[("hash", cards.into())])));
        }
        self.check_chain(&mut problems);
        let game = match self.replay(None) {
            Err(error) => {
                problems.push(|| Problem::new(error.line(), error.wording()));
                return Err(Problems(problems.into_vec()));
            }
            Ok(game) => game,
        };
        let outcome = write::outcome(game.awaits());
        if outcome != self.outcome {
            let values = [("found", outcome.into()), ("written", self.outcome.as_str().into())];
            problems.push(|| Problem::new(self.lines.outcome, wording("other-outcome", &values)));
        }
        let fingerprint = game.truth().fingerprint();
        if fingerprint != self.fingerprint {
            let values = [
                ("found", format!("{fingerprint:016x}").into()),
                ("written", format!("{:016x}", self.fingerprint).into()),
            ];
            problems.push(|| Problem::new(self.lines.fingerprint, wording("other-end", &values)));
        }
        if problems.is_empty() { Ok(game) } else { Err(Problems(problems.into_vec())) }
    }

    /// Finds where the hash chain breaks. After a changed line every later hash differs too, so one report is enough;
    /// where only one hash differs, the hash itself was changed.
    fn check_chain(&self, problems: &mut ProblemList) {
        let head = chain::short(&self.head());
        let should: Vec<String> = self.chain().iter().map(chain::short).collect();
        let fits: Vec<bool> = self.entries.iter().zip(&should).map(|(entry, hash)| entry.hash == *hash).collect();
        if self.hashes.head != head {
            let message = if fits.first() == Some(&true) { "head-hash-changed" } else { "head-changed" };
            problems.push(|| Problem::new(self.lines.decisions, wording(message, &[("hash", head.into())])));
            if fits.first() == Some(&false) {
                return;
            }
        }
        for (place, entry) in self.entries.iter().enumerate().filter(|(place, _)| !fits[*place]) {
            let changed = |message: &str| {
                let what = match entry.done {
                    Move::Step(step) => format!("`{step}`"),
                    Move::Redeal(viewer, seed) => format!("`redeal {viewer} {seed}`"),
                };
                let values = [("what", what.as_str().into()), ("hash", should[place].as_str().into())];
                Problem::new(entry.line, wording(message, &values))
            };
            if fits.get(place + 1) == Some(&true) {
                problems.push(|| changed("hash-changed"));
            } else {
                return problems.push(|| changed("line-changed"));
            }
        }
    }
}

pub(crate) fn execute<G: Recorded>(game: &mut Match<G>, done: Move<G::Action>, line: usize) -> Result<(), ReplayError> {
    let number = game.steps().len() + 1;
    match done {
        Move::Redeal(viewer, seed) => {
            game.redeal(viewer, seed);
            Ok(())
        }
        Move::Step(step) => game.take(step).map(|_| ()).map_err(|error| match error {
            ActError::Over => ReplayError::Over { number, line },
            ActError::NoSuchSeat(seat) => ReplayError::NoSuchSeat { number, line, seat: seat.0 },
            ActError::Refused(refusal) => ReplayError::Refused {
                number,
                line,
                seat: step.seat().0,
                action: step.action().map_or_else(|| CONCEDE.into(), |action| action.to_string()),
                clause: refusal.clause,
                reason: Wording::new(|language| game.truth().explain(&refusal, language)),
            },
        }),
    }
}
