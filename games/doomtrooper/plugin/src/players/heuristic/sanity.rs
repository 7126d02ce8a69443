//! Which choices are no novice's blunder: those that do not help an enemy or harm oneself for nothing.

use doomtrooper::State;
use doomtrooper::action::Action;
use doomtrooper::prompt::{CombatPrompt, ItemPrompt, Prompt};
use doomtrooper::state::WindowKind;
use table::{Choices as _, Question};

use super::eyes::Eyes;
use super::{Heuristic, Scored};

/// The choices that are no blunder; at least one.
pub(crate) fn sane(question: &Question<'_, State>) -> Vec<Action> {
    let mut sane: Vec<Action> =
        ranked_sane(Heuristic::new(0), question).into_iter().map(|(_, action)| action).collect();
    // In the order in which they are offered.
    sane.sort_by_key(|action| question.choices.index_of(action));
    sane
}

/// The choices that are no blunder with their scores, the best first; at least one.
pub(crate) fn ranked_sane(player: Heuristic, question: &Question<'_, State>) -> Vec<Scored> {
    let Question { seat, view, knowledge, choices, worlds } = question;
    let ranked = player.ranked(*seat, view, knowledge, choices);
    let eyes = Eyes::of(*seat, view, knowledge);
    let first = ranked[0];
    let is_sane = |(score, action): &Scored| {
        !eyes.is_blunder(*action, *score, first.0)
            && player.is_sound(&mut || worlds.draw(player.seed), (*seat, view, knowledge), *action)
    };
    let sane: Vec<Scored> = ranked.into_iter().filter(is_sane).collect();
    // Where every choice is bad, the best of them is none.
    if sane.is_empty() { vec![first] } else { sane }
}

impl Eyes<'_> {
    /// Whether an action that scores so much, where the best scores so much, helps an enemy or harms its player for
    /// nothing.
    fn is_blunder(&self, action: Action, score: i32, best: i32) -> bool {
        match self.view.prompt.as_ref() {
            Some(Prompt::Redraw) | None => false,
            Some(Prompt::Discard) => matches!(action, Action::Play(_) | Action::Use(..)) && score <= 0,
            // What is begun must gain something, whatever else the Action might have been used for.
            Some(Prompt::Action) => match action {
                // What takes no Action has a better time than one at which it gains nothing.
                Action::Play(_) | Action::Use(..) if !self.takes_action(action) => score <= 0,
                Action::Play(_) | Action::Use(..) => self.gains_nothing(action),
                Action::Attack => self.score_attack() <= 0,
                Action::Sabotage(_, seat) => self.side(seat) > 0,
                _ => false,
            },
            Some(Prompt::Window(happened)) => match action {
                // An attack that was begun for the sake of a card needs the card.
                Action::Yield => happened.kind == WindowKind::Modify && best > 0 && self.attacks_in_vain(),
                _ => score <= 0,
            },
            Some(Prompt::Item(_, prompt)) => match prompt {
                ItemPrompt::Place | ItemPrompt::Inside | ItemPrompt::Order => false,
                ItemPrompt::Offered | ItemPrompt::Split => score < 0 && score < best,
                ItemPrompt::Answered(_)
                | ItemPrompt::Caster
                | ItemPrompt::Target(_)
                | ItemPrompt::Steps
                // What gains nothing is a blunder where something else gains.
                | ItemPrompt::Step(..) => score <= 0 && score < best,
            },
            // The wrong tactic or no Weapon makes a good attack a hopeless one.
            Some(Prompt::Combat(CombatPrompt::Tactic | CombatPrompt::Weapon(_) | CombatPrompt::Copy(_))) => {
                score < best
            }
            Some(Prompt::Combat(_)) => score <= 0 && score < best,
        }
    }

    /// Whether an own attack comes to nothing as the combat stands.
    fn attacks_in_vain(&self) -> bool {
        self.combat().is_some_and(|(_, attacker, _)| self.side_of(attacker) > 0) && self.scene().worth() <= 0
    }

    /// Whether playing or using something does its player no good, whatever it costs.
    fn gains_nothing(&self, action: Action) -> bool {
        match (action, self.entry(action)) {
            (_, Some(entry)) if !entry.ops.is_empty() || !entry.targets.is_empty() => {
                self.begun(&entry, None).gross <= 0
            }
            (Action::Play(code), _) => self.score_play(code) < 0,
            _ => false,
        }
    }
}
