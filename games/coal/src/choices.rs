//! The legal actions of a seat, as masks that are counted and indexed without a list.

use table::Seat;

use crate::action::{Action, Facing, Gain, HandKind, Slot, TurnKind};
use crate::bits;
use crate::card::{Ability, Model, Resource};
use crate::rules::DECK_SIZE;
use crate::state::{Phase, State};

/// The legal actions of one seat.
///
/// The groups have a fixed order, and each is a product of masks: cards of the hand (as kinds), slots, and so on.
#[derive(Clone, Copy, Debug)]
pub struct Choices {
    pub(crate) phase: Phase,
    pub(crate) seat: Seat,
    /// Cards of the hand that may be played face down, and those that may be played face up, as masks of kinds.
    pub(crate) play_down: u32,
    pub(crate) play_up: u32,
    /// Slots that a card may be played to, and slots that may be discarded from.
    pub(crate) play_slots: u8,
    /// Whether those slots are free.
    pub(crate) has_room: bool,
    pub(crate) discard: u8,
    pub(crate) activate: u8,
    pub(crate) maneuvers: u8,
    /// Kinds that may be consumed for Steam, for Energy, for two Steam.
    pub(crate) consume: [u32; 3],
    /// Kinds that may be traded by Clint, or dropped.
    pub(crate) drop: u32,
    /// Actions without parameters: a mask over [`SINGLES`].
    pub(crate) single: u8,
    /// Spots for tokens by resource, 8 bits for each seat; or a mask of models, pilots or alternatives.
    pub(crate) spots: [u32; 2],
    pub(crate) len: u32,
}

/// Actions without parameters, in the order of their bits.
const SINGLES: [Action; 5] = [Action::Repair, Action::Swap, Action::Call, Action::Pass, Action::End];
/// The bits of [`SINGLES`].
pub(crate) const REPAIR: u8 = 1;
pub(crate) const SWAP: u8 = 2;
pub(crate) const CALL: u8 = 4;
pub(crate) const PASS: u8 = 8;
pub(crate) const END: u8 = 16;

impl Choices {
    pub(crate) const fn none(seat: Seat) -> Self {
        Self {
            phase: Phase::Over,
            seat,
            play_down: 0,
            play_up: 0,
            play_slots: 0,
            has_room: false,
            discard: 0,
            activate: 0,
            maneuvers: 0,
            consume: [0; 3],
            drop: 0,
            single: 0,
            spots: [0; 2],
            len: 0,
        }
    }

    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        let mut this = Self::gather(state, seat);
        this.len = this.count();
        this
    }

    /// The legal actions; the groups are not counted yet.
    #[inline(always)]
    pub(crate) fn gather(state: &State, seat: Seat) -> Self {
        let mut this = Self::none(seat);
        if state.phase == Phase::Over || !state.is_asked(seat) {
            return this;
        }
        this.phase = state.phase;
        let side = state.side(seat);
        match state.phase {
            Phase::ChooseModel => this.spots[0] = u32::from(state.free_models()),
            Phase::ChoosePilot | Phase::SecretPilot | Phase::StartingPilot => {
                this.spots[0] = state.pilots_on_offer(seat);
            }
            Phase::Declare => this.spots[0] = 0b11,
            Phase::Main => this.main(state),
            Phase::Respond => {
                this.activate = state.respond_slots(seat);
                this.consuming(state);
                this.help(state);
                this.single |= PASS;
            }
            Phase::Soft | Phase::Support => {
                this.consuming(state);
                if side.tag > 0 {
                    this.single |= SWAP;
                }
                this.single |= PASS;
            }
            Phase::Place => {
                let eligible = state.places_of_job(seat);
                let tokens = state.job.tokens;
                this.spots =
                    [if tokens.steam > 0 { eligible } else { 0 }, if tokens.energy > 0 { eligible } else { 0 }];
            }
            Phase::TakeToken => this.spots = [state.token_spots(Resource::Steam), state.token_spots(Resource::Energy)],
            Phase::Remove => {
                let kind = state.removing();
                this.spots[kind as usize] = state.removable(kind);
                this.single = PASS;
            }
            Phase::Drop => this.drop = kinds(state, seat, side.hand),
            Phase::Choose => {
                this.spots[0] = (1 << state.alternatives(state.top())) - 1;
            }
            Phase::Transfer => {
                let tokens = state.top().tokens;
                for (kind, count) in [(Resource::Steam, tokens.steam), (Resource::Energy, tokens.energy)] {
                    if count > 0 {
                        this.spots[kind as usize] = u32::from(state.transfer_slots(seat, kind)) << (8 * seat.0);
                    }
                }
            }
            Phase::Over => {}
        }
        this
    }

    fn main(&mut self, state: &State) {
        let side = state.side(self.seat);
        if side.hand != 0 {
            self.lay_out(state);
            self.play_up |= self.play_down;
            self.consuming(state);
        }
        if state.rules.options.free_discard {
            self.discard = side.occupied;
        }
        self.activate = state.main_slots(self.seat);
        if !state.maneuver_used {
            self.maneuver(state);
        }
        self.use_ability(state);
        self.help(state);
        if state.may_end() {
            self.single |= END;
        }
    }

    /// Adds the exchange of pilots, and the call for the partner.
    #[inline]
    fn help(&mut self, state: &State) {
        if state.side(self.seat).tag > 0 {
            self.single |= SWAP;
        }
        if state.may_call(self.seat) {
            self.single |= CALL;
        }
    }

    /// Adds the cards of the hand that may lie face down, those that must lie face up (Accumulators), and the slots for
    /// them.
    #[inline]
    pub(crate) fn lay_out(&mut self, state: &State) {
        let side = state.side(self.seat);
        let must_show = if state.rules.options.face_down_accumulators { 0 } else { state.list(self.seat).accumulators };
        self.play_down = kinds(state, self.seat, side.hand & !must_show);
        if side.hand & must_show != 0 {
            self.play_up = kinds(state, self.seat, side.hand & must_show);
        }
        let free = side.free();
        self.has_room = free != 0;
        self.play_slots = if free == 0 { side.occupied } else { free };
    }

    /// Adds the Maneuvers that can be paid.
    #[inline]
    pub(crate) fn maneuver(&mut self, state: &State) {
        for (number, maneuver) in state.maneuvers(self.seat).iter().enumerate() {
            self.maneuvers |= u8::from(state.can_pay(self.seat, maneuver)) << number;
        }
    }

    /// Adds the abilities that are used in the main window.
    #[inline]
    pub(crate) fn use_ability(&mut self, state: &State) {
        match state.ability(self.seat) {
            Some(Ability::ClintRemove) if state.may_trade(self.seat) => {
                self.drop = kinds(state, self.seat, state.side(self.seat).hand);
            }
            Some(Ability::NemoHeal) if state.may_repair(self.seat) => self.single |= REPAIR,
            _ => {}
        }
    }

    pub(crate) fn consuming(&mut self, state: &State) {
        if state.can_consume(self.seat) {
            self.consume = state.consumable(self.seat).map(|cards| kinds(state, self.seat, cards));
        }
    }

    pub(crate) fn count(&self) -> u32 {
        let spots = self.spots[0].count_ones() + self.spots[1].count_ones();
        match self.phase {
            Phase::Main => {
                (bits::count(self.play_down) + bits::count(self.play_up)) * bits::count_slots(self.play_slots)
                    + bits::count_slots(self.discard)
                    + bits::count_slots(self.activate)
                    + bits::count_slots(self.maneuvers)
                    + self.count_consuming()
                    + bits::count(self.drop)
                    + bits::count_slots(self.single)
            }
            Phase::Respond | Phase::Soft | Phase::Support => {
                bits::count_slots(self.activate) + self.count_consuming() + bits::count_slots(self.single)
            }
            Phase::Drop => bits::count(self.drop),
            _ => spots + bits::count_slots(self.single),
        }
    }

    fn count_consuming(&self) -> u32 {
        self.consume.iter().map(|mask| bits::count(*mask)).sum()
    }

    /// Keeps the lowest free slot.
    #[inline]
    pub(crate) fn keep_one_free_slot(&mut self) {
        if self.has_room {
            self.play_slots &= self.play_slots.wrapping_neg();
        }
    }

    /// The index of the action, counted group by group in the order of [`table::Choices::get`].
    fn place_of(&self, action: Action) -> Option<u32> {
        let rank = |mask: u32, bit: u32| (mask >> bit & 1 != 0).then(|| (mask & ((1 << bit) - 1)).count_ones());
        let slots = self.play_slots.count_ones();
        let mut start = 0;
        if let Action::Play(kind, facing, slot) = action {
            if facing == Facing::Up {
                start += self.play_down.count_ones() * slots;
            }
            let cards = if facing == Facing::Up { self.play_up } else { self.play_down };
            let card = rank(cards, u32::from(kind.0))?;
            return Some(start + card * slots + rank(u32::from(self.play_slots), u32::from(slot.0))?);
        }
        start += (self.play_down.count_ones() + self.play_up.count_ones()) * slots;
        if let Action::Discard(slot) = action {
            return Some(start + rank(u32::from(self.discard), u32::from(slot.0))?);
        }
        start += self.discard.count_ones();
        if let Action::Activate(slot) = action {
            return Some(start + rank(u32::from(self.activate), u32::from(slot.0))?);
        }
        start += self.activate.count_ones();
        if let Action::Maneuver(number) = action {
            return Some(start + rank(u32::from(self.maneuvers), u32::from(number))?);
        }
        start += self.maneuvers.count_ones();
        for (mask, gain) in self.consume.into_iter().zip([Gain::Steam, Gain::Energy, Gain::TwoSteam]) {
            if let Action::Consume(kind, wanted) = action
                && wanted == gain
            {
                return Some(start + rank(mask, u32::from(kind.0))?);
            }
            start += mask.count_ones();
        }
        match action {
            Action::Trade(kind) if self.phase == Phase::Main => {
                return Some(start + rank(self.drop, u32::from(kind.0))?);
            }
            Action::Drop(kind) if self.phase == Phase::Drop => {
                return Some(start + rank(self.drop, u32::from(kind.0))?);
            }
            _ => start += self.drop.count_ones(),
        }
        let bit = match (self.phase, action) {
            (Phase::ChooseModel, Action::Model(model)) => Some((0, model as u32)),
            (Phase::ChoosePilot | Phase::SecretPilot | Phase::StartingPilot, Action::Pilot(pilot)) => {
                Some((0, u32::from(pilot)))
            }
            (Phase::Declare, Action::Declare(kind)) => Some((0, kind as u32)),
            (Phase::Choose, Action::Choose(number)) => Some((0, u32::from(number))),
            (Phase::Place | Phase::Transfer, Action::Place(kind, seat, slot))
            | (Phase::TakeToken | Phase::Remove, Action::Take(kind, seat, slot)) => {
                Some((kind as usize, 8 * u32::from(seat.0) + u32::from(slot.0)))
            }
            _ => None,
        };
        if let Some((resource, bit)) = bit {
            let before = if resource == 1 { self.spots[0].count_ones() } else { 0 };
            return (bit < 32).then(|| rank(self.spots[resource], bit))?.map(|place| start + before + place);
        }
        start += self.spots[0].count_ones() + self.spots[1].count_ones();
        let single = SINGLES.iter().position(|single| *single == action)?;
        Some(start + rank(u32::from(self.single), single as u32)?)
    }

    fn spot(&self, kind: Resource, bit: u32) -> Action {
        let (seat, slot) = (Seat((bit / 8) as u8), Slot((bit % 8) as u8));
        match self.phase {
            Phase::Place | Phase::Transfer => Action::Place(kind, seat, slot),
            _ => Action::Take(kind, seat, slot),
        }
    }
}

/// The kinds of these cards, as a mask.
#[inline]
pub(crate) fn kinds(state: &State, seat: Seat, hand: u32) -> u32 {
    let list = state.list(seat);
    let mut rest = list.different(hand);
    if list.copies == 2 && list.kinds as usize == DECK_SIZE / 2 && list.len as usize == DECK_SIZE {
        // A deck with two copies of each of ten cards: the first copies are the even instances.
        rest &= 0x5_5555;
        rest = (rest | rest >> 1) & 0x33_3333;
        rest = (rest | rest >> 2) & 0x0f0f_0f0f;
        rest = (rest | rest >> 4) & 0x00ff_00ff;
        return (rest | rest >> 8) & 0xffff;
    }
    let mut mask = 0;
    while rest != 0 {
        mask |= 1 << list.kind_of[rest.trailing_zeros() as usize];
        rest &= rest - 1;
    }
    mask
}

impl table::Choices for Choices {
    type Action = Action;

    #[inline]
    fn len(&self) -> u32 {
        self.len
    }

    #[inline]
    fn index_of(&self, action: &Action) -> Option<u32> {
        self.place_of(*action)
    }

    /// Free slots are alike (COAL-PLAY-11): the lowest one represents all.
    #[inline]
    fn essential(mut self) -> Self {
        if self.has_room {
            self.keep_one_free_slot();
            self.len = self.count();
        }
        self
    }

    #[inline]
    fn get(&self, k: u32) -> Action {
        match self.phase {
            Phase::Main => self.get_main(k),
            Phase::Respond | Phase::Soft | Phase::Support => self.get_answer(k),
            Phase::Drop => Action::Drop(HandKind(bits::nth(self.drop, k) as u8)),
            _ => self.get_spot(k),
        }
    }
}

impl Choices {
    fn get_main(&self, mut k: u32) -> Action {
        let slots = bits::count_slots(self.play_slots);
        let down = bits::count(self.play_down) * slots;
        let plays = down + bits::count(self.play_up) * slots;
        if k < plays {
            let (mask, facing, k) =
                if k < down { (self.play_down, Facing::Down, k) } else { (self.play_up, Facing::Up, k - down) };
            let card = HandKind(bits::nth(mask, k / slots) as u8);
            return Action::Play(card, facing, Slot(bits::nth_slot(self.play_slots, k % slots)));
        }
        k -= plays;
        let discards = bits::count_slots(self.discard);
        if k < discards {
            return Action::Discard(Slot(bits::nth_slot(self.discard, k)));
        }
        k -= discards;
        let activations = bits::count_slots(self.activate);
        if k < activations {
            return Action::Activate(Slot(bits::nth_slot(self.activate, k)));
        }
        k -= activations;
        let maneuvers = bits::count_slots(self.maneuvers);
        if k < maneuvers {
            return Action::Maneuver(bits::nth_slot(self.maneuvers, k));
        }
        k -= maneuvers;
        let consumptions = self.count_consuming();
        if k < consumptions {
            return self.get_consumption(k);
        }
        k -= consumptions;
        let trades = bits::count(self.drop);
        if k < trades {
            return Action::Trade(HandKind(bits::nth(self.drop, k) as u8));
        }
        self.get_single(k - trades)
    }

    fn get_single(&self, k: u32) -> Action {
        SINGLES[bits::nth_slot(self.single, k) as usize % SINGLES.len()]
    }

    fn get_answer(&self, mut k: u32) -> Action {
        let activations = bits::count_slots(self.activate);
        if k < activations {
            return Action::Activate(Slot(bits::nth_slot(self.activate, k)));
        }
        k -= activations;
        let consumptions = self.count_consuming();
        if k < consumptions { self.get_consumption(k) } else { self.get_single(k - consumptions) }
    }

    fn get_consumption(&self, mut k: u32) -> Action {
        let steam = bits::count(self.consume[0]);
        if k < steam {
            return Action::Consume(HandKind(bits::nth(self.consume[0], k) as u8), Gain::Steam);
        }
        k -= steam;
        let energy = bits::count(self.consume[1]);
        if k < energy {
            return Action::Consume(HandKind(bits::nth(self.consume[1], k) as u8), Gain::Energy);
        }
        Action::Consume(HandKind(bits::nth(self.consume[2], k - energy) as u8), Gain::TwoSteam)
    }

    fn get_spot(&self, mut k: u32) -> Action {
        for resource in Resource::ALL {
            let mask = self.spots[resource as usize];
            let count = mask.count_ones();
            if k < count {
                let bit = bits::nth_of_wide(mask, k);
                return match self.phase {
                    Phase::ChooseModel => Action::Model(Model::ALL[bit as usize & 3]),
                    Phase::ChoosePilot | Phase::SecretPilot | Phase::StartingPilot => Action::Pilot(bit as u8),
                    Phase::Declare if bit == 0 => Action::Declare(TurnKind::Action),
                    Phase::Declare => Action::Declare(TurnKind::Maintenance),
                    Phase::Choose => Action::Choose(bit as u8),
                    _ => self.spot(resource, bit),
                };
            }
            k -= count;
        }
        self.get_single(k)
    }
}
