//! Finds cards, models and pilots by their id, or by their name in any language and in any spelling of it.

use crate::card::{Card, Model};
use crate::check;
use crate::rules::{CardNo, PilotNo};
use crate::set::CardSet;

/// The meaning of a written name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found<T> {
    /// Exactly one thing has this name.
    One(T),
    /// Several things have this name.
    Several(Vec<T>),
    /// Nothing has this name; the nearest one, if any is near.
    Nothing(Option<T>),
}

/// Finds the card of this name: by its id, or by its name in English or Italian.
#[must_use]
pub fn find_card(written: &str, cards: &CardSet) -> Found<CardNo> {
    or_nearest(written, &cards_with_names(cards))
}

/// Finds the card of this name without searching for the nearest one.
pub(super) fn card_called(written: &str, cards: &CardSet) -> Found<CardNo> {
    called(&folded(written), &cards_with_names(cards))
}

fn cards_with_names(cards: &CardSet) -> Vec<(CardNo, Vec<String>)> {
    (0..).zip(cards.cards()).map(|(number, card)| (number, names(card))).collect()
}

/// Finds the pilot of this name: by its id or its name.
#[must_use]
pub fn find_pilot(written: &str, cards: &CardSet) -> Found<PilotNo> {
    let names = |(number, pilot)| {
        let pilot: &crate::card::Pilot = pilot;
        (number, vec![folded(&pilot.id), folded(&pilot.name)])
    };
    or_nearest(written, &(0..).zip(cards.pilots()).map(names).collect::<Vec<_>>())
}

/// Finds the model of this name: `C1`, its name, or both.
#[must_use]
pub fn find_model(written: &str, cards: &CardSet) -> Option<Model> {
    let wanted = folded(written);
    Model::ALL.into_iter().find(|model| {
        let (code, name) = (folded(model.as_str()), folded(cards.model_name(*model)));
        wanted == code || wanted == name || wanted == format!("{code} {name}")
    })
}

/// The cards in whose id or names every one of these words occurs as the beginning of a word; all cards if there are no
/// words.
#[must_use]
pub fn search(words: &str, cards: &CardSet) -> Vec<CardNo> {
    let wanted = folded(words);
    let is_found = |card: &Card| {
        let names = names(card);
        wanted.split(' ').all(|word| names.iter().any(|name| name.contains(word)))
    };
    (0..).zip(cards.cards()).filter(|(_, card)| is_found(card)).map(|(number, _)| number).collect()
}

fn names(card: &Card) -> Vec<String> {
    vec![folded(&card.id), folded(&card.name.en), folded(&card.name.it)]
}

fn or_nearest<T: Copy>(written: &str, known: &[(T, Vec<String>)]) -> Found<T> {
    let wanted = folded(written);
    match called(&wanted, known) {
        Found::Nothing(_) => Found::Nothing(nearest(&wanted, known)),
        found => found,
    }
}

fn called<T: Copy>(wanted: &String, known: &[(T, Vec<String>)]) -> Found<T> {
    // An id is unique; names may be shared.
    let exact = known.iter().find(|(_, names)| names.first() == Some(wanted));
    if let Some((one, _)) = exact {
        return Found::One(*one);
    }
    let called: Vec<T> = known.iter().filter(|(_, names)| names.contains(wanted)).map(|(one, _)| *one).collect();
    match called.as_slice() {
        [one] => Found::One(*one),
        [] => Found::Nothing(None),
        _ => Found::Several(called),
    }
}

/// The one whose id or name is most similar, if any is similar enough.
fn nearest<T: Copy>(wanted: &str, known: &[(T, Vec<String>)]) -> Option<T> {
    let most = (wanted.chars().count() / 3).max(2);
    let measured = known.iter().flat_map(|(one, names)| {
        names.iter().map(|name| {
            // People often leave out the model at the beginning of an id.
            let short = name.split_once(' ').map_or(name.as_str(), |(_, short)| short);
            (check::distance(wanted, name).min(check::distance(wanted, short)), *one)
        })
    });
    measured.filter(|(distance, _)| *distance <= most).min_by_key(|(distance, _)| *distance).map(|(_, one)| one)
}

/// Lower case without accents, and single blanks for everything that is neither letter nor digit.
fn folded(text: &str) -> String {
    let mut folded = String::new();
    for letter in text.chars().take(200).flat_map(char::to_lowercase) {
        match letter {
            'à' | 'á' | 'â' | 'ä' => folded.push('a'),
            'è' | 'é' | 'ê' | 'ë' => folded.push('e'),
            'ì' | 'í' | 'î' | 'ï' => folded.push('i'),
            'ò' | 'ó' | 'ô' | 'ö' => folded.push('o'),
            'ù' | 'ú' | 'û' | 'ü' => folded.push('u'),
            letter if letter.is_alphanumeric() => folded.push(letter),
            _ if folded.ends_with(' ') || folded.is_empty() => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(written: &str, id: &str) {
        let cards = CardSet::house();
        let Found::One(card) = find_card(written, &cards) else { panic!("{written}: not one card") };
        assert_eq!(cards.card(card).id, id, "{written}");
    }

    #[test]
    fn cards_are_found_in_either_language_and_any_spelling() {
        for written in ["c1-tower-shield", "C1 tower shield", "Tower Shield", "  tower   shield ", "Scudo a torre"] {
            check(written, "c1-tower-shield");
        }
        for written in ["Dardo d'etere", "dardo d’etere", "DARDO D ETERE"] {
            check(written, "c2-ether-dart");
        }
    }

    #[test]
    fn every_card_is_found_by_each_of_its_names() {
        let cards = CardSet::house();
        for card in cards.cards() {
            for written in [&card.id, &card.name.en, &card.name.it] {
                check(written, &card.id);
            }
        }
    }

    #[test]
    fn a_misspelt_card_is_nearly_found() {
        let cards = CardSet::house();
        let number = cards.find("c1-tower-shield");
        assert_eq!(find_card("Tower Sheild", &cards), Found::Nothing(number));
        assert_eq!(find_card("tower-sheild", &cards), Found::Nothing(number));
        assert_eq!(find_card("banana split with cream", &cards), Found::Nothing(None));
        assert_eq!(find_card("", &cards), Found::Nothing(None));
    }

    #[test]
    fn pilots_and_models_are_found() {
        let cards = CardSet::house();
        let powell = cards.find_pilot("sir-alan-powell").unwrap();
        assert_eq!(find_pilot("Sir Alan Powell", &cards), Found::One(powell));
        assert_eq!(find_model("lancelot", &cards), Some(Model::C1));
        assert_eq!(find_model("c2 Merlin", &cards), Some(Model::C2));
        assert_eq!(find_model("C5", &cards), None);
    }

    #[test]
    fn every_word_of_a_search_must_be_found() {
        let cards = CardSet::house();
        assert_eq!(search("", &cards).len(), cards.cards().len());
        assert_eq!(search("scud tor", &cards), [cards.find("c1-tower-shield").unwrap()]);
        assert!(search("tower thunder", &cards).is_empty());
    }
}
