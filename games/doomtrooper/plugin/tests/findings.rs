//! The figures by card of a series, and the blanks.

use arena::{Contest, Findings, Order, Series};
use doomtrooper::{CardNo, Event, Setup, State};
use doomtrooper_plugin::{Doomtrooper, meetings};
use table::{Choices, Fast, Game, Logged, NoLog, Seat, Seed, Seeded};

fn findings(matches: u32, threads: usize, blanks: u32) -> Findings {
    let tables = meetings::pairs().into_iter().take(3).collect();
    let mut series =
        Series::<Doomtrooper>::of(&["heuristic", "random"], tables, matches).expect("two players at tables for two");
    series.threads = threads;
    series.play_findings(Order { blanks }, |_, _| ()).1
}

#[test]
fn the_seats_of_a_card_add_up() {
    let found = findings(12, 2, 0);
    assert_eq!(found.groups, 6, "matches in which the players change seats share a seed");
    assert!(found.cards.len() > 60);
    for card in &found.cards {
        let parts = [card.opening, card.later, card.elsewhere, card.unseen];
        assert_eq!(parts.iter().map(|part| part.n).sum::<u32>(), card.all.n, "{}", card.id);
        assert_eq!(card.held.n, card.opening.n + card.later.n, "{}", card.id);
        assert!(card.copies.is_none_or(|copies| (1.0..=5.0).contains(&copies)), "{}", card.id);
    }
    let sum = |get: fn(&arena::CardFigures) -> u32| found.cards.iter().map(get).sum::<u32>();
    assert!(sum(|card| card.opening.n) > 0 && sum(|card| card.later.n) > 0 && sum(|card| card.played.n) > 0);
    assert!(sum(|card| card.unseen.n) > 0);
    assert_eq!(found.ends.iter().map(|end| end.matches).sum::<u32>(), 12);
    assert!(found.pairs.iter().all(|pair| pair.share.n == 4 && pair.results.iter().sum::<u32>() == 4));
}

#[test]
fn the_figures_are_the_same_for_any_number_of_threads() {
    let found = findings(4, 1, 1);
    assert_eq!(found, findings(4, 3, 1));
    let blanked: Vec<_> = found.cards.iter().filter_map(|card| card.blanked).collect();
    assert!(!blanked.is_empty() && blanked.iter().all(|blanked| blanked.difference.n == 1));
}

fn dealt(setup: &Setup, seed: u64) -> State {
    State::deal(setup, &mut Seeded::new(Seed::from(seed)), &mut NoLog)
}

fn hand(state: &State, seat: Seat) -> Vec<u32> {
    Doomtrooper::cards_in_hand(&state.view(seat.into()), seat)
}

#[test]
fn a_blank_lies_where_the_card_lay_and_only_in_one_deck() {
    let setup = meetings::pairs().remove(0).setup;
    let state = dealt(&setup, 3);
    let card = hand(&state, Seat(1))[0];
    let blanked = Doomtrooper::blanked(&setup, Seat(1), card).unwrap();
    let other = dealt(&blanked, 3);
    assert_eq!(hand(&state, Seat(0)), hand(&other, Seat(0)));
    let rest =
        |hand: Vec<u32>, without: u32| -> Vec<u32> { hand.into_iter().filter(|held| *held != without).collect() };
    let blank = *hand(&other, Seat(1)).iter().max().unwrap();
    assert!(blank as usize >= setup.cards().cards().len(), "the blank comes after all cards of the set");
    assert_eq!(rest(hand(&state, Seat(1)), card), rest(hand(&other, Seat(1)), blank));
    assert_eq!(hand(&state, Seat(1)).len(), hand(&other, Seat(1)).len());
    assert_eq!(setup.deck(Seat(0)), blanked.deck(Seat(0)));
    let differs = setup.deck(Seat(1)).iter().zip(blanked.deck(Seat(1))).filter(|(one, other)| one != other);
    assert!(differs.clone().count() > 0 && differs.into_iter().all(|(one, _)| u32::from(one.0) == card));
    let foreign = (0..setup.cards().cards().len() as u16).find(|card| !setup.deck(Seat(1)).contains(&CardNo(*card)));
    assert!(Doomtrooper::blanked(&setup, Seat(1), foreign.unwrap().into()).is_none());
}

#[test]
fn a_blank_is_never_played() {
    let setup = meetings::pairs().remove(0).setup;
    let mut cards: Vec<CardNo> = setup.deck(Seat(0)).to_vec();
    cards.dedup();
    // Half of the deck is blank.
    let half = cards.iter().step_by(2).fold(setup, |setup, card| setup.with_blank(Seat(0), *card).unwrap());
    let blank = *half.deck(Seat(0)).iter().max().unwrap();
    let mut was_held = false;
    for seed in 0..3 {
        let (mut chance, mut log) = (Fast::new(seed), Vec::<Logged<Event>>::new());
        let mut state = State::deal(&half, &mut chance, &mut log);
        while let Some(seat) = state.awaits().seats().lowest() {
            was_held |= hand(&state, Seat(0)).contains(&blank.0.into());
            let choices = state.choices(seat);
            let action = choices.get(chance.index(choices.len()));
            state.apply(seat, action, &mut chance, &mut log);
        }
        let plays =
            |logged: &&Logged<Event>| matches!(logged.event, Event::Announced(_, _, _, Some(card)) if card == blank);
        assert_eq!(log.iter().find(plays), None);
    }
    assert!(was_held);
}
