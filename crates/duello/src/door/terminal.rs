//! One match of any game at the terminal: plain text in, plain text out.

use std::fs;
use std::io::{self, BufRead, Write};

use bots::Budget;
use games::{Acted, Host, Offer, RefusalDocument, Table};
use table::{Language, Seat, Seed, Viewer};

use super::{cards, say};
use crate::play::words::{Words, fill, words};

/// Who decides for a seat.
pub enum Chair {
    /// A person at this terminal.
    Person,
    /// A computer player, by its name.
    Computer(String),
}

/// A match, its players, and the terminal before which they sit.
pub struct Terminal<R, W> {
    input: R,
    out: W,
    language: Language,
    words: &'static Words,
    host: &'static dyn Host,
    table: Box<dyn Table>,
    chairs: Vec<Chair>,
    seed: Seed,
    budget: Budget,
    is_screen: bool,
    /// The match before each decision of a person.
    before: Vec<(Box<dyn Table>, String)>,
    /// How many events each seat has been told, and the public.
    told: Vec<usize>,
    /// The event with which the person's last decision began.
    since: usize,
    /// The person who sits here.
    here: Option<Seat>,
    /// Whether the table is to be shown whole.
    is_stale: bool,
    /// Lines that are still to be listed.
    page: Vec<String>,
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

/// Lines of a list that are shown at once.
const PAGE: usize = 40;
/// Bytes of a line that a person may write.
const LONGEST_LINE: u64 = 4096;

impl<R: BufRead, W: Write> Terminal<R, W> {
    /// A match with its players, one for each seat.
    #[allow(clippy::too_many_arguments, reason = "each is a part of the terminal, named where it is made")]
    pub fn new(
        input: R,
        out: W,
        language: Language,
        host: &'static dyn Host,
        table: Box<dyn Table>,
        chairs: Vec<Chair>,
        seed: Seed,
        budget: Budget,
        is_screen: bool,
    ) -> Self {
        let told = vec![0; chairs.len() + 1];
        Self {
            input,
            out,
            language,
            words: words(language),
            host,
            table,
            chairs,
            seed,
            budget,
            is_screen,
            before: Vec::new(),
            told,
            since: 0,
            here: None,
            is_stale: true,
            page: Vec::new(),
        }
    }

    /// Plays until the match is over or the person leaves.
    ///
    /// # Errors
    /// When the terminal cannot be read or written.
    pub fn run(&mut self) -> io::Result<()> {
        let title = self.host.about().title;
        let seed = self.seed.to_string();
        self.tell("welcome", &[("title", title.into()), ("seed", seed.into())])?;
        for number in 0..self.chairs.len() {
            let place = (number + 1).to_string();
            match &self.chairs[number] {
                Chair::Person => self.fill(self.words.you_are, &[&place])?,
                Chair::Computer(name) => {
                    let name = name.clone();
                    self.fill(self.words.bot_is, &[&place, &name])?;
                }
            }
        }
        if self.table.awaits().decisions > 0 {
            let decisions = self.table.awaits().decisions.to_string();
            self.fill(self.words.resumed, &[&decisions])?;
            self.all_told();
        }
        self.set_default_stops();
        if self.people() > 0 {
            self.fill(self.words.hint, &[])?;
        }
        loop {
            let asked: Vec<Seat> = self.table.awaits().seats.iter().map(|asked| Seat(asked.seat)).collect();
            let Some(seat) = asked.iter().copied().find(|seat| self.is_computer(*seat)).or(asked.first().copied())
            else {
                if self.finish()? {
                    continue;
                }
                return Ok(());
            };
            if self.is_computer(seat) {
                self.let_computer_act(seat)?;
                if self.people() == 0 {
                    self.tell_news()?;
                }
            } else if !self.put_question(seat)? {
                return Ok(());
            }
        }
    }

    fn let_computer_act(&mut self, seat: Seat) -> io::Result<()> {
        let Chair::Computer(name) = &self.chairs[seat.index()] else { return Ok(()) };
        let seed = self.seed.derive(1 << 32 | u64::from(seat.0));
        let answer = crate::engine::choose(self.table.as_ref(), seat, name, Some(self.budget), seed);
        let is_done = answer.is_some_and(|answer| matches!(self.table.act(seat, &answer), Ok(Acted::Done { .. })));
        if !is_done {
            // A player that answers against the rules must not stop the match: the first legal action instead.
            let first = self.table.actions(seat).into_iter().next().map(|offer| offer.action).unwrap_or_default();
            self.table.act(seat, &first).map_err(io::Error::other)?;
        }
        self.is_stale = true;
        Ok(())
    }

    /// Asks a person until the match has changed. `false` when the person leaves.
    fn put_question(&mut self, seat: Seat) -> io::Result<bool> {
        if self.people() > 1 && self.here != Some(seat) && !self.hand_over(seat)? {
            return Ok(false);
        }
        self.here = Some(seat);
        self.tell_news()?;
        let offers = self.table.actions(seat);
        if self.pass_alone(seat, &offers) {
            return Ok(true);
        }
        if std::mem::take(&mut self.is_stale) {
            self.show_table()?;
        } else {
            self.show_prompt(seat)?;
        }
        self.show_menu(&offers)?;
        loop {
            let Some(text) = self.read(self.words.ask)? else {
                self.line("")?;
                self.fill(self.words.input_ended, &[])?;
                return Ok(false);
            };
            match self.obey(&text, Some((seat, &offers)))? {
                Next::Stay => {}
                Next::Changed => return Ok(true),
                Next::Leave => {
                    self.fill(self.words.bye, &[])?;
                    return Ok(false);
                }
            }
        }
    }

    /// Does nothing where nothing else is possible and nobody but computer players could learn from it.
    fn pass_alone(&mut self, seat: Seat, offers: &[Offer]) -> bool {
        let [only] = offers else { return false };
        only.action == "yield"
            && self.people() == 1
            && matches!(self.table.act(seat, &only.action), Ok(Acted::Done { .. }))
    }

    /// The match is over. `true` when it goes on after all, because somebody took a decision back.
    fn finish(&mut self) -> io::Result<bool> {
        self.tell_news()?;
        self.show_table()?;
        if self.people() == 0 {
            return Ok(false);
        }
        self.fill(self.words.over_hint, &[])?;
        loop {
            match self.read(self.words.ask)? {
                None => return self.line("").map(|()| false),
                Some(text) if text.trim().is_empty() => return Ok(false),
                Some(text) => match self.obey(&text, None)? {
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
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
        } else if self.here.is_some() {
            write!(self.out, "{}", "\n".repeat(40))?;
        }
        self.fill(self.words.hand_over, &[&(seat.0 + 1).to_string()])?;
        self.is_stale = true;
        Ok(self.read("")?.is_some())
    }

    // ---- commands ----

    fn obey(&mut self, text: &str, question: Option<(Seat, &[Offer])>) -> io::Result<Next> {
        let text = text.trim();
        let (word, rest) = text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()));
        match word.to_lowercase().as_str() {
            "" => {
                if let Some((seat, offers)) = question {
                    self.show_prompt(seat)?;
                    self.show_menu(offers)?;
                }
            }
            "actions" | "azioni" => {
                let offers = question.map(|(_, offers)| offers).unwrap_or_default();
                self.page = offers
                    .iter()
                    .map(|offer| format!("  {}: {}", offer.action, offer.label.get(self.language)))
                    .collect();
                self.show_page()?;
            }
            "more" | "altro" if self.page.is_empty() => self.fill(self.words.nothing_more, &[])?,
            "more" | "altro" => self.show_page()?,
            "table" | "tavolo" => self.show_table()?,
            "why" | "perché" | "perche" | "perchè" | "perche'" => {
                let (not, action) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
                if matches!(not.to_lowercase().as_str(), "not" | "non") {
                    self.show_why_not(action.trim(), question)?;
                } else {
                    self.show_why()?;
                }
            }
            "rules" | "rule" | "regole" | "regola" => {
                let text = crate::rules::of_game(self.host, rest, self.language).unwrap_or_else(|message| message);
                self.line(&text)?;
            }
            "cards" | "card" | "carte" | "carta" if question.is_none() || !is_code(rest) => {
                let text = cards::found(self.host, rest, self.language).unwrap_or_else(|error| error.to_string());
                self.line(&text)?;
            }
            "log" | "registro" => {
                let lines = self.lines_since(0);
                lines.iter().try_for_each(|(line, _)| self.line(line))?;
            }
            "undo" | "annulla" => return self.undo(),
            "stops" | "soste" => self.set_stops(rest)?,
            "save" | "salva" => self.save(rest)?,
            "help" | "aiuto" | "?" => self.tell("help", &[])?,
            "quit" | "exit" | "esci" => return Ok(Next::Leave),
            _ => return self.act(text, question),
        }
        Ok(Next::Stay)
    }

    /// The notation that a person means: the number of an offer, or the notation itself.
    fn meant(&mut self, text: &str, offers: &[Offer]) -> io::Result<Option<String>> {
        let Ok(number) = text.trim_end_matches('.').parse::<usize>() else { return Ok(Some(text.to_owned())) };
        let found = number.checked_sub(1).and_then(|place| offers.get(place));
        if found.is_none() {
            self.fill(self.words.no_such_number, &[&number.to_string(), &offers.len().to_string()])?;
        }
        Ok(found.map(|offer| offer.action.clone()))
    }

    fn act(&mut self, text: &str, question: Option<(Seat, &[Offer])>) -> io::Result<Next> {
        let Some((seat, offers)) = question else {
            self.fill(self.words.not_asked, &[])?;
            return Ok(Next::Stay);
        };
        let Some(action) = self.meant(text, offers)? else { return Ok(Next::Stay) };
        let before = self.table.boxed_clone();
        let since = self.table.events(self.viewer(), 0).len();
        match self.table.act(seat, &action) {
            Ok(Acted::Done { .. }) => {
                let label = offers.iter().find(|offer| offer.action == action);
                let label = label.map_or(action, |offer| offer.label.get(self.language).to_owned());
                self.before.push((before, label));
                self.since = since;
                self.page.clear();
                Ok(Next::Changed)
            }
            Ok(Acted::Refused(refusal)) => self.show_refusal(&refusal).map(|()| Next::Stay),
            Err(_) => {
                let text: String = text.chars().take(60).collect();
                self.fill(self.words.not_understood, &[&text]).map(|()| Next::Stay)
            }
        }
    }

    fn show_why(&mut self) -> io::Result<()> {
        let lines = self.lines_since(self.since);
        if lines.is_empty() {
            return self.fill(self.words.nothing_happened, &[]);
        }
        for (line, clause) in lines {
            let title = self.title(&clause);
            self.line(&format!("{line} ({clause}, {title})"))?;
        }
        Ok(())
    }

    fn show_why_not(&mut self, wanted: &str, question: Option<(Seat, &[Offer])>) -> io::Result<()> {
        let Some((seat, offers)) = question else { return self.fill(self.words.not_asked, &[]) };
        if wanted.is_empty() {
            return self.tell("why-not-what", &[]);
        }
        let Some(action) = self.meant(wanted, offers)? else { return Ok(()) };
        match self.table.refusal(seat, &action) {
            Ok(None) => {
                let offer = offers.iter().find(|offer| offer.action == action);
                let label = offer.map_or(action, |offer| offer.label.get(self.language).to_owned());
                self.fill(self.words.possible, &[&label])
            }
            Ok(Some(refusal)) => self.show_refusal(&refusal),
            Err(_) => {
                let wanted: String = wanted.chars().take(60).collect();
                self.fill(self.words.not_understood, &[&wanted])
            }
        }
    }

    fn show_refusal(&mut self, refusal: &RefusalDocument) -> io::Result<()> {
        let title = self.title(&refusal.clause);
        self.fill(self.words.not_now, &[refusal.text.get(self.language), &refusal.clause, &title])
    }

    fn title(&self, clause: &str) -> String {
        self.host.clause(clause, self.language).map(|clause| clause.title).unwrap_or_default()
    }

    /// Goes back to the person's last decision.
    fn undo(&mut self) -> io::Result<Next> {
        if self.people() != 1 {
            self.fill(self.words.undo_against_people, &[])?;
            return Ok(Next::Stay);
        }
        let Some((table, label)) = self.before.pop() else {
            self.fill(self.words.nothing_to_undo, &[])?;
            return Ok(Next::Stay);
        };
        self.table = table;
        self.all_told();
        self.is_stale = true;
        self.page.clear();
        self.fill(self.words.undone, &[&label])?;
        Ok(Next::Changed)
    }

    fn set_default_stops(&mut self) {
        let usual = games::doomtrooper::Stops::default().to_string();
        for number in 0..self.chairs.len() {
            if matches!(self.chairs[number], Chair::Person) {
                // A game with other stops asks everything.
                let _ = self.table.set_standing(Seat(number as u8), Some(&usual));
            }
        }
    }

    fn set_stops(&mut self, names: &str) -> io::Result<()> {
        let Some(seat) = self.here else { return Ok(()) };
        if !names.is_empty() && self.table.set_standing(seat, Some(names)).is_err() {
            let known: Vec<String> = self.host.about().stops.into_iter().map(|stop| stop.name).collect();
            return self.fill(self.words.bad_stops, &[&known.join(", ")]);
        }
        let stops = self.table.standing(seat).unwrap_or_default();
        self.fill(self.words.stops_are, &[&stops])
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.fill(self.words.save_where, &[]);
        }
        let is_other = fs::read(file).is_ok_and(|bytes| !bytes.is_empty() && !bytes.starts_with(b"duello record"));
        if is_other {
            return self.tell("not-a-record", &[("file", file.into())]);
        }
        let written = self.table.record(true).map_err(|error| error.to_string());
        let written = written.and_then(|text| fs::write(file, text).map_err(|error| error.to_string()));
        let game = self.host.name();
        match written {
            Ok(()) => self.tell("saved", &[("file", file.into()), ("game", game.into())]),
            Err(error) => self.fill(self.words.not_saved, &[&error]),
        }
    }

    // ---- what is shown ----

    fn show_prompt(&mut self, seat: Seat) -> io::Result<()> {
        let asked = self.table.awaits().seats.into_iter().find(|asked| asked.seat == seat.0);
        let prompt = asked.map(|asked| asked.prompt.get(self.language).to_owned()).unwrap_or_default();
        self.line(&prompt)
    }

    fn show_table(&mut self) -> io::Result<()> {
        let text = self.table.describe(self.viewer(), self.language);
        self.line("")?;
        self.line(text.trim_end())
    }

    fn show_menu(&mut self, offers: &[Offer]) -> io::Result<()> {
        let numbered = (1..)
            .zip(offers)
            .map(|(number, offer): (usize, _)| format!("  {number}. {}", offer.label.get(self.language)));
        self.page = numbered.collect();
        self.show_page()
    }

    fn show_page(&mut self) -> io::Result<()> {
        let now = if self.page.len() <= PAGE + 4 { self.page.len() } else { PAGE };
        let rest = self.page.split_off(now);
        for line in std::mem::replace(&mut self.page, rest) {
            self.line(&line)?;
        }
        if self.page.is_empty() { Ok(()) } else { self.fill(self.words.more, &[&self.page.len().to_string()]) }
    }

    fn tell_news(&mut self) -> io::Result<()> {
        let listener = match self.viewer() {
            Viewer::Seat(seat) => seat.index(),
            Viewer::Public => self.chairs.len(),
        };
        let lines = self.lines_since(self.told[listener]);
        self.told[listener] += lines.len();
        lines.iter().try_for_each(|(line, _)| self.line(&format!("- {line}")))
    }

    /// Everybody knows everything up to now.
    fn all_told(&mut self) {
        for number in 0..self.chairs.len() {
            self.told[number] = self.table.events(Viewer::Seat(Seat(number as u8)), 0).len();
        }
        self.told[self.chairs.len()] = self.table.events(Viewer::Public, 0).len();
        self.since = self.table.events(self.viewer(), 0).len();
    }

    /// Lines of the log from an event of this viewer on, each with its clause.
    fn lines_since(&self, since: usize) -> Vec<(String, String)> {
        let events = self.table.events(self.viewer(), since);
        events.into_iter().map(|line| (line.text.get(self.language).to_owned(), line.clause)).collect()
    }

    /// Through whose eyes the screen looks: the person's, or everybody's.
    fn viewer(&self) -> Viewer {
        let only = self.chairs.iter().position(|chair| matches!(chair, Chair::Person));
        let only = only.filter(|_| self.people() == 1).map(|place| Seat(place as u8));
        self.here.or(only).map_or(Viewer::Public, Viewer::Seat)
    }

    fn people(&self) -> usize {
        self.chairs.iter().filter(|chair| matches!(chair, Chair::Person)).count()
    }

    fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Computer(_)))
    }

    fn fill(&mut self, sentence: &str, values: &[&str]) -> io::Result<()> {
        let text = fill(sentence, values);
        self.line(&text)
    }

    fn tell(&mut self, id: &str, values: &[(&str, phrases::Value<'_>)]) -> io::Result<()> {
        let text = say(self.language, id, values);
        self.line(&text)
    }

    fn line(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Reads a line of reasonable length; a longer one is empty. `None` at the end of the input.
    fn read(&mut self, ask: &str) -> io::Result<Option<String>> {
        write!(self.out, "{ask}")?;
        self.out.flush()?;
        let mut bytes = Vec::new();
        let mut is_long = false;
        loop {
            bytes.clear();
            let read = io::Read::take(&mut self.input, LONGEST_LINE).read_until(b'\n', &mut bytes)?;
            let is_whole = bytes.last() == Some(&b'\n') || (read as u64) < LONGEST_LINE;
            match (read, is_whole, is_long) {
                (0, _, false) => return Ok(None),
                (_, true, false) => return Ok(Some(String::from_utf8_lossy(&bytes).into_owned())),
                (0, _, true) | (_, true, true) => {
                    self.fill(self.words.too_long, &[])?;
                    return Ok(Some(String::new()));
                }
                (_, false, _) => is_long = true,
            }
        }
    }
}

/// Whether the text is the number of a card: `card 01104` is an action then.
fn is_code(text: &str) -> bool {
    text.len() == 5 && text.bytes().all(|byte| byte.is_ascii_digit())
}
