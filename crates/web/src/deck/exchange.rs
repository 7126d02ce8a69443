//! Imports and exports decks: as text, as a link, as RON; through the clipboard, or as files.

use cardfile::folded;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use table::Wording;
use wasm_bindgen::JsCast;
use web_sys::HtmlTextAreaElement;

use super::workbench::use_workbench;
use crate::app::App;
use crate::download::{FileField, Read, TooLarge, download};
use crate::foreign_list::plain_list;
use crate::game::CardSet;
use crate::game::deck::{Deck, Problem, line_of, read};
use crate::table_context::use_app;

/// The largest card list that is read, in bytes.
const LARGEST: usize = 256 * 1024;

/// The result of reading a list that a person imports.
#[derive(Debug, Default)]
struct Brought {
    /// The deck of the lines that are right; `None` if no line is.
    deck: Option<Deck>,
    /// The problems: the first hundred, and the number of the others.
    problems: Vec<Wording>,
    /// The lines that were set aside, as they were written.
    aside: String,
}

/// Reads the deck of a list, and the lines that are set aside.
fn brought(text: &str) -> Brought {
    if let Err(error) = TooLarge::check(text.len(), LARGEST) {
        return Brought { problems: vec![error.wording()], ..Brought::default() };
    }
    let list = plain_list(text, LARGEST);
    let (deck, problems) = read(&list);
    let mut lines: Vec<usize> = problems.iter().map(line_of).collect();
    lines.dedup();
    let written = lines.into_iter().filter_map(|line| list.lines().nth(line.checked_sub(1)?));
    let aside = written.collect::<Vec<_>>().join("\n");
    let said = |problem: &Problem| Wording::new(|language| problem.say(language));
    Brought { deck, problems: problems.iter().map(said).collect(), aside }
}

/// A form in which a deck is exported.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Form {
    #[default]
    Text,
    Link,
    Ron,
}

impl Form {
    const ALL: [Self; 3] = [Self::Text, Self::Link, Self::Ron];

    /// Returns the last part of its messages' ids, which is also its file extension.
    const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Link => "link",
            Self::Ron => "ron",
        }
    }

    fn write(self, deck: &Deck, app: &App) -> String {
        let cards = CardSet::house();
        match self {
            Self::Text => deck.to_text(&cards, app.language()),
            Self::Link => format!("{}#deck/{}", address_of_page(), deck.to_link(&cards)),
            Self::Ron => deck.to_ron(&cards),
        }
    }
}

/// Returns the address of the page without the part after `#`.
fn address_of_page() -> String {
    let address = window().location().href().unwrap_or_default();
    address.split_once('#').map_or(address.clone(), |(page, _)| page.to_owned())
}

/// Shows the export of the deck on the workbench, and the import of another one.
#[component]
pub fn Exchange() -> impl IntoView {
    let app = use_app();
    let has_deck = Memo::new(move |_| app.shelf.with(|shelf| shelf.current().is_some()));
    view! {
        <div class="exchange">
            <Show when=move || has_deck.get()><Export/></Show>
            <Import/>
        </div>
    }
}

#[component]
fn Export() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let form = RwSignal::new(Form::default());
    let copied = RwSignal::new(false);
    let text = Memo::new(move |_| bench.deck.with(|deck| form.get().write(deck, &app)));
    let choose = move |event: ev::Event| {
        let chosen = event_target_value(&event);
        copied.set(false);
        form.set(Form::ALL.into_iter().find(|form| form.as_str() == chosen).unwrap_or_default());
    };
    let copy = move |_| {
        let text = text.get_untracked();
        spawn_local(async move { copied.set(copy_text("deck-export", &text).await) });
    };
    let save = move |_| {
        let ending = if form.get_untracked() == Form::Ron { "ron" } else { "txt" };
        download(&format!("{}.{ending}", file_name(&bench.deck.get_untracked())), &text.get_untracked());
    };
    view! {
        <section class="exchange-part">
            <h2>{move || app.say("deck-export")}</h2>
            <label class="field">
                <span>{move || app.say("deck-form")}</span>
                <select id="deck-form" on:change=choose>
                    {Form::ALL
                        .map(|form| view! { <option value=form.as_str()>{move || app.say(&format!("deck-form-{}", form.as_str()))}</option> })
                        .into_iter()
                        .collect_view()}
                </select>
            </label>
            <textarea id="deck-export" readonly rows="8" spellcheck="false" aria-label=move || app.say("deck-export") prop:value=text></textarea>
            <div class="exchange-buttons">
                <button type="button" class="plain" id="deck-copy-text" on:click=copy>{move || app.say("deck-copy-text")}</button>
                <button type="button" class="plain" id="deck-save" on:click=save>
                    <span class="tool-icon" inner_html=crate::icons::icon("download")></span>
                    {move || app.say("deck-save")}
                </button>
                <span role="status">{move || copied.get().then(|| app.say("deck-copied"))}</span>
            </div>
        </section>
    }
}

#[component]
fn Import() -> impl IntoView {
    let app = use_app();
    let bench = use_workbench();
    let written = RwSignal::new(String::new());
    let problems = RwSignal::new(Vec::new());
    let is_partial = RwSignal::new(false);
    let take = move |text: &str, file: &str| {
        let Brought { deck, problems: found, aside } = brought(text);
        is_partial.set(deck.is_some() && !found.is_empty());
        if let Some(mut deck) = deck {
            // A list without a name gets the name of its file.
            if deck.name().is_empty() {
                deck.rename(file);
            }
            bench.keep(deck);
            app.shelf.update(|shelf| shelf.set_aside(&aside));
            // The lines that were set aside stay here to be corrected.
            written.set(aside);
            if found.is_empty() {
                crate::app::focus("#sheet-title");
            }
        }
        problems.set(found);
    };
    let open = move |(file, text): Read| match text {
        Ok(text) => {
            written.set(text.clone());
            take(&text, &file);
        }
        Err(error) => {
            is_partial.set(false);
            problems.set(vec![error]);
        }
    };
    let set_aside = Memo::new(move |_| app.shelf.with(|shelf| shelf.aside().to_owned()));
    let lines = move || {
        let line = |problem: &Wording| view! { <li>{problem.say(app.language()).to_owned()}</li> };
        problems.with(|problems| problems.iter().map(line).collect_view())
    };
    view! {
        <section class="exchange-part">
            <h2>{move || app.say("deck-import")}</h2>
            <p class="hint">{move || app.say("deck-import-hint")}</p>
            <textarea id="deck-import" rows="8" spellcheck="false" aria-label=move || app.say("deck-import") prop:value=written
                on:input=move |event| written.set(event_target_value(&event))></textarea>
            <Show when=move || !set_aside.with(String::is_empty)>
                <p class="hint">{move || app.say("deck-aside")}</p>
                <pre class="deck-aside" id="deck-aside" tabindex="0" aria-label=move || app.say("deck-aside")>{set_aside}</pre>
            </Show>
            <div class="problem" role="alert" id="deck-problems">
                <Show when=move || is_partial.get()><p>{move || app.say("deck-partial")}</p></Show>
                <Show when=move || !problems.with(Vec::is_empty)><ul>{lines}</ul></Show>
            </div>
            <div class="exchange-buttons">
                <button type="button" class="plain" id="deck-take" on:click=move |_| take(&written.get_untracked(), "")>
                    {move || app.say("deck-take")}
                </button>
                <FileField id="deck-file" title="deck-open" accept=".txt,.ron,.dek,.o8d,text/plain,text/xml" most=LARGEST
                    taken=Callback::new(open)/>
            </div>
        </section>
    }
}

/// Copies a text if the browser allows it, and selects it in any case. Returns whether it was copied.
async fn copy_text(id: &str, text: &str) -> bool {
    let area = document().get_element_by_id(id).and_then(|area| area.dyn_into::<HtmlTextAreaElement>().ok());
    if let Some(area) = area {
        let _ = area.focus();
        area.select();
    }
    // Otherwise the browser has no clipboard, and using it would throw an exception.
    if !window().is_secure_context() {
        return false;
    }
    wasm_bindgen_futures::JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Returns the name of the deck as a file name.
fn file_name(deck: &Deck) -> String {
    folded(deck.name()).replace(' ', "-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::usual_decks;
    use table::{Language, ProblemList};

    #[test]
    fn a_list_that_was_handed_on_is_brought_in_again() {
        let cards = CardSet::house();
        for deck in usual_decks(&cards) {
            for text in [deck.to_text(&cards, Language::En), deck.to_ron(&cards)] {
                let again = brought(&text);
                assert_eq!(again.deck.map(|deck| deck.count()), Some(deck.count()), "{text}");
                assert!(again.problems.is_empty() && again.aside.is_empty(), "{text}");
            }
        }
    }

    #[test]
    fn what_is_wrong_is_set_aside_and_the_rest_is_taken() {
        let cards = CardSet::house();
        let deck = usual_decks(&cards).into_iter().next().expect("a deck");
        let text = format!("{}2 Xyzzy Qwerty\n", deck.to_text(&cards, Language::En));
        let read = brought(&text);
        assert_eq!(read.deck.map(|deck| deck.count()), Some(deck.count()));
        assert_eq!(read.aside, "2 Xyzzy Qwerty");
        assert_eq!(read.problems.len(), 1);
        assert!(read.problems[0].say(Language::En).contains("Xyzzy"), "{:?}", read.problems);
        // If no line is right, no deck is imported.
        assert!(brought("2 Xyzzy Qwerty\n").deck.is_none());
    }

    #[test]
    fn what_is_wrong_with_a_list_is_bounded_before_work_is_done_on_it() {
        let unknown: String = (0..900).map(|number| format!("1 Xyzzy {number}\n")).collect();
        let nonsense = "%&?!\n".repeat(20_000);
        for text in [unknown, nonsense, "(".repeat(100_000), "\u{fffd}".repeat(60_000)] {
            let problems = brought(&text).problems;
            assert!((1..=ProblemList::MOST + 1).contains(&problems.len()), "{}", problems.len());
            for language in Language::ALL {
                assert!(problems.iter().all(|problem| problem.say(language).len() < 1_000));
            }
        }
        let large = brought(&"1 x\n".repeat(LARGEST)).problems;
        assert_eq!(large.len(), 1);
        assert!(large[0].say(Language::En).contains("256"), "{large:?}");
    }
}
