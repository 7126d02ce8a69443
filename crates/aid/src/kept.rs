//! What the browser keeps for the aid, and the notices about it.

use browser::storage::{Browser, Kept, NotKept, put_aside, read, write};
use leptos::prelude::*;
use table::Wording;

use crate::history::History;
use crate::i18n::wording;
use crate::sheet::Sheet;

/// Returns the history of a sheet as it was kept: a new one if there is none, or if it cannot be read, which is told. Then
/// the text is put aside before anything is written in its place.
pub fn load<S: Sheet>(notices: RwSignal<Vec<Wording>>) -> History<S> {
    let found = read(&Browser, S::KEPT);
    let found = found.and_then(|found| match found {
        None => Ok(History::default()),
        Some(found) => notation::from_str(&found.text).map_err(|_| "kept-damaged"),
    });
    found.unwrap_or_else(|why| {
        let (id, key) = match put_aside(&Browser, S::KEPT) {
            Ok(key) => ("kept-refused", key.unwrap_or_default()),
            Err(_) => ("kept-lost", S::KEPT.key()),
        };
        let said = Wording::new(|language| {
            let why = wording(why, &[]).say(language).to_owned();
            crate::i18n::say(language, id, &[("why", why.into()), ("key", key.as_str().into())])
        });
        notices.update(|notices| notices.push(said));
        History::default()
    })
}

/// Keeps the history of a sheet; if the browser does not, this is told once.
pub fn keep<S: Sheet>(history: &History<S>, notices: RwSignal<Vec<Wording>>) {
    let Ok(text) = notation::to_string(history) else { return };
    if let Err(why) = write(&Browser, S::KEPT, &text, false) {
        let said = wording(if why == NotKept::Full { "kept-full" } else { "kept-forbidden" }, &[]);
        if !notices.with_untracked(|notices| notices.contains(&said)) {
            notices.update(|notices| notices.push(said));
        }
    }
}

/// Keeps a text of another kind, as far as the browser does.
pub fn keep_text(kept: &Kept, text: &str) {
    let _ = write(&Browser, kept, text, false);
}
