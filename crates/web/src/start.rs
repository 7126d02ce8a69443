//! Setting up a match: the opponent and the table. Models and pilots are chosen in the match, in the order of the rules.

use coal::{CardSet, Options, Setup, SetupDocument};
use leptos::ev;
use leptos::prelude::*;
use table::Seed;

use crate::app::random_seed;
use crate::art;
use crate::level::Level;
use crate::screen::Screen;
use crate::table_context::use_app;
use crate::words;

/// The start screen.
#[component]
pub fn StartScreen() -> impl IntoView {
    let app = use_app();
    let chosen = RwSignal::new(Vec::<&'static str>::new());
    let seed = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<String>);
    let goes_on =
        move || app.session.with(|session| session.as_ref().is_some_and(|session| session.outcome().is_none()));
    let begin = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let options = chosen.get_untracked().into_iter().map(str::to_owned).collect();
        let document = SetupDocument { options, ..SetupDocument::default() };
        let written = seed.get_untracked();
        let seed = if written.trim().is_empty() { Ok(random_seed()) } else { written.parse::<Seed>() };
        match (Setup::check(document, CardSet::house()), seed) {
            (Ok(setup), Ok(seed)) => app.begin(setup, seed, app.settings.level.get_untracked()),
            (_, Err(_)) => problem.set(Some("seed-wrong".into())),
            (Err(problems), _) => {
                problem.set(Some(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")))
            }
        }
    };
    view! {
        <div class="start">
            <div class="hero">
                <h1>"C.O.A.L."</h1>
                <p class="tagline">{move || app.say("tagline")}</p>
                <div class="hero-bots" aria-hidden="true">
                    {coal::card::Model::ALL
                        .map(|model| view! { <span class="hero-bot" inner_html=art::bot_svg(model)></span> })
                        .into_iter()
                        .collect_view()}
                </div>
            </div>
            <form class="setup-form" on:submit=begin>
                <Levels/>
                <button type="submit" class="primary" id="begin">{move || app.say("begin")}</button>
                <Show when=goes_on>
                    <a class="secondary" id="resume" href=Screen::Table.address()>{move || app.say("resume")}</a>
                </Show>
                <p class="problem" role="alert">{move || problem.get().map(|problem| app.say(&problem))}</p>
                <details class="options">
                    <summary>{move || app.say("table-options")}</summary>
                    <p class="hint">{move || app.say("table-options-hint")}</p>
                    <ul class="option-list">
                        {Options::ALL.iter().map(|(name, clause)| view! { <OptionLine name clause chosen/> }).collect_view()}
                    </ul>
                    <label class="field">
                        <span>{move || app.say("seed")}</span>
                        <input type="text" inputmode="numeric" autocomplete="off" id="seed" prop:value=seed
                            on:input=move |event| seed.set(event_target_value(&event))/>
                    </label>
                </details>
            </form>
        </div>
    }
}

#[component]
fn Levels() -> impl IntoView {
    let app = use_app();
    view! {
        <fieldset class="levels">
            <legend>{move || app.say("opponent-level")}</legend>
            {Level::ALL
                .map(|level| {
                    view! {
                        <label class="level">
                            <input
                                type="radio"
                                name="level"
                                value=level.as_str()
                                prop:checked=move || app.settings.level.get() == level
                                on:change=move |_| app.settings.level.set(level)
                            />
                            <span class="level-name">{move || app.say(&format!("level-{level}"))}</span>
                            <span class="level-text">{move || app.say(&format!("level-{level}-text"))}</span>
                        </label>
                    }
                })
                .into_iter()
                .collect_view()}
        </fieldset>
    }
}

#[component]
fn OptionLine(name: &'static str, clause: &'static str, chosen: RwSignal<Vec<&'static str>>) -> impl IntoView {
    let app = use_app();
    let is_on = move || chosen.with(|chosen| chosen.contains(&name));
    let change = move |_| {
        chosen.update(|chosen| {
            if chosen.contains(&name) {
                chosen.retain(|other| *other != name);
            } else {
                chosen.push(name);
            }
        });
    };
    let is_known = words::rulebook(app.settings.language.get_untracked()).clause(clause).is_some();
    view! {
        <li class="option">
            <label>
                <input type="checkbox" name=name prop:checked=is_on on:change=change/>
                <span>{move || app.say(&format!("option-{name}"))}</span>
            </label>
            {is_known.then(|| view! {
                <button type="button" class="plain why" on:click=move |_| app.show_clause(clause)>{clause}</button>
            })}
        </li>
    }
}
