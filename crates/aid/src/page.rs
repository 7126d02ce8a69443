//! The visible page: the bar on top, the list of games or the tools of one, and the bar of steps below.

use leptos::ev;
use leptos::prelude::*;
use table::Language;
use wasm_bindgen::JsCast;

use crate::app::App;
use crate::games::{GAMES, Game};
use crate::pad::Pad;
use crate::sheet::Sheet;

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
    let game = RwSignal::new(game_of_address());
    let handle = window_event_listener(ev::hashchange, move |_| {
        game.set(game_of_address());
        window().scroll_to_with_x_and_y(0.0, 0.0);
    });
    on_cleanup(move || handle.remove());
    Effect::new(move || {
        let title =
            game.get().map_or_else(|| app.say("aid"), |place| format!("{} · {}", GAMES[place].title, app.say("aid")));
        document().set_title(&format!("{title} · Duello"));
    });
    view! {
        <a class="skip" href="#main" on:click=skip>{move || app.say("skip")}</a>
        <Bar app game/>
        <Notices app/>
        <main id="main" tabindex="-1">
            {move || match game.get() {
                Some(place) => (GAMES[place].show)(app),
                None => view! { <Games app/> }.into_any(),
            }}
        </main>
    }
}

/// Returns the place of the game that the address names.
fn game_of_address() -> Option<usize> {
    let hash = window().location().hash().unwrap_or_default();
    GAMES.iter().position(|game| game.name == hash.trim_start_matches('#'))
}

/// Moves the focus itself, because the part of the address after `#` is used for games.
fn skip(event: ev::MouseEvent) {
    event.prevent_default();
    let main = document().get_element_by_id("main");
    if let Some(main) = main.and_then(|main| main.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = main.focus();
    }
}

#[component]
fn Bar(app: App, game: RwSignal<Option<usize>>) -> impl IntoView {
    let other = move || if app.language.get() == Language::En { Language::It } else { Language::En };
    let name = move || if other() == Language::En { "English" } else { "Italiano" };
    view! {
        <header class="bar">
            <a class="brand" href="../">"Duello"</a>
            <nav class="navs" aria-label=move || app.say("nav")>
                <a class="nav" href="#" aria-current=move || game.get().is_none().then_some("page")>{move || app.say("games")}</a>
            </nav>
            <button type="button" class="language" lang=move || other().as_str() aria-label=name on:click=move |_| app.language.set(other())>
                {move || other().as_str().to_ascii_uppercase()}
            </button>
        </header>
    }
}

/// Shows what is to be told about the browser's storage.
#[component]
fn Notices(app: App) -> impl IntoView {
    let notices = app.notices;
    let close = move |place: usize| {
        notices.update(|notices| {
            notices.remove(place);
        });
    };
    view! {
        <div class="notices" role="status">
            {move || {
                let line = |(place, said): (usize, table::Wording)| {
                    view! {
                        <div class="notice">
                            <p>{move || said.say(app.language.get()).to_owned()}</p>
                            <button type="button" class="plain" on:click=move |_| close(place)>{move || app.say("close")}</button>
                        </div>
                    }
                };
                notices.get().into_iter().enumerate().map(line).collect_view()
            }}
        </div>
    }
}

/// Shows the games, each with what the aid does for it.
#[component]
fn Games(app: App) -> impl IntoView {
    let line = move |game: &'static Game| {
        view! {
            <li>
                <a class="game-card" href=format!("#{}", game.name) data-game=game.name>
                    <span class="game-picture" aria-hidden="true" inner_html=game.picture></span>
                    <span class="game-words">
                        <span class="game-name">{game.title}</span>
                        <span class="tagline">{move || (game.about)(app)}</span>
                    </span>
                </a>
            </li>
        }
    };
    view! {
        <div class="aid">
            <h1>{move || app.say("aid")}</h1>
            <p class="hint">{move || app.say("aid-about")}</p>
            <ul class="games">{GAMES.iter().map(line).collect_view()}</ul>
        </div>
    }
}

/// Shows the tools of a game, and the steps that all games have.
pub fn tools<S: Sheet>(app: App) -> AnyView {
    let pad = Pad::<S>::open(app);
    let title = game_of_address().map_or("", |place| GAMES[place].title);
    // What was done is told until the next step.
    let told = RwSignal::new(None::<(&'static str, usize)>);
    let tell = move |id| told.set(Some((id, untrack(|| pad.steps()))));
    let undo = move || {
        if untrack(|| pad.steps()) > 0 {
            pad.undo();
            tell("undone");
        }
    };
    let is_last = Memo::new(move |_| pad.with(|sheet| sheet.next_turn().is_none()));
    let next = move || {
        if is_last.get_untracked() {
            return tell("no-turn");
        }
        pad.change(|sheet| *sheet = sheet.next_turn().unwrap_or_else(|| sheet.clone()));
    };
    let anew = move |_| {
        pad.change(|sheet| *sheet = sheet.anew());
        tell("anew-done");
        window().scroll_to_with_x_and_y(0.0, 0.0);
    };
    let handle = window_event_listener(ev::keydown, move |event| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || is_written_in(&event) {
            return;
        }
        match event.key().as_str() {
            "u" | "U" => undo(),
            "n" | "N" => next(),
            _ => {}
        }
    });
    on_cleanup(move || handle.remove());
    view! {
        <div class="aid" data-game=move || S::KEPT.key()>
            <h1 class="game-title">{title}</h1>
            <div class="tools">{S::tools(pad)}</div>
            <button type="button" class="secondary anew" id="anew" on:click=anew>{move || app.say("anew")}</button>
            <p class="hint anew-hint">{move || app.say("anew-hint")}</p>
        </div>
        <div class="steps" role="group" aria-label=move || app.say("steps")>
            <p class="steps-told" role="status">{move || told.get().filter(|(_, steps)| *steps == pad.steps()).map(|(id, _)| app.say(id))}</p>
            <button type="button" class="secondary" id="undo" aria-keyshortcuts="U" aria-disabled=move || (pad.steps() == 0).to_string() on:click=move |_| undo()>
                {move || app.say("undo")}
            </button>
            <button type="button" class="primary" id="next-turn" aria-keyshortcuts="N" aria-disabled=move || is_last.get().to_string() on:click=move |_| next()>
                {move || app.say("next-turn")}
            </button>
        </div>
    }
    .into_any()
}

/// Whether a key is pressed in a field in which people write.
fn is_written_in(event: &ev::KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA"))
}
