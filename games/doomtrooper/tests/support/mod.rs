//! Random tables for the tests.

use doomtrooper::language::{CardKind, Code};
use doomtrooper::{CardSet, Options, SeatDocument, Setup, SetupDocument, State, unsupported};
use table::conformance::Trial;
use table::{Chance, Draw, Fast};

/// A table of two to four seats with decks of random playable cards.
pub fn random_table(chance: &mut Fast) -> Trial<State> {
    let seats = 2 + chance.below(Draw::named("seats"), 3) as usize;
    let document = SetupDocument {
        seats: (0..seats).map(|_| random_seat(chance)).collect(),
        options: random_options(seats, chance),
    };
    let name = format!("{seats} seats, {:?}", document.options);
    let setup = Setup::check(document, CardSet::house()).unwrap_or_else(|faults| panic!("{faults:?}"));
    Trial { name, setup }
}

fn random_options(seats: usize, chance: &mut Fast) -> Options {
    let mut flip = || chance.below(Draw::named("option"), 3) == 0;
    Options {
        one_sabotage: flip(),
        cover_add_alone: flip(),
        cast_anywhere: flip(),
        fortification_per_area: flip(),
        attack_given_back: flip(),
        search_discards: flip(),
        open_discards: flip(),
        shown_redraw: flip(),
        split_kill_points: flip(),
        teams: seats == 4 && flip(),
        promotion_target: if flip() { 25 } else { 40 },
        turn_limit: 60,
        ..Options::default()
    }
}

/// A legal deck of which a third are warriors.
pub fn random_seat(chance: &mut Fast) -> SeatDocument {
    let set = CardSet::house();
    let playable: Vec<_> =
        set.cards().iter().filter(|card| card.limit > 0 && unsupported::waits_for(card).is_empty()).collect();
    let warriors: Vec<_> = playable.iter().filter(|card| card.kind == CardKind::Warrior).collect();
    let mut deck: Vec<Code> = Vec::new();
    while deck.len() < 60 {
        let card = if deck.len() < 20 {
            *warriors[chance.below(Draw::named("warrior"), warriors.len() as u32) as usize]
        } else {
            playable[chance.below(Draw::named("card"), playable.len() as u32) as usize]
        };
        if deck.iter().filter(|code| **code == card.code).count() < card.limit as usize {
            deck.push(card.code);
        }
    }
    SeatDocument { deck: deck.iter().map(ToString::to_string).collect(), reserve: Vec::new() }
}
