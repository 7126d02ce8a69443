//! Serves the built web page on this machine only.
//!
//! Used by `duello serve` and by the browser tests; not meant for the open internet. [`StaticSite`] knows the files
//! and the headers and does no I/O on sockets; [`Server`] wraps it with axum and hyper, and limits how many clients it
//! serves at once and for how long ([`Limits`]).
//!
//! ```
//! # #[cfg(feature = "server")] {
//! use serve::{Server, StaticSite};
//!
//! let site = StaticSite::embedded(&[("index.html", b"<h1>Duello</h1>")]);
//! let server = Server::start(site, 0)?; // 0: any free port
//! assert!(server.url().starts_with("http://127.0.0.1:"));
//! # }
//! # Ok::<(), std::io::Error>(())
//! ```

#[cfg(feature = "server")]
mod connection;
mod negotiation;
#[cfg(feature = "server")]
mod readers;
#[cfg(feature = "server")]
mod server;
mod site;

#[cfg(feature = "server")]
pub use server::{Limits, Server};
pub use site::{PAGE_CSP, Request, Response, StaticSite};
