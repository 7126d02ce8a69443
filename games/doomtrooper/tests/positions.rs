//! Positions from outside: a written position is read back, and one from which a match cannot continue is refused with
//! a reason.

mod support;

use doomtrooper::setup_notation;
use doomtrooper::{Setup, State, deck};
use table::{Awaits, Choices, Fast, Game, NoLog, Positioned, Problem};

/// Plays a random match; `look` is called with every state.
fn play(setup: &Setup, seed: u64, most: usize, mut look: impl FnMut(&State)) {
    let mut chance = Fast::new(seed);
    let mut state = State::deal(setup, &mut chance, &mut NoLog);
    for _ in 0..most {
        look(&state);
        let Awaits::Seats(seats) = state.awaits() else { return };
        let seat = seats.lowest().expect("somebody is asked");
        let choices = state.choices(seat);
        let k = chance.index(choices.len());
        state.apply(seat, choices.get(k), &mut chance, &mut NoLog);
    }
}

fn told(problems: &[Problem]) -> String {
    problems.iter().map(|problem| format!("{problem}\n")).collect()
}

#[test]
fn every_position_of_a_match_is_accepted_as_its_dump_and_in_setup_notation() {
    let (mut all, mut said) = (0, 0);
    let mut tables = Fast::new(7);
    let matches: u64 = std::env::var("MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    for seed in 0..matches {
        let table = support::random_table(&mut tables);
        let mut moment = 0;
        play(&table.setup, seed, 1_500, |state| {
            moment += 1;
            if moment % 5 > 0 {
                return;
            }
            all += 1;
            let dump = state.position();
            let again = State::from_position(&table.setup, &dump)
                .unwrap_or_else(|problems| panic!("seed {seed}, {moment}: {}{dump}", told(&problems)));
            assert_eq!(again.position(), dump);
            let Ok(text) = setup_notation::write(state) else {
                assert_eq!(state.readable_position(), dump, "what cannot be said is given as its dump");
                return;
            };
            said += 1;
            let again = State::from_position(&table.setup, &text)
                .unwrap_or_else(|problems| panic!("seed {seed}, {moment}: {}{text}", told(&problems)));
            assert_eq!(again.readable_position(), text);
            assert_eq!(again.awaits(), state.awaits());
            for viewer in table::Viewer::all(state.seats()) {
                assert_eq!(again.view(viewer), state.view(viewer), "{text}");
            }
        });
    }
    println!("{said} of {all} positions are said in setup notation");
    assert!(all > 300 && said * 2 > all, "{said} of {all}");
}

/// The first state of a match that passes the test.
fn first(setup: &Setup, seed: u64, passes: impl Fn(&State, &str) -> bool) -> String {
    let mut found = None;
    play(setup, seed, 400, |state| {
        let dump = state.position();
        if found.is_none() && passes(state, &dump) {
            found = Some(dump);
        }
    });
    found.expect("such a state comes up")
}

/// A state in which an Action is chosen, with warriors on both sides.
fn quiet(setup: &Setup) -> String {
    first(setup, 3, |state, dump| {
        let seats: std::collections::BTreeSet<_> =
            state.view(table::Viewer::Public).table.iter().map(|card| card.controller).collect();
        dump.contains("frames: [],") && dump.contains("step: Actions,") && seats.len() == 2
    })
}

/// A dump with one part replaced.
fn with(dump: &str, part: &str, other: &str) -> String {
    assert!(dump.contains(part), "there is no `{part}` in\n{dump}");
    dump.replacen(part, other, 1)
}

fn refused(setup: &Setup, text: &str) -> String {
    match State::from_position(setup, text) {
        Ok(state) => panic!("it is accepted, and asks {:?}:\n{text}", state.awaits()),
        Err(problems) => told(&problems),
    }
}

/// An item of a card that is being composed.
fn item(seat: u8, instance: usize, stage: &str) -> String {
    format!(
        "frames: [Deed((seat: {seat}, what: Card, stage: {stage}, instance: ({instance}), slot: (255), targets: ((255), \
         (255)), player: {seat}, caster: (255), place: Squad, tactic: Fight, affiliation: 0, steps: 0, left: 0, cursor: 0, \
         found: (255), has_found: false, pc: 0, cancelled: false, subject: (255), culprit: (255), about: (65535), \
         amount: 0))],"
    )
}

#[test]
fn an_attack_without_a_combat_is_refused() {
    let setup = deck::ready_table(2);
    let dump = quiet(&setup);
    let said = refused(&setup, &with(&dump, "frames: [],", "frames: [Attack],"));
    assert!(said.contains("an attack is on top of what is going on, and no combat is"), "{said}");
    let said = refused(&setup, &with(&dump, "step: r#None,", "step: Attacker,"));
    assert!(said.contains("no attack is going on that it belongs to"), "{said}");
    // Somebody named as the attacker who has no defender to choose from would be asked without a choice, or the match
    // would go on.
    let said =
        refused(&setup, &with(&with(&dump, "frames: [],", "frames: [Attack],"), "step: r#None,", "step: Warzone,"));
    assert!(said.contains("the combat at Warzone: no tactic was chosen"), "{said}");
}

#[test]
fn a_card_that_lies_elsewhere_is_not_played() {
    let setup = deck::ready_table(2);
    let dump = quiet(&setup);
    let active: u8 = if dump.contains("active: 1") { 1 } else { 0 };
    let part = dump.split("side: ").nth(1 + usize::from(active)).expect("the side");
    let pile = part.split("pile: [").nth(1).and_then(|rest| rest.split(']').next()).expect("its Draw Pile");
    let pile: Vec<usize> = pile.split(", ").map(|number| number.parse().expect("a number")).collect();
    let hand: u128 = part.split("hand: ").nth(1).and_then(|rest| rest.split(',').next()).unwrap().parse().unwrap();
    let of = |number: usize| usize::from(active) * 128 + number;
    let tried =
        |number: usize, stage: &str| refused(&setup, &with(&dump, "frames: [],", &item(active, of(number), stage)));
    for stage in ["Target(0)", "Caster", "Steps", "Announced", "Runs", "Done"] {
        assert!(!tried(pile[0], stage).is_empty(), "{stage}");
    }
    let in_hand: Vec<usize> = (0..60).filter(|number| hand >> number & 1 != 0).collect();
    let says =
        |cards: &[usize], stage: &str, what: &str| cards.iter().any(|number| tried(*number, stage).contains(what));
    assert!(says(&pile, "Target(0)", "the card that it is to play is not in the hand"));
    assert!(says(&in_hand, "Announced", "the card that was announced lies somewhere else, too"));
}

#[test]
fn a_position_that_would_go_on_by_itself_is_refused() {
    let setup = deck::ready_table(2);
    let dump = quiet(&setup);
    for step in ["Begin", "BeforeDraw", "Draw", "ActionsOver", "Over"] {
        let said = refused(&setup, &with(&dump, "step: Actions,", &format!("step: {step},")));
        assert!(said.contains("the match would go on by itself"), "{step}: {said}");
    }
    // The winning points are reached.
    let said = refused(&setup, &with(&dump, "promotion: ", "promotion: 99"));
    assert!(said.contains("the match would go on by itself"), "{said}");
}

#[test]
fn every_card_is_in_one_place() {
    let setup = deck::ready_table(2);
    let dump = quiet(&setup);
    let start = dump.find("hand: ").expect("a hand") + 6;
    let end = start + dump[start..].find(',').unwrap();
    let hand: u128 = dump[start..end].parse().unwrap();
    let with_hand = |bits: u128| format!("{}{bits}{}", &dump[..start], &dump[end..]);
    let one = hand & hand.wrapping_neg();
    assert!(refused(&setup, &with_hand(hand & !one)).contains("is nowhere"));
    let other = (0..60).map(|number| 1_u128 << number).find(|bit| hand & bit == 0).unwrap();
    assert!(refused(&setup, &with_hand(hand | other)).contains("is in two places"));
    assert!(refused(&setup, &with_hand(hand & !one | 1 << 100)).contains("a card beyond its 60"));
}

#[test]
fn nothing_stands_where_it_may_not() {
    let setup = deck::ready_table(2);
    let refused = |lines: &str| refused(&setup, &format!("turn 7 active 0 actions 3\nseat 0\n{lines}\nseat 1\n"));
    let said = refused("  squad golden-lion\n  squad fly\n");
    assert!(said.contains("line 4: FLY at #1 is no warrior"), "{said}");
    let said = refused("  hidden foxhole\n");
    assert!(said.contains("line 3: FOXHOLE at #0 lies among the hidden warriors"), "{said}");
    let said = refused("  squad golden-lion #0\n  card golden-lion on #0\n");
    assert!(said.contains("line 4: GOLDEN LION at #1 is a warrior"), "{said}");
    let said = refused("  card combat-armor #1 on #2\n  card foxhole #2 on #1\n");
    assert!(said.contains("line 3: COMBAT ARMOR at #1 lies on more than 8 cards, or on itself"), "{said}");
    let said = refused("  card combat-armor #1 on #7\n");
    assert!(said.contains("line 3: COMBAT ARMOR at #1 lies on #7, where no card is"), "{said}");
    let said = refused("  squad golden-lion no 3\n  squad golden-lion no 3\n");
    assert!(said.contains("line 4: GOLDEN LION at #1 has the number 3; each has its own"), "{said}");
}

#[test]
fn a_position_of_any_size_is_answered_with_few_problems() {
    let setup = deck::ready_table(2);
    for text in ["x\n".repeat(2 << 20), "(".repeat(4 << 20), format!("turn 7\n{}", "seat 0\n".repeat(600_000))] {
        let problems = State::from_position(&setup, &text).expect_err("it is too long");
        assert_eq!(problems.len(), 1);
        assert!(problems[0].to_string().contains("a position has at most 262144 bytes"), "{}", problems[0]);
    }
    // The longest allowed text with a problem in each line: the first hundred are listed, and the number of all is
    // given.
    for line in ["x\n", "  hand chaseur\n", "effect x\n", "seat 9\n", "turn x\n"] {
        let lines = 250_000 / line.len();
        let problems = State::from_position(&setup, &format!("seat 0\n{}", line.repeat(lines))).err().unwrap();
        assert_eq!(problems.len(), 101, "{line}");
        assert_eq!(problems[100].to_string(), format!("and {} more problems", lines - 100), "{line}");
    }
    let brackets = State::from_position(&setup, &"(".repeat(250_000)).err().unwrap();
    assert_eq!(brackets.len(), 1);
}

#[test]
fn what_setup_notation_cannot_say_it_says() {
    let setup = deck::ready_table(2);
    let dump = first(&setup, 3, |_, dump| dump.contains("Attack"));
    let state = State::from_position(&setup, &dump).expect("a combat");
    let said = setup_notation::write(&state).unwrap_err().to_string();
    assert!(said.contains("a combat is going on"), "{said}");
    assert_eq!(state.readable_position(), dump);
    // The text that a scenario shows of such a state is not accepted as a position.
    let shown = setup_notation::show(&state, &setup_notation::Names::default());
    assert!(refused(&setup, &shown).contains("what is going on cannot be said in this notation"));
}

/// A dump with a number, a word or a line changed at some place.
fn mutated(dump: &str, dice: &mut Fast) -> String {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let mut words = Vec::new();
    let mut start = None;
    for (at, letter) in dump.char_indices() {
        match (is_word(letter), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                words.push((from, at));
                start = None;
            }
            _ => {}
        }
    }
    let mut text = dump.to_owned();
    for _ in 0..=dice.index(2) {
        // Most of the dump consists of lists of cards; the parts before and after them are the ones that may become
        // invalid.
        let (from, to) = loop {
            let (from, to) = words[dice.index(words.len() as u32) as usize];
            let line = dump[..from].rfind('\n').map_or(0, |at| at + 1);
            let is_list = ["cards: [", "pile: ["].iter().any(|word| dump[line..].trim_start().starts_with(word));
            if !is_list || dice.index(20) == 0 {
                break (from, to);
            }
        };
        let number =
            ["0", "1", "2", "3", "9", "16", "95", "96", "127", "128", "200", "255", "300", "65535", "-1", "-128"];
        let words = [
            "true",
            "false",
            "None",
            "Squad",
            "Kohort",
            "Outpost",
            "Aside",
            "Hidden",
            "Card",
            "Player",
            "Game",
            "Add",
            "Seek",
            "Exit",
            "Board",
            "Transfer",
            "Sabotage",
            "Meditate",
            "Raise",
            "Reward",
            "Return",
            "AddCovered",
            "Ability(0)",
            "Trigger(0)",
            "Goal(0)",
            "Answers",
            "Caster",
            "Target(0)",
            "Target(1)",
            "Steps",
            "Place",
            "Inside",
            "Announced",
            "Queued",
            "Runs",
            "Chooses",
            "Offered",
            "Buys",
            "Splits",
            "Done",
            "Free",
            "Response",
            "Event(3)",
            "Intent",
            "Named",
            "BeforeTactic",
            "Modify",
            "BeforeDraw",
            "EndOfTurn",
            "Victory",
            "Attacker",
            "Defender",
            "Second",
            "Tactic",
            "Warzone",
            "AttackerWeapon",
            "DefenderWeapon",
            "Blows",
            "AttackerAims",
            "DefenderAims",
            "Answer",
            "Points",
            "CleanUp",
            "Begin",
            "Redraw",
            "Draw",
            "Actions",
            "Discard",
            "Over",
            "Never",
            "Turn",
            "Some(Fight)",
        ];
        let is_number = dump[from..to].parse::<i128>().is_ok();
        let other = if is_number {
            number[dice.index(number.len() as u32) as usize]
        } else {
            words[dice.index(words.len() as u32) as usize]
        };
        if text.len() == dump.len() || text.get(from..to) == dump.get(from..to) {
            text.replace_range(from..to, other);
        }
    }
    text
}

#[test]
fn what_is_accepted_can_be_gone_on_with() {
    let matches: u64 = std::env::var("MATCHES").ok().and_then(|text| text.parse().ok()).unwrap_or(2);
    let seed: u64 = std::env::var("SEED").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    let mut dice = Fast::new(seed);
    let (mut tried, mut accepted) = (0, 0);
    for seed in seed..seed + matches {
        let table = support::random_table(&mut dice);
        let mut dumps = Vec::new();
        play(&table.setup, seed, 600, |state| dumps.push(state.position()));
        for dump in dumps.iter().step_by(7) {
            for _ in 0..12 {
                tried += 1;
                let text = mutated(dump, &mut dice);
                let Ok(mut state) = State::from_position(&table.setup, &text) else { continue };
                if text == *dump {
                    continue;
                }
                accepted += 1;
                let census = state.census();
                let mut chance = Fast::new(seed);
                for step in 0..40 {
                    let Awaits::Seats(seats) = state.awaits() else { break };
                    let seat = seats.lowest().unwrap_or_else(|| panic!("nobody is asked after {step}:\n{text}"));
                    let choices = state.choices(seat);
                    assert!(choices.len() > 0, "seat {seat} has no choice after {step}:\n{text}");
                    let k = chance.index(choices.len());
                    state.apply(seat, choices.get(k), &mut chance, &mut NoLog);
                    assert!(
                        state.census() == census,
                        "the cards are others after {step}, by {}:\n{text}",
                        choices.get(k)
                    );
                }
            }
        }
    }
    println!("{accepted} of {tried} changed positions were accepted");
    assert!(tried > 500 && accepted > 20, "{accepted} of {tried}");
}
