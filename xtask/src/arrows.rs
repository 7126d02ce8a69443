//! The arrows between the project's own crates point one way (ARCHITECTURE.md).

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail};

/// What each crate may depend on, tests and build scripts aside.
const ALLOWED: [(&str, &[&str]); 23] = [
    ("rulebook", &[]),
    ("phrases", &["table"]),
    ("table", &[]),
    ("notation", &[]),
    ("bots", &["table"]),
    ("cardfile", &["phrases", "table"]),
    ("protocol", &["table"]),
    ("record", &["phrases", "table"]),
    ("arena", &["bots", "phrases", "table"]),
    ("door", &["arena", "bots", "cardfile", "protocol", "record", "rulebook", "table"]),
    ("coal", &["notation", "phrases", "table"]),
    ("doomtrooper", &["notation", "phrases", "table"]),
    ("coal-plugin", &["arena", "bots", "cardfile", "coal", "door", "protocol", "rulebook", "table"]),
    ("doomtrooper-plugin", &["arena", "bots", "cardfile", "doomtrooper", "door", "protocol", "rulebook", "table"]),
    ("games", &["coal-plugin", "door", "doomtrooper-plugin"]),
    ("engine", &["bots", "cardfile", "door", "protocol", "table"]),
    ("fuzz", &["door", "engine", "games", "table"]),
    ("replayer", &["games"]),
    ("serve", &[]),
    (
        "web",
        &[
            "bots",
            "cardfile",
            "coal",
            "coal-plugin",
            "doomtrooper",
            "doomtrooper-plugin",
            "notation",
            "phrases",
            "record",
            "rulebook",
            "table",
        ],
    ),
    ("webtest", &["serve"]),
    (
        "duello",
        &[
            "arena",
            "bots",
            "cardfile",
            "coal",
            "coal-plugin",
            "doomtrooper",
            "doomtrooper-plugin",
            "door",
            "engine",
            "games",
            "phrases",
            "protocol",
            "record",
            "rulebook",
            "serve",
            "table",
        ],
    ),
    ("xtask", &["rulebook", "serve"]),
];

/// Checks the dependencies of the workspace's crates.
///
/// # Errors
/// Every arrow that is not allowed, and every crate that the map does not know.
pub fn check(root: &Path) -> Result<()> {
    let metadata = crate::tools::metadata(root, &["--no-deps"])?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let own: Vec<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let allowed: BTreeMap<&str, &[&str]> = ALLOWED.into_iter().collect();
    let mut wrong = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let Some(allowed) = allowed.get(name) else {
            wrong.push(format!("{name} is not on the map (xtask/src/arrows.rs, ARCHITECTURE.md)"));
            continue;
        };
        for dependency in
            package["dependencies"].as_array().into_iter().flatten().filter(|dependency| dependency["kind"].is_null())
        {
            let to = dependency["name"].as_str().unwrap_or_default();
            if own.contains(&to) && !allowed.contains(&to) {
                wrong.push(format!("{name} may not depend on {to}"));
            }
        }
    }
    if wrong.is_empty() {
        println!("{} crates, every arrow as on the map", own.len());
        return Ok(());
    }
    bail!("{}", wrong.join("\n"))
}
