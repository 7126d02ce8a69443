//! Checks that the crates which the pages of all games share are built only once: switching from one page to another
//! changes no feature of any other crate of the program or of its tests. (Build scripts and macros belong to the
//! shell, which is the same for all.)

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::web;

/// The crate of the pages, which is built separately for each of them.
const WEB: &str = "web";

/// The crates of a build with their features, by name and version.
type Crates = BTreeMap<String, String>;

/// Returns every crate that two pages would build in two ways: for the browser, or for the tests on this machine.
///
/// # Errors
/// When cargo cannot list the crates.
pub fn problems(root: &Path) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for (purpose, arguments) in [
        ("for the browser", &["--edges", "normal,no-proc-macro", "--target", web::TARGET][..]),
        ("in the tests", &["--edges", "normal,dev,no-proc-macro"]),
    ] {
        let mut seen: Vec<(String, Crates)> = Vec::new();
        for page in pages::all(root)? {
            seen.push((page.game.clone(), crates_of(root, WEB, &["--features", &page.game], arguments)?));
        }
        seen.push((pages::AID.to_owned(), crates_of(root, pages::AID, &[], arguments)?));
        problems.extend(differences(&seen).into_iter().map(|difference| format!("{difference} {purpose}")));
    }
    Ok(problems)
}

/// Returns the crates that a page consists of.
fn crates_of(root: &Path, package: &str, features: &[&str], arguments: &[&str]) -> Result<Crates> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["tree", "--package", package, "--prefix", "none", "--format", "{p}|{f}"])
        .args(features)
        .args(arguments)
        .current_dir(root)
        .output()
        .context("cannot start cargo tree")?;
    ensure!(output.status.success(), "cargo tree: {}", String::from_utf8_lossy(&output.stderr).trim());
    Ok(read(&String::from_utf8_lossy(&output.stdout)))
}

/// Parses the lines of `cargo tree`.
fn read(text: &str) -> Crates {
    let lines = text.lines().filter_map(|line| line.trim_end_matches(" (*)").split_once('|'));
    lines.map(|(name, features)| (name.to_owned(), features.to_owned())).collect()
}

/// Returns the crates that a later page builds differently from the first page that uses them.
fn differences(pages: &[(String, Crates)]) -> Vec<String> {
    let mut first: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
    let mut found = Vec::new();
    for (game, crates) in pages {
        for (name, features) in crates.iter().filter(|(name, _)| name.split(' ').next() != Some(WEB)) {
            let (other, known) = *first.entry(name).or_insert((game, features));
            if known != features {
                found.push(format!(
                    "{name} is built twice, as [{known}] by the page of {other} and [{features}] by that of {game}"
                ));
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_whose_features_follow_the_page_is_found() {
        let page = |game: &str, text: &str| (game.to_owned(), read(text));
        let one = page("chess", "web v0.1.0|chess\nron v1.0.0|std\nserde v1.0.0|\nchess v0.1.0|\nron v1.0.0|std (*)\n");
        let same = page("go", "web v0.1.0|go\nserde v1.0.0|\nron v1.0.0|std\ngo v0.1.0|\n");
        assert_eq!(differences(&[one.clone(), same]), Vec::<String>::new());
        let other = page("go", "web v0.1.0|go\nron v1.0.0|integer128,std\ngo v0.1.0|\n");
        assert_eq!(
            differences(&[one, other]),
            ["ron v1.0.0 is built twice, as [std] by the page of chess and [integer128,std] by that of go"]
        );
    }
}
