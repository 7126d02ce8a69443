mod support;
use estro::*;
use table::conformance::{self, Plan, Trial};
#[test]
fn fixed() {
    let words = ["first_player=1", "ambush", "rift", "lucid", "chimera", "dial", "zone_bonus_scope=all_cards", "zone_special_scope=any_card"];
    let document = SetupDocument { options: words.map(str::to_owned).to_vec(), ..SetupDocument::default() };
    let setup = Setup::check(document, support::catalogue()).unwrap();
    let n = |name: &str| std::env::var(name).ok().and_then(|x| x.parse::<u64>().ok());
    let plan: Plan<State> = Plan { matches: n("MATCHES").unwrap_or(60) as u32, seed: n("SEED").unwrap_or(1), ..Plan::default() };
    let r = conformance::check(|_: &mut table::Fast| Trial { name: "x".into(), setup: setup.clone() }, &plan);
    println!("{:?}", r.map_err(|b| b.to_string()[..1500.min(b.to_string().len())].to_owned()));
}
