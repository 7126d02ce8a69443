//! Table options (ledger 1.4), each with the clause that it belongs to.

mod listed;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Clause, TableOptions};

use crate::clause;
use crate::rules::COPIES_MAX;

/// The agreed options of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Promotion Points that win (GAME-02): 1 to 200.
    pub promotion_target: u8,
    /// Destiny Points at the start (SETUP-04): 0 to 50.
    pub starting_destiny: u8,
    /// Cards of a hand after the draw step (TURN-04): 1 to 20.
    pub hand_size: u8,
    /// Actions of a Turn (ACT-01): 1 to 10.
    pub actions: u8,
    /// The player who begins (SETUP-05): a player from 1, or 0 for one that is drawn.
    pub first_player: u8,
    /// When the no-warriors rule runs (NOW-01).
    pub no_warriors: NoWarriors,
    /// Whether a player may sabotage only once in a cycle, whoever the target is (SAB-07).
    pub one_sabotage: bool,
    /// Whether a warrior may be added in Cover without an open warrior (HID-03).
    pub cover_add_alone: bool,
    /// Whether Brotherhood warriors cast from every Area (ART-03).
    pub cast_anywhere: bool,
    /// Whether one copy of a Fortification is allowed in each Area (FORT-06).
    pub fortification_per_area: bool,
    /// Whether an attack on a hidden warrior that may not be attacked is given back (HID-10).
    pub attack_given_back: bool,
    /// Whether the copies of a card are counted in the deck alone, not in the whole Collection (DECK-05).
    pub copies_in_deck: bool,
    /// Whether all cards have the same limit of copies, without regard to the restriction list (DECK-06).
    pub unrestricted: bool,
    /// Whether a search of the Collection also finds cards in the Discard Pile (DECK-07).
    pub search_discards: bool,
    /// Whether everybody may look through the Discard Piles (ZONE-07).
    pub open_discards: bool,
    /// Whether the others see a hand without warriors before it is replaced (TURN-06).
    pub shown_redraw: bool,
    /// Whether a player who earns points for a kill splits them into P and D (CMB-26).
    pub split_kill_points: bool,
    /// Whether four players are two teams, those opposite each other one (MULTI-07).
    pub teams: bool,
    /// Turns in all, after which the most P win (GAME-02): 20 to 2,000. It ends matches that nobody wants to end.
    pub turn_limit: u16,
}

/// When the no-warriors rule runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum NoWarriors {
    /// While the player's own Draw Pile is empty.
    #[default]
    Exhausted,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl NoWarriors {
    /// Every one.
    pub const ALL: [Self; 3] = [Self::Exhausted, Self::Always, Self::Never];

    /// Its name, as people write it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Exhausted => "exhausted",
            Self::Always => "always",
            Self::Never => "never",
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            promotion_target: 40,
            starting_destiny: 5,
            hand_size: 7,
            actions: 3,
            first_player: 0,
            no_warriors: NoWarriors::Exhausted,
            one_sabotage: false,
            cover_add_alone: false,
            cast_anywhere: false,
            fortification_per_area: false,
            attack_given_back: false,
            copies_in_deck: false,
            unrestricted: false,
            search_discards: false,
            open_discards: false,
            shown_redraw: false,
            split_kill_points: false,
            teams: false,
            turn_limit: 300,
        }
    }
}

impl Options {
    /// The options that are on or off, by name, with their clauses.
    pub const SWITCHES: [(&'static str, Clause); 12] = [
        ("one_sabotage", clause::SAB_07),
        ("cover_add_alone", clause::HID_03),
        ("cast_anywhere", clause::ART_03),
        ("fortification_per_area", clause::FORT_06),
        ("attack_given_back", clause::HID_10),
        ("copies_in_deck", clause::DECK_05),
        ("unrestricted", clause::DECK_06),
        ("search_discards", clause::DECK_07),
        ("open_discards", clause::ZONE_07),
        ("shown_redraw", clause::TURN_06),
        ("split_kill_points", clause::CMB_26),
        ("teams", clause::MULTI_07),
    ];

    /// The options that are numbers, by name, with their clauses and their least and greatest values.
    pub const NUMBERS: [(&'static str, Clause, [u16; 2]); 6] = [
        ("promotion_target", clause::GAME_02, [1, 200]),
        ("starting_destiny", clause::SETUP_04, [0, 50]),
        ("hand_size", clause::TURN_04, [1, 20]),
        ("actions", clause::ACT_01, [1, 10]),
        ("first_player", clause::SETUP_05, [0, 5]),
        ("turn_limit", clause::GAME_02, [20, 2_000]),
    ];

    /// Switches an option on or off by its name; `false` when there is no such option.
    pub fn set(&mut self, name: &str, on: bool) -> bool {
        self.switch(name).map(|option| *option = on).is_some()
    }

    /// Whether an option of this name is on.
    #[must_use]
    pub fn is_on(mut self, name: &str) -> bool {
        self.switch(name).is_some_and(|option| *option)
    }

    fn switch(&mut self, name: &str) -> Option<&mut bool> {
        Some(match name {
            "one_sabotage" => &mut self.one_sabotage,
            "cover_add_alone" => &mut self.cover_add_alone,
            "cast_anywhere" => &mut self.cast_anywhere,
            "fortification_per_area" => &mut self.fortification_per_area,
            "attack_given_back" => &mut self.attack_given_back,
            "copies_in_deck" => &mut self.copies_in_deck,
            "unrestricted" => &mut self.unrestricted,
            "search_discards" => &mut self.search_discards,
            "open_discards" => &mut self.open_discards,
            "shown_redraw" => &mut self.shown_redraw,
            "split_kill_points" => &mut self.split_kill_points,
            "teams" => &mut self.teams,
            _ => return None,
        })
    }

    /// The value of an option that is a number; 0 when there is no such option.
    #[must_use]
    pub fn number(&self, name: &str) -> u16 {
        match name {
            "promotion_target" => self.promotion_target.into(),
            "starting_destiny" => self.starting_destiny.into(),
            "hand_size" => self.hand_size.into(),
            "actions" => self.actions.into(),
            "first_player" => self.first_player.into(),
            "turn_limit" => self.turn_limit,
            _ => 0,
        }
    }

    /// Sets an option that is a number; `false` when there is no such option. [`crate::Setup::check`] sees whether the
    /// value will do.
    pub fn set_number(&mut self, name: &str, value: u16) -> bool {
        let byte = u8::try_from(value).unwrap_or(u8::MAX);
        match name {
            "promotion_target" => self.promotion_target = byte,
            "starting_destiny" => self.starting_destiny = byte,
            "hand_size" => self.hand_size = byte,
            "actions" => self.actions = byte,
            "first_player" => self.first_player = byte,
            "turn_limit" => self.turn_limit = value,
            _ => return false,
        }
        true
    }

    /// Sets an option as people write it: `one_sabotage`, `promotion_target=25`, `no_warriors=always`; dashes will do.
    /// `false` when there is no such option or value.
    pub fn take(&mut self, text: &str) -> bool {
        Self::table().read(&[text]).map(|values| self.set_values(&values)).is_ok()
    }

    /// The number of copies of a card of this limit that a Collection may hold (DECK-06).
    pub(crate) const fn copies(&self, limit: u8) -> u8 {
        if self.unrestricted { COPIES_MAX as u8 } else { limit }
    }
}

#[cfg(test)]
mod tests {
    use table::options::Wanted;

    use super::*;
    use crate::{CardSet, Setup, SetupDocument, deck};

    #[test]
    fn options_are_set_as_people_write_them() {
        let mut options = Options::default();
        for text in ["one-sabotage", "promotion_target=25", " no_warriors = always", "first-player=2"] {
            assert!(options.take(text), "{text}");
        }
        assert!(options.one_sabotage && options.no_warriors == NoWarriors::Always);
        assert_eq!((options.promotion_target, options.first_player), (25, 2));
        for text in [
            "peek",
            "promotion_target=many",
            "no_warriors=sometimes",
            "hand=9",
            "promotion_target=70000",
            "hand_size=0",
        ] {
            assert!(!options.take(text), "{text}");
        }
    }

    #[test]
    fn every_named_option_can_be_set() {
        for (name, _) in Options::SWITCHES {
            let mut options = Options::default();
            assert!(!options.is_on(name) && options.set(name, true) && options.is_on(name), "{name}");
        }
        for (name, _, [least, most]) in Options::NUMBERS {
            let mut options = Options::default();
            assert!((least..=most).contains(&options.number(name)), "{name}");
            assert!(options.set_number(name, most) && options.number(name) == most, "{name}");
        }
    }
    #[test]
    fn the_list_of_options_says_what_the_options_are() {
        table::options::check_options::<Options>();
    }

    /// DOOM-MULTI-01, DOOM-MULTI-07: two seats, three to five, four in teams; the setup accepts exactly the modes of
    /// the list.
    #[test]
    fn the_modes_are_those_of_the_rulebook() {
        let modes = Options::table().modes;
        let listed: Vec<(&str, Vec<u8>)> = modes.iter().map(|mode| (mode.name, mode.seats.iter().collect())).collect();
        assert_eq!(listed, [("duel", vec![2]), ("free-for-all", vec![3, 4, 5]), ("teams", vec![4])]);
        for mode in modes {
            for count in mode.seats.iter() {
                let wanted = Wanted { mode: Some(mode.name), seats: Some(count.into()), ..Wanted::default() };
                let agreed = Options::table().agree(wanted).unwrap();
                let mut options = Options::default();
                options.set_values(&agreed.values);
                assert_eq!(options.teams, mode.has_teams);
                let seats = deck::ready().iter().cycle().take(agreed.seats).map(|(_, deck)| deck.seat()).collect();
                assert!(Setup::check(SetupDocument { seats, options }, CardSet::house()).is_ok(), "{}", mode.name);
            }
        }
    }
}
