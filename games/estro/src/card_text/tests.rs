//! Every word of the language in both languages: read the snapshot, line by line.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use proptest::prelude::*;
use table::Language;

use super::{card_text, gift_text};
use crate::language::notation::tests::gifts;
use crate::language::{Bilingual, notation};

/// Lines of the notation, under the name of the list whose words they show.
pub(super) const EXAMPLES: &str = include_str!("examples.txt");

/// The lines under each name.
pub(super) fn sections() -> impl Iterator<Item = (&'static str, impl Iterator<Item = &'static str>)> {
    EXAMPLES.split("\n\n").map(|section| {
        let mut lines = section.trim().lines();
        let name = lines.next().unwrap_or_default().trim_matches(['[', ']']);
        (name, lines)
    })
}

/// The text of a line in both languages.
pub(super) fn texts(line: &str) -> [String; 2] {
    let gift = notation::read_gift(line).unwrap_or_else(|error| panic!("{line}\n{error:?}"));
    assert_eq!(notation::gift(&gift), line, "written as the notation writes it");
    Language::ALL.map(|language| gift_text(&gift, language))
}

#[test]
fn every_word_is_said_in_both_languages() {
    let mut said = String::new();
    for (name, lines) in sections() {
        writeln!(said, "[{name}]").unwrap();
        for line in lines {
            let [english, italian] = texts(line);
            writeln!(said, "{line}\n    {english}\n    {italian}").unwrap();
        }
        said.push('\n');
    }
    insta::assert_snapshot!(said);
}

/// A word that is left out of a text makes two Gifts one.
#[test]
fn no_two_gifts_say_the_same() {
    let mut said: BTreeMap<String, &str> = BTreeMap::new();
    for (_, lines) in sections() {
        for line in lines {
            for text in texts(line) {
                let other = said.insert(text.clone(), line);
                assert!(other.is_none_or(|other| other == line), "{line}\n{text}\n{}", other.unwrap_or_default());
            }
        }
    }
}

#[test]
fn a_card_is_its_values_its_gift_and_its_clarification() {
    let mut card = notation::read_card("granito-41 granito 8/18/12/9/8 once on-play draw(you, 2)").unwrap();
    card.clarification = Some(Bilingual { en: "Both at once.".into(), it: "Insieme.".into() });
    assert_eq!(
        card_text(&card, Language::En),
        "Granito: ATK 8, DEF 18, HEL 12, DEX 9, MAP 8; TOT 55\n1V · When played: draw 2 cards.\nNote: Both at once."
    );
    let empty = notation::read_card("ozok ardo 16/19/13/5/19").unwrap();
    assert_eq!(card_text(&empty, Language::It), "Ardo: ATK 16, DEF 19, HEL 13, DEX 5, MAP 19; TOT 72\nCarta vuota.");
}

/// A whole sentence, with nothing left open and no seam to be seen.
fn check_text(text: &str, line: &str) {
    assert!(!text.contains(['{', '}']), "{line}\n{text}");
    assert!(!text.contains("card-"), "{line}\n{text}");
    assert!(
        !text.contains("  ") && !text.contains(" .") && !text.contains(" ,") && !text.contains(" :"),
        "{line}\n{text}"
    );
    assert!(text.ends_with('.') && !text.ends_with(".."), "{line}\n{text}");
}

proptest! {
    #[test]
    fn every_gift_has_a_text(given in gifts()) {
        let line = notation::gift(&given);
        let [english, italian] = Language::ALL.map(|language| gift_text(&given, language));
        check_text(&english, &line);
        check_text(&italian, &line);
        prop_assert_ne!(english, italian);
    }
}
