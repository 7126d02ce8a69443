//! What a person has chosen for this browser: kept in its local storage, and never needed.

use leptos::prelude::*;
use table::Language;

use crate::level::Level;

/// The settings, as signals.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The language of the page and of the games.
    pub language: RwSignal<Language>,
    /// `auto`, `light` or `dark`.
    pub theme: RwSignal<String>,
    /// `auto` follows the system, `reduce` and `full` do not.
    pub motion: RwSignal<String>,
    /// How fast the opponent answers: `slow`, `normal`, `fast` or `instant`.
    pub pace: RwSignal<String>,
    /// Whether number keys choose from the list: `on` or `off`.
    pub keys: RwSignal<String>,
    /// The level last played against.
    pub level: RwSignal<Level>,
    /// Seconds for a decision of a person; 0 for any time.
    pub limit: RwSignal<u16>,
}

impl Settings {
    /// The paces of bots, from slow to quick.
    pub const PACES: [&'static str; 4] = ["slow", "normal", "fast", "instant"];

    /// Reads what is stored, and stores every change from now on.
    #[must_use]
    pub fn load() -> Self {
        let stored = read("language").and_then(|text| text.parse().ok());
        let language = RwSignal::new(stored.unwrap_or_else(language_of_browser));
        let text = |name, default: &str| RwSignal::new(read(name).unwrap_or_else(|| default.to_owned()));
        let level = RwSignal::new(read("level").and_then(|text| text.parse().ok()).unwrap_or_default());
        let settings = Self {
            language,
            theme: text("theme", "auto"),
            motion: text("motion", "auto"),
            pace: text("pace", "normal"),
            keys: text("keys", "on"),
            level,
            limit: RwSignal::new(read("limit").and_then(|text| text.parse().ok()).unwrap_or_default()),
        };
        Effect::new(move || {
            let code = settings.language.get().as_str();
            mark("lang", code);
            write("language", code);
        });
        for (name, signal) in
            [("theme", settings.theme), ("motion", settings.motion), ("pace", settings.pace), ("keys", settings.keys)]
        {
            Effect::new(move || {
                mark(&format!("data-{name}"), &signal.get());
                write(name, &signal.get());
            });
        }
        Effect::new(move || write("level", level.get().as_str()));
        Effect::new(move || write("limit", &settings.limit.get().to_string()));
        settings
    }

    /// How long the opponent waits before each answer, in milliseconds.
    pub fn delay(&self) -> i32 {
        match self.pace.get_untracked().as_str() {
            "instant" => 0,
            "fast" => 250,
            "slow" => 1800,
            _ => 800,
        }
    }

    /// How long a bot takes in a window at least, in milliseconds, whether it has an answer or not: never nothing, so that
    /// the time tells nothing.
    pub fn grace(&self) -> i32 {
        match self.delay() {
            0 => 25,
            delay => delay / 6,
        }
    }

    /// Whether things may move.
    pub fn may_move(&self) -> bool {
        match self.motion.get_untracked().as_str() {
            "reduce" => false,
            "full" => true,
            _ => {
                let query = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
                !query.is_some_and(|query| query.matches())
            }
        }
    }
}

/// What is stored under a name; nothing where the browser forbids it.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    storage()?.get_item(&format!("duello.{name}")).ok().flatten()
}

/// Stores a text under a name, where the browser allows it.
pub fn write(name: &str, text: &str) {
    if let Some(storage) = storage() {
        let _ = storage.set_item(&format!("duello.{name}"), text);
    }
}

fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok().flatten()
}

fn mark(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

fn language_of_browser() -> Language {
    window().navigator().language().map(|locale| Language::from_locale(&locale)).unwrap_or_default()
}
