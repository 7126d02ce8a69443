//! The structure of the log of C.O.A.L.: which event begins a beat, and which resolved cards hold a beat together.

use coal::action::Slot;
use coal::card::{Ability, DamageKind};
use coal::event::{Origin, reaction_of};
use coal::{Event, Setup};
use protocol::Both;
use table::{Clause, Logged, Seat};

use crate::desk::{Addend, Fate, SceneWord as Scene, Staged, StagedSide};

/// The effect of an event on the scene.
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

/// The slots that an event is about.
pub fn marks(event: &Event) -> Vec<String> {
    let at = |seat: Seat, slot: Slot| vec![format!("slot-{seat}-{slot}")];
    match *event {
        Event::Charged(seat, slot, _)
        | Event::Played(seat, slot, ..)
        | Event::Discarded(seat, _, Origin::Play(slot))
        | Event::Activated(seat, slot, ..)
        | Event::Placed(seat, slot, _)
        | Event::Helped(_, seat, slot, _)
        | Event::Removed(_, seat, slot, _)
        | Event::Transferred(seat, slot, _)
        | Event::Overdriven(seat, slot, _) => at(seat, slot),
        _ => Vec::new(),
    }
}

/// The attack that was decided by the last event of a beat.
pub fn staged(setup: &Setup, beat: &[Logged<Event>]) -> Option<Staged> {
    let (seat, suffered) = match beat.last()?.event {
        Event::Hit(seat, damage, _) => (seat, Some(damage)),
        Event::Unhurt(seat) => (seat, None),
        _ => return None,
    };
    let (start, attacker, card, damage) =
        beat.iter().enumerate().rev().find_map(|(start, logged)| match logged.event {
            Event::Attacks(by, card, on, damage) | Event::Counterattacks(by, card, on, damage) if on == seat => {
                Some((start, by, card, damage))
            }
            _ => None,
        })?;
    let cards = &setup.rules().cards;
    let id = |card| Some(cards.card(card).id.clone());
    let of_card = |card| {
        let names = &cards.card(card).name;
        Some(Both { en: names.en.clone(), it: names.it.clone() })
    };
    let addend = |kind: &str, n: i16, of: Option<Both>, clause: &Clause| {
        let clause = Some(clause.as_str().to_owned());
        (n != 0).then(|| Addend { kind: kind.to_owned(), n, of, clause })
    };
    let of = |kind: DamageKind| i16::from(Event::of_kind(damage, kind));
    let begun = &beat[start].clause;
    let mut addends: Vec<Addend> =
        [("physical", DamageKind::Physical), ("energy", DamageKind::Energy), ("generic", DamageKind::Generic)]
            .into_iter()
            .filter_map(|(name, kind)| addend(name, of(kind), of_card(card), begun))
            .collect();
    // The card with which the seat responds, and the pilot of its Steambot.
    let mut answer = None;
    let luthor = cards.pilots().iter().find(|pilot| pilot.ability == Some(Ability::LuthorCap));
    for Logged { clause, event } in &beat[start..] {
        addends.extend(match *event {
            Event::Works(by, card) | Event::Echoes(by, card) if by == seat => {
                answer = of_card(card);
                None
            }
            Event::Absorbs(by, _, n) if by == seat => addend("absorbed", -i16::from(n), answer.clone(), clause),
            // It stops everything that is left of the attack.
            Event::Neutralizes(by, _) if by == seat => {
                let left = addends.iter().map(|addend| addend.n).sum::<i16>();
                addend("neutralized", -left, answer.clone(), clause)
            }
            Event::Ignored(by, n) if by == seat => {
                let name = luthor.map(|pilot| Both { en: pilot.name.clone(), it: pilot.name.clone() });
                addend("ignored", -i16::from(n), name, clause)
            }
            _ => None,
        });
    }
    let total = suffered.map_or(0, |damage| damage.iter().map(|n| i16::from(*n)).sum());
    let struck = StagedSide {
        seat: Some(attacker.0),
        card: id(card),
        addends,
        total: Some(total),
        against: None,
        fate: Fate::Untouched,
    };
    let fate = if total > 0 { Fate::Hit } else { Fate::Shielded };
    let card = reaction_of(beat, seat).and_then(id);
    let met = StagedSide { seat: Some(seat.0), card, addends: Vec::new(), total: None, against: None, fate };
    Some(Staged::Attack { sides: [struck, met] })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::beats::turns;
    use crate::desk::mark;
    use coal::action::{Facing, Slot};
    use coal::card::{Against, Tokens};
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
        let turns = turns(&lines);
        let lengths: Vec<usize> = turns[0].beats.iter().map(|beat| beat.lines.len()).collect();
        assert_eq!((turns.len(), turns[0].turn, lengths), (1, Some(3), vec![6, 1]));
        assert_eq!(lines[7].marks, ["slot-0-2"]);
    }

    #[test]
    fn what_an_attack_does_adds_up() {
        let (me, other) = (Seat(0), Seat(1));
        let setup = Setup::default();
        let beat = [
            Event::Activated(me, Slot(0), 1, Tokens::default()),
            Event::Attacks(me, 1, other, [2, 1, 0]),
            Event::Activated(other, Slot(2), 5, Tokens::default()),
            Event::Works(other, 5),
            Event::Absorbs(other, Against::Physical, 2),
            Event::Hit(other, [0, 1, 0], me),
        ];
        let beat = beat.map(|event| Logged { clause: clause::ATK_03, event });
        assert_eq!(staged(&setup, &beat[..5]), None);
        let [one, two] = staged(&setup, &beat).and_then(Staged::into_sides).expect("an attack");
        let name = |card| setup.rules().cards.card(card).name.en.clone();
        let said = |addend: &Addend| (addend.n, addend.of.as_ref().map(|of| of.en.clone()).unwrap_or_default());
        assert_eq!(one.addends.iter().map(said).collect::<Vec<_>>(), [(2, name(1)), (1, name(1)), (-2, name(5))]);
        assert!(one.addends.iter().all(|addend| addend.clause.as_deref() == Some("COAL-ATK-03")));
        assert_eq!((one.total, two.fate), (Some(1), Fate::Hit));
        let id = |card| Some(setup.rules().cards.card(card).id.clone());
        assert_eq!((one.card, two.card), (id(1), id(5)));
        // A neutralizing card stops everything that is left, of any kind (COAL-REA-11).
        let stops = Logged { clause: clause::REA_11, event: Event::Neutralizes(other, Against::Physical) };
        let stopped = [&beat[..5], &[stops, Logged { clause: clause::ATK_06, event: Event::Unhurt(other) }]].concat();
        let addends = staged(&setup, &stopped).and_then(Staged::into_sides).expect("an attack")[0].addends.clone();
        assert_eq!(addends.iter().map(|addend| addend.n).sum::<i16>(), 0);
        // A second answer that has nothing left to stop was not the one that held (COAL-REA-11).
        let late = Logged { clause: clause::ACT_08, event: Event::Works(other, 6) };
        let held = [&stopped[..6], &[late, stopped[6].clone()]].concat();
        assert_eq!(staged(&setup, &held).and_then(Staged::into_sides).expect("an attack")[1].card, id(5));
        let unhurt = [&beat[..5], &[Logged { clause: clause::ATK_06, event: Event::Unhurt(other) }]].concat();
        assert_eq!(staged(&setup, &unhurt).and_then(Staged::into_sides).expect("an attack")[1].fate, Fate::Shielded);
    }
}
