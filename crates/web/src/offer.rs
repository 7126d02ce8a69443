//! What a decision offers, as the screen shows it: targets that light up, and a list that narrows as they are picked.

use table::Seat;

use crate::game::Action;
use crate::game::offer::{Target, begins_too, is_folded, targets};

/// A line of the list of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// One action, done at once.
    Act(Action),
    /// A target with several actions, which the next list shows.
    Open(Target),
}

/// The actions that are about everything that was picked. The first pick must lead: a place alone means
/// what lies there, not every card that could be played there.
#[must_use]
pub fn narrowed(seat: Seat, actions: &[Action], picked: &[Target]) -> Vec<Action> {
    let fits = |action: &&Action| {
        let about = targets(seat, **action);
        let leads = picked.first().is_none_or(|first| about[0] == Some(*first) || begins_too(**action, *first));
        leads && picked.iter().all(|target| about.contains(&Some(*target)))
    };
    actions.iter().filter(fits).copied().collect()
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

/// The list of the decision: what the game folds is one line until it is picked.
#[must_use]
pub fn entries(seat: Seat, actions: &[Action], picked: &[Target]) -> Vec<Entry> {
    let mut entries = Vec::new();
    for action in narrowed(seat, actions, picked) {
        let entry = match targets(seat, action)[0] {
            Some(target) if picked.is_empty() && is_folded(target) && count_of(seat, actions, target) > 1 => {
                Entry::Open(target)
            }
            _ => Entry::Act(action),
        };
        if !entries.contains(&entry) {
            entries.push(entry);
        }
    }
    // What is done at once stands before what opens: it is the shorter part.
    let (opening, mut all): (Vec<Entry>, Vec<Entry>) =
        entries.into_iter().partition(|entry| matches!(entry, Entry::Open(_)));
    all.extend(opening);
    all
}

fn count_of(seat: Seat, actions: &[Action], target: Target) -> usize {
    narrowed(seat, actions, &[target]).len()
}

#[cfg(all(test, not(feature = "doomtrooper")))]
mod tests {
    use super::*;
    use coal::action::{Facing, Gain, Kind, Slot};

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
        assert_eq!(
            first,
            [Entry::Act(Action::Activate(SLOT)), Entry::Act(Action::End), Entry::Open(Target::Card(CARD))]
        );
        assert_eq!(entries(ME, &actions(), &[Target::Card(CARD)]).len(), 4);
    }

    #[test]
    fn a_slot_alone_means_the_card_in_it() {
        assert_eq!(narrowed(ME, &actions(), &[Target::Slot(ME, SLOT)]), [Action::Activate(SLOT)]);
        let both = [Target::Card(CARD), Target::Slot(ME, SLOT)];
        assert_eq!(narrowed(ME, &actions(), &both).len(), 2);
    }
}
