//! Every lesson of Doomtrooper can be played as it is written.

use doomtrooper_plugin::Doomtrooper;

#[test]
fn every_lesson_can_be_played_as_it_is_told() {
    let report = door::testing::play_lessons::<Doomtrooper>();
    assert!(report.failures.is_empty(), "\n{report}");
    assert!(report.scenarios > 0);
}
