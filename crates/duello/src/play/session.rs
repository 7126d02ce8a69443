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

/// Who decides for a seat.
#[derive(Clone, Debug)]
pub enum Chair {
    /// A person at this terminal.
    Person,
    /// Nobody: a lesson says what happens here.
    Taught,
    /// A computer player.
    Computer {
        /// How it plays.
        player: BotSpec,
        /// How it was called.
        name: String,
        /// How long it may think.
        budget: Budget,
    },
}

/// A match, its players, and the terminal before which they sit.
pub struct Session<R, W> {
    input: R,
    out: W,
    language: Language,
    game: &'static dyn AnyGame,
    live: Box<dyn AnyMatch>,
    chairs: Vec<Chair>,
    /// The lesson that the person takes.
    guide: Option<Guide>,
    /// The seed of the computer players, and of the match where it is dealt.
    seed: Seed,
    /// How many events each seat has been told, and after them how many the public.
    told: Vec<usize>,
    /// The event with which the person's last decision began.
    since: usize,
    /// The person who sits here.
    here: Option<Seat>,
    /// Whether the whole table is shown before the next question: at the beginning, and where a match goes on somewhere else.
    is_stale: bool,
    /// The lines of its status that each seat was shown last.
    status: Vec<Vec<String>>,
    /// The ids of the cards that each seat has held in its hand and was told the text of.
    read: Vec<BTreeSet<String>>,
    /// The cards of the table, once they are needed.
    cards: OnceCell<Vec<CardLine>>,
    /// Whether it was said that actions that are alike are listed once.
    knows_alike: bool,
    /// Lines that are still to be listed.
    page: Vec<String>,
    /// Whether the output is a screen that can be cleared.
    is_screen: bool,
    /// How many columns a line may have; as long as it is where nothing is known.
    width: Option<usize>,
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

/// The question that a person is asked: the seat, and its legal actions in the order of their numbers; those without a
/// number come last.
struct Question {
    seat: Seat,
    offers: Vec<Offer>,
    numbered: usize,
    /// Where all actions are one number in a row: the first number. They are listed as a range then, each under its own.
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

    /// The number of the first action.
    fn first(&self) -> usize {
        self.range.unwrap_or(1)
    }

    /// The actions that have a number.
    fn listed(&self) -> &[Offer] {
        &self.offers[..self.numbered]
    }
}

/// As many actions at least are shown as a range.
const SHORTEST_RANGE: usize = 8;

/// The first number of actions that are the same word with one number after another: `pay 0`, `pay 1` and so on.
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
    /// A match with its players, one for each seat.
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

    /// Lines are broken between words so that they fit into so many columns.
    pub const fn of_width(mut self, width: Option<usize>) -> Self {
        self.width = width;
        self
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
                // With a person at the table the news come together, when the person is asked.
                if self.people().is_empty() {
                    self.tell_news()?;
                }
            } else if !self.put_question(seat)? {
                return Ok(());
            }
        }
    }

    /// The match as it stands.
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
            // The game reads what it has said itself.
            let _ = self.live.set_standing(seat, Some(&usual));
        }
    }

    fn let_computer_act(&mut self, seat: Seat) -> io::Result<()> {
        let Chair::Computer { player, budget, .. } = &self.chairs[seat.index()] else { return Ok(()) };
        let answer = self.live.answer(seat, *player, *budget, self.seed, &Stop::default());
        let is_done = answer.is_some_and(|answer| matches!(self.live.act(seat, &answer), Ok(Acted::Done { .. })));
        if !is_done {
            // A player that answers against the rules must not stop the match: the first legal action instead.
            let first = self.live.actions(seat).into_iter().next().map(|offer| offer.action).unwrap_or_default();
            self.live.act(seat, &first).map_err(io::Error::other)?;
        }
        Ok(())
    }

    /// Asks a person until the match has changed. `false` when the person leaves.
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

    /// The match is over. `true` when it goes on after all, because somebody took a decision back.
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

    /// Lets another person sit down before the screen shows what only that person may see.
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

    /// The seats of the people at this terminal.
    fn people(&self) -> SeatSet {
        let places = (0..).zip(&self.chairs).filter(|(_, chair)| matches!(chair, Chair::Person));
        places.fold(SeatSet::NONE, |people, (place, _)| people.with(Seat(place)))
    }

    fn is_computer(&self, seat: Seat) -> bool {
        matches!(self.chairs.get(seat.index()), Some(Chair::Computer { .. }))
    }
}
