//! Hands a game that the program does not know to the function that the binary calls: every command works with it.

mod tricks;

use std::ffi::OsString;
use std::fs;
use std::io::Cursor;

use door::{Games, Of};
use duello::{Streams, run_with};
use serde_json::{Value, json};
use tricks::Tricks;

static GAMES: Games = Games::new(&[&Of::<Tricks>::new()]);

/// Runs the program to its end; returns its exit code, its output, and its error messages.
fn run(arguments: &[&str], input: &str) -> (u8, String, String) {
    let (mut out, mut errors) = (Vec::new(), Vec::new());
    let streams = Streams {
        input: Box::new(Cursor::new(input.as_bytes().to_vec())),
        out: &mut out,
        errors: &mut errors,
        is_screen: false,
    };
    let arguments = ["duello", "--lang", "en"].iter().chain(arguments).map(OsString::from);
    let code = run_with(GAMES, arguments, streams);
    let text = |bytes| String::from_utf8(bytes).expect("the program writes text");
    (code, text(out), text(errors))
}

/// Checks that a run succeeds and prints all of this.
fn check(arguments: &[&str], input: &str, expected: &[&str]) -> String {
    let (code, out, errors) = run(arguments, input);
    assert_eq!((code, errors.as_str()), (0, ""), "{arguments:?}: {out}");
    for expected in expected {
        assert!(out.contains(expected), "{arguments:?}: expected `{expected}` in\n{out}");
    }
    out
}

/// Checks that a run ends with this code and prints all of this.
fn check_fails(arguments: &[&str], code: u8, expected: &[&str]) {
    let (found, out, errors) = run(arguments, "");
    assert_eq!(found, code, "{arguments:?}: {out}{errors}");
    for expected in expected {
        assert!(
            out.contains(expected) || errors.contains(expected),
            "{arguments:?}: expected `{expected}` in\n{out}{errors}"
        );
    }
}

#[test]
fn it_is_played_saved_resumed_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.txt");
    let file = file.to_str().unwrap();
    let play = ["play", "tricks", "--seed", "7", "--seats", "you,random"];
    let said = check(
        &play,
        &format!("why not play 9\n1\nwhy\nundo\n1\ncards wolf\nsave {file}\nquit\n"),
        &[
            "Tricks · Seed 7.",
            "Which card do you play?",
            "Not possible: you do not hold that card",
            "(TRICK-PLAY-01, Cards)",
            "Taken back: Play ",
            "wolf   Wolf. Value 2",
            "Saved to ",
        ],
    );
    assert!(said.contains("Your hand: ") && said.ends_with("Goodbye.\n"), "{said}");
    check(&["record", "verify", file], "", &["is valid"]);
    check(&["record", "show", file], "", &["Tricks, rules 1, seed 7", "(Play "]);
    check(&["record", "replay", file, "--upto", "1"], "", &["(TRICK-PLAY-01)", "Player 1: 0 tricks"]);
    check(&["play", "tricks", "--resume", file], &"1\n".repeat(9), &["Goes on after", "takes the trick"]);
    let record = fs::read_to_string(file).unwrap();
    fs::write(file, record.replacen("\"low\":false", "\"low\":true", 1)).unwrap();
    check_fails(&["record", "verify", file], 1, &["was changed"]);
    check_fails(&["play", "chess"], 2, &["chess", "tricks"]);
    check_fails(&["play", "tricks", "--options", "high"], 1, &["`high` is not a table option; there are low"]);
    check(
        &["play", "tricks", "--mode", "three", "--seats", "random,heuristic,heuristic"],
        "",
        &["Player 3: the computer"],
    );
    check_fails(
        &["play", "tricks", "--mode", "two", "--seats", "3"],
        1,
        &["the mode `two` is played by 2 (TRICK-PLAY-01)"],
    );
    check_fails(&["play", "tricks", "--seats", "5"], 1, &["this game is played by 2 or 3 (TRICK-PLAY-01)"]);
    check_fails(&["arena", "tricks", "--bots", "random,heuristic", "--mode", "four"], 1, &["`four` is not a mode"]);
    check(
        &["arena", "tricks", "--bots", "random,heuristic", "--mode", "three", "--matches", "6"],
        "",
        &["3. in order"],
    );
    check(&["options", "tricks"], "", &["three (3)", "low", "TRICK-PLAY-02", "The lowest card takes the trick."]);
    check(
        &["play", "tricks", "--seats", "random,heuristic,search@5", "--options", "low"],
        "",
        &["Player 3: the computer"],
    );
    let conceded = check(&play, "concede\nyes\n\n", &["Player 1 concedes."]);
    assert!(!conceded.contains("takes the trick"), "{conceded}");
}

#[test]
fn its_players_meet_in_the_arena_and_are_measured() {
    let arena = ["arena", "tricks", "--bots", "heuristic,random", "--matches", "12", "--threads", "2"];
    let report = check(&arena, "", &["heuristic", "random", "12"]);
    assert_eq!(report, check(&[&arena[..7], &["1"]].concat(), "", &[]));
    let json = check(&[&arena[..], &["--decks", "steep,even", "--json"]].concat(), "", &[]);
    assert_eq!(json.parse::<Value>().unwrap()["matches"], 12);
    let folder = tempfile::tempdir().unwrap();
    check(&[&arena[..], &["--report", folder.path().to_str().unwrap()]].concat(), "", &["The report is in"]);
    let page = fs::read_to_string(folder.path().join("report.html")).unwrap();
    assert!(page.contains("tells the report nothing about its cards") && page.contains("TRICK-END-01"), "{page}");
    assert_eq!(fs::read_to_string(folder.path().join("cards.csv")).unwrap().lines().count(), 1);
    check_fails(&["arena", "tricks", "--bots", "heuristic,deep"], 1, &["`deep` is not a player"]);
    check(&["bench", "tricks", "--seconds", "0.001", "--mode", "three"], "", &["mode three", "Heuristic player"]);
    check(&["bench", "tricks", "--stress", "200", "--mode", "all"], "", &["two: ", "three: ", "0 went wrong"]);
}

#[test]
fn the_engine_speaks_it() {
    let request = |id: u32, method: &str, params: &Value| {
        json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }).to_string() + "\n"
    };
    let input = [
        request(1, "hello", &json!({})),
        request(2, "match.new", &json!({ "game": "tricks", "seed": 7 })),
        request(3, "cards.list", &json!({ "game": "tricks", "query": "value>=3" })),
        request(4, "deck.check", &json!({ "game": "tricks", "deck": ["fox", "fix"] })),
        request(5, "rules.clause", &json!({ "game": "tricks", "id": "TRICK-END-01", "language": "it" })),
    ];
    let answers = check(&["engine"], &input.concat(), &[]);
    let answers: Vec<Value> = answers.lines().map(|line| line.parse().unwrap()).collect();
    assert_eq!(answers[0]["result"]["games"][0]["options"][0]["name"], "low");
    assert_eq!(answers[1]["result"]["setup"]["low"], false, "{}", answers[1]);
    assert_eq!(answers[2]["result"]["cards"].as_array().unwrap().len(), 2);
    assert_eq!(answers[3]["result"]["figures"]["cards"], 1);
    assert!(answers[3]["result"]["problems"][0].as_str().unwrap().contains("did you mean `fox`?"), "{}", answers[3]);
    assert_eq!(answers[4]["result"]["text"], "Vince chi ha più prese.");
    let name = answers[1]["result"]["match"].as_str().unwrap().to_owned();
    let mut moves = input[1].clone();
    // Each seat is tried in turn; a seat that is not asked gets an error that says so.
    for id in 3..33 {
        moves += &request(id, "match.bot", &json!({ "match": name, "seat": id % 2, "bot": "heuristic" }));
    }
    let answers = check(&["engine"], &moves, &[]);
    assert_eq!(answers.matches("\"accepted\":true").count(), 12, "{answers}");
    assert!(answers.contains("TRICK-END-01"), "{answers}");
    check(&["schema", "tricks/setup"], "", &["{}"]);
}

#[test]
fn its_decks_are_built_checked_shown_and_played() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (mine, other) = (path("mine.txt"), path("other.txt"));
    check(&["deck", "new", "tricks", &mine, "--from", "steep"], "", &["mine.txt"]);
    check_fails(&["deck", "new", "tricks", &mine], 1, &["is there already", "duello deck edit tricks"]);
    check_fails(&["deck", "new", "tricks", &other, "--from", "flat"], 1, &["no ready deck `flat`", "even, steep"]);
    let script =
        "remove 2 owl\nadd 2 wolves\nadd 9 hen\nfind value>=4\nabout lupo\nundo\nadd 2 wolf\ncheck\nsave\nquit\n";
    check(
        &["deck", "edit", "tricks", &mine],
        script,
        &[
            "mine: 6 of 6 cards; 0 limits broken",
            "Owl: 1. mine: 4 of 6 cards; 1 limit broken",
            "Wolf: 2. mine: 6 of 6 cards",
            "there is no card `hen`",
            "1 Owl (owl). Value 4",
            "Wolf (wolf)\nValue 2",
            "this deck may be played",
            "saved: ",
        ],
    );
    assert_eq!(fs::read_to_string(&mine).unwrap(), "Name: mine\n3 fox\n1 owl\n2 wolf\n");
    check(&["deck", "show", "tricks", &mine], "", &["mine\n", "Animals (6):\n", "  2 Wolf (wolf)\n"]);
    check(&["deck", "check", "tricks", &mine, "even"], "", &["mine.txt: this deck", "even: this deck"]);
    fs::write(&other, "2 fox\n1 hen\n").unwrap();
    check_fails(&["deck", "check", "tricks", &other], 1, &["line 2, column 3: there is no card `hen`"]);
    fs::write(&other, "2 fox\n").unwrap();
    check_fails(&["deck", "check", "tricks", &other], 1, &["this one has 2 (TRICK-PLAY-01)"]);
    assert_eq!(check(&["deck", "export", "tricks", &mine], "", &[]), fs::read_to_string(&mine).unwrap());
    check_fails(&["deck", "export", "tricks", &mine, "--as", "link"], 1, &["decks of Tricks have no such form"]);
    check(&["deck", "import", "tricks", &mine], "", &["3 fox"]);
    let seat = format!("2={mine}");
    check(&["play", "tricks", "--seats", "heuristic,heuristic", "--deck", &seat], "", &["plays Owl"]);
}

#[test]
fn its_cards_are_listed_shown_and_checked_with_those_of_files() {
    check(&["cards", "list", "tricks", "value<=2"], "", &["fox  Fox. Value 1", "2 cards"]);
    check(&["cards", "list"], "", &["owl  Owl. Value 4", "4 cards"]);
    check(&["cards", "show", "owl"], "", &["Owl (owl)\nValue 4"]);
    check_fails(&["cards", "show", "tricks", "owll"], 1, &["no card is called `owll`; did you mean `owl`?"]);
    check_fails(&["cards", "show", "tricks"], 1, &["write the name of a card too"]);
    check_fails(&["cards", "coverage", "tricks"], 1, &["every card of Tricks is there"]);
    let folder = tempfile::tempdir().unwrap();
    let card = |value: u8| format!("(id: \"hen\", en: \"Hen\", it: \"Gallina\", value: {value})");
    fs::write(folder.path().join("mine.ron"), format!("[\n{},\n(id: \"x\"),\n]", card(5))).unwrap();
    let cards = folder.path().to_str().unwrap();
    let wrong = ["mine.ron:3:1: the field `en` is missing", "1 file: 1 cards; 3 problems"];
    check_fails(&["cards", "check", "tricks", "--cards", cards], 1, &wrong);
    fs::write(folder.path().join("mine.ron"), card(5)).unwrap();
    check(&["cards", "check", "--cards", cards], "", &["1 file: 1 cards; no problems"]);
    check(&["cards", "show", "hen", "--cards", cards], "", &["Hen (hen)\nValue 5"]);
    check(&["rules", "tricks", "end"], "", &["TRICK-END-01"]);
}
