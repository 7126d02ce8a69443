//! What the start screen needs from the rules before there is a match: the teams, and the stops that can ask somebody.

use table::{Game, Match, Seat, SeatSet, Seed, StopSpec, TableOptions};

use door::Entry as _;

use crate::agreement::option_table;
use crate::game::{Entry, Setup, State, Stops, options_of};
use crate::stops;

/// The short name of the game.
pub const GAME: &str = State::NAME;

/// Returns the team of each seat, which is the same in every match at this table. Teams are numbered in the order of
/// their first seats.
#[must_use]
pub fn teams_of(setup: Setup) -> Vec<usize> {
    let game = Match::<State>::new(setup, Seed::from(0));
    let sides: Vec<SeatSet> = Seat::all(game.truth().seats()).map(|seat| game.truth().allies(seat)).collect();
    let mut known: Vec<SeatSet> = Vec::new();
    let team = |side: SeatSet| {
        known.iter().position(|known| *known == side).unwrap_or_else(|| {
            known.push(side);
            known.len() - 1
        })
    };
    sides.into_iter().map(team).collect()
}

/// Returns the stops that can ask a seat of this table.
#[must_use]
pub fn stops_of_table(setup: &Setup, seats: usize) -> Vec<&'static StopSpec> {
    let values = options_of(setup).values();
    let mode = option_table().best_mode(&values, Some(seats)).unwrap_or(&Entry::modes()[0]);
    let alone =
        |spec: &StopSpec| spec.name.parse::<Stops>().is_ok_and(|stop| State::check_standing(setup, &stop).is_ok());
    stops::listed(mode, seats).into_iter().filter(|spec| alone(spec)).collect()
}

/// Returns the names of these stops.
pub(super) fn stops_of(setup: &Setup, seats: usize) -> Vec<String> {
    stops_of_table(setup, seats).into_iter().map(|spec| spec.name.to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{shared_table, usual_table};

    #[test]
    fn partners_are_of_one_team() {
        // A game may have no table of more than two.
        let teams = teams_of(shared_table());
        assert_eq!(teams, [0, 1].repeat(teams.len() / 2));
        assert_eq!(teams_of(usual_table()), [0, 1]);
    }
}
