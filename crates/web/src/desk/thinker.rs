//! The bots' side of the desk: it keeps a copy of the match and is told the new steps. Therefore a thought does not
//! delay other requests to the table.

use record::Record;
use serde::{Deserialize, Serialize};
use table::{CONCEDE, Match, Seat, Seed, Step};

use super::table::think;
use crate::game::{Action, State};
use crate::level::Level;

/// The answer of a bot, or what went wrong.
pub type Thought = Result<Action, String>;

/// What a thinker is told about the match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Known {
    /// The record of the whole match.
    Whole(String),
    /// The steps since the last question.
    More(Vec<String>),
}

/// A question for a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The news about the match.
    pub known: Known,
    /// The seat that is asked.
    pub seat: u8,
    /// The name of its level.
    pub level: String,
}

/// A thinker with its copy of the match.
#[derive(Default)]
pub struct Thinker {
    game: Option<(Match<State>, Seed)>,
}

impl Thinker {
    /// Returns the answer to a question: an action in its notation, or `error: ` and what went wrong. This may take
    /// long.
    pub fn answer(&mut self, question: Option<Question>) -> String {
        self.choose(question).map_or_else(|problem| format!("error: {problem}"), |action| action.to_string())
    }

    fn choose(&mut self, question: Option<Question>) -> Thought {
        let question = question.ok_or("the question cannot be read")?;
        let level: Level = question.level.parse()?;
        self.learn(question.known)?;
        let (game, seed) = self.game.as_ref().ok_or("there is no match to think about")?;
        if question.seat >= table::Game::seats(game.truth()) {
            return Err(format!("there is no seat {}", question.seat));
        }
        think(game, level, Seat(question.seat), *seed)
    }

    fn learn(&mut self, known: Known) -> Result<(), String> {
        match known {
            Known::Whole(record) => {
                let record: Record<State> = record.parse().map_err(|error| format!("{error}"))?;
                let game = record.replay(None).map_err(|error| error.to_string())?;
                self.game = Some((game, record.seed()));
            }
            Known::More(steps) => {
                let (game, _) = self.game.as_mut().ok_or("there is no match that goes on")?;
                for step in steps {
                    game.take(step_of(&step)?).map_err(|error| error.to_string())?;
                }
            }
        }
        Ok(())
    }
}

fn step_of(text: &str) -> Result<Step<Action>, String> {
    let (seat, action) = text.split_once(' ').ok_or("expected `SEAT ACTION`")?;
    let seat: Seat = seat.parse().map_err(|error| format!("{error}"))?;
    if action == CONCEDE {
        return Ok(Step::Concession(seat));
    }
    Ok(Step::Action(seat, action.parse().map_err(|_| format!("`{action}` is no action"))?))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::usual_table;
    use table::Game;

    fn question(known: Known, seat: Seat) -> Option<Question> {
        Some(Question { known, seat: seat.0, level: Level::Journeyman.to_string() })
    }

    #[test]
    fn a_thinker_that_is_told_what_is_new_answers_as_one_that_is_told_everything() {
        let mut game = Match::<State>::new(usual_table(), Seed::from(3));
        let (mut kept, mut told) = (Thinker::default(), None::<usize>);
        for number in 0..60 {
            let Some(seat) = game.awaits().seats().lowest() else { return };
            let record = || Known::Whole(Record::of(&game, Seed::from(3)).to_string());
            let steps = |from: usize| game.steps()[from..].iter().map(ToString::to_string).collect();
            let known = told.map_or_else(record, |from| Known::More(steps(from)));
            // Now and then several steps are sent at once.
            let answer = Thinker::default().answer(question(record(), seat));
            if number % 3 != 1 {
                assert_eq!(kept.answer(question(known, seat)), answer);
                told = Some(game.steps().len());
            }
            let action: Action = answer.parse().unwrap_or_else(|_| panic!("{answer}"));
            assert!(Game::refusal(game.truth(), seat, action).is_none());
            game.act(seat, action).unwrap();
        }
        game.concede(Seat(0)).unwrap();
        let step = game.steps().last().unwrap();
        assert_eq!(step_of(&step.to_string()), Ok(*step));
    }

    #[test]
    fn nonsense_is_answered_with_an_error() {
        let more = question(Known::More(vec!["0 end".into()]), Seat(0));
        for message in [None, more, question(Known::Whole("x".into()), Seat(0))] {
            assert!(Thinker::default().answer(message.clone()).starts_with("error: "), "{message:?}");
        }
        let game = Match::<State>::new(usual_table(), Seed::from(3));
        let known = || Known::Whole(Record::of(&game, Seed::from(3)).to_string());
        let mut thinker = Thinker::default();
        assert!(!thinker.answer(question(known(), game.awaits().seats().lowest().unwrap())).starts_with("error: "));
        assert!(thinker.answer(question(known(), Seat(7))).starts_with("error: "));
        assert!(thinker.answer(question(Known::More(vec!["x".into()]), Seat(0))).starts_with("error: "));
    }
}
