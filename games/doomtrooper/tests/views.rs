//! The view of others while a player composes a play: it shows that the choice is this player's, and nothing more
//! (TIME-18).

mod support;

use doomtrooper::view::Ask;
use doomtrooper::{Action, State, deck, setup_notation};
use table::{Choices as _, Fast, Game, Match, NoLog, Seat, Viewer};

fn played(state: &mut State, seat: u8, actions: &[&str]) {
    let mut chance = Fast::new(1);
    for text in actions {
        let action: Action = text.parse().unwrap();
        assert_eq!(state.refusal(Seat(seat), action), None, "{text}");
        state.apply(Seat(seat), action, &mut chance, &mut NoLog);
    }
}

/// The asked seat and its question, as everybody sees them.
fn asked(state: &State) -> Option<(Seat, Ask)> {
    state.view(Viewer::Public).asks
}

#[test]
fn nobody_sees_that_a_card_is_chosen_among_granted_actions() {
    let position = "turn 7 active 0 actions 3\nseat 0\n  hand inspired garbage-dump\n  squad golden-lion\nseat 1\n";
    let (mut state, _) = setup_notation::read(&deck::ready_table(2), position).unwrap();
    played(&mut state, 0, &["meditate", "play 01173"]);
    assert_eq!(asked(&state), Some((Seat(0), Ask::Action)));
    // Its Area is still to be chosen: the play is not announced yet.
    played(&mut state, 0, &["play 07034"]);
    assert_eq!(asked(&state), Some((Seat(0), Ask::Action)));
    assert_eq!(state.view(Viewer::Public).announced, vec![]);
    played(&mut state, 0, &["squad"]);
    assert_eq!(state.view(Viewer::Public).table.len(), 2);
}

/// CMB-05, SEC-06: a forecast of an attack is made from the viewer's view: it is the same in every world that the
/// viewer cannot tell from this one, and contains nothing about an unseen warrior.
#[test]
fn a_forecast_tells_nothing_hidden() {
    let (mut forecasts, mut unknown) = (0, 0);
    for seed in 0..12 {
        let setup = support::random_table(&mut Fast::new(seed)).setup;
        let mut game = Match::<State>::new(setup, table::Seed::from(seed));
        let mut chance = Fast::new(seed);
        for step in 0..700u64 {
            let Some(seat) = game.awaits().seats().lowest() else { break };
            if step % 20 == 0 {
                for viewer in Viewer::all(game.truth().seats()) {
                    let mut twin = game.truth().clone();
                    twin.determinize(viewer, &mut Fast::new(step));
                    let view = game.view(viewer);
                    for (one, other) in
                        view.table.iter().flat_map(|one| view.table.iter().map(move |other| (one, other)))
                    {
                        let told = game.truth().forecasts(viewer, one.slot, other.slot);
                        assert_eq!(told, twin.forecasts(viewer, one.slot, other.slot), "{viewer}: {one:?} {other:?}");
                        assert!(
                            other.card.is_some()
                                || told.iter().all(|told| told.against.is_none() && told.back.is_none())
                        );
                        forecasts += told.len();
                        unknown += told.iter().filter(|told| told.against.is_none()).count();
                    }
                }
            }
            let choices = game.choices(seat);
            game.act(seat, choices.get(chance.index(choices.len()))).unwrap();
        }
    }
    assert!(forecasts > 500 && unknown > 5, "{forecasts} forecasts, {unknown} of somebody unknown");
}
