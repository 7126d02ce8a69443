//! The figures of a finished match: a curve of each seat over the turns, and a table of the rest.

use leptos::prelude::*;
use protocol::{FigureRow, Figures, PlayedDeck};
use table::Seat;

use super::{look_back, name_in};
use crate::app::App;
use crate::game::CardSet;
use crate::game::deck::Deck;
use crate::screen::Screen;
use crate::svg::put;
use crate::table_context::use_app;

/// The size of the curves.
const SIZE: (f64, f64) = (320.0, 110.0);
/// The margin around them.
const EDGE: f64 = 6.0;

/// Shows the figures of a match.
#[component]
pub fn FiguresView(figures: Figures) -> impl IntoView {
    let app = use_app();
    move || said(app, &figures)
}

/// Shows the figures in the language of the page.
fn said(app: App, figures: &Figures) -> impl IntoView + use<> {
    let names = names(&app, figures.curves.len());
    let legend = names.iter().enumerate().map(|(place, name)| {
        view! { <li class=format!("legend-{place}")><span class="legend-line" aria-hidden="true"></span>{name.clone()}</li> }
    });
    let alternative = format!("{}: {}", figures.curve.get(app.language()), in_words(figures, &names));
    let turned = turning_point(figures).map(|(seat, place)| {
        let mark = figures.turns[place];
        let who = names[seat.index()].clone();
        let mine = app.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.me() == Some(seat)));
        let values = [("who", who.into()), ("turn", mark.turn.into())];
        let said = app.say_with(if mine { "turned-you" } else { "turned" }, &values);
        view! {
            <p>
                {said}" "
                <button type="button" class="plain why" id="turning-point" on:click=move |_| look_back(app, mark.at)>
                    {app.say("show-moment")}
                </button>
            </p>
        }
    });
    let row = |row: &FigureRow| {
        let cells = row.of_seats.iter().map(|text| view! { <td>{text.get(app.language()).to_owned()}</td> });
        view! { <tr><th scope="row">{row.name.get(app.language()).to_owned()}</th>{cells.collect_view()}</tr> }
    };
    // A custom deck has the name that it has on the shelf.
    let deck = |played: &PlayedDeck| {
        let known = played.name.get(app.language()).to_owned();
        let own = || {
            let cards = CardSet::house();
            let is_it = |deck: &&Deck| {
                let mut nameless = (*deck).clone();
                nameless.rename("");
                nameless.to_link(&cards) == played.link
            };
            app.shelf.with(|shelf| {
                shelf.decks().iter().find(is_it).map(|deck| (deck.name().to_owned(), deck.to_link(&cards)))
            })
        };
        let unnamed = || (app.say("deck-unnamed"), played.link.clone());
        let (name, link) = if known.is_empty() { own().unwrap_or_else(unnamed) } else { (known, played.link.clone()) };
        view! { <td><a class="played-deck" href=Screen::Deck(Some(link)).address()>{name}</a></td> }
    };
    let decks = (!figures.decks.is_empty()).then(|| {
        let cells = figures.decks.iter().map(deck).collect_view();
        view! { <tr><th scope="row">{app.say("figures-deck")}</th>{cells}</tr> }
    });
    let heads = names.iter().map(|name| view! { <th scope="col">{name.clone()}</th> }).collect_view();
    view! {
        <section class="match-figures" aria-label=app.say("figures")>
            <figure class="curves">
                <figcaption aria-hidden="true">{figures.curve.get(app.language()).to_owned()}</figcaption>
                <div role="img" aria-label=alternative inner_html=drawn(figures)></div>
                <ul class="legend" aria-hidden="true">{legend.collect_view()}</ul>
            </figure>
            {turned}
            <div class="figures-table" role="group" tabindex="0" aria-label=app.say("figures")>
                <table>
                    <thead><tr><td></td>{heads}</tr></thead>
                    <tbody>{figures.rows.iter().map(row).collect_view()}{decks}</tbody>
                </table>
            </div>
        </section>
    }
}

fn names(app: &App, seats: usize) -> Vec<String> {
    app.shown.with(|shown| {
        let name = |seat| shown.as_ref().map(|shown| name_in(app, shown, seat)).unwrap_or_default();
        Seat::all(seats as u8).map(name).collect()
    })
}

/// Describes the change of each curve in words, for screen readers.
fn in_words(figures: &Figures, names: &[String]) -> String {
    let one = |(name, curve): (&String, &Vec<i16>)| {
        let mut said = name.clone();
        let mut last = None;
        for (mark, value) in figures.turns.iter().zip(curve) {
            if last != Some(value) {
                put!(said, "{} {} ({})", if last.is_none() { "" } else { "," }, value, mark.turn);
            }
            last = Some(value);
        }
        said
    };
    names.iter().zip(&figures.curves).map(one).collect::<Vec<_>>().join("; ")
}

/// Draws the curves, from the first turn to the end; each has its own line style, so that they can be told apart
/// without colour.
fn drawn(figures: &Figures) -> String {
    let values = figures.curves.iter().flatten().copied();
    let (least, most) = values.fold((0, 1), |(least, most), value| (value.min(least), value.max(most)));
    let count = figures.turns.len().max(2) - 1;
    let across = |place: usize| EDGE + place as f64 * (SIZE.0 - 2.0 * EDGE) / count as f64;
    let down = |value: i16| SIZE.1 - EDGE - f64::from(value - least) * (SIZE.1 - 2.0 * EDGE) / f64::from(most - least);
    let mut out = String::new();
    put!(out, "<svg class='curve-art' viewBox='0 0 {} {}' aria-hidden='true'>", SIZE.0, SIZE.1);
    for value in [least, most] {
        let y = down(value);
        put!(out, "<path class='curve-grid' d='M{EDGE} {y:.1}H{:.1}'/>", SIZE.0 - EDGE);
        let (x, y) = (EDGE + 1.0, if value == least { y - 2.0 } else { y + 9.0 });
        put!(out, "<text class='curve-text' x='{x}' y='{y:.1}'>{value}</text>");
    }
    for (seat, curve) in figures.curves.iter().enumerate() {
        put!(out, "<polyline class='curve curve-{seat}' points='");
        for (place, value) in curve.iter().enumerate() {
            put!(out, "{:.1},{:.1} ", across(place), down(*value));
        }
        out.push_str("'/>");
    }
    out.push_str("</svg>");
    out
}

/// Returns who led at the end, and from which turn on it was ahead of all others without a break; `None` if nobody
/// leads, or if one seat led from the beginning.
fn turning_point(figures: &Figures) -> Option<(Seat, usize)> {
    let leads = |seat: usize, place: usize| {
        let value =
            |of: usize| figures.curves[of].get(place).map(|value| if figures.least_wins { -value } else { *value });
        let mut others = (0..figures.curves.len()).filter(|other| *other != seat);
        others.all(|other| value(seat) > value(other))
    };
    let end = figures.turns.len().checked_sub(1)?;
    let first = (0..figures.curves.len()).find(|seat| leads(*seat, end))?;
    let since = (0..=end).rev().take_while(|place| leads(first, *place)).last()?;
    (since > 0).then_some((Seat(first as u8), since.saturating_sub(1)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::TurnMark;

    fn figures(curves: &[&[i16]], least_wins: bool) -> Figures {
        let turns =
            (0..curves[0].len()).map(|at| TurnMark { at: at * 5, turn: at as u16 + 1, seat: Some(0) }).collect();
        let curves = curves.iter().map(|curve| curve.to_vec()).collect();
        Figures {
            reason: Default::default(),
            curve: Default::default(),
            least_wins,
            curves,
            turns,
            rows: Vec::new(),
            decks: Vec::new(),
        }
    }

    #[test]
    fn the_turning_point_is_the_turn_in_which_the_lead_was_taken_for_good() {
        // The value at the beginning of a turn was reached in the turn before.
        let points = figures(&[&[0, 3, 3, 9], &[0, 5, 2, 4]], false);
        assert_eq!(turning_point(&points), Some((Seat(0), 1)));
        let damage = figures(&[&[0, 3, 3, 9], &[0, 5, 2, 4]], true);
        assert_eq!(turning_point(&damage), Some((Seat(1), 1)));
        assert_eq!(turning_point(&figures(&[&[0, 3], &[0, 3]], true)), None, "a tie");
        assert_eq!(turning_point(&figures(&[&[1, 3], &[0, 2]], false)), None, "from the beginning");
    }

    #[test]
    fn curves_are_drawn_within_their_room_and_said_in_words() {
        let known = figures(&[&[0, 3, 3, 9], &[0, -5, 2, 4]], false);
        let art = drawn(&known);
        assert_eq!(art.matches("<polyline").count(), 2);
        assert!(art.contains("6.0,") && art.contains("314.0,6.0 "), "{art}");
        assert_eq!(
            in_words(&known, &["You".into(), "Bot".into()]),
            "You 0 (1), 3 (2), 9 (4); Bot 0 (1), -5 (2), 2 (3), 4 (4)"
        );
        // A match that was conceded at once.
        let none = figures(&[&[0], &[0]], true);
        assert!(drawn(&none).contains("<svg") && turning_point(&none).is_none());
    }
}
