//! The rulebook of the game as people read it.

use table::Language;

/// The rulebook in Markdown; the `rulebook` crate reads it into chapters and clauses.
#[must_use]
pub const fn rulebook(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../rulebook/en.md"),
        Language::It => include_str!("../rulebook/it.md"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_rulebooks_have_the_same_clauses_in_the_same_order() {
        let ids = |language| {
            let headings = rulebook(language).lines().filter_map(|line| line.strip_prefix("### ")?.split_once(" · "));
            headings.map(|(id, _)| id).collect::<Vec<_>>()
        };
        assert!(ids(Language::En).len() > 300);
        assert_eq!(ids(Language::En), ids(Language::It));
    }
}
