//! The players of Doomtrooper: strength, the same answer for the same seed, offered actions only, within the budget.
//!
//! `MATCHES=500 PLAYERS=heuristic,random cargo test --release -p doomtrooper-plugin --test players -- --ignored --nocapture measured`

mod support;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use bots::{Bot, Budget, Clock, RolloutPolicy, Rollouts, Search, Thinking};
use doomtrooper::deck::ready_deck;
use doomtrooper::{Action, CardSet, Options, Setup, SetupDocument, State};
use doomtrooper_plugin::{Doomtrooper, HeuristicPolicy};
use table::{Choices, Determinization, Fast, Game, Match, Question, Seat, Seed};

/// More decisions than any match of sensible players takes.
const MOST_DECISIONS: u32 = 60_000;

/// The player of this name, with a stream of seeds for its decisions.
fn bot(name: &str, seed: u64) -> Option<Seated> {
    Some(Seated { bot: name.parse::<bots::BotSpec>().ok()?.seated::<Doomtrooper>(), seeds: Fast::new(seed) })
}

/// A player that is asked one decision at a time.
struct Seated {
    bot: Box<dyn Bot<State>>,
    seeds: Fast,
}

impl Seated {
    fn choose(&mut self, question: &Question<'_, State>, budget: Budget) -> Action {
        self.bot.choose(question, &Thinking::new(budget, self.seeds.next_bits()))
    }
}

/// The course of a match.
#[derive(Clone, Debug, PartialEq)]
struct Course {
    half_points: Vec<u8>,
    decisions: u32,
    turns: u16,
    fingerprint: u64,
    points: Vec<i16>,
    thinking: Duration,
    longest: Duration,
}

/// Plays a match; every answer must be among the offered actions.
fn play(players: &[&str], seed: u64, budget: Budget) -> Course {
    let mut game = Match::<State>::new(support::table(players.len(), seed), Seed::from(seed));
    let seat_of = |(seat, name): (usize, &&str)| {
        let seed = 8 * seed + seat as u64;
        // A tree search with playouts to the end, for comparison.
        let tree = || Seated { bot: Box::new(Search::new()), seeds: Fast::new(seed) };
        if *name == "tree" { tree() } else { bot(name, seed).expect("a known name") }
    };
    let mut seated: Vec<Seated> = players.iter().enumerate().map(seat_of).collect();
    let (mut decisions, mut longest) = (0, Duration::ZERO);
    let began = Instant::now();
    while let Some(seat) = game.awaits().seats().lowest() {
        let player = &mut seated[seat.index()];
        let asked = Instant::now();
        let action = game.ask(seat, |question| player.choose(question, budget)).expect("the seat is asked");
        longest = longest.max(asked.elapsed());
        assert!(game.choices(seat).index_of(&action).is_some(), "seed {seed}: {action} was not offered to seat {seat}");
        game.act(seat, action).unwrap_or_else(|error| panic!("seed {seed}: {action} by seat {seat}: {error}"));
        decisions += 1;
        if decisions > MOST_DECISIONS {
            let last: Vec<String> = game.steps().iter().rev().take(40).map(ToString::to_string).collect();
            panic!("seed {seed}, {players:?}: no end in turn {}: {last:#?}", game.view(table::Viewer::Public).turn);
        }
    }
    let outcome = game.awaits().outcome().expect("the match is over");
    let view = game.view(table::Viewer::Public);
    Course {
        half_points: Seat::all(players.len() as u8).map(|seat| outcome.half_points(seat)).collect(),
        decisions,
        turns: view.turn,
        fingerprint: game.truth().fingerprint(),
        points: view.seats.iter().map(|seat| seat.promotion).collect(),
        thinking: began.elapsed(),
        longest,
    }
}

/// Half points of the first player over pairs of matches with seats swapped.
fn duel(one: &str, other: &str, matches: u64, budget: Budget) -> (u32, Vec<Course>) {
    let mut half_points = 0;
    let mut courses = Vec::new();
    for number in 0..matches {
        let swapped = number % 2 == 1;
        let players = if swapped { [other, one] } else { [one, other] };
        let course = play(&players, number / 2, budget);
        half_points += u32::from(course.half_points[usize::from(swapped)]);
        courses.push(course);
    }
    (half_points, courses)
}

#[test]
fn the_rules_of_thumb_beat_random_play() {
    let (half_points, _) = duel("heuristic", "random", 12, Budget::Simulations(1));
    assert!(half_points >= 20, "{half_points} of 24 half points");
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let without_time = |seed| {
        let course = play(&["heuristic", "search"], seed, Budget::Simulations(6));
        (course.half_points, course.decisions, course.fingerprint)
    };
    assert_eq!(without_time(3), without_time(3));
    assert_ne!(without_time(3).2, without_time(4).2);
}

#[test]
fn three_and_four_seats_are_played_to_the_end() {
    for seats in [3, 4] {
        let players = ["heuristic", "random", "heuristic", "heuristic"];
        let course = play(&players[..seats], 5, Budget::Simulations(1));
        assert!(course.decisions > 0 && course.half_points.iter().any(|points| *points > 0), "{course:?}");
    }
}

/// Counts the rollouts of a policy, and checks that each action it tries was offered.
struct Counting(HeuristicPolicy, Arc<AtomicU32>);

impl RolloutPolicy<State> for Counting {
    fn candidates(&mut self, question: &Question<'_, State>, seed: u64) -> Vec<Action> {
        let candidates = self.0.candidates(question, seed);
        assert!(candidates.iter().all(|action| question.choices.index_of(action).is_some()), "{candidates:?}");
        candidates
    }

    fn roll_out(
        &mut self,
        world: &mut Determinization<State>,
        seat: Seat,
        action: Action,
        luck: u64,
        clock: &Clock,
    ) -> Option<f64> {
        self.1.fetch_add(1, Ordering::Relaxed);
        let worth = self.0.roll_out(world, seat, action, luck, clock);
        assert!(worth.is_none_or(|worth| (0.0..=1.0).contains(&worth)), "{action} is worth {worth:?}");
        worth
    }
}

#[test]
fn a_decision_never_takes_more_rollouts_than_its_budget() {
    let mut game = Match::<State>::new(support::table(2, 7), Seed::from(7));
    let count = Arc::new(AtomicU32::new(0));
    let mut player = Rollouts::new(Counting(HeuristicPolicy, Arc::clone(&count)));
    let mut most = 0;
    for number in 0..60 {
        let Some(seat) = game.awaits().seats().lowest() else { break };
        let before = count.load(Ordering::Relaxed);
        let choose =
            |question: &Question<'_, State>| player.choose(question, &Thinking::new(Budget::Simulations(15), number));
        let action = game.ask(seat, choose).expect("the seat is asked");
        most = most.max(count.load(Ordering::Relaxed) - before);
        game.act(seat, action).expect("legal");
    }
    assert!((2..=15).contains(&most), "{most} rollouts");
}

#[test]
#[ignore = "a measurement"]
fn measured() {
    let number =
        |name: &str, otherwise: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    let players = std::env::var("PLAYERS").unwrap_or_else(|_| "heuristic,random".into());
    let (one, other) = players.split_once(',').expect("two players");
    let budget = Budget::Millis(number("MS", 50) as u32);
    let (half_points, courses) = duel(one, other, number("MATCHES", 100), budget);
    let matches = courses.len() as f64;
    let decisions: u64 = courses.iter().map(|course| u64::from(course.decisions)).sum();
    let seconds: f64 = courses.iter().map(|course| course.thinking.as_secs_f64()).sum();
    println!(
        "{one} against {other}: {:.1} % of the points in {matches} matches; {:.1} decisions and {:.1} turns a match, \
         {:.0} decisions a second, longest answer {:?}",
        f64::from(half_points) * 50.0 / matches,
        decisions as f64 / matches,
        courses.iter().map(|course| f64::from(course.turns)).sum::<f64>() / matches,
        decisions as f64 / seconds,
        courses.iter().map(|course| course.longest).max().unwrap_or_default(),
    );
    if number("SHOW", 0) > 0 {
        for course in &courses {
            println!(
                "{:?} {:?} {} decisions {} turns",
                course.half_points, course.points, course.decisions, course.turns
            );
        }
    }
}

#[test]
#[ignore = "shows a match"]
fn shown() {
    let number =
        |name: &str, otherwise: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(otherwise);
    let players = std::env::var("PLAYERS").unwrap_or_else(|_| "heuristic,random".into());
    let (one, other) = players.split_once(',').expect("two players");
    let seed = number("SEED", 0);
    let setup = match std::env::var("DECKS") {
        Ok(decks) => ready(&decks),
        Err(_) => support::table(2, seed),
    };
    let mut game = Match::<State>::new(setup, Seed::from(seed));
    let mut seated = [bot(one, 8 * seed).expect("a known name"), bot(other, 8 * seed + 1).expect("a known name")];
    let mut turn = 0;
    while let Some(seat) = game.awaits().seats().lowest() {
        let view = game.view(seat.into());
        if view.turn != turn {
            turn = view.turn;
            let cards = &view.cards;
            for seat in Seat::all(2) {
                let own = game.view(seat.into());
                let side = &own.seats[seat.index()];
                let hand: Vec<String> =
                    side.hand.iter().flatten().map(|card| cards.card(*card).name.to_string()).collect();
                println!(
                    "== turn {turn} seat {seat}: D {} P {} pile {} hand {}",
                    side.destiny,
                    side.promotion,
                    side.pile_len,
                    hand.join(", ")
                );
                for card in own.table.iter().filter(|card| card.controller == seat) {
                    let name = card.card.map_or("?".into(), |card| cards.card(card).name.to_string());
                    println!(
                        "     {} {:?}{} {name} {:?}{}{}",
                        card.slot,
                        card.at,
                        card.on.map_or(String::new(), |on| format!(" on {on}")),
                        card.ratings,
                        if card.wounded { " wounded" } else { "" },
                        if card.covered { " covered" } else { "" }
                    );
                }
            }
        }
        let player = &mut seated[seat.index()];
        let action = game.ask(seat, |question| player.choose(question, Budget::Millis(50))).expect("the seat is asked");
        let name = action
            .to_string()
            .split(' ')
            .nth(1)
            .and_then(|word| word.parse().ok())
            .and_then(|code| view.cards.coded(code));
        let name = name.map_or(String::new(), |card| view.cards.card(card).name.to_string());
        let many = game.choices(seat).len();
        if many > 1 && action.to_string() != "yield" {
            println!("  {seat} {:?}: {action} {name} (of {many})", view.asks.map(|(_, ask)| ask));
        }
        game.act(seat, action).expect("legal");
        if let Some(&mark) = game.marks().last() {
            for logged in &game.events()[mark..] {
                let text = format!("{:?}", logged.event);
                if ["Blow", "Killed", "Wounded", "Promotion", "Points", "Earned", "Sabot", "NoWarr"]
                    .iter()
                    .any(|word| text.starts_with(word))
                {
                    println!("        {text}");
                }
            }
        }
        if turn > number("TURNS", 40) as u16 {
            break;
        }
    }
}

/// A table with ready decks, by their names: `imperial,semai`.
fn ready(names: &str) -> Setup {
    let seat = |name: &str| ready_deck(name).unwrap_or_else(|| panic!("{name} is no ready deck")).seat();
    let document = SetupDocument { seats: names.split(',').map(seat).collect(), options: Options::default() };
    Setup::check(document, CardSet::house()).unwrap_or_else(|faults| panic!("{faults:?}"))
}
