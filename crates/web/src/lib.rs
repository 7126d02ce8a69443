//! The web page of Duello and its workers.
//!
//! One module plays two roles. `page.js` calls [`start_page`] in the window; `worker.js` loads the same files again
//! inside a Web Worker and calls [`start_worker`]. No script is inline and no address is absolute, so the built folder
//! works from any static host and any sub-path. Code that the first decision does not need is loaded afterwards, in a
//! separate module (`later.rs`).
//!
//! The page contains no rules and no match: it draws what the [`desk`] shows, which is a view and the offered actions
//! ([`offer`]), and sends what a person has chosen.
//!
//! Every game has its own page, module and worker, made from the same shell. The shell names no game: [`game`] is the
//! game of this build, chosen by a feature, and lists everything that the shell uses of it.

mod agree;
pub mod agreement;
mod app;
mod archive;
pub mod beats;
mod board;
mod books;
mod card_filter;
pub mod chair;
mod clock;
mod concede;
mod decision;
mod deck;
pub mod desk;
mod download;
mod drag;
mod end;
mod foreign_list;
pub mod game;
mod game_list;
mod glide;
mod guide;
mod hand_over;
mod help;
mod hint;
mod i18n;
pub mod icons;
mod keyboard;
mod later;
mod legend;
mod lessons;
pub mod level;
mod log;
pub mod markdown;
mod moment;
mod number;
pub mod offer;
mod others;
mod page;
mod panel;
mod plan;
mod planner;
mod pointing;
mod reach;
mod reader;
mod really;
mod record_file;
mod replay;
mod rulebook_page;
mod screen;
mod seat_parts;
mod settings;
mod settings_page;
pub mod shelf;
mod sounds;
mod start;
pub mod stops;
pub mod storage;
mod svg;
mod table_context;
mod tabs;
mod undo;
mod watch;
mod why_not;
mod words;

use wasm_bindgen::prelude::*;

/// Shows the page in `<body>`. `page.js` calls it once.
#[wasm_bindgen]
pub fn start_page() {
    report_panics();
    page::show();
}

/// Keeps the match for the page, or thinks for its bots ([`desk`]). `worker.js` calls it once.
#[wasm_bindgen]
pub fn start_worker() {
    report_panics();
    desk::listen();
}

/// Reports panics on the console. Panics abort; without this the console would only say "unreachable".
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
