//! Checks the README: it promises two commands, and shows pictures that the tests make.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// The commands that the README must show, word for word.
const COMMANDS: [&str; 2] = ["cargo xtask play", "cargo xtask test"];

/// Checks that the README contains its two commands, that every `cargo xtask` command in it exists, and that the files
/// it links to exist.
///
/// # Errors
/// When one of these does not hold.
pub fn check(root: &Path) -> Result<()> {
    let readme = fs::read_to_string(root.join("README.md")).context("cannot read README.md")?;
    for command in COMMANDS {
        ensure!(
            readme.lines().any(|line| line.trim() == command),
            "README.md does not show `{command}` on a line of its own"
        );
    }
    for task in
        readme.split("cargo xtask ").skip(1).filter_map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next())
    {
        ensure!(
            crate::TASKS.iter().any(|(name, _)| *name == task),
            "README.md names `cargo xtask {task}`, which does not exist"
        );
    }
    for target in readme.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
        let is_file = !target.contains("://") && !target.starts_with('#');
        ensure!(!is_file || root.join(target).exists(), "README.md links to {target}, which does not exist");
    }
    Ok(())
}
