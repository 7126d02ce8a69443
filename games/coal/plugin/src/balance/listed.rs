//! What a report on a series is told of the cards.

use arena::ListedCard;
use coal::card::Card;
use coal::rules::CardNo;
use coal::{Event, Setup};
use table::{Names, Seat};

/// The cards of the set, each with the model whose deck it belongs to.
pub(crate) fn listed_cards(setup: &Setup) -> Vec<ListedCard> {
    let cards = &setup.rules().cards;
    let listed = |(number, card): (u32, &Card)| {
        let model = format!("{} {}", card.model, cards.model_name(card.model));
        ListedCard {
            number,
            id: card.id.clone(),
            name: Names::of(card.name.en.clone(), card.name.it.clone()),
            group: Names::of(model.clone(), model),
        }
    };
    (0..).zip(cards.cards()).map(listed).collect()
}

/// A card is played when it is activated: it is revealed then, and may have its effects (COAL-ACT-02). A card that is
/// only prepared, consumed or discarded is not.
pub(crate) const fn played_card(event: &Event) -> Option<(Seat, u32)> {
    match *event {
        Event::Activated(seat, _, card, _) => Some((seat, card as u32)),
        _ => None,
    }
}

/// The same table where the card has no effects. Its type, its cost and the resource that it is consumed for stay, so
/// that it can still be prepared, consumed and discarded. A card belongs to the deck of one model, and every model is in
/// the box once, so that only one seat has it; with custom decks others may have it too, and there is no blank then.
pub(crate) fn blanked(setup: &Setup, card: u32) -> Option<Setup> {
    let cards = &setup.rules().cards;
    let card = CardNo::try_from(card).ok().filter(|card| usize::from(*card) < cards.cards().len())?;
    if setup.document().seats.iter().any(|seat| !seat.deck.is_empty()) {
        return None;
    }
    let blank = Card { effects: Vec::new(), echo: Vec::new(), ..cards.card(card).clone() };
    Setup::check(setup.document().clone(), cards.with(vec![blank], Vec::new())).ok()
}
