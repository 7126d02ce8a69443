//! Makes one constant per clause of the rulebook, so that a misspelt clause does not compile.

use std::path::Path;
use std::{env, fs};

fn main() {
    let path = "rulebook/en.md";
    println!("cargo::rerun-if-changed={path}");
    let markdown = fs::read_to_string(path).unwrap_or_else(|error| panic!("cannot read games/ken/{path}: {error}"));
    let book = rulebook::Rulebook::parse(&markdown).unwrap_or_else(|problems| {
        let list: Vec<String> = problems.iter().map(ToString::to_string).collect();
        panic!("games/ken/{path}:\n{}", list.join("\n"))
    });
    let out = Path::new(&env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("clauses.rs");
    fs::write(out, book.constants()).expect("cannot write the clause constants");
}
