//! The modes and options of Doomtrooper as data, for the programs that set up a table.

use std::sync::LazyLock;

use table::options::{Applies, OptionChoice, OptionKind, SeatCounts};
use table::{Clause, Mode, OptionSpec, OptionTable, OptionValue, TableOptions};

use super::{NoWarriors, Options};
use crate::clause;
use crate::rules::SEATS;
use crate::teams::TEAM_SEATS;
use crate::words::wording;

/// The modes (chapter MULTI).
static MODES: LazyLock<Vec<Mode>> = LazyLock::new(|| {
    let said = |id: &str| wording(id, &[]);
    vec![
        Mode::new("duel", clause::MULTI_01, SeatCounts::just(2), said),
        Mode::new("free-for-all", clause::MULTI_02, SeatCounts::range(3, SEATS as u8), said),
        Mode::new("teams", clause::MULTI_07, SeatCounts::just(TEAM_SEATS as u8), said).with_teams("teams"),
    ]
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let usual = Options::default();
    let numbers = Options::NUMBERS.iter().map(|(name, clause, [least, most])| {
        let [least, most, default] = [*least, *most, usual.number(name)].map(u32::from);
        spec(name, *clause, OptionKind::Number { least, most, default })
    });
    let choice = |rule: &NoWarriors| OptionChoice {
        name: rule.as_str(),
        about: wording(&format!("no_warriors-{}", rule.as_str()), &[]),
    };
    let values = NoWarriors::ALL.iter().map(choice).collect();
    let rule = OptionKind::OneOf { values, default: usual.no_warriors.as_str() };
    let switches = Options::SWITCHES
        .iter()
        .map(|(name, clause)| spec(name, *clause, OptionKind::Switch { default: usual.is_on(name) }));
    numbers.chain([spec("no_warriors", clause::NOW_01, rule)]).chain(switches).collect()
});

fn spec(name: &'static str, clause: Clause, kind: OptionKind) -> OptionSpec {
    OptionSpec {
        name,
        clause,
        ruling: ruling(name),
        kind,
        adds_mode: false,
        applies: if name == "teams" { Applies::in_modes(&["teams"]) } else { Applies::EVERYWHERE },
        title: wording(&format!("option-{name}"), &[]),
        about: wording(&format!("option-{name}-about"), &[]),
    }
}

/// The ruling that explains an option, where there is one (RULINGS.md).
fn ruling(name: &str) -> Option<&'static str> {
    Some(match name {
        "search_discards" => "DOOM-AMB-02",
        "copies_in_deck" => "DOOM-AMB-03",
        "split_kill_points" => "DOOM-AMB-14",
        "no_warriors" => "DOOM-AMB-21",
        "one_sabotage" => "DOOM-AMB-25",
        "cover_add_alone" => "DOOM-AMB-32",
        "attack_given_back" => "DOOM-AMB-37",
        "shown_redraw" => "DOOM-AMB-48",
        "first_player" => "DOOM-AMB-55",
        "cast_anywhere" => "DOOM-AMB-100",
        "fortification_per_area" => "DOOM-AMB-114",
        "teams" => "DOOM-AMB-141",
        "unrestricted" => "DOOM-AMB-182",
        _ => return None,
    })
}

impl TableOptions for Options {
    fn table() -> OptionTable {
        OptionTable { modes: &MODES, options: &SPECS }
    }

    fn value(&self, name: &str) -> Option<OptionValue> {
        if name == "no_warriors" {
            return Some(OptionValue::One(self.no_warriors.as_str()));
        }
        let is_switch = Self::SWITCHES.iter().any(|(known, _)| *known == name);
        let is_number = Self::NUMBERS.iter().any(|(known, ..)| *known == name);
        let number = || is_number.then(|| OptionValue::Number(self.number(name).into()));
        if is_switch { Some(OptionValue::Switch(self.is_on(name))) } else { number() }
    }

    fn set_value(&mut self, name: &str, value: &OptionValue) -> bool {
        match value {
            OptionValue::Switch(is_on) => self.set(name, *is_on),
            OptionValue::Number(number) => self.set_number(name, u16::try_from(*number).unwrap_or(u16::MAX)),
            OptionValue::One(rule) if name == "no_warriors" => {
                let found = NoWarriors::ALL.into_iter().find(|known| known.as_str() == *rule);
                found.map(|rule| self.no_warriors = rule).is_some()
            }
            OptionValue::One(_) | OptionValue::Several(_) => false,
        }
    }
}
