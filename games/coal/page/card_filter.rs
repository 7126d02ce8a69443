//! Filters for cards of C.O.A.L.: lists of models and types.

use cardfile::search::Key;
use coal::card::{CardType, Model};
use coal::rules::CardNo;
use coal::{CardSet, searching};

use crate::card_filter::Words;
use crate::game::page::words;

/// The key for the copies in a deck.
pub const COPIES: Key = Key::of(searching::Key::Copies as usize);

/// The card with this index in the set.
pub const fn card_no(place: usize) -> CardNo {
    place as CardNo
}

/// The lists that help to write a query.
pub fn lists() -> [Words; 2] {
    let model = |word: usize, _| format!("{} {}", Model::ALL[word], CardSet::house().model_name(Model::ALL[word]));
    let kind = |word: usize, language| words::type_name(CardType::ALL[word], language);
    let of = |key: searching::Key| Key::of(key as usize);
    [
        Words { key: of(searching::Key::Model), id: "filter-model", count: Model::ALL.len(), say: model },
        Words { key: of(searching::Key::Type), id: "filter-type", count: CardType::ALL.len(), say: kind },
    ]
}
