//! The web page of Duello and its bot worker.
//!
//! One `.wasm` plays two roles. `page.js` calls [`start_page`] in the window;
//! `worker.js` loads the same files again inside a Web Worker and calls
//! [`start_worker`]. No script is inline and no address is absolute, so the
//! built folder works from any static host and any sub-path.

mod bot;
mod bot_worker;
mod page;

pub use bot_worker::{BotWorker, BotWorkerError};

use wasm_bindgen::prelude::*;

/// Shows the page in `<body>`. Called once, by `page.js`.
#[wasm_bindgen]
pub fn start_page() {
    report_panics();
    page::show();
}

/// Answers the messages of [`BotWorker::ask`]. Called once, by `worker.js`.
#[wasm_bindgen]
pub fn start_worker() {
    report_panics();
    bot_worker::listen();
}

/// Panics abort; without this the console would only say "unreachable".
fn report_panics() {
    std::panic::set_hook(Box::new(|panic| {
        web_sys::console::error_1(&panic.to_string().into());
    }));
}
