//! Headlines for events that belong together, and one-line summaries of turns.

use table::{Logged, Seat};

use super::clash::by;
use super::names::figure;
use super::teller::Teller;
use crate::card_text::capitalized;
use crate::event::Event;
use crate::language::Face;
use crate::rules::CardNo;

/// An attack as far as the events tell of it.
#[derive(Clone, Copy)]
struct Clash {
    seat: Seat,
    attacker: CardNo,
    /// `None` while it lies face down.
    target: Option<CardNo>,
    /// Whose card it is, where a team says so (ESTRO-INF-10).
    defends: Option<Seat>,
}

impl Teller<'_> {
    /// The results of attacks and what was destroyed or saved; `None` where the first line says it.
    pub(super) fn headline(&self, beat: &[Logged<Event>]) -> Option<String> {
        let mut said: Vec<String> = Vec::new();
        let mut clash: Option<Clash> = None;
        for (number, Logged { event, .. }) in beat.iter().enumerate() {
            match *event {
                Event::Attacked { seat, attacker, target } => {
                    clash = Some(Clash { seat, attacker, target, defends: None });
                }
                Event::Defends(owner) => clash = clash.map(|clash| Clash { defends: Some(owner), ..clash }),
                Event::Redirected(target) => clash = clash.map(|clash| Clash { target, ..clash }),
                Event::Compared { tots, won, primaries, .. } => {
                    said.extend(clash.map(|clash| self.decided(&clash, tots, primaries, won)));
                }
                Event::DefeatedCovered => {
                    // The loser is turned up at once, unless it is protected (ESTRO-DEST-07).
                    if let Some(Logged { event: Event::TurnedUp(_, no), .. }) = beat.get(number + 1) {
                        clash = clash.map(|clash| Clash { target: Some(*no), ..clash });
                    }
                    said.extend(clash.map(|clash| self.of_clash("head-covered", &clash)));
                }
                Event::AttackEnded | Event::Stopped(_) => {
                    said.extend(clash.map(|clash| self.of_clash("head-ended", &clash)));
                }
                Event::Destroyed(..)
                | Event::Saved(..)
                | Event::StaysProtected(..)
                | Event::Entered(..)
                | Event::Ambushed(..)
                | Event::OutOfTime(_)
                | Event::GiftAnnulled(..)
                | Event::Coin { .. }
                // A blow to a ship has no target that is compared (ESTRO-SOLO-23).
                | Event::ShipStruck { .. }
                | Event::ShipDestroyed(_)
                | Event::AlarmSounded(..)
                | Event::SkillReleased(_)
                | Event::Conceded(_) => said.push(self.tell(event)),
                _ => {}
            }
        }
        said.dedup();
        let first = &beat.first()?.event;
        match first {
            Event::RoundBegan(_) | Event::TurnBegan(..) | Event::Begins(_) => return None,
            Event::Attacked { .. } if !said.is_empty() => {}
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

    /// A comparison with the names of the cards: `Ozok (TOT 72+5) beats Thofa (TOT 76)`.
    fn decided(&self, clash: &Clash, tots: [i16; 2], primaries: [i16; 2], won: bool) -> String {
        let values = [
            ("won", by(tots, won).into()),
            ("card", self.owned(clash.seat, clash.attacker).into()),
            ("target", self.target_of(clash).into()),
            ("a", self.tot_of(Some(clash.attacker), tots[0]).into()),
            ("b", self.tot_of(clash.target, tots[1]).into()),
            ("c", primaries[0].into()),
            ("d", primaries[1].into()),
        ];
        capitalized(&self.say("head-decided", &values))
    }

    /// A TOT as what the card prints and what was added.
    fn tot_of(&self, no: Option<CardNo>, tot: i16) -> String {
        let card = no.and_then(|no| self.state.rules.set.cards().get(no.0 as usize));
        card.map_or_else(|| tot.to_string(), |card| figure(tot, card.values.tot() as i16))
    }

    fn of_clash(&self, id: &str, clash: &Clash) -> String {
        let turned = if clash.target.is_some() { "yes" } else { "no" };
        let values = [
            ("card", self.owned(clash.seat, clash.attacker).into()),
            ("target", self.target_of(clash).into()),
            ("turned", turned.into()),
        ];
        capitalized(&self.say(id, &values))
    }

    fn target_of(&self, clash: &Clash) -> String {
        let owner = clash.defends.map_or_else(|| self.opponents(clash.seat), |owner| self.person(owner));
        let who = ("who", owner);
        match clash.target {
            Some(no) => self.say("card-of", &[who, ("card", self.card(no).into())]),
            None => self.say("card-of-covered", &[who]),
        }
    }

    /// What a seat did in its turn.
    pub(super) fn summary(&self, seat: Seat, turn: &[Logged<Event>]) -> Option<String> {
        let mut parts = Vec::new();
        let played = self.played_by(seat, turn);
        if !played.is_empty() {
            parts.push(self.say("sum-played", &[("cards", played.join(", ").into())]));
        }
        let count = |is: fn(&Event, Seat) -> bool| turn.iter().filter(|logged| is(&logged.event, seat)).count();
        let attacks = count(|event, by| match event {
            Event::Attacked { seat, .. } | Event::ShipAttacked(seat, ..) => *seat == by,
            _ => false,
        });
        let specials = count(|event, by| matches!(event, Event::SpecialUsed(seat, _) if *seat == by));
        for (id, n) in [("sum-attacks", attacks), ("sum-specials", specials)] {
            if n > 0 {
                parts.push(self.say(id, &[("n", n.into())]));
            }
        }
        let destroyed: Vec<String> = turn
            .iter()
            .filter_map(|logged| match logged.event {
                Event::Destroyed(whose, no) => Some(self.owned(whose, no)),
                _ => None,
            })
            .collect();
        if !destroyed.is_empty() {
            parts.push(self.say("sum-destroyed", &[("cards", destroyed.join(", ").into())]));
        }
        (!parts.is_empty()).then(|| {
            let values = [("who", self.person(seat)), ("what", parts.join("; ").into())];
            self.say("sum-turn", &values)
        })
    }

    /// What the seat has played.
    fn played_by(&self, seat: Seat, turn: &[Logged<Event>]) -> Vec<String> {
        let of = |event: &Event| match event {
            Event::Played(by, no) | Event::PlayedInto(by, no, _) if *by == seat => Some((Face::Up, Some(*no))),
            Event::PlayedDown(by) | Event::PlayedDownInto(by, _) if *by == seat => Some((Face::Down, None)),
            _ => None,
        };
        let plays = turn.iter().filter_map(|logged| of(&logged.event));
        plays.map(|(_, no)| no.map_or_else(|| self.say("sum-face-down", &[]), |no| self.card(no))).collect()
    }
}
