//! The modes of the game, and its option.

use std::sync::LazyLock;

use table::options::{Applies, OptionKind, SeatCounts};
use table::{Language, Mode, OptionSpec, OptionTable, OptionValue, TableOptions, Wording};

use super::{PLAY, TAKE};

static MODES: LazyLock<Vec<Mode>> = LazyLock::new(|| {
    let mode = |name, seats, en: &str, it: &str| Mode {
        name,
        clause: PLAY,
        seats: SeatCounts::just(seats),
        has_teams: false,
        sets: Vec::new(),
        title: both(en, it),
        about: both("Most tricks win.", "Vince chi ha più prese."),
    };
    vec![mode("two", 2, "Two", "In due"), mode("three", 3, "Three", "In tre")]
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    vec![OptionSpec {
        name: "low",
        clause: TAKE,
        ruling: None,
        kind: OptionKind::Switch { default: false },
        adds_mode: false,
        applies: Applies::EVERYWHERE,
        title: both("Low", "Bassa"),
        about: both("The lowest card takes the trick.", "La carta più bassa vince la presa."),
    }]
});

fn both(en: &str, it: &str) -> Wording {
    Wording::new(|language| if language == Language::En { en } else { it }.to_owned())
}

/// The options that were agreed on.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    pub low: bool,
}

impl TableOptions for Options {
    fn table() -> OptionTable {
        OptionTable { modes: &MODES, options: &SPECS }
    }

    fn value(&self, name: &str) -> Option<OptionValue> {
        (name == "low").then_some(OptionValue::Switch(self.low))
    }

    fn set_value(&mut self, name: &str, value: &OptionValue) -> bool {
        match value {
            OptionValue::Switch(low) if name == "low" => self.low = *low,
            _ => return false,
        }
        true
    }
}
