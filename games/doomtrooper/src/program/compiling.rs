//! Effects become flat programs: nested blocks of the card language turn into jumps.

use crate::language::Op;

use super::{Pc, Programs, Step, Way};

impl Programs {
    pub(super) fn program(&mut self, ops: &[Op]) -> Pc {
        let start = self.here();
        self.block(ops);
        self.code.push(Step::End);
        start
    }

    fn here(&self) -> Pc {
        self.code.len() as Pc
    }

    /// A step that will be told later where it leads.
    fn hole(&mut self) -> usize {
        self.code.push(Step::End);
        self.code.len() - 1
    }

    fn block(&mut self, ops: &[Op]) {
        for op in ops {
            match op {
                Op::Lasting { who, gives, until } => {
                    let gives = self.keep(gives);
                    self.code.push(Step::Lasts { who: who.clone(), gives, until: *until });
                }
                Op::LastingForAll { filter, gives, until } => {
                    let gives = self.keep(gives);
                    self.code.push(Step::LastsForAll { filter: filter.clone(), gives, until: *until });
                }
                Op::AfterCombat(ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code.push(Step::End);
                    self.code[hole] = Step::AfterCombat(self.here());
                }
                Op::Choose(target) => self.code.push(Step::Choose(target.clone(), false)),
                Op::ChooseSecond(target) => self.code.push(Step::Choose(target.clone(), true)),
                Op::When(conditions, ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code[hole] = Step::Unless(conditions.clone(), self.here());
                }
                Op::May(ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code[hole] = Step::May(self.here());
                }
                Op::Unless(players, price, ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code[hole] = Step::PayOr(players.clone(), *price, self.here());
                }
                Op::PaysFor(players, price, ops) => {
                    let hole = self.hole();
                    let over = self.hole();
                    self.code[hole] = Step::PayOr(players.clone(), *price, self.here());
                    self.block(ops);
                    self.code[over] = Step::Jump(self.here());
                }
                Op::PayForEach(price, filter, ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code[hole] = Step::PayForEach(*price, filter.clone(), self.here());
                }
                Op::ForEachPlayer(players, ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code.push(Step::Jump(hole as Pc));
                    self.code[hole] = Step::ForEach(players.clone(), self.here());
                }
                Op::ForEachStep(ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code.push(Step::Jump(hole as Pc));
                    self.code[hole] = Step::Repeat(self.here());
                }
                Op::Coin { heads, tails } => {
                    let hole = self.hole();
                    self.block(heads);
                    let over = self.hole();
                    self.code[hole] = Step::Coin(self.here());
                    self.block(tails);
                    self.code[over] = Step::Jump(self.here());
                }
                Op::Either(ways) => {
                    let hole = self.hole();
                    let mut starts = Vec::new();
                    let mut ends = Vec::new();
                    for way in ways {
                        starts.push(Way { pc: self.here(), ops: way.clone() });
                        self.block(way);
                        ends.push(self.hole());
                    }
                    for end in ends {
                        self.code[end] = Step::Jump(self.here());
                    }
                    self.code[hole] = Step::Fork(starts);
                }
                op => self.code.push(Step::Do(op.clone())),
            }
        }
    }
}
