//! Carries out the commands of a person.

use std::io::{self, BufRead, Write};
use std::path::Path;

use door::{Acted, DoorError, TakenBack};
use protocol::RefusalDocument;
use table::Seat;

use super::{Line, Next, Question, Session};
use crate::finder;
use crate::play::command::{Command, Wanted};
use crate::play::files;
use crate::play::words::say;
use crate::rules;

impl<R: BufRead, W: Write> Session<R, W> {
    /// Carries out a command; `question` is `None` once the match is over.
    pub(super) fn obey(&mut self, command: Command<'_>, question: Option<&Question>) -> io::Result<Next> {
        match command {
            Command::Undo | Command::Back | Command::Concede(_) | Command::Save(_) | Command::Stops(_)
                if self.guide.is_some() =>
            {
                self.say("not-in-a-lesson", &[])?;
            }
            Command::Undo | Command::Log if self.live.aid_refusal().is_some() => {
                if let Some(refusal) = self.live.aid_refusal() {
                    self.show_refusal(&refusal)?;
                }
            }
            Command::Again => {
                if let Some(question) = question {
                    self.show_prompt(question.seat)?;
                    self.show_menu(question)?;
                }
            }
            Command::Act(wanted) => return self.act(wanted, question),
            Command::Actions => match question {
                Some(question) => self.show_actions(question)?,
                None => self.say("not-asked", &[])?,
            },
            Command::More if self.page.is_empty() => self.say("nothing-more", &[])?,
            Command::More => self.show_page()?,
            Command::Table => self.show_table()?,
            Command::Hand => self.show_hand()?,
            Command::Why => self.show_why()?,
            Command::WhyNot(wanted) => self.show_why_not(wanted, question)?,
            Command::Rules(wanted) => {
                let text = rules::text(self.game, wanted, self.language).unwrap_or_else(|message| message);
                self.line(&text)?;
            }
            Command::Cards(wanted) => {
                let text = finder::found(&self.live.cards(), wanted, self.language);
                self.line(&text.unwrap_or_else(|error| error.to_string()))?;
            }
            Command::Log => {
                let lines = self.lines_since(0);
                lines.iter().try_for_each(|(line, _)| self.line(line))?;
            }
            Command::Undo => return self.undo(),
            Command::Back => return self.back(question),
            Command::Stops(names) => self.set_stops(names)?,
            Command::Concede(whose) => return self.concede(whose, question),
            Command::Save(file) => self.save(file)?,
            Command::Help => self.say("help", &[])?,
            Command::Quit => return Ok(Next::Leave),
        }
        Ok(Next::Stay)
    }

    /// Returns the notation of the action that a person refers to, regardless of upper and lower case; `None`, after a
    /// message, if there is no such number.
    fn notation(&mut self, wanted: Wanted<'_>, question: &Question) -> io::Result<Option<String>> {
        let number = match wanted {
            Wanted::Notation(text) => {
                let offered = question.offers.iter().find(|offer| offer.action.eq_ignore_ascii_case(text));
                let lower =
                    || Some(text.to_lowercase()).filter(|lower| self.live.refusal(question.seat, lower).is_ok());
                return Ok(offered.map(|offer| offer.action.clone()).or_else(lower).or(Some(text.to_owned())));
            }
            Wanted::Number(number) => number,
        };
        let found = number.checked_sub(question.first()).and_then(|place| question.listed().get(place));
        if found.is_none() {
            let first = question.first();
            let last = first + question.listed().len().saturating_sub(1);
            let values = [("number", number.into()), ("first", first.into()), ("last", last.into())];
            self.say("no-such-number", &values)?;
        }
        Ok(found.map(|offer| offer.action.clone()))
    }

    fn act(&mut self, wanted: Wanted<'_>, question: Option<&Question>) -> io::Result<Next> {
        let Some(question) = question else {
            self.say("not-asked", &[])?;
            return Ok(Next::Stay);
        };
        // Several answers in one line are a plan: `attack; choose #1; choose #4; shoot`.
        let (wanted, then) = match wanted {
            Wanted::Notation(text) => {
                let (first, then) = text.split_once(';').unwrap_or((text, ""));
                (Wanted::read(first.trim()), then)
            }
            wanted @ Wanted::Number(_) => (wanted, ""),
        };
        let Some(action) = self.notation(wanted, question)? else { return Ok(Next::Stay) };
        if self.guide.as_ref().is_some_and(|guide| !guide.allows(&action)) {
            self.show_what_is_asked(&action, question)?;
            return Ok(Next::Stay);
        }
        // A lesson takes one step at a time.
        let then = if self.guide.is_some() { "" } else { then };
        let then = then.split(';').map(|answer| answer.trim().to_lowercase()).filter(|answer| !answer.is_empty());
        let answers: Vec<String> = std::iter::once(action).chain(then).collect();
        let answers: Vec<&str> = answers.iter().map(String::as_str).collect();
        let since = self.live.events(self.viewer(), 0).len();
        match self.live.plan(question.seat, &answers) {
            Ok(Acted::Done { .. }) => {
                self.since = since;
                self.page.clear();
                return Ok(Next::Changed);
            }
            Ok(Acted::Refused(refusal)) => self.show_refusal(&refusal)?,
            Err(error) => self.show_unread(&error)?,
        }
        Ok(Next::Stay)
    }

    fn show_why(&mut self) -> io::Result<()> {
        let lines = self.lines_since(self.since);
        if lines.is_empty() {
            return self.say("nothing-happened", &[]);
        }
        for (line, clause) in lines {
            let title = self.title(&clause);
            self.line(&format!("{line} ({clause}, {title})"))?;
        }
        Ok(())
    }

    fn show_why_not(&mut self, wanted: Option<Wanted<'_>>, question: Option<&Question>) -> io::Result<()> {
        let Some(question) = question else { return self.say("not-asked", &[]) };
        let Some(wanted) = wanted else {
            let example = question.offers.first().map(|offer| offer.action.clone()).unwrap_or_default();
            return self.say("why-not-what", &[("example", example.into())]);
        };
        let Some(action) = self.notation(wanted, question)? else { return Ok(()) };
        match self.live.refusal(question.seat, &action) {
            Ok(Some(refusal)) => self.show_refusal(&refusal),
            Ok(None) => {
                let offer = question.offers.iter().find(|offer| offer.action == action);
                let label = offer.map_or(action.clone(), |offer| offer.label.get(self.language).to_owned());
                self.say("possible", &[("action", label.into())])
            }
            Err(error) => self.show_unread(&error),
        }
    }

    pub(super) fn show_refusal(&mut self, refusal: &RefusalDocument) -> io::Result<()> {
        let values = [
            ("reason", refusal.text.get(self.language).to_owned().into()),
            ("clause", refusal.clause.clone().into()),
            ("title", self.title(&refusal.clause).into()),
        ];
        self.say("not-now", &values)
    }

    /// Says that the input is neither a command nor an action.
    pub(super) fn show_unread(&mut self, error: &DoorError) -> io::Result<()> {
        let reason = match error {
            DoorError::NotAnAction(reason) => reason.say(self.language).to_owned(),
            other => other.to_string(),
        };
        self.say("not-understood", &[("reason", reason.into())])
    }

    /// Goes back to the person's last decision.
    fn undo(&mut self) -> io::Result<Next> {
        let people = self.people();
        if people.len() != 1 {
            self.say("undo-against-people", &[])?;
            return Ok(Next::Stay);
        }
        let Some(undone) = self.live.undone(people) else {
            self.say("nothing-to-undo", &[])?;
            return Ok(Next::Stay);
        };
        self.live = undone.live;
        self.all_told();
        self.is_stale = true;
        self.page.clear();
        let label = undone.label.map(|label| label.get(self.language).to_owned());
        let label = label.unwrap_or_else(|| say(self.language, "the-concession", &[]));
        self.say("undone", &[("action", label.into())])?;
        Ok(Next::Changed)
    }

    /// Takes back the decisions that the person has made and nobody else has heard of yet.
    fn back(&mut self, question: Option<&Question>) -> io::Result<Next> {
        let Some(question) = question else {
            self.say("not-asked", &[])?;
            return Ok(Next::Stay);
        };
        match self.live.take_back(question.seat) {
            Ok(TakenBack::Done { decisions }) => {
                self.page.clear();
                self.say("taken-back", &[("n", decisions.into())])?;
                return Ok(Next::Changed);
            }
            Ok(TakenBack::Refused(refusal)) => self.show_refusal(&refusal)?,
            Err(error) => self.say("not-taken-back", &[("reason", error.say(self.language).into())])?,
        }
        Ok(Next::Stay)
    }

    /// Sets the stops of the person at the terminal; without a name, explains each stop and marks those that are set.
    fn set_stops(&mut self, names: &str) -> io::Result<()> {
        let Some(seat) = self.here else { return Ok(()) };
        // Passing for some time does not change the stops.
        let passes = self.game.about().passes;
        let is_pass = |name: &str| passes.iter().any(|pass| pass.name == name);
        let kept = if names.split_whitespace().all(is_pass) { self.live.standing(seat) } else { None };
        let wanted = kept.map_or_else(|| names.to_owned(), |kept| format!("{kept} {names}"));
        if !names.is_empty()
            && let Err(error) = self.live.set_standing(seat, Some(&wanted))
        {
            return self.say("bad-stops", &[("reason", error.say(self.language).into())]);
        }
        let stops = self.live.standing(seat).unwrap_or_default();
        self.say("stops-are", &[("stops", stops.as_str().into())])?;
        if names.is_empty() {
            for stop in self.game.about().stops.into_iter().chain(passes) {
                let is_set = |set: &str| set.split('@').next() == Some(stop.name.as_str());
                let mark = if stops.split(' ').any(is_set) { '*' } else { ' ' };
                let text = stop.text.get(self.language);
                self.line(&format!("{mark} {}: {text} ({})", stop.name, stop.clause))?;
            }
        }
        Ok(())
    }

    /// The person gives up, or another person at this terminal does, after a confirmation.
    fn concede(&mut self, whose: &str, question: Option<&Question>) -> io::Result<Next> {
        let Some(question) = question else {
            self.say("not-asked", &[])?;
            return Ok(Next::Stay);
        };
        let may = |seat: &Seat| matches!(self.live.concession_refusal(*seat), Ok(None));
        let people: Vec<Seat> = self.people().iter().filter(may).collect();
        let named = |seat: &Seat| (seat.0 + 1).to_string() == whose;
        let seat = if whose.is_empty() { Some(question.seat) } else { people.iter().copied().find(named) };
        let Some(seat) = seat else {
            let known: Vec<String> = people.iter().map(|seat| (seat.0 + 1).to_string()).collect();
            let whose: String = whose.chars().take(60).collect();
            self.say("bad-concession", &[("seat", whose.into()), ("known", known.join(", ").into())])?;
            return Ok(Next::Stay);
        };
        let ask = say(self.language, "really-concede", &[("seat", (seat.0 + 1).into())]);
        let is_sure = matches!(&self.read(&format!("{ask} "))?, Line::Text(text) if is_yes(text));
        let since = self.live.events(self.viewer(), 0).len();
        if !is_sure || !matches!(self.live.concede(seat), Ok(Acted::Done { .. })) {
            self.say("not-conceded", &[])?;
            return Ok(Next::Stay);
        }
        self.since = since;
        self.page.clear();
        Ok(Next::Changed)
    }

    fn save(&mut self, file: &str) -> io::Result<()> {
        if file.is_empty() {
            return self.say("save-where", &[]);
        }
        if file.contains(char::REPLACEMENT_CHARACTER) {
            // The file name is not valid UTF-8 any more, so it would be a file other than the one that was typed.
            return self.say("save-name", &[]);
        }
        if files::place(Path::new(file), self.live.as_ref()) == files::Place::OtherMatch {
            let ask = say(self.language, "really-replace", &[("file", file.into())]);
            if !matches!(&self.read(&format!("{ask} "))?, Line::Text(text) if is_yes(text)) {
                return self.say("not-replaced", &[]);
            }
        }
        match files::write(Path::new(file), self.live.as_ref(), self.language) {
            Ok(()) => self.say("saved", &[("file", file.into())]),
            Err(error) => self.say("not-saved", &[("reason", format!("{error:#}").into())]),
        }
    }
}

/// Whether a line means yes, in either language.
fn is_yes(line: &str) -> bool {
    matches!(line.trim().to_lowercase().as_str(), "yes" | "y" | "sì" | "si" | "sí" | "s")
}
