//! Giving a match up at the terminal.

use std::io::{self, BufRead, Write};

use table::{Game, Seat};

use super::{Line, Next, Session};
use crate::play::menu::Menu;
use crate::play::words::fill;

impl<R: BufRead, W: Write> Session<R, W> {
    /// The person gives up, or another person before this terminal, after a question.
    pub(super) fn concede(&mut self, whose: &str, question: Option<(Seat, &Menu)>) -> io::Result<Next> {
        let Some((asked, _)) = question else {
            self.say(self.words.not_asked, &[])?;
            return Ok(Next::Stay);
        };
        let may = |seat: &Seat| !self.is_bot(*seat) && self.game.truth().concession_refusal(*seat).is_none();
        let people: Vec<Seat> = Seat::all(self.players.len() as u8).filter(may).collect();
        let named = |seat: &Seat| (seat.0 + 1).to_string() == whose;
        let seat = if whose.is_empty() { Some(asked) } else { people.iter().copied().find(named) };
        let Some(seat) = seat else {
            let known: Vec<String> = people.iter().map(|seat| (seat.0 + 1).to_string()).collect();
            let whose: String = whose.chars().take(60).collect();
            self.say(self.words.bad_concession, &[&whose, &known.join(", ")])?;
            return Ok(Next::Stay);
        };
        let answer = self.read(&fill(self.words.really_concede, &[&(seat.0 + 1).to_string()]))?;
        let is_sure = matches!(&answer, Line::Text(text) if is_yes(text));
        let before = self.game.events().len();
        if !is_sure || self.game.concede(seat).is_err() {
            self.say(self.words.not_conceded, &[])?;
            return Ok(Next::Stay);
        }
        self.since = before;
        self.is_stale = true;
        self.page.clear();
        Ok(Next::Changed)
    }
}

/// Whether a line says yes, in either language.
fn is_yes(line: &str) -> bool {
    matches!(line.trim().to_lowercase().as_str(), "yes" | "y" | "sì" | "si" | "sí" | "s")
}
