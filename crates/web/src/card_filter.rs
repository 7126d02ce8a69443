//! Which cards are shown: those that a query wants. Lists of models and types help to write it.

use std::sync::OnceLock;

use cardfile::search::{Compare, Index, Key, Query, Read};
use coal::card::{CardType, Model};
use coal::{CardSet, Deck, searching};
use leptos::ev;
use leptos::prelude::*;
use table::{Language, Wording};

use crate::table_context::use_app;
use crate::words;

/// A query and what it finds.
#[derive(Clone, Copy)]
pub struct CardFilter {
    query: RwSignal<String>,
    answer: Memo<Answer>,
}

#[derive(Clone, PartialEq)]
struct Answer {
    read: Read,
    found: Vec<usize>,
    /// Why nothing is found.
    reason: Option<Wording>,
}

/// Cards and pilots of the house set, ready to be searched.
fn index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| Index::new(&CardSet::house()))
}

const MODEL: Key = Key::of(searching::Key::Model as usize);
const TYPE: Key = Key::of(searching::Key::Type as usize);
const COPIES: Key = Key::of(searching::Key::Copies as usize);

impl CardFilter {
    /// A filter of all cards and pilots.
    pub fn of_all() -> Self {
        Self::new(|query| answer(query, index()))
    }

    /// A filter of the cards for a deck, which knows their copies.
    pub fn of_cards_for(deck: Memo<Deck>) -> Self {
        Self::new(move |query| {
            let house = CardSet::house();
            let mut index = index().clone();
            index.keep_first(house.cards().len());
            deck.with(|deck| {
                for number in 0..house.cards().len() {
                    index.set_number(number, COPIES, deck.copies_of(number as u8).into());
                }
            });
            answer(query, &index)
        })
    }

    fn new(answer: impl Fn(&str) -> Answer + Send + Sync + 'static) -> Self {
        let query = RwSignal::new(String::new());
        Self { query, answer: Memo::new(move |_| query.with(|query| answer(query))) }
    }

    /// The cards that are wanted, by number; after the cards the pilots.
    pub fn found(&self) -> Vec<usize> {
        self.answer.with(|answer| answer.found.clone())
    }

    /// Whether only cards of the deck are wanted.
    pub fn is_only_own(&self) -> bool {
        self.answer.with(|answer| answer.read.query.number_of(COPIES).is_some())
    }
}

fn answer(query: &str, index: &Index) -> Answer {
    let read = index.read(query);
    let found = index.find(&read.query);
    let reason = index.why_empty(&read.query);
    Answer { read, found, reason }
}

/// The fields from which a query is written; their ids begin with `id`.
#[component]
pub fn FilterFields(filter: CardFilter, id: &'static str) -> impl IntoView {
    let app = use_app();
    let with_word = move |key: Key, event: &ev::Event| {
        let word = event_target_value(event).parse().ok();
        let changed = filter.answer.with_untracked(|answer| answer.read.query.clone()).with_word(key, word);
        filter.query.set(changed.print(index().fields(), app.language()));
    };
    let is_chosen =
        move |key: Key, word: usize| filter.answer.with(|answer| answer.read.query.word_of(key) == Some(word));
    let option = move |key: Key, word: usize, text: Signal<String>| {
        view! { <option value=word prop:selected=move || is_chosen(key, word)>{text}</option> }
    };
    let is_free = move |key: Key| filter.answer.with(|answer| answer.read.query.word_of(key).is_none());
    let said = move || {
        let language = app.language();
        filter.answer.with(|answer| {
            let mistakes = answer.read.mistakes.iter().map(|mistake| mistake.say(language));
            let reason = answer.reason.iter().map(|reason| reason.say(language).to_owned());
            mistakes.chain(reason).map(|text| view! { <p>{text}</p> }).collect_view()
        })
    };
    let help = move || {
        let (language, index) = (app.language(), index());
        let values = [("keys", index.keys(language).into()), ("flags", index.flags(language).into())];
        app.say_with("search-help", &values)
    };
    view! {
        <label class="field">
            <span>{move || app.say("search")}</span>
            <input type="search" id=format!("{id}-search") autocomplete="off" spellcheck="false" prop:value=filter.query
                aria-describedby=format!("{id}-search-said") on:input=move |event| filter.query.set(event_target_value(&event))/>
        </label>
        <label class="field">
            <span>{move || app.say("filter-model")}</span>
            <select id=format!("{id}-model") on:change=move |event| with_word(MODEL, &event)>
                <option value="" prop:selected=move || is_free(MODEL)>{move || app.say("all")}</option>
                {Model::ALL
                    .map(|model| {
                        let name = format!("{model} {}", CardSet::house().model_name(model));
                        option(MODEL, model.index(), Signal::stored(name))
                    })
                    .into_iter()
                    .collect_view()}
            </select>
        </label>
        <label class="field">
            <span>{move || app.say("filter-type")}</span>
            <select id=format!("{id}-type") on:change=move |event| with_word(TYPE, &event)>
                <option value="" prop:selected=move || is_free(TYPE)>{move || app.say("all")}</option>
                {CardType::ALL
                    .map(|kind| option(TYPE, kind as usize, Signal::derive(move || words::type_name(kind, app.language()))))
                    .into_iter()
                    .collect_view()}
            </select>
        </label>
        <details class="search-help">
            <summary>{move || app.say("search-how")}</summary>
            <p>{help}</p>
        </details>
        <div class="search-said" id=format!("{id}-search-said") role="status">{said}</div>
    }
}

/// Writes into the query that only cards of the deck are wanted, or takes it out.
pub fn toggle_only_own(filter: CardFilter, language: Language) {
    let copies = (!filter.is_only_own()).then_some((Compare::Above, 0));
    let query: Query = filter.answer.with_untracked(|answer| answer.read.query.clone());
    filter.query.set(query.with_number(COPIES, copies).print(index().fields(), language));
}
