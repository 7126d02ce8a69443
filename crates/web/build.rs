//! Determines the game of this build's page, and generates the list of games for its start screen (`crates/pages`).

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result};
use pages::{About, Page};

fn main() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let pages = pages::all(&root)?;
    // A new page adds a feature to the manifest.
    println!("cargo::rerun-if-changed=Cargo.toml");
    for page in &pages {
        println!("cargo::rerun-if-changed={}", pages::file_of(&root, &page.game).display());
    }
    let feature = |game: &str| format!("CARGO_FEATURE_{}", game.to_uppercase().replace('-', "_"));
    pages::chosen(&pages, |game| env::var_os(feature(game)).is_some())?;
    println!("cargo::rerun-if-changed={}", pages::file_of_aid(&root).display());
    let out = PathBuf::from(env::var_os("OUT_DIR").context("cargo sets OUT_DIR")?);
    Ok(fs::write(out.join("games.rs"), list(&root, &pages)?)?)
}

/// Returns the list as Rust code, for `src/game_list.rs`.
fn list(root: &Path, pages: &[Page]) -> Result<String> {
    let mut list = format!(
        "/// The games that have a page, the one at the root first.\npub const GAMES: [GameEntry; {}] = [\n",
        pages.len()
    );
    for Page { game, about } in pages {
        list += &format!("    {},\n", entry(game, about, &pages::picture_of(root, game))?);
    }
    let aid = pages::aid(root)?;
    list += "];\n\n/// The aid for the real table, which belongs to no game.\n";
    list += &format!(
        "pub const AID: GameEntry = {};\n",
        entry(pages::AID, &aid, &pages::file_of_aid(root).with_file_name("picture.svg"))?
    );
    Ok(list)
}

/// Returns a page as Rust code.
fn entry(name: &str, about: &About, picture: &Path) -> Result<String> {
    let (title, folder) = (&about.title, &about.folder);
    let folder = if folder.is_empty() { String::new() } else { format!("{folder}/") };
    let tagline = [&about.tagline.en, &about.tagline.it];
    println!("cargo::rerun-if-changed={}", picture.display());
    let picture = fs::read_to_string(picture).with_context(|| format!("cannot read {}", picture.display()))?;
    let picture = picture.trim();
    Ok(format!(
        "GameEntry {{ name: {name:?}, title: {title:?}, tagline: {tagline:?}, picture: {picture:?}, folder: {folder:?} }}"
    ))
}
