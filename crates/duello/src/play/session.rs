//! One match at the terminal: plain text in, plain text out, no cursor tricks.

mod concede;
mod screen;
mod undo;

use std::io::{self, BufRead, Write};

use bots::{Bot, Budget};
use games::coal::{Action, State, Stops};
use table::{Choices, Game, Language, Match, Seat, Seed, Told};

use super::command::Command;
use super::menu::{Menu, NoEntry};
use super::save;
use super::words::{Words, words};
use crate::{cards, rules};
use screen::Line;

/// Who decides for a seat.
pub enum Player {
    /// A person at this terminal.
    You,
    /// A computer player: its name, itself, and how long it may think.
    Bot(String, Box<dyn Bot<State>>, Budget),
}

/// A match, its players, and the terminal before which they sit.
pub struct Session<R, W> {
    input: R,
    out: W,
    language: Language,
    words: &'static Words,
    game: Match<State>,
    seed: Seed,
    players: Vec<Player>,
    stops: Vec<Stops>,
    /// How many events each seat has been told, and after them how many everybody, where no person plays.
    told: Vec<usize>,
    /// The event with which the person's last decision began.
    since: usize,
    /// The person who sits here, where several share the terminal.
    here: Option<Seat>,
    /// Whether another seat has done something since the table was shown.
    is_stale: bool,
    /// Lines that are still to be listed.
    page: Vec<String>,
    /// Whether the output is a screen that can be cleared.
    is_screen: bool,
}

/// What comes after a command.
enum Next {
    /// The same question, once more.
    Stay,
    /// The match has changed.
    Changed,
    /// The person leaves.
    Leave,
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// A match with its players, one for each seat.
    pub fn new(input: R, out: W, language: Language, game: Match<State>, seed: Seed, players: Vec<Player>) -> Self {
        // Computer players are asked everything; people where a pass could lose something.
        let everything =
            Stops { declare: true, after: true, end: true, gap: true, attacked: true, powell: true, partner: true };
        let stops =
            players.iter().map(|player| if matches!(player, Player::You) { Stops::default() } else { everything });
        Self {
            input,
            out,
            language,
            words: words(language),
            seed,
            stops: stops.collect(),
            players,
            told: Vec::new(),
            since: 0,
            here: None,
            is_stale: true,
            page: Vec::new(),
            is_screen: false,
            game,
        }
    }

    /// The output is a screen: it is cleared with everything that has scrolled by when the keyboard is handed over.
    pub const fn on_a_screen(mut self) -> Self {
        self.is_screen = true;
        self
    }

    /// Plays until the match is over or the person leaves.
    ///
    /// # Errors
    /// When the terminal cannot be read or written.
    pub fn run(&mut self) -> io::Result<()> {
        self.greet()?;
        loop {
            self.game.settle(&self.stops);
            let seats = self.game.awaits().seats();
            let Some(seat) = seats.iter().find(|seat| self.is_bot(*seat)).or_else(|| seats.lowest()) else {
                if self.finish()? {
                    continue;
                }
                return Ok(());
            };
            if self.is_bot(seat) {
                self.let_bot_act(seat);
                // With a person at the table the news come together, when the person is asked.
                if self.people() == 0 {
                    self.tell_news()?;
                }
            } else if !self.put_question(seat)? {
                return Ok(());
            }
        }
    }

    /// The match as it stands.
    #[cfg(test)]
    pub fn game(&self) -> &Match<State> {
        &self.game
    }

    // ---- the course of a match ----

    fn greet(&mut self) -> io::Result<()> {
        self.say(self.words.welcome, &[&self.seed.to_string()])?;
        let decisions = self.game.steps().len();
        if decisions > 0 {
            self.say(self.words.resumed, &[&decisions.to_string()])?;
            self.all_told();
        }
        for number in 0..self.players.len() {
            let place = (number + 1).to_string();
            match &self.players[number] {
                Player::You => self.say(self.words.you_are, &[&place])?,
                Player::Bot(name, ..) => {
                    let name = name.clone();
                    self.say(self.words.bot_is, &[&place, &name])?;
                }
            }
        }
        if self.people() > 0 { self.say(self.words.hint, &[]) } else { Ok(()) }
    }

    fn let_bot_act(&mut self, seat: Seat) {
        let Player::Bot(_, bot, budget) = &mut self.players[seat.index()] else { return };
        let budget = *budget;
        let Some(action) = self.game.ask(seat, |question| bot.choose(question, budget)) else { return };
        if self.game.act(seat, action).is_err() {
            // A player that answers against the rules must not stop the match: the first legal action instead.
            let first = self.game.choices(seat).get(0);
            let _ = self.game.act(seat, first);
        }
        self.is_stale = true;
    }

    /// Asks a person until the match has changed. `false` when the person leaves.
    fn put_question(&mut self, seat: Seat) -> io::Result<bool> {
        if self.people() > 1 && self.here != Some(seat) && !self.hand_over(seat)? {
            return Ok(false);
        }
        self.here = Some(seat);
        self.tell_news()?;
        let menu = Menu::of(&self.game, seat);
        if std::mem::take(&mut self.is_stale) {
            self.show_table(seat.into())?;
        } else {
            let prompt = self.game.truth().prompt(seat, self.language);
            self.line(&prompt)?;
        }
        self.show_menu(&menu, seat)?;
        loop {
            match self.read(self.words.ask)? {
                Line::End => {
                    self.line("")?;
                    self.say(self.words.input_ended, &[])?;
                    return Ok(false);
                }
                Line::TooLong => self.say(self.words.too_long, &[])?,
                Line::Text(text) => match self.obey(&text, Some((seat, &menu)))? {
                    Next::Stay => {}
                    Next::Changed => return Ok(true),
                    Next::Leave => {
                        self.say(self.words.bye, &[])?;
                        return Ok(false);
                    }
                },
            }
        }
    }

    /// The match is over. `true` when it goes on after all, because somebody took a decision back.
    fn finish(&mut self) -> io::Result<bool> {
        self.tell_news()?;
        self.show_table(self.viewer())?;
        if self.people() == 0 {
            return Ok(false);
        }
        self.say(self.words.over_hint, &[])?;
        loop {
            match self.read(self.words.ask)? {
                Line::End => return self.line("").map(|()| false),
                Line::TooLong => self.say(self.words.too_long, &[])?,
                Line::Text(text) if text.trim().is_empty() => return Ok(false),
                Line::Text(text) => match self.obey(&text, None)? {
                    Next::Stay => {}
                    Next::Changed => return Ok(true),
                    Next::Leave => return Ok(false),
                },
            }
        }
    }

    /// Lets another person sit down before the screen shows what only that person may see.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        if self.is_screen {
            // The whole screen, and what has scrolled by.
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
        } else if self.here.is_some() {
            write!(self.out, "{}", "\n".repeat(40))?;
        }
        self.say(self.words.hand_over, &[&(seat.0 + 1).to_string()])?;
        self.is_stale = true;
        Ok(!matches!(self.read("")?, Line::End))
    }

    // ---- commands ----

    fn obey(&mut self, text: &str, question: Option<(Seat, &Menu)>) -> io::Result<Next> {
        match Command::read(text) {
            Command::Again => {
                if let Some((seat, menu)) = question {
                    let prompt = self.game.truth().prompt(seat, self.language);
                    self.line(&prompt)?;
                    self.show_menu(menu, seat)?;
                }
            }
            Command::Take(number, slot) => return self.take(number, slot, question),
            Command::Act(action) => return self.act(action, question),
            Command::Actions => match question {
                Some((seat, _)) => {
                    self.page = Menu::notations(&self.game, seat, self.language);
                    self.show_page()?;
                }
                None => self.say(self.words.not_asked, &[])?,
            },
            Command::More if self.page.is_empty() => self.say(self.words.nothing_more, &[])?,
            Command::More => self.show_page()?,
            Command::Table => self.show_table(self.viewer())?,
            Command::Why => self.show_why()?,
            Command::WhyNot(action) => self.show_why_not(action, question)?,
            Command::Rules(wanted) => {
                let text = rules::text(wanted, self.language).unwrap_or_else(|message| message);
                self.line(&text)?;
            }
            Command::Cards(wanted) => {
                let set = self.game.setup().rules().cards.clone();
                match cards::found(&set, wanted, self.language) {
                    Some(text) => self.line(&text)?,
                    None => self.say(self.words.no_card, &[wanted])?,
                }
            }
            Command::Log => {
                let lines: Vec<String> = self.lines_since(0).into_iter().map(|(line, _)| line).collect();
                lines.iter().try_for_each(|line| self.line(line))?;
            }
            Command::Undo => return self.undo(),
            Command::Stops(names) => self.set_stops(names)?,
            Command::Concede(whose) => return self.concede(whose, question),
            Command::Save(file) => self.save(file)?,
            Command::Help => self.say(self.words.help, &[])?,
            Command::Quit => return Ok(Next::Leave),
            Command::Unknown(text) => {
                let text: String = text.chars().take(60).collect();
                self.say(self.words.not_understood, &[&text])?;
            }
        }
        Ok(Next::Stay)
    }

    fn take(&mut self, number: usize, slot: Option<u8>, question: Option<(Seat, &Menu)>) -> io::Result<Next> {
        let Some((_, menu)) = question else {
            self.say(self.words.not_asked, &[])?;
            return Ok(Next::Stay);
        };
        match menu.action(number, slot) {
            Ok(action) => self.act(action, question),
            Err(NoEntry::Number) => {
                self.say(self.words.no_such_number, &[&number.to_string(), &menu.len().to_string()])?;
                Ok(Next::Stay)
            }
            Err(NoEntry::Slot) => {
                let slot = slot.unwrap_or_default().to_string();
                self.say(self.words.no_such_slot, &[&number.to_string(), &slot])?;
                Ok(Next::Stay)
            }
        }
    }

    fn act(&mut self, action: Action, question: Option<(Seat, &Menu)>) -> io::Result<Next> {
        let Some((seat, _)) = question else {
            self.say(self.words.not_asked, &[])?;
            return Ok(Next::Stay);
        };
        let before = self.game.events().len();
        if self.game.act(seat, action).is_err() {
            self.explain(seat, action)?;
            return Ok(Next::Stay);
        }
        self.since = before;
        self.page.clear();
        Ok(Next::Changed)
    }

    fn show_why(&mut self) -> io::Result<()> {
        let lines = self.lines_since(self.since);
        if lines.is_empty() {
            return self.say(self.words.nothing_happened, &[]);
        }
        for (line, clause) in lines {
            let title = games::coal::clause_title(clause, self.language).unwrap_or_default();
            self.line(&format!("{line} ({clause}, {title})"))?;
        }
        Ok(())
    }

    fn show_why_not(&mut self, wanted: &str, question: Option<(Seat, &Menu)>) -> io::Result<()> {
        let Some((seat, menu)) = question else { return self.say(self.words.not_asked, &[]) };
        match Command::read(wanted) {
            Command::Take(number, slot) => match menu.action(number, slot) {
                Ok(action) => self.explain(seat, action),
                Err(_) => self.say(self.words.no_such_number, &[&number.to_string(), &menu.len().to_string()]),
            },
            Command::Act(action) => self.explain(seat, action),
            Command::Again => self.say(self.words.why_not_what, &[]),
            _ => {
                let wanted: String = wanted.chars().take(60).collect();
                self.say(self.words.not_understood, &[&wanted])
            }
        }
    }

    /// Why an action is not possible, or that it is.
    fn explain(&mut self, seat: Seat, action: Action) -> io::Result<()> {
        let state = self.game.truth();
        match state.refusal(seat, action) {
            None => {
                let label = state.label(seat, action, self.language);
                self.say(self.words.possible, &[&label])
            }
            Some(refusal) => {
                let reason = state.explain(&refusal, self.language);
                let clause = refusal.clause.as_str();
                let title = games::coal::clause_title(clause, self.language).unwrap_or_default();
                self.say(self.words.not_now, &[&reason, clause, title])
            }
        }
    }

    fn set_stops(&mut self, names: &str) -> io::Result<()> {
        let Some(seat) = self.here else { return Ok(()) };
        if !names.is_empty() {
            match names.parse() {
                Ok(stops) => self.stops[seat.index()] = stops,
                Err(_) => {
                    let known: Vec<&str> = Stops::NAMES.iter().map(|(name, _)| *name).collect();
                    return self.say(self.words.bad_stops, &[&known.join(", ")]);
                }
            }
        }
        let stops = self.stops[seat.index()].to_string();
        self.say(self.words.stops_are, &[&stops])
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say(self.words.save_where, &[]);
        }
        match save::write(file.as_ref(), &self.game, self.seed, self.language) {
            Ok(()) => self.say(self.words.saved, &[file, file]),
            Err(error) => self.say(self.words.not_saved, &[&format!("{error:#}")]),
        }
    }
}
