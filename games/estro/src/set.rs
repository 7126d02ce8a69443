//! A set of cards: the house set that comes with the program, or one that somebody brings.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::language::{Card, Source, Values};
use crate::rules::CardNo;

/// The most cards of a set; a catalogue has 250 (ESTRO-GEN-01).
pub const MOST_CARDS: usize = 250;
/// The id and the name of a blank.
const BLANK: &str = "blank";

/// The catalogue of a table. Cheap to clone and, for clones of one set, to compare.
#[derive(Clone, Default)]
pub struct CardSet(Arc<Vec<Card>>);

impl PartialEq for CardSet {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for CardSet {}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardSet({} cards)", self.0.len())
    }
}

impl CardSet {
    /// The house set: the 250 cards that come with the program.
    #[must_use]
    pub fn house() -> Self {
        static HOUSE: OnceLock<CardSet> = OnceLock::new();
        HOUSE.get_or_init(|| Self::new(crate::house::cards().to_vec())).clone()
    }

    /// A set of these cards, at most [`MOST_CARDS`]; what somebody wrote is checked before.
    #[must_use]
    pub fn new(mut cards: Vec<Card>) -> Self {
        cards.truncate(MOST_CARDS);
        Self(Arc::new(cards))
    }

    /// The set and, after its cards, a blank of one of them: without a Gift, its values the means of its Estro in the set,
    /// rounded. `None` if there is no such card.
    pub(crate) fn with_blank(&self, card: CardNo) -> Option<Self> {
        let of = self.0.get(card.0 as usize)?;
        let alike: Vec<[u8; 5]> =
            self.0.iter().filter(|card| card.estro == of.estro).map(|card| card.values.by_stat()).collect();
        let n = alike.len() as u32;
        let [atk, def, hel, dex, map] = [0, 1, 2, 3, 4].map(|stat: usize| {
            let sum: u32 = alike.iter().map(|values| u32::from(values[stat])).sum();
            ((2 * sum + n) / (2 * n)) as u8
        });
        let blank = Card {
            id: BLANK.into(),
            name: BLANK.into(),
            estro: of.estro,
            values: Values(atk, def, hel, dex, map),
            gift: None,
            source: Source::House,
            clarification: None,
        };
        let mut cards = self.0.to_vec();
        cards.push(blank);
        Some(Self(Arc::new(cards)))
    }

    /// All cards, by number.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    /// How many cards it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The card of this number.
    #[must_use]
    pub fn card(&self, card: CardNo) -> &Card {
        &self.0[card.0 as usize]
    }

    /// The number of the card with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<CardNo> {
        self.0.iter().position(|card| card.id == id).map(|place| CardNo(place as u8))
    }
}
