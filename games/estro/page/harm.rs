//! Answers of ESTRO that harm the seat that gives them, as far as its view shows it.

use estro::action::Spot;
use estro::language::{Amount, Effect, Side, Target, Until};
use estro::view::Ask;
use estro::{Action, Choices, View};
use table::{Choices as _, Seat};

use super::forecast::{card_at, winning_dice};

/// The answers that harm the seat, each with a message and its number.
pub fn harms(view: &View, me: Seat, choices: &Choices) -> Vec<(Action, (&'static str, u32))> {
    let actions = (0..choices.len()).map(|place| choices.get(place));
    actions.filter_map(|action| Some((action, (harm(view, me, action)?, 0)))).collect()
}

/// How an answer harms the seat; `None` if it does not, or if the view does not show enough.
fn harm(view: &View, me: Seat, action: Action) -> Option<&'static str> {
    match (action, view.asks) {
        (Action::Attack(attacker, target), _) => {
            (winning_dice(view, attacker, target) == Some(0)).then_some("harm-hopeless")
        }
        (Action::UseHand(card), _) => of_clash(view, me, &view.cards.card(card).gift.as_ref()?.effects),
        (Action::Use(spot), _) => {
            let card = card_at(view, spot)?.face?;
            of_clash(view, me, &view.cards.card(card).gift.as_ref()?.effects)
        }
        (Action::Pick(spot), Some((_, Ask::Choose))) => {
            let is_own = view.side_of(card_at(view, spot)?.controller) == view.side_of(me);
            match (is_good(chosen_for(view)?)?, is_own) {
                (true, false) => Some("harm-serves-enemy"),
                (false, true) => Some("harm-hurts-own"),
                _ => None,
            }
        }
        _ => None,
    }
}

/// What a Gift that is used in a clash does to its two cards: good to the enemy's, or bad to the own one.
fn of_clash(view: &View, me: Seat, effects: &[Effect]) -> Option<&'static str> {
    let attack = view.attack.as_ref().filter(|attack| !attack.is_over)?;
    let is_own = |spot: Option<Spot>| Some(view.side_of(card_at(view, spot?)?.controller) == view.side_of(me));
    if is_own(attack.attacker) == Some(true) && effects.iter().any(spoils_attack) {
        return Some("harm-serves-enemy");
    }
    effects.iter().find_map(|effect| {
        let is_own = match effect.target()? {
            Target::Attacker => is_own(attack.attacker)?,
            Target::Attacked => is_own(attack.target)?,
            _ => return None,
        };
        match (is_good(effect)?, is_own) {
            (true, false) => Some("harm-serves-enemy"),
            (false, true) => Some("harm-hurts-own"),
            _ => None,
        }
    })
}

/// Whether the attack ends, or turns against a card of its own side: the attacker gains nothing by it.
fn spoils_attack(effect: &Effect) -> bool {
    match effect {
        Effect::StopAttack => true,
        Effect::Redirect(target) => target.filter().is_some_and(|filter| filter.side == Side::Own),
        _ => false,
    }
}

/// The effect of the Gift on top for which a card is chosen now (ESTRO-GIFT-18).
fn chosen_for(view: &View) -> Option<&Effect> {
    let gift = view.gifts.last()?;
    let made = gift.chosen.iter().flatten().count();
    let effects = gift.gift(&view.cards)?.all_effects();
    effects.filter(|effect| matches!(effect.target(), Some(Target::Choose(_)))).nth(made)
}

/// Whether an effect does the chosen card good; `None` where that depends.
const fn is_good(effect: &Effect) -> Option<bool> {
    match effect {
        Effect::Add(_, _, Amount::Of(n), _) => Some(*n > 0),
        Effect::Double(..) | Effect::Save(_) | Effect::Protect(..) | Effect::AttackAgain(_) => Some(true),
        Effect::Inhibit(_, Until::Clash | Until::Turn | Until::NextTurn | Until::Round | Until::While) => None,
        Effect::Destroy(_) | Effect::CannotAttack(..) | Effect::Rest(_) | Effect::Inhibit(..) => Some(false),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use estro::{Setup, State};
    use std::collections::BTreeMap;
    use table::{Fast, Game, Match, Seed};

    /// A warning follows from the view: it is the same in every world that looks alike.
    #[test]
    fn warnings_follow_from_the_view_and_leave_another_answer() {
        let mut seen = BTreeMap::<&str, u32>::new();
        for seed in 0..30 {
            let mut game = Match::<State>::new(Setup::default(), Seed::from(seed));
            for step in 0..900_u64 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                let said = harms(&view, seat, &choices);
                let mut twin = game.truth().clone();
                twin.determinize(seat.into(), &mut Fast::new(step << 8 | seed));
                assert_eq!(said, harms(&twin.view(seat.into()), seat, &twin.choices(seat)));
                for (action, (id, _)) in said {
                    assert!((0..choices.len()).any(|place| choices.get(place) == action));
                    *seen.entry(id).or_default() += 1;
                }
                game.act(seat, choices.get((step * 7 + seed) as u32 % choices.len())).unwrap();
            }
        }
        for id in ["harm-hopeless", "harm-serves-enemy"] {
            assert!(seen.get(id).is_some_and(|count| *count > 5), "{id}: {seen:?}");
        }
    }
}
