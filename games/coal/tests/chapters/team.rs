//! Chapter TEAM, and the clauses of chapter INFO that concern partners.

use coal::{CardSet, State};
use table::{Game, Language, Match, Positioned, Seat, SeatSet, Told, Viewer};

use crate::{check_refused, checked, choices, match_from, play};

const FOUR: &str = "seat 0 model C1\nseat 1 model C2\nseat 2 model C3\nseat 3 model C4\n";

/// COAL-TEAM-01 and COAL-OBJ-01.
#[test]
fn team_battle_needs_exactly_four_seats() {
    let house = CardSet::house();
    check_refused("options teams\nseat 0\nseat 1\n", &house, "COAL-TEAM-01");
    check_refused("options teams\nseat 0\nseat 1\nseat 2\n", &house, "COAL-TEAM-01");
    let game: Match<State> = Match::new(checked(&format!("options teams\n{FOUR}"), &house), table::Seed::from(1));
    let view = game.view(Viewer::Public);
    let teams: Vec<_> = view.seats.iter().map(|seat| seat.team).collect();
    assert_eq!(teams, [Some(0), Some(1), Some(0), Some(1)]);
    assert!(view.seats.iter().all(|seat| seat.damage == 0 && seat.model.is_some()));
}

/// COAL-TEAM-03 and COAL-TEAM-06: partners sit opposite, and stay partners when one of them is out.
#[test]
fn allies_are_the_partners_of_a_team() {
    let of = |game: &Match<State>| Seat::all(4).map(|seat| game.truth().allies(seat)).collect::<Vec<_>>();
    let [even, odd] = [[0, 2], [1, 3]].map(|team| team.into_iter().map(Seat).fold(SeatSet::NONE, SeatSet::with));
    let mut game: Match<State> =
        Match::new(checked(&format!("options teams\n{FOUR}"), &CardSet::house()), table::Seed::from(1));
    assert_eq!(of(&game), [even, odd, even, odd]);
    game.concede(Seat(2)).expect("a seat may concede");
    assert_eq!(of(&game), [even, odd, even, odd]);
    let alone: Match<State> = Match::new(checked(FOUR, &CardSet::house()), table::Seed::from(1));
    assert_eq!(of(&alone), Seat::all(4).map(SeatSet::only).collect::<Vec<_>>());
}

/// The words in capitals are cards of seat 0 that a test exchanges.
const TABLE: &str = "\
turn 9 active 0 starter 0 kind action phase main
seat 0 model C1 pilot luthor-blissett damage 1 turns 3
  hand HAND
  deck DECK rest
  slot 1 down DOWN 1S turn 3
seat 1 model C2 pilot madame-white damage 2 turns 2
  hand c2-ether-dart
  slot 3 down c2-lightning-rod 1E turn 4
seat 2 model C3 pilot fay-feuerstieg damage 0 turns 2
  hand c3-shoulder-hit
seat 3 model C4 pilot von-nemo damage 0 turns 2
";

fn table(hand: &str, deck: &str, down: &str) -> Match<State> {
    let setup = checked(&format!("options teams soft_windows\n{FOUR}"), &CardSet::house());
    match_from(&setup, &TABLE.replace("HAND", hand).replace("DECK", deck).replace("DOWN", down))
}

/// COAL-INFO-10 and COAL-TEAM-14: of another seat, its partner sees and reads only what an opponent does.
#[test]
fn a_partner_sees_what_an_opponent_sees() {
    let mut one = table("c1-charge", "c1-firebox", "c1-tower-shield");
    let mut other = table("c1-firebox", "c1-tower-shield", "c1-charge");
    let partner = Viewer::Seat(Seat(2));
    for opponent in [1, 3].map(|seat| Viewer::Seat(Seat(seat))) {
        assert_eq!(one.view(partner).seats[0], one.view(opponent).seats[0]);
    }
    assert!(one.view(partner).seats[0].hand.is_none());
    assert_eq!(one.view(partner).seats[0].slots[0].expect("a card").card, None);

    // With other cards of the seat in hand, in the deck and face down, the partner's table is the same, and so are its
    // choices when it is asked to help.
    for game in [&mut one, &mut other] {
        play(game, &["0 call"]);
    }
    let (one, other) = (one.truth(), other.truth());
    assert_ne!(one.position(), other.position());
    assert_eq!(one.view(partner), other.view(partner));
    assert_eq!(choices(one, 2), choices(other, 2));
    assert!(!choices(one, 2).is_empty());
    for language in [Language::En, Language::It] {
        assert_eq!(one.describe(partner, language), other.describe(partner, language));
    }
    for action in one.universe() {
        assert_eq!(one.refusal(Seat(2), action), other.refusal(Seat(2), action), "{action}");
    }
}

/// COAL-TEAM-14 and COAL-INFO-10: no event tells the partner more than the others.
#[test]
fn partners_and_opponents_read_the_same_log() {
    let letter = |game: &Match<State>| {
        let hand = game.view(Viewer::Seat(Seat(0))).seats[0].hand.clone().expect("the own hand");
        hand[0].kind
    };
    let mut game = table("c1-charge", "c1-firebox", "c1-tower-shield");
    let played = format!("0 play {} down 2", letter(&game));
    play(&mut game, &[&played]);
    let log = |seat: u8| game.witnessed(Viewer::Seat(Seat(seat)), 0).collect::<Vec<_>>();
    assert_eq!(log(2), log(1));
    assert_eq!(log(2), log(3));
    assert!(!log(2).is_empty());
}

/// COAL-TEAM-05: the order does not depend on the attacking seat, and the partner is left out.
#[test]
fn each_seat_attacks_its_left_opponent_first() {
    for attacker in 0..4u8 {
        let cards = crate::cards_with(&[("jab", "PA 0: dP1, con S")]);
        let setup = checked(&format!("options teams\n{FOUR}"), &cards);
        let pilots = ["luthor-blissett", "madame-white", "fay-feuerstieg", "von-nemo"];
        let seats: String = (0..4)
            .map(|seat| {
                let pilot = pilots[seat];
                format!("seat {seat} model C{} pilot {pilot} turns 3 loose\n  slot 1 down jab turn 1\n", seat + 1)
            })
            .collect();
        let position = format!("turn 13 active {attacker} starter 0 kind action phase main\n{seats}");
        let mut game = match_from(&setup, &position);
        play(&mut game, &[&format!("{attacker} activate 1")]);
        let [left, right, partner] = [1, 3, 2].map(|step| (attacker + step) % 4);
        assert_eq!(game.awaits().seats().lowest(), Some(Seat(left)));
        play(&mut game, &[&format!("{left} pass")]);
        assert_eq!(game.awaits().seats().lowest(), Some(Seat(right)));
        play(&mut game, &[&format!("{right} pass")]);
        let damage = |seat: u8| game.view(Viewer::Public).seats[seat as usize].damage;
        assert_eq!([attacker, left, right, partner].map(damage), [0, 1, 1, 0]);
    }
}
