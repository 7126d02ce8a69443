//! Breaks long lines between words.

/// Returns how many columns a line may have: the value of `COLUMNS`, or the width of the screen. `None` for a file or
/// a pipe, whose reader breaks lines itself.
pub fn width(is_screen: bool) -> Option<usize> {
    let said = || std::env::var("COLUMNS").ok()?.trim().parse().ok();
    let of_screen = || terminal_size::terminal_size().map(|(width, _)| usize::from(width.0));
    let width = said().or_else(|| is_screen.then(of_screen).flatten())?;
    Some(width).filter(|width| *width >= NARROWEST)
}

/// With fewer columns than this, lines are not broken: it would make the text harder to read.
const NARROWEST: usize = 20;

/// Breaks the lines of a text so that they have at most `width` columns, unless a word is longer. A broken line
/// continues below its own beginning: below the text of a numbered line, or below the second of two columns.
#[must_use]
pub fn wrapped(text: &str, width: usize) -> String {
    text.split('\n').map(|line| one(line, width)).collect::<Vec<_>>().join("\n")
}

fn one(line: &str, width: usize) -> String {
    if line.chars().count() <= width {
        return line.to_owned();
    }
    // A column far to the right would leave no room for the continuation.
    let hang = hang(line).min(width / 2);
    let mut lines = Vec::new();
    let (mut current, mut is_empty) = (String::new(), true);
    for piece in line.split_inclusive(' ') {
        let word = piece.trim_end_matches(' ');
        if !is_empty && !word.is_empty() && current.chars().count() + word.chars().count() > width {
            lines.push(current.trim_end().to_owned());
            current = " ".repeat(hang);
        }
        current.push_str(piece);
        is_empty &= word.is_empty();
    }
    lines.push(current.trim_end().to_owned());
    lines.join("\n")
}

/// Returns the column at which the continuation of a broken line begins.
fn hang(line: &str) -> usize {
    let text = line.trim_start_matches(' ');
    let before = line.len() - text.len();
    let number = text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(0);
    if number > 0 && text[number..].starts_with(". ") {
        return before + number + 2;
    }
    if let Some(rest) = text.strip_prefix("- ").map(|_| 2) {
        return before + rest;
    }
    if let Some(gap) = text.find("  ") {
        let second = text[gap..].trim_start_matches(' ');
        return line.chars().count() - second.chars().count();
    }
    if before > 0 { before + 2 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, width: usize, expected: &str) {
        assert_eq!(wrapped(text, width), expected);
    }

    #[test]
    fn lines_are_broken_between_words_and_go_on_below_their_text() {
        check("one two three", 20, "one two three");
        check("one two three four", 9, "one two\nthree\nfour");
        check("  12. Add a warrior in Cover", 16, "  12. Add a\n      warrior in\n      Cover");
        check("- Player 1 draws CHASSEUR.", 16, "- Player 1 draws\n  CHASSEUR.");
        check("  log    everything so far", 20, "  log    everything\n         so far");
        check("    F 3, S 3, and more text", 16, "    F 3, S 3,\n      and more\n      text");
    }

    #[test]
    fn no_word_is_broken_and_nothing_is_lost() {
        check("a incomprehensibilities b", 10, "a\nincomprehensibilities\nb");
        check("è così però", 7, "è così\nperò");
        check("\n\n", 10, "\n\n");
        let words = "The quick brown fox jumps over the lazy dog. ".repeat(20);
        let text = wrapped(&words, 33);
        assert!(text.lines().all(|line| line.chars().count() <= 33), "{text}");
        assert!(text.split_whitespace().eq(words.split_whitespace()));
    }
}
