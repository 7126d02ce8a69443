//! How often a person is asked: a computer player answers for the person, and standing orders answer the windows at which
//! it need not be asked. Where other people play, only public facts and the orders decide who is asked (ESTRO-TURN-23).
//!
//! `MATCHES=20 cargo test --profile ci -p estro-plugin --test questions -- --ignored --nocapture` gives the figures.

mod support;

use std::collections::BTreeMap;

use bots::{BotSpec, Budget, Thinking, decision_seed};
use door::{Company, Entry as _};
use estro::deck::ready::READY;
use estro::view::Ask;
use estro::{Setup, State, Stops};
use estro_plugin::Estro;
use support::meeting;
use table::{Choices as _, Game as _, Match, Seat, Seed, Viewer};

/// Dealt decks in one half of the matches, and in the other the ready ones, every deck against every deck.
fn pairing(number: u64) -> Setup {
    if number.is_multiple_of(2) {
        return Setup::default();
    }
    let (decks, number) = (READY.len(), number as usize / 2);
    meeting([number % decks, (number / decks + number + 1) % decks].map(|deck| READY[deck].id))
}

/// The counts over several matches.
#[derive(Clone, Debug, Default)]
struct Count {
    matches: u32,
    /// The people's own turns, and all turns.
    own_turns: u32,
    turns: u32,
    /// The questions to a person in its own turns, and in those of others.
    in_own: u32,
    in_others: u32,
    /// Questions with one possible answer.
    lone: u32,
    /// How often another person had to take the place before the screen.
    hand_overs: u32,
    /// The questions in own turns by what they ask.
    asks: BTreeMap<String, u32>,
}

impl Count {
    fn a_turn(of: u32, turns: u32) -> f64 {
        f64::from(of) / f64::from(turns.max(1))
    }

    fn say(&self) -> String {
        let asks = self.asks.iter().map(|(ask, n)| format!("{ask} {:.2}", Self::a_turn(*n, self.own_turns)));
        format!(
            "{} matches, {} turns, {} of people: {:.2} questions in each ({}), {:.2} a turn in those of others; {} with one \
             answer; {:.2} hand-overs a turn",
            self.matches,
            self.turns,
            self.own_turns,
            Self::a_turn(self.in_own, self.own_turns),
            asks.collect::<Vec<_>>().join(", "),
            Self::a_turn(self.in_others, self.turns),
            self.lone,
            Self::a_turn(self.hand_overs, self.turns),
        )
    }
}

/// Plays a match in which a computer player answers for the people of these seats, and another one for the other seats.
fn play(count: &mut Count, setup: Setup, seed: u64, people: &[Seat]) {
    let mut bot = "heuristic".parse::<BotSpec>().expect("a player").seated::<Estro>();
    let mut game = Match::<State>::new(setup, Seed::from(seed));
    let orders: Stops = Estro::usual_standing(Company::at_one_device(people.len() as u32));
    let is_alone = people.len() == 1;
    let (mut turn, mut here) = (0, None);
    while let Some(seat) = game.awaits().seats().lowest() {
        let view = game.view(Viewer::Seat(seat));
        if view.turn != turn {
            turn = view.turn;
            count.turns += 1;
            count.own_turns += u32::from(people.contains(&view.active));
        }
        let is_person = people.contains(&seat);
        if is_person {
            let ordered = game.truth().standing_answer(seat, &orders);
            let idle = || game.truth().idle_answer(seat, Some(&orders)).filter(|_| is_alone);
            if let Some(action) = ordered.or_else(idle) {
                game.act(seat, action).expect("orders are legal");
                continue;
            }
            count.lone += u32::from(game.choices(seat).len() == 1);
            count.hand_overs += u32::from(!is_alone && here.replace(seat) != Some(seat));
            if view.active == seat {
                count.in_own += 1;
                let ask = match view.asks {
                    Some((_, Ask::Window(moment))) => format!("window {moment:?}"),
                    Some((_, ask)) => format!("{ask:?}"),
                    None => String::new(),
                };
                *count.asks.entry(ask.to_lowercase()).or_default() += 1;
            } else {
                count.in_others += 1;
            }
        }
        let thinking = Thinking::new(Budget::Simulations(3), decision_seed(Seed::from(seed), seat, game.steps().len()));
        let action = game.ask(seat, |question| bot.choose(question, &thinking)).expect("it is asked");
        game.act(seat, action).expect("players play by the rules");
    }
    count.matches += 1;
}

fn sum(matches: u64, people: &[Seat]) -> Count {
    let mut count = Count::default();
    (0..matches).for_each(|seed| play(&mut count, pairing(seed), seed, people));
    count
}

/// ESTRO-TURN-22: alone against a computer player.
#[test]
fn a_person_is_asked_seldom() {
    let count = sum(20, &[Seat(0)]);
    assert!(count.own_turns > 100 && count.in_own > 200, "{}", count.say());
    assert_eq!(count.lone, 0, "{}", count.say());
    assert!(Count::a_turn(count.in_own, count.own_turns) <= 5.0, "{}", count.say());
}

#[test]
fn a_device_changes_hands_seldom() {
    let count = sum(20, &[Seat(0), Seat(1)]);
    assert!(count.turns > 200, "{}", count.say());
    assert!(Count::a_turn(count.hand_overs, count.turns) <= 2.0, "{}", count.say());
}

#[test]
#[ignore = "a measurement"]
fn measured() {
    let matches = std::env::var("MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    println!("alone: {}", sum(matches, &[Seat(0)]).say());
    println!("at one device: {}", sum(matches, &[Seat(0), Seat(1)]).say());
}
