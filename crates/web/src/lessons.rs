//! The lessons of the game, prepared, both languages in one text: asked for as the page starts, like the rulebooks, and no
//! part of the first load.

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Language;
use table::scenario::Lesson;

use crate::books::fetch_text;
use crate::desk::pause;

/// Where they lie.
const ADDRESS: &str = "./lessons.txt";

/// The lessons, once they have come.
#[derive(Clone, Copy)]
pub struct Lessons(RwSignal<Vec<String>>);

impl Lessons {
    /// Fetches them. A page that lost its server goes on without, and asks again.
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

    /// How many there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.0.with(Vec::len)
    }

    /// The title of a lesson, by its place.
    #[must_use]
    pub fn title(&self, place: usize, language: Language) -> String {
        self.0.with(|all| all.get(place).map_or("", |text| Lesson::title_of(text, language)).to_owned())
    }

    /// A lesson, by its place.
    #[must_use]
    pub fn text(&self, place: usize) -> Option<String> {
        self.0.with_untracked(|all| all.get(place).cloned())
    }
}
