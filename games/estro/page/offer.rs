//! The targets of the actions of ESTRO: cards of the hand, cards on the field, Zone cards.

use estro::Action;
use estro::action::Spot;
use estro::fleet::ObjectNo;
use estro::language::{Estro, Face};
use estro::rules::CardNo;
use leptos::prelude::WithUntracked;
use table::Seat;

use crate::app::App;

/// Something on the screen that an action is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A card of the person's hand.
    Card(CardNo),
    /// A card on the field.
    Spot(Spot),
    /// An active Zone card, by its Estro.
    Zone(Estro),
    /// A ship, by its Estro (ESTRO-SOLO-21).
    Ship(Estro),
    /// An object of the player (ESTRO-SOLO-26).
    Object(ObjectNo),
}

/// The targets of an action, the leading one first.
#[must_use]
pub const fn targets(_seat: Seat, action: Action) -> [Option<Target>; 2] {
    match action {
        Action::Play(card, _) | Action::UseHand(card) | Action::Card(card) => [Some(Target::Card(card)), None],
        Action::PlayInto(card, _, field) => [Some(Target::Card(card)), Some(Target::Zone(field))],
        Action::Into(field) => [Some(Target::Zone(field)), None],
        Action::Sacrifice(card) => [Some(Target::Zone(Estro::Ardo)), Some(Target::Card(card))],
        Action::Ambush(card) => [Some(Target::Card(card)), None],
        Action::TurnUp(spot) | Action::Use(spot) | Action::Pick(spot) | Action::Protect(spot) | Action::Rift(spot) => {
            [Some(Target::Spot(spot)), None]
        }
        Action::Support(card, host) => [Some(Target::Card(card)), Some(Target::Spot(host))],
        Action::Attack(attacker, target) => [Some(Target::Spot(attacker)), Some(Target::Spot(target))],
        Action::Strike(attacker, ship) => [Some(Target::Spot(attacker)), Some(Target::Ship(ship))],
        Action::Ship(ship) => [Some(Target::Ship(ship)), None],
        Action::Object(object) => [Some(Target::Object(object)), None],
        Action::Zone(zone) => [Some(Target::Zone(zone)), None],
        Action::Burnt(..)
        | Action::Estro(_)
        | Action::Stats(..)
        | Action::Die(_)
        | Action::Call(_)
        | Action::Yes
        | Action::First(_)
        | Action::Keep
        | Action::Claim(_)
        | Action::Total(_)
        | Action::OutOfTime
        | Action::DrawTwo
        | Action::Deploy
        | Action::Stop
        | Action::Declare
        | Action::Pass
        | Action::End => [None, None],
    }
}

/// A sacrifice for the Military special can be begun at the card as well as at the Zone card (ESTRO-ZONE-06).
#[must_use]
pub fn begins_too(action: Action, first: Target) -> bool {
    matches!((action, first), (Action::Sacrifice(card), Target::Card(picked)) if card == picked)
}

/// Whether a target with several actions is one line of the list until it is picked: any card.
#[must_use]
pub const fn is_folded(_target: Target) -> bool {
    true
}

/// Whether one tap is enough: where cards are chosen, and for an attack once its target is pointed at. Anything that plays a
/// card or uses a Gift is shown first.
#[must_use]
pub fn is_done_at_once(action: Action, picked: &[Target]) -> bool {
    match action {
        Action::Pick(_) | Action::Card(_) | Action::Into(_) | Action::Ship(_) => true,
        Action::Strike(_, ship) => picked.contains(&Target::Ship(ship)),
        Action::Attack(_, target) => picked.contains(&Target::Spot(target)),
        _ => false,
    }
}

/// Whether the action can be completed by the target that it is aimed at: never, since an attack names both of its cards.
#[must_use]
pub const fn is_aimed(_action: Action) -> bool {
    false
}

/// An action of the seat about this target, used to ask why nothing can be done with it.
#[must_use]
pub fn example(app: &App, seat: Seat, target: Target) -> Action {
    match target {
        Target::Card(card) if is_conquest(app) => Action::PlayInto(card, Face::Up, Estro::Ardo),
        Target::Card(card) => Action::Play(card, Face::Up),
        Target::Zone(zone) => Action::Zone(zone),
        Target::Object(object) => Action::Object(object),
        Target::Ship(ship) => app.shown.with_untracked(|shown| {
            let view = shown.as_ref().map(crate::desk::Shown::view);
            let own = view.and_then(|view| view.field.iter().find(|card| card.controller == seat && !card.is_down));
            own.map_or(Action::Ship(ship), |own| Action::Strike(own.spot, ship))
        }),
        Target::Spot(spot) => app.shown.with_untracked(|shown| {
            let view = shown.as_ref().map(crate::desk::Shown::view);
            let card = view.and_then(|view| view.field.iter().find(|card| card.spot == spot));
            match card {
                Some(card) if card.controller == seat && card.is_down => Action::TurnUp(spot),
                Some(card) if card.controller == seat => {
                    let foe = view.and_then(|view| {
                        view.field.iter().find(|other| view.side_of(other.controller) != view.side_of(seat))
                    });
                    foe.map_or(Action::Use(spot), |foe| Action::Attack(spot, foe.spot))
                }
                _ => Action::Pick(spot),
            }
        }),
    }
}

/// Whether the match that this page shows has five fields.
pub fn is_conquest(app: &App) -> bool {
    let shown =
        |shown: &Option<crate::desk::Shown>| shown.as_ref().is_some_and(|shown| shown.view().options.is_conquest());
    app.shown.with_untracked(shown)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offer::{OfferLine, entries, is_lit, narrowed};

    const ME: Seat = Seat(0);
    const CARD: CardNo = CardNo(7);
    const ATTACKER: Spot = Spot { side: 0, place: 1 };
    const TARGETS: [Spot; 2] = [Spot { side: 1, place: 0 }, Spot { side: 1, place: 3 }];

    #[test]
    fn a_card_with_several_actions_is_one_line_until_it_is_picked() {
        let actions = [Action::Play(CARD, Face::Up), Action::Play(CARD, Face::Down), Action::End];
        let first = [OfferLine::Act(Action::End), OfferLine::Open(Target::Card(CARD))];
        assert_eq!(entries(ME, &actions, &[]), first);
        assert_eq!(entries(ME, &actions, &[Target::Card(CARD)]).len(), 2);
    }

    #[test]
    fn an_attack_is_made_by_pointing_at_the_attacker_and_then_at_its_target() {
        let actions = TARGETS.map(|target| Action::Attack(ATTACKER, target));
        let (attacker, target) = (Target::Spot(ATTACKER), Target::Spot(TARGETS[1]));
        assert!(is_lit(ME, &actions, &[], attacker) && !is_lit(ME, &actions, &[], target));
        assert!(is_lit(ME, &actions, &[attacker], target));
        assert_eq!(narrowed(ME, &actions, &[attacker, target]), [actions[1]]);
        assert!(!is_done_at_once(actions[1], &[attacker]) && is_done_at_once(actions[1], &[attacker, target]));
    }

    #[test]
    fn a_card_is_played_by_pointing_at_it_and_then_at_its_field() {
        let faces = [Face::Up, Face::Down];
        let actions = Estro::ALL.map(|field| faces.map(|face| Action::PlayInto(CARD, face, field))).concat();
        let (card, zone) = (Target::Card(CARD), Target::Zone(Estro::Manpo));
        assert!(is_lit(ME, &actions, &[], card) && !is_lit(ME, &actions, &[], zone));
        assert!(is_lit(ME, &actions, &[card], zone));
        assert_eq!(narrowed(ME, &actions, &[card, zone]), actions[8..]);
    }

    #[test]
    fn a_sacrifice_begins_at_the_zone_card_or_at_the_card() {
        let actions = [Action::Sacrifice(CARD), Action::Pass];
        for first in [Target::Card(CARD), Target::Zone(Estro::Ardo)] {
            assert_eq!(narrowed(ME, &actions, &[first]), [Action::Sacrifice(CARD)]);
        }
    }
}
