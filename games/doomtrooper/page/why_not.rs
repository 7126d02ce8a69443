//! Actions that a person might expect in Doomtrooper and that are not legal now.

use doomtrooper::language::CardKind;
use doomtrooper::state::At;
use doomtrooper::{Action, Prompt, View, clause};
use table::Seat;

/// The Actions needed to hide a warrior (HID-01).
const TO_HIDE: u8 = 3;

/// Illegal actions that a person might expect: the usual ones of a Turn while its next Action is asked for, and the
/// cards of the hand at any time. At other moments all others would have the same reason: that it is not their time.
pub fn impossible(view: &View, me: Seat, legal: &[Action]) -> Vec<Action> {
    let is_action = matches!(view.prompt, Some(Prompt::Action));
    let mut all = Vec::new();
    if is_action {
        all.extend([Action::Attack, Action::Meditate]);
    }
    let mut hand = view.seats.get(me.index()).and_then(|side| side.hand.clone()).unwrap_or_default();
    hand.dedup();
    for card in hand.into_iter().map(|number| view.cards.card(number)) {
        match card.kind {
            CardKind::Warrior if is_action => {
                all.push(Action::Add(card.code));
                if view.actions >= TO_HIDE {
                    all.push(Action::Hide(card.code));
                }
            }
            CardKind::Warrior => {}
            _ => all.push(Action::Play(card.code)),
        }
    }
    if is_action {
        all.extend(with_warriors(view, me));
    }
    all.retain(|action| !legal.contains(action));
    all
}

/// The actions that are conceivable with the person's warriors: each goes into Cover or leaves it, and to the Outpost
/// where there is one; one of them sabotages each opponent.
fn with_warriors(view: &View, me: Seat) -> Vec<Action> {
    let own =
        view.table.iter().filter(|card| card.controller == me && !matches!(card.at, At::Card | At::Player | At::Game));
    let has_outpost = view.table.iter().any(|card| card.at == At::Outpost);
    let mut all = Vec::new();
    for card in own.clone() {
        all.push(if card.covered { Action::Uncover(card.slot) } else { Action::Cover(card.slot) });
        if has_outpost {
            all.push(Action::Transfer(card.slot));
        }
    }
    let partner = |seat: Seat| {
        let team = |seat: Seat| view.seats.get(seat.index()).and_then(|side| side.team);
        team(seat).is_some() && team(seat) == team(me)
    };
    let others = Seat::all(view.seats.len() as u8).filter(|seat| *seat != me && !partner(*seat));
    if let Some(saboteur) = own.clone().find(|card| !card.covered) {
        all.extend(others.map(|seat| Action::Sabotage(saboteur.slot, seat)));
    }
    all
}

/// Whether nobody would expect it now: that an action fails because no Action is left surprises nobody.
pub fn is_far_from_now(action: Action, refused_by: &str) -> bool {
    let needs_action = matches!(
        action,
        Action::Meditate | Action::Cover(_) | Action::Uncover(_) | Action::Transfer(_) | Action::Hide(_)
    );
    needs_action && refused_by == clause::ACT_04.as_str()
}

#[cfg(test)]
mod tests {
    use super::*;
    use doomtrooper::{State, deck};
    use std::collections::HashSet;
    use table::{Choices as _, Game, Match, Seed};

    /// The listed actions are refused, and not all for the same reason.
    #[test]
    fn what_is_listed_is_refused_each_for_a_reason_of_its_own() {
        let (mut lists, mut lines, mut most, mut reasons) = (0, 0, 0, HashSet::new());
        for seed in 0..6 {
            let mut game = Match::<State>::new(deck::ready_table(2), Seed::from(seed));
            for step in 0..500_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                let legal: Vec<Action> = (0..choices.len()).map(|place| choices.get(place)).collect();
                let mut listed = HashSet::new();
                for action in impossible(&view, seat, &legal) {
                    let refusal = game.truth().refusal(seat, action).expect("what is listed is refused");
                    if is_far_from_now(action, refusal.clause.as_str()) {
                        continue;
                    }
                    assert!(listed.insert(action), "{action} twice");
                    reasons.insert(refusal.clause);
                    let is_action = view.prompt == Some(Prompt::Action);
                    assert!(is_action || matches!(action, Action::Play(_)), "{action} while {:?}", view.prompt);
                }
                lists += usize::from(!listed.is_empty());
                lines += listed.len();
                most = most.max(listed.len());
                game.act(seat, choices.get((step * 7 + seed as u32) % choices.len())).unwrap();
            }
        }
        assert!(lists > 300 && reasons.len() > 10, "{lists} lists, {} reasons", reasons.len());
        assert!(lines < 8 * lists && most < 24, "{lines} lines in {lists} lists, at most {most}");
    }
}
