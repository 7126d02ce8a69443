//! A heuristic player: it musters the strongest warriors that it can pay and keeps one open, gives them weapons, armor
//! and gifts, puts cards into play that help more of its own warriors than of others', attacks where a combat promises
//! points, turns combats with its cards, and meditates when nothing better is left.
//!
//! Every legal action gets a score; the best is taken, and chance decides among equals. The question alone shows what
//! is composed ([`doomtrooper::Prompt`]), so the player needs no memory. The effects of a card are read from its steps
//! ([`effects`], [`steps`]), its gifts from its standing abilities ([`boost`], [`worth`]).

mod boost;
mod choose;
mod completion;
mod effects;
mod eyes;
mod fight;
mod harm;
mod roles;
mod sanity;
mod scene;
mod steps;
mod turn;
mod worth;

use doomtrooper::action::Action;
use doomtrooper::prompt::{CombatPrompt, Happened, Prompt};
use doomtrooper::state::WindowKind;
use doomtrooper::{Choices, Knowledge, State, View};
use table::{Choices as _, Determinization, Fast, Fingerprint, Question, Seat};

use bots::{Bot, Thinking};
use eyes::Eyes;
pub use harm::Harm;

pub(crate) use sanity::{ranked_sane, sane};

/// The most choices of one composition.
const MOST_CHOICES: u32 = 12;

/// The most attackers, and defenders of each, that are considered.
const MOST_PAIRS: usize = 4;

/// The heuristic player.
#[derive(Clone, Copy, Debug, Default)]
pub struct Heuristic {
    /// Decides among equals, together with the question.
    seed: u64,
}

/// An action and its score; doing nothing scores 0.
pub(super) type Scored = (i32, Action);

impl Heuristic {
    /// A player with its own stream of choices.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed }
    }

    /// The answer to a question that a view shows.
    pub(super) fn answer(self, seat: Seat, view: &View, knowledge: &Knowledge, choices: &Choices) -> Action {
        if choices.len() == 1 { choices.get(0) } else { self.ranked(seat, view, knowledge, choices)[0].1 }
    }

    /// Whether it may do this without examining the table.
    pub(super) const fn passes(only: Action) -> bool {
        matches!(only, Action::Yield | Action::End)
    }

    /// Every action with its score, the best first; equals are in random order.
    fn ranked(self, seat: Seat, view: &View, knowledge: &Knowledge, choices: &Choices) -> Vec<Scored> {
        let eyes = Eyes::of(seat, view, knowledge);
        let actions = (0..choices.len()).map(|k| choices.get(k));
        let mut scored: Vec<Scored> = actions.map(|action| (eyes.score(action), action)).collect();
        // The same question gives the same order, whatever was asked before.
        let mut print = Fingerprint::default();
        print.number(view.turn.into()).number(seat.0.into()).number(view.actions.into()).number(choices.len());
        let side = &view.seats[seat.index()];
        print.number(side.hand_len.into()).number(side.destiny as u32).number(view.table.len() as u32);
        let mut chance = Fast::new(self.seed ^ print.finish());
        for last in (1..scored.len()).rev() {
            scored.swap(last, chance.index(last as u32 + 1) as usize);
        }
        scored.sort_by_key(|(score, _)| -score);
        scored
    }

    /// Every action with its score, the best first, without those that lead to nothing.
    pub(super) fn scores(self, question: &Question<'_, State>) -> Vec<Scored> {
        let Question { seat, view, knowledge, choices, worlds } = question;
        let mut ranked = self.ranked(*seat, view, knowledge, choices);
        // If all actions lead to nothing, the one with the best score stays.
        let sound = ranked
            .iter()
            .position(|(_, action)| self.is_sound(&mut || worlds.draw(self.seed), (*seat, view, knowledge), *action));
        ranked.drain(..sound.unwrap_or(0));
        ranked
    }

    /// Whether an action leads to a result, as far as the rules allow.
    pub(super) fn is_sound(
        self,
        draw: &mut dyn FnMut() -> Determinization<State>,
        (seat, view, knowledge): (Seat, &View, &Knowledge),
        action: Action,
    ) -> bool {
        match (action, &view.prompt) {
            (Action::Play(_) | Action::Use(..), _) => self.comes_to_something(&mut draw(), seat, view, action),
            (Action::Attack, _)
            | (Action::Choose(_), Some(Prompt::Combat(CombatPrompt::Attacker | CombatPrompt::Defender(_))))
            | (Action::Tactic(_), Some(Prompt::Combat(CombatPrompt::Tactic)))
                if view.combat.is_none_or(|combat| combat.player == seat) =>
            {
                // A face-down warrior is a different one in each world that is drawn.
                if view.combat.is_some() && Eyes::of(seat, view, knowledge).attacks_blindly(action) {
                    return false;
                }
                let mut world = draw();
                world.apply(seat, action);
                self.is_worth_attacking(world, seat, view)
            }
            _ => true,
        }
    }

    /// Whether an attack that has begun finds attacker and defender for a combat that is worth it, with the tactic, the
    /// Warzone and the Weapons that the rules leave.
    fn is_worth_attacking(self, mut world: Determinization<State>, seat: Seat, before: &View) -> bool {
        let mut is_named = false;
        for _ in 0..MOST_CHOICES {
            let Some(asked) = world.awaits().seats().lowest() else { return true };
            let (view, knowledge, choices) = (world.view(asked), world.knowledge(asked), world.choices(asked));
            if is_named && view.combat.is_none() {
                // It was fought at once, because nobody had a card to play.
                return Eyes::of(seat, before, &knowledge).has_hurt(&view);
            }
            is_named |= view.combat.is_some();
            let action = match view.prompt {
                Some(Prompt::Combat(CombatPrompt::Attacker | CombatPrompt::Defender(_))) if asked == seat => {
                    let eyes = Eyes::of(seat, &view, &knowledge);
                    let least = eyes.least_promise() / 100;
                    let near = self.ranked(seat, &view, &knowledge, &choices).into_iter().take(MOST_PAIRS);
                    return near.take_while(|(score, _)| *score >= least).any(|(_, action)| {
                        if eyes.attacks_blindly(action) {
                            return false;
                        }
                        let mut world = world.clone();
                        world.apply(seat, action);
                        self.is_worth_attacking(world, seat, before)
                    });
                }
                Some(Prompt::Combat(_)) => self.ranked(asked, &view, &knowledge, &choices)[0].1,
                Some(Prompt::Window(Happened { kind: WindowKind::Modify, .. })) => {
                    let (view, knowledge) = (world.view(seat), world.knowledge(seat));
                    return Eyes::of(seat, &view, &knowledge).promises_now();
                }
                _ if choices.index_of(&Action::Yield).is_some() => Action::Yield,
                _ => return true,
            };
            world.apply(asked, action);
        }
        true
    }

    /// Whether an action that begins something can be completed to its player's gain; it cannot if there is nobody to
    /// choose, or only the wrong ones.
    fn comes_to_something(self, world: &mut Determinization<State>, seat: Seat, before: &View, begun: Action) -> bool {
        world.apply(seat, begun);
        for _ in 0..MOST_CHOICES {
            if world.awaits().seats().lowest() != Some(seat) {
                return true;
            }
            let view = world.view(seat);
            let is_composed = matches!(&view.prompt, Some(Prompt::Item(item, _))
                if item.seat == seat && view.announced.len() == before.announced.len());
            if !is_composed {
                return is_changed(before, view);
            }
            let (knowledge, choices) = (world.knowledge(seat), world.choices(seat));
            let (score, action) = self.ranked(seat, &view, &knowledge, &choices)[0];
            if score < 0 {
                return false;
            }
            world.apply(seat, action);
        }
        true
    }
}

/// Whether anything on the table has changed, apart from the question.
fn is_changed(before: &View, mut after: View) -> bool {
    after.prompt.clone_from(&before.prompt);
    after.asks = before.asks;
    after != *before
}

impl Bot<State> for Heuristic {
    fn choose(&mut self, question: &Question<'_, State>, thinking: &Thinking) -> Action {
        let player = Self::new(thinking.seed);
        if question.choices.len() == 1 { question.choices.get(0) } else { player.scores(question)[0].1 }
    }
}

impl Eyes<'_> {
    /// The score of an action; doing nothing scores 0.
    fn score(&self, action: Action) -> i32 {
        match self.view.prompt.as_ref() {
            Some(Prompt::Redraw) => match action {
                Action::Redraw => self.score_redraw(),
                _ => 0,
            },
            Some(Prompt::Action) => self.score_action(action),
            Some(Prompt::Discard) => match action {
                Action::Discard(code) => self.score_discard(code),
                // The last moment of the Turn for plays at any time.
                Action::Play(code) => self.score_play(code),
                Action::Use(slot, number) => self.score_use(slot, number),
                _ => 0,
            },
            Some(Prompt::Window(happened)) => self.score_answer(action, happened),
            Some(Prompt::Item(item, prompt)) => self.score_item(action, item, prompt),
            Some(Prompt::Combat(prompt)) => self.score_in_combat(action, *prompt),
            None => 0,
        }
    }

    /// The next Action.
    fn score_action(&self, action: Action) -> i32 {
        match action {
            Action::Play(code) => self.score_play(code),
            Action::Use(slot, number) => self.score_use(slot, number),
            Action::Meditate => self.coin(),
            Action::Attack => self.score_attacking(),
            Action::Add(code) => self.score_add(code),
            Action::Hide(code) => self.score_hide(code),
            Action::Cover(slot) => self.score_cover(slot),
            Action::Uncover(slot) => self.score_uncover(slot),
            Action::Board(slot) => self.score_boarding(slot),
            Action::Transfer(slot) => self.score_transfer(slot),
            Action::Sabotage(slot, seat) => -self.side(seat) * self.score_sabotage(slot),
            Action::Spend(_) => 25,
            Action::End
            | Action::Yield
            | Action::Keep
            | Action::Redraw
            | Action::Raise(_)
            | Action::Choose(_)
            | Action::Player(_)
            | Action::Tactic(_)
            | Action::Place(_)
            | Action::Affiliation(_)
            | Action::Pay(_)
            | Action::Card(_)
            | Action::Discard(_)
            | Action::Accept
            | Action::Way(_) => 0,
        }
    }
}
