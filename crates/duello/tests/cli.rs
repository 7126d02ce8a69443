//! Tests of the program as people start it.

use std::fs;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn duello(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_duello"));
    command.args(arguments);
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"] {
        command.env_remove(name);
    }
    command
}

/// Runs a command to its end with this input.
fn run_with(mut command: Command, input: &str) -> (i32, String, String) {
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that does not read its input closes it.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

fn run(arguments: &[&str]) -> (i32, String, String) {
    run_with(duello(arguments), "")
}

/// Checks that a run succeeds and prints all of this.
fn check(arguments: &[&str], expected: &[&str]) -> String {
    let (code, out, error) = run(arguments);
    assert_eq!(code, 0, "{arguments:?}: {error}");
    for expected in expected {
        assert!(out.contains(expected), "{arguments:?}: expected `{expected}` in\n{out}");
    }
    out
}

/// Checks that a run fails with this code, in a few lines that contain all of this.
fn check_fails(arguments: &[&str], code: i32, expected: &[&str]) {
    let (found, out, error) = run(arguments);
    assert_eq!(found, code, "{arguments:?}: {out}{error}");
    for expected in expected {
        assert!(error.contains(expected), "{arguments:?}: expected `{expected}` in\n{error}");
    }
    if code == 1 {
        assert!(error.starts_with("duello: ") && error.lines().count() <= 2, "{error}");
    }
}

#[test]
fn the_help_teaches_with_examples() {
    check(&["--help"], &["duello play coal", "duello serve", "Get started"]);
    for command in ["play", "arena", "record", "cards", "deck", "rules", "bench", "serve"] {
        check(&[command, "--help"], &["Examples:", &format!("duello {command}")]);
    }
    for (arguments, language) in [(&["--lang", "it"][..], "en_US.UTF-8"), (&[], "it_IT.UTF-8")] {
        for (command, expected) in [
            (&[][..], ["Uso: duello [OPZIONI] <COMANDO>", "Comandi:", "Per cominciare:"]),
            (&["play"], ["Uso: duello play [OPZIONI]", "Argomenti:", "Esempi:"]),
            (&["cards", "list"], ["Opzioni:", "Solo quelle di questo modello", "Mostra la versione"]),
            (&["help", "deck"], ["Costruisce, controlla e scambia mazzi", "Comandi:", "Esempi:"]),
        ] {
            let help = if command.first() == Some(&"help") { &[][..] } else { &["--help"] };
            let mut program = duello(&[arguments, command, help].concat());
            program.env("LANG", language);
            let (code, out, error) = run_with(program, "");
            assert_eq!(code, 0, "{command:?}: {error}");
            for expected in expected {
                assert!(out.contains(expected), "{command:?}: expected `{expected}` in\n{out}");
            }
        }
    }
    check(&["--version"], &["duello 0"]);
    let (code, _, error) = run(&[]);
    assert!(code == 2 && error.contains("Usage"), "{error}");
}

#[test]
fn a_match_is_played_from_the_standard_input() {
    let mut play = duello(&["play", "coal", "--seed", "7", "--seats", "you,bot:random"]);
    play.env("LANG", "it_IT.UTF-8");
    let (code, out, error) = run_with(play, "1\n1\naction\nperché non end\nesci\n");
    assert_eq!(code, 0, "{error}");
    assert!(out.contains("Seme 7.") && out.contains("(COAL-TURN-05, ") && out.ends_with("Arrivederci.\n"), "{out}");

    let mut play = duello(&["play", "coal", "--seed", "7", "--lang", "en"]);
    play.env("LC_ALL", "it_IT");
    assert!(run_with(play, "").1.contains("The input has ended"));
}

#[test]
fn computer_players_are_watched_to_the_end() {
    let out = check(
        &["play", "coal", "--seats", "bot:random,bot:random", "--seed", "5", "--models", "C2,C4"],
        &["Merlin", "Siegfried"],
    );
    assert_eq!(
        out,
        check(&["play", "coal", "--seats", "bot:random,bot:random", "--seed", "5", "--models", "C2,C4"], &[])
    );
}

#[test]
fn a_match_is_saved_resumed_shown_verified_and_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.txt");
    let file = file.to_str().unwrap();
    let script = format!("1\n1\naction\nsave {file}\nquit\n");
    run_with(duello(&["play", "coal", "--seed", "7", "--seats", "you,bot:random"]), &script);

    let (code, out, error) = run_with(duello(&["play", "coal", "--resume", file]), "log\nundo\nquit\n");
    assert_eq!(code, 0, "{error}");
    assert!(out.contains("Goes on after") && out.contains("Taken back: Action Turn"), "{out}");

    check(&["record", "verify", file], &["is valid"]);
    check(&["record", "show", file], &["seed 7", "(Take ", "outcome open"]);
    check(&["record", "show", file, "--lang", "it"], &["(Scegli "]);
    check(&["record", "replay", file, "--upto", "1"], &["(COAL-SET-03)"]);
    check_fails(&["record", "replay", file, "--upto", "9999"], 1, &["9999"]);
    // People count seats from 1.
    let shown = check(&["record", "show", file], &["player 1: model C1 (Take Lancelot)"]);
    assert!(!shown.contains("seat 0: "), "{shown}");
    check(&["record", "replay", file, "--viewer", "1"], &["Lancelot (you): "]);
    check(&["record", "replay", file, "--viewer", "2"], &["Siegfried (you): "]);
    check_fails(&["record", "replay", file, "--viewer", "5"], 1, &["there is no seat 5; the seats are 1 to 2"]);
    check_fails(&["record", "replay", file, "--viewer", "0"], 2, &["counted from 1"]);
    // The record names the game.
    let (code, out, error) = run_with(duello(&["play", "--resume", file]), "quit\n");
    assert!(code == 0 && out.starts_with("C.O.A.L. · Seed 7.\nGoes on after"), "{out}{error}");
    check_fails(&["play", "doomtrooper", "--resume", file], 1, &["is a match of C.O.A.L., not of Doomtrooper"]);
    check_fails(&["play", "coal", "--resume", file, "--seed", "1"], 2, &["do not go together"]);

    let text = fs::read_to_string(file).unwrap();
    let (code, out, _) = run_with(duello(&["record", "verify", "-"]), &text);
    assert!(code == 0 && out.contains("is valid"), "{out}");
    fs::write(file, text.replacen("0 model C1", "0 model C2", 1)).unwrap();
    let (code, _, error) = run(&["record", "verify", file]);
    assert!(code == 1 && error.contains("was changed"), "{error}");
    fs::write(file, "not a record").unwrap();
    let (code, _, error) = run(&["record", "show", file]);
    assert!(code == 1 && error.contains("not a valid record"), "{error}");
    check_fails(&["record", "verify", "/no/such/file"], 1, &["cannot read /no/such/file"]);
    check_fails(&["play", "coal", "--resume", "/no/such/file"], 1, &["cannot read"]);
}

#[test]
fn the_arena_reports_the_same_for_any_number_of_threads() {
    let plan = ["arena", "coal", "--bots", "random,heuristic", "--matches", "24", "--models", "all", "--seed", "3"];
    let on = |threads: &str| {
        check(&[&plan[..], &["--threads", threads]].concat(), &["C1 - C2", "C3 - C4", "empty deck", "heuristic"])
    };
    assert_eq!(on("1"), on("3"));
    let json = check(&[&plan[..], &["--json"]].concat(), &["\"pairings\"", "\"checksum\""]);
    let report: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(report["matches"], 24);
    check(&["arena", "coal", "--bots", "random,heuristic", "--matches", "3"], &["3 matches are no multiple of 2"]);
}

#[test]
fn cards_are_listed_shown_and_checked() {
    check(&["cards", "list", "coal"], &["c1-charge", "madame-white", "Siegfried"]);
    check_fails(&["cards", "list"], 1, &["which game? There are coal, doomtrooper", "duello cards list coal"]);
    assert!(!check(&["cards", "list", "--model", "C2"], &["c2-thunderbolt"]).contains("c1-charge"));
    check(&["cards", "show", "c2-thunderbolt"], &["Thunderbolt", "Energy Attack"]);
    check(&["cards", "show", "folgore", "--lang", "it"], &["Folgore", "Attacco Energetico"]);
    check(&["cards", "show", "madame", "white"], &["Madame White", "Maneuver 1"]);
    check_fails(&["cards", "show", "c2-thunderbold"], 1, &["did you mean `c2-thunderbolt`?"]);
    check_fails(&["cards", "list", "--model", "C9"], 2, &["C9"]);
    let found = check(&["cards", "list", "coal", "tipo:reazione -is:pilot", "energy>=1"], &["C4 Siegfried"]);
    assert!(!found.contains("c1-charge") && !found.contains("madame-white"), "{found}");
    check(&["cards", "list", "coal", "--", "-is:card"], &["madame-white", "10 cards and pilots"]);
    check(&["cards", "list", "coal", "torre", "--lang", "it"], &["Scudo a torre", "1 carta"]);
    check(&["cards", "list", "coal", "steam>=1 cost=0"], &["no card fits both `steam>=1` and `cost=0`"]);
    check_fails(
        &["cards", "list", "coal", "typ:x steam>x"],
        1,
        &["column 1: ", "did you mean `type:`?", "column 13: "],
    );

    // The game may be left out only if a single game has the card.
    check(&["cards", "show", "chasseur"], &["CHASSEUR (01038)\n"]);
    check(&["cards", "show", "coal", "thunderbolt"], &["Thunderbolt", "Energy Attack"]);
    check_fails(&["cards", "show", "chaseur"], 1, &["no card is called `chaseur`; did you mean `CHASSEUR`?"]);
    check_fails(
        &["cards", "show", "the"],
        1,
        &["which game? There are coal, doomtrooper", "duello cards show coal the"],
    );
    check_fails(&["cards", "list", "chess"], 2, &["`chess`", "coal, doomtrooper"]);
    check_fails(&["cards", "list", "doomtrooper", "--model", "C2"], 2, &["--model"]);
    check_fails(&["cards", "coverage", "coal"], 1, &["every card of C.O.A.L. is there"]);
    let base = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/doomtrooper/cards/gol");
    let base = base.to_str().unwrap();
    check(&["cards", "check", "doomtrooper", "--cards", base], &["2 files: ", " cards; no problems"]);
    // The cards show which game they belong to, whether they are right or wrong.
    check(&["cards", "check", "--cards", base], &["2 files: ", " cards; no problems"]);
    let folder = tempfile::tempdir().unwrap();
    let card = r#"(code: 1, name: "X", kind: Warior, ratings: (1, 1, 1, 1))"#;
    fs::write(folder.path().join("mine.ron"), card).unwrap();
    let (code, out, _) = run(&["cards", "check", "--cards", folder.path().to_str().unwrap()]);
    assert!(code == 1 && out.contains("did you mean `Warrior`?"), "{out}");
    let (code, out, _) = run(&["cards", "check", "coal", "--cards", base, "--lang", "it"]);
    assert!(code == 1 && out.contains(".ron:") && out.contains("non esiste: ci vuole uno tra"), "{out}");

    let house = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/coal/cards");
    check(&["cards", "check", "--cards", house.to_str().unwrap()], &["40 cards, 10 pilots, 4 models; no problems"]);

    let folder = tempfile::tempdir().unwrap();
    let good = r#"(id: "my-jab", name: (en: "My Jab", it: "Mio diretto"), model: C1, kind: PhysicalAttack, consume: Steam, source: House)"#;
    let bad = good.replace("my-jab", "other").replace("Steam", "Stem").replace("C1", "C8");
    fs::write(folder.path().join("mine.ron"), format!("[\n{good},\n{bad},\n]")).unwrap();
    let cards = folder.path().to_str().unwrap();
    let (code, out, _) = run(&["cards", "check", "--cards", cards]);
    assert_eq!(code, 1, "{out}");
    for expected in
        ["mine.ron:3:", "did you mean `Steam`?", "`C8` is not known here", "1 cards, 0 pilots, 0 models; 2 problems"]
    {
        assert!(out.contains(expected), "expected `{expected}` in {out}");
    }
    let (code, out, error) = run(&["cards", "show", "my-jab", "--cards", cards]);
    assert!(code == 0 && out.contains("My Jab") && error.contains("mine.ron:3:"), "{out}{error}");
    check_fails(&["cards", "list", "coal", "--cards", "/no/such/folder"], 1, &["cannot read this folder"]);
    let (code, out, _) = run(&["cards", "check", "--cards", "/no/such/folder"]);
    assert!(code == 1 && out.contains("cannot read this folder"), "{out}");

    let (code, out, _) = run_with(duello(&["play", "coal", "--cards", cards]), "cards my-jab\nquit\n");
    assert!(code == 0 && out.contains("my-jab My Jab. "), "{out}");
    // With a broken card, another set of cards than intended would be measured.
    let measured = ["arena", "coal", "--bots", "random,random", "--matches", "2", "--cards", cards];
    let (code, out, error) = run(&measured);
    assert!(code == 1 && error.contains("mine.ron:3:") && error.contains("nothing is measured"), "{out}{error}");
    fs::write(folder.path().join("mine.ron"), format!("[\n{good},\n]")).unwrap();
    check(&measured, &["2 matches"]);
}

#[test]
fn a_folder_of_tables_is_read_by_the_game_that_reads_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let header = "id,name,estro,atk,def,hel,dex,map,gift";
    let write = |rows: &str| fs::write(folder.path().join("Mine.CSV"), format!("{header}\n{rows}")).unwrap();
    write("ardo-02,Nuova,ardo,1,2,3,4,5,\n");
    check(&["cards", "check", "estro", "--cards", path], &["1 file: 1 cards; no problems"]);
    // The cards show which game they belong to, whether they are right or wrong.
    check(&["cards", "check", "--cards", path], &["1 file: 1 cards; no problems"]);
    check(&["cards", "show", "nuova", "--cards", path], &["Nuova"]);
    write("ardo-02,Nuova,rosso,1,2,3,4,5,\n");
    let (code, out, _) = run(&["cards", "check", "--cards", path]);
    assert!(code == 1 && out.contains("Mine.CSV:2:15: estro: `rosso`") && out.contains("1 problem"), "{out}");
    let (code, out, _) = run(&["cards", "check", "coal", "--cards", path]);
    assert!(code == 1 && out.contains("has no card files; their names end in `.ron`"), "{out}");
    let own: String = (0..50).map(|n| format!("x-{n},X{n},manpo,1,2,3,4,5,\n")).collect();
    write(&own);
    check(&["cards", "list", "estro", "--cards", path], &["X49", "50 cards"]);
    let measured = ["arena", "estro", "--bots", "random,random", "--matches", "2", "--cards", path];
    check(&measured, &["2 matches"]);
}

#[test]
fn a_table_is_described_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("table.txt");
    fs::write(&file, "options training_aid\nseat 0 model C3 pilot lorenz-zerloon\nseat 1 model C4\n").unwrap();
    let setup = file.to_str().unwrap();
    let out =
        check(&["play", "coal", "--setup", setup, "--seats", "bot:random,bot:random"], &["Lorenz Zerloon", "Gunther"]);
    assert!(!out.contains("takes Merlin"));
    fs::write(&file, "seat 0 model C9\nseat 1\n").unwrap();
    check_fails(&["play", "coal", "--setup", setup], 1, &["table.txt: line 1: ", "C9"]);
}

#[test]
fn rules_are_read_and_searched() {
    check(&["rules", "coal"], &["TURN", "SET"]);
    check(&["rules", "coal", "turn-05"], &["COAL-TURN-05 · "]);
    check(&["rules", "coal", "empty", "deck"], &["COAL-TURN-09"]);
    assert_ne!(check(&["rules", "coal", "TURN-05"], &[]), check(&["rules", "coal", "TURN-05", "--lang", "it"], &[]));
    // On a screen, or if `COLUMNS` gives a width, lines are broken to fit.
    let mut narrow = duello(&["rules", "coal", "TURN-05"]);
    narrow.env("COLUMNS", "40");
    let (_, text, _) = run_with(narrow, "");
    assert!(text.lines().count() > 3 && text.lines().all(|line| line.chars().count() <= 40), "{text}");
    let whole = check(&["rules", "coal", "TURN-05"], &[]);
    assert!(text.split_whitespace().eq(whole.split_whitespace()), "{text}{whole}");
    check_fails(&["rules", "coal", "TURN-99x"], 1, &["no clause is called"]);
}

#[test]
fn a_wrong_command_line_says_what_there_is() {
    check_fails(&["play", "chess"], 2, &["chess", "coal"]);
    check_fails(&["play", "coal", "--seats", "you,bot:deep"], 2, &["random, heuristic, search, newcomer"]);
    check_fails(&["play", "coal", "--level", "deity"], 2, &["`deity` is not a level"]);
    check_fails(&["play", "coal", "--level", "expert", "--seats", "you,you"], 1, &["you,expert"]);
    check_fails(&["play", "coal", "--seats", "you"], 1, &["COAL-OBJ-01"]);
    check_fails(&["play", "coal", "--seats", "5"], 1, &["COAL-OBJ-01"]);
    check_fails(&["play", "coal", "--seats", "3", "--options", "teams"], 1, &["COAL-TEAM-01"]);
    check_fails(&["play", "coal", "--options", "own_boxes"], 1, &["no seat brings one", "COAL-DECK-09, COAL-AMB-09"]);
    check_fails(&["play", "coal", "--seats", "4", "--models", "C1,C2"], 1, &["2 decks for 4 seats"]);
    check(
        &["play", "coal", "--seats", "random,random,random,random", "--options", "teams,tag_mode", "--seed", "3"],
        &["Player 4"],
    );
    check_fails(&["play", "coal", "--deck", "0=C1"], 2, &["counted from 1: write `1=C1` for the first seat"]);
    check_fails(&["play", "coal", "--deck", "3=C1"], 1, &["there is no seat 3", "the seats are 1 to 2"]);
    check_fails(&["pley"], 2, &["`pley` is not a command; did you mean `play`?", "Usage: duello", "--help"]);
    check_fails(&["play", "coal", "--sead", "3"], 2, &["`--sead` is not known here; did you mean `--seed`?"]);
    check_fails(&["play", "coal", "--seed"], 2, &["`--seed <SEED>` needs a value"]);
    check_fails(&["play"], 2, &["`<GAME>` is missing"]);
    check_fails(&["play", "coal", "--lang", "de"], 2, &["`de` is not a language"]);
    check_fails(&["play", "coal", "--seed", "-1"], 2, &["-1"]);
    check_fails(&["play", "coal", "--seed", "x"], 2, &["seed"]);
    check_fails(&["play", "coal", "--options", "peek"], 1, &["`peek` is not a table option", "training_aid"]);
    check_fails(&["play", "coal", "--models", "C1"], 1, &["COAL-OBJ-01"]);
    check_fails(&["play", "coal", "--models", "all"], 1, &["`all` is neither a file nor a ready deck; there are C1"]);
    check_fails(&["arena", "coal", "--bots", "random"], 1, &["write two"]);
    check_fails(&["arena", "coal", "--bots", "random,deep"], 1, &["`deep` is not a player"]);
    check_fails(&["arena", "coal", "--bots", "random,random", "--seats", "5"], 1, &["5 seats"]);
    check_fails(&["arena", "coal", "--bots", "random,random,heuristic", "--seats", "4"], 1, &["3 players", "4 seats"]);
    check_fails(
        &["arena", "coal", "--bots", "random,heuristic", "--seats", "3", "--options", "teams"],
        1,
        &["COAL-TEAM-01"],
    );
    check_fails(&["bench", "coal", "--mode", "five"], 1, &["`five` is not a mode", "duel, three, four, teams, tag"]);
    check_fails(
        &["arena", "coal", "--bots", "random,random", "--budget", "20s"],
        2,
        &["`20s` is not valid for `--budget <BUDGET>`: write simulations"],
    );
    check_fails(&["arena", "coal", "--bots", "random,random", "--threads", "0"], 2, &["a number above 0"]);
    check_fails(&["serve", "--port", "99999"], 2, &["a port is a number from 0 to 65535"]);
    check_fails(
        &["--lang", "en"],
        2,
        &["duello: a command is missing; there are play, learn, serve", "Usage: duello", "--help"],
    );
    check_italian(
        &["deck"],
        2,
        &["manca un comando; ci sono new, edit, check, show, import, export\n", "Uso: duello deck"],
    );
    let (_, _, error) = run(&["learn", "coal", "--lesson", "2"]);
    assert!(error.contains("`--lesson` is not known here\n"), "{error}");
    check_fails(&["bench", "coal", "--seconds", "0"], 1, &["--seconds"]);
    check_fails(&["serve", "--dir", "/no/such/folder"], 1, &["no index.html", "cargo xtask web"]);
}

/// Every game lists its modes and options with clauses and ranges, and everything that is set up at the terminal is
/// parsed according to this list.
#[test]
fn modes_and_options_are_listed_and_read() {
    let coal = check(
        &["options", "coal"],
        &[
            "duel (2)  [COAL-OBJ-01]",
            "free-for-all (3 or 4)  [COAL-MP-01]",
            "teams (4)  [COAL-TEAM-01]",
            "draft_models  [3 or 4 seats; COAL-MPS-01, COAL-AMB-08]",
            "teams  [mode teams; COAL-TEAM-01]",
            "Training aid. Every seat may look at its own face-down cards.",
            "powell  [COAL-WIN-07]",
        ],
    );
    assert!(coal.lines().all(|line| line == line.trim_end()), "{coal}");
    check(
        &["options", "doomtrooper", "--lang", "it"],
        &[
            "free-for-all (da 3 a 5)  [DOOM-MULTI-02]",
            "hand_size  [da 1 a 20; di solito 7; DOOM-TURN-04]",
            "no_warriors  [exhausted, always o never; di solito exhausted; DOOM-NOW-01, DOOM-AMB-21]",
            "always: sempre",
            "edges  [DOOM-TURN-04]",
        ],
    );
    let one = check(&["options", "doomtrooper", "hand-size"], &["Hand size. Cards in each hand after drawing."]);
    assert_eq!(one.lines().count(), 2, "{one}");
    check_fails(&["options", "doomtrooper", "hand_sise"], 1, &["did you mean `hand_size`?"]);
    check_italian(&["options", "coal", "peak"], 1, &["`peak` non è un'opzione del tavolo"]);

    let play = |rest: &[&'static str]| [&["play", "coal", "--seed", "3"], rest].concat();
    check(&play(&["--mode", "teams", "--seats", "random,random,random,random"]), &["Player 4"]);
    check_fails(&play(&["--mode", "duel", "--seats", "3"]), 1, &["the mode `duel` is played by 2 (COAL-OBJ-01)"]);
    check_fails(&play(&["--mode", "team"]), 1, &["`team` is not a mode; did you mean `teams`?"]);
    check_fails(&play(&["--mode", "free-for-all", "--options", "teams"]), 1, &["not for free-for-all (COAL-TEAM-01)"]);
    check_fails(&play(&["--options", "draft-models"]), 1, &["`draft_models` is for 3 or 4 seats, not 2 (COAL-MPS-01)"]);
    check_fails(&play(&["--options", "training_add"]), 1, &["did you mean `training_aid`?"]);
    check_fails(&play(&["--mode", "duel", "--setup", "table.txt"]), 2, &["`--mode <MODE>`"]);
    let play = |rest: &[&'static str]| [&["play", "doomtrooper", "--seats", "random,random"], rest].concat();
    check_fails(&play(&["--options", "hand_size=0"]), 1, &["cannot be `0`: 1 to 20", "DOOM-TURN-04"]);
    check_fails(&play(&["--options", "no_warriors"]), 1, &["needs a value: exhausted, always or never", "DOOM-NOW-01"]);
    check_italian(&play(&["--options", "hand_size=0"]), 1, &["non può essere `0`: da 1 a 20"]);
    let (code, _, error) = run(&play(&["--options", "hand-size=9,no-warriors=always,turn_limit=20", "--seed", "1"]));
    assert_eq!(code, 0, "{error}");

    let arena = |rest: &[&'static str]| [&["arena", "doomtrooper", "--bots", "random,random"], rest].concat();
    check(&arena(&["--mode", "free-for-all", "--matches", "2", "--options", "turn_limit=20"]), &["3. in order"]);
    check(&arena(&["--seats", "5", "--matches", "2", "--options", "turn_limit=20"]), &["5. in order"]);
    check_fails(&arena(&["--mode", "duel", "--seats", "5"]), 1, &["the mode `duel` is played by 2 (DOOM-MULTI-01)"]);
    check_fails(&arena(&["--seats", "6"]), 1, &["6 seats were given; this game is played by 2 to 5"]);
}

#[test]
fn completions_are_printed_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        check(&["completions", shell], &["duello", "arena"]);
    }
}

#[test]
fn the_bench_prints_its_figures() {
    check(
        &["bench", "coal", "--seconds", "0.01"],
        &[
            "decisions a second",
            "forced ones too",
            "checksum of final states",
            "determinization",
            "bytes",
            "simulations a second",
        ],
    );
    check(&["bench", "coal", "--seconds", "0.01", "--mode", "teams"], &["mode teams", "simulations a second"]);
    let lines = ["duel: ", "three: ", "four: ", "teams: ", "tag: ", "0 went wrong"];
    check(&["bench", "coal", "--stress", "2000", "--mode", "all", "--seed", "5"], &lines);
}

#[test]
fn the_arena_plays_every_mode() {
    let arena = ["arena", "coal", "--matches", "12", "--bots"];
    let check = |more: &[&str], parts: &[&str]| check(&[&arena[..], more].concat(), parts);
    check(&["heuristic,random", "--seats", "3"], &["33.3 %", "3. in order", "seat 3"]);
    check(&["heuristic,random,random,heuristic"], &["25.0 %", "seat 4"]);
    check(&["heuristic,random", "--options", "teams,tag_mode"], &["Teams", "seats 1 + 3", "seats 2 + 4"]);
    check(&["random,random", "--models", "C1,C2,C4"], &["models C1, C2, C4", "3. in order"]);
    check(&["heuristic,random", "--seats", "4", "--lang", "it"], &["quota equa", "giocatore 4"]);
    let folder = tempfile::tempdir().unwrap();
    let csv = folder.path().join("matches.csv");
    check(&["heuristic,random", "--csv", csv.to_str().unwrap()], &["12 matches"]);
    let written = fs::read_to_string(&csv).unwrap();
    assert!(written.starts_with("match,seed,") && written.lines().count() == 13, "{written}");
    let (code, out, error) = run(&[&arena[..], &["heuristic,random", "--csv", "/no/such/folder/matches.csv"]].concat());
    assert!(code == 1 && out.is_empty() && error.contains("cannot write /no/such/folder/matches.csv"), "{error}");
}

/// Returns the names and texts of the files in a folder, in order.
fn files(folder: &Path) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap()))
        .collect();
    files.sort();
    files
}

/// Returns the fields of a line of a table; a comma in quotes separates nothing.
fn fields(line: &str) -> Vec<String> {
    let (mut fields, mut is_quoted) = (vec![String::new()], false);
    for letter in line.chars() {
        match letter {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => fields.push(String::new()),
            letter => fields.last_mut().unwrap().push(letter),
        }
    }
    fields
}

/// Returns the sum of a column of whole numbers, over the rows that begin like this.
fn sum(csv: &str, column: &str, first: &str) -> u32 {
    let place = fields(csv.lines().next().unwrap()).iter().position(|name| name == column).unwrap();
    let rows = csv.lines().skip(1).filter(|row| row.starts_with(first));
    rows.map(|row| fields(row)[place].parse::<u32>().unwrap()).sum()
}

#[test]
fn a_report_has_the_same_bytes_for_any_number_of_threads_and_its_numbers_add_up() {
    let around = tempfile::tempdir().unwrap();
    let series: [&[&str]; 2] = [
        &["arena", "coal", "--bots", "heuristic,random", "--models", "all", "--matches", "24", "--blanks", "2"],
        &[
            "arena",
            "doomtrooper",
            "--bots",
            "heuristic,random",
            "--decks",
            "imperial,semai",
            "--matches",
            "4",
            "--blanks",
            "1",
        ],
    ];
    for (number, series) in series.into_iter().enumerate() {
        let report = |threads: &str| {
            let folder = around.path().join(format!("{number}-{threads}"));
            let more = ["--threads", threads, "--report", folder.to_str().unwrap()];
            let said =
                check(&[series, &more].concat(), &["The report is in", "report.html", "Share of wins of each deck"]);
            assert!(!said.contains('\u{1b}'), "{said}");
            files(&folder)
        };
        let files = report("1");
        assert_eq!(files, report("3"));
        let file = |name: &str| &files.iter().find(|(known, _)| known == name).unwrap().1;
        let matches = series[series.len() - 3].parse::<u32>().unwrap();
        assert_eq!(file("matches.csv").lines().count() as u32, matches + 1);
        assert_eq!(sum(file("ends.csv"), "matches", ""), matches);
        for measure in ["turns,", "decisions,"] {
            assert_eq!(sum(file("lengths.csv"), "matches", measure), matches);
        }
        for (table, first) in [("players.csv", ""), ("decks.csv", ""), ("seats.csv", "seat,"), ("seats.csv", "place,")]
        {
            let of = |column| sum(file(table), column, first);
            assert_eq!(of("points_n"), 2 * matches, "{table}");
            assert_eq!(of("won") + of("tied") + of("lost"), 2 * matches, "{table}");
        }
        let of_cards = |column| sum(file("cards.csv"), column, "");
        let parts: u32 = ["opening_n", "drawn_n", "elsewhere_n", "unseen_n"].into_iter().map(of_cards).sum();
        assert_eq!(parts, of_cards("all_n"));
        assert!(of_cards("with_card_n") > 0 && of_cards("with_card_n") == of_cards("with_blank_n"));
        let page = file("report.html");
        assert!(page.contains("</html>") && !page.contains("http") && !page.contains("<script"), "{page}");
        assert!(file("series.json").parse::<serde_json::Value>().unwrap()["matches"] == matches);
    }
}

#[test]
fn a_report_goes_into_a_folder_of_its_own() {
    let around = tempfile::tempdir().unwrap();
    let arena = ["arena", "coal", "--bots", "random,random", "--matches", "2", "--blanks", "0", "--report"];
    let at = |name: &str| around.path().join(name).to_str().unwrap().to_owned();
    check(&[&arena[..], &[&at("new")]].concat(), &["new/report.html"]);
    check(&[&arena[..], &[&at("new"), "--lang", "it", "--json"]].concat(), &["\"matches\": 2"]);
    assert!(fs::read_to_string(at("new/report.html")).unwrap().contains("<html lang=\"it\">"));
    fs::write(at("file"), "mine").unwrap();
    fs::create_dir(at("full")).unwrap();
    fs::write(at("full/mine.txt"), "mine").unwrap();
    let refused = [
        (at("file"), "it is not a folder"),
        (at("full"), "mine.txt"),
        (at("none/new"), "there is no such file or folder"),
    ];
    for (folder, reason) in refused {
        check_fails(&[&arena[..], &[&folder]].concat(), 1, &[&folder, reason]);
    }
    assert_eq!(fs::read_to_string(at("full/mine.txt")).unwrap(), "mine");
    assert_eq!(fs::read_dir(around.path()).unwrap().count(), 3, "nothing is left beside the folders");
    check_fails(&["arena", "coal", "--bots", "random,random", "--blanks", "3"], 2, &["--report"]);
    check_italian(&[&arena[..], &[&at("full")]].concat(), 1, &["non fa parte di un resoconto"]);
}

#[test]
fn a_closed_pipe_is_no_error() {
    let mut child = duello(&["rules", "coal", "the"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_full_device_does_not_take_is_an_error() {
    for arguments in [&["--help"][..], &["--version"], &["play", "--help"], &["rules", "coal"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = duello(arguments).stdout(full).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{arguments:?}: {error}");
        assert!(error.starts_with("duello: "), "{arguments:?}: {error}");
    }
}

/// Returns the first output of a page server, and its answer to a request.
fn served(mut command: Command) -> (String, Option<String>) {
    let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
    let mut line = [0; 200];
    let n = child.stdout.as_mut().unwrap().read(&mut line).unwrap();
    let line = String::from_utf8_lossy(&line[..n]).into_owned();
    let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next()).map(str::to_owned);
    let answer = address.map(|address| {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    });
    child.kill().unwrap();
    child.wait().unwrap();
    (line, answer)
}

#[test]
fn a_folder_is_served_as_a_page() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("index.html"), "<h1>Duello</h1>").unwrap();
    let (line, answer) = served(duello(&["serve", "--port", "0", "--dir", folder.path().to_str().unwrap()]));
    assert!(answer.as_ref().is_some_and(|answer| answer.ends_with("<h1>Duello</h1>")), "{line}: {answer:?}");
}

#[test]
fn the_page_that_was_built_beside_the_program_is_found() {
    let folder = tempfile::tempdir().unwrap();
    let programs = folder.path().join("release");
    fs::create_dir(&programs).unwrap();
    let program = programs.join(format!("duello{}", std::env::consts::EXE_SUFFIX));
    fs::copy(env!("CARGO_BIN_EXE_duello"), &program).unwrap();
    fs::create_dir(folder.path().join("web-dist")).unwrap();
    fs::write(folder.path().join("web-dist/index.html"), "<h1>Beside</h1>").unwrap();
    let mut command = Command::new(program);
    command.args(["serve", "--port", "0"]);
    let (line, answer) = served(command);
    assert!(answer.as_ref().is_some_and(|answer| answer.ends_with("<h1>Beside</h1>")), "{line}: {answer:?}");
}

#[test]
fn the_opponent_is_chosen_by_level_or_with_a_budget_of_its_own() {
    for (arguments, expected) in [
        (&["--level", "newcomer"][..], "the computer player `newcomer`"),
        (&["--level", "gran-maestro"], "the computer player `grandmaster`"),
        (&["--seats", "tu,apprendista", "--lang", "it"], "il giocatore artificiale `apprendista`"),
        (&[], "the computer player `journeyman`"),
        (&["--seats", "you,bot:search@30"], "the computer player `search@30`"),
    ] {
        let all = [&["play", "coal", "--seed", "7"], arguments].concat();
        let (code, out, error) = run_with(duello(&all), "1\n1\naction\nquit\n");
        assert!(code == 0 && out.contains(expected), "{arguments:?}: {out}{error}");
    }
}

#[test]
fn levels_and_budgets_meet_in_the_arena() {
    check(&["arena", "coal", "--bots", "beginner,newcomer", "--matches", "2"], &["  beginner  ", "  newcomer  "]);
    let of = |bots: &str| {
        check(&["arena", "coal", "--bots", bots, "--matches", "4", "--json"], &[]).parse::<serde_json::Value>().unwrap()
            ["checksum"]
            .clone()
    };
    assert_eq!(
        of("search@20,heuristic"),
        of("search@20,journeyman"),
        "a level is the player that the table of levels says"
    );
    assert_ne!(of("search@20,heuristic"), of("search@2,heuristic"), "the budget counts");
    assert_eq!(of("search@20,apprendista"), of("search@20,heuristic"), "levels have the same names in every command");
}

/// Checks that a run ends with this code and prints this in Italian, on either stream, and other words in English.
fn check_italian(arguments: &[&str], code: i32, expected: &[&str]) {
    let italian = run(&[arguments, &["--lang", "it"]].concat());
    let english = run(arguments);
    assert_eq!((italian.0, english.0), (code, code), "{arguments:?}: {italian:?} {english:?}");
    for expected in expected {
        let said = |(_, out, error): &(i32, String, String)| out.contains(expected) || error.contains(expected);
        assert!(said(&italian), "{arguments:?}: expected `{expected}` in {italian:?}");
        assert!(!said(&english), "{arguments:?}: `{expected}` in {english:?}");
    }
}

#[test]
fn every_command_speaks_italian() {
    check_italian(
        &["arena", "coal", "--bots", "random,heuristic", "--matches", "12", "--models", "all"],
        0,
        &[
            "12 partite di C.O.A.L., seme 0, modelli C1, C2, C3, C4",
            "Giocatori",
            "mazzo vuoto",
            "non sono un multiplo di 24",
        ],
    );
    check_italian(&["bench", "coal", "--seconds", "0.01"], 0, &["decisioni al secondo", "simulazioni al secondo"]);
    check_italian(&["bench", "coal", "--seconds", "0"], 1, &["va da 0.001"]);
    check_italian(&["arena", "coal", "--bots", "random"], 1, &["scrivine due"]);
    check_italian(&["arena", "coal", "--bots", "random,deep"], 1, &["`deep` non è un giocatore; ci sono random"]);
    check_italian(
        &["arena", "coal", "--bots", "random,random", "--options", "peek"],
        1,
        &["non è un'opzione del tavolo"],
    );
    check_italian(&["play", "coal", "--options", "peek"], 1, &["`peek` non è un'opzione del tavolo"]);
    check_italian(&["pley"], 2, &["`pley` non è un comando; forse `play`?", "Uso: duello"]);
    check_italian(&["play", "coal", "--sead", "3"], 2, &["`--sead` qui non esiste; forse `--seed`?"]);
    check_italian(&["play", "coal", "--seed"], 2, &["`--seed <SEED>` vuole un valore"]);
    check_italian(&["play", "coal", "--seed", "x"], 2, &["`x` non è valido per `--seed <SEED>`: un seme è"]);
    check_italian(&["play", "chess"], 2, &["`chess` non è valido per `<GAME>`: ci sono coal"]);
    check_italian(&["play"], 2, &["manca `<GAME>`"]);
    check_italian(&["play", "coal", "--level", "deity"], 2, &["`deity` non è un livello; ci sono nuovo-arrivato, "]);
    check_italian(&["play", "coal", "--seats", "5"], 1, &["posti ammessi da questo gioco: da 2 a 4"]);
    check_italian(&["play", "coal", "--seats", "0"], 2, &["nessun gioco ha 0 posti"]);
    check_italian(
        &["play", "coal", "--seats", "you,bot:deep"],
        2,
        &["`bot:deep` non è un giocatore valido; scrivi you, random"],
    );
    check_italian(&["play", "coal", "--deck", "hedge"], 2, &["scrivi il posto e il file"]);
    check_italian(&["arena", "coal", "--bots", "random,random", "--budget", "20s"], 2, &["scrivi simulazioni"]);
    check_italian(&["play", "coal", "--resume", "x", "--seed", "1"], 2, &["non vanno insieme"]);
    check_italian(&["play", "coal", "--options", "own_boxes"], 1, &["nessuno ne porta uno"]);
    check_italian(&["play", "coal", "--models", "all"], 1, &["`all` non è né un file né un mazzo pronto"]);
    check_italian(&["play", "coal", "--seats", "you"], 1, &["è stato indicato 1 posto"]);
    check_italian(&["cards", "list", "coal"], 0, &["Costo: "]);
    check_italian(
        &["cards", "show", "c2-thunderbold"],
        1,
        &["nessuna carta e nessun pilota si chiama", "forse `c2-thunderbolt`?"],
    );
    check_italian(&["cards", "check", "--cards", "/no/such/folder"], 1, &["non riesco a leggere questa cartella"]);
    check_italian(&["rules", "coal", "TURM-05"], 1, &["nessuna clausola si chiama", "forse `COAL-TURN-05`?"]);
    check_italian(&["rules", "coal"], 0, &["Turno"]);
    check_italian(&["schema", "nothing"], 1, &["lo schema `nothing` non c'è"]);
    check_italian(&["serve", "--dir", "/no/such/folder"], 1, &["non c'è index.html"]);
    check_italian(&["record", "verify", "/no/such/file"], 1, &["non riesco a leggere /no/such/file: non esiste"]);
}

#[test]
fn records_are_shown_and_faulted_in_italian() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.txt");
    let file = file.to_str().unwrap();
    let script = format!("1\n1\naction\nsave {file}\nquit\n");
    run_with(duello(&["play", "coal", "--seed", "7", "--seats", "you,bot:random"]), &script);
    check_italian(&["record", "show", file], 0, &["C.O.A.L., regole ", "1. giocatore ", "esito open"]);
    check_italian(&["record", "verify", file], 0, &["è valida: "]);
    check_italian(&["record", "replay", file, "--upto", "9999"], 1, &["non si può rigiocare: la registrazione ha "]);
    check_italian(&["record", "replay", file, "--viewer", "5"], 1, &["il giocatore 5 non c'è"]);

    let text = fs::read_to_string(file).unwrap();
    fs::write(file, text.replacen("0 model C1", "0 model C2", 1)).unwrap();
    check_italian(&["record", "verify", file], 1, &["non supera la verifica:", "riga ", "è stato cambiato"]);
    fs::write(file, text.replacen("0 model C1", "0 model C7", 1).replace("outcome open", "outcome shut")).unwrap();
    check_italian(
        &["record", "show", file],
        1,
        &["non è un'azione: i modelli sono C1", "`outcome shut`: qui ci vuole `outcome open"],
    );
    fs::write(file, "not a record").unwrap();
    check_italian(&["play", "coal", "--resume", file], 1, &["non è una registrazione valida:"]);
    fs::write(file, [0xff, 0xfe]).unwrap();
    check_italian(&["record", "show", file], 1, &["non è testo"]);
}

#[test]
fn mistakes_in_cards_and_tables_are_told_in_italian() {
    let folder = tempfile::tempdir().unwrap();
    let card =
        r#"(id: "A", name: (en: "Jab", it: "Diretto"), model: C8, kind: Reaction, cost: (steam: 9), consume: Stem)"#;
    fs::write(folder.path().join("mine.ron"), format!("[\n{card},\n")).unwrap();
    check_italian(
        &["cards", "check", "--cards", folder.path().to_str().unwrap()],
        1,
        &[
            "può contenere solo lettere minuscole",
            "`C8` qui non esiste: ci vuole una parola tra C1",
            "9 segnalini",
            "forse `Steam`?",
            "manca il campo `source`; scrivi per esempio",
            "questa parentesi non è chiusa",
            "1 file: 0 carte",
        ],
    );
    let table = folder.path().join("table.txt");
    let setup = table.to_str().unwrap();
    fs::write(&table, "seat 0 model C9\nseat 2\n").unwrap();
    check_italian(
        &["play", "coal", "--setup", setup],
        1,
        &["riga 1: `C9` non è un modello", "riga 2: qui ci vuole `seat 1`"],
    );
    fs::write(&table, "seat 0 model C1 pilot nobody deck c1-charge,c1-charg\nseat 1 model C1\n").unwrap();
    check_italian(
        &["play", "coal", "--setup", setup],
        1,
        &[
            "giocatore 1: `c1-charg` non è una carta; forse `c1-charge`?",
            "`nobody` non è un pilota",
            "i giocatori 1 e 2 prendono C1",
        ],
    );
}

#[test]
fn a_deck_goes_through_every_form_and_is_played() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let (first, second) = (file("hedge.txt"), file("again.txt"));
    check(&["deck", "new", "coal", &first, "--from", "C1"], &["hedge.txt"]);
    check_fails(&["deck", "new", "coal", &first], 1, &["is there already", "duello deck edit"]);
    check(&["deck", "check", "coal", &first], &["this deck may be played"]);
    check(&["deck", "show", "coal", &first, "--lang", "it"], &["hedge", "Steambot: C1 Lancelot", "Carte: 20", "  1: "]);

    let link = check(&["deck", "export", "coal", &first, "--as", "link"], &["#deck/1."]);
    let address = format!("https://example.org/duello/{}", link.trim());
    check(&["deck", "import", "coal", &address, "--to", &second], &["again.txt"]);
    assert_eq!(fs::read(&first).unwrap(), fs::read(&second).unwrap());
    let ron = check(&["deck", "export", "coal", &first, "--as", "ron"], &["cards: ["]);
    let (code, text, _) = run_with(duello(&["deck", "import", "coal"]), &ron);
    assert_eq!((code, text), (0, fs::read_to_string(&first).unwrap()));

    let broken = file("broken.txt");
    fs::write(&broken, "Board: C1\n2 tower sheild\n0 charge\n").unwrap();
    let (code, out, _) = run(&["deck", "check", "coal", &broken, &first]);
    assert_eq!(code, 1);
    for expected in [
        "line 2, column 3: `tower sheild` is not a card; did you mean",
        "line 3, column 1: `0` copies",
        "may be played",
    ] {
        assert!(out.contains(expected), "{out}");
    }
    check_fails(&["deck", "show", "coal", &broken], 1, &["line 2", "line 3"]);
    check_fails(&["deck", "show", "coal", &file("nowhere.txt")], 1, &["cannot read"]);

    let (lackey, octgn) = (file("hedge.dek"), file("hedge.o8d"));
    fs::write(
        &lackey,
        b"<deck version=\"0.8\"><superzone name=\"Deck\"><card><name>Tower Shield</name></card>\n\
          <card><name>Attrazione perch\xe9</name></card></superzone></deck>",
    )
    .unwrap();
    // The text of a line that is set aside is kept whole, however long it is.
    let long = "2 A card that nobody knows whose name goes on and on beyond sixty letters";
    let list = file("long.txt");
    fs::write(&list, format!("1 Tower Shield\n{long}\n")).unwrap();
    let (_, out, _) = run(&["deck", "import", "coal", &list]);
    assert!(out.contains(&format!("# {long}\n")), "{out}");
    // Faulty lines are set aside, and the exit status tells of them.
    let (code, out, _) = run(&["deck", "import", "coal", &lackey]);
    assert_eq!(code, 1, "{out}");
    for expected in [
        "1 c1-tower-shield",
        "# 1 line was set aside; the rest was imported.",
        "#   line 2, column 1: `Attrazione perché` is not a card",
    ] {
        assert!(out.contains(expected), "{out}");
    }
    let partial = file("partial.txt");
    let (code, said, _) = run(&["deck", "import", "coal", &lackey, "--to", &partial]);
    assert!(code == 1 && said.contains("1 line was set aside") && said.contains("line 2, column 1"), "{said}");
    // The file is a valid deck, with the lines that were set aside as comments.
    assert_eq!(fs::read_to_string(&partial).unwrap(), out);
    check(&["deck", "show", "coal", &partial], &["Tower Shield"]);
    fs::write(
        &octgn,
        "<deck game=\"x\"><section name=\"Main\"><card qty=\"2\" id=\"y\">Tower Shields</card></section></deck>",
    )
    .unwrap();
    let imported = check(&["deck", "import", "coal", &octgn], &[]);
    // A list without a name is named after its file.
    assert_eq!(imported, "Name: hedge\n\n2 c1-tower-shield  # Tower Shield\n");

    let seat = format!("1={first}");
    let play = ["play", "coal", "--seats", "bot:random,bot:random", "--seed", "3", "--deck", &seat];
    check(&play, &["Lancelot"]);
    check_fails(&["play", "coal", "--deck", &format!("7={first}")], 1, &["the seats are 1 to 2"]);
    check_fails(&["play", "coal", "--deck", &first], 2, &["1=hedge.txt"]);
}

#[test]
fn doomtrooper_is_read_listed_checked_played_and_recorded() {
    check(&["rules", "doomtrooper"], &["GAME", "CMB"]);
    check(&["rules", "doomtrooper", "CMB-01", "--lang", "it"], &["DOOM-CMB-01 · "]);
    check(&["cards", "list", "doomtrooper", "type:warrior faction:mishima v<=4"], &["SAMURAI", " cards"]);
    check_fails(&["cards", "list", "doomtrooper", "factoin:mishima"], 1, &["faction"]);
    check(&["cards", "show", "doomtrooper", "chasseur"], &["01038", "Cybertronic"]);
    check_fails(&["cards", "show", "doomtrooper", "chaseur"], 1, &["did you mean `CHASSEUR`?"]);
    check(
        &["cards", "coverage", "doomtrooper"],
        &["unl", "1073", "Family of effects", "04060 JOKER! (Special): a copy of any card"],
    );
    let json = check(&["cards", "coverage", "doomtrooper", "--json"], &[]);
    let coverage: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(coverage["all"]["total"], 1_073);
    check(
        &["deck", "check", "doomtrooper", "imperial", "mixed"],
        &["imperial: this deck may be played", "mixed: this deck"],
    );
    check(&["deck", "show", "doomtrooper", "semai", "--lang", "it"], &["I sussurri di Semai", "guerriero (16):"]);

    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(file("misspelt.txt"), "Name: Bad\n6 CHASSEUR\n1 CHASER\n").unwrap();
    // Misspelt lines and broken limits are reported at once; a misspelt card counts as the nearest card.
    let (code, out, _) = run(&["deck", "check", "doomtrooper", &file("misspelt.txt"), "--lang", "it"]);
    assert_eq!(code, 1, "{out}");
    for expected in ["riga 3, colonna 3: non c'è nessuna carta `CHASER`", "6 copie di CHASSEUR", "ha 7 carte su 60"] {
        assert!(out.contains(expected), "expected `{expected}` in {out}");
    }
    // If a line is near to no card, it is unknown how many cards it meant.
    fs::write(file("unread.txt"), "Name: Bad\n6 CHASSEUR\n60 XQXQXQXQ\n").unwrap();
    let (_, out, _) = run(&["deck", "check", "doomtrooper", &file("unread.txt")]);
    assert!(out.contains("`XQXQXQXQ`") && out.contains("(DOOM-DECK-05)") && !out.contains("(DOOM-DECK-01)"), "{out}");
    fs::write(file("small.txt"), "Name: Bad\n6 CHASSEUR\n").unwrap();
    let (code, out, _) = run(&["deck", "check", "doomtrooper", &file("small.txt"), "--lang", "it"]);
    assert_eq!(code, 1, "{out}");
    for expected in ["(DOOM-DECK-01)", "6 copie di CHASSEUR", "(DOOM-DECK-05)"] {
        assert!(out.contains(expected), "expected `{expected}` in {out}");
    }

    let watched = ["play", "doomtrooper", "--seats", "random,random,random", "--seed", "5", "--deck", "1=semai"];
    assert_eq!(check(&watched, &["the match"]), check(&watched, &[]));
    let saved = file("match.txt");
    let mut play = duello(&["play", "doomtrooper", "--seed", "7"]);
    play.env("LANG", "it_IT.UTF-8");
    let (code, out, error) = run_with(play, &format!("1\nsalva {saved}\nesci\n"));
    assert!(code == 0 && out.contains("Seme 7.") && out.contains("Salvato in"), "{out}{error}");
    check(&["record", "verify", &saved], &["is valid"]);
    check(&["record", "show", &saved], &["Doomtrooper, rules ", " keep ("]);
    check(&["record", "replay", &saved, "--upto", "1", "--viewer", "1"], &["(DOOM-SETUP-05)", "Player 1 (you)"]);
    check_fails(&["record", "replay", &saved, "--viewer", "5"], 1, &["there is no seat 5"]);
    let (code, out, _) = run_with(duello(&["play", "doomtrooper", "--resume", &saved]), "quit\n");
    assert!(code == 0 && out.contains("Goes on after"), "{out}");
    let text = fs::read_to_string(&saved).unwrap();
    fs::write(&saved, text.replacen("0 keep", "0 redraw", 1)).unwrap();
    let (code, out, _) = run(&["play", "doomtrooper", "--seats", "you,newcomer"]);
    assert!(code == 0 && out.contains("the computer player `newcomer`"), "{out}");
    check_fails(&["play", "doomtrooper", "--options", "peek"], 1, &["one_sabotage"]);
    let (code, _, error) = run(&["record", "verify", &saved]);
    assert!(code == 1 && error.contains("does not verify:"), "{error}");
}

/// What is no file of ours is told in a line: no byte of it goes to the screen, and nothing is read without an end.
#[test]
fn a_file_that_is_none_of_ours_is_told_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        fs::write(&path, bytes).unwrap();
        path.to_string_lossy().into_owned()
    };
    let binary = file("picture.png", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff\xfe");
    let long = file("long.txt", &vec![b'x'; (4 << 20) + 1]);
    let empty = file("empty.txt", b"");
    let folder = folder.path().to_string_lossy().into_owned();
    let cases = [
        (&binary, ["is not text", "non è testo"]),
        (&long, ["is longer than 4 MiB", "è più lungo di 4 MiB"]),
        (&folder, ["it is a folder", "è una cartella"]),
    ];
    for (name, told) in cases {
        for (told, language) in told.into_iter().zip(["en", "it"]) {
            for game in ["coal", "doomtrooper"] {
                let seat = format!("1={name}");
                for command in [
                    &["record", "verify", name][..],
                    &["record", "show", name],
                    &["play", "--resume", name],
                    &["play", game, "--deck", &seat],
                    &["play", game, "--setup", name],
                    &["arena", game, "--bots", "random,random", "--matches", "1", "--decks", name],
                    &["deck", "check", game, name],
                    &["deck", "show", game, name],
                    &["deck", "import", game, name],
                ] {
                    let (code, out, error) = run(&[command, &["--lang", language]].concat());
                    assert!(code == 1 && out.is_empty(), "{command:?}: {code}\n{out}{error}");
                    assert!(error.contains(told) && error.lines().count() == 1, "{command:?}: {error}");
                }
            }
        }
    }
    for command in [&["record", "verify", &empty][..], &["play", "--resume", &empty]] {
        check_fails(command, 1, &["empty.txt is not a valid record", "a record begins with"]);
    }
    #[cfg(target_os = "linux")]
    check_fails(&["deck", "show", "coal", "/dev/zero"], 1, &["is longer than 4 MiB"]);
    // Several mistakes are a line each, and players are counted from 1.
    let setup = file_of_faults();
    let (code, _, error) = run(&["play", "doomtrooper", "--setup", setup.path().to_str().unwrap()]);
    assert!(code == 1 && error.lines().count() > 1, "{error}");
    assert_eq!(error.matches("player 1: `nobody` is neither").count(), 1, "{error}");
    assert!(error.contains("\nplayer 2: the deck has 0 of 60 cards") && !error.contains("player 0"), "{error}");
}

/// A table of Doomtrooper whose first seat is wrong in several ways.
fn file_of_faults() -> tempfile::NamedTempFile {
    let file = tempfile::NamedTempFile::new().unwrap();
    fs::write(file.path(), "seat 0\n  deck 3 nobody, 2 noone\nseat 1\n").unwrap();
    file
}
