//! What the events of Doomtrooper are to the log: what begins a beat, and the combats that hold one together.

use doomtrooper::Event;
use table::Seat;

use crate::desk::SceneWord as Scene;

/// What an event does to the scene.
pub fn scene(event: &Event) -> Scene {
    match event {
        Event::Attacks(_) => Scene::Opens,
        Event::CombatOver => Scene::Closes,
        Event::TurnBegan(..) => Scene::EndsAll,
        _ => Scene::GoesOn,
    }
}

/// The number of the turn that an event begins.
pub const fn turn_of(event: &Event) -> Option<u16> {
    if let Event::TurnBegan(_, number) = event { Some(*number) } else { None }
}

/// The seat that begins a new beat with this event.
pub fn head(event: &Event) -> Option<Seat> {
    match event {
        Event::Begins(seat)
        | Event::TurnBegan(seat, _)
        | Event::MissedTurn(seat)
        | Event::Announced(seat, ..)
        | Event::Attacks(seat)
        | Event::Redrew(seat, _)
        | Event::Conceded(seat)
        | Event::Eliminated(seat) => Some(*seat),
        Event::Won(seats) | Event::Tied(seats) => seats.lowest(),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::beats::beats;
    use crate::desk::mark;
    use doomtrooper::clause;
    use doomtrooper::language::Tactic;
    use table::Logged;

    #[test]
    fn a_combat_with_its_answers_is_one_beat() {
        let (me, other) = (Seat(0), Seat(1));
        let events = [
            Event::TurnBegan(me, 3),
            Event::Attacks(me),
            Event::Chosen(Tactic::Shoot),
            Event::Chosen(Tactic::Fight),
            Event::Redrew(other, false),
            Event::Promotion(me, 3),
            Event::CombatOver,
            Event::Redrew(me, false),
        ];
        let lines = events.map(|event| mark(&Logged { clause: clause::CMB_01, event }));
        let lengths: Vec<usize> = beats(&lines).iter().map(|beat| beat.lines.len()).collect();
        assert_eq!(lengths, [1, 6, 1]);
    }
}
