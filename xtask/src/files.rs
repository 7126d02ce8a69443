//! Lists the files of folders.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// Returns all files below `folder`, in a stable order.
///
/// # Errors
/// When a folder cannot be read.
pub fn below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
