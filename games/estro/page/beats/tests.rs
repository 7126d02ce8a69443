//! Beats and scenes.

use super::*;
use crate::beats::turns;
use crate::desk::mark;

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

fn logged(events: &[Event]) -> Vec<Logged<Event>> {
    events.iter().map(|event| Logged { clause: clause::ATK_11, event: *event }).collect()
}

#[test]
fn a_clash_and_what_it_causes_are_one_beat() {
    let events = [
        Event::TurnBegan(ME, 3),
        Event::Played(ME, CardNo(4)),
        Event::Attacked { seat: ME, attacker: CardNo(4), target: Some(CardNo(60)) },
        Event::GiftActivated(OTHER, CardNo(60)),
        Event::Rolled(ME, 4),
        Event::Rolled(OTHER, 1),
        Event::Compared { mains: [Estro::Ardo, Estro::Granito], tots: [80, 70], primaries: [20, 20], won: true },
        Event::Destroyed(OTHER, CardNo(60)),
        Event::NoMoreAttacks(ME),
    ];
    let lines: Vec<_> = logged(&events).iter().map(mark).collect();
    let turns = turns(&lines);
    let lengths: Vec<usize> = turns[0].beats.iter().map(|beat| beat.lines.len()).collect();
    assert_eq!((turns.len(), turns[0].turn, lengths), (1, Some(3), vec![1, 6, 1]));
    assert_eq!(lines[2].marks, ["of-4", "of-60"]);
}

/// ESTRO-TOOL-04, ESTRO-QUAD-05: the scene of the dial begins with what the referee has drawn, and tells its name, its
/// category and its description.
#[test]
fn the_dial_is_shown_with_the_sector_on_which_it_has_stopped() {
    let no = SectorNo(3);
    let beat = logged(&[Event::Destroyed(ME, CardNo(4)), Event::DialStopped(ME, no)]);
    assert_eq!(staged(&Setup::default(), &beat[..1]), None);
    let Some(Staged::Wheel { seat, at, name, kind, about }) = staged(&Setup::default(), &beat) else {
        panic!("no scene of the dial");
    };
    let sign = crate::game::page::SIGNS.map(|signs| signs()[usize::from(at)]);
    assert_eq!((seat, at, sign), (ME.0, no.0, dial::sector(no).map(|sector| sector.sign.as_str())));
    assert_eq!((name.en.as_str(), name.it.as_str()), ("Ember", "Brace"));
    assert_eq!(kind.it, "Libellula: bonus");
    assert_eq!(about.en, "Choose one of your face-up cards; it gets +5 ATK until it leaves the field.");
}

#[test]
fn the_numbers_of_a_clash_add_up_and_it_is_shown_once_its_target_is_decided() {
    let setup = Setup::default();
    let (one, other) = (CardNo(0), CardNo(50));
    let of = |card: CardNo| setup.cards().card(card);
    assert_eq!((of(one).estro, of(other).estro), (Estro::Ardo, Estro::Granito));
    let printed = [one, other].map(|card| of(card).values.tot() as i16);
    // The die 4 lists Ardo, the die 2 does not list Granito (ESTRO-ATK-05); Ardo against Granito is +2 (ESTRO-ATK-08).
    let tots = [printed[0] + 5 + 2 + 3, printed[1]];
    let beat = logged(&[
        Event::Attacked { seat: ME, attacker: one, target: Some(other) },
        Event::Rolled(ME, 4),
        Event::Rolled(OTHER, 2),
        Event::Compared { mains: [Estro::Ardo, Estro::Granito], tots, primaries: [9, 9], won: true },
        Event::Destroyed(OTHER, other),
        Event::Destroyed(OTHER, CardNo(51)),
    ]);
    assert_eq!(staged(&setup, &beat[..4]), None, "a Gift may still save it");
    let [attacker, target] = staged(&setup, &beat[..5]).and_then(Staged::into_sides).expect("a clash");
    let numbers = |side: &StagedSide| side.addends.iter().map(|addend| addend.n).collect::<Vec<_>>();
    assert_eq!(numbers(&attacker), [printed[0], 3, 5, 2]);
    assert_eq!((attacker.total, attacker.against), (Some(tots[0]), Some(tots[1])));
    assert_eq!((numbers(&target), target.fate), (vec![printed[1]], Fate::Killed));
    assert_eq!(staged(&setup, &beat), None, "the second card dies of something else");
}

#[test]
fn a_covered_target_has_no_numbers_and_a_saved_one_is_shown_as_saved() {
    let setup = Setup::default();
    let beat = logged(&[
        Event::Attacked { seat: ME, attacker: CardNo(0), target: None },
        Event::DefeatedCovered,
        Event::TurnedUp(OTHER, CardNo(50)),
        Event::Saved(OTHER, CardNo(50)),
    ]);
    let [attacker, target] = staged(&setup, &beat).and_then(Staged::into_sides).expect("a clash");
    assert_eq!((attacker.total, target.total, target.fate), (None, None, Fate::Saved));
    assert!(target.card.is_some());
}

/// ESTRO-SOLO-22, ESTRO-SOLO-23: the blow adds up, and takes from the shields what it comes to.
#[test]
fn a_blow_to_a_ship_is_shown_with_the_shields_before_and_after() {
    let setup = crate::game::page::testing::solo_table();
    let (card, ship) = (CardNo(0), Estro::Granito);
    let printed = setup.cards().card(card).values.tot() as i16;
    // The die 4 lists Ardo (ESTRO-ATK-05); Ardo against Granito is +2 (ESTRO-ATK-08).
    let value = printed + 5 + 2;
    let beat = logged(&[
        Event::ShipAttacked(ME, card, ship),
        Event::Rolled(ME, 4),
        Event::ShipStruck { ship, main: Estro::Ardo, value: Some(value) },
        Event::ShieldsChanged(ship, -value, 300 - value),
    ]);
    assert_eq!(staged(&setup, &beat[..3]), None);
    let [attacker, met] = staged(&setup, &beat).and_then(Staged::into_sides).expect("a scene");
    let numbers = |side: &StagedSide| side.addends.iter().map(|addend| addend.n).collect::<Vec<_>>();
    assert_eq!((numbers(&attacker), attacker.total, attacker.against), (vec![printed, 5, 2], Some(value), Some(300)));
    assert_eq!((numbers(&met), met.total, met.fate), (vec![300, -value], Some(300 - value), Fate::Hit));
    assert_eq!(met.card.as_deref(), Some("ship-granito"));
    // What an object takes is no attack.
    assert_eq!(staged(&setup, &logged(&[Event::ShieldsChanged(ship, -60, 240)])), None);
}

/// ESTRO-SOLO-11: a guardian that lay face down is shown, since it is turned up before the dice.
#[test]
fn a_guardian_that_was_turned_up_by_an_attack_is_shown() {
    let setup = crate::game::page::testing::solo_table();
    let (one, other) = (CardNo(0), CardNo(50));
    let beat = logged(&[
        Event::Attacked { seat: ME, attacker: one, target: None },
        Event::TurnedUp(OTHER, other),
        Event::Rolled(ME, 1),
        Event::Rolled(OTHER, 1),
        Event::Compared { mains: [Estro::Ardo, Estro::Granito], tots: [60, 70], primaries: [9, 9], won: false },
    ]);
    let [_, target] = staged(&setup, &beat).and_then(Staged::into_sides).expect("a clash");
    assert_eq!((target.card, target.total), (Some(setup.cards().card(other).id.clone()), Some(70)));
}
