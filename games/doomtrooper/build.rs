//! Makes one constant per clause of the rulebook, so that a misspelt clause does not compile, and the list of the card files,
//! whose texts are carried without their blanks.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let path = "rulebook/en.md";
    println!("cargo::rerun-if-changed={path}");
    let markdown =
        fs::read_to_string(path).unwrap_or_else(|error| panic!("cannot read games/doomtrooper/{path}: {error}"));
    let book = rulebook::Rulebook::parse(&markdown).unwrap_or_else(|problems| {
        let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
        panic!("games/doomtrooper/{path}:\n{}", list.join("\n"))
    });
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("clauses.rs"), book.constants()).expect("cannot write the clause constants");
    fs::write(out.join("cards.rs"), card_files(Path::new("cards"))).expect("cannot write the list of the card files");
}

/// Every file of a folder below `cards` in the order of their names, each with its path and its text.
fn card_files(cards: &Path) -> String {
    println!("cargo::rerun-if-changed={}", cards.display());
    let mut list = "const FILES: &[(&str, &str)] = &[\n".to_owned();
    for folder in entries(cards).into_iter().filter(|folder| folder.is_dir()) {
        for file in entries(&folder) {
            let text = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let text = notation::packed(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            let path = file.strip_prefix(cards).expect("it lies there").to_string_lossy().replace('\\', "/");
            writeln!(list, "    ({path:?}, {text:?}),").expect("a text takes all that is written");
        }
    }
    list + "];\n"
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    paths
}
