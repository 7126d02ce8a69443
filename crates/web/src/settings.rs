//! The settings of this browser: kept in its local storage; the page works without them.

use browser::settings::{Lines, SETTINGS, may_move};
use leptos::prelude::*;
use table::Language;

use crate::level::Level;
use crate::storage::Keeper;

/// The settings, as signals.
#[derive(Clone, Copy)]
pub struct Settings {
    /// The language of the page and of the games.
    pub language: RwSignal<Language>,
    /// `auto`, `light` or `dark`.
    pub theme: RwSignal<String>,
    /// `auto` follows the system, `reduce` and `full` do not.
    pub motion: RwSignal<String>,
    /// The pace of the opponent: `slow`, `normal`, `fast` or `instant`.
    pub pace: RwSignal<String>,
    /// Whether digits choose from the list: `on` or `off`.
    pub keys: RwSignal<String>,
    /// Whether hints are shown: `first` (in the first matches), `on` or `off`.
    pub hints: RwSignal<String>,
    /// Whether big moments are shown as scenes: `on` or `off`.
    pub moments: RwSignal<String>,
    /// Whether they have sound: `on` or `off`.
    pub sounds: RwSignal<String>,
    /// The level that was last played against.
    pub level: RwSignal<Level>,
    /// The time limit for a decision of a person, in seconds; 0 for none.
    pub limit: RwSignal<u16>,
    /// Whether somebody here has finished a match: `yes` or `no`.
    pub played: RwSignal<String>,
    /// Whether harmful answers need a confirmation: `on`, `off`, or the number of matches in which they still do.
    pub careful: RwSignal<String>,
    /// Whether the only possible answer is given automatically: `on` or `off`.
    pub lone: RwSignal<String>,
}

/// Every setting that this page knows.
const NAMES: [&str; 13] = [
    "language", "theme", "motion", "pace", "keys", "moments", "sounds", "level", "limit", "played", "hints", "careful",
    "lone",
];

impl Settings {
    /// The paces of bots, from slow to quick.
    pub const PACES: [&'static str; 4] = ["slow", "normal", "fast", "instant"];

    /// Reads the stored settings, and stores every change from now on.
    #[must_use]
    pub fn load(keeper: Keeper) -> Self {
        let stored = match keeper.read(&SETTINGS) {
            Some(found) => Lines::parse(&found.text),
            // In version 1 each setting had a key of its own.
            None => NAMES.iter().filter_map(|name| Some((*name, keeper.read_single(name)?))).collect(),
        };
        let language = stored.get("language").and_then(|text| text.parse().ok());
        let text = |name, default: &str| RwSignal::new(stored.get(name).unwrap_or(default).to_owned());
        let settings = Self {
            language: RwSignal::new(language.unwrap_or_else(language_of_browser)),
            theme: text("theme", "auto"),
            motion: text("motion", "auto"),
            pace: text("pace", "normal"),
            keys: text("keys", "on"),
            hints: text("hints", "first"),
            moments: text("moments", "on"),
            sounds: text("sounds", "off"),
            level: RwSignal::new(stored.get("level").and_then(|text| text.parse().ok()).unwrap_or(Level::ALL[0])),
            limit: RwSignal::new(stored.get("limit").and_then(|text| text.parse().ok()).unwrap_or_default()),
            played: text("played", "no"),
            careful: text("careful", "3"),
            lone: text("lone", "on"),
        };
        Effect::new(move |before: Option<String>| {
            let lines = settings.lines();
            mark("lang", settings.language.get().as_str());
            for (name, value) in &lines[1..5] {
                mark(&format!("data-{name}"), value);
            }
            let text = stored.to_text(&lines);
            if before.is_some_and(|before| before != text) {
                keeper.write(&SETTINGS, &text);
            }
            text
        });
        settings
    }

    /// Returns the settings by name.
    fn lines(&self) -> [(&'static str, String); 13] {
        [
            ("language", self.language.get().as_str().to_owned()),
            ("theme", self.theme.get()),
            ("motion", self.motion.get()),
            ("pace", self.pace.get()),
            ("keys", self.keys.get()),
            ("moments", self.moments.get()),
            ("sounds", self.sounds.get()),
            ("level", self.level.get().as_str().to_owned()),
            ("limit", self.limit.get().to_string()),
            ("played", self.played.get()),
            ("hints", self.hints.get()),
            ("careful", self.careful.get()),
            ("lone", self.lone.get()),
        ]
    }

    /// Whether harmful answers need a confirmation.
    pub fn is_careful(&self) -> bool {
        !self.careful.with_untracked(|careful| matches!(careful.as_str(), "off" | "0"))
    }

    /// Counts a finished match: one match less in which a beginner needs confirmations.
    pub fn count_a_match(&self) {
        self.played.set("yes".to_owned());
        if let Some(left) = self.careful.with_untracked(|careful| careful.parse::<u8>().ok()?.checked_sub(1)) {
            self.careful.set(left.to_string());
        }
    }

    /// Returns how long the opponent waits before each answer, in milliseconds.
    pub fn delay(&self) -> i32 {
        match self.pace.get_untracked().as_str() {
            "instant" => 0,
            "fast" => 250,
            "slow" => 1800,
            _ => 800,
        }
    }

    /// Returns the least time that a bot takes in a window, in milliseconds, whether it has an answer or not. It is
    /// never zero, so that the time reveals nothing.
    pub fn grace(&self) -> i32 {
        match self.delay() {
            0 => 25,
            delay => delay / 6,
        }
    }

    /// Whether animations are allowed.
    pub fn may_move(&self) -> bool {
        may_move(&self.motion.get_untracked())
    }
}

fn mark(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}

fn language_of_browser() -> Language {
    window().navigator().language().map(|locale| Language::from_locale(&locale)).unwrap_or_default()
}
