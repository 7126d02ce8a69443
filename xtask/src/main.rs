//! Development tasks: `cargo xtask TASK`.

mod arrows;
mod ci;
mod circles;
mod desk;
mod files;
mod golden;
mod levels;
mod naming;
mod readme;
mod rules;
mod sharing;
mod tools;
mod web;

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

/// Every task, with its description.
const TASKS: [(&str, &str); 12] = [
    ("play", "build everything and open the page in a browser"),
    ("test", "run every test"),
    (
        "ci",
        "everything that must hold before a change lands: format, lints, docs, licences, tests, the page and its size",
    ),
    ("arrows", "the dependencies between the project's crates point one way, and no game is named outside its place"),
    ("circles", "the biggest circle of files that call each other, for each game [CRATE] [--why FILE FILE] [--calls]"),
    ("fuzz", "try to break the readers and the engine [--seconds N] [--target NAME] [--game NAME] [--seed N]"),
    ("golden", "verify the golden records in WebAssembly"),
    ("rules", "clause coverage of the rulebooks"),
    ("bench", "the speed of the rules and the players: GAME [arguments of `duello bench`]"),
    ("levels", "how far the levels of a game lie apart, each against the one below: GAME [arguments of the arena]"),
    ("screens", "pictures of the pages' screens, of each game in both themes, in target/screens [WORD OF A NAME]…"),
    ("web", "build the pages: a folder for any static host [--debug] [--page GAME alone, again] [--out FOLDER]"),
];

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let root = root();
    match arguments.next().as_deref() {
        Some("play") => play(root, arguments.collect()),
        Some("test") => ci::test(root),
        Some("ci") => ci::ci(root),
        Some("arrows") => arrows::check(root),
        Some("circles") => circles::run(root, &arguments.collect::<Vec<_>>()),
        Some("fuzz") => {
            let mut all = vec!["run", "--profile", "ci", "--package", "fuzz", "--"];
            let further: Vec<String> = arguments.collect();
            all.extend(further.iter().map(String::as_str));
            ci::cargo(root, &all)
        }
        Some("golden") => golden::check(root),
        Some("rules") => rules::check(root),
        Some("bench") => {
            let mut all = vec!["run", "--release", "--package", "duello", "--", "bench"];
            let further: Vec<String> = arguments.collect();
            all.extend(further.iter().map(String::as_str));
            ci::cargo(root, &all)
        }
        Some("levels") => levels::measure(root, &arguments.collect::<Vec<_>>()),
        Some("screens") => screens(root, arguments.collect()),
        Some("web") => build_web(root, arguments),
        other => {
            for (name, meaning) in TASKS {
                println!("cargo xtask {name:<7} {meaning}");
            }
            match other {
                None | Some("help" | "--help" | "-h") => Ok(()),
                Some(other) => bail!("there is no task `{other}`"),
            }
        }
    }
}

/// Builds the page and the program, then runs the program to serve the page and open a browser.
fn play(root: &Path, further: Vec<String>) -> Result<()> {
    let page = web::target_folder(root).join("web-dist");
    web::build(root, &page, true)?;
    let folder = page.to_str().context("the target folder's name is not UTF-8")?;
    let mut all =
        vec!["run", "--release", "--package", "duello", "--", "serve", "--open", "--port", "0", "--dir", folder];
    all.extend(further.iter().map(String::as_str));
    ci::cargo(root, &all)
}

/// Takes pictures of the page that was built last, or builds it first if there is none.
fn screens(root: &Path, words: Vec<String>) -> Result<()> {
    let target = web::target_folder(root);
    let (page, pictures) = (target.join("web-dist"), target.join("screens"));
    if !page.join("index.html").exists() {
        web::build(root, &page, false)?;
    }
    let folder = pictures.to_str().context("the target folder's name is not UTF-8")?;
    let mut all = vec!["run", "--profile", "ci", "--package", "webtest", "--example", "screens", "--", folder];
    all.extend(words.iter().map(String::as_str));
    ci::cargo(root, &all)
}

fn build_web(root: &Path, mut arguments: impl Iterator<Item = String>) -> Result<()> {
    let mut out = web::target_folder(root).join("web-dist");
    let (mut release, mut page) = (true, None);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--debug" => release = false,
            "--out" => out = PathBuf::from(arguments.next().context("--out needs a folder")?),
            "--page" => page = Some(arguments.next().context("--page needs a game, or `aid`")?),
            other => bail!("`{other}`: expected --debug, --page GAME (or `aid`) or --out FOLDER"),
        }
    }
    match page {
        Some(game) => web::build_again(root, &out, &game, release)?,
        None => web::build(root, &out, release)?,
    }
    println!("built {}", out.display());
    Ok(())
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}
