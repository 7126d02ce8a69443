//! The figures by card of a series, and the blanks.

use arena::{Contest, Findings, Order, Series};
use coal::{CardSet, Options, Setup, State};
use coal_plugin::Coal;
use coal_plugin::balance::{Models, tables};
use table::{Choices, Fast, Game, NoLog, Positioned, Seat, Seed, Seeded};

fn findings(bots: [&str; 2], matches: u32, threads: usize, blanks: u32) -> Findings {
    let tables = tables(Models::All, 2, &Options::default(), &CardSet::house()).expect("tables for two");
    let mut series = Series::<Coal>::of(&bots, tables, matches).expect("two players at tables for two");
    series.threads = threads;
    series.play_findings(Order { blanks }, |_, _| ()).1
}

#[test]
fn the_seats_of_a_card_add_up() {
    let found = findings(["heuristic", "heuristic"], 48, 2, 0);
    assert_eq!(found.groups, 24, "tables in which the models change seats share a seed");
    // Each seat plays the ten cards of its model, two copies each.
    assert_eq!(found.cards.iter().map(|card| card.all.n).sum::<u32>(), 48 * 2 * 10);
    for card in &found.cards {
        let parts = [card.opening, card.later, card.elsewhere, card.unseen];
        assert_eq!(parts.iter().map(|part| part.n).sum::<u32>(), card.all.n, "{}", card.id);
        assert_eq!(card.held.n, card.opening.n + card.later.n, "{}", card.id);
        assert!(card.played.n <= card.held.n && card.elsewhere.n == 0, "{}", card.id);
        assert_eq!((card.copies, card.blanked), (Some(2.0), None), "{}", card.id);
        let wins = |part: arena::GroupShare| part.share().map_or(0.0, |share| share * f64::from(part.n));
        let sum: f64 = parts.into_iter().map(wins).sum();
        assert!((sum - wins(card.all)).abs() < 1e-9, "{}", card.id);
    }
    // Five of twenty cards: the chance that one of two copies is among them is 1 - 15/20 * 14/19.
    let opening: u32 = found.cards.iter().map(|card| card.opening.n).sum();
    let share = f64::from(opening) / f64::from(48 * 2 * 10);
    assert!((share - (1.0 - 15.0 / 20.0 * 14.0 / 19.0)).abs() < 0.05, "{share}");
    for lengths in &found.lengths {
        assert_eq!(lengths.iter().map(|one| one.matches).sum::<u32>(), 48);
    }
    assert_eq!(found.ends.iter().map(|end| end.matches).sum::<u32>(), 48);
    assert!(found.decks.iter().all(|deck| deck.share.n == 24 && deck.results.iter().sum::<u32>() == 24));
    assert!(found.luck.is_none());
}

#[test]
fn the_figures_are_the_same_for_any_number_of_threads() {
    assert_eq!(findings(["heuristic", "random"], 24, 1, 3), findings(["heuristic", "random"], 24, 3, 3));
}

#[test]
fn a_card_is_worth_something_to_the_seat_that_gets_it() {
    let found = findings(["heuristic", "heuristic"], 96, 2, 24);
    let worth = |card: &arena::CardFigures| card.blanked.expect("every card of the set has a blank");
    for card in &found.cards {
        let blanked = worth(card);
        assert_eq!(blanked.difference.n, 24.min(card.held.n + card.elsewhere.n), "{}", card.id);
        let shares = [blanked.with, blanked.without].map(|share| share.share().unwrap());
        assert!((shares[0] - shares[1] - blanked.difference.mean).abs() < 1e-9, "{}", card.id);
    }
    let mean = found.cards.iter().map(|card| worth(card).difference.mean).sum::<f64>() / found.cards.len() as f64;
    assert!(mean > 0.02, "a mean card is worth {mean}");
}

#[test]
fn a_blank_lies_where_the_card_lay() {
    let setup = Setup::default();
    let dealt = |setup: &Setup| {
        let mut chance = Seeded::new(Seed::from(5));
        let mut state = State::deal(setup, &mut chance, &mut NoLog);
        // Up to the first turn.
        while state.view(table::Viewer::Public).turn == 0 {
            let seat = state.awaits().seats().lowest().unwrap();
            let first = state.choices(seat).get(0);
            state.apply(seat, first, &mut chance, &mut NoLog);
        }
        state
    };
    let state = dealt(&setup);
    let own = state.view(Seat(0).into());
    let card = Coal::cards_in_hand(&own, Seat(0))[0];
    let blanked = Coal::blanked(&setup, Seat(0), card).unwrap();
    let blank = blanked.rules().cards.card(card as u8);
    assert!(blank.effects.is_empty() && blank.echo.is_empty());
    assert_eq!(blank.cost, setup.rules().cards.card(card as u8).cost);
    assert_eq!(dealt(&blanked).position(), state.position());
    assert!(Coal::blanked(&setup, Seat(0), 10_000).is_none());
}

#[test]
fn matches_with_blanks_end() {
    let setup = Setup::default();
    for card in 0..setup.rules().cards.cards().len() as u32 {
        let blanked = Coal::blanked(&setup, Seat(0), card).unwrap();
        let mut chance = Fast::new(card.into());
        let mut state = State::deal(&blanked, &mut chance, &mut NoLog);
        while let Some(seat) = state.awaits().seats().lowest() {
            let choices = state.choices(seat);
            let action = choices.get(chance.index(choices.len()));
            state.apply(seat, action, &mut chance, &mut NoLog);
        }
    }
}
