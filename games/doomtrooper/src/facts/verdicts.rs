//! Verdicts, and the clauses and sizes that the rules fix for each kind of card, timing and window.

use table::{Clause, Refusal};

use crate::clause;
use crate::language::{CardKind, Discipline, Stat, Tactic, Tag, When};
use crate::program::CompiledAbility;
use crate::state::WindowKind;

/// The result of a check.
pub(crate) type Verdict = Result<(), Refusal>;

pub(crate) const fn no(clause: Clause, reason: &'static str) -> Verdict {
    Err(Refusal::new(clause, reason))
}

/// The default number of Actions for a card that is played by the rules of its kind.
pub(crate) const fn default_actions(kind: CardKind) -> Option<u8> {
    match kind {
        CardKind::Equipment
        | CardKind::Fortification
        | CardKind::Mission
        | CardKind::Symmetry
        | CardKind::Relic
        | CardKind::Warzone
        | CardKind::Ki
        | CardKind::Beast => Some(1),
        CardKind::Warrior | CardKind::Art | CardKind::Special | CardKind::Alliance => None,
    }
}

/// Whether an ability costs nothing, so that only a limit keeps it from being used for ever (AMB-91).
pub(crate) fn is_free(entry: &CompiledAbility) -> bool {
    let price = &entry.price;
    let costs = price.destiny > 0
        || price.promotion > 0
        || price.step.is_some_and(|step| step.destiny > 0 && !step.may_be_none)
        || price.discard_this
        || price.annihilate_this
        || price.wound_bearer;
    !costs && !matches!(entry.when, When::Actions(1..) | When::AttackAction(_))
}

/// The Discipline of a spell with these tags.
pub(crate) fn discipline_of(tags: u128) -> Option<Discipline> {
    Discipline::ALL.iter().copied().find(|discipline| tags & Tag::art_of(*discipline).bit() != 0)
}

/// The clause of a timing.
const fn clause_of(when: &When) -> Clause {
    match when {
        When::AnyTime | When::AnyTimeOutsideCombat | When::AnyTimeInOthersTurn => clause::TIME_20,
        When::YourTurn
        | When::YourTurnOutsideCombat
        | When::StartOfYourTurn
        | When::BeforeYourDraw
        | When::EndOfYourTurn
        | When::BeforeYourDiscard => clause::TIME_24,
        When::Actions(_) => clause::TIME_22,
        When::AttackAction(_) => clause::TIME_23,
        When::Combat => clause::TIME_21,
        When::Played(_) | When::PlayedByOpponent(_) => clause::TIME_04,
        When::BeforeNames(_)
        | When::AfterNames
        | When::BeforeTactic
        | When::After(_)
        | When::OpponentWins
        | When::GoalReached => clause::TIME_25,
    }
}

/// The refusal of something at the wrong moment; where possible it names the right moment.
pub(crate) fn why_not_now(when: &When) -> Refusal {
    let clause = clause_of(when);
    match when {
        When::AnyTime | When::AnyTimeOutsideCombat => Refusal::new(clause, "not-now-but-any-time"),
        When::AnyTimeInOthersTurn => Refusal::new(clause, "not-now-but-in-turns-of-others"),
        When::YourTurn | When::YourTurnOutsideCombat => Refusal::new(clause, "not-now-but-in-own-turn"),
        When::Combat => Refusal::new(clause, "not-now-but-in-combat"),
        _ => Refusal::new(clause, "not-now"),
    }
}

/// The clause about the actions in a window.
pub(crate) const fn clause_of_window(kind: WindowKind) -> Clause {
    match kind {
        WindowKind::Free | WindowKind::BeforeDraw | WindowKind::EndOfTurn | WindowKind::BeforeDiscard => {
            clause::TIME_08
        }
        WindowKind::Response => clause::TIME_03,
        WindowKind::Event(_) | WindowKind::Victory => clause::TIME_10,
        WindowKind::Intent => clause::CMB_02,
        WindowKind::Named | WindowKind::BeforeTactic => clause::TIME_25,
        WindowKind::Modify => clause::CMB_13,
    }
}

/// The clause about how cards of a kind come into play, and which hosts they have.
pub(crate) const fn clause_of_kind(kind: CardKind) -> Clause {
    match kind {
        CardKind::Warrior => clause::ADD_01,
        CardKind::Equipment => clause::EQP_01,
        CardKind::Fortification => clause::FORT_01,
        CardKind::Mission => clause::MISS_01,
        CardKind::Art => clause::ART_04,
        CardKind::Symmetry => clause::GIFT_01,
        CardKind::Special => clause::CARD_02,
        CardKind::Relic => clause::REL_01,
        CardKind::Warzone => clause::WZ_01,
        CardKind::Alliance => clause::ALLY_01,
        CardKind::Ki => clause::KI_01,
        CardKind::Beast => clause::BEA_01,
    }
}

/// The rating that a tactic compares.
pub(crate) const fn stat_of(tactic: Tactic) -> Stat {
    match tactic {
        Tactic::Fight => Stat::F,
        Tactic::Shoot => Stat::S,
    }
}
