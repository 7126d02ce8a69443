//! What the events of C.O.A.L. are to the log: what begins a beat, and the cards being resolved that hold one together.

use coal::Event;
use coal::event::Origin;
use table::Seat;

use crate::desk::SceneWord as Scene;

/// What an event does to the scene.
pub fn scene(event: &Event) -> Scene {
    match event {
        Event::Activated(..) => Scene::Opens,
        Event::Discarded(_, _, Origin::Resolving) | Event::Stays(..) => Scene::Closes,
        Event::TurnBegan(..) => Scene::EndsAll,
        _ => Scene::GoesOn,
    }
}

/// The number of the turn that an event begins.
pub fn turn_of(event: &Event) -> Option<u16> {
    if let Event::TurnBegan(_, number) = event { Some((*number).into()) } else { None }
}

/// The seat that begins a new beat with this event.
pub fn head(event: &Event) -> Option<Seat> {
    match event {
        Event::Starts(seat)
        | Event::TookModel(seat, _)
        | Event::TookPilot(seat, _)
        | Event::TurnBegan(seat, _)
        | Event::Played(seat, ..)
        | Event::Activated(seat, ..)
        | Event::Maneuvered(seat, _)
        | Event::Consumed(seat, ..)
        | Event::UsedAbility(seat, _)
        | Event::ChosePilot(seat)
        | Event::OnBoard(seat, _)
        | Event::Swapped(seat, _)
        | Event::Called(seat, _)
        | Event::Conceded(seat)
        | Event::Ends(seat) => Some(*seat),
        Event::Won(seats) => seats.lowest(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::beats::beats;
    use crate::desk::mark;
    use coal::action::{Facing, Slot};
    use coal::card::Tokens;
    use coal::clause;
    use table::Logged;

    #[test]
    fn an_attack_and_its_reaction_are_one_beat() {
        let (me, other) = (Seat(0), Seat(1));
        let events = [
            Event::TurnBegan(me, 3),
            Event::Activated(me, Slot(0), 1, Tokens::default()),
            Event::Attacks(me, 1, other, [2, 0, 0]),
            Event::Activated(other, Slot(2), 5, Tokens::default()),
            Event::Discarded(other, 5, Origin::Resolving),
            Event::Hit(other, [1, 0, 0], me),
            Event::Discarded(me, 1, Origin::Resolving),
            Event::Played(me, Slot(1), Facing::Down, None),
        ];
        let lines = events.map(|event| mark(&Logged { clause: clause::ATK_03, event }));
        let lengths: Vec<usize> = beats(&lines).iter().map(|beat| beat.lines.len()).collect();
        assert_eq!(lengths, [1, 6, 1]);
    }
}
