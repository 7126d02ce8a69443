//! Measures the speed of random play with the ready decks: `cargo run --release -p doomtrooper --example speed
//! [SECONDS]`.
//!
//! Time is the processor time of this program where the system reports it, so that other programs on the machine matter
//! less.

use std::hint::black_box;

use doomtrooper::deck::ready;
use doomtrooper::{CardSet, Options, Setup, SetupDocument, State};
use table::{Chance, Choices, Draw, Fast, Game, NoLog, Playout, Seat, Viewer};

fn main() {
    let seconds: f64 = std::env::args().nth(1).and_then(|text| text.parse().ok()).unwrap_or(3.0);
    let setups = pairings();
    println!("state: {} bytes, choices: {} bytes", size_of::<State>(), size_of::<<State as Game>::Choices>());
    copies(&setups);
    for hurry in [true, false] {
        random_play(&setups, hurry, seconds);
    }
}

/// A table for every pair of ready decks.
fn pairings() -> Vec<Setup> {
    let options = Options::default();
    let decks = || ready().iter().enumerate();
    decks()
        .flat_map(|(at, one)| decks().skip(at + 1).map(move |(_, other)| [one, other]))
        .map(|pair| {
            let seats = pair.map(|(_, deck)| deck.seat()).to_vec();
            let document = SetupDocument { seats, options };
            Setup::check(document, CardSet::house()).expect("the ready decks are legal")
        })
        .collect()
}

/// Measures the time for a copy of a state, and for determinizing a seat's hidden cards.
fn copies(setups: &[Setup]) {
    const TIMES: u32 = 100_000;
    let mut chance = Fast::new(1);
    let state = midgame(&setups[0], &mut chance);
    let mut copy = state.clone();
    let start = cpu_seconds();
    for _ in 0..TIMES {
        copy.clone_from(black_box(&state));
        black_box(&mut copy);
    }
    let copied = (cpu_seconds() - start) / f64::from(TIMES);
    let start = cpu_seconds();
    for _ in 0..TIMES {
        copy.clone_from(black_box(&state));
        copy.determinize(Viewer::Seat(Seat(0)), &mut chance);
        black_box(&mut copy);
    }
    let imagined = (cpu_seconds() - start) / f64::from(TIMES);
    println!("copy: {:.0} ns; copy and determinization: {:.0} ns", copied * 1e9, imagined * 1e9);
}

/// The state after two hundred random decisions.
fn midgame(setup: &Setup, chance: &mut Fast) -> State {
    let mut state = State::deal(setup, chance, &mut NoLog);
    for _ in 0..200 {
        state.playout_step(chance);
    }
    state
}

/// The least number of matches that are played and included in the checksum.
const CHECKED: u64 = 150;

/// Plays at random for some time and prints the speed.
fn random_play(setups: &[Setup], hurry: bool, seconds: f64) {
    let mut chance = Fast::new(1);
    let (mut chosen, mut forced, mut actions, mut matches, mut checksum) = (0u64, 0u64, 0u64, 0u64, 0u64);
    let start = cpu_seconds();
    for setup in setups.iter().cycle() {
        if matches >= CHECKED && matches.is_multiple_of(setups.len() as u64) && cpu_seconds() - start > seconds {
            break;
        }
        let mut state = State::deal(setup, &mut chance, &mut NoLog);
        if hurry {
            state.skip_idle_windows();
        }
        while let Some(seat) = state.awaits().seats().lowest() {
            let choices = state.choices(seat);
            let len = choices.len();
            let k = if len > 1 { chance.below(Draw::named("random"), len) } else { 0 };
            state.apply(seat, choices.get(k), &mut chance, &mut NoLog);
            if len > 1 {
                chosen += 1
            } else {
                forced += 1
            }
            actions += u64::from(len);
        }
        if matches < CHECKED {
            checksum = checksum.rotate_left(1) ^ state.fingerprint() ^ (actions << 20) ^ (chosen + forced);
        }
        matches += 1;
    }
    let seconds = cpu_seconds() - start;
    let decisions = chosen + forced;
    println!(
        "{}: {:.0} decisions/s ({:.0} with a choice), {:.0} matches/s; {} decisions a match, {:.2} actions a decision, \
         {:.0} % with a choice; checksum of {CHECKED} matches {checksum:016x}",
        if hurry { "hurried" } else { "every window" },
        decisions as f64 / seconds,
        chosen as f64 / seconds,
        matches as f64 / seconds,
        decisions / matches,
        actions as f64 / decisions as f64,
        100.0 * chosen as f64 / decisions as f64,
    );
}

/// The processor time of this program in seconds, precise to a ten-millionth where the system reports it so exactly.
fn cpu_seconds() -> f64 {
    // The first number is the time on a processor in nanoseconds.
    if let Ok(text) = std::fs::read_to_string("/proc/thread-self/schedstat")
        && let Some(nanoseconds) = text.split_whitespace().next().and_then(|word| word.parse::<f64>().ok())
    {
        return nanoseconds / 1e9;
    }
    static START: std::sync::OnceLock<std::time::Instant> = std::sync::OnceLock::new();
    START.get_or_init(std::time::Instant::now).elapsed().as_secs_f64()
}
