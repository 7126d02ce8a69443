//! The prepared lessons of the game, with both languages in one text. Like the rulebooks, they are requested when the
//! page starts and are not part of the first load.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::scenario::Lesson;
use table::{Language, OptionTable};

use crate::agreement::option_table;
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

    /// Whether the lesson with this index is of the game as it is usually played, and not of a mode.
    #[must_use]
    pub fn is_general(&self, place: usize) -> bool {
        self.0.with(|all| all.get(place).is_some_and(|text| !words_of(text).any(is_mode)))
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

/// Whether a word of the options names a mode, or an option that adds one.
fn is_mode(word: &str) -> bool {
    let OptionTable { modes, options } = option_table();
    modes.iter().any(|mode| mode.name == word) || options.iter().any(|spec| spec.adds_mode && spec.name == word)
}

#[cfg(test)]
mod tests {
    use crate::game::Entry;
    use door::Entry as _;

    use super::*;

    /// A game begins with a lesson that the start screen shows, whatever options its table has.
    #[test]
    fn the_first_lesson_is_of_no_mode() {
        let read = |(file, text): &(&str, &str)| Lesson::read(file, text).expect("the lessons are right");
        let first = Entry::lessons().iter().flat_map(read).next().expect("a lesson").to_string();
        assert!(!words_of(&first).any(is_mode), "{first}");
    }

    #[test]
    fn a_lesson_is_of_the_modes_that_its_table_names() {
        let words = |text| words_of(text).collect::<Vec<&str>>();
        assert_eq!(words("lesson x\nsetup options solo dial\nposition round 1"), ["solo", "dial"]);
        assert_eq!(words("lesson x\nsetup seat 0 model C1\nen setup options solo"), [""; 0]);
    }
}
