//! A question whose answer is one of many consecutive numbers: a field instead of a list.

use leptos::ev;
use leptos::html::Input;
use leptos::prelude::*;

use crate::desk::Shown;
use crate::table_context::use_app;

/// The fewest numbers for which a list is too long.
const FEWEST: usize = 30;

/// The word before the numbers, the first number and the last one.
type Numbers = (String, usize, usize);

/// The numbers from which the person chooses; `None` where the question offers anything else, or too few of them.
pub fn numbers(shown: &Shown) -> Option<Numbers> {
    range(shown.offers.iter().map(|offer| offer.action.to_string()))
}

fn range(actions: impl ExactSizeIterator<Item = String>) -> Option<Numbers> {
    let count = actions.len();
    let mut found: Option<Numbers> = None;
    for action in actions {
        let (word, number) = action.rsplit_once(' ')?;
        let number: usize = number.parse().ok()?;
        found = Some(match found {
            None => (word.to_owned(), number, number),
            Some((known, first, last)) if known == word && number == last + 1 => (known, first, number),
            Some(_) => return None,
        });
    }
    found.filter(|_| count >= FEWEST)
}

/// Asks for the number.
#[component]
pub fn NumberField() -> impl IntoView {
    let app = use_app();
    let field = NodeRef::<Input>::new();
    let is_wrong = RwSignal::new(false);
    let asked = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().and_then(numbers)));
    let question = Memo::new(move |_| app.shown.with(|shown| shown.as_ref().map(|shown| shown.question)));
    Effect::new(move || {
        if asked.with(Option::is_some) {
            question.track();
            is_wrong.set(false);
            if let Some(field) = field.get_untracked() {
                field.set_value("");
            }
        }
    });
    let answer = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let written = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        let Some((word, first, last)) = asked.get_untracked() else { return };
        let number = written.trim().parse::<usize>().ok().filter(|number| (first..=last).contains(number));
        match number.and_then(|number| format!("{word} {number}").parse().ok()) {
            Some(action) => app.act(action),
            None => is_wrong.set(true),
        }
    };
    let bounds = move || {
        let (_, first, last) = asked.get().unwrap_or_default();
        app.say_with("number-bounds", &[("first", first.into()), ("last", last.into())])
    };
    view! {
        <Show when=move || asked.with(Option::is_some)>
            <form class="number-form" novalidate on:submit=answer>
                <label for="number">{move || app.say("number")}</label>
                <input id="number" node_ref=field type="text" inputmode="numeric" pattern="[0-9]*" autocomplete="off" maxlength="4" aria-describedby="number-bounds" aria-invalid=move || is_wrong.get().to_string()/>
                <button type="submit" class="primary" id="number-answer">{move || app.say("number-answer")}</button>
                <p id="number-bounds" class:problem=is_wrong role="status">{bounds}</p>
            </form>
        </Show>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(actions: &[&str]) -> Option<Numbers> {
        range(actions.iter().map(|action| (*action).to_owned()))
    }

    #[test]
    fn only_a_long_row_of_numbers_is_asked_for_in_a_field() {
        let row: Vec<String> = (3..40).map(|number| format!("total {number}")).collect();
        let row: Vec<&str> = row.iter().map(String::as_str).collect();
        assert_eq!(of(&row), Some(("total".to_owned(), 3, 39)));
        assert_eq!(of(&row[..FEWEST - 1]), None);
        let with_a_gap = [&row[..20], &row[21..]].concat();
        let with_another_word = [row.as_slice(), &["pass"]].concat();
        assert_eq!((of(&with_a_gap), of(&with_another_word), of(&[])), (None, None, None));
    }
}
