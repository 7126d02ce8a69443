//! Checks for tests of players that hold in every game.

use table::{Choices as _, Game as _, Match, Seed};

use crate::{BotSpec, Roster, Thinking, decision_seed};

/// Plays a match and puts each question to two players: one that has answered all earlier questions, of every seat, and
/// a new one. Both must give the same answer, because an answer depends only on the question, the budget and the seed.
/// Ends after `most` decisions; returns how many answers to questions with a choice were compared.
///
/// # Panics
/// When the answers differ, or when the player's budget is in milliseconds, so that its answers depend on the machine.
pub fn check_memoryless<R: Roster>(
    setup: <R::Game as table::Game>::Setup,
    seed: Seed,
    player: BotSpec,
    most: usize,
) -> usize {
    let budget = player.budget().unwrap_or(crate::Budget::Simulations(1));
    assert!(matches!(budget, crate::Budget::Simulations(_)), "{player} depends on the speed of the machine");
    let mut game = Match::<R::Game>::new(setup, seed);
    let mut kept = player.seated::<R>();
    let mut compared = 0;
    while let Some(seat) = game.awaits().seats().lowest()
        && game.steps().len() < most
    {
        let decisions = game.steps().len();
        let thinking = Thinking::new(budget, decision_seed(seed, seat, decisions));
        let ask = |bot: &mut dyn crate::Bot<R::Game>| {
            let answer = game.ask(seat, |question| bot.choose(question, &thinking));
            answer.unwrap_or_else(|| unreachable!("seat {seat} is asked"))
        };
        let answer = ask(kept.as_mut());
        if game.choices(seat).len() > 1 {
            let of_new = ask(player.seated::<R>().as_mut());
            assert!(
                answer == of_new,
                "{}, {player}, seed {seed}, after {decisions} decisions: seat {seat} answers {answer} after a whole \
                 match and {of_new} as a new player",
                R::Game::NAME
            );
            compared += 1;
        }
        let taken = game.act(seat, answer).map(|_| ());
        assert!(taken.is_ok(), "{}, {player}: {answer} by seat {seat}: {taken:?}", R::Game::NAME);
    }
    compared
}
