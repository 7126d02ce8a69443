//! The tools of a game hold a pad: it shows what the sheet says, and takes every step.

use leptos::prelude::*;
use phrases::Value;

use crate::app::App;
use crate::history::History;
use crate::kept;
use crate::sheet::Sheet;

/// The sheet of a game with its history, as a signal that the browser keeps.
pub struct Pad<S: Sheet> {
    /// What all parts of the page share.
    pub app: App,
    history: RwSignal<History<S>>,
}

impl<S: Sheet> Clone for Pad<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Sheet> Copy for Pad<S> {}

impl<S: Sheet> Pad<S> {
    /// The sheet as the browser has kept it.
    #[must_use]
    pub fn open(app: App) -> Self {
        Self { app, history: RwSignal::new(kept::load(app.notices)) }
    }

    /// Reads the sheet, and again whenever it changes.
    pub fn with<T>(&self, read: impl FnOnce(&S) -> T) -> T {
        self.history.with(|history| read(history.now()))
    }

    /// What a part of the sheet says, as a signal that changes only with that part.
    pub fn of<T: Clone + PartialEq + Send + Sync + 'static>(
        &self,
        read: impl Fn(&S) -> T + Send + Sync + 'static,
    ) -> Signal<T> {
        let pad = *self;
        Memo::new(move |_| pad.with(&read)).into()
    }

    /// Takes a step: the sheet is changed, kept, and can be undone.
    pub fn change(&self, change: impl FnOnce(&mut S)) {
        let mut next = self.history.with_untracked(|history| history.now().clone());
        change(&mut next);
        self.history.update(|history| history.step(next));
        self.keep();
    }

    /// Undoes the last step.
    pub fn undo(&self) {
        self.history.update(History::undo);
        self.keep();
    }

    /// The number of steps that can be undone.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.history.with(History::len)
    }

    fn keep(&self) {
        self.history.with_untracked(|history| kept::keep(history, self.app.notices));
    }

    /// Returns a message of the game's tools.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.say_with(id, &[])
    }

    /// Returns a message of the game's tools with values.
    #[must_use]
    pub fn say_with(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        S::say(self.app.language.get(), id, values)
    }

    /// Returns a message of the game's tools that follows the language.
    #[must_use]
    pub fn text(&self, id: &'static str) -> Signal<String> {
        let pad = *self;
        Signal::derive(move || pad.say(id))
    }
}
