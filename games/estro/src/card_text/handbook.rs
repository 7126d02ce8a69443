//! `docs/estro-cards.md`, the handbook of the card language: every word with its meaning, which is the comment at its
//! definition, with lines that use it, and with what they say.
//!
//! The test fails when the file is stale; `INSTA_UPDATE=always cargo test -p estro handbook` writes it anew.

use std::fmt::Write as _;

use super::tests::{sections, texts};

const INTRODUCTION: &str = "\
# The cards of ESTRO: the words of their language

*Generated from the sources: `INSTA_UPDATE=always cargo test -p estro handbook` writes this page anew, and a test fails
when it is stale. The meaning of a word is the comment at its definition in `games/estro/src/language/`.*

A card is data: an id, an Estro, five values and, if it has one, a Gift. Its text is generated from the data in English and
Italian, so what people read is what the referee does. Below, every word of the language stands as the compact notation
writes it, with its meaning and with lines that use it: each with its text in English and Italian. Codes in brackets are
clauses of the rulebook in `games/estro/rulebook/`.

## A card in one line
";

/// A word of the language: a variant of an enum, or a field of a Gift.
struct Word {
    /// Under which heading of the source it stands, if under one.
    group: Option<String>,
    /// As the sources call it.
    name: String,
    meaning: String,
}

/// Reads a definition from its source: the comment above it, and its words.
fn definition(source: &str, start: &str) -> (String, Vec<Word>) {
    let at = source.find(&format!("pub {start} {{\n")).unwrap_or_else(|| panic!("no `{start}` in the sources"));
    let above = source[..at].lines().rev().take_while(|line| line.starts_with(['/', '#']));
    let mut meaning: Vec<&str> = above.filter_map(|line| line.strip_prefix("/// ")).collect();
    meaning.reverse();
    let (mut words, mut group, mut comment): (_, _, Vec<&str>) = (Vec::new(), None, Vec::new());
    for line in source[at..].lines().skip(1).take_while(|line| *line != "}").map(str::trim) {
        if let Some(more) = line.strip_prefix("/// ") {
            comment.push(more);
        } else if let Some(heading) = line.strip_prefix("// ") {
            group = Some(heading.trim_end_matches('.').to_owned());
        } else if !line.is_empty() && !line.starts_with('#') {
            let name = line.trim_start_matches("pub ").split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let name = name.into_iter().next().unwrap_or_default().to_owned();
            words.push(Word { group: group.clone(), name, meaning: plain(&std::mem::take(&mut comment)) });
        }
    }
    (plain(&meaning), words)
}

/// A comment as plain text: links to other definitions are only their names.
fn plain(comment: &[&str]) -> String {
    comment.join(" ").replace("[`", "`").replace("`]", "`").replace("Effect::", "").replace("Timing::", "")
}

/// The words of the notation for a name of the sources: `draw-keep` for `DrawKeep`, `from-hand` for `from_hand`.
fn notation_of(list: &str, name: &str) -> Vec<String> {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(if letter == '_' { '-' } else { letter.to_ascii_lowercase() });
    }
    let words: &[&str] = match (list, name) {
        ("Moment", "Declared") => &["w-decl"],
        ("Moment", _) => return vec![format!("w-{kebab}")],
        ("Bound", "AtMost") => &["tot<="],
        ("Bound", "AtLeast") => &["tot>="],
        ("Amount", "Of") => &["+4"],
        ("Value", "Stat") => &["atk", "def", "hel", "dex", "map"],
        ("NewEstro", "Is") => &["ardo"],
        ("Gift", "effects") => &[";"],
        // The field is what a filter means without a word.
        ("Area", "Field") => &["choose enemy)"],
        _ => return vec![kebab],
    };
    words.iter().map(|word| (*word).to_owned()).collect()
}

/// Whether a line uses a word.
fn uses(line: &str, word: &str) -> bool {
    let is_of_word = |letter: char| letter.is_alphanumeric() || letter == '-';
    if word.chars().all(is_of_word) {
        line.split(|letter| !is_of_word(letter)).any(|part| part == word)
    } else {
        line.contains(word)
    }
}

/// A list of words under its heading, each with up to three lines that use it.
fn list(page: &mut String, title: &str, source: &str, start: &str) {
    let (meaning, words) = definition(source, start);
    write!(page, "\n### {title}\n\n{meaning}\n").unwrap();
    let list = start.split(' ').nth(1).unwrap_or_default();
    let lines: Vec<&str> =
        sections().find(|(name, _)| *name == list).map(|(_, lines)| lines.collect()).unwrap_or_default();
    let mut group = None;
    for (number, word) in words.into_iter().enumerate() {
        if word.group != group {
            group.clone_from(&word.group);
            write!(page, "\n*{}*\n\n", group.as_deref().unwrap_or_default()).unwrap();
        } else if number == 0 {
            page.push('\n');
        }
        // Usage and timing begin every line, and the windows have a list of their own.
        if list == "Gift" && matches!(word.name.as_str(), "usage" | "timing") || word.name == "Activated" {
            writeln!(page, "- {} (see below).", word.meaning.trim_end_matches('.')).unwrap();
            continue;
        }
        let named = notation_of(list, &word.name);
        let names: Vec<String> = named.iter().map(|name| format!("`{name}`")).collect();
        writeln!(page, "- **{}**: {}", names.join(", "), word.meaning).unwrap();
        let shown: Vec<&&str> = lines.iter().filter(|line| named.iter().any(|name| uses(line, name))).take(3).collect();
        assert!(!shown.is_empty(), "no line under [{list}] in examples.txt uses {named:?}");
        for line in shown {
            let [english, italian] = texts(line);
            writeln!(page, "  - `{line}`\n    - {english}\n    - {italian}").unwrap();
        }
    }
}

/// The grammar that stands at the notation.
fn grammar() -> String {
    let source = include_str!("../language/notation.rs");
    let lines = source.lines().skip_while(|line| *line != "//! ```text").skip(1).take_while(|line| *line != "//! ```");
    lines.map(|line| format!("{}\n", line.trim_start_matches("//! "))).collect()
}

fn page() -> String {
    let (effect, filter) = (include_str!("../language/effect.rs"), include_str!("../language/filter.rs"));
    let (gift, estro) = (include_str!("../language/gift.rs"), include_str!("../language/estro.rs"));
    let mut page = INTRODUCTION.to_owned();
    write!(page, "\n```text\n{}```\n", grammar()).unwrap();

    page.push_str("\n## Gifts\n");
    list(&mut page, "What a Gift says", gift, "struct Gift");
    list(&mut page, "How often", gift, "enum Usage");
    list(&mut page, "When", gift, "enum Timing");
    list(&mut page, "Windows", gift, "enum Moment");
    list(&mut page, "What a countermove answers", gift, "enum Answers");
    list(&mut page, "What a countermove does", gift, "enum Countermove");

    page.push_str("\n## Effects\n");
    list(&mut page, "What it does", effect, "enum Effect");
    list(&mut page, "Values", effect, "enum Value");
    list(&mut page, "Numbers", effect, "enum Amount");
    list(&mut page, "How long", effect, "enum Until");
    list(&mut page, "Players", effect, "enum Who");
    list(&mut page, "Who picks", effect, "enum Pick");
    list(&mut page, "New Estri", effect, "enum NewEstro");

    page.push_str("\n## Cards\n");
    list(&mut page, "Targets", filter, "enum Target");
    list(&mut page, "Whose", filter, "enum Side");
    list(&mut page, "Where", filter, "enum Area");
    list(&mut page, "Estri", estro, "enum Estro");
    list(&mut page, "Categories", filter, "enum Category");
    list(&mut page, "Faces", filter, "enum Face");
    list(&mut page, "TOT", filter, "enum Bound");
    page
}

#[test]
fn the_handbook_of_the_card_language_is_not_stale() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/estro-cards.md");
    let page = page();
    if std::env::var("INSTA_UPDATE").is_ok_and(|update| update == "always") {
        std::fs::write(path, &page).unwrap();
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(
        written.replace("\r\n", "\n") == page,
        "docs/estro-cards.md is stale: INSTA_UPDATE=always cargo test -p estro handbook"
    );
}
