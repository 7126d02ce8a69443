//! The offers of a decision, as the screen shows them: targets that light up, and a list that narrows as they are
//! picked.

use table::Seat;

use crate::game::Action;
use crate::game::offer::{Target, begins_too, is_folded, targets};

/// A line of the list of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferLine {
    /// One action, which is taken at once.
    Act(Action),
    /// An action that is repeated this many times, as long as nothing happens in between.
    Times(Action, u8),
    /// A target with several actions; the next list shows them.
    Open(Target),
}

/// Returns the actions that are about everything that was picked. An action must be mainly about the first pick:
/// picking a place means the card that lies there, and not every card that could be played there.
#[must_use]
pub fn narrowed(seat: Seat, actions: &[Action], picked: &[Target]) -> Vec<Action> {
    let fits = |action: &&Action| {
        let about = targets(seat, **action);
        let leads = picked.first().is_none_or(|first| about[0] == Some(*first) || begins_too(**action, *first));
        leads && picked.iter().all(|target| about.contains(&Some(*target)))
    };
    actions.iter().filter(fits).copied().collect()
}

/// Whether an action remains after the target is picked next.
#[must_use]
pub fn is_lit(seat: Seat, actions: &[Action], picked: &[Target], target: Target) -> bool {
    if picked.contains(&target) {
        return false;
    }
    let mut next = picked.to_vec();
    next.push(target);
    !narrowed(seat, actions, &next).is_empty()
}

/// Returns the list of the decision: actions that the game folds are one line until it is picked.
#[must_use]
pub fn entries(seat: Seat, actions: &[Action], picked: &[Target]) -> Vec<OfferLine> {
    let mut entries = Vec::new();
    for action in narrowed(seat, actions, picked) {
        let entry = match targets(seat, action)[0] {
            Some(target) if picked.is_empty() && is_folded(target) && count_of(seat, actions, target) > 1 => {
                OfferLine::Open(target)
            }
            _ => OfferLine::Act(action),
        };
        if !entries.contains(&entry) {
            entries.push(entry);
        }
    }
    // Actions that are taken at once come before lines that open others, because they are fewer.
    let (opening, mut all): (Vec<OfferLine>, Vec<OfferLine>) =
        entries.into_iter().partition(|entry| matches!(entry, OfferLine::Open(_)));
    all.extend(opening);
    all
}

fn count_of(seat: Seat, actions: &[Action], target: Target) -> usize {
    narrowed(seat, actions, &[target]).len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::State;
    use crate::game::testing::{shared_table, usual_table};
    use table::{Choices, Game, Match, Seed};

    /// Returns the offers of seats in random matches: in the first decisions, and in some hundred of each match.
    fn offered() -> Vec<(Seat, Vec<Action>)> {
        let mut offered = Vec::new();
        for (number, setup) in [usual_table(), shared_table()].into_iter().enumerate() {
            let mut game = Match::<State>::new(setup, Seed::from(7 + number as u64));
            for step in 0..400 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let choices = game.choices(seat);
                let mut actions = Vec::new();
                game.truth().actions(seat, &mut actions);
                offered.push((seat, actions));
                game.act(seat, choices.get(step * 7 % choices.len())).unwrap();
            }
        }
        offered
    }

    #[test]
    fn every_action_is_on_the_list_or_behind_a_line_that_opens() {
        let mut lines = [0, 0];
        for (seat, actions) in offered() {
            let list = entries(seat, &actions, &[]);
            let opened = list.iter().filter_map(|entry| match entry {
                OfferLine::Open(target) => Some(entries(seat, &actions, &[*target])),
                OfferLine::Act(_) | OfferLine::Times(..) => None,
            });
            let opened: Vec<OfferLine> = opened.flatten().collect();
            for action in &actions {
                let act = OfferLine::Act(*action);
                assert!(list.contains(&act) || opened.contains(&act), "{action} of {actions:?}");
                lines[usize::from(!list.contains(&act))] += 1;
            }
            let opens = |entry: &OfferLine| matches!(entry, OfferLine::Open(_));
            assert!(list.is_sorted_by_key(opens), "what is done at once stands first: {list:?}");
        }
        assert!(lines.iter().all(|count| *count > 20), "{lines:?}");
    }

    #[test]
    fn an_action_is_reached_by_picking_what_it_is_about_and_only_that_is_lit() {
        let mut reached = 0;
        for (seat, actions) in offered() {
            for action in &actions {
                let mut picked = Vec::new();
                for target in targets(seat, *action).into_iter().flatten() {
                    assert!(is_lit(seat, &actions, &picked, target), "{action}: {target:?}");
                    picked.push(target);
                    assert!(!is_lit(seat, &actions, &picked, target), "{target:?} is picked already");
                    let left = narrowed(seat, &actions, &picked);
                    assert!(left.contains(action), "{action}: {picked:?} leaves {left:?}");
                    assert!(left.iter().all(|other| targets(seat, *other).contains(&Some(target))));
                    reached += 1;
                }
            }
        }
        assert!(reached > 100, "{reached}");
    }
}
