//! Clause coverage: every clause of a rulebook exists in both languages, every clause that is cited exists, and every
//! clause is tested or listed as a known gap.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use rulebook::{Rulebook, missing_twins};

/// The places where a clause is cited.
#[derive(Default)]
struct Named {
    code: BTreeSet<String>,
    tests: BTreeSet<String>,
}

/// A line of `rulebook/gaps.txt`: `COAL-MPS-* reason`.
struct Gap {
    pattern: String,
    reason: String,
}

impl Gap {
    fn covers(&self, id: &str) -> bool {
        match self.pattern.strip_suffix('*') {
            Some(start) => id.starts_with(start),
            None => self.pattern == id,
        }
    }
}

/// Checks the rulebook of every game and prints its coverage by chapter.
///
/// # Errors
/// A clause that is missing in one language, an id that does not exist, a clause that is neither tested nor a known
/// gap, or a gap that is tested after all.
pub fn check(root: &Path) -> Result<()> {
    let mut failures = Vec::new();
    let games = fs::read_dir(root.join("games")).context("cannot read games/")?;
    for game in games.filter_map(Result::ok).map(|entry| entry.path()).filter(|path| path.join("rulebook").is_dir()) {
        failures.extend(check_game(root, &game)?);
    }
    if failures.is_empty() {
        return Ok(());
    }
    bail!("the rulebooks have {} problems:\n{}", failures.len(), failures.join("\n"))
}

fn check_game(root: &Path, game: &Path) -> Result<Vec<String>> {
    let name = game.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut failures = Vec::new();
    let mut read = |language: &str| -> Result<Rulebook> {
        let path = game.join("rulebook").join(format!("{language}.md"));
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(Rulebook::parse(&text).unwrap_or_else(|problems| {
            failures.extend(problems.iter().map(|problem| format!("{}: {problem}", path.display())));
            Rulebook::default()
        }))
    };
    let (english, italian) = (read("en")?, read("it")?);
    failures
        .extend(missing_twins(&english, &italian).iter().map(|id| format!("{name}: {id} stands in one language only")));

    let first = english.chapters.iter().flat_map(|chapter| &chapter.clauses).next();
    let prefix = first.and_then(|clause| clause.id.split_once('-')).map(|(game, _)| format!("{game}-"));
    let prefix = prefix.with_context(|| format!("{} holds no clause", game.join("rulebook/en.md").display()))?;
    let rulings = fs::read_to_string(game.join("RULINGS.md")).unwrap_or_default();
    let known_rulings: BTreeSet<String> =
        ids(&rulings, &prefix).into_iter().filter(|id| id.contains("-AMB-")).collect();
    let gaps = read_gaps(&game.join("rulebook/gaps.txt"))?;
    let mut named = Named::default();
    for path in sources(root) {
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let is_test = path.with_extension("").components().any(|part| part.as_os_str() == "tests");
        let (code, tests) = match text.find("#[cfg(test)]") {
            Some(start) if !is_test => text.split_at(start),
            _ if is_test => ("", text.as_str()),
            _ => (text.as_str(), ""),
        };
        if path.starts_with(game) {
            named.code.extend(constants(code, &prefix));
            named.tests.extend(constants(tests, &prefix));
        }
        for id in ids(&text, &prefix) {
            // Number 99 is for tests that need a clause which does not exist.
            let exists = english.clause(&id).is_some() || known_rulings.contains(&id) || id.ends_with("-99");
            if !exists {
                failures.push(format!("{}: {id} is no clause of the rulebook and no ruling", path.display()));
            }
        }
        named.code.extend(ids(code, &prefix));
        named.tests.extend(ids(tests, &prefix));
    }

    println!("{name}: clauses by chapter (in code, in tests, known gaps, all)");
    let mut totals = [0usize; 4];
    for chapter in &english.chapters {
        let mut counts = [0usize; 4];
        for clause in &chapter.clauses {
            let gap = gaps.iter().find(|gap| gap.covers(&clause.id));
            let tested = named.tests.contains(&clause.id);
            counts[0] += usize::from(named.code.contains(&clause.id));
            counts[1] += usize::from(tested);
            counts[2] += usize::from(gap.is_some() && !tested);
            counts[3] += 1;
            if !tested && gap.is_none() {
                failures.push(format!("{name}: {} has no test and is not a known gap ({})", clause.id, clause.title));
            }
        }
        println!(
            "  {:<5} {:>4} {:>4} {:>4} {:>4}  {}",
            chapter.code, counts[0], counts[1], counts[2], counts[3], chapter.title
        );
        totals.iter_mut().zip(counts).for_each(|(total, count)| *total += count);
    }
    println!("  {:<5} {:>4} {:>4} {:>4} {:>4}", "all", totals[0], totals[1], totals[2], totals[3]);
    let reasons: BTreeMap<&str, &str> = gaps.iter().map(|gap| (gap.pattern.as_str(), gap.reason.as_str())).collect();
    for (pattern, reason) in reasons {
        println!("  known gap {pattern}: {reason}");
    }
    Ok(failures)
}

fn read_gaps(path: &Path) -> Result<Vec<Gap>> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| match line.split_once(' ') {
            Some((pattern, reason)) if !reason.trim().is_empty() => {
                Ok(Gap { pattern: pattern.into(), reason: reason.trim().into() })
            }
            _ => bail!("{}: `{line}`: a known gap is `CLAUSE reason`", path.display()),
        })
        .collect()
}

/// Returns the Rust sources and scenario files of the workspace.
fn sources(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root.join("crates"), root.join("games")];
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else { continue };
        for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs" || ending == "scn") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// Returns the clause ids in a text: `COAL-TURN-03`, `COAL-MAN-EX-01`.
fn ids(text: &str, prefix: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (start, _) in text.match_indices(prefix) {
        let id: String = text[start..]
            .chars()
            .take_while(|letter| letter.is_ascii_uppercase() || letter.is_ascii_digit() || *letter == '-')
            .collect();
        let id = id.trim_end_matches('-');
        if id
            .rsplit('-')
            .next()
            .is_some_and(|number| (2..=3).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit()))
        {
            found.insert(id.to_owned());
        }
    }
    found
}

/// Returns the clauses that are cited by their constants: `clause::TURN_03`.
fn constants(text: &str, prefix: &str) -> BTreeSet<String> {
    let names = text.match_indices("clause::").map(|(start, found)| {
        let rest = &text[start + found.len()..];
        let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').unwrap_or(rest.len());
        &rest[..end]
    });
    let is_constant = |name: &&str| name.contains('_') && name.bytes().all(|byte| !byte.is_ascii_lowercase());
    names.filter(is_constant).map(|name| format!("{prefix}{}", name.replace('_', "-"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_constants_are_found_in_sources() {
        let text = "// COAL-TURN-03, COAL-MAN-EX-01, COAL-AMB-104 (see COAL-REA-) clause::END_05; crate::clause::ALL";
        let found: Vec<String> = ids(text, "COAL-").into_iter().collect();
        assert_eq!(found, ["COAL-AMB-104", "COAL-MAN-EX-01", "COAL-TURN-03"]);
        assert_eq!(constants(text, "COAL-").into_iter().collect::<Vec<_>>(), ["COAL-END-05"]);
    }

    #[test]
    fn a_gap_may_cover_a_chapter() {
        let gap = Gap { pattern: "COAL-MPS-*".into(), reason: "later".into() };
        assert!(gap.covers("COAL-MPS-01") && !gap.covers("COAL-MP-01"));
    }
}
