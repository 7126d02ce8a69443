//! Choices with one answer: one attacker, one target, one host, an Action phase without Actions. They are made
//! automatically, except where that would cost or harm the seat without its consent.

use table::{Choices as _, Game as _, Seat};

use crate::action::Action;
use crate::language::{Filter, Target};
use crate::state::{CombatStep, Frame, SlotNo, StackItem, Stage, State, What};

/// Whether no Action is left, by public facts: plays at any time are offered before discarding, too (AMB-204).
pub(super) fn is_over(state: &State) -> bool {
    let attacks_on = state.has_attacked && state.attacks > 0 && state.has_attacker(state.active);
    state.is_main() && !state.has_granted() && state.actions == 0 && !attacks_on
}

/// The only answer to a choice in the seat's composition, or to a choice of an effect or a combat.
pub(super) fn choice(state: &State, seat: Seat) -> Option<Action> {
    let is_choice = match state.top()? {
        Frame::Item(item) => {
            matches!(item.stage, Stage::Answers | Stage::Caster | Stage::Target(_) | Stage::Place | Stage::Chooses)
        }
        Frame::Attack => matches!(
            state.combat.step,
            CombatStep::Attacker | CombatStep::Defender | CombatStep::AttackerAims | CombatStep::DefenderAims
        ),
        Frame::Window(_) => false,
    };
    if !is_choice {
        return None;
    }
    let choices = state.choices(seat);
    if choices.len() != 1 {
        return None;
    }
    let only = choices.get(0);
    // A choice from a hand or a pile reveals its cards.
    let is_public = matches!(only, Action::Choose(_) | Action::Player(_) | Action::Place(_) | Action::Way(_));
    let is_harmless = match (*state.top()?, only) {
        (Frame::Item(item), Action::Choose(slot)) => !costs_more(state, &item, slot) && !may_harm(state, &item, slot),
        (Frame::Item(item), Action::Player(player)) => item.stage == Stage::Chooses || player != seat,
        (Frame::Attack, Action::Choose(slot)) if state.combat.step == CombatStep::Defender => {
            let attacker = state.combat.attacker;
            state.attack_price(attacker, slot) == 0 && state.attack_points(slot) == 0
        }
        _ => true,
    };
    (is_public && is_harmless).then_some(only)
}

/// Whether the choice costs something in addition to the price of the composed item.
fn costs_more(state: &State, item: &StackItem, slot: SlotNo) -> bool {
    item.stage != Stage::Chooses
        && (state.unpaid(slot) > 0
            || item.stage == Stage::Caster && state.surcharge(slot, item.instance) > 0
            || item.what == What::Card && state.bearing_price(item.instance, slot) > 0)
}

/// Whether a card that may also be played on cards of others would be played on one of the seat's own, because there is
/// no other target.
fn may_harm(state: &State, item: &StackItem, slot: SlotNo) -> bool {
    let Stage::Target(number) = item.stage else { return false };
    if state.slot(slot).controller != item.seat {
        return false;
    }
    let target = state.entry_of(item).and_then(|entry| entry.targets.get(number as usize));
    match target {
        Some(Target::Warrior(filter) | Target::Card(filter)) => !names_own(filter),
        // A host that the card is attached to becomes its bearer.
        _ => false,
    }
}

/// Whether a filter fits own cards only.
fn names_own(filter: &Filter) -> bool {
    match filter {
        Filter::Yours => true,
        Filter::All(filters) => filters.iter().any(names_own),
        Filter::Either(filters) => !filters.is_empty() && filters.iter().all(names_own),
        _ => false,
    }
}
