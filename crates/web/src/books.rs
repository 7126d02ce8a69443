//! The rulebook in both languages: a sixth of a megabyte of text, a twelfth of the page when packed. It is no part of the
//! module nor of the first load: both languages are asked for as the page starts, so that the first screen does not wait for
//! them and nothing is fetched later.

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

/// The rulebooks, and whether each has come: a signal each, so that one coming does not draw the other anew.
#[derive(Clone, Copy)]
pub struct Books([RwSignal<bool>; 2]);

impl Books {
    /// Fetches both at once. A page that lost its server goes on without, and asks again.
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

    /// The rulebook in a language, once it has come; whoever asks is told when it does.
    #[must_use]
    pub fn get(&self, language: Language) -> Option<&'static Rulebook> {
        self.0[language as usize].track();
        BOOKS[language as usize].get()
    }
}

async fn text_of(language: Language) -> Option<String> {
    fetch_text(&format!("./rules/{}.md", language.as_str())).await
}

/// A text of this page's folder; nothing where it does not come.
pub async fn fetch_text(address: &str) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
