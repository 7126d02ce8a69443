//! The look of ESTRO: dark science fiction, drawn from the data of the cards. Five colours with five shapes stand for the five
//! Estri, so that no colour has to be seen.
//!
//! Every function that draws is pure: the same data always give the same markup. Colours are classes of `game.css` and `signs.css`; pictures
//! contain neither ids nor styles nor words, and are hidden from screen readers, because buttons and lists say what they show.
//!
//! | component | what it shows |
//! |---|---|
//! | [`CardFace`] | a card face up: as printed, or on the field with what has changed |
//! | [`CardBack`] | a card face down, for whoever knows it with a look at its front |
//! | [`Strip`] | a card in a low row |
//! | [`Die`] | a die that rolls and stops at its result |
//! | [`ZoneCard`] | one of the five Zone cards |
//! | [`Incinerator`] | a pile of burned cards with its count |
//! | [`MatchUp`] | the match-up matrix |

mod being;
mod chance;
mod die;
mod face;
mod looks;
mod matrix;
mod outline;
mod place;
mod sign;
#[cfg(test)]
mod tests;
mod zone;

use estro::language::Estro;
use leptos::prelude::*;

use crate::svg::{picture, put};
use crate::table_context::use_app;

pub use die::die_svg;
use looks::Words;
pub use looks::{Looks, Size};
pub use sign::{Mark, estro_svg, mark_svg};
pub use zone::{incinerator_svg, zone_svg};

/// A card that lies face up.
#[component]
pub fn CardFace(looks: Looks, size: Size) -> impl IntoView {
    let app = use_app();
    let letters = face::letters(&looks.name);
    view! {
        <span class="card-place" aria-hidden="true" style=("--w", letters) inner_html=move || face::face(&looks, size, &Words::of(app.language()))></span>
    }
}

/// A card that lies face down; `peek` is what whoever looks knows of it.
#[component]
pub fn CardBack(size: Size, #[prop(optional)] peek: Option<Looks>) -> impl IntoView {
    let letters = face::letters(peek.as_ref().map_or("", |looks| &looks.name));
    view! { <span class="card-place" aria-hidden="true" style=("--w", letters) inner_html=face::back(peek.as_ref(), size)></span> }
}

/// A card in a low row: its sign, its name and its TOT; its back where it lies face down, with its name for whoever knows it.
#[component]
pub fn Strip(looks: Option<Looks>, is_down: bool) -> impl IntoView {
    let letters = face::letters(looks.as_ref().map_or("", |looks| &looks.name));
    view! { <span class="strip-face" aria-hidden="true" style=("--w", letters) inner_html=face::strip(looks.as_ref(), is_down)></span> }
}

/// The picture of a ship or of an object: an outline in a field of 24 by 24, in the colour of the text around it.
#[must_use]
pub fn outline_svg(path: &str) -> String {
    picture("art-icon", 24, 24, &[&format!("<path d='{path}'/>")])
}

/// The back of a card as a picture alone.
#[must_use]
pub fn back_svg() -> String {
    face::back_svg()
}

/// A die that rolls once and stops at `value`, 1 to 6, which was known before; `estro` is that of the card for which it is
/// rolled: the die is bright if it helps that card (ESTRO-ATK-05). A `bare` one does not show whom it helps.
#[component]
pub fn Die(value: u8, estro: Option<Estro>, bare: bool) -> impl IntoView {
    let estro = estro.filter(|_| !bare);
    view! { <span class="die-place" class:bare=bare aria-hidden="true" inner_html=die::die(value, estro)></span> }
}

/// A Zone card; darker once its special cannot be used any more.
#[component]
pub fn ZoneCard(zone: Estro, used: Signal<bool>) -> impl IntoView {
    view! { <span class="zone-art" aria-hidden="true" class:spent=used inner_html=zone_svg(zone)></span> }
}

/// An Incinerator: its fire, and how many cards it has burned.
#[component]
pub fn Incinerator(count: Signal<u8>) -> impl IntoView {
    view! {
        <span class="incinerator-art" aria-hidden="true">
            <span class="incinerator-fire" class:cold=move || count.get() == 0 inner_html=incinerator_svg()></span>
            <b>{move || count.get()}</b>
        </span>
    }
}

/// The match-up matrix as a table: rows attack, columns are attacked (ESTRO-ATK-08).
#[component]
pub fn MatchUp() -> impl IntoView {
    let app = use_app();
    view! { <div class="matrix-art" inner_html=move || matrix::table(&Words::of(app.language()))></div> }
}

/// The sign of the match-up matrix.
#[must_use]
pub fn matrix_icon() -> String {
    matrix::icon()
}
