//! What the bot is asked, as a message to its worker, and its answer.
//!
//! The message is one line about the question, then the record of the match so far. The worker rebuilds the match, so
//! that it needs no state of its own and an old answer can be thrown away.

use coal::{Action, State};
use table::{Choices, Match, Seat, Seed};

use crate::level::Level;
use crate::paper::Paper;

/// The message that asks a level to answer for a seat.
#[must_use]
pub fn message(level: Level, seat: Seat, paper: &Paper) -> String {
    format!("{level} {seat}\n{paper}")
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
    let paper: Paper = record.parse()?;
    let game = paper.replay(paper.steps.len())?;
    ask(&game, level, seat, paper.seed, paper.steps.len())
}

/// The bot's own stream of chance depends on the match's seed and on the decision: the same match, the same answer.
fn ask(game: &Match<State>, level: Level, seat: Seat, seed: Seed, steps: usize) -> Result<Action, String> {
    let seed = seed.derive(0xb07).derive(steps as u64).low_bits();
    let _ = level;
    game.ask(seat, |q| q.choices.get((seed % u64::from(q.choices.len())) as u32)).ok_or_else(|| format!("seat {seat} is not asked"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use table::Game;

    #[test]
    fn the_bot_answers_with_a_legal_action() {
        let paper = Paper { setup: coal::Setup::default(), seed: Seed::from(3), steps: Vec::new() };
        let game = paper.replay(0).unwrap();
        let seat = game.awaits().seats().lowest().unwrap();
        let action: Action = answer(&message(Level::Beginner, seat, &paper)).parse().unwrap();
        assert!(Game::refusal(game.truth(), seat, action).is_none());
    }

    #[test]
    fn nonsense_is_answered_with_an_error() {
        for message in ["", "beginner 0", "beginner 9\nx", "nobody 0\n", "beginner 0\nseed x\n"] {
            assert!(answer(message).starts_with("error: "), "{message}");
        }
    }
}
