//! Shows whose decision it is, what is asked, and every possible answer as a numbered list of plain buttons.

use leptos::prelude::*;
use table::Seat;

use crate::app::{App, focus};
use crate::clock::TimeLeft;
use crate::desk::Shown;
use crate::game::Action;
use crate::game::decision::{
    Budget, Group, Picked, gives_up, group_of, is_rest, is_setup, label_of_times, look_of, most_times, name_of_target,
    order, question_beside_scene, short, title_of_group, title_of_target,
};
use crate::game::offer::Target;
use crate::icons;
use crate::later::{LaterPart, Part};
use crate::log::linked;
use crate::number::numbers;
use crate::offer::{self, OfferLine};
use crate::really::{Harm, wait_for_a_new_list};
use crate::screen::Screen;
use crate::table_context::use_app;
use crate::undo::UndoButton;
use crate::watch::WatchControls;
use crate::why_not::RefusalNote;

/// The lines of a decision, and the question that they answer: two questions in a row may have the same actions with
/// different labels.
#[derive(Clone, Default, PartialEq)]
struct Answers {
    question: u64,
    lines: Vec<OfferLine>,
}

/// Shows the decision of the match that is played.
#[component]
pub fn Decision() -> impl IntoView {
    let app = use_app();
    let entries = Memo::new(move |_| {
        app.shown.with(|shown| {
            let Some((shown, me)) = shown.as_ref().and_then(|shown| Some((shown, shown.me()?))) else {
                return Answers::default();
            };
            if numbers(shown).is_some() {
                return Answers { question: shown.question, lines: Vec::new() };
            }
            let is_harm = |action| shown.harm(action).is_some();
            let begun = app.reach.with(|reach| app.picked.with(|picked| reach.begun(me, picked)));
            let order = |action| order(shown.view(), action);
            let mut lines = app.picked.with(|picked| listed(me, &shown.actions(), picked, begun, order, is_harm));
            // A lesson takes one step at a time.
            if shown.lesson().is_none() {
                lines = with_times(lines, |action| most_times(shown.view(), me, action));
            }
            Answers { question: shown.question, lines }
        })
    });
    let changes = Memo::new(move |_| (entries.get(), app.really.get(), app.plans.with(Option::is_some)));
    keep_the_focus(changes);
    begin_at_the_top(changes);
    wait_for_a_new_list(app, changes);
    // Each line with its number.
    let part = move |docked: bool| {
        entries.with(|answers| {
            let numbered = (1..).zip(answers.lines.iter().copied());
            numbered.filter(|(_, entry)| is_docked(entry) == docked).collect::<Vec<_>>()
        })
    };
    // The lines of another question are drawn anew: no line keeps the position or the text of an earlier list.
    let key = move |line: String| format!("{} {line}", entries.with_untracked(|answers| answers.question));
    // A long question is cut; a press shows it whole, until another one is asked.
    let is_whole = RwSignal::new(false);
    Effect::new(move || {
        changes.track();
        is_whole.set(false);
    });
    let is_setup = move || entries.with(|answers| is_setup(&answers.lines));
    let is_listed = move || !app.why_not.get() && app.really.with(Option::is_none) && app.plans.with(Option::is_none);
    let is_busy = move || app.desk.is_busy() || app.is_fresh.get();
    view! {
        <section class="decision" aria-busy=move || is_busy().to_string() class:setup=is_setup class:narrowed=move || !app.picked.with(Vec::is_empty) aria-labelledby="question">
            <header class="asking">
                <h2 id="question" class="question" class:whole=move || is_whole.get() tabindex="-1" on:click=move |_| is_whole.update(|whole| *whole = !*whole)>{move || asked(&app)}</h2>
                <Budget/>
                <Tools/>
            </header>
            <div class="answers">
                <TimeLeft/>
                <ToResult/>
                <Trouble/>
                <WatchControls/>
                <Picked/>
                <LaterPart part=Part::Number/>
                <RefusalNote/>
                <LaterPart part=Part::Really/>
                <LaterPart part=Part::Planner/>
                <Show when=move || app.why_not.get()>
                    <LaterPart part=Part::WhyNot/>
                </Show>
                <Show when=is_listed>
                    <div class="entries">
                        <For each=move || grouped(part(false)) key=move |(_, lines)| key(format!("{lines:?}")) let((group, lines))>
                            <Lines group lines/>
                        </For>
                    </div>
                </Show>
                <TakeBack/>
            </div>
            <ol class="docked">
                <For each=move || if is_listed() { part(true) } else { Vec::new() } key=move |line| key(format!("{line:?}")) let((number, entry))>
                    <Line number entry/>
                </For>
            </ol>
        </section>
    }
}

/// Shows the question. What a scene of the table shows anyway is left out for the eye, and told to whoever listens.
fn asked(app: &App) -> AnyView {
    let full = question(app);
    let brief = app.shown.with(|shown| {
        let shown = shown.as_ref().filter(|shown| shown.is_mine() && shown.lesson().is_none())?;
        question_beside_scene(app, shown.view())
    });
    match brief {
        Some(brief) => view! { <span aria-hidden="true">{brief}</span><span class="unseen">{full}</span> }.into_any(),
        None => linked(*app, app.desk.lines.into(), &full),
    }
}

/// Returns the question of the decision, or a text that says who is deciding.
fn question(app: &App) -> String {
    let language = app.language();
    app.shown.with(|shown| match shown {
        None => String::new(),
        Some(shown) if shown.lesson().is_some_and(|lesson| lesson.asked.is_empty()) => app.say("lesson-reading"),
        Some(shown) if shown.outcome().is_some() => app.say("match-over"),
        Some(shown) if !shown.is_mine() && shown.chairs().len() == 2 && shown.people().len() == 1 => {
            app.say("opponent-thinks")
        }
        // A seat that is not asked is told who everybody is waiting for.
        Some(shown) => shown.prompt.get(language).to_owned(),
    })
}

/// Whether a line is docked below the list, where it is always visible: a line that only ends the decision, such as a
/// pass.
fn is_docked(entry: &OfferLine) -> bool {
    matches!(entry, OfferLine::Act(action) if is_rest(*action))
}

/// The lines of a decision, in the order of the game. What is docked below the list has the last numbers; only what costs the person something
/// comes after it: first what gives up a card that it may keep, then what harms it.
pub(crate) fn listed(
    me: Seat,
    actions: &[Action],
    picked: &[Target],
    begun: impl IntoIterator<Item = Action>,
    order: impl Fn(Action) -> u8,
    is_harm: impl Fn(Action) -> bool,
) -> Vec<OfferLine> {
    let mut lines = offer::entries(me, actions, picked);
    for line in begun.into_iter().map(OfferLine::Act) {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    let cost = |line: &OfferLine| match line {
        OfferLine::Act(action) if is_harm(*action) => 2,
        OfferLine::Act(action) => u8::from(gives_up(*action)),
        OfferLine::Times(..) | OfferLine::Open(_) => 0,
    };
    let place = |line: &OfferLine| match line {
        OfferLine::Act(action) => order(*action),
        OfferLine::Times(..) | OfferLine::Open(_) => 0,
    };
    lines.sort_by_key(|line| (cost(line), is_docked(line), place(line)));
    lines
}

/// Returns the lines; a line that can be repeated is followed by a line that repeats it at once.
fn with_times(lines: Vec<OfferLine>, most: impl Fn(Action) -> u8) -> Vec<OfferLine> {
    let times = |line: OfferLine| match line {
        OfferLine::Act(action) => {
            Some(most(action)).filter(|most| *most > 1).map(|most| OfferLine::Times(action, most))
        }
        _ => None,
    };
    lines.into_iter().flat_map(|line| std::iter::once(line).chain(times(line))).collect()
}

/// The content of the list, the answer that waits for a confirmation, and whether a plan is being made.
type Changes = Memo<(Answers, Option<Action>, bool)>;

/// Shows every list from its first line on, however far the previous list was scrolled.
fn begin_at_the_top(changes: Changes) {
    Effect::new(move || {
        changes.track();
        if let Ok(Some(answers)) = document().query_selector(".answers") {
            answers.set_scroll_top(0);
        }
    });
}

/// Moves the focus to the new list when the focused list changes.
fn keep_the_focus(changes: Changes) {
    Effect::new(move || {
        changes.track();
        request_animation_frame(move || {
            let active = document().active_element();
            let is_lost = active.is_none_or(|active| active.tag_name() == "BODY" || active.id() == "question");
            if is_lost {
                // The table may not exist any more, if the match ended with this answer.
                let is_empty = changes.try_with_untracked(|(answers, ..)| answers.lines.is_empty()).unwrap_or(true);
                focus(if is_empty {
                    ".number-form input, .decision:not(:has(.number-form)) #question"
                } else {
                    "[data-entry='1']"
                });
            }
        });
    });
}

/// Numbered lines; lines of a group differ in one thing only and stand side by side.
type Lined = (Option<Group>, Vec<(usize, OfferLine)>);

fn grouped(lines: Vec<(usize, OfferLine)>) -> Vec<Lined> {
    let mut groups: Vec<Lined> = Vec::new();
    for (number, entry) in lines {
        let group = match entry {
            OfferLine::Act(action) => group_of(action),
            OfferLine::Times(..) | OfferLine::Open(_) => None,
        };
        match groups.last_mut().filter(|known| known.0 == group) {
            Some(known) => known.1.push((number, entry)),
            None => groups.push((group, vec![(number, entry)])),
        }
    }
    groups
}

#[component]
fn Lines(group: Option<Group>, lines: Vec<(usize, OfferLine)>) -> impl IntoView {
    let app = use_app();
    // A single line that says as much needs no title.
    let says_it = |title| match lines.as_slice() {
        [(_, OfferLine::Act(only))] => short(&app, *only) == app.say(title),
        _ => false,
    };
    let title = group.map(title_of_group).filter(|title| untrack(|| !says_it(title)));
    let is_row = title.is_some();
    let title = title.map(|title| view! { <p class="group-title" aria-hidden="true">{move || app.say(title)}</p> });
    view! {
        {title}
        <ol class="group" class:slots-row=is_row>
            {lines.into_iter().map(|(number, entry)| view! { <Line number entry/> }).collect_view()}
        </ol>
    }
}

#[component]
fn Line(number: usize, entry: OfferLine) -> impl IntoView {
    let app = use_app();
    let notation = match entry {
        OfferLine::Act(action) => action.to_string(),
        OfferLine::Times(action, times) => format!("{times} times {action}"),
        OfferLine::Open(target) => name_of_target(target),
    };
    let choose = move |_| match entry {
        OfferLine::Act(action) => app.act(action),
        OfferLine::Times(action, times) => app.act_on_plan(action, vec![action.to_string(); usize::from(times) - 1]),
        OfferLine::Open(target) => app.pick(target),
    };
    // In a lesson: whether this line, or a line that it opens, is asked for.
    let is_aim = app.shown.with_untracked(|shown| {
        let shown = shown.as_ref().filter(|shown| shown.lesson().is_some());
        shown.and_then(|shown| Some((shown.me()?, shown.aims()))).is_some_and(|(me, aims)| match entry {
            OfferLine::Act(action) => aims.contains(&action),
            OfferLine::Times(..) => false,
            OfferLine::Open(target) => !offer::narrowed(me, &aims, &[target]).is_empty(),
        })
    });
    let look = match entry {
        OfferLine::Act(action) => look_of(&app, action),
        OfferLine::Times(..) | OfferLine::Open(_) => None,
    };
    let (picture, facts) = look.map(|look| (look.picture, look.facts)).unzip();
    let key = (number <= 10).then(|| (number % 10).to_string());
    let shown_key = key.clone();
    // Within a group the button shows only the difference; its accessible name says everything.
    let is_short = matches!(entry, OfferLine::Act(action) if group_of(action).is_some());
    let text = move || match entry {
        OfferLine::Act(action) if is_short => short(&app, action),
        _ => label(&app, entry),
    };
    let harm = match entry {
        OfferLine::Act(action) => Some(view! { <Harm action/> }),
        OfferLine::Times(..) | OfferLine::Open(_) => None,
    };
    view! {
        <li class="entry" class:aim=is_aim>
            <button
                type="button"
                class="entry-button"
                data-entry=number
                data-action=notation
                aria-keyshortcuts=key
                on:click=choose
            >
                <span class="entry-number" aria-hidden="true">{shown_key}</span>
                {picture.filter(|picture| !picture.is_empty()).map(|picture| view! { <span class="entry-art" inner_html=picture></span> })}
                <span class="entry-text">
                    {is_short.then(|| view! { <span class="unseen">{move || label(&app, entry)}": "</span> })}
                    {text}
                    {matches!(entry, OfferLine::Open(_)).then_some(" …")}
                    {facts}
                    {harm}
                </span>
            </button>
        </li>
    }
}

fn label(app: &App, entry: OfferLine) -> String {
    match entry {
        OfferLine::Act(action) => app.label(action),
        OfferLine::Times(action, times) => label_of_times(app, action, times),
        OfferLine::Open(target) => title_of_target(app, target),
    }
}

/// Shows the button that takes back the person's decisions, as long as the rules allow it. It differs from undo, which
/// goes back in the match, takes the consent of others where they have decided since, and is counted: taking back is a right of
/// everybody at the table and leaves no trace.
#[component]
fn TakeBack() -> impl IntoView {
    let app = use_app();
    let may = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.may_take_back() > 0)));
    let press = move |_| {
        app.take_back();
    };
    view! {
        {move || {
            may.get().then(|| {
                view! {
                    <button type="button" class="plain take-back" id="take-back" aria-keyshortcuts="Backspace" on:click=press>
                        <span class="tool-icon" inner_html=icons::icon("step-back")></span>
                        " "
                        {move || app.say("take-back")}
                    </button>
                }
            })
        }}
    }
}

/// Shows the buttons for leaving a pick, undo, "why not?" and the log; the first and the last one where the table helps nobody.
#[component]
fn Tools() -> impl IntoView {
    let app = use_app();
    let is_asked = move || app.shown.with(|shown| shown.as_ref().is_some_and(Shown::is_mine));
    let has_person = move || app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.me().is_some()));
    let is_aided = move || app.shown.with(|shown| shown.as_ref().is_none_or(|shown| !shown.is_unaided()));
    view! {
        <div class="tools">
            <Show when=move || has_person() && is_aided()>
                <UndoButton/>
                <button
                    type="button"
                    class="plain"
                    id="why-not"
                    aria-keyshortcuts="W"
                    aria-pressed=move || app.why_not.get().to_string()
                    disabled=move || !is_asked()
                    on:click=move |_| {
                        app.picked.set(Vec::new());
                        app.why_not.update(|shown| *shown = !*shown);
                    }
                >
                    <span class="tool-icon" inner_html=icons::icon("why-not")></span>
                    <span class="tool-word">{move || app.say("why-not")}</span>
                </button>
            </Show>
            <button
                type="button"
                class="plain log-toggle"
                aria-keyshortcuts="L"
                aria-expanded=move || app.log_open.get().to_string()
                aria-controls="log"
                on:click=move |_| app.log_open.update(|open| *open = !*open)
            >
                <span class="tool-icon" inner_html=icons::icon("log")></span>
                <span class="tool-word">{move || app.say("log")}</span>
            </button>
            <Show when=move || !app.picked.with(Vec::is_empty) || app.plans.with(Option::is_some)>
                <button type="button" class="plain" id="back" on:click=move |_| app.pick_nothing()>
                    <span class="tool-icon" inner_html=icons::icon("back")></span>
                    <span class="tool-word">{move || app.say("back")}</span>
                </button>
            </Show>
        </div>
    }
}

/// Shows the way back from a table whose match is over.
#[component]
fn ToResult() -> impl IntoView {
    let app = use_app();
    let is_over =
        Memo::new(move |_| app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.outcome().is_some())));
    view! {
        <Show when=move || is_over.get()>
            <a class="secondary" id="back-to-result" href=Screen::End.address()>{move || app.say("back-to-result")}</a>
        </Show>
    }
}

/// Shows what went wrong with the match, and how to continue.
#[component]
pub fn Trouble() -> impl IntoView {
    let app = use_app();
    move || {
        app.trouble.get().map(|trouble| {
            view! {
                <div class="trouble" role="alert">
                    <p>{app.say_with("trouble", &[("what", trouble.into())])}</p>
                    <button type="button" class="plain" on:click=move |_| app.ask_again()>{app.say("try-again")}</button>
                </div>
            }
        })
    }
}
