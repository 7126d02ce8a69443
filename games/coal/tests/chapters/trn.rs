//! Chapter TRN: Training Pilots.

use coal::{CardSet, check};

/// COAL-TRN-01.
#[test]
fn the_two_training_pilots_have_three_maneuvers_and_no_ability() {
    let cards = CardSet::house();
    let training: Vec<_> = cards.pilots().iter().filter(|pilot| pilot.is_training()).collect();
    let names: Vec<&str> = training.iter().map(|pilot| pilot.name.as_str()).collect();
    assert_eq!(names, ["Alfa-Spar", "Omega-Spar"]);
    for pilot in training {
        assert_eq!((pilot.maneuvers.len(), pilot.ability, pilot.preferred_model), (3, None, None));
        assert!(check::pilot(pilot).is_empty());
        let mut short = pilot.clone();
        short.maneuvers.pop();
        assert!(check::pilot(&short).iter().any(|problem| problem.to_string().contains("COAL-TRN-01")));
    }
}

/// COAL-TRN-03, for pilots agreed beforehand: they belong to no model, and replace the regular pilots of the match.
#[test]
fn training_pilots_play_exactly_in_a_training_game() {
    let cards = CardSet::house();
    for model in ["C1", "C2", "C3", "C4"] {
        let table = format!("seat 0 model {model} pilot omega-spar\nseat 1\n");
        crate::checked(&format!("options training_pilots\n{table}"), &cards);
        crate::check_refused(&table, &cards, "COAL-TRN-03");
    }
    let regular = "options training_pilots\nseat 0 model C1 pilot luthor-blissett\nseat 1\n";
    crate::check_refused(regular, &cards, "COAL-TRN-03");
}
