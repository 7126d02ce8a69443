//! The interface of a game for series.

use std::fmt;

use bots::Roster;
use serde::Serialize;
use table::{Clause, Game, Language, Log, Seat, Wording};

use crate::listed::{ListedCard, Throw};
use crate::played::FinishedMatch;
use crate::words::{Page, say};

/// A game whose matches can be added up in a series.
pub trait Contest: Roster {
    /// Its title, as people write it.
    const TITLE: &'static str;

    /// The game's own counts in a match, beyond the figures of every game; [`NoTally`] where there are none.
    type Tally: Tally<Self::Game>;

    /// The seat that begins, from the public view after the deal; `None` where only the match will show it.
    fn starter(view: &<Self::Game as Game>::View) -> Option<Seat>;

    /// The number of Turns that were begun.
    fn turns(view: &<Self::Game as Game>::View) -> u32;

    /// Whether a seat is out of the match before it ends: its cards are gone, and it is not asked any more.
    fn is_out(_view: &<Self::Game as Game>::View, _seat: Seat) -> bool {
        false
    }

    /// The deck that a seat has played, from the public view at the end: for tables that leave it to the match.
    fn deck(_view: &<Self::Game as Game>::View, _seat: Seat) -> Option<String> {
        None
    }

    /// The cards that a report on tables like this one lists. The methods below name them by their numbers. Without
    /// any, which is the default, a report has no figures by card, and says so.
    fn listed_cards(_setup: &<Self::Game as Game>::Setup) -> Vec<ListedCard> {
        Vec::new()
    }

    /// The cards that a seat can draw in the whole match, one number for each copy: its deck at the beginning. `end` is
    /// the match at the end, and not a view, since a seat may play without ever knowing its whole deck.
    fn cards_in_deck(_setup: &<Self::Game as Game>::Setup, _end: &Self::Game, _seat: Seat) -> Vec<u32> {
        Vec::new()
    }

    /// The cards in the hand of a seat, one number for each copy, from the view of that seat. A report calls it after
    /// every decision: the first hand that is not empty is the opening hand, and every copy that is added later counts
    /// as drawn.
    fn cards_in_hand(_own: &<Self::Game as Game>::View, _seat: Seat) -> Vec<u32> {
        Vec::new()
    }

    /// The seat that has replaced its opening hand by a new one (a mulligan).
    fn replaced_hand(_event: &<Self::Game as Game>::Event) -> Option<Seat> {
        None
    }

    /// The card that a seat plays with this event, where it becomes public. `after` is the public view after the
    /// decision that led to the event.
    fn played_card(_event: &<Self::Game as Game>::Event, _after: &<Self::Game as Game>::View) -> Option<(Seat, u32)> {
        None
    }

    /// The same table with a blank instead of every copy of the card in the deck of this seat, and of no other one. The
    /// deal and all other draws must come out the same with the same seed, so the blank takes the place of the card.
    /// `None` where there is no such table.
    fn blanked(_setup: &<Self::Game as Game>::Setup, _seat: Seat, _card: u32) -> Option<<Self::Game as Game>::Setup> {
        None
    }

    /// What a blank of a card is in this game, as it stands after a colon: `the card without its effects.`; `None` where
    /// the game has no blanks.
    fn blank_meaning() -> Option<Wording> {
        None
    }

    /// The result of a die or a coin, if this event is one. `after` is as in [`Contest::played_card`].
    fn throw(_event: &<Self::Game as Game>::Event, _after: &<Self::Game as Game>::View) -> Option<Throw> {
        None
    }
}

/// A table of a series: its setup, and the names of the decks that the seats play.
#[derive(Clone, Debug)]
pub struct Decked<G: Game> {
    /// The table.
    pub setup: G::Setup,
    /// The deck or model of each seat, as the report lists it; `None` where the match decides.
    pub decks: Vec<Option<String>>,
    /// Whether it is the previous table with the decks in other seats. Such tables share a seed when all players are
    /// the same, since changing their seats would make no difference then.
    pub is_reseated: bool,
}

/// The counts of a game in one match: from the events while it is played, and from the public view at its end.
pub trait Tally<G: Game>: Log<G> + Clone + fmt::Debug + PartialEq + Send + 'static {
    /// The sum of the matches of a series.
    type Sum: Section;

    /// An empty tally for a match at a table of this setup.
    fn of(setup: &G::Setup) -> Self;

    /// Called when the match is over: takes what it needs from the public view.
    fn ended(&mut self, _view: &G::View) {}

    /// Adds up matches that were played with the cards of this setup.
    fn sum(setup: &G::Setup, played: &[FinishedMatch<Self>]) -> Self::Sum;
}

/// A game's own part of a report. In the JSON document its fields stand beside those of every game.
pub trait Section: Clone + fmt::Debug + PartialEq + Serialize + Send + 'static {
    /// The words for what the seats of this game play.
    #[must_use]
    fn deck_words(&self, language: Language) -> DeckWords {
        DeckWords::decks(language)
    }

    /// Adds its lines to a report on `matches` matches, below the lengths.
    fn say(&self, page: &mut Page, matches: u32);
}

/// The game's words for what its seats play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckWords {
    /// The plural: `decks`.
    pub plural: String,
    /// The words in the first line of a report whose tables name no decks.
    pub open: String,
    /// The heading above the share of each deck.
    pub shares: String,
    /// The heading above the pairs that met.
    pub pairings: String,
}

impl DeckWords {
    /// The words for a game whose seats play decks.
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

/// Counts nothing: for a game that adds nothing to the report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NoTally;

/// The sum of [`NoTally`]: nothing.
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
