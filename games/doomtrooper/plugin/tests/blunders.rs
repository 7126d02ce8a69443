//! The players of Doomtrooper as people meet them, a new one for each decision: they answer alike however long they have
//! played, and make no novice's blunders.
//!
//! `MATCHES=200 PLAYERS=thumb,thumb BUDGET=3 cargo test --profile ci -p doomtrooper-plugin --test blunders -- --ignored --nocapture`

use bots::{Budget, Player, Thinking};
use doomtrooper::deck::ready;
use doomtrooper::{Action, CardSet, Options, Setup, SetupDocument, State};
use doomtrooper_plugin::Doomtrooper;
use doomtrooper_plugin::blunder::{Blunder, Found, Watch};
use table::{Choices as _, Language, Match, Seat, Seed, Told as _};

/// No match of sensible players takes so many.
const MOST_DECISIONS: u32 = 60_000;

/// The ready decks of this pairing, by number: every deck meets every deck.
fn pairing(number: usize) -> Setup {
    let decks = ready();
    let (one, other) = (number % decks.len(), number / decks.len() % decks.len());
    let seats = [one, other].map(|deck| decks[deck].1.seat()).to_vec();
    let document = SetupDocument { seats, options: Options::default() };
    Setup::check(document, CardSet::house()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A match in which every decision is made by a new player: what is found in it, its decisions, half points by seat.
struct Watched {
    found: Vec<Found>,
    decisions: u32,
    half_points: [u8; 2],
}

/// Plays so many decisions of a match at most.
fn watched(number: u64, players: [Player; 2], budget: Budget, most: u32) -> Watched {
    let mut game = Match::<State>::new(pairing(number as usize), Seed::from(number));
    let (mut watch, mut found, mut decisions) = (Watch::default(), Vec::new(), 0);
    while let Some(seat) = game.awaits().seats().lowest()
        && decisions < most
    {
        let player = players[seat.index()];
        let budget = player.budget().unwrap_or(budget);
        let seed = Seed::from(number).derive(decisions.into()).low_bits();
        let mut bot = player.seated::<Doomtrooper>();
        let thinking = Thinking::new(budget, seed);
        let action = game.ask(seat, |question| bot.choose(question, &thinking)).expect("the seat is asked");
        watch.look(seat, game.view(seat.into()));
        let is_free = game.choices(seat).len() > 1;
        game.act(seat, action).unwrap_or_else(|error| panic!("match {number}: {action} by seat {seat}: {error}"));
        found.extend(watch.judge(action, is_free, |seat| game.view(seat.into())));
        decisions += 1;
        assert!(decisions < MOST_DECISIONS, "match {number} does not end");
    }
    let half_points = [0, 1].map(|seat| game.awaits().outcome().map_or(0, |outcome| outcome.half_points(Seat(seat))));
    Watched { found, decisions, half_points }
}

/// Whole matches, and what is found in them.
fn blunders(names: [&str; 2], matches: std::ops::Range<u64>, most: u32) -> Vec<(u64, Found)> {
    let players = names.map(player);
    let found = matches.flat_map(|number| {
        let watched = watched(number, players, Budget::Simulations(3), most);
        watched.found.into_iter().map(move |found| (number, found))
    });
    found.collect()
}

#[test]
fn the_rules_of_thumb_make_no_blunder() {
    assert_eq!(blunders(["thumb", "thumb"], 0..8, MOST_DECISIONS), []);
}

#[test]
fn careless_players_make_no_blunder() {
    assert_eq!(blunders(["newcomer", "beginner"], 8..12, MOST_DECISIONS), []);
}

#[test]
fn a_search_makes_no_blunder() {
    assert_eq!(blunders(["search@3", "search@3"], 12..14, 700), []);
}

#[test]
fn the_count_sees_what_random_players_do() {
    let found = blunders(["random", "random"], 10..18, MOST_DECISIONS);
    for kind in [Blunder::HelpsEnemy, Blunder::HarmsOneself, Blunder::HopelessAttack] {
        assert!(found.iter().any(|(_, found)| found.blunder == kind), "{kind:?} is missing among {found:#?}");
    }
}

#[test]
fn a_player_answers_the_same_question_alike_however_long_it_has_played() {
    for number in [3, 20] {
        let mut game = Match::<State>::new(pairing(number), Seed::from(number as u64));
        let new = || [0, 1].map(|_| player("thumb").seated::<Doomtrooper>());
        let mut kept = new();
        let mut compared = 0;
        while let Some(seat) = game.awaits().seats().lowest() {
            let thinking = Thinking::new(Budget::Simulations(1), compared);
            let answer = |bot: &mut dyn bots::Bot<State>| {
                game.ask(seat, |question| bot.choose(question, &thinking)).expect("it is asked")
            };
            let of_kept = answer(&mut *kept[seat.index()]);
            let of_new = answer(&mut *new()[seat.index()]);
            assert_eq!(of_kept, of_new, "match {number} after {compared} decisions");
            game.act(seat, of_kept).expect("legal");
            compared += 1;
        }
        assert!(compared > 300, "{compared} decisions");
    }
}

fn player(name: &str) -> Player {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
#[ignore = "a measurement"]
fn counted() {
    let text = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.into());
    let number = |name: &str, otherwise: u64| text(name, "").parse().unwrap_or(otherwise);
    let players: Vec<Player> = text("PLAYERS", "thumb,thumb").split(',').map(player).collect();
    let (first, matches) = (number("FIRST", 0), number("MATCHES", 20));
    let budget = Budget::Simulations(number("BUDGET", 3) as u32);
    let (mut total, mut decisions, mut half_points) = (0, 0, [0u32; 2]);
    for number in first..first + matches {
        let watched = watched(number, [players[0], players[1]], budget, MOST_DECISIONS);
        decisions += watched.decisions;
        half_points = [0, 1].map(|seat| half_points[seat] + u32::from(watched.half_points[seat]));
        total += watched.found.len();
        for Found { blunder, seat, what } in watched.found {
            println!("match {number} seat {seat} {blunder:?}: {what}");
        }
    }
    println!("{total} blunders in {matches} matches, {decisions} decisions, half points {half_points:?}");
}

/// Prints a match as it can be read: what was chosen, and what came of it.
#[test]
#[ignore = "shows a match"]
fn read() {
    let text = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.into());
    let number: u64 = text("MATCH", "0").parse().expect("a number");
    let player = player(&text("PLAYER", "thumb"));
    let mut game = Match::<State>::new(pairing(number as usize), Seed::from(number));
    let (mut decisions, mut told, mut turn) = (0u32, 0, 0);
    while let Some(seat) = game.awaits().seats().lowest() {
        let view = game.view(seat.into());
        if view.turn != turn {
            turn = view.turn;
            for seat in Seat::all(2) {
                let own = game.view(seat.into());
                let side = &own.seats[seat.index()];
                let name = |card: &doomtrooper::CardNo| own.cards.card(*card).name.to_string();
                let hand: Vec<String> = side.hand.iter().flatten().map(name).collect();
                println!(
                    "== seat {seat}: D {} P {} pile {} | {}",
                    side.destiny,
                    side.promotion,
                    side.pile_len,
                    hand.join(", ")
                );
                for card in own.table.iter().filter(|card| card.controller == seat) {
                    let name = card.card.as_ref().map_or("?".into(), name);
                    let on = card.on.map_or(String::new(), |on| format!(" on {on}"));
                    let marks = [(card.wounded, " wounded"), (card.covered, " covered")];
                    let marks: String = marks.iter().filter(|(is, _)| *is).map(|(_, text)| *text).collect();
                    println!("   {} {:?}{on} {name} {:?}{marks}", card.slot, card.at, card.ratings.unwrap_or_default());
                }
            }
        }
        let seed = Seed::from(number).derive(decisions.into()).low_bits();
        let mut bot = player.seated::<Doomtrooper>();
        let thinking = Thinking::new(Budget::Simulations(3), seed);
        let action = game.ask(seat, |question| bot.choose(question, &thinking)).expect("it is asked");
        let label = game.truth().label(seat, action, Language::En);
        if game.choices(seat).len() > 1 && action != Action::Yield {
            println!("  [{seat}: {action} | {label} | of {}]", game.choices(seat).len());
        }
        game.act(seat, action).expect("legal");
        for logged in &game.events()[told..] {
            println!("      {}", game.truth().tell(logged, Language::En));
        }
        told = game.events().len();
        decisions += 1;
    }
}
