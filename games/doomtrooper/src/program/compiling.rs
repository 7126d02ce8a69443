//! Effects become flat programs: nested blocks of the card language turn into jumps.

use crate::language::Op;

use super::{Branch, CompiledCards, Instruction, Pc};

impl CompiledCards {
    pub(super) fn program(&mut self, ops: &[Op]) -> Pc {
        let start = self.here();
        self.block(ops);
        self.code.push(Instruction::End);
        start
    }

    fn here(&self) -> Pc {
        self.code.len() as Pc
    }

    /// Adds a jump whose destination is set later.
    fn hole(&mut self) -> usize {
        self.code.push(Instruction::End);
        self.code.len() - 1
    }

    fn block(&mut self, ops: &[Op]) {
        for op in ops {
            match op {
                Op::Lasting { who, gives, until } => {
                    let gives = self.keep(gives);
                    self.code.push(Instruction::Lasts { who: who.clone(), gives, until: *until });
                }
                Op::LastingForAll { filter, gives, until } => {
                    let gives = self.keep(gives);
                    self.code.push(Instruction::LastsForAll { filter: filter.clone(), gives, until: *until });
                }
                Op::AfterCombat(ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code.push(Instruction::End);
                    self.code[hole] = Instruction::AfterCombat(self.here());
                }
                Op::Choose(target) => self.code.push(Instruction::Choose(target.clone(), false)),
                Op::ChooseSecond(target) => self.code.push(Instruction::Choose(target.clone(), true)),
                Op::When(conditions, ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code[hole] = Instruction::Unless(conditions.clone(), self.here());
                }
                Op::May(ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code[hole] = Instruction::May(self.here());
                }
                Op::Unless(players, price, ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code[hole] = Instruction::PayOr(players.clone(), *price, self.here());
                }
                Op::PaysFor(players, price, ops) => {
                    let hole = self.hole();
                    let over = self.hole();
                    self.code[hole] = Instruction::PayOr(players.clone(), *price, self.here());
                    self.block(ops);
                    self.code[over] = Instruction::Jump(self.here());
                }
                Op::PayForEach(price, filter, ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code[hole] = Instruction::PayForEach(*price, filter.clone(), self.here());
                }
                Op::ForEachPlayer(players, ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code.push(Instruction::Jump(hole as Pc));
                    self.code[hole] = Instruction::ForEach(players.clone(), self.here());
                }
                Op::ForEachStep(ops) => {
                    let hole = self.hole();
                    self.block(ops);
                    self.code.push(Instruction::Jump(hole as Pc));
                    self.code[hole] = Instruction::Repeat(self.here());
                }
                Op::Coin { heads, tails } => {
                    let hole = self.hole();
                    self.block(heads);
                    let over = self.hole();
                    self.code[hole] = Instruction::Coin(self.here());
                    self.block(tails);
                    self.code[over] = Instruction::Jump(self.here());
                }
                Op::Either(ways) => {
                    let hole = self.hole();
                    let mut starts = Vec::new();
                    let mut ends = Vec::new();
                    for way in ways {
                        starts.push(Branch { pc: self.here(), ops: way.clone() });
                        self.block(way);
                        ends.push(self.hole());
                    }
                    for end in ends {
                        self.code[end] = Instruction::Jump(self.here());
                    }
                    self.code[hole] = Instruction::Fork(starts);
                }
                op => self.code.push(Instruction::Do(op.clone())),
            }
        }
    }
}
