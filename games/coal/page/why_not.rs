//! Actions of C.O.A.L. that a person might think of but may not take now.

use coal::action::{Gain, Slot, TurnKind};
use coal::card::Resource;
use coal::{Action, View, clause};
use table::Seat;

/// Illegal actions that a person might think of: those with cards that are in the hand, and one slot in place of all.
pub fn impossible(view: &View, me: Seat, legal: &[Action]) -> Vec<Action> {
    let seats = view.seats.len() as u8;
    let own = view.seats.get(me.index());
    let mut all = vec![Action::End, Action::Pass];
    for card in own.and_then(|side| side.hand.as_ref()).into_iter().flatten() {
        all.extend(Slot::ALL.map(|slot| Action::Play(card.kind, coal::action::Facing::Up, slot)));
        all.extend(Slot::ALL.map(|slot| Action::Play(card.kind, coal::action::Facing::Down, slot)));
        all.extend([Gain::Steam, Gain::Energy, Gain::TwoSteam].map(|gain| Action::Consume(card.kind, gain)));
        all.extend([Action::Trade(card.kind), Action::Drop(card.kind)]);
    }
    // Nobody asks about an empty slot.
    let full = |slot: &Slot| own.is_some_and(|side| side.slots[slot.index()].is_some());
    for slot in Slot::ALL.into_iter().filter(full) {
        all.extend([Action::Activate(slot), Action::Discard(slot)]);
    }
    let maneuvers = own.and_then(|side| side.pilot).map_or(0, |pilot| view.cards.pilot(pilot).maneuvers.len() as u8);
    all.extend((0..maneuvers).map(Action::Maneuver));
    all.extend([Action::Repair, Action::Swap, Action::Call]);
    all.extend([TurnKind::Action, TurnKind::Maintenance].map(Action::Declare));
    for kind in Resource::ALL {
        for (owner, slot) in Seat::all(seats).flat_map(|owner| Slot::ALL.map(|slot| (owner, slot))) {
            all.extend([Action::Place(kind, owner, slot), Action::Take(kind, owner, slot)]);
        }
    }
    let mut seen = Vec::new();
    all.retain(|action| {
        let alike = alike(*action, me);
        let is_new = !legal.contains(action) && !seen.contains(&alike);
        if is_new {
            seen.push(alike);
        }
        is_new
    });
    all
}

/// The same action for all actions that differ only in the slot.
const fn alike(action: Action, me: Seat) -> Action {
    match action {
        Action::Play(kind, facing, _) => Action::Play(kind, facing, Slot(0)),
        Action::Place(kind, ..) => Action::Place(kind, me, Slot(0)),
        Action::Take(kind, ..) => Action::Take(kind, me, Slot(0)),
        Action::Discard(_) => Action::Discard(Slot(0)),
        other => other,
    }
}

/// Whether nobody would think of the action now, because it belongs to another question or to another pilot.
pub fn is_far_from_now(action: Action, refused_by: &str) -> bool {
    match action {
        Action::Play(..) | Action::Activate(_) | Action::Maneuver(_) | Action::End | Action::Discard(_) => false,
        Action::Consume(..) | Action::Trade(_) | Action::Repair => refused_by == clause::PIL_01.as_str(),
        Action::Swap | Action::Call => [clause::TAG_01, clause::TEAM_01].iter().any(|one| one.as_str() == refused_by),
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coal::{Setup, State};
    use table::{Choices, Game, Match, Seed};

    #[test]
    fn what_is_listed_is_refused_and_each_thing_once() {
        let mut game = Match::<State>::new(Setup::default(), Seed::from(5));
        let mut listed = 0;
        for step in 0..300_u32 {
            let Some(seat) = game.awaits().seats().lowest() else { break };
            let mut legal = Vec::new();
            game.truth().actions(seat, &mut legal);
            let all = impossible(&game.view(seat.into()), seat, &legal);
            assert!(all.iter().all(|action| game.truth().refusal(seat, *action).is_some()));
            let of = |kind: fn(&Action) -> bool| all.iter().filter(|action| kind(action)).count();
            assert!(of(|action| matches!(action, Action::Place(Resource::Steam, ..))) <= 1, "{all:?}");
            listed += all.len();
            let choices = game.choices(seat);
            game.act(seat, choices.get(step * 7 % choices.len())).unwrap();
        }
        assert!(listed > 1_000, "{listed}");
    }
}
