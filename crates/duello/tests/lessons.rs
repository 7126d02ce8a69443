//! Every lesson of every game, played at the terminal in both languages.

use std::ffi::OsString;
use std::io::Cursor;

use duello::{Streams, run_with};
use games::GAMES;
use table::Language;
use table::scenario::{Lesson, LessonStep};

/// Runs the program with these arguments and this input; returns the exit code, the output, and the error messages.
fn run(arguments: &[&str], input: String) -> (u8, String, String) {
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let streams = Streams {
        input: Box::new(Cursor::new(input.into_bytes())),
        out: &mut out,
        errors: &mut errors,
        is_screen: false,
    };
    let code = run_with(GAMES, ["duello"].iter().chain(arguments).map(OsString::from), streams);
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    (code, text(out), text(errors))
}

/// Returns the input of a learner who does what the lesson says; before each action the learner tries `first`.
fn obedient(lesson: &Lesson, first: &str) -> String {
    let line = |step: &LessonStep| match step {
        LessonStep::Read(_) => Some("\n".to_owned()),
        LessonStep::Do { action, .. } => Some(format!("{first}{action}\n")),
        LessonStep::Play(..) => None,
    };
    lesson.steps.iter().filter_map(line).collect()
}

#[test]
fn whoever_does_as_it_is_told_comes_to_the_end_of_every_lesson() {
    let mut taken = 0;
    for game in GAMES.iter() {
        for (number, lesson) in (1..).zip(game.lessons()) {
            for language in Language::ALL {
                let number: usize = number;
                let arguments = ["learn", game.name(), &number.to_string(), "--lang", language.as_str()];
                let (code, out, errors) = run(&arguments, obedient(&lesson, ""));
                assert_eq!((code, errors.as_str()), (0, ""), "{out}");
                let mut at = 0;
                for step in &lesson.steps {
                    let (LessonStep::Read(said) | LessonStep::Do { said, .. }) = step else { continue };
                    let text = said.text.say(language);
                    at += out[at..].find(text).unwrap_or_else(|| panic!("expected `{text}` in\n{}", &out[at..]));
                }
                let last = out.lines().last().unwrap_or_default();
                assert!(last.contains(&format!("duello play {}", game.name())), "{last}");
                taken += 1;
            }
        }
    }
    assert!(taken >= 4, "both games have a lesson");
}

#[test]
fn a_prepared_lesson_is_read_back_and_what_is_none_is_refused() {
    for game in GAMES.iter() {
        let lessons = game.lessons();
        let text = Lesson::join(&lessons);
        let read: Vec<Lesson> = text.split("\n\n").map(|text| text.parse().expect("it was prepared")).collect();
        assert_eq!(read, lessons, "{}", game.name());
        for language in Language::ALL {
            assert_eq!(Lesson::title_of(&text, language), lessons[0].title.say(language));
        }
    }
    for text in ["", "lesson x\nseat 0", "lesson x\nseed 1", "seed 1\nseat 0\nor end", "seed 1\nseat 0\nplay 1", "x"] {
        assert!(text.parse::<Lesson>().is_err(), "{text}");
    }
}

#[test]
fn what_a_lesson_does_not_ask_for_is_not_done_and_what_it_cannot_do_is_said() {
    let game = GAMES.find("coal").expect("the game is known");
    let lesson = game.lessons().remove(0);
    let (code, out, _) =
        run(&["learn", "coal", "--lang", "en"], obedient(&lesson, "maintenance\nundo\nsave x.txt\nend\n"));
    assert_eq!(code, 0);
    for said in [
        "That is possible, too; but for now choose 1: Action Turn",
        "A lesson does without that; `quit` leaves it.",
        "Not possible:",
        "That was the lesson.",
    ] {
        assert!(out.contains(said), "expected `{said}` in\n{out}");
    }
    assert!(!std::path::Path::new("x.txt").exists());
}

#[test]
fn a_lesson_that_there_is_not_is_answered_with_those_there_are() {
    for number in ["0", "99"] {
        let (code, _, errors) = run(&["learn", "coal", number, "--lang", "en"], String::new());
        assert_eq!(code, 1);
        assert!(errors.contains(&format!("there is no lesson {number}: they are counted from 1 to")), "{errors}");
    }
    let (code, out, _) = run(&["learn", "coal", "--lang", "en"], "\nquit\n".into());
    assert_eq!(code, 0);
    assert!(out.ends_with("Goodbye.\n"), "{out}");
}
