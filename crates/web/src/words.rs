//! Names on narrow cards: where a long word may be hyphenated, and how long its longest part is.
#![allow(dead_code, reason = "the names of a game's cards may be too short to be broken")]

/// A hyphen that is visible only where a word is broken.
const SOFT_HYPHEN: char = '\u{ad}';
/// The number of letters up to which a word is never hyphenated.
const WHOLE: usize = 8;
/// The least number of letters before and after a hyphen.
const PART: usize = 3;

/// Adds soft hyphens to the long words of a name: between two consonants that stand between vowels, and before a
/// single consonant. This is how Italian words are divided into syllables, and it is good enough for the English names
/// of cards.
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

/// Returns the number of letters of the longest word: the style sheet chooses the font size by it, and only a word
/// that does not fit at the smallest size is hyphenated.
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
