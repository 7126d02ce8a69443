//! The rulebook in both languages: two fifths of a megabyte of text, a tenth of the page when packed. It is no part of
//! the module but comes right after it, so that the first screen does not wait for it.

use std::sync::OnceLock;

use leptos::prelude::*;
use leptos::task::spawn_local;
use rulebook::Rulebook;
use table::Language;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

use crate::bot_worker::pause;

static BOOKS: [OnceLock<Rulebook>; 2] = [OnceLock::new(), OnceLock::new()];

/// The rulebooks, and whether each has come: a signal each, so that one coming does not draw the other anew.
#[derive(Clone, Copy)]
pub struct Books([RwSignal<bool>; 2]);

impl Books {
    /// Fetches them, the present language first. A page that lost its server goes on without, and asks again.
    #[must_use]
    pub fn fetch(first: Language) -> Self {
        let books = Self([RwSignal::new(false), RwSignal::new(false)]);
        spawn_local(async move {
            for language in [first].into_iter().chain(Language::ALL.into_iter().filter(|other| *other != first)) {
                while BOOKS[language as usize].get().is_none() {
                    match text_of(language).await.and_then(|text| Rulebook::parse(&text).ok()) {
                        Some(book) => drop(BOOKS[language as usize].set(book)),
                        None => pause(5_000).await,
                    }
                }
                books.0[language as usize].set(true);
            }
        });
        books
    }

    /// The rulebook in a language, once it has come; whoever asks is told when it does.
    #[must_use]
    pub fn get(&self, language: Language) -> Option<&'static Rulebook> {
        self.0[language as usize].track();
        BOOKS[language as usize].get()
    }
}

async fn text_of(language: Language) -> Option<String> {
    let answer = JsFuture::from(window().fetch_with_str(&format!("./rules/{}.md", language.as_str()))).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    JsFuture::from(answer.text().ok()?).await.ok()?.as_string()
}
