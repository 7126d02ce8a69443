//! The scenario harness finds every error and reports its line.

mod bluff;

use bluff::{Bluff, CLAUSES, HONEST, Setup};
use table::scenario::{Guide, Lesson, LessonStep, Report, Scenarios, Sheet, run_text};
use table::{Language, Problem, Seat};

struct Honest;

impl Scenarios for Honest {
    type Game = Bluff<HONEST>;

    fn setup(&self, sheet: &Sheet) -> Result<Setup, Vec<Problem>> {
        let problem = |line: usize| Problem::new(line, "expected `hand N`");
        let mut setup = Setup { hand: 3 };
        for (line, text) in &sheet.setup {
            let hand = text.strip_prefix("hand ").and_then(|number| number.parse().ok());
            setup.hand = hand.ok_or_else(|| vec![problem(*line)])?;
        }
        Ok(setup)
    }

    fn is_clause(&self, id: &str) -> bool {
        CLAUSES.iter().any(|clause| clause.as_str() == id)
    }
}

/// Three seats with two cards each, of the values 1 2, 3 3 and 4 5.
const HEAD: &str = "\
== cards_are_shown_at_once
clauses: B-PUT-01
position:
  deck 1 4 10
  pile
  seat 0 points 0
    hand 0 3
  seat 1 points 0
    hand 6 7
  seat 2 points 0
    hand 9 12
chance: coin 1
play:
";

fn run(play: &str) -> Report {
    run_text(&Honest, "test.scn", &format!("{HEAD}{play}"))
}

#[track_caller]
fn check_fails(play: &str, line: usize, message: &str) {
    let report = run(play);
    let found = report.failures.iter().any(|failure| failure.line == line && failure.message.contains(message));
    assert!(found, "no failure in line {line} says `{message}`:\n{report}");
}

const ALL_PUT: &str = "0 put 1\n1 put 3\n2 put 5\n";

#[test]
fn a_concession_is_a_line_of_its_own() {
    let report = run("\
1 concede
event B-END-01 conceded(seat(1)
refused 1 concede B-END-01
asks 0 2
0 put 1
2 put 5
event B-COIN-01 scored(seat(2))
state seat 1: out
");
    assert!(report.failures.is_empty(), "{report}");
    let first = HEAD.lines().count() + 1;
    check_fails("1 concede\n1 concede\n", first + 1, "refused by B-END-01");
    check_fails("refused 1 concede B-END-01\n", first, "it was accepted");
    check_fails("7 concede\n", first, "there is no seat 7");
}

#[test]
fn what_is_true_passes() {
    let report = run("\
offered 0 put 2
not offered 0 put 3
refused 0 put 3 B-PUT-01
refused 0 raise B-PUT-01
asks 0 1 2
0 put 1
event B-PUT-01 put(seat(0), NONE)
no event B-COIN-01
asks 1 2
sees 0 has_put: [true, false, false]
sees not public hand: [1
state seat 0: put 0
state not seat 1: put 0
state seat 1: put .
1 put 3
2 put 5
event B-COIN-01 scored(seat(2))
state seat 2 points 1
standing 0 pass
asks 0
");
    assert_eq!(report.failures, [], "{report}");
    assert_eq!(report.scenarios, 1);
    assert_eq!(report.clauses.iter().collect::<Vec<_>>(), ["B-COIN-01", "B-PUT-01"]);
}

#[test]
fn standing_orders_answer_after_an_action() {
    let report = run(&format!("standing 0 pass\n{ALL_PUT}asks 0 1 2\nevent B-DRAW-01 drew\nevent B-COIN-01"));
    assert_eq!(report.failures, [], "{report}");
}

#[test]
fn each_false_expectation_is_found_in_its_line() {
    check_fails("offered 0 put 3", 14, "not among the legal actions; seat 0 may put 1, put 2");
    check_fails("# nothing\nnot offered 0 put 1", 15, "is among the legal actions");
    check_fails("refused 0 put 1 B-PUT-01", 14, "is among the legal actions");
    check_fails("refused 0 put 3 B-END-01", 14, "the refusal is B-PUT-01");
    check_fails("0 put 1\nevent B-COIN-01", 15, "no such event; since the last action: B-PUT-01");
    check_fails("0 put 1\nevent B-PUT-01 seat(1)", 15, "no such event");
    check_fails("0 put 1\nno event B-PUT-01", 15, "there is such an event");
    check_fails("asks 0", 14, "asked are 0 1 2");
    check_fails("over", 14, "the match goes on");
    check_fails("sees 0 hand: [1, 3]", 14, "the view is View");
    check_fails("sees not 0 hand: [1, 2]", 14, "the view is View");
    check_fails("state seat 0: points 1", 14, "no line of what belongs to seat 0 says so");
    check_fails("state not seat 0: points 0", 14, "a line of what belongs to seat 0 says so");
    check_fails("state seat 0: hand .", 14, "no line");
}

#[test]
fn a_sharp_before_a_digit_begins_no_comment() {
    check_fails("sees 0 steam #7", 14, "`sees 0 steam #7`");
    check_fails("sees 0 steam # 7", 14, "`sees 0 steam`");
}

#[test]
fn an_action_that_is_refused_ends_the_scenario() {
    let report = run("0 put 3\nasks 0");
    assert_eq!(report.failures.len(), 1, "{report}");
    check_fails("0 put 3\nasks 0", 14, "refused by B-PUT-01; seat 0 may put 1, put 2");
    check_fails("0 jump", 14, "`jump` is not an action");
    check_fails("jump 0", 14, "`jump` is not a seat");
}

#[test]
fn every_failure_is_reported_with_its_position() {
    let report = run(&format!("asks 0\nover\n{ALL_PUT}asks 1"));
    let lines: Vec<usize> = report.failures.iter().map(|failure| failure.line).collect();
    assert_eq!(lines, [14, 15, 19]);
    assert!(report.failures.iter().all(|failure| failure.position.contains("deck 1 4 10")), "{report}");
    assert!(report.to_string().starts_with("test.scn:14: cards_are_shown_at_once"), "{report}");
}

#[test]
fn the_script_of_draws_must_fit_and_be_used_up() {
    check_fails("asks 0 1 2", 12, "1 draws of the script were not used");
    let text = format!("{HEAD}{ALL_PUT}asks 0").replace("coin 1", "dice 1");
    let report = run_text(&Honest, "test.scn", &text);
    assert!(
        report.failures.iter().any(|failure| failure.message.contains("the script goes on with `dice`")),
        "{report}"
    );
    let seeded = format!("{HEAD}{ALL_PUT}").replace("coin 1", "seed 7");
    assert_eq!(run_text(&Honest, "test.scn", &seeded).failures, []);
}

#[test]
fn a_match_without_a_position_is_dealt() {
    let text = "== the_match_is_dealt\nclauses: B-PUT-01\nsetup:\n  hand 2\nchance: seed 3\nplay:\n  asks 0 1 2\n  sees public hand_sizes: [2, 2, 2]\n";
    let report = run_text(&Honest, "test.scn", text);
    assert_eq!(report.failures, [], "{report}");
    let bad = text.replace("hand 2", "hand two");
    let report = run_text(&Honest, "test.scn", &bad);
    assert!(report.failures.iter().any(|failure| failure.line == 4 && failure.message.contains("hand N")), "{report}");
}

#[test]
fn what_cannot_be_read_is_reported() {
    let check = |text: &str, line: usize, message: &str| {
        let report = run_text(&Honest, "test.scn", text);
        let found = report.failures.iter().any(|failure| failure.line == line && failure.message.contains(message));
        assert!(found, "no failure in line {line} says `{message}`:\n{report}");
    };
    check("clauses: B-PUT-01", 1, "begins with `==");
    check("== a name\n", 1, "snake_case");
    check("== a_name\n", 1, "nothing is played");
    check("== a_name\nplay:\n asks 0", 1, "no `clauses:` line");
    check("== a_name\nclauses: B-NO-99\n", 2, "the rulebook has no clause `B-NO-99`");
    check("== a_name\nclause: B-PUT-01\n", 2, "expected one of title, clauses, options");
    check("== a_name\ncards:\n jab", 3, "id = its text");
    check("== a_name\nchance: coin", 2, "its name and its value");
    check("== a_name\nchance: seed 1, coin 1", 2, "`seed` comes last");
    check(
        "== a_name\nclauses: B-PUT-01\nchance: coin edge\nplay:\n  asks 0",
        3,
        "`edge` is no value of the draw `coin`",
    );
    check("== a_name\nposition:\n deck\n  wall 3\nplay: over\n", 4, "no line of a position");
    check("== a_name\nclauses: B-PUT-01\nplay: over\n== a_name\n", 4, "different from the others");
}

const LESSON: &str = "\
en Put a card face down. Everybody shows at once.
it Metti una carta coperta. Si scoprono tutte insieme.
clause B-PUT-01
do 0 put 1
or 0 put 2
1 put 3
2 put 5
en That was it.
it Ecco fatto.
read
";

/// A lesson with these lines, a title, and a seed instead of a script.
fn lesson(play: &str) -> String {
    let title = "title:\nen To put\nit Mettere\n";
    HEAD.replace("chance: coin 1\n", "chance: seed 1\n").replace("clauses:", &format!("{title}clauses:")) + play
}

#[track_caller]
fn check_is_no_lesson(text: &str, message: &str) {
    let failures = Lesson::read("test.scn", text).expect_err("it is no lesson");
    assert!(failures.iter().any(|failure| failure.message.contains(message)), "{failures:?}");
}

#[test]
fn a_lesson_is_played_as_it_is_told_and_with_each_action_that_is_as_good() {
    let report = run_text(&Honest, "test.scn", &lesson(LESSON));
    assert!(report.failures.is_empty(), "{report}");
    let first = lesson("").lines().count() + 1;
    let fails = |play: &str, line: usize, message: &str| {
        let report = run_text(&Honest, "test.scn", &lesson(play));
        let found = report.failures.iter().any(|failure| failure.line == line && failure.message.contains(message));
        assert!(found, "no failure in line {line} says `{message}`:\n{report}");
    };
    fails(&LESSON.replace("do 0 put 1", "do 0 put 4"), first + 3, "it is not among the legal actions");
    fails(&LESSON.replace("or 0 put 2", "or 0 put 4"), first + 3, "it is not among the legal actions");
    fails(&LESSON.replace("B-PUT-01\ndo", "B-PUT-99\ndo"), first + 2, "the rulebook has no clause `B-PUT-99`");
    // This expectation holds after the action that is asked for, but not after the alternative.
    let counted = LESSON.replace("2 put 5\n", "2 put 5\nstate seat 0: hand 3\n");
    fails(&counted, first + 7, "after `or 0 put 2`");
}

#[test]
fn what_is_no_lesson_is_told_in_full() {
    check_is_no_lesson(&lesson(&LESSON.replace("it Ecco fatto.\n", "")), "lines `en ...` and `it ...`");
    check_is_no_lesson(&lesson(&LESSON.replace("\nread", "")), "belongs to no step");
    check_is_no_lesson(&lesson(&LESSON.replace("do 0 put 1\n", "")), "`or` comes right after a `do`");
    check_is_no_lesson(&lesson(&LESSON.replace("or 0", "or 1")), "asked of one seat");
    check_is_no_lesson(&lesson(LESSON).replace("it Mettere\n", ""), "has a `title:`");
    check_is_no_lesson(&lesson(LESSON).replace("title:\nen To put", "title:\nTo put"), "a title is a line");
    check_is_no_lesson(&lesson(LESSON).replace("chance: seed 1", "chance: coin 1"), "`chance: seed N`");
}

#[test]
fn a_guide_knows_what_is_asked_for_and_how_far_the_learner_has_come() {
    let lesson = Lesson::read("test.scn", &lesson(LESSON)).expect("it is a lesson").remove(0);
    assert_eq!((lesson.length(), lesson.seat, lesson.title.to_string()), (2, Seat(0), "To put".into()));
    let mut guide = Guide::new(lesson);
    assert!(guide.allows("put 1") && guide.allows("put 2") && !guide.allows("put 3"));
    assert_eq!(guide.number(), 1);
    guide.advance();
    assert_eq!(guide.step(), Some(&LessonStep::Play(Seat(1), "put 3".into())));
    assert!(!guide.allows("put 3"), "that is another seat's");
    guide.advance();
    guide.advance();
    assert!(matches!(guide.step(), Some(LessonStep::Read(said)) if said.text.say(Language::It) == "Ecco fatto."));
    assert_eq!(guide.number(), 2);
    guide.advance();
    guide.advance();
    assert_eq!(guide.step(), None);
}
