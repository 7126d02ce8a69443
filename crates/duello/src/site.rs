//! `duello serve`: serves the web page, from inside the program or from a folder.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use serve::{Server, StaticSite};
use table::Language;

use crate::words::{failure, io_reason, say};

// The files of the page, when the program was built with `DUELLO_WEB_DIST`: see build.rs.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// Serves the web page on this machine.
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  duello serve                              the page of this program, on port 8080
  duello serve --port 0                     on any free port
  duello serve --dir target/web-dist        a page that `cargo xtask web` has built")]
pub struct ServeArgs {
    /// The port; 0 takes any free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// The folder of the page [default: the page that is part of the program, or the one that `cargo xtask web` has built]
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    /// Open the page in the browser of this machine
    #[arg(long)]
    open: bool,
}

/// Returns the folder of the page that `cargo xtask web` has built: beside this program if the program was built there
/// too, or in the sources that this program was installed from.
fn built() -> Option<PathBuf> {
    let beside = std::env::current_exe().ok().and_then(|program| Some(program.parent()?.parent()?.join("web-dist")));
    let of_sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/web-dist");
    let is_page = |folder: &PathBuf| folder.join("index.html").is_file();
    beside.into_iter().chain([of_sources]).find(is_page)?.canonicalize().ok()
}

/// Serves until the program is terminated from outside.
pub fn run(args: &ServeArgs, language: Language, out: &mut impl Write) -> anyhow::Result<()> {
    let site = match &args.dir {
        Some(folder) if folder.join("index.html").is_file() => StaticSite::folder(folder),
        Some(folder) => {
            return Err(failure(language, "no-index", &[("folder", folder.display().to_string().into())]));
        }
        None if PAGE.is_empty() => match built() {
            Some(folder) => StaticSite::folder(&folder),
            None => return Err(failure(language, "no-page", &[])),
        },
        None => StaticSite::embedded(PAGE),
    };
    let port = args.port;
    let server = Server::start(site, port).map_err(|error| {
        let values = [("port", port.to_string().into()), ("reason", io_reason(language, &error).into())];
        failure(language, "no-port", &values)
    })?;
    writeln!(out, "{}", say(language, "served", &[("url", server.url().into())]))?;
    if args.open && open::that_detached(server.url()).is_err() {
        writeln!(out, "{}", say(language, "no-browser", &[]))?;
    }
    out.flush()?;
    server.run_for_ever();
    Ok(())
}
