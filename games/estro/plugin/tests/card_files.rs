//! Card files of ESTRO: every mistake is told at its place, and no correct card is lost.

use cardfile::Problem;
use door::{CardFiles, Entry, Written};
use estro::house::HOUSE_FILES;
use estro::language::{Card, Source, notation};
use estro::{CardSet, Setup};
use estro_plugin::{Estro, card_files};
use table::{Language, ProblemList};

fn file(name: &str, text: &str) -> Written {
    Written { name: name.into(), text: Some(text.into()) }
}

fn read(name: &str, text: &str) -> CardFiles<CardSet> {
    card_files::files(&[file(name, text)])
}

fn said(problems: &[Problem]) -> Vec<String> {
    problems.iter().map(ToString::to_string).collect()
}

/// Checks that a text has these problems and no others: how each begins in English, and a part of it in Italian.
fn check_problems(name: &str, text: &str, expected: &[(&str, &str)]) {
    let problems = read(name, text).problems;
    let english = said(&problems);
    assert_eq!(problems.len(), expected.len(), "{english:#?}\n{text}");
    for (problem, (english, italian)) in problems.iter().zip(expected) {
        assert!(problem.to_string().starts_with(english), "expected `{english}`, found `{problem}`");
        let said = problem.say(Language::It);
        assert!(said.contains(italian), "expected `{italian}`, found `{said}`");
    }
}

/// The card of this id among those that were read.
fn card(read: &CardFiles<CardSet>, id: &str) -> Card {
    read.cards.card(read.cards.find(id).unwrap_or_else(|| panic!("no {id}"))).clone()
}

fn house_card(id: &str) -> Card {
    let house = CardSet::house();
    house.card(house.find(id).unwrap()).clone()
}

/// The house set as a table, each cell in quotation marks, with this before every id.
fn house_table(before: &str, separator: &str) -> String {
    let mut text =
        ["id", "name", "estro", "atk", "def", "hel", "dex", "map", "gift", "source"].join(separator) + "\r\n";
    for card in CardSet::house().cards() {
        let mut cells = vec![format!("{before}{}", card.id), card.name.clone(), card.estro.to_string()];
        cells.extend(card.values.by_stat().map(|value| value.to_string()));
        cells.push(card.gift.as_ref().map(notation::gift).unwrap_or_default());
        cells.push(match &card.source {
            Source::Partly(fields) => format!("Partly({fields:?})"),
            other => format!("{other:?}"),
        });
        let quoted: Vec<String> = cells.iter().map(|cell| format!("\"{}\"", cell.replace('"', "\"\""))).collect();
        text += &(quoted.join(separator) + "\r\n");
    }
    text
}

#[test]
fn every_card_of_the_program_is_read_from_its_file_as_the_program_reads_it() {
    let files: Vec<Written> = HOUSE_FILES.iter().map(|(name, text)| file(name, text)).collect();
    let read = card_files::files(&files);
    assert_eq!(read.problems, []);
    assert_eq!(read.read[0].1, 250);
    assert_eq!(read.cards, CardSet::house());
}

#[test]
fn a_card_replaces_the_one_with_its_id() {
    let alone = r#"(id: "ardo-01", name: "Altro", estro: Ardo, values: (1, 2, 3, 4, 5))"#;
    for text in [alone.to_owned(), format!("[{alone}]"), format!("\u{feff}{alone},\n")] {
        let read = read("x.ron", &text);
        assert_eq!(read.problems, []);
        assert_eq!((card(&read, "ardo-01").name.as_str(), read.cards.len()), ("Altro", 250));
    }
}

#[test]
fn mistakes_are_told_at_their_places_and_the_other_cards_stay() {
    let text = r#"[
    (id: "ardo-01", name: "Altro", estro: Ardo, values: (1, 2, 3, 4, 5)),
    (id: "ardo-02", name: "Thofa", estro: Ardo, values: (1, 2, 3, 4, 5)),
    (id: "ardo-99", name: "Nuovo", estro: Ardo, values: (1, 2, 3, 4, 5)),
    (id: "ardo-01", name: "Doppio", estro: Ardo, values: (1, 2, 3, 4, 5)),
    (id: "ardo-03", name: "Rosso", estro: Rosso, values: (1, 2, 3, 4, 5)),
    (id: "ardo-04", name: "Due\nrighe", estro: Ardo, values: (1, 2, 3, 4, 5)),
]"#;
    let read = read("x.ron", text);
    let said = said(&read.problems);
    let told = |start: &str| said.iter().any(|line| line.starts_with(start));
    assert!((3..=7).all(|line| told(&format!("x.ron:{line}:"))) && said.len() == 5, "{said:#?}");
    assert_eq!(card(&read, "ardo-01").name, "Altro");
    assert_eq!(card(&read, "ardo-02"), house_card("ardo-02"));
}

#[test]
fn a_file_that_is_not_there_is_told() {
    let read = card_files::files(&[Written { name: "none.ron".into(), text: None }]);
    assert_eq!(read.problems.len(), 1);
}

/// What `cards.show` prints is what a card file says: in RON with everything, in the compact notation with the facts.
#[test]
fn every_card_is_read_from_what_is_shown_of_it() {
    let house = CardSet::house();
    for own in house.cards() {
        let shown = Estro::card_json(&own.id, &house).unwrap();
        let from_ron = read("x", shown["ron"].as_str().unwrap());
        assert_eq!((said(&from_ron.problems), card(&from_ron, &own.id)), (vec![], own.clone()));
        let line = format!("{} = {}", own.id, shown["compact"].as_str().unwrap());
        let from_line = read("x", &line);
        let facts = Card { source: Source::House, clarification: None, ..own.clone() };
        assert_eq!((said(&from_line.problems), card(&from_line, &own.id)), (vec![], facts), "{line}");
    }
}

#[test]
fn a_line_for_each_card_may_give_it_a_name() {
    let text =
        "# mine\n\nardo-02 = ardo 1/2/3/4/5 once on-play draw(you, 1)\n  ardo-03=manpo 5/4/3/2/1 | Due parole \n";
    let read = read("x.ron", text);
    assert_eq!(said(&read.problems), [""; 0]);
    assert_eq!(read.read[0].1, 2);
    let [second, third] = ["ardo-02", "ardo-03"].map(|id| card(&read, id));
    assert_eq!(second.name, house_card("ardo-02").name);
    assert_eq!(notation::card(&second), "ardo-02 ardo 1/2/3/4/5 once on-play draw(you, 1)");
    assert_eq!((third.name.as_str(), notation::facts(&third).as_str()), ("Due parole", "manpo 5/4/3/2/1"));
}

#[test]
fn mistakes_in_lines_are_told_with_line_and_column() {
    let text = "\
ardo-02 = ardo 1/2/3/4/5 once on-plax
ardo-03 = ardo 1/2/3/4
  Ardo_04 = ardo 1/2/3/4/5
ardo-05 ardo 1/2/3/4/5
ardo-06 = ardo 1/2/3/4/5 once passive add(this, atk +1, while)
ardo-07 = ardo 1/2/3/4/5 | Perché
ardo-07 = ardo 1/2/3/4/5 | Già
ardo-08 = ardo 1/2/3/4/5 |
ardò = ardo 1/2/3/4/5 x
";
    check_problems(
        "x",
        text,
        &[
            ("x:1:31: ", "on-play"),
            ("x:2:16: `1/2/3/4` is not five values", "non sono cinque valori"),
            ("x:3:3: id: ", "non è un id"),
            ("x:4:1: expected `ID = ESTRO", "qui ci vuole `ID = ESTRO"),
            ("x:5:11: gift: ", "gift: "),
            ("x:7:1: the id `ardo-07` is used twice; the first is at x:6:1", "ardo-07"),
            ("x:8:", "serve un nome"),
            ("x:9:23: ", "`x`"),
        ],
    );
}

#[test]
fn a_table_is_read_with_its_columns_in_any_order() {
    let text = "\
\u{feff}Name;ID;gift;map;dex;hel;def;atk;\"Estro\";

# mine
\"Due; \"\"parole\"\"\";ardo-02;\"once on-play draw(you, 1);
  discard(you, 1, owner)\";5;4;3;2;1;Ardo;
;;;;;;;;;
Tre;ardo-03;;50;40;30;20;10;manpo
";
    let read = read("cards", text);
    assert_eq!(said(&read.problems), [""; 0]);
    assert_eq!(read.read[0].1, 2);
    let [second, third] = ["ardo-02", "ardo-03"].map(|id| card(&read, id));
    assert_eq!(second.name, "Due; \"parole\"");
    assert_eq!(notation::facts(&second), "ardo 1/2/3/4/5 once on-play draw(you, 1); discard(you, 1, owner)");
    assert_eq!((third.name.as_str(), notation::facts(&third).as_str()), ("Tre", "manpo 10/20/30/40/50"));
}

#[test]
fn all_mistakes_of_a_table_are_told_at_once_with_line_and_column_name() {
    let text = "\
id,name,estro,atk,def,hel,dex,map,gift,source
ardo-02,A,rosso,100,-1,x,,4,\"once on-play drav(you, 1)\",Bought
Ardo 3,,ardo,1,2,3,4,5,once passive draw(you),
ardo-04,D,ardo,1,2,3,4,5,once on-play draw(you, 1),House
ardo-05,E,ardo,1,2
ardo-06,F,ardo,1,2,3,4,5,,Printed
ardo-06,G,granitto,1,2,3,4,5,,
";
    check_problems(
        "x.csv",
        text,
        &[
            ("x.csv:2:11: estro: `rosso` is not an Estro: write ardo, granito", "non è un Estro"),
            ("x.csv:2:17: atk: `100` is not a whole number from 0 to 99", "non è un numero intero"),
            ("x.csv:2:21: def: `-1` is not", "def: "),
            ("x.csv:2:24: hel: `x` is not", "hel: "),
            ("x.csv:2:26: dex: `` is not", "dex: "),
            ("x.csv:2:43: gift: ", "draw"),
            ("x.csv:2:57: source: `Bought`", "non dice da dove"),
            ("x.csv:3:1: id: `Ardo 3` is no id", "non è un id"),
            ("x.csv:3:8: name: A card needs a name", "serve un nome"),
            ("x.csv:3:45: gift: ", "gift: "),
            ("x.csv:4:52: this cell has no column, since the header line has 10 cells", "tra virgolette"),
            ("x.csv:5:18: hel: `` is not", "hel: "),
            ("x.csv:5:18: dex: `` is not", "dex: "),
            ("x.csv:5:18: map: `` is not", "map: "),
            ("x.csv:7:11: estro: `granitto` is not", "forse `granito`?"),
        ],
    );
    let read = read("x.csv", text);
    assert_eq!((read.read[0].1, card(&read, "ardo-06").source), (1, Source::Printed));
}

#[test]
fn a_header_line_names_each_column_once() {
    let text = "id,name,estro,atk,def,hel,dex,mapp,id,note\nardo-02,A,ardo,1,2,3,4,5,,\nardo-03,B,ardo,x,2,3,4,5,,\n";
    check_problems(
        "x.csv",
        text,
        &[
            ("x.csv:1:1: the column `map` is missing", "manca la colonna `map`"),
            ("x.csv:1:1: the column `gift` is missing", "manca la colonna `gift`"),
            ("x.csv:1:31: there is no column `mapp`", "forse `map`?"),
            ("x.csv:1:36: the column `id` stands twice", "due volte"),
            ("x.csv:1:39: there is no column `note`", "non esiste"),
            ("x.csv:3:16: atk: `x`", "atk: "),
        ],
    );
    let nameless =
        "id,name,,estro,atk,def,hel,dex,map,gift,,\nardo-02,A,,ardo,1,2,3,4,5,,,\nardo-03,B,,ardo,1,2,3,4,5,,,x\n";
    check_problems(
        "x.csv",
        nameless,
        &[
            ("x.csv:1:9: there is no column ``", "non esiste"),
            ("x.csv:3:29: this cell has no column", "non ha una colonna"),
        ],
    );
    for empty in ["", "\n# nothing\n"] {
        check_problems("x.csv", empty, &[("x.csv: expected a header line", "riga d'intestazione")]);
    }
    let open = "id,name,estro,atk,def,hel,dex,map,gift\nardo-02,\"A,ardo,1,2,3,4,5,\nardo-03,B,ardo,1,2,3,4,5,\n";
    let problems = said(&read("x.csv", open).problems);
    assert!(problems.iter().any(|problem| problem.starts_with("x.csv:2:9: the quotation mark")), "{problems:#?}");
}

#[test]
fn a_whole_set_of_ones_own_takes_the_place_of_the_house_set() {
    for (before, separator) in [("x-", ","), ("x-", ";"), ("x-", "\t"), ("", ",")] {
        let read = read("set.CSV", &house_table(before, separator));
        assert_eq!(said(&read.problems), [""; 0]);
        assert_eq!((read.read[0].1, read.cards.len()), (250, 250));
        let is_own = read.read[0].0.first(Language::En).contains("a set of their own");
        assert_eq!(is_own, !before.is_empty());
        for (own, card) in read.cards.cards().iter().zip(CardSet::house().cards()) {
            let expected = Card { id: format!("{before}{}", card.id), clarification: None, ..card.clone() };
            assert_eq!(*own, expected);
        }
        assert!(Setup::duel(read.cards, estro::Options::default()).is_ok());
    }
}

/// Lines of cards with ids of their own.
fn own_lines(cards: usize) -> String {
    (0..cards).map(|number| format!("x-{number} = ardo 1/2/3/4/5\n")).collect()
}

#[test]
fn a_set_of_ones_own_has_cards_for_two_decks_and_at_most_as_many_as_a_catalogue() {
    let few = read("x", &own_lines(49));
    assert_eq!((few.problems.len(), few.cards), (49, CardSet::house()));
    let first = few.problems[0].to_string();
    assert!(
        first.starts_with("x:1:1: no card of the house set has the id `x-0`") && first.contains("at least 50"),
        "{first}"
    );
    let enough = read("x", &own_lines(50));
    assert_eq!((enough.problems.len(), enough.cards.len()), (0, 50));
    assert!(Setup::duel(enough.cards, estro::Options::default()).is_ok());
    let many = read("x", &own_lines(252));
    assert_eq!((many.problems.len(), many.cards.len(), many.read[0].1), (2, 250, 250));
    assert!(many.problems[1].to_string().starts_with("x:252:1: a set has 250 cards at most"), "{}", many.problems[1]);
}

/// A single mistake is told as one, and not once for each card of the set.
#[test]
fn a_mistake_does_not_make_a_set_too_small() {
    let read = read("x", &own_lines(50).replace("x-7 = ardo", "x-7 = rosso").replace("x-9 =", "x-8 ="));
    assert_eq!(said(&read.problems).len(), 2);
    assert_eq!(read.cards.len(), 48);
    assert!(read.cards.find("ardo-01").is_none() && read.cards.find("x-49").is_some());
}

#[test]
fn two_cards_of_a_set_have_two_names() {
    let text = own_lines(50).replace("x-7 = ardo 1/2/3/4/5", "x-7 = ardo 1/2/3/4/5 | x-6");
    let read = read("x", &text);
    assert_eq!((read.problems.len(), read.cards.len()), (1, 49));
    assert!(read.problems[0].to_string().starts_with("x:8:1: name: "), "{}", read.problems[0]);
}

#[test]
fn a_card_with_a_misspelt_id_names_the_one_that_was_meant() {
    let expected = [("x:1:1: no card of the house set has the id `ardo-1o`", "forse `ardo-10`?")];
    check_problems("x", "ardo-1o = ardo 1/2/3/4/5", &expected);
}

#[test]
fn no_more_than_a_hundred_mistakes_are_told() {
    let table = format!("id,name,estro,atk,def,hel,dex,map,gift\n{}", "a,,x,,,,,,\n".repeat(5_000));
    for text in ["()\n".repeat(5_000), "a = b\n".repeat(5_000), table, format!("\"\",id,estro\n{}", "\"".repeat(9_999))]
    {
        let problems = read("x", &text).problems;
        assert!(problems.len() <= ProblemList::MOST + 1, "{}", problems.len());
        assert!(!problems.is_empty());
    }
    let long = read("x", &" ".repeat((1 << 20) + 1)).problems;
    assert!(long.len() == 1 && long[0].to_string().contains("longer than 1024 kB"));
}
