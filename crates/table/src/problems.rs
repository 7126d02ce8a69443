//! A bounded list of the problems found in one text.

use crate::{Language, Problem, Wording};

/// The problems found in one text, or in one table.
///
/// A person wants to know everything that is wrong with a text, but a text may have a million lines. So the first
/// [`ProblemList::MOST`] problems are kept, and the others are only counted. A problem is passed as a closure, which is
/// called only for a problem that is kept. The last problem of a truncated list says how many more there are.
///
/// ```
/// use table::{Problem, ProblemList};
/// let mut problems = ProblemList::default();
/// for line in 1..=4_000_000 {
///     problems.push(|| Problem::new(line, "this line says nothing"));
/// }
/// let told = problems.into_vec();
/// assert_eq!(told.len(), ProblemList::MOST + 1);
/// assert_eq!(told[100].to_string(), "and 3999900 more problems");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProblemList<P = Problem> {
    kept: Vec<P>,
    /// The number of problems that were found but not kept.
    more: usize,
}

impl ProblemList {
    /// The most problems that are kept.
    pub const MOST: usize = 100;
    /// The most problems that come with a suggestion ("did you mean ...?"): each suggestion searches all names.
    pub const MOST_SUGGESTIONS: usize = 10;
}

impl<P> Default for ProblemList<P> {
    fn default() -> Self {
        Self { kept: Vec::new(), more: 0 }
    }
}

impl<P> ProblemList<P> {
    /// Adds a problem; it is put into words only if it is kept.
    pub fn push(&mut self, problem: impl FnOnce() -> P) {
        if self.is_full() {
            self.more += 1;
        } else {
            self.kept.push(problem());
        }
    }

    /// Whether nothing was found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// Whether a further problem would only be counted. A reader may then stop early when an exact count is not worth
    /// the work.
    #[must_use]
    pub fn is_full(&self) -> bool {
        self.kept.len() >= ProblemList::MOST
    }

    /// Whether the next problem may come with a suggestion.
    #[must_use]
    pub fn suggests(&self) -> bool {
        self.kept.len() < ProblemList::MOST_SUGGESTIONS
    }

    /// The problems that are kept, for sorting.
    pub fn kept_mut(&mut self) -> &mut [P] {
        &mut self.kept
    }

    /// The problems that are kept and, if there were more, a last one, made by `last` from the words that say how many.
    pub fn finish(mut self, last: impl FnOnce(Wording) -> P) -> Vec<P> {
        if self.more > 0 {
            self.kept.push(last(and_more(self.more)));
        }
        self.kept
    }
}

impl ProblemList {
    /// The problems that are kept and, if there were more, a last one that says how many.
    #[must_use]
    pub fn into_vec(self) -> Vec<Problem> {
        self.finish(|message| Problem::new(0, message))
    }
}

impl<P> Extend<P> for ProblemList<P> {
    /// Adds problems that are already in words. A truncated list still counts with its full length.
    fn extend<I: IntoIterator<Item = P>>(&mut self, problems: I) {
        for problem in problems {
            self.push(|| problem);
        }
    }
}

fn and_more(n: usize) -> Wording {
    Wording::new(|language| match (language, n) {
        (Language::En, 1) => "and 1 more problem".into(),
        (Language::En, _) => format!("and {n} more problems"),
        (Language::It, 1) => "e un altro problema".into(),
        (Language::It, _) => format!("e altri {n} problemi"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(n: usize) -> ProblemList {
        let mut problems = ProblemList::default();
        problems.extend((1..=n).map(|line| Problem::new(line, "wrong")));
        problems
    }

    #[test]
    fn as_many_problems_as_are_kept_are_told_one_by_one() {
        let told = list(ProblemList::MOST).into_vec();
        assert_eq!(told.len(), ProblemList::MOST);
        assert_eq!(told.last(), Some(&Problem::new(ProblemList::MOST, "wrong")));
    }

    #[test]
    fn further_problems_are_counted_and_not_put_into_words() {
        let mut problems = list(ProblemList::MOST);
        problems.push(|| unreachable!("it is not kept"));
        assert_eq!(problems.clone().into_vec()[ProblemList::MOST].say(Language::It), "e un altro problema");
        problems.push(|| unreachable!("it is not kept"));
        let told = problems.into_vec();
        assert_eq!(told.len(), ProblemList::MOST + 1);
        assert_eq!(told[ProblemList::MOST].say(Language::En), "and 2 more problems");
        assert_eq!(told[ProblemList::MOST].say(Language::It), "e altri 2 problemi");
    }

    #[test]
    fn only_the_first_few_problems_come_with_a_suggestion() {
        assert!(list(ProblemList::MOST_SUGGESTIONS - 1).suggests());
        assert!(!list(ProblemList::MOST_SUGGESTIONS).suggests());
    }
}
