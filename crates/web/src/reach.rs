//! What may be pointed at beyond what the answers themselves are about: what an action is aimed at once it has begun, and
//! the parts of what is planned as a whole. It is lit as they are, so that a card is dragged to its target, and an attacker
//! to whom it attacks.

use protocol::Planned;
use table::Seat;

use crate::game::Action;
use crate::game::decision::is_planned;
use crate::game::offer::{Target, targets};

/// So many parts of a plan are pointed at until it is shown as a whole.
const POINTED: usize = 2;

/// Where actions of the present decision lead to, as far as it was asked.
#[derive(Clone, Default, PartialEq)]
pub struct Reach(Vec<(Action, Vec<Way>)>);

/// A plan with what is pointed at of it, in order.
type Way = (Planned, Vec<Target>);

/// What comes of pointing at something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It leads nowhere.
    Nowhere,
    /// More is to be pointed at.
    On,
    /// The action is planned.
    Plan(Action),
    /// The action is taken, and these answers after it; whether they harm.
    Act(Action, Vec<String>, bool),
}

/// What an action with these answers after it is about, in order.
pub fn aims(me: Seat, action: Action, planned: &Planned) -> Vec<Target> {
    let then = planned.then.iter().map_while(|answer| targets(me, answer.action.parse().ok()?)[0]);
    targets(me, action)[0].into_iter().chain(then).collect()
}

impl Reach {
    /// Whether it was asked where this action leads.
    pub fn knows(&self, action: Action) -> bool {
        self.0.iter().any(|(known, _)| *known == action)
    }

    /// Where an action leads.
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

    /// What comes of pointing at these things one after the other.
    pub fn step(&self, me: Seat, picked: &[Target]) -> Step {
        let found = self.paths().find(|(action, _, path)| {
            // A single thing that an answer itself is about is picked as any other.
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

    /// Whether pointing at this next leads somewhere.
    pub fn is_lit(&self, me: Seat, picked: &[Target], target: Target) -> bool {
        let mut next = picked.to_vec();
        next.push(target);
        !picked.contains(&target) && self.step(me, &next) != Step::Nowhere
    }

    /// The actions that are planned and begin with what is picked, though they are not about it themselves.
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
