//! Past events, as matched by the cards that wait for them.

use table::Seat;

use crate::facts::EvalContext;
use crate::language::{Filter, On};
use crate::state::{At, Instance, SlotNo, State, Verdict};

impl State {
    /// Whether an event matches, seen from `asks`.
    pub(crate) fn event_fits(
        &self,
        on: &On,
        asks: &EvalContext,
        subject: SlotNo,
        culprit: SlotNo,
        player: Seat,
    ) -> bool {
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
            // Cards that use this event are not playable yet (see `NOT_YET`).
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

    /// Whether a survivor of the last combat was its attacker.
    fn was_attacker(&self, slot: SlotNo) -> bool {
        self.slot(slot).controller == self.combat.player
    }

    /// Whether the card that a window is about fits the filter, seen from `asks`.
    pub(crate) fn discard_fits(&self, filter: &Filter, about: Instance, asks: &EvalContext) -> bool {
        about != Instance::NONE && self.fits_number(filter, self.identity[about.index()], about.owner(), asks)
    }

    /// Whether a seat may answer a victory: it must be an opponent of every winner.
    pub(crate) fn may_answer(&self, verdict: Verdict, seat: Seat) -> bool {
        verdict.winners.iter().all(|winner| self.are_foes(winner, seat))
    }
}
