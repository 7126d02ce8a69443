//! The players of Doomtrooper as people meet them, a new one for each decision: they answer alike however long they have
//! played, and make no novice's blunders.
//!
//! `MATCHES=200 PLAYERS=thumb,thumb BUDGET=3 cargo test --profile ci -p bots --test doomtrooper_blunders -- --ignored --nocapture`

use bots::doomtrooper::blunder::{Found, Watch};
use bots::{Budget, Player};
use games::doomtrooper::deck::ready;
use games::doomtrooper::{Action, CardSet, Options, Setup, SetupDocument, State};
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

/// What is found in a match in which every decision is made by a new player.
fn watched(number: u64, players: [Player; 2], budget: Budget) -> (Vec<Found>, u32, [u8; 2]) {
    let mut game = Match::<State>::new(pairing(number as usize), Seed::from(number));
    let (mut watch, mut found, mut decisions) = (Watch::default(), Vec::new(), 0);
    while let Some(seat) = game.awaits().seats().lowest() {
        let player = players[seat.index()];
        let budget = player.budget().unwrap_or(budget);
        let seed = Seed::from(number).derive(decisions.into()).low_bits();
        let mut bot = player.seated::<State>(seed);
        let action = game.ask(seat, |question| bot.choose(question, budget)).expect("the seat is asked");
        watch.look(seat, game.view(seat.into()));
        let is_free = game.choices(seat).len() > 1;
        game.act(seat, action).unwrap_or_else(|error| panic!("match {number}: {action} by seat {seat}: {error}"));
        found.extend(watch.judge(action, is_free, |seat| game.view(seat.into())));
        decisions += 1;
        assert!(decisions < MOST_DECISIONS, "match {number} does not end");
    }
    let outcome = game.awaits().outcome().expect("the match is over");
    (found, decisions, [0, 1].map(|seat| outcome.half_points(Seat(seat))))
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
        let (found, made, points) = watched(number, [players[0], players[1]], budget);
        decisions += made;
        half_points = [half_points[0] + u32::from(points[0]), half_points[1] + u32::from(points[1])];
        total += found.len();
        for Found { blunder, seat, what } in found {
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
                let name = |card: &games::doomtrooper::CardNo| own.cards.card(*card).name.to_string();
                let hand: Vec<String> = side.hand.iter().flatten().map(name).collect();
                println!("== seat {seat}: D {} P {} pile {} | {}", side.destiny, side.promotion, side.pile_len, hand.join(", "));
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
        let mut bot = player.seated::<State>(seed);
        let action = game.ask(seat, |question| bot.choose(question, Budget::Simulations(3))).expect("it is asked");
        let label = game.truth().label(seat, action, Language::En);
        let side = &view.seats[seat.index()];
        if action == Action::Meditate && side.destiny >= 20 {
            let others: Vec<String> = (0..game.choices(seat).len()).map(|k| game.choices(seat).get(k)).map(|action| game.truth().label(seat, action, Language::En)).collect();
            println!("  RICH: {}", others.join("; "));
        }
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
