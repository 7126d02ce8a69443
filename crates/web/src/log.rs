//! The log in beats, as they happened; the newest is in sight. Each line opens the clause that made it happen.

use crate::game::Event;
use leptos::html::Ol;
use leptos::prelude::*;
use table::Logged;

use crate::beats::{Beat, beats};
use crate::concede::ConcedeButton;
use crate::table_context::{use_app, use_table};

/// How a line is said; it depends on nothing that changes but the language.
pub type Tell = Callback<(Logged<Event>,), String>;

/// A log of events.
#[component]
pub fn LogView(events: Memo<Vec<Logged<Event>>>, tell: Tell) -> impl IntoView {
    let app = use_app();
    let is_live = use_table().is_live;
    let groups = Memo::new(move |_| events.with(|events| beats(events)));
    let list = NodeRef::<Ol>::new();
    // Nothing of what was read moves when a line is added: the list is only rolled on.
    Effect::new(move || {
        groups.track();
        app.log_open.track();
        request_animation_frame(move || {
            // The table may be gone by now.
            if let Some(list) = list.try_get_untracked().flatten() {
                list.set_scroll_top(list.scroll_height());
            }
        });
    });
    view! {
        <section id="log" class="log" class:open=app.log_open aria-label=move || app.say("log")>
            <header class="log-head">
                <h2>{move || app.say("log")}</h2>
                {is_live.then(|| view! { <ConcedeButton/> })}
                <button type="button" class="plain log-close" on:click=move |_| app.log_open.set(false)>
                    {move || app.say("close")}
                </button>
            </header>
            <ol class="beats" node_ref=list tabindex="0" aria-label=move || app.say("log")>
                <For each=move || groups.get() key=|beat| (beat.start, beat.events.len()) let:beat>
                    <BeatView beat tell/>
                </For>
            </ol>
        </section>
    }
}

#[component]
fn BeatView(beat: Beat, tell: Tell) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let turn = beat.turn;
    let seat = beat.seat;
    view! {
        <li class="beat" class:own=move || seat.is_some() && seat == table.me()>
            {turn.map(|number| view! {
                <h3 class="beat-turn">
                    {move || {
                        let who = seat.map(|seat| table.who(&app, seat)).unwrap_or_default();
                        app.say_with("turn-n", &[("n", number.into()), ("who", who.into())])
                    }}
                </h3>
            })}
            <ul class="lines">
                {beat
                    .events
                    .into_iter()
                    .map(|logged| {
                        let id = logged.clause.as_str();
                        view! {
                            <li class="line">
                                <button type="button" class="line-button" data-clause=id on:click=move |_| app.show_clause(id)>
                                    <span class="line-text">
                                        {move || {
                                            app.settings.language.track();
                                            tell.run((logged,))
                                        }}
                                    </span>
                                    <span class="why">{move || app.say("why")}</span>
                                </button>
                            </li>
                        }
                    })
                    .collect_view()}
            </ul>
        </li>
    }
}

/// The last beat in a few lines, read out as it happens.
#[component]
pub fn News(events: Memo<Vec<Logged<Event>>>, tell: Tell) -> impl IntoView {
    let app = use_app();
    let lines = move || {
        app.settings.language.track();
        let last = events.with(|events| beats(events).pop());
        let lines = last.map(|beat| beat.events).unwrap_or_default();
        lines
            .into_iter()
            .rev()
            .take(4)
            .collect::<Vec<_>>()
            .into_iter()
            .rev()
            .map(|logged| tell.run((logged,)))
            .collect::<Vec<_>>()
    };
    view! {
        <div class="news" role="status">
            {move || lines().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
        </div>
    }
}
