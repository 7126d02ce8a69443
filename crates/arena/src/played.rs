//! The data that a series keeps of one match.

use table::{Clause, Outcome, Seat, SeatSet, Seed};

use crate::blunders::BlunderCount;

/// The data that is kept of a match. Lists are by seat, with one entry for each seat of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedMatch<T> {
    /// The seed of its chance.
    pub seed: Seed,
    /// The player of each seat, as an index in the list of the series.
    pub players: Vec<usize>,
    /// The deck of each seat, where it is known.
    pub decks: Vec<Option<String>>,
    /// The seats that win and lose together with each one, itself included.
    pub allies: Vec<SeatSet>,
    /// The seat that began.
    pub starter: Seat,
    /// The seats that won, whole teams; none in a tie.
    pub winners: SeatSet,
    /// The seats that share a tie, whole teams; none when somebody won.
    pub tied: SeatSet,
    /// The clause that ended it.
    pub clause: Clause,
    /// The seats that were still in the match at its end.
    pub left: SeatSet,
    /// The number of Turns that were begun.
    pub turns: u32,
    /// The number of decisions.
    pub decisions: u32,
    /// The number of decisions with just one legal action.
    pub forced: u32,
    /// The fingerprint of the final state.
    pub fingerprint: u64,
    /// A number that depends on every decision: two matches with the same number took the same course.
    pub course: u64,
    /// The blunders of each seat; `None` where no one watched for them.
    pub blunders: Option<Vec<BlunderCount>>,
    /// The game's own counts.
    pub tally: T,
}

/// The winners of a match with these allies, and the seats that share a tie: a team wins and ties as a whole.
pub(crate) fn result(outcome: &Outcome, allies: &[SeatSet]) -> [SeatSet; 2] {
    let best = outcome.winners.iter().fold(SeatSet::NONE, |all, seat| SeatSet(all.0 | allies[seat.index()].0));
    if outcome.is_tie { [SeatSet::NONE, best] } else { [best, SeatSet::NONE] }
}

/// The sides of a table: teams, or single seats.
pub(crate) fn sides(allies: &[SeatSet]) -> impl Iterator<Item = SeatSet> {
    let first = |(seat, side): &(usize, &SeatSet)| side.lowest().is_some_and(|lowest| lowest.index() == *seat);
    allies.iter().enumerate().filter(first).map(|(_, side)| *side)
}

impl<T> FinishedMatch<T> {
    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<T> {
        Seat::all(self.players.len() as u8)
    }

    /// The sides of the table: teams, or single seats.
    pub fn sides(&self) -> impl Iterator<Item = SeatSet> {
        sides(&self.allies)
    }

    /// Whether all play together against the rules: they win or lose as one.
    #[must_use]
    pub fn is_against_rules(&self) -> bool {
        self.sides().nth(1).is_none()
    }

    /// Whether nobody won, an automaton of the rules neither.
    #[must_use]
    pub fn is_tie(&self) -> bool {
        self.winners.is_empty() && (!self.is_against_rules() || !self.tied.is_empty())
    }

    /// Whether the seat neither won nor shares a tie.
    #[must_use]
    pub fn has_lost(&self, seat: Seat) -> bool {
        !self.winners.contains(seat) && !self.tied.contains(seat)
    }

    /// The points of the match for a seat: 1 for a win, including a win of its team; in a tie, an equal part for each
    /// side that shares it.
    #[must_use]
    pub fn points(&self, seat: Seat) -> f64 {
        if self.winners.contains(seat) {
            1.0
        } else if self.tied.contains(seat) {
            // The rules have their part of a tie, too.
            let sides = self.sides().filter(|side| side.0 & self.tied.0 != 0).count();
            1.0 / (sides + usize::from(self.is_against_rules())) as f64
        } else {
            0.0
        }
    }

    /// The number of places by which this seat follows the one that began, in the order of play.
    #[must_use]
    pub fn place(&self, seat: Seat) -> usize {
        let seats = self.players.len();
        (seat.index() + seats - self.starter.index()) % seats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(allies: &[u8], outcome: Outcome) -> FinishedMatch<()> {
        let allies: Vec<SeatSet> = allies.iter().copied().map(SeatSet).collect();
        let [winners, tied] = result(&outcome, &allies);
        FinishedMatch {
            seed: Seed::from(0),
            players: vec![0; allies.len()],
            decks: vec![None; allies.len()],
            starter: Seat(2),
            winners,
            tied,
            clause: outcome.clause,
            left: SeatSet::NONE,
            turns: 0,
            decisions: 0,
            forced: 0,
            fingerprint: 0,
            course: 0,
            blunders: None,
            tally: (),
            allies,
        }
    }

    fn points(played: &FinishedMatch<()>) -> Vec<f64> {
        played.seats().map(|seat| played.points(seat)).collect()
    }

    const CLAUSE: Clause = Clause::from_rulebook("TEST-01");

    #[test]
    fn a_tie_counts_in_equal_parts_for_those_who_share_it() {
        let three = |outcome| points(&played(&[0b001, 0b010, 0b100], outcome));
        assert_eq!(three(Outcome::win(SeatSet(0b010), CLAUSE)), [0.0, 1.0, 0.0]);
        assert_eq!(three(Outcome::tie(SeatSet(0b101), CLAUSE)), [0.5, 0.0, 0.5]);
        assert_eq!(three(Outcome::tie(SeatSet(0b111), CLAUSE)), [1.0 / 3.0; 3]);
    }

    #[test]
    fn a_team_wins_and_ties_as_one() {
        let teams = |outcome| played(&[0b0101, 0b1010, 0b0101, 0b1010], outcome);
        // The partner that is out wins too.
        let won = teams(Outcome::win(SeatSet(0b0001), CLAUSE));
        assert_eq!((points(&won), won.winners), (vec![1.0, 0.0, 1.0, 0.0], SeatSet(0b0101)));
        assert!(won.has_lost(Seat(1)) && !won.has_lost(Seat(2)));
        assert_eq!(points(&teams(Outcome::tie(SeatSet(0b0011), CLAUSE))), [0.5; 4]);
        assert_eq!(won.sides().collect::<Vec<_>>(), [SeatSet(0b0101), SeatSet(0b1010)]);
    }

    #[test]
    fn places_are_counted_from_the_seat_that_began() {
        let one = played(&[0b001, 0b010, 0b100], Outcome::win(SeatSet(1), CLAUSE));
        assert_eq!(one.seats().map(|seat| one.place(seat)).collect::<Vec<_>>(), [1, 2, 0]);
    }
}
