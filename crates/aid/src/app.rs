//! What all parts of the page share: the language, and what it tells about the browser's storage.

use browser::settings::{Lines, SETTINGS, may_move};
use browser::storage::{Browser, read};
use leptos::prelude::*;
use phrases::Value;
use table::{Language, Wording};

use crate::{i18n, kept};

/// The state of the page.
#[derive(Clone, Copy)]
pub struct App {
    /// The language, which the pages of all games share.
    pub language: RwSignal<Language>,
    /// What is to be told about the browser's storage.
    pub notices: RwSignal<Vec<Wording>>,
    /// Whether pictures may move, as the settings of all pages say.
    may_move: StoredValue<bool>,
}

impl App {
    /// Reads the settings that all pages share, and follows them.
    #[must_use]
    pub fn new() -> Self {
        // Settings that cannot be read are the business of the pages that write them all; here they are left alone.
        let stored = read(&Browser, &SETTINGS);
        let may_write = stored.is_ok();
        let lines = stored.ok().flatten().map(|found| Lines::parse(&found.text)).unwrap_or_default();
        let of_browser = || window().navigator().language().map(|locale| Language::from_locale(&locale));
        let language = lines.get("language").and_then(|text| text.parse().ok());
        let app = Self {
            language: RwSignal::new(language.unwrap_or_else(|| of_browser().unwrap_or_default())),
            notices: RwSignal::new(Vec::new()),
            may_move: StoredValue::new(may_move(lines.get("motion").unwrap_or("auto"))),
        };
        for name in ["theme", "motion"] {
            mark(&format!("data-{name}"), lines.get(name).unwrap_or("auto"));
        }
        Effect::new(move |before: Option<Language>| {
            let language = app.language.get();
            mark("lang", language.as_str());
            if may_write && before.is_some_and(|before| before != language) {
                kept::keep_text(&SETTINGS, &lines.to_text(&[("language", language.as_str().to_owned())]));
            }
            language
        });
        app
    }

    /// Whether pictures may move.
    #[must_use]
    pub fn may_move(&self) -> bool {
        self.may_move.get_value()
    }

    /// Returns a message of the shell.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// Returns a message of the shell with values.
    #[must_use]
    pub fn say_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        i18n::say(self.language.get(), id, values)
    }
}

fn mark(name: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(name, value);
    }
}
