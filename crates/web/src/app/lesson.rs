//! A lesson on the page: how it begins, continues and is left. The match that was played before stays stored.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::DeskRequest;

use super::{App, random_seed};
use crate::desk::{Shown, pause};
use crate::game::Action;
use crate::plan::Plan;
use crate::screen::{Screen, go_to};
use crate::storage::MATCH;

impl App {
    /// Begins the lesson with this index.
    pub fn learn(&self, place: usize) {
        if let Some(text) = self.lessons.text(place) {
            self.close_panel();
            self.begin_with(|| self.desk.lesson(&text));
        }
    }

    /// Whether a lesson is going on; a reactive reader is notified when this changes.
    pub fn is_in_lesson(&self) -> bool {
        self.shown.with(|shown| shown.as_ref().is_some_and(|shown| shown.lesson().is_some()))
    }

    /// Whether a lesson is going on now.
    pub(super) fn is_taught(&self) -> bool {
        self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.lesson().is_some()))
    }

    /// Whether a match is going on that is not a lesson.
    pub fn is_in_match(&self) -> bool {
        let goes_on = |shown: &Shown| shown.outcome().is_none() && shown.lesson().is_none();
        self.shown.with(|shown| shown.as_ref().is_some_and(goes_on))
    }

    /// The learner continues after reading.
    pub fn read_on(&self) {
        if let Some(version) = self.shown.with_untracked(|shown| shown.as_ref().map(|shown| shown.version)) {
            self.clear();
            self.send(DeskRequest::LessonOn(version));
        }
    }

    /// Leaves the lesson: the match that was played before is restored.
    pub fn leave_lesson(&self) {
        self.clear();
        self.desk.clear();
        if self.keeper.read(&MATCH).is_some() {
            self.remember();
        }
        go_to(&Screen::Start);
    }

    /// Goes from the lesson straight into a match: the same one that one press on the start screen begins.
    pub fn play_after_lesson(&self) {
        let owner = Owner::new();
        match owner.with(|| Plan::load(*self).begin_now(random_seed())) {
            Some(new) => self.begin(&new),
            None => self.leave_lesson(),
        }
        owner.cleanup();
    }

    /// Returns whether a lesson is going on that asks for none of these actions now; if so, says that.
    pub(super) fn goes_astray(&self, actions: &[Action]) -> bool {
        let is_astray = self.is_taught() && {
            let aims = self.shown.with_untracked(|shown| shown.as_ref().map(Shown::aims).unwrap_or_default());
            let offered = self.actions();
            // An impossible action is refused, as in every match.
            actions.iter().any(|action| offered.contains(action)) && !actions.iter().any(|action| aims.contains(action))
        };
        if is_astray {
            self.clear();
        }
        self.is_astray.set(is_astray);
        is_astray
    }

    /// Carries out, after a delay, the actions of others in the lesson.
    pub(super) fn go_on_with_lesson(&self) {
        let app = *self;
        let waits = self.shown.with_untracked(|shown| {
            let shown = shown.as_ref()?;
            shown.lesson().filter(|lesson| lesson.text.is_none()).map(|_| shown.version)
        });
        let Some(version) = waits else { return };
        spawn_local(async move {
            pause(app.settings.delay()).await;
            if app.is_at(version) {
                app.send(DeskRequest::LessonOn(version));
            }
        });
    }
}
