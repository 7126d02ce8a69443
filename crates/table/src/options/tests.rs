//! A made-up game with one option of each kind: one to five seats, an automaton, teams.

use std::sync::LazyLock;

use super::*;

const RULE: Clause = Clause::from_rulebook("TEST-01");
const TEAM_RULE: Clause = Clause::from_rulebook("TEST-02");

static MODES: LazyLock<Vec<Mode>> = LazyLock::new(|| {
    let mode = |name, clause, seats, sets: Vec<(&'static str, OptionValue)>| Mode {
        name,
        clause,
        seats,
        has_teams: name == "teams",
        sets,
        title: name.into(),
        about: name.into(),
    };
    vec![
        mode("duel", RULE, SeatCounts::just(2), Vec::new()),
        mode("alone", RULE, SeatCounts::just(1), vec![("automaton", OptionValue::One("fierce"))]),
        mode("free-for-all", RULE, SeatCounts::range(3, 5), Vec::new()),
        mode("teams", TEAM_RULE, SeatCounts::just(4), vec![("teams", OptionValue::Switch(true))]),
    ]
});

static SPECS: LazyLock<Vec<OptionSpec>> = LazyLock::new(|| {
    let spec = |name, clause, kind, applies| OptionSpec {
        name,
        clause,
        ruling: None,
        kind,
        adds_mode: false,
        applies,
        title: name.into(),
        about: name.into(),
    };
    let choices = |names: &[&'static str]| {
        names.iter().map(|name| OptionChoice { name, about: (*name).into() }).collect::<Vec<_>>()
    };
    let automata = OptionKind::OneOf { values: choices(&["calm", "fierce"]), default: "calm" };
    vec![
        spec("teams", TEAM_RULE, OptionKind::Switch { default: false }, Applies::in_modes(&["teams"])),
        spec("open_hands", RULE, OptionKind::Switch { default: true }, Applies::EVERYWHERE),
        spec("draft", RULE, OptionKind::Switch { default: false }, Applies::with_seats(SeatCounts::range(3, 5))),
        spec("hand_size", RULE, OptionKind::Number { least: 1, most: 20, default: 7 }, Applies::EVERYWHERE),
        spec("automaton", RULE, automata, Applies::in_modes(&["alone"])),
        spec("boxes", RULE, OptionKind::List { values: choices(&["base", "moon"]) }, Applies::EVERYWHERE),
        spec("no_luck", RULE, OptionKind::Switch { default: false }, Applies::EVERYWHERE),
    ]
});

/// The options of the made-up game.
#[derive(Debug, PartialEq, Eq)]
struct Options(Vec<OptionValue>);

impl Default for Options {
    fn default() -> Self {
        Self(SPECS.iter().map(OptionSpec::default).collect())
    }
}

impl TableOptions for Options {
    fn table() -> OptionTable {
        OptionTable { modes: &MODES, options: &SPECS }
    }

    fn value(&self, name: &str) -> Option<OptionValue> {
        SPECS.iter().position(|spec| spec.name == name).map(|place| self.0[place].clone())
    }

    fn set_value(&mut self, name: &str, value: &OptionValue) -> bool {
        let place = SPECS.iter().position(|spec| spec.name == name && spec.takes(value));
        place.map(|place| self.0[place] = value.clone()).is_some()
    }
}

/// The options that were read from a text, as words; or the errors, in English.
fn read(text: &str) -> String {
    match Options::table().read(&[text]) {
        Ok(values) => values.to_string(),
        Err(errors) => errors.iter().map(|error| error.wording().to_string()).collect::<Vec<_>>().join("; "),
    }
}

/// The agreed mode, seats and options; or the errors, in English.
fn agree(mode: Option<&str>, seats: Option<usize>, options: &[&str]) -> String {
    let options: Vec<String> = options.iter().map(|option| (*option).to_owned()).collect();
    match Options::table().agree(Wanted { mode, seats, likely_seats: None, options: &options }) {
        Ok(Agreed { mode, seats, values }) => format!("{} {seats} {values}", mode.name),
        Err(errors) => errors.iter().map(|error| error.wording().to_string()).collect::<Vec<_>>().join("; "),
    }
}

#[test]
fn a_list_of_options_fits_its_game() {
    check_options::<Options>();
}

#[test]
fn options_are_read_as_people_write_them() {
    for (text, found) in [
        ("", "none"),
        ("none", "none"),
        ("teams", "teams"),
        ("TEAMS draft", "teams draft"),
        ("no-teams", "teams=off"),
        ("open-hands=OFF", "open_hands=off"),
        ("draft=sì", "draft"),
        ("hand-size = 9", "hand_size=9"),
        ("hand_size=1 hand_size=20", "hand_size=20"),
        ("automaton=Fierce", "automaton=fierce"),
        ("boxes=moon+base", "boxes=moon+base"),
        ("boxes=moon,base", "boxes=moon+base"),
        ("no_boxes", "boxes=none"),
        ("no-luck", "no_luck"),
        ("no_luck=no", "no_luck=off"),
    ] {
        assert_eq!(read(text), found, "{text}");
    }
}

#[test]
fn what_is_no_option_is_told_with_the_nearest_one_or_with_all() {
    assert_eq!(read("hand-sise=3"), "`hand-sise` is not a table option; did you mean `hand_size`?");
    assert_eq!(
        read("peek"),
        "`peek` is not a table option; there are teams, open_hands, draft, hand_size, automaton, boxes, no_luck"
    );
    let long = "x".repeat(4_000_000);
    assert!(read(&long).len() < 200);
    let errors = Options::table().read(&[&"y ".repeat(2_000_000)]).unwrap_err();
    assert_eq!(errors.len(), crate::ProblemList::MOST + 1);
    assert_eq!(errors[crate::ProblemList::MOST].wording().to_string(), "and 1999900 more problems");
}

#[test]
fn a_wrong_value_is_told_with_the_range_and_the_clause() {
    for (text, message) in [
        ("hand_size=0", "`hand_size` cannot be `0`: 1 to 20, e.g. `hand_size=7` (TEST-01)"),
        ("hand_size=99999999999", "`hand_size` cannot be `99999999999`: 1 to 20"),
        ("hand_size", "`hand_size` needs a value: 1 to 20, e.g. `hand_size=7` (TEST-01)"),
        ("no_hand_size", "`no_hand_size` is not a table option"),
        ("automaton=wild", "`automaton` cannot be `wild`: calm or fierce, e.g. `automaton=calm` (TEST-01)"),
        ("draft=perhaps", "`draft` cannot be `perhaps`: on or off"),
        ("boxes=moon+sun", "`boxes` cannot be `moon+sun`: none, or some of base, moon joined by `+`"),
        ("boxes=moon+moon", "`boxes` cannot be `moon+moon`"),
    ] {
        assert!(read(text).contains(message), "{text}: {}", read(text));
    }
}

#[test]
fn the_mode_follows_from_seats_and_options_where_none_is_named() {
    for (mode, seats, options, found) in [
        (None, None, &[][..], "duel 2 none"),
        (None, Some(1), &["automaton=fierce"], "alone 1 automaton=fierce"),
        (None, Some(5), &[], "free-for-all 5 none"),
        (None, None, &["teams"], "teams 4 teams"),
        (None, Some(4), &[], "free-for-all 4 none"),
        (Some("Teams"), None, &[], "teams 4 teams"),
        (Some("free_for_all"), None, &["draft"], "free-for-all 3 draft"),
        (Some("alone"), None, &[], "alone 1 automaton=fierce"),
    ] {
        assert_eq!(agree(mode, seats, options), found, "{mode:?} {seats:?} {options:?}");
    }
    let wanted = Wanted { mode: Some("free-for-all"), likely_seats: Some(4), ..Wanted::default() };
    assert_eq!(Options::table().agree(wanted).unwrap().seats, 4);
    let wanted = Wanted { mode: Some("free-for-all"), likely_seats: Some(2), ..Wanted::default() };
    assert_eq!(Options::table().agree(wanted).unwrap().seats, 3, "as many as were likely do not fit");
}

#[test]
fn what_does_not_go_with_mode_or_seats_is_told_with_the_clause() {
    for (mode, seats, options, message) in [
        (Some("solo"), None, &[][..], "`solo` is not a mode; there are duel, alone, free-for-all, teams"),
        (Some("team"), None, &[], "`team` is not a mode; did you mean `teams`?"),
        (Some("duel"), Some(3), &[], "3 seats were given; the mode `duel` is played by 2 (TEST-01)"),
        (None, Some(6), &[], "6 seats were given; this game is played by 1 to 5 (TEST-01)"),
        (Some("duel"), Some(6), &[], "6 seats were given; this game is played by 1 to 5 (TEST-01)"),
        (Some("free-for-all"), Some(1), &[], "1 seat was given; the mode `free-for-all` is played by 3 to 5 (TEST-01)"),
        (None, Some(0), &[], "0 seats were given; this game is played by 1 to 5 (TEST-01)"),
        (Some("duel"), None, &["draft"], "`draft` is for 3 to 5 seats, not 2 (TEST-01)"),
        (Some("free-for-all"), None, &["teams"], "`teams` is for the mode teams, not for free-for-all (TEST-02)"),
        (Some("teams"), None, &["no-teams"], "the mode `teams` says what `teams` is: leave the option out (TEST-02)"),
        (None, Some(2), &["automaton=fierce"], "`automaton` is for the mode alone, not for duel (TEST-01)"),
    ] {
        assert_eq!(agree(mode, seats, options), message);
    }
}

#[test]
fn seats_are_said_as_people_count() {
    for (counts, en, it) in [
        (SeatCounts::just(1), "1", "1"),
        (SeatCounts::range(2, 3), "2 or 3", "2 o 3"),
        (SeatCounts::range(2, 5), "2 to 5", "da 2 a 5"),
        (SeatCounts::just(1).or(SeatCounts::range(3, 4)), "1, 3 or 4", "1, 3 o 4"),
        (SeatCounts::NONE, "", ""),
    ] {
        assert_eq!((counts.say(Language::En), counts.say(Language::It)), (en.to_owned(), it.to_owned()));
    }
    assert!(SeatCounts::ALL.contains(8) && !SeatCounts::ALL.contains(0) && !SeatCounts::ALL.contains(9));
    assert!(!SeatCounts::ALL.contains(usize::MAX));
}

#[test]
fn every_error_speaks_both_languages() {
    let errors = [
        Options::table().mode("solo").unwrap_err(),
        Options::table().read(&["peek"]).unwrap_err().remove(0),
        Options::table().read(&["hand_size=0"]).unwrap_err().remove(0),
        Options::table().read(&["hand_size"]).unwrap_err().remove(0),
        OptionError::Seats { seats: 9, table: Options::table() },
        OptionError::ModeSeats { mode: &MODES[0], seats: 3 },
        OptionError::FixedByMode { spec: &SPECS[0], mode: &MODES[3] },
        OptionError::NotInMode { spec: &SPECS[0], mode: &MODES[0] },
        OptionError::NotWithSeats { spec: &SPECS[2], seats: 2 },
    ];
    for error in errors {
        let wording = error.wording();
        assert_ne!(wording.say(Language::En), wording.say(Language::It), "{error:?}");
    }
    let stop = UnknownStop::new("edge", ["edges", "idle"]).wording();
    assert_eq!(stop.say(Language::En), "`edge` is not a stop; did you mean `edges`?");
    assert_eq!(stop.say(Language::It), "`edge` non è una sosta; forse `edges`?");
}
