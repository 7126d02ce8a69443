//! The figures of a match of ESTRO: attacks, destroyed cards and Gifts of each seat, and the reason for the result.

use estro::rules::CardNo;
use estro::view::SeatView;
use estro::{CardSet, Event, Setup, View, clause};
use protocol::{Both, FigureRow};
use table::{Logged, Outcome, Seat};

use super::card::name_of;
use crate::i18n;

/// The seat with the greater TOT on the field is ahead (ESTRO-WIN-06).
pub const LEAST_WINS: bool = false;

/// The number that the curve of a seat shows: the TOT of its cards on the field.
pub fn standing(side: &SeatView) -> i16 {
    side.tot.unwrap_or_default()
}

/// Sums over the events of a match.
pub struct Tally {
    /// For each seat, its attacks that defeated a card, and all its attacks.
    attacks: Vec<[u32; 2]>,
    /// Cards that each seat lost.
    lost: Vec<u32>,
    /// Gifts and specials that each seat used.
    gifts: Vec<u32>,
    /// Cards that each attacking card of a seat destroyed.
    cards: Vec<Vec<(CardNo, u32)>>,
    /// The attack that is going on: its seat and card, its target, and whether the target was defeated.
    attack: Option<(Seat, CardNo, Option<CardNo>, bool)>,
    round: u16,
}

impl Tally {
    /// Empty sums for a table with this many seats.
    pub fn new(seats: usize) -> Self {
        Self {
            attacks: vec![[0; 2]; seats],
            lost: vec![0; seats],
            gifts: vec![0; seats],
            cards: vec![Vec::new(); seats],
            attack: None,
            round: 1,
        }
    }

    /// Adds the events of a decision.
    pub fn take(&mut self, events: &[Logged<Event>], _before: &View) {
        for logged in events {
            self.take_one(&logged.event);
        }
    }

    fn take_one(&mut self, event: &Event) {
        match *event {
            Event::RoundBegan(round) => self.round = round,
            Event::TurnBegan(..) => self.attack = None,
            // The ships attack, too, and have no figures (ESTRO-SOLO-01).
            Event::Attacked { seat, .. } if seat.index() >= self.attacks.len() => self.attack = None,
            Event::Attacked { seat, attacker, target } => {
                self.attacks[seat.index()][1] += 1;
                self.attack = Some((seat, attacker, target, false));
            }
            Event::Redirected(target) => {
                if let Some((_, _, aim, _)) = &mut self.attack {
                    *aim = target;
                }
            }
            Event::Compared { won: true, .. }
            | Event::ShieldStruck { won: true, .. }
            | Event::Decided(true)
            | Event::DefeatedCovered => {
                if let Some((_, _, _, is_defeated)) = &mut self.attack {
                    *is_defeated = true;
                }
            }
            Event::ShipAttacked(seat, attacker, _) => {
                self.attacks[seat.index()][1] += 1;
                self.attack = Some((seat, attacker, None, false));
            }
            Event::ShipStruck { value, .. } => {
                if let Some((seat, ..)) = self.attack.take().filter(|_| value.is_none_or(|value| value > 0)) {
                    self.attacks[seat.index()][0] += 1;
                }
            }
            Event::Destroyed(owner, card) => {
                if let Some(lost) = self.lost.get_mut(owner.index()) {
                    *lost += 1;
                }
                let Some((seat, attacker, target, true)) = self.attack else { return };
                // The first one that is destroyed after the comparison, and is not the attacker's own.
                if owner != seat && target.is_none_or(|target| target == card) {
                    self.attacks[seat.index()][0] += 1;
                    self.attack = None;
                    let known = &mut self.cards[seat.index()];
                    match known.iter_mut().find(|(one, _)| *one == attacker) {
                        Some((_, sum)) => *sum += 1,
                        None => known.push((attacker, 1)),
                    }
                }
            }
            Event::Sacrificed(owner, _) => self.lost[owner.index()] += 1,
            Event::GiftActivated(seat, _) | Event::SpecialUsed(seat, _) | Event::ObjectUsed(seat, _) => {
                if let Some(gifts) = self.gifts.get_mut(seat.index()) {
                    *gifts += 1;
                }
            }
            _ => {}
        }
    }

    /// The figures of all seats.
    pub fn rows(&self, cards: &CardSet) -> Vec<FigureRow> {
        let plain = |text: String| Both { en: text.clone(), it: text };
        let row = |id: &str, of_seats: Vec<Both>| FigureRow {
            name: Both::say(|language| i18n::say(language, id, &[])),
            of_seats,
        };
        let numbers = |of: &[u32]| of.iter().map(|n| plain(n.to_string())).collect();
        let best = |known: &Vec<(CardNo, u32)>| {
            let best = known.iter().rev().max_by_key(|(_, sum)| *sum);
            best.map_or_else(|| plain("–".to_owned()), |(card, sum)| plain(format!("{}: {sum}", name_of(cards, *card))))
        };
        let won = self.attacks.iter().map(|[won, all]| plain(format!("{won}/{all}"))).collect();
        vec![
            row("figures-attacks", won),
            row("figures-lost", numbers(&self.lost)),
            row("figures-gifts", numbers(&self.gifts)),
            row("figures-best", self.cards.iter().map(best).collect()),
        ]
    }

    /// The reason for the result.
    pub fn reason(&self, outcome: &Outcome, _end: &View) -> Option<Both> {
        let id = match outcome.clause {
            clause::WIN_01 | clause::INF_12 => "reason-empty",
            clause::WIN_04 => "reason-both-empty",
            clause::WIN_05 | clause::CONQ_02 | clause::INF_13 => "reason-exhausted",
            clause::INF_14 if outcome.is_tie => "reason-team-level",
            clause::INF_14 => "reason-sum",
            clause::SOLO_05 => "reason-overrun",
            clause::SOLO_06 => "reason-fleet",
            clause::CONQ_10 => "reason-conquered",
            clause::CONQ_12 => "reason-more-points",
            clause::GEN_11 => "reason-stalled",
            clause::WIN_06 | clause::INF_15 => "reason-ahead",
            clause::WIN_07 => "reason-split",
            clause::WIN_08 if outcome.is_tie => "reason-level",
            clause::WIN_08 => "reason-tie-break",
            clause::GEN_10 => "reason-conceded",
            _ => return None,
        };
        Some(Both::say(|language| i18n::say(language, id, &[("round", self.round.into())])))
    }
}

/// The decks that were played: known to their owners alone, so none is shown.
pub const fn decks(_setup: &Setup) -> Vec<protocol::PlayedDeck> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use estro::language::Estro;

    #[test]
    fn a_destroyed_card_is_counted_for_the_attacker_that_defeated_it_and_not_for_a_gift() {
        let (me, other) = (Seat(0), Seat(1));
        let cards = CardSet::house();
        let mains = [Estro::Ardo, Estro::Granito];
        let mut tally = Tally::new(2);
        for event in [
            Event::Attacked { seat: me, attacker: CardNo(1), target: Some(CardNo(60)) },
            Event::Compared { mains, tots: [80, 70], primaries: [20, 20], won: true },
            Event::Destroyed(other, CardNo(60)),
            Event::Destroyed(other, CardNo(61)),
            Event::Attacked { seat: me, attacker: CardNo(2), target: Some(CardNo(62)) },
            Event::Compared { mains, tots: [60, 70], primaries: [20, 20], won: false },
            Event::GiftActivated(other, CardNo(62)),
            Event::Destroyed(me, CardNo(2)),
        ] {
            tally.take_one(&event);
        }
        let rows = tally.rows(&cards);
        let said = |row: usize| rows[row].of_seats.iter().map(|text| text.en.clone()).collect::<Vec<_>>();
        assert_eq!(
            (said(0), said(1), said(2)),
            (vec!["1/2".into(), "0/0".into()], vec!["1".into(), "2".into()], vec!["0".into(), "1".into()])
        );
        assert_eq!(said(3), [format!("{}: 1", cards.card(CardNo(1)).name), "–".to_owned()]);
    }

    /// ESTRO-SOLO-01, ESTRO-SOLO-22: the ships have no figures; a blow to their shields is an attack of the player that succeeded.
    #[test]
    fn a_blow_to_a_ship_succeeds_and_the_ships_have_no_figures() {
        let (me, ships) = (Seat(0), super::super::fleet::FLEET);
        let mut tally = Tally::new(1);
        for event in [
            Event::ShipAttacked(me, CardNo(1), Estro::Manpo),
            Event::ShipStruck { ship: Estro::Manpo, main: Estro::Ardo, value: Some(80) },
            Event::Attacked { seat: ships, attacker: CardNo(60), target: Some(CardNo(1)) },
            Event::GiftActivated(ships, CardNo(60)),
            Event::Compared { mains: [Estro::Granito; 2], tots: [80, 70], primaries: [20, 20], won: true },
            Event::Destroyed(me, CardNo(1)),
            Event::Destroyed(ships, CardNo(60)),
        ] {
            tally.take_one(&event);
        }
        let rows = tally.rows(&CardSet::house());
        assert!(rows.iter().all(|row| row.of_seats.len() == 1));
        let said: Vec<&str> = rows.iter().map(|row| row.of_seats[0].en.as_str()).collect();
        assert_eq!(said, ["1/1", "1", "0", "–"]);
    }
}
