//! Zone cards (chapter ZONE, and ESTRO-ATK-19 to ESTRO-ATK-21).

use super::{OZOK, THOFA, Table, dice};
use crate::event::Event;
use crate::language::Estro;
use crate::rules::CardNo;
use table::Seat;

fn in_zone(mut table: Table, zone: Estro) -> Table {
    table.state.zones.active = 1 << zone as u8;
    table
}

/// ESTRO-ZONE-03, ESTRO-FACE-06: +2 to the statistic of its Estro, for face-up cards of that Estro on either side.
#[test]
fn a_zone_card_gives_two_to_cards_of_its_estro() {
    let table = in_zone(Table::of(&[OZOK, THOFA], &[OZOK]), Estro::Ardo);
    assert_eq!(table.values(0), ([18, 19, 13, 5, 19], 74));
    assert_eq!(table.values(2).1, 74);
    assert_eq!(table.values(1).1, 76);
}

/// ESTRO-ZONE-05, ESTRO-ZONE-06: an Ardo card of the hand for +4 ATK, once in the match.
#[test]
fn the_military_special_costs_an_ardo_card_of_the_hand() {
    let mut table = in_zone(Table::of(&[OZOK, "x ardo 9/9/9/9/9"], &[THOFA]).holding(0, 1), Estro::Ardo);
    table.answer(0, "attack 0.1 1.1", &[]);
    assert_eq!(table.offered(0), ["zone ardo 2", "pass"]);
    table.answer(0, "zone ardo 2", &[]);
    assert_eq!(table.values(0).0[0], 22);
    assert!(table.happened(Event::Sacrificed(Seat(0), CardNo(1))));
    // The attacker goes on, stops, or takes another card.
    assert_eq!(table.offered(0), ["keep", "stop"]);
    table.answer(0, "stop", &[]);
    // It was this card's attack of the turn (ESTRO-ATK-21): none is left.
    assert!(table.happened(Event::Stopped(Seat(0))) && table.on_field(2));
    assert_eq!(table.state.active, Seat(1));
}

/// ESTRO-ZONE-08, ESTRO-ATK-19: an Armonio card avoids its death; the attack has failed.
#[test]
fn the_medical_special_saves_an_armonio_card() {
    let healer = "healer armonio 9/9/9/9/9";
    let mut table = in_zone(Table::of(&[OZOK], &[healer]), Estro::Armonio);
    table.answer(0, "attack 0.1 1.1", &dice(1, 1));
    assert_eq!(table.offered(1), ["zone armonio", "pass"]);
    table.answer(1, "zone armonio", &[]);
    assert!(table.happened(Event::Saved(Seat(1), CardNo(1))));
    table.answer(0, "keep", &[]);
    assert!(table.on_field(1));
}

/// ESTRO-ZONE-07: ATK and DEF of the opposing Granito card are exchanged for this attack.
#[test]
fn the_tech_special_exchanges_attack_and_defence() {
    let wall = "wall granito 5/30/9/9/9";
    let mut table = in_zone(Table::of(&[OZOK], &[wall]), Estro::Granito);
    table.answer(0, "attack 0.1 1.1", &[]);
    table.answer(0, "zone granito", &[]);
    assert_eq!(table.values(1).0[..2], [32, 5]);
    table.answer(0, "keep", &dice(4, 4));
    // 21 is more than double of 5.
    assert!(!table.on_field(1));
}

/// ESTRO-ZONE-09, ESTRO-ATK-20: DEX of an own Illusio card is doubled; a redirected attack keeps its dice.
#[test]
fn a_redirected_attack_keeps_its_dice() {
    let mut table = in_zone(Table::of(&[OZOK], &[THOFA, OZOK]), Estro::Illusio);
    table.answer(0, "attack 0.1 1.1", &[]);
    table.answer(1, "zone illusio", &[]);
    assert_eq!(table.values(1).0[3], 60);
    assert_eq!(table.offered(0), ["pick 1.2", "keep", "stop"]);
    table.answer(0, "pick 1.2", &dice(4, 1));
    assert!(table.happened(Event::Redirected(Some(CardNo(2)))));
    assert!(table.happened(Event::Compared {
        mains: [Estro::Ardo; 2],
        tots: [77, 72],
        primaries: [21, 16],
        won: true
    }));
    assert!(table.on_field(1) && !table.on_field(2));
}

/// ESTRO-ZONE-10, ESTRO-CARD-09: any own face-up card becomes Manpo until it leaves the field.
#[test]
fn the_control_special_converts_an_own_card() {
    let mut table = in_zone(Table::of(&[OZOK, THOFA], &[THOFA]), Estro::Manpo);
    table.answer(0, "attack 0.1 1.1", &[]);
    table.answer(0, "zone manpo", &[]);
    table.answer(0, "pick 0.2", &[]);
    assert_eq!(table.values(1), ([15, 11, 12, 28, 12], 78));
    assert!(table.happened(Event::Became(Seat(0), CardNo(1), Estro::Manpo)));
    assert_eq!(table.refused(0, "zone manpo"), "ESTRO-ZONE-04");
}
