use bots::{Budget, coal::bot};
use games::coal::{Setup, State};
use table::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a[3].parse().unwrap();
    let budget = if let Some(ms) = a[4].strip_suffix("ms") {
        Budget::Millis(ms.parse().unwrap())
    } else {
        Budget::Simulations(a[4].parse().unwrap())
    };
    let mut w = [0f64; 2];
    let mut ties = 0;
    let mut turns = 0;
    let mut first = 0.0;
    let mut dec = 0u64;
    let mut empty = 0;
    let t = std::time::Instant::now();
    for g in 0..n {
        let mut m = Match::<State>::new(Setup::default(), Seed::from(5000 + g / 2));
        let swap = (g % 2) as usize;
        let mut bots = [bot(&a[1], g * 2).unwrap(), bot(&a[2], g * 2 + 1).unwrap()];
        while let Some(seat) = m.awaits().seats().lowest() {
            let who = seat.index() ^ swap;
            let act = m.ask(seat, |q| bots[who].choose(q, budget)).unwrap();
            m.act(seat, act).unwrap();
            dec += 1;
        }
        let o = m.awaits().outcome().unwrap();
        if o.is_tie {
            ties += 1;
            w[0] += 0.5;
            w[1] += 0.5;
            first += 0.5;
        } else {
            let s = o.winners.lowest().unwrap().index();
            w[s ^ swap] += 1.0;
            if m.view(Viewer::Public).starter.index() == s {
                first += 1.0
            }
        }
        turns += m.view(Viewer::Public).turn as u64;
        let last = m.events().iter().rev().find(|e| {
            matches!(
                e.event,
                games::coal::Event::Penalized(..) | games::coal::Event::Hit(..) | games::coal::Event::Extra(..)
            )
        });
        if let Some(Logged {
            event: games::coal::Event::Penalized(_, _, games::coal::event::Penalty::EmptyDeck), ..
        }) = last
        {
            empty += 1
        }
    }
    println!(
        "{} {:.3} vs {} {:.3} ties {} turns {:.1} first {:.3} empty {:.3} dec/match {:.1} {:.1}s",
        a[1],
        w[0] / n as f64,
        a[2],
        w[1] / n as f64,
        ties,
        turns as f64 / n as f64,
        first / n as f64,
        empty as f64 / n as f64,
        dec as f64 / n as f64,
        t.elapsed().as_secs_f64()
    );
}
