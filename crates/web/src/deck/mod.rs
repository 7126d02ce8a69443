//! The deck builder: the cards to choose from, the deck with its limits and figures, import and export.

pub mod charts;
mod exchange;
pub mod parts;
mod pool;
mod pool_keys;
pub mod workbench;

use leptos::ev;
use leptos::prelude::*;
use table::Wording;

use crate::download::TooLarge;
use crate::game::CardSet;
use crate::game::deck::{Deck, LONGEST_NAME, Sheet, Starts};
use crate::icons;
use crate::screen::{Screen, go_to};
use crate::table_context::use_app;
use exchange::Exchange;
use pool::Pool;
use workbench::{Workbench, use_workbench};

/// Shows the deck builder, with the deck of a link if the address contains one.
#[component]
pub fn DeckScreen(link: Option<String>) -> impl IntoView {
    let app = use_app();
    let bench = Workbench::new(app);
    provide_context(bench);
    let has_deck = Memo::new(move |_| app.shelf.with(|shelf| shelf.current().is_some()));
    view! {
        <div class="deck-page">
            <header class="deck-head">
                <h1>{move || app.say("screen-deck")}</h1>
                <Show when=move || has_deck.get()><Chooser/></Show>
            </header>
            {link.map(|link| view! { <Handed link/> })}
            <p class="unseen" role="status" id="deck-said">{move || bench.said.get()}</p>
            <Show when=move || has_deck.get() fallback=|| view! { <Beginning/> }>
                <div class="deck-bench">
                    <Sheet/>
                    <Pool/>
                </div>
            </Show>
            <Exchange/>
        </div>
    }
}

/// Shows which deck is on the workbench, and the operations on the whole deck.
#[component]
fn Chooser() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let choose = move |event: ev::Event| {
        if let Ok(place) = event_target_value(&event).parse() {
            bench.select(place);
        }
    };
    let names = move || {
        app.shelf.with(|shelf| {
            let lines = shelf.decks().iter().enumerate().map(|(place, deck)| {
                view! { <option value=place.to_string() selected=place == shelf.at()>{deck.name().to_owned()}</option> }
            });
            lines.collect_view()
        })
    };
    let rename = move |event: ev::Event| bench.rename(&event_target_value(&event));
    let name = move || bench.deck.with(|deck| deck.name().to_owned());
    view! {
        <div class="deck-tools">
            <label class="field">
                <span>{move || app.say("deck-choose")}</span>
                <select id="deck-choose" on:change=choose>{names}</select>
            </label>
            <label class="field">
                <span>{move || app.say("deck-name")}</span>
                <input type="text" id="deck-name" maxlength=LONGEST_NAME autocomplete="off" prop:value=name on:change=rename/>
            </label>
            <div class="deck-buttons">
                <NewDeck/>
                <button type="button" class="plain" id="deck-copy" on:click=move |_| bench.copy()>{move || app.say("deck-copy")}</button>
                <button type="button" class="plain" id="deck-delete" on:click=move |_| bench.delete()>{move || app.say("deck-delete")}</button>
                <button type="button" class="plain" id="deck-undo" disabled=move || !bench.may_undo() on:click=move |_| bench.undo()>
                    <span class="tool-icon" inner_html=icons::icon("undo")></span>
                    {move || app.say("undo")}
                </button>
            </div>
        </div>
    }
}

/// Shows the ways to begin another deck, behind one button.
#[component]
fn NewDeck() -> impl IntoView {
    let app = use_app();
    let is_open = RwSignal::new(false);
    view! {
        <button
            type="button"
            class="plain"
            id="deck-new"
            aria-expanded=move || is_open.get().to_string()
            on:click=move |_| is_open.update(|open| *open = !*open)
        >
            {move || app.say("deck-new")}
        </button>
        <Show when=move || is_open.get()>
            <div class="deck-new-list" on:click=move |_| is_open.set(false)><Starts/></div>
        </Show>
    }
}

/// Shows what is visible while there is no deck yet.
#[component]
fn Beginning() -> impl IntoView {
    let app = use_app();
    view! {
        <section class="deck-beginning">
            <p>{move || app.say("deck-none")}</p>
            <Starts/>
        </section>
    }
}

/// The longest deck link that is read, in bytes.
const LONGEST_LINK: usize = 16 * 1024;

fn deck_of_link(link: &str) -> Result<Deck, Wording> {
    TooLarge::check(link.len(), LONGEST_LINK).map_err(TooLarge::wording)?;
    let cards = CardSet::house();
    Deck::from_link(link, &cards).map_err(|problem| Wording::new(|language| problem.say(&cards, language)))
}

/// Shows a deck that came through a link, and asks whether to keep it.
#[component]
fn Handed(link: String) -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    match deck_of_link(&link) {
        Err(problem) => view! {
            <p class="problem handed" role="alert">
                {move || app.say_with("deck-link-wrong", &[("what", problem.say(app.language()).to_owned().into())])}
            </p>
        }
        .into_any(),
        Ok(deck) => {
            let name = deck.name().to_owned();
            let count = deck.count();
            let listed = deck.clone();
            let list = move || listed.to_text(&CardSet::house(), app.language());
            let text = move || app.say_with("deck-handed", &[("name", name.as_str().into()), ("n", count.into())]);
            let keep = move |_| {
                bench.keep(deck.clone());
                go_to(&Screen::Deck(None));
            };
            view! {
                <section class="handed">
                    <p>{text}</p>
                    <button type="button" class="primary" id="deck-keep" on:click=keep>{move || app.say("deck-keep")}</button>
                    <a class="secondary" href="#deck">{move || app.say("deck-leave")}</a>
                    <details open>
                        <summary>{move || app.say("deck-list")}</summary>
                        <pre class="handed-list" tabindex="0">{list}</pre>
                    </details>
                </section>
            }
            .into_any()
        }
    }
}
