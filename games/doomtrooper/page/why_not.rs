//! What a person could think of in Doomtrooper and may not do now.

use doomtrooper::language::CardKind;
use doomtrooper::state::At;
use doomtrooper::{Action, View};
use table::Seat;

/// Impossible actions that a person could think of: general ones, with the cards of the hand, with the own warriors.
pub fn impossible(view: &View, me: Seat, legal: &[Action]) -> Vec<Action> {
    let mut all = vec![Action::Attack, Action::Meditate, Action::End];
    let mut hand = view.seats.get(me.index()).and_then(|side| side.hand.clone()).unwrap_or_default();
    hand.dedup();
    for card in hand.into_iter().map(|number| view.cards.card(number)) {
        match card.kind {
            CardKind::Warrior => all.extend([Action::Add(card.code), Action::Hide(card.code)]),
            _ => all.push(Action::Play(card.code)),
        }
    }
    let own =
        view.table.iter().filter(|card| card.controller == me && !matches!(card.at, At::Card | At::Player | At::Game));
    for card in own {
        all.extend([Action::Cover(card.slot), Action::Uncover(card.slot), Action::Transfer(card.slot)]);
        let others = Seat::all(view.seats.len() as u8).filter(|seat| *seat != me);
        all.extend(others.map(|seat| Action::Sabotage(card.slot, seat)));
    }
    all.retain(|action| !legal.contains(action));
    all
}

/// Everything on the list is something that a person could think of.
pub const fn is_far_from_now(_action: Action, _refused_by: &str) -> bool {
    false
}
