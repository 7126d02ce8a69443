//! Setting up a match: the game, who sits where, with which decks and pilots, by which table options. Models and pilots
//! are chosen in the match, in the order of the rules, unless they are agreed here.

use coal::rules::PilotNo;
use coal::{CardSet, Deck, Options, Setup};
use leptos::ev;
use leptos::prelude::*;
use table::{Seat, Seed};

use crate::app::random_seed;
use crate::art;
use crate::chair::{Chair, Player};
use crate::deck::{Reason, capitalized};
use crate::game_list::GAMES;
use crate::level::Level;
use crate::plan::Plan;
use crate::screen::Screen;
use crate::table_context::use_app;

/// The start screen.
#[component]
pub fn StartScreen() -> impl IntoView {
    let app = use_app();
    let plan = Plan::load(app);
    provide_context(plan);
    let problem = RwSignal::new(None::<String>);
    let goes_on =
        move || app.session.with(|session| session.as_ref().is_some_and(|session| session.outcome().is_none()));
    let begin = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let written = plan.seed.get_untracked();
        let seed = if written.trim().is_empty() { Ok(random_seed()) } else { written.parse::<Seed>() };
        match (Setup::check(untrack(|| plan.document()), CardSet::house()), seed) {
            (Ok(setup), Ok(seed)) => app.begin(setup, seed, untrack(|| plan.chairs())),
            (_, Err(_)) => problem.set(Some(app.say("seed-wrong"))),
            // The reasons stand beside the seats and the decks.
            (Err(_), _) => {
                problem.set(Some(app.say("table-wrong")));
                crate::app::focus(if untrack(|| complaints(&plan)).is_empty() {
                    "#table-reasons"
                } else {
                    "#deck-reasons"
                });
            }
        }
    };
    view! {
        <div class="start">
            <Hero/>
            <form class="setup-form" on:submit=begin>
                <Levels/>
                <Seats/>
                <SeatDecks/>
                <button type="submit" class="primary" id="begin">{move || app.say("begin")}</button>
                <Show when=goes_on>
                    <a class="secondary" id="resume" href=Screen::Table.address()>{move || app.say("resume")}</a>
                </Show>
                <p class="problem" role="alert">{problem}</p>
                <TableOptions/>
            </form>
        </div>
    }
}

/// The games: while there is one, it is shown as the chosen one.
#[component]
fn Hero() -> impl IntoView {
    let app = use_app();
    view! {
        <div class="hero">
            <h1 class="unseen">{move || app.say("screen-start")}</h1>
            <ul class="games" aria-label=move || app.say("games")>
                {GAMES
                    .map(|game| {
                        view! {
                            <li class="game" aria-current="true" data-game=game.name>
                                <h2 class="game-title">{game.title}</h2>
                                <p class="tagline">{move || app.say(&format!("game-{}", game.name))}</p>
                                <p class="game-text">{move || app.say(&format!("game-{}-text", game.name))}</p>
                            </li>
                        }
                    })
                    .into_iter()
                    .collect_view()}
            </ul>
            <div class="hero-bots" aria-hidden="true">
                {coal::card::Model::ALL
                    .map(|model| view! { <span class="hero-bot" inner_html=art::bot_svg(model)></span> })
                    .into_iter()
                    .collect_view()}
            </div>
        </div>
    }
}

/// How strong the bots are: all of them at once.
#[component]
fn Levels() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let is_one = move || plan.bots().len() == 1;
    view! {
        <Show when=move || !plan.bots().is_empty()>
            <fieldset class="levels">
                <legend>{move || app.say(if is_one() { "opponent-level" } else { "bots-level" })}</legend>
                {Level::ALL
                    .map(|level| {
                        view! {
                            <label class="level">
                                <input
                                    type="radio"
                                    name="level"
                                    value=level.as_str()
                                    prop:checked=move || plan.bots().iter().all(|bot| *bot == level)
                                    on:change=move |_| plan.set_level(level)
                                />
                                <span class="level-name">{move || app.say(&format!("level-{level}"))}</span>
                                <span class="level-text">{move || app.say(&format!("level-{level}-text"))}</span>
                            </label>
                        }
                    })
                    .into_iter()
                    .collect_view()}
            </fieldset>
        </Show>
    }
}

/// How many seats, who sits there, and the two modes that change the table most.
#[component]
fn Seats() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let lines = move || (0..plan.count.get() as u8).map(|seat| view! { <SeatLine seat=Seat(seat)/> }).collect_view();
    view! {
        <fieldset class="seat-plan">
            <legend>{move || app.say("seats")}</legend>
            <div class="counts">
                {[2, 3, 4]
                    .map(|count: usize| {
                        view! {
                            <label class="count">
                                <input type="radio" name="count" value=count.to_string()
                                    prop:checked=move || plan.count.get() == count on:change=move |_| plan.set_count(count)/>
                                <span>{move || app.say_with("seats-n", &[("n", count.into())])}</span>
                            </label>
                        }
                    })
                    .into_iter()
                    .collect_view()}
            </div>
            <div class="modes">
                <OptionLine name="teams" ruling="COAL-TEAM-01" id="mode"/>
                <OptionLine name="tag_mode" ruling="COAL-TAG-01" id="mode"/>
            </div>
            <ol class="seat-lines">{lines}</ol>
            <p class="hint">{move || app.say(match plan.people() { 0 => "people-none", 1 => "people-one", _ => "people-many" })}</p>
            <div role="status">
                <ul class="reason-list" id="table-reasons" tabindex="-1">
                    {move || plan.problems().into_iter().map(|(text, clause)| view! { <TableReason text clause/> }).collect_view()}
                </ul>
            </div>
        </fieldset>
    }
}

/// Why the table cannot be played, with the clause that says so.
#[component]
fn TableReason(text: String, clause: String) -> impl IntoView {
    let app = use_app();
    let shown = clause.clone();
    view! {
        <li class="reason">
            <span>{text}</span>
            <button type="button" class="plain why" on:click=move |_| app.show_clause(&clause)>{shown}</button>
        </li>
    }
}

/// Who sits at a seat.
#[component]
fn SeatLine(seat: Seat) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let chair = Memo::new(move |_| plan.chair(seat));
    let is_person = move || chair.with(Chair::is_person);
    let choose = move |event: ev::Event| plan.seat_player(seat, event_target_value(&event).parse().ok());
    let name = move |event: ev::Event| plan.seat_name(seat, &event_target_value(&event));
    let title = move || app.say_with("seat-n", &[("n", (seat.0 + 1).into())]);
    let team = move || plan.is_on("teams").then(|| app.say(if seat.0 & 1 == 0 { "team-one" } else { "team-two" }));
    view! {
        <li class="seat-line" class:team-0=move || plan.is_on("teams") && seat.0 & 1 == 0 class:team-1=move || plan.is_on("teams") && seat.0 & 1 == 1>
            <label class="field">
                <span>{title}" "{move || team().map(|team| view! { <span class="mark">{team}</span> })}</span>
                <select id=format!("player-{seat}") on:change=choose>
                    <option value="person" selected=is_person>{move || app.say("person")}</option>
                    {Level::ALL
                        .map(|level| {
                            let is_it = move || chair.with(|chair| chair.player == Player::Bot(level));
                            let text = move || {
                                let name = app.say(&format!("level-{level}"));
                                app.say_with("bot-of", &[("level", name.into())])
                            };
                            view! { <option value=level.as_str() selected=is_it>{text}</option> }
                        })
                        .into_iter()
                        .collect_view()}
                </select>
            </label>
            <Show when=is_person>
                <label class="field">
                    <span>{move || app.say("name")}</span>
                    <input type="text" autocomplete="off" maxlength=Chair::LONGEST_NAME.to_string() id=format!("name-{seat}")
                        prop:value=chair.with_untracked(|chair| chair.name.clone())
                        placeholder=move || app.say_with("player-n", &[("n", (seat.0 + 1).into())]) on:change=name/>
                </label>
            </Show>
        </li>
    }
}

/// What each seat brings: its deck, and its pilot where one is agreed beforehand.
#[component]
fn SeatDecks() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let offers_boxes = move || complaints(&plan).iter().any(|(_, _, helps)| *helps);
    let lines = move || (0..plan.count.get() as u8).map(|seat| view! { <SeatDeck seat=Seat(seat)/> }).collect_view();
    view! {
        <fieldset class="seat-decks">
            <legend>{move || app.say("decks")}</legend>
            <p class="hint">{move || app.say("decks-hint")}</p>
            <div class="seat-deck-fields">{lines}</div>
            <a class="secondary" id="to-decks" href=Screen::Deck(None).address()>
                <span class="tool-icon" inner_html=art::icon("deck")></span>
                {move || app.say("to-decks")}
            </a>
            <div role="status">
                <ul class="reason-list" id="deck-reasons" tabindex="-1">
                    {move || complaints(&plan).into_iter().map(|(text, clause, _)| view! { <Reason text clause/> }).collect_view()}
                </ul>
            </div>
            <Show when=offers_boxes>
                <button type="button" class="plain" id="own-boxes" on:click=move |_| plan.switch("own_boxes")>{move || app.say("use-own-boxes")}</button>
            </Show>
        </fieldset>
    }
}

#[component]
fn SeatDeck(seat: Seat) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let chosen = move || plan.brought(seat);
    let choose = move |event: ev::Event| plan.bring(seat, event_target_value(&event));
    let custom = move || {
        let chosen = chosen();
        app.shelf.with(|shelf| {
            let lines = shelf.decks().iter().map(|deck| {
                let is_chosen = chosen.as_deref() == Some(deck.name());
                view! { <option value=deck.name().to_owned() selected=is_chosen>{deck.name().to_owned()}</option> }
            });
            lines.collect_view()
        })
    };
    let models = move || {
        let house = CardSet::house();
        coal::card::Model::ALL
            .map(|model| {
                let value = format!("model {model}");
                let is_chosen = chosen().as_deref() == Some(value.as_str());
                let text = format!("{model} {}", house.model_name(model));
                view! { <option value=value selected=is_chosen>{text}</option> }
            })
            .into_iter()
            .collect_view()
    };
    view! {
        <div class="seat-deck">
            <label class="field">
                <span>{move || app.say_with("deck-of-seat", &[("n", (seat.0 + 1).into())])}</span>
                <select id=format!("deck-of-{seat}") on:change=choose>
                    <option value="" selected=move || chosen().is_none()>{move || app.say("deck-predefined")}</option>
                    {models}
                    {custom}
                </select>
            </label>
            <PilotChoice seat is_reserve=false/>
            <Show when=move || plan.needs_reserve(seat)><PilotChoice seat is_reserve=true/></Show>
        </div>
    }
}

/// The pilot of a seat, where it can be agreed beforehand.
#[component]
fn PilotChoice(seat: Seat, is_reserve: bool) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let offered = Memo::new(move |_| plan.pilots(seat));
    let choose = move |event: ev::Event| plan.take_pilot(seat, is_reserve, event_target_value(&event));
    let line = move |number: PilotNo| {
        let house = CardSet::house();
        let pilot = house.pilot(number).clone();
        let id = pilot.id.clone();
        let is_chosen = move || plan.pilot(seat, is_reserve).as_deref() == Some(id.as_str());
        view! { <option value=pilot.id.clone() selected=is_chosen>{pilot.name}</option> }
    };
    let title = if is_reserve { "reserve-of-seat" } else { "pilot-of-seat" };
    view! {
        <Show when=move || !offered.with(Vec::is_empty)>
            <label class="field">
                <span>{move || app.say_with(title, &[("n", (seat.0 + 1).into())])}</span>
                <select id=format!("{}-of-{seat}", if is_reserve { "reserve" } else { "pilot" }) on:change=choose>
                    <option value="" selected=move || plan.pilot(seat, is_reserve).is_none()>{move || app.say("pilot-at-table")}</option>
                    {move || offered.get().into_iter().map(line).collect_view()}
                </select>
            </label>
        </Show>
    }
}

/// What keeps the chosen decks from being played: the reason, its clause, and whether boxes of their own help.
fn complaints(plan: &Plan) -> Vec<(String, &'static str, bool)> {
    let (cards, options, decks) = (CardSet::house(), plan.options(), plan.decks());
    let language = plan.app().language();
    let mut lines = Vec::new();
    for deck in decks.iter().flatten() {
        for problem in deck.problems(&cards, &options) {
            let text = format!("{}: {}", deck.name(), problem.say(&cards, language));
            lines.push((text, problem.clause().as_str(), false));
        }
    }
    let decks: Vec<&Deck> = decks.iter().flatten().collect();
    for problem in coal::deck::together(&decks, &cards, &options) {
        lines.push((capitalized(&problem.say(&cards, language)), problem.clause().as_str(), true));
    }
    lines
}

/// The table options, each with its explanation and its clause, and the seed.
#[component]
fn TableOptions() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    view! {
        <details class="options">
            <summary>
                {move || app.say("table-options")}
                {move || plan.options.with(|on| (!on.is_empty()).then(|| app.say_with("options-on", &[("n", on.len().into())])))}
            </summary>
            <p class="hint">{move || app.say("table-options-hint")}</p>
            <ul class="option-list">
                // The modes stand beside the seats.
                {Options::ALL
                    .iter()
                    .filter(|(name, _)| !matches!(*name, "teams" | "tag_mode"))
                    .map(|(name, ruling)| view! { <li><OptionLine name ruling id="option"/></li> })
                    .collect_view()}
            </ul>
            <label class="field">
                <span>{move || app.say("seed")}</span>
                <input type="text" inputmode="numeric" autocomplete="off" id="seed" prop:value=plan.seed
                    on:input=move |event| plan.seed.set(event_target_value(&event))/>
            </label>
        </details>
    }
}

#[component]
fn OptionLine(name: &'static str, ruling: &'static str, id: &'static str) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let clause = Options::clause(name).map_or(ruling, |clause| clause.as_str());
    let barrier = Memo::new(move |_| plan.barrier(name));
    let reason = format!("barrier-{name}");
    let reason_id = reason.clone();
    // An option that is on can always be switched off.
    let is_barred = move || barrier.get().is_some() && !plan.is_on(name);
    let described = move || barrier.get().map(|_| reason.clone());
    view! {
        <div class="option" data-option=id>
            <label>
                <input type="checkbox" name=name disabled=is_barred aria-describedby=described
                    prop:checked=move || plan.is_on(name) on:change=move |_| plan.switch(name)/>
                <span>{move || app.say(&format!("option-{name}"))}</span>
            </label>
            <button type="button" class="plain why" on:click=move |_| app.show_clause(clause)>{clause}</button>
        </div>
        {move || barrier.get().map(|id| view! { <p class="hint" id=reason_id.clone()>{app.say(id)}</p> })}
    }
}
