//! What a report on a series is told of the cards and the coins.

use arena::{ListedCard, Throw};
use doomtrooper::language::Card;
use doomtrooper::state::What;
use doomtrooper::{Event, Setup, View, kind_name};
use table::{Language, Names, Seat};

/// The cards of the set, each with its kind.
pub(crate) fn cards(setup: &Setup) -> Vec<ListedCard> {
    let listed = |(number, card): (u32, &Card)| {
        let [en, it] = Language::ALL.map(|language| kind_name(card.kind, language));
        ListedCard {
            number,
            id: card.code.to_string(),
            name: Names::of(card.name.to_string(), card.name.to_string()),
            group: Names::of(en, it),
        }
    };
    (0..).zip(setup.cards().cards()).map(listed).collect()
}

/// A card is played when it is announced from the hand (TIME-02, ADD-01). A warrior that was added in Cover counts when
/// it is identified, because nobody else knows the card before (HID-01).
pub(crate) fn played(event: &Event, after: &View) -> Option<(Seat, u32)> {
    match *event {
        Event::Announced(seat, What::Card | What::Add, _, Some(card)) => Some((seat, card.0.into())),
        Event::Identified(spot, card) => {
            let found = after.table.iter().find(|shown| shown.number == spot.number);
            found.map(|shown| (shown.controller, card.0.into()))
        }
        _ => None,
    }
}

/// A coin; the event does not say whom heads helps.
pub(crate) fn throw(event: &Event) -> Option<Throw> {
    match *event {
        Event::Coin(heads) => Some(Throw {
            device: Names::new("coin (1: heads)", "moneta (1: testa)"),
            seat: None,
            value: heads.into(),
            range: [0, 1],
        }),
        _ => None,
    }
}
