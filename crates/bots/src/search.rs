//! Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012: single observer).
//!
//! It builds one tree for the seat that searches. Every simulation draws a world that agrees with what the seat knows,
//! walks down the tree among the actions that are legal in that world, adds one node, and plays on at random to the
//! end. Then it counts the result for every seat on its path. At its own nodes every seat maximizes its own result, for
//! any number of seats (max^n), and partners share theirs.
//!
//! Seats that are asked simultaneously do not know each other's choices. All of them choose among the children of the
//! node where they were asked, the lowest seat first, and the tree continues below the combination of their choices.

use table::{Choices, Determinization, Fast, Game, Playout, Question, Seat, SeatSet};

use crate::{Bot, Budget, Clock, Effort, Thinking};

/// The weight of trying a rarely tried action again: the constant of UCB1 for results from 0 to 1.
const EXPLORATION: f32 = 0.7;
/// The most nodes of a tree. Further simulations still update the existing nodes.
const MOST_NODES: usize = 1 << 18;
/// The number of simulations between two checks of the clock.
const SIMULATIONS_PER_LOOK: u32 = 16;
/// The node of the question that is put to the seat.
const ROOT: u32 = 0;
/// No node.
const NONE: u32 = u32::MAX;

/// Searches on worlds that agree with what its seat knows.
pub struct Search<G: Playout> {
    nodes: Vec<Node<G::Action>>,
    path: Vec<u32>,
    world: Option<Determinization<G>>,
    simulations: u64,
    /// Returns the choices that are not blunders, where the game defines them.
    sane: Option<Sane<G>>,
    /// Those choices for the present question, and the seat that is asked; empty where all choices are considered.
    allowed: Vec<G::Action>,
    seat: Seat,
}

/// Returns the choices of a question that are not blunders.
type Sane<G> = fn(&Question<'_, G>) -> Vec<<G as Game>::Action>;

/// An action, tried after the actions of the nodes above it.
#[derive(Clone, Copy)]
struct Node<A> {
    /// The seat that takes it, and the action.
    seat: Seat,
    action: A,
    visits: u32,
    /// The number of visits of its parent at which it was legal.
    available: u32,
    /// Half points for `seat`: 2 for a win, 1 for a tie.
    half_points: u32,
    first_child: u32,
    next_sibling: u32,
}

impl<G: Playout> Search<G> {
    /// A player with an empty tree.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            nodes: Vec::new(),
            path: Vec::new(),
            world: None,
            simulations: 0,
            sane: None,
            allowed: Vec::new(),
            seat: Seat(0),
        }
    }

    /// A player that chooses only among the actions that are not blunders, if there are any.
    #[must_use]
    pub fn among(sane: Sane<G>) -> Self {
        Self { sane: Some(sane), ..Self::new() }
    }

    /// Runs the search and returns the number of simulations.
    pub fn think(&mut self, question: &Question<'_, G>, thinking: &Thinking) -> u32 {
        let (clock, mut chance) = (Clock::of(thinking), Fast::new(thinking.seed));
        // A new player draws a new world here, and a used one redraws an old world: both must go on with the same
        // chance.
        let seed = chance.next_bits();
        let mut world = self.world.take().unwrap_or_else(|| question.worlds.draw(seed));
        self.seat = question.seat;
        self.nodes.clear();
        self.nodes.push(Node {
            seat: question.seat,
            action: question.choices.get(0),
            visits: 0,
            available: 0,
            half_points: 0,
            first_child: NONE,
            next_sibling: NONE,
        });
        let mut simulations = 0;
        loop {
            let is_counted = matches!(thinking.budget, Budget::Simulations(most) if simulations >= most.max(1));
            let looks = simulations > 0 && simulations % SIMULATIONS_PER_LOOK == 0;
            if is_counted || (looks && clock.is_over()) {
                break;
            }
            question.worlds.redraw(&mut world, chance.next_bits());
            self.simulate(&mut world);
            simulations += 1;
        }
        self.world = Some(world);
        self.simulations += u64::from(simulations);
        simulations
    }

    fn simulate(&mut self, world: &mut Determinization<G>) {
        self.path.clear();
        let mut node = ROOT;
        let mut question = ROOT;
        let mut still_asked = SeatSet::NONE;
        let outcome = loop {
            let awaits = world.awaits();
            if let Some(outcome) = awaits.outcome() {
                break outcome;
            }
            let seats = awaits.seats();
            let Some(seat) = seats.lowest() else { return };
            if seats != still_asked {
                question = node;
            }
            still_asked = seats.without(seat);
            let choices = world.plausible(seat);
            if choices.len() == 1 {
                world.apply(seat, choices.get(0));
                continue;
            }
            let (Some(child), mut is_new) = self.descend(question, seat, choices, world) else {
                break world.play_out();
            };
            let action = self.nodes[child as usize].action;
            self.path.push(child);
            if question == node {
                node = child;
            } else {
                // Another seat was asked at the same time and has chosen: the node below its choice stands for both
                // choices.
                let Some((both, is_first)) = self.child_of(node, seat, action) else { break world.play_out() };
                self.path.push(both);
                node = both;
                is_new |= is_first;
            }
            world.apply(seat, action);
            if is_new {
                break world.play_out();
            }
        };
        for node in &self.path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            node.half_points += u32::from(outcome.half_points(node.seat));
        }
    }

    /// The blunders among the choices at the root, as a bit set of their indices.
    fn left_out(&self, choices: &G::Choices) -> u128 {
        if self.allowed.is_empty() {
            return 0;
        }
        let blunders = (0..choices.len().min(128)).filter(|place| !self.allowed.contains(&choices.get(*place)));
        blunders.fold(0, |left_out, place| left_out | 1 << place)
    }

    /// The child to follow among the legal actions: an untried one, or the one with the best upper bound. Also returns
    /// whether it is new.
    fn descend(
        &mut self,
        parent: u32,
        seat: Seat,
        choices: G::Choices,
        world: &mut Determinization<G>,
    ) -> (Option<u32>, bool) {
        let legal = choices.len();
        let mut tried = if parent == ROOT && seat == self.seat { self.left_out(&choices) } else { 0 };
        let mut best = (NONE, f32::NEG_INFINITY);
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if node.seat == seat
                && let Some(place) = choices.index_of(&node.action)
            {
                node.available += 1;
                if place < 128 {
                    tried |= 1 << place;
                }
                let visits = node.visits.max(1) as f32;
                let mean = node.half_points as f32 / (2.0 * visits);
                let bound = mean + EXPLORATION * ((node.available as f32).ln() / visits).sqrt();
                if bound > best.1 {
                    best = (child, bound);
                }
            }
            child = node.next_sibling;
        }
        let untried = legal.min(128) - tried.count_ones().min(legal);
        if untried > 0 && self.nodes.len() < MOST_NODES {
            let mut skip = world.random(untried);
            let place = (0..legal.min(128)).find(|place| {
                if tried >> place & 1 != 0 {
                    return false;
                }
                skip = skip.wrapping_sub(1);
                skip == u32::MAX
            });
            if let Some(place) = place {
                return (Some(self.add(parent, seat, choices.get(place))), true);
            }
        }
        ((best.0 != NONE).then_some(best.0), false)
    }

    /// The child with this action, and whether it is new; `None` when the tree is full.
    fn child_of(&mut self, parent: u32, seat: Seat, action: G::Action) -> Option<(u32, bool)> {
        let mut child = self.nodes[parent as usize].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.seat == seat && node.action == action {
                return Some((child, false));
            }
            child = node.next_sibling;
        }
        (self.nodes.len() < MOST_NODES).then(|| (self.add(parent, seat, action), true))
    }

    /// Adds a child to a node.
    fn add(&mut self, parent: u32, seat: Seat, action: G::Action) -> u32 {
        let new = self.nodes.len() as u32;
        let parent = &mut self.nodes[parent as usize].first_child;
        let next_sibling = std::mem::replace(parent, new);
        self.nodes.push(Node {
            seat,
            action,
            visits: 0,
            available: 1,
            half_points: 0,
            first_child: NONE,
            next_sibling,
        });
        new
    }

    /// The seat's most visited action at the root that is legal now.
    fn most_visited(&self, seat: Seat, choices: G::Choices) -> G::Action {
        let mut best = (choices.get(0), 0);
        let mut child = self.nodes[ROOT as usize].first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            if node.seat == seat && node.visits > best.1 && choices.index_of(&node.action).is_some() {
                best = (node.action, node.visits);
            }
            child = node.next_sibling;
        }
        best.0
    }
}

impl<G: Playout> Default for Search<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Playout> Bot<G> for Search<G> {
    fn choose(&mut self, question: &Question<'_, G>, thinking: &Thinking) -> G::Action {
        let choices = question.worlds.draw(!thinking.seed).plausible(question.seat);
        self.allowed.clear();
        if question.choices.len() == 1 {
            return choices.get(0);
        }
        if let Some(sane) = self.sane {
            self.allowed = sane(question);
            let any = self.allowed[Fast::new(!thinking.seed).index(self.allowed.len() as u32) as usize];
            self.allowed.retain(|action| choices.index_of(action).is_some());
            // All actions that playouts would try are blunders.
            if self.allowed.is_empty() {
                return any;
            }
        }
        match (choices.len(), self.allowed.as_slice()) {
            (1, _) => return choices.get(0),
            (_, [only]) => return *only,
            _ => {}
        }
        self.think(question, thinking);
        self.most_visited(question.seat, choices)
    }

    fn effort(&self) -> Effort {
        Effort { simulations: self.simulations, decisions: self.world.as_ref().map_or(0, Determinization::decisions) }
    }
}
