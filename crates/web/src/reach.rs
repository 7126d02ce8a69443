//! Targets that may be pointed at besides those that the answers themselves are about: the targets of an action that
//! has begun, and the parts of a decision that is planned as a whole. They light up as well. Therefore a card can be
//! dragged to its target, and an attacker to the warrior that it attacks.

use protocol::Planned;
use table::Seat;

use crate::game::Action;
use crate::game::decision::is_planned;
use crate::game::offer::{Target, targets};

/// The most parts of a plan that are pointed at before it is shown as a whole.
const POINTED: usize = 2;

/// The plans that begin with actions of the present decision, as far as they were requested.
#[derive(Clone, Default, PartialEq)]
pub struct Reach(Vec<(Action, Vec<Way>)>);

/// A plan, with its targets in the order in which they are pointed at.
type Way = (Planned, Vec<Target>);

/// The result of pointing at something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It leads nowhere.
    Nowhere,
    /// More targets are needed.
    On,
    /// The action must be planned.
    Plan(Action),
    /// The action is taken, with these answers after it; the flag says whether they harm.
    Act(Action, Vec<String>, bool),
}

/// Returns the targets of an action and of the planned answers after it, in order.
pub fn aims(me: Seat, action: Action, planned: &Planned) -> Vec<Target> {
    let then = planned.then.iter().map_while(|answer| targets(me, answer.action.parse().ok()?)[0]);
    targets(me, action)[0].into_iter().chain(then).collect()
}

impl Reach {
    /// Whether the plans of this action were requested.
    pub fn knows(&self, action: Action) -> bool {
        self.0.iter().any(|(known, _)| *known == action)
    }

    /// Stores the plans of an action.
    pub fn learn(&mut self, me: Seat, action: Action, all: Vec<Planned>) {
        if self.knows(action) {
            return;
        }
        let way = |planned: Planned| {
            let mut path = aims(me, action, &planned);
            path.truncate(POINTED);
            (planned, path)
        };
        self.0.push((action, all.into_iter().map(way).collect()));
    }

    fn paths(&self) -> impl Iterator<Item = (Action, &Planned, &Vec<Target>)> {
        self.0.iter().flat_map(|(action, all)| all.iter().map(|(planned, path)| (*action, planned, path)))
    }

    /// Returns the result of pointing at these targets one after the other.
    pub fn step(&self, me: Seat, picked: &[Target]) -> Step {
        let found = self.paths().find(|(action, _, path)| {
            // A single target that an answer itself is about is picked as any other.
            path.starts_with(picked) && (picked.len() > 1 || targets(me, *action)[0].is_none())
        });
        match found {
            None => Step::Nowhere,
            Some((.., path)) if path.len() > picked.len() => Step::On,
            Some((action, ..)) if is_planned(action) => Step::Plan(action),
            Some((action, planned, _)) => {
                let then = planned.then.iter().map(|answer| answer.action.clone()).collect();
                Step::Act(action, then, planned.harms)
            }
        }
    }

    /// Whether pointing at this target next leads somewhere.
    pub fn is_lit(&self, me: Seat, picked: &[Target], target: Target) -> bool {
        let mut next = picked.to_vec();
        next.push(target);
        !picked.contains(&target) && self.step(me, &next) != Step::Nowhere
    }

    /// Returns the planned actions that begin with the picked targets, though the actions themselves are not about
    /// them.
    pub fn begun(&self, me: Seat, picked: &[Target]) -> Vec<Action> {
        let mut begun: Vec<Action> = Vec::new();
        for (action, _, path) in self.paths().filter(|_| !picked.is_empty()) {
            if targets(me, action)[0].is_none() && path.starts_with(picked) && !begun.contains(&action) {
                begun.push(action);
            }
        }
        begun
    }
}
