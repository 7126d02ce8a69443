//! Sets of cards: the house set that comes with the program, and sets that people bring.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::card::{Card, Model, ModelCard, Pilot};
use crate::rules::{CardNo, PilotNo};

/// The cards, pilots and models of a table; empty by default. Cheap to clone and, for clones of one set, to compare.
#[derive(Clone, Default)]
pub struct CardSet(Arc<Lists>);

impl PartialEq for CardSet {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl Eq for CardSet {}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardSet({} cards, {} pilots)", self.0.cards.len(), self.0.pilots.len())
    }
}

#[derive(Debug, Default, PartialEq, Eq)]
struct Lists {
    cards: Vec<Card>,
    pilots: Vec<Pilot>,
    models: Vec<ModelCard>,
}

/// The files of the house set: name and text.
pub const HOUSE_FILES: [(&str, &str); 4] = [
    ("lancelot.ron", include_str!("../cards/lancelot.ron")),
    ("merlin.ron", include_str!("../cards/merlin.ron")),
    ("gunther.ron", include_str!("../cards/gunther.ron")),
    ("siegfried.ron", include_str!("../cards/siegfried.ron")),
];
/// The pilots of the house set.
pub const HOUSE_PILOTS: &str = include_str!("../cards/pilots.ron");
/// The models of the house set.
pub const HOUSE_MODELS: &str = include_str!("../cards/models.ron");

/// The models of the house set, in the order of [`Model::ALL`].
///
/// # Panics
/// Never in a program that passed its tests: the file is compiled in, and a test reads it.
#[must_use]
pub fn house_models() -> Vec<ModelCard> {
    notation::from_str(HOUSE_MODELS).unwrap_or_else(|error| panic!("models.ron: {error}"))
}

impl CardSet {
    /// The house set.
    ///
    /// # Panics
    /// Never in a program that passed its tests: the files are compiled in, and a test reads them.
    #[must_use]
    pub fn house() -> Self {
        static HOUSE: OnceLock<CardSet> = OnceLock::new();
        HOUSE
            .get_or_init(|| {
                let cards = HOUSE_FILES
                    .iter()
                    .flat_map(|(name, text)| {
                        notation::from_str::<Vec<Card>>(text).unwrap_or_else(|error| panic!("{name}: {error}"))
                    })
                    .collect();
                let pilots = notation::from_str(HOUSE_PILOTS).unwrap_or_else(|error| panic!("pilots.ron: {error}"));
                Self::new(cards, pilots, house_models())
            })
            .clone()
    }

    /// A set of these; cards from outside must be checked with [`crate::check`] first.
    #[must_use]
    pub fn new(cards: Vec<Card>, pilots: Vec<Pilot>, models: Vec<ModelCard>) -> Self {
        Self(Arc::new(Lists { cards, pilots, models }))
    }

    /// This set with further cards and pilots; one with a known id replaces the old one.
    #[must_use]
    pub fn with(&self, cards: Vec<Card>, pilots: Vec<Pilot>) -> Self {
        let mut lists =
            Lists { cards: self.0.cards.clone(), pilots: self.0.pilots.clone(), models: self.0.models.clone() };
        for card in cards {
            match lists.cards.iter_mut().find(|known| known.id == card.id) {
                Some(known) => *known = card,
                None => lists.cards.push(card),
            }
        }
        for pilot in pilots {
            match lists.pilots.iter_mut().find(|known| known.id == pilot.id) {
                Some(known) => *known = pilot,
                None => lists.pilots.push(pilot),
            }
        }
        Self(Arc::new(lists))
    }

    /// All cards, by number.
    #[must_use]
    pub fn cards(&self) -> &[Card] {
        &self.0.cards
    }

    /// All pilots, by number.
    #[must_use]
    pub fn pilots(&self) -> &[Pilot] {
        &self.0.pilots
    }

    /// All models.
    #[must_use]
    pub fn models(&self) -> &[ModelCard] {
        &self.0.models
    }

    /// The card of this number.
    #[must_use]
    pub fn card(&self, card: CardNo) -> &Card {
        &self.0.cards[card as usize]
    }

    /// The pilot of this number.
    #[must_use]
    pub fn pilot(&self, pilot: PilotNo) -> &Pilot {
        &self.0.pilots[pilot as usize]
    }

    /// The number of the card with this id.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<CardNo> {
        self.0.cards.iter().position(|card| card.id == id).map(|place| place as CardNo)
    }

    /// The number of the pilot with this id.
    #[must_use]
    pub fn find_pilot(&self, id: &str) -> Option<PilotNo> {
        self.0.pilots.iter().position(|pilot| pilot.id == id).map(|place| place as PilotNo)
    }

    /// The name of a model.
    #[must_use]
    pub fn model_name(&self, model: Model) -> &str {
        self.0.models.iter().find(|card| card.id == model).map_or(model.as_str(), |card| &card.name)
    }

    /// The predefined deck of a model: its first ten cards, two copies each (COAL-OBJ-03).
    #[must_use]
    pub fn predefined_deck(&self, model: Model) -> Vec<CardNo> {
        let of_model = (0..self.0.cards.len()).filter(|card| self.0.cards[*card].model == model).take(10);
        of_model.flat_map(|card| [card as CardNo; 2]).collect()
    }
}
