//! The list of the games that have a page, read from the games' own folders. The start screens show it
//! (`crates/web/build.rs`), and `cargo xtask` builds the pages in it. No other list of pages exists.
//!
//! The page of a game lies in `games/GAME/page`; its file `page.toml` holds what must be known before it is built:
//!
//! ```toml
//! title = "Chess"      # the same in every language
//! folder = "chess"     # below the root of the site; one game has "" and lies at the root itself
//! limit = 500_000      # bytes that the page may cost at most until the first decision, compressed with brotli
//! whole = 550_000      # bytes that it may cost at most with all that it fetches afterwards
//!
//! [tagline]            # one line on the start screens of all games
//! en = "Two armies on sixty-four squares."
//! it = "Due eserciti su sessantaquattro caselle."
//! ```
//!
//! The picture of the game for those start screens is `picture.svg` in the same folder.
//!
//! The aid for the real table is a page beside them, which belongs to no game: `crates/aid/page.toml`, with its picture.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use serde::Deserialize;

/// A game with a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The short name of the game: its folder in `games`, and the feature of `crates/web` that builds its page.
    pub game: String,
    /// The content of its file `page.toml`.
    pub about: About,
}

/// The file `page.toml`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct About {
    /// The title, the same in every language.
    pub title: String,
    /// Its folder below the root of the site; empty for the root itself.
    pub folder: String,
    /// The most bytes of the first load, compressed with brotli: everything except what the page requests at the start
    /// without waiting for it, the rulebook and the code of other screens.
    pub limit: u64,
    /// The most bytes of everything that the page ever fetches, compressed with brotli.
    pub whole: u64,
    /// A description of the game in one line.
    pub tagline: Tagline,
}

/// A line in every language.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tagline {
    /// English.
    pub en: String,
    /// Italian.
    pub it: String,
}

/// Returns the path of the file that describes a game's page.
#[must_use]
pub fn file_of(root: &Path, game: &str) -> PathBuf {
    root.join("games").join(game).join("page/page.toml")
}

/// The page that belongs to no game: its name for the builds, and its crate.
pub const AID: &str = "aid";

/// Returns the path of the file that describes the page of the aid; its picture lies beside it.
#[must_use]
pub fn file_of_aid(root: &Path) -> PathBuf {
    root.join("crates").join(AID).join("page.toml")
}

/// Returns what the file of the aid says.
///
/// # Errors
/// A file that cannot be read, or a folder that belongs to the page of a game.
pub fn aid(root: &Path) -> Result<About> {
    let about = read(&file_of_aid(root))?;
    let other = all(root)?.into_iter().find(|page| page.about.folder == about.folder);
    ensure!(other.is_none(), "{AID} has the same folder {:?} as a game", about.folder);
    Ok(about)
}

fn read(file: &Path) -> Result<About> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    toml::from_str(&text).with_context(|| format!("{}", file.display()))
}

/// Returns the path of a game's picture for the start screens of all games: a small SVG without external references.
#[must_use]
pub fn picture_of(root: &Path, game: &str) -> PathBuf {
    root.join("games").join(game).join("page/picture.svg")
}

/// Returns the pages of the workspace at `root`: first the page at the root of the site, then the others in the order
/// of their games' names.
///
/// # Errors
/// A file that cannot be read, or pages that cannot exist together.
pub fn all(root: &Path) -> Result<Vec<Page>> {
    let games = root.join("games");
    let mut pages = Vec::new();
    for entry in fs::read_dir(&games).with_context(|| format!("cannot read {}", games.display()))? {
        let game = entry?.file_name().into_string().ok().context("the name of a game's folder is not UTF-8")?;
        let file = file_of(root, &game);
        if file.exists() {
            pages.push(Page { game, about: read(&file)? });
        }
    }
    pages.sort_by_key(|page: &Page| (!page.about.folder.is_empty(), page.game.clone()));
    check(&pages)?;
    Ok(pages)
}

/// Returns the page that this build makes: the only one that is switched on.
///
/// # Errors
/// When none is switched on, or several are: a module holds one game.
pub fn chosen(pages: &[Page], is_on: impl Fn(&str) -> bool) -> Result<&Page> {
    let on: Vec<&Page> = pages.iter().filter(|page| is_on(&page.game)).collect();
    let all = || pages.iter().map(|page| format!("`--features {}`", page.game)).collect::<Vec<_>>().join(", ");
    match on[..] {
        [page] => Ok(page),
        [] => bail!("a page is built for one game: expected one of {}", all()),
        _ => bail!("a page is built for one game, and {} are switched on: expected one of {}", on.len(), all()),
    }
}

/// Checks that no two pages share a folder and that one page lies at the root.
fn check(pages: &[Page]) -> Result<()> {
    ensure!(!pages.is_empty(), "no game has a page (games/GAME/page/page.toml)");
    for (place, page) in pages.iter().enumerate() {
        let folder = &page.about.folder;
        let is_plain = folder.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-');
        ensure!(is_plain, "the folder {folder:?} of {}: expected lower-case letters, digits and hyphens", page.game);
        if let Some(other) = pages[..place].iter().find(|other| other.about.folder == *folder) {
            bail!("{} and {} have the same folder {folder:?}", other.game, page.game);
        }
    }
    ensure!(pages[0].about.folder.is_empty(), "no page lies at the root: the folder of one game is \"\"");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Creates a workspace of games, each with the text of its file.
    fn workspace(games: &[(&str, &str)]) -> tempfile::TempDir {
        let root = tempfile::tempdir().unwrap();
        for (game, text) in games {
            let file = file_of(root.path(), game);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        fs::create_dir_all(root.path().join("games/without/src")).unwrap();
        root
    }

    fn about(folder: &str) -> String {
        format!("title = 'T'\nfolder = '{folder}'\nlimit = 1_000\nwhole = 1_200\ntagline = {{ en = 'a', it = 'b' }}\n")
    }

    #[test]
    fn the_page_of_the_root_comes_first_and_games_without_a_page_are_none() {
        let root = workspace(&[("chess", &about("chess")), ("draughts", &about("")), ("bridge", &about("bridge"))]);
        let pages = all(root.path()).unwrap();
        let games: Vec<&str> = pages.iter().map(|page| page.game.as_str()).collect();
        assert_eq!(games, ["draughts", "bridge", "chess"]);
        let About { limit, whole, tagline, .. } = &pages[0].about;
        assert_eq!((*limit, *whole, tagline.it.as_str()), (1_000, 1_200, "b"));
    }

    #[test]
    fn exactly_one_page_is_chosen() {
        let root = workspace(&[("chess", &about("")), ("go", &about("go"))]);
        let pages = all(root.path()).unwrap();
        assert_eq!(chosen(&pages, |game| game == "go").unwrap().game, "go");
        let problem = |is_on: fn(&str) -> bool| chosen(&pages, is_on).unwrap_err().to_string();
        assert!(problem(|_| false).ends_with("one of `--features chess`, `--features go`"));
        assert!(problem(|_| true).contains("2 are switched on"));
    }

    #[test]
    fn pages_that_cannot_stand_beside_each_other_are_named() {
        let problem = |games: &[(&str, &str)]| format!("{:#}", all(workspace(games).path()).unwrap_err());
        let (one, two) = (about("x"), about(""));
        assert!(problem(&[]).contains("no game has a page"));
        assert!(problem(&[("chess", &one)]).contains("no page lies at the root"));
        assert!(problem(&[("chess", &two), ("go", &two)]).contains("chess and go have the same folder"));
        assert!(problem(&[("chess", &about("../x"))]).contains("lower-case letters"));
        assert!(problem(&[("chess", "title = 'T'")]).contains("page.toml"));
        assert!(problem(&[("chess", &format!("colour = 1\n{two}"))]).contains("colour"));
    }
}
