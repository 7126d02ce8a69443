//! A lesson at the desk: a match that a guide leads through. The snapshots contain what the guide says and asks for;
//! only what it asks for is carried out, and nothing of the match is stored.

use protocol::{Both, DeskReply, DeskRequest, LessonPoint};
use table::scenario::{Guide, Lesson, LessonStep, Said};
use table::{Match, Positioned, Recorded, Seeded, Wording};

use super::{Asked, Live, said};
use crate::desk::session::Session;
use crate::game::{State, ViewDocument, read_setup};
use crate::i18n;

/// Returns the match of a prepared lesson, at its beginning.
///
/// # Errors
/// When the text is not a lesson of this game.
pub(super) fn begin(number: u32, text: &str) -> Result<Live, Wording> {
    let damaged = || Wording::new(|language| i18n::say(language, "lesson-damaged", &[]));
    let lesson: Lesson = text.parse().map_err(|_| damaged())?;
    let setup = read_setup(&lesson.setup).ok_or_else(damaged)?;
    let game = if lesson.position.is_empty() {
        Match::new(setup, lesson.seed)
    } else {
        let state = State::from_position(&setup, &lesson.position).map_err(|_| damaged())?;
        Match::from_state(setup, state, Seeded::new(lesson.seed))
    };
    let session = Session::guided(game, lesson.seed, lesson.seat);
    let guide = Guide::new(lesson);
    let asked = Asked::of(&session, Some(&guide));
    Ok(Live { asked, guide: Some(guide), ..Live::new(number, session) })
}

/// Whether the learner is asked for an action now.
pub(super) fn asks(guide: &Guide) -> bool {
    matches!(guide.step(), Some(LessonStep::Do { .. }))
}

/// Returns the state of a lesson.
pub(super) fn point(guide: &Guide) -> LessonPoint {
    let lesson = guide.lesson();
    let told = |said: &Said| (Some(both(&said.text)), said.clause.clone());
    let ((text, clause), asked) = match guide.step() {
        Some(LessonStep::Read(said)) => (told(said), Vec::new()),
        Some(LessonStep::Do { said, action, or }) => (told(said), std::iter::once(action).chain(or).cloned().collect()),
        Some(LessonStep::Play(..)) | None => ((None, None), Vec::new()),
    };
    LessonPoint { title: both(&lesson.title), number: guide.number(), length: lesson.length(), text, clause, asked }
}

fn both(text: &Wording) -> Both {
    Both::say(|language| text.say(language).to_owned())
}

impl Live {
    /// Carries out what the lesson asks for, or what others do in it; returns whether anything has changed, or the
    /// reply if nothing else is to be done.
    pub(super) fn teach(&mut self, request: DeskRequest) -> Result<bool, DeskReply<ViewDocument>> {
        let session = &mut self.session;
        let before = session.version;
        let Some(guide) = &mut self.guide else { return Ok(false) };
        match (request, guide.step()) {
            (DeskRequest::Explain(actions), _) => return Err(DeskReply::Refused(self.explain(&actions))),
            (DeskRequest::Act { question, action, .. }, _) if question == self.question && guide.allows(&action) => {
                let offer = self.asked.offers.iter().find(|offer| offer.to_string() == action);
                if offer.is_some_and(|action| session.act_and_then(*action, Vec::new()).is_ok()) {
                    guide.advance();
                }
            }
            (DeskRequest::LessonOn(version), Some(LessonStep::Read(_))) if version == before => {
                guide.advance();
                session.version += 1;
            }
            (DeskRequest::LessonOn(version), Some(LessonStep::Play(seat, action))) if version == before => {
                // The tests play every lesson, so none of its actions is refused.
                let action = State::read_action(action).map_err(|_| said(action))?;
                session.act_for_bot(*seat, action).map_err(|error| said(&error.to_string()))?;
                guide.advance();
            }
            _ => {}
        }
        Ok(session.version != before)
    }
}
