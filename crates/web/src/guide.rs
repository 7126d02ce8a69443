//! The guide of a lesson: what it says, how far the learner has come, and the buttons to continue or leave. It has its
//! own place on the stage, so it covers nothing; a screen reader reads each step as it comes.

use leptos::prelude::*;
use protocol::LessonPoint;

use crate::app::{App, focus};
use crate::desk::Shown;
use crate::icons;
use crate::screen::Screen;
use crate::table_context::use_app;

/// Shows the guide during a lesson.
#[component]
pub fn Guide() -> impl IntoView {
    let app = use_app();
    let is_there = Memo::new(move |_| app.is_in_lesson());
    view! {
        <Show when=move || is_there.get()>
            <GuideText/>
        </Show>
    }
}

#[component]
fn GuideText() -> impl IntoView {
    let app = use_app();
    let point =
        Memo::new(move |_| app.shown.with(|shown| shown.as_ref().and_then(Shown::lesson).cloned()).unwrap_or_default());
    let is_read = Memo::new(move |_| point.with(|point| point.text.is_some() && point.asked.is_empty()));
    let is_last = Memo::new(move |_| point.with(|point| point.number >= point.length));
    let text = move || {
        let said = point.with(|point| point.text.as_ref().map(|text| text.get(app.language()).to_owned()));
        said.unwrap_or_else(|| app.say("lesson-watch"))
    };
    let count = move || point.with(|point| (point.number.min(point.length), point.length));
    let step = move || {
        let (n, of) = count();
        app.say_with("lesson-step", &[("n", n.into()), ("of", of.into())])
    };
    let clause = move || {
        point.with(|point| point.clause.clone()).map(|clause| {
            let title = app.say_with("why-clause", &[("clause", clause.as_str().into())]);
            view! {
                <button type="button" class="plain why" aria-label=title on:click=move |_| app.show_clause(&clause)>{app.say("why")}</button>
            }
        })
    };
    take_the_focus(point, is_read);
    view! {
        <section class="guide" aria-labelledby="guide-title">
            <h2 id="guide-title" class="guide-title">
                <span class="guide-name">{move || point.with(|point| point.title.get(app.language()).to_owned())}" "</span>
                <span class="guide-count" aria-hidden="true">{move || { let (n, of) = count(); format!("{n} / {of}") }}</span>
            </h2>
            <div class="guide-said" role="status" tabindex="0">
                <p class="guide-text"><span class="unseen">{step}" "</span>{text}" "{clause}</p>
                {move || app.is_astray.get().then(|| view! { <p class="guide-astray">{astray(&app)}</p> })}
            </div>
            <div class="guide-tools">
                <Show when=move || is_read.get() && !is_last.get()>
                    <button type="button" class="primary" id="guide-next" on:click=move |_| app.read_on()>{move || app.say("lesson-next")}</button>
                </Show>
                <Show when=move || is_read.get() && is_last.get()>
                    <button type="button" class="primary" id="guide-next" on:click=move |_| app.play_after_lesson()>{move || app.say("lesson-play")}</button>
                </Show>
                <button type="button" class="plain" id="guide-leave" aria-label=move || app.say("lesson-leave") title=move || app.say("lesson-leave") on:click=move |_| app.leave_lesson()>
                    <span class="tool-icon" inner_html=icons::icon("close")></span>
                </button>
            </div>
        </section>
    }
}

/// Returns what the lesson asks for instead of what the learner tried.
fn astray(app: &App) -> String {
    let asked = app.shown.with(|shown| {
        let shown = shown.as_ref()?;
        let aim = *shown.aims().first()?;
        shown.label(aim).map(|label| label.get(app.language()).to_owned())
    });
    match asked {
        Some(asked) => app.say_with("lesson-asks", &[("action", asked.into())]),
        None => app.say("lesson-not-now"),
    }
}

/// If the learner reads, the button to continue gets the focus; if it acts, the thing that is asked for is scrolled
/// into view.
fn take_the_focus(point: Memo<LessonPoint>, is_read: Memo<bool>) {
    Effect::new(move || {
        point.track();
        let is_read = is_read.get();
        request_animation_frame(move || {
            // A new text is shown from its beginning.
            if let Ok(Some(said)) = document().query_selector(".guide-said") {
                said.set_scroll_top(0);
            }
            if is_read {
                focus("#guide-next");
            } else if let Ok(Some(asked)) = document().query_selector(".entry.aim") {
                let options = web_sys::ScrollIntoViewOptions::new();
                options.set_block(web_sys::ScrollLogicalPosition::Nearest);
                asked.scroll_into_view_with_scroll_into_view_options(&options);
            }
        });
    });
}

/// Shows the lessons of the game, to begin one; they are marked as new at first.
#[component]
pub fn Lessons(
    /// Whether those of its modes are shown, too.
    #[prop(optional)]
    with_modes: bool,
) -> impl IntoView {
    let app = use_app();
    let line = move |place: usize| {
        view! {
            <button type="button" class="secondary lesson" class:new=move || app.settings.played.get() != "yes" data-lesson=place on:click=move |_| app.learn(place)>
                <span>{move || app.lessons.title(place, app.language())}</span>
                <span class="button-note">{move || app.say("lesson-text")}</span>
            </button>
        }
    };
    let lines = move || {
        if app.is_in_lesson() {
            let address = Screen::Table.address();
            return view! { <a class="secondary lesson" href=address>{app.say("lesson-go-on")}</a> }.into_any();
        }
        (0..app.lessons.count())
            .filter(|place| with_modes || app.lessons.is_general(*place))
            .map(line)
            .collect_view()
            .into_any()
    };
    view! { {lines} }
}

/// Shows the button that begins the lesson of a mode, where there is one.
#[component]
pub fn LessonOfMode(
    /// The name of the mode, or of the option that adds it.
    name: Signal<&'static str>,
) -> impl IntoView {
    let app = use_app();
    let button = move |place: usize| {
        view! {
            <button type="button" class="plain mode-lesson" data-mode-lesson=place on:click=move |_| app.learn(place)>
                {move || app.say_with("lesson-of-mode", &[("title", app.lessons.title(place, app.language()).into())])}
            </button>
        }
    };
    move || app.lessons.of_mode(name.get()).map(button)
}
