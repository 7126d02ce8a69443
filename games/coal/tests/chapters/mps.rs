//! Chapter MPS: setup for three or four players, and the options that go with it.

use std::collections::BTreeSet;

use coal::card::Model;
use coal::{CardSet, Event, State};
use table::{Fast, Game, Match, Positioned, Seat, Seed, Viewer};

use crate::{check_refused, checked, choices, play};

const SEATS: &str = "seat 0\nseat 1\nseat 2\n";
const MODELS: &str = "seat 0 model C1\nseat 1 model C2\nseat 2 model C3\n";

fn table(options: &str, seats: &str, seed: u64) -> Match<State> {
    Match::new(checked(&format!("options {options}\n{seats}"), &CardSet::house()), Seed::from(seed))
}

/// Answers every question of the setup with the first action that is offered.
fn begun(mut game: Match<State>) -> Match<State> {
    while game.view(Viewer::Public).turn == 0 {
        let seat = game.awaits().seats().lowest().expect("the setup asks somebody");
        let first = choices(game.truth(), seat.0)[0];
        game.act(seat, first).expect("a legal action");
    }
    game
}

/// COAL-MPS-01: any seat may get any model, and no model is given twice.
#[test]
fn the_lot_gives_any_seat_any_model() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let view = table("none", SEATS, seed).view(Viewer::Public);
        let models: Vec<_> = view.seats.iter().map(|seat| seat.model.expect("drawn at once")).collect();
        assert_eq!(models.iter().collect::<BTreeSet<_>>().len(), 3, "all are different");
        seen.extend(models.into_iter().enumerate());
    }
    assert_eq!(seen.len(), 3 * 4);
}

/// COAL-MPS-01 and COAL-AMB-09: agreed models must differ too; only custom decks from own boxes may repeat them.
#[test]
fn no_two_seats_agree_on_the_same_model() {
    let same = "seat 0 model C1\nseat 1\nseat 2 model C1\n";
    check_refused(same, &CardSet::house(), "COAL-SET-04");
    let cards = CardSet::house();
    let deck: Vec<&str> = cards.predefined_deck(Model::C2).iter().map(|card| cards.card(*card).id.as_str()).collect();
    let with_deck = same.replace("seat 1", &format!("seat 1 model C2 deck {}", deck.join(",")));
    check_refused(&format!("options own_boxes\n{with_deck}"), &cards, "COAL-SET-04");
}

/// COAL-MPS-01 and COAL-AMB-08: the draft begins with any seat.
#[test]
fn any_seat_may_be_drawn_to_choose_first() {
    let first = |seed| table("draft_models", SEATS, seed).awaits().seats().lowest();
    let seats: BTreeSet<_> = (0..40).map(|seed| first(seed).map(|seat| seat.0)).collect();
    assert_eq!(seats, BTreeSet::from([Some(0), Some(1), Some(2)]));
}

/// COAL-MPS-02 and COAL-MPS-04.
#[test]
fn every_seat_has_the_deck_of_its_model_and_five_cards_of_it() {
    let game = begun(table("none", SEATS, 4));
    for seat in Seat::all(3) {
        let view = game.view(Viewer::Seat(seat));
        let own = &view.seats[seat.index()];
        let mut list = own.deck_list.clone().expect("a predefined list is public").to_vec();
        let mut deck = view.cards.predefined_deck(own.model.expect("a model"));
        list.sort_unstable();
        deck.sort_unstable();
        assert_eq!(list, deck);
        assert_eq!((own.damage, own.deck_len, own.hand_len, own.discard_len), (0, 15, 5, 0));
        let held: u8 = own.hand.as_ref().expect("the own hand").iter().map(|card| card.copies).sum();
        assert_eq!(held, 5);
    }
}

/// COAL-MPS-05: it is the last draw of the setup, after every hand, and may give any seat; turns go clockwise from
/// there.
#[test]
fn the_starting_seat_is_drawn_last() {
    let mut starters = BTreeSet::new();
    for seed in 0..40 {
        let mut game = begun(table("none", MODELS, seed));
        let place = |wanted: fn(&Event) -> bool| -> Vec<usize> {
            let events = game.events().iter().enumerate();
            events.filter(|(_, logged)| wanted(&logged.event)).map(|(place, _)| place).collect()
        };
        let drew = place(|event| matches!(event, Event::Drew(_, 5)));
        let starts = place(|event| matches!(event, Event::Starts(_)));
        assert_eq!((drew.len(), starts.len()), (3, 1));
        assert!(drew.iter().all(|place| *place < starts[0]));

        let view = game.view(Viewer::Public);
        let starter = view.starter.expect("it is known now");
        assert_eq!(view.active, starter);
        starters.insert(starter.0);
        // Two cards each, then the next seat on the left.
        for turn in 0..4 {
            let seat = Seat((starter.0 + turn) % 3);
            play(&mut game, &[&format!("{seat} maintenance")]);
        }
    }
    assert_eq!(starters, BTreeSet::from([0, 1, 2]));
}

/// COAL-MPS-03 and COAL-INFO-14: two tables that differ only in what seat 0 chose are the same for everybody else,
/// until the last choice is made.
#[test]
fn a_secret_choice_is_told_to_nobody() {
    for options in ["none", "tag_mode"] {
        let mut tables = ["0 pilot 0", "0 pilot 1"].map(|choice| {
            let mut game = table(options, MODELS, 7);
            play(&mut game, &[choice]);
            game
        });
        let check = |tables: &[Match<State>; 2], differ: bool| {
            let [one, other] = tables;
            assert_ne!(one.truth().position(), other.truth().position());
            for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Public] {
                let logs = [one, other].map(|game| game.witnessed(viewer, 0).collect::<Vec<_>>());
                assert_eq!(logs[0] == logs[1], !differ, "{viewer} reads the same log");
                assert_eq!(one.view(viewer) == other.view(viewer), !differ, "{viewer} sees the same table");
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(choices(one.truth(), seat.0), choices(other.truth(), seat.0));
                }
            }
            assert_ne!(one.view(Viewer::Seat(Seat(0))), other.view(Viewer::Seat(Seat(0))));
        };
        check(&tables, false);
        tables.iter_mut().for_each(|game| play(game, &["2 pilot 4"]));
        check(&tables, false);
        tables.iter_mut().for_each(|game| play(game, &["1 pilot 2"]));
        check(&tables, true);
    }
}

/// COAL-INFO-14: a determinization gives other seats either pilot; the viewer's own choice stays.
#[test]
fn secret_choices_are_imagined_in_every_way() {
    for (options, written) in [("none", "pilot"), ("tag_mode", "reserve")] {
        let mut game = table(options, MODELS, 7);
        play(&mut game, &["0 pilot 0", "1 pilot 3"]);
        let truth = game.truth();
        let mut imagined_of = [BTreeSet::new(), BTreeSet::new()];
        for seed in 0..40 {
            let mut drawn = truth.clone();
            drawn.determinize(Viewer::Seat(Seat(0)), &mut Fast::new(seed));
            assert_eq!(drawn.view(Viewer::Seat(Seat(0))), truth.view(Viewer::Seat(Seat(0))));
            for (seat, seen) in imagined_of.iter_mut().enumerate() {
                let view = drawn.view(Viewer::Seat(Seat(seat as u8)));
                seen.insert(view.seats[seat].pilot);
            }
            // The result is a position like any other.
            let text = drawn.position();
            assert!(text.contains(written));
            assert_eq!(State::from_position(game.setup(), &text).expect("it is read back").position(), text);
        }
        assert_eq!(imagined_of[0], BTreeSet::from([Some(0)]));
        assert_eq!(imagined_of[1], BTreeSet::from([Some(2), Some(3)]));
    }
}

/// COAL-AMB-12 and COAL-AMB-13.
#[test]
fn training_pilots_for_more_than_two_seats_need_copies_and_never_tag_mode() {
    let house = CardSet::house();
    check_refused(&format!("options training_pilots\n{SEATS}"), &house, "COAL-AMB-12");
    checked(&format!("options training_pilots training_duplicates\n{SEATS}"), &house);
    check_refused("options training_pilots tag_mode\nseat 0\nseat 1\n", &house, "COAL-AMB-13");
}

/// COAL-AMB-53: with several targets, one of them must not be able to cancel what the attack does for its owner.
#[test]
fn neutralizing_the_whole_card_is_for_two_seats() {
    let house = CardSet::house();
    checked("options neutralize_whole_card\nseat 0\nseat 1\n", &house);
    check_refused(&format!("options neutralize_whole_card\n{SEATS}"), &house, "COAL-AMB-53");
}
