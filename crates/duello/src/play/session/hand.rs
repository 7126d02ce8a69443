//! What a person is told without asking: changes of the status, and the texts of cards that are new in the hand.

use std::io::{self, BufRead, Write};

use protocol::CardLine;
use table::{Seat, Viewer};

use super::Session;

impl<R: BufRead, W: Write> Session<R, W> {
    /// Prints the status lines that have changed since this seat last saw them.
    pub(super) fn show_status(&mut self, seat: Seat) -> io::Result<()> {
        let now = self.live.status(seat.into(), self.language);
        let Some(shown) = self.status.get_mut(seat.index()) else { return Ok(()) };
        let before = std::mem::replace(shown, now.clone());
        // The prompt is printed afterwards anyway.
        let prompt = self.prompt_of(seat);
        let is_new = |line: &&String| !before.contains(line) && **line != prompt;
        now.iter().filter(is_new).try_for_each(|line| self.line(line))
    }

    /// Marks the status as shown, because the whole table is on the screen.
    pub(super) fn status_is_known(&mut self) {
        if let Some(seat) = self.here
            && let Some(shown) = self.status.get_mut(seat.index())
        {
            *shown = self.live.status(seat.into(), self.language);
        }
    }

    /// Prints the texts of the cards in the hand that this person has not been shown yet.
    pub(super) fn show_new_cards(&mut self, seat: Seat) -> io::Result<()> {
        let hand = self.live.hand(seat);
        let Some(read) = self.read.get_mut(seat.index()) else { return Ok(()) };
        let new: Vec<String> = hand.into_iter().filter(|id| read.insert(id.clone())).collect();
        if new.is_empty() {
            return Ok(());
        }
        self.say("new-cards", &[])?;
        new.iter().try_for_each(|id| self.show_card(id, 1))
    }

    /// Prints the whole hand, each card with its text.
    pub(super) fn show_hand(&mut self) -> io::Result<()> {
        let hand = match self.viewer() {
            Viewer::Seat(seat) => self.live.hand(seat),
            Viewer::Public => Vec::new(),
        };
        if hand.is_empty() {
            return self.say("no-hand", &[]);
        }
        let mut ids: Vec<&String> = Vec::new();
        for id in &hand {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        ids.into_iter().try_for_each(|id| self.show_card(id, hand.iter().filter(|held| *held == id).count()))
    }

    fn show_card(&mut self, id: &str, copies: usize) -> io::Result<()> {
        let cards = self.cards.get_or_init(|| self.live.cards());
        let Some(CardLine { name, text, .. }) = cards.iter().find(|card| card.id == id) else { return Ok(()) };
        let (name, text) = (name.get(self.language).to_owned(), text.get(self.language).to_owned());
        let mut text = text.lines();
        let times = if copies > 1 { format!(" ({copies})") } else { String::new() };
        self.line(&format!("  {name}{times}: {}", text.next().unwrap_or_default()))?;
        text.try_for_each(|line| self.line(&format!("    {line}")))
    }
}
