//! Tests that play whole matches from the input of a person.

mod reading;

use std::cell::RefCell;
use std::io::{self, BufRead, Read, Write};
use std::rc::Rc;

use bots::Budget;
use door::{AnyGame, AnyMatch, Chanced, DoorError, Setting, TableOrder};
use table::{Fast, Language, Seed, Viewer};

use super::session::{Chair, Session};
use super::words::say;

/// A screen that a test can read.
#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<u8>>>);

impl Screen {
    fn text(&self) -> String {
        String::from_utf8(self.0.borrow().clone()).expect("the screen shows text")
    }
}

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A stand-in for a person: it reads the screen and enters numbers that are shown there, and now and then another
/// command.
struct Human {
    screen: Screen,
    read: usize,
    chance: Fast,
    language: Language,
    /// The number of entries in the last list that was shown.
    numbers: u32,
    line: Vec<u8>,
    undos: u32,
}

impl Human {
    fn new(screen: Screen, seed: u64, language: Language) -> Self {
        Self { screen, read: 0, chance: Fast::new(seed), language, numbers: 0, line: Vec::new(), undos: 30 }
    }

    fn answer(&mut self) -> String {
        let text = self.screen.text();
        let news = &text[self.read..];
        self.read = text.len();
        if news.contains(&say(self.language, "over-hint", &[])) {
            return "\n".into();
        }
        let numbers = news.lines().filter_map(|line| line.strip_prefix("  ")?.split_once(". ")?.0.parse::<u32>().ok());
        let range = news.lines().filter_map(|line| {
            let words: Vec<&str> = line.split([' ', ':']).collect();
            let of_range = line.starts_with("Write a number from ") || line.starts_with("Scrivi un numero da ");
            words.iter().filter_map(|word| word.parse().ok()).nth(1).filter(|_| of_range)
        });
        let numbers = numbers.chain(range);
        if let Some(most) = numbers.max() {
            self.numbers = most;
        }
        let others: &[&str] = match self.language {
            Language::En => &[
                "why",
                "table",
                "help",
                "log",
                "actions",
                "more",
                "why not end",
                "rules",
                "cards charge",
                "",
                "dance",
                "99",
                "stops",
            ],
            Language::It => &[
                "perché",
                "tavolo",
                "aiuto",
                "registro",
                "azioni",
                "altro",
                "perché non end",
                "regole",
                "carte carica",
                "",
                "balla",
                "99",
                "soste",
            ],
        };
        let roll = self.chance.index(100);
        if roll < 10 {
            format!("{}\n", others[self.chance.index(others.len() as u32) as usize])
        } else if roll < 12 && self.undos > 0 {
            self.undos -= 1;
            match self.language {
                Language::En => "undo\n".into(),
                Language::It => "annulla\n".into(),
            }
        } else {
            format!("{}\n", 1 + self.chance.index(self.numbers))
        }
    }
}

impl Read for Human {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let available = self.fill_buf()?;
        let n = available.len().min(buffer.len());
        buffer[..n].copy_from_slice(&available[..n]);
        self.consume(n);
        Ok(n)
    }
}

impl BufRead for Human {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line.is_empty() {
            self.line = self.answer().into_bytes();
        }
        Ok(&self.line)
    }

    fn consume(&mut self, n: usize) {
        self.line.drain(..n);
    }
}

fn game(name: &str) -> &'static dyn AnyGame {
    games::GAMES.find(name).unwrap()
}

/// Returns a match of C.O.A.L. with these options.
fn coal(seats: usize, seed: u64, options: &str) -> Box<dyn AnyMatch> {
    ordered(seats, seed, options).unwrap()
}

fn ordered(seats: usize, seed: u64, options: &str) -> Result<Box<dyn AnyMatch>, DoorError> {
    let options: Vec<String> = options.split_whitespace().map(str::to_owned).collect();
    let order = TableOrder { seats: Some(seats), options: &options, ..TableOrder::default() };
    game("coal").seat(&order, Seed::from(seed))
}

fn duel(seed: u64, options: &str) -> Box<dyn AnyMatch> {
    coal(2, seed, options)
}

fn bot(name: &str) -> Chair {
    Chair::Computer { player: name.parse().unwrap(), name: name.into(), budget: Budget::Simulations(5) }
}

/// Returns a session of C.O.A.L.
fn session<R: BufRead>(
    input: R,
    screen: &Screen,
    language: Language,
    table: Box<dyn AnyMatch>,
    chairs: Vec<Chair>,
) -> Session<R, Screen> {
    let seed = table.seed().unwrap();
    Session::new(input, screen.clone(), language, game("coal"), table, chairs, seed)
}

/// Plays the lines of `script` against the random player; returns the screen and the match.
fn play(script: &str, language: Language) -> (String, Box<dyn AnyMatch>) {
    play_bytes(script.as_bytes(), language)
}

fn play_bytes(script: &[u8], language: Language) -> (String, Box<dyn AnyMatch>) {
    let screen = Screen::default();
    let mut session = session(script, &screen, language, duel(7, ""), vec![Chair::Person, bot("random")]);
    session.run().unwrap();
    (screen.text(), session.live().boxed_clone())
}

/// Plays a whole match of a stand-in against a computer player.
fn whole_match(seed: u64, language: Language, options: &str, opponent: Chair) -> String {
    let screen = Screen::default();
    let human = Human::new(screen.clone(), seed, language);
    let chairs = if seed.is_multiple_of(2) { vec![Chair::Person, opponent] } else { vec![opponent, Chair::Person] };
    let mut session = session(human, &screen, language, duel(seed, options), chairs);
    session.run().unwrap();
    assert!(session.live().awaits(Viewer::Public).outcome.is_some(), "the match of seed {seed} was not finished");
    screen.text()
}

#[test]
fn whole_matches_are_played_in_both_languages() {
    for seed in 0..6 {
        for (language, own, foreign) in [
            (Language::En, ["Your choice: ", "New in your hand:", "Maneuver 1"], ["La tua scelta", "Manovra", "Danno"]),
            (Language::It, ["La tua scelta: ", "Vapore", "Manovra 1"], ["Your choice", "Damage", "Discard"]),
        ] {
            let text = whole_match(seed, language, "", bot("random"));
            assert!(own.iter().all(|words| text.contains(words)), "{seed} {language}");
            for foreign in foreign {
                let line = text.lines().find(|line| line.contains(foreign));
                assert_eq!(line, None, "seed {seed}, {language}: foreign words");
            }
            assert!(!text.contains("{}") && !text.contains("  \n"), "{seed} {language}");
        }
    }
}

#[test]
fn matches_with_every_option_and_every_player_come_to_an_end() {
    let options = game("coal").about().options;
    let (duels, others): (Vec<_>, Vec<_>) = options.into_iter().partition(|option| ordered(2, 1, &option.name).is_ok());
    // Options that a duel refuses belong to other modes, and separate boxes need decks: other tests play with them.
    let misplaced = others.iter().filter(|option| option.modes.iter().any(|mode| mode == "duel"));
    assert_eq!(misplaced.map(|option| option.name.as_str()).collect::<Vec<_>>(), ["own_boxes"]);
    let all: Vec<String> = duels.into_iter().map(|option| option.name).collect();
    // As many of these options at once as the game allows together.
    let together = all.iter().fold(String::new(), |some, name| {
        let more = format!("{some} {name}");
        if ordered(2, 1, &more).is_ok() { more } else { some }
    });
    assert!(together.split_whitespace().count() > 5, "{together}");
    for (seed, options) in (10..).zip(all.iter().map(String::as_str).chain([together.as_str()])) {
        let name = bots::NAMES[seed as usize % 2];
        whole_match(seed, Language::En, options, bot(name));
    }
}

#[test]
fn a_match_repeats_letter_by_letter() {
    let once = || whole_match(4, Language::It, "soft_windows", bot("heuristic"));
    assert_eq!(once(), once());
}

#[test]
fn nobody_can_watch_the_hand_of_the_computer() {
    // The cards of the random player appear on the screen only after they were revealed; its letters never appear.
    let text = whole_match(8, Language::En, "", bot("random"));
    let of_opponent = text.split("\n\n").filter(|block| !block.contains("(you)") && block.contains("Pilot: "));
    for block in of_opponent.collect::<Vec<_>>() {
        assert!(!block.lines().any(|line| line.trim() == "Hand:"), "{block}");
    }
}

#[test]
fn two_computer_players_need_nobody() {
    let screen = Screen::default();
    let mut session = session(io::empty(), &screen, Language::En, duel(3, ""), vec![bot("random"), bot("random")]);
    session.run().unwrap();
    assert!(session.live().awaits(Viewer::Public).outcome.is_some());
    assert!(!screen.text().contains("Your choice"));
}

#[test]
fn two_people_hand_the_keyboard_over() {
    let screen = Screen::default();
    let script = "\n1\n\n1\n1\n\n1\nundo\nquit\n";
    let chairs = vec![Chair::Person, Chair::Person];
    let mut session = session(script.as_bytes(), &screen, Language::En, duel(7, ""), chairs);
    session.run().unwrap();
    let text = screen.text();
    assert_eq!(session.live().awaits(Viewer::Public).decisions, 4, "{text}");
    assert!(text.contains("Player 1 decides now") && text.contains("Player 2 decides now"));
    assert!(text.contains("Undo is for matches with one person"));
    // Text that only one seat may see appears only after its own hand-over.
    let mut screens = text.split(" decides now. The others look away.");
    let mut last = screens.next().unwrap();
    let mut seen = 0;
    for screen in screens {
        let own =
            if last.ends_with('1') { ["Player 1 (you)", "Lancelot (you)"] } else { ["Player 2 (you)", "Merlin (you)"] };
        for line in screen.lines().filter(|line| line.contains("(you)")) {
            assert!(own.iter().any(|name| line.contains(name)), "{line} in\n{screen}");
            seen += 1;
        }
        last = screen;
    }
    assert!(seen >= 3, "{text}");
}

/// Plays a whole match of stand-ins and computer players with these options.
fn whole_table(seed: u64, options: &str, people: &[usize], seats: usize) -> String {
    let screen = Screen::default();
    let human = Human::new(screen.clone(), seed, Language::En);
    let chair = |place: usize| if people.contains(&place) { Chair::Person } else { bot("random") };
    let table = coal(seats, seed, options);
    let mut session = session(human, &screen, Language::En, table, (0..seats).map(chair).collect());
    session.run().unwrap();
    assert!(
        session.live().awaits(Viewer::Public).outcome.is_some(),
        "{seats} seats, {options}: not finished\n{}",
        screen.text()
    );
    screen.text()
}

#[test]
fn whole_matches_of_three_and_four_are_played_with_teams_and_tag() {
    for (seed, options, people, seats) in [
        (1, "", &[0][..], 3),
        (2, "", &[1], 4),
        (3, "teams tag_mode", &[2], 4),
        (4, "teams tag_mode soft_windows", &[0, 2], 4),
        (5, "tag_mode draft_models", &[0, 1, 2], 3),
        (6, "remove_per_target echo_against_counters reveal_eliminated luthor_total", &[0], 4),
    ] {
        let text = whole_table(seed, options, people, seats);
        assert!(text.contains(&format!("Player {seats}: ")), "{text}");
        assert_eq!(text.contains("decides now. The others look away."), people.len() > 1, "{text}");
    }
}

#[test]
fn a_screen_is_cleared_before_the_next_person_looks() {
    let screen = Screen::default();
    let chairs = vec![Chair::Person, Chair::Person];
    let session = session(&b"\n1\n\n1\nquit\n"[..], &screen, Language::En, duel(7, ""), chairs);
    session.on_a_screen().run().unwrap();
    let text = screen.text();
    let pieces: Vec<&str> = text.split("\x1b[H\x1b[2J\x1b[3J").collect();
    assert!(pieces.len() >= 3, "{text}");
    assert!(pieces[1..].iter().all(|piece| piece.starts_with("Player ") && piece.contains("decides now")), "{text}");
}

#[test]
fn undo_goes_back_to_the_last_own_decision() {
    let (_, before) = play("1\n1\n1\n", Language::En);
    let (text, after) = play("1\n1\n1\nmaneuver 1\nundo\n", Language::En);
    assert_eq!(after.position(), before.position(), "{text}");
    assert!(text.contains("Taken back: Maneuver 1"), "{text}");
    let (text, start) = play("1\n1\nundo\nundo\nundo\nannulla\n", Language::En);
    assert!(
        start.awaits(Viewer::Public).decisions <= 1 && text.contains("There is no decision of yours to take back."),
        "{text}"
    );
}

#[test]
fn an_action_is_taken_by_number_and_by_notation() {
    let (text, table) = play("model C3\n1\nACTION\nend\n", Language::En);
    assert!(table.record(None).unwrap().contains(" model C3 |"));
    assert!(
        text.contains("Not possible: The turn cannot end before you have used a Maneuver. (COAL-TURN-05, "),
        "{text}"
    );
    // Free slots are equivalent: one number stands for all of them, and the notation names each.
    let (text, table) = play("1\n1\naction\nactions\nplay a up 4\n0\n77\n", Language::En);
    assert!(table.record(None).unwrap().contains(" play a up 4 |"), "{text}");
    assert!(text.contains("only the first is listed") && text.contains("  play a up 4: "), "{text}");
    assert!(text.contains("There is no number 0;") && text.contains("There is no number 77;"), "{text}");
}

#[test]
fn why_and_why_not_name_the_clause() {
    let (text, _) = play("1\n1\naction\nwhy\nwhy not activate 2\nwhy not 1\nwhy not\nwhy not dance\n", Language::En);
    assert!(text.contains("(COAL-TURN-03, Declaring the kind of turn)"), "{text}");
    assert!(text.contains("There is no card in that slot. (COAL-ACT-01, "), "{text}");
    assert!(text.contains("It is possible now: Maneuver 1"), "{text}");
    assert!(text.contains("Write the action too") && text.contains("`dance` is not an action"), "{text}");
    let (text, _) = play("1\n1\naction\nperché\nperché non activate 2\nregole turn-05\n", Language::It);
    assert!(
        text.contains("(COAL-TURN-03, ") && text.contains("Non è possibile: ") && text.contains("COAL-TURN-05 · "),
        "{text}"
    );
}

#[test]
fn a_saved_match_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("my match.txt");
    let (text, table) = play(&format!("1\n1\naction\nsave {}\n", file.display()), Language::It);
    assert!(text.contains("Salvato in"), "{text}");
    let again = super::files::resume(games::GAMES, None, &file, Language::En).unwrap().1;
    assert_eq!((again.position(), again.seed()), (table.position(), Some(Seed::from(7))));

    // A record may be overwritten, another file may not.
    let other = folder.path().join("letter.txt");
    std::fs::write(&other, "Dear").unwrap();
    let (text, _) = play(
        &format!("save {}\nsave {}\nsave\nsave {}/none/x\n", file.display(), other.display(), folder.path().display()),
        Language::En,
    );
    assert!(text.contains("Saved to") && text.contains("exists and is not a record"), "{text}");
    assert!(text.contains("Write the name of a file too") && text.contains("cannot write"), "{text}");
    assert_eq!(std::fs::read_to_string(&other).unwrap(), "Dear");
}

#[test]
fn the_end_of_input_and_bad_input_leave_the_match_alone() {
    let (text, table) = play("", Language::En);
    assert!(text.ends_with("The input has ended; the match is left as it is.\n"), "{text}");
    let decisions = table.awaits(Viewer::Public).decisions;
    let long = "9".repeat(100_000);
    let mut script = format!("{long}\nplay {long}\n\u{0}\n-1\n1.5\n").into_bytes();
    script.extend_from_slice(b"\xff\xfe caf\xe9\n   \nmore\nmore\nquit");
    let (text, table) = play_bytes(&script, Language::En);
    assert_eq!(table.awaits(Viewer::Public).decisions, decisions);
    assert_eq!(text.matches("That line is too long.").count(), 2, "{text}");
    assert!(text.contains("caf\u{fffd}") && text.ends_with("Goodbye.\n"), "{text}");
}

#[test]
fn a_person_gives_the_match_up_after_a_question() {
    let (text, table) = play("1\n1\nconcede\nno\nconcede 2\nconcede 9\nmaneuver 1\n", Language::En);
    assert_eq!(text.matches("Player 1 gives the match up and is out. Write `yes`").count(), 1, "{text}");
    assert!(text.contains("Nobody has conceded") && text.contains("`2` is not the seat of a person here"), "{text}");
    assert!(table.awaits(Viewer::Public).outcome.is_none(), "{text}");

    let (text, table) = play("1\n1\nconcede\nYes\nwhy\nlog\nconcede\n", Language::En);
    let outcome = table.awaits(Viewer::Public).outcome.unwrap();
    assert!(!outcome.winners.contains(&0), "{text}");
    assert!(text.contains("- Lancelot concedes.") && text.contains("(COAL-END-08, Conceding)"), "{text}");
    assert!(text.ends_with("The match is over; there is nothing to decide.\nYour choice: \n"), "{text}");

    let (text, table) = play("1\n1\nresa\nsì\n", Language::It);
    assert!(table.awaits(Viewer::Public).outcome.is_some() && text.contains("si arrende."), "{text}");
}

#[test]
fn a_concession_can_be_taken_back_against_computer_players() {
    let (text, table) = play("1\n1\nconcede\nyes\nundo\nmaneuver 1\n", Language::En);
    assert!(text.contains("Taken back: the concession") && table.awaits(Viewer::Public).outcome.is_none(), "{text}");
}

#[test]
fn each_of_two_people_may_give_up_whoever_is_asked() {
    let screen = Screen::default();
    let table = coal(3, 7, "");
    // The second person gives up while the first one is asked; then the first one does.
    let script = "\nconcede 2\ny\nconcede 2\nconcede\ny\n";
    let chairs = vec![Chair::Person, Chair::Person, bot("random")];
    let mut session = session(script.as_bytes(), &screen, Language::En, table, chairs);
    session.run().unwrap();
    let text = screen.text();
    assert!(text.contains("Player 2 gives the match up") && text.contains("`2` is not the seat"), "{text}");
    let outcome = session.live().awaits(Viewer::Public).outcome.unwrap_or_else(|| panic!("{text}"));
    assert_eq!(outcome.winners, [2], "{text}");
}

#[test]
fn stops_can_be_set_by_name() {
    let (text, _) = play("1\n1\nstops\nstops end\nstops dinner\nstops none\n", Language::En);
    for expected in [
        "loses nothing: powell partner.",
        "loses nothing: end.",
        "`dinner` is not a stop; there are declare, after",
        "loses nothing: none.",
    ] {
        assert!(text.contains(expected), "expected `{expected}` in {text}");
    }
    let (text, _) = play("1\n1\nstops gap\n", Language::En);
    assert!(text.contains("the table option `soft_windows` opens them"), "the reason is told: {text}");
}

#[test]
fn stops_without_a_name_are_explained() {
    let (text, _) = play("1\n1\nstops end\nstops\n", Language::En);
    assert!(text.contains("* end: When the opponent ends the turn (COAL-WIN-07)"), "{text}");
    assert!(text.contains("  powell: When Sir Alan Powell"), "one that is not set has no mark: {text}");
    for (language, expected) in [
        (Language::En, "* edges: Before drawing, at the end of a Turn and before discarding (DOOM-TURN-04)"),
        (Language::It, "* edges: Prima di pescare, alla fine di un Turno e prima di scartare (DOOM-TURN-04)"),
    ] {
        let text = played("stops\n", language);
        assert!(text.contains(expected), "{text}");
        let stops = game("doomtrooper").about().stops;
        assert!(stops.iter().all(|stop| text.contains(&format!(" {}: {}", stop.name, stop.text.get(language)))));
    }
}

/// Returns the screen after a person has entered this in a match of Doomtrooper against a random player.
fn played(script: &str, language: Language) -> String {
    let host = game("doomtrooper");
    let table = host.deal(Setting::default(), Chanced::Seed(Seed::from(7))).unwrap();
    let screen = Screen::default();
    let chairs = vec![Chair::Person, bot("random")];
    let mut session = Session::new(script.as_bytes(), screen.clone(), language, host, table, chairs, Seed::from(7));
    session.run().unwrap();
    screen.text()
}

#[test]
fn a_match_of_doomtrooper_is_played_by_number_and_by_notation() {
    let text = played("redraw\nwhy\nwhy not attack\nactions\nundo\nquit\n", Language::En);
    assert!(text.starts_with("Doomtrooper · Seed 7.\n"), "{text}");
    for expected in
        ["1. Keep this hand", "(DOOM-TURN-07, ", "Not possible: ", "Taken back: Draw a new hand", "Goodbye."]
    {
        assert!(text.contains(expected), "expected `{expected}` in\n{text}");
    }
    let text = played("2\n99\nballa\nregole CMB-01\ncarte chasseur\n", Language::It);
    for expected in ["Pesca una nuova mano", "Il numero 99 non c'è", "`balla` non è", "DOOM-CMB-01 · ", "01038"] {
        assert!(text.contains(expected), "expected `{expected}` in\n{text}");
    }
}

#[test]
fn whole_matches_of_doomtrooper_are_played_in_both_languages() {
    for (seed, language) in [(1, Language::En), (2, Language::It)] {
        let host = game("doomtrooper");
        let document = serde_json::json!({
            "seats": ["imperial", "semai"],
            "options": {"turn_limit": 30},
        });
        let setting = Setting { setup: Some(&document), cards: &[] };
        let table = host.deal(setting, Chanced::Seed(Seed::from(seed))).unwrap();
        let screen = Screen::default();
        let human = Human::new(screen.clone(), seed, language);
        let chairs = vec![Chair::Person, bot("random")];
        let mut session = Session::new(human, screen.clone(), language, host, table, chairs, Seed::from(seed));
        session.run().unwrap();
        assert!(session.live().awaits(Viewer::Public).outcome.is_some(), "{}", screen.text());
    }
}

#[test]
fn another_match_is_replaced_only_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.txt");
    let before = || std::fs::read_to_string(&file).unwrap();
    // The file holds a match with another seed.
    let other = coal(2, 99, "");
    std::fs::write(&file, other.record(None).unwrap()).unwrap();
    let old = before();
    let save = file.display();
    let (text, _) = play(&format!("1\nsave {save}\nno\n"), Language::En);
    assert!(text.contains("holds another match") && text.contains("Not saved; the other match"), "{text}");
    assert_eq!(before(), old);
    let (text, _) = play(&format!("1\nsave {save}\nsì\n1\nsave {save}\n"), Language::It);
    assert_eq!(text.matches("contiene un'altra partita").count(), 1, "the same match is not asked for: {text}");
    assert!(before().contains("seed 7"), "{text}");
}
