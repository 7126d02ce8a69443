//! Records are read back as they were written and replayed to any point; every change is found with its line.

mod support;

use coal::{Options, Setup, State};
use proptest::prelude::*;
use record::testing::{play, random_match};
use record::{Record, ReplayError};
use support::table;
use table::{Game, Match, Positioned, ProblemList, Seat, Seed, Step, Viewer};

fn whole(seed: u64) -> (Match<State>, String) {
    let game = random_match(Setup::default(), seed, usize::MAX);
    let text = Record::of(&game, Seed::from(seed)).to_string();
    (game, text)
}

fn read(text: &str) -> Record<State> {
    text.parse().unwrap_or_else(|problems| panic!("{problems}"))
}

/// The problems that `verify` finds, as one text.
fn complaint(text: &str) -> String {
    read(text).verify().map(|_| ()).unwrap_err().to_string()
}

/// The number of the first line that begins with `begins`, and the text with that line replaced.
fn with_line(text: &str, begins: &str, change: impl Fn(&str) -> String) -> (usize, String) {
    let number =
        text.lines().position(|line| line.starts_with(begins)).unwrap_or_else(|| panic!("no `{begins}`:\n{text}"));
    let lines =
        text.lines().enumerate().map(|(place, line)| if place == number { change(line) } else { line.to_owned() });
    (number + 1, lines.collect::<Vec<_>>().join("\n") + "\n")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn a_record_is_read_back_as_it_was_written(seed: u64, most in 0usize..160, soft: bool, concedes: Option<u8>) {
        let setup = if soft { table(&["soft_windows", "random_pilots"]) } else { Setup::default() };
        let mut game = random_match::<State>(setup, seed, most);
        // A random match may have a seat that has conceded already.
        if let Some(seat) = concedes && game.concede(Seat(seat & 1)).is_ok() {
            play(&mut game, seed, 8);
        }
        let text = Record::of(&game, Seed::from(seed)).to_string();
        let record = read(&text);
        prop_assert_eq!(record.to_string(), text);
        let again = record.verify().unwrap();
        prop_assert_eq!(again.truth().position(), game.truth().position());
        prop_assert_eq!(again.events(), game.events());
    }

    #[test]
    fn no_text_makes_the_reader_panic(cut in 0usize..14_000, junk in ".{0,40}") {
        let (_, text) = whole(1);
        let mut place = cut.min(text.len());
        while !text.is_char_boundary(place) {
            place -= 1;
        }
        let broken = format!("{}{junk}{}", &text[..place], &text[place..]);
        if let Ok(record) = broken.parse::<Record<State>>() {
            let _ = record.verify();
        }
        let _ = text[..place].parse::<Record<State>>();
    }
}

#[test]
fn every_point_of_a_match_can_be_reached_and_played_on_from() {
    let (game, text) = whole(3);
    let record = read(&text);
    for decisions in 0..=record.decisions() {
        let mut half = record.replay(Some(decisions)).unwrap();
        assert_eq!(half.steps(), &game.steps()[..decisions]);
        for step in &game.steps()[decisions..] {
            half.take(*step).unwrap();
        }
        assert_eq!(half.truth().fingerprint(), game.truth().fingerprint());
    }
    let too_many = record.decisions() + 1;
    let error = record.replay(Some(too_many)).map(|_| ()).unwrap_err();
    assert_eq!(error, ReplayError::TooFew { wanted: too_many, has: too_many - 1 });
}

#[test]
fn a_redeal_keeps_what_the_seat_knew_and_stays_on_paper() {
    let (_, text) = whole(5);
    let record = read(&text);
    let seat = Seat(1);
    let mut other_hands = 0;
    for seed in 0..6 {
        let seed = Seed::from(seed);
        let before = record.replay(Some(30)).unwrap();
        let mut game = record.continue_from(30, Some((Viewer::Seat(seat), seed))).unwrap();
        assert_eq!(game.view(seat.into()), before.view(seat.into()));
        assert_eq!(game.truth().knowledge(seat), before.truth().knowledge(seat));
        other_hands += usize::from(game.view(Seat(0).into()) != before.view(Seat(0).into()));
        play(&mut game, 77, usize::MAX);
        let again = read(&Record::of(&game, record.seed()).to_string());
        assert!(again.to_string().contains(&format!("  redeal 1 {seed} | ")));
        assert_eq!(again.verify().unwrap().truth().fingerprint(), game.truth().fingerprint());
    }
    assert!(other_hands > 0, "six redeals changed nothing");
}

#[test]
fn a_redeal_before_the_deal_deals_other_cards() {
    let (game, text) = whole(5);
    let record = read(&text);
    let mut again = record.continue_from(0, Some((Viewer::Public, Seed::from(1)))).unwrap();
    for step in &game.steps()[..4] {
        again.take(*step).unwrap();
    }
    let first = record.replay(Some(4)).unwrap();
    assert_ne!(again.truth().position(), first.truth().position());
}

#[test]
fn comments_are_for_people_only() {
    let (game, text) = whole(2);
    let told = read(&text).commented(|_, seat, action| format!("seat {seat}\n  does `{action}`")).unwrap().to_string();
    let Step::Action(seat, action) = game.steps()[0] else { panic!("nobody concedes at once") };
    assert!(told.contains(&format!("# seat {seat} does `{action}`")), "{told}");
    let again = read(&told);
    assert_eq!(again.to_string(), told);
    again.verify().unwrap();
}

/// A match of three in which seat 2 concedes after 20 decisions, and its record.
fn with_a_concession() -> (Match<State>, String) {
    let seed = 4;
    let mut game = random_match(Setup::of(3, Options::default()).unwrap(), seed, 20);
    game.concede(Seat(2)).unwrap();
    play(&mut game, 6, usize::MAX);
    let text = Record::of(&game, Seed::from(seed)).to_string();
    (game, text)
}

#[test]
fn a_concession_has_a_line_of_its_own_and_is_replayed() {
    let (game, text) = with_a_concession();
    assert!(text.contains("\n  21 2 concede | "), "{text}");
    let record = read(&text);
    assert_eq!(record.to_string(), text);
    assert_eq!(record.decisions(), game.steps().len());
    assert_eq!(record.verify().unwrap().truth().fingerprint(), game.truth().fingerprint());
    let (before, after) = (record.replay(Some(20)).unwrap(), record.continue_from(21, None).unwrap());
    assert!(!before.view(Viewer::Public).seats[2].destroyed && after.view(Viewer::Public).seats[2].destroyed);
    let told = record.commented(|_, _, action| format!("does {action}")).unwrap().to_string();
    assert!(told.lines().any(|line| line.starts_with("  21 2 concede | ") && !line.contains('#')), "{told}");
    read(&told).verify().unwrap();
}

#[test]
fn a_concession_put_in_left_out_or_given_to_another_is_found() {
    let (_, text) = with_a_concession();
    let other = complaint(&text.replace("  21 2 concede |", "  21 1 concede |"));
    assert!(other.contains("`1 concede` was changed"), "{other}");
    let (line, put_in) = with_line(&text, "  5 ", |_| "  5 0 concede | 00000000".into());
    let said = complaint(&put_in);
    assert!(said.contains(&format!("line {line}")) && said.contains("`0 concede` was changed"), "{said}");
    // A seat that is already out cannot concede again.
    let (_, twice) = with_line(&text, "  22 ", |_| "  22 2 concede | 00000000".into());
    let said = complaint(&twice);
    assert!(said.contains("`2 concede`, is refused by COAL-END-08"), "{said}");
}

#[test]
fn a_changed_action_is_found_and_named() {
    let (_, text) = whole(1);
    // Another legal choice: the match may go on, but the hash reveals the change.
    let (line, changed) = with_line(&text, "  1 ", |line| {
        let other = if line.contains("model C1") { "model C2" } else { "model C1" };
        let (before, hash) = line.split_once('|').unwrap();
        let (number_and_seat, _) = before.split_once("model").unwrap();
        format!("{number_and_seat}{other} |{hash}")
    });
    assert_ne!(changed, text);
    let said = complaint(&changed);
    assert!(said.contains(&format!("line {line}: ")) && said.contains("was changed"), "{said}");
}

#[test]
fn a_refused_action_names_its_line_and_the_clause() {
    let (_, text) = whole(1);
    let (line, changed) = with_line(&text, "  1 ", |line| {
        let (number_and_seat, _) = line.split_once("model").unwrap();
        format!("{number_and_seat}repair | 00000000")
    });
    let Err(error) = read(&changed).replay(None) else { panic!("`repair` was accepted as a first action") };
    assert_eq!(error.line(), line);
    let ReplayError::Refused { number: 1, clause, .. } = error else { panic!("{error}") };
    assert!(clause.as_str().starts_with("COAL-"), "{clause}");
}

#[test]
fn a_changed_hash_is_told_from_a_changed_line() {
    let (_, text) = whole(1);
    let (line, changed) = with_line(&text, "  5 ", |line| format!("{}| 12345678", line.split_once('|').unwrap().0));
    let said = complaint(&changed);
    assert!(said.starts_with(&format!("line {line}: the hash of ")), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
}

#[test]
fn a_changed_card_is_found_and_named() {
    let (_, text) = whole(1);
    let (_, changed) = with_line(&text, "  card (id:\"c1-charge\"", |line| line.replace("n:2", "n:3"));
    assert_ne!(changed, text);
    let said = complaint(&changed);
    let line = text.lines().position(|line| line.starts_with("cards ")).unwrap() + 1;
    assert!(said.contains(&format!("line {line}: the cards were changed")), "{said}");
}

#[test]
fn a_changed_head_is_found_and_named() {
    let (_, text) = whole(1);
    let said = complaint(&text.replace("options none", "options free_discard"));
    assert!(said.contains("the head was changed"), "{said}");
    let said = complaint(&text.replace("\nseed 1\n", "\nseed 2\n"));
    assert!(said.contains("the head was changed"), "{said}");
    let said = complaint(&text.replace("\nrules 1\n", "\nrules 7\n"));
    assert!(said.contains("version 7 of the rules"), "{said}");
}

#[test]
fn a_changed_outcome_and_final_state_are_found_and_named() {
    let (_, text) = whole(1);
    let (line, changed) = with_line(&text, "outcome ", |_| "outcome open".into());
    let said = complaint(&changed);
    assert!(said.starts_with(&format!("line {line}: the outcome is `")), "{said}");
    let (line, changed) = with_line(&text, "final ", |_| "final 0000000000000001".into());
    let said = complaint(&changed);
    assert!(said.starts_with(&format!("line {line}: the replay ends in the state ")), "{said}");
}

#[test]
fn missing_lines_are_found_wherever_they_stood() {
    let (game, text) = whole(1);
    let without = |begins: &str| {
        let lines = text.lines().filter(|line| !line.starts_with(begins));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let problems = without("  7 ").parse::<Record<State>>().unwrap_err();
    assert!(problems.to_string().contains("decision 8 stands where 7 was expected"), "{problems}");
    assert_eq!(problems.0.len(), 1, "{problems}");
    let said = complaint(&without(&format!("  {} ", game.steps().len())));
    assert!(said.contains("the outcome is `open`"), "{said}");
}

#[test]
fn everything_that_is_wrong_is_reported_with_its_line() {
    let text = "duello record 1\ngame chess\nrules one\nseed -4\nsetup\n  options peek\n  seat 0\ncards\n  card nothing\n\
                  king\ndecisions\n  1 0 fly | 00\nfinal 12\n";
    let problems = text.parse::<Record<State>>().unwrap_err();
    let lines: Vec<usize> = problems.0.iter().map(|problem| problem.line).collect();
    for line in [0, 2, 3, 4, 9, 10, 12, 13] {
        assert!(lines.contains(&line), "line {line} is missing in\n{problems}");
    }
    assert!(lines.is_sorted(), "{problems}");
    assert_eq!(record::game_of("duello record 1\ngame coal\n"), Ok("coal"));
    assert!(record::game_of("hello").is_err() && record::game_of("").is_err());
}

/// Checks that a text with this many mistakes reports this many problems, listed or counted.
fn check_bounded(text: &str, found: usize) {
    let problems = text.parse::<Record<State>>().unwrap_err().0;
    assert_eq!(problems.len(), ProblemList::MOST + 1);
    let last = problems.last().map(ToString::to_string);
    assert_eq!(last, Some(format!("and {} more problems", found - ProblemList::MOST)));
}

#[test]
fn a_record_of_nothing_but_mistakes_is_bounded() {
    const MANY: usize = 50_000;
    let (_, text) = whole(1);
    let after = |begins: &str, line: &str| {
        let is_it = |known: &&str| known.starts_with(begins);
        let known = text.lines().find(is_it).unwrap();
        text.replacen(known, &format!("{known}\n{}", line.repeat(MANY)), 1)
    };
    check_bounded(&format!("{text}{}", "x\n".repeat(MANY)), MANY);
    check_bounded(&format!("{text}{}", "rules 1\n".repeat(MANY)), MANY);
    check_bounded(&after("outcome ", "  x\n"), MANY);
    for wrong in ["x", "x 0 pass | 0", "redeal x | 0", "redeal x 1 | 0", "redeal 0 x | 0"] {
        check_bounded(&after("decisions ", &format!("  {wrong}\n")), MANY);
    }
    // A number that could be read counts: the decision after the last of these lines is out of order, and so is each of
    // them except the first correct one.
    for (wrong, found) in [("1 9 pass | 0", MANY + 1), ("1 0 fly | 0", MANY + 1), ("1 0 pass | 0", MANY)] {
        check_bounded(&after("decisions ", &format!("  {wrong}\n")), found);
    }
}

#[test]
fn no_more_changed_hashes_are_told_than_other_problems() {
    let mut game: Match<State> = random_match(Setup::default(), 1, 0);
    (0..260).for_each(|seed| game.redeal(Viewer::Public, Seed::from(seed)));
    let text = Record::of(&game, Seed::from(1)).to_string();
    // Every second hash is changed; where all later hashes differ, this is reported once.
    let change = |line: &str| match line.split_once('|') {
        Some((redeal, _)) if redeal.trim_end().ends_with(['0', '2', '4', '6', '8']) => format!("{redeal}| 12345678\n"),
        _ => format!("{line}\n"),
    };
    let changed: String = text.lines().map(change).collect();
    let problems = read(&changed).verify().map(|_| ()).unwrap_err().0;
    assert_eq!(problems.len(), ProblemList::MOST + 1);
    assert!(problems[0].to_string().contains("the hash of"), "{}", problems[0]);
}

#[test]
fn no_number_however_large_makes_the_reader_panic() {
    let (_, text) = whole(4);
    let lines: Vec<&str> = text.lines().collect();
    // The head, the table and the first decisions; in a long match the later ones are no different.
    let decisions = lines.iter().position(|line| line.starts_with("decisions ")).unwrap();
    let is_short = |(_, line): &(usize, &&str)| !line.contains('(');
    for number in ["0", "256", "18446744073709551615", "18446744073709551616", "-1"] {
        for (place, line) in lines.iter().enumerate().take(decisions + 8).filter(is_short) {
            for word in line.split(' ').filter(|word| word.parse::<u64>().is_ok()) {
                let mut changed = lines.clone();
                let line = line.replacen(word, number, 1);
                changed[place] = &line;
                if let Ok(record) = changed.join("\n").parse::<Record<State>>() {
                    let _ = record.verify();
                }
            }
        }
    }
    // The greatest possible number: a decision after it has no number.
    let (line, greatest) = with_line(&text, "  1 ", |line| line.replacen('1', &usize::MAX.to_string(), 1));
    let problems = greatest.parse::<Record<State>>().unwrap_err().to_string();
    assert!(
        problems.contains(&format!("line {line}: decision {} stands where 1 was expected", usize::MAX)),
        "{problems}"
    );
}
