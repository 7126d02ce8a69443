//! What a session shows on its terminal, to whom, and what it reads there.

use std::io::{self, BufRead, Write};

use table::{Seat, Told, Viewer};

use super::super::menu::Menu;
use super::super::words::fill;
use super::{Player, Session};

/// Lines of a list that are shown at once.
const PAGE: usize = 24;
/// Bytes of a line that a person may write.
const LONGEST_LINE: u64 = 4096;

/// A line of input, or why there is none.
pub(super) enum Line {
    Text(String),
    TooLong,
    End,
}

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn show_table(&mut self, viewer: Viewer) -> io::Result<()> {
        let text = self.game.truth().describe(viewer, self.language);
        self.line("")?;
        self.line(text.trim_end())
    }

    pub(super) fn show_menu(&mut self, menu: &Menu, seat: Seat) -> io::Result<()> {
        self.page = menu.lines(self.game.truth(), seat, self.language);
        self.show_page()
    }

    pub(super) fn show_page(&mut self) -> io::Result<()> {
        // A rest of a few lines is shown too, instead of announced.
        let now = if self.page.len() <= PAGE + 4 { self.page.len() } else { PAGE };
        let rest = self.page.split_off(now);
        for line in std::mem::replace(&mut self.page, rest) {
            self.line(&line)?;
        }
        if self.page.is_empty() { Ok(()) } else { self.say(self.words.more, &[&self.page.len().to_string()]) }
    }

    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        // Each person is told what happened since it was told last.
        let listener = self.listener();
        let lines = self.lines_since(self.told.get(listener).copied().unwrap_or_default());
        self.told.resize(self.players.len() + 1, 0);
        self.told[listener] = self.game.events().len();
        lines.iter().try_for_each(|(line, _)| self.line(&format!("- {line}")))
    }

    /// The place in `told` of those who read now.
    pub(super) fn listener(&self) -> usize {
        match self.viewer() {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public if self.people() > 0 => self.here.map_or(self.players.len(), Seat::index),
            Viewer::Public => self.players.len(),
        }
    }

    /// Everybody knows everything up to now.
    pub(super) fn all_told(&mut self) {
        self.since = self.game.events().len();
        self.told = vec![self.since; self.players.len() + 1];
    }

    /// Lines of the log from an event on, each with its clause.
    pub(super) fn lines_since(&self, since: usize) -> Vec<(String, &'static str)> {
        let events = self.game.witnessed(self.viewer(), since);
        events.map(|logged| (self.game.truth().tell(&logged, self.language), logged.clause.as_str())).collect()
    }

    /// Through whose eyes the screen looks: the person's, or everybody's.
    pub(super) fn viewer(&self) -> Viewer {
        let person = if self.people() > 1 && self.game.awaits().outcome().is_some() { None } else { self.here };
        person.or_else(|| self.only_person()).map_or(Viewer::Public, Viewer::Seat)
    }

    pub(super) fn only_person(&self) -> Option<Seat> {
        let place = self.players.iter().position(|player| matches!(player, Player::You))?;
        (self.people() == 1).then_some(Seat(place as u8))
    }

    pub(super) fn people(&self) -> usize {
        self.players.iter().filter(|player| matches!(player, Player::You)).count()
    }

    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        matches!(self.players.get(seat.index()), Some(Player::Bot(..)))
    }

    pub(super) fn say(&mut self, sentence: &str, values: &[&str]) -> io::Result<()> {
        let text = fill(sentence, values);
        self.line(&text)
    }

    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Reads a line of reasonable length; what is not UTF-8 becomes question marks.
    pub(super) fn read(&mut self, ask: &str) -> io::Result<Line> {
        write!(self.out, "{ask}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let mut is_long = false;
        loop {
            bytes.clear();
            let read = io::Read::take(&mut self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
            let is_whole = bytes.last() == Some(&b'\n') || (read as u64) < LONGEST_LINE;
            match (read, is_whole, is_long) {
                (0, _, false) => return Ok(Line::End),
                (_, true, false) => return Ok(Line::Text(String::from_utf8_lossy(&bytes).into_owned())),
                (0, _, true) | (_, true, true) => return Ok(Line::TooLong),
                (_, false, _) => is_long = true,
            }
        }
    }
}
