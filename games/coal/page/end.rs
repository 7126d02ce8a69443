//! The result of a seat of C.O.A.L.

use coal::rules::CardNo;
use coal::view::SeatView;
use coal::{CardSet, Deck};
use leptos::prelude::*;
use table::Seat;

use crate::app::App;
use crate::end::{award, name_in};
use crate::game::page::art;
use crate::screen::Screen;
use crate::table_context::use_app;

/// A seat on the end screen.
#[component]
pub fn EndSeat(seat: Seat) -> impl IntoView {
    let app = use_app();
    move || {
        let (side, name, outcome) = app.shown.with(|shown| {
            let shown = shown.as_ref()?;
            Some((shown.view().seats.get(seat.index())?.clone(), name_in(&app, shown, seat), shown.outcome()?.clone()))
        })?;
        let cards = app.cards();
        let pilot = |number| cards.pilot(number).name.clone();
        let pilots: Vec<String> = [side.pilot, side.reserve].into_iter().flatten().map(pilot).collect();
        let team = side.team.map(|team| app.say(if team == 0 { "team-one" } else { "team-two" }));
        let class = match side.team {
            Some(team) => format!("end-seat team-{team}"),
            None => "end-seat".to_owned(),
        };
        Some(view! {
            <section class=class class:destroyed=side.destroyed || side.eliminated class:winner=outcome.winners.contains(seat)>
                <h2>{name}</h2>
                {award(&app, &outcome, seat)}
                // A seat that conceded in the setup may have no Steambot yet.
                {side.model.map(|model| view! {
                    <div class="end-bot" inner_html=art::bot_svg(model)></div>
                    <p>{format!("{model} {}", cards.model_name(model))}</p>
                })}
                {deck_of(&app, &side, &cards).map(|(name, address)| view! { <p><a class="end-deck" href=address>{name}</a></p> })}
                <p>{pilots.join(" · ")}</p>
                <p>{app.say_with("damage-of", &[("n", side.damage.min(10).into())])}</p>
                {team.map(|team| view! { <p class="mark">{team}</p> })}
            </section>
        })
    }
}

/// The deck that a seat has played, if its list is known: its name, and the link to its list.
fn deck_of(app: &App, side: &SeatView, cards: &CardSet) -> Option<(String, String)> {
    let (model, list) = (side.model?, side.deck_list.as_ref()?);
    let mut deck = Deck::predefined(model, cards);
    let mut usual = cards.predefined_deck(model);
    let mut played: Vec<CardNo> = list.to_vec();
    usual.sort_unstable();
    played.sort_unstable();
    let is_usual = usual == played;
    if !is_usual {
        deck = Deck::named(&app.say("end-own-deck"));
        deck.board = Some(model);
        for card in played {
            deck.add(card, 1);
        }
    }
    let id = if is_usual { "end-predefined" } else { "end-custom" };
    let name = app.say_with(id, &[("model", cards.model_name(model).into())]);
    Some((name, Screen::Deck(Some(deck.to_link(cards))).address()))
}
