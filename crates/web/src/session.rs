//! One match of a person against a bot: the referee, who sits where, undo and the record. Nothing here is about screens.

use coal::{Action, Event, Setup, State, Stops, View};
use record::{Record, ReplayError};
use table::{ActError, Choices, Game, Logged, Match, Outcome, Refusal, Seat, Seed, Viewer};

use crate::level::Level;

/// The seat of the person; who starts is drawn by lot.
pub const PERSON: Seat = Seat(0);
/// The seat of the bot.
pub const BOT: Seat = Seat(1);
/// How many seats a table of the page has.
pub const SEATS: usize = 2;

/// A match in progress.
#[derive(Clone)]
pub struct Session {
    game: Match<State>,
    seed: Seed,
    level: Level,
    /// The person's standing orders.
    pub stops: Stops,
    /// How many steps there were before each decision that the person made.
    own: Vec<usize>,
    /// Goes up with every change, so that an answer to an older question can be told.
    pub version: u64,
}

impl Session {
    /// Deals a match.
    #[must_use]
    pub fn begin(setup: Setup, seed: Seed, level: Level) -> Self {
        let game = Match::new(setup, seed);
        let mut session = Self { game, seed, level, stops: Stops::default(), own: Vec::new(), version: 0 };
        session.settle();
        session
    }

    /// Goes on with a match from its record.
    ///
    /// # Errors
    /// When the rules refuse one of its decisions.
    pub fn resume(record: &Record<State>, level: Level) -> Result<Self, ReplayError> {
        let game = record.replay(None)?;
        let own = (0..).zip(game.steps()).filter(|(_, step)| step.seat == PERSON).map(|(number, _)| number).collect();
        let mut session = Self { game, seed: record.seed(), level, stops: Stops::default(), own, version: 0 };
        session.settle();
        Ok(session)
    }

    /// The level of the opponent.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// The table as it was agreed.
    pub fn setup(&self) -> &Setup {
        self.game.setup()
    }

    /// The seat that must decide.
    pub fn asked(&self) -> Option<Seat> {
        self.game.awaits().seats().lowest()
    }

    /// How the match ended.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.awaits().outcome()
    }

    /// What the person sees.
    pub fn view(&self) -> View {
        self.game.view(PERSON.into())
    }

    /// What happened, as the person witnessed it.
    pub fn events(&self) -> Vec<Logged<Event>> {
        self.game.witnessed(Viewer::Seat(PERSON), 0).collect()
    }

    /// The person's legal actions.
    pub fn actions(&self) -> Vec<Action> {
        let choices = self.game.choices(PERSON);
        (0..choices.len()).map(|k| choices.get(k)).collect()
    }

    /// Every action of the person that the rules refuse now.
    pub fn refused(&self) -> Vec<Action> {
        let legal = self.actions();
        self.game.truth().universe().into_iter().filter(|action| !legal.contains(action)).collect()
    }

    /// Why the person may not do this now.
    pub fn refusal(&self, action: Action) -> Option<Refusal> {
        self.game.truth().refusal(PERSON, action)
    }

    /// Reads something off the referee for words and labels; they depend only on what the seat knows.
    pub fn referee(&self) -> &State {
        self.game.truth()
    }

    /// Carries out an action of the person.
    ///
    /// # Errors
    /// When the rules refuse it.
    pub fn act(&mut self, action: Action) -> Result<(), ActError> {
        let before = self.game.steps().len();
        self.game.act(PERSON, action)?;
        self.own.push(before);
        self.settle();
        Ok(())
    }

    /// Carries out an answer of the bot.
    ///
    /// # Errors
    /// When the rules refuse it, which would be a mistake of the bot.
    pub fn act_for_bot(&mut self, action: Action) -> Result<(), ActError> {
        self.game.act(BOT, action)?;
        self.settle();
        Ok(())
    }

    /// Whether there is a decision of the person to take back.
    pub fn may_undo(&self) -> bool {
        !self.own.is_empty()
    }

    /// Goes back to the person's last decision, by replaying the match up to it.
    pub fn undo(&mut self) {
        let Some(count) = self.own.pop() else { return };
        let mut game = Match::new(self.setup().clone(), self.seed);
        for step in &self.game.steps()[..count] {
            // The same decisions from the same seed are as legal as they were.
            let _ = game.act(step.seat, step.action);
        }
        self.game = game;
        self.version += 1;
    }

    /// The match on paper.
    #[must_use]
    pub fn record(&self) -> Record<State> {
        Record::of(&self.game, self.seed)
    }

    fn settle(&mut self) {
        let mut standing = [self.stops, Stops::default()];
        standing.rotate_left(PERSON.index());
        self.game.settle(&standing);
        self.version += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn play(session: &mut Session, decisions: usize) {
        for number in 0..decisions {
            match session.asked() {
                Some(PERSON) => {
                    let actions = session.actions();
                    session.act(actions[number * 7 % actions.len()]).unwrap();
                }
                Some(seat) => {
                    let choices = session.game.choices(seat);
                    session.act_for_bot(choices.get(number as u32 * 5 % choices.len())).unwrap();
                }
                None => return,
            }
        }
    }

    #[test]
    fn undo_goes_back_to_the_last_own_decision() {
        let mut session = Session::begin(Setup::default(), Seed::from(11), Level::Beginner);
        play(&mut session, 60);
        while session.asked() != Some(PERSON) {
            play(&mut session, 1);
        }
        let before = session.view();
        let action = session.actions()[0];
        session.act(action).unwrap();
        session.undo();
        assert_eq!(session.view(), before);
        assert!(session.actions().contains(&action));
    }

    #[test]
    fn a_match_is_resumed_from_its_record() {
        let mut session = Session::begin(Setup::default(), Seed::from(12), Level::Beginner);
        play(&mut session, 80);
        let text = session.record().to_string();
        let again = Session::resume(&text.parse().unwrap(), Level::Beginner).unwrap();
        assert_eq!(again.referee().fingerprint(), session.referee().fingerprint());
        assert_eq!(again.record().to_string(), text);
    }
}
