//! Several people at one screen: between two of them everything is hidden, and each is told what happened meanwhile.

use leptos::prelude::*;
use table::{Seat, Viewer};

use crate::app::focus;
use crate::clock::TimeLeft;
use crate::concede::ConcedeButton;
use crate::desk::{Shown, ToldLine};
use crate::game::seat::{Marks, calling, portrait, standing, team_class};
use crate::table_context::{use_app, use_table};
use crate::undo::UndoBetween;

/// Shows only what everybody may see, until the next person confirms that they are at the screen.
#[component]
pub fn HandOver(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let name = move || table.who(&app, seat);
    let seats = table.view.with_untracked(|view| view.as_ref().map_or(0, |view| view.seats.len() as u8));
    let turn = move || table.of_view(|view| Some((view.turn, view.active)));
    request_animation_frame(|| focus("#hand-over-title"));
    view! {
        <section class="hand-over" aria-busy=move || app.desk.is_busy().to_string() data-hand-over=seat.0 aria-labelledby="hand-over-title">
            <div class="hand-over-art" aria-hidden="true">
                <span inner_html=move || portrait(&table, seat)></span>
            </div>
            <h1 id="hand-over-title" tabindex="-1">{move || app.say_with("hand-over-title", &[("name", name().into())])}</h1>
            <p>{move || app.say("hand-over-text")}</p>
            <TimeLeft/>
            <button type="button" class="primary" id="take-place" on:click=move |_| app.take_place(seat)>
                {move || app.say_with("take-place", &[("name", name().into())])}
            </button>
            <UndoBetween/>
            <ConcedeButton/>
            <section class="standing" aria-labelledby="standing-title">
                <h2 id="standing-title">
                    {move || match turn() {
                        None | Some((0, _)) => app.say("standing-setup"),
                        Some((number, active)) => {
                            let who = table.who(&app, active);
                            app.say_with("turn-n", &[("n", number.into()), ("who", who.into())])
                        }
                    }}
                </h2>
                <ul class="standing-seats">
                    {Seat::all(seats).map(|seat| view! { <Standing seat/> }).collect_view()}
                </ul>
            </section>
        </section>
    }
}

/// Shows the state of a seat, in public words.
#[component]
fn Standing(seat: Seat) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let class = format!("standing-seat {}", team_class(&table, seat));
    view! {
        <li class=class>
            <b>{move || table.who(&app, seat)}</b>
            " "
            <span class="seat-model">{move || calling(&app, &table, seat)}</span>
            " · "
            {move || standing(&app, &table, seat)}
            " "
            <Marks seat/>
        </li>
    }
}

/// Shows what happened since the person's last decision, if several people share the screen.
#[component]
pub fn SinceLast() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let is_shared = move || table.chairs.with(|chairs| chairs.iter().filter(|chair| chair.is_person()).count() > 1);
    let from = Memo::new(move |_| {
        app.shown.with(|shown| {
            let shown = shown.as_ref().filter(|shown| matches!(shown.viewer(), Viewer::Seat(_)));
            shown.map_or(usize::MAX, Shown::news_from)
        })
    });
    let news = Memo::new(move |_| -> Vec<ToldLine> {
        if !is_shared() {
            return Vec::new();
        }
        table.lines.with(|lines| lines.get(from.get()..).map(<[_]>::to_vec).unwrap_or_default())
    });
    move || {
        let news = news.get();
        (!news.is_empty()).then(|| {
            let language = app.language();
            let count = news.len();
            let lines =
                news.into_iter().map(|line| view! { <li>{line.text.get(language).to_owned()}</li> }).collect_view();
            view! {
                <details class="since" open>
                    <summary>{app.say_with("since-last", &[("n", count.into())])}</summary>
                    <ol class="since-lines" tabindex="0">{lines}</ol>
                </details>
            }
        })
    }
}
