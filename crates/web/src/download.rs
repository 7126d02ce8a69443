//! Files: a text that the browser saves, and the text of one that a person has chosen.

use js_sys::Array;
use leptos::ev;
use leptos::prelude::*;
use table::Wording;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, HtmlAnchorElement, HtmlInputElement, Url};

use crate::i18n;

/// Offers the text for saving under a name. Where the browser refuses, nothing happens.
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

/// A text that somebody brings is larger than this page reads: it has more bytes than so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge(usize);

impl TooLarge {
    /// That a text has more than `most` bytes, if it has.
    ///
    /// # Errors
    /// When it has.
    pub const fn check(bytes: usize, most: usize) -> Result<(), Self> {
        if bytes > most { Err(Self(most)) } else { Ok(()) }
    }

    /// What is wrong.
    pub fn wording(self) -> Wording {
        Wording::new(|language| i18n::say(language, "too-large", &[("n", (self.0 / 1024).into())]))
    }
}

/// The name of the file that was chosen, without its ending; empty where there is none.
pub fn file_stem(event: &ev::Event) -> String {
    let input = event.target().and_then(|target| target.dyn_into::<HtmlInputElement>().ok());
    let name = input.and_then(|input| input.files()?.get(0)).map(|file| file.name()).unwrap_or_default();
    name.rsplit_once('.').map_or(name.clone(), |(stem, _)| stem.to_owned())
}

/// The text of the file that was chosen, if it has at most so many bytes; a larger one is not even opened. The same file may
/// be chosen again. Nothing where no file was chosen, or it cannot be read.
pub async fn file_text(event: &ev::Event, most: usize) -> Option<Result<String, TooLarge>> {
    let input: HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = input.files()?.get(0)?;
    if let Err(error) = TooLarge::check(file.size() as usize, most) {
        input.set_value("");
        return Some(Err(error));
    }
    let text = JsFuture::from(file.text()).await.ok()?.as_string();
    input.set_value("");
    text.map(Ok)
}
