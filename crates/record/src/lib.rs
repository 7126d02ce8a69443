//! Match records: setup, seed, cards and decisions, as a text that a person can read and keep.
//!
//! ```text
//! duello record 1
//! game coal
//! rules 1
//! seed 42
//! setup
//!   options none
//!   seat 0
//!   seat 1
//! cards e26c…b3
//!   card (id:"c1-charge", …)
//! decisions 71a09d2c
//!   1 1 model C3 | 7f02a4d1 # take C3 Gunther
//!   2 0 model C1 | 0b7be91c
//! outcome open
//! final 93fa61b04c2be177
//! ```
//!
//! A decision consists of its number, the seat, the action, and a hash over everything above it. A change is thus
//! found, with its line ([`Record::verify`]). A concession counts as a decision and is written as `3 0 concede | HASH`.
//! The cards are part of the record: a replay uses them, even if the program's own set changes. A match that began from
//! a position has a `position` block. A `redeal VIEWER SEED` line marks where the hidden cards were drawn anew. The
//! text after `#` is for people only.
//!
//! *Architecture invariant.* No files and no clocks: strings in, strings out, also in WebAssembly.

mod chain;
mod read;
mod replay;
#[cfg(feature = "testing")]
pub mod testing;
mod words;
mod write;

use table::{Chance, Language, Match, Problem, Recorded, Seat, Seed, Step, Viewer};

pub use read::game_of;
pub use replay::ReplayError;

/// The version of the format.
pub const FORMAT: u32 = 1;

/// The record of a match.
#[derive(Clone, Debug)]
pub struct Record<G: Recorded> {
    rules_version: u32,
    seed: Seed,
    setup: G::Setup,
    /// The setup and the cards as they were written.
    setup_text: String,
    cards_text: String,
    /// The position that the match began from, when it was not dealt.
    start: Option<String>,
    entries: Vec<RecordEntry<G::Action>>,
    /// The outcome as text: `win 0 COAL-END-03`, `open`.
    outcome: String,
    fingerprint: u64,
    hashes: Hashes,
    /// The line numbers of the parts in the text that was read; zeros otherwise.
    lines: Lines,
}

/// One line of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordEntry<A> {
    /// The decision or redeal.
    pub done: Move<A>,
    /// The hash as it was written.
    pub hash: String,
    /// The comment for people.
    pub comment: Option<String>,
    /// The line of the text that was read; 0 otherwise.
    pub line: usize,
}

/// The content of a line of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move<A> {
    /// A seat decided, or conceded.
    Step(Step<A>),
    /// Everything that the viewer could not know was drawn anew.
    Redeal(Viewer, Seed),
}

/// The hashes as they were written.
#[derive(Clone, Debug)]
struct Hashes {
    cards: String,
    head: String,
}

#[derive(Clone, Copy, Debug, Default)]
struct Lines {
    rules: usize,
    cards: usize,
    position: usize,
    decisions: usize,
    outcome: usize,
    fingerprint: usize,
}

/// Everything that is wrong with a record, by line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Language::En))]
pub struct Problems(pub Vec<Problem>);

impl Problems {
    /// The problems in a language, one on each line.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        self.0.iter().map(|problem| problem.say(language)).collect::<Vec<_>>().join("\n")
    }
}

impl<G: Recorded> Record<G> {
    /// The record of a match that was dealt from the seed.
    #[must_use]
    pub fn of<C: Chance>(game: &Match<G, C>, seed: Seed) -> Self {
        Self::since(game, seed, None)
    }

    /// The record of a match that began from a position and took its chance from the seed.
    #[must_use]
    pub fn from_position<C: Chance>(game: &Match<G, C>, seed: Seed, position: &str) -> Self {
        Self::since(game, seed, Some(normal(position)))
    }

    fn since<C: Chance>(game: &Match<G, C>, seed: Seed, start: Option<String>) -> Self {
        let cards_text = normal(&G::cards_text(&G::cards(game.setup())));
        let mut record = Self {
            rules_version: G::RULES_VERSION,
            seed,
            setup: game.setup().clone(),
            setup_text: normal(&G::setup_text(game.setup())),
            hashes: Hashes { cards: chain::of_cards(&cards_text), head: String::new() },
            cards_text,
            start,
            entries: entries(game),
            outcome: write::outcome(game.awaits()),
            fingerprint: game.truth().fingerprint(),
            lines: Lines::default(),
        };
        record.hashes.head = chain::short(&record.head());
        let hashes: Vec<String> = record.chain().iter().map(chain::short).collect();
        for (entry, hash) in record.entries.iter_mut().zip(hashes) {
            entry.hash = hash;
        }
        record
    }

    /// The agreed table.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The seed of the match.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The version of the rules that the match was played by.
    #[must_use]
    pub fn rules_version(&self) -> u32 {
        self.rules_version
    }

    /// The position that the match began from, when it was not dealt.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// Its lines: decisions and redeals.
    pub fn entries(&self) -> &[RecordEntry<G::Action>] {
        &self.entries
    }

    /// The number of its decisions, including concessions.
    #[must_use]
    pub fn decisions(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry.done, Move::Step(..))).count()
    }

    /// The outcome as it was written: `win 0 COAL-END-03`, `open`.
    #[must_use]
    pub fn outcome(&self) -> &str {
        &self.outcome
    }

    /// The same record with a comment on each decision: the result of `label` for the state before it. Concessions need
    /// no comment.
    ///
    /// # Errors
    /// The first decision that cannot be replayed.
    pub fn commented(mut self, label: impl Fn(&G, Seat, G::Action) -> String) -> Result<Self, ReplayError> {
        let mut game = self.begin()?;
        for place in 0..self.entries.len() {
            let RecordEntry { done, line, .. } = self.entries[place];
            if let Move::Step(Step::Action(seat, action)) = done {
                let comment = label(game.truth(), seat, action);
                self.entries[place].comment = Some(comment.split_whitespace().collect::<Vec<_>>().join(" "));
            }
            replay::execute(&mut game, done, line)?;
        }
        Ok(self)
    }
}

/// The lines of a match: its decisions, and the redeals between them.
fn entries<G: Recorded, C: Chance>(game: &Match<G, C>) -> Vec<RecordEntry<G::Action>> {
    let entry = |done| RecordEntry { done, hash: String::new(), comment: None, line: 0 };
    let mut redeals = game.redeals().iter().peekable();
    let mut entries = Vec::with_capacity(game.steps().len());
    for number in 0..=game.steps().len() {
        while let Some(redeal) = redeals.next_if(|redeal| redeal.after == number) {
            entries.push(entry(Move::Redeal(redeal.viewer, redeal.seed)));
        }
        entries.extend(game.steps().get(number).map(|step| entry(Move::Step(*step))));
    }
    entries
}

/// A block of text in the form that a record has: without empty lines, comment lines, and spaces at the end of lines.
fn normal(text: &str) -> String {
    let lines: Vec<&str> = read::content(text).map(|(_, line)| line.trim_end()).collect();
    lines.join("\n")
}
