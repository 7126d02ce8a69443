//! The round and the turn, what they make possible, the Zone cards, and the match-up matrix one key away.

use estro::language::Estro;
use estro::round::Milestone;
use estro::rules::LAST_ROUND;
use estro::{View, card_text, clause};
use leptos::ev;
use leptos::prelude::*;

use super::art;
use super::card::tells_totals;
use super::fleet::FLEET;
use super::offer::Target;
use super::panel::Shown;
use crate::app::App;
use crate::panel::Panel;
use crate::reader::Reader;
use crate::screen::Screen;
use crate::table_context::{use_app, use_table};

/// The active Zone cards.
fn active(view: &View) -> Vec<Estro> {
    Estro::ALL.into_iter().filter(|zone| view.zones >> *zone as u8 & 1 != 0).collect()
}

/// The counter of rounds and turns with what becomes possible, and the button of the matrix.
#[component]
pub fn RoundCounter() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let numbers = Memo::new(move |_| table.of_view(|view| (view.round, view.turn)));
    let options = Memo::new(move |_| table.of_view(|view| view.options));
    // A round is the player's turn and that of the ships (ESTRO-SOLO-10).
    let is_fleet = Memo::new(move |_| table.of_view(|view| view.fleet.is_some().then_some(view.active == FLEET)));
    let said = move || {
        let (round, turn) = numbers.get();
        let id = match is_fleet.get() {
            Some(true) => "round-n-fleet",
            Some(false) => "round-n-player",
            None if options.get().is_conquest() => "round-n-open",
            None => "round-n",
        };
        app.say_with(id, &[("n", round.into()), ("of", LAST_ROUND.into()), ("turn", turn.into())])
    };
    let means = move || {
        let (round, turn) = numbers.get();
        let options = options.get();
        let milestone = Milestone::of(&options, round, turn);
        let clause = milestone.clause(&options);
        view! {
            <button type="button" class="plain round-meaning" on:click=move |_| app.show_clause(clause.as_str())>
                {app.say_with(&format!("round-{}", milestone.as_str()), &[("n", milestone.number().into())])}
            </button>
        }
    };
    listen_for_the_matrix(app);
    view! {
        <div class="round-counter">
            <p class="round-line">{said}</p>
            {means}
            <Show when=move || tells_totals(&app)>
                <button type="button" class="plain matrix-button" id="matrix" aria-keyshortcuts="M" aria-label=move || app.say("matrix") title=move || app.say("matrix") on:click=move |_| app.show(Panel::Game(Shown::Matrix))>
                    <span class="tool-icon" inner_html=art::matrix_icon()></span>
                </button>
            </Show>
        </div>
    }
}

/// The key M shows the match-up matrix, and takes it away, as long as the table is shown and its players may look things up
/// (ESTRO-TOOL-03).
fn listen_for_the_matrix(app: App) {
    let handle = window_event_listener(ev::keydown, move |event| {
        let is_plain = !(event.ctrl_key() || event.alt_key() || event.meta_key());
        let is_table = matches!(app.screen.get_untracked(), Screen::Table | Screen::Replay);
        let is_key = is_plain && is_table && matches!(event.key().as_str(), "m" | "M");
        if !is_key || app.settings.keys.get_untracked() != "on" || !untrack(|| tells_totals(&app)) {
            return;
        }
        match app.panel.get_untracked() {
            None => app.show(Panel::Game(Shown::Matrix)),
            Some(Panel::Game(Shown::Matrix)) => app.close_panel(),
            Some(_) => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || handle.remove());
}

/// The name of the special of a Zone card, with its Estro.
pub fn zone_name(app: &App, zone: Estro) -> String {
    let name = app.say(&format!("zone-{zone}"));
    format!("{name} ({})", card_text::estro_name(zone))
}

/// The active Zone cards; each is a button for its special while that can be used, and tells about itself otherwise.
#[component]
pub fn ZoneCards() -> impl IntoView {
    let table = use_table();
    let zones = Memo::new(move |_| table.of_view(active));
    let is_conquest = Memo::new(move |_| table.of_view(|view| view.options.is_conquest()));
    view! {
        <ul class="zones" class:five=is_conquest>
            <For each=move || zones.get() key=|zone| *zone let:zone><li><ZoneButton zone/></li></For>
            <Rift/>
        </ul>
    }
}

/// The dimensional deck, where the table plays with it: a tap shows its clause (ESTRO-FESS-06).
#[component]
fn Rift() -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let cards = Memo::new(move |_| table.of_view(|view| view.options.rift.then_some(view.rift)));
    move || {
        let n = cards.get()?;
        let said = move || app.say_with("rift-n", &[("n", n.into())]);
        Some(view! {
            <li>
                <button type="button" class="plain rift" title=said aria-label=said on:click=move |_| app.show_clause(clause::FESS_06.as_str())>
                    <span aria-hidden="true">"◇ "{n}</span>
                </button>
            </li>
        })
    }
}

#[component]
fn ZoneButton(zone: Estro) -> impl IntoView {
    let app = use_app();
    let table = use_table();
    let target = Target::Zone(zone);
    let is_lit = Memo::new(move |_| table.is_lit(&app, target));
    let is_picked = Memo::new(move |_| table.is_picked(&app, target));
    let is_used = Memo::new(move |_| table.of_view(|view| is_spent(view, zone)));
    let points = Memo::new(move |_| table.of_view(|view| points_of(view, zone)));
    let shown = move || {
        let [above, below] = points.get()?;
        Some(view! { <span class="zone-points" aria-hidden="true"><b>"▲ "{above}</b><b>"▼ "{below}</b></span> })
    };
    let said = move || {
        let used = is_used.get().then(|| app.say("special-used"));
        let possible = is_lit.get().then(|| app.say("possible"));
        let name = app.say_with("zone-is", &[("zone", zone_name(&app, zone).into())]);
        let points = points
            .get()
            .map(|[above, below]| app.say_with("zone-points", &[("above", above.into()), ("below", below.into())]));
        let parts = [Some(name), points, used, possible];
        parts.into_iter().flatten().collect::<Vec<_>>().join(", ")
    };
    let reader: Reader = expect_context();
    let choose = move |event: ev::MouseEvent| {
        if is_lit.get_untracked() || is_picked.get_untracked() {
            app.pick(target);
        } else {
            reader.read(Shown::Zone(zone), &event_target::<web_sys::Element>(&event));
        }
    };
    view! {
        <button
            type="button"
            class="zone-card"
            class:lit=is_lit
            class:picked=is_picked
            class:used=is_used
            data-target=format!("zone-{zone}")
            aria-label=said
            aria-disabled=move || (!is_lit.get()).to_string()
            on:click=choose
        >
            <art::ZoneCard zone used=Signal::from(is_used)/>
            {shown}
            <span class="zone-name" aria-hidden="true">{move || app.say(&format!("zone-{zone}"))}</span>
        </button>
    }
}

/// The Zone points in a field: of the side above, and of the viewer's side below (ESTRO-CONQ-09).
fn points_of(view: &View, zone: Estro) -> Option<[u8; 2]> {
    let below = if view.viewer.is(table::Seat(0)) { 0 } else { 1 };
    view.options.is_conquest().then(|| [1 - below, below].map(|side| view.points(side)[zone.index()]))
}

/// Whether the special of a Zone card cannot be used any more: by the viewer, or by anybody where nobody looks.
fn is_spent(view: &View, zone: Estro) -> bool {
    let bit = 1_u8 << zone as u8;
    match view.viewer {
        table::Viewer::Seat(me) => view.used_specials.get(me.index()).is_some_and(|used| used & bit != 0),
        table::Viewer::Public => view.used_specials.iter().all(|used| used & bit != 0),
    }
}
