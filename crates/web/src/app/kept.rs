//! What becomes of a match when another one takes its place, and when it is over: it is kept beside, and watched once more.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DeskReply, DeskRequest};

use super::{App, wording_of};
use crate::archive::{Archive, Ending, Entry};
use crate::desk::{Shown, Watched};
use crate::storage::{ARCHIVE, Keeper};

impl App {
    /// Puts the match that goes on beside, where a person has decided something in it: another takes its place.
    pub(super) fn leave(&self) {
        let left = self.kept_now().filter(|entry| entry.ending.is_none());
        if let Some(entry) = left {
            self.archive.update(|archive| archive.put(entry));
        }
    }

    /// Goes on with a match that was left; the one that goes on now takes its place. It stays in its list, too, in case it
    /// cannot be gone on with.
    pub fn take_up(&self, place: usize) {
        let text = self.archive.with_untracked(|archive| archive.get(place).map(|entry| entry.text.clone()));
        if let Some(text) = text {
            self.begin_with(|| self.desk.resume(&text));
        }
    }

    /// The match that has ended is kept, to look back at.
    pub fn keep_the_finished(&self) {
        if let Some(entry) = self.kept_now().filter(|entry| entry.ending.is_some())
            && self.archive.with_untracked(|archive| archive.over().all(|(_, known)| known.text != entry.text))
        {
            self.settings.count_a_match();
            self.archive.update(|archive| archive.put(entry));
        }
    }

    /// Stops a match that is only watched, or lets it go on.
    pub fn pause_or_go_on(&self) {
        self.is_paused.update(|paused| *paused = !*paused);
        if !self.is_paused.get_untracked() {
            self.go_on();
        }
    }

    /// Lets a match that stands still go on by one decision.
    pub fn step(&self) {
        self.is_paused.set(true);
        self.ask_next_bot(0);
    }

    /// Watches the match of this browser once more.
    pub fn watch_own(&self) {
        self.watch(None);
    }

    /// Watches a match once more: that of this browser, or a record.
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

    /// The match as it is kept now; nothing where no person has decided anything in it.
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

/// The matches that the browser keeps, which are kept again with every change.
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
