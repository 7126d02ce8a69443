//! Tests of what the table sends out, and which requests it accepts.

use super::*;
use crate::beats::turns;
use crate::desk::packed::{read, write};
use crate::desk::session::tests::{alone, play, shared};
use crate::desk::{Shown, Staged};
use crate::game::testing::{COMPOSES, STOP, usual_table};
use crate::game::why_not::impossible;
use crate::game::{CardSet, read_cards, setup_text};
use table::scenario::Lesson;

fn table(session: Session) -> Table {
    Table { live: Some(Live::new(1, session)), replay: None }
}

fn begun() -> Table {
    let mut table = Table::default();
    let request = DeskRequest::Begin {
        number: 1,
        setup: setup_text(&usual_table()),
        seed: "11".into(),
        chairs: vec!["person Ada".into(), "beginner".into()],
        stops: "none".into(),
        limit: 0,
    };
    assert!(matches!(table.answer(request).reply, DeskReply::Snapshot(_)));
    table
}

fn live(table: &mut Table) -> &mut Live {
    table.live.as_mut().unwrap()
}

fn snapshot(table: &mut Table) -> Snapshot<ViewDocument> {
    live(table).snapshot()
}

/// Returns the snapshot that a request leads to; `None` if it changes nothing.
fn sent(table: &mut Table, request: DeskRequest) -> Option<Snapshot<ViewDocument>> {
    match table.answer(request).reply {
        DeskReply::Snapshot(snapshot) => Some(*snapshot),
        DeskReply::Nothing => None,
        other => panic!("{other:?}"),
    }
}

/// Lets the bot that is asked play, as a page does.
fn bot(table: &mut Table) -> Option<Snapshot<ViewDocument>> {
    let version = live(table).session.version;
    let asked = table.to_think(version)?;
    let thought = table.think(&asked);
    assert_eq!(table.take_thought(&asked, thought), DeskReply::Thought);
    sent(table, DeskRequest::BotActs(version))
}

/// Returns the lessons of the game, each as a page fetches it.
fn lessons() -> Vec<String> {
    let read = |(file, text): &(&str, &str)| Lesson::read(file, text).expect("the lessons are right");
    Entry::lessons().iter().flat_map(read).map(|lesson| lesson.to_string()).collect()
}

/// Returns the request that gives the offered answer with this number.
fn press(shown: &Snapshot<ViewDocument>, number: usize) -> DeskRequest {
    let action = shown.offers[number % shown.offers.len()].action.clone();
    DeskRequest::Act { question: shown.question, action, then: Vec::new() }
}

#[test]
fn what_leaves_the_table_is_the_same_in_worlds_that_its_viewer_cannot_tell_apart() {
    let (mut worlds, mut different) = (0, 0);
    for mut session in [alone(), shared()] {
        for number in 0..90 {
            play(&mut session, 4);
            let twin = session.twin(number);
            different += usize::from(session.truth() != twin.truth());
            let said = [session.clone(), twin].map(|session| {
                let mut table = table(session);
                // A redeal forgets decisions that could still be taken back; that is not about hidden information.
                let shown = Snapshot { take_back: 0, ..snapshot(&mut table) };
                let live = live(&mut table);
                let view = live.session.view();
                let not = live.session.me().map(|me| impossible(&view, me, &live.asked.offers)).unwrap_or_default();
                let not: Vec<String> = not.iter().map(ToString::to_string).collect();
                [write(&shown), write(&table.answer(DeskRequest::Explain(not)).reply)]
            });
            assert_eq!(said[0], said[1], "after {number}");
            worlds += 1;
        }
    }
    assert!(worlds == 180 && different > 100, "{different} of {worlds} worlds differ");
}

#[test]
fn an_answer_is_taken_once_and_only_to_the_question_that_is_asked() {
    let mut table = begun();
    let (mut taken, mut backs) = (0, 0);
    for number in 0..400 {
        let shown = snapshot(&mut table);
        if shown.outcome.is_some() {
            // A match may be short.
            table = begun();
            continue;
        }
        let before = live(&mut table).session.truth();
        if shown.offers.is_empty() {
            bot(&mut table).unwrap();
            continue;
        }
        let wrong =
            DeskRequest::Act { question: shown.question + 1, action: shown.offers[0].action.clone(), then: Vec::new() };
        assert_eq!(sent(&mut table, wrong), None);
        assert_eq!(live(&mut table).session.truth(), before);
        let request = press(&shown, number * 7);
        let after = sent(&mut table, request.clone()).unwrap();
        assert!(after.version > shown.version);
        // The second press of a double press has no effect, even if the next question offers the same.
        assert_eq!(sent(&mut table, request), None, "{number}");
        taken += 1;
        if after.take_back > 0 && backs < 5 {
            backs += 1;
            assert!(sent(&mut table, DeskRequest::TakeBack(after.question)).is_some());
            assert_eq!(sent(&mut table, DeskRequest::TakeBack(after.question)), None);
        } else if number % 5 == 0 {
            assert!(sent(&mut table, DeskRequest::Undo(after.undo)).is_some());
            assert_eq!(sent(&mut table, DeskRequest::Undo(after.undo)), None);
            assert_eq!(live(&mut table).session.truth(), before);
            let shown = snapshot(&mut table);
            sent(&mut table, press(&shown, number)).unwrap();
        }
    }
    assert!(taken > 20, "{taken}");
    assert!(backs > 0 || !COMPOSES);
}

#[test]
fn a_bot_does_what_it_thought_of_only_while_it_is_asked_that() {
    let mut table = begun();
    for _ in 0..200 {
        let shown = snapshot(&mut table);
        if shown.outcome.is_some() {
            return;
        }
        if !shown.offers.is_empty() {
            assert_eq!(table.to_think(shown.version).is_some(), shown.asked.len() > 1);
            sent(&mut table, press(&shown, 1)).unwrap();
            continue;
        }
        assert_eq!(sent(&mut table, DeskRequest::BotActs(shown.version)), None, "it has thought of nothing");
        let asked = table.to_think(shown.version).unwrap();
        assert_eq!(table.to_think(shown.version + 1), None);
        let thought = table.think(&asked);
        assert_eq!(table.take_thought(&asked, thought.clone()), DeskReply::Thought);
        assert_eq!(sent(&mut table, DeskRequest::BotActs(shown.version + 1)), None);
        // A thought for another version is dropped.
        assert_eq!(sent(&mut table, DeskRequest::BotActs(shown.version)), None);
        table.take_thought(&asked, thought);
        assert!(sent(&mut table, DeskRequest::BotActs(shown.version)).is_some());
    }
}

#[test]
fn a_page_reads_what_it_is_shown_and_its_log_is_that_of_the_match() {
    let mut folded = 0;
    for session in [alone(), shared()] {
        let mut table = table(session);
        let mut cards = None::<CardSet>;
        let (mut lines, mut version) = (Vec::new(), 0);
        for number in 0..150 {
            let session = &mut live(&mut table).session;
            play(session, 1);
            if number % 11 == 10 {
                session.undo(false);
            }
            let document = snapshot(&mut table);
            let again: Snapshot<ViewDocument> = read(&write(&document)).unwrap();
            assert_eq!(again, document);
            if let Some(facts) = &document.facts {
                assert_eq!(facts.cards, None, "the cards are those of the game");
                cards = read_cards(None);
            }
            assert!(document.version >= version);
            version = document.version;
            let shown = Shown::read(document, cards.as_ref().unwrap()).unwrap();
            lines.truncate(shown.lines_from);
            lines.extend(shown.lines.iter().cloned());
            let session = &live(&mut table).session;
            let marks: Vec<ToldLine> = session.events().iter().map(mark).collect();
            let wordless = |line: &ToldLine| {
                let (text, headline, summary, staged) = (Both::default(), None, None, None);
                ToldLine { text, headline, summary, staged, ..line.clone() }
            };
            assert_eq!(lines.iter().map(wordless).collect::<Vec<_>>(), marks);
            // Lines that are told bit by bit fall into the same beats and scenes as lines that are told all at once.
            let (truth, events) = (session.referee(), session.events());
            let at_once = LineTeller::new(truth, session.setup(), session.viewer(), session.chairs()).lines(&events, 0);
            assert_eq!(shape(&lines), shape(&at_once));
            folded += shape(&lines).iter().filter(|(_, _, lines)| lines.len() > 1).count();
            assert!(lines.iter().all(|line| !line.text.en.is_empty() && !line.text.it.is_empty()));
            assert_eq!((shown.me(), shown.viewer()), (session.me(), session.viewer()));
            assert_eq!((shown.actions(), shown.people()), (session.actions(), session.people()));
            assert_eq!((shown.may_undo(), shown.stops()), (session.may_undo(), session.stops()));
            assert_eq!(shown.outcome().map(|end| end.winners), session.outcome().map(|end| end.winners));
        }
    }
    assert!(folded > 0, "every beat has one line");
}

/// Returns where the beats of a log begin, which of them have a headline, and their scenes.
fn shape(lines: &[ToldLine]) -> Vec<(usize, bool, Vec<Option<Staged>>)> {
    let beats = turns(lines).into_iter().flat_map(|turn| turn.beats);
    beats
        .map(|beat| {
            let has_headline = beat.lines.iter().any(|line| line.headline.is_some());
            (beat.start, has_headline, beat.lines.into_iter().map(|line| line.staged).collect())
        })
        .collect()
}

#[test]
fn a_table_that_stopped_goes_on_as_it_was_kept_and_nothing_is_done_twice() {
    let mut table = begun();
    let mut shown = snapshot(&mut table);
    while shown.offers.is_empty() {
        shown = bot(&mut table).unwrap();
    }
    let request = press(&shown, 3);
    assert!(table.answer(DeskRequest::Stop { name: STOP.into(), on: true }).is_changed);
    let before = table.kept().unwrap();
    let was = snapshot(&mut table);
    assert!(table.answer(request.clone()).is_changed);
    let after = table.kept().unwrap();
    let truth = live(&mut table).session.truth();
    for (kept, is_done) in [(before, false), (after, true)] {
        let [version, question] = kept.at;
        let mut next = Table::default();
        let resumed = sent(&mut next, DeskRequest::Resume { number: 1, text: kept.text, version, question }).unwrap();
        assert_eq!(resumed.version, version);
        assert_eq!(resumed.question == was.question, !is_done);
        // The press that was under way is repeated now, or had been carried out already.
        assert_eq!(sent(&mut next, request.clone()).is_none(), is_done);
        assert_eq!(live(&mut next).session.truth(), truth);
    }
    let mut next = Table::default();
    let damaged = DeskRequest::Resume { number: 1, text: "x".into(), version: 1, question: 1 };
    assert!(matches!(next.answer(damaged).reply, DeskReply::Wrong(_)));
}

#[test]
fn requests_that_make_no_sense_change_nothing() {
    let mut empty = Table::default();
    for request in [DeskRequest::Save, DeskRequest::Undo(0), DeskRequest::Replay(None), DeskRequest::BotActs(1)] {
        assert_eq!(sent(&mut empty, request), None);
    }
    let mut table = begun();
    let shown = snapshot(&mut table);
    for request in [
        DeskRequest::Save,
        DeskRequest::TakePlace(7),
        DeskRequest::Act { question: shown.question, action: "nonsense".into(), then: Vec::new() },
        DeskRequest::ByDefault(shown.version + 1),
        DeskRequest::Concede(7),
        DeskRequest::Again { number: 2, seed: "x".into() },
        DeskRequest::Look { at: 0, eyes: protocol::Eyes { viewer: "public".into(), open: false } },
        DeskRequest::Told(protocol::Eyes { viewer: "public".into(), open: true }),
        DeskRequest::Figures,
    ] {
        assert_eq!(sent(&mut table, request.clone()), None, "{request:?}");
    }
    assert_eq!(table.answer(DeskRequest::Explain(vec!["nonsense".into()])).reply, DeskReply::Refused(Vec::new()));
    let text = DeskRequest::Begin {
        number: 2,
        setup: "x".into(),
        seed: "1".into(),
        chairs: Vec::new(),
        stops: String::new(),
        limit: 0,
    };
    assert!(matches!(table.answer(text).reply, DeskReply::Wrong(_)));
    assert_eq!(snapshot(&mut table).number, 1);
}

#[test]
fn a_lesson_does_what_it_asks_for_and_nothing_else_up_to_its_end() {
    for (place, text) in lessons().into_iter().enumerate() {
        let mut table = Table::default();
        let mut shown = sent(&mut table, DeskRequest::Lesson { number: 1, text }).unwrap();
        let (mut acted, mut watched) = (0, 0);
        loop {
            let point = shown.lesson.clone().unwrap();
            assert_eq!((shown.undo, shown.take_back, shown.may_concede.len()), (0, 0, 0));
            assert!(shown.stops.is_none() && table.kept().is_none() && table.to_think(shown.version).is_none());
            assert_eq!(
                shown.offers.is_empty(),
                point.asked.is_empty(),
                "offered is something where something is asked for"
            );
            for request in [DeskRequest::Concede(0), DeskRequest::Undo(1), DeskRequest::ByDefault(shown.version)] {
                assert_eq!(sent(&mut table, request), None);
            }
            for offer in shown.offers.iter().filter(|offer| !point.asked.contains(&offer.action)) {
                let wrong =
                    DeskRequest::Act { question: shown.question, action: offer.action.clone(), then: Vec::new() };
                assert_eq!(sent(&mut table, wrong), None, "{}", offer.action);
            }
            let is_over = point.number == point.length && point.asked.is_empty();
            if is_over && point.text.is_some() {
                break;
            }
            let request = match point.asked.first() {
                Some(action) => {
                    acted += 1;
                    assert_eq!(sent(&mut table, DeskRequest::LessonOn(shown.version)), None, "reading is not acting");
                    DeskRequest::Act { question: shown.question, action: action.clone(), then: Vec::new() }
                }
                None => DeskRequest::LessonOn(shown.version),
            };
            watched += usize::from(point.text.is_none());
            shown = sent(&mut table, request.clone()).expect("the lesson goes on");
            assert_eq!(sent(&mut table, request), None, "nothing is done twice");
        }
        // The first lesson is a whole match; a game may have others that begin one of its modes, where nobody else may play.
        let is_match = place == 0;
        let least = if is_match { [8, 3] } else { [2, 0] };
        assert!(acted >= least[0] && watched >= least[1], "lesson {place}: {acted} {watched}");
        assert!(shown.outcome.is_some() || !is_match);
        // A lesson is neither saved nor replayed.
        assert_eq!(table.answer(DeskRequest::Save).reply, DeskReply::Nothing);
        assert_eq!(table.answer(DeskRequest::Replay(None)).reply, DeskReply::Nothing);
    }
    let mut table = begun();
    let before = snapshot(&mut table);
    assert!(matches!(table.answer(DeskRequest::Lesson { number: 3, text: "x".into() }).reply, DeskReply::Wrong(_)));
    assert_eq!(snapshot(&mut table).number, before.number, "the match stays");
}

/// The person at the screen is "you", and everybody else has one name: the one that was typed, if there is one.
#[test]
fn questions_and_answers_speak_to_the_viewer_and_name_the_others_as_the_log_does() {
    let (mut asked, mut named) = (0, 0);
    for session in [alone(), shared()] {
        let mut table = table(session);
        for step in 0..400 {
            let snapshot = snapshot(&mut table);
            let session = &mut live(&mut table).session;
            if session.outcome().is_some() {
                break;
            }
            if let Some(me) = session.me() {
                let offers = snapshot.offers.iter().map(|offer| &offer.label);
                let texts = offers.chain([&snapshot.prompt]).flat_map(|text| [text.en.clone(), text.it.clone()]);
                for text in texts {
                    let is_said = |name: &str| {
                        text.match_indices(name)
                            .any(|(at, _)| !text[at + name.len()..].starts_with(char::is_alphanumeric))
                    };
                    for (seat, chair) in (1..).zip(session.chairs()) {
                        let is_me = seat - 1 == usize::from(me.0);
                        let numbers = [format!("Player {seat}"), format!("Giocatore {seat}")];
                        let may_be_numbered = !is_me && chair.name.is_empty();
                        let is_numbered = numbers.iter().any(|name| is_said(name));
                        assert!(may_be_numbered || !is_numbered, "{me}: {text}");
                        let is_typed = !chair.name.is_empty() && is_said(&chair.name);
                        assert!(!is_me || !is_typed, "{me}: {text}");
                        named += u32::from(is_numbered || is_typed);
                    }
                }
                asked += u32::from(session.is_mine());
            }
            play(session, 1 + step % 3);
        }
    }
    assert!(asked > 30 && named > 5, "{asked} {named}");
}
