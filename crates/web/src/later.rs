//! What a page can do without until the first decision: every screen but the start and the table, the setting up of a table
//! in full, the side panel, and of the start and the table what nobody needs at once. `cargo xtask web` puts the code that only these need into a module of its own, which the page
//! asks for as it starts and does not wait for.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::agree::Agree;
use crate::deck::DeckScreen;
use crate::desk::pause;
use crate::end::EndScreen;
use crate::game::cards_page::CardsScreen;
use crate::guide::Guide;
use crate::hint::Hint;
use crate::moment::MomentView;
use crate::panel::{Panel, PanelView};
use crate::planner::Planner;
use crate::reader::ReaderView;
use crate::really::Really;
use crate::replay::ReplayScreen;
use crate::rulebook_page::RulebookScreen;
use crate::screen::Screen;
use crate::settings_page::SettingsScreen;
use crate::start::SetupForm;
use crate::start::kept::Finished;
use crate::table_context::use_app;
use crate::why_not::WhyNotList;

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
    /// A part of the start or of the table.
    part: fn(Part) -> AnyView,
}

/// A part of the start or of the table that nobody needs at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// What several people before the screen agree on before they see a hand.
    Agree,
    /// The matches that are over.
    Finished,
    /// What a lesson tells.
    Guide,
    /// A line that says what one may do.
    Hint,
    /// The scene of a big moment.
    Moment,
    /// Several answers that are decided on together.
    Planner,
    /// The card that is read.
    Reader,
    /// What is asked once more.
    Really,
    /// What is not possible now.
    WhyNot,
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
    Ok(Later { screen, panel, setup, part })
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

/// A part of the start or of the table; nothing until its code has come.
#[component]
pub fn LaterPart(part: Part) -> impl IntoView {
    let app = use_app();
    move || app.later.get().map(|code| (code.part)(part))
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

fn part(part: Part) -> AnyView {
    match part {
        Part::Agree => view! { <Agree/> }.into_any(),
        Part::Finished => view! { <Finished/> }.into_any(),
        Part::Guide => view! { <Guide/> }.into_any(),
        Part::Hint => view! { <Hint/> }.into_any(),
        Part::Moment => view! { <MomentView/> }.into_any(),
        Part::Planner => view! { <Planner/> }.into_any(),
        Part::Reader => view! { <ReaderView/> }.into_any(),
        Part::Really => view! { <Really/> }.into_any(),
        Part::WhyNot => view! { <WhyNotList/> }.into_any(),
    }
}

fn setup(problem: RwSignal<Option<String>>) -> AnyView {
    view! { <SetupForm problem/> }.into_any()
}
