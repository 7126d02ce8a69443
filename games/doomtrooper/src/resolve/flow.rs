//! The course of a match: setup, Turns, windows, the end.

mod ending;
mod windows;

use std::sync::Arc;

use arrayvec::ArrayVec;
use table::{Chance, Draw, Fast, Log, NoLog, Seat, SeatSet};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::Leaves;
use crate::language::CardKind;
use crate::resolve::SHUFFLE;
use crate::setup::Setup;
use crate::state::{
    CombatStep, DISCARDED, DISCARDING, Ends, Frame, Instance, SlotNo, Stage, State, TurnStep, What, WindowKind, flag,
};
use crate::timing::moment;
use crate::triggers::{AFTER_DISCARD, DISCARD_PHASE, DRAW_STEP};

/// The name of the random draw of the seat that begins (SETUP-05).
const FIRST_SEAT: &str = "first-seat";

/// Whether the match continues by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It continues.
    Goes,
    /// A seat must decide.
    Waits,
}

impl State {
    /// Sets up the table and plays to the first question (chapter SETUP).
    pub(crate) fn set_up(setup: &Setup, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Self {
        let rules = Arc::clone(&setup.rules);
        let mut state = Self::blank(&rules);
        let seats = state.seats;
        for seat in Seat::all(seats) {
            let list = rules.list(seat);
            for (number, card) in list.deck.iter().chain(&list.reserve).enumerate() {
                let instance = Instance::new(seat, number);
                state.identity[instance.index()] = *card;
                if number >= list.deck.len() {
                    state.side_mut(seat).reserve |= 1 << number;
                    state.knows[instance.index()] = 1 << seat.0;
                }
            }
            let side = state.side_mut(seat);
            side.destiny = rules.options.starting_destiny.into();
            side.pile_len = list.deck.len() as u8;
            for (number, place) in side.pile[..list.deck.len()].iter_mut().enumerate() {
                *place = number as u8;
            }
            let len = list.deck.len();
            chance.shuffle(Draw::of(SHUFFLE, seat), &mut state.sides[seat.index()].pile[..len]);
            log.push(clause::SETUP_01, Event::Shuffled(seat));
        }
        for seat in Seat::all(seats) {
            state.draw(seat, rules.options.hand_size, clause::SETUP_03, log);
        }
        state.active = match rules.options.first_player {
            0 => Seat(chance.below(Draw::named(FIRST_SEAT), seats.into()) as u8),
            agreed => Seat(agreed - 1),
        };
        log.push(clause::SETUP_05, Event::Begins(state.active));
        state.run(chance, log);
        state
    }

    /// Carries out a legal action, up to the next question.
    pub(crate) fn execute(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        match self.top().copied() {
            Some(Frame::Window(window)) => self.act_in_window(seat, action, window),
            Some(Frame::Item(_)) => self.choose(action, chance, log),
            Some(Frame::Attack) => self.choose_in_combat(action, log),
            None if self.is_main() => self.act(seat, action, log),
            None if self.step == TurnStep::Redraw => {
                if action == Action::Redraw {
                    self.redraw(seat, chance, log);
                }
                self.step = TurnStep::BeforeDraw;
            }
            None => match action {
                // A play or an ability may be used at any time, because the stable point before the Discard phase
                // continues (AMB-204).
                Action::Play(_) | Action::Use(..) => self.act(seat, action, log),
                _ => self.discard(seat, action, log),
            },
        }
        self.run(chance, log);
    }

    /// An Action of the Action phase.
    fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) {
        let none = Instance::NONE;
        let of = |state: &Self, slot: SlotNo| state.slot(slot).instance;
        match action {
            Action::End if self.has_granted() => self.granted[seat.index()] = 0,
            Action::End => self.step = TurnStep::ActionsOver,
            Action::Meditate => {
                // An item needs a card to refer to; meditating refers to none.
                let any = Instance::new(seat, 0);
                self.begin_basic(seat, What::Meditate, SlotNo::NONE, any);
            }
            Action::Add(code) | Action::Hide(code) => {
                let what = if matches!(action, Action::Add(_)) { What::Add } else { What::AddCovered };
                let instance = self.in_hand(seat, code).unwrap_or(none);
                self.begin_basic(seat, what, SlotNo::NONE, instance);
            }
            Action::Cover(slot) => self.begin_basic(seat, What::Seek, slot, of(self, slot)),
            Action::Uncover(slot) => self.begin_basic(seat, What::Exit, slot, of(self, slot)),
            Action::Board(slot) => self.begin_basic(seat, What::Board, slot, of(self, slot)),
            Action::Transfer(slot) => self.begin_basic(seat, What::Transfer, slot, of(self, slot)),
            Action::Sabotage(slot, target) => {
                let instance = of(self, slot);
                self.begin_basic(seat, What::Sabotage, slot, instance);
                if let Some(Frame::Item(item)) = self.frames.last_mut() {
                    item.player = target;
                }
            }
            Action::Attack => self.declare_attack(seat, log),
            Action::Play(code) => {
                if let Some(instance) = self.in_hand(seat, code) {
                    self.begin_card(seat, instance);
                }
            }
            Action::Use(slot, number) => self.begin_use(seat, slot, number),
            Action::Spend(slot) => {
                if let Some((number, actions)) = self.spending_goal(slot) {
                    self.spend_actions(actions);
                    self.complete(slot, number as usize, 0, 0, log);
                    self.open_below(WindowKind::Free);
                }
            }
            _ => {}
        }
    }

    /// Continues until somebody must decide or the match is over.
    pub(crate) fn run(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        loop {
            self.refresh();
            if self.outcome.is_some() {
                self.put_away();
                return;
            }
            if self.falls {
                self.drop_worthless(log);
                continue;
            }
            if self.let_go(log) {
                self.check_end(log);
                continue;
            }
            let flow = match self.frames.last().copied() {
                Some(Frame::Window(window)) => self.step_window(window, log),
                Some(Frame::Item(_)) => {
                    if self.dead_leave() {
                        self.bury(log);
                    }
                    self.step_item(chance, log)
                }
                Some(Frame::Attack) => {
                    if self.dead_leave() {
                        self.bury(log);
                    }
                    self.step_combat(log)
                }
                None => {
                    if self.somebody_dies() {
                        self.bury(log);
                    }
                    self.complete_destroyed(log);
                    self.watch_kept();
                    self.check_end(log);
                    if self.outcome.is_some() { Flow::Goes } else { self.step_turn(log) }
                }
            };
            if flow == Flow::Waits {
                match self.asked() {
                    Some(seat) if self.has_left(seat) => self.answer_for(seat, chance, log),
                    _ => return,
                }
            }
        }
    }

    /// Whether the match waits here for a decision: one further step leaves everything as it is.
    pub(crate) fn rests(&self) -> bool {
        let can_wait = match self.frames.last() {
            None | Some(Frame::Window(_)) => true,
            Some(Frame::Item(item)) => !matches!(item.stage, Stage::Announced | Stage::Runs | Stage::Done),
            Some(Frame::Attack) => self.combat.step.asks(),
        };
        let mut next = self.clone();
        next.refresh();
        if !can_wait || next.falls || next.let_go(&mut NoLog) {
            return false;
        }
        // Killed warriors leave first, except in windows, which remove them themselves.
        let buries = match next.frames.last() {
            None => true,
            Some(Frame::Window(_)) => false,
            Some(Frame::Item(_) | Frame::Attack) => next.combat.step < CombatStep::Blows,
        };
        if buries && next.somebody_dies() {
            return false;
        }
        let (chance, log) = (&mut Fast::new(0), &mut NoLog);
        let flow = match next.frames.last().copied() {
            Some(Frame::Window(window)) => next.step_window(window, log),
            Some(Frame::Item(_)) => next.step_item(chance, log),
            Some(Frame::Attack) => next.step_combat(log),
            None => {
                next.complete_destroyed(log);
                next.watch_kept();
                next.check_end(log);
                if next.outcome.is_some() { Flow::Goes } else { next.step_turn(log) }
            }
        };
        flow == Flow::Waits && next.print() == self.print()
    }

    /// Clears the stack at the end of the match; announced cards are discarded.
    fn put_away(&mut self) {
        while let Some(frame) = self.frames.pop() {
            if let Frame::Item(item) = frame
                && item.stage >= Stage::Announced
                && self.lies_nowhere(item.instance)
            {
                self.file(item.instance, Leaves::Discarded);
            }
        }
    }

    /// One step of the Turn.
    fn step_turn(&mut self, log: &mut impl Log<Self>) -> Flow {
        if self.has_granted() {
            // Actions that a card grants are taken at once (ACT-12).
            return Flow::Waits;
        }
        let seat = self.active;
        if self.side(seat).eliminated && self.step < TurnStep::Over {
            self.step = TurnStep::Over;
        }
        match self.step {
            TurnStep::Begin => self.begin_turn(log),
            TurnStep::Redraw => {
                let first = self.side(seat).turns == 1 && !self.side(seat).redrawn;
                if first {
                    return Flow::Waits;
                }
                self.step = TurnStep::BeforeDraw;
            }
            TurnStep::BeforeDraw => {
                self.step = TurnStep::Draw;
                // After the effects at its start the Turn is at a stable point (TIME-09).
                self.open(WindowKind::BeforeDraw);
            }
            TurnStep::Draw => {
                self.step = TurnStep::Actions;
                let short = self.rules.options.hand_size.saturating_sub(self.hand_len(seat));
                self.draw(seat, short, clause::TURN_04, log);
                self.check_no_warriors(seat, log);
                self.open(WindowKind::Free);
                self.check_exhaustion(log);
            }
            TurnStep::Actions => {
                let may_attack = self.attacks > 0 && self.side(seat).turns > 1;
                let goes_on = self.actions > 0 && self.goes_on_after_attacks();
                if self.has_attacked && !goes_on && !(may_attack && self.has_attacker(seat)) {
                    self.step = TurnStep::ActionsOver;
                } else {
                    return Flow::Waits;
                }
            }
            TurnStep::ActionsOver => {
                self.actions = 0;
                self.step = TurnStep::Discard;
                self.open_if(moment::BEFORE_DISCARD, WindowKind::BeforeDiscard);
                self.open(WindowKind::Free);
                self.raise(DISCARD_PHASE, SlotNo::NONE, SlotNo::NONE, seat, 0);
            }
            TurnStep::Discard => {
                if self.attacks != DISCARDED && (self.hand_len(seat) > 0 || self.has_open_means(seat)) {
                    return Flow::Waits;
                }
                self.step = TurnStep::Over;
                self.has_attacked = false;
                self.open_if(moment::END_OF_TURN, WindowKind::EndOfTurn);
                self.open(WindowKind::Free);
                self.raise(AFTER_DISCARD, SlotNo::NONE, SlotNo::NONE, seat, 0);
            }
            TurnStep::Over => self.end_turn(log),
        }
        Flow::Goes
    }

    /// Whether a seat without cards in hand can still use something before its Turn ends: a card in play that everybody
    /// may look at.
    fn has_open_means(&self, seat: Seat) -> bool {
        let moment = self.moment();
        self.in_play().filter(|slot| !self.is_unidentified(*slot) && self.hot_at(*slot).use_at & moment != 0).any(
            |slot| {
                (0..self.ready_at(slot).abilities.len() as u8)
                    .any(|number| self.check_use(seat, slot, number, None).is_ok())
            },
        )
    }

    fn begin_turn(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        self.dirty |= self.minds_turns;
        self.turn += 1;
        let side = self.side_mut(seat);
        side.turns += 1;
        side.sabotaged = SeatSet::NONE;
        let fewer = std::mem::take(&mut side.fewer_actions);
        self.actions = (self.rules.options.actions + self.extra_actions(seat)).saturating_sub(fewer);
        self.attacks = 1;
        self.has_acted = false;
        self.has_attacked = false;
        self.step = TurnStep::Redraw;
        for slot in self.in_play() {
            let card = &mut self.slots[slot.index()];
            let passing = flag::LEFT_COVER | flag::USED | flag::USED_2 | flag::USED_3;
            card.flags &= !(passing | flag::WOUNDED_NOW | flag::ATTACKED);
            if card.controller == seat {
                card.flags &= !flag::TRANSFERRED;
            }
        }
        log.push(clause::TURN_03, Event::TurnBegan(seat, self.turn));
        self.end_effects(Ends::TurnOf(seat));
        self.raise(DRAW_STEP, SlotNo::NONE, SlotNo::NONE, seat, 0);
    }

    /// A new hand (TURN-06, TURN-07).
    fn redraw(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        self.side_mut(seat).redrawn = true;
        let hand: ArrayVec<Instance, 128> = self.hand(seat).collect();
        let no_warriors = hand.iter().all(|instance| self.card_of(*instance).kind != CardKind::Warrior);
        for instance in &hand {
            self.take_from_hand(*instance);
        }
        let clause = if no_warriors { clause::TURN_06 } else { clause::TURN_07 };
        log.push(clause, Event::Redrew(seat, no_warriors));
        let options = self.rules.options;
        if if no_warriors { options.shown_redraw } else { options.open_discards } {
            for instance in &hand {
                self.show(*instance);
                log.push(clause, Event::ShownFromHand(seat, self.identity[instance.index()]));
            }
        }
        self.draw(seat, self.rules.options.hand_size, clause, log);
        for instance in hand {
            self.file(instance, if no_warriors { Leaves::IntoPile } else { Leaves::Discarded });
        }
        if no_warriors {
            self.shuffle(seat, clause, chance, log);
        }
    }

    /// A card is discarded in the Discard phase, in secret (TURN-11).
    fn discard(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) {
        let over = self.hand_len(seat) > self.keeps_up_to(seat);
        if let Action::Discard(code) = action
            && let Some(instance) = self.in_hand(seat, code)
        {
            self.take_from_hand(instance);
            let clause = if over { clause::TURN_10 } else { clause::TURN_09 };
            let card = self.identity[instance.index()];
            if self.rules.options.open_discards {
                log.push(clause, Event::DiscardedOpenly(seat, card));
            } else {
                log.push(clause, Event::DiscardedSecretly(seat));
                log.push(clause, Event::DiscardedCard(seat, card));
            }
            self.file(instance, Leaves::Discarded);
        }
        let is_over = !over || self.hand_len(seat) <= self.keeps_up_to(seat);
        self.attacks = if is_over { DISCARDED } else { DISCARDING };
    }

    fn end_turn(&mut self, log: &mut impl Log<Self>) {
        let seat = self.active;
        self.end_effects(Ends::Turn);
        self.end_effects(Ends::EndOfTurnOf(seat));
        self.settle_kept(seat, log);
        for effect in &mut self.effects {
            if effect.ends == Ends::EndOfTurnAfterOf(seat) {
                effect.ends = Ends::EndOfTurnOf(seat);
            }
        }
        self.change_round(log);
        let side = self.side_mut(seat);
        side.turns_done += 1;
        side.owes_outpost = false;
        if side.no_warriors > 0 && !side.eliminated {
            side.no_warriors -= 1;
            if side.no_warriors == 0 {
                // The third Turn is over, and the player has no warrior that can fight (NOW-03).
                self.eliminate(seat, clause::NOW_03, log);
                self.check_end(log);
                if self.outcome.is_some() {
                    return;
                }
            }
        }
        if self.turn >= self.rules.options.turn_limit {
            self.decide_by_points(log);
            return;
        }
        if self.side(seat).more_turns > 0 && !self.side(seat).eliminated {
            self.side_mut(seat).more_turns -= 1;
        } else {
            self.pass_turn_from(seat);
            for _ in 0..64 {
                let next = self.active;
                if self.side(next).missed_turns == 0 {
                    break;
                }
                self.side_mut(next).missed_turns -= 1;
                log.push(clause::TURN_12, Event::MissedTurn(next));
                // A missed Turn has no phases; effects that last until it ends still end (TIME-15).
                self.end_effects(Ends::TurnOf(next));
                self.pass_turn_from(next);
            }
        }
        self.step = TurnStep::Begin;
    }

    /// The Turn passes to the next seat. Effects that last until the Turn of a seat that is out end when that Turn
    /// would have begun (TIME-15).
    fn pass_turn_from(&mut self, seat: Seat) {
        let next = self.next_seat(seat);
        for skipped in self.round.from(seat).skip(1).take_while(|skipped| *skipped != next) {
            self.end_effects(Ends::TurnOf(skipped));
        }
        self.active = next;
    }

    /// The Turn is over: from the next one on, the order of play changes as the cards of this Turn say, one after
    /// another.
    pub(crate) fn change_round(&mut self, log: &mut impl Log<Self>) {
        let before = self.round;
        for effect in &self.effects {
            self.round = match effect.ends {
                Ends::Reverses => self.round.reversed(),
                Ends::Exchanges(other) => self.round.exchanged(effect.seat, other),
                _ => continue,
            };
        }
        self.effects.retain(|effect| !matches!(effect.ends, Ends::Reverses | Ends::Exchanges(_)));
        if self.round != before {
            log.push(clause::MULTI_09, Event::GoesRound(self.round));
        }
    }
}
