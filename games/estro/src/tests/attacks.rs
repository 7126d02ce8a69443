//! Attacks, by the worked examples of the rules (chapters ATK, FACE, WIN).

use super::{OZOK, THOFA, Table, dice};
use crate::event::Event;
use crate::language::Estro;
use crate::rules::CardNo;
use table::Seat;

/// Dice that help neither an Ardo nor an Illusio card (ESTRO-ATK-05).
const NOTHING: (u32, u32) = (1, 1);

/// ESTRO-EX-01, ESTRO-ATK-11, ESTRO-ATK-14: a smaller total resists nothing, and the attacker stays.
#[test]
fn ozok_does_not_defeat_thofa() {
    let mut table = Table::of(&[OZOK], &[THOFA]);
    table.answer(0, "attack 0.1 1.1", &dice(NOTHING.0, NOTHING.1));
    assert!(table.happened(Event::Compared {
        mains: [Estro::Ardo, Estro::Illusio],
        tots: [67, 76],
        primaries: [16, 28],
        won: false
    }));
    assert!(table.on_field(0) && table.on_field(1));
}

/// ESTRO-EX-02, ESTRO-DEST-01: the greater total destroys, also with the match-up.
#[test]
fn thofa_defeats_ozok() {
    let mut table = Table::of(&[THOFA], &[OZOK]);
    table.answer(0, "attack 0.1 1.1", &dice(NOTHING.0, NOTHING.1));
    assert!(table.happened(Event::Compared {
        mains: [Estro::Illusio, Estro::Ardo],
        tots: [86, 72],
        primaries: [28, 16],
        won: true
    }));
    assert!(table.happened(Event::Destroyed(Seat(1), CardNo(1))));
    assert_eq!(table.state.hoards[1].incinerator.len(), 1);
}

/// ESTRO-EX-03, ESTRO-ATK-12, ESTRO-ATK-13: a primary value of more than double decides alone, and only for the attacker.
#[test]
fn more_than_double_the_primary_value_defeats() {
    let madu = "madu illusio 8/10/11/33/4";
    let weak = "weak ardo 16/19/13/5/40";
    let mut table = Table::of(&[madu], &[weak]);
    table.answer(0, "attack 0.1 1.1", &dice(1, 1));
    assert!(table.happened(Event::Compared {
        mains: [Estro::Illusio, Estro::Ardo],
        tots: [76, 93],
        primaries: [33, 16],
        won: true
    }));
    // 32 is no more than double of 16.
    let mut table = Table::of(&["x illusio 8/10/11/32/4"], &[weak]);
    table.answer(0, "attack 0.1 1.1", &dice(1, 1));
    assert!(table.on_field(1));
}

/// ESTRO-EX-04, ESTRO-EX-05, ESTRO-ATK-06, ESTRO-ATK-08, ESTRO-ATK-10, ESTRO-ATK-15: dice raise the own statistic, the match-up
/// the attacker's TOT alone, and both end with the clash.
#[test]
fn dice_and_match_up_count_for_one_clash() {
    let mut table = Table::of(&[OZOK], &[THOFA]);
    table.answer(0, "attack 0.1 1.1", &dice(6, 3));
    assert!(table.happened(Event::Compared {
        mains: [Estro::Ardo, Estro::Illusio],
        tots: [72, 81],
        primaries: [21, 33],
        won: false
    }));
    assert_eq!(table.values(0), ([16, 19, 13, 5, 19], 72));
    assert_eq!(table.values(1), ([15, 11, 12, 28, 10], 76));
}

/// ESTRO-ATK-02, ESTRO-ATK-03, ESTRO-ATK-23: two attacks with two cards, against cards of the other side.
#[test]
fn a_third_attack_and_a_second_one_with_the_same_card_are_refused() {
    let mut table = Table::of(&[OZOK, OZOK, OZOK], &[THOFA, THOFA]);
    assert_eq!(table.refused(0, "attack 0.1 0.2"), "ESTRO-ATK-23");
    assert_eq!(table.refused(0, "attack 0.1 1.5"), "ESTRO-ATK-01");
    table.answer(0, "attack 0.1 1.1", &dice(1, 1));
    assert_eq!(table.refused(0, "attack 0.1 1.1"), "ESTRO-ATK-02");
    table.answer(0, "attack 0.2 1.1", &dice(1, 1));
    // The other seat's turn has come.
    assert_eq!((table.state.active, table.offered(0).len()), (Seat(1), 0));
}

/// ESTRO-FACE-03, ESTRO-FACE-06, ESTRO-ATK-18: a covered card is defeated whatever the totals, and does not attack.
#[test]
fn an_attacked_covered_card_is_defeated() {
    let mut table = Table::of(&["weak ardo 1/1/1/1/1", OZOK], &[THOFA]).covered(2).covered(1);
    assert_eq!(table.refused(0, "attack 0.2 1.1"), "ESTRO-FACE-06");
    table.answer(0, "attack 0.1 1.1", &dice(4, 6));
    assert!(table.happened(Event::DefeatedCovered));
    assert!(table.happened(Event::TurnedUp(Seat(1), CardNo(2))));
    assert!(!table.on_field(2));
}

/// ESTRO-WIN-01, ESTRO-WIN-02, ESTRO-WIN-03: an empty field loses from the end of round 5 on, and not before.
#[test]
fn an_empty_field_loses_after_round_five() {
    for (round, ends) in [(5, false), (6, true)] {
        let mut table = Table::of(&[THOFA], &[OZOK]);
        table.state.round = round;
        table.answer(0, "attack 0.1 1.1", &dice(1, 1));
        let clause = table.state.outcome().map(|outcome| outcome.clause.as_str());
        assert_eq!(clause, ends.then_some("ESTRO-WIN-01"), "round {round}");
    }
}

/// ESTRO-WIN-05, ESTRO-TURN-05: who has to draw with neither hand nor deck loses at once.
#[test]
fn without_hand_and_deck_the_draw_loses() {
    let mut table = Table::of(&[OZOK], &[THOFA]).empty_handed();
    table.answer(0, "end", &[]);
    assert_eq!(table.state.outcome().map(|outcome| outcome.clause.as_str()), Some("ESTRO-WIN-05"));
    assert!(table.state.outcome().is_some_and(|outcome| outcome.winners.contains(Seat(0))));
}

/// ESTRO-ATK-22: a card that has to attack does, before the attacks may end.
#[test]
fn a_forced_card_attacks_first() {
    let mut table = Table::of(&[OZOK, OZOK], &[THOFA]);
    let forced = crate::state::CardId(1);
    table.state.add_timed(forced, crate::state::Change::Forced, crate::state::Ends::NextTurn(Seat(0), 2));
    assert_eq!(table.offered(0), ["attack 0.2 1.1"]);
    assert_eq!(table.refused(0, "end"), "ESTRO-ATK-22");
    assert_eq!(table.refused(0, "attack 0.1 1.1"), "ESTRO-ATK-22");
}
