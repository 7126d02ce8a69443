//! An attack and its combat.

use table::Seat;

use crate::language::Tactic;

use super::{NOBODY, SUPPORTERS, SlotNo};

/// An attack and its combat (chapter CMB).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Combat {
    pub step: CombatStep,
    pub player: Seat,
    pub attacker: SlotNo,
    pub defender: SlotNo,
    pub tactic: Option<Tactic>,
    pub warzone: SlotNo,
    /// A combatant whose blow comes first, and whether its wound ends the combat.
    pub first: SlotNo,
    pub first_ends: bool,
    /// The parts of the combat that are chosen and begun again after a change, one bit of [`anew`] each (CMB-17).
    pub redo: u8,
    /// It ends without blows.
    pub ended: bool,
    /// It was granted by a card: no Action of the Turn (ACT-12).
    pub granted: bool,
    /// Actions that were lost when it was announced (ACT-06), the Attack Action among them.
    pub forfeited: u8,
    /// The warrior that the attacker attacks next with the same Attack Action (AMB-155).
    pub second: SlotNo,
    /// Warriors that support the attacker and the defender (CMB-18).
    pub support: [[SlotNo; SUPPORTERS]; 2],
    /// The warriors that the blows of attacker and defender hit; without an entry, the other combatant.
    pub aims: [SlotNo; 2],
    /// The earner of the points for its kills, if a card says so; the number of seats for nobody.
    pub earner: u8,
    /// The fate of attacker and defender, kept when the combat is over.
    pub hurt: [Option<Hurt>; 2],
    /// The tactic with which it was fought, when it is over.
    pub fought: Option<Tactic>,
}

/// A combatant that was wounded or killed, as it was at that moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub(crate) struct Hurt {
    pub controller: Seat,
    pub value: i8,
}

/// The parts of a combat that start again after a change of combatants or tactic, one bit each (CMB-17, AMB-77).
pub(crate) mod anew {
    pub(crate) const ATTACKER_WEAPONS: u8 = 1;
    pub(crate) const DEFENDER_WEAPONS: u8 = 1 << 1;
    pub(crate) const WARZONE: u8 = 1 << 2;
    /// The combatant itself: for it, the combat begins.
    pub(crate) const ATTACKER: u8 = 1 << 3;
    pub(crate) const DEFENDER: u8 = 1 << 4;
}

/// The step of an attack (CMB-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub(crate) enum CombatStep {
    /// No attack is in progress.
    None,
    /// It was declared.
    Intent,
    /// The attacker is named.
    Attacker,
    /// The defender is named.
    Defender,
    /// A second defender is named, of an attacker that makes two attacks (AMB-155).
    Second,
    /// The names are final.
    Named,
    /// The tactic is chosen.
    Tactic,
    /// The defender chooses a Warzone.
    Warzone,
    /// The attacker's weapon is chosen.
    AttackerWeapon,
    /// The defender's weapon is chosen.
    DefenderWeapon,
    /// Ratings are modified.
    Modify,
    /// Blows fall.
    Blows,
    /// The attacker's player chooses the warrior that the blow hits, where there are supporters (CMB-18).
    AttackerAims,
    /// The defender's player does the same.
    DefenderAims,
    /// The answer to a first blow.
    Answer,
    /// The killed warriors leave and points are earned.
    Points,
    /// It is over.
    CleanUp,
}

impl CombatStep {
    /// Whether somebody may be asked something in this step.
    pub(crate) const fn asks(self) -> bool {
        matches!(
            self,
            Self::Attacker
                | Self::Defender
                | Self::Second
                | Self::Tactic
                | Self::Warzone
                | Self::AttackerWeapon
                | Self::DefenderWeapon
                | Self::AttackerAims
                | Self::DefenderAims
        )
    }

    /// The values derived from the cards in play are the same in all steps of a phase: they depend only on whether an
    /// attack is in progress, and whether the attacker, the defender and the Warzone are named.
    pub(crate) fn phase(self) -> u8 {
        [Self::None, Self::Attacker, Self::Defender, Self::Warzone].into_iter().filter(|step| self > *step).count()
            as u8
    }
}

impl Combat {
    pub(crate) const NONE: Self = Self {
        step: CombatStep::None,
        player: Seat(0),
        attacker: SlotNo::NONE,
        defender: SlotNo::NONE,
        tactic: None,
        warzone: SlotNo::NONE,
        first: SlotNo::NONE,
        first_ends: false,
        redo: 0,
        ended: false,
        granted: false,
        forfeited: 0,
        second: SlotNo::NONE,
        support: [[SlotNo::NONE; SUPPORTERS]; 2],
        aims: [SlotNo::NONE; 2],
        earner: NOBODY,
        hurt: [None; 2],
        fought: None,
    };
}
