//! How cards of ESTRO are searched: a list of Estri and one of Gifts.

use cardfile::search::Key;
use estro::card_text;
use estro::language::Estro;
use estro::rules::CardNo;
use estro::searching;

use crate::card_filter::Words;

/// The key of the copies in a deck.
pub const COPIES: Key = Key::of(searching::Key::Copies as usize);

/// The card at this place of the set.
pub const fn card_no(place: usize) -> CardNo {
    CardNo(place as u8)
}

/// The lists that help to write a query.
pub fn lists() -> [Words; 2] {
    let estro = |word: usize, _| card_text::estro_name(Estro::ALL[word]).to_owned();
    let gift = |word: usize, language| searching::gift_word(word, language).to_owned();
    let of = |key: searching::Key| Key::of(key as usize);
    [
        Words { key: of(searching::Key::Estro), id: "filter-estro", count: Estro::ALL.len(), say: estro },
        Words { key: of(searching::Key::Gift), id: "filter-gift", count: searching::GIFT_WORDS, say: gift },
    ]
}
