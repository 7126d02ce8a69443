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
