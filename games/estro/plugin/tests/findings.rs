//! The figures by card of a series, and the blanks.

use std::collections::{BTreeMap, BTreeSet};

use arena::{Contest, Findings, Order, Series};
use door::{Decks, Entry, TableOrder, Written};
use estro::language::{Card, Estro as Nature, Values};
use estro::rules::CardNo;
use estro::{Event, Setup, State, View};
use estro_plugin::{Estro, meetings};
use table::{Choices, Game, Logged, NoLog, Seat, Seed, Seeded, Viewer};

fn findings(matches: u32, threads: usize, blanks: u32) -> Findings {
    let tables = meetings::ordered(&TableOrder::default()).unwrap();
    let mut series = Series::<Estro>::of(&["heuristic", "random"], tables, matches).expect("two players at a duel");
    series.threads = threads;
    series.play_findings(Order { blanks }, |_, _| ()).1
}

#[test]
fn the_seats_of_a_card_add_up() {
    let found = findings(40, 2, 0);
    for card in &found.cards {
        let parts = [card.opening, card.later, card.elsewhere, card.unseen];
        assert_eq!(parts.iter().map(|part| part.n).sum::<u32>(), card.all.n, "{}", card.id);
        assert_eq!(card.held.n, card.opening.n + card.later.n, "{}", card.id);
        assert_eq!(card.copies, Some(1.0), "{}", card.id);
    }
    let sum = |get: fn(&arena::CardFigures) -> u32| found.cards.iter().map(get).sum::<u32>();
    assert_eq!(sum(|card| card.all.n), 40 * 2 * 25, "each seat has a deck of 25");
    assert_eq!(sum(|card| card.opening.n), 40 * 11, "five cards each, and the draw of the first turn");
    assert!(sum(|card| card.later.n) > 0 && sum(|card| card.unseen.n) > 0);
    assert!(sum(|card| card.played.n) > 40 * 2 * 3);
}

#[test]
fn the_figures_are_the_same_for_any_number_of_threads() {
    let found = findings(6, 1, 1);
    assert_eq!(found, findings(6, 3, 1));
    let blanked: Vec<_> = found.cards.iter().filter_map(|card| card.blanked).collect();
    assert!(!blanked.is_empty() && blanked.iter().all(|blanked| blanked.difference.n == 1));
}

fn dealt_table() -> Setup {
    Setup::default()
}

/// Two ready decks that meet.
fn constructed_table() -> Setup {
    let decks = ["ardo", "mixed"].map(|name| Written { name: name.into(), text: None });
    let order = TableOrder { decks: &decks, ..TableOrder::default() };
    let setup = meetings::ordered(&order).unwrap().remove(0).setup;
    assert!(setup.is_constructed());
    setup
}

fn dealt(setup: &Setup, seed: u64) -> State {
    State::deal(setup, &mut Seeded::new(Seed::from(seed)), &mut NoLog)
}

fn deck(setup: &Setup, state: &State, seat: Seat) -> BTreeSet<u32> {
    Estro::cards_in_deck(setup, state, seat).into_iter().collect()
}

fn hand(state: &State, seat: Seat) -> BTreeSet<u32> {
    Estro::cards_in_hand(&state.view(seat.into()), seat).into_iter().collect()
}

/// The means of the Estro in the house set, worked out anew.
fn means(of: Nature) -> Values {
    let house = estro::CardSet::house();
    let alike: Vec<[u8; 5]> =
        house.cards().iter().filter(|card| card.estro == of).map(|card| card.values.by_stat()).collect();
    let mean = |stat: usize| {
        let sum: f64 = alike.iter().map(|values| f64::from(values[stat])).sum();
        (sum / alike.len() as f64).round() as u8
    };
    Values(mean(0), mean(1), mean(2), mean(3), mean(4))
}

#[test]
fn a_blank_lies_where_the_card_lay_and_only_in_one_deck() {
    for (setup, seed) in [(dealt_table(), 3), (constructed_table(), 4)] {
        let state = dealt(&setup, seed);
        let blank = setup.cards().len() as u32;
        for card in deck(&setup, &state, Seat(1)) {
            let blanked = Estro::blanked(&setup, Seat(1), card).unwrap();
            let other = dealt(&blanked, seed);
            for (of, name) in
                [(deck as fn(&Setup, &State, Seat) -> _, "deck"), (|_, state, seat| hand(state, seat), "hand")]
            {
                assert_eq!(of(&setup, &state, Seat(0)), of(&blanked, &other, Seat(0)), "{name}");
                let expected: BTreeSet<u32> = of(&setup, &state, Seat(1))
                    .into_iter()
                    .map(|held| if held == card { blank } else { held })
                    .collect();
                assert_eq!(expected, of(&blanked, &other, Seat(1)), "{name}");
            }
            let [of, blank]: [&Card; 2] =
                [card, blank].map(|number| blanked.cards().card(CardNo(number.try_into().unwrap())));
            assert_eq!((blank.estro, blank.gift.clone(), blank.values), (of.estro, None, means(of.estro)));
            assert!(Estro::blanked(&blanked, Seat(1), card).is_none(), "one blank is enough");
        }
        assert!(Estro::blanked(&setup, Seat(2), 0).is_none());
        assert!(Estro::blanked(&setup, Seat(0), blank).is_none());
    }
}

/// Both decks hold the card; the other one keeps it.
#[test]
fn a_blank_in_a_constructed_deck_leaves_the_other_deck_its_card() {
    let decks = [Written { name: "mixed".into(), text: None }];
    let setup = meetings::ordered(&TableOrder { decks: &decks, ..TableOrder::default() }).unwrap().remove(0).setup;
    let state = dealt(&setup, 5);
    let shared = deck(&setup, &state, Seat(0)).intersection(&deck(&setup, &state, Seat(1))).next().copied().unwrap();
    let blanked = Estro::blanked(&setup, Seat(0), shared).unwrap();
    let other = dealt(&blanked, 5);
    assert!(!deck(&blanked, &other, Seat(0)).contains(&shared));
    assert_eq!(deck(&blanked, &other, Seat(1)), deck(&setup, &state, Seat(1)));
}

/// Plays a match at random, and calls this after every decision with the events of that decision.
fn play(setup: &Setup, seed: u64, mut after: impl FnMut(&State, &[Logged<Event>])) -> State {
    let (mut chance, mut log) = (Seeded::new(Seed::from(seed)), Vec::<Logged<Event>>::new());
    let mut choose = table::Fast::new(seed);
    let mut state = State::deal(setup, &mut chance, &mut log);
    while let Some(seat) = state.awaits().seats().lowest() {
        let choices = state.choices(seat);
        let action = choices.get(choose.index(choices.len()));
        log.clear();
        state.apply(seat, action, &mut chance, &mut log);
        after(&state, &log);
    }
    state
}

/// Until a blank is in a hand, nobody can tell it from the card that it replaces: neither the seats nor chance. That holds for
/// imagined worlds, too.
#[test]
fn a_match_with_a_blank_is_the_same_until_it_comes() {
    let setup = dealt_table();
    let first = dealt(&setup, 8);
    let own = deck(&setup, &first, Seat(0));
    let later: Vec<u32> = own.difference(&hand(&first, Seat(0))).copied().collect();
    let seen = |view: View| format!("{:?}", (view.seats, view.field, view.attack, view.asks, view.turn));
    let mut compared = 0;
    for card in later {
        let blanked = Estro::blanked(&setup, Seat(0), card).unwrap();
        let mut views = Vec::new();
        play(&setup, 8, |state, _| {
            let imagined = |viewer: Viewer| {
                let mut world = state.clone();
                world.determinize(viewer, &mut Seeded::new(Seed::from(1)));
                Seat::all(2).map(|seat| seen(world.view(seat.into()))).collect::<String>()
            };
            views.push((
                hand(state, Seat(0)).contains(&card),
                seen(state.view(Viewer::Public)),
                imagined(Seat(1).into()),
            ));
        });
        let mut number = 0;
        let mut has_come = false;
        play(&blanked, 8, |state, _| {
            has_come |= views.get(number).is_none_or(|(holds, ..)| *holds);
            if !has_come {
                let mut world = state.clone();
                world.determinize(Seat(1).into(), &mut Seeded::new(Seed::from(1)));
                let imagined: String = Seat::all(2).map(|seat| seen(world.view(seat.into()))).collect();
                assert_eq!((&seen(state.view(Viewer::Public)), &imagined), (&views[number].1, &views[number].2));
                compared += 1;
            }
            number += 1;
        });
    }
    assert!(compared > 100, "{compared}");
}

#[test]
fn cards_count_as_played_when_everybody_knows_them() {
    let setup = dealt_table();
    let mut ways: BTreeMap<&str, u32> = BTreeMap::new();
    for seed in 0..30 {
        let mut played: BTreeSet<(Seat, u32)> = BTreeSet::new();
        let end = play(&setup, seed, |state, log| {
            let view = state.view(Viewer::Public);
            for Logged { event, .. } in log {
                let Some((seat, card)) = Estro::played_card(event, &view) else { continue };
                let way = match event {
                    Event::Played(..) => "played",
                    Event::Entered(..) => "entered",
                    Event::TurnedUp(..) => "turned up",
                    Event::GiftActivated(..) => "from the hand",
                    other => panic!("{other:?}"),
                };
                *ways.entry(way).or_default() += 1;
                played.insert((seat, card));
            }
        });
        // Whatever is face up on the field was played by its controller, and by nobody who did not have it.
        let view = end.view(Viewer::Public);
        for shown in view.field.iter().filter(|shown| !shown.is_down) {
            assert!(played.contains(&(shown.controller, u32::from(shown.face.unwrap().0))), "{shown:?}");
        }
        for (seat, card) in played {
            assert!(deck(&setup, &end, seat).contains(&card), "{seat:?} {card}");
        }
    }
    let known = ["entered", "from the hand", "played", "turned up"];
    assert_eq!(ways.keys().copied().collect::<Vec<_>>(), known, "{ways:?}");
}

#[test]
fn dice_and_coins_are_thrown() {
    let setup = dealt_table();
    let mut times: BTreeMap<(String, u8), u32> = BTreeMap::new();
    for seed in 0..40 {
        play(&setup, seed, |state, log| {
            let view = state.view(Viewer::Public);
            for throw in log.iter().filter_map(|logged| Estro::throw(&logged.event, &view)) {
                assert!((throw.range[0]..=throw.range[1]).contains(&throw.value));
                assert_eq!(throw.seat.is_some(), throw.range == [0, 1], "only a right call helps a seat");
                *times.entry((throw.device.first(table::Language::En).to_owned(), throw.value)).or_default() += 1;
            }
        });
    }
    let seen: Vec<u8> = times.keys().map(|(_, value)| *value).collect();
    assert_eq!(seen, [0, 1, 1, 2, 3, 4, 5, 6], "{times:?}");
    assert!(times.iter().filter(|((device, _), _)| device == "die").all(|(_, n)| *n > 100), "{times:?}");
}

/// A designer measures cards of one's own, in place of some of the house set or of all of it.
#[test]
fn cards_of_files_are_measured() {
    let text: String = (0..60).map(|number| format!("x-{number} = manpo 1/2/3/4/{}\n", number % 20)).collect();
    let files = [Written { name: "own".into(), text: Some(text) }];
    let tables = Estro::tables(&TableOrder { cards: &files, ..TableOrder::default() }, 2).unwrap();
    let listed = Estro::listed_cards(&tables[0].setup);
    assert_eq!((listed.len(), listed[59].id.as_str(), listed[59].number), (60, "x-59", 59));
    assert!(Estro::ready(tables[0].setup.cards()).is_empty(), "the ready decks are decks of the house set");
}
