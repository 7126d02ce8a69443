//! Every lesson of C.O.A.L. can be played as it is told.

use coal_plugin::Coal;

#[test]
fn every_lesson_can_be_played_as_it_is_told() {
    let report = door::testing::play_lessons::<Coal>();
    assert!(report.failures.is_empty(), "\n{report}");
    assert!(report.scenarios > 0);
}
