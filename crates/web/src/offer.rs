//! What a decision offers, as the screen shows it: targets that light up, and a list that narrows as they are picked.

use coal::Action;
use coal::action::{Facing, Kind, Slot};
use coal::card::{Model, Resource};
use coal::rules::PilotNo;
use table::Seat;

/// Something on the screen that an action is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A card of the hand.
    Card(Kind),
    /// A slot of a play area.
    Slot(Seat, Slot),
    /// A Maneuver of the own pilot.
    Maneuver(u8),
    /// The own pilot's ability.
    Ability,
    /// The own reserve pilot, to take the board.
    Reserve,
    /// The partner, to be asked for help.
    Partner,
    /// A model to take.
    Model(Model),
    /// A pilot to take.
    Pilot(PilotNo),
}

/// A line of the list of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// One action, done at once.
    Act(Action),
    /// A card of the hand with several actions, which the next list shows.
    Card(Kind),
}

/// What an action of the seat is about, the leading target first.
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

/// The actions that are about everything that was picked. The first pick must lead: a slot alone means the card in it,
/// not every card that could be played there.
#[must_use]
pub fn narrowed(seat: Seat, actions: &[Action], picked: &[Target]) -> Vec<Action> {
    let fits = |action: &&Action| {
        let about = targets(seat, **action);
        let leads = picked.first().is_none_or(|first| about[0] == Some(*first) || is_trade(**action, *first));
        leads && picked.iter().all(|target| about.contains(&Some(*target)))
    };
    actions.iter().filter(fits).copied().collect()
}

/// Clint's trade can be begun at his ability as well as at the card.
fn is_trade(action: Action, first: Target) -> bool {
    first == Target::Ability && matches!(action, Action::Trade(_))
}

/// Whether picking the target next would leave something to do.
#[must_use]
pub fn is_lit(seat: Seat, actions: &[Action], picked: &[Target], target: Target) -> bool {
    if picked.contains(&target) {
        return false;
    }
    let mut next = picked.to_vec();
    next.push(target);
    !narrowed(seat, actions, &next).is_empty()
}

/// An action of the seat about the target, to ask why nothing can be done with it.
#[must_use]
pub fn example(seat: Seat, target: Target) -> Action {
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

/// The list of the decision: cards with several actions are one line until they are picked.
#[must_use]
pub fn entries(seat: Seat, actions: &[Action], picked: &[Target]) -> Vec<Entry> {
    let mut entries = Vec::new();
    for action in narrowed(seat, actions, picked) {
        let entry = match targets(seat, action)[0] {
            Some(Target::Card(kind)) if picked.is_empty() && count_of(seat, actions, kind) > 1 => Entry::Card(kind),
            _ => Entry::Act(action),
        };
        if !entries.contains(&entry) {
            entries.push(entry);
        }
    }
    // What the table offers stands before what the hand offers: it is the shorter part.
    let (of_hand, mut all): (Vec<Entry>, Vec<Entry>) =
        entries.into_iter().partition(|entry| matches!(entry, Entry::Card(_)));
    all.extend(of_hand);
    all
}

fn count_of(seat: Seat, actions: &[Action], kind: Kind) -> usize {
    narrowed(seat, actions, &[Target::Card(kind)]).len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use coal::action::Gain;

    const ME: Seat = Seat(0);
    const CARD: Kind = Kind(2);
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
        assert_eq!(first, [Entry::Act(Action::Activate(SLOT)), Entry::Act(Action::End), Entry::Card(CARD)]);
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
        assert_eq!(narrowed(ME, &actions(), &[Target::Ability]), [Action::Trade(CARD)]);
        assert!(is_lit(ME, &actions(), &[Target::Card(CARD)], Target::Ability));
    }

    #[test]
    fn the_reserve_pilot_and_the_partner_are_picked_themselves() {
        let actions = [Action::Swap, Action::Call, Action::Pass];
        assert_eq!(narrowed(ME, &actions, &[Target::Reserve]), [Action::Swap]);
        assert_eq!(narrowed(ME, &actions, &[Target::Partner]), [Action::Call]);
        assert_eq!(example(ME, Target::Slot(ME, SLOT)), Action::Activate(SLOT));
        assert_eq!(example(ME, Target::Slot(Seat(2), SLOT)), Action::Take(Resource::Steam, Seat(2), SLOT));
    }
}
