//! The purpose of a target, in a few words, which the question for it contains.

use super::Teller;
use crate::language::{After, CardKind, Goal, Op, Target, Who};
use crate::state::{StackItem, What};

impl Teller<'_> {
    /// The message of the question for a target, by the effect on it.
    pub(super) fn purpose(&self, item: &StackItem, number: u8, target: &Target) -> Option<&'static str> {
        let card = self.state.card_of(item.instance);
        let is_card = item.what == What::Card;
        if is_card && card.kind == CardKind::Mission {
            return match (number, target) {
                (0, Target::Warrior(_)) => Some("ask-mission-warrior"),
                (0, Target::Player(_)) => Some("ask-mission-player"),
                _ => {
                    let goals = card.mission.as_ref().map_or(&[][..], |mission| &mission.goals);
                    goals.iter().any(kills_chosen).then_some("ask-killed")
                }
            };
        }
        let who = if number == 0 { Who::Target } else { Who::Second };
        let of_warrior = matches!(target, Target::Warrior(_));
        let found = self.state.ops_of(item).iter().find_map(|op| becomes(op, &who, of_warrior));
        let is_attached = is_card && card.after == After::Attach && number == 0 && of_warrior;
        found.or(is_attached.then_some("ask-bearer"))
    }
}

/// Whether the goal is to kill a chosen warrior.
fn kills_chosen(goal: &Goal) -> bool {
    match goal {
        Goal::KillChosen(_) => true,
        Goal::Surviving(goal) => kills_chosen(goal),
        _ => false,
    }
}

/// The effect of a step on a target, if it has one.
fn becomes(op: &Op, target: &Who, of_warrior: bool) -> Option<&'static str> {
    let sort = |warrior: &'static str, card: &'static str| if of_warrior { warrior } else { card };
    let (who, id) = match op {
        Op::ForceAttack(attacker, _) if attacker == target => (attacker, "ask-attacks"),
        Op::ForceAttack(_, defender) | Op::MustAttackNext(_, defender) => (defender, "ask-attacked"),
        Op::AttackNow(who, _) => (who, "ask-attacks"),
        Op::Kill(who, _) => (who, "ask-killed"),
        Op::Wound(who, _) | Op::Damage(who, ..) => (who, "ask-wounded"),
        Op::Heal(who) => (who, "ask-healed"),
        Op::Discard(who) => (who, sort("ask-discarded-warrior", "ask-discarded-card")),
        Op::Annihilate(who) => (who, sort("ask-annihilated-warrior", "ask-annihilated-card")),
        Op::ToHand(who) => (who, sort("ask-returned-warrior", "ask-returned-card")),
        Op::IntoCover(who) => (who, "ask-covered"),
        Op::OutOfCover(who) => (who, "ask-uncovered"),
        Op::MoveTo(who, _) => (who, "ask-moved"),
        Op::ChangeAttacker(who) | Op::MustBeAttacker(who) => (who, "ask-new-attacker"),
        Op::ChangeDefender(who) => (who, "ask-new-defender"),
        Op::Assign(who) => (who, "ask-assigned"),
        _ => return None,
    };
    (who == target).then_some(id)
}
