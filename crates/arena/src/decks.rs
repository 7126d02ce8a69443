//! The tables of a series with decks: who meets whom.

use games::doomtrooper::deck::ready;
use games::doomtrooper::{CardSet, DeckDocument, Options, Setup, SetupDocument, State};

use crate::series::Decked;

/// A table, and who sits down with which of the decks.
type Dealt = (Decked<State>, Vec<usize>);

/// Every pair of different ready decks, once.
#[must_use]
pub fn pairs() -> Vec<Dealt> {
    let decks: Vec<(String, DeckDocument)> =
        ready().iter().map(|(name, deck)| ((*name).to_owned(), deck.clone())).collect();
    let ordered = meetings(&decks, 2, Options::default()).into_iter().filter(|(_, places)| places[0] < places[1]);
    ordered.collect()
}

/// The tables of so many seats at which these decks meet: every pair both ways round at two seats; at more, each deck
/// with those that follow it, in every seat once. One deck meets itself.
#[must_use]
pub fn meetings(decks: &[(String, DeckDocument)], seats: usize, options: Options) -> Vec<Dealt> {
    let places: Vec<Vec<usize>> = if seats == 2 && decks.len() > 1 {
        let all = 0..decks.len();
        all.clone()
            .flat_map(|one| all.clone().filter(move |other| *other != one).map(move |other| vec![one, other]))
            .collect()
    } else {
        (0..decks.len()).map(|first| (0..seats).map(|seat| (first + seat) % decks.len()).collect()).collect()
    };
    places.into_iter().filter_map(|places| Some((table(decks, &places, options)?, places))).collect()
}

/// A table for these of the decks; nothing when they may not be played, which their own check says better.
fn table(decks: &[(String, DeckDocument)], places: &[usize], options: Options) -> Option<Decked<State>> {
    let seats = places.iter().map(|place| decks[*place].1.seat()).collect();
    let setup = Setup::check(SetupDocument { seats, options }, CardSet::house()).ok()?;
    Some(Decked { setup, decks: places.iter().map(|place| decks[*place].0.clone()).collect() })
}

#[cfg(test)]
mod tests {
    use table::Seat;

    use super::*;

    #[test]
    fn every_deck_meets_every_other_one_in_both_seats() {
        assert_eq!(pairs().len(), 15);
        let decks: Vec<(String, DeckDocument)> =
            ready().iter().take(3).map(|(name, deck)| ((*name).to_owned(), deck.clone())).collect();
        let places: Vec<Vec<usize>> =
            meetings(&decks, 2, Options::default()).into_iter().map(|(_, places)| places).collect();
        assert_eq!(places, [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]);
        let of_three = meetings(&decks, 4, Options::default());
        assert_eq!(of_three.len(), 3);
        for seat in Seat::all(4) {
            let mut sits: Vec<usize> = of_three.iter().map(|(_, places)| places[seat.index()]).collect();
            sits.sort_unstable();
            assert_eq!(sits, [0, 1, 2]);
        }
        assert_eq!(meetings(&decks[..1], 2, Options::default())[0].1, [0, 0]);
    }
}
