//! The figures of a match of Doomtrooper: who killed whom, with whom, and what decided it.

use doomtrooper::set::CardNo;
use doomtrooper::view::SeatView;
use doomtrooper::{CardSet, Event, View, clause, text};
use protocol::{Both, FigureRow};
use table::{Logged, Outcome, Seat};

use crate::i18n;

/// The one with the most Promotion Points wins.
pub const LEAST_WINS: bool = false;

/// How a seat stands: its Promotion Points.
pub const fn standing(side: &SeatView) -> i16 {
    side.promotion
}

/// What the events of a match add up to.
pub struct Tally {
    /// Warriors that each seat has killed, and lost.
    killed: Vec<u32>,
    lost: Vec<u32>,
    /// How many each warrior of a seat has killed.
    warriors: Vec<Vec<(CardNo, u32)>>,
    /// Successful sabotages.
    sabotaged: Vec<u32>,
    /// The last blow: who struck, as the card of which seat, and where it went.
    blow: Option<(Seat, Option<CardNo>, u16)>,
    turn: u16,
}

impl Tally {
    /// Nothing has happened at a table with so many seats.
    pub fn new(seats: usize) -> Self {
        Self {
            killed: vec![0; seats],
            lost: vec![0; seats],
            warriors: vec![Vec::new(); seats],
            sabotaged: vec![0; seats],
            blow: None,
            turn: 0,
        }
    }

    /// Takes what happened after a decision, and how the table stood before it.
    pub fn take(&mut self, events: &[Logged<Event>], before: &View) {
        let controller =
            |number: u16| before.table.iter().find(|card| card.number == number).map(|card| card.controller);
        for logged in events {
            match logged.event {
                Event::TurnBegan(_, turn) => self.turn = turn,
                Event::CombatOver => self.blow = None,
                Event::Blow(from, to, ..) => {
                    self.blow = controller(from.number).map(|seat| (seat, from.card, to.number));
                }
                Event::Killed(spot, _) => {
                    if let Some(seat) = controller(spot.number) {
                        self.lost[seat.index()] += 1;
                    }
                    self.count_kill(spot.number);
                }
                Event::Sabotaged(seat, _) => self.sabotaged[seat.index()] += 1,
                _ => {}
            }
        }
    }

    fn count_kill(&mut self, number: u16) {
        let Some((seat, card, _)) = self.blow.filter(|(_, _, to)| *to == number) else { return };
        self.killed[seat.index()] += 1;
        let Some(card) = card else { return };
        let known = &mut self.warriors[seat.index()];
        match known.iter_mut().find(|(one, _)| *one == card) {
            Some((_, sum)) => *sum += 1,
            None => known.push((card, 1)),
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
            let best = known.iter().rev().max_by_key(|(_, kills)| *kills);
            best.map_or_else(
                || plain("–".to_owned()),
                |(card, kills)| {
                    let values = [("card", text::name(cards.card(*card)).into()), ("n", (*kills).into())];
                    Both::say(|language| i18n::say(language, "figures-card", &values))
                },
            )
        };
        vec![
            row("figures-killed", numbers(&self.killed)),
            row("figures-lost", numbers(&self.lost)),
            row("figures-best", self.warriors.iter().map(best).collect()),
            row("figures-sabotaged", numbers(&self.sabotaged)),
        ]
    }

    /// What decided it.
    pub fn reason(&self, outcome: &Outcome, end: &View) -> Option<Both> {
        // Those of a team are added together (TEAM).
        let points: i16 =
            outcome.winners.iter().filter_map(|seat| end.seats.get(seat.index())).map(|side| side.promotion).sum();
        let id = match outcome.clause {
            clause::GAME_07 => "reason-piles",
            clause::GAME_09 => "reason-alone",
            clause::GAME_05 => "reason-tie",
            clause::GAME_02 if points < end.target => "reason-limit",
            clause::GAME_02 => "reason-points",
            _ => return None,
        };
        Some(Both::say(|language| {
            i18n::say(language, id, &[("n", i32::from(end.target).into()), ("turn", self.turn.into())])
        }))
    }
}
