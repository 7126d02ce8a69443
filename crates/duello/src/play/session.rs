//! One match of any game at the terminal: plain text in, plain text out, no cursor tricks.

mod commands;
mod hand;
mod lesson;
mod screen;

use std::cell::OnceCell;
use std::collections::BTreeSet;
use std::io::{self, BufRead, Write};

use bots::{BotSpec, Budget, Stop};
use door::{Acted, AnyGame, AnyMatch, Company};
use protocol::{CardLine, Offer};
use table::scenario::Guide;
use table::{Language, Seat, SeatSet, Seed, Viewer};

use super::command::Command;
use screen::Line;

use super::levels::said_name;

/// The kind of player that decides for a seat.
#[derive(Clone, Debug)]
pub enum Chair {
    /// A person at this terminal.
    Person,
    /// Nobody: the lesson itself says what happens.
    Taught,
    /// A computer player.
    Computer {
        /// How it plays.
        player: BotSpec,
        /// The name under which it was asked for.
        name: String,
        /// How long it may think.
        budget: Budget,
    },
}

/// A match with its players, and the terminal that they use.
pub struct Session<R, W> {
    input: R,
    out: W,
    language: Language,
    game: &'static dyn AnyGame,
    live: Box<dyn AnyMatch>,
    chairs: Vec<Chair>,
    /// The lesson, if the person takes one.
    guide: Option<Guide>,
    /// The seed of the computer players, and of the match if it is dealt here.
    seed: Seed,
    /// The number of events that each seat has been told, followed by the number that the public has been told.
    told: Vec<usize>,
    /// The index of the event with which the person's last decision began.
    since: usize,
    /// The person who is at the terminal.
    here: Option<Seat>,
    /// Whether the whole table must be shown before the next question: at the start, and when the match continues from
    /// another point.
    is_stale: bool,
    /// The status lines that were last shown to each seat.
    status: Vec<Vec<String>>,
    /// For each seat, the ids of the cards whose texts it was shown when they were in its hand.
    read: Vec<BTreeSet<String>>,
    /// The cards of the table, read when they are first needed.
    cards: OnceCell<Vec<CardLine>>,
    /// Whether the person was told that equivalent actions are listed only once.
    knows_alike: bool,
    /// Lines that have not been listed yet.
    page: Vec<String>,
    /// Whether the output is a screen that can be cleared.
    is_screen: bool,
    /// The width of a line in columns; `None` if it is unknown, and then lines are not broken.
    width: Option<usize>,
}

/// What happens after a command.
enum Next {
    /// The same question is asked again.
    Stay,
    /// The match has changed.
    Changed,
    /// The person leaves.
    Leave,
}

/// The question that a person is asked: the seat, and its legal actions in the order of their numbers. Actions without
/// a number come last.
struct Question {
    seat: Seat,
    offers: Vec<Offer>,
    numbered: usize,
    /// The first number, if all actions are one range of consecutive numbers. They are then listed as a range, and
    /// each is chosen by its own number.
    range: Option<usize>,
}

impl Question {
    fn new(live: &dyn AnyMatch, seat: Seat) -> Self {
        let (alike, mut offers): (Vec<Offer>, Vec<Offer>) =
            live.actions(seat).into_iter().partition(|offer| offer.alike);
        let numbered = offers.len();
        let range = if alike.is_empty() { range(&offers) } else { None };
        offers.extend(alike);
        Self { seat, offers, numbered, range }
    }

    /// Returns the number of the first action.
    fn first(&self) -> usize {
        self.range.unwrap_or(1)
    }

    /// Returns the actions that have a number.
    fn listed(&self) -> &[Offer] {
        &self.offers[..self.numbered]
    }
}

/// The fewest actions that are shown as a range.
const SHORTEST_RANGE: usize = 8;

/// Returns the first number if all actions are the same word with consecutive numbers: `pay 0`, `pay 1` and so on.
fn range(offers: &[Offer]) -> Option<usize> {
    let parts = |offer: &Offer| {
        let (word, number) = offer.action.rsplit_once(' ')?;
        Some((word.to_owned(), number.parse::<usize>().ok()?))
    };
    let (word, first) = parts(offers.first().filter(|_| offers.len() >= SHORTEST_RANGE)?)?;
    let follows = |(offer, number): (&Offer, usize)| parts(offer).is_some_and(|found| found == (word.clone(), number));
    offers.iter().zip(first..).all(follows).then_some(first)
}

impl<R: BufRead, W: Write> Session<R, W> {
    /// Returns a session for a match with its players, one for each seat.
    pub fn new(
        input: R,
        out: W,
        language: Language,
        game: &'static dyn AnyGame,
        live: Box<dyn AnyMatch>,
        chairs: Vec<Chair>,
        seed: Seed,
    ) -> Self {
        let (told, seats) = (vec![0; chairs.len() + 1], chairs.len());
        Self {
            input,
            out,
            language,
            game,
            live,
            chairs,
            guide: None,
            seed,
            told,
            since: 0,
            here: None,
            is_stale: true,
            status: vec![Vec::new(); seats],
            read: vec![BTreeSet::new(); seats],
            cards: OnceCell::new(),
            knows_alike: false,
            page: Vec::new(),
            is_screen: false,
            width: None,
        }
    }

    /// Sets the width in columns: longer lines are broken between words.
    pub const fn of_width(mut self, width: Option<usize>) -> Self {
        self.width = width;
        self
    }

    /// Says that the output is a screen: it is cleared, with everything that has scrolled out of view, before another
    /// person takes over.
    pub const fn on_a_screen(mut self) -> Self {
        self.is_screen = true;
        self
    }

    /// Plays until the match is over or the person leaves.
    ///
    /// # Errors
    /// When reading from or writing to the terminal fails.
    pub fn run(&mut self) -> io::Result<()> {
        if self.guide.is_some() {
            return self.run_lesson();
        }
        self.greet()?;
        self.set_usual_stops();
        loop {
            let asked: Vec<Seat> =
                self.live.awaits(Viewer::Public).seats.iter().map(|asked| Seat(asked.seat)).collect();
            let computer = asked.iter().copied().find(|seat| self.is_computer(*seat));
            let Some(seat) = computer.or(asked.first().copied()) else {
                if self.finish()? {
                    continue;
                }
                return Ok(());
            };
            if self.is_computer(seat) {
                self.let_computer_act(seat)?;
                // If people play, they are told the news when they are asked.
                if self.people().is_empty() {
                    self.tell_news()?;
                }
            } else if !self.put_question(seat)? {
                return Ok(());
            }
        }
    }

    /// Returns the match in its present state.
    #[cfg(test)]
    pub fn live(&self) -> &dyn AnyMatch {
        self.live.as_ref()
    }

    fn greet(&mut self) -> io::Result<()> {
        let [title, seed] = [self.game.about().title, self.seed.to_string()];
        self.say("welcome", &[("title", title.into()), ("seed", seed.into())])?;
        let decisions = self.live.awaits(Viewer::Public).decisions;
        if decisions > 0 {
            self.say("resumed", &[("n", decisions.into())])?;
            self.all_told();
        }
        for (place, chair) in (1..).zip(self.chairs.clone()) {
            let place: u8 = place;
            match chair {
                Chair::Person => {
                    let deck = self.live.ready_deck(Seat(place - 1));
                    let id = if deck.is_some() { "you-are-with" } else { "you-are" };
                    let deck = deck.unwrap_or_default();
                    let values = [("seat", place.into()), ("deck", deck.into()), ("game", self.game.name().into())];
                    self.say(id, &values)?;
                }
                Chair::Taught => {}
                Chair::Computer { name, .. } => {
                    let name = said_name(&name, self.language);
                    self.say("computer-is", &[("seat", place.into()), ("name", name.into())])?;
                }
            }
        }
        if self.people().is_empty() { Ok(()) } else { self.say("hint", &[]) }
    }

    fn set_usual_stops(&mut self) {
        let people = self.people();
        let usual = self.game.usual_stops(Company::at_one_device(people.len()));
        self.live.set_alone(people.lowest().filter(|_| people.len() == 1));
        for seat in people.iter() {
            // The game always accepts its own names of stops.
            let _ = self.live.set_standing(seat, Some(&usual));
        }
    }

    fn let_computer_act(&mut self, seat: Seat) -> io::Result<()> {
        let Chair::Computer { player, budget, .. } = &self.chairs[seat.index()] else { return Ok(()) };
        let answer = self.live.answer(seat, *player, *budget, self.seed, &Stop::default());
        let is_done = answer.is_some_and(|answer| matches!(self.live.act(seat, &answer), Ok(Acted::Done { .. })));
        if !is_done {
            // A player that answers with an illegal action must not stop the match: the first legal action is taken
            // instead.
            let first = self.live.actions(seat).into_iter().next().map(|offer| offer.action).unwrap_or_default();
            self.live.act(seat, &first).map_err(io::Error::other)?;
        }
        Ok(())
    }

    /// Asks a person until the match has changed. Returns `false` if the person leaves.
    fn put_question(&mut self, seat: Seat) -> io::Result<bool> {
        if self.people().len() > 1 && self.here != Some(seat) && !self.hand_over(seat)? {
            return Ok(false);
        }
        self.here = Some(seat);
        self.tell_news()?;
        self.show_new_cards(seat)?;
        let question = Question::new(self.live.as_ref(), seat);
        if std::mem::take(&mut self.is_stale) {
            self.show_table()?;
        } else {
            self.show_status(seat)?;
            self.show_prompt(seat)?;
        }
        self.show_menu(&question)?;
        loop {
            match self.read_answer()? {
                Line::End => {
                    self.line("")?;
                    self.say("input-ended", &[])?;
                    return Ok(false);
                }
                Line::TooLong => self.say("too-long", &[])?,
                Line::Text(text) => match self.obey(Command::read(&text), Some(&question))? {
                    Next::Stay => {}
                    Next::Changed => return Ok(true),
                    Next::Leave => {
                        self.say("bye", &[])?;
                        return Ok(false);
                    }
                },
            }
        }
    }

    /// Shows the end of the match. Returns `true` if the match goes on because somebody took a decision back.
    fn finish(&mut self) -> io::Result<bool> {
        self.tell_news()?;
        self.show_table()?;
        if self.people().is_empty() {
            return Ok(false);
        }
        self.say("over-hint", &[])?;
        loop {
            match self.read_answer()? {
                Line::End => return self.line("").map(|()| false),
                Line::TooLong => self.say("too-long", &[])?,
                Line::Text(text) if text.trim().is_empty() => return Ok(false),
                Line::Text(text) => match self.obey(Command::read(&text), None)? {
                    Next::Stay => {}
                    Next::Changed => return Ok(true),
                    Next::Leave => return Ok(false),
                },
            }
        }
    }

    /// Lets another person take over before the screen shows what only that person may see.
    fn hand_over(&mut self, seat: Seat) -> io::Result<bool> {
        if self.is_screen {
            write!(self.out, "\x1b[H\x1b[2J\x1b[3J")?;
        } else if self.here.is_some() {
            write!(self.out, "{}", "\n".repeat(40))?;
        }
        self.say("hand-over", &[("seat", (seat.0 + 1).into())])?;
        self.is_stale = true;
        Ok(!matches!(self.read("")?, Line::End))
    }

    /// Returns the seats of the people at this terminal.
    fn people(&self) -> SeatSet {
        let places = (0..).zip(&self.chairs).filter(|(_, chair)| matches!(chair, Chair::Person));
        places.fold(SeatSet::NONE, |people, (place, _)| people.with(Seat(place)))
    }

    fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Computer { .. }))
    }
}
