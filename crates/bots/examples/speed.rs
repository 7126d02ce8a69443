use bots::{Budget, Search};
use games::coal::{Setup, State};
use table::*;
fn main() {
    let m = Match::<State>::new(Setup::default(), Seed::from(1));
    let seat = m.awaits().seats().lowest().unwrap();
    let mut s = Search::<State>::new(1);
    let n = m
        .ask(seat, |q| s.think(q, Budget::Simulations(std::env::args().nth(1).map_or(3000, |n| n.parse().unwrap()))))
        .unwrap();
    println!("{n}");
}
