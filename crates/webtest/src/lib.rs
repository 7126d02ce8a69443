//! Drives a real Chromium with the built page, through the DevTools protocol. For tests only; nothing here is part of
//! the product.
//!
//! A test begins with [`Bench::set_up`]. If a tool is missing, this returns `None` (and says so on standard error), so
//! `cargo test` passes on any machine. `DUELLO_BROWSER_TESTS=required` turns a missing tool into a failure; CI sets
//! it.
//!
//! The protocol is spoken directly, with `tungstenite` and `serde_json`: ready-made crates for it take longer to
//! compile than all of these tests take to run, and do not see what happens inside Web Workers.

mod bench;
mod browser;
mod devtools;
mod keys;
mod recorded;

pub use bench::Bench;
pub use browser::{Browser, ConsoleMessage, Violation};
pub use recorded::{Look, Played, Recorded};
