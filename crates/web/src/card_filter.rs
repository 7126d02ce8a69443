//! Which cards are shown: those that a query wants. Lists of models and types help to write it.

use std::borrow::Cow;
use std::sync::OnceLock;

use cardfile::search::{Compare, Index, Key, Query, Read};
use coal::card::{CardType, Model};
use coal::{CardSet, Deck, searching};
use leptos::ev;
use leptos::prelude::*;
use table::Language;

use crate::table_context::use_app;
use crate::words;

/// A query for cards.
#[derive(Clone, Copy)]
pub struct CardFilter {
    query: RwSignal<String>,
    /// The deck whose cards are chosen; without one, pilots are found too.
    deck: Option<Memo<Deck>>,
}

const MODEL: Key = Key::of(searching::Key::Model as usize);
const TYPE: Key = Key::of(searching::Key::Type as usize);
const COPIES: Key = Key::of(searching::Key::Copies as usize);

/// Cards and pilots of the house set, ready to be searched.
fn house_index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| Index::new(&CardSet::house()))
}

impl CardFilter {
    /// A filter of all cards and pilots.
    pub fn of_all() -> Self {
        Self { query: RwSignal::new(String::new()), deck: None }
    }

    /// A filter of the cards for a deck, which knows their copies.
    pub fn of_cards_for(deck: Memo<Deck>) -> Self {
        Self { query: RwSignal::new(String::new()), deck: Some(deck) }
    }

    /// The cards that are wanted, by number; after the cards the pilots.
    pub fn found(&self) -> Vec<usize> {
        self.index().find(&self.read().query)
    }

    /// Whether only cards of the deck are wanted.
    pub fn is_only_own(&self) -> bool {
        self.read().query.number_of(COPIES).is_some()
    }

    /// Writes into the query that only cards of the deck are wanted, or takes it out.
    pub fn toggle_only_own(&self, language: Language) {
        let query = untrack(|| self.read()).query;
        let copies = query.number_of(COPIES).is_none().then_some((Compare::Above, 0));
        self.write(query.with_number(COPIES, copies), language);
    }

    fn read(&self) -> Read {
        self.query.with(|query| house_index().read(query))
    }

    fn write(&self, query: Query, language: Language) {
        self.query.set(query.print(house_index().fields(), language));
    }

    fn index(&self) -> Cow<'static, Index> {
        let Some(deck) = self.deck else { return Cow::Borrowed(house_index()) };
        let mut index = house_index().clone();
        let count = CardSet::house().cards().len();
        index.keep_first(count);
        deck.with(|deck| (0..count).for_each(|card| index.set_number(card, COPIES, deck.copies_of(card as u8).into())));
        Cow::Owned(index)
    }

    /// What is wrong with the query, or why it finds nothing.
    fn said(&self, language: Language) -> String {
        let Read { query, mistakes } = self.read();
        let mut said: Vec<String> = mistakes.iter().map(|mistake| mistake.say(language)).collect();
        said.extend(self.index().why_empty(&query).map(|reason| reason.say(language).to_owned()));
        said.join("\n")
    }
}

/// The fields from which a query is written; their ids begin with `id`.
#[component]
pub fn FilterFields(filter: CardFilter, id: &'static str) -> impl IntoView {
    let app = use_app();
    let choose = move |key: Key, event: &ev::Event| {
        let word = event_target_value(event).parse().ok();
        filter.write(untrack(|| filter.read()).query.with_word(key, word), app.language());
    };
    let is_chosen = move |key: Key, word: Option<usize>| filter.read().query.word_of(key) == word;
    let help = move || {
        let (language, index) = (app.language(), house_index());
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
            <select id=format!("{id}-model") on:change=move |event| choose(MODEL, &event)>
                <option value="" prop:selected=move || is_chosen(MODEL, None)>{move || app.say("all")}</option>
                {Model::ALL
                    .map(|model| {
                        let name = format!("{model} {}", CardSet::house().model_name(model));
                        let word = model.index();
                        view! { <option value=word prop:selected=move || is_chosen(MODEL, Some(word))>{name}</option> }
                    })
                    .into_iter()
                    .collect_view()}
            </select>
        </label>
        <label class="field">
            <span>{move || app.say("filter-type")}</span>
            <select id=format!("{id}-type") on:change=move |event| choose(TYPE, &event)>
                <option value="" prop:selected=move || is_chosen(TYPE, None)>{move || app.say("all")}</option>
                {CardType::ALL
                    .map(|kind| {
                        let name = move || words::type_name(kind, app.language());
                        let word = kind as usize;
                        view! { <option value=word prop:selected=move || is_chosen(TYPE, Some(word))>{name}</option> }
                    })
                    .into_iter()
                    .collect_view()}
            </select>
        </label>
        <details class="search-help">
            <summary>{move || app.say("search-how")}</summary>
            <p>{help}</p>
        </details>
        <div class="search-said" id=format!("{id}-search-said") role="status">{move || filter.said(app.language())}</div>
    }
}
