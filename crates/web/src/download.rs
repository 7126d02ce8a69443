//! Files: offers a text for the browser to save, and reads the text of a file that a person has chosen.

use js_sys::Array;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Wording;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, File, HtmlAnchorElement, HtmlInputElement, Url};

use crate::i18n;
use crate::icons;
use crate::table_context::use_app;

/// Offers the text for saving under a name. If the browser refuses, nothing happens.
pub fn download(name: &str, text: &str) {
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Url::revoke_object_url(&address)
}

/// The error that a text is larger than this page reads; it holds the limit in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge(usize);

impl TooLarge {
    /// Checks that a text has at most `most` bytes.
    ///
    /// # Errors
    /// When it has more.
    pub const fn check(bytes: usize, most: usize) -> Result<(), Self> {
        if bytes > most { Err(Self(most)) } else { Ok(()) }
    }

    /// Returns the error in words.
    pub fn wording(self) -> Wording {
        Wording::new(|language| i18n::say(language, "too-large", &[("n", (self.0 / 1024).into())]))
    }
}

/// The result of reading a file: its name without the extension, and its text or the reason why there is none.
pub type Read = (String, Result<String, Wording>);

/// Shows a button that opens a file of at most `most` bytes. While the button is shown, a file that is dropped
/// anywhere on the page is read as well.
#[component]
pub fn FileField(
    /// The id of its input.
    id: &'static str,
    /// The message id of its label.
    title: &'static str,
    /// The file types that are offered.
    accept: &'static str,
    /// The largest file, in bytes.
    most: usize,
    /// Called with the text.
    taken: Callback<Read>,
) -> impl IntoView {
    let app = use_app();
    let is_over = RwSignal::new(false);
    let take = move |file: Option<File>| {
        if let Some(file) = file {
            spawn_local(async move { taken.run(read(&file, most).await) });
        }
    };
    let choose = move |event: ev::Event| {
        let input: HtmlInputElement = event_target(&event);
        take(input.files().and_then(|files| files.get(0)));
        // The same file can then be chosen again.
        input.set_value("");
    };
    let over = window_event_listener(ev::dragover, move |event| {
        event.prevent_default();
        is_over.set(true);
    });
    let away = window_event_listener(ev::dragleave, move |_| is_over.set(false));
    let drop = window_event_listener(ev::drop, move |event| {
        // Otherwise the browser would leave the page and open the file.
        event.prevent_default();
        is_over.set(false);
        take(event.data_transfer().and_then(|data| data.files()?.get(0)));
    });
    on_cleanup(move || {
        over.remove();
        away.remove();
        drop.remove();
    });
    view! {
        <label class="file-field secondary" class:over=is_over>
            <input type="file" class="unseen" id=id accept=accept on:change=choose/>
            <span class="tool-icon" inner_html=icons::icon("upload")></span>
            <span>{move || app.say(title)}</span>
            <span class="drop-hint" aria-hidden="true">{move || app.say("file-drop")}</span>
        </label>
    }
}

/// Reads the text of a file; a file that is too large is not even opened.
async fn read(file: &File, most: usize) -> Read {
    let name = file.name();
    let stem = name.rsplit_once('.').map_or(name.clone(), |(stem, _)| stem.to_owned());
    let said = |id: &'static str| Wording::new(move |language| i18n::say(language, id, &[]));
    let text = match TooLarge::check(file.size() as usize, most) {
        Err(error) => Err(error.wording()),
        Ok(()) => match JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
            None => Err(said("file-unread")),
            Some(text) if !is_text(&text) => Err(said("file-no-text")),
            Some(text) => Ok(text),
        },
    };
    (stem, text)
}

/// Whether the file was a text, and not a picture or a program. A single letter in another encoding does not matter.
fn is_text(text: &str) -> bool {
    let strange = text.chars().filter(|letter| matches!(letter, '\0' | '\u{fffd}')).count();
    strange * 20 <= text.len() && !text.contains('\0')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_told_from_what_is_none() {
        assert!(is_text("") && is_text("3 CHASSEUR\n2 perch\u{fffd} no, only one letter is strange here\n"));
        assert!(!is_text("PNG\0\0") && !is_text(&"\u{fffd}x".repeat(40)));
    }
}
