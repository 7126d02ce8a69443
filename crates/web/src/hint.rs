//! A line in the first matches that mentions something the person could do now and may not think of. It depends only
//! on what the person sees and is offered, and can be switched off.

use leptos::prelude::*;

use crate::game::hint::hint;
use crate::icons;
use crate::table_context::use_app;

/// The number of first matches in which hints are shown.
const FIRST: usize = 3;

/// Shows the hint for the present decision.
#[component]
pub fn Hint() -> impl IntoView {
    let app = use_app();
    // A hint that was dismissed does not come again until the page is reloaded.
    let put_away = RwSignal::new(Vec::<&'static str>::new());
    let is_wanted = Memo::new(move |_| match app.settings.hints.get().as_str() {
        "off" => false,
        "on" => true,
        _ => app.archive.with(|archive| archive.over().count() < FIRST),
    });
    let id = Memo::new(move |_| {
        app.shown.with(|shown| {
            let shown = shown.as_ref().filter(|shown| {
                is_wanted.get() && shown.is_mine() && !shown.is_unaided() && shown.lesson().is_none()
            })?;
            hint(shown.view(), shown.me()?, &shown.actions())
        })
    });
    move || {
        let id = id.get().filter(|id| put_away.with(|away| !away.contains(id)))?;
        // A press anywhere on it dismisses it.
        Some(view! {
            <button type="button" class="hint-line" on:click=move |_| put_away.update(|away| away.push(id))>
                <span>{app.say(id)}</span>
                <span class="unseen">" "{app.say("hint-close")}</span>
                <span class="tool-icon" inner_html=icons::icon("close")></span>
            </button>
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::State;
    use crate::game::testing::usual_table;
    use crate::i18n;
    use table::{Choices, Game, Language, Match, Seed, Viewer};

    #[test]
    fn a_match_meets_several_hints_and_each_is_one_line_in_both_languages() {
        let mut met = Vec::new();
        let mut game = Match::<State>::new(usual_table(), Seed::from(5));
        for number in 0..400 {
            let Some(seat) = game.awaits().seats().lowest() else { break };
            let mut actions = Vec::new();
            game.truth().actions(seat, &mut actions);
            let found = hint(&game.view(Viewer::Seat(seat)), seat, &actions);
            met.extend(found.filter(|id| !met.contains(id)));
            // A viewer who only watches gets no hints.
            let other = table::Seat(1 - seat.0);
            if !game.awaits().seats().contains(other) {
                assert_eq!(hint(&game.view(Viewer::Seat(other)), other, &[]), None);
            }
            let choices = game.choices(seat);
            game.act(seat, choices.get(number * 7 % choices.len())).unwrap();
        }
        assert!(met.len() >= 4, "{met:?}");
        for id in met {
            for language in Language::ALL {
                let said = i18n::say(language, id, &[]);
                assert!(said != id && said.chars().count() <= 125, "{said}");
            }
        }
    }
}
