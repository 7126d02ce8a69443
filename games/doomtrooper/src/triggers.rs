//! The kinds of events, which can be answered or trigger abilities. They are numbered: a window stores its kind as a
//! number, and a card the kinds that trigger it as one word of bits.

use crate::language::On;

pub(crate) const ADDED: u8 = 0;
pub(crate) const WOUNDED: u8 = 1;
pub(crate) const KILLED: u8 = 2;
pub(crate) const KILLED_IN_COMBAT: u8 = 3;
const BEARER_KILLS: u8 = 4;
pub(crate) const HEALED: u8 = 5;
pub(crate) const DISCARDED: u8 = 6;
pub(crate) const SURVIVED: u8 = 7;
const BEARER_SURVIVED: u8 = 8;
pub(crate) const EARNED: u8 = 9;
pub(crate) const COMPLETED: u8 = 10;
pub(crate) const DRAW_STEP: u8 = 11;
const ANY_DRAW_STEP: u8 = 12;
pub(crate) const DISCARD_PHASE: u8 = 13;
pub(crate) const ATTACKED: u8 = 14;
pub(crate) const IN_COMBAT: u8 = 15;
pub(crate) const BEARER_LEAVES: u8 = 16;
pub(crate) const ENTERS: u8 = 17;
const BEARER_WOUNDS: u8 = 18;
const HIT: u8 = 19;
const SURVIVED_WOUNDED: u8 = 20;
const WARRIOR_EARNED: u8 = 21;
pub(crate) const LOST: u8 = 22;
pub(crate) const SEARCHED: u8 = 23;
pub(crate) const SEARCHED_FOR_HAND: u8 = 24;
const BEARER_HITS: u8 = 25;
pub(crate) const KILLED_OR_DISCARDED: u8 = 26;
pub(crate) const ARMED: u8 = 27;
pub(crate) const AFTER_DISCARD: u8 = 28;

impl On {
    /// The number of the kind of event.
    const fn kind(&self) -> u8 {
        match self {
            Self::Added(_) => ADDED,
            Self::Wounded(_) => WOUNDED,
            Self::Killed(_) => KILLED,
            Self::KilledInCombat(_) => KILLED_IN_COMBAT,
            Self::BearerKills(_) => BEARER_KILLS,
            Self::Healed(_) => HEALED,
            Self::Discarded(_) => DISCARDED,
            Self::KilledOrDiscarded(_) => KILLED_OR_DISCARDED,
            Self::Survived(..) => SURVIVED,
            Self::BearerSurvived => BEARER_SURVIVED,
            Self::EarnedPromotion(_) => EARNED,
            Self::MissionCompleted(_) => COMPLETED,
            Self::YourDrawStep => DRAW_STEP,
            Self::BearersDrawStep | Self::EachDrawStep => ANY_DRAW_STEP,
            Self::YourDiscardPhase => DISCARD_PHASE,
            Self::AfterYourDiscard => AFTER_DISCARD,
            Self::BearerAttacked => ATTACKED,
            Self::BearerInCombat => IN_COMBAT,
            Self::BearerArmed => ARMED,
            Self::BearerLeaves => BEARER_LEAVES,
            Self::Enters => ENTERS,
            Self::BearerWounds(_) => BEARER_WOUNDS,
            Self::Hit(_) => HIT,
            Self::SurvivedAndWounded(..) => SURVIVED_WOUNDED,
            Self::WarriorEarned(_) => WARRIOR_EARNED,
            Self::LosesAffiliation(_) => LOST,
            Self::Searched(_) => SEARCHED,
            Self::SearchedForHand => SEARCHED_FOR_HAND,
            Self::BearerHits(_) => BEARER_HITS,
        }
    }

    /// The bit of the kind of event.
    pub(crate) const fn bit(&self) -> u32 {
        1 << self.kind()
    }
}

/// All kinds to which one event belongs, as bits of [`On::bit`]: a warrior killed in combat is also killed.
pub(crate) const fn group(kind: u8) -> u32 {
    match kind {
        WOUNDED => bits(&[WOUNDED, BEARER_WOUNDS, HIT, BEARER_HITS]),
        KILLED => bits(&[KILLED, HIT]),
        KILLED_IN_COMBAT => bits(&[KILLED, KILLED_IN_COMBAT, BEARER_KILLS, HIT, BEARER_HITS]),
        EARNED => bits(&[EARNED, WARRIOR_EARNED]),
        SURVIVED => bits(&[SURVIVED, BEARER_SURVIVED]),
        DRAW_STEP => bits(&[DRAW_STEP, ANY_DRAW_STEP]),
        SEARCHED_FOR_HAND => bits(&[SEARCHED, SEARCHED_FOR_HAND]),
        kind => bits(&[kind]),
    }
}

/// The bits of these.
pub(crate) const fn bits(kinds: &[u8]) -> u32 {
    let (mut bits, mut place) = (0, 0);
    while place < kinds.len() {
        bits |= 1 << kinds[place];
        place += 1;
    }
    bits
}

/// Whether an event of this kind matches the event that a card names.
pub(crate) const fn is_event(kind: u8, on: &On) -> bool {
    group(kind) & on.bit() != 0
}
