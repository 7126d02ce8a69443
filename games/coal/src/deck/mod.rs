//! Custom decks that people build, keep and exchange (chapter DECK).
//!
//! A [`Deck`] may violate every limit while it is being built; [`Deck::problems`] lists the violations with their
//! clauses. It is written as text with one line for each card ([`Deck::to_text`]), as a link ([`Deck::to_link`]) and as
//! RON ([`Deck::to_ron`]); [`Deck::read`] detects which of them it is given.
//!
//! ```
//! use coal::deck::Deck;
//! use coal::{CardSet, Options};
//! use table::Language;
//!
//! let cards = CardSet::house();
//! let deck = Deck::read("Board: C1\n2 c1-tower-shield\n2x Scudo a torre", &cards).unwrap();
//! assert_eq!(deck.count(), 4);
//! assert_eq!(Deck::read(&deck.to_link(&cards), &cards).unwrap(), deck);
//! let clauses: Vec<&str> = deck.problems(&cards, &Options::default()).iter().map(|problem| problem.clause().as_str()).collect();
//! assert_eq!(clauses, ["COAL-DECK-01", "COAL-DECK-03", "COAL-DECK-05"]);
//! ```

mod document;
mod figures;
mod find;
mod link;
mod text;

use std::collections::BTreeMap;
use std::fmt;

use table::{Language, ProblemList, Wording};

pub use document::DeckDocument;
pub use figures::{Figures, Symbol};
use find::card_called;
pub use find::{Found, find_card, find_model, find_pilot, search};

use crate::card::Model;
use crate::check::{self, DeckProblem};
use crate::options::Options;
use crate::rules::{CardNo, PilotNo};
use crate::set::CardSet;
use crate::setup::SeatDocument;
use crate::words;

/// The most copies of one card in a deck under construction; the limit of the rules is lower.
pub const MOST_COPIES: u8 = 20;
/// The most lines with cards that are read of a deck.
pub const MOST_LINES: usize = 500;
/// The longest name of a deck, in characters.
pub const LONGEST_NAME: usize = 60;

/// A custom deck. Its cards and its pilot are those of the set it was read with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    name: String,
    /// The model of its Steambot, which must be the model of one of its cards (COAL-DECK-06).
    pub board: Option<Model>,
    /// The pilot that was agreed beforehand; `None` when it is chosen at the table.
    pub pilot: Option<PilotNo>,
    /// Copies by card; cards without copies are absent.
    copies: BTreeMap<CardNo, u8>,
}

impl Deck {
    /// A deck without cards.
    #[must_use]
    pub fn named(name: &str) -> Self {
        let mut deck = Self::default();
        deck.rename(name);
        deck
    }

    /// The predefined deck of a model, as a starting point (COAL-OBJ-03).
    #[must_use]
    pub fn predefined(model: Model, cards: &CardSet) -> Self {
        let mut deck = Self { board: Some(model), ..Self::named(cards.model_name(model)) };
        for card in cards.predefined_deck(model) {
            deck.add(card, 1);
        }
        deck
    }

    /// Its name: one line; may be empty.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Renames it: line breaks become blanks, and a name that is too long is cut.
    pub fn rename(&mut self, name: &str) {
        let words: Vec<&str> = name.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
        let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
        let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
        self.name = name.trim_end().to_owned();
    }

    /// Adds copies of a card, up to [`MOST_COPIES`] in all. Returns whether anything changed.
    pub fn add(&mut self, card: CardNo, copies: u8) -> bool {
        let before = self.copies_of(card);
        let after = before.saturating_add(copies).min(MOST_COPIES);
        if after > 0 {
            self.copies.insert(card, after);
        }
        after != before
    }

    /// Removes copies of a card. Returns whether anything changed.
    pub fn remove(&mut self, card: CardNo, copies: u8) -> bool {
        let before = self.copies_of(card);
        let after = before.saturating_sub(copies);
        if after == 0 {
            self.copies.remove(&card);
        } else {
            self.copies.insert(card, after);
        }
        after != before
    }

    /// The number of copies of a card.
    #[must_use]
    pub fn copies_of(&self, card: CardNo) -> u8 {
        self.copies.get(&card).copied().unwrap_or(0)
    }

    /// Its different cards with their copies, in the order of the set.
    pub fn cards(&self) -> impl Iterator<Item = (CardNo, u8)> {
        self.copies.iter().map(|(card, copies)| (*card, *copies))
    }

    /// All its cards, one entry for each copy.
    #[must_use]
    pub fn list(&self) -> Vec<CardNo> {
        self.cards().flat_map(|(card, copies)| std::iter::repeat_n(card, copies.into())).collect()
    }

    /// The number of its cards.
    #[must_use]
    pub fn count(&self) -> usize {
        self.copies.values().map(|copies| usize::from(*copies)).sum()
    }

    /// The models of its cards.
    #[must_use]
    pub fn models(&self, cards: &CardSet) -> Vec<Model> {
        check::models(&self.list(), cards)
    }

    /// Everything that keeps it from being played, each with its clause.
    #[must_use]
    pub fn problems(&self, cards: &CardSet, options: &Options) -> Vec<DeckProblem> {
        let list = self.list();
        let mut problems = check::deck(&list, cards, options);
        problems.extend(check::board(&list, self.board, cards));
        problems.extend(self.pilot.and_then(|pilot| check::deck_pilot(&list, pilot, cards, options)));
        problems
    }

    /// The deck as the entry of a seat in a setup.
    #[must_use]
    pub fn seat(&self, cards: &CardSet) -> SeatDocument {
        SeatDocument {
            model: self.board,
            pilot: self.pilot.map(|pilot| cards.pilot(pilot).id.clone()),
            reserve: None,
            deck: self.list().into_iter().map(|card| cards.card(card).id.clone()).collect(),
        }
    }

    /// Reads a deck from its text, its link (or an address that ends in it) or its RON.
    ///
    /// # Errors
    /// Everything that is wrong with it, with line numbers where it has lines.
    pub fn read(text: &str, cards: &CardSet) -> Result<Self, Vec<ReadProblem>> {
        let text = text.trim_start_matches('\u{feff}');
        Self::from_notation(text, cards).unwrap_or_else(|| Self::from_text(text, cards))
    }

    /// Reads a deck from its link (or an address that ends in it) or its RON; `None` where the text is neither.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    #[must_use]
    pub fn from_notation(text: &str, cards: &CardSet) -> Option<Result<Self, Vec<ReadProblem>>> {
        if let Some(link) = link::found_in(text) {
            return Some(Self::from_link(link, cards).map_err(|problem| vec![problem]));
        }
        let code = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with("//"));
        let is_ron = code.is_some_and(|line| line.starts_with('(') || line.starts_with("#!["));
        is_ron.then(|| Self::from_ron(text, cards))
    }
}

/// The deck of those ids that are cards of the set, up to its limit of cards, and the problems of the others.
#[must_use]
pub fn of_ids(ids: &[String], cards: &CardSet) -> (Deck, Vec<Wording>) {
    let mut deck = Deck::default();
    let mut problems = ProblemList::default();
    for id in ids {
        match cards.find(id) {
            Some(card) if deck.add(card, 1) => {}
            Some(_) => problems.push(|| {
                let values = [("id", short(id).into()), ("most", MOST_COPIES.into())];
                words::wording("deck-many-copies", &values)
            }),
            None if problems.suggests() => problems.push(|| check::unknown_card(id, cards)),
            None => problems.push(|| check::no_such_card(id)),
        }
    }
    (deck, problems.finish(|more| more))
}

/// The reasons why these decks cannot be played at one table, beyond the problems of each (COAL-DECK-05, COAL-DECK-09).
#[must_use]
pub fn together(decks: &[&Deck], cards: &CardSet, options: &Options) -> Vec<DeckProblem> {
    let mut problems = Vec::new();
    if options.own_boxes {
        return problems;
    }
    for (place, deck) in decks.iter().enumerate() {
        let others = &decks[..place];
        let board = deck.board.filter(|board| others.iter().any(|other| other.board == Some(*board)));
        problems.extend(board.map(DeckProblem::SameBoard));
        let pilot = deck.pilot.filter(|pilot| others.iter().any(|other| other.pilot == Some(*pilot)));
        let may_repeat = options.training_pilots && options.training_duplicates;
        problems
            .extend(pilot.filter(|_| !may_repeat).map(|pilot| DeckProblem::SamePilot(cards.pilot(pilot).name.clone())));
    }
    // For a single deck, its own problems already include too many copies.
    if decks.len() > 1 {
        let all: Vec<CardNo> = decks.iter().flat_map(|deck| deck.list()).collect();
        let beyond = check::beyond_copies(&all, 2).into_iter();
        problems.extend(beyond.map(|card| DeckProblem::Shared(cards.card(card).id.clone())));
    }
    problems
}

/// A problem of a deck that was read, with its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadProblem {
    /// The line, from 1; 0 when the problem is not in one line.
    pub line: usize,
    /// The problem.
    pub fault: Fault,
}

/// A problem of a line of a deck, or of the whole deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The deck is empty.
    Empty,
    /// There is no such card; the nearest one, if any is near.
    NoCard(String, Option<CardNo>),
    /// Several cards have this name.
    Several(String, Vec<CardNo>),
    /// There is no such model.
    NoModel(String),
    /// There is no such pilot; the nearest one, if any is near.
    NoPilot(String, Option<PilotNo>),
    /// Not a number of copies.
    Copies(String),
    /// A number without a card.
    NoName,
    /// An unknown heading.
    Heading(String),
    /// A heading that occurs twice.
    Twice(String),
    /// A link of a later version.
    Version(String),
    /// A link that is incomplete or was changed.
    Damaged,
    /// The number of cards in the link that this set does not have.
    Strangers(usize),
    /// More lines than a deck can have.
    Long,
    /// The number of problems besides those that are reported.
    More(Wording),
    /// Not RON, or not the RON of a deck.
    Ron(String),
}

impl ReadProblem {
    pub(crate) fn new(line: usize, fault: Fault) -> Self {
        Self { line, fault }
    }

    /// The problems that were kept and, if there were more, a last one that says how many.
    fn told(problems: ProblemList<Self>) -> Vec<Self> {
        problems.finish(|more| Self::new(0, Fault::More(more)))
    }

    /// The problem in words, with its line first.
    #[must_use]
    pub fn say(&self, cards: &CardSet, language: Language) -> String {
        words::read_problem(self, cards, language)
    }
}

/// A written text, shortened so that a message can repeat it.
pub(crate) fn short(text: &str) -> String {
    text.chars().take(60).collect()
}

impl fmt::Display for ReadProblem {
    /// Writes it in English, for programs; [`ReadProblem::say`] also names cards.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(&CardSet::default(), Language::En))
    }
}
