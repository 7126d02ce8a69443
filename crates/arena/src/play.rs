//! One match between two players, without keeping its events.

use bots::coal::Player;
use bots::{Bot, Budget};
use games::coal::card::Model;
use games::coal::event::Penalty;
use games::coal::rules::PilotNo;
use games::coal::{Event, State};
use table::{Choices, Clause, Game, Log, Question, Seat, Seed, Seeded, Viewer, Worlds};

use crate::plan::{Assignment, Plan};

/// What is left of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// Where the first player of the plan sat.
    pub first_player: Seat,
    /// The seat that started.
    pub starter: Seat,
    /// The seat that won; none in a tie.
    pub winner: Option<Seat>,
    /// The models by seat.
    pub models: [Option<Model>; 2],
    /// The pilots by seat.
    pub pilots: [Option<PilotNo>; 2],
    /// How many turns were begun.
    pub turns: u32,
    /// How many decisions were made.
    pub decisions: u32,
    /// How many of them had just one legal action.
    pub forced: u32,
    /// What destroyed each Steambot.
    pub fatal: [Option<Cause>; 2],
    /// The damage of each Steambot by its cause, in the order of [`Cause`].
    pub damage: [[u32; 3]; 2],
    /// The fingerprint of the final state.
    pub fingerprint: u64,
    /// A number that depends on every decision: two matches with the same one are the same match.
    pub course: u64,
}

/// What damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Damage of the other seat's cards or pilot.
    Attack,
    /// A penalty or cost of its own doing.
    OwnDoing,
    /// The penalty of the empty deck.
    EmptyDeck,
}

/// Plays the match of this number.
pub(crate) fn play(plan: &Plan, number: u32) -> Played {
    let Assignment { setup, seed, first_player } = plan.assignment(number);
    let mut chance = Seeded::new(seed);
    let mut watch = Watch::default();
    let mut state = State::deal(setup, &mut chance, &mut watch);
    let players = [0, 1].map(|seat| player(plan, first_player, Seat(seat)));
    let budgets = players.map(|player| player.budget().unwrap_or(plan.budget));
    let mut seated = [0, 1].map(|seat| players[seat as usize].seated(stream(seed, Seat(seat))));
    let (mut decisions, mut forced) = (0, 0);
    let mut course = table::Fingerprint::default();

    let outcome = loop {
        let awaits = state.awaits();
        if let Some(outcome) = awaits.outcome() {
            break outcome;
        }
        let Some(seat) = awaits.seats().lowest() else { unreachable!("a match that is not over asks a seat") };
        let choices = state.choices(seat);
        let action = if choices.len() == 1 {
            forced += 1;
            choices.get(0)
        } else {
            ask(&state, seat, choices, seated[seat.index()].as_mut(), budgets[seat.index()])
        };
        decisions += 1;
        let Some(place) = choices.position(&action) else {
            panic!("{action} is not legal, and the player of seat {seat} chose it")
        };
        course.number(place);
        state.apply(seat, action, &mut chance, &mut watch);
    };

    let view = state.view(Viewer::Public);
    Played {
        first_player,
        starter: view.starter.unwrap_or(Seat(0)),
        winner: if outcome.is_tie { None } else { outcome.winners.lowest() },
        models: [0, 1].map(|seat| view.seats[seat].model),
        pilots: [0, 1].map(|seat| view.seats[seat].pilot),
        turns: u32::from(view.turn),
        decisions,
        forced,
        fatal: watch.fatal,
        damage: watch.damage,
        fingerprint: state.fingerprint(),
        course: course.number(seed.low_bits() as u32).finish(),
    }
}

/// The player at a seat.
fn player(plan: &Plan, first_player: Seat, seat: Seat) -> Player {
    plan.players[usize::from(seat != first_player)]
}

/// The stream of a player's own choices: from the seed of the match and its seat.
fn stream(seed: Seed, seat: Seat) -> u64 {
    seed.derive(1 << 32 | u64::from(seat.0)).low_bits()
}

/// Puts a question to a player as a referee does: view, knowledge, choices and worlds, never the state.
pub(crate) fn ask(
    state: &State,
    seat: Seat,
    choices: <State as Game>::Choices,
    player: &mut dyn Bot<State>,
    budget: Budget,
) -> <State as Game>::Action {
    let (view, knowledge) = (state.view(seat.into()), state.knowledge(seat));
    let worlds = Worlds::new(state, seat);
    player.choose(&Question { seat, view: &view, knowledge: &knowledge, choices, worlds }, budget)
}

/// Looks at the events for damage and its cause, and keeps nothing else.
#[derive(Default)]
struct Watch {
    last: [Option<Cause>; 2],
    fatal: [Option<Cause>; 2],
    damage: [[u32; 3]; 2],
}

impl Watch {
    fn suffered(&mut self, seat: Seat, points: u32, cause: Cause) {
        self.last[seat.index()] = Some(cause);
        self.damage[seat.index()][cause as usize] += points;
    }
}

impl Log<State> for Watch {
    fn push(&mut self, _clause: Clause, event: Event) {
        match event {
            Event::Hit(seat, damage, _) => {
                self.suffered(seat, damage.iter().copied().map(u32::from).sum(), Cause::Attack)
            }
            Event::Extra(seat, _) => self.suffered(seat, 1, Cause::Attack),
            Event::Penalized(seat, n, Penalty::EmptyDeck) => self.suffered(seat, n.into(), Cause::EmptyDeck),
            Event::Penalized(seat, n, _) => self.suffered(seat, n.into(), Cause::OwnDoing),
            Event::Destroyed(seat) => self.fatal[seat.index()] = self.last[seat.index()],
            _ => {}
        }
    }
}
