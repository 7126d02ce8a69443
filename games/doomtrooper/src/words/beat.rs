//! The sum of events that belong together in a sentence, and of a Turn in a line.

use table::{Logged, Seat};

use super::Teller;
use crate::event::{Event, Sight};
use crate::state::What;

/// The attacker and the defender that were named last.
fn named(beat: &[Logged<Event>]) -> Option<(Sight, Sight)> {
    beat.iter().rev().find_map(|logged| match logged.event {
        Event::Named(attacker, defender) => Some((attacker, defender)),
        _ => None,
    })
}

impl Teller<'_> {
    /// A combat with the fate of the combatants; for any other beat, the warriors that were hurt, saved or named.
    pub(super) fn headline(&self, beat: &[Logged<Event>]) -> Option<String> {
        let mut said: Vec<String> = Vec::new();
        for logged in beat {
            if matches!(
                logged.event,
                Event::Wounded(_)
                    | Event::Killed(..)
                    | Event::Saved(_)
                    | Event::Completed(..)
                    | Event::Identified(..)
                    | Event::Sabotaged(..)
                    | Event::Cancelled(..)
            ) {
                let line = self.tell(logged);
                if !said.contains(&line) {
                    said.push(line);
                }
            }
        }
        let first = beat.first()?;
        match (first.event, named(beat)) {
            (Event::Attacks(seat), Some((attacker, defender))) => {
                let is_over = beat.iter().any(|logged| matches!(logged.event, Event::CombatOver));
                if said.is_empty() && is_over {
                    said.push(self.say("head-nobody", &[]));
                }
                let values = [
                    ("who", self.person(seat)),
                    ("card", self.sight(attacker).into()),
                    ("host", self.sight(defender).into()),
                ];
                let attack = self.say("head-attack", &values);
                let end = if said.is_empty() { "." } else { ": " };
                Some(attack + end + &said.join(" "))
            }
            (Event::TurnBegan(..), _) => None,
            _ if said.is_empty() => None,
            _ => Some(format!("{} {}", self.tell(first), said.join(" "))),
        }
    }

    /// The summary of the seat's own Turn.
    pub(super) fn summary(&self, seat: Seat, turn: &[Logged<Event>]) -> Option<String> {
        let count =
            |does: fn(&Event) -> Option<Seat>| turn.iter().filter(|logged| does(&logged.event) == Some(seat)).count();
        let added = count(|event| match event {
            Event::Announced(by, What::Add | What::AddCovered, ..) => Some(*by),
            _ => None,
        });
        let played = count(|event| match event {
            Event::Announced(by, What::Card, ..) => Some(*by),
            _ => None,
        });
        let attacks = count(|event| if let Event::Attacks(by) = event { Some(*by) } else { None });
        let mut parts = Vec::new();
        for (id, n) in [("sum-added", added), ("sum-played", played), ("sum-attacks", attacks)] {
            if n > 0 {
                parts.push(self.say(id, &[("n", n.into())]));
            }
        }
        let hurt = |of: fn(&Event) -> Option<Sight>| {
            turn.iter().filter_map(|logged| of(&logged.event)).map(|sight| self.sight(sight)).collect::<Vec<_>>()
        };
        let wounded = hurt(|event| if let Event::Wounded(sight) = event { Some(*sight) } else { None });
        let killed = hurt(|event| match event {
            Event::Killed(spot, card) => Some(Sight { slot: spot.slot, number: spot.number, card: Some(*card) }),
            _ => None,
        });
        for (id, names) in [("sum-wounded", wounded), ("sum-killed", killed)] {
            if !names.is_empty() {
                parts.push(self.say(id, &[("cards", names.join(", ").into())]));
            }
        }
        let points: i32 = turn
            .iter()
            .map(|logged| match logged.event {
                Event::Promotion(by, points) if by == seat => i32::from(points),
                _ => 0,
            })
            .sum();
        if points > 0 {
            parts.push(self.say("sum-points", &[("n", points.into())]));
        }
        (!parts.is_empty()).then(|| {
            let values = [("who", self.person(seat)), ("what", parts.join(", ").into())];
            self.say("sum-turn", &values)
        })
    }
}
