//! Chapter INFO: public and hidden information.
//!
//! Two tables that differ only in what a viewer may not know are the same for it: its view, its texts, its legal
//! actions and its refusals.

use coal::{CardSet, Event, State};
use table::{Game, Language, Match, Positioned, Seat, Told, Viewer};

use crate::{checked, choices, match_from, play, viewers};

const SEAT_0: Viewer = Viewer::Seat(Seat(0));
const SEAT_1: Viewer = Viewer::Seat(Seat(1));

/// A position with two house decks; the words in capitals are cards that a test exchanges.
const TABLE: &str = "\
turn 7 active 0 starter 0 kind action phase main
seat 0 model C1 pilot luthor-blissett damage 1 turns 4
  hand HAND0
  deck DECK0 rest
  discard c1-runaway-train c1-ether-blade
  slot 1 down DOWN0 1S turn 3
  slot 2 up c1-shield-bash 1E turn 5
seat 1 model C2 pilot madame-white damage 2 turns 3
  hand HAND1
  deck DECK1 rest
  discard c2-backlash
  slot 3 down DOWN1 1E turn 4
";

/// A table with these cards: hand, top of the deck and face-down card of seat 0, then of seat 1.
fn table(cards: [&str; 6]) -> Match<State> {
    let setup = checked("options soft_windows\nseat 0 model C1\nseat 1 model C2\n", &CardSet::house());
    let names = ["HAND0", "DECK0", "DOWN0", "HAND1", "DECK1", "DOWN1"];
    let text = names.iter().zip(cards).fold(TABLE.to_owned(), |text, (name, card)| text.replace(name, card));
    match_from(&setup, &text)
}

fn usual() -> Match<State> {
    table(["c1-charge", "c1-firebox", "c1-tower-shield", "c2-ether-dart", "c2-thunderbolt", "c2-lightning-rod"])
}

/// Checks that the viewer cannot distinguish the two states.
#[track_caller]
fn check_same(one: &State, other: &State, viewer: Viewer) {
    assert_ne!(one.position(), other.position());
    assert_eq!(one.view(viewer), other.view(viewer));
    for language in [Language::En, Language::It] {
        assert_eq!(one.describe(viewer, language), other.describe(viewer, language));
    }
    let Viewer::Seat(seat) = viewer else { return };
    assert_eq!(choices(one, seat.0), choices(other, seat.0));
    for action in one.universe() {
        let (here, there) = (one.refusal(seat, action), other.refusal(seat, action));
        assert_eq!(here, there, "{action}");
        if let Some(refusal) = here {
            assert_eq!(one.explain(&refusal, Language::En), other.explain(&refusal, Language::En));
        } else {
            assert_eq!(one.label(seat, action, Language::En), other.label(seat, action, Language::En));
        }
    }
}

/// COAL-INFO-01: the hand of seat 1 is exchanged with a card of its deck.
#[test]
fn a_hand_is_seen_by_its_owner_and_counted_by_all() {
    let one = usual();
    let other =
        table(["c1-charge", "c1-firebox", "c1-tower-shield", "c2-thunderbolt", "c2-ether-dart", "c2-lightning-rod"]);
    check_same(one.truth(), other.truth(), SEAT_0);
    check_same(one.truth(), other.truth(), Viewer::Public);
    assert_ne!(one.view(SEAT_1), other.view(SEAT_1));
    for viewer in viewers() {
        let seats = one.view(viewer).seats;
        assert_eq!([seats[0].hand_len, seats[1].hand_len], [1, 1]);
        assert_eq!([seats[0].hand.is_some(), seats[1].hand.is_some()], [viewer == SEAT_0, viewer == SEAT_1]);
    }
}

/// COAL-INFO-02, COAL-INFO-09, COAL-INFO-12: the face-down card of seat 0 is exchanged with a card of its deck. Not
/// even its owner can tell: not by the view, the legal actions, a refusal, or a count of the hidden cards.
#[test]
fn a_face_down_card_is_seen_by_nobody() {
    let one = usual();
    let other =
        table(["c1-charge", "c1-tower-shield", "c1-firebox", "c2-ether-dart", "c2-thunderbolt", "c2-lightning-rod"]);
    // A face-down Accumulator would violate COAL-PLAY-05, so the exchange is made with an Attack as well.
    let third =
        table(["c1-charge", "c1-tower-shield", "c1-third-arm", "c2-ether-dart", "c2-thunderbolt", "c2-lightning-rod"]);
    for viewer in viewers() {
        check_same(one.truth(), other.truth(), viewer);
        check_same(one.truth(), third.truth(), viewer);
        let prepared = one.view(viewer).seats[0].slots[0].expect("a card lies there");
        assert_eq!((prepared.card, prepared.tokens.steam, prepared.played), (None, 1, 3));
    }
}

/// COAL-INFO-09: with an empty deck, the hidden cards are the face-down ones; which of them is which is still not
/// revealed.
#[test]
fn with_an_empty_deck_face_down_cards_are_still_not_told_apart() {
    let setup = checked("seat 0 model C1\nseat 1 model C2\n", &CardSet::house());
    let text = |first: &str, second: &str| {
        format!(
            "turn 27 active 0 starter 0 kind action phase main\n\
             seat 0 model C1 pilot luthor-blissett damage 1 turns 14\n  hand\n  deck\n  discard rest\n\
             \x20 slot 1 down {first} turn 3\n  slot 2 down {second} turn 4\n\
             seat 1 model C2 pilot madame-white damage 2 turns 13\n"
        )
    };
    let one = match_from(&setup, &text("c1-charge", "c1-tower-shield"));
    let other = match_from(&setup, &text("c1-tower-shield", "c1-charge"));
    // The discard piles have the same cards in the same order: one copy of each card is missing from both.
    for viewer in viewers() {
        check_same(one.truth(), other.truth(), viewer);
    }
    let said = one.truth().describe(SEAT_0, Language::En);
    assert_eq!(said, other.truth().describe(SEAT_0, Language::En));
}

/// COAL-INFO-03: the event, and how the owner itself reads it, say only seat, slot and facing.
#[test]
fn playing_a_card_face_down_leaves_no_name_behind() {
    let logs = ["c1-charge", "c1-third-arm"].map(|card| {
        let mut game =
            table([card, "c1-firebox", "c1-tower-shield", "c2-ether-dart", "c2-thunderbolt", "c2-lightning-rod"]);
        let letter = game.view(SEAT_0).seats[0].hand.clone().expect("the own hand")[0].kind;
        play(&mut game, &[&format!("0 play {letter} down 3")]);
        viewers().map(|viewer| game.witnessed(viewer, 0).collect::<Vec<_>>()).collect::<Vec<_>>()
    });
    assert_eq!(logs[0], logs[1]);
    for log in &logs[0] {
        assert!(log.iter().any(|logged| matches!(logged.event, Event::Played(Seat(0), _, _, None))));
    }
}

/// COAL-INFO-04 and COAL-INFO-13: decks in another order, and so with other draws to come, look the same to everybody.
#[test]
fn nobody_knows_the_order_of_a_deck() {
    let one = usual();
    let reordered = TABLE
        .replace("DECK0 rest", "c1-live-plating c1-firebox rest")
        .replace("DECK1 rest", "c2-vanishing-act c2-thunderbolt rest")
        .replace("HAND0", "c1-charge")
        .replace("DOWN0", "c1-tower-shield")
        .replace("HAND1", "c2-ether-dart")
        .replace("DOWN1", "c2-lightning-rod");
    let other = match_from(one.setup(), &reordered);
    for viewer in viewers() {
        check_same(one.truth(), other.truth(), viewer);
        let seats = one.view(viewer).seats;
        assert_eq!([seats[0].deck_len, seats[1].deck_len], [20 - 5, 20 - 3]);
    }
}

/// COAL-INFO-05 and the option of COAL-AMB-36.
#[test]
fn a_discard_pile_may_be_looked_through_by_everybody() {
    let piles = |options: &str| {
        let setup = checked(&format!("options {options}\nseat 0 model C1\nseat 1 model C2\n"), &CardSet::house());
        let text = usual().truth().position();
        let game = match_from(&setup, &text);
        let names = |viewer: Viewer| -> Vec<String> {
            let view = game.view(viewer);
            view.seats[0].discard.iter().map(|card| view.cards.card(*card).id.clone()).collect()
        };
        let [first, second, third] = [SEAT_0, SEAT_1, Viewer::Public].map(names);
        assert!(first == second && second == third);
        assert_eq!(game.view(Viewer::Public).seats[0].discard_len, 2);
        first
    };
    assert_eq!(piles("none"), ["c1-runaway-train", "c1-ether-blade"]);
    assert_eq!(piles("top_discard_only"), ["c1-ether-blade"]);
}

/// COAL-INFO-06: every public fact is in every view.
#[test]
fn tokens_facing_damage_pilots_and_the_course_of_the_turn_are_public() {
    let mut game = usual();
    play(&mut game, &["0 maneuver 2", "0 place energy 0.1", "1 pass"]);
    let public = game.view(Viewer::Public);
    for viewer in [SEAT_0, SEAT_1] {
        let mut view = game.view(viewer);
        // Except for its own hand and the field `viewer`, a seat sees what everybody sees.
        view.viewer = Viewer::Public;
        view.seats.iter_mut().for_each(|seat| seat.hand = None);
        assert_eq!(view, public);
    }
    let [seat_0, seat_1] = [&public.seats[0], &public.seats[1]];
    assert_eq!([seat_0.damage, seat_1.damage], [1, 2]);
    assert_eq!([seat_0.pilot, seat_1.pilot], [Some(0), Some(3)]);
    assert_eq!((public.turn, public.active, public.kind), (7, Seat(0), Some(coal::action::TurnKind::Action)));
    assert!(public.maneuver_used && !public.announced);
    let face_up = seat_0.slots[1].expect("a card");
    assert_eq!(face_up.facing, coal::action::Facing::Up);
    assert_eq!(public.cards.card(face_up.card.expect("its face")).id, "c1-shield-bash");
    let face_down = seat_0.slots[0].expect("a card");
    assert_eq!(face_down.facing, coal::action::Facing::Down);
    assert_eq!((face_down.tokens.steam, face_down.tokens.energy), (1, 1));
    assert!(seat_0.slots[2].is_none());
}

/// COAL-INFO-07: the others learn that a card was drawn, and how many.
#[test]
fn a_drawn_card_is_shown_to_its_owner_only() {
    let ends = ["c1-firebox", "c1-third-arm"].map(|top| {
        let mut game =
            table(["c1-charge", top, "c1-tower-shield", "c2-ether-dart", "c2-thunderbolt", "c2-lightning-rod"]);
        play(&mut game, &["0 maneuver 2", "0 place energy 0.1", "1 pass", "0 end", "1 pass"]);
        game
    });
    let [one, other] = &ends;
    for viewer in viewers() {
        let log: Vec<_> = one.witnessed(viewer, 0).collect();
        assert_eq!(log, other.witnessed(viewer, 0).collect::<Vec<_>>());
        assert!(log.iter().any(|logged| logged.event == Event::Drew(Seat(0), 1)));
    }
    check_same(one.truth(), other.truth(), SEAT_1);
    check_same(one.truth(), other.truth(), Viewer::Public);
    assert_ne!(one.view(SEAT_0), other.view(SEAT_0));
}

/// COAL-INFO-08: activated, consumed and overdriven cards; each event shows its card to all, and counts as a
/// disclosure.
#[test]
fn what_is_revealed_is_revealed_to_all() {
    let mut game = usual();
    let consumed = "0 consume LETTER energy";
    let letter = game.view(SEAT_0).seats[0].hand.clone().expect("the own hand")[0].kind.to_string();
    play(&mut game, &[&consumed.replace("LETTER", &letter), "0 place energy 0.1", "1 pass", "0 activate 1"]);
    for (card, is_it) in [
        ("c1-charge", (|event| matches!(event, Event::Consumed(..))) as fn(&Event) -> bool),
        ("c1-tower-shield", |event| matches!(event, Event::Activated(..))),
    ] {
        for viewer in viewers() {
            let log: Vec<_> = game.witnessed(viewer, 0).collect();
            let logged = log.iter().find(|logged| is_it(&logged.event)).expect("it happened");
            assert!(State::discloses(&logged.event));
            let cards = &game.setup().rules().cards;
            let name = &cards.card(cards.find(card).expect("a house card")).name.en;
            assert!(game.truth().tell(logged, Language::En).contains(name.as_str()), "{name}");
        }
    }
    for viewer in viewers() {
        let view = game.view(viewer);
        let pile: Vec<&str> = view.seats[0].discard.iter().map(|card| view.cards.card(*card).id.as_str()).collect();
        assert_eq!(pile, ["c1-runaway-train", "c1-ether-blade", "c1-charge", "c1-tower-shield"]);
    }
}

/// COAL-INFO-11.
#[test]
fn spectators_see_what_is_public_to_all() {
    let one = usual();
    let other =
        table(["c1-live-plating", "c1-charge", "c1-third-arm", "c2-thunderbolt", "c2-lightning-rod", "c2-ether-dart"]);
    check_same(one.truth(), other.truth(), Viewer::Public);
    let view = one.view(Viewer::Public);
    assert!(view.seats.iter().all(|seat| seat.hand.is_none()));
    assert!(view.seats[1].slots[2].expect("a card").card.is_none());
}

/// COAL-INFO-12: the request is answered only to its seat, and nothing else happens. That hidden cards do not influence
/// the answer is tested in [`a_face_down_card_is_seen_by_nobody`].
#[test]
fn a_refusal_leaves_no_trace() {
    let mut game = usual();
    let before: Vec<_> = viewers().map(|viewer| game.view(viewer)).collect();
    for seat in Seat::all(2) {
        for action in game.truth().universe() {
            if game.truth().refusal(seat, action).is_some() {
                assert!(game.act(seat, action).is_err());
            }
        }
    }
    assert!(game.events().is_empty() && game.steps().is_empty());
    assert_eq!(before, viewers().map(|viewer| game.view(viewer)).collect::<Vec<_>>());
}

/// COAL-INFO-11 and COAL-MP-07: an eliminated seat goes on watching, as a spectator.
#[test]
fn an_eliminated_seat_sees_what_is_public_to_all() {
    let position = "\
turn 9 active 0 starter 0 kind action phase main
seat 0 model C1 pilot luthor-blissett damage 0 turns 3
  hand c1-charge
  slot 1 down c1-tower-shield turn 3
seat 1 model C2 damage 11 turns 2 destroyed eliminated
seat 2 model C3 pilot fay-feuerstieg damage 0 turns 2
  hand c3-shoulder-hit
";
    let setup = checked("seat 0 model C1\nseat 1 model C2\nseat 2 model C3\n", &CardSet::house());
    let game = match_from(&setup, position);
    let mut view = game.view(SEAT_1);
    // It has no hand any more; it sees otherwise what everybody sees.
    assert!(view.seats[1].hand.as_ref().is_some_and(|hand| hand.is_empty()));
    view.viewer = Viewer::Public;
    view.seats[1].hand = None;
    assert_eq!(view, game.view(Viewer::Public));
    assert_eq!(choices(game.truth(), 1), []);
}
