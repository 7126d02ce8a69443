//! Finds the card that a written name means.

use table::{Language, nearest};

use crate::fold::folded;

/// Nouns with an irregular plural.
const IRREGULAR: [(&str, &str); 15] = [
    ("men", "man"),
    ("women", "woman"),
    ("children", "child"),
    ("mice", "mouse"),
    ("teeth", "tooth"),
    ("feet", "foot"),
    ("geese", "goose"),
    ("oxen", "ox"),
    ("dice", "die"),
    ("matrices", "matrix"),
    ("uomini", "uomo"),
    ("buoi", "bue"),
    ("dei", "dio"),
    ("templi", "tempio"),
    ("mani", "mano"),
];

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

/// The names of a game's cards, in every language and with every alias.
///
/// ```
/// use cardfile::decklist::{Found, NameBook};
/// let mut book = NameBook::default();
/// book.add(1, "Ether Wolf");
/// book.add(1, "Lupo d'etere");
/// book.add(2, "AC-40 \"Justifier\"");
/// assert_eq!(book.find("ether WOLVES"), Found::One(1));
/// assert_eq!(book.find("Lupi d’etere"), Found::One(1));
/// assert_eq!(book.find("AC40 Justifier [UNL]"), Found::One(2));
/// assert_eq!(book.find("Ether Wlof"), Found::Nothing(Some(1)));
/// ```
#[derive(Clone, Debug)]
pub struct NameBook<T> {
    names: Vec<Name<T>>,
}

#[derive(Clone, Debug)]
struct Name<T> {
    of: T,
    /// The name in folded form, for comparison.
    folded: String,
    /// The folded name without blanks.
    close: String,
    /// With every word in the singular, by the rules of each language.
    singular: [String; 2],
}

impl<T> Default for NameBook<T> {
    fn default() -> Self {
        Self { names: Vec::new() }
    }
}

impl<T: Copy + PartialEq> NameBook<T> {
    /// Adds a name of something.
    pub fn add(&mut self, of: T, name: &str) {
        let folded = folded(name);
        if !folded.is_empty() {
            let (close, singular) = (close(&folded), singulars(&folded));
            self.names.push(Name { of, folded, close, singular });
        }
    }

    /// Finds what has this name: exactly; or apart from singular and plural; or apart from a last part in brackets,
    /// which lists use for the set.
    #[must_use]
    pub fn find(&self, written: &str) -> Found<T> {
        match self.find_called(written) {
            Found::Nothing(_) => Found::Nothing(self.nearest(written)),
            found => found,
        }
    }

    /// Like [`NameBook::find`], but without searching for the nearest name.
    #[must_use]
    pub fn find_called(&self, written: &str) -> Found<T> {
        let found = self.called(&folded(written));
        if !matches!(found, Found::Nothing(_)) {
            return found;
        }
        without_set(written).map_or(found, |name| self.called(&folded(name)))
    }

    /// The nearest name, if any is near.
    fn nearest(&self, written: &str) -> Option<T> {
        let near = |written: &str| {
            let near = nearest(&folded(written), self.names.iter().map(|name| name.folded.as_str()))?;
            self.names.iter().find(|name| name.folded == near).map(|name| name.of)
        };
        without_set(written).and_then(near).or_else(|| near(written))
    }

    fn called(&self, wanted: &str) -> Found<T> {
        let (wanted_close, wanted_singular) = (close(wanted), singulars(wanted));
        let exact = self.one_or_several(|name| name.close == wanted_close);
        let found = exact.or_else(|| {
            let same = |name: &Name<T>| name.singular.iter().zip(&wanted_singular).any(|(one, other)| one == other);
            self.one_or_several(same)
        });
        found.unwrap_or(Found::Nothing(None))
    }

    fn one_or_several(&self, is_called: impl Fn(&Name<T>) -> bool) -> Option<Found<T>> {
        let mut all: Vec<T> = Vec::new();
        for name in self.names.iter().filter(|name| is_called(name)) {
            if !all.contains(&name.of) {
                all.push(name.of);
            }
        }
        match all.as_slice() {
            [] => None,
            [one] => Some(Found::One(*one)),
            _ => Some(Found::Several(all)),
        }
    }
}

/// The name without its last part in brackets.
fn without_set(written: &str) -> Option<&str> {
    let before = written.trim_end().trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end();
    before.strip_suffix([')', ']']).and_then(|rest| rest.rfind(['(', '[']).map(|open| &rest[..open]))
}

fn close(folded: &str) -> String {
    folded.replace(' ', "")
}

fn singulars(folded: &str) -> [String; 2] {
    Language::ALL.map(|language| {
        let words =
            folded.split(' ').map(|word| match (IRREGULAR.iter().find(|(plural, _)| *plural == word), language) {
                // Every irregular noun of the same form is reduced to the same singular.
                (Some((_, single)), Language::En) => (*single).to_owned(),
                (Some((_, single)), Language::It) => italian(single),
                (None, Language::En) => english(word),
                (None, Language::It) => italian(word),
            });
        words.collect()
    })
}

/// The common stem of an English noun and its plural.
fn english(word: &str) -> String {
    let cut = |ending: &str| word.strip_suffix(ending).filter(|stem| stem.len() >= 2);
    if let Some(stem) = cut("ies") {
        return format!("{stem}y");
    }
    // Wolves and wolf, knives and knife; also words that only look like them, such as sleeves and sleeve.
    if let Some(stem) = cut("ves").or_else(|| cut("ve")).or_else(|| cut("fe")).or_else(|| cut("f")) {
        return format!("{stem}f");
    }
    for ending in ["sses", "shes", "ches", "xes", "zes", "oes"] {
        if word.ends_with(ending) {
            return word[..word.len() - 2].to_owned();
        }
    }
    match cut("s") {
        Some(stem) if !stem.ends_with('s') => stem.to_owned(),
        _ => word.to_owned(),
    }
}

/// The common stem of an Italian noun or adjective and its plural: without the last vowels, and without an `h` before
/// them.
fn italian(word: &str) -> String {
    let stem = word.trim_end_matches(['a', 'e', 'i', 'o']);
    let stem = if stem.ends_with("ch") || stem.ends_with("gh") { &stem[..stem.len() - 1] } else { stem };
    if stem.len() < 2 { word.to_owned() } else { stem.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(names: &[&str], written: &str, expected: Found<usize>) {
        let mut book = NameBook::default();
        names.iter().enumerate().for_each(|(number, name)| book.add(number, name));
        assert_eq!(book.find(written), expected, "{written} among {names:?}");
    }

    #[test]
    fn plurals_of_both_languages_are_known() {
        for (single, plural) in [
            ("Ether Wolf", "Ether Wolves"),
            ("Knife", "Knives"),
            ("Sleeve", "Sleeves"),
            ("Militia Man", "Militia Men"),
            ("Fury", "Furies"),
            ("Undead Legionnaire", "Undead Legionnaires"),
            ("Ambush", "Ambushes"),
            ("Witch", "Witches"),
            ("Hero", "Heroes"),
            ("Princess", "Princesses"),
            ("Scudo a torre", "Scudi a torre"),
            ("Attacco d'etere", "Attacchi d'etere"),
            ("Strega", "Streghe"),
            ("Uomo di latta", "Uomini di latta"),
            ("Guardia", "Guardie"),
        ] {
            check(&["Other", single, "Another"], plural, Found::One(1));
            check(&["Other", plural, "Another"], single, Found::One(1));
        }
    }

    #[test]
    fn an_exact_name_goes_before_a_plural() {
        check(&["Wolf", "Wolves"], "wolves", Found::One(1));
        check(&["Wolf", "Wolves"], "wolf", Found::One(0));
    }

    #[test]
    fn what_several_cards_are_called_is_not_guessed() {
        check(&["Jab", "Jab"], "jab", Found::Several(vec![0, 1]));
        check(&["Jab (red)", "Jab (blue)"], "jab (red)", Found::One(0));
        check(&["Jab"], "jab (UNL) 12", Found::One(0));
        check(&["Jab"], "jba (UNL)", Found::Nothing(None));
        check(&["Uppercut"], "upercut (UNL)", Found::Nothing(Some(0)));
    }

    #[test]
    fn nothing_is_called_nothing() {
        for written in ["", "()", "!!", "zzzzzz", ")", "] 1"] {
            check(&["Jab"], written, Found::Nothing(None));
        }
    }
}
