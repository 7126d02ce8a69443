//! Headlines for events that belong together, and one-line summaries of turns.

use table::{Logged, Seat};

use super::Teller;
use crate::event::{Attack, Event, attack_of, attack_on, reaction_of};

impl Teller<'_> {
    /// The result so far of attacks and their responses; for anything else, its cost.
    pub(super) fn headline(&self, beat: &[Logged<Event>]) -> Option<String> {
        let mut said = Vec::new();
        let mut stopped: Option<Attack> = None;
        for (number, Logged { event, .. }) in beat.iter().enumerate() {
            let before = &beat[..number];
            match *event {
                Event::Declared(..)
                | Event::Failed(..)
                | Event::Penalized(..)
                | Event::Healed(..)
                | Event::Extra(..)
                | Event::Destroyed(_) => said.push(self.tell(event)),
                Event::Neutralizes(seat, _) => {
                    stopped = attack_on(before, seat).filter(|attack| stopped != Some(*attack));
                    said.extend(stopped.and_then(|attack| self.stopped(before, attack)));
                }
                Event::Unhurt(seat) => {
                    let Some(attack) = attack_on(before, seat).filter(|attack| stopped != Some(*attack)) else {
                        continue;
                    };
                    said.extend(
                        self.stopped(before, attack).or_else(|| Some(self.struck("head-unhurt", attack, None))),
                    );
                }
                Event::Hit(seat, damage, attacker) => {
                    let attacks = before.iter().rev().filter_map(|logged| attack_of(&logged.event));
                    let found = attacks.into_iter().find(|(by, _, on)| *by == attacker && *on == seat);
                    said.extend(found.map(|attack| self.struck("head-hit", attack, Some(damage))));
                }
                _ => {}
            }
        }
        let first = &beat.first()?.event;
        match first {
            Event::Activated(..) if said.is_empty() => {
                let attack = beat.iter().rev().find(|logged| attack_of(&logged.event).is_some());
                return attack.map(|logged| self.tell(&logged.event));
            }
            Event::Activated(..) => {}
            _ if said.is_empty() => return None,
            first => {
                let line = self.tell(first);
                if said[0] != line {
                    said.insert(0, line);
                }
            }
        }
        Some(said.join(" "))
    }

    /// The sentence that a card of the attacked seat has stopped the attack; `None` where no card was used.
    fn stopped(&self, beat: &[Logged<Event>], (attacker, attack, seat): Attack) -> Option<String> {
        let card = reaction_of(beat, seat)?;
        let values = [
            ("who", self.person(seat)),
            ("card", self.card(card).into()),
            ("target", self.person(attacker)),
            ("attack", self.card(attack).into()),
        ];
        Some(self.say("head-stopped", &values))
    }

    fn struck(&self, id: &str, (seat, card, target): Attack, damage: Option<[u8; 3]>) -> String {
        let damage = damage.map_or_else(String::new, |damage| self.damage(damage));
        let values = [
            ("who", self.person(seat)),
            ("card", self.card(card).into()),
            ("target", self.person(target)),
            ("damage", damage.into()),
        ];
        self.say(id, &values)
    }

    /// The summary of what the seat did in its turn.
    pub(super) fn summary(&self, seat: Seat, turn: &[Logged<Event>]) -> Option<String> {
        let count =
            |is: fn(&Event) -> Option<Seat>| turn.iter().filter(|logged| is(&logged.event) == Some(seat)).count();
        let played = count(|event| if let Event::Played(by, ..) = event { Some(*by) } else { None });
        let attacks = count(|event| if let Event::Activated(by, ..) = event { Some(*by) } else { None });
        let mut parts = Vec::new();
        if played > 0 {
            parts.push(self.say("sum-played", &[("n", played.into())]));
        }
        if attacks > 0 {
            parts.push(self.say("sum-activated", &[("n", attacks.into())]));
        }
        for hurt in Seat::all(self.state.seats) {
            let suffered = turn.iter().map(|logged| match logged.event {
                Event::Hit(by, damage, _) if by == hurt => damage.iter().sum(),
                Event::Penalized(by, points, _) if by == hurt => points,
                Event::Extra(by, _) if by == hurt => 1,
                _ => 0,
            });
            let points: u8 = suffered.fold(0, u8::saturating_add);
            if points > 0 {
                let values = [("who", self.person(hurt)), ("points", self.points(points).into())];
                parts.push(self.say("sum-suffers", &values));
            }
        }
        (!parts.is_empty()).then(|| {
            let values = [("who", self.person(seat)), ("what", parts.join(", ").into())];
            self.say("sum-turn", &values)
        })
    }
}
