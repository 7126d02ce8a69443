//! The blank that takes the place of a card where its worth is measured ([`crate::Setup::with_blank`]).

use std::sync::LazyLock;

use crate::language::{After, Card, CardKind, Code, If, Name, Play, When};
use crate::set::{CardNo, CardSet};

/// The number of the blank: above those of all cards, so that these keep their places in the set.
const CODE: Code = Code(u16::MAX);

/// The set with the blank as its last card, and the place of the blank; `None` where the set is full, or has a card of
/// this number or name.
pub(crate) fn added_to(cards: &CardSet) -> Option<(CardSet, CardNo)> {
    /// The set of the usual tables is compiled once and not for each table.
    static HOUSE: LazyLock<Option<CardSet>> = LazyLock::new(|| with_blank(&CardSet::house()));
    let set = if cards.is_same_as(&CardSet::house()) { HOUSE.clone()? } else { with_blank(cards)? };
    let blank = set.coded(CODE)?;
    Some((set, blank))
}

fn with_blank(cards: &CardSet) -> Option<CardSet> {
    cards.with(vec![blank()], cards.windows()).ok()
}

/// A Special card with a condition that never holds: no table has so many players.
fn blank() -> Card {
    Card {
        code: CODE,
        name: Name::from("BLANK OF A MEASUREMENT"),
        kind: CardKind::Special,
        icons: Vec::new(),
        after: After::Discard,
        // No deck may contain it, so nobody imagines it in one.
        limit: 0,
        tags: Vec::new(),
        considered: Vec::new(),
        ratings: None,
        places: Vec::new(),
        given_to: None,
        needs: Vec::new(),
        play: Some(Play {
            when: When::Actions(1),
            price: Default::default(),
            needs: vec![If::PlayersLeft(u8::MAX)],
            targets: Vec::new(),
            ops: Vec::new(),
            limit: Default::default(),
            never_countered: false,
        }),
        always: Vec::new(),
        abilities: Vec::new(),
        triggers: Vec::new(),
        mission: None,
        any_number: false,
    }
}
