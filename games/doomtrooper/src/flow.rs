//! The course of a match: setup, Turns, windows, the end.

use std::sync::Arc;

use arrayvec::ArrayVec;
use table::{Chance, Draw, Log, Outcome, Seat, SeatSet};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::happening::{DISCARD_PHASE, DISCARDED, DRAW_STEP, SEARCHED, SEARCHED_FOR_HAND};
use crate::language::Kind;
use crate::moves::{Leaves, SHUFFLE};
use crate::options::NoWarriors;
use crate::program::moment;
use crate::setup::Setup;
use crate::state::{
    At, Bits, CombatStep, Ends, Frame, Instance, SLOTS, SlotNo, Stage, State, Step, Verdict, What, Window, WindowKind,
    flag,
};

/// The draw of the seat that begins (SETUP-05).
pub(crate) const FIRST_SEAT: &str = "first-seat";

/// Whether the course goes on by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// It does.
    Goes,
    /// A seat must decide.
    Waits,
}

impl State {
    /// Sets the table up and plays to the first question (chapter SETUP).
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
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        match self.top().copied() {
            Some(Frame::Window(window)) => self.act_in_window(seat, action, window),
            Some(Frame::Deed(_)) => self.choose(action, chance, log),
            Some(Frame::Attack) => self.choose_in_combat(action, log),
            None if self.is_main() => self.act(seat, action, log),
            None if self.step == Step::Redraw => {
                if action == Action::Redraw {
                    self.redraw(seat, chance, log);
                }
                self.step = Step::BeforeDraw;
            }
            None => self.discard(seat, action, log),
        }
        self.run(chance, log);
    }

    fn act_in_window(&mut self, seat: Seat, action: Action, window: Window) {
        match action {
            Action::Yield => {
                let next = self.after_in(&window, seat);
                if let Some(Frame::Window(open)) = self.frames.last_mut() {
                    open.yields += 1;
                    open.seat = next;
                }
            }
            Action::Play(code) => {
                if let Some(instance) = self.in_hand(seat, code) {
                    self.begin_card(seat, instance);
                }
            }
            Action::Use(slot, number) => self.begin_use(seat, slot, number),
            Action::Raise(code) => self.begin_raise(seat, code),
            _ => {}
        }
    }

    /// Who is asked after a seat in a window.
    fn after_in(&self, window: &Window, seat: Seat) -> Seat {
        let order = self.rotation(window);
        let at = order.iter().position(|other| *other == seat).unwrap_or(0);
        order.get(at + 1).or(order.first()).copied().unwrap_or(seat)
    }

    /// What was composed is announced now, on top of what is going on: the window below goes on behind it. Until then it
    /// asks the seat that composes, so that nothing but the announcement tells anything (TIME-02).
    pub(crate) fn take_opportunity(&mut self, seat: Seat) {
        let Some(below) = self.frames.len().checked_sub(2) else {
            // After each Action there is a stable point (TIME-09).
            self.open_below(WindowKind::Free);
            return;
        };
        let window = match self.frames.get_mut(below) {
            Some(Frame::Window(window)) => *window,
            // A spell that is cast within an effect: the effect goes on.
            Some(Frame::Deed(deed)) if deed.stage == Stage::Chooses => {
                (deed.pc, deed.stage, deed.cursor) = (deed.pc + 1, Stage::Runs, 0);
                return;
            }
            _ => return,
        };
        let next = match window.kind {
            // The opportunity goes on until its player yields (CMB-13).
            WindowKind::Modify => seat,
            // One answer each (TIME-03).
            WindowKind::Response => self.after_in(&window, seat),
            // The round begins anew (TIME-08).
            _ => self.rotation(&window).first().copied().unwrap_or(seat),
        };
        if let Some(Frame::Window(open)) = self.frames.get_mut(below) {
            (open.rounds, open.yields, open.seat) = (open.rounds.saturating_add(1), 0, next);
        }
    }

    /// An Action of the Action phase.
    fn act(&mut self, seat: Seat, action: Action, log: &mut impl Log<Self>) {
        let none = Instance::NONE;
        let of = |state: &Self, slot: SlotNo| state.slot(slot).instance;
        match action {
            Action::End if self.has_granted() => self.granted[seat.index()] = 0,
            Action::End => self.step = Step::ActionsOver,
            Action::Meditate => {
                // A deed needs a card to speak of; meditating speaks of none.
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
                if let Some(Frame::Deed(deed)) = self.frames.last_mut() {
                    deed.player = target;
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
                    self.complete(slot, number as usize, 0, log);
                    self.open_below(WindowKind::Free);
                }
            }
            _ => {}
        }
    }

    /// Opens a window on top of what is going on.
    pub(crate) fn open(&mut self, kind: WindowKind) {
        let window = self.window_of(kind);
        let _ = self.frames.try_push(Frame::Window(window));
    }

    /// Opens a window if a card of the set names this moment.
    pub(crate) fn open_if(&mut self, moment: u8, kind: WindowKind) {
        if self.rules.programs.moments & moment != 0 {
            self.open(kind);
        }
    }

    /// Opens a window that is reached when what is on top of the stack is over.
    fn open_below(&mut self, kind: WindowKind) {
        let window = Frame::Window(self.window_of(kind));
        let _ = self.frames.try_insert(0, window);
    }

    fn window_of(&self, kind: WindowKind) -> Window {
        let mut window = Window {
            kind,
            seat: self.active,
            yields: 0,
            rounds: 0,
            subject: SlotNo::NONE,
            culprit: SlotNo::NONE,
            player: self.active,
            about: Instance::NONE,
            amount: 0,
            once: false,
        };
        window.seat = self.rotation(&window).first().copied().unwrap_or(self.active);
        window
    }

    /// The seats in the order in which a window asks them.
    pub(crate) fn rotation(&self, window: &Window) -> ArrayVec<Seat, 8> {
        let mut order: ArrayVec<Seat, 8> = self.seats_from(self.active).collect();
        match window.kind {
            WindowKind::Response => {
                // The announcer comes last (TIME-03).
                if let Some(announcer) = self.answered_deed().map(|deed| deed.seat)
                    && let Some(at) = order.iter().position(|seat| *seat == announcer)
                {
                    order.remove(at);
                    order.push(announcer);
                }
            }
            WindowKind::Modify => {
                // Attacker's controller, defender's, then the others (TIME-14).
                let of = |slot: SlotNo| self.is_in_play(slot).then(|| self.slot(slot).controller);
                let fighters = [of(self.combat.attacker), of(self.combat.defender)];
                order.sort_by_key(|seat| fighters.iter().position(|fighter| *fighter == Some(*seat)).unwrap_or(2));
            }
            WindowKind::Victory => {
                // Opponents of the winners may answer (TW-20).
                order.retain(|seat| self.verdict.is_some_and(|verdict| self.may_answer(verdict, *seat)));
            }
            _ => {}
        }
        order
    }

    /// Goes on until somebody must decide or the match is over.
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
                Some(Frame::Deed(_)) => {
                    if self.combat.step < CombatStep::Blows && self.somebody_dies() {
                        self.bury(log);
                    }
                    self.step_deed(chance, log)
                }
                Some(Frame::Attack) => {
                    if self.combat.step < CombatStep::Blows && self.somebody_dies() {
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
                    if self.outcome.is_some() { Flow::Goes } else { self.step_turn(chance, log) }
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

    /// The match is over: nothing goes on any more, and what was announced is discarded.
    fn put_away(&mut self) {
        while let Some(frame) = self.frames.pop() {
            if let Frame::Deed(deed) = frame
                && deed.stage >= Stage::Announced
                && self.lies_nowhere(deed.instance)
            {
                self.file(deed.instance, Leaves::Discarded);
            }
        }
    }

    /// Asks the next seat of a window, or closes it.
    fn step_window(&mut self, window: Window, log: &mut impl Log<Self>) -> Flow {
        let combat_over = self.combat.ended || self.combat.redo != 0;
        let is_stale = match window.kind {
            WindowKind::Modify => {
                // Without one of the combatants there is nothing to modify (CMB-33).
                combat_over || !self.is_in_play(self.combat.attacker) || !self.is_in_play(self.combat.defender)
            }
            WindowKind::Response => self.answered_deed().is_none_or(|deed| deed.cancelled),
            WindowKind::Victory => self.verdict.is_none(),
            // It is not where it went any more.
            WindowKind::Event(DISCARDED) => !self.lies_discarded(window.about),
            WindowKind::Event(SEARCHED | SEARCHED_FOR_HAND) => !self.has_found(window.about),
            WindowKind::Event(kind) => {
                // What was saved was not killed: nothing is left to answer (AMB-74).
                matches!(kind, crate::happening::KILLED | crate::happening::KILLED_IN_COMBAT)
                    && !(self.is_in_play(window.subject) && self.slot(window.subject).is(flag::KILLED))
            }
            _ => false,
        };
        if window.kind != WindowKind::Response
            && !matches!(window.kind, WindowKind::Event(_))
            && self.combat.step < CombatStep::Blows
            && self.somebody_dies()
        {
            self.bury(log);
            return Flow::Goes;
        }
        if self.is_stable() {
            self.check_end(log);
            if self.outcome.is_some() || self.verdict.is_some() {
                return Flow::Goes;
            }
        }
        if self.top().is_none() {
            // Actions that a card grants are taken at once (ACT-12).
            return Flow::Waits;
        }
        let order = self.rotation(&window);
        // 50 rounds are enough (AMB-91).
        if is_stale || window.yields as usize >= order.len() || window.rounds >= 50 {
            self.frames.pop();
            if window.kind == WindowKind::Victory {
                self.close(log);
            }
            return Flow::Goes;
        }
        let seat = window.seat;
        if !order.contains(&seat) || !self.may_want_to_act(seat) {
            let at = order.iter().position(|other| *other == seat).map_or(0, |at| at + 1);
            let next = order.get(at).or(order.first()).copied().unwrap_or(seat);
            if let Some(Frame::Window(open)) = self.frames.last_mut() {
                open.seat = next;
                open.yields += 1;
            }
            return Flow::Goes;
        }
        Flow::Waits
    }

    /// Whether a seat is asked in a window: public facts decide, a hand with cards or an ability in play (TIME-18). Simulations
    /// leave out seats that could do nothing.
    fn may_want_to_act(&self, seat: Seat) -> bool {
        let has_cards = self.side(seat).hand != 0;
        // What lies in a Hidden row may have one, for all that the others know (HID-05).
        let has_abilities = || {
            self.in_play().any(|slot| {
                if self.is_unidentified(slot) {
                    self.slot(slot).controller == seat
                } else {
                    !self.ready_at(slot).abilities.is_empty()
                }
            })
        };
        let raises =
            || self.window().is_some_and(|window| window.kind == WindowKind::Modify) && !self.raisable(seat).is_empty();
        (has_cards || has_abilities() || raises()) && (self.soft || self.could_act(seat) || raises())
    }

    /// Whether the seat has anything but a yield.
    fn could_act(&self, seat: Seat) -> bool {
        let moment = self.moment();
        self.hand(seat)
            .any(|instance| self.hot_of(instance).play_at & moment != 0 && self.check_play_card(seat, instance).is_ok())
            || self.in_play().any(|slot| {
                self.hot_at(slot).use_at & moment != 0
                    && (0..self.ready_at(slot).abilities.len() as u8)
                        .any(|number| self.check_use(seat, slot, number, None).is_ok())
            })
    }

    /// One step of the Turn.
    fn step_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        if self.has_granted() {
            // Actions that a card grants are taken at once (ACT-12).
            return Flow::Waits;
        }
        let seat = self.active;
        if self.side(seat).eliminated && self.step < Step::Over {
            self.step = Step::Over;
        }
        match self.step {
            Step::Begin => self.begin_turn(log),
            Step::Redraw => {
                let first = self.side(seat).turns == 1 && !self.side(seat).redrawn;
                if first {
                    return Flow::Waits;
                }
                self.step = Step::BeforeDraw;
            }
            Step::BeforeDraw => {
                self.step = Step::Draw;
                // After the effects of its start the Turn is at a stable point (TIME-09).
                self.open(WindowKind::BeforeDraw);
            }
            Step::Draw => {
                self.step = Step::Actions;
                let short = self.draws_to(seat).saturating_sub(self.hand_len(seat));
                self.draw(seat, short, clause::TURN_04, log);
                self.check_no_warriors(seat, log);
                self.open(WindowKind::Free);
                self.check_exhaustion(log);
            }
            Step::Actions => {
                let may_attack = self.attacks > 0 && self.side(seat).turns > 1;
                let goes_on = self.actions > 0 && self.goes_on_after_attacks();
                if self.has_attacked && !goes_on && !(may_attack && self.has_attacker(seat)) {
                    self.step = Step::ActionsOver;
                } else {
                    return Flow::Waits;
                }
            }
            Step::ActionsOver => {
                self.actions = 0;
                self.step = Step::Discard;
                self.open_if(moment::BEFORE_DISCARD, WindowKind::BeforeDiscard);
                self.open(WindowKind::Free);
                self.raise(DISCARD_PHASE, SlotNo::NONE, SlotNo::NONE, seat, 0);
            }
            Step::Discard => {
                if self.hand_len(seat) > 0 && !self.has_acted_in_discard() {
                    return Flow::Waits;
                }
                self.step = Step::Over;
                self.has_attacked = false;
                self.open_if(moment::END_OF_TURN, WindowKind::EndOfTurn);
                self.open(WindowKind::Free);
            }
            Step::Over => self.end_turn(chance, log),
        }
        Flow::Goes
    }

    /// In the Discard phase `attacks` is spent: it marks that the phase is over.
    const fn has_acted_in_discard(&self) -> bool {
        self.attacks == u8::MAX
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
        self.step = Step::Redraw;
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
        let no_warriors = hand.iter().all(|instance| self.card_of(*instance).kind != Kind::Warrior);
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
        if !over || self.hand_len(seat) <= self.keeps_up_to(seat) {
            self.attacks = u8::MAX;
        }
    }

    fn end_turn(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let seat = self.active;
        let _ = chance;
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
                // The third Turn is over and nobody came who can fight (NOW-03).
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
                // A missed Turn has no phases; what lasts until it ends all the same (TIME-15).
                self.end_effects(Ends::TurnOf(next));
                self.pass_turn_from(next);
            }
        }
        self.step = Step::Begin;
    }

    /// The Turn passes to the next seat. What lasts until the Turn of a seat that is out ends where that Turn would have
    /// begun (TIME-15).
    fn pass_turn_from(&mut self, seat: Seat) {
        let next = self.next_seat(seat);
        for skipped in self.round.from(seat).skip(1).take_while(|skipped| *skipped != next) {
            self.end_effects(Ends::TurnOf(skipped));
        }
        self.active = next;
    }

    /// The no-warriors rule (NOW-01, NOW-02).
    fn check_no_warriors(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        let runs = match self.rules.options.no_warriors {
            NoWarriors::Exhausted => self.side(seat).pile_len == 0,
            NoWarriors::Always => true,
            NoWarriors::Never => false,
        };
        let capable = self.warriors_of(seat).any(|slot| self.is_combat_capable(slot));
        let side = self.side_mut(seat);
        if !runs || capable {
            side.no_warriors = 0;
        } else if side.no_warriors == 0 {
            side.no_warriors = 3;
            log.push(clause::NOW_02, Event::NoWarriors(seat, 3));
        } else {
            let left = side.no_warriors;
            log.push(clause::NOW_02, Event::NoWarriors(seat, left));
        }
    }

    /// All Draw Piles are empty: the most points win, or the target rises (GAME-07, GAME-08).
    fn check_exhaustion(&mut self, log: &mut impl Log<Self>) {
        if self.exhausted {
            return;
        }
        let left: ArrayVec<Seat, 8> = self.seats_from(self.active).collect();
        if left.iter().any(|seat| self.side(*seat).pile_len > 0) {
            return;
        }
        let (most, best) = self.leaders(left.iter().copied().fold(SeatSet::NONE, SeatSet::with));
        if self.is_one_side(best) {
            self.win(Verdict { winners: best, by_exhaustion: true }, log);
        } else {
            self.exhausted = true;
            self.target = most + 10;
            log.push(clause::GAME_08, Event::NewTarget(self.target));
        }
    }

    /// Whether the match is decided (GAME-02 to GAME-05, GAME-09).
    fn check_end(&mut self, log: &mut impl Log<Self>) {
        if self.outcome.is_some() {
            return;
        }
        let left: ArrayVec<Seat, 8> = self.seats_from(self.active).collect();
        let last = left.iter().copied().fold(SeatSet::NONE, SeatSet::with);
        if !last.is_empty() && self.is_one_side(last) {
            self.finish_match(Outcome::win(last, clause::GAME_09), log);
            return;
        }
        if !self.is_stable() {
            return;
        }
        if left.iter().any(|seat| self.counted_promotion(*seat) >= self.target) {
            let (_, best) = self.leaders(last);
            if self.is_one_side(best) {
                self.win(Verdict { winners: best, by_exhaustion: false }, log);
            } else {
                self.finish_match(Outcome::tie(best, clause::GAME_05), log);
            }
        } else {
            self.check_exhaustion(log);
        }
    }

    /// Whether nothing is going on that may still change who has how many points (GAME-03, TIME-08).
    fn is_stable(&self) -> bool {
        match self.frames.last() {
            None => true,
            Some(Frame::Window(window)) => window.kind == WindowKind::Free && self.combat.step == CombatStep::None,
            _ => false,
        }
    }

    /// The most points win, equal points tie (GAME-04, GAME-05): when the turn limit is reached.
    fn decide_by_points(&mut self, log: &mut impl Log<Self>) {
        let left = self.seats_from(self.active).fold(SeatSet::NONE, SeatSet::with);
        self.decide_among(left, clause::GAME_02, clause::GAME_05, log);
    }

    /// The seat with the most points of these wins, equal points tie.
    pub(crate) fn decide_among(
        &mut self,
        seats: SeatSet,
        won: table::Clause,
        tied: table::Clause,
        log: &mut impl Log<Self>,
    ) {
        let (_, best) = self.leaders(seats);
        let outcome = if self.is_one_side(best) { Outcome::win(best, won) } else { Outcome::tie(best, tied) };
        self.finish_match(outcome, log);
    }

    /// The most points among these seats, those of a team added together, and who has them.
    fn leaders(&self, seats: SeatSet) -> (i16, SeatSet) {
        let most = seats.iter().map(|seat| self.counted_promotion(seat)).max().unwrap_or(0);
        let best = seats.iter().filter(|seat| self.counted_promotion(*seat) == most);
        (most, best.fold(SeatSet::NONE, SeatSet::with))
    }

    pub(crate) fn finish_match(&mut self, outcome: Outcome, log: &mut impl Log<Self>) {
        log.push(
            outcome.clause,
            if outcome.is_tie { Event::Tied(outcome.winners) } else { Event::Won(outcome.winners) },
        );
        self.outcome = Some(outcome);
    }

    /// A seat is out: its cards leave the match, those of others go to their owners (MULTI-04).
    pub(crate) fn eliminate(&mut self, seat: Seat, clause: table::Clause, log: &mut impl Log<Self>) {
        log.push(clause, Event::Eliminated(seat));
        let all: ArrayVec<SlotNo, SLOTS> = self.in_play().collect();
        for slot in all {
            if !self.is_in_play(slot) {
                continue;
            }
            let card = *self.slot(slot);
            let on_seat = card.at == At::Player && card.host.0 == seat.0;
            if card.instance.owner() == seat {
                self.leave(slot, Leaves::Annihilated, clause::MULTI_04, log);
            } else if card.controller == seat || on_seat {
                self.leave(slot, Leaves::Discarded, clause::MULTI_04, log);
            }
        }
        self.granted[seat.index()] = 0;
        if self.verdict.is_some_and(|verdict| verdict.winners.contains(seat)) {
            // Who is out has not won (GAME-09).
            self.verdict = None;
        }
        let side = self.side_mut(seat);
        side.eliminated = true;
        let mut gone = side.gone | side.hand | side.discard | side.reserve;
        for number in &side.pile[..side.pile_len as usize] {
            gone |= 1 << number;
        }
        (side.hand, side.discard, side.reserve, side.pile_len) = (0, 0, 0, 0);
        side.gone = gone;
    }

    /// The cards of a seat's Draw Pile, as numbers.
    pub(crate) fn pile(&self, seat: Seat) -> &[u8] {
        let side = self.side(seat);
        &side.pile[..side.pile_len as usize]
    }

    /// Every card that a seat has in a set of numbers.
    pub(crate) fn cards_in(&self, seat: Seat, bits: u128) -> impl Iterator<Item = Instance> {
        Bits(bits).map(move |SlotNo(number)| Instance::new(seat, number as usize))
    }
}
