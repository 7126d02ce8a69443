//! Taking back at the terminal.

use std::io::{self, BufRead, Write};

use record::Record;
use table::{Game, Step, Told};

use super::{Next, Session};

impl<R: BufRead, W: Write> Session<R, W> {
    /// Goes back to the person's last decision.
    pub(super) fn undo(&mut self) -> io::Result<Next> {
        if self.people() != 1 {
            self.say(self.words.undo_against_people, &[])?;
            return Ok(Next::Stay);
        }
        let record = Record::of(&self.game, self.seed);
        let undone = self.last_decision().and_then(|number| {
            let step = self.game.steps()[number];
            Some((record.continue_from(number, None).ok()?, step))
        });
        let Some((game, step)) = undone else {
            self.say(self.words.nothing_to_undo, &[])?;
            return Ok(Next::Stay);
        };
        self.game = game;
        self.all_told();
        self.is_stale = true;
        self.page.clear();
        let label = match step {
            Step::Action(seat, action) => self.game.truth().label(seat, action, self.language),
            Step::Concession(_) => self.words.concession.to_owned(),
        };
        self.say(self.words.undone, &[&label])?;
        Ok(Next::Changed)
    }

    /// The number of the last step that a person decided, not the standing orders.
    fn last_decision(&self) -> Option<usize> {
        let record = Record::of(&self.game, self.seed);
        let by_people = |number: &usize| !self.is_bot(self.game.steps()[*number].seat());
        (0..self.game.steps().len()).rev().filter(by_people).find(|number| {
            let Step::Action(seat, _) = self.game.steps()[*number] else { return true };
            let before = record.continue_from(*number, None);
            before.is_ok_and(|before| before.truth().standing_answer(seat, &self.stops[seat.index()]).is_none())
        })
    }
}
