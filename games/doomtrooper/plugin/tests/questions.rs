//! How often a person is asked: a computer player answers for the person, and standing orders answer the questions that
//! need none. When other people play, only public facts and the orders decide who is asked (TIME-18).
//!
//! `MATCHES=20 cargo test --profile ci -p doomtrooper-plugin --test questions -- --ignored --nocapture` gives the figures.

use bots::{BotSpec, Budget, Thinking, decision_seed};
use doomtrooper::deck::ready;
use doomtrooper::language::When;
use doomtrooper::prompt::{CombatPrompt, Prompt};
use doomtrooper::{Action, CardSet, Options, Setup, SetupDocument, State, Stops};
use doomtrooper_plugin::Doomtrooper;
use door::{Company, Entry as _};
use table::{Choices as _, Fast, Game as _, Match, Seat, Seed, Viewer};

/// The ready decks of the pairing with this number: every deck meets every deck.
fn pairing(number: u64) -> Setup {
    let (decks, number) = (ready(), number as usize);
    let (one, other) = (number % decks.len(), (number / decks.len() + number + 1) % decks.len());
    let seats = [one, other].map(|deck| decks[deck].1.seat()).to_vec();
    let document = SetupDocument { seats, options: Options::default() };
    Setup::check(document, CardSet::house()).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// The counts over several matches.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    /// The people's own Turns, and those that begin with a card in hand that may be played at any time.
    turns: u32,
    loaded_turns: u32,
    /// The questions to a person in them.
    prompts: u32,
    loaded_prompts: u32,
    /// The same in the Turns of others.
    in_others: u32,
    /// Questions with one possible answer.
    lone: u32,
    /// Attacks, and the presses in them: attacker, target, tactic and Weapon are one plan.
    attacks: u32,
    presses: u32,
    /// What was pressed in them besides to pass where a card in hand could be played.
    passed: u32,
    /// Questions that belong to such a plan that was begun.
    planned: u32,
    /// Questions that are saved where the page offers to meditate with every Action that is left.
    repeated: u32,
    /// The number of times that another person had to take the place before the screen.
    hand_overs: u32,
}

impl Count {
    fn add(&mut self, other: Self) {
        self.turns += other.turns;
        self.loaded_turns += other.loaded_turns;
        self.prompts += other.prompts;
        self.loaded_prompts += other.loaded_prompts;
        self.in_others += other.in_others;
        self.lone += other.lone;
        self.attacks += other.attacks;
        self.presses += other.presses;
        self.passed += other.passed;
        self.planned += other.planned;
        self.repeated += other.repeated;
        self.hand_overs += other.hand_overs;
    }

    fn a_turn(of: u32, turns: u32) -> f64 {
        f64::from(of) / f64::from(turns.max(1))
    }

    /// The number of times that the page waits in the people's own Turns.
    fn waits(&self) -> u32 {
        self.prompts - self.planned - self.repeated
    }

    fn say(&self) -> String {
        format!(
            "{} own Turns: {:.2} prompts each ({:.2} with a plan of the attack as one, {:.2} with meditating as one, \
             too), {:.2} ({} Turns) where a card for any time is held; {:.2} in a Turn of others; {} with one answer; {} attacks of {:.2} presses \
             ({:.2} with what is passed in its windows); {:.2} hand-overs a Turn",
            self.turns,
            Self::a_turn(self.prompts, self.turns),
            Self::a_turn(self.prompts - self.planned, self.turns),
            Self::a_turn(self.waits(), self.turns),
            Self::a_turn(self.loaded_prompts, self.loaded_turns),
            self.loaded_turns,
            Self::a_turn(self.in_others, self.turns),
            self.lone,
            self.attacks,
            Self::a_turn(self.presses, self.attacks),
            Self::a_turn(self.presses + self.passed, self.attacks),
            Self::a_turn(self.hand_overs, self.turns),
        )
    }
}

/// Whether a hand holds a card that may be played at any time.
fn is_loaded(game: &Match<State>, seat: Seat) -> bool {
    let view = game.view(Viewer::Seat(seat));
    let hand = view.seats[seat.index()].hand.iter().flatten();
    let mut cards = hand.map(|number| view.cards.card(*number));
    cards.any(|card| {
        let when = card.play.as_ref().map(|play| &play.when);
        matches!(when, Some(When::AnyTime | When::AnyTimeOutsideCombat | When::YourTurn | When::YourTurnOutsideCombat))
    })
}

/// A person meditates with every remaining Action in one answer, which is followed like a plan.
#[derive(Clone, Copy, Default)]
struct Meditating {
    /// The number of steps at the last answer.
    steps: usize,
    /// The number of Actions left after it; none if the person does not meditate.
    left: u8,
    /// Questions that were answered in advance.
    answered: u32,
}

impl Meditating {
    /// Counts an answer of the person in a match. Returns the number of saved questions, once the meditation is over.
    fn go_on(&mut self, game: &Match<State>, seat: Seat, action: Action) -> u32 {
        let view = game.view(Viewer::Seat(seat));
        let steps = game.steps().len();
        if view.prompt != Some(Prompt::Action) || action != Action::Meditate || view.active != seat {
            *self = Self::default();
            return 0;
        }
        if self.left == view.actions && !is_disturbed(game, seat, self.steps) {
            *self = Self { steps, left: view.actions - 1, answered: self.answered + 1 };
        } else {
            *self = Self { steps, left: view.actions - 1, answered: 0 };
        }
        if self.left == 0 { std::mem::take(self).answered } else { 0 }
    }
}

/// Whether another seat has acted visibly for this seat since then.
fn is_disturbed(game: &Match<State>, seat: Seat, since: usize) -> bool {
    let marks = game.marks();
    (since..game.steps().len()).filter(|step| game.steps()[*step].seat() != seat).any(|step| {
        let to = marks.get(step + 1).copied().unwrap_or(game.events().len());
        game.events()[marks[step]..to].iter().any(|logged| State::witnessed(&logged.event, seat.into()).is_some())
    })
}

/// Plays a match in which a computer player answers for the people of these seats.
fn counted(setup: Setup, seed: u64, people: &[Seat], most: usize) -> Count {
    let player: BotSpec = "heuristic".parse().expect("a player");
    let mut bot = player.seated::<Doomtrooper>();
    let mut game = Match::<State>::new(setup, Seed::from(seed));
    let company = Company::at_one_device(people.len() as u32);
    let alone = if people.len() == 1 { Some(people[0]) } else { None };
    let mut orders: Vec<Stops> = people.iter().map(|_| Doomtrooper::usual_standing(company)).collect();
    let (mut count, mut turn, mut here, mut loaded, mut plan) = (Count::default(), 0, None, false, false);
    let mut meditating = vec![Meditating::default(); usize::from(game.truth().seats())];
    while game.steps().len() < most {
        let Some(seat) = game.awaits().seats().lowest() else { break };
        let view = game.view(Viewer::Public);
        if view.turn != turn {
            turn = view.turn;
            if people.contains(&view.active) {
                loaded = is_loaded(&game, view.active);
                count.turns += 1;
                count.loaded_turns += u32::from(loaded);
            }
        }
        let person = people.iter().position(|person| *person == seat);
        if let Some(place) = person {
            orders[place] = game.truth().standing_now(seat, &orders[place]);
            let ordered = game.truth().standing_answer(seat, &orders[place]);
            let idle = || alone.and_then(|_| game.truth().idle_answer(seat, Some(&orders[place])));
            let answer = ordered.or_else(idle);
            if let Some(action) = answer {
                game.act(seat, action).expect("orders are legal");
                continue;
            }
        }
        let thinking = Thinking::new(Budget::Simulations(3), decision_seed(Seed::from(seed), seat, game.steps().len()));
        let action = game.ask(seat, |question| bot.choose(question, &thinking)).expect("it is asked");
        if person.is_some() {
            let prompt = game.view(Viewer::Seat(seat)).prompt;
            let is_of_plan = match &prompt {
                Some(Prompt::Combat(CombatPrompt::Attacker | CombatPrompt::Defender(_) | CombatPrompt::Tactic)) => true,
                Some(Prompt::Combat(CombatPrompt::Weapon(_))) => view.active == seat,
                _ => false,
            };
            let is_own = view.active == seat;
            let repeated = meditating[seat.index()].go_on(&game, seat, action);
            count.repeated += repeated;
            count.hand_overs += u32::from(people.len() > 1 && here.replace(seat) != Some(seat));
            // A composition can be taken back instead, which is another answer.
            let is_lone = game.choices(seat).len() == 1 && game.may_take_back(seat).is_err();
            count.lone += u32::from(is_lone);
            if is_own {
                count.prompts += 1;
                count.loaded_prompts += u32::from(loaded && !(is_of_plan && plan));
                count.loaded_prompts -= if loaded { repeated } else { 0 };
                count.planned += u32::from(is_of_plan && plan);
            } else {
                count.in_others += 1;
            }
            if action == Action::Attack {
                (count.attacks, count.presses, plan) = (count.attacks + 1, count.presses + 1, false);
            } else if view.combat.is_some() && is_own {
                count.presses += u32::from(!(is_of_plan && plan) && matches!(prompt, Some(Prompt::Combat(_))));
                count.passed += u32::from(action == Action::Yield && matches!(prompt, Some(Prompt::Window(_))));
                plan |= is_of_plan;
            }
        }
        game.act(seat, action).expect("players play by the rules");
    }
    count
}

fn sum(seeds: std::ops::Range<u64>, people: &[Seat], most: usize) -> Count {
    let mut sum = Count::default();
    seeds.for_each(|seed| sum.add(counted(pairing(seed), seed, people, most)));
    sum
}

/// AMB-204: alone against computer players.
#[test]
fn a_person_is_asked_seldom() {
    let count = sum(0..100, &[Seat(0)], 3_000);
    assert!(count.turns > 400 && count.attacks > 100 && count.repeated > 100, "{count:?}");
    assert_eq!(count.lone, 0, "{}", count.say());
    assert!(Count::a_turn(count.waits(), count.turns) <= 5.0, "{}", count.say());
    assert!(Count::a_turn(count.loaded_prompts, count.loaded_turns) <= 7.0, "{}", count.say());
    assert!(Count::a_turn(count.presses, count.attacks) <= 3.0, "{}", count.say());
    // Whoever holds cards for a combat is asked for them before the blows: 3 in all are aimed at; 3.20 were measured.
    assert!(Count::a_turn(count.presses + count.passed, count.attacks) <= 3.3, "{}", count.say());
}

#[test]
fn a_device_changes_hands_seldom() {
    let count = sum(0..3, &[Seat(0), Seat(1)], 3_000);
    assert!(count.turns > 20, "{count:?}");
    assert!(Count::a_turn(count.hand_overs, count.turns) <= 2.5, "{}", count.say());
}

#[test]
#[ignore = "a measurement"]
fn measured() {
    let matches = std::env::var("MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    println!("alone: {}", sum(0..matches, &[Seat(0)], 60_000).say());
    println!("at one device: {}", sum(0..matches, &[Seat(0), Seat(1)], 60_000).say());
}

/// TIME-18: the answer of standing orders in a window follows from public facts, whatever the seat holds.
#[test]
fn who_is_asked_tells_nothing_about_a_hand() {
    let names = Stops::NAMES.iter().map(|name| (*name).to_owned());
    let texts = names.chain(["none".into(), "pass-turn".into(), "combat pass-until".into(), Stops::NAMES.join(" ")]);
    let all: Vec<Stops> = texts.map(|text| text.parse().expect("stops")).collect();
    let (mut windows, mut others) = (0, 0);
    for seed in 0..12 {
        let mut game = Match::<State>::new(pairing(seed), Seed::from(seed));
        let mut chance = Fast::new(seed);
        for step in 0..1_500u64 {
            let Some(seat) = game.awaits().seats().lowest() else { break };
            let view = game.view(Viewer::Public);
            let is_composed = game.may_take_back(seat).is_ok();
            if !is_composed && matches!(view.asks, Some((_, doomtrooper::view::Ask::Window(_)))) {
                let mut twin = game.truth().clone();
                twin.determinize(Viewer::Public, &mut Fast::new(seed << 16 | step));
                windows += 1;
                others += u32::from(twin.choices(seat).len() != game.choices(seat).len());
                for orders in &all {
                    let now = game.truth().standing_now(seat, orders);
                    assert_eq!(now, twin.standing_now(seat, orders), "{orders}");
                    for orders in [*orders, now] {
                        let (one, other) =
                            (game.truth().standing_answer(seat, &orders), twin.standing_answer(seat, &orders));
                        assert_eq!(one, other, "{orders}, {:?}", view.asks);
                    }
                }
            }
            let choices = game.choices(seat);
            game.act(seat, choices.get(chance.index(choices.len()))).expect("legal");
        }
    }
    assert!(windows > 500 && others > 50, "{windows} windows, {others} with other choices in the twin");
}

/// TIME-03, TIME-18: no seat is asked to answer its own announcements unless it has chosen so; people who share a
/// device are asked in their own Turns and in the combats of their own warriors.
#[test]
fn nobody_answers_itself_at_first() {
    for company in Company::ALL {
        let usual = Doomtrooper::usual_standing(company).to_string();
        assert!(!usual.split(' ').any(|name| name == "own-answers"), "{usual}");
    }
    assert_eq!(Doomtrooper::usual_standing(Company::OneDevice).to_string(), "own-combats");
}

/// TIME-02: a choice with one answer is not put to a person alone, unless the person wants to be asked, or composes and
/// may take back.
#[test]
fn what_leaves_one_answer_is_asked_of_nobody_alone() {
    let (mut forced, mut composed) = (0, 0);
    let lone: Stops = "lone".parse().expect("stops");
    for seed in 0..20 {
        let mut game = Match::<State>::new(pairing(seed), Seed::from(seed));
        let mut chance = Fast::new(seed);
        for _ in 0..1_500 {
            let Some(seat) = game.awaits().seats().lowest() else { break };
            let choices = game.choices(seat);
            let is_window = matches!(game.view(seat.into()).prompt, Some(Prompt::Window(_)));
            if choices.len() == 1 && !is_window {
                let idle = game.truth().idle_answer(seat, Some(&Stops::default()));
                let is_composed = game.may_take_back(seat).is_ok();
                assert_eq!(idle, (!is_composed).then(|| choices.get(0)));
                assert_eq!(game.truth().idle_answer(seat, Some(&lone)), None);
                *(if is_composed { &mut composed } else { &mut forced }) += 1;
            }
            game.act(seat, choices.get(chance.index(choices.len()))).expect("legal");
        }
    }
    assert!(forced > 20 && composed > 20, "{forced} forced, {composed} composed");
}
