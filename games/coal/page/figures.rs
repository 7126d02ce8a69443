//! The figures of a match of C.O.A.L.: the damage of each seat and card, and the reason for the outcome.

use coal::card::DamageKind;
use coal::event::Origin;
use coal::rules::CardNo;
use coal::view::SeatView;
use coal::{CardSet, Event, View};
use protocol::{Both, FigureRow};
use table::{Language, Logged, Outcome, Seat};

use crate::i18n;

/// The seat with the least damage wins.
pub const LEAST_WINS: bool = true;

/// The number that the curve of a seat shows: its damage.
pub fn standing(side: &SeatView) -> i16 {
    side.shown_damage().into()
}

/// The decks that were played: none, since seats bring no decks in this game.
pub const fn decks(_setup: &coal::Setup) -> Vec<protocol::PlayedDeck> {
    Vec::new()
}

/// The cause of the last damage, as far as it is known.
#[derive(Clone, Copy)]
enum Last {
    /// A card or a pilot.
    Hit(Option<CardNo>),
    /// The seat itself.
    Own,
    /// It conceded.
    Conceded,
}

/// Sums over the events of a match.
pub struct Tally {
    /// The damage that each seat did to others, and to itself.
    dealt: Vec<u32>,
    own: Vec<u32>,
    /// For each seat, its attacks that hit, and all its attacks.
    attacks: Vec<[u32; 2]>,
    /// The damage done by each card of a seat.
    cards: Vec<Vec<(CardNo, u32)>>,
    /// The cards that are being resolved, with their seats.
    resolving: Vec<(Seat, CardNo)>,
    last: Option<(Last, u8)>,
    turn: u8,
}

impl Tally {
    /// Empty sums for a table with this many seats.
    pub fn new(seats: usize) -> Self {
        Self {
            dealt: vec![0; seats],
            own: vec![0; seats],
            attacks: vec![[0; 2]; seats],
            cards: vec![Vec::new(); seats],
            resolving: Vec::new(),
            last: None,
            turn: 0,
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
            Event::TurnBegan(_, turn) => (self.turn, self.resolving) = (turn, Vec::new()),
            Event::Activated(seat, _, card, _) => self.resolving.push((seat, card)),
            Event::Discarded(seat, card, Origin::Resolving) | Event::Stays(seat, card) => {
                let place = self.resolving.iter().rposition(|known| *known == (seat, card));
                if let Some(place) = place {
                    self.resolving.remove(place);
                }
            }
            Event::Attacks(seat, ..) | Event::Counterattacks(seat, ..) => self.attacks[seat.index()][1] += 1,
            Event::Hit(_, damage, from) => {
                let kinds = [DamageKind::Physical, DamageKind::Energy, DamageKind::Generic];
                let points = kinds.iter().map(|kind| u32::from(Event::of_kind(damage, *kind))).sum::<u32>();
                self.attacks[from.index()][0] += 1;
                self.dealt[from.index()] += points;
                let card = self.resolving.iter().rfind(|(seat, _)| *seat == from).map(|(_, card)| *card);
                if let Some(card) = card {
                    let known = &mut self.cards[from.index()];
                    match known.iter_mut().find(|(one, _)| *one == card) {
                        Some((_, sum)) => *sum += points,
                        None => known.push((card, points)),
                    }
                }
                self.last = Some((Last::Hit(card), points as u8));
            }
            Event::Extra(_, from) => {
                self.dealt[from.index()] += 1;
                self.last = Some((Last::Hit(None), 1));
            }
            Event::Penalized(seat, points, _) => {
                self.own[seat.index()] += u32::from(points);
                self.last = Some((Last::Own, points));
            }
            Event::Conceded(_) => self.last = Some((Last::Conceded, 0)),
            _ => {}
        }
    }

    /// The figures of all seats.
    pub fn rows(&self, cards: &CardSet) -> Vec<FigureRow> {
        let row = |id: &str, of_seats: Vec<Both>| FigureRow {
            name: Both::say(|language| i18n::say(language, id, &[])),
            of_seats,
        };
        let plain = |text: String| Both { en: text.clone(), it: text };
        let numbers = |of: &[u32]| of.iter().map(|n| plain(n.to_string())).collect();
        let best = |known: &Vec<(CardNo, u32)>| {
            let best = known.iter().rev().max_by_key(|(_, points)| *points).filter(|(_, points)| *points > 0);
            best.map_or_else(
                || plain("–".to_owned()),
                |(card, points)| {
                    Both::say(|language| {
                        let values = [("card", name(cards, *card, language).into()), ("n", (*points).into())];
                        i18n::say(language, "figures-card", &values)
                    })
                },
            )
        };
        let hits = self.attacks.iter().map(|[hit, all]| plain(format!("{hit}/{all}"))).collect();
        vec![
            row("figures-dealt", numbers(&self.dealt)),
            row("figures-own", numbers(&self.own)),
            row("figures-hits", hits),
            row("figures-best", self.cards.iter().map(best).collect()),
        ]
    }

    /// The reason for the outcome.
    pub fn reason(&self, outcome: &Outcome, end: &View) -> Option<Both> {
        let (last, points) = self.last?;
        Some(Both::say(|language| {
            let turn = ("turn", self.turn.into());
            match last {
                Last::Hit(Some(card)) => {
                    let card = ("card", name(&end.cards, card, language).into());
                    i18n::say(language, "reason-card", &[card, ("n", points.into()), turn])
                }
                Last::Hit(None) => i18n::say(language, "reason-pilot", &[("n", points.into()), turn]),
                Last::Own => i18n::say(language, "reason-own", &[("n", points.into()), turn]),
                Last::Conceded if outcome.is_tie => String::new(),
                Last::Conceded => i18n::say(language, "reason-conceded", &[turn]),
            }
        }))
    }
}

fn name(cards: &CardSet, card: CardNo, language: Language) -> String {
    let names = &cards.card(card).name;
    if language == Language::En { names.en.clone() } else { names.it.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use coal::action::Slot;
    use coal::card::Tokens;
    use coal::event::Penalty;
    use table::SeatSet;

    #[test]
    fn damage_is_counted_for_the_card_that_does_it_also_within_an_answer() {
        let (me, other) = (Seat(0), Seat(1));
        let cards = CardSet::house();
        let mut tally = Tally::new(2);
        for event in [
            Event::TurnBegan(me, 3),
            Event::Activated(me, Slot(0), 1, Tokens::default()),
            Event::Attacks(me, 1, other, [4, 0, 0]),
            Event::Activated(other, Slot(2), 5, Tokens::default()),
            Event::Counterattacks(other, 5, me, [0, 2, 0]),
            Event::Hit(me, [0, 2, 0], other),
            Event::Discarded(other, 5, Origin::Resolving),
            Event::Hit(other, [3, 0, 1], me),
            Event::Discarded(me, 1, Origin::Resolving),
            Event::Penalized(me, 1, Penalty::Overdrive),
        ] {
            tally.take_one(&event);
        }
        let rows = tally.rows(&cards);
        let said = |row: usize| rows[row].of_seats.iter().map(|text| text.en.as_str()).collect::<Vec<_>>();
        assert_eq!((said(0), said(1), said(2)), (vec!["4", "2"], vec!["1", "0"], vec!["1/1", "1/1"]));
        assert!(said(3)[0].starts_with(&cards.card(1).name.en) && said(3)[1].starts_with(&cards.card(5).name.en));
        let outcome = Outcome::win(SeatSet::only(other), coal::clause::END_03);
        let end = crate::desk::Session::begin(
            crate::game::testing::usual_table(),
            table::Seed::from(7),
            vec![crate::chair::Chair::person(""), crate::chair::Chair::person("")],
        );
        assert_eq!(
            tally.reason(&outcome, &end.view()).unwrap().en,
            i18n::say(Language::En, "reason-own", &[("n", 1.into()), ("turn", 3.into())])
        );
    }
}
