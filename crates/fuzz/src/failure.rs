//! A property that does not hold.

use std::fmt;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, Once, PoisonError};

/// The result of a check, or the property that does not hold.
pub(crate) type Checked<T = ()> = Result<T, Failure>;

/// A property that does not hold, and what was observed instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The property, in words; it identifies the failure, so that equal failures have equal texts.
    pub property: &'static str,
    /// What was observed.
    pub seen: String,
}

impl Failure {
    pub(crate) fn new(property: &'static str, seen: impl Into<String>) -> Self {
        Self { property, seen: seen.into() }
    }

    /// Fails unless the property holds.
    pub(crate) fn unless(holds: bool, property: &'static str, seen: impl FnOnce() -> String) -> Checked {
        if holds { Ok(()) } else { Err(Self::new(property, seen())) }
    }

    /// Fails unless both values are equal.
    pub(crate) fn unless_same<T: PartialEq + fmt::Debug>(property: &'static str, one: &T, other: &T) -> Checked {
        Self::unless(one == other, property, || difference(&format!("{one:?}"), &format!("{other:?}")))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` does not hold: {}", self.property, self.seen)
    }
}

/// Returns the text, cut short enough for a message.
pub(crate) fn brief(text: &str) -> String {
    let short: String = text.chars().take(400).collect();
    if short.len() == text.len() { short } else { format!("{short}... ({} bytes)", text.len()) }
}

/// Returns the place at which two long texts begin to differ, with some text around it.
fn difference(one: &str, other: &str) -> String {
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(100)).take(250).collect::<String>();
    format!("`...{}...` or `...{}...`", part(one), part(other))
}

static PANIC: Mutex<String> = Mutex::new(String::new());

/// Records the message and the place of every panic: the engine catches panics, and a report quotes them.
pub(crate) fn watch_panics() {
    static WATCH: Once = Once::new();
    WATCH.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            *PANIC.lock().unwrap_or_else(PoisonError::into_inner) = info.to_string();
            before(info);
        }));
    });
}

/// Returns the message of the last panic.
pub(crate) fn last_panic() -> String {
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Runs work that must not panic.
pub(crate) fn without_panic<T>(work: impl FnOnce() -> T) -> Checked<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Failure::new("no panic", last_panic()))
}
