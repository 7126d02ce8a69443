//! Who sits where: every way in which the players of a plan are seated.

use bots::Player;

/// Players by seat, as places in the plan's list.
pub(crate) type Seating = Vec<usize>;

/// Every seating of a plan, so that each player sits in every seat equally often. Seatings in which the same kind of
/// player sits everywhere alike are listed once.
///
/// Two players at a table for three or four are mixed in every way, or, in teams, are a team each. As many players as
/// seats are rotated, which leaves the order of play as it is.
pub(crate) fn seatings(players: &[Player], seats: usize, teams: bool) -> Vec<Seating> {
    let all: Vec<Seating> = if players.len() == seats {
        (0..seats).map(|shift| (0..seats).map(|seat| (seat + seats - shift) % seats).collect()).collect()
    } else if teams {
        (0..2).map(|first| (0..seats).map(|seat| (seat + first) % 2).collect()).collect()
    } else {
        // Every mixture of two, as the bits of a number; not all of one kind.
        (1..(1usize << seats) - 1).rev().map(|mix| (0..seats).map(|seat| 1 - (mix >> seat & 1)).collect()).collect()
    };
    let mut different: Vec<Seating> = Vec::new();
    for seating in all {
        let plays = |seating: &Seating| -> Vec<Player> { seating.iter().map(|place| players[*place]).collect() };
        if !different.iter().any(|other| plays(other) == plays(&seating)) {
            different.push(seating);
        }
    }
    different
}

#[cfg(test)]
mod tests {
    use super::*;

    fn players(names: &[&str]) -> Vec<Player> {
        names.iter().map(|name| name.parse().unwrap()).collect()
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        for (names, seats, teams, count) in [
            (["thumb", "random"].as_slice(), 2, false, 2),
            (&["thumb", "random"], 3, false, 6),
            (&["thumb", "random"], 4, false, 14),
            (&["thumb", "random"], 4, true, 2),
            (&["thumb", "random", "search"], 3, false, 3),
            (&["thumb", "random", "search", "thumb@7"], 4, true, 4),
        ] {
            let all = seatings(&players(names), seats, teams);
            assert_eq!(all.len(), count, "{names:?}");
            for player in 0..names.len() {
                let sits = |seat: usize| all.iter().filter(|seating| seating[seat] == player).count();
                assert!((0..seats).all(|seat| sits(seat) == sits(0) && sits(0) > 0), "{all:?}");
            }
        }
    }

    #[test]
    fn partners_are_the_same_player_when_two_are_given() {
        for seating in seatings(&players(&["thumb", "random"]), 4, true) {
            assert_eq!((seating[0], seating[1]), (seating[2], seating[3]));
        }
    }

    #[test]
    fn the_same_player_everywhere_has_one_seating() {
        assert_eq!(seatings(&players(&["thumb", "thumb"]), 2, false).len(), 1);
        assert_eq!(seatings(&players(&["thumb", "thumb"]), 4, false).len(), 1);
        assert_eq!(seatings(&players(&["thumb", "random", "thumb", "random"]), 4, false).len(), 2);
    }
}
