//! The players of C.O.A.L. as people meet them, with a new player for each decision: they give the same answers however
//! long they have played, and make no blunders of a novice.
//!
//! `MATCHES=200 PLAYERS=search,heuristic BUDGET=50 cargo test --profile ci -p coal-plugin --test blunders -- --ignored --nocapture counted`

use arena::{Decked, Series};
use bots::testing::check_memoryless;
use bots::{Blunder, BlunderKind, BlunderWatch as _, BotKind, BotSpec, Budget, Level, Thinking, decision_seed};
use coal::{Setup, State};
use coal_plugin::Coal;
use coal_plugin::blunder::Watch;
use door::testing::play_by_answers;
use table::{
    Choices as _, Determinizer, Fast, Game as _, Language, Match, NoLog, Positioned as _, Question, Seat, Seed,
    Told as _,
};

/// An upper bound that no match reaches.
const MOST_DECISIONS: usize = 5_000;

fn player(name: &str) -> BotSpec {
    name.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Tables of all kinds in rotation: two seats, three, four, teams, Tag Mode.
fn table(number: u64) -> Setup {
    let (seats, options) = [(2, ""), (3, ""), (4, ""), (4, "teams"), (2, "tag_mode")][(number % 5) as usize];
    Setup::of(seats, options.parse().expect("known options")).expect("a table that fits")
}

/// The blunders in whole matches, played as a client has them played. The players take turns at the seats.
fn blunders(names: [&str; 2], matches: std::ops::Range<u64>, budget: Budget) -> Vec<(u64, Blunder)> {
    let players = names.map(player).repeat(2);
    let found = matches.flat_map(|number| {
        let setup = table(number);
        let players = &players[..setup.document().seats.len()];
        let played = play_by_answers::<Coal>(setup, Seed::from(number), players, budget, MOST_DECISIONS);
        played.blunders.into_iter().map(move |found| (number, found))
    });
    found.collect()
}

#[test]
fn the_rules_of_thumb_make_no_blunder() {
    assert_eq!(blunders(["heuristic", "heuristic"], 0..60, Budget::Simulations(1)), []);
}

#[test]
fn careless_players_make_no_blunder() {
    assert_eq!(blunders(["newcomer", "beginner"], 60..120, Budget::Simulations(1)), []);
}

#[test]
fn a_search_makes_no_blunder() {
    assert_eq!(blunders(["search", "search"], 120..135, Budget::Simulations(20)), []);
}

#[test]
fn the_count_sees_what_random_players_do() {
    let found = blunders(["random", "random"], 0..20, Budget::Simulations(1));
    for kind in [BlunderKind::HarmsOneself, BlunderKind::Hopeless] {
        assert!(found.iter().any(|(_, found)| found.kind == kind), "{kind:?} is missing");
    }
}

#[test]
fn an_answer_depends_on_the_question_alone() {
    for number in 0..5 {
        for level in Level::ALL {
            // For levels that search, only a few answers are checked, with fewer simulations.
            let (player, most) = match level.player() {
                player if player.kind() == BotKind::Search => (player.with(Budget::Simulations(15)), 60),
                player => (player, MOST_DECISIONS),
            };
            let compared = check_memoryless::<Coal>(table(number), Seed::from(number), player, most);
            assert!(compared > 20, "table {number}, {level}: {compared} decisions");
        }
    }
}

/// The arena keeps its players for a match, while a client gets each answer from a new one: both must play the same
/// match.
#[test]
fn the_arena_plays_as_a_client_has_it_played() {
    for (one, other) in [("heuristic", "newcomer"), ("search@10", "beginner")] {
        let decked = |number| {
            let setup = table(number);
            Decked { decks: vec![None; setup.document().seats.len()], setup, is_reseated: false }
        };
        // Tables of two seats.
        let tables = vec![decked(0), decked(4)];
        let series = Series::<Coal>::of(&[one, other], tables, 4).expect("two players at tables of two");
        for (number, played) in series.play_all(|_| ()).into_iter().enumerate() {
            let names = if played.players == [0, 1] { [one, other] } else { [other, one] };
            let setup = table(4 * (number as u64 / 2));
            let players = names.map(player);
            let of_client = play_by_answers::<Coal>(setup, played.seed, &players, series.budget, MOST_DECISIONS);
            assert_eq!(of_client.fingerprint, played.fingerprint, "{names:?}, seed {}", played.seed);
            let counted: u32 = played.blunders.iter().flatten().map(|count| count.total()).sum();
            assert_eq!(counted as usize, of_client.blunders.len(), "{names:?}, seed {}", played.seed);
        }
    }
}

/// The judgement of an action in a position with two seats, after these moves.
fn judged(position: &str, moves: &[(u8, &str)], seat: u8, action: &str) -> Option<BlunderKind> {
    let setup = table(0);
    let mut state = State::from_position(&setup, position).unwrap_or_else(|problems| panic!("{problems:?}"));
    let read = |action: &str| action.parse().unwrap_or_else(|error| panic!("{error}"));
    for (seat, action) in moves {
        assert_eq!(state.refusal(Seat(*seat), read(action)), None, "{action}");
        state.apply(Seat(*seat), read(action), &mut Fast::new(1), &mut NoLog);
    }
    let (seat, action) = (Seat(seat), read(action));
    assert_eq!(state.refusal(seat, action), None, "{action}");
    let (view, knowledge) = (state.view(seat.into()), state.knowledge(seat));
    let choices = state.choices(seat);
    let mut watch = Watch::default();
    watch.decided(
        &Question { seat, view: &view, knowledge: &knowledge, choices, worlds: Determinizer::new(&state, seat) },
        action,
    );
    watch.carried_out(&|seat| state.view(seat.into())).map(|found| found.kind)
}

#[test]
fn what_is_thrown_away_for_nothing_is_counted_and_what_gains_something_is_not() {
    // Charge costs three Steam (2 Physical Damage); High Guard is a Reaction.
    let own_turn = |slots: &str, damage: u8| {
        format!(
            "turn 9 active 0 starter 0 kind action phase main
seat 0 model C1 pilot sir-alan-powell damage {damage} turns 3 loose
  hand c1-charge
{slots}seat 1 model C2 pilot madame-white damage 0 turns 3 loose
  slot 1 down c2-backlash 1S turn 3
"
        )
    };
    let harm = Some(BlunderKind::HarmsOneself);
    let paid = own_turn("  slot 1 down c1-charge 3S turn 3\n", 0);
    assert_eq!(judged(&paid, &[], 0, "activate 1"), None);
    let unpaid = own_turn("  slot 1 down c1-charge 1S turn 3\n", 0);
    assert_eq!(judged(&unpaid, &[], 0, "activate 1"), harm, "it is not paid for (COAL-ACT-04)");
    let surplus = |damage| own_turn("  slot 1 down c1-charge 3S1E turn 3\n", damage);
    assert_eq!(judged(&surplus(0), &[], 0, "activate 1"), None, "a point for two is worth it (COAL-ACT-06)");
    assert_eq!(judged(&surplus(9), &[], 0, "activate 1"), harm, "the penalty destroys the Steambot");
    let reaction = own_turn("  slot 1 down c1-live-plating turn 3\n", 0);
    assert_eq!(judged(&reaction, &[], 0, "activate 1"), Some(BlunderKind::Hopeless), "COAL-ACT-11");
    // The card of the hand gives Steam or Energy; no card lacks either.
    let full = own_turn("  slot 1 down c1-charge 3S turn 3\n  slot 2 down c1-charge turn 3\n", 0);
    let placed = |action: &str| judged(&full, &[(0, "maneuver 1")], 0, action);
    assert_eq!((placed("place steam 0.1"), placed("place steam 0.2")), (harm, None), "a token too many");
    let nearly = own_turn("  slot 1 down c1-charge 4S turn 3\n  slot 2 down c1-charge turn 3\n", 0);
    assert_eq!(judged(&nearly, &[(0, "maneuver 1")], 0, "place steam 0.1"), harm, "it overdrives (COAL-OVD-01)");
}

#[test]
fn a_steambot_is_not_lost_beside_a_reaction_that_would_save_it() {
    let attacked = |damage: u8| {
        format!(
            "turn 9 active 1 starter 0 kind action phase main maneuver-used
seat 0 model C4 pilot von-nemo damage {damage} turns 3 loose
  slot 1 up c4-evasion 1E turn 3
seat 1 model C1 pilot sir-alan-powell damage 0 turns 3 loose
  slot 1 down c1-runaway-train 4S turn 3
"
        )
    };
    let passes = |damage| judged(&attacked(damage), &[(1, "activate 1")], 0, "pass");
    assert_eq!((passes(9), passes(0)), (Some(BlunderKind::HarmsOneself), None));
    assert_eq!(judged(&attacked(9), &[(1, "activate 1")], 0, "activate 1"), None);
}

#[test]
#[ignore = "a measurement"]
fn counted() {
    let text = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.into());
    let number = |name: &str, otherwise: u64| text(name, "").parse().unwrap_or(otherwise);
    let names = text("PLAYERS", "heuristic,heuristic");
    let (one, other) = names.split_once(',').expect("two players");
    let (first, matches) = (number("FIRST", 0), number("MATCHES", 200));
    let found = blunders([one, other], first..first + matches, Budget::Simulations(number("BUDGET", 20) as u32));
    for (number, Blunder { kind, seat, what }) in &found {
        println!("match {number} seat {seat} {kind:?}: {what}");
    }
    println!("{} blunders in {matches} matches", found.len());
}

/// Prints a match for reading: the decisions and their results.
#[test]
#[ignore = "shows a match"]
fn read() {
    let text = |name: &str, otherwise: &str| std::env::var(name).unwrap_or_else(|_| otherwise.into());
    let number: u64 = text("MATCH", "0").parse().expect("a number");
    let players: Vec<BotSpec> = text("PLAYERS", "heuristic,heuristic").split(',').map(player).collect();
    let mut game = Match::<State>::new(table(number), Seed::from(number));
    let (mut told, mut turn) = (0, 0);
    while let Some(seat) = game.awaits().seats().lowest() {
        let view = game.view(seat.into());
        if view.turn != turn {
            turn = view.turn;
            println!("{}", game.truth().position());
        }
        let seed = decision_seed(Seed::from(number), seat, game.steps().len());
        let player = players[seat.index() % players.len()];
        let thinking = Thinking::new(player.budget().unwrap_or(Budget::Simulations(20)), seed);
        let mut bot = player.seated::<Coal>();
        let action = game.ask(seat, |question| bot.choose(question, &thinking)).expect("it is asked");
        let label = game.truth().label(seat, action, Language::En);
        if game.choices(seat).len() > 1 {
            println!("  [{seat}: {action} | {label} | of {}]", game.choices(seat).len());
        }
        game.act(seat, action).expect("legal");
        for logged in &game.events()[told..] {
            println!("      {}", game.truth().tell(logged, Language::En));
        }
        told = game.events().len();
    }
}
