//! Tests with the game of this build, and with a game that has everything a game may list.

use std::sync::LazyLock;

use super::*;
use table::options::{Applies, OptionChoice};
use table::{Clause, Language, Wording};

use crate::game::Options;
use crate::game::testing::{MODES, SOME_OPTION, STORED_BEFORE};

fn texts(text: &str) -> Wording {
    Wording::new(|_| text.to_owned())
}

/// A game for one to five seats, with teams, an automaton and options of every kind.
static MANY: LazyLock<(Vec<Mode>, Vec<OptionSpec>)> = LazyLock::new(|| {
    let clause = Clause::from_rulebook("GAME-01");
    let mode = |name, seats, sets: &[(&'static str, OptionValue)]| Mode {
        name,
        clause,
        seats,
        has_teams: name == "teams",
        sets: sets.to_vec(),
        title: texts(name),
        about: texts(name),
    };
    let choice = |name| OptionChoice { name, about: texts(name) };
    let spec = |name, kind, applies| OptionSpec {
        name,
        clause,
        ruling: None,
        kind,
        adds_mode: false,
        applies,
        title: texts(name),
        about: texts(name),
    };
    let values = || ["fire", "stone", "mind"].map(choice).to_vec();
    (
        vec![
            mode("duel", SeatCounts::just(2), &[]),
            mode("solo", SeatCounts::just(1), &[("rounds", OptionValue::Number(9))]),
            mode("bastion", SeatCounts::range(2, 5), &[]),
            mode("teams", SeatCounts::just(4), &[("shared", OptionValue::Switch(true))]),
        ],
        vec![
            spec("rounds", OptionKind::Number { least: 3, most: 19, default: 12 }, Applies::EVERYWHERE),
            spec("shared", OptionKind::Switch { default: false }, Applies::in_modes(&["teams", "bastion"])),
            spec("horde", OptionKind::OneOf { values: values(), default: "fire" }, Applies::in_modes(&["bastion"])),
            spec("banned", OptionKind::List { values: values() }, Applies::with_seats(SeatCounts::range(2, 4))),
        ],
    )
});

fn many() -> Agreement {
    Agreement::of(OptionTable { modes: &MANY.0, options: &MANY.1 })
}

fn names(agreement: &Agreement) -> Vec<&'static str> {
    agreement.listed().iter().map(|(name, _)| *name).collect()
}

#[test]
fn a_mode_brings_its_numbers_of_seats_and_the_options_that_apply() {
    let mut agreement = many();
    assert_eq!((agreement.mode().name, agreement.seats()), ("duel", 2));
    assert_eq!(names(&agreement), ["rounds", "banned"]);
    agreement.set_mode("solo");
    assert_eq!((agreement.seats(), names(&agreement)), (1, vec!["rounds"]));
    agreement.set_mode("bastion");
    assert_eq!((agreement.seats(), names(&agreement).len()), (2, 4));
    agreement.set_seats(5);
    assert_eq!((agreement.seats(), names(&agreement)), (5, vec!["rounds", "shared", "horde"]));
    agreement.set_seats(6);
    agreement.set_mode("no such mode");
    assert_eq!((agreement.mode().name, agreement.seats()), ("bastion", 5));
    agreement.set_mode("teams");
    assert_eq!(agreement.seats(), 4);
}

#[test]
fn what_a_mode_fixes_is_listed_as_fixed_and_what_was_chosen_comes_back_after_it() {
    let mut agreement = many();
    let rounds = &MANY.1[0];
    agreement.write(rounds, "15");
    agreement.set_mode("solo");
    assert!(agreement.listed().iter().all(|(_, is_fixed)| *is_fixed));
    assert_eq!((agreement.value(rounds), agreement.changed()), (OptionValue::Number(9), 0));
    assert_eq!(agreement.agreed().to_string(), "rounds=9");
    agreement.set_mode("teams");
    assert!(agreement.is_on("shared"));
    assert_eq!((agreement.agreed().to_string().as_str(), agreement.changed()), ("rounds=15 shared", 1));
    agreement.set_mode("duel");
    assert_eq!(agreement.agreed().to_string(), "rounds=15");
    assert!(!agreement.is_on("shared"));
}

#[test]
fn every_kind_of_option_takes_what_is_written_or_picked_and_nothing_else() {
    let mut agreement = many();
    agreement.set_mode("bastion");
    let [rounds, shared, horde, banned] = [0, 1, 2, 3].map(|place| &MANY.1[place]);
    for (written, value) in [("7", 7), ("999999999999", 19), ("-4", 3), ("", 3), ("x", 3), ("12.9", 3), ("12", 12)] {
        agreement.write(rounds, written);
        assert_eq!(agreement.value(rounds), OptionValue::Number(value), "{written}");
    }
    agreement.write(horde, "mind");
    agreement.write(horde, "water");
    assert_eq!(agreement.value(horde), OptionValue::One("mind"));
    for name in ["mind", "fire", "stone", "mind", "water"] {
        agreement.switch_in_list(banned, name);
    }
    assert_eq!(agreement.value(banned), OptionValue::Several(vec!["fire", "stone"]));
    agreement.set(shared, OptionValue::Switch(true));
    agreement.set(shared, OptionValue::Number(3));
    assert_eq!(agreement.agreed().to_string(), "shared horde=mind banned=fire+stone");
    // The option "banned" needs four seats or fewer.
    agreement.set_seats(5);
    assert_eq!((agreement.agreed().to_string().as_str(), agreement.changed()), ("shared horde=mind", 2));
    agreement.set_seats(3);
    assert_eq!(agreement.changed(), 3);
}

#[test]
fn an_agreement_is_read_back_from_its_text() {
    let mut agreement = many();
    agreement.set_mode("bastion");
    agreement.set_seats(4);
    agreement.switch_in_list(&MANY.1[3], "stone");
    agreement.write(&MANY.1[0], "4");
    let stop = Entry::stops()[0].name;
    agreement.set_stop(stop, !stops::is_on(&stops::usual(true), stop));
    let text = agreement.to_string();
    let mut again = many();
    for line in text.lines() {
        let (word, rest) = line.split_once(' ').unwrap();
        assert!(again.read_line(word, rest), "{line}");
    }
    assert_eq!(again.to_string(), text);
    assert_eq!(stops::is_on(&again.stops_of(true), stop), !stops::is_on(&stops::usual(true), stop));
    assert!(!again.read_line("seat", "beginner"));
    // Names that a later version of the page knows, and this one does not, are left out.
    assert!(
        again.read_line("mode", "melee")
            && again.read_line("seats", "9")
            && again.read_line("options", "rounds=99 x=1")
    );
    assert_eq!((again.mode().name, again.seats(), again.agreed().is_empty()), ("bastion", 4, true));
}

#[test]
fn every_mode_and_option_of_the_game_has_its_words_and_its_clause() {
    let table = option_table();
    assert_eq!(table.modes.iter().map(|mode| mode.name).collect::<Vec<_>>(), MODES);
    assert!(most_seats() >= table.modes.iter().filter_map(|mode| mode.seats.iter().next_back()).max().unwrap().into());
    let mut seen = Vec::new();
    for mode in table.modes {
        let mut agreement = Agreement::default();
        agreement.set_mode(mode.name);
        for seats in mode.seats.iter() {
            agreement.set_seats(seats.into());
            assert_eq!(agreement.seats(), usize::from(seats));
            // Modes that are added stand apart from the options.
            let added = agreement.added_modes().into_iter().map(|spec| (spec.name, false));
            for (name, is_fixed) in agreement.listed().into_iter().chain(added) {
                let spec = table.option(name).unwrap();
                assert_eq!(is_fixed, mode.sets.iter().any(|(name, _)| *name == spec.name), "{}", spec.name);
                seen.push(spec.name);
                for language in Language::ALL {
                    for words in [spec.title.say(language), spec.about.say(language)] {
                        assert!(words.len() > 3 && !words.contains("option-"), "{}: {words}", spec.name);
                    }
                }
            }
        }
    }
    assert!(table.options.iter().all(|spec| seen.contains(&spec.name)), "an option that no table can have");
}

#[test]
fn the_game_is_told_what_was_chosen_and_what_the_mode_fixes() {
    let (name, value) = SOME_OPTION;
    let spec = option_table().option(name).unwrap();
    let mut agreement = Agreement::default();
    agreement.write(spec, value);
    let has_teams = MODES.contains(&"teams");
    agreement.set_mode(if has_teams { "teams" } else { "duel" });
    let options: Options = agreement.options();
    assert_eq!(options.value(name).map(|value| value.to_string()).as_deref(), Some(value));
    if !has_teams {
        return;
    }
    assert_eq!(options.value("teams"), Some(OptionValue::Switch(true)));
    agreement.set_mode("duel");
    let options: Options = agreement.options();
    assert_eq!(options.value("teams"), Some(OptionValue::Switch(false)));
}

#[test]
fn a_table_that_an_older_page_stored_is_still_read() {
    for (line, mode, seats, options) in STORED_BEFORE {
        let read = Agreement::read_unnamed(option_table(), line).unwrap();
        assert_eq!(
            (read.mode().name, read.seats(), read.agreed().to_string().as_str()),
            (*mode, *seats, *options),
            "{line}"
        );
    }
    for line in ["", "nonsense", "0", "77 teams", "-1 teams", "duello table 9"] {
        assert!(Agreement::read_unnamed(option_table(), line).is_none(), "{line}");
    }
}

#[test]
fn stops_are_switched_and_switched_back_and_begin_as_the_game_has_them() {
    for is_alone in [true, false] {
        let usual = stops::usual(is_alone);
        for spec in Entry::stops() {
            let is_on = stops::is_on(&usual, spec.name);
            let other = stops::with(usual, spec.name, !is_on);
            assert_eq!(stops::is_on(&other, spec.name), !is_on, "{}", spec.name);
            assert_eq!(stops::with(other, spec.name, is_on), usual);
            let mut agreement = Agreement::default();
            assert_eq!(agreement.stops_of(is_alone), usual);
            agreement.set_stop(spec.name, !is_on);
            assert_eq!(agreement.stops_of(is_alone), other);
            agreement.set_stop(spec.name, is_on);
            assert_eq!(agreement.stops_of(is_alone), usual);
        }
        assert_eq!(stops::with(usual, "no such stop", true), usual);
    }
}
