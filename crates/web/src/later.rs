//! What a page can do without until the first decision: every screen but the start and the table, the setting up of a table
//! in full, the side panel. `cargo xtask web` puts the code that only these need into a module of its own, which the page
//! asks for as it starts and does not wait for.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::deck::DeckScreen;
use crate::desk::pause;
use crate::end::EndScreen;
use crate::game::cards_page::CardsScreen;
use crate::panel::{Panel, PanelView};
use crate::replay::ReplayScreen;
use crate::rulebook_page::RulebookScreen;
use crate::screen::Screen;
use crate::settings_page::SettingsScreen;
use crate::start::SetupForm;
use crate::table_context::use_app;

/// How long a page waits before it asks again for what did not come, in milliseconds.
const AGAIN: i32 = 5_000;

/// The code that comes later.
#[derive(Clone, Copy)]
pub struct Later {
    /// A screen; nothing for the start and the table.
    screen: fn(Screen) -> AnyView,
    /// What the side panel shows.
    panel: fn(Panel) -> AnyView,
    /// The table that is set up.
    setup: fn(RwSignal<Option<String>>) -> AnyView,
}

/// Asks for the code until it has come. A page that lost its server goes on without, and asks again.
pub fn fetch() -> RwSignal<Option<Later>> {
    let come = RwSignal::new(None);
    spawn_local(async move {
        loop {
            match code().await {
                Ok(code) => return come.set(Some(code)),
                Err(_) => pause(AGAIN).await,
            }
        }
    });
    come
}

/// The way into the module: nothing else may name what [`Later`] leads to.
#[allow(unsafe_code, reason = "an exported name is an attribute of that kind")]
#[wasm_split(later, fallible)]
fn code() -> Result<Later, SplitLoaderError> {
    Ok(Later { screen, panel, setup })
}

/// A screen that comes later.
#[component]
pub fn LaterScreen(screen: Screen) -> impl IntoView {
    drawn(move |code| (code.screen)(screen.clone()))
}

/// What the side panel shows.
#[component]
pub fn LaterPanel(panel: Panel) -> impl IntoView {
    drawn(move |code| (code.panel)(panel.clone()))
}

/// The table that is set up.
#[component]
pub fn LaterSetup(problem: RwSignal<Option<String>>) -> impl IntoView {
    drawn(move |code| (code.setup)(problem))
}

/// What is drawn once its code has come, and a word until then.
fn drawn(draw: impl Fn(Later) -> AnyView + Send + 'static) -> impl IntoView {
    let app = use_app();
    move || match app.later.get() {
        Some(code) => draw(code),
        None => view! { <p class="hint" role="status">{move || app.say("coming")}</p> }.into_any(),
    }
}

fn screen(screen: Screen) -> AnyView {
    match screen {
        Screen::Start | Screen::Table => ().into_any(),
        Screen::End => view! { <EndScreen/> }.into_any(),
        Screen::Rules(clause) => view! { <RulebookScreen clause/> }.into_any(),
        Screen::Cards => view! { <CardsScreen/> }.into_any(),
        Screen::Deck(link) => view! { <DeckScreen link/> }.into_any(),
        Screen::Replay => view! { <ReplayScreen/> }.into_any(),
        Screen::Settings => view! { <SettingsScreen/> }.into_any(),
    }
}

fn panel(panel: Panel) -> AnyView {
    view! { <PanelView panel/> }.into_any()
}

fn setup(problem: RwSignal<Option<String>>) -> AnyView {
    view! { <SetupForm problem/> }.into_any()
}
