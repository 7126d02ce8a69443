//! Compares the generated English text of the encoded cards with the facts about them, so that a wrong encoding shows.
//!
//! `cargo run -p doomtrooper --example compare_text -- FOLDER` reads every JSON file of the folder: lists of cards with
//! `code` and `text`. For each encoded card it names the numbers, the words of time and the named types that only one of
//! the two texts has. Words are few and the two texts are worded differently, so what is listed is a question, not a
//! fault.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use doomtrooper::language::{Card, Code};
use doomtrooper::{CardSet, text};
use table::Language;

/// What either text may call a thing; the first word is how the difference is reported.
const WORDS: &[&[&str]] = &[
    // Times.
    &["any time"],
    &["combat", "battle", "battling", "fighting", "attack", "strike"],
    &["turn"],
    &["next turn"],
    &["once per", "each turn", "every turn", "one per turn", "only one"],
    &["draw phase", "draw step"],
    &["discard phase", "discard step"],
    &["end of your turn"],
    &["rest of the game", "permanently", "from now on", "remain", "keep this card", "always"],
    &["attack action", "counts as an attack", "considered an attack"],
    // What happens.
    &["healed", "heal"],
    &["kill", "killed", "slain", "slays"],
    &["wound"],
    &["annihilat", "remove from the game", "removed from the game", "out of the game"],
    &["double", "twice", "2x", "worth 2"],
    &["half", "halve"],
    &["immune", "unaffected", "immunity"],
    &["first", "initiative"],
    &["coin"],
    &["marker"],
    // Things.
    &["doomtrooper"],
    &["dark legion"],
    &["brotherhood", "brother "],
    &["bauhaus"],
    &["capitol"],
    &["cybertronic"],
    &["imperial"],
    &["mishima"],
    &["algeroth"],
    &["demnogonis"],
    &["ilian"],
    &["muawijhe"],
    &["semai"],
    &["heretic"],
    &["personality", "personalities"],
    &["freelancer"],
    &["mission"],
    &["fortification", "city", "cities", "citadel", "cathedral"],
    &["relic"],
    &["warzone"],
    &["vehicle", "airship", "tank", "submarine"],
    &["weapon", "machine gun", "handgun", "rifle", "flamethrower", "launcher"],
    &["cover"],
    &["squad"],
    &["kohort"],
    &["outpost"],
    &["collection"],
    &["hand "],
    &["art", "spell"],
    &["dark symmetry", "gift"],
];

/// Numbers in words.
const NUMBERS: &[(&str, u32)] = &[
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
];

fn main() -> ExitCode {
    let Some(folder) = env::args().nth(1) else {
        eprintln!("which folder? It holds JSON files with lists of cards: compare_text FOLDER");
        return ExitCode::FAILURE;
    };
    match facts(Path::new(&folder)) {
        Ok(facts) => {
            compare(&facts);
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("cannot read {folder}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The number and the text of every card in the files of a folder; files of another shape are left out.
fn facts(folder: &Path) -> Result<Vec<(Code, String)>, Box<dyn std::error::Error>> {
    let mut facts = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_none_or(|extension| extension != "json") {
            continue;
        }
        let file: serde_json::Value = serde_json::from_str(&fs::read_to_string(&path)?)?;
        for card in file.as_array().into_iter().flatten() {
            let code = card["code"].as_str().and_then(|code| code.parse().ok());
            facts.extend(code.map(|code: Code| (code, card["text"].as_str().unwrap_or_default().to_owned())));
        }
    }
    facts.sort_by_key(|(code, _)| *code);
    Ok(facts)
}

/// Prints what differs, card by card.
fn compare(facts: &[(Code, String)]) {
    let set = CardSet::house();
    let (mut compared, mut suspicious) = (0, 0);
    for (code, fact) in facts {
        let Some(number) = set.coded(*code) else { continue };
        let card = set.card(number);
        compared += 1;
        let said = effects(card, &set);
        // A name may hold numbers and words of its own.
        let differences =
            differences(&fact.replace(card.name.as_str(), "this"), &said.replace(card.name.as_str(), "this"));
        if !differences.is_empty() {
            suspicious += 1;
            println!("{code} {}: {}", card.name, differences.join("; "));
        }
    }
    println!("{compared} cards compared, {suspicious} with differences");
}

/// The text of a card without what the facts keep elsewhere: kind and icons, ratings, where it goes afterwards, the
/// limit of the Collection.
fn effects(card: &Card, set: &CardSet) -> String {
    let text = text::card_text(card, set, Language::En);
    let designations = text.lines().next().and_then(|line| line.split_once(". ")).map_or("", |(_, rest)| rest);
    let elsewhere = |line: &&str| {
        (line.starts_with("F ") && line.contains(", S "))
            || line.ends_with("in a Collection.")
            || ["This card stays in play.", "Afterwards it is annihilated."].contains(line)
    };
    let effects = text.lines().skip(1).filter(|line| !elsewhere(line)).collect::<Vec<_>>().join(" ");
    format!("{designations} {effects}")
}

fn differences(fact: &str, said: &str) -> Vec<String> {
    let (fact, said) = (fact.to_lowercase(), said.to_lowercase());
    let mut found = Vec::new();
    let (in_fact, in_said) = (numbers(&fact), numbers(&said));
    let list = |numbers: Vec<&u32>| numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let only_fact = list(in_fact.difference(&in_said).collect());
    let only_said = list(in_said.difference(&in_fact).collect());
    if !only_fact.is_empty() {
        found.push(format!("the facts have the number {only_fact}"));
    }
    if !only_said.is_empty() {
        found.push(format!("the encoding has the number {only_said}"));
    }
    for words in WORDS {
        let has = |text: &str| words.iter().any(|word| contains(text, word));
        match (has(&fact), has(&said)) {
            (true, false) => found.push(format!("only the facts say `{}`", words[0])),
            (false, true) if *words != WORDS[1] => found.push(format!("only the encoding says `{}`", words[0])),
            _ => {}
        }
    }
    found
}

/// Whether the text has the word; its beginning must be the beginning of a word.
fn contains(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(place, _)| !text[..place].ends_with(char::is_alphabetic))
}

/// The numbers of a text, in digits or in words, without 0 and 1, which stand everywhere; doubling is 2.
fn numbers(text: &str) -> BTreeSet<u32> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words
        .filter_map(|word| {
            let named = NUMBERS.iter().find(|(name, _)| *name == word).map(|(_, number)| *number);
            named.or_else(|| word.trim_end_matches(['d', 'p', 'x']).parse().ok())
        })
        .filter(|number| *number > 1)
        .collect()
}
