//! A deed is composed by small choices (TIME-02).

use table::{Chance, Log};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::Leaves;
use crate::language::Kind;
use crate::resolve::Flow;
use crate::state::{Deed, Frame, SlotNo, Stage, State, What};

impl State {
    /// Goes on with the topmost deed.
    pub(crate) fn step_deed(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        self.refresh();
        let Some(Frame::Deed(deed)) = self.frames.last().copied() else { return Flow::Goes };
        if matches!(deed.stage, Stage::Announced | Stage::Runs) && self.is_conversion_wanted() {
            let before = self.heretics();
            let flow = self.step_stage(&deed, chance, log);
            self.note_converted(before, &deed, log);
            return flow;
        }
        self.step_stage(&deed, chance, log)
    }

    fn step_stage(&mut self, deed: &Deed, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        match deed.stage {
            Stage::Answers => self.find_play(deed),
            Stage::Caster => self.find_caster(deed),
            Stage::Target(number) => self.find_target(deed, number),
            Stage::Steps => self.find_steps(deed, log),
            Stage::Place => self.find_place(deed, log),
            Stage::Inside | Stage::Chooses | Stage::Offered | Stage::Buys | Stage::Splits => Flow::Waits,
            Stage::Announced => {
                self.take_effect(deed, log);
                Flow::Goes
            }
            Stage::Queued => self.step_queue(),
            Stage::Runs => self.run_program(chance, log),
            Stage::Done => {
                self.finish(deed, log);
                Flow::Goes
            }
        }
    }

    fn find_caster(&mut self, deed: &Deed) -> Flow {
        if self.card_of(deed.instance).kind != Kind::Art {
            return self.go(Stage::Target(0));
        }
        let casters = self.casters(deed);
        match casters.count_ones() {
            0 => self.drop_deed(),
            1 => {
                if let Some(deed) = self.deed_mut() {
                    deed.caster = SlotNo(casters.trailing_zeros() as u8);
                }
                self.go(Stage::Target(0))
            }
            _ => Flow::Waits,
        }
    }

    fn find_target(&mut self, deed: &Deed, number: u8) -> Flow {
        if number >= self.target_count(deed) {
            return self.go(Stage::Steps);
        }
        let (cards, seats, other) = self.candidates(deed, number);
        if cards == 0 && seats == 0 && !other { self.drop_deed() } else { Flow::Waits }
    }

    fn find_steps(&mut self, deed: &Deed, log: &mut impl Log<Self>) -> Flow {
        let (least, most) = self.steps_for(deed);
        if least < most {
            return Flow::Waits;
        }
        if let Some(deed) = self.deed_mut() {
            deed.steps = most;
        }
        if deed.what == What::Card && self.is_placed(deed.instance) {
            return self.go(Stage::Place);
        }
        if self.boards(deed) {
            return self.go(Stage::Inside);
        }
        self.announce(log)
    }

    fn find_place(&mut self, deed: &Deed, log: &mut impl Log<Self>) -> Flow {
        let places = self.deed_places(deed);
        match places.as_slice() {
            [] => self.drop_deed(),
            [only] => {
                if let Some(deed) = self.deed_mut() {
                    deed.place = *only;
                }
                self.announce(log)
            }
            _ => Flow::Waits,
        }
    }

    /// A choice in the topmost deed.
    pub(crate) fn choose(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let Some(Frame::Deed(deed)) = self.frames.last().copied() else { return };
        match (deed.stage, action) {
            (Stage::Answers, Action::Way(number)) => {
                self.choose_play(&deed, number);
            }
            (Stage::Caster, Action::Choose(slot)) => {
                if let Some(deed) = self.deed_mut() {
                    deed.caster = slot;
                }
                self.go(Stage::Target(0));
            }
            (Stage::Target(number), action) => {
                self.take_target(number == 1, action);
                self.go(Stage::Target(number + 1));
            }
            (Stage::Steps, Action::Pay(steps)) => {
                if let Some(deed) = self.deed_mut() {
                    deed.steps = steps;
                }
                if deed.what == What::Card && self.is_placed(deed.instance) {
                    self.go(Stage::Place);
                } else {
                    self.announce(log);
                }
            }
            (Stage::Buys, Action::Pay(steps)) => {
                if let Some(deed) = self.deed_mut() {
                    (deed.steps, deed.stage) = (steps, Stage::Runs);
                }
                self.pay_trigger(&Deed { steps, ..deed }, log);
            }
            (Stage::Splits, Action::Pay(promotion)) => self.split(&deed, promotion, log),
            (Stage::Place, Action::Place(at)) => {
                if let Some(deed) = self.deed_mut() {
                    deed.place = at;
                }
                self.announce(log);
            }
            (Stage::Inside, action) => {
                if let Some(deed) = self.deed_mut() {
                    deed.left = u8::from(action == Action::Accept);
                }
                self.announce(log);
            }
            (Stage::Offered, action) if deed.what == What::Return => {
                if action != Action::Accept {
                    self.take_from_hand(deed.instance);
                    let to = if deed.left > 0 { Leaves::Annihilated } else { Leaves::Discarded };
                    log.push(clause::CMB_25, Event::Spent(deed.seat, self.identity[deed.instance.index()]));
                    self.file(deed.instance, to);
                }
                self.frames.pop();
            }
            (Stage::Offered, Action::Accept) => {
                let has_steps = self.trap_of(&deed).is_some_and(|trap| trap.price.step.is_some());
                self.go(if has_steps { Stage::Buys } else { Stage::Runs });
                if !has_steps {
                    self.pay_trigger(&deed, log);
                }
            }
            (Stage::Offered, _) => {
                self.go(Stage::Done);
            }
            (Stage::Queued, Action::Way(number)) => self.begin_queued(number as usize),
            (Stage::Chooses, action) => self.choose_running(&deed, action, chance, log),
            _ => {}
        }
    }

    pub(super) fn take_target(&mut self, second: bool, action: Action) {
        if let Some(deed) = self.deed_mut() {
            match action {
                Action::Choose(slot) => deed.targets[usize::from(second)] = slot,
                Action::Player(seat) => deed.player = seat,
                Action::Tactic(tactic) => deed.tactic = tactic,
                Action::Affiliation(affiliation) => deed.affiliation = affiliation as u8,
                _ => {}
            }
        }
    }

    /// What an offered trigger costs.
    fn pay_trigger(&mut self, deed: &Deed, log: &mut impl Log<Self>) {
        if let Some(trap) = self.trap_of(deed) {
            let (destiny, promotion) = (trap.price.destiny, trap.price.promotion);
            let steps = i16::from(trap.price.step.map_or(0, |step| step.destiny)) * i16::from(deed.steps);
            let (discards, annihilates) = (trap.price.discard_this, trap.price.annihilate_this);
            self.earn_destiny(deed.seat, -i16::from(destiny) - steps, clause::GAME_10, log);
            self.earn_promotion(deed.seat, -i16::from(promotion), clause::GAME_11, log);
            self.pay_with_card(deed, discards, annihilates, log);
        }
    }
}
