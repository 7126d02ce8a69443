//! The rulebook in both languages: a sixth of a megabyte of text, a twelfth of the page when compressed. It is part of
//! neither the module nor the first load: both languages are requested when the page starts, so that the first screen
//! does not wait for them and nothing is fetched later.

use std::sync::OnceLock;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rulebook::Rulebook;
use table::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::desk::pause;

static BOOKS: [OnceLock<Rulebook>; 2] = [OnceLock::new(), OnceLock::new()];

/// The rulebooks, and whether each has been loaded: one signal each, so that loading one does not redraw the other.
#[derive(Clone, Copy)]
pub struct Books([RwSignal<bool>; 2]);

impl Books {
    /// Fetches both at once. A page that has lost its server continues without them, and tries again.
    #[must_use]
    pub fn fetch() -> Self {
        let books = Self([RwSignal::new(false), RwSignal::new(false)]);
        for language in Language::ALL {
            spawn_local(books.fetch_one(language));
        }
        books
    }

    async fn fetch_one(self, language: Language) {
        while BOOKS[language as usize].get().is_none() {
            match text_of(language).await.and_then(|text| Rulebook::parse(&text).ok()) {
                Some(book) => drop(BOOKS[language as usize].set(book)),
                None => pause(5_000).await,
            }
        }
        self.0[language as usize].set(true);
    }

    /// Returns the rulebook in a language, once it is loaded; a reactive reader is notified when it is.
    #[must_use]
    pub fn get(&self, language: Language) -> Option<&'static Rulebook> {
        self.0[language as usize].track();
        BOOKS[language as usize].get()
    }
}

async fn text_of(language: Language) -> Option<String> {
    fetch_text(&format!("./rules/{}.md", language.as_str())).await
}

/// Fetches a text from the folder of this page; `None` if that fails.
pub async fn fetch_text(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
