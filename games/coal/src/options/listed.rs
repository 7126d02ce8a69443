//! The modes and options of C.O.A.L. as data, for code that sets up a table.

use std::sync::LazyLock;

use table::options::{Applies, OptionKind, SeatCounts};
use table::{Mode, OptionSpec, OptionTable, OptionValue, TableOptions};

use super::Options;
use crate::clause;
use crate::words::wording;

/// The modes (COAL-OBJ-01). Tag Mode can be added to every one of them (COAL-TAG-01), so it is an option.
static MODES: LazyLock<Vec<Mode>> = LazyLock::new(|| {
    let said = |id: &str| wording(id, &[]);
    vec![
        Mode::new("duel", clause::OBJ_01, SeatCounts::just(2), said),
        Mode::new("free-for-all", clause::MP_01, SeatCounts::range(3, 4), said),
        Mode::new("teams", clause::TEAM_01, SeatCounts::just(4), said).with_teams("teams"),
    ]
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let spec = |(name, ruling): &(&'static str, &'static str)| {
        Some(OptionSpec {
            name,
            clause: Options::clause(name)?,
            ruling: ruling.starts_with("COAL-AMB").then_some(ruling),
            kind: OptionKind::Switch { default: false },
            adds_mode: false,
            applies: applies(name),
            title: wording(&format!("option-{name}"), &[]),
            about: wording(&format!("option-{name}-about"), &[]),
        })
    };
    Options::ALL.iter().filter_map(spec).collect()
});

/// The modes and numbers of seats in which an option has an effect.
fn applies(name: &str) -> Applies {
    match name {
        "teams" => Applies::in_modes(&["teams"]),
        // With more seats, one target could cancel what the attack does for its owner (COAL-AMB-53).
        "neutralize_whole_card" => Applies::with_seats(SeatCounts::just(2)),
        // Two seats always choose one after the other (COAL-SET-03), and Echo has no effect for them (COAL-SET-01).
        "draft_models" | "echo_against_counters" => Applies::with_seats(SeatCounts::range(3, 4)),
        // With one opponent there is one target and one total, and the match ends when a seat leaves it.
        "remove_per_target" | "luthor_total" | "reveal_eliminated" => Applies::with_seats(SeatCounts::range(3, 4)),
        _ => Applies::EVERYWHERE,
    }
}

impl TableOptions for Options {
    fn table() -> OptionTable {
        OptionTable { modes: &MODES, options: &SPECS }
    }

    fn value(&self, name: &str) -> Option<OptionValue> {
        self.get(name).map(OptionValue::Switch)
    }

    fn set_value(&mut self, name: &str, value: &OptionValue) -> bool {
        match value {
            OptionValue::Switch(is_on) => self.set(name, *is_on),
            _ => false,
        }
    }
}
