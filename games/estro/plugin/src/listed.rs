//! What a report on a series is told of cards, dice and coins.

use arena::{ListedCard, Throw};
use estro::card_text::estro_name;
use estro::language::Card;
use estro::{Event, Setup, View};
use table::{Names, Seat};

/// The cards of the catalogue, each with its Estro.
pub(crate) fn cards(setup: &Setup) -> Vec<ListedCard> {
    let listed = |(number, card): (u32, &Card)| {
        let group = estro_name(card.estro).to_owned();
        ListedCard {
            number,
            id: card.id.clone(),
            name: Names::of(card.name.clone(), card.name.clone()),
            group: Names::of(group.clone(), group),
        }
    };
    (0..).zip(setup.cards().cards()).map(listed).collect()
}

/// A card is played when it comes to the field face up (ESTRO-TURN-09); a face-down one when it is turned up (ESTRO-FACE-07), because
/// nobody else knows it before; that happens at the latest when it is destroyed (ESTRO-FACE-04). A Gift that is used from the
/// hand (ESTRO-GIFT-23) counts, too; a card that is only discarded does not.
pub(crate) fn played(event: &Event, after: &View) -> Option<(Seat, u32)> {
    match *event {
        Event::Played(seat, card)
        | Event::PlayedInto(seat, card, _)
        | Event::Entered(seat, card)
        | Event::TurnedUp(seat, card) => Some((seat, card.0.into())),
        Event::GiftActivated(seat, card) => {
            let gift = after.cards.card(card).gift.as_ref();
            gift.is_some_and(|gift| gift.from_hand).then_some((seat, card.0.into()))
        }
        _ => None,
    }
}

/// A die or a coin. A high number on a die helps no seat: each names some Estri (ESTRO-ATK-05), and how many results help a
/// card depends on its Estro. A right call helps the seat that called.
pub(crate) fn throw(event: &Event) -> Option<Throw> {
    match *event {
        Event::Rolled(_, value) => Some(Throw { device: Names::new("die", "dado"), seat: None, value, range: [1, 6] }),
        Event::Coin { seat, right, .. } => Some(Throw {
            device: Names::new("coin call (1: right)", "testa o croce (1: indovinato)"),
            seat: Some(seat),
            value: right.into(),
            range: [0, 1],
        }),
        _ => None,
    }
}
