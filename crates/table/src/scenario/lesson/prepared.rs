//! Lessons in the form that a page fetches: only what a learner needs of a file, one line each, parsed by a few lines
//! of code.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use super::{Lesson, LessonStep, Said, both};
use crate::{Language, Seat, Seed};

/// The text is not a prepared lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotPrepared;

/// One line each of the form `WORD TEXT`: the name and the seed, the title in both languages, the table and the
/// position, then the steps. A text stands before its `read` or `do`.
impl fmt::Display for Lesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, title, setup, position, seed, seat, steps } = self;
        writeln!(f, "lesson {name}\nseed {seed}\nseat {seat}")?;
        writeln!(f, "title-en {}\ntitle-it {}", title.say(Language::En), title.say(Language::It))?;
        for (word, text) in [("setup", setup), ("position", position)] {
            text.lines().try_for_each(|line| writeln!(f, "{word} {line}"))?;
        }
        for step in steps {
            match step {
                LessonStep::Read(said) => writeln!(f, "{said}read")?,
                LessonStep::Do { said, action, or } => {
                    writeln!(f, "{said}do {action}")?;
                    or.iter().try_for_each(|other| writeln!(f, "or {other}"))?;
                }
                LessonStep::Play(seat, action) => writeln!(f, "play {seat} {action}")?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "en {}\nit {}", self.text.say(Language::En), self.text.say(Language::It))?;
        self.clause.as_ref().map_or(Ok(()), |clause| writeln!(f, "clause {clause}"))
    }
}

impl FromStr for Lesson {
    type Err = NotPrepared;

    fn from_str(text: &str) -> Result<Self, NotPrepared> {
        let (mut name, mut setup, mut position) = (String::new(), String::new(), String::new());
        let (mut title, mut said) = ([String::new(), String::new()], [String::new(), String::new()]);
        let (mut seed, mut seat, mut clause, mut steps) = (None, None, None, Vec::new());
        for line in text.lines() {
            let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
            let mut take_said = || Said { text: both(&std::mem::take(&mut said)), clause: clause.take() };
            match word {
                "lesson" => name = rest.to_owned(),
                "seed" => seed = rest.parse::<Seed>().ok(),
                "seat" => seat = rest.parse::<Seat>().ok(),
                "title-en" => title[0] = rest.to_owned(),
                "title-it" => title[1] = rest.to_owned(),
                "setup" => setup += &format!("{rest}\n"),
                "position" => position += &format!("{rest}\n"),
                "en" => said[0] = rest.to_owned(),
                "it" => said[1] = rest.to_owned(),
                "clause" => clause = Some(rest.to_owned()),
                "read" => steps.push(LessonStep::Read(take_said())),
                "do" => steps.push(LessonStep::Do { said: take_said(), action: rest.to_owned(), or: Vec::new() }),
                "or" => match steps.last_mut() {
                    Some(LessonStep::Do { or, .. }) => or.push(rest.to_owned()),
                    _ => return Err(NotPrepared),
                },
                "play" => {
                    let (of, action) = rest.split_once(' ').ok_or(NotPrepared)?;
                    steps.push(LessonStep::Play(of.parse().map_err(|_| NotPrepared)?, action.to_owned()));
                }
                _ => return Err(NotPrepared),
            }
        }
        let (Some(seed), Some(seat)) = (seed, seat) else { return Err(NotPrepared) };
        Ok(Self { name, title: both(&title), setup, position, seed, seat, steps })
    }
}

impl Lesson {
    /// Joins lessons into one text, with an empty line between them.
    #[must_use]
    pub fn join(lessons: &[Self]) -> String {
        lessons.iter().fold(String::new(), |mut text, lesson| {
            if !text.is_empty() {
                text.push('\n');
            }
            // Writing into a string cannot fail.
            let _ = write!(text, "{lesson}");
            text
        })
    }

    /// The title of a prepared lesson in a language, without parsing the rest.
    #[must_use]
    pub fn title_of(text: &str, language: Language) -> &str {
        let word = format!("title-{language} ");
        text.lines().find_map(|line| line.strip_prefix(word.as_str())).unwrap_or_default()
    }
}
