//! The blunders of a series, by player.

use bots::{Blunder, BlunderKind};
use serde::Serialize;
use table::Seat;

use crate::played::FinishedMatch;

/// Blunders by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BlunderCount {
    /// Moves that helped an enemy and gained nothing.
    pub helps_enemy: u32,
    /// Moves that harmed the player's own side and gained nothing.
    pub harms_oneself: u32,
    /// Moves that could have no effect.
    pub hopeless: u32,
    /// The first of them, in English, with the seed of its match.
    pub example: Option<String>,
}

impl BlunderCount {
    /// All of them.
    #[must_use]
    pub const fn total(&self) -> u32 {
        self.helps_enemy + self.harms_oneself + self.hopeless
    }

    fn note(&mut self, blunder: &Blunder) {
        match blunder.kind {
            BlunderKind::HelpsEnemy => self.helps_enemy += 1,
            BlunderKind::HarmsOneself => self.harms_oneself += 1,
            BlunderKind::Hopeless => self.hopeless += 1,
        }
        self.example.get_or_insert_with(|| blunder.what.clone());
    }

    fn add(&mut self, other: &Self) {
        self.helps_enemy += other.helps_enemy;
        self.harms_oneself += other.harms_oneself;
        self.hopeless += other.hopeless;
    }
}

/// The blunders of a match by seat.
pub(crate) fn by_seat(seats: usize, blunders: &[Blunder]) -> Vec<BlunderCount> {
    let mut counts = vec![BlunderCount::default(); seats];
    for blunder in blunders {
        counts[blunder.seat.index()].note(blunder);
    }
    counts
}

/// The blunders of one player in the matches of a series.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Blunders {
    /// The player.
    pub player: String,
    /// The number of its matches that were watched for blunders.
    pub matches: u32,
    /// Its blunders.
    #[serde(flatten)]
    pub count: BlunderCount,
}

impl Blunders {
    /// The blunders in the seats of one player; `None` where no match was watched.
    pub(crate) fn of<T>(
        name: &str,
        played: &[FinishedMatch<T>],
        is_its: impl Fn(&FinishedMatch<T>, Seat) -> bool,
    ) -> Option<Self> {
        let (mut count, mut matches) = (BlunderCount::default(), 0);
        for one in played {
            let Some(counts) = &one.blunders else { continue };
            let its = || one.seats().filter(|seat| is_its(one, *seat)).map(|seat| &counts[seat.index()]);
            matches += u32::from(its().next().is_some());
            for other in its() {
                count.add(other);
                if let (None, Some(example)) = (&count.example, &other.example) {
                    count.example = Some(format!("{example} (seed {})", one.seed));
                }
            }
        }
        (matches > 0).then(|| Self { player: name.to_owned(), matches, count })
    }
}
