//! The parts of the game that the card language cannot express or the referee cannot carry out yet. No deck may hold a
//! card that waits for one of them.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use table::Language;

use crate::language::{Card, CardKind, Code, Name, On, When};

/// A printed card that the card language cannot express yet.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Waiting {
    /// Its number.
    pub code: Code,
    /// Its name.
    pub name: Name,
    /// Its kind.
    pub kind: CardKind,
    /// The missing primitive of the card language.
    pub waits_for: Primitive,
}

/// A missing primitive of the card language, in a few words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Primitive {
    /// In English.
    pub en: String,
    /// In Italian.
    pub it: String,
}

impl Primitive {
    /// In a language.
    #[must_use]
    pub fn text(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::It => &self.it,
        }
    }
}

/// The cards that wait for a primitive of the card language.
///
/// # Panics
/// When the embedded file is broken, which a test forbids.
#[must_use]
pub fn waiting() -> &'static [Waiting] {
    static WAITING: LazyLock<Vec<Waiting>> = LazyLock::new(|| {
        notation::from_str(include_str!("../cards/waiting.ron")).unwrap_or_else(|error| panic!("waiting.ron: {error}"))
    });
    &WAITING
}

/// The card of this number or name, if it waits for a primitive.
#[must_use]
pub fn waiting_called(text: &str) -> Option<&'static Waiting> {
    let (code, name) = (text.parse::<Code>().ok(), Name::from(text));
    waiting().iter().find(|card| card.name == name || Some(card.code) == code)
}

/// Words of the card language that the referee does not carry out yet. A card that uses one of these is encoded, but
/// not playable.
pub const NOT_YET: &[&str] = &[
    // Conditions and numbers.
    "Aimed",
    "AttackActions",
    "PerExtraAction",
    "SurvivedAndWounded",
    "Prisoner",
    // Standing abilities.
    "TwoTargets",
    "AttackWith",
    "AttackWithMore",
    "OwnAction",
    "OwnAttack",
    "ActionsAsAttacks",
    "FreeBoarding",
    "ActionsLess",
    "ShuffledInstead",
    "FreeTransfers",
    "Unaffected",
    // Steps.
    "Imprison",
    "DiscardAny",
    "LookAtRandom",
    "OpenHand",
    "Aim",
    "YourWarrior",
    // Missions.
];

/// The words of a card that the referee does not carry out yet; none for a playable card.
#[must_use]
pub fn waits_for(card: &Card) -> Vec<&'static str> {
    let text = notation::to_string(card).unwrap_or_default();
    let mut words: Vec<&'static str> = Vec::new();
    // Names are in quotes; the rest are words of the language.
    for (number, part) in text.split('"').enumerate() {
        if number % 2 == 1 {
            continue;
        }
        for word in part.split(|letter: char| !letter.is_ascii_alphanumeric()) {
            if let Some(found) = NOT_YET.iter().find(|other| **other == word)
                && !words.contains(found)
            {
                words.push(found);
            }
        }
    }
    // A warrior with its own way of coming into play.
    if card.kind == CardKind::Warrior && card.play.is_some() {
        words.push("play of a warrior");
    }
    // Conditions on a combat after it is over.
    for trigger in &card.triggers {
        let asks = notation::to_string(&(&trigger.conditions, &trigger.ops)).unwrap_or_default();
        if trigger.on == On::BearerSurvived && (asks.contains("By(") || asks.contains("Opponent")) {
            words.push("combat of a survivor");
        }
    }
    // An announcement after the bearer has left play: no window opens then.
    let moments = card.play.iter().map(|play| &play.when).chain(card.abilities.iter().map(|ability| &ability.when));
    if moments.into_iter().any(|when| matches!(when, When::After(On::BearerLeaves))) {
        words.push("BearerLeaves");
    }
    words
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::{Path, PathBuf};

    use super::*;
    use crate::index::printed;
    use crate::set::CardSet;

    /// The sources that define the words of cards.
    const LANGUAGE: [(&str, &str); 8] = [
        ("ability", include_str!("language/ability.rs")),
        ("amount", include_str!("language/amount.rs")),
        ("condition", include_str!("language/condition.rs")),
        ("filter", include_str!("language/filter.rs")),
        ("gives", include_str!("language/gives.rs")),
        ("keyword", include_str!("language/keyword.rs")),
        ("op", include_str!("language/op.rs")),
        ("timing", include_str!("language/timing.rs")),
    ];

    /// Words for a default: how often (every limit but `None` is one), and no limit.
    const PLAIN: [&str; 2] = ["None", "OncePerTurn"];

    /// The variants of the enums of a source.
    fn variants(source: &str) -> Vec<&str> {
        let mut found = Vec::new();
        let mut inside = false;
        for line in source.lines() {
            if line.starts_with("pub enum") {
                inside = true;
            } else if line.starts_with('}') {
                inside = false;
            } else if inside && let Some(rest) = line.strip_prefix("    ") {
                let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(rest.len());
                if rest.starts_with(|letter: char| letter.is_ascii_uppercase()) {
                    found.push(&rest[..end]);
                }
            }
        }
        found
    }

    /// The sources of the referee, without the language, its texts, and the messages to people.
    fn referee(folder: &Path, out: &mut String) {
        let mut entries: Vec<PathBuf> =
            fs::read_dir(folder).expect("the sources are there").flatten().map(|entry| entry.path()).collect();
        entries.sort();
        for path in entries {
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                if !["language", "text", "words", "setup_notation"].contains(&name.as_str()) {
                    referee(&path, out);
                }
            } else if !["unsupported.rs", "text_audit.rs"].contains(&name.as_str()) {
                out.push_str(&fs::read_to_string(&path).expect("a source can be read"));
            }
        }
    }

    #[test]
    fn every_word_of_the_card_language_is_carried_out_or_waits() {
        let mut sources = String::new();
        referee(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut sources);
        let words: std::collections::BTreeSet<&str> = sources
            .split(|letter: char| !letter.is_ascii_alphanumeric() && letter != ':')
            .filter_map(|path| path.rsplit("::").next().filter(|_| path.contains("::")))
            .collect();
        let mut lost = Vec::new();
        for (file, source) in LANGUAGE {
            for word in variants(source) {
                if !words.contains(word) && !NOT_YET.contains(&word) && !PLAIN.contains(&word) {
                    lost.push(format!("{file}: {word}"));
                }
            }
        }
        assert_eq!(lost, Vec::<String>::new(), "no source of the referee speaks of these words, and none waits");
    }

    #[test]
    fn cards_that_wait_for_a_primitive_are_printed_and_not_encoded() {
        for card in waiting() {
            let fact = printed().iter().find(|fact| fact.code == card.code);
            assert_eq!(fact.map(|fact| (&fact.name, fact.kind)), Some((&card.name, card.kind)), "{}", card.code);
            assert_eq!(CardSet::house().coded(card.code), None, "{} is encoded: it waits no more", card.name);
        }
    }

    #[test]
    fn a_waiting_card_is_found_by_its_number_and_by_its_name_however_it_is_written() {
        let first = &waiting()[0];
        let ways = [first.code.to_string(), first.name.to_string(), first.name.to_string().to_lowercase()];
        assert!(ways.iter().all(|way| waiting_called(way) == Some(first)), "{ways:?}");
        assert_eq!(waiting_called("CHASSEUR"), None);
    }

    #[test]
    fn what_is_waited_for_is_said_in_both_languages() {
        for Waiting { name, waits_for: Primitive { en, it }, .. } in waiting() {
            assert!(!en.is_empty() && !it.is_empty() && en != it, "{name}: {en} / {it}");
        }
    }
}
