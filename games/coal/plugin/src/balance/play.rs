//! What is kept of one match of a plan.

use arena::{Course, play_out};
use bots::Player;
use coal::card::Model;
use coal::event::Penalty;
use coal::rules::PilotNo;
use coal::{Event, Setup, State};
use serde::Serialize;
use table::{Clause, Game, Log, Seat, SeatSet, Seeded, Viewer};

use super::plan::{Assignment, Plan};
use crate::Coal;

/// What is left of a match. Lists are by seat, as many as the table has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The player of each seat, as a place in the plan's list.
    pub players: Vec<usize>,
    /// The seat that started.
    pub starter: Seat,
    /// The seats that won; none in a tie.
    pub winners: SeatSet,
    /// The seats that share a tie; none when somebody won.
    pub tied: SeatSet,
    /// Whether partners sat opposite.
    pub teams: bool,
    /// The models.
    pub models: Vec<Option<Model>>,
    /// The pilots of each seat; two in Tag Mode.
    pub pilots: Vec<[Option<PilotNo>; 2]>,
    /// How many turns were begun.
    pub turns: u32,
    /// How many decisions were made.
    pub decisions: u32,
    /// How many of them had just one legal action.
    pub forced: u32,
    /// What destroyed each Steambot.
    pub fatal: Vec<Option<Cause>>,
    /// The damage of each Steambot by its cause, in the order of [`Cause`].
    pub damage: Vec<[u32; 3]>,
    /// What is counted of a match beyond its end.
    pub counts: Counts,
    /// The fingerprint of the final state.
    pub fingerprint: u64,
    /// A number that depends on every decision: two matches with the same one are the same match.
    pub course: u64,
}

impl Played {
    /// Whether nobody won.
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.winners.is_empty()
    }

    /// What the match is worth to a seat: 1 for a win, also of its team; in a tie, an equal part for all who share it,
    /// and half for teams.
    #[must_use]
    pub fn points(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) {
            1.0
        } else if self.tied.contains(seat) {
            if self.teams { 0.5 } else { 1.0 / f64::from(self.tied.len()) }
        } else {
            0.0
        }
    }

    /// How many seats after the starting seat this one has its first turn.
    #[must_use]
    pub fn place(&self, seat: Seat) -> usize {
        let seats = self.players.len();
        (seat.index() + seats - self.starter.index()) % seats
    }
}

/// How often things happened that only some tables know.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts {
    /// Echo cards that worked.
    pub echoes: u32,
    /// Pilots that were exchanged.
    pub swaps: u32,
    /// Partners that were called.
    pub calls: u32,
    /// Tokens that were put on a partner's card.
    pub helped: u32,
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
    let Assignment { setup, seed, seating } = plan.assignment(number);
    let mut chance = Seeded::new(seed);
    let mut watch = Watch::of(setup);
    let mut state = State::deal(setup, &mut chance, &mut watch);
    let players: Vec<Player> = seating.iter().map(|place| plan.players[*place]).collect();
    let Course { outcome, decisions, forced, print } =
        play_out::<Coal>(&mut state, &players, plan.budget, seed, &mut chance, &mut watch);

    let view = state.view(Viewer::Public);
    Played {
        players: seating.clone(),
        starter: view.starter.unwrap_or(Seat(0)),
        winners: if outcome.is_tie { SeatSet::NONE } else { outcome.winners },
        tied: if outcome.is_tie { outcome.winners } else { SeatSet::NONE },
        teams: plan.teams,
        models: view.seats.iter().map(|seat| seat.model).collect(),
        pilots: watch.pilots,
        turns: watch.turns,
        decisions,
        forced,
        fatal: watch.fatal,
        damage: watch.damage,
        counts: watch.counts,
        fingerprint: state.fingerprint(),
        course: print,
    }
}

/// Looks at the events for what a [`Played`] says, and keeps nothing else.
struct Watch {
    last: Vec<Option<Cause>>,
    fatal: Vec<Option<Cause>>,
    damage: Vec<[u32; 3]>,
    pilots: Vec<[Option<PilotNo>; 2]>,
    turns: u32,
    counts: Counts,
}

impl Watch {
    fn of(setup: &Setup) -> Self {
        let seats = setup.document().seats.len();
        Self {
            last: vec![None; seats],
            fatal: vec![None; seats],
            damage: vec![[0; 3]; seats],
            pilots: vec![[None; 2]; seats],
            turns: 0,
            counts: Counts::default(),
        }
    }

    fn suffered(&mut self, seat: Seat, points: u32, cause: Cause) {
        self.last[seat.index()] = Some(cause);
        self.damage[seat.index()][cause as usize] += points;
    }

    /// A pilot of the seat became known.
    fn met(&mut self, seat: Seat, pilot: PilotNo) {
        let pilots = &mut self.pilots[seat.index()];
        if !pilots.contains(&Some(pilot))
            && let Some(place) = pilots.iter_mut().find(|place| place.is_none())
        {
            *place = Some(pilot);
        }
    }
}

impl Log<State> for Watch {
    fn push(&mut self, _clause: Clause, event: Event) {
        match event {
            Event::TookPilot(seat, pilot) | Event::OnBoard(seat, pilot) => self.met(seat, pilot),
            Event::TurnBegan(..) => self.turns += 1,
            Event::Hit(seat, damage, _) => {
                self.suffered(seat, damage.iter().copied().map(u32::from).sum(), Cause::Attack)
            }
            Event::Extra(seat, _) => self.suffered(seat, 1, Cause::Attack),
            Event::Penalized(seat, n, Penalty::EmptyDeck) => self.suffered(seat, n.into(), Cause::EmptyDeck),
            Event::Penalized(seat, n, _) => self.suffered(seat, n.into(), Cause::OwnDoing),
            Event::Destroyed(seat) => self.fatal[seat.index()] = self.last[seat.index()],
            Event::Echoes(..) => self.counts.echoes += 1,
            Event::Swapped(..) => self.counts.swaps += 1,
            Event::Called(..) => self.counts.calls += 1,
            Event::Helped(..) => self.counts.helped += 1,
            _ => {}
        }
    }
}
