//! Which cards are shown: those of a model and a type, or all.

use coal::CardSet;
use coal::card::{Card, CardType, Model};
use leptos::ev;
use leptos::prelude::*;

use crate::table_context::use_app;
use crate::words;

/// The model and the type whose cards are shown; nothing means all.
#[derive(Clone, Copy, Default)]
pub struct CardFilter {
    model: RwSignal<Option<Model>>,
    kind: RwSignal<Option<CardType>>,
}

impl CardFilter {
    /// Whether a card is shown.
    pub fn shows(&self, card: &Card) -> bool {
        self.shows_model(Some(card.model)) && self.kind.get().is_none_or(|kind| card.kind == kind)
    }

    /// Whether what belongs to this model is shown.
    pub fn shows_model(&self, model: Option<Model>) -> bool {
        self.model.get().is_none_or(|chosen| model == Some(chosen))
    }
}

/// The lists from which model and type are chosen; their ids begin with `id`.
#[component]
pub fn FilterFields(filter: CardFilter, id: &'static str) -> impl IntoView {
    let app = use_app();
    let choose_model = move |event: ev::Event| filter.model.set(event_target_value(&event).parse().ok());
    let choose_kind = move |event: ev::Event| {
        let chosen = event_target_value(&event);
        filter.kind.set(CardType::ALL.into_iter().find(|kind| type_value(*kind) == chosen));
    };
    view! {
        <label class="field">
            <span>{move || app.say("filter-model")}</span>
            <select id=format!("{id}-model") on:change=choose_model>
                <option value="">{move || app.say("all")}</option>
                {Model::ALL
                    .map(|model| {
                        let name = format!("{model} {}", CardSet::house().model_name(model));
                        view! { <option value=model.as_str()>{name}</option> }
                    })
                    .into_iter()
                    .collect_view()}
            </select>
        </label>
        <label class="field">
            <span>{move || app.say("filter-type")}</span>
            <select id=format!("{id}-type") on:change=choose_kind>
                <option value="">{move || app.say("all")}</option>
                {CardType::ALL
                    .map(|kind| view! { <option value=type_value(kind)>{move || words::type_name(kind, app.language())}</option> })
                    .into_iter()
                    .collect_view()}
            </select>
        </label>
    }
}

/// The value of a type in the list.
fn type_value(kind: CardType) -> String {
    format!("{kind:?}")
}
