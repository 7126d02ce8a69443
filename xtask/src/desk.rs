//! Checks that the page draws only what its desk shows: no part of the page outside the desk names the state of a
//! game, a match, a record, or anything that gives access to them. Therefore the same screens can draw a match that is
//! on a server.
//!
//! The sources of the page's shell and of each game's part are checked, without tests and comments. The desk is
//! `crates/web/src/desk`, and for each game `games/GAME/page/desk.rs` with the folder `desk` beside it, which
//! `crates/web/src/game.rs` makes a part of the desk.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::files;
use crate::naming::{Kind, is_test, tokens, without_tests};

/// The names that only the desk may use: the state, the match, types that contain them, and what asks a player a
/// question.
const HIDDEN: [&str; 9] =
    ["State", "Match", "Session", "Record", "Question", "Determinizer", "AnyMatch", "AnyGame", "LiveMatch"];

/// The names of functions that lead from any of these to the true state.
const WAYS: [&str; 2] = ["truth", "referee"];

/// Returns every place outside the desk that uses a name reserved for it.
///
/// # Errors
/// When sources cannot be read.
pub fn problems(root: &Path) -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for folder in ["crates/web/src", "games"] {
        for path in files::below(&root.join(folder))? {
            let place = path.strip_prefix(root).unwrap_or(&path);
            if is_page(place) && !is_desk(place) && !is_test(place) {
                let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
                problems.extend(in_source(&text).into_iter().map(|found| format!("{}: {found}", place.display())));
            }
        }
    }
    Ok(problems)
}

/// Whether a file is a source of the page.
fn is_page(place: &Path) -> bool {
    let mut parts = place.iter().skip(2);
    let is_of_a_game = place.starts_with("games") && parts.next().is_some_and(|part| part == "page");
    let is_source = place.extension().is_some_and(|ending| ending == "rs");
    // Tables that a game provides for tests are compiled only for tests.
    let is_for_tests = place.file_name().is_some_and(|name| name == "testing.rs");
    is_source && !is_for_tests && (is_of_a_game || place.starts_with("crates/web/src"))
}

/// Whether a file belongs to the desk.
fn is_desk(place: &Path) -> bool {
    let is_of_a_game =
        place.starts_with("games") && place.iter().nth(3).is_some_and(|name| name == "desk.rs" || name == "desk");
    is_of_a_game || place.starts_with("crates/web/src/desk") || place == Path::new("crates/web/src/game.rs")
}

fn in_source(text: &str) -> Vec<String> {
    let found = without_tests(tokens(text)).into_iter().filter_map(|token| match token.kind {
        Kind::Word(word) if HIDDEN.contains(&word.as_str()) || WAYS.contains(&word.as_str()) => {
            Some(format!("line {}: `{word}` is for the desk alone (crates/web/src/desk)", token.line))
        }
        _ => None,
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_that_names_the_match_is_found() {
        let found = |text: &str| in_source(text).len();
        assert_eq!(found("use crate::game::State;\nfn seats(state: &State) -> u8 { 2 }"), 2);
        assert_eq!(found("let view = table::Match::<crate::game::Rules>::new(setup, seed).truth();"), 2);
        assert_eq!(found("use record::Record as Paper;"), 1);
        assert_eq!(found("app.desk.ask(DeskRequest::Save); // the Record of the Match"), 0);
        assert_eq!(found("#[cfg(test)]\nmod tests { use table::Match; }\nfn state() {}"), 0);
    }

    #[test]
    fn only_the_desk_is_left_out() {
        let read = |place: &str| is_page(Path::new(place)) && !is_desk(Path::new(place));
        for place in ["crates/web/src/app.rs", "crates/web/src/deck/parts.rs", "games/chess/page/seat.rs"] {
            assert!(read(place), "{place}");
        }
        for place in [
            "crates/web/src/desk/session.rs",
            "crates/web/src/game.rs",
            "games/chess/page/desk.rs",
            "games/chess/page/testing.rs",
            "games/chess/src/state.rs",
            "games/chess/plugin/src/entry.rs",
            "crates/table/src/referee.rs",
        ] {
            assert!(!read(place), "{place}");
        }
        assert!(read("crates/web/src/desks.rs"));
    }

    #[test]
    fn no_page_of_the_workspace_names_the_match() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
        assert_eq!(problems(root).unwrap(), Vec::<String>::new());
    }
}
