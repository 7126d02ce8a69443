use bots::{Budget, coal::bot};
use games::coal::{CardSet, SeatDocument, Setup, SetupDocument, State, card::Model};
use std::sync::Mutex;
use table::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a[1].parse().unwrap();
    let sims: u32 = a[2].parse().unwrap();
    let name = a.get(3).cloned().unwrap_or("search".into());
    let base: u64 = a.get(4).map_or(9000, |s| s.parse().unwrap());
    let mut jobs = vec![];
    for i in 0..4 {
        for j in i + 1..4 {
            for g in 0..n {
                jobs.push((i, j, g));
            }
        }
    }
    let cards = match std::env::var("CARDS") {
        Ok(dir) => {
            let mut cs = vec![];
            for f in ["lancelot", "merlin", "gunther", "siegfried"] {
                cs.extend(
                    ron::from_str::<Vec<games::coal::card::Card>>(
                        &std::fs::read_to_string(format!("{dir}/{f}.ron")).unwrap(),
                    )
                    .unwrap(),
                );
            }
            let ps = ron::from_str(&std::fs::read_to_string(format!("{dir}/pilots.ron")).unwrap()).unwrap();
            CardSet::new(cs, ps, CardSet::house().models().to_vec())
        }
        _ => CardSet::house(),
    };
    let next = Mutex::new(jobs.into_iter());
    let res = Mutex::new((
        [[0f64; 4]; 4],
        0f64,
        0u64,
        0u64,
        0u64,
        0u64,
        std::collections::BTreeMap::<String, (f64, u32)>::new(),
        [[[0f64; 3]; 4]; 4],
    ));
    std::thread::scope(|s| {
        for _ in 0..2 {
            s.spawn(|| {
                loop {
                    let Some((i, j, g)) = next.lock().unwrap().next() else { break };
                    let swap = g % 2 == 1;
                    let (x, y) = if swap { (j, i) } else { (i, j) };
                    let doc = SetupDocument {
                        seats: [x, y]
                            .map(|m: usize| SeatDocument { model: Some(Model::ALL[m]), ..Default::default() })
                            .to_vec(),
                        options: vec![],
                    };
                    let setup = Setup::check(doc, cards.clone()).unwrap();
                    let mut m = Match::<State>::new(setup, Seed::from(base + g / 2));
                    let mut bots = [bot(&name, g * 2 + base).unwrap(), bot(&name, g * 2 + 1 + base).unwrap()];
                    let mut dec = 0;
                    while let Some(seat) = m.awaits().seats().lowest() {
                        let act = m.ask(seat, |q| bots[seat.index()].choose(q, Budget::Simulations(sims))).unwrap();
                        m.act(seat, act).unwrap();
                        dec += 1;
                    }
                    let o = m.awaits().outcome().unwrap();
                    let mut r = res.lock().unwrap();
                    let v = m.view(Viewer::Public);
                    let models = [x, y];
                    if o.is_tie {
                        r.0[i][j] += 0.5;
                        r.0[j][i] += 0.5;
                        r.1 += 0.5;
                    } else {
                        let w = o.winners.lowest().unwrap().index();
                        let l = 1 - w;
                        r.0[models[w]][models[l]] += 1.0;
                        if v.starter.index() == w {
                            r.1 += 1.0
                        }
                    }
                    for s in 0..2 {
                        let p = v.cards.pilot(v.seats[s].pilot.unwrap()).id.clone();
                        let e = r.6.entry(p).or_default();
                        e.1 += 1;
                        e.0 += o.half_points(Seat(s as u8)) as f64 / 2.0;
                    }
                    r.2 += v.turn as u64;
                    r.3 += 1;
                    r.5 += dec;
                    let last = m.events().iter().rev().find(|e| {
                        matches!(
                            e.event,
                            games::coal::Event::Penalized(..)
                                | games::coal::Event::Hit(..)
                                | games::coal::Event::Extra(..)
                        )
                    });
                    if let Some(Logged {
                        event: games::coal::Event::Penalized(_, _, games::coal::event::Penalty::EmptyDeck),
                        ..
                    }) = last
                    {
                        r.4 += 1;
                        r.7[i][j][1] += 1.0;
                    }
                    if !o.is_tie && o.winners.contains(v.starter) {
                        r.7[i][j][0] += 1.0
                    }
                    r.7[i][j][2] += v.turn as f64;
                }
            });
        }
    });
    let r = res.into_inner().unwrap();
    for i in 0..4 {
        for j in i + 1..4 {
            let k = r.7[i][j];
            println!(
                "C{} v C{}: {:.1}%  first {:.1} empty {:.1} turns {:.1}",
                i + 1,
                j + 1,
                100.0 * r.0[i][j] / n as f64,
                100.0 * k[0] / n as f64,
                100.0 * k[1] / n as f64,
                k[2] / n as f64
            );
        }
    }
    for i in 0..4 {
        let t: f64 = r.0[i].iter().sum();
        print!("C{} {:.1}%  ", i + 1, 100.0 * t / (3 * n) as f64);
    }
    println!(
        "\nfirst {:.1}% empty {:.1}% turns {:.1} dec {:.0}",
        100.0 * r.1 / r.3 as f64,
        100.0 * r.4 as f64 / r.3 as f64,
        r.2 as f64 / r.3 as f64,
        r.5 as f64 / r.3 as f64
    );
    for (p, (w, c)) in r.6 {
        print!("{p} {:.1}% of {c}; ", 100.0 * w / c as f64);
    }
    println!();
}
