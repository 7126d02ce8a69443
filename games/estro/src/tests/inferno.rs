//! Inferno: what is dealt, and what partners know of each other (chapter INF).

use table::{Choices as _, Fast, Game, NoLog, Positioned, Seat, Viewer};

use crate::rules::{CardNo, DECK_SIZE};
use crate::set::CardSet;
use crate::setup::{SeatDocument, Setup, SetupDocument};
use crate::state::State;

fn table(words: &[&str]) -> Setup {
    let words = words.iter().map(|word| (*word).to_owned()).collect();
    Setup::check(SetupDocument::of_words(words), CardSet::house()).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// A match after so many random decisions.
fn played(setup: &Setup, seed: u64, steps: u32) -> State {
    let mut chance = Fast::new(seed);
    let mut state = State::deal(setup, &mut chance, &mut NoLog);
    for _ in 0..steps {
        let Some(seat) = state.awaits().seats().lowest() else { break };
        let choices = state.choices(seat);
        let action = choices.get(chance.index(choices.len()));
        state.apply(seat, action, &mut chance, &mut NoLog);
    }
    state
}

/// ESTRO-INF-02, ESTRO-FESS-06: four decks of 25 cards without a card twice, and 150 cards beyond them.
#[test]
fn four_disjoint_decks_leave_150_cards() {
    let state = played(&table(&["inferno", "rift"]), 3, 0);
    let decks: Vec<CardNo> = Seat::all(4).flat_map(|seat| state.deck_at_start(seat)).collect();
    let mut all: Vec<CardNo> = decks.iter().copied().chain(state.rift.iter().copied()).collect();
    assert_eq!((decks.len(), state.rift.len()), (4 * DECK_SIZE, 150));
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 250);
}

/// ESTRO-LUC-22: five cards of each Estro for each player, twenty in all.
#[test]
fn lucid_dream_deals_twenty_cards_of_each_estro() {
    let state = played(&table(&["inferno", "lucid"]), 4, 0);
    let mut counts = [0; 5];
    for seat in Seat::all(4) {
        let mut own = [0; 5];
        for card in state.deck_at_start(seat) {
            own[state.catalogue().card(card).estro.index()] += 1;
        }
        assert_eq!(own, [5; 5]);
        counts.iter_mut().zip(own).for_each(|(sum, n)| *sum += n);
    }
    assert_eq!(counts, [20; 5]);
}

/// ESTRO-INF-01, ESTRO-INF-02: what a table of Inferno refuses.
#[test]
fn a_table_has_four_seats_and_dealt_decks() {
    let refused = |document: SetupDocument| {
        let problems = Setup::check(document, CardSet::house()).expect_err("refused");
        problems.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
    };
    let of = |seats: usize, words: &[&str]| SetupDocument {
        seats: vec![SeatDocument::default(); seats],
        options: words.iter().map(|word| (*word).to_owned()).collect(),
    };
    for seats in [1, 2, 3, 5] {
        assert!(refused(of(seats, &["inferno"])).contains("ESTRO-INF-01"), "{seats}");
    }
    assert!(refused(of(4, &[])).contains("ESTRO-GEN-01"));
    assert!(refused(of(4, &["inferno", "deck_mode=constructed"])).contains("ESTRO-INF-02"));
    let mut with_list = of(4, &["inferno"]);
    with_list.seats[2].deck = CardSet::house().cards()[..20].iter().map(|card| card.id.clone()).collect();
    let said = refused(with_list);
    assert!(said.contains("ESTRO-INF-02") && !said.contains("ESTRO-DECK"), "{said}");
    // A text without seats has as many as its options need.
    let text: SetupDocument = "options inferno".parse().expect("a table");
    let setup = Setup::check(text, CardSet::house()).expect("a table");
    assert_eq!(setup.document().seats.len(), 4);
}

/// ESTRO-INF-16: nothing that a seat sees or may do depends on the hands and covered cards of the three others; where hands are
/// shared, the partner's are seen.
#[test]
fn what_a_seat_sees_depends_on_no_hand_that_it_does_not_see() {
    for (words, is_shared) in [(&["inferno"][..], false), (&["inferno", "inferno_shared_hands"][..], true)] {
        let setup = table(words);
        let mut partners_changed = 0;
        for seed in 0..40 {
            let state = played(&setup, seed, 20 + 13 * seed as u32);
            for seat in Seat::all(4) {
                let mut world = state.clone();
                world.draw_hidden(Viewer::Seat(seat), &mut Fast::new(900 + seed));
                assert_eq!(world.view(seat.into()), state.view(seat.into()), "{words:?} {seed} {seat}");
                assert_eq!(world.knowledge(seat), state.knowledge(seat), "{words:?} {seed} {seat}");
                let offered = |state: &State| {
                    let choices = state.choices(seat);
                    (0..choices.len()).map(|k| choices.get(k)).collect::<Vec<_>>()
                };
                assert_eq!(offered(&world), offered(&state));
                let partner = Viewer::Seat(Seat(seat.0 ^ 2));
                let held = |state: &State| state.view(partner).seats[usize::from(seat.0 ^ 2)].held.clone();
                partners_changed += usize::from(held(&world) != held(&state));
            }
        }
        assert_eq!(partners_changed == 0, is_shared, "{words:?}: {partners_changed}");
    }
}

/// A position of Inferno is read back, the mark of a player who has nothing left among it.
#[test]
fn a_position_of_four_seats_is_read_back() {
    let setup = table(&["inferno"]);
    for seed in 0..12 {
        let state = played(&setup, seed, 60 * seed as u32);
        for text in [state.position(), state.readable_position()] {
            let again = State::from_position(&setup, &text).unwrap_or_else(|found| panic!("{found:?}\n{text}"));
            assert_eq!(again.readable_position(), state.readable_position());
        }
    }
    let text = "round 4 turn 13 active 0 first 0 phase play\nseat 0 loose\n  hand ardo-01\nseat 1 drawless loose\nseat 2 loose\nseat 3 \
                loose\n";
    let state = State::from_position(&setup, text).unwrap_or_else(|found| panic!("{found:?}"));
    let fresh = text.replace(" drawless", "");
    let other = State::from_position(&setup, &fresh).unwrap_or_else(|found| panic!("{found:?}"));
    assert!(state.readable_position().contains("seat 1 drawless"));
    assert_ne!(state.fingerprint(), other.fingerprint());
    // Who has a card is not marked.
    assert!(State::from_position(&setup, &text.replace("drawless loose", "drawless loose\n  hand ardo-02")).is_err());
    // A duel has neither four seats nor the mark.
    assert!(State::from_position(&Setup::default(), text).is_err());
}

/// ESTRO-INF-03: the team that begins is A, and turn order numbers its players.
#[test]
fn the_places_of_a_team_follow_turn_order() {
    let setup = table(&["inferno", "first_player=2"]);
    let view = played(&setup, 1, 0).view(Viewer::Public);
    let places: Vec<_> = Seat::all(4).map(|seat| view.team_place(seat)).collect();
    assert_eq!(places, [Some(('B', 2)), Some(('A', 1)), Some(('B', 1)), Some(('A', 2))]);
    assert_eq!(view.partners_of(Seat(1)).collect::<Vec<_>>(), [Seat(3)]);
    assert_eq!(view.enemies_of(Seat(1)).collect::<Vec<_>>(), [Seat(0), Seat(2)]);
}
