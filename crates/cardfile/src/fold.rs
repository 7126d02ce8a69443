//! Folds texts for comparison: lower case without accents, and single blanks for everything that is no letter or digit.

/// Plain letters, each followed by the accented letters that it replaces.
const ACCENTS: [(&str, &str); 19] = [
    ("a", "àáâãäåāăą"),
    ("c", "çćĉċč"),
    ("d", "ďđð"),
    ("e", "èéêëēĕėęě"),
    ("g", "ĝğġģ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįı"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŉ"),
    ("o", "òóôõöøōŏő"),
    ("r", "ŕŗř"),
    ("s", "śŝşšș"),
    ("t", "ţťŧț"),
    ("u", "ùúûüũūŭůűų"),
    ("y", "ýÿŷ"),
    ("z", "źżž"),
    ("ss", "ß"),
    ("ae", "æ"),
    ("oe", "œ"),
];

/// The text in folded form, for comparison.
///
/// ```
/// assert_eq!(cardfile::folded("  Dardo d’ETERE, perché?"), "dardo d etere perche");
/// ```
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars().flat_map(char::to_lowercase) {
        if letter.is_ascii_alphanumeric() {
            folded.push(letter);
        } else if ('\u{300}'..='\u{36f}').contains(&letter) {
            // A combining accent is dropped.
        } else if letter.is_alphanumeric() {
            match ACCENTS.iter().find(|(_, accents)| accents.contains(letter)) {
                Some((plain, _)) => folded.push_str(plain),
                None => folded.push(letter),
            }
        } else if !folded.is_empty() && !folded.ends_with(' ') {
            folded.push(' ');
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// A written text, shortened so that a message can repeat it.
pub fn short(text: &str) -> String {
    let line = text.lines().next().unwrap_or_default();
    if line.chars().count() > 40 { line.chars().take(40).chain("...".chars()).collect() } else { line.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_case_and_punctuation_make_no_difference() {
        for (text, expected) in [
            ("PERCHÉ", "perche"),
            ("perche\u{301}", "perche"),
            ("  C1--Tower_Shield! ", "c1 tower shield"),
            ("AC-40 \"Justifier\"", "ac 40 justifier"),
            ("Straße, Œuvre, Łódź", "strasse oeuvre lodz"),
            ("Ωmega", "ωmega"),
            ("…", ""),
            ("", ""),
        ] {
            assert_eq!(folded(text), expected, "{text}");
            assert_eq!(folded(&folded(text)), folded(text), "{text}");
        }
    }
}
