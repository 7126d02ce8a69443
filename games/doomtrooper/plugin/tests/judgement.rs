//! The heuristic player's judgement of positions: faults that were seen in its matches.

use std::collections::BTreeSet;

use bots::{Bot as _, Budget, Roster as _, Thinking};
use doomtrooper::deck::ready_deck;
use doomtrooper::{CardSet, Options, SeatDocument, Setup, SetupDocument, State};
use doomtrooper_plugin::{Doomtrooper, Heuristic};
use table::{Choices as _, Fast, Game as _, Match, NoLog, Positioned as _, Seat};

/// A match between ready decks from a position in setup notation, after these moves.
fn from_position(decks: [&str; 2], position: &str, moves: &[(u8, &str)]) -> Match<State, Fast> {
    with_decks(decks.map(seat_of), position, moves)
}

/// The document of a seat with a ready deck.
fn seat_of(deck: &str) -> SeatDocument {
    ready_deck(deck).unwrap_or_else(|| panic!("{deck} is no ready deck")).seat()
}

/// The same with other decks.
fn with_decks(seats: [SeatDocument; 2], position: &str, moves: &[(u8, &str)]) -> Match<State, Fast> {
    let document = SetupDocument { seats: seats.to_vec(), options: Options::default() };
    let setup = Setup::check(document, CardSet::house()).unwrap_or_else(|faults| panic!("{faults:?}"));
    let mut state = State::from_position(&setup, position).unwrap_or_else(|problems| panic!("{problems:?}"));
    for (seat, action) in moves {
        let action = action.parse().unwrap_or_else(|error| panic!("{action}: {error}"));
        assert_eq!(state.refusal(Seat(*seat), action), None, "{action}");
        state.apply(Seat(*seat), action, &mut Fast::new(1), &mut NoLog);
    }
    Match::from_state(setup, state, Fast::new(1))
}

/// All answers of seat 0, with any luck, and the choices that are no blunder for it.
fn answers(game: &Match<State, Fast>) -> (BTreeSet<String>, Vec<String>) {
    let seat = Seat(0);
    let answer = |seed| {
        let thinking = Thinking::new(Budget::Simulations(1), seed);
        let answer = game.ask(seat, |question| Heuristic::default().choose(question, &thinking));
        answer.unwrap_or_else(|| panic!("seat 0 is not asked, but {:?}", game.awaits())).to_string()
    };
    let sane = game.ask(seat, Doomtrooper::sane).expect("seat 0 is asked");
    ((0..8).map(answer).collect(), sane.iter().map(ToString::to_string).collect())
}

/// The action is offered, but neither taken nor a choice of careless players.
fn is_left(game: &Match<State, Fast>, begins: &str) -> bool {
    let choices = game.choices(Seat(0));
    let offered = (0..choices.len()).map(|k| choices.get(k).to_string()).any(|action| action.starts_with(begins));
    assert!(offered, "`{begins}` is not offered");
    let (taken, sane) = answers(game);
    !taken.iter().chain(&sane).any(|action| action.starts_with(begins))
}

#[test]
fn nobody_searches_for_what_is_not_there() {
    // A TRENCHER looks for a FOXHOLE for three Actions; the only one of the deck is in the hand.
    let game = from_position(
        ["imperial", "mishima"],
        "turn 7 active 0 actions 3\nseat 0 destiny 5\n  hand foxhole\n  squad trencher\nseat 1 destiny 5\n  squad samurai\n",
        &[],
    );
    assert!(is_left(&game, "use"));
}

#[test]
fn what_lasts_already_is_not_done_again() {
    // SHROUD stops all combats until its player's next Turn.
    let position = "turn 7 active 0 actions 3\nseat 0 destiny 5\n  kohort legionnaire-of-semai as bearer\n  \
                    card shroud on bearer\nseat 1 destiny 5\n  squad samurai\n  squad tatsu\n";
    let once = from_position(["semai", "mishima"], position, &[]);
    let choices = once.choices(Seat(0));
    let shroud = (0..choices.len()).map(|k| choices.get(k).to_string()).find(|action| action.starts_with("use"));
    let shroud = shroud.expect("SHROUD is offered");
    let again = from_position(["semai", "mishima"], position, &[(0, &shroud)]);
    assert!(is_left(&again, "use"));
}

#[test]
fn a_full_hand_of_cards_that_wait_makes_room() {
    // No card is drawn into a hand of seven (TURN-04), and all of these wait for a combat.
    let waiting = |cards: &str| {
        let position = format!(
            "turn 7 active 0 actions 1\nseat 0 destiny 5\n  hand {cards}\n  squad clansman\nseat 1 destiny 5\n  squad \
             samurai\n"
        );
        answers(&from_position(["imperial", "mishima"], &position, &[(0, "meditate"), (0, "end")])).0
    };
    let full = waiting("ambush take-aim lucky-shot take-cover powerful-blow evasive-action tactical-advantage");
    assert!(full.iter().all(|action| action.starts_with("discard")), "{full:?}");
    let few = waiting("ambush take-aim take-cover");
    assert!(few.iter().all(|action| !action.starts_with("discard")), "{few:?}");
}

#[test]
fn nobody_attacks_for_the_sake_of_a_spell_that_the_attacker_cannot_cast() {
    // ELEMENTAL BOLT adds 2 to S; a MORTIFICATOR (S 3) casts Kinetics and Manipulation alone, a MYSTIC (S 4) casts all.
    let begins = |attacker: &str| {
        let position = format!(
            "turn 7 active 0 actions 1\nseat 0 destiny 2\n  hand elemental-bolt\n  squad {attacker}\nseat 1 destiny 5\n  \
             squad trencher covered\n"
        );
        answers(&from_position(["brotherhood", "imperial"], &position, &[])).0
    };
    assert!(!begins("mortificator").contains("attack"), "it could not wound");
}

#[test]
fn a_counter_is_judged_by_what_it_counters_and_not_by_what_counters_it() {
    // MISCOMMUNICATION cancels the last play. If two of them were announced, each was once evaluated by the other
    // without end.
    let with_counters = || {
        let mut seat = seat_of("imperial");
        for card in seat.deck.iter_mut().filter(|card| *card == "POSITIVE KARMA") {
            *card = "MISCOMMUNICATION".into();
        }
        seat
    };
    let position = "turn 7 active 1 actions 3\nseat 0 destiny 20\n  hand 2 miscommunication\nseat 1 destiny 5\n  hand \
                    negative-karma miscommunication\n";
    let moves = [(1, "meditate"), (1, "play 01217"), (1, "player 0"), (0, "play 01207"), (1, "play 01207")];
    let game = with_decks([with_counters(), with_counters()], position, &moves);
    let (taken, sane) = answers(&game);
    assert_eq!(taken, BTreeSet::from(["play 01207".to_owned()]), "the second counter saves the first: {sane:?}");
}

#[test]
fn cover_that_does_not_turn_a_blow_is_not_taken() {
    // TAKE COVER adds 3 to the A of a wounded GOLDEN LION: A 6 stops a CENTURION (F 4); with a FUKIDO, A 8 does not
    // stop a RAZIDE (F 9), though it comes near.
    let answer = |attacker: &str, own: &str| {
        let position = format!(
            "turn 7 active 1 actions 1 attacks 1\nseat 0 destiny 5\n  hand take-cover\n  squad golden-lion wounded\n{own}\
             seat 1 destiny 5\n  kohort {attacker}\n"
        );
        let attacks = format!("choose #{}", 1 + own.lines().count());
        let moves = [(1, "attack"), (1, &*attacks), (1, "choose #0"), (1, "fight")];
        answers(&from_position(["imperial", "algeroth"], &position, &moves)).0
    };
    assert_eq!(answer("centurion", ""), BTreeSet::from(["play 01310".to_owned()]));
    assert_eq!(answer("razide", "  squad fukido\n"), BTreeSet::from(["yield".to_owned()]));
}
