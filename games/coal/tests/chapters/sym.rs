//! Chapter SYM: other symbols of the key.

use coal::card::{Effect, Resource};
use coal::{CardSet, Setup, SetupDocument, check};
use table::{Game, Positioned, Seat};

use crate::{choices, match_from, play};

/// Luthor Blissett with a first Maneuver that costs cards of the deck and of the hand.
fn setup_with_costs() -> Setup {
    let mut pilot = CardSet::house().pilots()[0].clone();
    pilot.maneuvers[0].costs = vec![Effect::DiscardDeck { n: 2 }, Effect::DiscardHand { n: 1 }];
    pilot.maneuvers[0].effects = vec![Effect::Generate { kind: Resource::Steam, n: 1 }];
    assert!(check::pilot(&pilot).is_empty());
    Setup::check(SetupDocument::default(), CardSet::house().with(Vec::new(), vec![pilot])).expect("a table")
}

fn position(deck: &str, hand: &str) -> String {
    format!(
        "turn 5 active 0 starter 0 kind action phase main\n\
         seat 0 model C1 pilot luthor-blissett damage 0 turns 3 loose\n  hand {hand}\n  deck {deck}\n\
         \x20 slot 1 down c1-charge turn 3\n\
         seat 1 model C2 pilot madame-white damage 0 turns 2 loose\n"
    )
}

/// COAL-SYM-02 and COAL-SYM-03: a cost needs all its cards.
#[test]
fn as_a_cost_cards_of_deck_and_hand_are_needed_in_full() {
    let setup = setup_with_costs();
    let is_offered = |deck: &str, hand: &str| {
        let game = match_from(&setup, &position(deck, hand));
        let maneuver = "maneuver 1".parse().unwrap();
        let offered = choices(game.truth(), 0).contains(&maneuver);
        let refusal = game.truth().refusal(Seat(0), maneuver).map(|refusal| refusal.clause.as_str().to_owned());
        assert_eq!(offered, refusal.is_none());
        assert!(refusal.is_none_or(|clause| clause == "COAL-MAN-11"));
        offered
    };
    assert!(is_offered("c1-charge c1-charge", "c1-firebox"));
    assert!(!is_offered("c1-charge", "c1-firebox"));
    assert!(!is_offered("c1-charge c1-charge", ""));

    // The cost is paid in full before the token is taken, and the cards are discarded face up.
    let mut game = match_from(&setup, &position("c1-ether-blade c1-third-arm c1-charge", "c1-firebox"));
    play(&mut game, &["0 maneuver 1", "0 drop d", "0 place steam 0.1"]);
    let after = game.truth().position();
    assert!(after.contains("discard c1-ether-blade c1-third-arm c1-firebox\n"), "{after}");
    assert!(after.contains("deck c1-charge\n") && after.contains("slot 1 down c1-charge 1S"), "{after}");
}
