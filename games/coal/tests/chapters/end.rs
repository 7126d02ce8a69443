//! Chapter END: end of the game.

use coal::{Action, CardSet, Event, Setup, SetupDocument, State};
use table::{Choices, Fast, Game, Match, Seat, Seed, Viewer};

use crate::support::random_table;
use crate::{cards_with, match_from};

/// COAL-END-07: a seat begins at most 20 turns, and one more for each 2 Damage Points healed.
#[test]
fn no_seat_begins_more_turns_than_its_deck_and_its_repairs_allow() {
    for seed in 0..120 {
        let mut chance = Fast::new(seed);
        let table = random_table(&mut chance);
        let mut game = Match::<State>::new(table.setup, Seed::from(seed));
        while let Some(seat) = game.awaits().seats().lowest() {
            let choices = game.choices(seat);
            let action = choices.get(chance.index(choices.len()));
            game.act(seat, action).expect("a legal action");
        }
        for seat in Seat::all(game.truth().seats()) {
            let own = game.view(Viewer::Public).seats[seat.index()].own_turns;
            let healed: u32 = game
                .events()
                .iter()
                .map(|logged| match logged.event {
                    Event::Healed(of, n) if of == seat => u32::from(n),
                    _ => 0,
                })
                .sum();
            assert!(u32::from(own) <= 20 + healed.div_ceil(2), "{own} turns, {healed} healed: {}", table.name);
        }
    }
}

/// COAL-END-03, COAL-END-04: once the match is over, everything is refused by the clause that ended it.
#[test]
fn after_the_end_everything_is_refused_by_the_clause_that_ended_the_match() {
    let over = |end: &str| {
        let position = format!(
            "turn 5 active 0 starter 0 kind action phase over\n\
             seat 0 model C1 pilot luthor-blissett damage 10 turns 3 destroyed\n\
             seat 1 model C2 pilot madame-white damage 10 turns 2 destroyed\n{end}\n"
        );
        match_from(&Setup::default(), &position)
    };
    for (end, clause) in [("win 1", "COAL-END-03"), ("tie 0,1", "COAL-END-04")] {
        let game = over(end);
        let refused = game.truth().refusal(Seat(0), Action::Pass).expect("it is over");
        assert_eq!(refused.clause.as_str(), clause);
        assert_eq!(game.truth().concession_refusal(Seat(0)).expect("it is over").clause.as_str(), clause);
    }
}

/// A set in which no card does any damage, for the longest possible match.
fn harmless_table() -> Setup {
    let house = CardSet::house();
    let texts: Vec<String> = house.cards().iter().map(|card| format!("{} PA 2S:, con S", card.model)).collect();
    let cards: Vec<(&str, &str)> =
        house.cards().iter().map(|card| card.id.as_str()).zip(texts.iter().map(String::as_str)).collect();
    let document: SetupDocument =
        "options training_pilots\nseat 0 model C1 pilot alfa-spar\nseat 1 model C2 pilot omega-spar\n".parse().unwrap();
    Setup::check(document, cards_with(&cards)).expect("a table")
}

/// The action of a patient seat: an Action Turn each time, its two Steam on one card, which it activates for nothing.
fn patient(game: &Match<State>, seat: Seat) -> Action {
    let choices = game.choices(seat);
    let find = |wanted: &dyn Fn(&Action) -> bool| (0..choices.len()).map(|k| choices.get(k)).find(wanted);
    let slots = game.view(seat.into()).seats[seat.index()].slots;
    let exact = |slot: usize| slots[slot].is_some_and(|card| card.tokens.steam == 2);
    let has_room = slots.iter().flatten().any(|card| card.tokens.steam < 2);
    let maneuver_used = game.view(seat.into()).maneuver_used;
    find(&|action| matches!(action, Action::Pass))
        .or_else(|| find(&|action| matches!(action, Action::Declare(coal::action::TurnKind::Action))))
        .or_else(|| find(&|action| matches!(action, Action::Place(_, _, slot) if !exact(slot.index()))))
        .or_else(|| find(&|action| matches!(action, Action::Activate(slot) if exact(slot.index()))))
        .or_else(|| find(&|action| matches!(action, Action::Play(..)) && !has_room && !maneuver_used))
        .or_else(|| find(&|action| matches!(action, Action::Maneuver(0)) && has_room))
        .or_else(|| find(&|action| matches!(action, Action::End)))
        .unwrap_or_else(|| choices.get(0))
}

/// COAL-END-07, COAL-TURN-09, COAL-TURN-10: the bound is reached, by the seat that started.
#[test]
fn without_any_attack_the_starting_seat_falls_at_the_end_of_its_twentieth_turn() {
    let mut game = Match::<State>::new(harmless_table(), Seed::from(4));
    while let Some(seat) = game.awaits().seats().lowest() {
        let action = patient(&game, seat);
        game.act(seat, action).expect("a legal action");
    }
    let view = game.view(Viewer::Public);
    let first = view.starter.expect("two seats know who starts").index();
    let second = 1 - first;
    assert_eq!((view.seats[first].own_turns, view.seats[first].damage), (20, 10));
    assert_eq!((view.seats[second].own_turns, view.seats[second].damage), (19, 8));
    assert_eq!(view.turn, 39);
    assert!(game.awaits().outcome().is_some_and(|outcome| outcome.winners.contains(Seat(second as u8))));
}
