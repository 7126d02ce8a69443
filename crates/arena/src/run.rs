//! Plays matches on several threads.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

/// Plays `count` matches on several threads, and returns them in the order of their numbers. `progress` is called with
/// the number of finished matches, from any thread.
pub(crate) fn in_turn<T: Send>(
    matches: u32,
    threads: usize,
    play: impl Fn(u32) -> T + Sync,
    progress: impl Fn(u32) + Sync,
) -> Vec<T> {
    let next = AtomicU32::new(0);
    let done = AtomicU32::new(0);
    let all = Mutex::new(Vec::with_capacity(matches as usize));
    let work = || {
        let mut mine = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= matches {
                break;
            }
            mine.push((number, play(number)));
            progress(done.fetch_add(1, Ordering::Relaxed) + 1);
        }
        // A poisoned lock means that another match panicked; the scope below passes the panic on.
        all.lock().unwrap_or_else(std::sync::PoisonError::into_inner).extend(mine);
    };
    thread::scope(|scope| {
        for _ in 1..threads.max(1) {
            scope.spawn(work);
        }
        work();
    });
    let mut all = all.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    all.sort_unstable_by_key(|(number, _)| *number);
    all.into_iter().map(|(_, played)| played).collect()
}
