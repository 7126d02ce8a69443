//! Positions in the notation for people and in the exact form.

mod support;

use estro::{CardSet, Setup, SetupDocument, State};
use table::conformance::Trial;
use table::{Choices as _, Fast, Game, NoLog, Positioned, Problem, Viewer};

/// Two states go on alike: the same questions, choices and views after the same answers and draws.
fn go_on_alike(one: &State, other: &State, steps: u32, seed: u64) {
    let (mut one, mut other) = (one.clone(), other.clone());
    let mut pick = Fast::new(seed);
    for step in 0..steps {
        for viewer in Viewer::all(2) {
            assert_eq!(one.view(viewer), other.view(viewer), "step {step}, viewer {viewer}");
        }
        let Some(seat) = one.awaits().seats().lowest() else { break };
        let choices = one.choices(seat);
        let action = choices.get(pick.index(choices.len()));
        assert_eq!(other.refusal(seat, action), None, "step {step}: {action}");
        assert_eq!(choices.len(), other.choices(seat).len(), "step {step}");
        let seed = u64::from(step) ^ seed;
        one.apply(seat, action, &mut Fast::new(seed), &mut NoLog);
        other.apply(seat, action, &mut Fast::new(seed), &mut NoLog);
    }
    assert_eq!(one.awaits(), other.awaits());
}

/// Along random matches: what is written for people is read back, written the same way again, and goes on alike.
#[test]
fn what_is_written_for_people_is_read_back() {
    let mut tables = Fast::new(7);
    let (mut said, mut unsaid, mut lines) = (0_u32, 0_u32, std::collections::BTreeSet::new());
    for seed in 0..60 {
        let Trial { name, setup } = support::random_table(&mut tables);
        let mut chance = Fast::new(seed);
        let mut state = State::deal(&setup, &mut chance, &mut NoLog);
        while let Some(seat) = state.awaits().seats().lowest() {
            let text = state.readable_position();
            if text.starts_with('(') {
                unsaid += 1;
                let again =
                    State::from_position(&setup, &text).unwrap_or_else(|found| panic!("{name}: {found:?}\n{text}"));
                assert_eq!(again.fingerprint(), state.fingerprint(), "{name}\n{text}");
            } else {
                said += 1;
                lines.extend(text.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_owned));
                let again =
                    State::from_position(&setup, &text).unwrap_or_else(|found| panic!("{name}: {found:?}\n{text}"));
                assert_eq!(again.readable_position(), text, "{name}");
                if said % 5 == 0 {
                    go_on_alike(&state, &again, 40, seed + u64::from(said));
                }
            }
            let choices = state.choices(seat);
            let action = choices.get(chance.index(choices.len()));
            state.apply(seat, action, &mut chance, &mut NoLog);
        }
        let end = state.readable_position();
        let again = State::from_position(&setup, &end).unwrap_or_else(|found| panic!("{name}: {found:?}\n{end}"));
        assert_eq!(again.awaits(), state.awaits(), "{name}\n{end}");
    }
    println!("{said} positions for people, {unsaid} exact ones");
    assert!(said > 4 * unsaid, "{said} positions for people, {unsaid} exact ones");
    for word in ["round", "zones", "seat", "up", "down", "attack", "destroy", "window", "redirection", "discard"] {
        assert!(lines.contains(word), "no position had a line `{word}`");
    }
}

fn read(text: &str) -> Result<State, Vec<Problem>> {
    let setup = Setup::check(SetupDocument::default(), CardSet::house()).expect("the usual table");
    State::from_position(&setup, text)
}

/// A deck that is not written holds cards that lie nowhere; a loose seat has only what is written.
#[test]
fn a_deck_is_filled_up_unless_the_seat_is_loose() {
    let text = "round 1 turn 1 active 0 phase play\nseat 0\n  hand ardo-01\nseat 1 loose\n  hand ardo-02\n";
    let state = read(text).unwrap_or_else(|found| panic!("{found:?}"));
    let view = state.view(Viewer::Public);
    assert_eq!((view.seats[0].deck, view.seats[1].deck), (24, 0));
}

/// What does not fit is told with its line and what to do.
#[test]
fn a_wrong_line_is_told_with_its_number() {
    let head = "round 2 turn 3 active 0 phase play\n";
    for (text, line, expected) in [
        ("seat 0", 1, "first line"),
        ("round 20 turn 3", 1, "from 1 to 19"),
        ("round 2 turn 3 phase tea", 1, "`tea`"),
        (&format!("{head}zones rosso"), 2, "`rosso`"),
        (&format!("{head}hand ardo-01"), 2, "under"),
        (&format!("{head}seat 2"), 2, "from 0 to 1"),
        (&format!("{head}seat 0\nseat 0"), 3, "twice"),
        (&format!("{head}seat 0\n  hand dragon"), 3, "`dragon`"),
        (&format!("{head}seat 0\n  hand ardo-01\n  up ardo-01"), 4, "ESTRO-DECK-02"),
        (&format!("{head}seat 0\n  hand ardo-01(used"), 3, "bracket"),
        (&format!("{head}seat 0\n  hand ardo-01(atk+4)"), 3, "`atk+4`"),
        (&format!("{head}seat 0\n  up ardo-01 atk+4:soon"), 3, "`soon`"),
        (&format!("{head}seat 0\n  up ardo-01 known 7"), 3, "`7`"),
        (&format!("{head}seat 0\nseat 1\nattack 0.1 1.1"), 4, "`0.1`"),
        (&format!("{head}seat 0\nseat 1\nwindow tea"), 4, "`tea`"),
        (&format!("{head}seat 0\nseat 1\ndance"), 4, "round, zones"),
        (&format!("{head}seat 0 loose\nseat 1 loose"), 0, "no choice"),
        (&format!("{head}seat 0\n  hand ardo-01\n  deck ardo-02\nseat 1"), 0, "ESTRO-DECK-01"),
        (&format!("{head}seat 0"), 0, "two seats"),
        (&format!("{head}rift ardo-01"), 2, "ESTRO-FESS-01"),
        (&format!("{head}seat 0 tokens 2"), 2, "ESTRO-NEC-13"),
        (&format!("{head}seat 0\n up granito-01 shield-damage 5"), 3, "ESTRO-LUC-01"),
        (&format!("{head}seat 0 fuses"), 2, "ESTRO-CHIM-01"),
        (&format!("{head}seat 0\n up granito-01 guest ardo-01"), 3, "ESTRO-CHIM-01"),
        (&format!("{head}seat 0\n hand ardo-01\nseat 1\nwindow play"), 0, "no choice"),
        (&format!("{head}seat 0\n hand ardo-01\nseat 1\nredirection"), 0, "fit together"),
    ] {
        let found = read(text).map(|state| state.position()).expect_err(text);
        assert!(found[0].line == line && found[0].to_string().contains(expected), "{text}\n{found:?}");
        assert!(!found[0].say(table::Language::It).is_empty());
    }
}

/// What a position says of a mode has to fit its rules.
#[test]
fn what_a_mode_does_not_allow_is_told() {
    let options = vec!["necrotokens".to_owned(), "rift".to_owned()];
    let setup = Setup::check(SetupDocument { options, ..SetupDocument::default() }, CardSet::house()).expect("a table");
    let read = |text: &str| State::from_position(&setup, text);
    let position = |phase: &str, rift: &str, seat: &str| {
        let hands = "  hand ardo-01\n  deck ardo-02 ardo-03\n";
        let other = hands.replace("ardo", "manpo");
        format!(
            "round 2 turn 3 active 0 first 0 phase {phase}\n{rift}\nseat 0 loose{seat}\n{hands}seat 1 loose\n{other}"
        )
    };
    let said = |text: &str| read(text).expect_err(text)[0].to_string();
    assert!(read(&position("token", "", " tokens 1")).is_ok());
    // Nobody without a token is asked about one.
    assert!(said(&position("token", "", "")).contains("fit together"));
    assert!(said(&position("play", "", " tokens 4")).contains("from 0 to 3"));
    assert!(said(&position("play", "rift ardo-01", "")).contains("ESTRO-FESS-06"));
    assert!(said(&position("play", "rift ardo-09 ardo-09", "")).contains("ESTRO-FESS-06"));
    // The links of Lucid Dream.
    let dream = SetupDocument { options: vec!["lucid".to_owned()], ..SetupDocument::default() };
    let dream = Setup::check(dream, CardSet::house()).expect("a table");
    let of = |host: &str, support: &str| {
        let field = format!("  up {host}\n  up {support}\n");
        let text = position("play", "", "").replace("  hand manpo-01", &format!("{field}  hand manpo-01"));
        State::from_position(&dream, &text)
    };
    assert!(of("granito-01 shield-damage 20", "armonio-01 supports 1.1").is_ok());
    for (host, support) in [
        ("ardo-09", "armonio-01 supports 1.1"),
        ("granito-01", "ardo-09 supports 1.1"),
        ("granito-01 shield-damage 20", "armonio-01"),
    ] {
        assert!(of(host, support).expect_err(host)[0].to_string().contains("does not exist"), "{host} {support}");
    }
    assert!(of("granito-01", "armonio-01 supports 1.3").expect_err("no card")[0].to_string().contains("1.3"));
    // The same in the exact form.
    let exact = read(&position("token", "", " tokens 1")).expect("a position").position();
    assert!(said(&exact.replace("tokens:1", "tokens:9")).contains("does not exist"));
    assert!(said(&exact.replace("tokens:1,", "")).contains("fit"));
}
