//! Checks that every offered action is accepted, and that every other action is refused.

use super::{Checked, Invariant, Plan, Trial, require};
use crate::{ActError, CONCEDE, Choices, Fast, Game, Match, Positioned, Seat};

/// Checks that the notation of every action of the table is parsed back to the same action.
pub(super) fn check_notation<A: std::fmt::Display + std::str::FromStr + PartialEq>(universe: &[A]) -> Checked {
    for action in universe {
        let text = action.to_string();
        let is_read_back = text.parse().is_ok_and(|read: A| read == *action);
        require(is_read_back, Invariant::ActionText, || {
            format!("`{text}` is not read back as the action it was written for")
        })?;
        require(text != CONCEDE, Invariant::ActionText, || format!("`{CONCEDE}` is no action"))?;
    }
    Ok(())
}

/// Checks the questions to all seats at one state.
pub(super) fn check<G: Positioned>(plan: &Plan<G>, table: &Trial<G>, state: &G, universe: &[G::Action]) -> Checked {
    for seat in Seat::all(state.seats()) {
        check_choices(state, seat, universe)?;
        check_refusals(table, state, seat, universe)?;
        for orders in &plan.standing {
            check_standing(state, seat, orders)?;
        }
    }
    Ok(())
}

fn check_choices<G: Game>(state: &G, seat: Seat, universe: &[G::Action]) -> Checked {
    let choices = state.choices(seat);
    let offered: Vec<G::Action> = (0..choices.len()).map(|k| choices.get(k)).collect();
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    let same = |holds: bool, message: &str| {
        require(holds, Invariant::ActionsAreChoices, || format!("seat {seat}: {message}: {offered:?}"))
    };
    same(actions == offered, "`actions` gives others than `choices`")?;
    let mut sorted = offered.clone();
    sorted.sort_unstable();
    sorted.dedup();
    same(sorted.len() == offered.len(), "an action is offered twice")?;
    same(
        (0..).zip(&offered).all(|(k, action)| choices.index_of(action) == Some(k)),
        "`position` does not find an action",
    )?;
    same(
        universe.iter().all(|action| choices.index_of(action).is_some() == offered.contains(action)),
        "`position` finds another action",
    )?;
    same(offered.iter().all(|action| universe.contains(action)), "an action is not in the universe")?;
    let default = state.unanswered(seat);
    same(
        default.is_some() != offered.is_empty() && default.is_none_or(|action| offered.contains(&action)),
        "what is done for a seat that does not answer is not among them",
    )?;
    let few = choices.essential();
    let few: Vec<G::Action> = (0..few.len()).map(|k| few.get(k)).collect();
    same(
        few.iter().all(|action| offered.contains(action)) && few.is_empty() == offered.is_empty(),
        "`essential` is not among them",
    )
}

/// Checks that an action is refused exactly when it is not offered, and that a refused action changes nothing.
fn check_refusals<G: Positioned>(table: &Trial<G>, state: &G, seat: Seat, universe: &[G::Action]) -> Checked {
    let choices = state.choices(seat);
    for action in universe {
        let refusal = state.refusal(seat, *action);
        let is_offered = choices.index_of(action).is_some();
        require(refusal.is_none() == is_offered, Invariant::OfferedIsAccepted, || match refusal {
            Some(refusal) => format!("`{action}` is offered to seat {seat} and refused by {}", refusal.clause),
            None => format!("`{action}` is not offered to seat {seat} and not refused either"),
        })?;
    }
    let mut game = Match::from_state(table.setup.clone(), state.clone(), Fast::new(0));
    let fingerprint = state.fingerprint();
    for action in universe.iter().filter(|action| choices.index_of(action).is_none()).step_by(7) {
        let is_refused = matches!(game.act(seat, *action), Err(ActError::Refused(_) | ActError::Over));
        let is_untouched =
            game.truth().fingerprint() == fingerprint && game.events().is_empty() && game.steps().is_empty();
        require(is_refused && is_untouched, Invariant::OfferedIsAccepted, || {
            format!("the refused `{action}` of seat {seat} changed something")
        })?;
    }
    Ok(())
}

fn check_standing<G: Game>(state: &G, seat: Seat, orders: &G::StandingOrders) -> Checked {
    let Some(answer) = state.standing_answer(seat, orders) else { return Ok(()) };
    require(state.choices(seat).index_of(&answer).is_some(), Invariant::StandingAnswers, || {
        format!("the orders `{orders}` of seat {seat} answer `{answer}`, which is not among its legal actions")
    })?;
    let text = orders.to_string();
    let is_read_back = text.parse().is_ok_and(|read: G::StandingOrders| read == *orders);
    require(is_read_back, Invariant::StandingAnswers, || format!("the orders `{text}` are not read back as they were"))
}
