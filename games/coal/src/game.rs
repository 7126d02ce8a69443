//! The implementation of [`table::Game`] for [`State`].

use std::fmt;

use table::{Awaits, Chance, Game, Log, Playout, Refusal, Seat, SeatSet, Viewer, Wording};

use crate::action::{Action, Facing, Gain, HandKind, Slot, TurnKind};
use crate::card::{Model, Resource};
use crate::choices::Choices;
use crate::event::Event;
use crate::rules::DECK_SIZE;
use crate::setup::Setup;
use crate::state::{Phase, SEATS, State};
use crate::stops::Stops;
use crate::view::{Knowledge, View};

/// The entry for the number of tokens in a census, above the number of every card.
const TOKENS: u32 = 1_000;

impl Game for State {
    const NAME: &'static str = "coal";
    const RULES_VERSION: u32 = 1;

    type Setup = Setup;
    type Action = Action;
    type Choices = Choices;
    type Event = Event;
    type View = View;
    type Knowledge = Knowledge;
    type StandingOrders = Stops;

    fn deal(setup: &Setup, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Self {
        Self::set_up(setup, chance, log)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    /// Partners sit opposite each other (COAL-TEAM-03).
    fn allies(&self, seat: Seat) -> SeatSet {
        self.team_mate(seat).map_or(SeatSet::only(seat), |mate| SeatSet::only(seat).with(mate))
    }

    #[inline]
    fn awaits(&self) -> Awaits {
        match self.ended() {
            Some(outcome) => Awaits::Over(outcome),
            None if self.phase == Phase::SecretPilot => {
                Awaits::Seats(SeatSet(SeatSet::first(self.seats).0 & !self.chosen.0))
            }
            None => Awaits::Seats(SeatSet::only(self.asked)),
        }
    }

    #[inline]
    fn choices(&self, seat: Seat) -> Choices {
        Choices::of(self, seat)
    }

    fn refusal(&self, seat: Seat, action: Action) -> Option<Refusal> {
        self.verdict(seat, action).err()
    }

    fn apply(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        debug_assert!(self.verdict(seat, action).is_ok(), "{action} is not legal for seat {seat}");
        self.execute(seat, action, chance, log);
    }

    fn concession_refusal(&self, seat: Seat) -> Option<Refusal> {
        self.check_concession(seat).err()
    }

    fn concede(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        self.carry_out_concession(seat, chance, log);
    }

    fn take_back_refusal(&self, _seat: Seat) -> Option<Refusal> {
        Some(self.why_not_take_back())
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        self.knowledge_of(seat)
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        for seat in Seat::all(self.seats) {
            if self.side(seat).deck_len == 0 && viewer.is(seat) {
                continue;
            }
            self.draw_hidden(seat, viewer, chance);
        }
        self.draw_pilots(viewer, chance);
    }

    fn standing_answer(&self, seat: Seat, standing: &Stops) -> Option<Action> {
        standing.answer(self, seat)
    }

    fn unanswered(&self, seat: Seat) -> Option<Action> {
        self.answer_by_default(seat)
    }

    fn discloses(event: &Event) -> bool {
        event.discloses()
    }

    fn census(&self) -> Vec<u32> {
        let mut cards = Vec::new();
        for seat in Seat::all(self.seats) {
            let side = self.side(seat);
            let mut put = |instance: u8| cards.push(u32::from(seat.0) * 64 + u32::from(instance));
            if self.is_in_the_box(seat) {
                (0..self.list(seat).len).for_each(put);
                continue;
            }
            (0..DECK_SIZE as u8).filter(|instance| side.hand >> instance & 1 != 0).for_each(&mut put);
            side.deck[..side.deck_len as usize].iter().copied().for_each(&mut put);
            side.discard[..side.discard_len as usize].iter().copied().for_each(&mut put);
            side.echo[..side.echo_len as usize].iter().copied().for_each(&mut put);
            Slot::ALL
                .iter()
                .filter(|slot| side.occupied & slot.bit() != 0)
                .for_each(|slot| put(side.instance[slot.index()]));
            let frames = self.frames[..self.depth as usize].iter();
            frames.filter(|frame| frame.owner == seat && !frame.is_echo).for_each(|frame| put(frame.instance));
        }
        if self.rules.options.limited_tokens {
            // Tokens have no identity; their number stays the same (COAL-OBJ-07).
            let lying = self.sides.iter().flat_map(|side| &side.tokens);
            let moving = self.frames[..self.depth as usize].iter().map(|frame| &frame.tokens);
            let tokens: u32 = lying.chain(moving).map(|tokens| u32::from(tokens.total())).sum();
            cards.push(TOKENS + u32::from(self.pool) + tokens);
        }
        cards.sort_unstable();
        cards
    }

    fn fingerprint(&self) -> u64 {
        State::fingerprint(self)
    }

    fn check_standing(setup: &Setup, standing: &Stops) -> Result<(), Wording> {
        standing.check(&setup.rules.options)
    }

    /// A seat begins at most 20 turns, and one more for each 2 points healed (COAL-END-07). In a turn every card is
    /// handled a few times at most, and each token once.
    fn decision_bound(setup: &Setup) -> u32 {
        3_000 * setup.seats.len() as u32
    }

    fn universe(&self) -> Vec<Action> {
        let kinds = || (0..DECK_SIZE as u8).map(HandKind);
        let mut all: Vec<Action> = Model::ALL.into_iter().map(Action::Model).collect();
        all.extend((0..self.rules.cards.pilots().len() as u8 + 1).map(Action::Pilot));
        all.extend([TurnKind::Action, TurnKind::Maintenance].map(Action::Declare));
        for kind in kinds() {
            for facing in [Facing::Up, Facing::Down] {
                all.extend(Slot::ALL.map(|slot| Action::Play(kind, facing, slot)));
            }
            all.extend([Gain::Steam, Gain::Energy, Gain::TwoSteam].map(|gain| Action::Consume(kind, gain)));
            all.extend([Action::Trade(kind), Action::Drop(kind)]);
        }
        for slot in Slot::ALL {
            all.extend([Action::Discard(slot), Action::Activate(slot)]);
            for resource in Resource::ALL {
                for seat in Seat::all(SEATS as u8) {
                    all.extend([Action::Place(resource, seat, slot), Action::Take(resource, seat, slot)]);
                }
            }
        }
        all.extend((0..9).flat_map(|number| [Action::Maneuver(number), Action::Choose(number)]));
        all.extend([Action::Repair, Action::Swap, Action::Call, Action::Pass, Action::End]);
        all
    }
}

impl Playout for State {
    #[inline]
    fn plausible(&self, seat: Seat) -> Choices {
        self.plausible_choices(seat)
    }

    #[inline]
    fn playout_step(&mut self, chance: &mut impl Chance) {
        self.step_of_playout(chance);
    }

    fn skip_idle_windows(&mut self) {
        self.soft = false;
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&table::Positioned::position(self))
    }
}
