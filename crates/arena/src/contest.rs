//! What a series asks of a game.

use std::fmt;

use bots::Roster;
use serde::Serialize;
use table::{Clause, Game, Language, Log, Seat};

use crate::played::FinishedMatch;
use crate::words::{Page, say};

/// A game whose matches can be added up.
pub trait Contest: Roster {
    /// Its title, as people write it.
    const TITLE: &'static str;

    /// What the game counts of a match beyond what is counted of every game; [`NoTally`] where that is nothing.
    type Tally: Tally<Self::Game>;

    /// The seat that begins, as everybody sees it after the deal; `None` where only the match will show it.
    fn starter(view: &<Self::Game as Game>::View) -> Option<Seat>;

    /// How many Turns were begun.
    fn turns(view: &<Self::Game as Game>::View) -> u32;

    /// Whether a seat is out of the match before it ends: its cards are gone, and it is asked no more.
    fn is_out(_view: &<Self::Game as Game>::View, _seat: Seat) -> bool {
        false
    }

    /// What a seat has played, as everybody sees it at the end: for tables that leave it to the match.
    fn deck(_view: &<Self::Game as Game>::View, _seat: Seat) -> Option<String> {
        None
    }
}

/// A table of a series: what was agreed, and the name of what each seat plays.
#[derive(Clone, Debug)]
pub struct Decked<G: Game> {
    /// The table.
    pub setup: G::Setup,
    /// What each seat plays, as it is listed in the report: decks, models; `None` where the match decides.
    pub decks: Vec<Option<String>>,
    /// Whether it is the table before it with the decks in other seats. Such tables share a seed where the players
    /// cannot change seats, because all are the same player.
    pub is_reseated: bool,
}

/// What a game counts of one match: from the events while it is played, and from what everybody sees at its end.
pub trait Tally<G: Game>: Log<G> + Clone + fmt::Debug + PartialEq + Send + 'static {
    /// What the matches of a series add up to.
    type Sum: Section;

    /// Nothing counted yet, for a match at a table of this setup.
    fn of(setup: &G::Setup) -> Self;

    /// The match is over: takes what it needs from the public view.
    fn ended(&mut self, _view: &G::View) {}

    /// Adds matches up that were played with the cards of this setup.
    fn sum(setup: &G::Setup, played: &[FinishedMatch<Self>]) -> Self::Sum;
}

/// A game's own part of a report. As a document its fields stand beside those of every game.
pub trait Section: Clone + fmt::Debug + PartialEq + Serialize + Send + 'static {
    /// How the game calls what its seats play.
    #[must_use]
    fn deck_words(&self, language: Language) -> DeckWords {
        DeckWords::decks(language)
    }

    /// Adds its lines to a report on so many matches, below the lengths.
    fn say(&self, page: &mut Page, matches: u32);
}

/// How a game calls what its seats play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckWords {
    /// Several of them: `decks`.
    pub plural: String,
    /// In the first line of a report, where the tables name none.
    pub open: String,
    /// The heading above the share of each.
    pub shares: String,
    /// The heading above those that met.
    pub pairings: String,
}

impl DeckWords {
    /// Where seats play decks.
    #[must_use]
    pub fn decks(language: Language) -> Self {
        let word = |id| say(language, id, &[]);
        Self {
            plural: word("decks"),
            open: word("decks-open"),
            shares: word("deck-shares"),
            pairings: word("deck-pairings"),
        }
    }
}

/// Counts nothing: for a game that has nothing of its own to report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoTally;

/// What [`NoTally`] adds up to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct NoSection {}

impl<G: Game> Log<G> for NoTally {
    fn push(&mut self, _clause: Clause, _event: G::Event) {}
}

impl<G: Game> Tally<G> for NoTally {
    type Sum = NoSection;

    fn of(_setup: &G::Setup) -> Self {
        Self
    }

    fn sum(_setup: &G::Setup, _played: &[FinishedMatch<Self>]) -> NoSection {
        NoSection {}
    }
}

impl Section for NoSection {
    fn say(&self, _page: &mut Page, _matches: u32) {}
}
