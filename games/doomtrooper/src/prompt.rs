//! The exact question to the asked seat: what it composes, which step of an effect asks, and the choices. It is for
//! that seat alone, since a composition is secret until it is announced (TIME-02). A player that sees the prompt needs
//! no memory.

use table::{Seat, Viewer};

use crate::language::{Affiliation, Modifier, Op, Players, Tactic, Target};
use crate::program::{Instruction as ProgramStep, Pc};
use crate::set::CardNo;
use crate::state::{CombatStep, Frame, SlotNo, StackItem, Stage, State, TurnStep, What, WindowKind};

/// The question to the asked seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Whether to draw a new hand.
    Redraw,
    /// The next Action.
    Action,
    /// The card to discard at the end of the Turn.
    Discard,
    /// Whether to do something in a window.
    Window(Happened),
    /// The next choice of something that is composed or carried out.
    Item(Box<Composed>, ItemPrompt),
    /// A choice in a combat.
    Combat(CombatPrompt),
}

/// A window, and the event that it answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Happened {
    /// The kind of the window.
    pub kind: WindowKind,
    /// The subject of the event.
    pub subject: Option<SlotNo>,
    /// The warrior or card that caused the event.
    pub culprit: Option<SlotNo>,
    /// The player that the event was about.
    pub player: Seat,
    /// The number of points of the event.
    pub amount: i8,
}

/// An item that is composed or carried out, as far as it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Composed {
    /// The seat that does it.
    pub seat: Seat,
    /// The kind of item.
    pub what: What,
    /// The card, if the viewer knows it.
    pub card: Option<CardNo>,
    /// The card in play whose ability it is, or the warrior that acts.
    pub slot: Option<SlotNo>,
    /// The caster of a spell.
    pub caster: Option<SlotNo>,
    /// The targets chosen so far.
    pub targets: [Option<SlotNo>; 2],
    /// The chosen player, or the seat itself.
    pub player: Seat,
    /// The chosen tactic; Fight for an item without one.
    pub tactic: Tactic,
    /// The chosen affiliation; the first for an item without one.
    pub affiliation: Option<Affiliation>,
    /// The number of steps paid.
    pub steps: u8,
    /// The subject of the event that it answers.
    pub subject: Option<SlotNo>,
    /// The warrior or card that caused that event.
    pub culprit: Option<SlotNo>,
    /// The number of points that it is about.
    pub amount: i8,
}

/// The choice that an item asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ItemPrompt {
    /// The card of this combat that it answers: the candidates, each with the seat that played it.
    Answered(Vec<(CardNo, Seat)>),
    /// The caster of the spell.
    Caster,
    /// A target, from 0: first the targets that its card names, then its host or recipient.
    Target(u8),
    /// The number of steps to pay.
    Steps,
    /// The Area that it goes into.
    Place,
    /// Whether the warrior is inside its new Vehicle.
    Inside,
    /// Which of several effects happens first.
    Order,
    /// Whether to use the offered ability.
    Offered,
    /// How many of the points are P; the others are D.
    Split,
    /// A choice that a step of the effect asks for, and the steps after it.
    Step(StepPrompt, Vec<Op>),
}

/// The step that asks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepPrompt {
    /// Chooses a target: the second one if `true`.
    Target(Target, bool),
    /// The steps are optional.
    May(Vec<Op>),
    /// The steps happen unless the player pays this amount of D.
    Unless(Players, u8, Vec<Op>),
    /// The steps happen if the player pays this amount of D.
    PaysFor(Players, i16, Vec<Op>),
    /// One of these groups of steps is chosen.
    Either(Vec<Vec<Op>>),
    /// A step that has its own kind of question.
    Op {
        /// The step.
        op: Op,
        /// The number of questions asked before; from 1 on the step continues an earlier answer.
        round: u8,
        /// The card in play that the question is about, or the warrior that would attack.
        about: Option<SlotNo>,
    },
}

/// A choice in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CombatPrompt {
    /// The attacker.
    Attacker,
    /// The defender of this attacker, whose name only its player knows so far.
    Defender(SlotNo),
    /// The second defender that this attacker attacks with the same Action, if any (AMB-155).
    Second(SlotNo),
    /// The tactic.
    Tactic,
    /// The Warzone from which this warrior defends, if any.
    Warzone(SlotNo),
    /// The Weapon that this warrior uses, if any.
    Weapon(SlotNo),
    /// The copy that this warrior uses.
    Copy(SlotNo),
    /// The warrior that this warrior's blow hits.
    Aim(SlotNo),
}

impl State {
    /// The question to the viewer; nothing for a viewer that is not asked.
    pub(crate) fn prompt_for(&self, viewer: Viewer) -> Option<Prompt> {
        if !self.asked().is_some_and(|seat| viewer.is(seat)) {
            return None;
        }
        Some(match self.top() {
            Some(Frame::Window(window)) => Prompt::Window(Happened {
                kind: window.kind,
                subject: window.subject.some().filter(|slot| self.is_in_play(*slot)),
                culprit: window.culprit.some().filter(|slot| self.is_in_play(*slot)),
                player: window.player,
                amount: window.amount,
            }),
            Some(Frame::Item(item)) => {
                // If several wait, the question is about their order, not about one of them.
                Prompt::Item(Box::new(self.composed(item, viewer)), self.item_prompt(item))
            }
            Some(Frame::Attack) => Prompt::Combat(self.combat_prompt()?),
            None if self.is_main() => Prompt::Action,
            None if self.step == TurnStep::Redraw => Prompt::Redraw,
            None => Prompt::Discard,
        })
    }

    fn composed(&self, item: &StackItem, viewer: Viewer) -> Composed {
        let is_shown = viewer.is(item.seat) || item.stage >= Stage::Announced && self.sees_item(viewer, item);
        Composed {
            seat: item.seat,
            what: item.what,
            card: is_shown.then(|| self.identity[item.instance.index()]),
            slot: item.slot.some(),
            caster: item.caster.some(),
            targets: item.targets.map(SlotNo::some),
            player: item.player,
            tactic: item.tactic,
            affiliation: Affiliation::ALL.get(item.affiliation as usize).copied(),
            steps: item.steps,
            subject: item.subject.some().filter(|slot| self.is_in_play(*slot)),
            culprit: item.culprit.some().filter(|slot| self.is_in_play(*slot)),
            amount: item.amount,
        }
    }

    fn item_prompt(&self, item: &StackItem) -> ItemPrompt {
        match item.stage {
            Stage::Answers => {
                let plays = self.entry_of(item).map(|entry| self.late_plays(entry, item.seat)).unwrap_or_default();
                let play = |number: &u8| {
                    let instance = *self.row.get(*number as usize)?;
                    Some((self.identity[instance.index()], self.effect_of_play(instance)?.seat))
                };
                ItemPrompt::Answered(plays.iter().filter_map(play).collect())
            }
            Stage::Caster => ItemPrompt::Caster,
            Stage::Target(number) => ItemPrompt::Target(number),
            Stage::Steps | Stage::Buys => ItemPrompt::Steps,
            Stage::Place => ItemPrompt::Place,
            Stage::Inside => ItemPrompt::Inside,
            Stage::Queued => ItemPrompt::Order,
            Stage::Splits => ItemPrompt::Split,
            Stage::Chooses => match self.step_prompt(item) {
                Some((step, over)) => ItemPrompt::Step(step, self.ops_from(over)),
                None => ItemPrompt::Offered,
            },
            Stage::Offered | Stage::Announced | Stage::Runs | Stage::Done => ItemPrompt::Offered,
        }
    }

    /// The step that asks, and the place where the effect continues after it.
    fn step_prompt(&self, item: &StackItem) -> Option<(StepPrompt, Pc)> {
        let code = &self.rules.programs.code;
        let next = item.pc + 1;
        Some(match &code[item.pc as usize] {
            ProgramStep::Choose(target, second) => (StepPrompt::Target(target.clone(), *second), next),
            ProgramStep::May(over) => (StepPrompt::May(self.ops_between(next, *over)), *over),
            ProgramStep::PayOr(players, price, over) => match code[next as usize] {
                // The program jumps over the following steps: the player pays for them, not to prevent them.
                ProgramStep::Jump(end) if *over == next + 1 => {
                    let paid_for = self.ops_between(*over, end);
                    (StepPrompt::PaysFor(players.clone(), (*price).into(), paid_for), end)
                }
                _ => (StepPrompt::Unless(players.clone(), *price, self.ops_between(next, *over)), *over),
            },
            ProgramStep::PayForEach(price, filter, over) => {
                let sum = self.price_for_each(*price, filter, &self.asks_in(item));
                (StepPrompt::PaysFor(Players::You, sum, self.ops_between(next, *over)), *over)
            }
            ProgramStep::Fork(ways) => {
                (StepPrompt::Either(ways.iter().map(|way| way.ops.clone()).collect()), self.end_of_fork(item.pc))
            }
            ProgramStep::Do(op) => {
                let about = match op {
                    Op::AttackNow(..) => self.attack_at_once(op, item).map(|(attacker, _)| attacker),
                    Op::AttackEach(..) if item.cursor > 0 => item.targets[1].some(),
                    _ => self.picked_card(op, item, &self.asks_in(item)),
                };
                (StepPrompt::Op { op: op.clone(), round: item.cursor, about }, next)
            }
            _ => return None,
        })
    }

    fn combat_prompt(&self) -> Option<CombatPrompt> {
        let combat = &self.combat;
        let arms =
            |warrior| if self.copies() == 0 { CombatPrompt::Weapon(warrior) } else { CombatPrompt::Copy(warrior) };
        Some(match combat.step {
            CombatStep::Attacker => CombatPrompt::Attacker,
            CombatStep::Defender => CombatPrompt::Defender(combat.attacker),
            CombatStep::Second => CombatPrompt::Second(combat.attacker),
            CombatStep::Tactic => CombatPrompt::Tactic,
            CombatStep::Warzone => CombatPrompt::Warzone(combat.defender),
            CombatStep::AttackerWeapon => arms(combat.attacker),
            CombatStep::DefenderWeapon => arms(combat.defender),
            CombatStep::AttackerAims => CombatPrompt::Aim(combat.attacker),
            CombatStep::DefenderAims => CombatPrompt::Aim(combat.defender),
            CombatStep::None
            | CombatStep::Intent
            | CombatStep::Named
            | CombatStep::Modify
            | CombatStep::Blows
            | CombatStep::Answer
            | CombatStep::Points
            | CombatStep::CleanUp => return None,
        })
    }

    /// The steps of an effect from here to its end, in the card language.
    fn ops_from(&self, pc: Pc) -> Vec<Op> {
        self.ops_between(pc, Pc::MAX)
    }

    /// The same, up to another place.
    fn ops_between(&self, mut pc: Pc, end: Pc) -> Vec<Op> {
        let code = &self.rules.programs.code;
        let mut ops = Vec::new();
        while pc < end {
            let Some(step) = code.get(pc as usize) else { break };
            let inner = |over: Pc| self.ops_between(pc + 1, over);
            match step {
                ProgramStep::End => break,
                // Leaves a part that is over; returns to the start of a part that is repeated.
                ProgramStep::Jump(to) if *to <= pc => break,
                ProgramStep::Jump(to) => {
                    pc = *to;
                    continue;
                }
                ProgramStep::Do(op) => ops.push(op.clone()),
                ProgramStep::Choose(target, false) => ops.push(Op::Choose(target.clone())),
                ProgramStep::Choose(target, true) => ops.push(Op::ChooseSecond(target.clone())),
                ProgramStep::Lasts { who, gives, until } => {
                    ops.push(Op::Lasting { who: who.clone(), gives: self.gives_of(gives), until: *until });
                }
                ProgramStep::LastsForAll { filter, gives, until } => {
                    let gives = self.gives_of(gives);
                    ops.push(Op::LastingForAll { filter: filter.clone(), gives, until: *until });
                }
                ProgramStep::AfterCombat(over) => ops.push(Op::AfterCombat(inner(*over))),
                ProgramStep::Unless(conditions, over) => ops.push(Op::When(conditions.clone(), inner(*over))),
                ProgramStep::Repeat(over) => ops.push(Op::ForEachStep(inner(*over))),
                ProgramStep::ForEach(players, over) => ops.push(Op::ForEachPlayer(players.clone(), inner(*over))),
                ProgramStep::May(over) => ops.push(Op::May(inner(*over))),
                ProgramStep::PayForEach(price, filter, over) => {
                    ops.push(Op::PayForEach(*price, filter.clone(), inner(*over)));
                }
                ProgramStep::PayOr(players, price, over) => {
                    if let Some(ProgramStep::Jump(to)) = code.get(pc as usize + 1)
                        && *over == pc + 2
                    {
                        ops.push(Op::PaysFor(players.clone(), *price, self.ops_between(*over, *to)));
                    } else {
                        ops.push(Op::Unless(players.clone(), *price, inner(*over)));
                    }
                }
                ProgramStep::Coin(tails) => {
                    let over = self.end_of_coin(*tails);
                    // The last step of heads jumps over tails.
                    let heads = self.ops_between(pc + 1, *tails - 1);
                    ops.push(Op::Coin { heads, tails: self.ops_between(*tails, over) });
                }
                ProgramStep::Fork(ways) => ops.push(Op::Either(ways.iter().map(|way| way.ops.clone()).collect())),
            }
            pc = match step {
                ProgramStep::AfterCombat(over)
                | ProgramStep::Unless(_, over)
                | ProgramStep::Repeat(over)
                | ProgramStep::ForEach(_, over)
                | ProgramStep::May(over)
                | ProgramStep::PayForEach(_, _, over) => *over,
                ProgramStep::PayOr(_, _, over) => match code.get(pc as usize + 1) {
                    Some(ProgramStep::Jump(to)) if *over == pc + 2 => *to,
                    _ => *over,
                },
                ProgramStep::Coin(tails) => self.end_of_coin(*tails),
                ProgramStep::Fork(_) => self.end_of_fork(pc),
                _ => pc + 1,
            };
        }
        ops
    }

    /// The place where an effect continues after a coin, found from the start of its tails.
    fn end_of_coin(&self, tails: Pc) -> Pc {
        match self.rules.programs.code[tails as usize - 1] {
            ProgramStep::Jump(over) => over,
            _ => tails,
        }
    }

    /// The place where an effect continues after one of several branches.
    fn end_of_fork(&self, fork: Pc) -> Pc {
        let code = &self.rules.programs.code;
        let ProgramStep::Fork(ways) = &code[fork as usize] else { return fork + 1 };
        // The last step of the first branch jumps over the others.
        let jump = ways.get(1).map(|second| &code[second.pc as usize - 1]);
        match jump {
            Some(ProgramStep::Jump(over)) => *over,
            _ => fork + 1,
        }
    }

    fn gives_of(&self, gives: &std::ops::Range<u16>) -> Vec<Modifier> {
        let programs = &self.rules.programs;
        let give = |number: u16| {
            let give = programs.gives[number as usize].clone();
            match programs.conditions_of(number) {
                [] => give,
                conditions => Modifier::While(conditions.to_vec(), vec![give]),
            }
        };
        gives.clone().map(give).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::ready_table;
    use crate::rules::Rules;

    #[test]
    fn an_effect_is_told_from_its_beginning_as_its_card_says_it() {
        let mut chance = table::Fast::new(1);
        let state = <State as table::Game>::deal(&ready_table(2), &mut chance, &mut table::NoLog);
        let rules: &Rules = &state.rules;
        let mut compared = 0;
        for (card, ready) in rules.cards.cards().iter().zip(&rules.programs.compiled) {
            let plays = card.play.iter().map(|play| &play.ops).zip(ready.play.iter().map(|entry| entry.pc));
            let uses = card.abilities.iter().map(|ability| &ability.ops);
            let uses = uses.zip(ready.abilities.iter().map(|entry| entry.pc));
            let traps = card.triggers.iter().map(|trigger| &trigger.ops).zip(ready.triggers.iter().map(|trap| trap.pc));
            for (ops, pc) in plays.chain(uses).chain(traps) {
                // Gives with a common condition are returned one by one.
                if format!("{ops:?}").contains("While(") {
                    continue;
                }
                assert_eq!(&state.ops_from(pc), ops, "{}", card.name);
                compared += 1;
            }
        }
        assert!(compared > 400, "{compared}");
    }
}
