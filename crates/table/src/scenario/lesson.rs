//! Lessons: scenarios that a person plays while being told, step by step, what to do and why.
//!
//! A lesson file is a file of scenarios, and the test harness plays it as such, so that no lesson can ask for an action
//! that the rules refuse ([`run_lessons`]). A screen that shows a lesson holds a [`Guide`] beside the match: it says
//! what the learner reads, which action is asked for, and what the other seats do.

mod prepared;

use std::marker::PhantomData;

use super::{Failure, Report, Scenarios, Sheet, run_text, sheet};
use crate::{Language, Logged, Problem, Recorded, Seat, Seed, Told, Wording};

/// A guided match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Its name, a sentence in `snake_case`.
    pub name: String,
    /// Its name for people.
    pub title: Wording,
    /// The table, in the notation of records.
    pub setup: String,
    /// The position at its start; the match is dealt when this is empty.
    pub position: String,
    /// The seed of its chance.
    pub seed: Seed,
    /// The seat of the learner.
    pub seat: Seat,
    /// Its steps, in order.
    pub steps: Vec<LessonStep>,
}

/// A text for the learner.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The text.
    pub text: Wording,
    /// The id of the clause that states it.
    pub clause: Option<String>,
}

/// One step of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonStep {
    /// The learner reads this, and goes on when ready.
    Read(Said),
    /// The learner is asked for an action.
    Do {
        /// The text that explains it.
        said: Said,
        /// The action, in its notation.
        action: String,
        /// The actions that are as good.
        or: Vec<String>,
    },
    /// The action of another seat, or of the learner where it has no choice.
    Play(Seat, String),
}

impl Lesson {
    /// The lessons in a text; `file` is its name in reports.
    ///
    /// # Errors
    /// Everything that is wrong with them.
    pub fn read(file: &str, text: &str) -> Result<Vec<Self>, Vec<Failure>> {
        let (sheets, mut failures) = sheet::read(file, text);
        let mut lessons = Vec::new();
        for sheet in &sheets {
            match Reader::new(file, sheet).lesson() {
                Ok(lesson) => lessons.push(lesson),
                Err(found) => failures.extend(found),
            }
        }
        if failures.is_empty() { Ok(lessons) } else { Err(failures) }
    }

    /// The number of steps that the learner takes: texts to read, and actions.
    #[must_use]
    pub fn length(&self) -> usize {
        self.steps.iter().filter(|step| !matches!(step, LessonStep::Play(..))).count()
    }
}

/// The progress of a learner in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    lesson: Lesson,
    at: usize,
}

impl Guide {
    /// Starts a lesson.
    #[must_use]
    pub const fn new(lesson: Lesson) -> Self {
        Self { lesson, at: 0 }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// The present step; `None` after the last.
    #[must_use]
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.at)
    }

    /// The number of the present step among those that the learner takes, from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        let taken = &self.lesson.steps[..self.at.min(self.lesson.steps.len())];
        taken.iter().filter(|step| !matches!(step, LessonStep::Play(..))).count() + 1
    }

    /// Whether the learner may take this action now.
    #[must_use]
    pub fn allows(&self, wanted: &str) -> bool {
        match self.step() {
            Some(LessonStep::Do { action, or, .. }) => action == wanted || or.iter().any(|other| other == wanted),
            _ => false,
        }
    }

    /// Moves on from the present step, which is done.
    pub fn advance(&mut self) {
        self.at = (self.at + 1).min(self.lesson.steps.len());
    }
}

/// Plays every lesson of a text with the actions that it asks for, and once more with each action that it calls as
/// good.
pub fn run_lessons<G: Recorded + Told>(
    cards: &G::Cards,
    is_clause: fn(&str) -> bool,
    file: &str,
    text: &str,
) -> Report {
    let mut report = run_text(&House::<G> { cards: cards.clone(), is_clause, game: PhantomData }, file, text);
    if let Err(failures) = Lesson::read(file, text) {
        report.failures.extend(failures);
    }
    report
}

/// The tables of lessons: written as in records, with the cards of the game itself.
struct House<G: Recorded> {
    cards: G::Cards,
    is_clause: fn(&str) -> bool,
    game: PhantomData<fn() -> G>,
}

impl<G: Recorded + Told> Scenarios for House<G> {
    type Game = G;

    fn setup(&self, sheet: &Sheet) -> Result<G::Setup, Vec<Problem>> {
        G::read_setup(&sheet.setup_text(), &self.cards)
    }

    fn show(&self, state: &G) -> String {
        state.readable_position()
    }

    fn action(&self, _state: &G, text: &str) -> Option<G::Action> {
        G::read_action(text).ok()
    }

    fn is_clause(&self, id: &str) -> bool {
        (self.is_clause)(id)
    }

    fn tell(&self, truth: &G, logged: &Logged<G::Event>) -> String {
        truth.tell(logged, Language::En)
    }
}

/// Reads the lines of one lesson.
struct Reader<'a> {
    file: &'a str,
    sheet: &'a Sheet,
    steps: Vec<LessonStep>,
    seat: Option<Seat>,
    /// The texts since the last step, in both languages.
    said: [String; 2],
    clause: Option<String>,
    failures: Vec<Failure>,
}

impl<'a> Reader<'a> {
    const fn new(file: &'a str, sheet: &'a Sheet) -> Self {
        Self {
            file,
            sheet,
            steps: Vec::new(),
            seat: None,
            said: [String::new(), String::new()],
            clause: None,
            failures: Vec::new(),
        }
    }

    fn lesson(mut self) -> Result<Lesson, Vec<Failure>> {
        for (line, text) in &self.sheet.play {
            self.line(*line, text);
        }
        let sheet = self.sheet;
        if self.said.iter().any(|text| !text.is_empty()) {
            self.fail(sheet.line, "what is said last belongs to no step; write `read` after it");
        }
        let [en, it] = &sheet.title;
        if en.is_empty() || it.is_empty() {
            self.fail(sheet.line, "a lesson has a `title:` with a line `en ...` and a line `it ...`");
        }
        if !sheet.draws.is_empty() || !sheet.cards.is_empty() || !sheet.options.is_empty() {
            let message =
                "a lesson has no cards of its own, no `options:` but in its setup, and no draws but those of a seed";
            self.fail(sheet.line, message);
        }
        let (Some(seed), Some(seat)) = (sheet.seed, self.seat) else {
            self.fail(sheet.line, "a lesson has a line `chance: seed N`, and asks one seat to `do` something");
            return Err(self.failures);
        };
        if !self.failures.is_empty() {
            return Err(self.failures);
        }
        Ok(Lesson {
            name: sheet.name.clone(),
            title: both(&sheet.title),
            setup: sheet.setup_text(),
            position: sheet.position_text(),
            seed: Seed::from(seed),
            seat,
            steps: self.steps,
        })
    }

    fn line(&mut self, line: usize, text: &str) {
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let rest = rest.trim();
        match word {
            "en" => add(&mut self.said[0], rest),
            "it" => add(&mut self.said[1], rest),
            "clause" => self.clause = Some(rest.to_owned()),
            "read" => {
                let said = self.take_said(line);
                self.steps.push(LessonStep::Read(said));
            }
            "do" => {
                let said = self.take_said(line);
                if let Some(action) = self.of_learner(line, rest) {
                    self.steps.push(LessonStep::Do { said, action, or: Vec::new() });
                }
            }
            "or" => {
                let action = self.of_learner(line, rest);
                match (self.steps.last_mut(), action) {
                    (Some(LessonStep::Do { or, .. }), Some(action)) => or.push(action),
                    _ => self.fail(line, "`or` comes right after a `do`"),
                }
            }
            _ => {
                if let Ok(seat) = word.parse() {
                    self.steps.push(LessonStep::Play(seat, rest.to_owned()));
                }
            }
        }
    }

    /// Parses the action of the learner, who keeps the same seat throughout.
    fn of_learner(&mut self, line: usize, text: &str) -> Option<String> {
        let (seat, action) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let Ok(seat) = seat.parse::<Seat>() else {
            self.fail(line, "expected the learner's seat and an action, e.g. `do 0 end`");
            return None;
        };
        if *self.seat.get_or_insert(seat) != seat {
            self.fail(line, "all that is asked for is asked of one seat");
        }
        Some(action.trim().to_owned())
    }

    fn take_said(&mut self, line: usize) -> Said {
        if self.said.iter().any(String::is_empty) {
            self.fail(line, "say before it what the learner is told, in lines `en ...` and `it ...`");
        }
        Said { text: both(&std::mem::take(&mut self.said)), clause: self.clause.take() }
    }

    fn fail(&mut self, line: usize, message: &str) {
        self.failures.push(self.sheet.failure(self.file, line, message.to_owned()));
    }
}

fn add(text: &mut String, more: &str) {
    if !text.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

fn both([en, it]: &[String; 2]) -> Wording {
    Wording::new(|language| match language {
        Language::En => en.clone(),
        Language::It => it.clone(),
    })
}
