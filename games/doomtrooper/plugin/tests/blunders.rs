//! The players of Doomtrooper in the way people meet them, as a new player for each decision: their answers do not
//! depend on how long they have played, and they make no novice's blunders.
//!
//! `MATCHES=200 PLAYERS=heuristic,heuristic BUDGET=3 cargo test --profile ci -p doomtrooper-plugin --test blunders -- --ignored --nocapture`

use arena::Series;
use bots::testing::check_memoryless;
use bots::{Blunder, BlunderKind, BotKind, BotSpec, Budget, Level, Thinking, decision_seed};
use doomtrooper::deck::ready;
use doomtrooper::{Action, CardSet, Options, Setup, SetupDocument, State};
use doomtrooper_plugin::{Doomtrooper, meetings};
use door::testing::play_by_answers;
use table::{Choices as _, Language, Match, Seat, Seed, Told as _};

/// More decisions than any match of sensible players takes.
const MOST_DECISIONS: usize = 60_000;

/// The ready decks of the pairing with this number: every deck meets every deck.
fn pairing(number: usize) -> Setup {
    let decks = ready();
    let (one, other) = (number % decks.len(), number / decks.len() % decks.len());
    let seats = [one, other].map(|deck| decks[deck].1.seat()).to_vec();
    let document = SetupDocument { seats, options: Options::default() };
    Setup::check(document, CardSet::house()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// Plays whole matches in the way of a client, and returns the blunders in them.
fn blunders(names: [&str; 2], matches: std::ops::Range<u64>, most: usize) -> Vec<(u64, Blunder)> {
    let players = names.map(player);
    let found = matches.flat_map(|number| {
        let budget = Budget::Simulations(3);
        let played =
            play_by_answers::<Doomtrooper>(pairing(number as usize), Seed::from(number), &players, budget, most);
        played.blunders.into_iter().map(move |found| (number, found))
    });
    found.collect()
}

#[test]
fn the_rules_of_thumb_make_no_blunder() {
    assert_eq!(blunders(["heuristic", "heuristic"], 0..8, MOST_DECISIONS), []);
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
    let found = blunders(["random", "random"], 10..40, MOST_DECISIONS);
    for kind in BlunderKind::ALL {
        assert!(found.iter().any(|(_, found)| found.kind == kind), "{kind:?} is missing among {found:#?}");
    }
}

#[test]
fn an_answer_depends_on_the_question_alone() {
    for (name, number, most) in
        [("heuristic", 3, MOST_DECISIONS), ("heuristic", 20, MOST_DECISIONS), ("search@3", 7, 250)]
    {
        let compared = check_memoryless::<Doomtrooper>(pairing(number), Seed::from(number as u64), player(name), most);
        assert!(compared > 40, "{name}: {compared} decisions");
    }
    for level in Level::ALL {
        // For levels that search, only a few answers are compared, with fewer simulations.
        let (player, most) = match level.player() {
            player if player.kind() == BotKind::Search => (player.with(Budget::Simulations(4)), 120),
            player => (player, MOST_DECISIONS),
        };
        let compared = check_memoryless::<Doomtrooper>(pairing(9), Seed::from(9), player, most);
        assert!(compared > 20, "{level}: {compared} decisions");
    }
}

/// The arena keeps its players for a match, while a client gets each answer from a new one: both play the same match.
#[test]
fn the_arena_plays_as_a_client_has_it_played() {
    for (one, other, tables) in [("heuristic", "newcomer", 2), ("search@2", "beginner", 1)] {
        let tables: Vec<_> = meetings::pairs().into_iter().skip(4).take(tables).collect();
        let series = Series::<Doomtrooper>::of(&[one, other], tables.clone(), 2 * tables.len() as u32);
        let series = series.expect("two players at tables of two");
        for (number, played) in series.play_all(|_| ()).into_iter().enumerate() {
            let names = if played.players == [0, 1] { [one, other] } else { [other, one] };
            let setup = tables[number / 2].setup.clone();
            let of_client =
                play_by_answers::<Doomtrooper>(setup, played.seed, &names.map(player), series.budget, MOST_DECISIONS);
            assert_eq!(of_client.fingerprint, played.fingerprint, "{names:?}, seed {}", played.seed);
            let counted: u32 = played.blunders.iter().flatten().map(|count| count.total()).sum();
            assert_eq!(counted as usize, of_client.blunders.len(), "{names:?}, seed {}", played.seed);
        }
    }
}

fn player(name: &str) -> BotSpec {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

#[test]
#[ignore = "a measurement"]
fn counted() {
    let text = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.into());
    let number = |name: &str, otherwise: u64| text(name, "").parse().unwrap_or(otherwise);
    let players: Vec<BotSpec> = text("PLAYERS", "heuristic,heuristic").split(',').map(player).collect();
    let (first, matches) = (number("FIRST", 0), number("MATCHES", 20));
    let budget = Budget::Simulations(number("BUDGET", 3) as u32);
    let (mut total, mut decisions, mut half_points) = (0, 0, [0u32; 2]);
    for number in first..first + matches {
        let setup = pairing(number as usize);
        let played = play_by_answers::<Doomtrooper>(setup, Seed::from(number), &players, budget, MOST_DECISIONS);
        decisions += played.decisions;
        let points = |seat| played.outcome.map_or(0, |outcome| outcome.half_points(Seat(seat)));
        half_points = [0, 1].map(|seat| half_points[usize::from(seat)] + u32::from(points(seat)));
        total += played.blunders.len();
        for Blunder { kind, seat, what } in played.blunders {
            println!("match {number} seat {seat} {kind:?}: {what}");
        }
    }
    println!("{total} blunders in {matches} matches, {decisions} decisions, half points {half_points:?}");
}

/// Prints a match for reading: the choices and their results.
#[test]
#[ignore = "shows a match"]
fn read() {
    let text = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.into());
    let number: u64 = text("MATCH", "0").parse().expect("a number");
    let players: Vec<BotSpec> = text("PLAYERS", "heuristic,heuristic").split(',').map(player).collect();
    let mut game = Match::<State>::new(pairing(number as usize), Seed::from(number));
    let (mut told, mut turn) = (0, 0);
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
        let seed = decision_seed(Seed::from(number), seat, game.steps().len());
        let player = players[seat.index() % players.len()];
        let mut bot = player.seated::<Doomtrooper>();
        let thinking = Thinking::new(player.budget().unwrap_or(Budget::Simulations(3)), seed);
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
    }
}
