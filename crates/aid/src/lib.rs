//! The aid for the real table: a page for people who own the cards and put a phone between them. It counts, rolls, draws and
//! looks up; it plays nothing, and knows no cards that lie on the table.
//!
//! The shell names no game, except in `games.rs`: it shows the tools of a game, keeps what they say ([`Sheet`]) in the
//! browser, and undoes every step ([`History`]). A game's part is in the game's own folder, `games/GAME/aid`: its sheet
//! and a file for each tool. Whatever is a rule comes from the game's crate.

mod app;
mod count;
mod games;
mod history;
mod i18n;
mod kept;
mod name;
mod pad;
mod page;
mod parts;
mod seating;
mod sheet;
/// Pictures, as on the pages of the games.
#[path = "../../web/src/svg.rs"]
mod svg;
mod turns;

pub use count::{Beyond, Count};
pub use history::History;
pub use name::{Name, TooLong};
pub use seating::{NoSeating, Seating};
pub use sheet::Sheet;
pub use turns::{NoSeat, Turns};

use wasm_bindgen::prelude::*;

/// Shows the page in `<body>`. `page.js` calls it once.
#[wasm_bindgen]
pub fn start_page() {
    std::panic::set_hook(Box::new(|panic| web_sys::console::error_1(&panic.to_string().into())));
    page::show();
}
