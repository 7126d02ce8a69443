//! Answers of Doomtrooper that harm the one who gives them, as far as its view shows it: what a computer player with no
//! memory takes for a blunder.

use doomtrooper::{Action, Choices, View};
use doomtrooper_plugin::Heuristic;
use table::Seat;

/// The answers that harm the seat, each with a message and its number.
pub fn harms(view: &View, me: Seat, choices: &Choices) -> Vec<(Action, (&'static str, u32))> {
    let harm = |action| (action, ("harm-oneself", 0));
    Heuristic::harms(me, view, choices).into_iter().map(harm).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use doomtrooper::{State, deck};
    use table::{Choices as _, Fast, Game, Match, Seed};

    /// SEC-01: a warning follows from the view: in any world that looks alike it is the same.
    #[test]
    fn warnings_follow_from_the_view() {
        let (mut harmful, mut questions) = (0, 0);
        for seed in 0..12 {
            let mut game = Match::<State>::new(deck::ready_table(2), Seed::from(seed));
            for step in 0..500_u32 {
                let Some(seat) = game.awaits().seats().lowest() else { break };
                let (view, choices) = (game.view(seat.into()), game.choices(seat));
                let said = harms(&view, seat, &choices);
                let mut twin = game.truth().clone();
                twin.determinize(seat.into(), &mut Fast::new(u64::from(step) << 8 | seed));
                assert_eq!(said, harms(&twin.view(seat.into()), seat, &twin.choices(seat)), "{:?}", view.prompt);
                assert!(said.iter().all(|(action, _)| choices.index_of(action).is_some()));
                // Nobody is warned of everything that a choice offers.
                assert!(said.len() < choices.len() as usize, "{said:?}");
                harmful += said.len();
                questions += 1;
                game.act(seat, choices.get((step * 7 + seed as u32) % choices.len())).unwrap();
            }
        }
        assert!(questions > 1_000 && harmful > 20, "{questions}: {harmful}");
    }
}
