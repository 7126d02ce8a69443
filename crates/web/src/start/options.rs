//! The table options with their explanations and clauses, the stops, the time for a decision and the seed.

use door::Entry as _;
use leptos::ev;
use leptos::prelude::*;
use table::options::{OptionChoice, OptionKind};
use table::{Clause, OptionSpec, OptionValue, StopSpec, Wording};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::agreement::{Agreement, option_table};
use crate::app::App;
use crate::clock::LimitField;
use crate::deck::parts::{capitalized, reason};
use crate::game::Entry;
use crate::guide::LessonOfMode;
use crate::plan::Plan;
use crate::stops;
use crate::table_context::use_app;

/// Returns a text of the game in the language of the page; it follows a change of the language.
pub fn said(app: App, text: &'static Wording) -> impl IntoView {
    move || text.say(app.language())
}

/// Shows everything that a usual match leaves at its default, folded.
#[component]
pub fn TableOptions() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let changed = move || plan.agreed(Agreement::changed);
    // While only values change, the elements stay, and with them the focus.
    let listed = Memo::new(move |_| plan.agreed(Agreement::listed));
    let line = move |(name, is_fixed)| {
        let spec = option_table().option(name)?;
        Some(view! { <OptionLine spec is_fixed/> })
    };
    view! {
        <details class="options">
            <summary>
                {move || app.say("table-options")}" "
                {move || Some(changed()).filter(|n| *n > 0).map(|n| app.say_with("options-on", &[("n", n.into())]))}
            </summary>
            <ul class="option-list">
                {move || listed.get().into_iter().map(line).collect_view()}
            </ul>
            <Stops/>
            <LimitField/>
            <SeedField/>
        </details>
    }
}

/// Shows the modes that can be added to the one that is played, any of them together, each with what it changes, and
/// those that cannot be added, each with the reason that the rules give.
#[component]
pub fn AddedModes() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    // While only values change, the elements stay, and with them the focus.
    let names = Memo::new(move |_| plan.agreed(|agreement| names_of(&agreement.added_modes())));
    let refused = Memo::new(move |_| plan.agreed(|agreement| names_of(&agreement.refused_modes())));
    let line = move |name| {
        let spec = option_table().option(name)?;
        let lesson = move || {
            let has_one = app.lessons.of_mode(name).is_some();
            has_one.then(|| view! { <li><LessonOfMode name=Signal::stored(name)/></li> })
        };
        Some(view! { <OptionLine spec is_fixed=false/>{lesson} })
    };
    let refused_line = move |name| {
        let spec = option_table().option(name)?;
        Some(view! { <RefusedLine spec/> })
    };
    move || {
        let names = names.get();
        (!names.is_empty()).then(|| {
            view! {
                <fieldset class="added-modes">
                    <legend>{move || app.say("added-modes")}</legend>
                    <p class="hint">{move || app.say("added-modes-hint")}</p>
                    <ul class="option-list">
                        {names.into_iter().map(line).collect_view()}
                        {move || refused.get().into_iter().map(refused_line).collect_view()}
                    </ul>
                </fieldset>
            }
        })
    }
}

/// Shows a mode that cannot be added to the one that is played, with the reasons.
#[component]
fn RefusedLine(spec: &'static OptionSpec) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let id = format!("refused-{}", spec.name);
    let reasons = move || {
        let reasons = plan.refusals(spec).into_iter();
        reasons.map(|(text, clause)| reason(app, capitalized(&text), clause)).collect_view()
    };
    view! {
        <li class="option refused" data-refused=spec.name>
            <label>
                <input type="checkbox" disabled=true aria-describedby=id.clone()/>
                <span class="option-words">
                    <span class="option-name">{said(app, &spec.title)}</span>
                    <span class="option-text">{said(app, &spec.about)}</span>
                </span>
            </label>
        </li>
        <li id=id><ul class="reason-list">{reasons}</ul></li>
    }
}

/// Names the modes that the last table had added: whoever begins at once plays them again.
#[component]
pub fn AddedModesNote() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let modes = move || {
        let added = plan.agreed(Agreement::added_modes);
        let is_on = |spec: &&'static OptionSpec| plan.value(spec) == OptionValue::Switch(true);
        let titles: Vec<&str> = added.into_iter().filter(is_on).map(|spec| spec.title.say(app.language())).collect();
        (!titles.is_empty()).then(|| app.say_with("play-now-modes", &[("modes", titles.join(", ").into())]))
    };
    view! { <span class="button-note" id="play-now-modes">{modes}</span> }
}

fn names_of(specs: &[&'static OptionSpec]) -> Vec<&'static str> {
    specs.iter().map(|spec| spec.name).collect()
}

/// Shows an option with a control that fits its kind; an option that the mode fixes cannot be changed.
#[component]
fn OptionLine(spec: &'static OptionSpec, is_fixed: bool) -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    let fixed_id = is_fixed.then(|| format!("fixed-{}", spec.name));
    let fixed = fixed_id.clone().map(|id| {
        let mode = move || plan.agreed(Agreement::mode).title.say(app.language()).to_owned();
        view! { <span class="option-text" id=id>{move || app.say_with("option-fixed", &[("mode", mode().into())])}</span> }
    });
    let words = view! {
        <span class="option-words">
            <span class="option-name">{said(app, &spec.title)}</span>
            <span class="option-text">{said(app, &spec.about)}</span>
            {fixed}
        </span>
    };
    let field = match &spec.kind {
        OptionKind::Switch { .. } => {
            let is_on = move || plan.value(spec) == OptionValue::Switch(true);
            let switch = move |_| {
                let wanted = OptionValue::Switch(!untrack(is_on));
                plan.agree(|agreement| agreement.set(spec, wanted));
            };
            view! {
                <label>
                    <input type="checkbox" name=spec.name disabled=is_fixed aria-describedby=fixed_id prop:checked=is_on on:change=switch/>
                    {words}
                </label>
            }
            .into_any()
        }
        OptionKind::Number { least, most, .. } => {
            let value = move || plan.value(spec).to_string();
            let write = move |event: ev::Event| {
                plan.agree(|agreement| agreement.write(spec, &event_target_value(&event)));
                // The field shows the value that was understood, even if the value has not changed.
                if let Some(input) = event.target().and_then(|input| input.dyn_into::<HtmlInputElement>().ok()) {
                    input.set_value(&untrack(value));
                }
            };
            view! {
                <label class="field">
                    {words}
                    <input type="number" id=format!("option-{}", spec.name) min=least.to_string() max=most.to_string()
                        disabled=is_fixed aria-describedby=fixed_id prop:value=value on:change=write/>
                </label>
            }
            .into_any()
        }
        OptionKind::OneOf { values, .. } => {
            let line = move |choice: &'static OptionChoice| {
                let is_it = move || plan.value(spec) == OptionValue::One(choice.name);
                view! { <option value=choice.name selected=is_it>{said(app, &choice.about)}</option> }
            };
            let choose = move |event: ev::Event| {
                plan.agree(|agreement| agreement.write(spec, &event_target_value(&event)));
            };
            view! {
                <label class="field">
                    {words}
                    <select id=format!("option-{}", spec.name) disabled=is_fixed aria-describedby=fixed_id on:change=choose>
                        {values.iter().map(line).collect_view()}
                    </select>
                </label>
            }
            .into_any()
        }
        OptionKind::List { values } => {
            let line = move |choice: &'static OptionChoice| {
                let is_in =
                    move || matches!(plan.value(spec), OptionValue::Several(names) if names.contains(&choice.name));
                view! {
                    <label>
                        <input type="checkbox" name=spec.name value=choice.name disabled=is_fixed prop:checked=is_in
                            on:change=move |_| plan.agree(|agreement| agreement.switch_in_list(spec, choice.name))/>
                        <span>{said(app, &choice.about)}</span>
                    </label>
                }
            };
            let title = move || spec.title.say(app.language());
            view! {
                <div class="field" role="group" aria-label=title aria-describedby=fixed_id>
                    {words}
                    {values.iter().map(line).collect_view()}
                </div>
            }
            .into_any()
        }
    };
    let is_on = move || spec.adds_mode && plan.value(spec) == OptionValue::Switch(true);
    view! { <li class="option" class:on=is_on data-option=spec.name>{field}<ClauseLink clause=spec.clause/></li> }
}

/// Shows the windows at which the people at the table want to be asked.
#[component]
fn Stops() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    // While only values change, the elements stay, and with them the focus.
    let names = Memo::new(move |_| {
        let specs = if plan.people() == 0 { Vec::new() } else { plan.stops() };
        specs.iter().map(|spec| (spec.name, false)).collect::<Vec<_>>()
    });
    let line = move |spec: &'static StopSpec| {
        let is_on = move || {
            let present = plan.agreed(|agreement| agreement.stops_of(plan.people() == 1));
            stops::is_on(&present, spec.name)
        };
        let switch = move |_| {
            let wanted = !untrack(is_on);
            plan.agree(|agreement| agreement.set_stop(spec.name, wanted));
        };
        view! { <StopLine spec is_on=Signal::derive(is_on) switch/> }
    };
    view! {
        {move || {
            let names = names.get();
            let specs = Entry::stops().iter().filter(|spec| names.contains(&(spec.name, false)));
            (!names.is_empty()).then(|| {
                view! {
                    <section class="stop-list">
                        <h3>{move || app.say("stops")}</h3>
                        <p class="hint">{move || app.say("stops-hint")}</p>
                        <ul class="option-list">{specs.map(line).collect_view()}</ul>
                    </section>
                }
            })
        }}
    }
}

/// Shows a stop with its clause.
#[component]
pub fn StopLine(spec: &'static StopSpec, is_on: Signal<bool>, switch: impl Fn(ev::Event) + 'static) -> impl IntoView {
    let app = use_app();
    view! {
        <li class="option">
            <label>
                <input type="checkbox" data-stop=spec.name prop:checked=is_on on:change=switch/>
                <span>{said(app, &spec.about)}</span>
            </label>
            <ClauseLink clause=spec.clause/>
        </li>
    }
}

/// Shows the field for the seed, which deals the same cards again.
#[component]
fn SeedField() -> impl IntoView {
    let app = use_app();
    let plan: Plan = expect_context();
    view! {
        <label class="field">
            <span>{move || app.say("seed")}</span>
            <input type="text" inputmode="numeric" autocomplete="off" id="seed" prop:value=plan.seed
                    on:input=move |event| plan.seed.set(event_target_value(&event))/>
        </label>
    }
}

/// Shows a link that opens a clause.
#[component]
fn ClauseLink(clause: Clause) -> impl IntoView {
    let app = use_app();
    view! {
        <button type="button" class="plain why" on:click=move |_| app.show_clause(clause.as_str())>
            {move || app.say("rule-of")}<span class="unseen">" "{clause.as_str()}</span>
        </button>
    }
}
