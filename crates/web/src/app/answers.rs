//! How a person answers: a harmful answer needs a confirmation, answers that belong together are planned, pointing at
//! things narrows the list, and a forced answer is given automatically.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{DeskReply, DeskRequest};
use table::Seat;

use super::App;
use crate::desk::pause;
use crate::game::Action;
use crate::game::decision::{is_planned, is_rest};
use crate::game::offer::{Target, example, is_aimed, is_done_at_once};
use crate::offer;
use crate::planner::Plans;
use crate::reach::Step;
use crate::screen::Screen;

impl App {
    /// Carries out an action of the person, or says why it is not possible. If the action harms the person and another
    /// one is possible, a confirmation is needed, unless a lesson asks for the action.
    pub fn act(&self, action: Action) {
        if self.goes_astray(&[action]) {
            return;
        }
        let is_harm =
            self.shown.with_untracked(|shown| shown.as_ref().is_some_and(|shown| shown.is_avoidable_harm(action)));
        if is_harm && self.settings.is_careful() && !self.is_taught() {
            self.refused.set(None);
            self.why_not.set(false);
            self.really.set(Some(action));
        } else {
            self.act_at_once(action);
        }
    }

    /// Carries out an action without a confirmation. If other answers can be decided together with it, they are
    /// planned first.
    pub fn act_at_once(&self, action: Action) {
        if !is_planned(action) || self.is_taught() {
            return self.act_on_plan(action, Vec::new());
        }
        let (app, question, picked) = (*self, self.question(), self.picked.get_untracked());
        app.desk.under_way.update(|count| *count += 1);
        spawn_local(async move {
            let answer = app.desk.ask(DeskRequest::Plans(action.to_string())).await;
            app.desk.under_way.update(|count| *count -= 1);
            if app.question() != question {
                return;
            }
            match answer {
                Ok(DeskReply::Plans(all)) if !all.is_empty() => {
                    app.clear();
                    app.look_ahead();
                    let me = app.me();
                    app.plans
                        .set(Plans::new(action, all, |plans| me.map_or(0, |me| plans.beginning_with(me, &picked))));
                }
                _ => app.act_on_plan(action, Vec::new()),
            }
        });
    }

    /// Carries out an action of the person together with the planned answers after it, or says why it is not possible.
    pub fn act_on_plan(&self, action: Action, then: Vec<String>) {
        let question = self.shown.with_untracked(|shown| {
            let shown = shown.as_ref()?;
            shown.label(action).map(|_| shown.question)
        });
        match question {
            Some(question) => {
                self.clear();
                self.is_undone.set_value(false);
                self.send(DeskRequest::Act { question, action: action.to_string(), then });
            }
            None => self.explain(action),
        }
    }

    /// Says why an action is not possible now.
    fn explain(&self, action: Action) {
        let app = *self;
        self.with_refusals(&[action], move |refused| {
            app.is_astray.set(refused.is_empty() && app.is_taught());
            if let Some(refused) = refused.into_iter().next() {
                app.refused.set(Some(refused));
            }
        });
    }

    /// Handles pointing at something: if it fits, the action is carried out or the list is narrowed; otherwise the
    /// reason is shown.
    pub fn pick(&self, target: Target) {
        let Some(me) = self.me() else { return };
        self.really.set(None);
        if self.plans.with_untracked(Option::is_some) {
            let pointed = self.plans.with_untracked(|plans| plans.as_ref()?.pointed(me, target));
            if let Some(number) = pointed {
                self.plans.update(|plans| plans.iter_mut().for_each(|plans| plans.choose(number)));
            }
            return;
        }
        let actions = self.actions();
        let mut next = self.picked.get_untracked();
        if next.contains(&target) {
            next.retain(|picked| *picked != target);
            self.picked.set(next);
            return;
        }
        next.push(target);
        if self.pick_further(me, &next) {
            return;
        }
        let mut rest = offer::narrowed(me, &actions, &next);
        if rest.is_empty() {
            next = vec![target];
            rest = offer::narrowed(me, &actions, &next);
        }
        match rest.as_slice() {
            [] => self.explain(example(self, me, target)),
            [only] if is_done_at_once(*only, &next) => self.act(*only),
            rest if self.goes_astray(rest) => {}
            _ => {
                self.refused.set(None);
                self.why_not.set(false);
                self.picked.set(next);
                self.look_at_aims();
            }
        }
    }

    /// Handles pointing at targets beyond the answer itself: the first ones narrow the list, and with the last one the
    /// answer is given or planned. Returns whether it leads anywhere.
    fn pick_further(&self, me: Seat, picked: &[Target]) -> bool {
        match self.reach.with_untracked(|reach| reach.step(me, picked)) {
            Step::Nowhere => return false,
            Step::On => {
                self.refused.set(None);
                self.why_not.set(false);
                self.picked.set(picked.to_vec());
                self.look_at_aims();
            }
            Step::Plan(action) => {
                self.picked.set(picked.to_vec());
                self.act_at_once(action);
            }
            // A harmful answer needs its own confirmation.
            Step::Act(action, _, true) if self.settings.is_careful() => self.act_on_plan(action, Vec::new()),
            Step::Act(action, then, _) => self.act_on_plan(action, then),
        }
        true
    }

    /// Requests the first targets of a decision that is planned as a whole, so that they can be lit.
    pub(super) fn look_ahead(&self) {
        let planned = self.actions().into_iter().find(|action| is_planned(*action));
        if let Some(action) = planned {
            self.look_at(action);
        }
    }

    /// Requests the possible targets of the only action that fits the pick.
    fn look_at_aims(&self) {
        let Some(me) = self.me() else { return };
        let rest = offer::narrowed(me, &self.actions(), &self.picked.get_untracked());
        if let [only] = rest.as_slice()
            && is_aimed(*only)
        {
            self.look_at(*only);
        }
    }

    fn look_at(&self, action: Action) {
        if self.is_taught() || self.reach.with_untracked(|reach| reach.knows(action)) {
            return;
        }
        let Some(me) = self.me() else { return };
        let (app, question) = (*self, self.question());
        spawn_local(async move {
            if let Ok(DeskReply::Plans(all)) = app.desk.ask(DeskRequest::Plans(action.to_string())).await
                && app.question() == question
            {
                app.reach.update(|reach| reach.learn(me, action, all));
            }
        });
    }

    /// Clears what was picked or planned.
    pub fn pick_nothing(&self) {
        self.picked.set(Vec::new());
        self.plans.set(None);
    }

    /// Gives the only possible answer automatically. A pass is not given, because there may be something to look at.
    /// If decisions can be taken back, the answer is left to the person: the standing orders have not answered, so the
    /// answer costs or harms. With other people at the screen nothing is automatic, because the time of an answer must
    /// not reveal how many answers there were.
    pub(super) fn give_the_only_answer(&self) {
        let app = *self;
        let only = self.shown.with_untracked(|shown| {
            let shown = shown
                .as_ref()
                .filter(|shown| shown.is_mine() && shown.people().len() == 1 && shown.may_take_back() == 0)?;
            let [only] = shown.offers.as_slice() else { return None };
            (!is_rest(only.action)).then_some((only.action, shown.version))
        });
        // A person who used undo may want to go back further.
        let is_wanted = self.settings.lone.get_untracked() == "on" && !self.is_undone.get_value();
        let Some((action, version)) = only.filter(|_| is_wanted) else { return };
        spawn_local(async move {
            pause(app.settings.delay() / 2).await;
            if app.is_at(version) && app.screen.get_untracked() == Screen::Table {
                app.act_on_plan(action, Vec::new());
            }
        });
    }
}
