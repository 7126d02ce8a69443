//! Carries out the program of an effect up to its end or a choice.

use table::{Chance, Draw, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::{EvalContext, Slots};
use crate::language::{Amount, Modifier, Until, Who};
use crate::program::Instruction;
use crate::resolve::{COIN, Flow};
use crate::state::{CombatStep, Effect, Ends, Frame, Instance, SlotNo, StackItem, Stage, State, What};

impl State {
    /// Carries out the program of the topmost item up to its end or a choice.
    pub(super) fn run_program(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        let depth = self.frames.len();
        loop {
            let Some(Frame::Item(item)) = self.frames.last().copied() else { return Flow::Goes };
            self.refresh();
            let rules = self.rules.clone();
            let asks = self.asks_in(&item);
            let mut next = item.pc + 1;
            match &rules.programs.code[item.pc as usize] {
                crate::program::Instruction::End => return self.go(Stage::Done),
                Instruction::Jump(to) => next = *to,
                Instruction::Unless(conditions, to) => {
                    if !self.all_hold(conditions, asks.targets[0], &asks) {
                        next = *to;
                    }
                }
                Instruction::Repeat(to) => {
                    if item.left == 0 && item.steps > 0 {
                        self.set_left(item.steps);
                    } else if item.left > 1 {
                        self.set_left(item.left - 1);
                    } else {
                        self.set_left(0);
                        next = *to;
                    }
                }
                Instruction::ForEach(players, over) => match self.players(players, &asks).get(item.left as usize) {
                    Some(player) => {
                        if let Some(item) = self.item_mut() {
                            (item.player, item.left) = (*player, item.left + 1);
                        }
                    }
                    None => {
                        self.set_left(0);
                        next = *over;
                    }
                },
                Instruction::Coin(tails) => {
                    let heads = chance.below(Draw::of(COIN, item.seat), 2) == 0;
                    log.push(clause::CARD_01, Event::Coin(heads));
                    if !heads {
                        next = *tails;
                    }
                }
                Instruction::Choose(target, _) => {
                    let (cards, seats, other) = self.candidates_of(target, &item);
                    if cards != 0 || seats != 0 || other {
                        return self.go(Stage::Chooses);
                    }
                    // There is nobody to choose: the remaining steps have no target.
                    self.take_target(
                        matches!(rules.programs.code[item.pc as usize], Instruction::Choose(_, true)),
                        Action::Choose(SlotNo::NONE),
                    );
                }
                // Nobody is asked about a tactic that cannot be set (CMB-06).
                Instruction::May(over) if *over == next + 1 && self.check_new_tactic(next).is_err() => next = *over,
                Instruction::May(_) | Instruction::Fork(_) => return self.go(Stage::Chooses),
                Instruction::PayOr(players, price, _) => {
                    let payer = self.players(players, &asks).first().copied();
                    if payer.is_some_and(|seat| self.side(seat).destiny >= i16::from(*price)) {
                        return self.go(Stage::Chooses);
                    }
                }
                Instruction::PayForEach(price, filter, over) => match self.price_for_each(*price, filter, &asks) {
                    0 => {}
                    sum if sum <= self.side(item.seat).destiny => return self.go(Stage::Chooses),
                    _ => next = *over,
                },
                Instruction::Lasts { who, until, .. } => self.let_last(&item, who, *until, &asks),
                Instruction::LastsForAll { until, .. } => self.note(&item, SlotNo::NONE, *until),
                Instruction::AfterCombat(over) => {
                    self.run_from(*over);
                    self.put_off(StackItem { pc: next, stage: Stage::Runs, ..item });
                    return Flow::Goes;
                }
                Instruction::Do(op) => {
                    if self.needs_choice(op, &item, &asks, log) {
                        return self.go(Stage::Chooses);
                    }
                    self.carry(op, &item, &asks, chance, log);
                }
            }
            // The item may have been removed with everything else; items raised above it happen first.
            match self.frames.get_mut(depth - 1) {
                Some(Frame::Item(item)) => item.pc = next,
                _ => return Flow::Goes,
            }
            if self.frames.len() != depth || self.somebody_dies() {
                return Flow::Goes;
            }
        }
    }

    /// Postpones a part of an effect until the combat is over; without a combat it happens next.
    fn put_off(&mut self, item: StackItem) {
        let attack = self.frames.iter().position(|frame| *frame == Frame::Attack);
        self.frames.insert(attack.unwrap_or(self.frames.len()), Frame::Item(item));
    }

    /// Starts lasting effects.
    fn let_last(&mut self, item: &StackItem, who: &Who, until: Until, asks: &EvalContext) {
        let mut slots = Slots::new();
        self.who(who, asks, &mut slots);
        for to in slots {
            self.note(item, to, until);
        }
    }

    /// The target player of an effect: the chosen one, or the controller of the chosen warrior.
    fn target_player(&self, item: &StackItem) -> Seat {
        let target = item.targets[0];
        if item.player == item.seat && self.is_in_play(target) { self.slot(target).controller } else { item.player }
    }

    /// The other card in play that a lasting effect depends on: the effect ends when that card leaves.
    fn depends_on(&self, item: &StackItem, until: Until) -> SlotNo {
        let programs = &self.rules.programs;
        let Instruction::Lasts { who, gives, .. } = &programs.code[item.pc as usize] else {
            return if until == Until::InPlay { item.slot } else { SlotNo::NONE };
        };
        let of_target =
            |amount: &Amount| matches!(amount, Amount::Of(_, who) | Amount::BaseOf(_, who) if **who == Who::Target);
        let gives = &programs.gives[gives.start as usize..gives.end as usize];
        if gives.contains(&Modifier::ImmuneToSecond) {
            item.targets[1]
        } else if *who != Who::Target
            && gives.iter().any(
                |give| matches!(give, Modifier::Base(_, amount) | Modifier::AddsToBase(_, amount) if of_target(amount)),
            )
        {
            item.targets[0]
        } else if until == Until::InPlay {
            item.slot
        } else {
            SlotNo::NONE
        }
    }

    pub(super) fn note(&mut self, item: &StackItem, to: SlotNo, until: Until) {
        let ends = match until {
            Until::Combat if self.combat.step == CombatStep::None => Ends::Turn,
            Until::Combat => Ends::Combat,
            Until::EndOfTurn => Ends::Turn,
            Until::YourNextTurn => Ends::TurnOf(item.seat),
            Until::TargetsNextTurn => self.end_of_next_turn(self.target_player(item)),
            Until::EndOfYourNextTurn => self.end_of_next_turn(item.seat),
            Until::Game | Until::InPlay => Ends::Never,
        };
        let with = self.depends_on(item, until);
        self.note_with(item, to, ends, with);
    }

    /// The same for an effect that has its own end.
    pub(super) fn note_ending(&mut self, item: &StackItem, to: SlotNo, ends: Ends) {
        self.note_with(item, to, ends, SlotNo::NONE);
    }

    fn note_with(&mut self, item: &StackItem, to: SlotNo, ends: Ends, with: SlotNo) {
        let is_played = item.what == What::Card && self.is_modifying();
        let effect = Effect {
            pc: item.pc,
            to,
            seat: item.seat,
            ends,
            steps: item.steps,
            card: self.identity[item.instance.index()],
            play: if is_played { item.instance } else { Instance::NONE },
            with,
            since: self.order,
        };
        self.effects.push(effect);
        self.dirty = true;
    }
}
