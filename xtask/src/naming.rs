//! Checks that a game is named only in its own folder, in the list of games, in the page's choice of a game, and in the list
//! of the aid.
//! Therefore adding a game changes nothing in the platform, and the platform cannot fall back to one particular game.
//!
//! The check reads the sources of the platform and of the games (without comments and tests) and the manifests of the
//! platform. A name is an identifier that contains the game's name (`coal`, `coal_plugin`, `games::Coal`, `CoalHost`),
//! a text that is the game's name or title, or a text that begins like the ids of its clauses. Hiding a name behind
//! another one (`pub use coal_plugin as first`) is found in the file that does it: the list of games exports only the
//! list, and no other file may name the crate. A text that mentions a game among other words is an example for people,
//! and allowed.
//!
//! Tests are left out: a test of the platform plays a real game, and has to name it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use rulebook::Rulebook;
use serde_json::Value;

use crate::files;

/// The list of games.
const LIST: &str = "crates/games";

/// The places that may name games, besides their own folders: the list of games, the page's choice of a game, and the list
/// of the aid.
const ALLOWED: [&str; 6] = [
    "crates/games/src",
    "crates/games/Cargo.toml",
    "crates/web/src/game.rs",
    "crates/web/Cargo.toml",
    "crates/aid/src/games.rs",
    "crates/aid/Cargo.toml",
];

/// The folders whose sources are checked.
const FOLDERS: [&str; 3] = ["crates", "games", "xtask"];

/// A game, with the names by which other code could refer to it.
#[derive(Clone, Debug)]
struct Named {
    /// The words of its name, taken from its folder.
    words: Vec<String>,
    /// Its title, if it has a page.
    title: Option<String>,
    /// The first part of the ids of its clauses.
    prefix: String,
    /// Its folder, relative to the root.
    folder: PathBuf,
}

/// Returns every place that names a game although it may not.
///
/// # Errors
/// When sources cannot be read.
pub fn problems(root: &Path) -> Result<Vec<String>> {
    let games = games(root)?;
    let mut problems = Vec::new();
    for folder in FOLDERS {
        for path in files::below(&root.join(folder))? {
            let place = path.strip_prefix(root).unwrap_or(&path);
            let is_manifest = path.file_name().is_some_and(|name| name == "Cargo.toml");
            let is_source = path.extension().is_some_and(|ending| ending == "rs") && !is_test(place);
            if !is_manifest && !is_source {
                continue;
            }
            let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
            let found = if is_manifest { in_manifest(place, &text, &games)? } else { in_source(place, &text, &games) };
            problems.extend(found.into_iter().map(|found| format!("{}: {found}", place.display())));
        }
    }
    Ok(problems)
}

/// Returns the games of the workspace.
fn games(root: &Path) -> Result<Vec<Named>> {
    let folder = root.join("games");
    let titles = pages::all(root)?;
    let mut games = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        let book = path.join("rulebook/en.md");
        let Some(name) = path.file_name().and_then(|name| name.to_str()).filter(|_| path.join("Cargo.toml").exists())
        else {
            continue;
        };
        let text = fs::read_to_string(&book).with_context(|| format!("cannot read {}", book.display()))?;
        let book = Rulebook::parse(&text).unwrap_or_default();
        let first = book.clauses().next().and_then(|clause| clause.id.split_once('-'));
        let (prefix, _) = first.with_context(|| format!("the rulebook of {name} holds no clause"))?;
        games.push(Named {
            words: words(name),
            title: titles.iter().find(|page| page.game == name).map(|page| page.about.title.clone()),
            prefix: format!("{prefix}-"),
            folder: Path::new("games").join(name),
        });
    }
    Ok(games)
}

impl Named {
    /// Whether the game may be named in this file.
    fn may_stand_in(&self, place: &Path) -> bool {
        place.starts_with(&self.folder) || ALLOWED.iter().any(|allowed| place.starts_with(allowed))
    }

    /// Whether an identifier contains the game's name, in any of Rust's spellings.
    fn is_in(&self, identifier: &str) -> bool {
        words(identifier).windows(self.words.len()).any(|some| some == self.words)
    }

    /// Whether a text is the game's name or title, or begins like one of its clauses.
    fn is_text(&self, text: &str) -> bool {
        self.title.as_deref() == Some(text) || text.starts_with(&self.prefix) || words(text) == self.words
    }
}

/// Whether a source file contains only tests.
pub fn is_test(place: &Path) -> bool {
    place.iter().any(|part| ["tests", "tests.rs", "benches", "examples"].iter().any(|test| part == *test))
}

/// Returns what is wrong in a source file.
fn in_source(place: &Path, text: &str, games: &[Named]) -> Vec<String> {
    let tokens = without_tests(tokens(text));
    let strangers: Vec<&Named> = games.iter().filter(|game| !game.may_stand_in(place)).collect();
    let mut found = Vec::new();
    for Token { line, kind } in &tokens {
        match kind {
            Kind::Word(word) if strangers.iter().any(|game| game.is_in(word)) => {
                found.push(format!("line {line}: `{word}` names a game"));
            }
            Kind::Text(text) if strangers.iter().any(|game| game.is_text(text)) => {
                found.push(format!("line {line}: {text:?} names a game"));
            }
            _ => {}
        }
    }
    if place.starts_with(LIST) {
        let gives_out = tokens.windows(2).filter(|pair| pair[0].kind == Kind::Word("pub".into()));
        let other = gives_out.filter(|pair| pair[1].kind != Kind::Word("static".into()));
        found.extend(other.map(|pair| format!("line {}: the list of games gives out the list alone", pair[0].line)));
    }
    found
}

/// Returns what is wrong in a manifest: dependencies (except those of tests) and features.
fn in_manifest(place: &Path, text: &str, games: &[Named]) -> Result<Vec<String>> {
    // The check of the arrows covers the dependencies of a game's crates; this one covers only the platform.
    let manifest: Value = toml::from_str(text).with_context(|| format!("{}", place.display()))?;
    let strangers: Vec<&Named> = games.iter().filter(|game| !game.may_stand_in(place)).collect();
    let mut found = Vec::new();
    let mut tables: Vec<(&str, &Value)> =
        ["dependencies", "build-dependencies", "features"].into_iter().map(|table| (table, &manifest[table])).collect();
    let targets = manifest["target"].as_object().into_iter().flatten();
    tables.extend(targets.map(|(_, target)| ("dependencies of a target", &target["dependencies"])));
    for (table, value) in tables {
        for (key, value) in value.as_object().into_iter().flatten() {
            let package = value["package"].as_str().unwrap_or(key);
            let names = [key.as_str(), package];
            if strangers.iter().any(|game| names.iter().any(|name| game.is_in(name))) {
                found.push(format!("`{key}` of the {table} names a game"));
            }
        }
    }
    Ok(found)
}

/// Returns the words of a name in lower case: `coal_plugin`, `coal-plugin` and `CoalPlugin` give the same two.
fn words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut before = '_';
    for letter in name.chars() {
        let begins = !before.is_alphanumeric() || letter.is_uppercase() && !before.is_uppercase();
        if letter.is_alphanumeric() {
            match words.last_mut() {
                Some(word) if !begins => word.extend(letter.to_lowercase()),
                _ => words.push(letter.to_lowercase().collect()),
            }
        }
        before = letter;
    }
    words
}

/// A token of a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    pub line: usize,
    pub kind: Kind,
}

/// The kind of a token. Comments, spaces, lifetimes and character literals give no tokens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A name or a keyword.
    Word(String),
    /// The text between quotes.
    Text(String),
    /// Any other character.
    Sign(char),
}

/// Returns the tokens of a source file.
pub fn tokens(text: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = text;
    let mut line = 1;
    while let Some(first) = rest.chars().next() {
        let (length, kind) = next(rest, first);
        if let Some(kind) = kind {
            tokens.push(Token { line, kind });
        }
        line += rest[..length].matches('\n').count();
        rest = &rest[length..];
    }
    tokens
}

/// Returns the length of the next token, and its kind.
fn next(rest: &str, first: char) -> (usize, Option<Kind>) {
    let up_to = |end: Option<usize>| end.unwrap_or(rest.len());
    if rest.starts_with("//") {
        return (up_to(rest.find('\n')), None);
    }
    if rest.starts_with("/*") {
        return (comment(rest), None);
    }
    if let Some((start, end)) = quoted(rest) {
        let (inside, after) = rest[start..].split_once(end.as_str()).unwrap_or((&rest[start..], ""));
        return (rest.len() - after.len(), Some(Kind::Text(inside.to_owned())));
    }
    if first == '"' {
        let end = text_end(rest);
        return (end, Some(Kind::Text(rest[1..end].trim_end_matches('"').to_owned())));
    }
    if first == '\'' {
        return (letter_end(rest), None);
    }
    if first.is_alphabetic() || first == '_' {
        let end = up_to(rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_'));
        return (end, Some(Kind::Word(rest[..end].to_owned())));
    }
    (first.len_utf8(), (!first.is_whitespace() && !first.is_numeric()).then_some(Kind::Sign(first)))
}

/// Returns the length of the block comment at the start of the text; block comments may be nested.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text[at..];
        if rest.starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest.starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += rest.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// For a raw string at the start of the text, returns the position of its content and the text that ends it.
fn quoted(text: &str) -> Option<(usize, String)> {
    let raw = text.strip_prefix("br").or_else(|| text.strip_prefix('r'))?;
    let marks = raw.len() - raw.trim_start_matches('#').len();
    raw[marks..].starts_with('"').then(|| (text.len() - raw.len() + marks + 1, format!("\"{}", "#".repeat(marks))))
}

/// Returns the length of a string literal.
fn text_end(text: &str) -> usize {
    let mut is_escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            _ if is_escaped => is_escaped = false,
            '\\' => is_escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Returns the length of a character literal, or of the mark of a lifetime.
fn letter_end(text: &str) -> usize {
    let mut letters = text.char_indices().skip(1);
    match (letters.next(), letters.next()) {
        (Some((_, '\\')), Some((at, letter))) => {
            let after = at + letter.len_utf8();
            text[after..].find('\'').map_or(text.len(), |end| after + end + 1)
        }
        (_, Some((at, '\''))) => at + 1,
        _ => 1,
    }
}

/// Returns the tokens that are not compiled only for tests.
pub fn without_tests(tokens: Vec<Token>) -> Vec<Token> {
    let mut kept = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        match test_attribute(&tokens[at..]) {
            Some(length) => at += length + item(&tokens[at + length..]),
            None => {
                kept.push(tokens[at].clone());
                at += 1;
            }
        }
    }
    kept
}

/// Returns the length of `#[cfg(test)]`, or of a condition that includes `test`, if the tokens begin with one.
fn test_attribute(tokens: &[Token]) -> Option<usize> {
    let word =
        |at: usize, wanted: &str| matches!(&tokens.get(at)?.kind, Kind::Word(word) if word == wanted).then_some(());
    let begins = matches!(tokens.first()?.kind, Kind::Sign('#')) && matches!(tokens.get(1)?.kind, Kind::Sign('['));
    begins.then_some(())?;
    word(2, "cfg")?;
    let end = tokens.iter().position(|token| token.kind == Kind::Sign(']'))?;
    let words: BTreeSet<&str> = tokens[..end]
        .iter()
        .filter_map(|token| match &token.kind {
            Kind::Word(word) => Some(word.as_str()),
            _ => None,
        })
        .collect();
    (words.contains("test") && !words.contains("not") && !words.contains("any")).then_some(end + 1)
}

/// Returns the length of the item that the tokens begin with: up to its semicolon, or to the end of its block.
fn item(tokens: &[Token]) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate() {
        match token.kind {
            Kind::Sign('(' | '[' | '{') => depth += 1,
            Kind::Sign(sign @ (')' | ']' | '}')) => {
                depth = depth.saturating_sub(1);
                if depth == 0 && sign == '}' {
                    return at + 1;
                }
            }
            Kind::Sign(';') if depth == 0 => return at + 1,
            _ => {}
        }
    }
    tokens.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns two example games.
    fn chess_and_go() -> Vec<Named> {
        let game = |name: &str, title: &str, prefix: &str| Named {
            words: words(name),
            title: Some(title.into()),
            prefix: prefix.into(),
            folder: Path::new("games").join(name),
        };
        vec![game("chess", "C.H.E.S.S.", "CHESS-"), game("go", "Weiqi", "GO-")]
    }

    fn found(place: &str, text: &str) -> Vec<String> {
        in_source(Path::new(place), text, &chess_and_go())
    }

    #[test]
    fn a_game_is_found_however_it_is_named() {
        for text in [
            "use chess::State;",
            "use games::chess;",
            "pub use chess_plugin as first;",
            "use games::{self, go::Stone};",
            "fn f() { games::Chess::deal() }",
            "struct ChessHost;",
            "const CHESS: u8 = 1;",
            "let name = \"chess\";",
            "if game.as_str() == r#\"go\"# {}",
            "let title = b\"Weiqi\";",
            "rest.find(\"CHESS-\")",
            "/* a /* comment */ */ chess::play()",
            "let quote = '\"'; chess::play(); let other = '\"';",
            "let mark = '\\''; go::play()",
            "fn f<'a>(a: &'a str) { go::play() }",
            "#[cfg(test)]\nuse x::{a, b};\nuse chess::State;",
            "#[cfg(test)]\nmod testing;\nfn f() { chess::f() }",
            "#[cfg(not(test))]\nuse chess::State;",
            "#[cfg(feature = \"chess\")]\nmod page;",
        ] {
            assert_eq!(
                found("crates/bots/src/x.rs", text).len(),
                1,
                "{text}: {:?}",
                found("crates/bots/src/x.rs", text)
            );
        }
        let places = found("crates/bots/src/x.rs", "//! chess\n\nuse table::Game;\nuse chess::State;\n");
        assert_eq!(places, ["line 4: `chess` names a game"]);
    }

    #[test]
    fn comments_tests_examples_and_other_words_name_no_game() {
        for text in [
            "//! As chess does it.\n/// `chess::State`\nfn f() {}",
            "/* chess /* go */ chess */",
            "#[cfg(test)]\nmod tests { use chess::State; #[test] fn t() { chess::f(\"chess\") } }\nfn f() {}",
            "#[cfg(all(test, unix))]\nuse chess::State;",
            "#[test]\nfn ergo_cargo_going() {}",
            "let help = \"duello play chess --seats 2\";",
            "fn chessboard() { undergo() }",
        ] {
            assert_eq!(found("crates/bots/src/x.rs", text), Vec::<String>::new(), "{text}");
        }
        assert!(is_test(Path::new("crates/engine/src/tests.rs")) && is_test(Path::new("crates/x/tests/a.rs")));
        assert!(!is_test(Path::new("crates/engine/src/methods.rs")));
    }

    #[test]
    fn a_game_is_named_in_its_own_folder_and_in_the_lists_and_in_no_other_game() {
        let text = "use chess::State;";
        for place in ["games/chess/src/lib.rs", "games/chess/plugin/src/lib.rs", "crates/web/src/game.rs"] {
            assert_eq!(found(place, text), Vec::<String>::new(), "{place}");
        }
        for place in ["games/go/src/lib.rs", "crates/web/src/session.rs", "crates/game/src/lib.rs", "xtask/src/web.rs"]
        {
            assert_eq!(found(place, text).len(), 1, "{place}");
        }
    }

    #[test]
    fn the_list_of_games_gives_no_game_away_under_another_name() {
        let list = "use chess_plugin::Chess;\npub static GAMES: Games = Games::new(&[&Of::<Chess>::new()]);";
        assert_eq!(found("crates/games/src/lib.rs", list), Vec::<String>::new());
        for text in
            ["pub use chess_plugin as first;", "pub mod first { }", "pub(crate) type First = chess_plugin::Chess;"]
        {
            assert_eq!(found("crates/games/src/lib.rs", text), ["line 1: the list of games gives out the list alone"]);
        }
    }

    #[test]
    fn manifests_of_the_platform_name_no_game() {
        let found = |place: &str, text: &str| in_manifest(Path::new(place), text, &chess_and_go()).unwrap().len();
        for text in [
            "[dependencies]\nchess.workspace = true",
            "[dependencies]\nfirst = { path = \"x\", package = \"chess-plugin\" }",
            "[build-dependencies]\ngo = \"1\"",
            "[target.'cfg(unix)'.dependencies]\ngo = \"1\"",
            "[features]\nchess = []",
        ] {
            assert_eq!(found("crates/bots/Cargo.toml", text), 1, "{text}");
            assert_eq!(found("crates/games/Cargo.toml", text), 0, "{text}");
        }
        assert_eq!(
            found("crates/bots/Cargo.toml", "[dev-dependencies]\nchess = \"1\"\n[dependencies]\ngoal = \"1\""),
            0
        );
        assert_eq!(found("games/go/Cargo.toml", "[dependencies]\nchess = \"1\""), 1);
    }

    #[test]
    fn the_words_of_a_name_are_the_same_however_it_is_written() {
        for name in ["ken_il_guerriero", "ken-il-guerriero", "KenIlGuerriero", "KEN_IL_GUERRIERO"] {
            assert_eq!(words(name), ["ken", "il", "guerriero"]);
        }
        assert_eq!(words("HTMLElement2"), ["htmlelement2"]);
    }
}
