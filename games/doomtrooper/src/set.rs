//! The card set: every encoded card, by number and by name.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};

use crate::language::{Card, Code, Name};
use crate::problems::MOST_PROBLEMS;
use crate::program::CompiledCards;

/// The most cards of a set: several times the number of printed cards.
pub(crate) const MOST_CARDS: usize = 8_192;

/// Cards in the order of their numbers. Cheap to clone.
#[derive(Clone)]
pub struct CardSet(Arc<Cards>);

struct Cards {
    cards: Vec<Card>,
    by_name: HashMap<u32, CardNo>,
    windows: Option<Windows>,
    programs: OnceLock<CompiledCards>,
}

/// The windows that the cards of a set can use, as a record fixes them: kinds of events, whether the playing of cards
/// may be answered, moments of an attack and a Turn. A window that no card of the set could use does not open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Windows {
    /// Kinds of events after which a card may be played, one bit each.
    pub answered: u32,
    /// Whether a card answers the playing of cards.
    pub has_counters: bool,
    /// Moments of an attack and a Turn that cards name, one bit each.
    pub moments: u8,
}

/// The place of a card in its set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
pub struct CardNo(pub u16);

impl CardNo {
    /// Its place as an index.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

// The files of the encoded cards: path below `cards/`, and text without its blanks (`build.rs`).
include!(concat!(env!("OUT_DIR"), "/cards.rs"));

/// A fault in the texts of a card set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{file}: {message}")]
pub struct SetError {
    /// The file.
    pub file: String,
    /// The fault, with its line and column.
    pub message: String,
}

impl CardSet {
    /// All cards that this program has.
    ///
    /// # Panics
    /// When an embedded file is broken, which a test forbids.
    #[must_use]
    pub fn house() -> Self {
        static HOUSE: LazyLock<CardSet> = LazyLock::new(|| {
            CardSet::parse(FILES).unwrap_or_else(|errors| {
                let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
                panic!("the embedded cards are broken:\n{}", list.join("\n"))
            })
        });
        HOUSE.clone()
    }

    /// The cards of these files: path and text.
    ///
    /// # Errors
    /// The fault of each broken file, and every number or name that occurs twice.
    pub fn parse(files: &[(&str, &str)]) -> Result<Self, Vec<SetError>> {
        let mut errors = Vec::new();
        let mut cards: Vec<Card> = Vec::new();
        for (file, text) in files {
            match read(text) {
                Ok(found) => cards.extend(found),
                Err(message) => errors.push(SetError { file: (*file).into(), message }),
            }
        }
        match Self::of(cards, None) {
            Ok(set) if errors.is_empty() => Ok(set),
            Ok(_) => Err(errors),
            Err(more) => {
                errors.extend(more);
                Err(errors)
            }
        }
    }

    /// A set of these cards.
    fn of(mut cards: Vec<Card>, windows: Option<Windows>) -> Result<Self, Vec<SetError>> {
        if cards.len() > MOST_CARDS {
            let message = format!("a set has at most {MOST_CARDS} cards, this one {}", cards.len());
            return Err(vec![SetError { file: String::new(), message }]);
        }
        let mut errors = Vec::new();
        cards.sort_by_key(|card| card.code);
        for pair in cards.windows(2) {
            if pair[0].code == pair[1].code {
                let message = format!("{} and {} have the same number {}", pair[0].name, pair[1].name, pair[0].code);
                errors.push(SetError { file: String::new(), message });
            }
        }
        let mut by_name = HashMap::with_capacity(cards.len());
        for (number, card) in cards.iter().enumerate() {
            if let Some(CardNo(other)) = by_name.insert(card.name.number(), CardNo(number as u16)) {
                let message = format!("{} and {} have the same name", cards[other as usize].code, card.code);
                errors.push(SetError { file: String::new(), message });
            }
        }
        if errors.is_empty() {
            Ok(Self(Arc::new(Cards { cards, by_name, windows, programs: OnceLock::new() })))
        } else {
            let more = errors.len().saturating_sub(MOST_PROBLEMS);
            errors.truncate(MOST_PROBLEMS);
            if more > 0 {
                let message = if more == 1 { "and 1 more problem".into() } else { format!("and {more} more problems") };
                errors.push(SetError { file: String::new(), message });
            }
            Err(errors)
        }
    }

    /// All cards, in the order of their numbers.
    #[must_use]
    #[inline]
    pub fn cards(&self) -> &[Card] {
        &self.0.cards
    }

    /// The card at this place.
    #[must_use]
    #[inline]
    pub fn card(&self, number: CardNo) -> &Card {
        &self.0.cards[number.index()]
    }

    /// The card of this name.
    #[must_use]
    pub fn named(&self, name: &Name) -> Option<CardNo> {
        self.0.by_name.get(&name.number()).copied()
    }

    /// The name that is nearest to a text, if one is near enough to be meant.
    #[must_use]
    pub fn nearest(&self, text: &str) -> Option<&Name> {
        let plain = |text: &str| -> Vec<char> {
            text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_uppercase).collect()
        };
        let written = plain(text);
        let near = self.cards().iter().map(|card| (distance(&written, &plain(card.name.as_str())), &card.name));
        let (distance, name) = near.min_by_key(|(distance, _)| *distance)?;
        (distance <= 1 + written.len() / 4).then_some(name)
    }

    /// The set with these cards in place of those with the same numbers, and all its others.
    ///
    /// # Errors
    /// Two cards with the same number or name.
    pub fn with(&self, mut cards: Vec<Card>, windows: Option<Windows>) -> Result<Self, Vec<SetError>> {
        let is_same = cards.iter().all(|card| self.coded(card.code).is_some_and(|number| self.card(number) == card));
        if is_same && windows == self.0.windows {
            return Ok(self.clone());
        }
        let replaced: Vec<Code> = cards.iter().map(|card| card.code).collect();
        cards.extend(self.cards().iter().filter(|card| !replaced.contains(&card.code)).cloned());
        Self::of(cards, windows)
    }

    /// The windows that open, if a record fixes them.
    pub(crate) fn windows(&self) -> Option<Windows> {
        self.0.windows
    }

    /// The compiled cards; they are compiled once.
    pub(crate) fn programs(&self) -> &CompiledCards {
        self.0.programs.get_or_init(|| CompiledCards::of(self))
    }

    /// Whether it is this very set, and not another one with the same cards.
    pub(crate) fn is_same_as(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The card of this number.
    #[must_use]
    pub fn coded(&self, code: Code) -> Option<CardNo> {
        self.0.cards.binary_search_by_key(&code, |card| card.code).ok().map(|number| CardNo(number as u16))
    }
}

/// Reads a file: a list of cards.
fn read(text: &str) -> Result<Vec<Card>, String> {
    notation::from_str(text).map_err(|error| error.to_string())
}

/// The edit distance: the number of letters that must be changed, inserted or removed.
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (number, letter) in one.iter().enumerate() {
        let mut corner = row[0];
        row[0] = number + 1;
        for place in 0..other.len() {
            let changed = corner + usize::from(*letter != other[place]);
            corner = row[place + 1];
            row[place + 1] = changed.min(corner + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}

impl fmt::Debug for CardSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CardSet({} cards)", self.cards().len())
    }
}

impl PartialEq for CardSet {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.cards() == other.cards()
    }
}

impl Eq for CardSet {}

#[cfg(test)]
mod tests {
    use super::{CardSet, FILES};
    use std::fs;
    use std::path::Path;

    /// The cards are those of the files as they are written, with every blank and comment.
    #[test]
    fn every_card_file_is_read_and_no_card_stands_twice() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("cards");
        let read = |(path, _): &(&'static str, &'static str)| (*path, fs::read_to_string(folder.join(path)).unwrap());
        let written: Vec<(&str, String)> = FILES.iter().map(read).collect();
        let mut broken = Vec::new();
        for (path, text) in &written {
            if let Err(errors) = CardSet::parse(&[(path, text)]) {
                broken.extend(errors.iter().map(ToString::to_string));
            }
        }
        assert!(broken.is_empty(), "{}", broken.join("\n"));
        let files: Vec<(&str, &str)> = written.iter().map(|(path, text)| (*path, text.as_str())).collect();
        let cards = CardSet::parse(&files).unwrap_or_else(|errors| panic!("{errors:?}"));
        assert!(cards == CardSet::parse(FILES).unwrap(), "a text means something else without its blanks");
    }
}
