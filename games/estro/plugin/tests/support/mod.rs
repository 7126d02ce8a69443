//! Tables and matches for tests.

#![allow(dead_code, reason = "each test uses a part of this")]

use bots::{Bot, BotSpec, Budget, Thinking};
use estro::deck::ready::READY;
use estro::{CardSet, Setup, SetupDocument, State};
use estro_plugin::Estro;
use table::{Choices as _, Fast, Game, Language, Match, Seat, Seed};

/// A table with the ready decks of these short names.
pub fn meeting(names: [&str; 2]) -> Setup {
    let cards = CardSet::house();
    let seat = |name: &str| {
        let ready = READY.iter().find(|ready| ready.id == name).expect("a ready deck");
        ready.deck(&cards, Language::En).seat(&cards)
    };
    let document = SetupDocument { seats: names.map(seat).to_vec(), ..SetupDocument::default() };
    Setup::check(document, cards).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// A table of Conquest Zone with dealt decks and these options besides.
pub fn conquest(options: &[&str]) -> Setup {
    let options = ["conquest"].iter().chain(options).map(|word| (*word).to_owned()).collect();
    let document = SetupDocument { options, ..SetupDocument::default() };
    Setup::check(document, CardSet::house()).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// How many matches of Single Player with these options besides a player wins.
pub fn alone(options: &[&str], name: &str, matches: u64, budget: Budget) -> u32 {
    let options = ["solo"].iter().chain(options).map(|word| (*word).to_owned()).collect();
    let setup = Setup::check(SetupDocument { options, seats: Vec::new() }, CardSet::house());
    let setup = setup.unwrap_or_else(|problems| panic!("{problems:?}"));
    (0..matches).map(|seed| u32::from(play(setup.clone(), [name; 2], seed, budget).half_points[0] == 2)).sum()
}

/// A table of Inferno with these options besides.
pub fn inferno(options: &[&str]) -> Setup {
    let options = ["inferno"].iter().chain(options).map(|word| (*word).to_owned()).collect();
    Setup::check(SetupDocument::of_words(options), CardSet::house()).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// The course of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Course {
    pub half_points: [u8; 2],
    pub decisions: u32,
    pub fingerprint: u64,
}

/// Plays a match of two players or of two teams; every answer must be among the offered actions.
pub fn play(setup: Setup, players: [&str; 2], seed: u64, budget: Budget) -> Course {
    let mut game = Match::<State>::new(setup, Seed::from(seed));
    let mut seated: Vec<Box<dyn Bot<State>>> = players
        .iter()
        .map(|name| name.parse::<BotSpec>().unwrap_or_else(|error| panic!("{error}")).seated::<Estro>())
        .collect();
    let mut seeds = Fast::new(seed);
    let mut decisions = 0;
    while let Some(seat) = game.awaits().seats().lowest() {
        let thinking = Thinking::new(budget, seeds.next_bits());
        let player = &mut seated[seat.index() % 2];
        let action = game.ask(seat, |question| player.choose(question, &thinking)).expect("the seat is asked");
        assert!(game.choices(seat).index_of(&action).is_some(), "seed {seed}: {action} was not offered");
        game.act(seat, action).unwrap_or_else(|error| panic!("seed {seed}: {action}: {error}"));
        decisions += 1;
        assert!(decisions < 40_000, "seed {seed}: no end");
    }
    let outcome = game.awaits().outcome().expect("the match is over");
    let half_points = [0, 1].map(|seat| outcome.half_points(Seat(seat)));
    Course { half_points, decisions, fingerprint: game.truth().fingerprint() }
}

/// Half points of the first player over matches with dealt decks, the seats swapped after each.
pub fn duel(one: &str, other: &str, matches: u64, budget: Budget) -> u32 {
    series(&Setup::default(), one, other, matches, budget)
}

/// The same at another table.
pub fn series(setup: &Setup, one: &str, other: &str, matches: u64, budget: Budget) -> u32 {
    (0..matches)
        .map(|number| {
            let swapped = number % 2 == 1;
            let players = if swapped { [other, one] } else { [one, other] };
            u32::from(play(setup.clone(), players, number / 2, budget).half_points[usize::from(swapped)])
        })
        .sum()
}
