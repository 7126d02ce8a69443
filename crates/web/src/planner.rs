//! Several answers that are decided together, as one list: what would be announced, and every part that can be
//! changed.

use leptos::prelude::*;
use protocol::{Both, Planned};
use table::Seat;

use crate::app::{App, focus};
use crate::game::Action;
use crate::game::offer::{Target, targets};
use crate::icons;
use crate::reach::aims;
use crate::table_context::use_app;

/// The plans that begin with an answer, and the one that is chosen now.
#[derive(Clone, PartialEq)]
pub struct Plans {
    /// The answer that begins all plans.
    pub action: Action,
    all: Vec<Planned>,
    chosen: usize,
    /// Whether the person has been asked to confirm the chosen plan.
    is_asked: bool,
}

/// A part that can be decided: its name; its choices, each with the index of the best plan that contains it; and which
/// choice is taken now.
struct Part {
    name: String,
    ways: Vec<(Both, String, usize)>,
    chosen: usize,
}

impl Plans {
    /// Returns the plans that begin with this answer, and the one that is chosen at first; `None` if there is nothing
    /// to decide.
    pub fn new(action: Action, all: Vec<Planned>, first: impl FnOnce(&Self) -> usize) -> Option<Self> {
        let mut plans = (!all.is_empty()).then_some(Self { action, all, chosen: 0, is_asked: false })?;
        plans.chosen = first(&plans);
        Some(plans)
    }

    /// Returns the best plan that begins with these parts; the best of all if none does.
    pub fn beginning_with(&self, me: Seat, picked: &[Target]) -> usize {
        self.all.iter().position(|plan| aims(me, self.action, plan).starts_with(picked)).unwrap_or_default()
    }

    /// Returns the chosen plan.
    pub fn now(&self) -> &Planned {
        &self.all[self.chosen]
    }

    /// Returns the parts of the chosen plan. When a part is changed, the parts before it stay, and the parts after it
    /// become those of the best plan.
    fn parts(&self) -> Vec<Part> {
        let now = &self.now().then;
        let part = |place: usize| {
            let mut ways: Vec<(Both, String, usize)> = Vec::new();
            for (number, plan) in self.all.iter().enumerate() {
                let Some(answer) = plan.then.get(place).filter(|_| plan.then[..place] == now[..place]) else {
                    continue;
                };
                if ways.iter().all(|(_, known, _)| *known != answer.action) {
                    ways.push((answer.label.clone(), answer.action.clone(), number));
                }
            }
            let chosen = ways.iter().position(|(_, action, _)| *action == now[place].action).unwrap_or_default();
            Part { name: now[place].part.clone(), ways, chosen }
        };
        (0..now.len()).map(part).collect()
    }

    /// Returns the plan that results from pointing at something; `None` if this changes no part.
    pub fn pointed(&self, me: Seat, target: Target) -> Option<usize> {
        let is_about = |notation: &str| notation.parse().is_ok_and(|action| targets(me, action)[0] == Some(target));
        let found = self.parts().into_iter().flat_map(|part| part.ways);
        found.filter(|(_, action, _)| is_about(action)).map(|(.., number)| number).find(|number| *number != self.chosen)
    }

    /// Whether the chosen plan is about the target.
    pub fn has(&self, me: Seat, target: Target) -> bool {
        let about = |notation: &str| notation.parse().is_ok_and(|action| targets(me, action)[0] == Some(target));
        self.now().then.iter().any(|answer| about(&answer.action))
    }

    /// Chooses another plan.
    pub fn choose(&mut self, number: usize) {
        (self.chosen, self.is_asked) = (number, false);
    }
}

/// Shows the plan: first what would be announced, then its parts, and last a button to go back.
#[component]
pub fn Planner() -> impl IntoView {
    let app = use_app();
    move || app.plans.get().map(|plans| lines(app, &plans))
}

fn lines(app: App, plans: &Plans) -> impl IntoView + use<> {
    let language = app.language();
    let mut number = 1;
    let mut rows = Vec::new();
    let mut said = Vec::new();
    for part in plans.parts() {
        said.push(part.ways[part.chosen].0.get(language).to_owned());
        // A part with only one choice is not listed.
        if part.ways.len() == 1 {
            continue;
        }
        let title = app.say(&part.name);
        let ways = part.ways.into_iter().enumerate().map(|(place, (label, action, plan))| {
            number += 1;
            let line = number;
            let choose = move |_| {
                app.plans.update(|plans| plans.iter_mut().for_each(|plans| plans.choose(plan)));
                // The lines are redrawn; this one keeps its number.
                request_animation_frame(move || focus(&format!("[data-entry='{line}']")));
            };
            view! {
                <li class="entry">
                    <button type="button" class="entry-button" data-entry=line data-action=action
                        aria-pressed=(place == part.chosen).to_string() on:click=choose>
                        <span class="entry-number" aria-hidden="true">{line}</span>
                        <span class="entry-text">{label.get(language).to_owned()}</span>
                    </button>
                </li>
            }
        });
        let ways = ways.collect_view();
        rows.push(view! { <div class="plan-part" role="group" aria-label=title.clone()><p class="group-title" aria-hidden="true">{title.clone()}</p><ul class="group">{ways}</ul></div> });
    }
    let now = plans.now();
    let (action, harms) = (plans.action, now.harms);
    let forecast = now.forecast.get(language).to_owned();
    let then: Vec<String> = now.then.iter().map(|answer| answer.action.clone()).collect();
    let is_asked = plans.is_asked;
    let announce = move |_| {
        if harms && !is_asked && app.settings.is_careful() {
            app.plans.update(|plans| plans.iter_mut().for_each(|plans| plans.is_asked = true));
            request_animation_frame(|| focus("[data-entry='1']"));
        } else {
            app.act_on_plan(action, then.clone());
        }
    };
    view! {
        <div class="plan" role="group" aria-label=app.label(action)>
            <button type="button" class="entry-button announce" data-entry=1 data-action=action.to_string() on:click=announce>
                <span class="entry-number" aria-hidden="true">"1"</span>
                <span class="entry-text">
                    <b>{is_asked.then(|| format!("{} ", app.say("really")))}{app.label(action)}": "{said.join(", ")}"."</b>" "
                    <span class:harm=harms>{harms.then(|| view! { <span class="tool-icon" inner_html=icons::icon("damage")></span> })}{forecast}</span>
                </span>
            </button>
            {rows}
            <button type="button" class="entry-button" data-entry=number + 1 data-action="back" on:click=move |_| app.plans.set(None)>
                <span class="entry-number" aria-hidden="true">{number + 1}</span>
                <span class="entry-text">{app.say("plan-back")}</span>
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::PlannedAnswer;

    fn plans() -> Plans {
        let both = |text: &str| Both { en: text.to_owned(), it: text.to_owned() };
        let answer = |action: &str| PlannedAnswer { part: "part".into(), action: action.into(), label: both(action) };
        let plan =
            |then: &str| Planned { then: then.split(' ').map(answer).collect(), forecast: both(then), harms: false };
        let all = ["a x fight", "b x shoot", "a y fight", "a y shoot", "b x fight"].map(plan).to_vec();
        Plans { action: crate::game::testing::ANY_ACTION, all, chosen: 0, is_asked: false }
    }

    #[test]
    fn a_part_that_changes_keeps_what_stands_before_it_and_takes_the_best_after_it() {
        let mut plans = plans();
        let ways = |plans: &Plans| {
            plans
                .parts()
                .iter()
                .map(|part| part.ways.iter().map(|(_, way, _)| way.clone()).collect::<Vec<_>>().join(" "))
                .collect::<Vec<_>>()
        };
        assert_eq!(ways(&plans), ["a b", "x y", "fight"]);
        let to_b = plans.parts()[0].ways[1].2;
        plans.choose(to_b);
        assert_eq!(plans.now().forecast.en, "b x shoot");
        assert_eq!(ways(&plans), ["a b", "x", "shoot fight"]);
        let to_a = plans.parts()[0].ways[0].2;
        plans.choose(to_a);
        plans.choose(plans.parts()[1].ways[1].2);
        assert_eq!(plans.now().forecast.en, "a y fight");
    }

    #[test]
    fn without_plans_nothing_is_planned() {
        assert!(Plans::new(crate::game::testing::ANY_ACTION, Vec::new(), |_| 0).is_none());
    }
}
