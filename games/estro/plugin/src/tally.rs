//! ESTRO's own part of the report on a series: rounds, ends, attacks, and how often cards were on the winner's side.

use arena::{FinishedMatch, Interval, Page, Section, Spread, Tally};
use estro::{CardSet, Event, Setup, State, View, clause};
use serde::Serialize;
use table::{Clause, Log, Outcome, Seat};

use crate::words::say;

/// How often a card must have been played to be listed among the best and the worst.
const LEAST_PLAYED: u32 = 30;
/// How many cards each list has.
const LISTED: usize = 8;

/// The ends of a match, in the order of the report.
const ENDS: [&str; 12] = [
    "end-empty",
    "end-both",
    "end-exhausted",
    "end-ahead",
    "end-level",
    "end-conceded",
    "end-conquered",
    "end-more-points",
    "end-stalled",
    "end-fleet",
    "end-overrun",
    "end-sum",
];
/// The counts of a match, in the order of the report; the last ones are those of modes, and stand there only where there are any.
const COUNTS: [&str; 11] = [
    "attacks",
    "attacks-won",
    "gifts",
    "specials",
    "covered",
    "redirected",
    "tokens",
    "ambushes",
    "rifts",
    "supports",
    "chimeras",
];
/// How many of them belong to every match.
const OF_THE_DUEL: usize = 6;

/// Watches one match.
#[derive(Clone, Debug, PartialEq)]
pub struct Watch {
    counts: [u32; 11],
    rounds: u32,
    end: Option<usize>,
    /// By seat and card: how often it was played or entered the field.
    played: [Vec<u8>; 4],
}

impl Watch {
    fn plays(&mut self, seat: Seat, card: u8) {
        if let Some(times) = self.played.get_mut(seat.index()).and_then(|cards| cards.get_mut(usize::from(card))) {
            *times = times.saturating_add(1);
        }
    }
}

impl Log<State> for Watch {
    fn push(&mut self, _clause: Clause, event: Event) {
        let counted = match event {
            Event::Attacked { .. } | Event::ShipAttacked(..) => Some((0, 1)),
            Event::Compared { won: true, .. }
            | Event::ShieldStruck { won: true, .. }
            | Event::Decided(true)
            | Event::DefeatedCovered => Some((1, 1)),
            Event::GiftActivated(..) => Some((2, 1)),
            Event::SpecialUsed(..) => Some((3, 1)),
            Event::PlayedDown(_) | Event::PlayedDownInto(..) => Some((4, 1)),
            Event::Redirected(_) => Some((5, 1)),
            Event::TokensSpent(_, tokens) => Some((6, tokens)),
            Event::Ambushed(..) => Some((7, 1)),
            Event::RiftOpened(_) => Some((8, 1)),
            Event::Supported(..) => Some((9, 1)),
            Event::Fused(..) => Some((10, 1)),
            _ => None,
        };
        if let Some((place, times)) = counted {
            self.counts[place] += u32::from(times);
        }
        match event {
            Event::RoundBegan(round) => self.rounds = self.rounds.max(round.into()),
            Event::Conceded(_) => self.end = Some(5),
            Event::Played(seat, card)
            | Event::PlayedInto(seat, card, _)
            | Event::PlayedSecond(seat, card)
            | Event::Supported(seat, card, _)
            | Event::Fused(seat, card, _)
            | Event::Entered(seat, card)
            | Event::Ambushed(seat, card)
            | Event::TurnedUp(seat, card) => {
                self.plays(seat, card.0);
            }
            _ => {}
        }
    }
}

/// The place in [`ENDS`] of an end by this clause.
fn end_of(outcome: &Outcome) -> usize {
    let decided = [clause::WIN_01, clause::WIN_04, clause::WIN_05, clause::WIN_06, clause::WIN_08, clause::GEN_10];
    match decided.iter().position(|clause| *clause == outcome.clause) {
        Some(4) if !outcome.is_tie => 3,
        Some(place) => place,
        None => match outcome.clause {
            clause::INF_12 => 0,
            clause::CONQ_02 | clause::INF_13 => 2,
            clause::INF_15 => 3,
            clause::INF_14 if !outcome.is_tie => 11,
            clause::CONQ_10 => 6,
            clause::CONQ_12 => 7,
            clause::GEN_11 => 8,
            clause::SOLO_06 => 9,
            clause::SOLO_05 => 10,
            _ => 4,
        },
    }
}

impl Tally<State> for Watch {
    type Sum = Figures;

    fn of(setup: &Setup) -> Self {
        // What the ships bring is nobody's play.
        let seats = setup.document().seats.len();
        let played = [0, 1, 2, 3].map(|seat| if seat < seats { vec![0; setup.cards().len()] } else { Vec::new() });
        Self { counts: [0; 11], rounds: 1, end: None, played }
    }

    fn ended(&mut self, view: &View) {
        self.rounds = view.round.into();
        self.end = self.end.or(view.outcome.as_ref().map(end_of));
    }

    fn sum(setup: &Setup, played: &[FinishedMatch<Self>]) -> Figures {
        let mut ends = [0; ENDS.len()];
        let mut counts = [0; 11];
        for finished in played {
            if let Some(end) = finished.tally.end {
                ends[end] += 1;
            }
            for (sum, n) in counts.iter_mut().zip(finished.tally.counts) {
                *sum += n;
            }
        }
        let cards = shares(setup.cards(), played);
        let worst = cards.iter().rev().take(LISTED).cloned().collect();
        Figures {
            rounds: Spread::of(played.iter().map(|finished| finished.tally.rounds)),
            ends: Ends(ends),
            counts: Counts(counts),
            best: cards.iter().take(LISTED).cloned().collect(),
            worst,
        }
    }
}

/// The cards that were played often enough, by the share of points of the seats that played them, the best first.
fn shares(cards: &CardSet, played: &[FinishedMatch<Watch>]) -> Vec<CardShare> {
    let mut found = Vec::new();
    for (number, card) in cards.cards().iter().enumerate() {
        let mut points = Vec::new();
        for finished in played {
            for seat in finished.seats() {
                if finished.tally.played[seat.index()].get(number).is_some_and(|times| *times > 0) {
                    points.push(finished.points(seat));
                }
            }
        }
        if points.len() >= LEAST_PLAYED as usize {
            let played = points.len() as u32;
            found.push(CardShare { id: card.id.clone(), name: card.name.clone(), played, share: Interval::of(points) });
        }
    }
    found.sort_by(|one, other| other.share.share.total_cmp(&one.share.share).then_with(|| one.id.cmp(&other.id)));
    found
}

/// How the seats did that played a card face up.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct CardShare {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// In how many matches a seat played it.
    pub played: u32,
    /// The share of points of those seats.
    pub share: Interval,
}

/// How matches ended, in the order of the report: empty field, both empty, nothing to draw, ahead, level, conceded, three fields
/// held, more Zone points, stalled, all ships destroyed, no own card left, greater sum.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ends([u32; ENDS.len()]);

/// Attacks, those won, Gifts, Zone specials, cards played face down, redirections, Necrotokens spent, ambushes, Rifts opened; over
/// all matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counts([u32; 11]);

/// The figures that only ESTRO has, over many matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// The rounds that were begun.
    pub rounds: Spread,
    /// How matches ended.
    pub ends: Ends,
    /// What happened in them.
    pub counts: Counts,
    /// The cards with the greatest shares, and those with the smallest.
    pub best: Vec<CardShare>,
    /// See [`Figures::best`].
    pub worst: Vec<CardShare>,
}

/// The mean, the 5th, 50th and 95th percentile, and the maximum.
fn spread(of: &Spread) -> String {
    format!("{:.1} ({}-{}-{}, {})", of.mean, of.p5, of.median, of.p95, of.max)
}

impl Section for Figures {
    fn say(&self, page: &mut Page, matches: u32) {
        let language = page.language;
        page.row_of(&say(language, "rounds", &[]), &spread(&self.rounds));
        let shown = |(place, n): (usize, u32)| place < OF_THE_DUEL || n > 0;
        for (place, n) in self.counts.0.into_iter().enumerate().filter(|count| shown(*count)) {
            let id = COUNTS[place];
            let mean = format!("{:.2}", f64::from(n) / f64::from(matches.max(1)));
            page.row_of(&say(language, id, &[]), &say(language, "a-match", &[("n", mean.into())]));
        }
        page.heading_of(&say(language, "ends", &[]));
        for (id, n) in ENDS.into_iter().zip(self.ends.0).filter(|(_, n)| *n > 0) {
            let share = 100.0 * f64::from(n) / f64::from(matches.max(1));
            page.row_of(&say(language, id, &[]), &format!("{share:5.1} %  {n}"));
        }
        for (id, cards) in [("best-cards", &self.best), ("worst-cards", &self.worst)] {
            if cards.is_empty() {
                continue;
            }
            page.heading_of(&say(language, id, &[]));
            for card in cards {
                let values = [("share", card.share.to_string().into()), ("played", card.played.into())];
                page.row_of(&card.name, &say(language, "card-line", &values));
            }
        }
    }
}
