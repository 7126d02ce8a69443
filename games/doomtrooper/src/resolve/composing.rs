//! An item is composed by small choices (TIME-02).

use table::{Chance, Log};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::Leaves;
use crate::language::CardKind;
use crate::resolve::Flow;
use crate::state::{Frame, SlotNo, StackItem, Stage, State, What};

impl State {
    /// Takes the topmost item one step further.
    pub(crate) fn step_item(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        self.refresh();
        let Some(Frame::Item(item)) = self.frames.last().copied() else { return Flow::Goes };
        if matches!(item.stage, Stage::Announced | Stage::Runs) && self.is_conversion_wanted() {
            let before = self.heretics();
            let flow = self.step_stage(&item, chance, log);
            self.note_converted(before, &item, log);
            return flow;
        }
        self.step_stage(&item, chance, log)
    }

    fn step_stage(&mut self, item: &StackItem, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        match item.stage {
            Stage::Answers => self.find_play(item),
            Stage::Caster => self.find_caster(item),
            Stage::Target(number) => self.find_target(item, number),
            Stage::Steps => self.find_steps(item, log),
            Stage::Place => self.find_place(item, log),
            Stage::Inside | Stage::Chooses | Stage::Offered | Stage::Buys | Stage::Splits => Flow::Waits,
            Stage::Announced => {
                self.take_effect(item, log);
                Flow::Goes
            }
            Stage::Queued => self.step_queue(),
            Stage::Runs => self.run_program(chance, log),
            Stage::Done => {
                self.finish(item, log);
                Flow::Goes
            }
        }
    }

    fn find_caster(&mut self, item: &StackItem) -> Flow {
        if self.card_of(item.instance).kind != CardKind::Art {
            return self.go(Stage::Target(0));
        }
        let casters = self.casters(item);
        match casters.count_ones() {
            0 => self.drop_item(),
            1 => {
                if let Some(item) = self.item_mut() {
                    item.caster = SlotNo(casters.trailing_zeros() as u8);
                }
                self.go(Stage::Target(0))
            }
            _ => Flow::Waits,
        }
    }

    fn find_target(&mut self, item: &StackItem, number: u8) -> Flow {
        if number >= self.target_count(item) {
            return self.go(Stage::Steps);
        }
        let (cards, seats, other) = self.candidates(item, number);
        if cards == 0 && seats == 0 && !other { self.drop_item() } else { Flow::Waits }
    }

    fn find_steps(&mut self, item: &StackItem, log: &mut impl Log<Self>) -> Flow {
        let (least, most) = self.steps_for(item);
        if least < most {
            return Flow::Waits;
        }
        if let Some(item) = self.item_mut() {
            item.steps = most;
        }
        if item.what == What::Card && self.is_placed(item.instance) {
            return self.go(Stage::Place);
        }
        if self.boards(item) {
            return self.go(Stage::Inside);
        }
        self.announce(log)
    }

    fn find_place(&mut self, item: &StackItem, log: &mut impl Log<Self>) -> Flow {
        let places = self.item_places(item);
        match places.as_slice() {
            [] => self.drop_item(),
            [only] => {
                if let Some(item) = self.item_mut() {
                    item.place = *only;
                }
                self.announce(log)
            }
            _ => Flow::Waits,
        }
    }

    /// A choice in the topmost item.
    pub(crate) fn choose(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let Some(Frame::Item(item)) = self.frames.last().copied() else { return };
        match (item.stage, action) {
            (Stage::Answers, Action::Way(number)) => {
                self.choose_play(&item, number);
            }
            (Stage::Caster, Action::Choose(slot)) => {
                if let Some(item) = self.item_mut() {
                    item.caster = slot;
                }
                self.go(Stage::Target(0));
            }
            (Stage::Target(number), action) => {
                self.take_target(number == 1, action);
                self.go(Stage::Target(number + 1));
            }
            (Stage::Steps, Action::Pay(steps)) => {
                if let Some(item) = self.item_mut() {
                    item.steps = steps;
                }
                if item.what == What::Card && self.is_placed(item.instance) {
                    self.go(Stage::Place);
                } else {
                    self.announce(log);
                }
            }
            (Stage::Buys, Action::Pay(steps)) => {
                if let Some(item) = self.item_mut() {
                    (item.steps, item.stage) = (steps, Stage::Runs);
                }
                self.pay_trigger(&StackItem { steps, ..item }, log);
            }
            (Stage::Splits, Action::Pay(promotion)) => self.split(&item, promotion, log),
            (Stage::Place, Action::Place(at)) => {
                if let Some(item) = self.item_mut() {
                    item.place = at;
                }
                self.announce(log);
            }
            (Stage::Inside, action) => {
                if let Some(item) = self.item_mut() {
                    item.left = u8::from(action == Action::Accept);
                }
                self.announce(log);
            }
            (Stage::Offered, action) if item.what == What::Return => {
                if action != Action::Accept {
                    self.take_from_hand(item.instance);
                    let to = if item.left > 0 { Leaves::Annihilated } else { Leaves::Discarded };
                    log.push(clause::CMB_25, Event::Spent(item.seat, self.identity[item.instance.index()]));
                    self.file(item.instance, to);
                }
                self.frames.pop();
            }
            (Stage::Offered, Action::Accept) => {
                let has_steps = self.trap_of(&item).is_some_and(|trap| trap.price.step.is_some());
                self.go(if has_steps { Stage::Buys } else { Stage::Runs });
                if !has_steps {
                    self.pay_trigger(&item, log);
                }
            }
            (Stage::Offered, _) => {
                self.go(Stage::Done);
            }
            (Stage::Queued, Action::Way(number)) => self.begin_queued(number as usize),
            (Stage::Chooses, action) => self.choose_running(&item, action, chance, log),
            _ => {}
        }
    }

    pub(super) fn take_target(&mut self, second: bool, action: Action) {
        if let Some(item) = self.item_mut() {
            match action {
                Action::Choose(slot) => item.targets[usize::from(second)] = slot,
                Action::Player(seat) => item.player = seat,
                Action::Tactic(tactic) => item.tactic = tactic,
                Action::Affiliation(affiliation) => item.affiliation = affiliation as u8,
                _ => {}
            }
        }
    }

    /// Pays the price of an offered triggered ability.
    fn pay_trigger(&mut self, item: &StackItem, log: &mut impl Log<Self>) {
        if let Some(trap) = self.trap_of(item) {
            let (destiny, promotion) = (trap.price.destiny, trap.price.promotion);
            let steps = i16::from(trap.price.step.map_or(0, |step| step.destiny)) * i16::from(item.steps);
            let (discards, annihilates) = (trap.price.discard_this, trap.price.annihilate_this);
            self.earn_destiny(item.seat, -i16::from(destiny) - steps, clause::GAME_10, log);
            self.earn_promotion(item.seat, -i16::from(promotion), clause::GAME_11, log);
            self.pay_with_card(item, discards, annihilates, log);
        }
    }
}
