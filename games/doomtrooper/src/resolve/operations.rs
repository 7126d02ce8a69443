//! Carries out one step of an effect, by the families of the card language.

mod combat;
mod health;
mod in_play;
mod piles;
mod points;
mod turns;

use table::{Chance, Log};

use crate::facts::EvalContext;
use crate::language::Op;
use crate::state::{StackItem, State};

impl State {
    /// Carries out one step.
    pub(super) fn carry(
        &mut self,
        op: &Op,
        item: &StackItem,
        asks: &EvalContext,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        match op {
            Op::Heal(..)
            | Op::Wound(..)
            | Op::Kill(..)
            | Op::Damage(..)
            | Op::Save(..)
            | Op::StaysInPlay(..)
            | Op::PreventWound(..) => self.carry_health(op, item, asks, log),
            Op::Discard(..)
            | Op::Annihilate(..)
            | Op::AnnihilateAll
            | Op::ToHand(..)
            | Op::IntoDrawPile(..)
            | Op::MoveTo(..)
            | Op::IntoCover(..)
            | Op::OutOfCover(..)
            | Op::MoveToPlace(..)
            | Op::Control(..)
            | Op::Markers(..)
            | Op::MoveAllTo(..)
            | Op::DiscardIllegal(..)
            | Op::LosesVehicle(..)
            | Op::Assign(..)
            | Op::Infect(..)
            | Op::Redeem(..) => self.carry_in_play(op, item, asks, chance, log),
            Op::GainDestiny(..)
            | Op::LoseDestiny(..)
            | Op::LoseAllDestiny(..)
            | Op::GainPromotion(..)
            | Op::LosePromotion(..)
            | Op::LoseHalfPromotion(..)
            | Op::SwapDestiny(..)
            | Op::TakeEarned
            | Op::Sabotage(..) => self.carry_points(op, item, asks, log),
            Op::Draw(..)
            | Op::LookAtHand(..)
            | Op::DiscardFromHand(..)
            | Op::TakeDiscarded
            | Op::AnnihilateFound
            | Op::SwapFound
            | Op::LookAtTop(..)
            | Op::DiscardHand(..)
            | Op::Reshuffle(..)
            | Op::SwapPiles(..) => self.carry_piles(op, item, asks, chance, log),
            Op::ActionsNow(..)
            | Op::MoreActions(..)
            | Op::OneMoreAttack
            | Op::FewerActions(..)
            | Op::MissTurn(..)
            | Op::AnotherTurn
            | Op::RaiseTarget(..)
            | Op::ReverseDirection
            | Op::ExchangeSeats(..) => self.carry_turns(op, item, asks, log),
            Op::Cancel
            | Op::EndCombat
            | Op::SwitchTactic
            | Op::SetTactic(..)
            | Op::ChangeDefender(..)
            | Op::ChangeAttacker(..)
            | Op::FirstBlow(..)
            | Op::NotUsed(..)
            | Op::EarnKills
            | Op::Withdraw(..)
            | Op::MustBeAttacker(..)
            | Op::ForceAttack(..)
            | Op::MustAttackNext(..)
            | Op::OnlyTactic(..)
            | Op::NoCombats(..)
            | Op::NoPlaying(..) => self.carry_combat(op, item, asks, log),
            // These steps ask a question, last, or consist of other steps: the program and the prompts carry them out.
            Op::Lasting { .. }
            | Op::LastingForAll { .. }
            | Op::DownToFewest
            | Op::Imprison(..)
            | Op::DiscardAny(..)
            | Op::AttachFromHand(..)
            | Op::DiscardUnless(..)
            | Op::Redistribute(..)
            | Op::Reassign(..)
            | Op::PayForEach(..)
            | Op::LosesMembership(..)
            | Op::ExchangePoints(..)
            | Op::LookAtDrawPile(..)
            | Op::Search(..)
            | Op::TakeBack(..)
            | Op::LookAtRandom(..)
            | Op::OpenHand(..)
            | Op::AddWarrior(..)
            | Op::AddFor(..)
            | Op::DrawAndKeep(..)
            | Op::DrawUpTo(..)
            | Op::Ask(..)
            | Op::CastNow(..)
            | Op::CompleteFromHand
            | Op::Assist(..)
            | Op::AttackNow(..)
            | Op::AttackEach(..)
            | Op::Aim
            | Op::TellPlans(..)
            | Op::Choose(..)
            | Op::ChooseSecond(..)
            | Op::Coin { .. }
            | Op::When(..)
            | Op::ForEachStep(..)
            | Op::Unless(..)
            | Op::PaysFor(..)
            | Op::Either(..)
            | Op::May(..)
            | Op::AfterCombat(..)
            | Op::ChosenBy(..)
            | Op::ForEachPlayer(..) => {}
        }
        self.dirty = true;
    }
}
