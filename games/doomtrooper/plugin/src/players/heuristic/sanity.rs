//! Choices that are no novice's blunder: they do not help an enemy or harm the player for nothing.

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
    // If every choice is bad, the best of them is no blunder.
    if sane.is_empty() { vec![first] } else { sane }
}

impl Eyes<'_> {
    /// Whether an action with this score, where the best has that score, helps an enemy or harms its player for
    /// nothing.
    fn is_blunder(&self, action: Action, score: i32, best: i32) -> bool {
        match self.view.prompt.as_ref() {
            Some(Prompt::Redraw) | None => false,
            Some(Prompt::Discard) => matches!(action, Action::Play(_) | Action::Use(..)) && score <= 0,
            // A begun item must gain something, whatever else the Action could have been used for.
            Some(Prompt::Action) => match action {
                // A play that takes no Action should not be made while it gains nothing.
                Action::Play(_) | Action::Use(..) if !self.takes_action(action) => score <= 0,
                Action::Play(_) | Action::Use(..) => self.gains_nothing(action),
                Action::Attack => self.score_attack() <= 0,
                Action::Sabotage(_, seat) => self.side(seat) > 0,
                _ => false,
            },
            Some(Prompt::Window(happened)) => match action {
                // An attack that was begun because of a card needs that card.
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
                // A choice without gain is a blunder if another one has a gain.
                | ItemPrompt::Step(..) => score <= 0 && score < best,
            },
            // The wrong tactic or the lack of a Weapon makes a good attack a hopeless one.
            Some(Prompt::Combat(CombatPrompt::Tactic | CombatPrompt::Weapon(_) | CombatPrompt::Copy(_))) => {
                score < best
            }
            Some(Prompt::Combat(_)) => score <= 0 && score < best,
        }
    }

    /// Whether the player's attack gains nothing in the present state of the combat.
    fn attacks_in_vain(&self) -> bool {
        self.combat().is_some_and(|(_, attacker, _)| self.side_of(attacker) > 0) && self.scene().worth() <= 0
    }

    /// Whether a play or an ability does its player no good, with its price ignored.
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
