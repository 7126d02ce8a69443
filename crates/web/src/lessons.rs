//! The prepared lessons of the game, with both languages in one text. Like the rulebooks, they are requested when the
//! page starts and are not part of the first load.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Language;
use table::scenario::Lesson;

use crate::books::fetch_text;
use crate::desk::pause;

/// The address of the lessons.
const ADDRESS: &str = "./lessons.txt";

/// The lessons, once they are loaded.
#[derive(Clone, Copy)]
pub struct Lessons(RwSignal<Vec<String>>);

impl Lessons {
    /// Fetches the lessons. A page that has lost its server continues without them, and tries again.
    #[must_use]
    pub fn fetch() -> Self {
        let lessons = Self(RwSignal::new(Vec::new()));
        spawn_local(async move {
            loop {
                if let Some(text) = fetch_text(ADDRESS).await {
                    let all = text.split("\n\n").filter(|lesson| !lesson.is_empty());
                    return lessons.0.set(all.map(str::to_owned).collect());
                }
                pause(5_000).await;
            }
        });
        lessons
    }

    /// Returns the number of lessons.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.with(Vec::len)
    }

    /// Whether the lesson with this index is of the game as it is usually played, and not of a mode: the first one, whose table
    /// may have any options, and others without options.
    #[must_use]
    pub fn is_general(&self, place: usize) -> bool {
        place == 0 || self.0.with(|all| all.get(place).is_some_and(|text| words_of(text).next().is_none()))
    }

    /// Returns the index of the lesson of a mode, or of an option that adds one.
    #[must_use]
    pub fn of_mode(&self, name: &str) -> Option<usize> {
        self.0.with(|all| all.iter().position(|text| words_of(text).any(|word| word == name)))
    }

    /// Returns the title of the lesson with this index.
    #[must_use]
    pub fn title(&self, place: usize, language: Language) -> String {
        self.0.with(|all| all.get(place).map_or("", |text| Lesson::title_of(text, language)).to_owned())
    }

    /// Returns the text of the lesson with this index.
    #[must_use]
    pub fn text(&self, place: usize) -> Option<String> {
        self.0.with_untracked(|all| all.get(place).cloned())
    }
}

/// Returns the options of the table of a prepared lesson, without parsing the rest.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| line.strip_prefix("setup options ")).flat_map(str::split_whitespace)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_of_the_modes_that_its_table_names() {
        let words = |text| words_of(text).collect::<Vec<&str>>();
        assert_eq!(words("lesson x\nsetup options solo dial\nposition round 1"), ["solo", "dial"]);
        assert_eq!(words("lesson x\nsetup seat 0 model C1\nen setup options solo"), [""; 0]);
    }
}
