//! The table options (RULINGS.md), each with the ruling as its default.

mod listed;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::options::OptionError;
use table::{Clause, Language, TableOptions, Wording};

use crate::clause;

macro_rules! options {
    ($( $(#[doc = $doc:literal])+ $name:ident = $clause:literal ),+ $(,)?) => {
        /// The options that the table agreed on before the match. Every option is off by default: the default is the
        /// ruling.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Options {
            $( $(#[doc = $doc])+ pub $name: bool, )+
        }

        impl Options {
            /// Every option: its name, and the ruling that it changes or the clause that it switches on.
            pub const ALL: &'static [(&'static str, &'static str)] = &[ $( (stringify!($name), $clause) ),+ ];

            /// The option of this name.
            #[must_use]
            pub fn get(&self, name: &str) -> Option<bool> {
                match name { $( stringify!($name) => Some(self.$name), )+ _ => None }
            }

            /// Switches the option of this name; `false` when there is none.
            pub fn set(&mut self, name: &str, on: bool) -> bool {
                match name { $( stringify!($name) => self.$name = on, )+ _ => return false }
                true
            }
        }
    };
}

options! {
    /// Four seats play in two teams of two: partners sit opposite each other.
    teams = "COAL-TEAM-01",
    /// Every seat has two pilots and two Tag Tokens to exchange them.
    tag_mode = "COAL-TAG-01",
    /// Any pilot may drive any model.
    free_pilots = "COAL-FREE-01",
    /// The two Training Pilots instead of regular pilots.
    training_pilots = "COAL-TRN-03",
    /// Several seats may take the same Training Pilot.
    training_duplicates = "COAL-AMB-12",
    /// Three or four seats choose their models one after the other instead of by lot.
    draft_models = "COAL-AMB-08",
    /// Pilots are given by lot instead of chosen.
    random_pilots = "COAL-AMB-11",
    /// Every seat plays from its own box: custom decks may repeat cards, boards and pilots of the other seat. At least
    /// one seat must bring a custom deck.
    own_boxes = "COAL-AMB-09",
    /// A custom deck may hold any number of copies of a card.
    unlimited_copies = "COAL-AMB-16",
    /// Custom deck lists are open for all.
    open_lists = "COAL-AMB-18",
    /// The supply of tokens ends at 47.
    limited_tokens = "COAL-AMB-04",
    /// Only the draw at the end of the turn costs damage when the deck is empty.
    turn_draw_penalty_only = "COAL-AMB-24",
    /// Nobody consumes during a Maintenance Turn of another seat.
    no_consuming_in_maintenance = "COAL-AMB-25",
    /// Prepared cards may be discarded at any time of their owner's Action Turn.
    free_discard = "COAL-AMB-32",
    /// Accumulators may be played face down, and are punished when revealed.
    face_down_accumulators = "COAL-AMB-34",
    /// Training aid: every seat may look at its own face-down cards.
    training_aid = "COAL-AMB-35",
    /// Only the top card of a discard pile may be seen.
    top_discard_only = "COAL-AMB-36",
    /// A face-up card of the wrong type may be activated and is wasted, instead of being refused.
    penalize_wrong_type = "COAL-AMB-39",
    /// An Attack revealed as a Reaction costs no damage.
    no_wrong_reaction_damage = "COAL-AMB-48",
    /// Neutralizing an attack cancels the whole card, not just its damage.
    neutralize_whole_card = "COAL-AMB-53",
    /// The tokens of one Maneuver or Transfer are placed together: overdrives come after the last one.
    tokens_together = "COAL-AMB-60",
    /// Remove takes its tokens from one card only.
    remove_from_one_card = "COAL-AMB-80",
    /// Counterattacks cannot be neutralized, only absorbed.
    counters_not_neutralizable = "COAL-AMB-85",
    /// The number of a Remove symbol counts for each target that the attack hit.
    remove_per_target = "COAL-AMB-81",
    /// Echo cards work against counterattacks too, each once in an attack.
    echo_against_counters = "COAL-AMB-90",
    /// The cards of an eliminated seat are shown before they go to the box.
    reveal_eliminated = "COAL-AMB-99",
    /// Luthor's cap counts all opponents together.
    luthor_total = "COAL-AMB-101",
    /// Any damage makes a hit for Lorenz.
    lorenz_any_damage = "COAL-AMB-104",
    /// Kraus draws for every two points of an attack.
    kraus_per_pair = "COAL-AMB-109",
    /// Windows in which another seat may consume are opened after every step, not only where a pass could lose
    /// something.
    soft_windows = "COAL-AMB-27",
}

impl Options {
    /// The clause of the rulebook that this option changes or switches on.
    #[must_use]
    pub fn clause(name: &str) -> Option<Clause> {
        Some(match name {
            "teams" => clause::TEAM_01,
            "tag_mode" => clause::TAG_01,
            "free_pilots" => clause::FREE_01,
            "training_pilots" | "training_duplicates" => clause::TRN_03,
            "draft_models" => clause::MPS_01,
            "random_pilots" => clause::SET_06,
            "own_boxes" => clause::DECK_09,
            "unlimited_copies" => clause::DECK_05,
            "open_lists" => clause::DECK_07,
            "limited_tokens" => clause::OBJ_07,
            "turn_draw_penalty_only" => clause::TURN_12,
            "no_consuming_in_maintenance" => clause::CON_08,
            "free_discard" => clause::PLAY_09,
            "face_down_accumulators" => clause::PLAY_05,
            "training_aid" => clause::INFO_02,
            "top_discard_only" => clause::INFO_05,
            "penalize_wrong_type" => clause::ACT_10,
            "no_wrong_reaction_damage" => clause::REA_06,
            "neutralize_whole_card" => clause::REA_12,
            "tokens_together" => clause::MAN_07,
            "remove_from_one_card" => clause::REM_03,
            "remove_per_target" => clause::REM_05,
            "echo_against_counters" => clause::ECHO_10,
            "reveal_eliminated" => clause::MP_07,
            "counters_not_neutralizable" => clause::CTR_05,
            "luthor_total" => clause::PIL_04,
            "lorenz_any_damage" => clause::PIL_14,
            "kraus_per_pair" => clause::PIL_18,
            "soft_windows" => clause::WIN_09,
            _ => return None,
        })
    }
}

impl fmt::Display for Options {
    /// The names of the options that are on, or `none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for (name, _) in Self::ALL.iter().filter(|(name, _)| self.get(name) == Some(true)) {
            if !first {
                f.write_str(" ")?;
            }
            f.write_str(name)?;
            first = false;
        }
        if first { f.write_str("none") } else { Ok(()) }
    }
}

impl FromStr for Options {
    type Err = Wording;

    /// Parses the options as people write them: `training_aid free-discard no-teams`.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::read(&[text]).map_err(|errors| {
            let wordings: Vec<Wording> = errors.iter().map(OptionError::wording).collect();
            let said = |language: Language| wordings.iter().map(|wording| wording.say(language)).collect::<Vec<_>>();
            Wording::new(|language| said(language).join("; "))
        })
    }
}

/// The message for an unknown option.
pub(crate) fn unknown_option(name: &str) -> Wording {
    OptionError::UnknownOption { written: name.to_owned(), table: Options::table() }.wording()
}

#[cfg(test)]
mod tests {
    use table::options::Wanted;

    use super::*;
    use crate::setup::{Setup, SetupDocument};

    #[test]
    fn every_option_leads_to_a_clause() {
        for (name, _) in Options::ALL {
            assert!(Options::clause(name).is_some(), "Options::clause does not know `{name}`");
        }
    }

    #[test]
    fn options_are_read_back_from_their_text() {
        for (name, _) in Options::ALL {
            let mut options = Options { free_pilots: true, ..Options::default() };
            assert!(options.set(name, true));
            assert_eq!(options.to_string().parse(), Ok(options));
        }
        assert!("peek".parse::<Options>().unwrap_err().to_string().contains("training_aid"));
        let near = "training-add".parse::<Options>().unwrap_err();
        assert_eq!(near.to_string(), "`training-add` is not a table option; did you mean `training_aid`?");
    }

    #[test]
    fn the_list_of_options_says_what_the_options_are() {
        table::options::check_options::<Options>();
        for spec in Options::table().options {
            assert_eq!(Some(spec.clause), Options::clause(spec.name));
        }
    }

    /// COAL-OBJ-01, COAL-MP-01, COAL-TEAM-01: two seats, three or four, four in teams; Tag Mode can be added to every
    /// mode.
    #[test]
    fn the_modes_are_those_of_the_rulebook() {
        let modes = Options::table().modes;
        let listed: Vec<(&str, Vec<u8>)> = modes.iter().map(|mode| (mode.name, mode.seats.iter().collect())).collect();
        assert_eq!(listed, [("duel", vec![2]), ("free-for-all", vec![3, 4]), ("teams", vec![4])]);
        for mode in modes {
            for seats in mode.seats.iter() {
                let options = ["tag_mode".to_owned()];
                let wanted =
                    Wanted { mode: Some(mode.name), seats: Some(seats.into()), options: &options, ..Wanted::default() };
                let agreed = Options::table().agree(wanted).unwrap();
                let mut options = Options::default();
                options.set_values(&agreed.values);
                assert_eq!(options, Options { teams: mode.has_teams, tag_mode: true, ..Options::default() });
                assert!(Setup::of(agreed.seats, options).is_ok(), "{} with {seats}", mode.name);
            }
        }
    }

    #[test]
    fn the_options_of_a_setup_document_are_read_and_set() {
        let mut document = SetupDocument { options: vec!["teams".into(), "peek".into()], ..SetupDocument::default() };
        assert_eq!(document.known_options(), Options { teams: true, ..Options::default() });
        document.set_options(&Options::table().read(&["training_aid tag-mode no-teams training_aid"]).unwrap());
        assert_eq!(document.options, ["peek", "training_aid", "tag_mode"], "what does not exist is for the check");
        assert_eq!(document.known_options().values().to_string(), "tag_mode training_aid");
    }

    /// If the setup refuses an option for its number of seats, the list must refuse it too.
    #[test]
    fn what_the_setup_refuses_the_list_refuses_too() {
        for spec in
            Options::table().options.iter().filter(|spec| !["training_pilots", "own_boxes"].contains(&spec.name))
        {
            for seats in 2..=4 {
                let mut options = Options::default();
                options.set(spec.name, true);
                let words = [spec.name.to_owned()];
                let wanted = Wanted { seats: Some(seats), options: &words, ..Wanted::default() };
                if Setup::of(seats, options).is_err() {
                    assert!(Options::table().agree(wanted).is_err(), "{} with {seats} seats", spec.name);
                }
            }
        }
    }
}
