//! A match that is replayed step by step: the one of this screen, or a record from a file.

use protocol::{Eyes, Moment, ReplayFacts, ToldLine, TurnMark};
use record::{Move, Problems, Record};
use table::{Game, Logged, Match, Scribe, Seat, Step, Viewer, Wording};

use super::session::Session;
use super::table::LineTeller;
use crate::chair::{Chair, only_person};
use crate::download::TooLarge;
use crate::game::{Action, State, ViewDocument, beats, cards_text, open_view};
use crate::i18n;

/// The largest record that is read, in bytes.
pub const LARGEST: usize = 2 * 1024 * 1024;
/// The most problems of a record that are reported one by one.
const MOST_TOLD: usize = 3;

/// A match that is replayed.
pub struct Replay {
    record: Record<State>,
    /// Its steps; empty if a part of it was redealt on the way, because a later moment can then be reached only by a
    /// replay of the record.
    steps: Vec<Step<Action>>,
    chairs: Vec<Chair>,
    viewers: Vec<Viewer>,
    /// The whole match.
    whole: Match<State>,
    /// The moment that was shown last; the next moment is one step away from it.
    game: Option<Match<State>>,
}

impl Replay {
    /// Returns the match of this screen. While it is going on, no viewer sees another seat's hand, except a scribe who sees all.
    /// `None` while nobody may look back: the people of a match of memory may not, and it has no scribe.
    pub fn of_session(session: &Session) -> Option<Self> {
        if session.is_unaided() && session.referee().scribe().is_none() {
            return None;
        }
        let seats = session.chairs().len() as u8;
        let viewers = match session.people().lowest() {
            Some(first) if session.outcome().is_some() => {
                let all = std::iter::once(first).chain(Seat::all(seats).filter(|seat| *seat != first));
                all.map(Viewer::Seat).chain([Viewer::Public]).collect()
            }
            None if session.outcome().is_some() => {
                std::iter::once(Viewer::Public).chain(Seat::all(seats).map(Viewer::Seat)).collect()
            }
            Some(only) if session.people().len() == 1 && !session.is_unaided() => {
                vec![Viewer::Seat(only), Viewer::Public]
            }
            _ => vec![Viewer::Public],
        };
        Some(Self::of(session.record(), session.game().clone(), session.chairs().to_vec(), viewers))
    }

    /// Reads a record that a person opens, and verifies it; or a match as a browser stores it, which also says who sat
    /// where.
    ///
    /// # Errors
    /// The problems: the first few, and the number of the others.
    pub fn of_text(text: &str) -> Result<Self, Vec<Wording>> {
        TooLarge::check(text.len(), LARGEST).map_err(|error| vec![error.wording()])?;
        let kept = text.split_once("\n\n").and_then(|(head, rest)| Some((Session::read_head(head)?.chairs, rest)));
        let (chairs, text) = kept.unwrap_or((Vec::new(), text));
        let record: Record<State> = text.parse().map_err(first_of)?;
        let whole = record.verify().map_err(first_of)?;
        let seats = seats_of(&record);
        let chairs = if chairs.len() == usize::from(seats) { chairs } else { Vec::new() };
        let viewers = Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]).collect();
        Ok(Self::of(record, whole, chairs, viewers))
    }

    fn of(record: Record<State>, whole: Match<State>, chairs: Vec<Chair>, viewers: Vec<Viewer>) -> Self {
        let step = |entry: &record::RecordEntry<Action>| match entry.done {
            Move::Step(step) => Some(step),
            Move::Redeal(..) => None,
        };
        let steps = record.entries().iter().map(step).collect::<Option<_>>().unwrap_or_default();
        Self { record, steps, chairs, viewers, whole, game: None }
    }

    /// Returns the facts that stay the same during the replay.
    pub fn facts(&self) -> ReplayFacts {
        let turn = |(number, logged): (usize, &Logged<_>)| {
            let turn = beats::turn_of(&logged.event)?;
            Some(TurnMark { at: self.step_of(number), turn, seat: beats::head(&logged.event).map(|seat| seat.0) })
        };
        ReplayFacts {
            length: self.record.decisions(),
            seats: seats_of(&self.record),
            chairs: self.chairs.iter().map(ToString::to_string).collect(),
            viewers: self.viewers.iter().map(ToString::to_string).collect(),
            cards: cards_text(self.record.setup()),
            open: self.may_open(),
            turns: self.whole.events().iter().enumerate().filter_map(turn).collect(),
        }
    }

    /// Returns the number of decisions before an event.
    fn step_of(&self, event: usize) -> usize {
        self.whole.marks().partition_point(|mark| *mark <= event)
    }

    /// Returns the viewer, and whether all cards are open; `None` if this viewer is not allowed.
    fn admit(&self, eyes: &Eyes) -> Option<(Viewer, bool)> {
        let viewer = eyes.viewer.parse().ok().filter(|viewer| self.viewers.contains(viewer))?;
        (!eyes.open || self.may_open()).then_some((viewer, eyes.open))
    }

    /// Whether all cards may be open: those of a match that is over, or for a scribe who sees everything.
    fn may_open(&self) -> bool {
        let truth = self.whole.truth();
        let is_scribe = truth.aid_refusal().is_some() && truth.scribe() == Some(Scribe::All);
        truth.awaits().outcome().is_some() || is_scribe
    }

    /// Returns a moment of the match; `None` if there is no such moment or this viewer is not allowed.
    pub fn moment(&mut self, at: usize, eyes: &Eyes) -> Option<Moment<ViewDocument>> {
        let (viewer, is_open) = self.admit(eyes).filter(|_| at <= self.record.decisions())?;
        self.go_to(at)?;
        let game = self.game.as_ref()?;
        let view = if is_open { open_view(game.truth(), viewer) } else { game.view(viewer) };
        Some(Moment { at, view: ViewDocument::from(&view) })
    }

    /// Returns all log lines of a viewer, each with its moment; seats have the names of the match, whoever watches.
    pub fn told(&self, eyes: &Eyes) -> Option<Vec<ToldLine>> {
        let (viewer, is_open) = self.admit(eyes)?;
        let told = |(number, logged): (usize, &Logged<_>)| {
            let event = if is_open { Some(logged.event) } else { State::witnessed(&logged.event, viewer) }?;
            Some((self.step_of(number), Logged { clause: logged.clause, event }))
        };
        let (moments, events): (Vec<_>, Vec<_>) = self.whole.events().iter().enumerate().filter_map(told).unzip();
        let listener = only_person(&self.chairs).map_or(Viewer::Public, Viewer::Seat);
        let teller = LineTeller::new(self.whole.truth(), self.record.setup(), listener, &self.chairs);
        let lines = teller.lines(&events, 0).into_iter().zip(moments);
        Some(lines.map(|(line, at)| ToldLine { at: Some(at), ..line }).collect())
    }

    /// Goes to a moment, starting from the previous one if that comes earlier.
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

/// Returns the first problems, and the number of the others: one mistake in a record causes a problem on every line
/// after it.
fn first_of(problems: Problems) -> Vec<Wording> {
    let rest = problems.0.len().saturating_sub(MOST_TOLD);
    let said = problems.0.iter().take(MOST_TOLD);
    let said = said.map(|problem| Wording::new(|language| problem.say(language)));
    let more = Wording::new(|language| i18n::say(language, "problems-more", &[("n", rest.into())]));
    said.chain((rest > 0).then_some(more)).collect()
}

fn seats_of(record: &Record<State>) -> u8 {
    record.setup().document().seats.len() as u8
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::{shown_hand, usual_table};
    use table::{Language, Seed};

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
        for at in [0, 1, 2, 30, 31, 29, 60, 3, 4] {
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
                let then = record.replay(Some(at)).unwrap();
                let moment = replay.moment(at, &eyes(viewer, false)).unwrap();
                assert_eq!(moment.view, ViewDocument::from(&then.view(viewer)), "{at}");
                // The lines up to this moment are those that had been told by then.
                let lines = replay.told(&eyes(viewer, false)).unwrap().into_iter();
                let told = lines.filter(|line| line.at.is_some_and(|told| told <= at)).map(|line| line.clause);
                let clauses: Vec<String> = then.witnessed(viewer, 0).map(|logged| logged.clause.to_string()).collect();
                assert_eq!(told.collect::<Vec<_>>(), clauses);
            }
        }
        assert!(replay.moment(61, &eyes(Viewer::Public, false)).is_none());
        assert!(replay.moment(0, &eyes(Viewer::Seat(Seat(5)), false)).is_none());
    }

    fn eyes(viewer: Viewer, open: bool) -> Eyes {
        Eyes { viewer: viewer.to_string(), open }
    }

    #[test]
    fn each_turn_is_marked_where_it_begins() {
        let game = played(200);
        let replay =
            Replay::of_text(&Record::of(&game, Seed::from(7)).to_string()).unwrap_or_else(|_| panic!("a record"));
        let turns = replay.facts().turns;
        assert!(turns.len() > 2 && turns.is_sorted_by_key(|mark| (mark.at, mark.turn)), "{turns:?}");
        for mark in turns {
            let then = replay.record.replay(Some(mark.at)).unwrap();
            let seat = then.view(Viewer::Public).active;
            assert_eq!((then.view(Viewer::Public).turn.into(), Some(seat.0)), (u32::from(mark.turn), mark.seat));
        }
    }

    #[test]
    fn all_cards_lie_open_once_the_match_is_over_and_not_before() {
        let going = Replay::of_text(&Record::of(&played(60), Seed::from(7)).to_string());
        let mut going = going.unwrap_or_else(|_| panic!("a record"));
        let open = eyes(Viewer::Seat(Seat(0)), true);
        assert!(!going.facts().open && going.moment(30, &open).is_none() && going.told(&open).is_none());

        let mut game = played(60);
        game.concede(Seat(0)).unwrap();
        // Every seat that is asked answers, until the match is over.
        while let Some(seat) = game.awaits().seats().lowest() {
            let mut actions = Vec::new();
            game.truth().actions(seat, &mut actions);
            game.act(seat, actions[0]).unwrap();
        }
        let over = Replay::of_text(&Record::of(&game, Seed::from(7)).to_string());
        let mut over = over.unwrap_or_else(|_| panic!("a record"));
        assert!(over.facts().open);
        let moment = over.moment(40, &open).unwrap();
        let cards = crate::game::read_cards(None).unwrap();
        let view = crate::game::read_view(&moment.view, &cards).expect("it is read back");
        assert_eq!(view.viewer, Viewer::Seat(Seat(0)));
        for (seat, side) in Seat::all(2).zip(&view.seats) {
            let own = game_at(&over, 40).view(Viewer::Seat(seat));
            assert!(shown_hand(side).is_some() && shown_hand(side) == shown_hand(&own.seats[seat.index()]));
        }
        assert!(over.told(&open).unwrap().len() >= over.told(&eyes(Viewer::Public, false)).unwrap().len());
    }

    fn game_at(replay: &Replay, at: usize) -> Match<State> {
        replay.record.replay(Some(at)).unwrap()
    }

    #[test]
    fn a_match_as_it_is_kept_says_who_sat_where() {
        let session = Session::begin(usual_table(), Seed::from(7), vec![Chair::person("Ada"), Chair::person("")]);
        let replay = Replay::of_text(&session.to_text()).unwrap_or_else(|problems| panic!("{problems:?}"));
        assert_eq!(replay.facts().chairs, ["person Ada", "person "]);
        assert!(Replay::of_text(&session.record().to_string()).is_ok_and(|replay| replay.facts().chairs.is_empty()));
    }

    #[test]
    fn what_is_wrong_with_a_file_is_bounded() {
        // Imitates a browser that reads 300 kB of random bytes as text: letters, replacement characters and line ends.
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
            assert!((1..=MOST_TOLD + 1).contains(&problems.len()), "{}", problems.len());
            for language in Language::ALL {
                let length: usize = problems.iter().map(|problem| problem.say(language).len()).sum();
                assert!(length < 1_500, "{length}");
            }
        }
        let Err(large) = Replay::of_text(&" ".repeat(LARGEST + 1)) else { panic!("too large") };
        assert!(large[0].say(Language::En).contains("2048"), "{large:?}");
    }
}
