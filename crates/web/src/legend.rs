//! The meanings of the game's symbols, each drawn as on cards and boards.

use leptos::prelude::*;

use crate::game::legend::symbols;
use crate::table_context::use_app;

/// Shows the symbols with their meanings.
#[component]
pub fn LegendText() -> impl IntoView {
    let app = use_app();
    let line = |(picture, meaning): (String, String)| {
        view! {
            <li class="symbol">
                <span class="symbol-art" aria-hidden="true" inner_html=picture></span>
                <span>{meaning}</span>
            </li>
        }
    };
    view! {
        <h2 id="panel-title" class="panel-title" tabindex="-1">{move || app.say("legend")}</h2>
        <ul class="symbols">{move || symbols(app.language()).into_iter().map(line).collect_view()}</ul>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Language;

    #[test]
    fn every_symbol_is_drawn_and_has_a_meaning_of_its_own_in_both_languages() {
        for language in Language::ALL {
            let all = symbols(language);
            assert!(all.len() > 20);
            for (place, (picture, meaning)) in all.iter().enumerate() {
                assert!(picture.starts_with('<'), "{picture}");
                let is_said = meaning.contains(|letter: char| letter.is_uppercase());
                assert!(is_said && !meaning.starts_with("key-"), "{meaning}");
                assert!(!all[..place].contains(&(picture.clone(), meaning.clone())), "{meaning} stands twice");
            }
        }
    }
}
