//! Tests of what the page accepts from the table, and what it asks again when the table has stopped.

use super::*;
use crate::game::testing::usual_table;
use crate::stops;

fn new_match() -> NewMatch {
    let chairs = vec![Chair::person("Ada"), Chair::bot(crate::level::Level::Beginner)];
    NewMatch { setup: usual_table(), seed: Seed::from(11), chairs, stops: stops::usual(true) }
}

fn snapshot(table: &mut table::Table, request: DeskRequest) -> protocol::Snapshot<ViewDocument> {
    match table.answer(request).reply {
        DeskReply::Snapshot(snapshot) => *snapshot,
        other => panic!("{other:?}"),
    }
}

#[test]
fn what_is_older_than_what_is_shown_or_of_another_match_is_thrown_away() {
    Owner::new().with(|| {
        let (desk, mut table) = (Desk::new(|_| {}), table::Table::default());
        let first = snapshot(&mut table, desk.begin(&new_match(), 0));
        desk.show(desk.read(first.clone()).unwrap());
        let lines = desk.lines.with_untracked(Vec::len);
        assert!(lines > 0);
        assert_eq!(desk.read(first.clone()), None, "it is shown already");
        let second = snapshot(&mut table, DeskRequest::Concede(0));
        desk.show(desk.read(second.clone()).unwrap());
        assert!(desk.lines.with_untracked(Vec::len) > lines);
        assert_eq!(desk.read(first), None);
        let third = snapshot(&mut table, DeskRequest::Undo(second.undo));
        // Another match is being dealt, so nothing of the previous one is shown any more.
        let other = desk.begin(&new_match(), 0);
        assert_eq!(desk.read(third), None);
        let other = snapshot(&mut table, other);
        assert!(other.version <= second.version);
        desk.show(desk.read(other).unwrap());
        assert_eq!(desk.lines.with_untracked(Vec::len), lines);
    });
}

#[test]
fn a_new_referee_is_asked_for_the_match_as_it_was_kept_and_then_for_what_was_under_way() {
    Owner::new().with(|| {
        let said = std::rc::Rc::new(std::cell::RefCell::new(String::new()));
        let heard = Rc::clone(&said);
        let desk = Desk::new(move |text| *heard.borrow_mut() = text.to_owned());
        assert_eq!(desk.restart(), Vec::new());
        let begin = desk.begin(&new_match(), 0);
        desk.inner.update_value(|inner| inner.failed.push(begin.clone()));
        assert_eq!(desk.restart(), vec![begin.clone()], "nothing was dealt yet");
        let mut table = table::Table::default();
        let first = snapshot(&mut table, begin);
        desk.show(desk.read(first.clone()).unwrap());
        desk.keep(table.kept().unwrap());
        assert_eq!(*said.borrow(), table.kept().unwrap().text);
        let concede = DeskRequest::Concede(0);
        desk.inner.update_value(|inner| inner.failed.push(concede.clone()));
        let requests = desk.restart();
        assert_eq!(requests.len(), 2);
        assert_eq!(requests[1], concede);
        let again = snapshot(&mut table::Table::default(), requests[0].clone());
        // It is shown although its version is the same.
        assert_eq!((again.version, again.question), (first.version, first.question));
        let shown = desk.read(again).unwrap();
        assert_eq!(shown.actions().len(), first.offers.len());
        assert_eq!(desk.restart().len(), 1, "what was asked again is not asked a third time");
    });
}

#[test]
fn a_lesson_whose_referee_has_stopped_begins_anew_and_the_match_is_forgotten_by_nobody() {
    Owner::new().with(|| {
        let desk = Desk::new(|_| {});
        let mut table = table::Table::default();
        let first = snapshot(&mut table, desk.begin(&new_match(), 0));
        desk.show(desk.read(first).unwrap());
        desk.keep(table.kept().unwrap());
        let kept = desk.kept_text();
        drop(desk.lesson("a lesson"));
        assert!(matches!(&desk.restart()[..], [DeskRequest::Lesson { text, .. }] if text == "a lesson"));
        assert_eq!(desk.kept_text(), kept);
        // It is left.
        desk.clear();
        assert!(desk.shown.with_untracked(Option::is_none));
        assert!(matches!(&desk.restart()[..], [DeskRequest::Resume { .. }]));
    });
}
