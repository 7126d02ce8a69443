//! The meaning of Doomtrooper's events for the log: which event begins a beat, and which combats hold one together.

use doomtrooper::event::Sight;
use doomtrooper::language::{Rating, Tactic};
use doomtrooper::{Event, Setup};
use table::{Logged, Seat};

use crate::desk::{Addend, Fate, SceneWord as Scene, Staged, StagedSide};

/// The effect of an event on the scene.
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

/// The numbers of the cards in play that an event is about.
pub fn marks(event: &Event) -> Vec<String> {
    let numbers = match *event {
        Event::Announced(_, _, sight, _)
        | Event::Chose(_, sight)
        | Event::Covered(sight)
        | Event::Uncovered(sight)
        | Event::Moved(sight, _)
        | Event::InWarzone(sight)
        | Event::Uses(sight)
        | Event::Wounded(sight)
        | Event::Saved(sight)
        | Event::Healed(sight)
        | Event::Converted(sight, _)
        | Event::LostMembership(sight, _)
        | Event::Controlled(sight, _) => [sight.number, 0],
        Event::Attached(spot, _, sight) => [spot.number, sight.number],
        Event::Boarded(one, other, _)
        | Event::Named(one, other)
        | Event::Blow(one, other, ..)
        | Event::Supports(one, other) => [one.number, other.number],
        Event::Entered(spot, ..)
        | Event::Hid(_, spot)
        | Event::Identified(spot, _)
        | Event::NotPaid(spot, _)
        | Event::Killed(spot, _)
        | Event::Discarded(spot, _)
        | Event::Annihilated(spot, _)
        | Event::LeftUnseen(spot)
        | Event::Returned(spot, _)
        | Event::Completed(spot, _)
        | Event::Assigned(spot, ..) => [spot.number, 0],
        _ => [0, 0],
    };
    let named = names(event).map(|number| format!("named-{number}"));
    numbers.into_iter().filter(|number| *number != 0).map(|number| number.to_string()).chain(named).collect()
}

/// The number of a card whose face the event shows to everybody: later mentions of the number link to this line.
fn names(event: &Event) -> Option<u16> {
    match *event {
        Event::Covered(sight) | Event::Uncovered(sight) | Event::Attached(_, _, sight) => {
            sight.card.map(|_| sight.number)
        }
        Event::Entered(spot, ..) | Event::Identified(spot, _) => Some(spot.number),
        _ => None,
    }
}

/// The combat that the last event of a beat has ended, if there was a blow.
pub fn staged(setup: &Setup, beat: &[Logged<Event>]) -> Option<Staged> {
    let Event::CombatOver = beat.last()?.event else { return None };
    let events = || beat.iter().rev().map(|logged| logged.event);
    let [attacker, defender] = events().find_map(|event| match event {
        Event::Named(attacker, defender) => Some([attacker, defender]),
        _ => None,
    })?;
    let tactic = events().find_map(|event| if let Event::Chosen(tactic) = event { Some(tactic) } else { None });
    let blow_of = |who: Sight| {
        events().find_map(|event| match event {
            Event::Blow(from, _, strength, armor) if from.number == who.number => Some((strength, armor)),
            _ => None,
        })
    };
    let blows = [blow_of(attacker), blow_of(defender)];
    blows.iter().flatten().next()?;
    let side = |who: Sight, blow: Option<(i16, i16)>, is_struck: bool| {
        let fate = events().find_map(|event| match event {
            Event::Saved(sight) if sight.number == who.number => Some(Fate::Saved),
            Event::Killed(spot, _) if spot.number == who.number => Some(Fate::Killed),
            Event::Wounded(sight) if sight.number == who.number => Some(Fate::Wounded),
            _ => None,
        });
        let card = who.card.map(|number| setup.cards().card(number));
        let printed = card.and_then(|card| card.ratings).map(|ratings| match tactic {
            Some(Tactic::Shoot) => ratings.1,
            _ => ratings.0,
        });
        let mut addends = Vec::new();
        if let (Some((total, _)), Some(Rating::N(printed))) = (blow, printed) {
            let printed = i16::from(printed);
            addends.push(Addend { kind: "printed".to_owned(), n: printed, ..Addend::default() });
            if total != printed {
                addends.push(Addend { kind: "more".to_owned(), n: total - printed, ..Addend::default() });
            }
        }
        let held = if is_struck { Fate::Shielded } else { Fate::Untouched };
        StagedSide {
            seat: None,
            card: card.map(|card| card.code.to_string()),
            addends,
            total: blow.map(|(total, _)| total),
            against: blow.map(|(_, armor)| armor),
            fate: fate.unwrap_or(held),
        }
    };
    let [one, two] = blows;
    Some(Staged::Attack { sides: [side(attacker, one, two.is_some()), side(defender, two, one.is_some())] })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::beats::turns;
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
        let turns = turns(&lines);
        let lengths: Vec<usize> = turns[0].beats.iter().map(|beat| beat.lines.len()).collect();
        assert_eq!((turns.len(), turns[0].turn, lengths), (1, Some(3), vec![6, 1]));
    }

    #[test]
    fn a_combat_shows_both_blows_and_what_became_of_the_two() {
        use doomtrooper::event::Spot;
        use doomtrooper::set::CardNo;
        use doomtrooper::state::SlotNo;

        let setup = crate::game::testing::usual_table();
        let warrior = setup
            .cards()
            .cards()
            .iter()
            .position(|card| matches!(card.ratings, Some(ratings) if matches!(ratings.0, Rating::N(_))));
        let card = CardNo(warrior.expect("there are warriors") as u16);
        let printed = match setup.cards().card(card).ratings {
            Some(ratings) => {
                if let Rating::N(n) = ratings.0 {
                    i16::from(n)
                } else {
                    0
                }
            }
            None => 0,
        };
        let sight = |n: u8, card| Sight { slot: SlotNo(n), number: n.into(), card };
        let (one, two) = (sight(3, Some(card)), sight(4, None));
        let beat = [
            Event::Attacks(Seat(0)),
            Event::Named(one, two),
            Event::Chosen(Tactic::Fight),
            Event::Blow(one, two, printed + 2, 3),
            Event::Blow(two, one, 1, 5),
            Event::Killed(Spot { slot: SlotNo(4), number: 4 }, card),
            Event::CombatOver,
        ];
        let beat = beat.map(|event| Logged { clause: clause::CMB_01, event });
        assert_eq!(staged(&setup, &beat[..6]), None);
        let [attacker, defender] = staged(&setup, &beat).and_then(Staged::into_sides).expect("a combat");
        assert_eq!(attacker.addends.iter().map(|addend| addend.n).collect::<Vec<_>>(), [printed, 2]);
        assert_eq!((attacker.total, attacker.against, attacker.fate), (Some(printed + 2), Some(3), Fate::Shielded));
        // Nobody saw the face of the defender.
        assert_eq!((defender.card, defender.addends, defender.fate), (None, Vec::new(), Fate::Killed));
        let cancelled = [beat[0], beat[1], beat[6]];
        assert_eq!(staged(&setup, &cancelled), None, "nobody has struck");
    }
}
