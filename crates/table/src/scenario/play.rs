//! Playing a scenario.

use std::str::FromStr;

use super::draws::DrawnChance;
use super::{Failure, Scenarios, Sheet};
use crate::{ActError, CONCEDE, Choices, Game, Match, Positioned, Problem, Seat, Step, Viewer};

/// Everything that failed in one scenario. A lesson is played once more with each action that it calls as good as the
/// one it asks for.
pub(super) fn play<S: Scenarios>(game: &S, file: &str, sheet: &Sheet) -> Vec<Failure> {
    let mut failures = play_once(game, file, sheet, None);
    for (line, text) in &sheet.play {
        if first(text).0 == "or" && failures.is_empty() {
            failures = play_once(game, file, sheet, Some(*line));
            for failure in &mut failures {
                failure.message = format!("after `{text}`: {}", failure.message);
            }
        }
    }
    failures
}

/// The failures of one scenario; `instead` is the line of an `or` whose action replaces the one that is asked for.
fn play_once<S: Scenarios>(game: &S, file: &str, sheet: &Sheet, instead: Option<usize>) -> Vec<Failure> {
    let at_line = |problem: Problem| {
        let line = if problem.line == 0 { sheet.line } else { problem.line };
        sheet.failure(file, line, problem.message.to_string())
    };
    let setup = match game.setup(sheet) {
        Ok(setup) => setup,
        Err(problems) => return problems.into_iter().map(at_line).collect(),
    };
    let chance = match DrawnChance::of(game, &setup, sheet) {
        Ok(chance) => chance,
        Err(problem) => return vec![at_line(problem)],
    };
    let table = if sheet.position.is_empty() {
        Match::with_chance(setup, chance)
    } else {
        match game.position(&setup, sheet) {
            Ok(state) => Match::from_state(setup, state, chance),
            Err(problems) => {
                // Line numbers of a position are counted from its own start.
                let line = |line: usize| sheet.position.get(line.wrapping_sub(1)).map_or(0, |(line, _)| *line);
                let of_file = |problem: Problem| Problem { line: line(problem.line), ..problem };
                return problems.into_iter().map(of_file).map(at_line).collect();
            }
        }
    };
    let standing = (0..table.truth().seats()).map(|_| None).collect();
    let mut player = Player { game, table, since: 0, standing };
    let mut failures = Vec::new();
    for (place, (line, text)) in sheet.play.iter().enumerate() {
        let is_other = |(_, text): &&(usize, String)| first(text).0 == "or";
        let others: Vec<_> = sheet.play[place + 1..].iter().take_while(is_other).collect();
        let done = match first(text) {
            ("do", action) => player.lesson_step(action, &others, instead),
            _ => player.line(text),
        };
        let Err(trouble) = done else { continue };
        let (message, ends) = match trouble {
            Trouble::Expectation(message) => (message, false),
            Trouble::Action(message) => (message, true),
        };
        let position = game.show(player.table.truth());
        failures.push(Failure { position, ..sheet.failure(file, *line, format!("`{text}`: {message}")) });
        if ends {
            return failures;
        }
    }
    if let Err((line, error)) = player.table.chance().finish() {
        failures.push(sheet.failure(file, line.unwrap_or(sheet.line), error.to_string()));
    }
    failures
}

enum Trouble {
    /// An expectation that was not met.
    Expectation(String),
    /// An action that could not be carried out, or a line that could not be parsed: the rest would make no sense.
    Action(String),
}

type Checked = Result<(), Trouble>;

fn expect(holds: bool, message: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(Trouble::Expectation(message())) }
}

fn read<T: FromStr>(text: &str, what: &str) -> Result<T, Trouble> {
    text.parse().map_err(|_| Trouble::Action(format!("`{text}` is not {what}")))
}

/// Splits off the first word of a line.
fn first(text: &str) -> (&str, &str) {
    let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (word, rest.trim())
}

type Orders<S> = <<S as Scenarios>::Game as Game>::StandingOrders;

struct Player<'a, S: Scenarios> {
    game: &'a S,
    table: Match<S::Game, DrawnChance>,
    /// The number of events before the last action.
    since: usize,
    standing: Vec<Option<Orders<S>>>,
}

impl<S: Scenarios> Player<'_, S> {
    fn line(&mut self, text: &str) -> Checked {
        let (word, rest) = first(text);
        match word {
            "offered" => self.offered(rest),
            "refused" => self.refused(rest),
            "event" => expect(self.any_event(rest), || format!("there is no such event; {}", self.recent_events())),
            "no" | "not" => match first(rest) {
                ("event", rest) => {
                    expect(!self.any_event(rest), || format!("there is such an event; {}", self.recent_events()))
                }
                ("offered", rest) => {
                    let is_offered = self.is_offered(rest)?;
                    expect(!is_offered, || "it is among the legal actions".into())
                }
                _ => Err(Trouble::Action("expected `no event ...` or `not offered ...`".into())),
            },
            "asks" => self.asks(rest),
            "over" => expect(self.table.awaits().outcome().is_some(), || {
                format!("the match goes on and asks seats {}", self.table.awaits().seats())
            }),
            "sees" => self.sees(rest),
            "state" => self.state(rest),
            "standing" => self.stand(rest),
            // Texts for the learner, and `or`, which is checked with its `do`.
            "en" | "it" | "clause" | "read" | "or" => Ok(()),
            _ => self.act(text),
        }
    }

    fn seat_and_action(&self, text: &str) -> Result<(Seat, <S::Game as Game>::Action), Trouble> {
        let (seat, action) = first(text);
        let seat = read(seat, "a seat, nor another word that begins a line")?;
        match self.game.action(self.table.truth(), action) {
            Some(action) => Ok((seat, action)),
            None => Err(Trouble::Action(format!("`{action}` is not an action"))),
        }
    }

    fn step(&self, text: &str) -> Result<Step<<S::Game as Game>::Action>, Trouble> {
        match first(text) {
            (seat, CONCEDE) => Ok(Step::Concession(read(seat, "a seat")?)),
            (seat, "silent") => {
                let seat = read(seat, "a seat")?;
                let answer = self.table.truth().unanswered(seat);
                let action = answer.ok_or_else(|| Trouble::Action(format!("seat {seat} is not asked")))?;
                Ok(Step::Action(seat, action))
            }
            _ => self.seat_and_action(text).map(|(seat, action)| Step::Action(seat, action)),
        }
    }

    fn act(&mut self, text: &str) -> Checked {
        let step = self.step(text)?;
        let before = self.table.events().len();
        match self.table.take(step) {
            Ok(_) => self.since = before,
            Err(error) => return Err(Trouble::Action(format!("{error}; {}", self.legal_actions()))),
        }
        loop {
            self.renew_standing();
            let Some((seat, action)) = self.standing_answer() else { break };
            if let Err(error) = self.table.act(seat, action) {
                return Err(Trouble::Action(format!("the standing orders of seat {seat} answer `{action}`: {error}")));
            }
        }
        Ok(())
    }

    /// Checks that the action of a lesson and those it calls as good are legal, and carries out one of them.
    fn lesson_step(&mut self, action: &str, others: &[&(usize, String)], instead: Option<usize>) -> Checked {
        let mut done = action;
        self.offered(action)?;
        for (line, text) in others {
            let other = first(text).1;
            self.offered(other)?;
            if instead == Some(*line) {
                done = other;
            }
        }
        self.act(done)
    }

    /// Starts and ends the temporary standing orders.
    fn renew_standing(&mut self) {
        for (seat, orders) in (0..).map(Seat).zip(&mut self.standing) {
            *orders = orders.as_ref().map(|orders| self.table.truth().standing_now(seat, orders));
        }
    }

    fn standing_answer(&self) -> Option<(Seat, <S::Game as Game>::Action)> {
        self.table.awaits().seats().iter().find_map(|seat| {
            let orders = self.standing.get(seat.index())?.as_ref()?;
            Some((seat, self.table.truth().standing_answer(seat, orders)?))
        })
    }

    fn stand(&mut self, text: &str) -> Checked {
        let (seat, orders) = first(text);
        let seat: Seat = read(seat, "a seat")?;
        let orders = read(orders, "a list of standing orders")?;
        <S::Game as Game>::check_standing(self.table.setup(), &orders)
            .map_err(|message| Trouble::Action(message.to_string()))?;
        match self.standing.get_mut(seat.index()) {
            Some(place) => {
                *place = Some(orders);
                self.renew_standing();
            }
            None => return Err(Trouble::Action(format!("there is no seat {seat}"))),
        }
        Ok(())
    }

    fn is_offered(&self, text: &str) -> Result<bool, Trouble> {
        let (seat, action) = self.seat_and_action(text)?;
        let choices = self.table.choices(seat);
        Ok((0..choices.len()).any(|k| choices.get(k) == action))
    }

    fn offered(&self, text: &str) -> Checked {
        let is_offered = self.is_offered(text)?;
        expect(is_offered, || format!("it is not among the legal actions; {}", self.legal_actions()))
    }

    fn refused(&mut self, text: &str) -> Checked {
        let (order, clause) = text.rsplit_once(char::is_whitespace).unwrap_or((text, ""));
        let step = self.step(order)?;
        let is_offered = matches!(step, Step::Action(..)) && self.is_offered(order)?;
        expect(!is_offered, || "it is among the legal actions".into())?;
        let (position, events) = (self.table.truth().position(), self.table.events().len());
        let found = match self.table.take(step) {
            Ok(_) => return Err(Trouble::Action("it was accepted".into())),
            Err(ActError::Refused(refusal)) => refusal.clause.as_str().to_owned(),
            Err(other) => other.to_string(),
        };
        expect(found == clause, || format!("the refusal is {found}"))?;
        let untouched = self.table.truth().position() == position && self.table.events().len() == events;
        expect(untouched, || "the refusal changed something".into())
    }

    fn any_event(&self, text: &str) -> bool {
        let (clause, wanted) = first(text);
        let wanted = wanted.to_lowercase();
        self.table.events()[self.since..].iter().any(|logged| {
            let debug = || format!("{:?}", logged.event).to_lowercase();
            let told = || self.game.tell(self.table.truth(), logged).to_lowercase();
            logged.clause.as_str() == clause && (debug().contains(&wanted) || told().contains(&wanted))
        })
    }

    fn asks(&self, text: &str) -> Checked {
        let mut wanted =
            text.split_whitespace().map(|seat| read::<Seat>(seat, "a seat")).collect::<Result<Vec<_>, _>>()?;
        wanted.sort_unstable();
        let asked = self.table.awaits().seats();
        expect(asked.iter().eq(wanted) && !asked.is_empty(), || match self.table.awaits().outcome() {
            Some(_) => "the match is over".into(),
            None => format!("asked are {asked}"),
        })
    }

    fn sees(&self, text: &str) -> Checked {
        let (word, rest) = first(text);
        let (is_seen, (viewer, wanted)) = if word == "not" { (false, first(rest)) } else { (true, (word, rest)) };
        let view = self.game.seen(self.table.truth(), read::<Viewer>(viewer, "a seat or `public`")?);
        expect(view.contains(wanted) == is_seen, || format!("the view is {view}"))
    }

    fn state(&self, text: &str) -> Checked {
        let (is_wanted, text) = text.strip_prefix("not ").map_or((true, text), |rest| (false, rest.trim()));
        let mut words: Vec<&str> = text.split_whitespace().collect();
        let mut seat = None;
        if words.len() > 2 && words[0] == "seat" {
            seat = Some(read::<Seat>(words[1].trim_end_matches(':'), "a seat")?);
            words.drain(..2);
        }
        let position = self.game.show(self.table.truth());
        let lines = lines_of(&position, seat);
        let holds = lines.iter().any(|line| {
            let line: Vec<&str> = line.split_whitespace().chain(["."]).collect();
            line.windows(words.len()).any(|part| part == words)
        });
        expect(holds == is_wanted, || {
            let whose = seat.map_or("the position".into(), |seat| format!("what belongs to seat {seat}"));
            format!("{} line of {whose} says so", if is_wanted { "no" } else { "a" })
        })
    }

    fn recent_events(&self) -> String {
        let recent = &self.table.events()[self.since..];
        let list: Vec<String> = recent.iter().map(|logged| format!("{} {:?}", logged.clause, logged.event)).collect();
        format!("since the last action: {}", if list.is_empty() { "nothing".into() } else { list.join("; ") })
    }

    fn legal_actions(&self) -> String {
        let of_seat = |seat: Seat| {
            let choices = self.table.choices(seat);
            let list: Vec<String> = (0..choices.len()).map(|k| choices.get(k).to_string()).collect();
            format!("seat {seat} may {}", list.join(", "))
        };
        let seats: Vec<String> = self.table.awaits().seats().iter().map(of_seat).collect();
        if seats.is_empty() { "the match is over".into() } else { seats.join("; ") }
    }
}

/// The lines of a position, or only those from `seat N` to the next line that is not indented.
fn lines_of(position: &str, seat: Option<Seat>) -> Vec<&str> {
    let Some(seat) = seat else { return position.lines().collect() };
    let begins = |line: &str| line.split_whitespace().take(2).eq(["seat", seat.to_string().as_str()]);
    let mut lines = position.lines().skip_while(|line| !begins(line));
    let head = lines.next();
    head.into_iter().chain(lines.take_while(|line| line.starts_with(' '))).collect()
}
