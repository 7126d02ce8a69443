//! The figures of one match that only C.O.A.L. has.

use arena::{FinishedMatch, Tally};
use coal::event::Penalty;
use coal::rules::PilotNo;
use coal::{Event, Setup, State};
use serde::Serialize;
use table::{Clause, Log, Seat};

use super::section::Figures;

/// Counts for features that only some tables have.
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

/// The cause of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    /// Another seat's cards or pilot.
    Attack,
    /// A penalty or cost of the seat's own action.
    OwnDoing,
    /// The penalty of the empty deck.
    EmptyDeck,
}

/// Counts the relevant events, and keeps nothing else. Lists are by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Watch {
    /// The cause of the last damage of each Steambot.
    last: Vec<Option<Cause>>,
    /// The cause of the damage that destroyed each Steambot.
    pub fatal: Vec<Option<Cause>>,
    /// The damage of each Steambot by its cause, in the order of [`Cause`].
    pub damage: Vec<[u32; 3]>,
    /// The pilots of each seat; two in Tag Mode.
    pub pilots: Vec<[Option<PilotNo>; 2]>,
    /// Counts for features that only some tables have.
    pub counts: Counts,
}

impl Tally<State> for Watch {
    type Sum = Figures;

    fn of(setup: &Setup) -> Self {
        let seats = setup.document().seats.len();
        Self {
            last: vec![None; seats],
            fatal: vec![None; seats],
            damage: vec![[0; 3]; seats],
            pilots: vec![[None; 2]; seats],
            counts: Counts::default(),
        }
    }

    fn sum(setup: &Setup, played: &[FinishedMatch<Self>]) -> Figures {
        Figures::of(setup, played)
    }
}

impl Watch {
    fn suffered(&mut self, seat: Seat, points: u32, cause: Cause) {
        self.last[seat.index()] = Some(cause);
        self.damage[seat.index()][cause as usize] += points;
    }

    /// Notes that a pilot of the seat became known.
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
