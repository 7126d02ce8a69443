use bots::{Budget, Search};
use games::coal::{Setup, State};
use table::*;
fn main() {
    let m = Match::<State>::new(Setup::default(), Seed::from(1));
    let seat = m.awaits().seats().lowest().unwrap();
    let mut s = Search::<State>::new(1);
    let t = std::time::Instant::now();
    let n = m.ask(seat, |q| s.think(q, Budget::Millis(3000))).unwrap();
    println!("{:.0} sims/s", n as f64 / t.elapsed().as_secs_f64());
    // in game
    let mut m = m; let mut c = Fast::new(4);
    for _ in 0..5 { let seat = m.awaits().seats().lowest().unwrap(); let ch = m.choices(seat); let a = ch.get(c.index(ch.len())); m.act(seat, a).unwrap(); }
    let seat = m.awaits().seats().lowest().unwrap();
    let mut s = Search::<State>::new(1);
    let t = std::time::Instant::now();
    let n = m.ask(seat, |q| s.think(q, Budget::Millis(3000))).unwrap();
    println!("in game {:.0} sims/s", n as f64 / t.elapsed().as_secs_f64());
    let st = m.truth().clone();
    let mut x = st.clone();
    let t = std::time::Instant::now();
    for _ in 0..20_000_000 { x.clone_from(std::hint::black_box(&st)); std::hint::black_box(&x); }
    println!("copy {:.1} ns", t.elapsed().as_secs_f64() * 1e9 / 2e7);
    let mut c = Fast::new(3);
    let t = std::time::Instant::now();
    for _ in 0..5_000_000 { x.determinize(Viewer::Seat(seat), &mut c); }
    println!("determinize {:.1} ns", t.elapsed().as_secs_f64() * 1e9 / 5e6);
}
