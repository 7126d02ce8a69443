//! A property that does not hold.

use std::fmt;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::{Mutex, Once, PoisonError};

/// What was checked, or why it does not hold.
pub(crate) type Checked<T = ()> = Result<T, Failure>;

/// A property that does not hold, and what was seen instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The property, in words: the same failure has the same one.
    pub property: &'static str,
    /// What was seen.
    pub seen: String,
}

impl Failure {
    pub(crate) fn new(property: &'static str, seen: impl Into<String>) -> Self {
        Self { property, seen: seen.into() }
    }

    /// Nothing when it holds.
    pub(crate) fn unless(holds: bool, property: &'static str, seen: impl FnOnce() -> String) -> Checked {
        if holds { Ok(()) } else { Err(Self::new(property, seen())) }
    }

    /// Nothing when both are the same.
    pub(crate) fn unless_same<T: PartialEq + fmt::Debug>(property: &'static str, one: &T, other: &T) -> Checked {
        Self::unless(one == other, property, || difference(&format!("{one:?}"), &format!("{other:?}")))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` does not hold: {}", self.property, self.seen)
    }
}

/// A text that is short enough for a message.
pub(crate) fn brief(text: &str) -> String {
    let short: String = text.chars().take(400).collect();
    if short.len() == text.len() { short } else { format!("{short}... ({} bytes)", text.len()) }
}

/// Where two long texts part, with what stands around it.
fn difference(one: &str, other: &str) -> String {
    let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
    let part = |text: &str| text.chars().skip(same.saturating_sub(100)).take(250).collect::<String>();
    format!("`...{}...` or `...{}...`", part(one), part(other))
}

static PANIC: Mutex<String> = Mutex::new(String::new());

/// Keeps what a panic says and where: the engine catches panics, and a report tells them.
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

/// What the last panic said.
pub(crate) fn last_panic() -> String {
    PANIC.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// Does something that must not panic.
pub(crate) fn without_panic<T>(work: impl FnOnce() -> T) -> Checked<T> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|_| Failure::new("no panic", last_panic()))
}
