//! Players answer legally, within their budget, and the same way for the same seed; stronger levels beat weaker ones.

use std::time::{Duration, Instant};

use bots::{Bot, Budget, Level, NAMES, Search, Thinking};
use coal::{Action, Options, Setup, State};
use coal_plugin::Coal;
use table::{Choices, Fast, Game, Match, Playout, Question, Seat, Seed, Step};

type Player = Seated;

/// The player of this name, with a stream of seeds for its decisions.
fn bot(name: &str, seed: u64) -> Option<Seated> {
    Some(Seated { bot: name.parse::<bots::BotSpec>().ok()?.seated::<Coal>(), seeds: Fast::new(seed) })
}

/// A player that is asked decision by decision.
struct Seated {
    bot: Box<dyn Bot<State>>,
    seeds: Fast,
}

impl Seated {
    fn choose(&mut self, question: &Question<'_, State>, budget: Budget) -> Action {
        self.bot.choose(question, &Thinking::new(budget, self.seeds.next_bits()))
    }
}

/// Plays a match; returns the decisions and the winner, if there is one.
fn play(setup: Setup, seed: u64, players: &mut [Player; 2], budget: Budget) -> (Vec<Action>, Option<Seat>) {
    let mut game = Match::<State>::new(setup, Seed::from(seed));
    while let Some(seat) = game.awaits().seats().lowest() {
        let action =
            game.ask(seat, |question| players[seat.index()].choose(question, budget)).expect("the seat is asked");
        game.act(seat, action).unwrap_or_else(|error| panic!("seed {seed}: {action}: {error}"));
    }
    let outcome = game.awaits().outcome().expect("the match is over");
    let winner = (!outcome.is_tie).then(|| outcome.winners.lowest()).flatten();
    (game.steps().iter().filter_map(Step::action).collect(), winner)
}

fn pair(one: &str, other: &str, seed: u64) -> [Player; 2] {
    [bot(one, seed).expect("a known name"), bot(other, seed + 1).expect("a known name")]
}

/// Points of the first player over matches with seats swapped.
fn points(one: &str, other: &str, matches: u64, budget: Budget) -> f64 {
    let mut points = 0.0;
    for number in 0..matches {
        let seed = number / 2;
        let (_, winner) = if number % 2 == 0 {
            play(Setup::default(), seed, &mut pair(one, other, number), budget)
        } else {
            let (steps, winner) = play(Setup::default(), seed, &mut pair(other, one, number), budget);
            (steps, winner.map(|seat| Seat(1 - seat.0)))
        };
        points += winner.map_or(0.5, |seat| f64::from(1 - seat.0));
    }
    points
}

#[test]
fn every_player_plays_whole_matches_under_every_option() {
    for (name, _) in Options::ALL {
        let mut options = Options::default();
        options.set(name, true);
        for player in NAMES {
            play(Setup::duel(options), 11, &mut pair(player, "random", 5), Budget::Simulations(8));
        }
    }
}

#[test]
fn the_same_seed_and_budget_give_the_same_match() {
    for name in NAMES {
        let once = play(Setup::default(), 3, &mut pair(name, name, 9), Budget::Simulations(30));
        let again = play(Setup::default(), 3, &mut pair(name, name, 9), Budget::Simulations(30));
        assert_eq!(once, again, "{name}");
    }
}

#[test]
fn the_ladder_holds() {
    let heuristic = points("heuristic", "random", 60, Budget::Simulations(1));
    assert!(heuristic >= 57.0, "heuristic made {heuristic} of 60 points against random");
    let search = points("search", "heuristic", 60, Budget::Simulations(300));
    assert!(search >= 35.0, "search made {search} of 60 points against heuristic");
}

/// A coarse check; `cargo xtask levels` measures.
#[test]
fn a_level_beats_the_one_below_by_a_clear_margin() {
    let seated = |level: Level, seed| Seated { bot: level.player().seated::<Coal>(), seeds: Fast::new(seed) };
    for pair in [[Level::Newcomer, Level::Beginner], [Level::Beginner, Level::Journeyman]] {
        let mut points = 0.0;
        for number in 0..100 {
            let stronger = (number % 2) as u8;
            let mut players =
                [seated(pair[usize::from(stronger == 0)], number), seated(pair[usize::from(stronger == 1)], !number)];
            let (_, winner) = play(Setup::default(), number / 2, &mut players, Budget::Simulations(1));
            points += winner.map_or(0.5, |seat| f64::from(u8::from(seat.0 == stronger)));
        }
        assert!((58.0..=88.0).contains(&points), "{} made {points} of 100 points against {}", pair[1], pair[0]);
    }
}

#[test]
fn a_search_answers_within_its_milliseconds() {
    let game = Match::<State>::new(Setup::default(), Seed::from(1));
    let seat = game.awaits().seats().lowest().expect("a seat is asked");
    let mut search = Search::<State>::new();
    let started = Instant::now();
    let simulations = game.ask(seat, |question| search.think(question, &Thinking::new(Budget::Millis(50), 1)));
    assert!(simulations.is_some_and(|simulations| simulations > 0));
    // A generous bound: a busy machine may take the processor away, but not for seconds.
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}

#[test]
fn plausible_choices_are_legal_and_never_run_out() {
    for seed in 0..40 {
        let mut game = Match::<State>::new(Setup::default(), Seed::from(seed));
        let mut player = bot("random", seed).expect("a known name");
        while let Some(seat) = game.awaits().seats().lowest() {
            let plausible = game.truth().plausible(seat);
            assert!(plausible.len() > 0);
            let legal = game.choices(seat);
            for action in (0..plausible.len()).map(|k| plausible.get(k)) {
                assert!(legal.index_of(&action).is_some(), "seed {seed}: {action} is not legal");
            }
            let action = game.ask(seat, |question| player.choose(question, Budget::Simulations(1))).expect("asked");
            game.act(seat, action).expect("legal");
        }
    }
}

#[test]
fn what_a_seat_finds_plausible_does_not_depend_on_what_it_cannot_know() {
    for seed in 0..40 {
        let mut game = Match::<State>::new(Setup::default(), Seed::from(seed));
        let mut player = bot("heuristic", seed).expect("a known name");
        while let Some(seat) = game.awaits().seats().lowest() {
            let listed = |state: &State| {
                let plausible = state.plausible(seat);
                (0..plausible.len()).map(|k| plausible.get(k)).collect::<Vec<_>>()
            };
            let mut drawn = game.truth().clone();
            drawn.determinize(seat.into(), &mut table::Fast::new(seed));
            assert_eq!(listed(game.truth()), listed(&drawn), "seed {seed}");
            let action = game.ask(seat, |question| player.choose(question, Budget::Simulations(1))).expect("asked");
            game.act(seat, action).expect("legal");
        }
    }
}
