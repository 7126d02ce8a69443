//! The modes, and the table options (RULINGS.md, "Table options"), each with the ruling as its
//! default.

mod listed;

use table::{Clause, TableOptions};

use crate::clause;
use crate::rules::{LAST_ROUND, MOST_ROUNDS};

/// What the table agreed before the match. People write the options by the names of [`TableOptions::table`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Options {
    /// The mode that others are added to: `conquest` or `inferno` for another one than the duel (ESTRO-COMB-01).
    pub base: BaseMode,
    /// `stratega`: late attacks, no end before round 8 (ESTRO-STR-01).
    pub stratega: bool,
    /// `necrotokens`: the Fortune Equaliser (ESTRO-NEC-01).
    pub necrotokens: bool,
    /// `ambush`: the Illusory Ambush (ESTRO-IMBO-01).
    pub ambush: bool,
    /// `rift`: the Dimensional Rift (ESTRO-FESS-01).
    pub rift: bool,
    /// `lucid`: Lucid Dream (ESTRO-LUC-01).
    pub lucid: bool,
    /// `chimera`: Chimeras (ESTRO-CHIM-01).
    pub chimera: bool,
    /// `mnemonica`: a match of memory and mental arithmetic (ESTRO-MNE-01).
    pub mnemonica: bool,
    /// `dial`: the Oblivion Dial (ESTRO-QUAD-01).
    pub dial: bool,
    /// `deck_mode`: where the decks come from (ESTRO-DECK-05).
    pub deck_mode: DeckChoice,
    /// `first_player`: who begins, counted from 1; 0 for the coin (ESTRO-SETUP-02).
    pub first_player: u8,
    /// `peek_random_deck`: the owner of a dealt deck may look through it before the match (ESTRO-AMB-05).
    pub peek_random_deck: bool,
    /// `clock=180`: the thinking clock of Phase 1 runs (ESTRO-AMB-10).
    pub clock: bool,
    /// `clock_action=skip`: when the clock runs out, the play is skipped instead of made at random (ESTRO-AMB-10).
    pub clock_skips: bool,
    /// `manual_bonus_claims`: the players claim their bonuses in a clash (ESTRO-AMB-12).
    pub manual_bonus_claims: bool,
    /// `dice_scope=phase`: one roll for the whole battle phase instead of one for each attack (ESTRO-AMB-16).
    pub dice_per_phase: bool,
    /// `redirect_reroll`: dice are rolled anew after a redirection (ESTRO-AMB-25).
    pub redirect_reroll: bool,
    /// `facedown_reveal=gift_only`: covered cards are turned up only by Gifts (ESTRO-AMB-47).
    pub facedown_gift_only: bool,
    /// `zone_bonus_scope=all_cards`: the bonus of a Zone card goes to every card (ESTRO-AMB-53).
    pub zone_bonus_all: bool,
    /// `zone_special_uses=per_player`: every seat may use each Zone special once (ESTRO-AMB-55).
    pub zone_special_per_player: bool,
    /// `zone_special_scope=any_card`: the Tech and Medical specials touch cards of every Estro (ESTRO-AMB-56,
    /// ESTRO-AMB-57).
    pub zone_special_any: bool,
    /// `r19_tiebreak`: at the end of round 19 the measure that is not tied decides (ESTRO-AMB-69).
    pub r19_tiebreak: bool,
    /// `stratega_count=per_player`: Stratega counts the turns of each player instead of those of the table (ESTRO-AMB-72).
    pub stratega_per_player: bool,
    /// `necro_early=off`: two Necrotokens protect only a card that is about to be destroyed (ESTRO-AMB-84).
    pub necro_late_only: bool,
    /// `lucid_shield=per_attack`: a vital shield is whole again at every attack (ESTRO-AMB-90).
    pub lucid_shield_heals: bool,
    /// `lucid_manpo=before_main`: for the second play of Lucid Dream the one card on the own side lies there before the card of
    /// the turn is played (ESTRO-AMB-95).
    pub lucid_manpo_before: bool,
    /// `scribe_seat`: a person at the table is the scribe and may read what was written down (ESTRO-AMB-75).
    pub scribe_seat: bool,
    /// `scribe_sees_all`: the scribe sees hands, decks and covered cards, too (ESTRO-AMB-75).
    pub scribe_sees_all: bool,
    /// `mnemonic_errors=totals`: an illegal action is refused instead of being an error (ESTRO-AMB-76).
    pub mnemonic_totals_only: bool,
    /// `mnemonic_penalty=random`: the card that an error costs is picked at random (ESTRO-AMB-77).
    pub mnemonic_random_penalty: bool,
    /// `chimera_limit=table`: one Chimera on the whole table instead of one of each player (ESTRO-AMB-117).
    pub chimera_per_table: bool,
    /// `guardian_estro=ship`: the guardians of a ship are of its Estro (ESTRO-AMB-100).
    pub guardians_of_estro: bool,
    /// `ship_matchup=off`: the Estro of a ship gives no match-up (ESTRO-AMB-104).
    pub ship_without_match_up: bool,
    /// `object_interval`: an object comes at the end of every so many turns of the player (ESTRO-AMB-107).
    pub object_interval: ObjectInterval,
    /// `conquest_goal=stack`: three Zone points in each of three fields instead of a card in each (ESTRO-AMB-111).
    pub conquest_stack: bool,
    /// `inferno_exhaustion`: when a team without cards loses (ESTRO-AMB-79).
    pub exhaustion: Exhaustion,
    /// `inferno_shared_hands`: partners see each other's hands and covered cards (ESTRO-AMB-82).
    pub inferno_shared_hands: bool,
}

/// The mode of a table to which others are added; each table has exactly one (ESTRO-COMB-01).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BaseMode {
    /// One against one on one field (ESTRO-GEN-01).
    #[default]
    Duel,
    /// Five fields, each with its Zone card (ESTRO-CONQ-04).
    Conquest,
    /// One player against five ships (ESTRO-SOLO-01).
    Solo,
    /// Two against two (ESTRO-INF-01).
    Inferno,
}

/// After how many turns of the player an object comes each time: 2 to 6, otherwise 3 (ESTRO-AMB-107).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ObjectInterval(pub u8);

impl ObjectInterval {
    /// The least and the greatest.
    pub(crate) const RANGE: [u8; 2] = [2, 6];
}

impl Default for ObjectInterval {
    fn default() -> Self {
        Self(3)
    }
}

impl BaseMode {
    /// Those beside the duel, which need a word, with their clause and ruling.
    pub(crate) const OTHERS: [(Self, Clause, &'static str); 3] = [
        (Self::Conquest, clause::CONQ_04, "ESTRO-AMB-152"),
        (Self::Solo, clause::SOLO_01, "ESTRO-AMB-152"),
        (Self::Inferno, clause::INF_01, "ESTRO-AMB-152"),
    ];

    /// Its name, as people write it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Duel => "duel",
            Self::Conquest => "conquest",
            Self::Solo => "solo",
            Self::Inferno => "inferno",
        }
    }

    /// How many seats its table has (ESTRO-GEN-01, ESTRO-SOLO-01, ESTRO-INF-01).
    #[must_use]
    pub const fn seats(self) -> u8 {
        match self {
            Self::Duel | Self::Conquest => 2,
            Self::Solo => 1,
            Self::Inferno => 4,
        }
    }

    /// The one beside the duel of this name.
    pub(crate) fn other(name: &str) -> Option<Self> {
        Self::OTHERS.iter().map(|(mode, ..)| *mode).find(|mode| mode.as_str() == name)
    }
}

/// When a team of Inferno whose players have nothing to draw loses (ESTRO-INF-13).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Exhaustion {
    /// As soon as each of its players had to draw with neither hand nor deck.
    #[default]
    DeckAndHandAll,
    /// As soon as each of them had to draw without a deck, whatever they hold.
    DeckOnlyAll,
    /// As soon as one of them had to draw with neither.
    AnyPlayer,
}

impl Exhaustion {
    /// Every one, in the order of the list of options.
    pub const ALL: [Self; 3] = [Self::DeckAndHandAll, Self::DeckOnlyAll, Self::AnyPlayer];

    /// Its name, as people write it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::DeckAndHandAll => "deck_and_hand_all",
            Self::DeckOnlyAll => "deck_only_all",
            Self::AnyPlayer => "any_player",
        }
    }
}

/// Where the decks come from (ESTRO-DECK-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum DeckChoice {
    /// Constructed if every seat brings a list, dealt otherwise.
    #[default]
    Agreed,
    /// Dealt, whatever a seat brings.
    Random,
    /// Constructed: every seat must bring a list.
    Constructed,
}

impl DeckChoice {
    /// Every one, in the order of the list of options.
    pub const ALL: [Self; 3] = [Self::Agreed, Self::Random, Self::Constructed];

    /// Its name, as people write it.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Agreed => "agreed",
            Self::Random => "random",
            Self::Constructed => "constructed",
        }
    }
}

/// An option of two values: on and off where `values` is empty, otherwise the two names, the default first.
pub(crate) struct Pair {
    pub name: &'static str,
    pub clause: Clause,
    /// The ruling that explains it.
    pub ruling: &'static str,
    pub values: Option<[&'static str; 2]>,
    field: fn(&mut Options) -> &mut bool,
}

/// The modes that are added to the duel, then the options of two values, in the order of RULINGS.md.
pub(crate) static PAIRS: [Pair; 32] = [
    Pair {
        name: "stratega",
        clause: clause::STR_01,
        ruling: "ESTRO-AMB-152",
        values: None,
        field: |options| &mut options.stratega,
    },
    Pair {
        name: "necrotokens",
        clause: clause::NEC_01,
        ruling: "ESTRO-AMB-152",
        values: None,
        field: |options| &mut options.necrotokens,
    },
    Pair {
        name: "ambush",
        clause: clause::IMBO_01,
        ruling: "ESTRO-AMB-152",
        values: None,
        field: |options| &mut options.ambush,
    },
    Pair {
        name: "rift",
        clause: clause::FESS_01,
        ruling: "ESTRO-AMB-152",
        values: None,
        field: |options| &mut options.rift,
    },
    Pair {
        name: "lucid",
        clause: clause::LUC_01,
        ruling: "ESTRO-AMB-152",
        values: None,
        field: |options| &mut options.lucid,
    },
    Pair {
        name: "chimera",
        clause: clause::CHIM_01,
        ruling: "ESTRO-AMB-152",
        values: None,
        field: |options| &mut options.chimera,
    },
    Pair {
        name: "mnemonica",
        clause: clause::MNE_01,
        ruling: "ESTRO-AMB-152",
        values: None,
        field: |options| &mut options.mnemonica,
    },
    Pair {
        name: "dial",
        clause: clause::QUAD_01,
        ruling: "ESTRO-AMB-152",
        values: None,
        field: |options| &mut options.dial,
    },
    Pair {
        name: "peek_random_deck",
        clause: clause::DECK_07,
        ruling: "ESTRO-AMB-05",
        values: None,
        field: |options| &mut options.peek_random_deck,
    },
    Pair {
        name: "clock",
        clause: clause::TURN_06,
        ruling: "ESTRO-AMB-10",
        values: Some(["off", "180"]),
        field: |options| &mut options.clock,
    },
    Pair {
        name: "clock_action",
        clause: clause::TURN_07,
        ruling: "ESTRO-AMB-10",
        values: Some(["random", "skip"]),
        field: |options| &mut options.clock_skips,
    },
    Pair {
        name: "manual_bonus_claims",
        clause: clause::GEN_04,
        ruling: "ESTRO-AMB-12",
        values: None,
        field: |options| &mut options.manual_bonus_claims,
    },
    Pair {
        name: "dice_scope",
        clause: clause::ATK_04,
        ruling: "ESTRO-AMB-16",
        values: Some(["attack", "phase"]),
        field: |options| &mut options.dice_per_phase,
    },
    Pair {
        name: "redirect_reroll",
        clause: clause::ATK_20,
        ruling: "ESTRO-AMB-25",
        values: None,
        field: |options| &mut options.redirect_reroll,
    },
    Pair {
        name: "facedown_reveal",
        clause: clause::FACE_07,
        ruling: "ESTRO-AMB-47",
        values: Some(["own_turn", "gift_only"]),
        field: |options| &mut options.facedown_gift_only,
    },
    Pair {
        name: "zone_bonus_scope",
        clause: clause::ZONE_03,
        ruling: "ESTRO-AMB-53",
        values: Some(["estro_cards", "all_cards"]),
        field: |options| &mut options.zone_bonus_all,
    },
    Pair {
        name: "zone_special_uses",
        clause: clause::ZONE_05,
        ruling: "ESTRO-AMB-55",
        values: Some(["per_match", "per_player"]),
        field: |options| &mut options.zone_special_per_player,
    },
    Pair {
        name: "zone_special_scope",
        clause: clause::ZONE_02,
        ruling: "ESTRO-AMB-56",
        values: Some(["strict", "any_card"]),
        field: |options| &mut options.zone_special_any,
    },
    Pair {
        name: "r19_tiebreak",
        clause: clause::WIN_08,
        ruling: "ESTRO-AMB-69",
        values: None,
        field: |options| &mut options.r19_tiebreak,
    },
    Pair {
        name: "stratega_count",
        clause: clause::STR_02,
        ruling: "ESTRO-AMB-72",
        values: Some(["table", "per_player"]),
        field: |options| &mut options.stratega_per_player,
    },
    Pair {
        name: "scribe_seat",
        clause: clause::MNE_01,
        ruling: "ESTRO-AMB-75",
        values: None,
        field: |options| &mut options.scribe_seat,
    },
    Pair {
        name: "scribe_sees_all",
        clause: clause::MNE_08,
        ruling: "ESTRO-AMB-75",
        values: None,
        field: |options| &mut options.scribe_sees_all,
    },
    Pair {
        name: "mnemonic_errors",
        clause: clause::MNE_05,
        ruling: "ESTRO-AMB-76",
        values: Some(["totals+illegal", "totals"]),
        field: |options| &mut options.mnemonic_totals_only,
    },
    Pair {
        name: "mnemonic_penalty",
        clause: clause::MNE_06,
        ruling: "ESTRO-AMB-77",
        values: Some(["choose", "random"]),
        field: |options| &mut options.mnemonic_random_penalty,
    },
    Pair {
        name: "necro_early",
        clause: clause::NEC_07,
        ruling: "ESTRO-AMB-84",
        values: Some(["on", "off"]),
        field: |options| &mut options.necro_late_only,
    },
    Pair {
        name: "lucid_shield",
        clause: clause::LUC_10,
        ruling: "ESTRO-AMB-90",
        values: Some(["pool", "per_attack"]),
        field: |options| &mut options.lucid_shield_heals,
    },
    Pair {
        name: "lucid_manpo",
        clause: clause::LUC_16,
        ruling: "ESTRO-AMB-95",
        values: Some(["after_main", "before_main"]),
        field: |options| &mut options.lucid_manpo_before,
    },
    Pair {
        name: "guardian_estro",
        clause: clause::SOLO_08,
        ruling: "ESTRO-AMB-100",
        values: Some(["random", "ship"]),
        field: |options| &mut options.guardians_of_estro,
    },
    Pair {
        name: "ship_matchup",
        clause: clause::SOLO_23,
        ruling: "ESTRO-AMB-104",
        values: Some(["on", "off"]),
        field: |options| &mut options.ship_without_match_up,
    },
    Pair {
        name: "chimera_limit",
        clause: clause::CHIM_14,
        ruling: "ESTRO-AMB-117",
        values: Some(["player", "table"]),
        field: |options| &mut options.chimera_per_table,
    },
    Pair {
        name: "conquest_goal",
        clause: clause::CONQ_10,
        ruling: "ESTRO-AMB-111",
        values: Some(["spread", "stack"]),
        field: |options| &mut options.conquest_stack,
    },
    Pair {
        name: "inferno_shared_hands",
        clause: clause::INF_16,
        ruling: "ESTRO-AMB-82",
        values: None,
        field: |options| &mut options.inferno_shared_hands,
    },
];

impl Options {
    /// The modes that are added to the duel, each a switch; any of them together (ESTRO-COMB-01).
    pub const OVERLAYS: [&str; 8] =
        ["stratega", "necrotokens", "ambush", "rift", "lucid", "chimera", "mnemonica", "dial"];

    /// Whether the table has five Zone fields instead of one (ESTRO-CONQ-04).
    #[must_use]
    pub const fn is_conquest(&self) -> bool {
        matches!(self.base, BaseMode::Conquest)
    }

    /// Whether one player stands against five ships (ESTRO-SOLO-01).
    #[must_use]
    pub const fn is_solo(&self) -> bool {
        matches!(self.base, BaseMode::Solo)
    }

    /// Whether two teams of two play (ESTRO-INF-01).
    #[must_use]
    pub const fn is_inferno(&self) -> bool {
        matches!(self.base, BaseMode::Inferno)
    }

    /// Whether partners see each other's hands and covered cards (ESTRO-INF-16).
    pub(crate) const fn shares_hands(&self) -> bool {
        self.is_inferno() && self.inferno_shared_hands
    }

    /// The seats of the table (ESTRO-GEN-01, ESTRO-SOLO-01, ESTRO-INF-01).
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.base.seats()
    }

    /// Who has turns: the seats, and behind the only one the ships (ESTRO-SOLO-01).
    #[must_use]
    pub const fn parties(&self) -> u8 {
        if self.is_solo() { 2 } else { self.seats() }
    }

    /// The fields of the table, as a mask: the five Zone fields in the order of the Estri, or the one field of a duel.
    #[must_use]
    pub const fn fields(&self) -> u8 {
        if self.is_conquest() { 0b1_1111 } else { 1 }
    }

    /// Whether there is a last round (ESTRO-WIN-06, ESTRO-INF-15, ESTRO-CONQ-01, ESTRO-SOLO-03).
    #[must_use]
    pub const fn has_last_round(&self) -> bool {
        matches!(self.base, BaseMode::Duel | BaseMode::Inferno)
    }

    /// The last round, where there is one.
    pub(crate) const fn most_rounds(&self) -> u16 {
        if self.has_last_round() { LAST_ROUND } else { MOST_ROUNDS }
    }

    /// How long a player may think before the play, in seconds; `None` where the table has no clock (ESTRO-TURN-06).
    #[must_use]
    pub const fn thinking_seconds(&self) -> Option<u16> {
        if self.clock { Some(180) } else { None }
    }

    /// The round from whose end on an empty field loses (ESTRO-WIN-01, ESTRO-INF-12); of several locks the latest wins
    /// (ESTRO-STR-01, ESTRO-COMB-04).
    #[must_use]
    pub const fn first_check(&self) -> u16 {
        match self.base {
            _ if self.stratega => 8,
            BaseMode::Inferno => 6,
            BaseMode::Duel | BaseMode::Conquest | BaseMode::Solo => 5,
        }
    }

    fn pair(name: &str) -> Option<&'static Pair> {
        PAIRS.iter().find(|pair| pair.name == name)
    }

    /// The options as people write them: those that differ from the rulings.
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        self.values().words()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_options_says_what_the_options_are() {
        table::options::check_options::<Options>();
    }

    #[test]
    fn options_are_set_as_people_write_them() {
        let written =
            ["dice-scope=phase", "deck_mode=constructed", "manual_bonus_claims", "first_player=2", "clock=180"];
        let options = Options::read(&written).unwrap_or_else(|errors| panic!("{errors:?}"));
        assert!(options.dice_per_phase && options.manual_bonus_claims && options.clock);
        assert_eq!((options.deck_mode, options.first_player), (DeckChoice::Constructed, 2));
        for text in ["dice_scope=turn", "first_player=3", "deck_mode", "clock=90", "peek"] {
            assert!(Options::read(&[text]).is_err(), "{text}");
        }
    }

    /// Every option of the base game in the table of RULINGS.md is listed here, under the same name and ruling.
    #[test]
    fn the_options_are_those_of_the_rulings() {
        let rulings = include_str!("../RULINGS.md");
        for spec in Options::table().options {
            let row =
                rulings.lines().find(|line| line.starts_with('|') && line.contains(&format!("| `{}` |", spec.name)));
            let row = row.unwrap_or_else(|| panic!("RULINGS.md has no row for {}", spec.name));
            assert!(spec.ruling.is_some_and(|ruling| row.contains(ruling)), "{row}");
        }
    }
}
