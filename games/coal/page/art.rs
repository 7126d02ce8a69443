//! The pictures of C.O.A.L., drawn as SVG markup from the data of cards, pilots and models.
//!
//! Every function is pure: the same data always give the same markup. Colours are classes of `theme.css` (`a-…` fills,
//! `l-…` draws a line), so that a picture follows the theme and needs neither styles nor ids. Pictures contain no
//! words: the page writes names beside or above them, and every picture is hidden from screen readers.
//!
//! | picture | viewBox | what the page may lay over it |
//! |---|---|---|
//! | [`card_svg`], [`card_back_svg`] | 500 x 700 | `.card-name` on the name plate (`.card` in `theme.css` places it) |
//! | [`bot_svg`] | 300 x 400 | nothing |
//! | [`pilot_svg`] | 200 x 200 | nothing |
//! | [`token_svg`] | 24 x 24 | nothing |

mod bot;
mod card;
mod chance;
mod machinery;
mod pilot;
mod subject;
mod symbol;
#[cfg(test)]
mod tests;

pub use bot::bot_svg;
pub use card::{card_back_svg, card_svg};
pub use pilot::pilot_svg;
pub use symbol::{Symbol, symbol_svg, token_svg};

use crate::svg::{picture, put};

/// The class that colours a picture in the metals of its model.
const fn model_class(model: coal::card::Model) -> &'static str {
    ["m-c1", "m-c2", "m-c3", "m-c4"][model.index()]
}
