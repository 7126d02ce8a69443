//! The modes and options of ESTRO as data, for the programs that set up a table.

use std::sync::LazyLock;

use table::options::{Applies, OptionChoice, OptionKind, SeatCounts};
use table::{Clause, Mode, OptionSpec, OptionTable, OptionValue, TableOptions};

use super::{BaseMode, DeckChoice, Exhaustion, ObjectInterval, Options, PAIRS, Pair};
use crate::clause;
use crate::words::wording;

/// The modes that the referee plays: the duel (ESTRO-GEN-01), and those that a switch of their name turns on.
static MODES: LazyLock<Vec<Mode>> = LazyLock::new(|| {
    let mode = |base: BaseMode, clause| {
        Mode::new(base.as_str(), clause, SeatCounts::just(base.seats()), |id: &str| wording(id, &[]))
    };
    let other = |(base, clause, _): &(BaseMode, Clause, _)| {
        let mut mode = mode(*base, *clause);
        if base.seats() > 2 {
            return mode.with_teams(base.as_str());
        }
        mode.sets.push((base.as_str(), OptionValue::Switch(true)));
        mode
    };
    std::iter::once(mode(BaseMode::Duel, clause::GEN_01)).chain(BaseMode::OTHERS.iter().map(other)).collect()
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let decks = DeckChoice::ALL.iter().map(|choice| choice.as_str());
    let decks = OptionKind::OneOf { values: choices("deck_mode", decks), default: DeckChoice::Agreed.as_str() };
    let first = OptionKind::Number { least: 0, most: 2, default: 0 };
    let begin = [
        spec("deck_mode", clause::DECK_05, "ESTRO-AMB-01", decks),
        spec("first_player", clause::SETUP_02, "ESTRO-AMB-07", first),
    ];
    let bases = BaseMode::OTHERS
        .iter()
        .map(|(base, clause, ruling)| spec(base.as_str(), *clause, ruling, OptionKind::Switch { default: false }));
    let [least, most] = ObjectInterval::RANGE.map(u32::from);
    let interval = OptionKind::Number { least, most, default: ObjectInterval::default().0.into() };
    let exhausted = Exhaustion::ALL.iter().map(|choice| choice.as_str());
    let exhausted = OptionKind::OneOf {
        values: choices("inferno_exhaustion", exhausted),
        default: Exhaustion::DeckAndHandAll.as_str(),
    };
    let end = [
        spec("object_interval", clause::SOLO_25, "ESTRO-AMB-107", interval),
        spec("inferno_exhaustion", clause::INF_13, "ESTRO-AMB-79", exhausted),
    ];
    begin.into_iter().chain(bases).chain(PAIRS.iter().map(of_pair)).chain(end).collect()
});

fn of_pair(pair: &Pair) -> OptionSpec {
    let kind = match pair.values {
        None => OptionKind::Switch { default: false },
        Some(values) => OptionKind::OneOf { values: choices(pair.name, values.into_iter()), default: values[0] },
    };
    spec(pair.name, pair.clause, pair.ruling, kind)
}

fn choices(option: &str, names: impl Iterator<Item = &'static str>) -> Vec<OptionChoice> {
    let about = |name: &str| wording(&format!("option-{option}-{}", name.replace('+', "-")), &[]);
    names.map(|name| OptionChoice { name, about: about(name) }).collect()
}

fn spec(name: &'static str, clause: Clause, ruling: &'static str, kind: OptionKind) -> OptionSpec {
    OptionSpec {
        name,
        clause,
        ruling: Some(ruling),
        kind,
        adds_mode: Options::OVERLAYS.contains(&name),
        applies: applies(name),
        title: wording(&format!("option-{name}"), &[]),
        about: wording(&format!("option-{name}-about"), &[]),
    }
}

/// The modes in which an option says something.
fn applies(name: &str) -> Applies {
    match name {
        "conquest" | "conquest_goal" => Applies::in_modes(&["conquest"]),
        "solo" | "guardian_estro" | "ship_matchup" | "object_interval" => Applies::in_modes(&["solo"]),
        "inferno" | "inferno_exhaustion" | "inferno_shared_hands" => Applies::in_modes(&["inferno"]),
        "deck_mode" => Applies::in_modes(&["duel", "conquest", "solo"]),
        "r19_tiebreak" => Applies::in_modes(&["duel"]),
        _ => Applies::EVERYWHERE,
    }
}

impl TableOptions for Options {
    fn table() -> OptionTable {
        OptionTable { modes: &MODES, options: &SPECS }
    }

    fn value(&self, name: &str) -> Option<OptionValue> {
        match name {
            "deck_mode" => Some(OptionValue::One(self.deck_mode.as_str())),
            "first_player" => Some(OptionValue::Number(self.first_player.into())),
            "object_interval" => Some(OptionValue::Number(self.object_interval.0.into())),
            "inferno_exhaustion" => Some(OptionValue::One(self.exhaustion.as_str())),
            _ => {
                if let Some(base) = BaseMode::other(name) {
                    return Some(OptionValue::Switch(self.base == base));
                }
                let pair = Self::pair(name)?;
                let is_on = *(pair.field)(&mut self.clone());
                Some(match pair.values {
                    None => OptionValue::Switch(is_on),
                    Some(values) => OptionValue::One(values[usize::from(is_on)]),
                })
            }
        }
    }

    fn set_value(&mut self, name: &str, value: &OptionValue) -> bool {
        if let (Some(base), OptionValue::Switch(is_on)) = (BaseMode::other(name), value) {
            self.switch_base(base, *is_on);
            return true;
        }
        let set = match (name, value) {
            ("deck_mode", OptionValue::One(written)) => {
                let found = DeckChoice::ALL.into_iter().find(|choice| choice.as_str() == *written);
                found.map(|choice| self.deck_mode = choice)
            }
            ("inferno_exhaustion", OptionValue::One(written)) => {
                let found = Exhaustion::ALL.into_iter().find(|choice| choice.as_str() == *written);
                found.map(|choice| self.exhaustion = choice)
            }
            ("first_player", OptionValue::Number(number)) => {
                u8::try_from(*number).ok().map(|number| self.first_player = number)
            }
            ("object_interval", OptionValue::Number(number)) => {
                u8::try_from(*number).ok().map(|number| self.object_interval = ObjectInterval(number))
            }
            _ => Self::pair(name).and_then(|pair| {
                let is_on = match (value, pair.values) {
                    (OptionValue::Switch(is_on), None) => *is_on,
                    (OptionValue::One(written), Some(values)) => values.iter().position(|known| known == written)? == 1,
                    _ => return None,
                };
                *(pair.field)(self) = is_on;
                Some(())
            }),
        };
        set.is_some()
    }
}

impl Options {
    /// Turns a mode on; turned off, it leaves the duel.
    fn switch_base(&mut self, base: BaseMode, is_on: bool) {
        if is_on {
            self.base = base;
        } else if self.base == base {
            self.base = BaseMode::Duel;
        }
    }
}
