//! How cards of C.O.A.L. are searched: lists of models and types.

use cardfile::search::Key;
use coal::card::{CardType, Model};
use coal::rules::CardNo;
use coal::{CardSet, searching};

use crate::card_filter::Words;
use crate::game::words;

/// The key of the copies in a deck.
pub const COPIES: Key = Key::of(searching::Key::Copies as usize);

/// The card at this place of the set.
pub const fn card_no(place: usize) -> CardNo {
    place as CardNo
}

/// The lists that help to write a query.
pub fn lists() -> Vec<Words> {
    let model = |model: Model| format!("{model} {}", CardSet::house().model_name(model));
    vec![
        Words {
            key: Key::of(searching::Key::Model as usize),
            id: "filter-model",
            words: Model::ALL.into_iter().map(|one| Box::new(move |_| model(one)) as _).collect(),
        },
        Words {
            key: Key::of(searching::Key::Type as usize),
            id: "filter-type",
            words: CardType::ALL
                .into_iter()
                .map(|kind| Box::new(move |language| words::type_name(kind, language)) as _)
                .collect(),
        },
    ]
}
