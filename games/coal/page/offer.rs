//! The targets of the actions of C.O.A.L.: cards of the hand, slots, Maneuvers.

use coal::Action;
use coal::action::{Facing, HandKind, Slot};
use coal::card::{Model, Resource};
use coal::rules::PilotNo;
use table::Seat;

use crate::app::App;

/// Something on the screen that an action is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A card of the hand.
    Card(HandKind),
    /// A slot of a play area.
    Slot(Seat, Slot),
    /// A Maneuver of the person's own pilot.
    Maneuver(u8),
    /// The ability of the person's own pilot.
    Ability,
    /// The person's own reserve pilot, which may take the board.
    Reserve,
    /// The partner, who may be asked for help.
    Partner,
    /// A model to take.
    Model(Model),
    /// A pilot to take.
    Pilot(PilotNo),
}

/// The targets of an action of the seat, the leading target first.
#[must_use]
pub fn targets(seat: Seat, action: Action) -> [Option<Target>; 2] {
    match action {
        Action::Play(kind, _, slot) => [Some(Target::Card(kind)), Some(Target::Slot(seat, slot))],
        Action::Discard(slot) | Action::Activate(slot) => [Some(Target::Slot(seat, slot)), None],
        Action::Maneuver(number) => [Some(Target::Maneuver(number)), None],
        Action::Consume(kind, _) | Action::Drop(kind) => [Some(Target::Card(kind)), None],
        Action::Trade(kind) => [Some(Target::Card(kind)), Some(Target::Ability)],
        Action::Place(_, owner, slot) | Action::Take(_, owner, slot) => [Some(Target::Slot(owner, slot)), None],
        Action::Repair => [Some(Target::Ability), None],
        Action::Swap => [Some(Target::Reserve), None],
        Action::Call => [Some(Target::Partner), None],
        Action::Model(model) => [Some(Target::Model(model)), None],
        Action::Pilot(pilot) => [Some(Target::Pilot(pilot)), None],
        Action::Declare(_) | Action::Choose(_) | Action::Pass | Action::End => [None, None],
    }
}

/// Clint's trade can be begun at his ability as well as at the card.
#[must_use]
pub fn begins_too(action: Action, first: Target) -> bool {
    first == Target::Ability && matches!(action, Action::Trade(_))
}

/// Whether a target with several actions is one line of the list until it is picked: only a card of the hand.
#[must_use]
pub const fn is_folded(target: Target) -> bool {
    matches!(target, Target::Card(_))
}

/// Whether one tap is enough. It is not for a card of the hand, where a tap first shows what the card can do.
#[must_use]
pub fn is_done_at_once(action: Action, picked: &[Target]) -> bool {
    !matches!(picked, [Target::Card(_)]) || matches!(action, Action::Drop(_))
}

/// Whether the action can be completed by the target that it is aimed at, so that both can be pointed at together:
/// never, since every action of C.O.A.L. names everything that it is about.
#[must_use]
pub const fn is_aimed(_action: Action) -> bool {
    false
}

/// An action of the seat with this target, used to ask why the target offers no action.
#[must_use]
pub fn example(_app: &App, seat: Seat, target: Target) -> Action {
    match target {
        Target::Card(kind) => Action::Play(kind, Facing::Up, Slot(0)),
        Target::Slot(owner, slot) if owner == seat => Action::Activate(slot),
        Target::Slot(owner, slot) => Action::Take(Resource::Steam, owner, slot),
        Target::Maneuver(number) => Action::Maneuver(number),
        Target::Ability => Action::Repair,
        Target::Reserve => Action::Swap,
        Target::Partner => Action::Call,
        Target::Model(model) => Action::Model(model),
        Target::Pilot(pilot) => Action::Pilot(pilot),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offer::{OfferLine, entries, is_lit, narrowed};
    use coal::action::Gain;

    const ME: Seat = Seat(0);
    const CARD: HandKind = HandKind(2);

    const SLOT: Slot = Slot(1);

    fn actions() -> Vec<Action> {
        vec![
            Action::Play(CARD, Facing::Down, SLOT),
            Action::Play(CARD, Facing::Up, SLOT),
            Action::Activate(SLOT),
            Action::Consume(CARD, Gain::Steam),
            Action::Trade(CARD),
            Action::End,
        ]
    }

    #[test]
    fn a_card_with_several_actions_is_one_line_until_it_is_picked() {
        let first = entries(ME, &actions(), &[]);
        assert_eq!(
            first,
            [OfferLine::Act(Action::Activate(SLOT)), OfferLine::Act(Action::End), OfferLine::Open(Target::Card(CARD))]
        );
        assert_eq!(entries(ME, &actions(), &[Target::Card(CARD)]).len(), 4);
    }

    #[test]
    fn a_slot_alone_means_the_card_in_it() {
        assert_eq!(narrowed(ME, &actions(), &[Target::Slot(ME, SLOT)]), [Action::Activate(SLOT)]);
        let both = [Target::Card(CARD), Target::Slot(ME, SLOT)];
        assert_eq!(narrowed(ME, &actions(), &both).len(), 2);
    }

    #[test]
    fn a_trade_begins_at_the_ability_or_at_the_card() {
        let actions = [Action::Consume(CARD, Gain::Steam), Action::Trade(CARD)];
        assert_eq!(narrowed(ME, &actions, &[Target::Ability]), [Action::Trade(CARD)]);
        assert!(is_lit(ME, &actions, &[Target::Card(CARD)], Target::Ability));
    }

    #[test]
    fn the_reserve_pilot_and_the_partner_are_picked_themselves() {
        let actions = [Action::Swap, Action::Call, Action::Pass];
        assert_eq!(narrowed(ME, &actions, &[Target::Reserve]), [Action::Swap]);
        assert_eq!(narrowed(ME, &actions, &[Target::Partner]), [Action::Call]);
    }
}
