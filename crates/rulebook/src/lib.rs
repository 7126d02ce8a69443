//! A game's rulebook: chapters and numbered clauses, written in Markdown.
//!
//! `games/<game>/rulebook/en.md` and `it.md` share one form:
//!
//! ```text
//! ## TURN · The turn
//!
//! ### COAL-TURN-01 · Turn order
//! Players take one turn each ...
//! ```
//!
//! A game's `build.rs` calls [`Rulebook::constants`], so that a misspelt clause does not compile.
//!
//! ```
//! let book = rulebook::Rulebook::parse("## TURN · The turn\n\n### X-TURN-01 · Order\nOne after the other.\n").unwrap();
//! assert_eq!(book.clause("X-TURN-01").unwrap().title, "Order");
//! ```

mod books;

use std::fmt::{self, Write};

pub use books::Books;

/// A rulebook in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    /// The chapters, in the order of the file.
    pub chapters: Vec<Chapter>,
}

/// A chapter: `## TURN · The turn`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its short code, the middle part of its clauses' ids: `TURN`.
    pub code: String,
    /// Its title in the rulebook's language.
    pub title: String,
    /// Its clauses, in the order of the file.
    pub clauses: Vec<ClauseText>,
}

/// A clause: `### COAL-TURN-01 · Turn order` and the text below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClauseText {
    /// The id, the same in every language.
    pub id: String,
    /// The title in the rulebook's language.
    pub title: String,
    /// The rule, in Markdown.
    pub text: String,
}

/// An error in a rulebook, and its line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Line of the file, from 1; 0 when the problem is not in one line.
    pub line: usize,
    /// What was expected.
    pub message: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

impl Rulebook {
    /// Parses a rulebook; every problem is reported, not just the first.
    ///
    /// # Errors
    /// A heading without ` · `, a clause outside a chapter or without text, an id used twice.
    pub fn parse(markdown: &str) -> Result<Self, Vec<Problem>> {
        let mut book = Self::default();
        let mut problems = Vec::new();
        for (line, text) in (1..).zip(markdown.lines()) {
            let mut problem = |message: String| problems.push(Problem { line, message });
            if let Some(heading) = text.strip_prefix("### ") {
                let Some((id, title)) = heading.split_once(" · ") else {
                    problem(format!("a clause heading is `### ID · Title`, found `{heading}`"));
                    continue;
                };
                if book.clause(id).is_some() {
                    problem(format!("{id} stands twice"));
                }
                let Some(chapter) = book.chapters.last_mut() else {
                    problem(format!("{id} stands before the first chapter (`## CODE · Title`)"));
                    continue;
                };
                if !id.split('-').any(|part| part == chapter.code) {
                    problem(format!("{id} stands in chapter {}", chapter.code));
                }
                chapter.clauses.push(ClauseText { id: id.into(), title: title.into(), text: String::new() });
            } else if let Some(heading) = text.strip_prefix("## ") {
                match heading.split_once(" · ") {
                    Some((code, title)) => {
                        book.chapters.push(Chapter { code: code.into(), title: title.into(), clauses: Vec::new() });
                    }
                    None => problem(format!("a chapter heading is `## CODE · Title`, found `{heading}`")),
                }
            } else if let Some(clause) = book.chapters.last_mut().and_then(|chapter| chapter.clauses.last_mut())
                && !(clause.text.is_empty() && text.trim().is_empty())
            {
                clause.text.push_str(text);
                clause.text.push('\n');
            }
        }
        for clause in book.chapters.iter_mut().flat_map(|chapter| &mut chapter.clauses) {
            clause.text.truncate(clause.text.trim_end().len());
            if clause.text.is_empty() {
                problems.push(Problem { line: 0, message: format!("{} has no text", clause.id) });
            }
        }
        if problems.is_empty() { Ok(book) } else { Err(problems) }
    }

    /// All clauses, in order.
    pub fn clauses(&self) -> impl Iterator<Item = &ClauseText> {
        self.chapters.iter().flat_map(|chapter| &chapter.clauses)
    }

    /// The clause with this id.
    #[must_use]
    pub fn clause(&self, id: &str) -> Option<&ClauseText> {
        self.clauses().find(|clause| clause.id == id)
    }

    /// The Rust source of one constant per clause, for `include!` in a game.
    ///
    /// `COAL-TURN-01` becomes `TURN_01`: the game's prefix is the module.
    #[must_use]
    pub fn constants(&self) -> String {
        let mut out = String::new();
        let mut ids = Vec::new();
        for clause in self.clauses() {
            let name = clause.id.split_once('-').map_or(clause.id.as_str(), |(_, rest)| rest).replace('-', "_");
            let _ = writeln!(out, "/// {}: {}.", clause.id, clause.title.trim_end_matches('.'));
            let _ = writeln!(out, "pub const {name}: table::Clause = table::Clause::from_rulebook({:?});", clause.id);
            ids.push(name);
        }
        let _ = writeln!(out, "/// Every clause of the rulebook, in its order.");
        let _ = writeln!(out, "pub const ALL: &[table::Clause] = &[{}];", ids.join(", "));
        out
    }
}

/// The ids that only one of two rulebooks has, because the clause is missing in the other or its id was changed there.
#[must_use]
pub fn missing_twins(one: &Rulebook, other: &Rulebook) -> Vec<String> {
    let lacking = |book: &Rulebook, from: &Rulebook| -> Vec<String> {
        book.clauses().filter(|clause| from.clause(&clause.id).is_none()).map(|clause| clause.id.clone()).collect()
    };
    let mut ids = lacking(one, other);
    ids.extend(lacking(other, one));
    ids
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str = "# Title\n\n## TURN · The turn\n\n### X-TURN-01 · Order\nOne after\nthe other.\n\n### X-TURN-02 · End\nSay so.\n";

    #[test]
    fn chapters_and_clauses_are_read_in_order() {
        let book = Rulebook::parse(BOOK).unwrap();
        assert_eq!(book.clauses().map(|clause| clause.id.as_str()).collect::<Vec<_>>(), ["X-TURN-01", "X-TURN-02"]);
        assert_eq!(book.clause("X-TURN-01").unwrap().text, "One after\nthe other.");
    }

    #[test]
    fn every_problem_is_reported_with_its_line() {
        let problems =
            Rulebook::parse("### X-A-01 · Early\nText\n## A · Chapter\n### broken\n### X-B-01 · Stray\n").unwrap_err();
        let lines: Vec<usize> = problems.iter().map(|problem| problem.line).collect();
        assert_eq!(lines, [1, 4, 5, 0], "{problems:?}");
    }

    #[test]
    fn constants_carry_the_whole_id() {
        let source = Rulebook::parse(BOOK).unwrap().constants();
        assert!(
            source.contains("pub const TURN_02: table::Clause = table::Clause::from_rulebook(\"X-TURN-02\");"),
            "{source}"
        );
    }

    #[test]
    fn a_missing_twin_is_found_on_either_side() {
        let one = Rulebook::parse(BOOK).unwrap();
        let other =
            Rulebook::parse("## TURN · Il turno\n### X-TURN-01 · Ordine\nA turno.\n### X-TURN-03 · Altro\nAltro.\n")
                .unwrap();
        assert_eq!(missing_twins(&one, &other), ["X-TURN-02", "X-TURN-03"]);
    }
}
