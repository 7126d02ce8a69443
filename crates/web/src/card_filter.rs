//! Filters cards by a query, and shows lists of words that help to write it.

use std::borrow::Cow;
use std::sync::OnceLock;

use cardfile::search::{Compare, Index, Key, Query, Read};
use leptos::ev;
use leptos::prelude::*;
use table::Language;

use crate::app::App;
use crate::game::CardSet;
use crate::game::card_filter::{COPIES, card_no, lists};
use crate::game::deck::Deck;
use crate::table_context::use_app;

/// A query for cards.
#[derive(Clone, Copy)]
pub struct CardFilter {
    query: RwSignal<String>,
    /// The last query without a mistake: its results stay visible while a query is being written.
    good: Memo<Query>,
    /// The deck that cards are chosen for; without one, pilots are found too.
    deck: Option<Memo<Deck>>,
}

/// Returns a search index of the whole house set.
fn house_index() -> &'static Index {
    static INDEX: OnceLock<Index> = OnceLock::new();
    INDEX.get_or_init(|| Index::new(&CardSet::house()))
}

/// A list of words that helps to write a query.
pub struct Words {
    /// The key that the words belong to.
    pub key: Key,
    /// The message that names the list: `filter-…`.
    pub id: &'static str,
    /// The number of words.
    pub count: usize,
    /// Returns the word with a number, in the numbering of the game.
    pub say: fn(usize, Language) -> String,
}

impl CardFilter {
    /// Returns a filter over everything.
    pub fn of_all() -> Self {
        Self::with(None)
    }

    /// Returns a filter over the cards for a deck; it knows how many copies the deck has.
    pub fn of_cards_for(deck: Memo<Deck>) -> Self {
        Self::with(Some(deck))
    }

    fn with(deck: Option<Memo<Deck>>) -> Self {
        let query = RwSignal::new(String::new());
        let good = Memo::new(move |last: Option<&Query>| query.with(|query| good_of(query, last)));
        Self { query, good, deck }
    }

    /// Returns the numbers of the cards that match, followed by those of the pilots.
    pub fn found(&self) -> Vec<usize> {
        self.good.with(|query| self.index().find(query))
    }

    /// Whether only cards of the deck are searched for.
    pub fn is_only_own(&self) -> bool {
        self.read().query.number_of(COPIES).is_some()
    }

    /// Adds to the query that only cards of the deck are searched for, or removes it.
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
        deck.with(|deck| {
            (0..count).for_each(|card| index.set_number(card, COPIES, deck.copies_of(card_no(card)).into()));
        });
        Cow::Owned(index)
    }

    /// Returns what is wrong with the query, or why it finds nothing.
    fn said(&self, language: Language) -> String {
        let Read { query, mistakes } = self.read();
        let mut said: Vec<String> = mistakes.iter().map(|mistake| mistake.say(language)).collect();
        // A query with a mistake was not run, so it does not need a reason for finding nothing.
        if said.is_empty() {
            said.extend(self.index().why_empty(&query).map(|reason| reason.say(language).to_owned()));
        }
        said.join("\n")
    }
}

/// Returns the query if it has no mistake, and otherwise the last one without a mistake.
fn good_of(query: &str, last: Option<&Query>) -> Query {
    let Read { query, mistakes } = house_index().read(query);
    match last {
        Some(last) if !mistakes.is_empty() => last.clone(),
        None if !mistakes.is_empty() => Query::Everything,
        _ => query,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_query_keeps_what_the_last_right_one_found() {
        let right = good_of("cost<=2 or copies>0", None);
        assert_eq!(good_of("nokey:", Some(&right)), right);
        assert_eq!(good_of("a nokey:x", Some(&right)), right);
        assert_eq!(good_of("nokey:x", None), Query::Everything);
        assert_ne!(good_of("shield", Some(&right)), right);
    }
}

/// Shows the head of the card browser.
pub fn cards_head(app: App, filter: CardFilter) -> impl IntoView {
    view! {
        <header class="cards-head">
            <h1>{move || app.say("screen-cards")}</h1>
            <FilterFields filter id="filter"/>
        </header>
    }
}

/// Shows the fields from which a query is written; their ids begin with `id`.
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
        {lists()
            .into_iter()
            .map(|list| {
                let Words { key, id: name, count, say } = list;
                view! {
                    <label class="field">
                        <span>{move || app.say(name)}</span>
                        <select id=format!("{id}-{}", name.trim_start_matches("filter-")) on:change=move |event| choose(key, &event)>
                            <option value="" prop:selected=move || is_chosen(key, None)>{move || app.say("all")}</option>
                            {(0..count)
                                .map(|word| {
                                    view! {
                                        <option value=word prop:selected=move || is_chosen(key, Some(word))>
                                            {move || say(word, app.language())}
                                        </option>
                                    }
                                })
                                .collect_view()}
                        </select>
                    </label>
                }
            })
            .collect_view()}
        <details class="search-help">
            <summary>{move || app.say("search-how")}</summary>
            <p>{help}</p>
        </details>
        <div class="search-said" id=format!("{id}-search-said") role="status">{move || filter.said(app.language())}</div>
    }
}
