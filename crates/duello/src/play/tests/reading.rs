//! Tests of what a person reads: changes instead of tables, texts of cards, ranges, reasons.

use super::*;

/// Returns the screen after a person has entered this in a match of Doomtrooper that begins at a position.
fn at(position: &str, script: &str, language: Language) -> (String, Box<dyn AnyMatch>) {
    let host = game("doomtrooper");
    let at = door::StartFrom { text: position, chance: Chanced::Seed(Seed::from(1)) };
    let table = host.load(Setting::default(), at).unwrap();
    let screen = Screen::default();
    let chairs = vec![Chair::Person, bot("random")];
    let mut session = Session::new(script.as_bytes(), screen.clone(), language, host, table, chairs, Seed::from(7));
    session.run().unwrap();
    (screen.text(), session.live().boxed_clone())
}

#[test]
fn the_table_is_shown_once_and_then_what_changes() {
    let (text, _) = at(
        "turn 7 active 0 actions 3\nseat 0 destiny 9\n  hand golden-lion take-aim\n  squad golden-lion\nseat 1 destiny 5\n",
        "meditate\nmeditate\ntable\nmeditate\n",
        Language::En,
    );
    // At the beginning and on request.
    assert_eq!(text.matches("First to 40 Promotion Points.").count(), 2, "{text}");
    for (points, times) in [("9 D, 0 P, 2", 0), ("10 D, 0 P, 2", 1), ("11 D, 0 P, 2", 1), ("12 D, 0 P, 2", 1)] {
        let status = format!("Player 1 (you): {points} cards in hand.");
        assert_eq!(text.matches(&status).count(), times, "`{status}` in {text}");
    }
    // An unchanged status line is not printed again.
    assert!(!text.contains("Player 2: 5 D, 0 P,"), "{text}");
    // The same holds in a whole match, whatever the others do.
    for (game, language) in [("coal", Language::En), ("doomtrooper", Language::It)] {
        let (text, tables) = whole(game, language);
        assert_eq!(tables, 2, "at the beginning and at the end: {text}");
    }
}

/// Plays a whole match without a `table` command; returns the screen and the number of tables on it.
fn whole(name: &str, language: Language) -> (String, usize) {
    let host = game(name);
    let setup = serde_json::json!({ "seats": ["imperial", "semai"], "options": { "turn_limit": 20 } });
    let setting = Setting { setup: (name == "doomtrooper").then_some(&setup), cards: &[] };
    let table = host.deal(setting, Chanced::Seed(Seed::from(5))).unwrap();
    let screen = Screen::default();
    let script = "1\n".repeat(2_000);
    let chairs = vec![Chair::Person, bot("heuristic")];
    let mut session = Session::new(script.as_bytes(), screen.clone(), language, host, table, chairs, Seed::from(5));
    session.run().unwrap();
    let text = screen.text();
    // Every table begins after an empty line, and nothing else does.
    let tables = text.match_indices("\n\n").filter(|(at, _)| {
        let line = text[at + 2..].lines().next().unwrap_or_default();
        line.starts_with("C.O.A.L., ") || line.starts_with("Turno ")
    });
    let tables = tables.count();
    (text, tables)
}

#[test]
fn a_refusal_says_when_the_moment_comes() {
    let position =
        "turn 7 active 0 actions 3\nseat 0 destiny 9\n  hand gusts-of-hesitation take-aim\n  squad mystic\nseat 1\n";
    let (text, _) = at(position, "why not play 02073\nplay 01309\n", Language::En);
    assert!(text.contains("It is possible now: Play GUSTS OF HESITATION"), "at any time, so with the Action: {text}");
    assert!(text.contains("played during combat, when the ratings are modified. (DOOM-TIME-21, "), "{text}");
}

#[test]
fn nobody_is_you_in_a_record() {
    let position = "turn 7 active 0 actions 3\nwindow free asks 0 yields 0 rounds 0 player 0\nseat 0 destiny 9\n  hand negative-karma\nseat 1\n";
    let (text, table) = at(position, "play 01217\nplayer 0\n", Language::En);
    let record = table.record(Some(Language::En)).unwrap();
    assert!(
        record.contains(" player 0 ") && record.contains("Player 1") && !record.contains("(you)"),
        "{text}{record}"
    );
}

#[test]
fn a_card_of_the_hand_is_told_once_and_on_request() {
    let position =
        "turn 7 active 0 actions 3\nseat 0 destiny 9\n  hand 2 golden-lion take-aim\nseat 1\n  draw take-aim ...\n";
    let (text, _) = at(position, "add 01144\nmeditate\nhand\n", Language::En);
    assert_eq!(text.matches("New in your hand:").count(), 1, "{text}");
    assert_eq!(text.matches("  TAKE AIM: Special, generic.\n    Play during combat").count(), 2, "{text}");
    let (before, after) = text.split_once("Your Action: ").unwrap();
    assert!(before.contains("  GOLDEN LION: Warrior, Imperial.\n    F 3, S 3, A 3, V 3."), "{text}");
    assert!(after.contains("  GOLDEN LION: Warrior"), "one copy is left in the hand: {text}");
    let (text, _) = at(position, "mano\n", Language::It);
    assert!(text.contains("Nuove nella tua mano:") && text.contains("  GOLDEN LION (2): Guerriero"), "{text}");
    let (text, _) = play("hand\n1\n1\naction\n", Language::En);
    assert!(text.contains("There is no card in your hand.") && text.contains("New in your hand:\n  "), "{text}");
}

#[test]
fn the_same_event_several_times_in_a_row_is_one_line() {
    let text = played("redraw\n", Language::En);
    assert!(text.contains("- Player 1 draws GOLDEN LION. (2 times)\n"), "{text}");
}

#[test]
fn a_row_of_numbers_is_one_line_and_each_is_typed_as_it_is() {
    let position = "turn 7 active 0 actions 3\nwindow free asks 0 yields 0 rounds 0 player 0\nseat 0 destiny 40\n  hand gusts-of-hesitation\n  squad mystic\nseat 1\n  hand fly\n";
    let (text, table) = at(position, "play 02073\nchoose #0\n0\n41\n16\n", Language::En);
    assert!(text.contains("Write a number from 1 to 40: Pay once: 1 D ... Pay 40 times: 40 D."), "{text}");
    for wrong in [0, 41] {
        let told = format!("There is no number {wrong}; the numbers go from 1 to 40.");
        assert!(text.contains(&told), "{text}");
    }
    assert!(table.record(None).unwrap().contains(" pay 16 |"), "the number is the amount: {text}");
}

#[test]
fn the_deck_and_the_level_are_named_as_people_know_them() {
    let text = played("quit\n", Language::En);
    assert!(text.contains("Player 1: you, with the ready deck `imperial`"), "{text}");
    let screen = Screen::default();
    let chairs = vec![Chair::Person, bot("heuristic")];
    let mut named = chairs.clone();
    if let Chair::Computer { name, .. } = &mut named[1] {
        *name = "journeyman".into();
    }
    let mut session = session(io::empty(), &screen, Language::It, duel(7, ""), named);
    session.run().unwrap();
    assert!(screen.text().contains("il giocatore artificiale `apprendista`"), "{}", screen.text());
}

#[test]
fn long_lines_are_broken_between_words() {
    let screen = Screen::default();
    let session = session(
        &b"1\n1\naction\nhelp\nquit\n"[..],
        &screen,
        Language::En,
        duel(7, ""),
        vec![Chair::Person, bot("random")],
    );
    session.of_width(Some(50)).run().unwrap();
    let text = screen.text();
    assert!(text.lines().all(|line| line.chars().count() <= 50 || line.starts_with("Your choice: ")), "{text}");
}

#[test]
fn what_a_person_composes_is_taken_back() {
    let position = "turn 7 active 0 actions 3\nseat 0\n  hand inspired garbage-dump\n  squad golden-lion\n\
                    seat 1\n  squad bauhaus-blitzer\n";
    let script = |script: &str, language| at(position, script, language);
    let (text, table) = script("play 07034\nback\nback\n", Language::En);
    assert!(text.contains("Taken back: 1 choice."), "{text}");
    assert!(text.contains("(DOOM-TIME-19, "), "what is not composed stays: {text}");
    assert_eq!(table.awaits(Viewer::Public).decisions, 0, "{text}");
    let (text, _) = script("play 07034\nindietro\n", Language::It);
    assert!(text.contains("Ritirata 1 scelta."), "{text}");
    // A game without composed decisions refuses the command and names a clause.
    let (text, _) = play("1\n1\nback\n", Language::En);
    assert!(text.contains("(COAL-WIN-14, "), "{text}");
}
