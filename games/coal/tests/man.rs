//! Chapter MAN with pilots unlike those of the house set: other costs, several symbols.

use coal::card::{Ability, Effect, Maneuver, Model, Pilot, Resource, Source};
use coal::{Action, CardSet, Setup, SetupDocument, State, check, compact};
use table::{ActError, Match, Positioned, Seat, Seed, Seeded};

/// A match in the main window of seat 0, which drives this pilot's Maneuvers.
fn table_of(maneuvers: [Maneuver; 2], options: &[&str], seat: &str) -> Match<State> {
    let pilot = Pilot {
        id: "trial".into(),
        name: "Trial".into(),
        preferred_model: Some(Model::C1),
        maneuvers: maneuvers.into(),
        ability: Some(Ability::NemoHeal),
        source: Source::House,
    };
    let problems = check::pilot(&pilot);
    assert!(problems.is_empty(), "{problems:?}");
    let jab = compact::card("jab", Model::C1, "PA 1S: dP1, con S").expect("the card can be read");
    let options = options.iter().map(|name| (*name).to_owned()).collect();
    let document = SetupDocument { options, ..SetupDocument::default() };
    let setup = Setup::check(document, CardSet::house().with(vec![jab], vec![pilot])).expect("the table is legal");
    let text = format!(
        "turn 5 active 0 starter 0 kind action phase main\n\
         seat 0 model C1 pilot trial turns 3 loose {seat}\n\
         seat 1 model C2 pilot clint-goldstein damage 0 turns 2 loose\n  deck jab jab\n"
    );
    let state = State::from_position(&setup, &text).unwrap_or_else(|problems| panic!("{problems:?}"));
    Match::from_state(setup, state, Seeded::new(Seed::from(1)))
}

#[track_caller]
fn act(game: &mut Match<State>, action: &str) {
    let action: Action = action.parse().expect("an action");
    if let Err(error) = game.act(Seat(0), action) {
        panic!("`{action}`: {error}\n{}", game.truth());
    }
}

#[track_caller]
fn assert_refused(game: &mut Match<State>, action: &str, clause: &str) {
    let action: Action = action.parse().expect("an action");
    match game.act(Seat(0), action) {
        Err(ActError::Refused(refusal)) => assert_eq!(refusal.clause.as_str(), clause, "`{action}`"),
        other => panic!("`{action}`: {other:?}"),
    }
}

#[track_caller]
fn assert_state(game: &Match<State>, words: &str) {
    let position = game.truth().position();
    assert!(position.contains(words), "`{words}` is not in\n{position}");
}

fn costing(costs: &[Effect], effects: &[Effect]) -> Maneuver {
    Maneuver { costs: costs.to_vec(), effects: effects.to_vec() }
}

const STEAM: Effect = Effect::Generate { kind: Resource::Steam, n: 1 };

/// COAL-MAN-10.
#[test]
fn costs_come_first_and_completely_then_tokens_then_the_rest_in_printed_order() {
    let costs = [Effect::DiscardHand { n: 2 }, Effect::DiscardDeck { n: 1 }, Effect::SelfDamage { n: 1 }];
    // The tokens are printed last, but are taken before the other effects.
    let effects = [Effect::Heal { n: 1 }, Effect::Draw { n: 1 }, STEAM];
    let mut game = table_of(
        [costing(&costs, &effects), costing(&[], &[STEAM])],
        &[],
        "damage 3\n  hand jab jab c1-charge\n  deck c1-firebox c1-charge\n  slot 1 down jab",
    );
    act(&mut game, "maneuver 1");
    // The letters are c1-charge, c1-firebox, jab.
    act(&mut game, "drop c");
    assert_state(&game, "slot 1 down jab 0");
    assert_refused(&mut game, "place steam 0.1", "COAL-SYM-03");
    act(&mut game, "drop c");
    // All costs are paid: cards of the hand and the deck, damage. Nothing else has happened.
    assert_state(&game, "discard jab jab c1-firebox\n");
    assert_state(&game, "damage 4");
    assert_state(&game, "hand c1-charge\n");
    act(&mut game, "place steam 0.1");
    assert_state(&game, "slot 1 down jab 1S");
    assert_state(&game, "damage 3");
    assert_state(&game, "hand c1-charge c1-charge\n");
}

/// COAL-MAN-10: the other effects take place in printed order. At 0 damage the order makes a difference.
#[test]
fn other_effects_of_a_maneuver_keep_their_printed_order() {
    let heal_first = costing(&[], &[Effect::Heal { n: 1 }, Effect::SelfDamage { n: 1 }]);
    let pain_first = costing(&[], &[Effect::SelfDamage { n: 1 }, Effect::Heal { n: 1 }]);
    let mut game = table_of([heal_first.clone(), pain_first.clone()], &[], "damage 0");
    act(&mut game, "maneuver 1");
    assert_state(&game, "seat 0 model C1 pilot trial damage 1");
    let mut game = table_of([heal_first, pain_first], &[], "damage 0");
    act(&mut game, "maneuver 2");
    assert_state(&game, "seat 0 model C1 pilot trial damage 0");
}

/// COAL-MAN-11.
#[test]
fn a_maneuver_is_chosen_only_when_all_its_costs_can_be_paid() {
    let hand = costing(&[Effect::DiscardHand { n: 2 }], &[STEAM]);
    let deck = costing(&[Effect::DiscardDeck { n: 2 }], &[STEAM]);
    let mut game = table_of([hand.clone(), deck.clone()], &[], "\n  hand jab\n  deck jab\n  slot 1 down jab");
    assert_refused(&mut game, "maneuver 1", "COAL-MAN-11");
    assert_refused(&mut game, "maneuver 2", "COAL-MAN-11");
    let mut game = table_of([hand.clone(), deck.clone()], &[], "\n  hand jab jab\n  deck jab\n  slot 1 down jab");
    assert_refused(&mut game, "maneuver 2", "COAL-MAN-11");
    act(&mut game, "maneuver 1");
    let mut game = table_of([hand, deck], &[], "\n  hand jab\n  deck jab jab\n  slot 1 down jab");
    assert_refused(&mut game, "maneuver 1", "COAL-MAN-11");
    act(&mut game, "maneuver 2");
}

/// COAL-MAN-12 (and COAL-TURN-05).
#[test]
fn the_obligation_lapses_when_no_maneuver_can_be_paid_at_the_end() {
    let hand = costing(&[Effect::DiscardHand { n: 2 }], &[STEAM]);
    let deck = costing(&[Effect::DiscardDeck { n: 2 }], &[STEAM]);
    // The second Maneuver can be paid, so it must be used.
    let mut game = table_of([hand.clone(), deck.clone()], &[], "\n  hand jab jab\n  deck jab jab\n  slot 1 down jab");
    assert_refused(&mut game, "end", "COAL-TURN-05");
    // The moment of the end counts: after one card of the hand was played, the first Maneuver cannot be paid any more.
    let mut game = table_of([hand.clone(), deck.clone()], &[], "\n  hand jab jab\n  deck jab\n  slot 1 down jab");
    assert_refused(&mut game, "end", "COAL-TURN-05");
    act(&mut game, "play a down 2");
    act(&mut game, "end");
    // The turn ended with its draw.
    assert_state(&game, "hand jab jab\n  deck\n");
    assert_state(&game, "active 1");
}

/// COAL-MAN-07, with the option of COAL-AMB-60: a card may hold more than five tokens until the last one is placed.
#[test]
fn a_position_in_the_middle_of_tokens_placed_together_is_read_back() {
    let three = costing(&[], &[Effect::Generate { kind: Resource::Steam, n: 3 }]);
    let mut game = table_of([three.clone(), three], &["tokens_together"], "\n  slot 1 down jab 4S\n  slot 2 down jab");
    act(&mut game, "maneuver 1");
    act(&mut game, "place steam 0.1");
    act(&mut game, "place steam 0.1");
    let text = game.truth().position();
    let again = State::from_position(game.setup(), &text).unwrap_or_else(|problems| panic!("{problems:?}"));
    assert_eq!(again.position(), text);
    act(&mut game, "place steam 0.1");
    assert_state(&game, "seat 0 model C1 pilot trial damage 1");
}

/// COAL-MAN-10, COAL-REM-01, COAL-REM-02: Remove on a Maneuver comes after its tokens; it takes tokens of its own kind
/// from any card.
#[test]
fn a_maneuver_may_remove_tokens_of_any_card_after_its_own() {
    let removing = Maneuver {
        costs: vec![],
        effects: vec![
            Effect::Generate { kind: Resource::Energy, n: 1 },
            Effect::RemoveTokens { kind: Resource::Steam, n: 1 },
        ],
    };
    let mut game = table_of([removing, Maneuver::default()], &[], "\n  slot 1 down jab 1S turn 3");
    act(&mut game, "maneuver 1");
    act(&mut game, "place energy 0.1");
    let energy = "take energy 0.1".parse().expect("an action");
    let refused = game.act(Seat(0), energy).map(|_| ());
    assert!(
        matches!(refused, Err(ActError::Refused(refusal)) if refusal.clause.as_str() == "COAL-REM-01"),
        "{refused:?}"
    );
    act(&mut game, "take steam 0.1");
    let position = game.truth().position();
    assert!(position.contains("slot 1 down jab 1E") && position.contains("phase main"), "{position}");
}
