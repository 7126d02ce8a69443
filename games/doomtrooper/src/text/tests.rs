//! Every variant of the language has an example here, and every example has a text in both languages: read the
//! snapshots when they change.

use std::fmt::Write as _;

use serde::de::DeserializeOwned;
use table::Language;

use super::piece::Piece;
use super::{affiliation_name, card_text, kind_name, tag_name};
use crate::CardSet;
use crate::language::{
    Ability, Affiliation, Always, Amount, Card, CardKind, Filter, Goal, If, Keyword, Modifier, On, Op, Play, Players,
    Price, Tag, Trigger, When, Who,
};

/// Reads a line of an examples file as a piece of the language.
pub(super) fn read<T: DeserializeOwned>(line: &str) -> T {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// Every example with its English and its Italian text.
fn texts<T: Piece + DeserializeOwned>(examples: &str) -> String {
    let cards = CardSet::house();
    let mut table = String::new();
    for line in examples.lines() {
        let piece: T = read(line);
        writeln!(table, "{line}").unwrap();
        for language in Language::ALL {
            let text = piece.text(&cards, language);
            check_text(line, &text, language);
            writeln!(table, "    {text}").unwrap();
        }
    }
    table
}

/// Checks the properties of every text.
fn check_text(of: &str, text: &str, language: Language) {
    assert!(!text.is_empty(), "{of} says nothing");
    assert!(!text.contains("  "), "two spaces in the text of {of}: {text}");
    assert!(
        !text.contains(['[', ']', '<', '>', '|', '~', '{', '}', '^']),
        "a form was not chosen in the text of {of}: {text}"
    );
    assert_eq!(text.matches('(').count(), text.matches(')').count(), "brackets in the text of {of}: {text}");
    for wrong in [" ,", " .", "..", ",,", ";.", " ;"] {
        assert!(!text.contains(wrong), "`{wrong}` in the text of {of}: {text}");
    }
    if language == Language::It {
        let english = [
            "the", "of", "and", "warrior", "your", "with", "is", "are", "when", "if", "this", "that", "card", "you",
            "any", "may", "all", "from", "each", "until",
        ];
        let found =
            text.split(|letter: char| !letter.is_alphabetic() && letter != '\'').find(|word| english.contains(word));
        assert_eq!(found, None, "an English word in the Italian text of {of}: {text}");
    }
}

/// The names of the variants of an enum, read from its source, so that a new one is not forgotten.
fn variants(source: &str, name: &str) -> Vec<String> {
    let start = source.find(&format!("pub enum {name} {{")).unwrap_or_else(|| panic!("no enum {name}"));
    let body = source[start..].lines().skip(1).take_while(|line| *line != "}");
    body.filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|first: char| first.is_ascii_uppercase()))
        .map(|line| line.chars().take_while(|letter| letter.is_alphanumeric()).collect())
        .collect()
}

/// The words of a text that may be names of variants.
pub(super) fn identifiers(examples: &str) -> Vec<&str> {
    examples.split(|letter: char| !letter.is_alphanumeric()).collect()
}

/// Makes a test for a family: its examples as a snapshot, and an example for every variant.
macro_rules! family {
    ($test:ident, $piece:ty, $file:literal, $source:literal, $name:literal $(, in_lines: [$($inner:literal),*])?) => {
        #[test]
        fn $test() {
            let examples = include_str!(concat!("../language/", $file));
            let first: Vec<&str> = examples.lines().map(|line| identifiers(line)[0]).collect();
            for variant in variants(include_str!(concat!("../language/", $source)), $name) {
                assert!(first.contains(&variant.as_str()), "{} has no example for {}::{variant}", $file, $name);
            }
            $($(
                let words = identifiers(examples);
                for variant in variants(include_str!(concat!("../language/", $source)), $inner) {
                    assert!(words.contains(&variant.as_str()), "{} has no example for {}::{variant}", $file, $inner);
                }
            )*)?
            insta::assert_snapshot!(texts::<$piece>(examples));
        }
    };
    ($test:ident, $piece:ty, $file:literal) => {
        #[test]
        fn $test() {
            insta::assert_snapshot!(texts::<$piece>(include_str!(concat!("../language/", $file))));
        }
    };
}

family!(filters, Filter, "filter/filter.txt", "filter.rs", "Filter");
family!(who, Who, "filter/who.txt", "filter.rs", "Who");
family!(players, Players, "filter/players.txt", "filter.rs", "Players");
family!(amounts, Amount, "amount/amount.txt", "amount.rs", "Amount");
family!(gives, Modifier, "gives/gives.txt", "gives.rs", "Modifier", in_lines: ["Factor", "Of"]);
family!(keywords, Keyword, "keyword/keyword.txt", "keyword.rs", "Keyword");
family!(conditions, If, "condition/condition.txt", "condition.rs", "If");
family!(windows, When, "timing/when.txt", "timing.rs", "When");
family!(events, On, "ability/on.txt", "ability.rs", "On");
family!(prices, Price, "ability/price.txt");
family!(steps, Op, "op/op.txt", "op.rs", "Op", in_lines: ["Until", "Chooser", "Pile", "Whereto"]);
family!(plays, Play, "ability/play.txt");
family!(continuous, Always, "ability/always.txt");
family!(abilities, Ability, "ability/ability.txt");
family!(triggers, Trigger, "ability/trigger.txt");
family!(goals, Goal, "ability/goal.txt", "ability.rs", "Goal", in_lines: ["Reward"]);

#[test]
fn small_lists_have_an_example_too() {
    let source = include_str!("../language/ability.rs");
    let plays = identifiers(include_str!("../language/ability/play.txt"));
    for variant in variants(source, "Target") {
        assert!(plays.contains(&variant.as_str()), "play.txt has no example for Target::{variant}");
    }
    for variant in variants(include_str!("../language/filter.rs"), "WhichPlayers") {
        assert!(plays.contains(&variant.as_str()), "play.txt has no example for WhichPlayers::{variant}");
    }
    let abilities = identifiers(include_str!("../language/ability/ability.txt"));
    for variant in variants(source, "Limit") {
        assert!(abilities.contains(&variant.as_str()), "ability.txt has no example for Limit::{variant}");
    }
}

#[test]
fn variants_are_read_from_the_source() {
    assert_eq!(variants(include_str!("../language/op.rs"), "Chooser"), ["You", "Owner", "Random"]);
    assert!(variants(include_str!("../language/op.rs"), "Op").iter().any(|variant| variant == "Coin"));
}

/// The names of the closed lists.
#[test]
fn names() {
    let mut table = String::new();
    let mut row = |of: &str, names: [&str; 2]| writeln!(table, "{of}: {} / {}", names[0], names[1]).unwrap();
    for kind in CardKind::ALL {
        row(&format!("{kind:?}"), Language::ALL.map(|language| kind_name(kind, language)));
    }
    for affiliation in Affiliation::ALL {
        row(affiliation.as_str(), Language::ALL.map(|language| affiliation_name(*affiliation, language)));
    }
    for tag in Tag::ALL {
        row(tag.as_str(), Language::ALL.map(|language| tag_name(*tag, language)));
    }
    insta::assert_snapshot!(table);
}

/// All cards with their texts; the properties of every text are checked as well.
fn cards(set: &CardSet) -> String {
    let mut table = String::new();
    for card in set.cards() {
        writeln!(table, "# {} {}", card.code, card.name).unwrap();
        for language in Language::ALL {
            let text = card_text(card, set, language);
            check_card(card, &text, language);
            writeln!(table, "{text}\n").unwrap();
        }
    }
    table
}

fn check_card(card: &Card, text: &str, language: Language) {
    let of = format!("{} {}", card.code, card.name);
    check_text(&of, text, language);
    for line in text.lines() {
        assert!(line.ends_with('.'), "a line of {of} does not end with a full stop: {line}");
        assert!(line.starts_with(|first: char| !first.is_lowercase()), "a line of {of} begins small: {line}");
    }
}

#[test]
fn the_cards_of_the_set() {
    insta::assert_snapshot!(cards(&CardSet::house()));
}

/// The texts of card files in a folder, for authors of cards: `DUELLO_CARDS=folder cargo test -p doomtrooper folder --
/// --nocapture`.
#[test]
fn the_cards_of_a_folder() {
    let Some(folder) = std::env::var_os("DUELLO_CARDS") else { return };
    let mut files = Vec::new();
    for entry in std::fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "ron") {
            files.push((path.display().to_string(), std::fs::read_to_string(&path).unwrap()));
        }
    }
    let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
    let set = CardSet::parse(&files).unwrap_or_else(|errors| panic!("{errors:#?}"));
    println!("{}", cards(&set));
}

#[test]
fn effects_among_which_one_is_chosen_read_as_on_the_card() {
    let file = r#"[(code: 1, name: "GIFT", kind: Special, play: (when: AnyTime, ops: [
        Either([[GainDestiny(You, N(2))], [Draw(You, N(1))]])]))]"#;
    let cards = CardSet::parse(&[("gift", file)]).expect("a card");
    let card = &cards.cards()[0];
    let Some(crate::language::Op::Either(ways)) = card.play.as_ref().map(|play| &play.ops[0]) else {
        panic!("it lets choose")
    };
    let said = |number: usize, language| super::effect_text(card, &[], None, &ways[number], &cards, language);
    assert_eq!(said(0, Language::En), "Gain 2 D.");
    assert_eq!(said(1, Language::It), "Pesca 1 carta.");
}
