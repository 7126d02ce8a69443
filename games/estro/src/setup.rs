//! The table as it was agreed: seats, options, what each seat brings. Made only by parsing and checking.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::options::Options;
use crate::rules::{CHOSEN_CARDS, CardNo, DECK_SIZE, Rules};
use crate::set::CardSet;

/// A checked table of ESTRO. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Setup {
    pub(crate) rules: Arc<Rules>,
    pub(crate) decks: DeckMode,
}

/// Where the decks come from (ESTRO-DECK-03, ESTRO-DECK-05).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DeckMode {
    /// Both are dealt from one set.
    Random,
    /// Twenty cards of each seat, five more by lot.
    Constructed(Vec<[CardNo; CHOSEN_CARDS]>),
}

/// A table as people and programs write it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SetupDocument {
    /// What each seat brings; both seats bring a deck, or none does.
    pub seats: Vec<SeatDocument>,
}

/// What a seat brings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SeatDocument {
    /// Twenty different cards by id; empty for a dealt deck.
    pub deck: Vec<String>,
}

/// Why a table cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A catalogue too small to deal from (ESTRO-DECK-05).
    #[error("the catalogue has {0} cards; two decks need 50 different ones (ESTRO-DECK-05)")]
    TooFewCards(usize),
    /// One seat brings a deck and the other does not (ESTRO-DECK-05).
    #[error("either both seats bring a deck, or none does (ESTRO-DECK-05)")]
    OneDeck,
    /// A deck of another size (ESTRO-DECK-03).
    #[error("seat {seat} chooses {found} cards; a constructed deck has 20 chosen ones (ESTRO-DECK-03)")]
    Size {
        /// The seat, from 1.
        seat: usize,
        /// How many it chose.
        found: usize,
    },
    /// A card that is not in the catalogue.
    #[error("seat {seat} chooses `{id}`, which is no card of the catalogue")]
    Unknown {
        /// The seat, from 1.
        seat: usize,
        /// What it wrote.
        id: String,
    },
    /// A card twice (ESTRO-DECK-02).
    #[error("seat {seat} chooses `{id}` twice (ESTRO-DECK-02)")]
    Twice {
        /// The seat, from 1.
        seat: usize,
        /// The card.
        id: String,
    },
}

impl Default for Setup {
    /// A duel with dealt decks of the house set.
    fn default() -> Self {
        let rules = Arc::new(Rules::new(&CardSet::house(), Options::default()));
        Self { rules, decks: DeckMode::Random }
    }
}

impl Setup {
    /// A duel with dealt decks (ESTRO-DECK-05).
    ///
    /// # Errors
    /// When the catalogue is too small.
    pub fn duel(set: CardSet, options: Options) -> Result<Self, SetupError> {
        Self::of(set, options, &SetupDocument::default())
    }

    /// The table that the document describes.
    ///
    /// # Errors
    /// The first thing that does not fit.
    pub fn of(set: CardSet, options: Options, document: &SetupDocument) -> Result<Self, SetupError> {
        let cards = set.len();
        if cards < 2 * DECK_SIZE {
            return Err(SetupError::TooFewCards(cards));
        }
        let chosen: Vec<&Vec<String>> = document.seats.iter().map(|seat| &seat.deck).take(2).collect();
        let decks = match chosen.iter().filter(|deck| !deck.is_empty()).count() {
            0 => DeckMode::Random,
            2 => {
                let read = |(seat, deck): (usize, &&Vec<String>)| read_deck(&set, seat + 1, deck);
                DeckMode::Constructed(chosen.iter().enumerate().map(read).collect::<Result<_, _>>()?)
            }
            _ => return Err(SetupError::OneDeck),
        };
        Ok(Self { rules: Arc::new(Rules::new(&set, options)), decks })
    }
}

fn read_deck(set: &CardSet, seat: usize, ids: &[String]) -> Result<[CardNo; CHOSEN_CARDS], SetupError> {
    let mut deck = [CardNo(0); CHOSEN_CARDS];
    if ids.len() != CHOSEN_CARDS {
        return Err(SetupError::Size { seat, found: ids.len() });
    }
    for (place, id) in ids.iter().enumerate() {
        let no = set.find(id).ok_or_else(|| SetupError::Unknown { seat, id: id.chars().take(40).collect() })?;
        if deck[..place].contains(&no) {
            return Err(SetupError::Twice { seat, id: id.clone() });
        }
        deck[place] = no;
    }
    Ok(deck)
}
