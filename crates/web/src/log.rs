//! The log in beats, as they happened; the newest is in sight. Each line opens the clause that made it happen.

use leptos::html::Ol;
use leptos::prelude::*;

use crate::beats::{Beat, beats};
use crate::concede::ConcedeButton;
use crate::desk::ToldLine;
use crate::table_context::{use_app, use_table};

/// The log of the table.
#[component]
pub fn LogView() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_live = table.is_live;
    // Whoever looks back reads the whole match, and goes from a line to its moment.
    let lines = if is_live { table.lines } else { app.replay_lines.into() };
    let groups = Memo::new(move |_| lines.with(|lines| beats(lines)));
    let list = NodeRef::<Ol>::new();
    // Nothing of what was read moves when a line is added: the list is only rolled on.
    Effect::new(move || {
        groups.track();
        app.log_open.track();
        if !is_live {
            return;
        }
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
                <For each=move || groups.get() key=key let:beat>
                    <BeatView beat/>
                </For>
            </ol>
        </section>
    }
}

/// What tells a beat from any other, also from one that stood there before something was undone.
fn key(beat: &Beat) -> (usize, String) {
    (beat.start, beat.lines.iter().map(|line| line.text.en.as_str()).collect())
}

#[component]
fn BeatView(beat: Beat) -> impl IntoView {
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
                    .lines
                    .into_iter()
                    .map(|ToldLine { clause, text, at, .. }| {
                        let id = clause.clone();
                        let why = at.is_some().then(|| {
                            let clause = clause.clone();
                            view! {
                                <button type="button" class="plain why" aria-label=clause.clone() title=clause.clone() on:click=move |_| app.show_clause(&clause)>"?"</button>
                            }
                        });
                        let open = move |_| match at {
                            Some(at) => app.replay_at.set(at),
                            None => app.show_clause(&clause),
                        };
                        view! {
                            <li class="line" data-at=at>
                                <button type="button" class="line-button" data-clause=id on:click=open>
                                    <span class="line-text">{move || text.get(app.language()).to_owned()}</span>
                                    <span class="why">{move || app.say(if at.is_some() { "show-moment" } else { "why" })}</span>
                                </button>
                                {why}
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
pub fn News() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let lines = move || {
        let language = app.language();
        let last = table.lines.with(|lines| beats(lines).pop());
        let lines = last.map(|beat| beat.lines).unwrap_or_default();
        let first = lines.len().saturating_sub(4);
        lines[first..].iter().map(|line| line.text.get(language).to_owned()).collect::<Vec<_>>()
    };
    view! {
        <div class="news" role="status">
            {move || lines().into_iter().map(|line| view! { <p>{line}</p> }).collect_view()}
        </div>
    }
}
