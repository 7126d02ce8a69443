//! A lesson at the terminal: what it says, what it asks for, and what happens in between.

use std::io::{self, BufRead, Write};

use door::Acted;
use table::Seat;
use table::scenario::{Guide, Lesson, LessonStep, Said};

use super::{Line, Question, Session};
use crate::play::command::Command;

impl<R: BufRead, W: Write> Session<R, W> {
    /// Returns the session with this lesson.
    pub fn guided(self, lesson: Lesson) -> Self {
        Self { guide: Some(Guide::new(lesson)), ..self }
    }

    /// Runs the lesson until it is over or the person leaves.
    pub(super) fn run_lesson(&mut self) -> io::Result<()> {
        let title = self.guide.as_ref().map(|guide| guide.lesson().title.say(self.language).to_owned());
        let values = [("game", self.game.about().title.into()), ("title", title.unwrap_or_default().into())];
        self.say("lesson-begins", &values)?;
        self.all_told();
        let mut is_first = true;
        while let Some(step) = self.guide.as_ref().and_then(|guide| guide.step().cloned()) {
            let goes_on = match step {
                LessonStep::Read(said) => {
                    self.tell_news()?;
                    self.teach(&said)?;
                    if std::mem::take(&mut is_first) {
                        self.show_where_it_begins()?;
                    }
                    self.wait_for_enter()?
                }
                LessonStep::Do { said, .. } => {
                    self.tell_news()?;
                    self.teach(&said)?;
                    let seat = self.guide.as_ref().map_or(Seat(0), |guide| guide.lesson().seat);
                    self.put_question(seat)?
                }
                LessonStep::Play(seat, action) => {
                    // The tests play every lesson, so none of its actions is refused.
                    let done = self.live.act(seat, &action).map_err(io::Error::other)?;
                    matches!(done, Acted::Done { .. })
                }
            };
            if !goes_on {
                return Ok(());
            }
            if let Some(guide) = &mut self.guide {
                guide.advance();
            }
        }
        self.say("lesson-over", &[("game", self.game.name().into())])
    }

    /// Prints the whole table, with the texts of the hand.
    fn show_where_it_begins(&mut self) -> io::Result<()> {
        let Some(seat) = self.guide.as_ref().map(|guide| guide.lesson().seat) else { return Ok(()) };
        self.here = Some(seat);
        self.is_stale = false;
        let hand = self.live.hand(seat);
        if let Some(read) = self.read.get_mut(seat.index()) {
            read.extend(hand);
        }
        self.show_table()
    }

    /// Prints a text of the lesson, with its number and its clause.
    fn teach(&mut self, said: &Said) -> io::Result<()> {
        let Some(guide) = &self.guide else { return Ok(()) };
        let [number, length] = [guide.number(), guide.lesson().length()];
        let text = said.text.say(self.language).to_owned();
        self.line("")?;
        self.say("lesson-step", &[("n", number.into()), ("of", length.into()), ("text", text.into())])?;
        match &said.clause {
            Some(clause) => {
                let title = self.title(clause);
                self.say("lesson-clause", &[("clause", clause.as_str().into()), ("title", title.into())])
            }
            None => Ok(()),
        }
    }

    /// Waits until the learner has read the text; commands that only show something work meanwhile. Returns `false` if
    /// the learner leaves.
    fn wait_for_enter(&mut self) -> io::Result<bool> {
        self.say("lesson-go-on", &[])?;
        loop {
            match self.read("")? {
                Line::End => return self.line("").map(|()| false),
                Line::TooLong => self.say("too-long", &[])?,
                Line::Text(text) => match Command::read(&text) {
                    Command::Again => return Ok(true),
                    Command::Quit => return self.say("bye", &[]).map(|()| false),
                    Command::Act(_) => self.say("lesson-go-on", &[])?,
                    shows => {
                        self.obey(shows, None)?;
                    }
                },
            }
        }
    }

    /// Says what the lesson asks for instead of this action, or why the rules refuse it.
    pub(super) fn show_what_is_asked(&mut self, action: &str, question: &Question) -> io::Result<()> {
        match self.live.refusal(question.seat, action) {
            Ok(Some(refusal)) => return self.show_refusal(&refusal),
            Err(error) => return self.show_unread(&error),
            Ok(None) => {}
        }
        let asked = self.guide.as_ref().and_then(|guide| match guide.step() {
            Some(LessonStep::Do { action, .. }) => Some(action.clone()),
            _ => None,
        });
        let offer =
            question.offers.iter().zip(question.first()..).find(|(offer, _)| Some(&offer.action) == asked.as_ref());
        let Some((offer, number)) = offer else { return Ok(()) };
        let label = offer.label.get(self.language).to_owned();
        self.say("lesson-asks", &[("number", number.into()), ("action", label.into())])
    }
}
