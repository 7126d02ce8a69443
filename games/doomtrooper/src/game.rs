//! The contract of [`table::Game`], kept by [`State`].

use std::fmt;

use table::{Awaits, Chance, Choices as _, Game, Log, Playout, Refusal, Seat, SeatSet, Viewer};

use crate::action::Action;
use crate::choices::Choices;
use crate::event::Event;
use crate::language::{Affiliation, Tactic};
use crate::setup::Setup;
use crate::state::{At, SLOTS, SlotNo, State};
use crate::stops::Stops;
use crate::view::{Knowledge, View};

impl Game for State {
    const NAME: &'static str = "doomtrooper";
    const RULES_VERSION: u32 = 2;

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

    fn seats(&self) -> u8 {
        self.seats
    }

    fn allies(&self, seat: Seat) -> SeatSet {
        self.side_of(seat)
    }

    fn awaits(&self) -> Awaits {
        match (self.outcome, self.asked()) {
            (Some(outcome), _) => Awaits::Over(outcome),
            (None, seat) => Awaits::Seats(seat.map_or(SeatSet::NONE, SeatSet::only)),
        }
    }

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
        self.why_not_concede(seat)
    }

    fn concede(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        self.carry_out_concession(seat, chance, log);
    }

    fn take_back_refusal(&self, seat: Seat) -> Option<Refusal> {
        self.why_not_take_back(seat)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn knowledge(&self, seat: Seat) -> Knowledge {
        self.knowledge_of(seat)
    }

    fn determinize(&mut self, viewer: Viewer, chance: &mut impl Chance) {
        self.draw_hidden(viewer, chance);
    }

    fn standing_answer(&self, seat: Seat, standing: &Stops) -> Option<Action> {
        standing.answer(self, seat)
    }

    fn standing_now(&self, seat: Seat, standing: &Stops) -> Stops {
        standing.now(self, seat)
    }

    fn idle_answer(&self, seat: Seat, standing: Option<&Stops>) -> Option<Action> {
        Stops::idle_answer(self, seat, standing)
    }

    /// Declines where that is possible; otherwise takes the first legal option.
    fn unanswered(&self, seat: Seat) -> Option<Action> {
        let choices = self.choices(seat);
        let declines = |action: &Action| choices.index_of(action).is_some();
        let first = || (choices.len() > 0).then(|| choices.get(0));
        [Action::Yield, Action::Keep, Action::End].into_iter().find(declines).or_else(first)
    }

    fn witnessed(event: &Event, viewer: Viewer) -> Option<Event> {
        event.witnessed_by(viewer)
    }

    fn discloses(event: &Event) -> bool {
        event.discloses()
    }

    fn census(&self) -> Vec<u32> {
        let mut cards = Vec::new();
        for seat in Seat::all(self.seats) {
            let side = self.side(seat);
            for bits in [side.hand, side.discard, side.gone, side.reserve] {
                cards.extend(self.cards_in(seat, bits).map(|instance| u32::from(instance.0)));
            }
            let base = u32::from(crate::state::Instance::new(seat, 0).0);
            cards.extend(self.pile(seat).iter().map(|number| base + u32::from(*number)));
        }
        cards.extend(self.in_play().map(|slot| u32::from(self.slot(slot).instance.0)));
        cards.extend(self.row.iter().map(|instance| u32::from(instance.0)));
        // Cards that are being resolved lie in the Resolution row.
        for frame in &self.frames {
            if let crate::state::Frame::Item(item) = frame
                && item.stage >= crate::state::Stage::Announced
                && self.lies_nowhere(item.instance)
                && !cards.contains(&u32::from(item.instance.0))
            {
                cards.push(item.instance.0.into());
            }
        }
        cards.sort_unstable();
        cards
    }

    fn fingerprint(&self) -> u64 {
        self.print()
    }

    /// Every Turn consists of a few Actions and the windows around them; the table option limits the number of Turns.
    fn decision_bound(setup: &Setup) -> u32 {
        u32::from(setup.document().options.turn_limit) * 4_000
    }

    fn universe(&self) -> Vec<Action> {
        let mut all = vec![
            Action::Yield,
            Action::Keep,
            Action::Redraw,
            Action::Meditate,
            Action::Attack,
            Action::End,
            Action::Accept,
        ];
        let mut cards: Vec<_> = self.identity[..].to_vec();
        cards.sort_unstable();
        cards.dedup();
        for card in self.rules.cards.cards() {
            let code = card.code;
            all.extend([
                Action::Add(code),
                Action::Hide(code),
                Action::Play(code),
                Action::Card(code),
                Action::Discard(code),
                Action::Raise(code),
            ]);
        }
        for slot in (0..SLOTS as u8).map(SlotNo) {
            all.extend([
                Action::Cover(slot),
                Action::Uncover(slot),
                Action::Board(slot),
                Action::Transfer(slot),
                Action::Spend(slot),
                Action::Choose(slot),
            ]);
            all.extend((0..3).map(|number| Action::Use(slot, number)));
            all.extend(Seat::all(self.seats).map(|seat| Action::Sabotage(slot, seat)));
        }
        all.extend(Seat::all(self.seats).map(Action::Player));
        all.extend(Tactic::ALL.iter().map(|tactic| Action::Tactic(*tactic)));
        all.extend([At::Squad, At::Kohort, At::Outpost, At::Aside].map(Action::Place));
        all.extend(Affiliation::ALL.iter().map(|affiliation| Action::Affiliation(*affiliation)));
        all.extend((0..=99).map(Action::Pay));
        all.extend((0..u8::MAX).map(Action::Way));
        all
    }
}

impl Playout for State {
    fn skip_idle_windows(&mut self) {
        self.soft = false;
    }
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&table::Positioned::position(self))
    }
}

impl fmt::Debug for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&table::Positioned::position(self))
    }
}
