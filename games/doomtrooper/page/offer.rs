//! The targets of Doomtrooper's actions: cards of the hand, cards in play, players.

use doomtrooper::Action;
use doomtrooper::language::{CardKind, Code};
use doomtrooper::state::SlotNo;
use table::Seat;

use crate::app::App;

/// A thing on the screen that an action is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A card of the hand.
    Card(Code),
    /// A card in play.
    Slot(SlotNo),
    /// A player.
    Player(Seat),
}

/// The targets of an action, the leading one first.
#[must_use]
pub fn targets(_seat: Seat, action: Action) -> [Option<Target>; 2] {
    match action {
        Action::Add(code)
        | Action::Hide(code)
        | Action::Play(code)
        | Action::Card(code)
        | Action::Discard(code)
        | Action::Raise(code) => [Some(Target::Card(code)), None],
        Action::Cover(slot)
        | Action::Uncover(slot)
        | Action::Board(slot)
        | Action::Transfer(slot)
        | Action::Use(slot, _)
        | Action::Spend(slot)
        | Action::Choose(slot) => [Some(Target::Slot(slot)), None],
        Action::Sabotage(slot, player) => [Some(Target::Slot(slot)), Some(Target::Player(player))],
        Action::Player(player) => [Some(Target::Player(player)), None],
        _ => [None, None],
    }
}

/// Every action begins at its leading target.
#[must_use]
pub const fn begins_too(_action: Action, _first: Target) -> bool {
    false
}

/// Whether a target with several actions is one line of the list until it is picked: a card.
#[must_use]
pub const fn is_folded(target: Target) -> bool {
    matches!(target, Target::Card(_) | Target::Slot(_))
}

/// One tap is enough to choose; an action that costs something is shown first.
#[must_use]
pub const fn is_done_at_once(action: Action, _picked: &[Target]) -> bool {
    matches!(action, Action::Choose(_) | Action::Player(_))
}

/// Whether the action can be given together with its first target, by pointing at both.
#[must_use]
pub const fn is_aimed(action: Action) -> bool {
    matches!(action, Action::Play(_) | Action::Use(..))
}

/// An action of the seat about the target, used to ask why nothing can be done with it.
#[must_use]
pub fn example(app: &App, _seat: Seat, target: Target) -> Action {
    match target {
        Target::Card(code) => {
            let cards = app.cards();
            let is_warrior = cards.coded(code).is_some_and(|number| cards.card(number).kind == CardKind::Warrior);
            if is_warrior { Action::Add(code) } else { Action::Play(code) }
        }
        Target::Slot(slot) => Action::Choose(slot),
        Target::Player(player) => Action::Player(player),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offer::{OfferLine, entries, narrowed};

    const ME: Seat = Seat(0);

    #[test]
    fn a_card_with_several_actions_is_one_line_until_it_is_picked() {
        let (code, slot) = (Code(1_104), SlotNo(3));
        let actions = [Action::Add(code), Action::Hide(code), Action::End, Action::Cover(slot)];
        let first =
            [OfferLine::Act(Action::End), OfferLine::Act(Action::Cover(slot)), OfferLine::Open(Target::Card(code))];
        assert_eq!(entries(ME, &actions, &[]), first);
        assert_eq!(narrowed(ME, &actions, &[Target::Card(code)]).len(), 2);
    }

    #[test]
    fn sabotage_begins_at_the_warrior() {
        let actions = [Action::Sabotage(SlotNo(3), Seat(1)), Action::Sabotage(SlotNo(3), Seat(2))];
        assert_eq!(narrowed(ME, &actions, &[Target::Slot(SlotNo(3)), Target::Player(Seat(2))]), [actions[1]]);
        assert!(narrowed(ME, &actions, &[Target::Player(Seat(2))]).is_empty());
    }
}
