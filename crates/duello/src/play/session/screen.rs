//! Prints to the terminal, depending on the viewer, and reads from it.

use std::io::{self, BufRead, Write};

use phrases::Value;
use protocol::Offer;
use table::{Seat, Viewer};

use super::{Question, Session};
use crate::play::words::say;
use crate::wrap::wrapped;

/// The number of lines of a list that are shown at once.
const PAGE: usize = 24;
/// The most bytes of a line that a person may enter.
const LONGEST_LINE: u64 = 4096;

/// A line of input, or why there is none.
pub(super) enum Line {
    Text(String),
    TooLong,
    End,
}

impl<R: BufRead, W: Write> Session<R, W> {
    pub(super) fn show_table(&mut self) -> io::Result<()> {
        let text = self.live.describe(self.viewer(), self.language);
        self.status_is_known();
        self.line("")?;
        self.line(text.trim_end())
    }

    /// Returns the prompt of a seat.
    pub(super) fn prompt_of(&self, seat: Seat) -> String {
        let asked = self.live.awaits(Viewer::Seat(seat)).seats.into_iter().find(|asked| asked.seat == seat.0);
        let prompt = asked.and_then(|asked| asked.prompt);
        prompt.map(|prompt| prompt.get(self.language).to_owned()).unwrap_or_default()
    }

    pub(super) fn show_prompt(&mut self, seat: Seat) -> io::Result<()> {
        self.line(&self.prompt_of(seat))
    }

    /// Prints the numbered actions under their headings.
    pub(super) fn show_menu(&mut self, question: &Question) -> io::Result<()> {
        let listed = question.listed();
        if let (Some(first), [from, .., to]) = (question.range, listed) {
            let values = [
                ("least", first.into()),
                ("most", (first + listed.len() - 1).into()),
                ("from", from.label.get(self.language).into()),
                ("to", to.label.get(self.language).into()),
            ];
            return self.say("range", &values);
        }
        let has_headings = listed.iter().any(|offer| offer.heading != listed[0].heading);
        let mut lines = Vec::new();
        let mut last = None;
        for (number, offer) in (1..).zip(listed) {
            let number: usize = number;
            if has_headings && last != offer.heading.as_ref() {
                last = offer.heading.as_ref();
                lines.extend(last.map(|heading| format!("{}:", heading.get(self.language))));
            }
            lines.push(format!("  {number}. {}", offer.label.get(self.language)));
        }
        let alike = question.offers.len() - listed.len();
        // This is explained only once.
        if alike > 0 && !std::mem::replace(&mut self.knows_alike, true) {
            lines.push(say(self.language, "alike", &[("n", alike.into())]));
        }
        self.page = lines;
        self.show_page()
    }

    /// Prints all legal actions with their notations.
    pub(super) fn show_actions(&mut self, question: &Question) -> io::Result<()> {
        let line = |offer: &Offer| format!("  {}: {}", offer.action, offer.label.get(self.language));
        self.page = question.offers.iter().map(line).collect();
        self.show_page()
    }

    pub(super) fn show_page(&mut self) -> io::Result<()> {
        // If only a few lines would remain, they are printed too.
        let now = if self.page.len() <= PAGE + 4 { self.page.len() } else { PAGE };
        let rest = self.page.split_off(now);
        for line in std::mem::replace(&mut self.page, rest) {
            self.line(&line)?;
        }
        if self.page.is_empty() { Ok(()) } else { self.say("more", &[("n", self.page.len().into())]) }
    }

    pub(super) fn tell_news(&mut self) -> io::Result<()> {
        // Each person is told what happened since they were last told.
        let listener = match self.viewer() {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public => self.chairs.len(),
        };
        let lines = self.lines_since(self.told[listener]);
        self.told[listener] += lines.len();
        // At the end of a match with several people, the public log continues from here.
        if let Some(everybody) = self.told.last_mut() {
            *everybody = self.live.events(Viewer::Public, 0).len();
        }
        // Equal lines in a row are printed as one.
        for same in lines.chunk_by(|(one, _), (next, _)| one == next) {
            let (line, n) = (same[0].0.as_str(), same.len());
            match n {
                1 => self.line(&format!("- {line}"))?,
                _ => self.say("several-times", &[("line", line.into()), ("n", n.into())])?,
            }
        }
        Ok(())
    }

    /// Marks everything up to now as told to everybody.
    pub(super) fn all_told(&mut self) {
        let viewers = (0..self.chairs.len()).map(|place| Viewer::Seat(Seat(place as u8))).chain([Viewer::Public]);
        self.told = viewers.map(|viewer| self.live.events(viewer, 0).len()).collect();
        self.since = self.live.events(self.viewer(), 0).len();
    }

    /// Returns the lines of this viewer's log from an event on, each with its clause.
    pub(super) fn lines_since(&self, since: usize) -> Vec<(String, String)> {
        let events = self.live.events(self.viewer(), since);
        events.into_iter().map(|line| (line.text.get(self.language).to_owned(), line.clause)).collect()
    }

    /// Returns the viewer of the screen: the person, or the public once several people see the end.
    pub(super) fn viewer(&self) -> Viewer {
        let people = self.people();
        let is_over = self.live.awaits(Viewer::Public).outcome.is_some();
        let here = self.here.filter(|_| people.len() == 1 || !is_over);
        let only = people.lowest().filter(|_| people.len() == 1);
        here.or(only).map_or(Viewer::Public, Viewer::Seat)
    }

    /// Returns the title of a clause.
    pub(super) fn title(&self, clause: &str) -> String {
        self.game.clause(clause, self.language).map(|clause| clause.title).unwrap_or_default()
    }

    pub(super) fn say(&mut self, id: &str, values: &[(&str, Value<'_>)]) -> io::Result<()> {
        let text = say(self.language, id, values);
        self.line(&text)
    }

    pub(super) fn line(&mut self, text: &str) -> io::Result<()> {
        match self.width {
            Some(width) => writeln!(self.out, "{}", wrapped(text, width)),
            None => writeln!(self.out, "{text}"),
        }
    }

    pub(super) fn read_answer(&mut self) -> io::Result<Line> {
        let ask = say(self.language, "ask", &[]);
        self.read(&format!("{ask} "))
    }

    /// Reads a line of limited length; bytes that are not UTF-8 become question marks.
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
