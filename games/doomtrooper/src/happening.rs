//! What happens at a table and can be answered, or makes something happen by itself: numbered, so that a window says what
//! it is about, and a card what it listens to in one word of bits.

use arrayvec::ArrayVec;
use table::Seat;

use crate::judge::Asks;
use crate::language::On;
use crate::state::{At, Deed, Frame, Instance, SLOTS, SlotNo, Stage, State, What, Window, WindowKind};

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
    /// The number of what this speaks of.
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

    /// The bit of what this speaks of.
    pub(crate) const fn bit(&self) -> u32 {
        1 << self.kind()
    }
}

/// Everything that one happening is, as bits of [`On::bit`]: who is killed in combat is killed, too.
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

/// Whether what happened is also what a card calls so.
pub(crate) const fn is_event(kind: u8, on: &On) -> bool {
    group(kind) & on.bit() != 0
}

impl State {
    /// Something happened: what happens by itself is put on top of what is going on, and a window if a card of the game answers it.
    pub(crate) fn raise(&mut self, kind: u8, subject: SlotNo, culprit: SlotNo, player: Seat, amount: i8) {
        let group = group(kind);
        if (self.listens_now() | self.rules.programs.answered) & group == 0 {
            return;
        }
        self.refresh();
        if self.rules.programs.answered & group != 0 {
            let seat = self.active;
            let window = Window {
                kind: WindowKind::Event(kind),
                seat: if self.side(seat).eliminated { self.next_seat(seat) } else { seat },
                yields: 0,
                rounds: 0,
                subject,
                culprit,
                player,
                about: Instance::NONE,
                amount,
                once: false,
            };
            let _ = self.frames.try_push(Frame::Window(window));
        }
        // The last pushed is the first to be begun where nobody orders them (TIME-16).
        let listens = |slot: &SlotNo| self.hot_at(*slot).listens & group != 0;
        let mut order: ArrayVec<SlotNo, SLOTS> = self.in_play().filter(listens).collect();
        let (active, seats) = (self.active.0, self.seats);
        order.sort_unstable_by_key(|slot| {
            let card = self.slot(*slot);
            std::cmp::Reverse(((card.controller.0 + seats - active) % seats, card.order, slot.0))
        });
        for slot in order {
            for number in 0..self.ready_at(slot).traps.len() {
                let trap = &self.ready_at(slot).traps[number];
                // A Weapon that is not in use enters play all the same.
                if trap.on.bit() & group == 0
                    || !(self.works(slot) || trap.on == On::Enters)
                    || !self.answers(&trap.on, slot, subject, culprit, player)
                {
                    continue;
                }
                let mut asks = self.asks_at(slot);
                (asks.subject, asks.culprit) = (subject, culprit);
                if !self.all_hold(&trap.conditions, self.bearer(slot), &asks) {
                    continue;
                }
                let pc = trap.pc;
                let card = self.slot(slot);
                let deed = trigger(card.controller, card.instance, number as u8);
                let deed = Deed { slot, pc, subject, culprit, amount, player, ..deed };
                let _ = self.frames.try_push(Frame::Deed(deed));
            }
        }
    }

    /// Kinds of events after which something in play happens by itself.
    pub(crate) fn listens_now(&self) -> u32 {
        if self.dirty { self.in_play().fold(0, |bits, slot| bits | self.hot_at(slot).listens) } else { self.listens }
    }

    /// Whether a card in play, or one in a hand when there is no place, answers an event.
    pub(crate) fn answers(&self, on: &On, slot: SlotNo, subject: SlotNo, culprit: SlotNo, player: Seat) -> bool {
        let asks = self.asks_at(slot);
        self.event_fits(on, &asks, subject, culprit, player)
    }

    /// Whether an event is of this description, seen from `asks`.
    pub(crate) fn event_fits(&self, on: &On, asks: &Asks, subject: SlotNo, culprit: SlotNo, player: Seat) -> bool {
        let subject_fits = |filter| subject != SlotNo::NONE && self.fits(filter, subject, asks);
        match on {
            On::Added(filter)
            | On::Wounded(filter)
            | On::Killed(filter)
            | On::KilledInCombat(filter)
            | On::Healed(filter)
            | On::Discarded(filter)
            | On::KilledOrDiscarded(filter)
            | On::Hit(filter) => subject_fits(filter),
            On::BearerWounds(filter) | On::BearerHits(filter) => {
                culprit != SlotNo::NONE && culprit == asks.bearer && subject_fits(filter)
            }
            On::WarriorEarned(filter) => subject_fits(filter),
            // Cards that ask for it wait (see `NOT_YET`).
            On::SurvivedAndWounded(..) => false,
            On::BearerKills(filter) => culprit != SlotNo::NONE && culprit == asks.bearer && subject_fits(filter),
            On::Survived(filter, attacked) => subject_fits(filter) && (!attacked || self.was_attacker(subject)),
            On::BearerSurvived => subject != SlotNo::NONE && subject == asks.bearer,
            On::BearerAttacked | On::BearerInCombat | On::BearerArmed | On::BearerLeaves => {
                subject != SlotNo::NONE && subject == asks.bearer
            }
            On::EachDrawStep => true,
            On::EarnedPromotion(yours) => !yours || player == asks.you,
            On::MissionCompleted(opponents) => !opponents || self.are_foes(player, asks.you),
            On::YourDrawStep | On::YourDiscardPhase | On::AfterYourDiscard => player == asks.you,
            On::BearersDrawStep => {
                let of = if asks.bearer != SlotNo::NONE {
                    self.slot(asks.bearer).controller
                } else if asks.this != SlotNo::NONE && self.slot(asks.this).at == At::Player {
                    Seat(self.slot(asks.this).host.0)
                } else {
                    asks.you
                };
                player == of
            }
            On::LosesAffiliation(filter) => subject_fits(filter),
            On::Enters => subject != SlotNo::NONE && subject == asks.this,
            On::Searched(opponents) => !opponents || self.are_foes(player, asks.you),
            On::SearchedForHand => true,
        }
    }

    /// Whether a survivor of the last combat had attacked.
    fn was_attacker(&self, slot: SlotNo) -> bool {
        self.slot(slot).controller == self.combat.player
    }
}

/// Something that happens by itself, before its turn has come (TIME-16).
pub(crate) const fn trigger(seat: Seat, instance: Instance, number: u8) -> Deed {
    Deed { what: What::Trigger(number), stage: Stage::Queued, ..Deed::of(seat, instance) }
}
