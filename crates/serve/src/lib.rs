//! Serves the built web page on this machine, and only to it.
//!
//! Used by `duello serve` and by the browser tests; not meant for the open
//! internet. [`StaticSite`] knows the files and the headers, without I/O on
//! sockets; [`Server`] is the thin edge around it.
//!
//! ```
//! use serve::{Server, StaticSite};
//!
//! let site = StaticSite::embedded(&[("index.html", b"<h1>Duello</h1>")]);
//! let server = Server::start(site, 0)?; // 0: any free port
//! assert!(server.url().starts_with("http://127.0.0.1:"));
//! # Ok::<(), std::io::Error>(())
//! ```

mod server;
mod site;

pub use server::Server;
pub use site::{PAGE_CSP, Request, Response, StaticSite};
