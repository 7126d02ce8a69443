//! The parts that a page does not need until the first decision: every screen except the start and the table, the full
//! form for setting up a table, the side panel, and those parts of the start and the table that are not needed at
//! once. `cargo xtask web` puts the code that only these need into a separate module, which the page requests when it
//! starts and does not wait for.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

use crate::agree::Agree;
use crate::deck::DeckScreen;
use crate::desk::pause;
use crate::end::EndScreen;
use crate::game::board::{Piece, piece};
use crate::game::cards_page::CardsScreen;
use crate::guide::Guide;
use crate::hint::Hint;
use crate::log::Unkept;
use crate::moment::MomentView;
use crate::number::NumberField;
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
use crate::start::options::AddedModesNote;
use crate::table_context::use_app;
use crate::why_not::WhyNotList;

/// How long a page waits before it retries a failed request, in milliseconds.
const AGAIN: i32 = 5_000;

/// The code that is loaded later.
#[derive(Clone, Copy)]
pub struct Later {
    /// Draws a screen; nothing for the start and the table.
    screen: fn(Screen) -> AnyView,
    /// Draws the content of the side panel.
    panel: fn(Panel) -> AnyView,
    /// Draws the form for setting up a table.
    setup: fn(RwSignal<Option<String>>) -> AnyView,
    /// Draws a part of the start or of the table.
    part: fn(Part) -> AnyView,
}

/// A part of the start or of the table that is not needed at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The modes that the last table had added, at the button that begins at once.
    AddedModes,
    /// The agreement of several people on their stops, before they see a hand.
    Agree,
    /// The matches that are over.
    Finished,
    /// A part of the game's own table.
    #[allow(dead_code, reason = "a game may draw all of its table at once")]
    Game(Piece),
    /// The guide of a lesson.
    Guide,
    /// A line about something that the person could do.
    Hint,
    /// The scene of a big moment.
    Moment,
    /// The field for one of many numbers.
    Number,
    /// Several answers that are decided together.
    Planner,
    /// The card that is shown large.
    Reader,
    /// The confirmation of a harmful answer.
    Really,
    /// The note in the place of a log that is not kept.
    Unkept,
    /// The actions that are not possible now.
    WhyNot,
}

/// Requests the code until it is loaded. A page that has lost its server continues without it, and tries again.
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

/// Loads the separate module: no other function may name the functions that [`Later`] contains.
#[allow(unsafe_code, reason = "an exported name is an attribute of that kind")]
#[wasm_split(later, fallible)]
fn code() -> Result<Later, SplitLoaderError> {
    Ok(Later { screen, panel, setup, part })
}

/// Shows a screen that is loaded later.
#[component]
pub fn LaterScreen(screen: Screen) -> impl IntoView {
    drawn(move |code| (code.screen)(screen.clone()))
}

/// Shows the content of the side panel.
#[component]
pub fn LaterPanel(panel: Panel) -> impl IntoView {
    drawn(move |code| (code.panel)(panel.clone()))
}

/// Shows the form for setting up a table.
#[component]
pub fn LaterSetup(problem: RwSignal<Option<String>>) -> impl IntoView {
    drawn(move |code| (code.setup)(problem))
}

/// Shows a part of the start or of the table; nothing until its code is loaded.
#[component]
pub fn LaterPart(part: Part) -> impl IntoView {
    let app = use_app();
    move || app.later.get().map(|code| (code.part)(part))
}

/// Draws something once its code is loaded, and a short text until then.
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
        Part::AddedModes => view! { <AddedModesNote/> }.into_any(),
        Part::Agree => view! { <Agree/> }.into_any(),
        Part::Finished => view! { <Finished/> }.into_any(),
        Part::Game(of_game) => piece(of_game),
        Part::Guide => view! { <Guide/> }.into_any(),
        Part::Hint => view! { <Hint/> }.into_any(),
        Part::Moment => view! { <MomentView/> }.into_any(),
        Part::Number => view! { <NumberField/> }.into_any(),
        Part::Planner => view! { <Planner/> }.into_any(),
        Part::Reader => view! { <ReaderView/> }.into_any(),
        Part::Really => view! { <Really/> }.into_any(),
        Part::Unkept => view! { <Unkept/> }.into_any(),
        Part::WhyNot => view! { <WhyNotList/> }.into_any(),
    }
}

fn setup(problem: RwSignal<Option<String>>) -> AnyView {
    view! { <SetupForm problem/> }.into_any()
}
