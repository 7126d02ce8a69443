//! Card files with mistakes: every mistake is found at its place, and no correct card is lost.

use coal::CardSet;
use coal::set::{HOUSE_FILES, HOUSE_MODELS, HOUSE_PILOTS};
use coal_plugin::card_files;
use door::Written;
use table::{Language, ProblemList};

/// A correct card with this id; `with` replaces one of its fields.
fn card(id: &str, with: &str) -> String {
    let mut fields = vec![
        format!("id: \"{id}\""),
        "name: (en: \"Jab\", it: \"Diretto\")".into(),
        "model: C1".into(),
        "kind: PhysicalAttack".into(),
        "cost: (steam: 1)".into(),
        "consume: Steam".into(),
        "effects: [Damage(kind: Physical, n: 1)]".into(),
        "source: House".into(),
    ];
    let name = with.split(':').next().unwrap_or_default();
    fields.retain(|field| field.split(':').next() != Some(name) || with.is_empty());
    if !with.is_empty() && !with.ends_with(":-") {
        fields.push(with.into());
    }
    format!("    (\n        {},\n    ),\n", fields.join(",\n        "))
}

fn check(with: &str, expected: &[&str]) {
    let text = format!("[\n{}{}{}]\n", card("first", ""), card("second", with), card("third", ""));
    let read = card_files::text("x.ron", &text);
    let ids: Vec<&str> = read.cards.iter().map(|card| card.id.as_str()).collect();
    let problems: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    if expected.is_empty() {
        assert_eq!(ids, ["first", "second", "third"], "{problems:#?}");
    } else {
        assert_eq!(ids, ["first", "third"], "{problems:#?}");
    }
    assert_eq!(problems.len(), expected.len(), "{problems:#?}\n{text}");
    for (problem, expected) in problems.iter().zip(expected) {
        assert!(problem.starts_with("x.ron:"), "{problem}");
        assert!(problem.contains(expected), "expected `{expected}`, found `{problem}`\n{text}");
    }
}

#[test]
fn the_house_set_is_right() {
    for (name, text) in HOUSE_FILES {
        let read = card_files::text(name, text);
        assert_eq!((read.cards.len(), read.problems), (10, vec![]), "{name}");
    }
    let pilots = card_files::text("pilots.ron", HOUSE_PILOTS);
    assert_eq!((pilots.pilots.len(), pilots.problems), (10, vec![]));
    let models = card_files::text("models.ron", HOUSE_MODELS);
    assert_eq!((models.models.len(), models.problems), (4, vec![]));
}

#[test]
fn each_mistake_is_named_at_its_place() {
    check("", &[]);
    check(
        "consume: Stem",
        &["x.ron:20:18: `Stem` is not known here: expected one of Steam, Energy; did you mean `Steam`?"],
    );
    check("consume:-", &["x.ron:12:5: the field `consume` is missing; write for example `consume: Steam`"]);
    check("costs: (steam: 1)", &["x.ron:21:9: there is no field `costs`"]);
    check("cost: (steam: 300)", &["x.ron:20:23: expected a whole number from 0 to 255"]);
    check("cost: (stem: 1)", &["there is no field `stem`: expected one of steam, energy; did you mean `steam`?"]);
    check("cost: (steam: 5)", &["x.ron:20:15: cost: 5 tokens"]);
    check("name: \"Jab\"", &["x.ron:20:15: expected fields in round brackets"]);
    check("name: (en: \"Jab\")", &["the field `it` is missing here"]);
    check("effects: [Damage(kind: Physical)]", &["the field `n` is missing here"]);
    check("effects: [Absorb(kind: Physical, n: 1)]", &["x.ron:20:18: effects: only Reactions absorb"]);
    check("id: \"My Jab\"", &["x.ron:20:13: id: `My Jab` may hold only lower case letters"]);
    check("model: C5", &["x.ron:20:16: `C5` is not known here: expected one of C1, C2, C3, C4"]);
    check("effects Damage", &["expected `field: value`, found `effects Damage`"]);
    check("id: \"first\"", &["x.ron:12:5: the id `first` is used twice; the first is at x.ron:2:5"]);
}

#[test]
fn wrong_notation_is_explained_in_both_languages() {
    for (with, english, italian) in [
        ("id: Jab", "expected a text in double quotes", "qui ci vuole un testo tra virgolette doppie"),
        (
            "name: (en: \"a\\q\", it: \"b\")",
            "this backslash means nothing",
            "questa barra inversa non significa niente",
        ),
        ("cost: (steam: x)", "expected a whole number", "qui ci vuole un numero intero"),
        ("cost: (steam: \"1\")", "expected a whole number", "qui ci vuole un numero intero"),
        ("cost: (steam 1)", "expected `:` after the name", "dopo il nome del campo ci vuole `:`"),
        ("cost: (steam: 1 energy: 1)", "expected `,`", "qui ci vuole `,`"),
        ("cost: [1]", "expected fields in round brackets", "qui ci vogliono campi tra parentesi tonde"),
        ("effects: {}", "expected a list in square brackets", "qui ci vuole un elenco tra parentesi quadre"),
        ("consume: \"Steam\"", "expected a name of letters", "qui ci vuole un nome di lettere"),
    ] {
        let text = format!("[\n{}]\n", card("second", with));
        let problems = card_files::text("x.ron", &text).problems;
        let [problem] = problems.as_slice() else { panic!("{with}: {problems:?}") };
        for (language, expected) in [(Language::En, english), (Language::It, italian)] {
            let said = problem.say(language);
            assert!(said.starts_with("x.ron:") && said.contains(expected), "{with}: expected `{expected}` in {said}");
        }
    }
}

#[test]
fn all_mistakes_of_a_card_are_found_at_once() {
    let text = "[(id: \"A\", model: C7, kind: Reaction, cost: (steam: 9), consum: Steam, effects: [Heal(m: 1)])]";
    let problems: Vec<String> = card_files::text("x.ron", text).problems.iter().map(ToString::to_string).collect();
    let all = problems.join("\n");
    for expected in [
        "x.ron:1:7: id: `A` may hold only lower case letters",
        "`C7` is not known here",
        "cost: 9 tokens",
        "there is no field `consum`: expected one of",
        "did you mean `consume`?",
        "there is no field `m`",
        "the field `consume` is missing",
        "the field `name` is missing",
        "the field `source` is missing",
    ] {
        assert!(all.contains(expected), "expected `{expected}` in\n{all}");
    }
    assert_eq!(problems.len(), 8, "{all}");
}

#[test]
fn a_forgotten_bracket_loses_one_card_only() {
    let broken = card("broken", "").replace("    ),\n", "");
    let read = card_files::text("x.ron", &format!("[\n{}{broken}{}]", card("first", ""), card("third", "")));
    assert_eq!(read.cards.len(), 2);
    assert_eq!(read.problems.len(), 1, "{:?}", read.problems);
    assert!(read.problems[0].to_string().starts_with("x.ron:12:5: the item that begins here is not closed"));
}

/// Checks that a file of nothing but mistakes reports the most problems that are kept, and a last one that says how
/// many more there are.
fn check_bounded(text: &str) {
    let problems = card_files::text("x.ron", text).problems;
    assert_eq!(problems.len(), ProblemList::MOST + 1, "{:?}", problems.first());
    assert!(problems[ProblemList::MOST].to_string().starts_with("x.ron: and "), "{}", problems[ProblemList::MOST]);
    let suggestions = problems.iter().filter(|problem| problem.to_string().contains("did you mean")).count();
    // All words of one item may have suggestions together.
    assert!(suggestions <= 2 * ProblemList::MOST_SUGGESTIONS, "{suggestions} suggestions");
}

#[test]
fn a_file_of_nothing_but_mistakes_is_bounded() {
    const MANY: usize = 100_000;
    check_bounded(&")".repeat(MANY));
    check_bounded(&"(a: [),\n".repeat(MANY));
    check_bounded(&"x, \n(a), ".repeat(MANY));
    check_bounded(&format!("[{}]", format!("{},\n", card("same", "consume: Stem")).repeat(300)));
    let fields: String = (0..MANY).map(|field| format!("f{field}: 1,")).collect();
    let problems = card_files::text("x.ron", &format!("[({fields})]")).problems;
    assert!(problems.len() < ProblemList::MOST, "{}", problems.len());
    assert!(problems.iter().any(|problem| problem.to_string().contains("at most 64 fields")));
    // Only blanks and brackets: the parser must not examine anything more than once.
    for text in ["x\n", "(\n", "( ", "[ ", "\n\n", "x\n\n\n\n"] {
        assert!(card_files::text("x.ron", &text.repeat(MANY)).problems.len() <= ProblemList::MOST + 1);
        assert!(card_files::text("x.ron", &format!("x{}", text.repeat(MANY))).problems.len() <= ProblemList::MOST + 1);
    }
}

#[test]
fn a_file_is_read_no_further_than_a_set_can_be_long() {
    let problems = card_files::text("x.ron", &"(),\n".repeat(1 << 20)).problems;
    let said: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(said, ["x.ron: this file is longer than 1024 kB; a card file never is"]);
    let cards: String = (0..500).map(|number| format!("{},\n", card(&format!("c{number}"), ""))).collect();
    let read = card_files::text("x.ron", &format!("[{cards}]"));
    assert_eq!(read.cards.len(), 404);
    assert_eq!(read.problems.len(), 1);
    assert!(read.problems[0].to_string().contains("a set has at most 200 cards"), "{}", read.problems[0]);
}

#[test]
fn pilots_and_models_are_told_from_cards() {
    let text = r#"[
        (id: "ace", name: "Ace", preferred_model: C1, ability: NemoHeel, maneuvers: [(effects: [Draw(n: 1)])], source: House),
        (id: "bee", name: "Bee", preferred_model: Some(C1), ability: NemoHeal,
         maneuvers: [(effects: [Draw(n: 1)]), (effects: [Heal(n: 2)])], source: House),
        (id: C1, name: "Galahad", maker: "Mine", source: House),
    ]"#;
    let read = card_files::text("x.ron", text);
    let problems: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    assert!(problems[0].contains("did you mean `NemoHeal`?"), "{problems:#?}");
    assert!(problems[1].contains("1 Maneuvers; this pilot has 2"), "{problems:#?}");
    assert!(problems[2].contains("heals at most 1"), "{problems:#?}");
    assert_eq!((problems.len(), read.pilots.len(), read.models.len()), (3, 0, 1));
}

#[test]
fn files_are_read_together() {
    let file = |name: &str, text: Option<String>| Written { name: name.into(), text };
    let read = card_files::files(&[
        file("a.ron", Some(format!("[{}{}]", card("same", ""), card("c1-charge", "")))),
        file("b.ron", Some(format!("[{}]", card("same", "")))),
        file("c.ron", None),
    ]);
    let problems: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    assert_eq!((read.cards.len(), read.files.len(), problems.len()), (2, 2, 2), "{problems:#?}");
    assert!(problems[0].contains("b.ron:1:6: the id `same` is used twice"), "{problems:#?}");
    assert!(problems[1].contains("c.ron: this file is not text in UTF-8"), "{problems:#?}");

    let house = CardSet::house();
    let set = read.added_to(&house);
    assert_eq!(set.cards().len(), house.cards().len() + 1);
    assert_eq!(set.card(set.find("c1-charge").unwrap()).name.en, "Jab");
    assert!(read.set_problems(&house).is_empty());
}

#[test]
fn one_wrong_letter_never_costs_more_than_two_cards() {
    let (name, text) = HOUSE_FILES[1];
    let letters: Vec<char> = text.chars().collect();
    for place in (0..letters.len()).step_by(31) {
        for wrong in ["", "(", ")", "]", "\"", "x"] {
            let before: String = letters[..place].iter().collect();
            let after: String = letters[place + 1..].iter().collect();
            let read = card_files::text(name, &format!("{before}{wrong}{after}"));
            // In the worst case one bracket joins a card with its neighbour.
            let found = format!("letter {place} changed to `{wrong}`: {:?}", read.problems);
            assert!(read.cards.len() >= 8, "{found}");
            assert!(read.cards.len() == 10 || !read.problems.is_empty(), "{found}");
            // No message of the notation's parser is left untranslated.
            for said in read.problems.iter().map(|problem| problem.say(Language::It)) {
                assert!(!["xpected", "nvalid", "nclosed", " found "].iter().any(|word| said.contains(word)), "{said}");
            }
        }
    }
}

#[test]
fn a_line_for_each_card_is_read_with_its_places() {
    let ron = "(id: \"parry\", name: (en: \"Parry\", it: \"Parata\"), model: C1, kind: Reaction, consume: Stem, source: House)";
    let text = format!(
        "# mine\njab = C1 PA 1S: dP1, con S\n  hook = PA: dP1, con S\nup = C1 PA 1S: zz\ncard {ron}\nnothing\n"
    );
    let read = card_files::text("x", &text);
    let problems: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    let ids: Vec<&str> = read.cards.iter().map(|card| card.id.as_str()).collect();
    assert_eq!(ids, ["jab"], "{problems:#?}");
    let stem = format!(
        "x:5:{}: `Stem` is not known here: expected one of Steam, Energy; did you mean `Steam`?",
        "card ".len() + ron.find("Stem").unwrap() + 1
    );
    let expected = [
        "x:3:10: a card names its model: write `hook = C1 PA: dP1, con S`",
        "x:4:16: ",
        stem.as_str(),
        "x:6:1: expected `ID = COMPACT`",
    ];
    assert_eq!(problems.len(), expected.len(), "{problems:#?}");
    for (problem, expected) in problems.iter().zip(expected) {
        assert!(problem.starts_with(expected), "expected `{expected}`, found `{problem}`");
    }
}

#[test]
fn no_more_than_a_hundred_mistakes_are_told() {
    for text in ["()\n".repeat(5_000), "a = b\n".repeat(5_000)] {
        let problems = card_files::text("x", &text).problems;
        assert!(problems.len() < 120 && problems.iter().any(|problem| problem.to_string().contains("more problem")));
    }
}
