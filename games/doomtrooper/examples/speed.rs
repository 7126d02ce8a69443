//! How fast random play is: `cargo run --release -p doomtrooper --example speed`.

use std::time::Instant;

use doomtrooper::language::{Code, Kind};
use doomtrooper::{CardSet, Options, SeatDocument, Setup, SetupDocument, State, waits};
use table::{Chance, Choices, Draw, Fast, Game, NoLog};

fn deck(chance: &mut Fast) -> SeatDocument {
    let set = CardSet::house();
    let playable: Vec<_> =
        set.cards().iter().filter(|card| card.limit > 0 && waits::waits_for(card).is_empty()).collect();
    let warriors: Vec<_> = playable.iter().filter(|card| card.kind == Kind::Warrior).collect();
    let mut deck: Vec<Code> = Vec::new();
    while deck.len() < 60 {
        let list = if deck.len() < 20 {
            warriors.iter().map(|card| card.code).collect::<Vec<_>>()
        } else {
            playable.iter().map(|card| card.code).collect()
        };
        let code = list[chance.below(Draw::named("card"), list.len() as u32) as usize];
        if !deck.contains(&code) {
            deck.push(code);
        }
    }
    SeatDocument { deck: deck.iter().map(ToString::to_string).collect(), reserve: Vec::new() }
}

fn main() {
    let mut chance = Fast::new(1);
    let document = SetupDocument {
        seats: vec![deck(&mut chance), deck(&mut chance)],
        options: Options { turn_limit: 60, ..Options::default() },
    };
    let setup = Setup::check(document, CardSet::house()).expect("legal decks");
    println!("state: {} bytes", size_of::<State>());
    let dealt = State::deal(&setup, &mut chance, &mut NoLog);
    let start = Instant::now();
    let mut kept = 0;
    for _ in 0..20_000 {
        kept += std::hint::black_box(dealt.clone()).seats();
    }
    println!("copy: {:.0} ns ({kept})", start.elapsed().as_nanos() as f64 / 20_000.0);
    for hurry in [true, false] {
        let start = Instant::now();
        let (mut decisions, mut matches) = (0u64, 0u64);
        while start.elapsed().as_secs() < 3 {
            let mut state = State::deal(&setup, &mut chance, &mut NoLog);
            if hurry {
                state.hurry();
            }
            while let Some(seat) = state.awaits().seats().lowest() {
                let choices = state.choices(seat);
                let action = choices.get(chance.below(Draw::named("random"), choices.len()));
                state.apply(seat, action, &mut chance, &mut NoLog);
                decisions += 1;
            }
            matches += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        println!("hurry {hurry}: {:.0} decisions/s, {} a match", decisions as f64 / seconds, decisions / matches);
    }
}
