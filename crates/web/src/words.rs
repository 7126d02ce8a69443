//! Names on narrow cards: where a long word may be parted, and how long the longest part that stays together is.

/// The sign that shows only where a word is parted.
const SOFT_HYPHEN: char = '\u{ad}';
/// A word of so many letters is never parted.
const WHOLE: usize = 8;
/// So many letters at least stand before a hyphen and after it.
const PART: usize = 3;

/// The name with soft hyphens in its long words: between two consonants that stand between vowels, and before a single
/// one. That is how syllables part in Italian, and near enough in English for the names of cards.
#[must_use]
pub fn breakable(name: &str) -> String {
    name.split(' ').map(parted).collect::<Vec<_>>().join(" ")
}

fn parted(word: &str) -> String {
    let letters: Vec<char> = word.chars().collect();
    if letters.len() <= WHOLE {
        return word.to_owned();
    }
    let is_vowel = |at: usize| letters.get(at).is_some_and(|letter| "aeiouyàèéìòùAEIOUYÀÈÉÌÒÙ".contains(*letter));
    let is_consonant = |at: usize| letters.get(at).is_some_and(|letter| letter.is_alphabetic()) && !is_vowel(at);
    let mut out = String::new();
    let mut since = 0;
    for (at, letter) in letters.iter().enumerate() {
        let syllable =
            is_consonant(at) && is_vowel(at + 1) && (is_vowel(at.wrapping_sub(1)) || is_consonant(at.wrapping_sub(1)));
        if syllable && since >= PART && letters.len() - at >= PART {
            out.push(SOFT_HYPHEN);
            since = 0;
        }
        out.push(*letter);
        since += 1;
    }
    out
}

/// The letters of the longest word: by it the style sheet fits the size, and only what does not fit at the smallest is
/// parted.
#[must_use]
pub fn longest_word(name: &str) -> usize {
    name.split([' ', '-']).map(|part| part.chars().count()).max().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_may_be_parted_between_syllables_and_nothing_is_lost() {
        let shown = |name: &str| breakable(name).replace(SOFT_HYPHEN, "|");
        assert_eq!(shown("INTERCEPTOR"), "INTER|CEP|TOR");
        assert_eq!(shown("MISCOMMUNICATION"), "MIS|COM|MUNI|CATION");
        assert_eq!(shown("Serbatoio a pressione"), "Ser|batoio a pres|sione");
        assert_eq!(shown("Tower Shield"), "Tower Shield");
        assert_eq!(longest_word("CODE MISCOMMUNICATION"), 16);
        assert_eq!(longest_word(""), 0);
        for name in ["Counterpunch", "ASSASSINATION", "T-32 WOLFCLAW", "Perché?"] {
            assert_eq!(breakable(name).replace(SOFT_HYPHEN, ""), name);
        }
    }
}
