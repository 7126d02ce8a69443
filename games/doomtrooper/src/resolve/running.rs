//! The program of an effect is carried out up to its end or a choice.

use table::{Chance, Draw, Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::{Asks, Slots};
use crate::language::{Amount, Gives, Until, Who};
use crate::program::Step;
use crate::resolve::{COIN, Flow};
use crate::state::{CombatStep, Deed, Effect, Ends, Frame, Instance, SlotNo, Stage, State, What};

impl State {
    /// Carries out the program of the topmost deed up to its end or a choice.
    pub(super) fn run_program(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) -> Flow {
        let depth = self.frames.len();
        loop {
            let Some(Frame::Deed(deed)) = self.frames.last().copied() else { return Flow::Goes };
            self.refresh();
            let rules = self.rules.clone();
            let asks = self.asks_in(&deed);
            let mut next = deed.pc + 1;
            match &rules.programs.code[deed.pc as usize] {
                crate::program::Step::End => return self.go(Stage::Done),
                Step::Jump(to) => next = *to,
                Step::Unless(conditions, to) => {
                    if !self.all_hold(conditions, asks.targets[0], &asks) {
                        next = *to;
                    }
                }
                Step::Repeat(to) => {
                    if deed.left == 0 && deed.steps > 0 {
                        self.set_left(deed.steps);
                    } else if deed.left > 1 {
                        self.set_left(deed.left - 1);
                    } else {
                        self.set_left(0);
                        next = *to;
                    }
                }
                Step::ForEach(players, over) => match self.players(players, &asks).get(deed.left as usize) {
                    Some(player) => {
                        if let Some(deed) = self.deed_mut() {
                            (deed.player, deed.left) = (*player, deed.left + 1);
                        }
                    }
                    None => {
                        self.set_left(0);
                        next = *over;
                    }
                },
                Step::Coin(tails) => {
                    let heads = chance.below(Draw::of(COIN, deed.seat), 2) == 0;
                    log.push(clause::CARD_01, Event::Coin(heads));
                    if !heads {
                        next = *tails;
                    }
                }
                Step::Choose(target, _) => {
                    let (cards, seats, other) = self.candidates_of(target, &deed);
                    if cards != 0 || seats != 0 || other {
                        return self.go(Stage::Chooses);
                    }
                    // Nobody is there to be chosen: the rest speaks of nobody.
                    self.take_target(
                        matches!(rules.programs.code[deed.pc as usize], Step::Choose(_, true)),
                        Action::Choose(SlotNo::NONE),
                    );
                }
                // Nobody is asked about a tactic that cannot be set (CMB-06).
                Step::May(over) if *over == next + 1 && self.check_new_tactic(next).is_err() => next = *over,
                Step::May(_) | Step::Fork(_) => return self.go(Stage::Chooses),
                Step::PayOr(players, price, _) => {
                    let payer = self.players(players, &asks).first().copied();
                    if payer.is_some_and(|seat| self.side(seat).destiny >= i16::from(*price)) {
                        return self.go(Stage::Chooses);
                    }
                }
                Step::PayForEach(price, filter, over) => match self.price_for_each(*price, filter, &asks) {
                    0 => {}
                    sum if sum <= self.side(deed.seat).destiny => return self.go(Stage::Chooses),
                    _ => next = *over,
                },
                Step::Lasts { who, until, .. } => self.let_last(&deed, who, *until, &asks),
                Step::LastsForAll { until, .. } => self.note(&deed, SlotNo::NONE, *until),
                Step::AfterCombat(over) => {
                    self.run_from(*over);
                    self.put_off(Deed { pc: next, stage: Stage::Runs, ..deed });
                    return Flow::Goes;
                }
                Step::Do(op) => {
                    if self.needs_choice(op, &deed, &asks, log) {
                        return self.go(Stage::Chooses);
                    }
                    self.carry(op, &deed, &asks, chance, log);
                }
            }
            // The deed may have been removed with everything else; what was raised on top happens first.
            match self.frames.get_mut(depth - 1) {
                Some(Frame::Deed(deed)) => deed.pc = next,
                _ => return Flow::Goes,
            }
            if self.frames.len() != depth || self.somebody_dies() {
                return Flow::Goes;
            }
        }
    }

    /// A part of an effect waits until the combat is over; without one it happens next.
    fn put_off(&mut self, deed: Deed) {
        let attack = self.frames.iter().position(|frame| *frame == Frame::Attack);
        self.frames.insert(attack.unwrap_or(self.frames.len()), Frame::Deed(deed));
    }

    /// Notes effects that last.
    fn let_last(&mut self, deed: &Deed, who: &Who, until: Until, asks: &Asks) {
        let mut slots = Slots::new();
        self.who(who, asks, &mut slots);
        for to in slots {
            self.note(deed, to, until);
        }
    }

    /// The player whom an effect is aimed at: the chosen one, or who controls the chosen warrior.
    fn target_player(&self, deed: &Deed) -> Seat {
        let target = deed.targets[0];
        if deed.player == deed.seat && self.is_in_play(target) { self.slot(target).controller } else { deed.player }
    }

    /// Another card in play that a lasting effect speaks of, and without which it ends.
    fn depends_on(&self, deed: &Deed, until: Until) -> SlotNo {
        let programs = &self.rules.programs;
        let Step::Lasts { who, gives, .. } = &programs.code[deed.pc as usize] else {
            return if until == Until::InPlay { deed.slot } else { SlotNo::NONE };
        };
        let of_target =
            |amount: &Amount| matches!(amount, Amount::Of(_, who) | Amount::BaseOf(_, who) if **who == Who::Target);
        let gives = &programs.gives[gives.start as usize..gives.end as usize];
        if gives.contains(&Gives::ImmuneToSecond) {
            deed.targets[1]
        } else if *who != Who::Target
            && gives
                .iter()
                .any(|give| matches!(give, Gives::Base(_, amount) | Gives::AddsToBase(_, amount) if of_target(amount)))
        {
            deed.targets[0]
        } else if until == Until::InPlay {
            deed.slot
        } else {
            SlotNo::NONE
        }
    }

    pub(super) fn note(&mut self, deed: &Deed, to: SlotNo, until: Until) {
        let ends = match until {
            Until::Combat if self.combat.step == CombatStep::None => Ends::Turn,
            Until::Combat => Ends::Combat,
            Until::EndOfTurn => Ends::Turn,
            Until::YourNextTurn => Ends::TurnOf(deed.seat),
            Until::TargetsNextTurn => self.end_of_next_turn(self.target_player(deed)),
            Until::EndOfYourNextTurn => self.end_of_next_turn(deed.seat),
            Until::Game | Until::InPlay => Ends::Never,
        };
        let with = self.depends_on(deed, until);
        self.note_with(deed, to, ends, with);
    }

    /// The same of an effect that says itself when it ends.
    pub(super) fn note_ending(&mut self, deed: &Deed, to: SlotNo, ends: Ends) {
        self.note_with(deed, to, ends, SlotNo::NONE);
    }

    fn note_with(&mut self, deed: &Deed, to: SlotNo, ends: Ends, with: SlotNo) {
        let is_played = deed.what == What::Card && self.is_modifying();
        let effect = Effect {
            pc: deed.pc,
            to,
            seat: deed.seat,
            ends,
            steps: deed.steps,
            card: self.identity[deed.instance.index()],
            play: if is_played { deed.instance } else { Instance::NONE },
            with,
            since: self.order,
        };
        self.effects.push(effect);
        self.dirty = true;
    }
}
