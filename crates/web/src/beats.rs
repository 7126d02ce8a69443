//! The log in beats: what a person reads as one thing stands together, an attack with its reactions for one.

use coal::Event;
use coal::event::From;
use table::{Logged, Seat};

/// Events that belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beat {
    /// The number of the turn that it begins, for a heading.
    pub turn: Option<u8>,
    /// Whose doing it is, where one seat began it.
    pub seat: Option<Seat>,
    /// Where its first event stands in the list.
    pub start: usize,
    /// The events.
    pub events: Vec<Logged<Event>>,
}

/// Groups events. A card that is being resolved keeps everything that happens meanwhile in its beat.
#[must_use]
pub fn beats(events: &[Logged<Event>]) -> Vec<Beat> {
    let mut beats: Vec<Beat> = Vec::new();
    let mut resolving = 0_u32;
    for (start, logged) in events.iter().enumerate() {
        let head = head(&logged.event);
        match beats.last_mut() {
            Some(beat) if head.is_none() || resolving > 0 => beat.events.push(*logged),
            _ => {
                let turn = if let Event::TurnBegan(_, number) = logged.event { Some(number) } else { None };
                beats.push(Beat { turn, seat: head, start, events: vec![*logged] });
            }
        }
        match logged.event {
            Event::Activated(..) => resolving += 1,
            Event::Discarded(_, _, From::Resolving) | Event::Stays(..) => resolving = resolving.saturating_sub(1),
            Event::TurnBegan(..) => resolving = 0,
            _ => {}
        }
    }
    beats
}

/// The seat that begins a new beat with this event.
fn head(event: &Event) -> Option<Seat> {
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
    use coal::action::{Facing, Slot};
    use coal::card::Tokens;
    use coal::clause;

    #[test]
    fn an_attack_and_its_reaction_are_one_beat() {
        let (me, other) = (Seat(0), Seat(1));
        let events = [
            Event::TurnBegan(me, 3),
            Event::Activated(me, Slot(0), 1, Tokens::default()),
            Event::Attacks(me, 1, other, [2, 0, 0]),
            Event::Activated(other, Slot(2), 5, Tokens::default()),
            Event::Discarded(other, 5, From::Resolving),
            Event::Hit(other, [1, 0, 0], me),
            Event::Discarded(me, 1, From::Resolving),
            Event::Played(me, Slot(1), Facing::Down, None),
        ];
        let logged = events.map(|event| Logged { clause: clause::ATK_03, event });
        let lengths: Vec<usize> = beats(&logged).iter().map(|beat| beat.events.len()).collect();
        assert_eq!(lengths, [1, 6, 1]);
    }
}
