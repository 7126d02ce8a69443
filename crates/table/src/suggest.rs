//! "Did you mean ...?"

/// The known word that is most similar to this one, if any is similar enough.
///
/// ```
/// assert_eq!(table::nearest("Stem", ["Steam", "Energy"]), Some("Steam"));
/// assert_eq!(table::nearest("banana", ["Steam", "Energy"]), None);
/// ```
#[must_use]
pub fn nearest<'a>(word: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let word: Vec<char> = word.to_ascii_lowercase().chars().take(64).collect();
    let most = (word.len() / 3).max(2);
    let measured = known.into_iter().map(|known| (distance(&word, &known.to_ascii_lowercase()), known));
    let alike = measured.filter(|(distance, known)| *distance <= most && distance * 2 < known.len());
    alike.min_by_key(|(distance, _)| *distance).map(|(_, known)| known)
}

/// The number of letters that must be inserted, removed or changed.
fn distance(one: &[char], other: &str) -> usize {
    let other: Vec<char> = other.chars().take(64).collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let changed = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}
