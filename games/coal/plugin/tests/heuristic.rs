//! The heuristic player in every mode: opponents and partners, Echo cards, the exchange of pilots.

use bots::{Bot, Budget, Thinking};
use coal::action::Action;
use coal::{Setup, State};
use coal_plugin::{Coal, Heuristic};
use table::{Fast, Game, Match, NoLog, Positioned, Question, Seat, Seed};

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

fn setup(seats: usize, options: &str) -> Setup {
    Setup::of(seats, options.parse().expect("known options")).expect("a table that fits")
}

/// The action of the seat in this position, which must not depend on the seed of its decisions.
fn choice(seats: usize, options: &str, position: &str, moves: &[(u8, &str)], seat: u8) -> String {
    let setup = setup(seats, options);
    let mut state = State::from_position(&setup, position).unwrap_or_else(|problems| panic!("{problems:?}"));
    for (seat, action) in moves {
        let action: Action = action.parse().expect("an action");
        assert_eq!(state.refusal(Seat(*seat), action), None, "{action}");
        state.apply(Seat(*seat), action, &mut Fast::new(1), &mut NoLog);
    }
    let game = Match::from_state(setup, state, Fast::new(1));
    let chosen = |seed| {
        let thinking = Thinking::new(Budget::Simulations(1), seed);
        let answer = game.ask(Seat(seat), |question| Heuristic.choose(question, &thinking));
        answer.expect("the seat is asked").to_string()
    };
    assert!((1..10).all(|seed| chosen(seed) == chosen(0)), "it depends on luck");
    chosen(0)
}

#[test]
fn a_partner_finishes_a_reaction_that_it_sees() {
    // Runaway Train is a Physical Attack; Evasion lacks its Energy, and Live Plating would not help.
    let position = |evasion: &str| {
        format!(
            "turn 9 active 1 starter 0 kind action phase main maneuver-used
seat 0 model C2 pilot madame-white damage 5 turns 3 loose
  hand c1-charge c1-charge
  slot 1 down c2-backlash turn 3
seat 1 model C1 pilot sir-alan-powell damage 0 turns 3 loose
  slot 1 down c1-runaway-train 4S turn 3
seat 2 model C3 pilot lorenz-zerloon damage 5 turns 3 loose
  slot 1 {evasion} c4-evasion turn 3
  slot 2 up c1-live-plating turn 3
seat 3 model C4 pilot von-nemo damage 0 turns 3 loose
"
        )
    };
    let attack = (1, "activate 1");
    let helped = choice(4, "teams", &position("up"), &[attack], 0);
    assert!(helped.starts_with("consume") && helped.ends_with("energy"), "{helped}");
    assert_eq!(choice(4, "teams", &position("up"), &[attack, (0, &helped)], 0), "place energy 2.1");
    // A partner sees only what opponents see (COAL-INFO-10): the player does not guess what a face-down card is.
    assert_eq!(choice(4, "teams", &position("down"), &[attack], 0), "pass");
}

#[test]
fn a_partner_is_called_only_for_what_it_can_see_and_finish() {
    let position = |facing: &str| {
        format!(
            "turn 9 active 1 starter 0 kind action phase main maneuver-used
seat 0 model C2 pilot madame-white damage 5 turns 3 loose
  hand c1-charge c1-charge
seat 1 model C1 pilot sir-alan-powell damage 0 turns 3 loose
  slot 1 down c1-runaway-train 4S turn 3
seat 2 model C3 pilot lorenz-zerloon damage 5 turns 3 loose
  slot 1 {facing} c4-evasion turn 3
seat 3 model C4 pilot von-nemo damage 0 turns 3 loose
"
        )
    };
    let answer = |facing| choice(4, "teams", &position(facing), &[(1, "activate 1"), (0, "pass")], 2);
    assert_eq!((answer("up"), answer("down")), ("call".into(), "pass".into()));
}

#[test]
fn tokens_are_taken_from_opponents_and_from_nobody_else() {
    // Third Arm takes a Steam and an Energy from any cards on the table, including those of the partner and of its
    // owner.
    let position = "turn 9 active 0 starter 0 kind action phase main maneuver-used
seat 0 model C1 pilot sir-alan-powell damage 0 turns 3 loose
  slot 1 down c1-third-arm 2S turn 3
  slot 2 down c1-charge 2S turn 3
seat 1 model C2 pilot madame-white damage 0 turns 3 loose
  slot 1 down c2-backlash 1S turn 3
seat 2 model C3 pilot lorenz-zerloon damage 0 turns 3 loose
  slot 1 down c3-high-guard 2S1E turn 3
seat 3 model C4 pilot von-nemo damage 0 turns 3 loose
";
    let attack = [(0, "activate 1"), (1, "pass")];
    assert_eq!(choice(4, "teams", position, &attack, 0), "take steam 1.1");
    let taken = [attack.as_slice(), &[(0, "take steam 1.1")]].concat();
    assert_eq!(choice(4, "teams", position, &taken, 0), "pass", "only the partner has Energy");
}

#[test]
fn an_attack_that_echo_cards_would_swallow_waits() {
    let strikes = |first: &str, second: &str| {
        let position = format!(
            "turn 9 active 0 starter 0 kind action phase main maneuver-used
seat 0 model C1 pilot sir-alan-powell damage 9 turns 3 loose
  slot 1 down c1-charge 3S turn 3
seat 1 model C2 pilot madame-white damage 0 turns 3 loose
{first}seat 2 model C3 pilot lorenz-zerloon damage 0 turns 3 loose
{second}"
        );
        choice(3, "", &position, &[], 0)
    };
    let one = "  echo c2-high-voltage-shield\n";
    let two = "  echo c2-high-voltage-shield c2-high-voltage-shield\n";
    assert_eq!(strikes("", ""), "activate 1");
    // If each absorbs two, or everything is neutralized, nothing is left of the attack.
    assert_eq!(strikes(two, two), "end");
    assert_eq!(strikes(two, "  echo c1-tower-shield\n"), "end");
    assert_eq!(strikes(one, one), "activate 1");
    assert_eq!(strikes(two, ""), "activate 1");
    // A counterattack from the echo row would destroy the attacker.
    assert_eq!(strikes("  echo c1-live-plating\n", ""), "end");
}

#[test]
fn luthor_takes_over_against_a_great_physical_attack() {
    let position = |attack: &str| {
        format!(
            "turn 8 active 1 starter 0 kind action phase main maneuver-used
seat 0 model C1 pilot sir-alan-powell reserve luthor-blissett tag 2 damage 4 turns 3 loose
  deck c1-charge c1-charge c1-charge
seat 1 model C2 pilot madame-white reserve clint-goldstein tag 2 damage 0 turns 3 loose
  slot 1 down {attack} turn 3
"
        )
    };
    let answer = |attack: &str| choice(2, "tag_mode", &position(attack), &[(1, "activate 1")], 0);
    assert_eq!(answer("c1-runaway-train 4S"), "swap");
    assert_eq!(answer("c1-charge 3S"), "pass", "Luthor would suffer all of it");
    assert_eq!(answer("c1-shield-bash 1S1E"), "pass", "it is an Energy Attack");
}

#[test]
fn the_pilot_that_waits_for_an_attack_does_not_start_on_the_board() {
    for seed in 0..20 {
        let mut game = Match::<State>::new(setup(2, "tag_mode"), Seed::from(seed));
        let mut players = [bot("heuristic", seed), bot("heuristic", seed + 1)].map(|bot| bot.expect("a known name"));
        while game.view(table::Viewer::Public).turn == 0 {
            let seat = game.awaits().seats().lowest().expect("a seat is asked");
            let player = &mut players[seat.index()];
            let action = game.ask(seat, |question| player.choose(question, Budget::Simulations(1))).expect("asked");
            game.act(seat, action).expect("legal");
        }
        let view = game.view(table::Viewer::Public);
        for seat in &view.seats {
            let pilot = &view.cards.pilot(seat.pilot.expect("a pilot")).id;
            assert!(!["luthor-blissett", "baron-kraus"].contains(&pilot.as_str()), "{pilot}");
        }
    }
}

#[test]
fn a_partner_is_never_harmed() {
    for seed in 0..60 {
        let mut game = Match::<State>::new(setup(4, "teams"), Seed::from(seed));
        let mut players: Vec<_> = (0..4).map(|seat| bot("heuristic", 4 * seed + seat).expect("a known name")).collect();
        while let Some(seat) = game.awaits().seats().lowest() {
            let player = &mut players[seat.index()];
            let action = game.ask(seat, |question| player.choose(question, Budget::Simulations(1))).expect("asked");
            if let Action::Take(_, owner, _) = action {
                assert_ne!(owner.0 & 1, seat.0 & 1, "seed {seed}: {action} by seat {seat}");
            }
            if let Action::Place(_, owner, slot) = action {
                let tokens = game.view(table::Viewer::Public).seats[owner.index()].slots[slot.index()]
                    .map_or(0, |prepared| prepared.tokens.total());
                assert!(owner == seat || tokens < 4, "seed {seed}: {action} by seat {seat} overdrives");
            }
            game.act(seat, action).expect("legal");
        }
    }
}

/// The points of a heuristic player among random ones, or of its team, in each seat in turn.
fn points(seats: u8, options: &str, matches: u64) -> f64 {
    let mut points = 0.0;
    for number in 0..matches {
        let mut game = Match::<State>::new(setup(seats.into(), options), Seed::from(number));
        let its = Seat((number % u64::from(seats)) as u8);
        let teams = options.contains("teams");
        let is_its = |seat: Seat| seat == its || (teams && seat.0 & 1 == its.0 & 1);
        let player =
            |seat: Seat| bot(if is_its(seat) { "heuristic" } else { "random" }, 4 * number + u64::from(seat.0));
        let mut players: Vec<_> = Seat::all(seats).map(|seat| player(seat).expect("a known name")).collect();
        while let Some(seat) = game.awaits().seats().lowest() {
            let player = &mut players[seat.index()];
            let action = game.ask(seat, |question| player.choose(question, Budget::Simulations(1))).expect("asked");
            game.act(seat, action).expect("legal");
        }
        let outcome = game.awaits().outcome().expect("the match is over");
        if outcome.winners.contains(its) {
            points += if outcome.is_tie { 0.5 } else { 1.0 };
        }
    }
    points / matches as f64
}

#[test]
fn it_beats_random_play_in_every_mode() {
    for (seats, options) in [(2, "tag_mode"), (3, ""), (4, ""), (4, "teams"), (4, "teams tag_mode")] {
        let points = points(seats, options, 60);
        assert!(points >= 0.85, "{points} of a point with {seats} seats, options {options}");
    }
}
