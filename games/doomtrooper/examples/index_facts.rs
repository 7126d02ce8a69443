//! Writes `cards/index.ron` anew from the facts about the printed cards: `cargo run -p doomtrooper --example
//! index_facts -- FOLDER` reads every JSON file of the folder (lists of cards with `code`, `name`, `type_code` and
//! `text`, and `families.json`) and prints the index. The texts of the cards are stored as the numbers and words that
//! `doomtrooper::text_audit` looks for, never as sentences.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use doomtrooper::index::Fact;
use doomtrooper::language::CardKind;
use doomtrooper::text_audit::{numbers_of, words_of};
use serde_json::Value;

fn main() -> ExitCode {
    let Some(folder) = env::args().nth(1) else {
        eprintln!("which folder? It holds JSON files with lists of cards: index_facts FOLDER");
        return ExitCode::FAILURE;
    };
    match read(Path::new(&folder)) {
        Ok(index) => {
            print(&index);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("cannot read {folder}: {error}");
            ExitCode::FAILURE
        }
    }
}

fn read(folder: &Path) -> Result<Vec<Fact>, Box<dyn std::error::Error>> {
    let mut index = Vec::new();
    let families: Value = serde_json::from_str(&fs::read_to_string(folder.join("families.json"))?)?;
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let file: Value = serde_json::from_str(&fs::read_to_string(&path)?)?;
        for card in file.as_array().into_iter().flatten() {
            let word = |key: &str| card[key].as_str().unwrap_or_default();
            let kind = CardKind::ALL.into_iter().find(|kind| format!("{kind:?}").to_lowercase() == word("type_code"));
            let name = word("name");
            let text = word("text").replace(name, "this");
            let of_card = families["by_card"][name].as_array().into_iter().flatten().filter_map(Value::as_str);
            index.push(Fact {
                code: word("code").parse()?,
                name: name.into(),
                kind: kind.ok_or_else(|| format!("{name}: no kind is called {}", word("type_code")))?,
                families: of_card.map(str::to_owned).collect(),
                numbers: numbers_of(&text),
                words: words_of(&text).into_iter().map(str::to_owned).collect(),
            });
        }
    }
    index.sort_by_key(|card| card.code);
    Ok(index)
}

/// One line for each card.
fn print(index: &[Fact]) {
    println!(
        "// Every printed card: what it is, the families of its effects, and the numbers and words of its text that the"
    );
    println!("// check of the encodings looks for. Written by the example `index_facts`; do not change it by hand.\n[");
    for card in index {
        let code = card.code.0;
        let Fact { name, kind, families, numbers, words, .. } = card;
        print!("    (code: {code}, name: {name:?}, kind: {kind:?}");
        for (key, list, is_empty) in [
            ("families", format!("{families:?}"), families.is_empty()),
            ("numbers", format!("{numbers:?}"), numbers.is_empty()),
            ("words", format!("{words:?}"), words.is_empty()),
        ] {
            if !is_empty {
                print!(", {key}: {list}");
            }
        }
        println!("),");
    }
    println!("]");
}
