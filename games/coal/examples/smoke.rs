use coal::{Setup, State};
use table::*;
fn main() {
    let setup = Setup::default();
    // consistency
    for seed in 0..300u64 {
        let mut chance = Fast::new(seed);
        let mut s = State::deal(&setup, &mut chance, &mut NoLog);
        let uni = s.universe();
        let mut n = 0;
        while let Some(seat) = s.awaits().seats().lowest() {
            let c = s.choices(seat);
            assert!(c.len() > 0, "{}", s.position());
            if n % 7 == 0 {
                let mut acts = Vec::new();
                s.actions(seat, &mut acts);
                acts.sort();
                let mut legal: Vec<_> = uni.iter().copied().filter(|a| s.refusal(seat, *a).is_none()).collect();
                legal.sort();
                assert_eq!(acts, legal, "{}", s.position());
                let p = s.position();
                match State::from_position(&setup, &p) {
                    Ok(t) => {
                        assert_eq!(t.position(), p);
                        assert_eq!(t.fingerprint(), s.fingerprint());
                    }
                    Err(e) => panic!("{e:?}\n{p}"),
                }
            }
            let a = c.get(chance.index(c.len()));
            s.apply(seat, a, &mut chance, &mut NoLog);
            n += 1;
        }
    }
    let t = std::time::Instant::now();
    let (mut dec, mut games, mut forced, mut turns, mut print, mut wins) = (0u64, 0u64, 0u64, 0u64, 0u64, [0u64; 3]);
    while t.elapsed().as_secs() < 4 {
        for _ in 0..500 {
            let mut chance = Fast::new(games);
            let mut s = State::deal(&setup, &mut chance, &mut NoLog);
            loop {
                let aw = s.awaits();
                let Some(seat) = aw.seats().lowest() else {
                    let o = aw.outcome().unwrap();
                    wins[if o.is_tie { 2 } else { o.winners.lowest().unwrap().index() }] += 1;
                    break;
                };
                let c = s.choices(seat);
                let a = if c.len() == 1 {
                    forced += 1;
                    c.get(0)
                } else {
                    c.get(chance.index(c.len()))
                };
                s.apply(seat, a, &mut chance, &mut NoLog);
                dec += 1;
            }
            turns += s.view(Viewer::Public).turn as u64;
            print ^= s.fingerprint();
            games += 1;
        }
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{:.2}M dec/s, {:.0} games/s, {:.1} dec/game, forced {:.2}, turns {:.1} wins {:?} size {} print {print:x}",
        dec as f64 / e / 1e6,
        games as f64 / e,
        dec as f64 / games as f64,
        forced as f64 / dec as f64,
        turns as f64 / games as f64,
        wins,
        size_of::<State>()
    );
}
