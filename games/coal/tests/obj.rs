//! The clauses of chapters OBJ and TYPE about data: the house set, and the limits of a card or set.

use coal::card::{Card, CardType, Model, Pilot, Resource};
use coal::wire::ViewDocument;
use coal::{CardSet, SeatDocument, Setup, SetupDocument, check, compact, state};
use table::{ActError, Game, Language, Match, Positioned, Seat, Seed, Seeded, Told, Viewer};

fn card(text: &str) -> Card {
    compact::card("trial", Model::C1, text).expect("the card can be read")
}

/// Asserts that one of the complaints cites the clause.
#[track_caller]
fn assert_cites<T: ToString>(complaints: &[T], clause: &str) {
    let complaints: Vec<String> = complaints.iter().map(ToString::to_string).collect();
    assert!(complaints.iter().any(|complaint| complaint.contains(clause)), "{clause} is not cited by {complaints:?}");
}

/// COAL-OBJ-01: two, three or four seats, and no other number.
#[test]
fn a_table_has_a_number_of_seats_that_the_rules_provide_for() {
    for seats in [0, 1, 5, 8] {
        let document = SetupDocument { seats: vec![SeatDocument::default(); seats], ..SetupDocument::default() };
        let problems = Setup::check(document, CardSet::house()).expect_err("two to four seats are played");
        assert!(
            problems.iter().any(|problem| problem.to_string().contains("COAL-OBJ-01")),
            "{seats} seats: {problems:?}"
        );
    }
    for seats in 2..=4 {
        let setup = Setup::of(seats, coal::Options::default()).expect("a table");
        assert_eq!(Match::<coal::State>::new(setup, Seed::from(1)).truth().seats() as usize, seats);
    }
    let mut game: Match<coal::State> = Match::new(Setup::default(), Seed::from(1));
    let model = "model C1".parse().expect("an action");
    assert!(matches!(game.act(Seat(2), model), Err(ActError::NoSuchSeat(Seat(2)))));
}

/// COAL-OBJ-08, COAL-AMB-05: the count goes on, but boards show 10, and the damage of an attack is reported in full.
#[test]
fn nobody_is_shown_more_than_ten_damage() {
    const POSITION: &str = "\
turn 5 active 0 starter 0 kind action phase main
seat 0 model C1 pilot luthor-blissett damage 0 turns 3
  slot 1 down c1-charge 3S turn 3
seat 1 model C2 pilot madame-white damage 9 turns 2
";
    let state = state::State::from_position(&Setup::default(), POSITION).expect("a position");
    let mut game = Match::from_state(Setup::default(), state, Seeded::new(Seed::from(1)));
    game.act(Seat(0), "activate 1".parse().unwrap()).expect("a legal action");
    assert!(game.truth().position().contains("damage 11"), "{}", game.truth().position());
    let told: Vec<String> = game.events().iter().map(|logged| game.truth().tell(logged, Language::En)).collect();
    assert!(told.iter().any(|line| line.contains("suffers 2 Physical Damage")), "{told:?}");
    for viewer in Viewer::all(2) {
        let document = ViewDocument::from(&game.view(viewer));
        assert_eq!(document.seats[1].damage, 10, "{viewer}");
        for language in Language::ALL {
            let said = game.truth().describe(viewer, language);
            assert!(said.contains("10") && !said.contains("11"), "{said}");
        }
    }
}

/// COAL-OBJ-02.
#[test]
fn each_of_four_models_has_a_deck_of_twenty_cards_that_name_it() {
    let cards = CardSet::house();
    assert_eq!(Model::ALL.len(), 4);
    for model in Model::ALL {
        let deck = cards.predefined_deck(model);
        assert_eq!(deck.len(), 20, "{model}");
        assert!(deck.iter().all(|number| cards.card(*number).model == model), "{model}");
        assert!(cards.models().iter().any(|board| board.id == model), "{model} has a board");
    }
}

/// COAL-OBJ-03.
#[test]
fn a_predefined_deck_has_ten_different_cards_two_copies_each() {
    let cards = CardSet::house();
    for model in Model::ALL {
        let mut copies = std::collections::BTreeMap::new();
        cards.predefined_deck(model).into_iter().for_each(|number| *copies.entry(number).or_insert(0) += 1);
        assert_eq!(copies.len(), 10, "{model}");
        assert!(copies.values().all(|count| *count == 2), "{model}");
    }
    // A set with one card less has no deck for that model.
    let fewer = cards.cards().iter().filter(|card| card.id != "c2-ether-dart").cloned().collect();
    let set = CardSet::new(fewer, cards.pilots().to_vec(), cards.models().to_vec());
    assert_cites(&check::set(&set), "COAL-OBJ-03");
}

/// COAL-OBJ-04: the parts of a card. Its type guarantees that it gives exactly one resource; the field cannot be left
/// out.
#[test]
fn a_card_has_all_its_parts() {
    let whole = card("C2 RE 1S1E: aP1 echo(dE1), con E, db2");
    assert_eq!((whole.model, whole.kind, whole.consume), (Model::C2, CardType::Reaction, Resource::Energy));
    assert_eq!((whole.cost.steam, whole.cost.energy, whole.deck_building), (1, 1, 2));
    assert_eq!((whole.effects.len(), whole.echo.len()), (1, 1));
    assert!(check::card(&whole).is_empty());

    assert!(compact::parse("RE 1S: aP1").is_err(), "a card without a resource");
    assert!(compact::parse("RE 1S: aP1, con S, con E").is_err(), "a card with two resources");
    assert_cites(&check::card(&card("PA 1S: dP1 echo(dE1), con S")), "COAL-OBJ-04");
    for card in CardSet::house().cards() {
        let problems = check::card(card);
        assert!(problems.is_empty(), "{}: {problems:?}", card.id);
    }
}

/// COAL-OBJ-05.
#[test]
fn two_regular_pilots_of_each_model_have_two_maneuvers_and_one_ability() {
    let cards = CardSet::house();
    let regular: Vec<&Pilot> = cards.pilots().iter().filter(|pilot| !pilot.is_training()).collect();
    assert_eq!(regular.len(), 8);
    for model in Model::ALL {
        assert_eq!(regular.iter().filter(|pilot| pilot.preferred_model == Some(model)).count(), 2, "{model}");
    }
    for pilot in regular {
        assert_eq!(pilot.maneuvers.len(), 2, "{}", pilot.id);
        assert!(pilot.ability.is_some(), "{}", pilot.id);
        assert!(check::pilot(pilot).is_empty(), "{}", pilot.id);

        let mut three = pilot.clone();
        three.maneuvers.push(pilot.maneuvers[0].clone());
        assert_cites(&check::pilot(&three), "COAL-PIL-01");
        let mut without = pilot.clone();
        without.ability = None;
        assert!(!check::pilot(&without).is_empty(), "{} without ability", pilot.id);
    }
}

/// COAL-OBJ-EX-01. Damage Tokens and Tag Tokens are not data of the program.
#[test]
fn the_house_set_has_the_counts_of_the_box() {
    let cards = CardSet::house();
    assert_eq!(cards.cards().len(), 4 * 10);
    assert_eq!(Model::ALL.into_iter().flat_map(|model| cards.predefined_deck(model)).count(), 80);
    assert_eq!(cards.pilots().iter().filter(|pilot| !pilot.is_training()).count(), 8);
    assert_eq!(cards.pilots().iter().filter(|pilot| pilot.is_training()).count(), 2);
    assert_eq!(cards.models().len(), 4);
    assert_eq!(state::TOKEN_SUPPLY, 47);
    assert_eq!(check::set(&cards), []);
}

/// COAL-OBJ-EX-01: a set that lacks any of these is refused.
#[test]
fn a_set_with_other_counts_is_refused() {
    let cards = CardSet::house();
    let without_pilot = |id: &str| {
        let pilots = cards.pilots().iter().filter(|pilot| pilot.id != id).cloned().collect();
        CardSet::new(cards.cards().to_vec(), pilots, cards.models().to_vec())
    };
    assert_cites(&check::set(&without_pilot("von-nemo")), "COAL-OBJ-05");
    assert_cites(&check::set(&without_pilot("alfa-spar")), "COAL-TRN-03");
    let boards = cards.models()[1..].to_vec();
    let set = CardSet::new(cards.cards().to_vec(), cards.pilots().to_vec(), boards);
    assert_cites(&check::set(&set), "COAL-OBJ-02");
    let doubled = cards.cards().iter().chain(cards.cards().first()).cloned().collect();
    let set = CardSet::new(doubled, cards.pilots().to_vec(), cards.models().to_vec());
    assert_cites(&check::set(&set), "used twice");
}

/// COAL-TYPE-05.
#[test]
fn an_accumulator_costs_one_to_four_tokens_of_its_own_kind() {
    for text in ["SA 1S: dP1, con S", "SA 4S: dP1, con S", "XA 1E: dE1, con S", "XA 4E: dP1, con S"] {
        assert!(check::card(&card(text)).is_empty(), "{text}");
    }
    for text in
        ["SA 0: dP1, con S", "SA 2E: dP1, con S", "SA 1S1E: dP1, con S", "XA 3S: dE1, con S", "XA 0: dE1, con S"]
    {
        assert_cites(&check::card(&card(text)), "COAL-TYPE-05");
    }
    assert!(!check::card(&card("SA 5S: dP1, con S")).is_empty());
    assert!(CardType::SteamAccumulator.is_physical_attack() && !CardType::EnergyAccumulator.is_physical_attack());
}
