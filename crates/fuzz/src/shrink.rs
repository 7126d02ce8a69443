//! Makes a failing input smaller: leaves parts out as long as the same property fails.

use std::time::Duration;

use door::AnyGame;
use serde_json::Value;

use crate::client::{Client, Until};
use crate::failure::Failure;
use crate::targets::Target;

/// The time limit for making one input smaller.
const PATIENCE: Duration = Duration::from_secs(20);

/// Returns the smallest input found for which the same property fails, and the failure.
pub(crate) fn shrunk(target: &Target, game: &'static dyn AnyGame, input: &Value, failure: Failure) -> (Value, Failure) {
    let until = Until::after(PATIENCE);
    let mut best = (input.clone(), failure);
    let fails = |smaller: &Value, property: &str| {
        let mut client = Client::start().ok()?;
        (target.check)(game, &mut client, smaller).err().filter(|failure| failure.property == property)
    };
    // Try to leave out large parts first, then smaller ones.
    let mut parts = 2;
    while parts <= 512 {
        let mut has_shrunk = false;
        let mut number = 0;
        while let Some(smaller) = smaller(&best.0, parts, number) {
            if until.is_over() {
                return best;
            }
            match fails(&smaller, best.1.property) {
                Some(failure) => {
                    best = (smaller, failure);
                    has_shrunk = true;
                }
                None => number += 1,
            }
        }
        if !has_shrunk {
            parts *= 2;
        }
    }
    best
}

/// Returns the input without one part: with each list and text cut into `parts` pieces, the piece of this number is
/// left out.
fn smaller(input: &Value, parts: usize, number: usize) -> Option<Value> {
    let mut smaller = input.clone();
    let mut left = number;
    let is_cut = without(&mut smaller, parts, &mut left);
    is_cut.then_some(smaller)
}

/// Leaves out the piece that `left` counts down to; `false` when there are not so many pieces.
fn without(value: &mut Value, parts: usize, left: &mut usize) -> bool {
    match value {
        Value::String(text) => {
            let letters: Vec<char> = text.chars().collect();
            let Some(kept) = cut(&letters, parts, left) else { return false };
            *text = kept.into_iter().collect();
            true
        }
        Value::Array(list) => {
            if let Some(kept) = cut(list, parts, left) {
                *list = kept;
                return true;
            }
            list.iter_mut().any(|value| without(value, parts, left))
        }
        Value::Object(fields) => fields.values_mut().any(|value| without(value, parts, left)),
        _ => false,
    }
}

fn cut<T: Clone>(list: &[T], parts: usize, left: &mut usize) -> Option<Vec<T>> {
    let size = list.len().div_ceil(parts).max(1);
    let count = list.len().div_ceil(size);
    if *left >= count {
        *left -= count;
        return None;
    }
    let (from, to) = (*left * size, list.len().min((*left + 1) * size));
    Some([&list[..from], &list[to..]].concat())
}
