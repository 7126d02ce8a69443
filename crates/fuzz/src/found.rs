//! Cases that failed once, as JSON files: new ones in the target folder until somebody has looked at them, the others
//! in `found/` for good.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::seeds::root;
use crate::{Case, Found};

/// Returns every case of `found/`, with the name of its file.
///
/// # Errors
/// When a file is not a case.
pub fn kept() -> Result<Vec<(String, Case)>> {
    let folder = root().join("crates/fuzz/found");
    let entries = fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))?;
    let paths = entries.flatten().map(|entry| entry.path());
    let mut paths: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    paths.sort();
    let named = |path: &PathBuf| Ok((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), read(path)?));
    paths.iter().map(named).collect()
}

/// Reads the case of a file.
///
/// # Errors
/// When the file cannot be read or holds no case.
pub fn read(path: &Path) -> Result<Case> {
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    serde_json::from_str(&text).with_context(|| format!("{} is not a case", path.display()))
}

/// Writes a case into the target folder and returns its path. Once its fault is mended, the file is moved to `found/`.
///
/// # Errors
/// When it cannot be written.
pub fn keep(found: &Found) -> Result<PathBuf> {
    let folder = root().join("target/fuzz");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let text = serde_json::to_string_pretty(&found.case)? + "\n";
    let mut hasher = DefaultHasher::new();
    text.hash(&mut hasher);
    let path = folder.join(format!("{}-{:08x}.json", found.case.target, hasher.finish() as u32));
    fs::write(&path, text).with_context(|| format!("cannot write {}", path.display()))?;
    Ok(path)
}
