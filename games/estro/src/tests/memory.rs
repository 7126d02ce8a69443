//! Mnemonica: what the table does not do for its players.

use table::{Game, Scribe, Viewer};

use super::*;
use crate::state::Ended;

fn mnemonica() -> Table {
    Table::with(Options { mnemonica: true, ..Options::default() }, &[OZOK], &[THOFA])
}

/// ESTRO-MNE-02: no log, no undo and no hints for the players, until the match is over.
#[test]
fn the_players_of_mnemonica_get_no_help_before_the_end() {
    let mut table = mnemonica();
    let refusal = table.state.aid_refusal().expect("no help");
    assert_eq!(refusal.clause.as_str(), "ESTRO-MNE-02");
    table.state.end(Ended::BothEmpty);
    assert!(table.state.aid_refusal().is_none());
    assert!(Table::of(&[OZOK], &[THOFA]).state.aid_refusal().is_none());
}

/// ESTRO-MNE-01, ESTRO-MNE-08: a person may be the scribe, who sees what is public, or everything where the table wants that.
#[test]
fn a_scribe_looks_back_where_the_table_has_one() {
    let of = |scribe_seat, scribe_sees_all| {
        let options = Options { mnemonica: true, scribe_seat, scribe_sees_all, ..Options::default() };
        Table::with(options, &[OZOK], &[THOFA]).state.scribe()
    };
    assert_eq!((of(false, true), of(true, false), of(true, true)), (None, Some(Scribe::Public), Some(Scribe::All)));
}

/// ESTRO-MNE-03: a computer player adds up what its view does not show, and sees nothing else.
#[test]
fn what_is_worked_out_is_what_the_scribe_sees_of_the_values() {
    let table = mnemonica();
    let [shown, worked_out, public] =
        [table.state.view(Viewer::Seat(Seat(0))), table.state.worked_out(Seat(0)), table.state.view(Viewer::Public)];
    let tots = |view: &crate::view::View| {
        let ups = view.field.iter().filter_map(|card| card.up.as_ref());
        ups.map(|up| up.tot).collect::<Vec<_>>()
    };
    assert_eq!(tots(&shown), [None, None]);
    assert_eq!(tots(&worked_out), tots(&public));
    assert_eq!(worked_out.seats[1].held, shown.seats[1].held);
}
