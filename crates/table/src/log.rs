//! Sinks for events.

use crate::{Clause, Game};

/// A sink for events. A simulation passes [`NoLog`] and pays nothing.
pub trait Log<G: Game> {
    /// Takes one event and the clause that made it happen.
    fn push(&mut self, clause: Clause, event: G::Event);
}

/// A log that discards every event.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoLog;

impl<G: Game> Log<G> for NoLog {
    #[inline(always)]
    fn push(&mut self, _clause: Clause, _event: G::Event) {}
}

/// An event that was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Logged<E> {
    /// The rule that made it happen.
    pub clause: Clause,
    /// The event.
    pub event: E,
}

impl<G: Game> Log<G> for Vec<Logged<G::Event>> {
    fn push(&mut self, clause: Clause, event: G::Event) {
        Vec::push(self, Logged { clause, event });
    }
}
