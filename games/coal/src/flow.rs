//! Carrying out actions: the course of the setup, of turns, windows and main actions.
//!
//! Every function here assumes that the action is legal; [`crate::legal`] decides that. The resolution of activated
//! cards is in [`crate::resolve`].

use table::{Chance, Clause, Draw, Log, Seat, SeatSet};

use crate::action::{Action, Facing, Gain, Kind, Slot, TurnKind};
use crate::card::{Ability, Resource, Tokens};
use crate::clause;
use crate::event::{Event, From, Penalty};
use crate::rules::Op;
use crate::state::{Ended, FATAL_DAMAGE, Job, MOST_TOKENS, NONE, Needs, Phase, State, Window};

/// The draw that decides who starts (COAL-SET-02).
pub(crate) const STARTING_SEAT: Draw = Draw::named("starting-seat");
/// The name of the draws that shuffle a deck (COAL-SET-08).
pub(crate) const SHUFFLE: &str = "shuffle";
/// The name of the draw of a pilot by lot (COAL-FREE-02).
pub(crate) const PILOT: &str = "pilot";

/// Cards of a starting hand (COAL-SET-08).
const STARTING_HAND: u8 = 5;

impl State {
    /// Goes on with the setup: asks the next choice, or begins the first turn.
    ///
    /// Models are taken from the starting seat on, pilots in the opposite order (COAL-SET-03, COAL-SET-06).
    pub(crate) fn go_on_with_setup(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let seats = self.seats;
        let starter = self.starter;
        let order = move |step: u8| Seat((starter.0 + step) % seats);
        for seat in (0..seats).map(order) {
            if self.side(seat).model == NONE {
                return self.ask(Phase::ChooseModel, seat);
            }
        }
        for seat in (0..seats).rev().map(order) {
            if self.side(seat).pilot == NONE {
                if self.rules.options.random_pilots {
                    let free = self.free_pilots(seat);
                    let drawn = chance.below(Draw::of(PILOT, seat), free.count_ones());
                    self.take_pilot(seat, crate::bits::nth_of_wide(free, drawn) as u8, clause::FREE_02, log);
                    continue;
                }
                return self.ask(Phase::ChoosePilot, seat);
            }
        }
        for seat in Seat::all(seats) {
            let len = self.list(seat).len;
            let side = self.side_mut(seat);
            side.deck = std::array::from_fn(|instance| instance as u8);
            side.deck_len = len;
            chance.shuffle(Draw::of(SHUFFLE, seat), &mut side.deck[..len as usize]);
            log.push(clause::SET_08, Event::Shuffled(seat));
            self.draw(seat, STARTING_HAND, clause::SET_08, log);
        }
        self.begin_turn(starter, log);
    }

    fn take_pilot(&mut self, seat: Seat, pilot: u8, clause: Clause, log: &mut impl Log<Self>) {
        self.side_mut(seat).pilot = pilot;
        log.push(clause, Event::TookPilot(seat, pilot));
    }

    #[inline]
    pub(crate) fn ask(&mut self, phase: Phase, seat: Seat) {
        self.phase = phase;
        self.asked = seat;
    }

    /// Carries out a legal action.
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        match action {
            Action::Model(model) => {
                let side = self.side_mut(seat);
                side.model = model as u8;
                side.list = model as u8;
                let clause = if seat == self.starter { clause::SET_03 } else { clause::SET_04 };
                log.push(clause, Event::TookModel(seat, model));
                self.go_on_with_setup(chance, log);
            }
            Action::Pilot(pilot) => {
                let clause = if seat == self.starter { clause::SET_07 } else { clause::SET_06 };
                self.take_pilot(seat, pilot, clause, log);
                self.go_on_with_setup(chance, log);
            }
            Action::Declare(kind) => self.declare(kind, log),
            Action::Play(kind, facing, slot) => self.play(seat, kind, facing, slot, log),
            Action::Discard(slot) => {
                self.discard_prepared(seat, slot, clause::PLAY_09, log);
                self.after_main_action(log);
            }
            Action::Activate(slot) => self.activate(seat, slot, log),
            Action::Maneuver(number) => self.maneuver(seat, number, log),
            Action::Consume(kind, gain) => self.consume(seat, kind, gain, log),
            Action::Trade(kind) => self.trade(seat, kind, log),
            Action::Repair => self.repair(seat, log),
            Action::Place(kind, _, slot) if self.phase == Phase::Transfer => self.transfer_token(kind, slot, log),
            Action::Place(kind, _, slot) => self.place(seat, kind, slot, log),
            Action::Take(kind, owner, slot) if self.phase == Phase::TakeToken => {
                self.remove_token(seat, owner, slot, kind, clause::PIL_09, log);
                self.after_main_action(log);
            }
            Action::Take(kind, owner, slot) => self.take(seat, kind, owner, slot, log),
            Action::Drop(kind) => self.drop_card(seat, kind, log),
            Action::Choose(alternative) => self.choose(alternative, log),
            Action::Pass => match self.phase {
                Phase::Soft => self.pass_window(seat, log),
                Phase::Remove => self.next_op(log),
                _ => self.pass_response(log),
            },
            Action::End => self.end(seat, log),
        }
    }

    // ---- turns ----

    fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.turn = self.turn.saturating_add(1);
        self.active = seat;
        self.kind = TurnKind::Action;
        self.maneuver_used = false;
        self.announced = false;
        for side in &mut self.sides {
            side.ability_used = false;
            side.physical_from = [0; 4];
            side.hits = [0; 4];
        }
        let side = self.side_mut(seat);
        side.own_turns = side.own_turns.saturating_add(1);
        let can_maintain = side.deck_len >= 2;
        log.push(clause::TURN_02, Event::TurnBegan(seat, self.turn));
        if can_maintain {
            self.ask(Phase::Declare, seat);
        } else {
            self.declare(TurnKind::Action, log);
        }
    }

    pub(crate) fn declare(&mut self, kind: TurnKind, log: &mut impl Log<Self>) {
        let seat = self.active;
        self.kind = kind;
        log.push(clause::TURN_03, Event::Declared(seat, kind));
        match kind {
            TurnKind::Action => {
                self.charge_accumulators(seat, log);
                self.open_window(Window::Declare, log);
            }
            TurnKind::Maintenance => {
                self.draw(seat, 2, clause::MNT_01, log);
                self.open_window(Window::Gap, log);
            }
        }
    }

    /// One token on each own Accumulator that is not full (COAL-ACC-01, COAL-ACC-03).
    fn charge_accumulators(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let side = self.side(seat);
        let mut rest = side.accumulators & !side.ready;
        while rest != 0 {
            let slot = Slot(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            let card = self.list(seat).card[self.side(seat).instance[slot.index()] as usize];
            let Some(kind) = self.rules.card(card).kind.collects() else { continue };
            if self.take_from_pool() {
                self.add_token(seat, slot, kind);
                log.push(clause::ACC_01, Event::Charged(seat, slot, kind));
            }
        }
    }

    pub(crate) fn end(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        log.push(clause::TURN_06, Event::Ends(seat));
        self.open_window(Window::End, log);
    }

    fn end_of_turn(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        if self.ability(seat) == Some(Ability::LorenzExtra) {
            let hits = self.side(seat).hits;
            for other in seat.others_clockwise(self.seats) {
                if hits[other.index()] >= 2 && !self.side(other).eliminated {
                    log.push(clause::PIL_13, Event::Extra(other, seat));
                    self.side_mut(other).physical_from[seat.index()] += 1;
                    self.suffer(other, 1, log);
                }
            }
            if self.check(log) {
                return;
            }
        }
        if self.side(seat).deck_len == 0 {
            self.penalize(seat, 2, Penalty::EmptyDeck, clause::TURN_09, log);
        } else {
            self.draw(seat, 1, clause::TURN_08, log);
        }
        if !self.check(log) {
            self.open_window(Window::Gap, log);
        }
    }

    fn next_turn(&mut self, log: &mut impl Log<Self>) {
        let next = self.active.others_clockwise(self.seats).find(|seat| !self.side(*seat).eliminated);
        self.begin_turn(next.unwrap_or(self.active), log);
    }

    /// What follows every main action (COAL-END-02, COAL-WIN-06).
    pub(crate) fn after_main_action(&mut self, log: &mut impl Log<Self>) {
        if !self.check(log) {
            self.open_window(Window::After, log);
        }
    }

    /// The elimination check. `true` when the course of the turn was changed: the match is over, or the active seat is out.
    fn check(&mut self, log: &mut impl Log<Self>) -> bool {
        let mut fallen = SeatSet::NONE;
        for seat in Seat::all(self.seats) {
            let side = self.side_mut(seat);
            if side.destroyed && !side.eliminated {
                side.eliminated = true;
                fallen = fallen.with(seat);
            }
        }
        if fallen.is_empty() {
            return false;
        }
        for seat in fallen.iter() {
            log.push(clause::END_01, Event::Eliminated(seat));
        }
        let living = self.living();
        let ended = match living.len() {
            0 => Ended { winners: fallen, is_tie: true },
            1 => Ended { winners: living, is_tie: false },
            _ => {
                if living.contains(self.active) {
                    return false;
                }
                self.open_window(Window::Gap, log);
                return true;
            }
        };
        match living.lowest() {
            Some(winner) => log.push(clause::END_03, Event::Won(winner)),
            None => log.push(clause::END_04, Event::Tied),
        }
        self.outcome = Some(ended);
        self.phase = Phase::Over;
        true
    }

    // ---- soft windows (chapter WIN) ----

    fn open_window(&mut self, window: Window, log: &mut impl Log<Self>) {
        self.window = window;
        self.passed = SeatSet::NONE;
        self.ask_window(self.active, log);
    }

    /// Whether the window is open for the seat, by public facts only (COAL-WIN-05 to COAL-WIN-10).
    ///
    /// A seat that has set no stop lets its standing orders pass for it; where the table plays without soft windows,
    /// only Powell's doubling at the end of a turn is asked, because nothing else would be lost.
    fn is_open_for(&self, seat: Seat) -> bool {
        let own_turn = seat == self.active;
        if own_turn && (self.window != Window::Gap || self.kind == TurnKind::Maintenance) {
            return false;
        }
        if self.kind == TurnKind::Maintenance && self.rules.options.no_consuming_in_maintenance {
            return false;
        }
        (self.soft || self.powell_may_double(seat)) && self.can_act(seat) && !self.side(seat).eliminated
    }

    /// The default stop of COAL-WIN-07.
    pub(crate) fn powell_may_double(&self, seat: Seat) -> bool {
        self.window == Window::End
            && self.ability(seat) == Some(Ability::PowellDouble)
            && !self.side(seat).ability_used
            && self.can_act(seat)
    }

    fn ask_window(&mut self, after: Seat, log: &mut impl Log<Self>) {
        // Where the table plays without soft windows, only the end of a turn can ask somebody (Powell).
        let rounds = if self.soft || self.window == Window::End { self.seats } else { 0 };
        let mut seat = after;
        for _ in 0..rounds {
            seat = seat.left(self.seats);
            if !self.passed.contains(seat) && self.is_open_for(seat) {
                self.acted = false;
                return self.ask(Phase::Soft, seat);
            }
        }
        match self.window {
            Window::Declare | Window::After => self.ask(Phase::Main, self.active),
            Window::End => self.end_of_turn(log),
            Window::Gap => self.next_turn(log),
        }
    }

    fn pass_window(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.passed = if self.acted { SeatSet::only(seat) } else { self.passed.with(seat) };
        self.ask_window(seat, log);
    }

    /// After an act in a soft window: the check, then the same seat again for as long as it can act (COAL-WIN-12).
    fn after_window_act(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        if self.check(log) {
            return;
        }
        self.acted = true;
        if self.is_open_for(seat) {
            self.ask(Phase::Soft, seat);
        } else {
            self.pass_window(seat, log);
        }
    }

    // ---- playing and discarding ----

    pub(crate) fn play(&mut self, seat: Seat, kind: Kind, facing: Facing, slot: Slot, log: &mut impl Log<Self>) {
        let Some(instance) = self.take_from_hand(seat, kind) else { return };
        if self.side(seat).occupied & slot.bit() != 0 {
            self.discard_prepared(seat, slot, clause::PLAY_07, log);
        }
        let turn = self.turn;
        let list = self.list(seat);
        let bit = 1u32 << instance;
        let card = list.card[instance as usize];
        let (is_accumulator, is_reaction) = (list.accumulators & bit != 0, list.reactions & bit != 0);
        let side = self.side_mut(seat);
        side.instance[slot.index()] = instance;
        side.tokens[slot.index()] = Tokens::default();
        side.played[slot.index()] = turn;
        side.occupied |= slot.bit();
        let mut shown = None;
        if facing == Facing::Up {
            side.face_up |= slot.bit();
            if is_accumulator {
                side.accumulators |= slot.bit();
            }
            if is_reaction {
                side.reactions |= slot.bit();
            }
            shown = Some(card);
        }
        self.refresh_slot(seat, slot);
        log.push(clause::PLAY_03, Event::Played(seat, slot, facing, shown));
        self.after_main_action(log);
    }

    /// Takes a card out of the hand; its instance.
    fn take_from_hand(&mut self, seat: Seat, kind: Kind) -> Option<u8> {
        let instance = self.list(seat).copy_in(self.side(seat).hand, kind.0)?;
        self.side_mut(seat).hand &= !(1 << instance);
        Some(instance)
    }

    /// Takes a prepared card out of its slot: instance, tokens, whether it lay face up. The tokens are not in the pool yet.
    pub(crate) fn lift(&mut self, seat: Seat, slot: Slot) -> (u8, Tokens, bool) {
        let side = self.side_mut(seat);
        let (place, bit) = (slot.index(), slot.bit());
        let lifted = (side.instance[place], side.tokens[place], side.face_up & bit != 0);
        side.instance[place] = NONE;
        side.tokens[place] = Tokens::default();
        side.played[place] = 0;
        side.occupied &= !bit;
        side.face_up &= !bit;
        side.accumulators &= !bit;
        side.ready &= !bit;
        side.reactions &= !bit;
        side.needs.clear(bit);
        lifted
    }

    /// Puts an instance on its owner's discard pile.
    pub(crate) fn put_on_discard(&mut self, seat: Seat, instance: u8) {
        let side = self.side_mut(seat);
        if let Some(place) = side.discard.get_mut(side.discard_len as usize) {
            *place = instance;
            side.discard_len += 1;
        }
    }

    fn discard_prepared(&mut self, seat: Seat, slot: Slot, clause: Clause, log: &mut impl Log<Self>) {
        let (instance, tokens, _) = self.lift(seat, slot);
        let card = self.list(seat).card[instance as usize];
        self.put_on_discard(seat, instance);
        self.give_to_pool(tokens.total());
        log.push(clause, Event::Discarded(seat, card, From::Play(slot)));
        if tokens.total() > 0 {
            self.penalize(seat, 1, Penalty::Discarded, clause::PLAY_08, log);
        }
    }

    fn discard_from_hand(&mut self, seat: Seat, kind: Kind, clause: Clause, log: &mut impl Log<Self>) {
        if let Some(instance) = self.take_from_hand(seat, kind) {
            let card = self.list(seat).card[instance as usize];
            self.put_on_discard(seat, instance);
            log.push(clause, Event::Discarded(seat, card, From::Hand));
        }
    }

    /// The top cards of the deck go face up to the discard pile, as many as there are (COAL-SYM-02).
    pub(crate) fn discard_from_deck(&mut self, seat: Seat, n: u8, clause: Clause, log: &mut impl Log<Self>) {
        for _ in 0..n {
            let side = self.side_mut(seat);
            if side.deck_len == 0 {
                return;
            }
            side.deck_len -= 1;
            let instance = side.deck[side.deck_len as usize];
            let card = self.list(seat).card[instance as usize];
            self.put_on_discard(seat, instance);
            log.push(clause, Event::Discarded(seat, card, From::Deck));
        }
    }

    /// Draws up to `n` cards, as many as there are.
    pub(crate) fn draw(&mut self, seat: Seat, n: u8, clause: Clause, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        let drawn = n.min(side.deck_len);
        for _ in 0..drawn {
            side.deck_len -= 1;
            side.hand |= 1 << side.deck[side.deck_len as usize];
        }
        if drawn > 0 {
            log.push(clause, Event::Drew(seat, drawn));
        }
    }

    /// A draw instruction of a card or Maneuver (COAL-SYM-01, COAL-TURN-12).
    pub(crate) fn instructed_draw(&mut self, seat: Seat, n: u8, log: &mut impl Log<Self>) {
        if self.side(seat).deck_len > 0 {
            self.draw(seat, n, clause::SYM_01, log);
        } else if !self.rules.options.turn_draw_penalty_only {
            self.penalize(seat, 2, Penalty::EmptyDeck, clause::TURN_12, log);
        }
    }

    /// The next card of a cost or an effect that discards from the hand.
    fn drop_card(&mut self, seat: Seat, kind: Kind, log: &mut impl Log<Self>) {
        self.discard_from_hand(seat, kind, clause::SYM_03, log);
        let left = if self.depth > 0 { &mut self.top_mut().left } else { &mut self.job.left };
        *left -= 1;
        if *left == 0 || self.side(seat).hand == 0 {
            self.next_op(log);
        }
    }

    // ---- damage ----

    pub(crate) fn suffer(&mut self, seat: Seat, n: u8, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        side.damage = side.damage.saturating_add(n);
        if side.damage >= FATAL_DAMAGE && !side.destroyed {
            side.destroyed = true;
            log.push(clause::END_05, Event::Destroyed(seat));
        }
    }

    /// Penalty damage: Generic, from oneself (COAL-ACT-15).
    pub(crate) fn penalize(&mut self, seat: Seat, n: u8, why: Penalty, clause: Clause, log: &mut impl Log<Self>) {
        log.push(clause, Event::Penalized(seat, n, why));
        self.suffer(seat, n, log);
    }

    pub(crate) fn heal(&mut self, seat: Seat, n: u8, clause: Clause, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        let healed = n.min(side.damage);
        side.damage -= healed;
        if healed > 0 {
            log.push(clause, Event::Healed(seat, healed));
        }
    }

    // ---- tokens ----

    /// Takes a token from the pool; `false` when the supply is limited and used up (COAL-AMB-04).
    #[inline]
    pub(crate) fn take_from_pool(&mut self) -> bool {
        if !self.rules.options.limited_tokens {
            return true;
        }
        let any = self.pool > 0;
        self.pool -= u8::from(any);
        any
    }

    #[inline]
    pub(crate) fn give_to_pool(&mut self, n: u8) {
        if self.rules.options.limited_tokens {
            self.pool = self.pool.saturating_add(n);
        }
    }

    #[inline]
    pub(crate) fn add_token(&mut self, seat: Seat, slot: Slot, kind: Resource) {
        let tokens = &mut self.side_mut(seat).tokens[slot.index()];
        match kind {
            Resource::Steam => tokens.steam += 1,
            Resource::Energy => tokens.energy += 1,
        }
        self.refresh_slot(seat, slot);
    }

    /// Keeps true what follows from the card and the tokens of a slot: whether an Accumulator is ready (COAL-ACC-04,
    /// COAL-ACC-11), and what the card still needs.
    #[inline]
    pub(crate) fn refresh_slot(&mut self, seat: Seat, slot: Slot) {
        let bit = slot.bit();
        let side = self.side(seat);
        if side.occupied & bit == 0 {
            return;
        }
        let list = self.list(seat);
        let instance = side.instance[slot.index()] as usize;
        let (cost, tokens) = (list.cost[instance], side.tokens[slot.index()]);
        let is_reaction = list.reactions >> instance & 1 != 0;
        let steam = cost.steam.saturating_sub(tokens.steam);
        let energy = cost.energy.saturating_sub(tokens.energy);
        let missing = steam + energy;
        let mark = |mask: u8, holds: bool| mask & !bit | u8::from(holds) << slot.0;
        let side = self.side_mut(seat);
        side.ready = mark(side.ready, side.accumulators & bit != 0 && missing == 0);
        let needs = side.needs;
        side.needs = Needs {
            paid: mark(needs.paid, missing == 0),
            attacks: mark(needs.attacks, !is_reaction),
            lacks: [mark(needs.lacks[0], steam > 0), mark(needs.lacks[1], energy > 0)],
            nearly: mark(needs.nearly, missing == 1),
        };
    }

    /// The overdrive of a card with a fifth token (chapter OVD).
    pub(crate) fn overdrive_if_due(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Self>) {
        if self.side(seat).tokens[slot.index()].total() <= MOST_TOKENS {
            return;
        }
        let (instance, tokens, _) = self.lift(seat, slot);
        let card = self.list(seat).card[instance as usize];
        self.put_on_discard(seat, instance);
        self.give_to_pool(tokens.total());
        log.push(clause::OVD_05, Event::Overdriven(seat, slot, card));
        self.penalize(seat, 1, Penalty::Overdrive, clause::OVD_01, log);
    }

    pub(crate) fn remove_token(
        &mut self,
        by: Seat,
        owner: Seat,
        slot: Slot,
        kind: Resource,
        clause: Clause,
        log: &mut impl Log<Self>,
    ) {
        let tokens = &mut self.side_mut(owner).tokens[slot.index()];
        match kind {
            Resource::Steam => tokens.steam -= 1,
            Resource::Energy => tokens.energy -= 1,
        }
        self.refresh_slot(owner, slot);
        self.give_to_pool(1);
        log.push(clause, Event::Removed(by, owner, slot, kind));
    }

    // ---- consuming and placing ----

    pub(crate) fn consume(&mut self, seat: Seat, kind: Kind, gain: Gain, log: &mut impl Log<Self>) {
        let ability = self.ability(seat);
        let Some(instance) = self.take_from_hand(seat, kind) else { return };
        let list = self.list(seat);
        let card = list.card[instance as usize];
        let printed = if list.gives_steam >> instance & 1 != 0 { Resource::Steam } else { Resource::Energy };
        self.put_on_discard(seat, instance);
        log.push(clause::CON_01, Event::Consumed(seat, card, gain.resource()));
        if let Some(ability) = ability.filter(|_| gain == Gain::TwoSteam || gain.resource() != printed) {
            let clause = match ability {
                Ability::PowellDouble => clause::PIL_06,
                Ability::WhiteSteam => clause::PIL_12,
                _ => clause::PIL_16,
            };
            log.push(clause, Event::UsedAbility(seat, ability));
        }
        let tokens = match gain {
            Gain::Steam => Tokens { steam: 1, energy: 0 },
            Gain::Energy => Tokens { steam: 0, energy: 1 },
            Gain::TwoSteam => {
                self.side_mut(seat).ability_used = true;
                Tokens { steam: 2, energy: 0 }
            }
        };
        self.job = Job { tokens, base: self.phase, ..Job::NONE };
        self.place_next(seat, log);
    }

    /// Puts one token of the job on a card.
    pub(crate) fn place(&mut self, seat: Seat, kind: Resource, slot: Slot, log: &mut impl Log<Self>) {
        let tokens = &mut self.job.tokens;
        match kind {
            Resource::Steam => tokens.steam -= 1,
            Resource::Energy => tokens.energy -= 1,
        }
        if self.rules.options.limited_tokens {
            self.pool = self.pool.saturating_sub(1);
        }
        self.add_token(seat, slot, kind);
        let is_maneuver = self.job.maneuver != NONE;
        let clause = if is_maneuver { clause::MAN_04 } else { clause::CON_01 };
        log.push(clause, Event::Placed(seat, slot, kind));
        if !(is_maneuver && self.rules.options.tokens_together) {
            self.overdrive_if_due(seat, slot, log);
        }
        self.place_next(seat, log);
    }

    /// Asks for the next token of the job, or goes on when there is none, no card for it, or nobody to place it.
    fn place_next(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let is_maneuver = self.job.maneuver != NONE;
        let supply_ends = self.rules.options.limited_tokens && self.pool == 0;
        if self.job.tokens.total() > 0 && !self.side(seat).destroyed && !supply_ends {
            if self.side(seat).eligible() != 0 {
                return self.ask(Phase::Place, seat);
            }
            if is_maneuver {
                self.lose_tokens(seat, log);
            }
        }
        self.job.tokens = Tokens::default();
        if is_maneuver {
            if self.rules.options.tokens_together {
                Slot::ALL.into_iter().for_each(|slot| self.overdrive_if_due(seat, slot, log));
            }
            self.next_op(log);
        } else {
            self.after_consuming(seat, log);
        }
    }

    /// Tokens of a Maneuver without an eligible card: each costs 1 damage (COAL-MAN-09).
    fn lose_tokens(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let tokens = self.job.tokens;
        for (kind, count) in [(Resource::Steam, tokens.steam), (Resource::Energy, tokens.energy)] {
            for _ in 0..count {
                log.push(clause::MAN_09, Event::Lost(seat, kind));
                self.penalize(seat, 1, Penalty::NoDestination, clause::MAN_09, log);
            }
        }
    }

    fn after_consuming(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let base = self.job.base;
        self.job = Job::NONE;
        match base {
            Phase::Respond => self.run(log),
            Phase::Soft => self.after_window_act(seat, log),
            _ => self.after_main_action(log),
        }
    }

    // ---- Maneuvers ----

    pub(crate) fn maneuver(&mut self, seat: Seat, number: u8, log: &mut impl Log<Self>) {
        self.maneuver_used = true;
        self.job = Job { maneuver: number, ..Job::NONE };
        log.push(clause::MAN_01, Event::Maneuvered(seat, number));
        self.run_maneuver(log);
    }

    /// The step of the top frame, or of the Maneuver, is done: goes on with the next.
    pub(crate) fn next_op(&mut self, log: &mut impl Log<Self>) {
        self.pinned = NONE;
        if self.depth > 0 {
            self.top_mut().op += 1;
            self.run(log);
        } else {
            self.job.op += 1;
            self.run_maneuver(log);
        }
    }

    /// Carries out the steps of the Maneuver until one asks something (COAL-MAN-10).
    fn run_maneuver(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        loop {
            let op = self.maneuvers(seat)[self.job.maneuver as usize].ops.get(self.job.op);
            let Some(op) = op.filter(|_| !self.side(seat).destroyed) else {
                self.job = Job::NONE;
                return self.after_main_action(log);
            };
            match op {
                Op::PayHand(n) | Op::DiscardHand(n) => {
                    self.job.left = n.min(self.side(seat).hand_len());
                    if self.job.left > 0 {
                        return self.ask(Phase::Drop, seat);
                    }
                }
                Op::PayDeck(n) | Op::DiscardDeck(n) => self.discard_from_deck(seat, n, clause::SYM_02, log),
                Op::PaySelf(n) | Op::SelfDamage(n) => {
                    self.penalize(seat, n, Penalty::Printed, clause::SYM_05, log);
                }
                Op::Generate(steam, energy) => {
                    self.job.tokens = Tokens { steam, energy };
                    return self.place_next(seat, log);
                }
                Op::Remove(kind, n) => {
                    if self.token_spots(kind) != 0 {
                        self.job.left = n;
                        return self.ask(Phase::Remove, seat);
                    }
                }
                Op::Draw(n) => self.instructed_draw(seat, n, log),
                Op::Heal(n) => self.heal(seat, n, clause::SYM_04, log),
                Op::Transfer(_) => {}
            }
            self.job.op += 1;
        }
    }

    // ---- abilities of the main window ----

    pub(crate) fn trade(&mut self, seat: Seat, kind: Kind, log: &mut impl Log<Self>) {
        self.side_mut(seat).ability_used = true;
        log.push(clause::PIL_09, Event::UsedAbility(seat, Ability::ClintRemove));
        self.discard_from_hand(seat, kind, clause::PIL_09, log);
        self.ask(Phase::TakeToken, seat);
    }

    pub(crate) fn repair(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.side_mut(seat).ability_used = true;
        log.push(clause::PIL_20, Event::UsedAbility(seat, Ability::NemoHeal));
        self.discard_from_deck(seat, 2, clause::PIL_20, log);
        self.heal(seat, 1, clause::PIL_20, log);
        self.after_main_action(log);
    }

    // ---- removing tokens ----

    /// The kind of token that is being removed.
    pub(crate) fn removing(&self) -> Resource {
        let op = if self.depth > 0 {
            self.face(self.top()).ops.get(self.top().op)
        } else {
            self.maneuvers(self.active)
                .get(self.job.maneuver as usize)
                .and_then(|maneuver| maneuver.ops.get(self.job.op))
        };
        match op {
            Some(Op::Remove(kind, _)) => kind,
            _ => Resource::Steam,
        }
    }

    /// Where a token may be removed now (COAL-REM-02, COAL-REM-03).
    pub(crate) fn removable(&self, kind: Resource) -> u32 {
        let spots = self.token_spots(kind);
        if self.pinned == NONE { spots } else { spots & 1 << self.pinned }
    }

    fn take(&mut self, seat: Seat, kind: Resource, owner: Seat, slot: Slot, log: &mut impl Log<Self>) {
        self.remove_token(seat, owner, slot, kind, clause::REM_01, log);
        if self.rules.options.remove_from_one_card {
            self.pinned = 8 * owner.0 + slot.0;
        }
        let left = if self.depth > 0 { &mut self.top_mut().left } else { &mut self.job.left };
        *left -= 1;
        if *left == 0 || self.removable(kind) == 0 {
            self.next_op(log);
        }
    }
}
