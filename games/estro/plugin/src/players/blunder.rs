//! A novice's blunders in ESTRO: help for the enemy, harm to one's own cards, and attacks that cannot succeed.

use bots::{Blunder, BlunderKind, BlunderWatch};
use estro::language::{Amount, Effect, Target};
use estro::view::Ask;
use estro::{Action, State, View};
use table::{Choices as _, Question, Seat};

use super::heuristic;

/// The choices that are no blunders; at least one. Nobody lets the thinking clock run out.
pub fn sane(question: &Question<'_, State>) -> Vec<Action> {
    let mut ranked = ranked_sane(question);
    // In the order of the choices.
    let place = |action: &Action| question.choices.index_of(action);
    ranked.sort_by_key(|(_, action)| place(action));
    ranked.into_iter().map(|(_, action)| action).collect()
}

/// The same, beginning with the choice that promises most.
pub(super) fn ranked_sane(question: &Question<'_, State>) -> Vec<(f32, Action)> {
    let mut ranked = heuristic::weighed(question);
    ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
    let best = ranked[0];
    ranked.retain(|(_, action)| *action != Action::OutOfTime && fault(question, *action).is_none());
    if ranked.is_empty() {
        ranked.push(best);
    }
    ranked
}

/// What is wrong with an action, from what the seat sees.
fn fault(question: &Question<'_, State>, action: Action) -> Option<BlunderKind> {
    let choices = &question.choices;
    if question.view.is_error(action) {
        return Some(BlunderKind::HarmsOneself);
    }
    match action {
        Action::Attack(..) => {
            let may_end = choices.index_of(&Action::End).is_some() && !question.view.is_error(Action::End);
            (may_end && heuristic::is_hopeless(question.view, question.seat, action)).then_some(BlunderKind::Hopeless)
        }
        Action::Pick(spot) if matches!(question.view.asks, Some((_, Ask::Choose))) => {
            let helps = helps(question.view)?;
            let own = side_is_own(question.view, question.seat, spot);
            let mut lawful = (0..choices.len()).map(|k| choices.get(k)).filter(|other| !question.view.is_error(*other));
            let has_other = lawful.any(|other| match other {
                Action::Pick(other) => side_is_own(question.view, question.seat, other) != own,
                Action::Pass => true,
                _ => false,
            });
            match (helps, own) {
                (true, false) if has_other => Some(BlunderKind::HelpsEnemy),
                (false, true) if has_other => Some(BlunderKind::HarmsOneself),
                _ => None,
            }
        }
        _ => None,
    }
}

fn side_is_own(view: &View, seat: Seat, spot: estro::action::Spot) -> bool {
    view.field.iter().any(|card| card.spot == spot && view.side_of(card.controller) == view.side_of(seat))
}

/// Whether the Gift that is asked about helps the card that is chosen; `None` where that is not plain. A Gift with a cost or
/// with several choices is not judged.
fn helps(view: &View) -> Option<bool> {
    let of = view.gifts.last()?;
    let gift = of.gift(&view.cards)?;
    let mut chosen = gift.all_effects().filter(|effect| matches!(effect.target(), Some(Target::Choose(_))));
    let effect = chosen.next()?;
    if chosen.next().is_some() {
        return None;
    }
    match effect {
        Effect::Add(_, _, Amount::Of(n), _) => Some(*n > 0),
        Effect::Double(..) | Effect::Save(_) | Effect::Protect(..) | Effect::AttackAgain(_) => Some(true),
        Effect::Destroy(_) | Effect::Inhibit(..) | Effect::CannotAttack(..) | Effect::Rest(_) => Some(false),
        _ => None,
    }
}

/// Watches a match and counts the blunders of each seat.
#[derive(Debug, Default)]
pub struct Watch {
    found: Option<Blunder>,
}

impl BlunderWatch<State> for Watch {
    fn decided(&mut self, question: &Question<'_, State>, action: Action) {
        let kind = fault(question, action);
        self.found = kind.map(|kind| Blunder { kind, seat: question.seat, what: describe(question.view, action) });
    }

    fn carried_out(&mut self, _view: &dyn Fn(Seat) -> View) -> Option<Blunder> {
        self.found.take()
    }
}

fn describe(view: &View, action: Action) -> String {
    let card = view.gifts.last().and_then(|gift| gift.card);
    let gift = card.map(|card| view.cards.card(card).name.clone()).unwrap_or_default();
    format!("{action} {gift}").trim_end().to_owned()
}
