//! The conformance suite works: an honest game passes, and each planned fault is caught as a breach of its own
//! invariant.

mod bluff;

use bluff::{Bluff, Orders, Setup};
use table::Fast;
use table::conformance::{self, Breach, Invariant, Plan, Summary, Trial};

fn table<const FAULT: u8>(chance: &mut Fast) -> Trial<Bluff<FAULT>> {
    let hand = 2 + chance.index(2) as u8;
    Trial { name: format!("hands of {hand}"), setup: Setup { hand } }
}

fn check<const FAULT: u8>() -> Result<Summary, Box<Breach>> {
    let plan = Plan { matches: 200, look_every: 2, standing: vec![Orders(false), Orders(true)], ..Plan::default() };
    let plan = plan.with_words();
    conformance::check(table::<FAULT>, &plan)
}

#[track_caller]
fn check_caught<const FAULT: u8>(invariant: Invariant) -> Box<Breach> {
    let breach = check::<FAULT>().expect_err("the fault is found");
    assert_eq!(breach.invariant, invariant, "{breach}");
    breach
}

#[test]
fn an_honest_game_passes() {
    let summary = check::<{ bluff::HONEST }>().unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(summary.matches, 200);
    assert!(summary.looks > 500 && summary.twin_decisions > 2_000, "{summary:?}");
    assert!(summary.concessions > 40, "{summary:?}");
    assert!(summary.taken_back > 40, "{summary:?}");
}

#[test]
fn a_view_that_shows_a_hidden_card_is_caught() {
    let breach = check_caught::<{ bluff::LEAKS_IN_VIEW }>(Invariant::SameView);
    assert!(breach.message.contains("next_card"), "{breach}");
}

#[test]
fn a_window_that_opens_on_a_hidden_card_is_caught() {
    check_caught::<{ bluff::LEAKS_BY_WINDOW }>(Invariant::SameQuestion);
}

#[test]
fn choices_that_depend_on_a_hidden_card_are_caught() {
    check_caught::<{ bluff::LEAKS_IN_CHOICES }>(Invariant::SameQuestion);
}

#[test]
fn an_event_that_tells_a_hidden_card_is_caught() {
    let breach = check_caught::<{ bluff::LEAKS_IN_EVENT }>(Invariant::SameEvents);
    assert!(breach.message.contains("Put"), "{breach}");
}

#[test]
fn a_line_of_the_log_that_tells_a_hidden_card_is_caught() {
    let breach = check_caught::<{ bluff::LEAKS_IN_LINE }>(Invariant::SameLines);
    assert!(breach.message.contains("the line of Put"), "{breach}");
}

#[test]
fn what_seems_plausible_because_of_a_hidden_card_is_caught() {
    check_caught::<{ bluff::LEAKS_BY_PLAUSIBLE }>(Invariant::PlausibleStep);
}

#[test]
fn a_step_of_a_playout_that_is_not_drawn_is_caught() {
    check_caught::<{ bluff::STEPS_ASTRAY }>(Invariant::PlausibleStep);
}

#[test]
fn a_refusal_that_depends_on_a_hidden_card_is_caught() {
    check_caught::<{ bluff::LEAKS_IN_REFUSAL }>(Invariant::SameQuestion);
}

#[test]
fn a_course_that_depends_on_more_than_the_record_is_caught() {
    check_caught::<{ bluff::COUNTS_ACROSS_MATCHES }>(Invariant::SameAgain);
}

#[test]
fn a_lost_card_is_caught() {
    let breach = check_caught::<{ bluff::LOSES_A_CARD }>(Invariant::Conservation);
    assert!(breach.message.contains("vanished"), "{breach}");
    assert!(breach.decisions.len() <= 3, "the first loss is found: {breach}");
}

#[test]
fn an_action_accepted_but_not_offered_is_caught() {
    let breach = check_caught::<{ bluff::ACCEPTS_MORE }>(Invariant::OfferedIsAccepted);
    assert!(breach.message.contains("`raise` is not offered"), "{breach}");
}

#[test]
fn an_action_offered_but_refused_is_caught() {
    check_caught::<{ bluff::REFUSES_AN_OFFER }>(Invariant::OfferedIsAccepted);
}

#[test]
fn a_match_without_end_is_caught() {
    check_caught::<{ bluff::NEVER_ENDS }>(Invariant::Ends);
}

#[test]
fn a_notation_that_is_read_as_another_action_is_caught() {
    check_caught::<{ bluff::MISSPELLS }>(Invariant::ActionText);
}

#[test]
fn a_position_that_leaves_something_out_is_caught() {
    check_caught::<{ bluff::FORGETS_POINTS }>(Invariant::PositionText);
}

#[test]
fn standing_orders_that_answer_wrongly_are_caught() {
    check_caught::<{ bluff::ORDERS_ASTRAY }>(Invariant::StandingAnswers);
}

#[test]
fn a_default_that_is_no_choice_is_caught() {
    check_caught::<{ bluff::SILENCE_ASTRAY }>(Invariant::ActionsAreChoices);
}

#[test]
fn a_default_that_depends_on_a_hidden_card_is_caught() {
    check_caught::<{ bluff::LEAKS_BY_SILENCE }>(Invariant::SameQuestion);
}

#[test]
fn a_panic_is_caught_with_the_way_to_it() {
    let breach = check_caught::<{ bluff::PANICS }>(Invariant::NoPanic);
    assert!(breach.message.contains("seat 2 raised") && !breach.decisions.is_empty(), "{breach}");
}

#[test]
fn a_list_that_differs_from_the_choices_is_caught() {
    check_caught::<{ bluff::LISTS_LESS }>(Invariant::ActionsAreChoices);
}

#[test]
fn a_determinization_that_forgets_what_a_seat_knows_is_caught() {
    check_caught::<{ bluff::IMAGINES_BADLY }>(Invariant::SameView);
}

#[test]
fn a_determinization_that_depends_on_the_true_order_is_caught() {
    let breach = check_caught::<{ bluff::DRAWS_FROM_TRUTH }>(Invariant::SameDeterminization);
    assert!(breach.message.contains("with the same chance"), "{breach}");
}

#[test]
fn a_seat_that_has_conceded_and_is_asked_is_caught() {
    let breach = check_caught::<{ bluff::CONCEDES_IN_VAIN }>(Invariant::Concession);
    assert!(breach.decisions.iter().any(|step| step.ends_with(" concede")), "{breach}");
}

#[test]
fn a_concession_that_tells_a_hidden_card_is_caught() {
    let breach = check_caught::<{ bluff::LEAKS_BY_CONCEDING }>(Invariant::SameEvents);
    assert!(breach.message.contains("Conceded"), "{breach}");
}

#[test]
fn cards_lost_by_a_concession_are_caught() {
    let breach = check_caught::<{ bluff::LOSES_CONCEDED_CARDS }>(Invariant::Conservation);
    assert!(breach.decisions.last().is_some_and(|step| step.ends_with(" concede")), "{breach}");
}

#[test]
fn a_seat_that_is_asked_and_may_not_concede_is_caught() {
    check_caught::<{ bluff::HOLDS_A_SEAT_BACK }>(Invariant::Concession);
}

#[test]
fn a_composition_that_everybody_sees_cannot_be_taken_back() {
    let breach = check_caught::<{ bluff::SHOWS_A_DARE }>(Invariant::TakingBack);
    assert!(breach.message.contains("is seen") && breach.message.contains("dares"), "{breach}");
}

#[test]
fn a_composition_with_a_public_consequence_cannot_be_taken_back() {
    let breach = check_caught::<{ bluff::DARES_ALOUD }>(Invariant::TakingBack);
    assert!(breach.message.contains("is seen"), "{breach}");
}

#[test]
fn taking_back_that_depends_on_a_hidden_card_is_caught() {
    let breach = check_caught::<{ bluff::LEAKS_BY_TAKING_BACK }>(Invariant::SameQuestion);
    assert!(breach.message.contains("may take back"), "{breach}");
}

#[test]
fn an_ally_that_is_none_the_other_way_round_is_caught() {
    check_caught::<{ bluff::ALLIES_ASTRAY }>(Invariant::Allies);
}

#[test]
fn a_victory_of_seats_that_are_no_allies_is_caught() {
    let breach = check_caught::<{ bluff::FOES_WIN_TOGETHER }>(Invariant::Allies);
    assert!(breach.message.contains("win together"), "{breach}");
}

#[test]
fn without_concessions_the_faults_of_conceding_stay_unseen() {
    let plan = Plan { matches: 50, concede_in: 0, ..Plan::default() };
    let summary = conformance::check(table::<{ bluff::CONCEDES_IN_VAIN }>, &plan).expect("nobody concedes");
    assert_eq!(summary.concessions, 0);
}

#[test]
fn a_breach_says_how_to_get_there() {
    let breach = check_caught::<{ bluff::LOSES_A_CARD }>(Invariant::Conservation);
    let told = breach.to_string();
    for part in ["Conservation does not hold", "hands of", "seed", "put", "deck"] {
        assert!(told.contains(part), "`{part}` is missing in:\n{told}");
    }
}

#[test]
fn another_process_plays_an_honest_game_the_same() {
    let prints = || conformance::fingerprints(table::<{ bluff::HONEST }>, 20);
    conformance::same_in_another_process("another_process_plays_an_honest_game_the_same", prints)
        .unwrap_or_else(|message| panic!("{message}"));
}

#[test]
fn a_game_that_depends_on_its_process_is_caught_by_another_process() {
    let name = "a_game_that_depends_on_its_process_is_caught_by_another_process";
    let prints = || conformance::fingerprints(table::<{ bluff::DEPENDS_ON_PROCESS }>, 20);
    // The coins of two processes may agree by chance, so up to twelve comparisons are made.
    let is_caught = (0..12).any(|_| conformance::same_in_another_process(name, prints).is_err());
    let is_child = std::env::var_os("DUELLO_CONFORMANCE_CHILD").is_some();
    assert!(is_caught || is_child);
}
