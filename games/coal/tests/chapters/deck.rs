//! Chapter DECK: deck building.

use coal::{CardSet, Setup, State, Stops, check};
use table::conformance::{self, Plan, Trial};
use table::{Fast, Game, Language, Match, Seat, Seed, Told, Viewer};

use crate::{cards_with, check_refused, checked, choices, document, play, viewers};

/// Reactions and Attacks of two models without deck-building symbols, one of a third, and some with symbols.
fn workshop() -> CardSet {
    let plain: Vec<(String, String)> = (0..9)
        .flat_map(|number| {
            [
                (format!("r{number}"), "C1 RE 1S: aP1, con S".to_owned()),
                (format!("a{number}"), "C1 PA 1S: dP1, con S".to_owned()),
                (format!("q{number}"), "C2 RE 1E: aE1, con E".to_owned()),
                (format!("z{number}"), "C2 EA 1E: dE1, con E".to_owned()),
            ]
        })
        .collect();
    let mut cards: Vec<(&str, &str)> = plain.iter().map(|(id, text)| (id.as_str(), text.as_str())).collect();
    cards.push(("third", "C3 PA 1S: dP1, con S"));
    cards.push(("marked", "C1 PA 1S: dP1, con S, db6"));
    cards.push(("single", "C1 PA 1S: dP1, con S, db1"));
    cards_with(&cards)
}

/// `r0*2 a1` as ids with commas.
fn deck(cards: &str) -> String {
    let copies = |word: &str| {
        let (id, copies) = word.split_once('*').map_or((word, 1), |(id, n)| (id, n.parse().expect("a number")));
        vec![id.to_owned(); copies]
    };
    cards.split_whitespace().flat_map(copies).collect::<Vec<_>>().join(",")
}

/// A table at which seat 0 brings this deck with the board C1.
fn bringing(cards: &str) -> String {
    format!("seat 0 model C1 deck {}\nseat 1\n", deck(cards))
}

/// Eight Reactions of C1, then twelve further cards.
const EIGHT_REACTIONS: &str = "r0*2 r1*2 r2*2 r3*2";

/// A legal deck of C1 and one of C2 that share no card.
const OF_C1: &str = "r0*2 r1*2 r2*2 r3*2 a0*2 a1*2 a2*2 a3*2 a4*2 a5*2";
const OF_C2: &str = "q0*2 q1*2 q2*2 q3*2 z0*2 z1*2 z2*2 z3*2 z4*2 z5*2";

/// COAL-DECK-01.
#[test]
fn a_custom_deck_has_exactly_twenty_cards() {
    let cards = workshop();
    checked(&bringing(OF_C1), &cards);
    check_refused(&bringing("r0*2 r1*2 r2*2 r3*2 a0*2 a1*2 a2*2 a3*2 a4*2 a5"), &cards, "COAL-DECK-01");
    check_refused(&bringing(&format!("{OF_C1} a6")), &cards, "COAL-DECK-01");
}

/// COAL-DECK-02.
#[test]
fn a_custom_deck_is_of_one_or_two_models() {
    let cards = workshop();
    checked(&bringing(&format!("{EIGHT_REACTIONS} a0*2 a1*2 a2*2 a3*2 z0*2 z1*2")), &cards);
    check_refused(&bringing(&format!("{EIGHT_REACTIONS} a0*2 a1*2 a2*2 a3*2 z0*2 z1 third")), &cards, "COAL-DECK-02");
}

/// COAL-DECK-03.
#[test]
fn a_custom_deck_has_eight_reactions_or_more() {
    let cards = workshop();
    let attacks = "a0*2 a1*2 a2*2 a3*2 a4*2 a5*2";
    checked(&bringing(&format!("r0*2 r1*2 r2*2 q3*2 {attacks}")), &cards);
    check_refused(&bringing(&format!("r0*2 r1*2 r2*2 r3 a6 {attacks}")), &cards, "COAL-DECK-03");
}

/// COAL-DECK-04: each copy counts.
#[test]
fn a_custom_deck_has_at_most_twelve_symbols() {
    let cards = workshop();
    let rest = format!("{EIGHT_REACTIONS} a0*2 a1*2 a2*2 a3*2");
    checked(&bringing(&format!("{rest} marked*2 a4*2")), &cards);
    check_refused(&bringing(&format!("{rest} marked*2 single a4")), &cards, "COAL-DECK-04");
}

/// COAL-DECK-05 and the options of COAL-AMB-16.
#[test]
fn a_deck_and_a_shared_box_hold_two_copies_of_a_card() {
    let cards = workshop();
    let three = "r0*3 r1*2 r2*2 r3 a0*2 a1*2 a2*2 a3*2 a4*2 a5*2";
    check_refused(&format!("options own_boxes\n{}", bringing(three)), &cards, "COAL-DECK-05");
    checked(&format!("options own_boxes unlimited_copies\n{}", bringing(three)), &cards);

    // Two decks that each keep the limit, but exceed it together.
    let shares_one = "q0*2 q1*2 q2*2 q3*2 z0*2 z1*2 z2*2 z3*2 z4*2 z5 a0";
    let both = |other: &str| format!("seat 0 model C1 deck {}\nseat 1 model C2 deck {}\n", deck(OF_C1), deck(other));
    checked(&both(OF_C2), &cards);
    check_refused(&both(shares_one), &cards, "COAL-DECK-05");
    checked(&format!("options own_boxes\n{}", both(shares_one)), &cards);
    // One copy in each deck: as many as the box has.
    let singles = "r0*2 r1*2 r2*2 r3*2 a0 a1*2 a2*2 a3*2 a4*2 a5*2 a6";
    let lists = format!("seat 0 model C1 deck {}\nseat 1 model C2 deck {}\n", deck(singles), deck(shares_one));
    checked(&lists, &cards);
}

/// COAL-DECK-05 and COAL-DECK-09: a predefined deck some of whose cards another seat has taken is not in the box any
/// more.
#[test]
fn a_predefined_deck_whose_cards_were_taken_cannot_be_chosen() {
    let cards = CardSet::house();
    let hybrid: Vec<&str> = vec![
        "c1-tower-shield",
        "c1-tower-shield",
        "c1-live-plating",
        "c1-live-plating",
        "c1-boiler-plate",
        "c1-boiler-plate",
        "c2-high-voltage-shield",
        "c2-high-voltage-shield",
        "c1-charge",
        "c1-charge",
        "c1-third-arm",
        "c1-third-arm",
        "c1-shield-bash",
        "c1-shield-bash",
        "c1-firebox",
        "c1-firebox",
        "c2-ether-dart",
        "c2-ether-dart",
        "c2-electric-arc",
        "c2-electric-arc",
    ];
    let seat = format!("seat 0 model C1 deck {}\n", hybrid.join(","));
    let refused = Setup::check(document(&format!("{seat}seat 1 model C2\n")), cards.clone()).unwrap_err();
    assert!(refused.iter().all(|problem| problem.to_string().contains("COAL-DECK-05")), "{refused:?}");

    let models = |options: &str| {
        let game = Match::<State>::new(checked(&format!("options {options}\n{seat}seat 1\n"), &cards), Seed::from(3));
        let refusal = game.truth().refusal(Seat(1), "model C2".parse().unwrap());
        let offered: Vec<String> = choices(game.truth(), 1).iter().map(ToString::to_string).collect();
        (offered, refusal.map(|refusal| refusal.clause.as_str().to_owned()))
    };
    assert_eq!(models("none"), (vec!["model C3".into(), "model C4".into()], Some("COAL-DECK-05".into())));
    assert_eq!(models("own_boxes"), (vec!["model C2".into(), "model C3".into(), "model C4".into()], None));
}

/// COAL-DECK-06.
#[test]
fn the_board_and_the_pilot_are_of_a_model_of_the_deck() {
    let cards = workshop();
    let hybrid = deck(&format!("{EIGHT_REACTIONS} a0*2 a1*2 a2*2 a3*2 z0*2 z1*2"));
    let table =
        |options: &str, seat: &str| format!("options {options}\nseat 0 {seat} deck {hybrid}\nseat 1 model C4\n");
    check_refused(&table("none", ""), &cards, "COAL-DECK-06");
    check_refused(&table("none", "model C3"), &cards, "COAL-DECK-06");
    for board in ["C1", "C2"] {
        for pilot in ["luthor-blissett", "sir-alan-powell", "clint-goldstein", "madame-white"] {
            checked(&table("none", &format!("model {board} pilot {pilot}")), &cards);
        }
        check_refused(&table("none", &format!("model {board} pilot fay-feuerstieg")), &cards, "COAL-FREE-01");
        checked(&table("free_pilots", &format!("model {board} pilot fay-feuerstieg")), &cards);
    }
    // The same if the pilot is chosen at the table: the four of C1 and C2.
    let game = Match::<State>::new(checked(&table("none", "model C1"), &cards), Seed::from(1));
    let mut game = game;
    if game.truth().view(Viewer::Public).asks.is_some_and(|(seats, _)| seats.contains(Seat(1))) {
        play(&mut game, &["1 pilot 6"]);
    }
    let offered: Vec<String> = choices(game.truth(), 0).iter().map(ToString::to_string).collect();
    assert_eq!(offered, ["pilot 0", "pilot 1", "pilot 2", "pilot 3"]);
}

/// A table of two custom decks, everything else agreed.
fn two_decks(options: &str) -> Setup {
    let lists = [deck(&format!("{EIGHT_REACTIONS} a0*2 a1*2 a2*2 a3*2 z6*2 z7*2")), deck(OF_C2)];
    let text = format!(
        "options {options}\nseat 0 model C1 pilot luthor-blissett deck {}\nseat 1 model C2 pilot madame-white deck {}\n",
        lists[0], lists[1]
    );
    checked(&text, &workshop())
}

/// COAL-DECK-07 with the option of COAL-AMB-18: which viewers see the list of seat 0.
#[test]
fn lists_are_secret_with_own_boxes_and_open_with_a_shared_box() {
    let seen_by = |options: &str| {
        let game = Match::<State>::new(two_decks(options), Seed::from(5));
        let sees = |viewer: Viewer| game.view(viewer).seats[0].deck_list.is_some();
        for viewer in viewers() {
            // The models are public in any case, and the seat's own list is its own.
            let models: Vec<&str> = game.view(viewer).seats[0].deck_models.iter().map(|model| model.as_str()).collect();
            assert_eq!(models, ["C1", "C2"]);
        }
        [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Public].map(sees)
    };
    assert_eq!(seen_by("own_boxes"), [true, false, false]);
    assert_eq!(seen_by("own_boxes open_lists"), [true; 3]);
    assert_eq!(seen_by("none"), [true; 3]);
}

/// COAL-DECK-07: no text for others names a card of a secret list before it is seen.
#[test]
fn nothing_said_to_others_names_a_card_of_a_secret_list() {
    let game = Match::<State>::new(two_decks("own_boxes"), Seed::from(5));
    // Among the cards of seat 0, `z6` and `z7` are in no other list.
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
        for language in [Language::En, Language::It] {
            let text = game.truth().describe(viewer, language);
            assert!(!text.contains("z6") && !text.contains("r0"), "{text}");
        }
    }
    // The view contains no list, no hand and no face; it shares only the card set of the table.
    let view = game.view(Viewer::Seat(Seat(1)));
    assert!(view.seats[0].hand.is_none() && view.seats[0].discard.is_empty());
}

/// COAL-DECK-07: a determinization replaces a secret list by another legal list that contains the cards that were seen.
#[test]
fn a_secret_list_is_imagined_as_another_legal_one() {
    let setup = two_decks("own_boxes");
    let mut game = Match::<State>::new(setup.clone(), Seed::from(8));
    // Some cards of seat 0 become known: consumed, and played face up and face down.
    let starter = game.truth().view(Viewer::Public).starter;
    if starter == Some(Seat(1)) {
        play(&mut game, &["1 maintenance"]);
    }
    play(&mut game, &["0 action"]);
    let hand = game.view(Viewer::Seat(Seat(0))).seats[0].hand.clone().expect("the own hand");
    let letters: Vec<String> = hand.iter().map(|held| held.kind.to_string()).collect();
    play(&mut game, &[&format!("0 play {} down 1", letters[0]), &format!("0 play {} up 2", letters[1])]);
    let gain = if game.view(Viewer::Public).cards.card(hand[2].card).consume == coal::card::Resource::Steam {
        "steam"
    } else {
        "energy"
    };
    play(&mut game, &[&format!("0 consume {} {gain}", letters[2]), &format!("0 place {gain} 0.1")]);

    let truth = game.truth();
    let list_of = |state: &State, seat: u8| {
        state.view(Viewer::Seat(Seat(seat))).seats[seat as usize].deck_list.clone().expect("the own list")
    };
    let open = [hand[1].card, hand[2].card];
    let rules = setup.rules();
    let mut different = 0;
    for seed in 0..200 {
        for viewer in [Viewer::Seat(Seat(1)), Viewer::Public] {
            let mut drawn = truth.clone();
            drawn.determinize(viewer, &mut Fast::new(seed));
            // The viewer sees the same, and the models are the same.
            assert_eq!(drawn.view(viewer), truth.view(viewer));
            let list = list_of(&drawn, 0);
            assert_eq!(check::deck(&list, &rules.cards, &rules.options), []);
            assert!(open.iter().all(|card| list.contains(card)), "a card that was seen left the list");
            different += u32::from(list != list_of(truth, 0));
        }
        // The seat itself knows its list.
        let mut drawn = truth.clone();
        drawn.determinize(Viewer::Seat(Seat(0)), &mut Fast::new(seed));
        assert_eq!(list_of(&drawn, 0), list_of(truth, 0));
    }
    assert!(different > 390, "{different} of 400 imagined lists differ from the true one");

    // An open list stays as it is.
    let open_table = Match::<State>::new(two_decks("own_boxes open_lists"), Seed::from(8));
    let mut drawn = open_table.truth().clone();
    drawn.determinize(Viewer::Seat(Seat(1)), &mut Fast::new(1));
    assert_eq!(list_of(&drawn, 0), list_of(open_table.truth(), 0));
}

/// COAL-DECK-07 and COAL-DECK-08: with secret lists the whole contract holds.
#[test]
fn the_game_keeps_the_contract_with_secret_lists() {
    let table = |chance: &mut Fast| {
        let more = ["", " soft_windows", " unlimited_copies", " face_down_accumulators", " training_aid"];
        let setup = two_decks(&format!("own_boxes{}", more[chance.index(5) as usize]));
        Trial { name: setup.to_string(), setup }
    };
    let plan: Plan<State> =
        Plan { matches: 12, seed: 77, standing: vec![Stops::default()], ..Plan::default() }.with_words();
    conformance::check(table, &plan).unwrap_or_else(|breach| panic!("{breach}"));
}

/// COAL-DECK-08 and COAL-AMB-19: ten cards of a model, none of them a Reaction, with 40 symbols.
#[test]
fn predefined_decks_are_not_checked_for_reactions_and_symbols() {
    let ids: Vec<String> = CardSet::house().cards().iter().map(|card| card.id.clone()).collect();
    let texts: Vec<String> =
        CardSet::house().cards().iter().map(|card| format!("{} PA 1S: dP1, con S, db2", card.model)).collect();
    let cards: Vec<(&str, &str)> = ids.iter().map(String::as_str).zip(texts.iter().map(String::as_str)).collect();
    let cards = cards_with(&cards);
    checked("seat 0 model C1\nseat 1 model C2\n", &cards);
    // As a custom deck the same list is refused, for both reasons.
    let list = cards.predefined_deck(coal::card::Model::C1);
    let problems = check::deck(&list, &cards, &coal::Options::default());
    assert_eq!(problems, [check::DeckProblem::Reactions(0), check::DeckProblem::Symbols(40)]);
}

/// COAL-DECK-09: lists and boards are handed in before the match; the pilots keep their order.
#[test]
fn boards_are_taken_once_from_a_shared_box_and_pilots_keep_their_order() {
    let cards = workshop();
    let other = "r4*2 r5*2 r6*2 r7*2 a6*2 a7*2 a8*2 q5*2 q6*2 z8*2";
    let table = |options: &str| {
        format!("options {options}\nseat 0 model C1 deck {}\nseat 1 model C1 deck {}\n", deck(OF_C1), deck(other))
    };
    check_refused(&table("none"), &cards, "COAL-SET-04");
    checked(&table("own_boxes"), &cards);

    let text = format!("seat 0 model C1 deck {}\nseat 1 model C2 deck {}\n", deck(OF_C1), deck(OF_C2));
    for seed in 0..6 {
        let game = Match::<State>::new(checked(&text, &cards), Seed::from(seed));
        let view = game.view(Viewer::Public);
        // No model is asked for: the pilot of the second seat comes first (COAL-SET-06).
        let second = Seat(1 - view.starter.expect("two seats know who starts").0);
        assert_eq!(view.asks, Some((table::SeatSet::only(second), coal::view::Ask::Pilot)));
    }
    assert_eq!(document(&text).seats[0].deck.len(), 20);
}

/// Three custom decks that share no card, and the pilots that may drive them.
fn three_decks(options: &str) -> String {
    let third = "c3-shoulder-hit";
    let cards = CardSet::house();
    let list: Vec<String> =
        cards.predefined_deck(coal::card::Model::C3).into_iter().map(|card| cards.card(card).id.clone()).collect();
    assert!(list.iter().any(|id| id == third));
    format!(
        "options {options}\nseat 0 model C1 deck {}\nseat 1 model C2 deck {}\nseat 2 model C3\n",
        deck(OF_C1),
        deck(OF_C2)
    )
}

/// COAL-DECK-09: from a shared box three seats take their pilots openly, clockwise from a seat drawn by lot.
#[test]
fn three_seats_with_decks_from_one_box_draft_their_pilots() {
    let cards = workshop();
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..30 {
        let mut game = Match::<State>::new(checked(&three_decks("none"), &cards), Seed::from(seed));
        let view = game.view(Viewer::Public);
        let (seats, ask) = view.asks.expect("the setup asks");
        assert_eq!((seats.len(), ask), (1, coal::view::Ask::Pilot));
        let seat = seats.lowest().expect("a seat");
        first.insert(seat.0);
        let number = choices(game.truth(), seat.0)[0];
        game.act(seat, number).expect("a legal action");
        // Openly: the next seat on the left sees it.
        let next = Seat((seat.0 + 1) % 3);
        assert_eq!(game.awaits().seats(), table::SeatSet::only(next));
        assert!(game.view(Viewer::Seat(next)).seats[seat.index()].pilot.is_some());
        assert!(game.events().iter().any(|logged| logged.clause.as_str() == "COAL-DECK-09"));
    }
    assert_eq!(first.len(), 3);
}

/// COAL-DECK-09 and COAL-AMB-09.
#[test]
fn boxes_of_their_own_need_a_custom_deck() {
    for seats in ["seat 0\nseat 1\n", "seat 0 model C1\nseat 1 model C2\nseat 2\n"] {
        let found = Setup::check(document(&format!("options own_boxes\n{seats}")), CardSet::house()).unwrap_err();
        let [problem] = found.as_slice() else { panic!("{found:?}") };
        for (language, words) in [(Language::En, "no seat brings one"), (Language::It, "nessuno ne porta uno")] {
            let said = problem.say(language);
            assert!(said.contains(words) && said.contains("COAL-DECK-09, COAL-AMB-09"), "{said}");
        }
    }
    checked(&format!("options own_boxes\n{}", bringing(OF_C1)), &workshop());
}

/// COAL-DECK-09: with own boxes the pilots are chosen secretly as ever.
#[test]
fn three_seats_with_own_boxes_choose_their_pilots_secretly() {
    let game = Match::<State>::new(checked(&three_decks("own_boxes"), &workshop()), Seed::from(1));
    assert_eq!(game.awaits().seats(), table::SeatSet::first(3));
}

/// COAL-TAG-01 and COAL-TAG-03: with a custom deck the pair is that of the board's model.
#[test]
fn tag_mode_goes_with_custom_decks() {
    let hybrid = deck(&format!("{EIGHT_REACTIONS} a0*2 a1*2 a2*2 a3*2 z0*2 z1*2"));
    let text = format!("options tag_mode\nseat 0 model C2 deck {hybrid}\nseat 1 model C4\n");
    let mut game = Match::<State>::new(checked(&text, &workshop()), Seed::from(1));
    while game.view(Viewer::Public).turn == 0 {
        let seat = game.awaits().seats().lowest().expect("the setup asks");
        let first = choices(game.truth(), seat.0)[0];
        game.act(seat, first).expect("a legal action");
    }
    let seat = &game.view(Viewer::Public).seats[0];
    assert_eq!((seat.pilot, seat.reserve, seat.tag), (Some(2), Some(3), 2));
    // A pair that is agreed is checked like a pilot.
    let agreed = |pilots: &str| format!("options tag_mode\nseat 0 model C1 {pilots}\nseat 1\n");
    checked(&agreed("pilot luthor-blissett"), &CardSet::house());
    checked(&agreed("pilot luthor-blissett reserve sir-alan-powell"), &CardSet::house());
    check_refused(&agreed("reserve sir-alan-powell"), &CardSet::house(), "COAL-TAG-03");
    check_refused(&agreed("pilot luthor-blissett reserve luthor-blissett"), &CardSet::house(), "COAL-FREE-03");
    check_refused(
        "seat 0 model C1 pilot luthor-blissett reserve sir-alan-powell\nseat 1\n",
        &CardSet::house(),
        "COAL-TAG-03",
    );
}
