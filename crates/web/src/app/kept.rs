//! What happens to a match when another one takes its place, and when it is over: it is stored in a list, and can be
//! replayed.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DeskReply, DeskRequest};

use super::{App, wording_of};
use crate::archive::{Archive, Ending, Entry};
use crate::desk::{Shown, Watched};
use crate::storage::{ARCHIVE, Keeper};

impl App {
    /// Stores the present match in the list, if a person has decided something in it, because another match takes its
    /// place.
    pub(super) fn leave(&self) {
        let left = self.kept_now().filter(|entry| entry.ending.is_none());
        if let Some(entry) = left {
            self.archive.update(|archive| archive.put(entry));
        }
    }

    /// Continues a match that was left; the present match takes its place in the list. The continued match also stays
    /// in the list, in case it cannot be continued.
    pub fn take_up(&self, place: usize) {
        let text = self.archive.with_untracked(|archive| archive.get(place).map(|entry| entry.text.clone()));
        if let Some(text) = text {
            self.begin_with(|| self.desk.resume(&text));
        }
    }

    /// Stores the match that has ended, for a later replay.
    pub fn keep_the_finished(&self) {
        if let Some(entry) = self.kept_now().filter(|entry| entry.ending.is_some())
            && self.archive.with_untracked(|archive| archive.over().all(|(_, known)| known.text != entry.text))
        {
            self.settings.count_a_match();
            self.archive.update(|archive| archive.put(entry));
        }
    }

    /// Pauses a match that is only watched, or lets it continue.
    pub fn pause_or_go_on(&self) {
        self.is_paused.update(|paused| *paused = !*paused);
        if !self.is_paused.get_untracked() {
            self.go_on();
        }
    }

    /// Lets a paused match continue by one decision.
    pub fn step(&self) {
        self.is_paused.set(true);
        self.ask_next_bot(0);
    }

    /// Replays the match of this browser.
    pub fn watch_own(&self) {
        self.watch(None);
    }

    /// Replays a match: the one of this browser, or a record.
    pub fn watch(&self, record: Option<String>) {
        let app = *self;
        let is_own = record.is_none();
        spawn_local(async move {
            match app.desk.ask(DeskRequest::Replay(record)).await {
                Ok(DeskReply::Replay(facts)) => {
                    app.replay_problems.set(Vec::new());
                    app.replay.set(Watched::read(&facts, is_own));
                }
                Ok(DeskReply::Wrong(problems)) => {
                    app.replay_problems.set(problems.into_iter().map(wording_of).collect());
                }
                Ok(_) => {}
                Err(error) => app.trouble.set(Some(error.to_string())),
            }
        });
    }

    /// Returns the match in its stored form; `None` if no person has decided anything in it.
    fn kept_now(&self) -> Option<Entry> {
        let text = self.desk.kept_text()?;
        self.shown.with_untracked(|shown| {
            let is_kept = |shown: &&Shown| shown.lesson().is_none() && (shown.outcome().is_some() || shown.has_begun());
            let shown = shown.as_ref().filter(is_kept)?;
            Some(Entry {
                at: (js_sys::Date::now() / 1000.0) as u64,
                chairs: shown.chairs().to_vec(),
                turn: shown.view().turn.into(),
                ending: shown.outcome().map(|end| Ending::of(end.winners, end.is_tie, shown.chairs())),
                text,
            })
        })
    }
}

/// Returns the matches in the browser's list; every change of the signal is stored.
pub(super) fn matches(keeper: Keeper) -> RwSignal<Archive> {
    let read = keeper.read(&ARCHIVE).map(|found| found.text.parse::<Archive>());
    if matches!(read, Some(Err(_))) {
        keeper.refuse(&ARCHIVE, "kept-damaged");
    }
    let archive = RwSignal::new(read.and_then(Result::ok).unwrap_or_default());
    Effect::new(move |before: Option<Archive>| {
        let now = archive.get();
        if before.is_some_and(|before| before != now) {
            keeper.write(&ARCHIVE, &now.to_string());
        }
        now
    });
    archive
}
