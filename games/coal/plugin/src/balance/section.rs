//! C.O.A.L.'s own part of a report: how matches end, figures of features that only some tables have, and the pilots.

use arena::{DeckWords, FinishedMatch, Interval, Page, Section};
use coal::{CardSet, Setup};
use serde::Serialize;
use table::{Language, Seat};

use super::tally::{Cause, Counts, Watch};
use crate::words::say;

/// The figures that only C.O.A.L. has, over many matches.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Figures {
    /// Whether models that are not named are drawn by lot: with three or four seats and without a draft (COAL-MPS-01).
    #[serde(skip)]
    models_by_lot: bool,
    /// Counts for features that only some tables have.
    pub counts: Counts,
    /// How matches ended.
    pub ends: Ends,
    /// The mean damage of a loser from attacks, from its own actions, and from the empty deck.
    pub damage_of_losers: [f64; 3],
    /// The share of each pilot.
    pub by_pilot: Vec<Side>,
}

/// How Steambots were destroyed: by the cause of the last damage that they suffered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ends {
    /// Damage of another seat's cards or pilot.
    pub attack: u32,
    /// A penalty or cost of the seat's own action, except for an empty deck.
    pub own_doing: u32,
    /// The penalty of an empty deck alone.
    pub empty_deck: u32,
}

/// The result of a pilot against any others.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Side {
    /// Its name.
    pub name: String,
    /// The number of times that it was played.
    pub played: u32,
    /// Its share.
    pub share: Interval,
}

impl Figures {
    /// Sums up matches that were played at tables like this one.
    pub(super) fn of(setup: &Setup, played: &[FinishedMatch<Watch>]) -> Self {
        let (cards, options) = (&setup.rules().cards, &setup.rules().options);
        Self {
            models_by_lot: setup.document().seats.len() > 2 && !options.draft_models,
            counts: counts(played),
            ends: Ends::of(played),
            damage_of_losers: damage_of_losers(played),
            by_pilot: pilots(cards, played),
        }
    }

    /// Writes the counts of features that only some tables have, if they occurred.
    fn say_counts(&self, page: &mut Page, matches: u32) {
        let language = page.language;
        let Counts { echoes, swaps, calls, helped } = self.counts;
        let counts = [("echoes", echoes), ("swaps", swaps), ("calls", calls), ("helped", helped)];
        for (id, n) in counts.into_iter().filter(|(_, n)| *n > 0) {
            let mean = format!("{:.2}", f64::from(n) / f64::from(matches.max(1)));
            page.row_of(&say(language, id, &[]), &say(language, "a-match", &[("n", mean.into())]));
        }
    }

    fn say_ends(&self, page: &mut Page) {
        let language = page.language;
        page.heading_of(&say(language, "fatal", &[]));
        let Ends { attack, own_doing, empty_deck } = self.ends;
        let all = (attack + own_doing + empty_deck).max(1);
        for (id, n) in [("attack", attack), ("own-doing", own_doing), ("empty-deck", empty_deck)] {
            let share = 100.0 * f64::from(n) / f64::from(all);
            page.row_of(&say(language, id, &[]), &format!("{share:5.1} %  {n}"));
        }
        let [attack, own_doing, empty_deck] = self.damage_of_losers.map(|damage| format!("{damage:.1}"));
        let values = [("attack", attack.into()), ("own", own_doing.into()), ("deck", empty_deck.into())];
        page.line(&format!("  {}", say(language, "damage-of-losers", &values)));
    }

    fn say_pilots(&self, page: &mut Page) {
        let language = page.language;
        if !self.by_pilot.is_empty() {
            page.heading_of(&say(language, "by-pilot", &[]));
        }
        for Side { name, played, share } in &self.by_pilot {
            let values = [("share", share.to_string().into()), ("played", (*played).into())];
            page.row_of(name, &say(language, "side", &values));
        }
    }
}

impl Section for Figures {
    fn deck_words(&self, language: Language) -> DeckWords {
        let word = |id| say(language, id, &[]);
        DeckWords {
            plural: word("models"),
            open: word(if self.models_by_lot { "models-drawn" } else { "models-chosen" }),
            shares: word("by-model"),
            pairings: word("pairings"),
        }
    }

    fn say(&self, page: &mut Page, matches: u32) {
        self.say_counts(page, matches);
        self.say_ends(page);
        self.say_pilots(page);
    }
}

impl Ends {
    fn of(played: &[FinishedMatch<Watch>]) -> Self {
        let mut ends = Self::default();
        for cause in played.iter().flat_map(|one| &one.tally.fatal).flatten() {
            match cause {
                Cause::Attack => ends.attack += 1,
                Cause::OwnDoing => ends.own_doing += 1,
                Cause::EmptyDeck => ends.empty_deck += 1,
            }
        }
        ends
    }
}

fn counts(played: &[FinishedMatch<Watch>]) -> Counts {
    played.iter().map(|one| one.tally.counts).fold(Counts::default(), |sum, counts| Counts {
        echoes: sum.echoes + counts.echoes,
        swaps: sum.swaps + counts.swaps,
        calls: sum.calls + counts.calls,
        helped: sum.helped + counts.helped,
    })
}

/// The mean damage, by cause, of the seats that neither won nor share a tie.
fn damage_of_losers(played: &[FinishedMatch<Watch>]) -> [f64; 3] {
    let losers: Vec<[u32; 3]> = played
        .iter()
        .flat_map(|one| one.seats().filter(|seat| one.has_lost(*seat)).map(|seat| one.tally.damage[seat.index()]))
        .collect();
    [0, 1, 2].map(|cause| {
        let sum: u32 = losers.iter().map(|damage| damage[cause]).sum();
        f64::from(sum) / losers.len().max(1) as f64
    })
}

/// The share of each pilot, in the order of the set.
fn pilots(cards: &CardSet, played: &[FinishedMatch<Watch>]) -> Vec<Side> {
    let has = |one: &FinishedMatch<Watch>, seat: Seat, pilot: usize| {
        one.tally.pilots[seat.index()].iter().flatten().any(|its| usize::from(*its) == pilot)
    };
    let side = |(number, pilot): (usize, &coal::card::Pilot)| {
        let points = played
            .iter()
            .flat_map(|one| one.seats().filter(move |seat| has(one, *seat, number)).map(|seat| one.points(seat)));
        let points: Vec<f64> = points.collect();
        Side { name: pilot.name.clone(), played: points.len() as u32, share: Interval::of(points) }
    };
    cards.pilots().iter().enumerate().map(side).filter(|side| side.played > 0).collect()
}
