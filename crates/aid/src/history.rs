//! What a sheet said before each step, so that every step can be undone.

use serde::{Deserialize, Serialize};

/// A sheet as it is now, and as it was before each of the last steps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct History<S> {
    now: S,
    /// The earlier ones, the oldest first.
    past: Vec<S>,
}

impl<S: Clone + PartialEq> History<S> {
    /// The most steps that can be undone.
    pub const MOST: usize = 100;

    /// A sheet without a past.
    #[must_use]
    pub const fn new(now: S) -> Self {
        Self { now, past: Vec::new() }
    }

    /// The sheet as it is now.
    #[must_use]
    pub const fn now(&self) -> &S {
        &self.now
    }

    /// The number of steps that can be undone.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.past.len()
    }

    /// Whether no step can be undone.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.past.is_empty()
    }

    /// Takes a step, unless it changes nothing.
    pub fn step(&mut self, next: S) {
        if next == self.now {
            return;
        }
        self.past.push(std::mem::replace(&mut self.now, next));
        let beyond = self.past.len().saturating_sub(Self::MOST);
        self.past.drain(..beyond);
    }

    /// Undoes the last step; nothing happens if there is none.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.now = before;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_undone_up_to_a_bound() {
        let mut history = History::new(0_u16);
        (1..=250).for_each(|number| history.step(number));
        assert_eq!((history.len(), *history.now()), (History::<u16>::MOST, 250));
        (0..300).for_each(|_| history.undo());
        assert_eq!((history.is_empty(), *history.now()), (true, 150));
    }

    #[test]
    fn what_changes_nothing_is_no_step() {
        let mut history = History::new(7);
        history.step(7);
        assert!(history.is_empty());
    }

    #[test]
    fn a_history_is_read_back_with_its_past() {
        let mut history = History::new(1_u8);
        history.step(2);
        let text = notation::to_string(&history).unwrap();
        let mut read: History<u8> = notation::from_str(&text).unwrap();
        assert_eq!(read, history);
        read.undo();
        assert_eq!(*read.now(), 1);
    }
}
