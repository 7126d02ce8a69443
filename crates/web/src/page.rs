//! The visible page.

use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::bot_worker::BotWorker;

/// Mounts the page in place of the "loading" line of `index.html`.
pub fn show() {
    let body = document().body().expect("index.html has a body");
    body.set_inner_html("");
    mount_to_body(Page);
}

#[component]
fn Page() -> impl IntoView {
    let language = document()
        .document_element()
        .and_then(|root| root.get_attribute("lang"))
        .unwrap_or_default();
    let words = Words::of(&language);
    let worker = StoredValue::new_local(BotWorker::spawn().map(Rc::new));
    let (reply, set_reply) = signal(String::new());

    let ask = move |_| {
        let worker = worker.get_value();
        spawn_local(async move {
            let answer = match worker {
                Ok(worker) => worker.ask("hello".to_owned()).await,
                Err(error) => Err(error),
            };
            set_reply.set(answer.unwrap_or_else(|error| error.to_string()));
        });
    };

    view! {
        <main>
            <h1>"Duello"</h1>
            <button id="ask" type="button" on:click=ask>{words.ask}</button>
            <p id="reply" aria-live="polite">{reply}</p>
        </main>
    }
}

/// The texts of this page in one language.
struct Words {
    ask: &'static str,
}

impl Words {
    const fn english() -> Self {
        Self { ask: "Ask the bot" }
    }

    const fn italian() -> Self {
        Self { ask: "Chiedi al bot" }
    }

    fn of(language: &str) -> Self {
        if language.starts_with("it") { Self::italian() } else { Self::english() }
    }
}
