//! The name of a face-down card is shown only to viewers that may look at it (COV-03, SEC-06), and the number of a card
//! in play belongs to one card only (COV-04, SEC-05).

use std::collections::{BTreeMap, BTreeSet};

use table::{Language, Seat, Told, Viewer};

use super::tests::{play, tables};
use crate::event::Event;
use crate::state::{Bits, Instance, State};

/// The names that cards lying face down before a viewer would have if it could look at them.
fn covered(state: &State, viewer: Viewer) -> Vec<String> {
    let hidden = state.in_play().filter(|slot| !state.sees(viewer, *slot));
    hidden.map(|slot| format!("{} ({})", state.card_at(slot).name, state.slot(slot).order)).collect()
}

#[test]
fn no_word_to_a_seat_names_a_covered_card() {
    let mut looks = 0;
    for setup in tables() {
        for seed in 0..3 {
            let mut moment = 0_usize;
            play(&setup, seed, |state, _| {
                moment += 1;
                if !moment.is_multiple_of(3) {
                    return;
                }
                let language = Language::ALL[moment % 2];
                for viewer in Viewer::all(state.seats) {
                    let mut said = vec![state.describe(viewer, language)];
                    if let Viewer::Seat(seat) = viewer {
                        let mut actions = Vec::new();
                        table::Game::actions(state, seat, &mut actions);
                        said.extend(actions.into_iter().map(|action| state.label(seat, action, language)));
                        // An announced card is shown, so a question about it names it (COV-11).
                        if state.view_for(viewer).announced.is_empty() {
                            said.push(state.prompt(seat, language));
                        }
                    }
                    for name in covered(state, viewer) {
                        looks += 1;
                        for text in &said {
                            assert!(!text.contains(&name), "{viewer} reads {name}:\n{text}");
                        }
                    }
                }
            });
        }
    }
    assert!(looks > 300, "hardly anything lay in Cover: {looks}");
}

#[test]
fn a_number_is_given_to_one_card_in_play_only() {
    let (mut places, mut numbers) = (0, 0);
    for (setup, seed) in tables().iter().flat_map(|setup| (0..4).map(move |seed| (setup, seed))) {
        // The card of each number, and the last number of each place.
        let mut known: BTreeMap<u16, Instance> = BTreeMap::new();
        let mut last: BTreeMap<u8, u16> = BTreeMap::new();
        play(setup, seed, |state, log| {
            for logged in log {
                if let Event::Entered(spot, ..) | Event::Attached(spot, ..) | Event::Hid(_, spot) = logged.event {
                    assert!(spot.number > 0, "{:?} has no number", logged.event);
                }
            }
            for slot in Bits(state.used) {
                let card = state.slot(slot);
                let first = *known.entry(card.order).or_insert(card.instance);
                assert_eq!(first, card.instance, "number {} has gone to another card", card.order);
                if last.insert(slot.0, card.order).is_some_and(|before| before != card.order) {
                    places += 1;
                }
            }
            let shown: BTreeSet<u16> =
                state.view_for(Viewer::Seat(Seat(0))).table.iter().map(|card| card.number).collect();
            assert_eq!(shown.len(), state.in_play().count(), "two cards in play have the same number");
        });
        numbers += known.len();
    }
    assert!(places > 20 && numbers > 50, "no place was given to another card: {places} of {numbers}");
}
