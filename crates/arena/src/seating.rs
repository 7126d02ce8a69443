//! Seatings: every way in which the players of a series are assigned to seats.

use bots::BotSpec;
use table::SeatSet;

use crate::played::sides;

/// Players by seat, as indices in the list of the series.
pub(crate) type Seating = Vec<usize>;

/// Every seating of a series, such that each player sits in every seat equally often. Seatings with the same kind of
/// player in every seat are listed once.
///
/// Two players at a table of more seats are mixed in every way, or, in a game with teams, they play the teams in turn.
/// If there are as many players as seats, they are rotated, which keeps the order of play. At a table of one seat each player plays
/// alone. `allies` gives for each seat
/// the seats of its side.
pub(crate) fn seatings(players: &[BotSpec], allies: &[SeatSet]) -> Vec<Seating> {
    let seats = allies.len();
    let teams: Vec<SeatSet> = sides(allies).collect();
    let all: Vec<Seating> = if seats == 1 {
        // Each plays alone against the rules.
        (0..players.len()).map(|player| vec![player]).collect()
    } else if players.len() == seats {
        (0..seats).map(|shift| (0..seats).map(|seat| (seat + seats - shift) % seats).collect()).collect()
    } else if teams.len() < seats {
        let team = |seat: usize| teams.iter().position(|team| *team == allies[seat]).unwrap_or(0);
        (0..2).map(|first| (0..seats).map(|seat| (team(seat) + first) % 2).collect()).collect()
    } else {
        // Every mixture of the two players, as the bits of a number, without those that use only one of them.
        (1..(1usize << seats) - 1).rev().map(|mix| (0..seats).map(|seat| 1 - (mix >> seat & 1)).collect()).collect()
    };
    let mut different: Vec<Seating> = Vec::new();
    for seating in all {
        let plays = |seating: &Seating| -> Vec<BotSpec> { seating.iter().map(|place| players[*place]).collect() };
        if !different.iter().any(|other| plays(other) == plays(&seating)) {
            different.push(seating);
        }
    }
    different
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    fn players(names: &[&str]) -> Vec<BotSpec> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    /// The allies at a table where each seat plays for itself.
    fn alone(seats: u8) -> Vec<SeatSet> {
        Seat::all(seats).map(SeatSet::only).collect()
    }

    /// Two teams whose partners sit opposite each other.
    const OPPOSITE: [SeatSet; 4] = [SeatSet(0b0101), SeatSet(0b1010), SeatSet(0b0101), SeatSet(0b1010)];

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (names, allies, count) in [
            (["heuristic", "random"].as_slice(), alone(2), 2),
            (&["heuristic", "random"], alone(3), 6),
            (&["heuristic", "random"], alone(4), 14),
            (&["heuristic", "random"], OPPOSITE.to_vec(), 2),
            (&["heuristic", "random", "search"], alone(3), 3),
            (&["heuristic", "random", "search", "heuristic@7"], OPPOSITE.to_vec(), 4),
        ] {
            let all = seatings(&players(names), &allies);
            assert_eq!(all.len(), count, "{names:?}");
            for player in 0..names.len() {
                let sits = |seat: usize| all.iter().filter(|seating| seating[seat] == player).count();
                assert!((0..allies.len()).all(|seat| sits(seat) == sits(0) && sits(0) > 0), "{all:?}");
            }
        }
    }

    #[test]
    fn partners_are_the_same_player_when_two_are_given() {
        for seating in seatings(&players(&["heuristic", "random"]), &OPPOSITE) {
            assert_eq!((seating[0], seating[1]), (seating[2], seating[3]));
            assert_ne!(seating[0], seating[1]);
        }
        // Partners that sit side by side.
        let beside = [0b0011, 0b0011, 0b1100, 0b1100].map(SeatSet);
        assert_eq!(seatings(&players(&["heuristic", "random"]), &beside), [[0, 0, 1, 1], [1, 1, 0, 0]]);
    }

    #[test]
    fn the_same_player_everywhere_has_one_seating() {
        assert_eq!(seatings(&players(&["heuristic", "heuristic"]), &alone(2)).len(), 1);
        assert_eq!(seatings(&players(&["heuristic", "heuristic"]), &alone(4)).len(), 1);
        assert_eq!(seatings(&players(&["heuristic", "random", "heuristic", "random"]), &alone(4)).len(), 2);
    }
}
