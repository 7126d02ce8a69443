//! What the bot is asked, as a message to its worker, and its answer.
//!
//! The message is one line about the question, then the record of the match so far. The worker rebuilds the match, so
//! that it needs no state of its own and an old answer can be thrown away.

use crate::game::{Action, Entry, State};
use bots::{Budget, Thinking, decision_seed};
use record::Record;
use table::{Match, Seat, Seed};

use crate::level::Level;

/// The message that asks a level to answer for a seat.
#[must_use]
pub fn message(level: Level, seat: Seat, record: &str) -> String {
    format!("{level} {seat}\n{record}")
}

/// The answer to one message: an action in its notation, or `error: ` and what went wrong. Slow work is welcome here.
#[must_use]
pub fn answer(message: &str) -> String {
    choose(message).map_or_else(|problem| format!("error: {problem}"), |action| action.to_string())
}

fn choose(message: &str) -> Result<Action, String> {
    let (question, record) = message.split_once('\n').ok_or("the message has one line only")?;
    let (level, seat) = question.split_once(' ').ok_or("expected `LEVEL SEAT`")?;
    let level: Level = level.parse()?;
    let seat: Seat = seat.parse().map_err(|error| format!("{error}"))?;
    let record: Record<State> = record.parse().map_err(|error| format!("{error}"))?;
    let game = record.replay(None).map_err(|error| error.to_string())?;
    ask(&game, level, seat, record.seed())
}

/// The player of the level thinks as everywhere else: the same match, the same answer.
fn ask(game: &Match<State>, level: Level, seat: Seat, seed: Seed) -> Result<Action, String> {
    let player = level.player();
    let budget = player.budget().unwrap_or(Budget::Simulations(1));
    let thinking = Thinking::new(budget, decision_seed(seed, seat, game.steps().len()));
    game.ask(seat, |question| player.seated::<Entry>().choose(question, &thinking))
        .ok_or_else(|| format!("seat {seat} is not asked"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::usual_table;
    use table::Game;

    #[test]
    fn the_bot_answers_with_a_legal_action_as_long_as_it_is_asked() {
        let mut game = Match::<State>::new(usual_table(), Seed::from(3));
        for _ in 0..60 {
            let record = Record::of(&game, Seed::from(3)).to_string();
            let Some(seat) = game.awaits().seats().lowest() else { return };
            let answer = answer(&message(Level::Journeyman, seat, &record));
            let action: Action = answer.parse().unwrap_or_else(|_| panic!("{answer}"));
            assert!(Game::refusal(game.truth(), seat, action).is_none());
            game.act(seat, action).unwrap();
        }
    }

    #[test]
    fn nonsense_is_answered_with_an_error() {
        for message in ["", "beginner 0", "beginner 9\nx", "nobody 0\n", "beginner 0\nseed x\n"] {
            assert!(answer(message).starts_with("error: "), "{message}");
        }
    }
}
