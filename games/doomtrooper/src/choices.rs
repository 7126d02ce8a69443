//! The legal actions of a seat as a small value.

use arrayvec::ArrayVec;
use smallvec::SmallVec;
use table::Seat;

use crate::action::Action;
use crate::language::{Affiliation, CardKind, Tactic, Target};
use crate::program::{CardFacts, Instruction as ProgramStep};
use crate::rules::COLLECTION_MAX;
use crate::state::{Bits, CombatStep, Frame, Instance, Stage, State, TurnStep};

/// The number of offered actions that are stored inline; further ones are allocated on the heap.
const ROOM: usize = 224;

/// The legal actions of a seat.
#[derive(Clone)]
pub struct Choices {
    list: SmallVec<[Action; ROOM]>,
}

impl Choices {
    fn push(&mut self, action: Action) {
        self.list.push(action);
    }

    /// The legal actions of a seat, each accepted by [`State::verdict`].
    pub(crate) fn of(state: &State, seat: Seat) -> Self {
        let mut choices = Self { list: SmallVec::new() };
        if state.asked() != Some(seat) {
            return choices;
        }
        match state.top() {
            Some(Frame::Window(_)) => {
                choices.push(Action::Yield);
                choices.plays(state, seat);
                state.raisable(seat).into_iter().for_each(|code| choices.push(Action::Raise(code)));
            }
            Some(Frame::Item(item)) => choices.of_item(state, item),
            Some(Frame::Attack) => choices.of_combat(state),
            None if state.is_main() => choices.main(state, seat),
            None if state.step == TurnStep::Redraw => {
                choices.push(Action::Keep);
                choices.push(Action::Redraw);
            }
            None => {
                if state.verdict(seat, Action::Yield).is_ok() {
                    choices.push(Action::Yield);
                }
                choices.hand(state, &different(state, seat, |_| true), Action::Discard, |_| true);
                choices.plays(state, seat);
            }
        }
        choices
    }

    /// Adds an action for each card of the hand that passes the test.
    fn hand(
        &mut self,
        state: &State,
        cards: &Different,
        make: impl Fn(crate::language::Code) -> Action,
        passes: impl Fn(Instance) -> bool,
    ) {
        for instance in cards {
            if passes(*instance) {
                self.push(make(state.card_of(*instance).code));
            }
        }
    }

    /// Cards that may be played and abilities that may be used.
    fn plays(&mut self, state: &State, seat: Seat) {
        let moment = state.moment();
        let cards = different(state, seat, |ready| ready.play_at & moment != 0);
        self.hand(state, &cards, Action::Play, |instance| state.check_play_card(seat, instance).is_ok());
        for slot in state.in_play() {
            if state.hot_at(slot).use_at & moment == 0 {
                continue;
            }
            for number in 0..state.ready_at(slot).abilities.len() as u8 {
                if state.check_use(seat, slot, number, None).is_ok() {
                    self.push(Action::Use(slot, number));
                }
            }
        }
    }

    fn main(&mut self, state: &State, seat: Seat) {
        let is_free = state.has_granted() || state.obligations(seat).is_none();
        let owes_attack = !state.has_granted() && state.has_attack_duty(seat);
        let is_legal = |state: &State, action: Action| {
            if is_free && !owes_attack {
                state.check_action(seat, action).is_ok()
            } else {
                state.verdict(seat, action).is_ok()
            }
        };
        for action in [Action::Attack, Action::Meditate] {
            if is_legal(state, action) {
                self.push(action);
            }
        }
        if state.actions_left() > 0 {
            let warriors = different(state, seat, |ready| ready.kind == CardKind::Warrior);
            let code = |instance: Instance| state.card_of(instance).code;
            self.hand(state, &warriors, Action::Add, |instance| {
                state.check_add_card(seat, instance).is_ok()
                    && ((is_free && !owes_attack) || is_legal(state, Action::Add(code(instance))))
            });
            self.hand(state, &warriors, Action::Hide, |instance| {
                state.check_hide_card(seat, instance).is_ok()
                    && ((is_free && !owes_attack) || is_legal(state, Action::Hide(code(instance))))
            });
        }
        let before = self.list.len();
        self.plays(state, seat);
        if owes_attack || !is_free {
            // The last Action is kept for an attack that must be made, the next one for the other obligations.
            let mut kept = before;
            for number in before..self.list.len() {
                let action = self.list[number];
                if is_legal(state, action) {
                    self.list[kept] = action;
                    kept += 1;
                }
            }
            self.list.truncate(kept);
        }
        for slot in state.in_play() {
            if state.slot(slot).controller == seat && state.is_warrior(slot) {
                for action in [Action::Cover(slot), Action::Uncover(slot), Action::Board(slot), Action::Transfer(slot)]
                {
                    if is_legal(state, action) {
                        self.push(action);
                    }
                }
                for target in Seat::all(state.seats) {
                    if is_legal(state, Action::Sabotage(slot, target)) {
                        self.push(Action::Sabotage(slot, target));
                    }
                }
            } else if state.card_at(slot).mission.is_some() && is_legal(state, Action::Spend(slot)) {
                self.push(Action::Spend(slot));
            }
        }
        // The actions that give up the remaining Actions come last.
        if is_legal(state, Action::End) {
            self.push(Action::End);
        }
    }

    fn targets(&mut self, state: &State, target: Option<&Target>, cards: u128, seats: u8) {
        match target {
            Some(Target::Tactic) => Tactic::ALL.iter().for_each(|tactic| self.push(Action::Tactic(*tactic))),
            Some(Target::Affiliation) => Affiliation::ALL
                .iter()
                .filter(|affiliation| !affiliation.is_tribe())
                .for_each(|affiliation| self.push(Action::Affiliation(*affiliation))),
            Some(Target::Corporation) => Affiliation::ALL
                .iter()
                .filter(|affiliation| affiliation.is_corporation())
                .for_each(|affiliation| self.push(Action::Affiliation(*affiliation))),
            _ => {
                Bits(cards).for_each(|slot| self.push(Action::Choose(slot)));
                Seat::all(state.seats)
                    .filter(|seat| seats >> seat.0 & 1 != 0)
                    .for_each(|seat| self.push(Action::Player(seat)));
            }
        }
    }

    fn of_item(&mut self, state: &State, item: &crate::state::StackItem) {
        match item.stage {
            Stage::Answers => {
                let plays = state.entry_of(item).map_or(0, |entry| state.late_plays(entry, item.seat).len());
                (0..u8::MAX).take(plays).for_each(|number| self.push(Action::Way(number)));
            }
            Stage::Caster => {
                Bits(state.casters(item)).for_each(|slot| self.push(Action::Choose(slot)));
            }
            Stage::Target(number) => {
                let (cards, seats, _) = state.candidates(item, number);
                let target = state.entry_of(item).and_then(|entry| entry.targets.get(number as usize));
                self.targets(state, target, cards, seats);
            }
            Stage::Steps | Stage::Buys => {
                let (least, most) = state.steps_for(item);
                (least..=most).for_each(|steps| self.push(Action::Pay(steps)));
            }
            Stage::Splits => (0..=item.amount.max(0) as u8).rev().for_each(|points| self.push(Action::Pay(points))),
            Stage::Place => {
                state.item_places(item).into_iter().for_each(|at| self.push(Action::Place(at)));
            }
            Stage::Inside => {
                self.push(Action::Accept);
                self.push(Action::Yield);
            }
            Stage::Offered => {
                if state.check_offer(item).is_ok() {
                    self.push(Action::Accept);
                }
                self.push(Action::Yield);
            }
            Stage::Chooses => match &state.rules.programs.code[item.pc as usize] {
                ProgramStep::Choose(target, _) => {
                    let (cards, seats, _) = state.candidates_of(target, item);
                    self.targets(state, Some(target), cards, seats);
                }
                ProgramStep::May(_) | ProgramStep::PayOr(..) => {
                    self.push(Action::Accept);
                    self.push(Action::Yield);
                }
                ProgramStep::Fork(ways) => {
                    (0..ways.len() as u8).for_each(|number| self.push(Action::Way(number)));
                }
                ProgramStep::PayForEach(..) => {
                    self.push(Action::Accept);
                    self.push(Action::Yield);
                }
                ProgramStep::Do(op) if State::is_picked(op) => {
                    state.picks(op, item).into_iter().for_each(|action| self.push(action));
                }
                step => {
                    if matches!(step, ProgramStep::Do(crate::language::Op::Search(..))) {
                        self.push(Action::Yield);
                    }
                    for card in state.cards_to_choose(item) {
                        self.push(Action::Card(state.rules.cards.card(card).code));
                    }
                }
            },
            Stage::Queued => (0..state.queue().len() as u8).for_each(|number| self.push(Action::Way(number))),
            Stage::Announced | Stage::Runs | Stage::Done => {}
        }
    }

    fn of_combat(&mut self, state: &State) {
        let combat = &state.combat;
        match combat.step {
            CombatStep::Attacker => {
                Bits(state.attackers_of(combat.player)).for_each(|slot| self.push(Action::Choose(slot)));
            }
            CombatStep::Defender => {
                Bits(state.defenders_for(combat.attacker)).for_each(|slot| self.push(Action::Choose(slot)));
            }
            CombatStep::Second => {
                self.push(Action::Yield);
                Bits(state.second_defenders()).for_each(|slot| self.push(Action::Choose(slot)));
            }
            CombatStep::AttackerAims => {
                Bits(state.aims(combat.defender)).for_each(|slot| self.push(Action::Choose(slot)));
            }
            CombatStep::DefenderAims => {
                Bits(state.aims(combat.attacker)).for_each(|slot| self.push(Action::Choose(slot)));
            }
            CombatStep::Tactic => {
                for tactic in Tactic::ALL {
                    if state.check_tactic(combat.attacker, combat.defender, *tactic).is_ok()
                        && state.keeps_to_plan(*tactic)
                    {
                        self.push(Action::Tactic(*tactic));
                    }
                }
            }
            CombatStep::Warzone => {
                self.push(Action::Yield);
                Bits(state.warzones()).for_each(|slot| self.push(Action::Choose(slot)));
            }
            CombatStep::AttackerWeapon | CombatStep::DefenderWeapon => {
                let copies = state.copies();
                let choice = if copies == 0 { state.weapons() } else { copies };
                Bits(choice).for_each(|slot| self.push(Action::Choose(slot)));
                if copies == 0 {
                    self.push(Action::Yield);
                }
            }
            _ => {}
        }
    }
}

/// Different cards of a hand, one copy of each.
type Different = ArrayVec<Instance, COLLECTION_MAX>;

/// Returns the different cards of a hand that pass the test.
fn different(state: &State, seat: Seat, passes: impl Fn(&CardFacts) -> bool) -> Different {
    let mut cards = Different::new();
    for instance in state.hand(seat) {
        let card = state.identity[instance.index()];
        if passes(state.rules.programs.hot(card)) && !cards.iter().any(|other| state.identity[other.index()] == card) {
            cards.push(instance);
        }
    }
    cards
}

impl table::Choices for Choices {
    type Action = Action;

    fn len(&self) -> u32 {
        self.list.len() as u32
    }

    fn get(&self, k: u32) -> Action {
        self.list[k as usize]
    }
}
