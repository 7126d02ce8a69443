//! The form for setting up a match: the game, its mode, the occupants of the seats and what they bring, and the table
//! options. Modes, seats, options and stops come from the game's lists; what a seat brings is the game's own part.

mod agreed;
pub mod kept;
pub mod options;

use leptos::ev;
use leptos::prelude::*;
use table::{Seat, Seed};

use agreed::{Modes, SeatCount};
use kept::GoOn;
use options::{AddedModes, TableOptions};

use crate::app::random_seed;
use crate::chair::{Chair, Occupant};
use crate::deck::parts::reason;
use crate::desk::GAME;
use crate::game::start::{HeroArt, LEVELS, SeatDecks, reasons_id};
use crate::game_list::{AID, GAMES, GameEntry};
use crate::guide::Lessons;
use crate::later::{LaterPart, LaterSetup, Part};
use crate::level::Level;
use crate::plan::Plan;
use crate::table_context::use_app;

/// Shows the start screen.
#[component]
pub fn StartScreen() -> impl IntoView {
    let app = use_app();
    let plan = Plan::load(app);
    provide_context(plan);
    let problem = RwSignal::new(None::<String>);
    // The reasons why the table cannot be played appear beside the seats and the decks.
    let is_more_open = RwSignal::new(false);
    view! {
        <div class="start">
            <Hero/>
            <div class="start-side">
                <div class="start-now">
                    <GoOn/>
                    <PlayNow problem is_more_open/>
                    <Lessons/>
                    <p class="problem" role="alert">{problem}</p>
                    <LaterPart part=Part::Finished/>
                </div>
                <details class="more" id="more" prop:open=is_more_open>
                    <summary><h2>{move || app.say("more-setup")}</h2></summary>
                    <LaterSetup problem/>
                </details>
            </div>
            <OtherGames/>
        </div>
    }
}

/// Shows everything that can be set up before a match, and the button that begins it.
#[component]
pub fn SetupForm(
    /// The problem of this setup.
    problem: RwSignal<Option<String>>,
) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let begin = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let written = plan.seed.get_untracked();
        let seed = if written.trim().is_empty() { Ok(random_seed()) } else { written.parse::<Seed>() };
        match (untrack(|| plan.setup()), seed) {
            (Some(setup), Ok(seed)) => app.begin(&untrack(|| plan.begin(setup, seed))),
            (_, Err(_)) => problem.set(Some(app.say("seed-wrong"))),
            // The reasons appear beside the seats and the decks.
            (None, _) => {
                problem.set(Some(app.say("table-wrong")));
                crate::app::focus(untrack(|| reasons_id(&plan)));
            }
        }
    };
    view! {
        <form class="setup-form" on:submit=begin>
            <Levels/>
            <Seats/>
            <AddedModes/>
            <SeatDecks/>
            <TableOptions/>
            <button type="submit" class="primary" id="begin">{move || app.say("begin")}</button>
        </form>
    }
}

/// Shows the button that begins a match at once.
#[component]
fn PlayNow(problem: RwSignal<Option<String>>, is_more_open: RwSignal<bool>) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let press = move |_| match plan.begin_now(random_seed()) {
        Some(new) => app.begin(&new),
        None => {
            is_more_open.set(true);
            problem.set(Some(app.say("table-wrong")));
            crate::app::focus(untrack(|| reasons_id(&plan)));
        }
    };
    let goes_on = move || app.is_in_match();
    let against = move || {
        let level = |level: &Level| app.say(&format!("level-{level}"));
        let bots = plan.bots();
        match (plan.people(), bots.as_slice()) {
            (1, bots) if !bots.is_empty() => {
                let who = bots.iter().map(level).collect::<Vec<_>>().join(", ");
                app.say_with("play-now-against", &[("who", who.into())])
            }
            (0, _) => app.say("people-none"),
            (1, _) => app.say("play-now-alone"),
            _ => app.say("play-now-together"),
        }
    };
    view! {
        <button type="button" class=move || if goes_on() { "secondary play-now" } else { "primary play-now" } id="play-now" on:click=press>
            <span>{move || app.say(if goes_on() { "play-another" } else { "play-now" })}</span>
            <span class="button-note">{against}</span>
            <LaterPart part=Part::AddedModes/>
        </button>
    }
}

/// Shows the game of this page.
#[component]
fn Hero() -> impl IntoView {
    let app = use_app();
    let here = GAMES.into_iter().find(|game| game.name == GAME);
    view! {
        <div class="hero">
            <h1 class="game-title">{here.map(|game| game.title)}</h1>
            <p class="tagline">{move || here.map(|game| game.tagline(app.language()).to_owned())}</p>
            <p class="game-text">{move || app.say("game-text")}</p>
            <HeroArt/>
        </div>
    }
}

/// Shows the other games of the program and the aid, each with its picture; they have pages of their own.
#[component]
fn OtherGames() -> impl IntoView {
    let app = use_app();
    let line = |game: GameEntry| {
        // The aid has a title in each language.
        let title = move || if game.name == AID.name { app.say("aid") } else { game.title.to_owned() };
        view! {
            <li>
                <a class="game-card" href=game.address() data-game=game.name>
                    <span class="game-picture" aria-hidden="true" inner_html=game.picture></span>
                    <span class="game-words">
                        <span class="game-name">{title}</span>
                        <span class="tagline">{move || game.tagline(app.language()).to_owned()}</span>
                    </span>
                </a>
            </li>
        }
    };
    let others = GAMES.into_iter().filter(|game| game.name != GAME).chain([AID]);
    view! {
        <nav class="other-games" aria-label=move || app.say("games")>
            <ul class="games">{others.map(line).collect_view()}</ul>
        </nav>
    }
}

/// Shows the level, which applies to all bots.
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
                    .into_iter()
                    .zip(LEVELS)
                    .map(|(level, (rating, time))| {
                        let measured = move || match rating {
                            Some(rating) => app.say_with("level-rating", &[("n", rating.into())]),
                            None => app.say("level-unrated"),
                        };
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
                                <span class="level-text">
                                    {move || app.say(&format!("level-{level}-text"))}" "{measured}", "{move || app.say(time)}"."
                                </span>
                            </label>
                        }
                    })
                    .collect_view()}
                <p class="hint">{move || app.say("level-rating-hint")}</p>
            </fieldset>
        </Show>
    }
}

/// Shows the mode, the number of seats, and the occupants of the seats.
#[component]
fn Seats() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let teams = Memo::new(move |_| plan.teams());
    let lines =
        move || (0..plan.count.get() as u8).map(|seat| view! { <SeatLine seat=Seat(seat) teams/> }).collect_view();
    let people = move || match plan.people() {
        0 => app.say("people-none"),
        1 => app.say_with("people-one", &[("n", plan.bots().len().into())]),
        _ => app.say("people-many"),
    };
    view! {
        <fieldset class="seat-plan">
            <legend>{move || app.say("seats")}</legend>
            <Modes/>
            <SeatCount/>
            <ol class="seat-lines">{lines}</ol>
            <p class="hint">{people}</p>
            <div role="status">
                <ul class="reason-list" id="table-reasons" tabindex="-1">
                    {move || plan.problems().into_iter().map(|(text, clause)| reason(app, text, clause)).collect_view()}
                </ul>
            </div>
        </fieldset>
    }
}

/// Shows the occupant of a seat.
#[component]
fn SeatLine(seat: Seat, teams: Memo<Vec<usize>>) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let chair = Memo::new(move |_| plan.chair(seat));
    let is_person = move || chair.with(Chair::is_person);
    let choose = move |event: ev::Event| plan.seat_player(seat, event_target_value(&event).parse().ok());
    let name = move |event: ev::Event| plan.seat_name(seat, &event_target_value(&event));
    let title = move || app.say_with("seat-n", &[("n", (seat.0 + 1).into())]);
    let team_of = move || teams.with(|teams| teams.get(seat.index()).copied());
    let team = move || ["team-one", "team-two"].get(team_of()?).map(|id| app.say(id));
    view! {
        <li class="seat-line" class:team-0=move || team_of() == Some(0) class:team-1=move || team_of() == Some(1)>
            <label class="field">
                <span>{title}" "{move || team().map(|team| view! { <span class="mark">{team}</span> })}</span>
                <select id=format!("player-{seat}") on:change=choose>
                    <option value="person" selected=is_person>{move || app.say("person")}</option>
                    {Level::ALL
                        .map(|level| {
                            let is_it = move || chair.with(|chair| chair.player == Occupant::Bot(level));
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
