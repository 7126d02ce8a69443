//! The visible page: the bar on top, and the screen that the address names.

use leptos::ev;
use leptos::prelude::*;
use table::Language;

use crate::app::App;
use crate::board::TableScreen;
use crate::download::download;
use crate::icons;
use crate::keyboard;
use crate::later::LaterScreen;
use crate::panel::{Panel, SidePanel};
use crate::screen::Screen;
use crate::start::StartScreen;
use crate::storage::Notice;
use crate::table_context::use_app;
use crate::tabs::{self, Elsewhere};

/// Mounts the page in place of the "loading" line of `index.html`.
pub fn show() {
    // index.html has a body, or this code would not run.
    if let Some(body) = document().body() {
        body.set_inner_html("");
    }
    mount_to_body(Page);
}

#[component]
fn Page() -> impl IntoView {
    let app = App::new();
    provide_context(app);
    app.remember();
    app.wake();
    keyboard::listen(app);
    tabs::listen(app);
    mark_visited();
    let handle = window_event_listener(ev::hashchange, move |_| {
        app.panel.set(None);
        app.log_open.set(false);
        app.screen.set(Screen::of_address());
        if !mark_visited() {
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    on_cleanup(move || handle.remove());
    Effect::new(move || {
        let title = app.say(&format!("screen-{}", app.screen.get().name()));
        document().set_title(&format!("{title} · Duello"));
        if let Some(root) = document().document_element() {
            // Styles may depend on the screen, for example in how much of the window it fills.
            let _ = root.set_attribute("data-screen", app.screen.get_untracked().name());
        }
    });
    view! {
        <a class="skip" href="#main" on:click=skip>{move || app.say("skip")}</a>
        <Bar/>
        <Notices/>
        <main id="main" tabindex="-1">
            {move || match app.screen.get() {
                Screen::Start => view! { <StartScreen/> }.into_any(),
                Screen::Table => view! { <TableScreen/> }.into_any(),
                screen => view! { <LaterScreen screen/> }.into_any(),
            }}
        </main>
        <SidePanel/>
        <Elsewhere/>
    }
}

/// Marks the current entry of the browser's history, and returns whether it was shown before: a new screen begins at
/// its top, and a person who goes back finds the screen as it was left, which the browser takes care of.
fn mark_visited() -> bool {
    // Without a history, every screen begins at its top.
    let Ok(history) = window().history() else { return false };
    let was_visited = history.state().is_ok_and(|state| !state.is_null());
    if !was_visited {
        let _ = history.replace_state(&true.into(), "");
    }
    was_visited
}

/// Shows messages about the browser's storage.
#[component]
fn Notices() -> impl IntoView {
    let app = use_app();
    let notices = app.keeper.notices;
    let line = move |(place, notice): (usize, Notice)| {
        let said = notice.said.clone();
        let file = notice.text.clone().map(|text| {
            let name = notice.file_name();
            let save = move |_| download(&name, &text);
            view! { <button type="button" class="plain notice-save" on:click=save>{move || app.say("kept-save")}</button> }
        });
        let close = move |_| {
            notices.update(|notices| {
                notices.remove(place);
            });
        };
        view! {
            <div class="notice">
                <p>{move || said.say(app.language()).to_owned()}</p>
                {file}
                <button type="button" class="plain" on:click=close>{move || app.say("close")}</button>
            </div>
        }
    };
    view! {
        <div class="notices" role="status">{move || notices.get().into_iter().enumerate().map(line).collect_view()}</div>
    }
}

/// Moves the focus itself, because the part of the address after `#` is used for screens.
fn skip(event: ev::MouseEvent) {
    event.prevent_default();
    crate::app::focus("#main");
}

#[component]
fn Bar() -> impl IntoView {
    let app = use_app();
    let link = move |screen: Screen| {
        let address = screen.address();
        let id = format!("nav-{}", screen.name());
        let name = screen.name();
        let current = move || (app.screen.get().name() == name).then_some("page");
        let picture = icons::icon(nav_icon(&screen));
        view! {
            <a class="nav" href=address aria-current=current>
                <span class="nav-icon" inner_html=picture></span>
                <span class="nav-word">{move || app.say(&id)}</span>
            </a>
        }
    };
    let play = move || {
        let screen = if app.shown.with(Option::is_some) { Screen::Table } else { Screen::Start };
        link(screen)
    };
    view! {
        <header class="bar">
            <a class="brand" href="#start"><span class="nav-icon" inner_html=icons::icon("duello")></span><span class="brand-word">"Duello"</span></a>
            <nav class="navs" aria-label=move || app.say("nav")>
                {play}
                {link(Screen::Rules(None))}
                {link(Screen::Cards)}
                {link(Screen::Deck(None))}
                {link(Screen::Replay)}
                {link(Screen::Settings)}
            </nav>
            <button type="button" class="bar-button" id="help" aria-label=move || app.say("help") on:click=move |_| app.show(Panel::Help)>"?"</button>
            <LanguageSwitch/>
        </header>
    }
}

/// Returns the icon beside the name of a screen.
const fn nav_icon(screen: &Screen) -> &'static str {
    match screen {
        Screen::Rules(_) => "rules",
        Screen::Cards => "cards",
        Screen::Deck(_) => "deck",
        Screen::Replay => "rematch",
        Screen::Settings => "settings",
        Screen::Start | Screen::Table | Screen::End => "play",
    }
}

/// Shows a button for the other language, named in that language.
#[component]
fn LanguageSwitch() -> impl IntoView {
    let app = use_app();
    let other = move || if app.language() == Language::En { Language::It } else { Language::En };
    let name = move || if other() == Language::En { "English" } else { "Italiano" };
    view! {
        <button type="button" class="language" lang=move || other().as_str() aria-label=name on:click=move |_| {
            app.settings.language.set(other());
        }>
            {move || other().as_str().to_ascii_uppercase()}
        </button>
    }
}
