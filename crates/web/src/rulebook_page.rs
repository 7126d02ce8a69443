//! The rulebook as a page: chapters, clauses and a search.

use cardfile::folded;
use leptos::prelude::*;
use rulebook::ClauseText;

use crate::markdown;
use crate::table_context::use_app;

/// Shows the rulebook, at a clause if one is named.
#[component]
pub fn RulebookScreen(clause: Option<String>) -> impl IntoView {
    let app = use_app();
    let search = RwSignal::new(String::new());
    let has_come = Memo::new(move |_| app.books.get(app.language()).is_some());
    if let Some(id) = clause {
        let is_shown = StoredValue::new(false);
        Effect::new(move || {
            if !has_come.get() || is_shown.get_value() {
                return;
            }
            is_shown.set_value(true);
            show_clause(id.clone(), FRAMES_TO_WAIT);
        });
    }
    let chapters = move || {
        let wanted = folded(&search.get());
        app.books
            .get(app.language())
            .into_iter()
            .flat_map(|book| &book.chapters)
            .filter_map(|chapter| {
                let clauses: Vec<&ClauseText> =
                    chapter.clauses.iter().filter(|clause| is_found(clause, &wanted)).collect();
                (!clauses.is_empty()).then(|| {
                    view! {
                        <section class="chapter" id=format!("chapter-{}", chapter.code)>
                            <h2>{chapter.title.clone()}</h2>
                            {clauses.into_iter().map(clause_view).collect_view()}
                        </section>
                    }
                })
            })
            .collect_view()
    };
    let contents = move || {
        app.books
            .get(app.language())
            .into_iter()
            .flat_map(|book| &book.chapters)
            .map(|chapter| {
                let id = format!("chapter-{}", chapter.code);
                let go = move |_| {
                    if let Some(element) = document().get_element_by_id(&id) {
                        element.scroll_into_view();
                    }
                };
                view! { <li><button type="button" class="plain" on:click=go>{chapter.title.clone()}</button></li> }
            })
            .collect_view()
    };
    view! {
        <div class="rulebook">
            <header class="rulebook-head">
                <h1>{move || app.say("screen-rules")}</h1>
                <label class="field">
                    <span>{move || app.say("search")}</span>
                    <input type="search" id="search" prop:value=search on:input=move |event| search.set(event_target_value(&event))/>
                </label>
            </header>
            <nav class="contents" aria-label=move || app.say("chapters")><ul>{contents}</ul></nav>
            <Show when=move || !has_come.get()><p role="status">{move || app.say("rules-coming")}</p></Show>
            <div class="chapters">{chapters}</div>
        </div>
    }
}

/// The most frames to wait until a clause is drawn.
const FRAMES_TO_WAIT: u32 = 120;

/// Scrolls to a clause and sets the focus on it, as soon as it is drawn.
fn show_clause(id: String, frames_left: u32) {
    request_animation_frame(move || match document().get_element_by_id(&id) {
        Some(element) => {
            element.scroll_into_view();
            crate::app::focus(&format!("#{id}"));
        }
        None if frames_left > 0 => show_clause(id, frames_left - 1),
        None => {}
    });
}

fn clause_view(clause: &ClauseText) -> impl IntoView + use<> {
    view! {
        <article class="clause" id=clause.id.clone() tabindex="-1">
            <h3>{clause.title.clone()}" "<span class="clause-id">{clause.id.clone()}</span></h3>
            <div class="prose" inner_html=markdown::html(&clause.text)></div>
        </article>
    }
}

fn is_found(clause: &ClauseText, wanted: &str) -> bool {
    wanted
        .split_whitespace()
        .all(|word| [&clause.id, &clause.title, &clause.text].iter().any(|text| folded(text).contains(word)))
}
