//! The steps of `cargo xtask test` and `cargo xtask ci`.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::{arrows, golden, readme, rules, web};

/// The crate that is built for the browser and needs its own compiler flags.
const WEB: &str = "web";

/// Runs every test that a newcomer can run with only Rust installed; browser tests say so when they are skipped.
///
/// # Errors
/// The error of the first step that fails.
pub fn test(root: &Path) -> Result<()> {
    step("the page", || web::build(root, &web::target_folder(root).join("web-dist"), true))?;
    step("tests", || {
        // The variable makes the tests exercise every card of every game; without it they take only some.
        let mut tests = cargo_command(root, &["test", "--profile", "ci", "--workspace", "--exclude", WEB]);
        run(tests.env("EXERCISE", "all"))
    })?;
    step("tests of the pages' own code", || {
        each_page(root, |game| cargo(root, &["test", "--profile", "ci", "-p", WEB, "--lib", "--features", game]))
    })?;
    step("the arrows of the map", || arrows::check(root))?;
    step("golden records in WebAssembly", || golden::check(root))?;
    step("the rulebook", || rules::check(root))
}

/// Runs all checks that a change must pass before it lands.
///
/// # Errors
/// The error of the first step that fails.
pub fn ci(root: &Path) -> Result<()> {
    step("formatting", || cargo(root, &["fmt", "--all", "--check"]))?;
    step("the README's commands", || readme::check(root))?;
    step("clippy", || {
        cargo(
            root,
            &["clippy", "--profile", "ci", "--workspace", "--exclude", WEB, "--all-targets", "--", "-D", "warnings"],
        )
    })?;
    step("clippy for the browser", || {
        crate::tools::need_wasm_target()?;
        each_page(root, |game| {
            let page = ["clippy", "--profile", "ci", "-p", WEB, "--target", web::TARGET, "--features", game];
            cargo(root, &[&page[..], &["--", "-D", "warnings"]].concat())
        })?;
        let aid = ["clippy", "--profile", "ci", "-p", pages::AID, "--target", web::TARGET, "--", "-D", "warnings"];
        cargo(root, &aid)
    })?;
    step("documentation", || {
        let mut command =
            cargo_command(root, &["doc", "--profile", "ci", "--workspace", "--exclude", WEB, "--no-deps"]);
        command.env("RUSTDOCFLAGS", "-D warnings");
        run(&mut command)
    })?;
    step("licences and duplicates of dependencies", || {
        crate::tools::need_cargo_deny(root)?;
        cargo(root, &["deny", "--all-features", "check", "bans", "licenses", "sources"])
    })?;
    test(root)
}

/// Does something for the page of each game, and prints how long each one took.
fn each_page(root: &Path, work: impl Fn(&str) -> Result<()>) -> Result<()> {
    for page in pages::all(root)? {
        let started = Instant::now();
        work(&page.game).with_context(|| format!("the page of {}", page.game))?;
        println!("the page of {}: {} s", page.game, started.elapsed().as_secs());
    }
    Ok(())
}

fn step(name: &str, work: impl FnOnce() -> Result<()>) -> Result<()> {
    println!("\n== {name}");
    let started = Instant::now();
    work().with_context(|| format!("{name} failed"))?;
    println!("== {name}: {} s", started.elapsed().as_secs());
    Ok(())
}

fn cargo_command(root: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(root).args(arguments);
    command
}

/// Runs cargo in the workspace.
///
/// # Errors
/// When it fails.
pub fn cargo(root: &Path, arguments: &[&str]) -> Result<()> {
    run(&mut cargo_command(root, arguments))
}

fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("cannot start {command:?}"))?;
    ensure!(status.success(), "{command:?} ended with {status}");
    Ok(())
}
