//! Snapshots of a part of a match, and of its table in words.

use estro::{Setup, State};
use table::{Choices, Language, Listener, Match, Seat, Seed, Told, Viewer};

/// A match after `decisions` of them, taken by a fixed rule, with its prompts, labels and log.
fn told(language: Language, decisions: u32) -> (Match<State>, String) {
    let mut game = Match::<State>::new(Setup::default(), Seed::from(7));
    let mut lines = Vec::new();
    for number in 0..decisions {
        let Some(seat) = game.awaits().seats().lowest() else { break };
        let choices = game.choices(seat);
        let action = choices.get(number * 7 % choices.len());
        lines.push(format!("? {}", game.truth().prompt(seat, language)));
        lines.push(format!("> {}", game.truth().label(seat, action, language)));
        let events = game.act(seat, action).expect("is offered").to_vec();
        let mut rest = events.as_slice();
        while !rest.is_empty() {
            let (count, line) = game.truth().tell_together(rest, language);
            lines.push(format!("  {line}"));
            rest = &rest[count..];
        }
        let headline = game.truth().headline(&events, Listener::default(), language);
        lines.extend(headline.map(|line| format!("= {line}")));
    }
    (game, lines.join("\n"))
}

#[test]
fn a_match_in_english() {
    insta::assert_snapshot!(told(Language::En, 90).1);
}

#[test]
fn a_match_in_italian() {
    insta::assert_snapshot!(told(Language::It, 90).1);
}

#[test]
fn the_table_in_english() {
    insta::assert_snapshot!(told(Language::En, 51).0.truth().describe(Viewer::Seat(Seat(0)), Language::En));
}

#[test]
fn the_table_in_italian() {
    insta::assert_snapshot!(told(Language::It, 75).0.truth().describe(Viewer::Seat(Seat(1)), Language::It));
}

#[test]
fn what_a_person_watches() {
    insta::assert_snapshot!(told(Language::En, 75).0.truth().status(Viewer::Public, Language::En).join("\n"));
}
