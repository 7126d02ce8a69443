//! How cards of Doomtrooper are searched: lists of kinds, affiliations and sets.

use cardfile::search::Key;
use doomtrooper::language::{Affiliation, Code, Kind};
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
pub fn lists() -> Vec<Words> {
    let of = |key: searching::Key, id: &'static str, words| Words { key: Key::of(key as usize), id, words };
    let kind = |kind: Kind| Box::new(move |language| text::kind_name(kind, language).to_owned()) as _;
    let faction = |one: &Affiliation| {
        let one = *one;
        Box::new(move |language| text::affiliation_name(one, language).to_owned()) as _
    };
    let set = |set: &'static str| Box::new(move |_| set.to_owned()) as _;
    vec![
        of(searching::Key::Type, "filter-type", Kind::ALL.into_iter().map(kind).collect()),
        of(searching::Key::Faction, "filter-faction", Affiliation::ALL.iter().map(faction).collect()),
        of(searching::Key::Set, "filter-set", Code::SETS.into_iter().map(set).collect()),
    ]
}
