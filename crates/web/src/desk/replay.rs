//! A match that is watched once more, step by step: the one of this screen, or a record from a file.

use protocol::{Moment, ReplayFacts};
use record::{Move, Problems, Record};
use table::{Game, Logged, Match, Seat, Step, Viewer, Wording};

use super::session::Session;
use super::table::LineTeller;
use crate::chair::Chair;
use crate::download::TooLarge;
use crate::game::{Action, Event, State, ViewDocument, cards_text};

/// The largest record that is read, in bytes.
pub const LARGEST: usize = 2 * 1024 * 1024;

/// A match that is watched.
pub struct Replay {
    record: Record<State>,
    /// Its steps; none where something was drawn anew on the way, so that only a replay leads to a later moment.
    steps: Vec<Step<Action>>,
    chairs: Vec<Chair>,
    viewers: Vec<Viewer>,
    /// The moment that was looked at last; going on from it costs one step.
    game: Option<Match<State>>,
    told: Vec<Logged<Event>>,
    told_to: Viewer,
}

impl Replay {
    /// The match of this screen. While it goes on, nobody looks into a foreign hand.
    pub fn of_session(session: &Session) -> Self {
        let seats = session.chairs().len() as u8;
        let viewers = match session.people().lowest() {
            Some(first) if session.outcome().is_some() => {
                let all = std::iter::once(first).chain(Seat::all(seats).filter(|seat| *seat != first));
                all.map(Viewer::Seat).chain([Viewer::Public]).collect()
            }
            None if session.outcome().is_some() => {
                std::iter::once(Viewer::Public).chain(Seat::all(seats).map(Viewer::Seat)).collect()
            }
            Some(only) if session.people().len() == 1 => vec![Viewer::Seat(only), Viewer::Public],
            _ => vec![Viewer::Public],
        };
        Self::of(session.record(), session.chairs().to_vec(), viewers)
    }

    /// A record that somebody brings, verified.
    ///
    /// # Errors
    /// What is wrong with it: the first hundred problems, and how many more there are.
    pub fn of_text(text: &str) -> Result<Self, Vec<Wording>> {
        TooLarge::check(text.len(), LARGEST).map_err(|error| vec![error.wording()])?;
        let said = |problems: Problems| {
            problems.0.iter().map(|problem| Wording::new(|language| problem.say(language))).collect::<Vec<_>>()
        };
        let record: Record<State> = text.parse().map_err(said)?;
        record.verify().map_err(said)?;
        let viewers = Seat::all(seats_of(&record)).map(Viewer::Seat).chain([Viewer::Public]).collect();
        Ok(Self::of(record, Vec::new(), viewers))
    }

    fn of(record: Record<State>, chairs: Vec<Chair>, viewers: Vec<Viewer>) -> Self {
        let step = |entry: &record::RecordEntry<Action>| match entry.done {
            Move::Step(step) => Some(step),
            Move::Redeal(..) => None,
        };
        let steps = record.entries().iter().map(step).collect::<Option<_>>().unwrap_or_default();
        Self { record, steps, chairs, viewers, game: None, told: Vec::new(), told_to: Viewer::Public }
    }

    /// What does not change while it is watched.
    pub fn facts(&self) -> ReplayFacts {
        ReplayFacts {
            length: self.record.decisions(),
            seats: seats_of(&self.record),
            chairs: self.chairs.iter().map(ToString::to_string).collect(),
            viewers: self.viewers.iter().map(ToString::to_string).collect(),
            cards: cards_text(self.record.setup()),
        }
    }

    /// A moment of it; nothing where it has none such, or not for these eyes.
    pub fn moment(&mut self, at: usize, viewer: Viewer) -> Option<Moment<ViewDocument>> {
        if at > self.record.decisions() || !self.viewers.contains(&viewer) {
            return None;
        }
        self.go_to(at)?;
        let game = self.game.as_ref()?;
        if self.told_to != viewer {
            (self.told, self.told_to) = (Vec::new(), viewer);
        }
        let events: Vec<Logged<Event>> = game.witnessed(viewer, 0).collect();
        let lines_from = self.told.iter().zip(&events).take_while(|(told, event)| told == event).count();
        let teller = LineTeller::new(game.truth(), self.record.setup(), viewer, &self.chairs);
        let mut lines = teller.lines(&events, lines_from);
        let marks = game.marks();
        let witnessed =
            (0..).zip(game.events()).filter(|(_, logged)| State::witnessed(&logged.event, viewer).is_some());
        let told_at = witnessed.map(|(number, _)| marks.partition_point(|mark| *mark <= number));
        for (line, at) in lines.iter_mut().zip(told_at.skip(lines_from)) {
            line.at = Some(at);
        }
        self.told = events;
        let view = ViewDocument::from(&game.view(viewer));
        Some(Moment { at, viewer: viewer.to_string(), view, lines_from, lines })
    }

    /// Goes there, on from the last moment where it lies before it.
    fn go_to(&mut self, at: usize) -> Option<()> {
        let known = self.game.take().filter(|game| game.steps().len() <= at && at <= self.steps.len());
        let mut game = match known {
            Some(game) => game,
            None => self.record.replay(Some(at)).ok()?,
        };
        for step in self.steps.get(game.steps().len()..at).unwrap_or_default() {
            game.take(*step).ok()?;
        }
        self.game = Some(game);
        Some(())
    }
}

fn seats_of(record: &Record<State>) -> u8 {
    record.setup().document().seats.len() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::usual_table;
    use table::{Game, Language, ProblemList, Seed};

    fn played(decisions: usize) -> Match<State> {
        let mut game = Match::<State>::new(usual_table(), Seed::from(7));
        for _ in 0..decisions {
            let Some(seat) = game.awaits().seats().lowest() else { break };
            let mut actions = Vec::new();
            game.truth().actions(seat, &mut actions);
            game.act(seat, actions[actions.len() / 2]).unwrap();
        }
        game
    }

    #[test]
    fn a_record_is_read_and_one_that_was_changed_is_refused() {
        let game = played(60);
        let text = Record::of(&game, Seed::from(7)).to_string();
        assert_eq!(Replay::of_text(&text).unwrap_or_else(|_| panic!("{text}")).facts().length, game.steps().len());
        let changed = text.replacen("seed 7", "seed 8", 1);
        assert_ne!(changed, text);
        assert!(Replay::of_text(&changed).is_err_and(|problems| !problems.is_empty()));
    }

    #[test]
    fn each_moment_is_as_the_match_was_then_forth_and_back() {
        let game = played(60);
        let record = Record::of(&game, Seed::from(7));
        let mut replay = Replay::of_text(&record.to_string()).unwrap_or_else(|_| panic!("a record"));
        let mut lines = Vec::new();
        for at in [0, 1, 2, 30, 31, 29, 60, 3, 4] {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let then = record.replay(Some(at)).unwrap();
                let moment = replay.moment(at, viewer).unwrap();
                assert_eq!(moment.view, ViewDocument::from(&then.view(viewer)), "{at}");
                if moment.lines_from == 0 {
                    lines.clear();
                }
                lines.truncate(moment.lines_from);
                lines.extend(moment.lines);
                let clauses: Vec<String> = then.witnessed(viewer, 0).map(|logged| logged.clause.to_string()).collect();
                assert_eq!(lines.iter().map(|line| line.clause.clone()).collect::<Vec<_>>(), clauses);
            }
        }
        assert!(replay.moment(61, Viewer::Public).is_none() && replay.moment(0, Viewer::Seat(Seat(5))).is_none());
    }

    #[test]
    fn what_is_wrong_with_a_file_is_bounded() {
        // What a browser makes of 300 kB of chance: letters, replacements and line ends.
        let mut number = 1_u32;
        let chance: String = std::iter::repeat_with(|| {
            number = number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            char::from_u32(number >> 24).filter(char::is_ascii).unwrap_or('\u{fffd}')
        })
        .take(300_000)
        .collect();
        let lines = format!("duello record 1\ngame {}\n{}", <State as Game>::NAME, "x\n".repeat(100_000));
        for text in [chance.as_str(), &lines, "", "\n", "x"] {
            let Err(problems) = Replay::of_text(text) else { panic!("no record") };
            assert!((1..=ProblemList::MOST + 1).contains(&problems.len()), "{}", problems.len());
            for language in Language::ALL {
                let length: usize = problems.iter().map(|problem| problem.say(language).len()).sum();
                assert!(length < 40_000, "{length}");
            }
        }
        let Err(large) = Replay::of_text(&" ".repeat(LARGEST + 1)) else { panic!("too large") };
        assert!(large[0].say(Language::En).contains("2048"), "{large:?}");
    }
}
