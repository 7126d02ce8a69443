//! How cards of Doomtrooper are searched: lists of kinds, affiliations and sets.

use cardfile::search::Key;
use doomtrooper::language::{Affiliation, CardKind, Code};
use doomtrooper::searching;
use doomtrooper::set::CardNo;
use doomtrooper::text;

use crate::card_filter::Words;

/// The key of the copies in a deck.
pub const COPIES: Key = Key::of(searching::Key::Copies as usize);

/// The card at this place of the set.
pub const fn card_no(place: usize) -> CardNo {
    CardNo(place as u16)
}

/// The lists that help to write a query.
pub fn lists() -> [Words; 3] {
    let kind = |word: usize, language| text::kind_name(CardKind::ALL[word], language).to_owned();
    let faction = |word: usize, language| text::affiliation_name(Affiliation::ALL[word], language).to_owned();
    let set = searching::set_name;
    let of = |key: searching::Key| Key::of(key as usize);
    [
        Words { key: of(searching::Key::Type), id: "filter-type", count: CardKind::ALL.len(), say: kind },
        Words { key: of(searching::Key::Faction), id: "filter-faction", count: Affiliation::ALL.len(), say: faction },
        Words { key: of(searching::Key::Set), id: "filter-set", count: Code::SETS.len(), say: set },
    ]
}
