//! Problems of texts that come from outside, collected up to a bound: what a reader can use, whatever a text holds.

use table::{Problem, Wording};

use crate::words::wording;

/// The most problems that are told; then how many there are beside them.
pub(crate) const MOST_PROBLEMS: usize = 100;
/// For so many unknown cards the nearest name is looked for: that takes time, and the first ones tell enough.
pub(crate) const MOST_SUGGESTIONS: usize = 10;

/// Problems, the first ones kept and the others counted.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    kept: Vec<Problem>,
    more: usize,
}

impl Problems {
    /// Takes a problem of a line; 0 when it is in no single line.
    pub(crate) fn push(&mut self, line: usize, message: impl Into<Wording>) {
        if self.kept.len() < MOST_PROBLEMS {
            self.kept.push(Problem::new(line, message));
        } else {
            self.more += 1;
        }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The problems, with a last one that counts those which were not kept.
    pub(crate) fn into_list(self) -> Vec<Problem> {
        let mut list = self.kept;
        if self.more > 0 {
            list.push(Problem::new(0, wording("problems-more", &[("n", self.more.into())])));
        }
        list
    }

    /// Nothing, or the problems.
    pub(crate) fn into_result(self) -> Result<(), Vec<Problem>> {
        if self.is_empty() { Ok(()) } else { Err(self.into_list()) }
    }
}
