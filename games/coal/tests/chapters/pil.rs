//! Chapter PIL: pilot special abilities.

use std::collections::BTreeSet;

use coal::card::Model;
use coal::{CardSet, check};

/// COAL-PIL-01.
#[test]
fn each_of_the_eight_regular_pilots_has_two_maneuvers_and_an_ability_of_its_own() {
    let cards = CardSet::house();
    let regular: Vec<_> = cards.pilots().iter().filter(|pilot| !pilot.is_training()).collect();
    assert_eq!(regular.len(), 8);
    for pilot in &regular {
        assert_eq!(pilot.maneuvers.len(), 2, "{}", pilot.id);
        assert!(check::pilot(pilot).is_empty());
    }
    let abilities: BTreeSet<String> = regular.iter().map(|pilot| format!("{:?}", pilot.ability.unwrap())).collect();
    assert_eq!(abilities.len(), 8);
    for model in Model::ALL {
        assert_eq!(regular.iter().filter(|pilot| pilot.preferred_model == Some(model)).count(), 2);
    }
}

/// COAL-PIL-01: pilots that people bring must comply with it.
#[test]
fn a_regular_pilot_with_another_number_of_maneuvers_or_without_ability_is_refused() {
    let mut pilot = CardSet::house().pilots()[0].clone();
    pilot.maneuvers.push(pilot.maneuvers[0].clone());
    assert!(check::pilot(&pilot).iter().any(|problem| problem.to_string().contains("COAL-PIL-01")));
    pilot.maneuvers.truncate(1);
    assert!(!check::pilot(&pilot).is_empty());
    pilot.maneuvers = CardSet::house().pilots()[0].maneuvers.clone();
    pilot.ability = None;
    assert!(!check::pilot(&pilot).is_empty());
}
