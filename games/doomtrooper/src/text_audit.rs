//! The numbers, named types and words of time in the text of a card, by which two texts of the same card can be
//! compared whatever their wording.
//!
//! `cards/index.ron` has these for the printed text of every card; a test compares them with the generated text of each
//! encoded card to find wrong encodings.

use std::collections::BTreeSet;

use table::Language;

use crate::CardSet;
use crate::index::Fact;
use crate::language::{Affiliation, After, Card, CardKind};
use crate::text;

/// The synonyms for each term; the first one is the term used here.
const WORDS: &[&[&str]] = &[
    // Times.
    &["any time"],
    &["combat", "battle", "battling", "fighting", "attack", "strike"],
    &["turn"],
    &["next turn"],
    &["once per", "each turn", "every turn", "one per turn", "only one", "per turn"],
    &["draw phase", "draw step"],
    &["discard phase", "discard step"],
    &["end of your turn"],
    &[
        "for good",
        "rest of the game",
        "remainder of the game",
        "permanently",
        "from now on",
        "remain",
        "keep this card",
    ],
    &["attack action", "counts as an attack", "considered an attack"],
    // Effects.
    &["heal"],
    &["kill", "slain", "slays"],
    &["wound"],
    &[
        "annihilat",
        "remove from the game",
        "removed from the game",
        "out of the game",
        "out of play",
        "remove it from play",
        "removed from play",
    ],
    &["double", "twice", "2x", "worth 2", "as 2 d", "two times"],
    &["half", "halve"],
    &["immune", "unaffected", "immunity"],
    &[
        "strikes first",
        "attacks first",
        "strike first",
        "attack first",
        "first strike",
        "first attack",
        "initiative",
        "starts first",
        "fires first",
    ],
    &["coin"],
    &["marker"],
    // Sides, affiliations, kinds of cards, Areas and other zones.
    &["doomtrooper"],
    &["dark legion"],
    &["brotherhood"],
    &["bauhaus"],
    &["capitol"],
    &["cybertronic"],
    &["imperial"],
    &["mishima"],
    &["crescentia"],
    &["rasputin"],
    &["templars"],
    &["lutheran"],
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
    &["hand ", "hand.", "hand,", "hand;", "hands"],
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

/// The terms of this list that occur in a text, from which the card's name has been removed.
#[must_use]
pub fn words_of(text: &str) -> Vec<&'static str> {
    let text = text.to_lowercase();
    let has = |word: &&str| text.match_indices(*word).any(|(place, _)| !text[..place].ends_with(char::is_alphabetic));
    WORDS.iter().filter(|words| words.iter().any(&has)).map(|words| words[0]).collect()
}

/// The numbers of a text, in digits or in words, without 0 and 1, which occur everywhere; twice is not a number.
#[must_use]
pub fn numbers_of(text: &str) -> Vec<u32> {
    let text = text.to_lowercase();
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let numbers: BTreeSet<u32> = words
        .filter_map(|word| {
            let named = NUMBERS.iter().find(|(name, _)| *name == word).map(|(_, number)| *number);
            named.or_else(|| word.trim_end_matches(['d', 'p']).parse().ok())
        })
        .filter(|number| *number > 1)
        .collect();
    numbers.into_iter().collect()
}

/// The differences between the printed text of a card and its generated text.
#[must_use]
pub fn differences(card: &Card, fact: &Fact, set: &CardSet) -> Vec<String> {
    let said = effects(card, set).replace(card.name.as_str(), "this");
    let (numbers, words) = (numbers_of(&said), words_of(&said));
    let mut found = Vec::new();
    found.extend(fact.numbers.iter().filter(|number| !numbers.contains(number)).map(|number| format!("-{number}")));
    found.extend(numbers.iter().filter(|number| !fact.numbers.contains(number)).map(|number| format!("+{number}")));
    let missing = fact.words.iter().filter(|word| !words.contains(&word.as_str()) && !is_elsewhere(word, card));
    found.extend(missing.map(|word| format!("-{word}")));
    // A warrior that fights is in combat.
    let more = words.iter().filter(|word| !fact.words.iter().any(|other| other == *word) && **word != "combat");
    found.extend(more.map(|word| format!("+{word}")));
    found
}

/// Whether the card has the word in its icons, its kind or its destination instead of in its effects.
fn is_elsewhere(word: &str, card: &Card) -> bool {
    let by_icon = card
        .icons
        .iter()
        .any(|icon| *icon == Affiliation::Legion && word == "dark legion" || icon.as_str().to_lowercase() == word);
    let by_kind = match card.kind {
        CardKind::Mission => word == "mission",
        CardKind::Art => word == "art",
        CardKind::Symmetry => word == "dark symmetry",
        CardKind::Warzone => word == "warzone",
        CardKind::Relic => word == "relic",
        CardKind::Fortification => word == "fortification",
        _ => false,
    };
    by_icon || by_kind || card.after == After::Attach && word == "for good"
}

/// The generated text without the facts that the index has elsewhere: kind and icons, ratings, destination, the limit
/// of the Collection.
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

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use serde::Deserialize;

    use super::differences;
    use crate::CardSet;
    use crate::index::printed;
    use crate::language::Code;

    /// Reviewed differences that do not concern the rules: the reason, and the cards with their differences.
    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Reviewed {
        because: String,
        cards: Vec<(u16, Vec<String>)>,
    }

    fn reviewed() -> BTreeMap<Code, Vec<String>> {
        let list: Vec<Reviewed> = ron::from_str(include_str!("../cards/reviewed.ron")).unwrap();
        let mut all = BTreeMap::new();
        for Reviewed { because, cards } in list {
            assert!(!because.is_empty());
            for (code, differences) in cards {
                let of_card: &mut Vec<String> = all.entry(Code(code)).or_default();
                of_card.extend(differences);
            }
        }
        all
    }

    /// The test fails on a difference that was not reviewed, and on a reviewed one that no longer exists.
    #[test]
    fn generated_texts_say_the_numbers_types_and_times_of_the_printed_ones() {
        let (set, mut reviewed) = (CardSet::house(), reviewed());
        let mut wrong = String::new();
        for card in set.cards() {
            let fact = printed().iter().find(|fact| fact.code == card.code).unwrap();
            let mut found = differences(card, fact, &set);
            let mut known = reviewed.remove(&card.code).unwrap_or_default();
            found.sort_unstable();
            known.sort_unstable();
            if found != known {
                wrong += &format!("{} {}: found {found:?}, reviewed {known:?}\n", card.code, card.name);
            }
        }
        assert!(wrong.is_empty(), "`-`: only the printed text has it, `+`: only the generated one\n{wrong}");
        assert!(reviewed.is_empty(), "reviewed, but not encoded: {:?}", reviewed.keys().collect::<Vec<_>>());
    }
}
