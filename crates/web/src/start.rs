//! Setting up a match: the game, who plays, with which decks, by which table options. Models and pilots are chosen in
//! the match, in the order of the rules, unless a custom deck names them.

use coal::{CardSet, Deck, Options, Setup, SetupDocument};
use leptos::ev;
use leptos::prelude::*;
use table::{Seat, Seed};

use crate::app::{App, random_seed};
use crate::art;
use crate::deck::{Reason, capitalized};
use crate::game_list::GAMES;
use crate::level::Level;
use crate::screen::Screen;
use crate::chair::Chair;
use crate::table_context::use_app;
use crate::words;

/// What is being set up.
#[derive(Clone, Copy)]
struct Plan {
    app: App,
    /// The names of the table options that are on.
    options: RwSignal<Vec<&'static str>>,
    seed: RwSignal<String>,
}

impl Plan {
    fn is_on(&self, option: &str) -> bool {
        self.options.with(|options| options.contains(&option))
    }

    fn switch(&self, option: &'static str) {
        self.options.update(|options| {
            if options.contains(&option) {
                options.retain(|other| *other != option);
            } else {
                options.push(option);
            }
        });
    }

    fn options(&self) -> Options {
        let mut options = Options::default();
        self.options.with(|names| {
            for name in names {
                options.set(name, true);
            }
        });
        options
    }

    /// The custom deck of each seat.
    fn decks(&self) -> Vec<Option<Deck>> {
        let named = |name: &Option<String>| {
            self.app.shelf.with(|shelf| name.as_ref().and_then(|name| shelf.find(name)).cloned())
        };
        self.app.seat_decks.with(|seats| seats.iter().take(2).map(named).collect())
    }

    fn document(&self) -> SetupDocument {
        let cards = CardSet::house();
        let seats = self.decks().into_iter().map(|deck| deck.map(|deck| deck.seat(&cards)).unwrap_or_default());
        SetupDocument {
            seats: seats.collect(),
            options: self.options.with(|names| names.iter().map(|name| (*name).to_owned()).collect()),
        }
    }
}

/// The start screen.
#[component]
pub fn StartScreen() -> impl IntoView {
    let app = use_app();
    let plan = Plan { app, options: RwSignal::new(Vec::new()), seed: RwSignal::new(String::new()) };
    provide_context(plan);
    let problem = RwSignal::new(None::<String>);
    let goes_on =
        move || app.session.with(|session| session.as_ref().is_some_and(|session| session.outcome().is_none()));
    let begin = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let written = plan.seed.get_untracked();
        let seed = if written.trim().is_empty() { Ok(random_seed()) } else { written.parse::<Seed>() };
        match (Setup::check(untrack(|| plan.document()), CardSet::house()), seed) {
            (Ok(setup), Ok(seed)) => app.begin(setup, seed, vec![Chair::person(""), Chair::bot(app.settings.level.get_untracked())]),
            (_, Err(_)) => problem.set(Some(app.say("seed-wrong"))),
            // The reasons stand beside the decks; here only those that they do not say.
            (Err(problems), _) if untrack(|| complaints(&plan)).is_empty() => {
                problem.set(Some(problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")));
            }
            (Err(_), _) => {
                problem.set(Some(app.say("decks-wrong")));
                crate::app::focus("#deck-reasons");
            }
        }
    };
    view! {
        <div class="start">
            <Hero/>
            <form class="setup-form" on:submit=begin>
                <Levels/>
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

/// Which deck each seat plays.
#[component]
fn SeatDecks() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let offers_boxes = move || complaints(&plan).iter().any(|(_, _, helps)| *helps);
    view! {
        <fieldset class="seat-decks">
            <legend>{move || app.say("decks")}</legend>
            <div class="seat-deck-fields">
                {Seat::all(2).map(|seat| view! { <SeatDeck seat/> }).collect_view()}
            </div>
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
    let chosen = move || app.seat_decks.with(|seats| seats.get(seat.index()).cloned().flatten());
    let choose = move |event: ev::Event| {
        let name = event_target_value(&event);
        app.seat_decks.update(|seats| {
            if let Some(deck) = seats.get_mut(seat.index()) {
                *deck = (!name.is_empty()).then_some(name);
            }
        });
    };
    let lines = move || {
        let chosen = chosen();
        app.shelf.with(|shelf| {
            let lines = shelf.decks().iter().map(|deck| {
                let is_chosen = chosen.as_deref() == Some(deck.name());
                view! { <option value=deck.name().to_owned() selected=is_chosen>{deck.name().to_owned()}</option> }
            });
            lines.collect_view()
        })
    };
    view! {
        <label class="field">
            <span>{move || app.say(if seat.0 == 0 { "you" } else { "opponent" })}</span>
            <select id=format!("deck-of-{seat}") on:change=choose>
                <option value="" selected=move || chosen().is_none()>{move || app.say("deck-predefined")}</option>
                {lines}
            </select>
        </label>
    }
}

/// What keeps the chosen decks from being played: the reason, its clause, and whether boxes of their own help.
fn complaints(plan: &Plan) -> Vec<(String, &'static str, bool)> {
    let (cards, options, decks) = (CardSet::house(), plan.options(), plan.decks());
    let language = plan.app.language();
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
                {Options::ALL.iter().map(|(name, ruling)| view! { <OptionLine name ruling/> }).collect_view()}
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
fn OptionLine(name: &'static str, ruling: &'static str) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let clause = Options::clause(name).map_or(ruling, |clause| clause.as_str());
    let is_known = words::rulebook(app.settings.language.get_untracked()).clause(clause).is_some();
    view! {
        <li class="option">
            <label>
                <input type="checkbox" name=name prop:checked=move || plan.is_on(name) on:change=move |_| plan.switch(name)/>
                <span>{move || app.say(&format!("option-{name}"))}</span>
            </label>
            {is_known.then(|| view! {
                <button type="button" class="plain why" on:click=move |_| app.show_clause(clause)>{clause}</button>
            })}
        </li>
    }
}
