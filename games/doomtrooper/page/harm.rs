//! Answers of Doomtrooper that harm the answering seat, as far as its view shows it, in words.

use doomtrooper::{Action, Choices, View};
use doomtrooper_plugin::{Harm, Heuristic};
use table::Seat;

/// The answers that harm the seat, each with a message and its number.
pub fn harms(view: &View, me: Seat, choices: &Choices) -> Vec<(Action, (&'static str, u32))> {
    Heuristic::harms(me, view, choices).into_iter().map(|(action, harm)| (action, message(harm))).collect()
}

/// The message of a harm with its number.
const fn message(harm: Harm) -> (&'static str, u32) {
    match harm {
        Harm::ServesEnemy => ("harm-serves-enemy", 0),
        Harm::HurtsOwn => ("harm-hurts-own", 0),
        Harm::ForNothing => ("harm-for-nothing", 0),
        Harm::UnspentActions(n) => ("harm-unspent", n as u32),
        Harm::CannotWound => ("harm-cannot-wound", 0),
        Harm::WrongTactic => ("harm-wrong-tactic", 0),
        Harm::Exposed => ("harm-exposed", 0),
        Harm::NothingInItsPlace => ("harm-no-draw", 0),
        Harm::NeededWarrior => ("harm-needed", 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use doomtrooper::language::Stat;
    use doomtrooper::prompt::{CombatPrompt, Prompt};
    use doomtrooper::state::WindowKind;
    use doomtrooper::view::Ask;
    use doomtrooper::{State, deck};
    use std::collections::HashMap;
    use table::{Choices as _, Fast, Game, Match, Seed};

    /// Calls `each` for every question of some matches.
    fn questions(mut each: impl FnMut(&Match<State>, Seat, u64)) {
        for seed in 0..16 {
            let mut game = Match::<State>::new(deck::ready_table(2), Seed::from(seed));
            for step in 0..700_u64 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                each(&game, seat, step << 8 | seed);
                let choices = game.choices(seat);
                game.act(seat, choices.get((step * 7 + seed) as u32 % choices.len())).unwrap();
            }
        }
    }

    /// SEC-01: a warning follows from the view: it is the same in every world that looks alike.
    #[test]
    fn warnings_follow_from_the_view() {
        let mut kinds = HashMap::<Harm, u32>::new();
        questions(|game, seat, chance| {
            let (view, choices) = (game.view(seat.into()), game.choices(seat));
            let said = Heuristic::harms(seat, &view, &choices);
            let mut twin = game.truth().clone();
            twin.determinize(seat.into(), &mut Fast::new(chance));
            let of_twin = Heuristic::harms(seat, &twin.view(seat.into()), &twin.choices(seat));
            assert_eq!(said, of_twin, "{:?}", view.prompt);
            for (action, harm) in &said {
                assert!(choices.index_of(action).is_some());
                let kind = if let Harm::UnspentActions(_) = harm { Harm::UnspentActions(0) } else { *harm };
                *kinds.entry(kind).or_default() += 1;
            }
            // A choice of a card never has warnings for all its answers.
            let is_combat = matches!(view.prompt, Some(Prompt::Combat(_)));
            assert!(is_combat || said.len() < choices.len() as usize, "{said:?}");
        });
        for harm in [
            Harm::ServesEnemy,
            Harm::HurtsOwn,
            Harm::UnspentActions(0),
            Harm::CannotWound,
            Harm::WrongTactic,
            Harm::Exposed,
            Harm::NeededWarrior,
        ] {
            assert!(kinds.contains_key(&harm), "{harm:?}: {kinds:?}");
        }
    }

    /// ACT-07, ACT-08: a player who ends the Actions while meditating is possible is warned, with the number of Actions
    /// left.
    #[test]
    fn whoever_gives_actions_away_is_told_how_many() {
        let mut said = [0, 0];
        questions(|game, seat, _| {
            let (view, choices) = (game.view(seat.into()), game.choices(seat));
            if choices.index_of(&Action::End).is_none() {
                return;
            }
            let harms = Heuristic::harms(seat, &view, &choices);
            let of_end = harms.iter().find(|(action, _)| *action == Action::End).map(|(_, harm)| *harm);
            let is_lost = view.actions > 0 && choices.index_of(&Action::Meditate).is_some();
            assert_eq!(of_end, is_lost.then_some(Harm::UnspentActions(view.actions)));
            said[usize::from(is_lost)] += 1;
        });
        assert!(said.iter().all(|count| *count > 20), "{said:?}");
    }

    /// TURN-04, TURN-09: a discarded card is replaced only while there is something to draw.
    #[test]
    fn whoever_discards_with_an_empty_draw_pile_is_warned() {
        let mut said = 0;
        questions(|game, seat, _| {
            let (mut view, choices) = (game.view(seat.into()), game.choices(seat));
            if view.prompt != Some(Prompt::Discard) {
                return;
            }
            let no_draw = |view: &View| -> Vec<Action> {
                let harms = Heuristic::harms(seat, view, &choices);
                harms
                    .into_iter()
                    .filter(|(_, harm)| *harm == Harm::NothingInItsPlace)
                    .map(|(action, _)| action)
                    .collect()
            };
            assert!(view.seats[seat.index()].pile_len == 0 || no_draw(&view).is_empty());
            view.seats[seat.index()].pile_len = 0;
            let all = (0..choices.len()).map(|place| choices.get(place));
            let discards: Vec<Action> = all.filter(|action| matches!(action, Action::Discard(_))).collect();
            assert_eq!(no_draw(&view), discards);
            said += discards.len();
        });
        assert!(said > 20, "{said}");
    }

    /// CMB-19: nobody is warned wrongly of an attack that cannot wound: if nobody answers it, the blow is stopped.
    #[test]
    fn an_attack_of_which_one_is_warned_does_not_wound() {
        let mut fought = 0;
        questions(|game, seat, _| {
            let view = game.view(seat.into());
            if !matches!(view.prompt, Some(Prompt::Combat(CombatPrompt::Defender(_) | CombatPrompt::Tactic))) {
                return;
            }
            for (action, harm) in Heuristic::harms(seat, &view, &game.choices(seat)) {
                if !matches!(harm, Harm::CannotWound | Harm::WrongTactic) {
                    continue;
                }
                let mut game = game.clone();
                game.act(seat, action).unwrap();
                for _ in 0..40 {
                    let Some(asked) = game.awaits().seats().lowest() else { break };
                    let (view, choices) = (game.view(seat.into()), game.choices(asked));
                    if matches!(view.asks, Some((_, Ask::Window(WindowKind::Modify)))) {
                        let combat = view.combat.unwrap();
                        let defender = view.table.iter().find(|card| Some(card.slot) == combat.defender).unwrap();
                        let armor = defender.ratings.unwrap()[Stat::A as usize];
                        assert!(combat.blows[0].unwrap() < armor, "{:?} {action}: {combat:?}, A {armor}", view.turn);
                        fought += 1;
                        break;
                    }
                    // The attacker arms itself as well as it can; others do nothing.
                    let mut actions = (0..choices.len()).map(|place| choices.get(place));
                    let rest = actions.clone().find(|action| *action == Action::Yield);
                    let last = actions.next_back().unwrap();
                    let arms = matches!(view.asks, Some((_, Ask::Combat))) && asked == seat;
                    game.act(asked, rest.filter(|_| !arms).unwrap_or(last)).unwrap();
                }
            }
        });
        assert!(fought > 5, "{fought}");
    }
}
