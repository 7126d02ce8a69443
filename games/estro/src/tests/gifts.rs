//! Gifts (chapters GIFT, DEST).

use super::{OZOK, THOFA, Table, dice};
use crate::event::Event;
use crate::rules::CardNo;
use crate::state::{CardId, flag};
use table::Seat;

const WEAK: &str = "weak ardo 1/1/1/1/1";

/// ESTRO-GIFT-08, ESTRO-DEST-05, ESTRO-GIFT-14: a Gift that saves its card does so once in the match.
#[test]
fn a_card_saves_itself_once() {
    let mut table = Table::of(&[OZOK, OZOK], &["safe ardo 1/1/1/1/1 once on-dying save(this)"]);
    table.answer(0, "attack 0.1 1.1", &dice(1, 1));
    assert!(table.happened(Event::Saved(Seat(1), CardNo(2))));
    assert!(table.on_field(2) && table.state.card(CardId(2)).has(flag::USED));
    table.answer(0, "attack 0.2 1.1", &dice(1, 1));
    assert!(!table.on_field(2));
}

/// ESTRO-GIFT-04, ESTRO-GIFT-06: an explicit countermove comes first; an annulled 1V Gift is not used up.
#[test]
fn a_countermove_annuls_the_gift_before_it_happens() {
    let ward = "ward granito 8/18/12/9/8 once on-opponent-gift counter(destroying) annul";
    let bomb = "bomb ardo 20/1/1/1/1 once on-attack destroy(choose enemy up)";
    let mut table = Table::of(&[bomb], &[WEAK, ward]);
    table.answer(0, "attack 0.1 1.2", &[]);
    table.answer(0, "pick 1.1", &dice(1, 2));
    assert!(table.happened(Event::GiftAnnulled(Seat(0), CardNo(0))));
    assert!(table.on_field(1) && !table.state.card(CardId(0)).has(flag::USED));
    assert!(table.state.card(CardId(2)).has(flag::USED));
}

/// ESTRO-GIFT-07: two countermoves that answer every Gift answer each other once and no more.
#[test]
fn countermoves_do_not_answer_each_other_without_end() {
    let ward = "ward granito 8/18/12/9/8 infinite on-opponent-gift counter(any) annul";
    let bomb = "bomb ardo 20/1/1/1/1 once on-attack draw(you, 1)";
    let mut table = Table::of(&[bomb, ward], &[WEAK, ward, ward]);
    table.answer(0, "attack 0.1 1.1", &dice(1, 1));
    let annulled = table.log.iter().filter(|logged| matches!(logged.event, Event::GiftAnnulled(..))).count();
    assert!((2..=4).contains(&annulled), "{annulled}");
}

/// ESTRO-GIFT-02: an optional Gift may be declined, and a 1V Gift is not used up by that.
#[test]
fn an_optional_gift_may_be_declined() {
    let bomb = "bomb ardo 20/1/1/1/1 once on-attack optional destroy(choose enemy up)";
    let mut table = Table::of(&[bomb], &[WEAK, THOFA]);
    table.answer(0, "attack 0.1 1.2", &[]);
    assert_eq!(table.offered(0), ["pick 1.1", "pick 1.2", "pass"]);
    table.answer(0, "pass", &dice(1, 1));
    assert!(table.happened(Event::GiftDeclined(Seat(0), CardNo(0))));
    assert!(!table.state.card(CardId(0)).has(flag::USED));
}

/// ESTRO-GIFT-15: a wrong call resolves the Gift, and uses it up.
#[test]
fn a_wrong_call_uses_the_gift_up() {
    let lucky = "lucky illusio 1/1/1/9/1 once on-attack coin(add(this, dex +10, leaves))";
    for (call, falls, dex) in [("heads", 0, 19), ("heads", 1, 9), ("tails", 1, 19)] {
        let mut table = Table::of(&[lucky], &[OZOK]);
        table.answer(0, "attack 0.1 1.1", &[]);
        table.answer(0, call, &[("coin", falls), dice(1, 1)[0], dice(1, 1)[1]]);
        assert_eq!(table.values(0).0[3], dex, "{call} {falls}");
        assert!(table.state.card(CardId(0)).has(flag::USED));
    }
}

/// ESTRO-GIFT-11, ESTRO-CARD-07, ESTRO-CARD-08: a passive Gift counts while its card lies face up, and no statistic falls below 0.
#[test]
fn a_passive_gift_counts_while_its_card_is_face_up() {
    let banner = "banner ardo 5/5/5/5/5 infinite passive add(all own other, atk +3, while)";
    let curse = "curse ardo 5/5/5/5/5 infinite passive add(all enemy, dex -30, while)";
    let mut table = Table::of(&[OZOK, banner], &[curse]);
    assert_eq!(table.values(0), ([19, 19, 13, 0, 19], 70));
    table = table.covered(1);
    assert_eq!(table.values(0).0[0], 16);
    table.state.card_mut(CardId(2)).set(flag::INHIBITED, true);
    assert_eq!(table.values(0), ([16, 19, 13, 5, 19], 72));
}

/// ESTRO-GIFT-09, ESTRO-GIFT-10, ESTRO-DEST-06: what a 1V Gift has changed comes back with its card, anything else does not.
#[test]
fn changes_of_a_1v_gift_come_back_with_the_card() {
    for (usage, after) in [("once", 20), ("plain", 16)] {
        let boost = format!("boost manpo 1/1/1/1/40 {usage} on-attack add(choose own other, atk +4, leaves)");
        let back = "back armonio 9/9/9/9/9";
        let mut table = Table::of(&[&boost, OZOK], &[back]);
        table.answer(0, "attack 0.1 1.1", &dice(5, 4));
        assert_eq!(table.values(1).0[0], 20);
        table.state.leave_field(CardId(1));
        table.state.burn(CardId(1));
        table.state.hoards[0].incinerator.remove(CardId(1));
        table.state.enter(CardId(1), Seat(0), crate::language::Face::Up, 0);
        assert_eq!(table.values(1).0[0], after, "{usage}");
    }
}

/// ESTRO-DEST-04: a cost that is not paid gives nothing.
#[test]
fn without_the_sacrifice_nothing_happens() {
    let altar = "altar ardo 20/9/9/9/9 once on-attack sacrifice(random own hand); destroy(highest enemy up)";
    let mut table = Table::of(&[altar], &[THOFA]).empty_handed();
    table.answer(0, "attack 0.1 1.1", &dice(1, 1));
    assert!(table.on_field(1) && !table.state.card(CardId(0)).has(flag::USED));
    let mut table = Table::of(&[altar, OZOK], &[THOFA, WEAK]).empty_handed().holding(0, 1);
    table.answer(0, "attack 0.1 1.2", &dice(1, 1));
    assert!(table.happened(Event::Sacrificed(Seat(0), CardNo(1))));
    assert!(!table.on_field(2));
}
