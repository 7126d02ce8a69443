//! Deck lists in the forms of LackeyCCG, OCTGN and people.

use std::fmt::Write;

use cardfile::Place;
use cardfile::decklist::{self, DeckList, Form, LONGEST, MOST_CARDS};
use coal::card::Model;
use coal::{CardSet, Deck};
use coal_plugin::deck_files;
use proptest::prelude::*;
use table::{Language, ProblemList};

/// A deck as LackeyCCG saves it, with the document type of its older versions.
const LACKEY: &str = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\r\n\
<!DOCTYPE deck SYSTEM \"http://www.lackeyccg.com/deck.dtd\">\r\n\
<deck version=\"0.8\">\r\n\
\t<meta>\r\n\t\t<title>Iron hedge</title>\r\n\t\t<author></author>\r\n\t\t<game>coal</game>\r\n\t\t<note></note>\r\n\t</meta>\r\n\
\t<superzone name=\"Deck\">\r\n\
\t\t<card><name id=\"c1_01\">Tower Shield</name><set>house</set></card>\r\n\
\t\t<card><name id=\"c1_01\">Tower Shield</name><set>house</set></card>\r\n\
\t\t<card><name id=\"c1_02\">Charge</name><set>house</set></card>\r\n\
\t</superzone>\r\n\
\t<superzone name=\"Pilot\">\r\n\t\t<card><name id=\"p1\">Luthor Blissett</name><set>house</set></card>\r\n\t</superzone>\r\n\
\t<superzone name=\"Sideboard\">\r\n\t</superzone>\r\n\
</deck>\r\n";

/// A deck as OCTGN saves it.
const OCTGN: &str = "\u{feff}<?xml version=\"1.0\" encoding=\"utf-8\" standalone=\"yes\"?>
<deck game=\"b440d120-025a-4fbe-9f8d-3873acedb37b\">
  <section name=\"Main\" shared=\"False\">
    <card qty=\"2\" id=\"4f7cf3a1-a8d2-4c13-9fef-f5c1f7c44582\">Tower Shield</card>
    <card qty=\"1\" id=\"e8fe7946-7c40-43c7-b659-d8b19ac9fb20\">Dardo d&apos;etere</card>
  </section>
  <section name=\"Sideboard\" shared=\"False\" />
  <notes><![CDATA[]]></notes>
</deck>
";

fn lines(list: &DeckList) -> Vec<(Option<&str>, u32, &str)> {
    let section = |line| list.section_of(line).map(|section| section.name.as_str());
    list.cards.iter().map(|line| (section(line), line.copies, line.name.as_str())).collect()
}

#[test]
fn a_deck_of_lackey_is_read_with_its_title_and_zones() {
    let (list, problems) = decklist::read(LACKEY);
    assert_eq!((list.form, problems), (Form::Lackey, vec![]));
    assert_eq!(
        lines(&list),
        [(Some("Deck"), 2, "Tower Shield"), (Some("Deck"), 1, "Charge"), (Some("Pilot"), 1, "Luthor Blissett")]
    );
    assert_eq!(list.cards[0].place, Place { line: 11, column: 3 });
    assert_eq!(list.cards[0].set.as_deref(), Some("house"));
    assert_eq!((list.headings[0].key.as_str(), list.headings[0].value.as_str()), ("name", "Iron hedge"));
    let cards = CardSet::house();
    let deck = deck_files::deck(LACKEY, &cards).unwrap();
    assert_eq!((deck.name(), deck.count(), deck.pilot), ("Iron hedge", 3, cards.find_pilot("luthor-blissett")));
}

#[test]
fn a_deck_of_octgn_is_read_with_its_numbers() {
    let (list, problems) = decklist::read(OCTGN);
    assert_eq!((list.form, problems), (Form::Octgn, vec![]));
    assert_eq!(lines(&list), [(Some("Main"), 2, "Tower Shield"), (Some("Main"), 1, "Dardo d'etere")]);
    assert_eq!(list.cards[1].place, Place { line: 5, column: 5 });
    assert_eq!(deck_files::deck(OCTGN, &CardSet::house()).unwrap().count(), 3);
}

fn check_lines(text: &str, expected: &[(Option<&str>, u32, &str)]) {
    let (list, problems) = decklist::read(text);
    assert_eq!((lines(&list), problems), (expected.to_vec(), vec![]), "{text}");
}

#[test]
fn every_way_of_writing_a_line_is_read() {
    for text in [
        "3 Jab",
        "3x Jab",
        "3X Jab",
        "3 x Jab",
        "3× Jab",
        "x3 Jab",
        "Jab x3",
        "Jab ×3",
        "3\tJab",
        "3x\tJab",
        "- 3 Jab",
        "* 3x Jab",
        "  3   Jab  # not this",
        "3 Jab // nor this",
        "Jab\tx3",
    ] {
        if text == "Jab\tx3" {
            // A second column is the set, unless the first column is a number.
            assert_eq!(decklist::read(text).0.cards[0].set.as_deref(), Some("x3"));
        } else {
            check_lines(text, &[(None, 3, "Jab")]);
        }
    }
    check_lines("Jab", &[(None, 1, "Jab")]);
    check_lines("2 7th Cavalry", &[(None, 2, "7th Cavalry")]);
    check_lines("2 Jab: the return", &[(None, 2, "Jab: the return")]);
    check_lines("AC-40 \"Justifier\"", &[(None, 1, "AC-40 \"Justifier\"")]);
    check_lines("2 Agent #7", &[(None, 2, "Agent")]);
    assert_eq!(decklist::read("2\tJab\tunl").0.cards[0].set.as_deref(), Some("unl"));
}

#[test]
fn headings_begin_sections_and_comments_are_left_out() {
    let text = "# all mine\n// twice\n; thrice\n\nWarriors (2):\n2 Jab\n[Equipment]\n1 Hook\n=== Warzones ===\n1 Field\n\
        --- Missions - 1 ---\n1 Quest\nSideboard\n1 Uppercut\nSB: 2 Cross\n1 Last\nRiserva:\n1 Fine\n";
    check_lines(
        text,
        &[
            (Some("Warriors"), 2, "Jab"),
            (Some("Equipment"), 1, "Hook"),
            (Some("Warzones"), 1, "Field"),
            (Some("Missions"), 1, "Quest"),
            (Some("Sideboard"), 1, "Uppercut"),
            (Some("Sideboard"), 2, "Cross"),
            (Some("Sideboard"), 1, "Last"),
            (Some("Riserva"), 1, "Fine"),
        ],
    );
    let (list, _) = decklist::read(text);
    let sides: Vec<bool> = list.sections.iter().map(cardfile::decklist::Section::is_side).collect();
    assert_eq!(sides, [false, false, false, false, true, true, true]);
}

fn check_problems(text: &str, expected: &[&str]) {
    let said: Vec<String> = decklist::read(text).1.iter().map(ToString::to_string).collect();
    assert_eq!(said.len(), expected.len(), "{text}: {said:#?}");
    for (said, expected) in said.iter().zip(expected) {
        assert!(said.contains(expected), "{text}: expected `{expected}`, found `{said}`");
    }
}

#[test]
fn everything_that_is_wrong_is_told_at_its_place() {
    check_problems("", &["there is no card in it"]);
    check_problems("# nothing\n", &["there is no card in it"]);
    check_problems(
        "0 Jab\n  99999 Jab\n1 Hook\n12\n",
        &[
            "line 1, column 1: `0` copies: write a number from 1 to 999",
            "line 2, column 3: `99999` copies",
            "line 4, column 1: the card is missing after the number",
        ],
    );
    check_problems(
        "<deck><section name=\"M\"><card qty=\"two\">Jab</card>\n<card qty=\"1\"> </card></section></deck>",
        &["line 1, column 25: `two` copies", "line 2, column 1: this card has no name"],
    );
    check_problems(
        "\n\n<deck>\n<superzone name='x'>\n</deck>",
        &["line 5, column 1: `</deck>` stands where `</superzone>` was expected"],
    );
    check_problems("<deck><section name='x'>", &["this XML is not whole: its end is missing"]);
    check_problems(
        "<deck><section name='x'><card>Fire & Ice</card></section></deck>",
        &["this `&` begins nothing that is known; write `&amp;`"],
    );
    check_problems("<deck/>", &["neither a `<superzone>`"]);
    check_problems("<html><body/></html>", &["this XML begins with `<html>`; expected `<deck>`"]);
    check_problems("<deck <", &["line 1"]);
    check_problems("<", &["XML"]);
}

#[test]
fn entities_are_never_expanded() {
    let laughs = "<?xml version=\"1.0\"?>\n<!DOCTYPE deck [ <!ENTITY a \"ha\"> <!ENTITY b \"&a;&a;&a;&a;\"> ]>\n\
        <deck><section name=\"M\"><card>&b;</card></section></deck>";
    check_problems(laughs, &["line 2, column 1: this document type declares things of its own"]);
    let outside = "<!DOCTYPE deck [ <!ENTITY x SYSTEM \"file:///etc/passwd\"> ]><deck><section name=\"M\"><card>&x;</card></section></deck>";
    check_problems(outside, &["line 1, column 1: this document type"]);
    check_problems(
        "<deck><section name='x'><card>&x;</card></section></deck>",
        &["this `&` begins nothing that is known"],
    );
    check_problems("<!DOCTYPE deck", &["this document type"]);
    check_lines(
        "<deck><section name='M'><card>A &amp; B &#x2019;&lt;</card></section></deck>",
        &[(Some("M"), 1, "A & B ’<")],
    );
}

#[test]
fn huge_and_deep_lists_are_refused() {
    check_problems(&"1 Jab\n".repeat(LONGEST / 6 + 1), &["this list is longer than 1024 kB"]);
    check_problems(&"1 Jab\n".repeat(MOST_CARDS + 1), &["line 2001, column 3: a list has at most 2000 lines"]);
    check_problems(&"Name: x\n".repeat(MOST_CARDS * 9), &["line 2001, column 1: a list has at most 2000 lines"]);
    check_problems(&"Cards:\n".repeat(MOST_CARDS * 9), &["line 2001, column 1: a list has at most 2000 lines"]);
    let deep = format!("<deck><section name='x'>{}{}</section></deck>", "<a>".repeat(39_000), "</a>".repeat(39_000));
    check_problems(&deep, &["there is no card in it"]);
    let deeper = "<a>".repeat(LONGEST / 3);
    check_problems(&deeper, &["a list has at most 2000 lines"]);
    let mut many = String::from("<deck><section name='x'>");
    (0..60_000).for_each(|n| write!(many, "<card>{n}</card>").unwrap());
    check_problems(&many[..LONGEST.min(many.len())], &["a list has at most 2000 lines"]);
}

#[test]
fn of_very_many_mistakes_the_first_ones_are_told() {
    let problems = deck_files::deck(&"1 zzzzzz\n".repeat(MOST_CARDS), &CardSet::house()).unwrap_err();
    assert_eq!(problems.len(), ProblemList::MOST + 1);
    assert_eq!(problems[99].place, Some(Place { line: 100, column: 3 }));
    assert_eq!(problems[100].to_string(), "and 1900 more problems");
    // A misspelt name is searched for among all names, which is done only for the first few.
    let problems = deck_files::deck(&"1 Tower Sheild\n".repeat(MOST_CARDS), &CardSet::house()).unwrap_err();
    let suggestions = problems.iter().filter(|problem| problem.to_string().contains("did you mean")).count();
    assert_eq!(suggestions, ProblemList::MOST_SUGGESTIONS);
    for line in ["1000 Jab", "1", "Pilot: nobody", "speed: 9"] {
        let problems = deck_files::deck(&format!("{line}\n").repeat(MOST_CARDS), &CardSet::house()).unwrap_err();
        assert_eq!(problems.len(), ProblemList::MOST + 1, "{line}: {:?}", problems.last());
    }
}

#[test]
fn older_files_are_read_as_latin() {
    let text = decklist::text_of(
        b"<deck version=\"0.8\"><superzone name=\"Deck\"><card><name>Perch\xe9</name></card></superzone></deck>",
    );
    assert_eq!(lines(&decklist::read(&text).0), [(Some("Deck"), 1, "Perché")]);
}

#[test]
fn a_deck_of_coal_is_put_together_from_any_list() {
    let cards = CardSet::house();
    let text = "Name: Iron hedge\nBoard: C1 Lancelot\nPilota: Luthor Blissett\n\nReactions (2):\n2x Tower Shields\nAttacks:\n1 charge\n1 dardo d’etere\n";
    let deck = deck_files::deck(text, &cards).unwrap();
    assert_eq!((deck.name(), deck.board, deck.count()), ("Iron hedge", Some(Model::C1), 4));
    let own = deck_files::deck("1 Lancelot\n1 Luthor Blissett\n2 tower-shield", &cards).unwrap();
    assert_eq!((own.board, own.pilot, own.count()), (Some(Model::C1), deck.pilot, 2));
}

#[test]
fn every_form_of_a_deck_of_coal_comes_through_the_same_door() {
    let cards = CardSet::house();
    for model in Model::ALL {
        let mut deck = Deck::predefined(model, &cards);
        deck.pilot = Some(model.index() as u8);
        for text in Language::ALL.map(|language| deck.to_text(&cards, language)) {
            assert_eq!(deck_files::deck(&text, &cards).as_ref(), Ok(&deck), "{text}");
            assert_eq!(Deck::read(&text, &cards).as_ref(), Ok(&deck), "{text}");
        }
        assert_eq!(deck_files::deck(&deck.to_ron(&cards), &cards).as_ref(), Ok(&deck));
        assert_eq!(deck_files::deck(&deck.to_link(&cards), &cards).as_ref(), Ok(&deck));
    }
}

#[test]
fn unknown_cards_and_strange_sections_are_told_with_what_was_perhaps_meant() {
    let cards = CardSet::house();
    let said = |text: &str, language| -> Vec<String> {
        deck_files::deck(text, &cards).unwrap_err().iter().map(|problem| problem.say(language)).collect()
    };
    let text = "Bord: C1\n2 tower sheild\n99 charge\nPilot: nobody at all\nBoard: C1\nBoard: C2\n1 luthor blisset\nSideboard\n1 charge\n";
    assert_eq!(
        said(text, Language::En),
        [
            "line 1, column 1: `Bord` is not a heading; there are `Name:`, `Board:` and `Pilot:`",
            "line 2, column 3: `tower sheild` is not a card; did you mean `c1-tower-shield` (Tower Shield)?",
            "line 3, column 4: `99` copies: write a number from 1 to 20",
            "line 4, column 1: `nobody at all` is not a pilot",
            "line 6, column 1: `Board` stands twice",
            "line 7, column 3: `luthor blisset` is not a pilot; did you mean `luthor-blissett`?",
            "line 8, column 1: a deck of this game has no `Sideboard`: leave these cards out, or put them under another heading",
        ]
    );
    let lackey = LACKEY.replace("Charge", "Chrage");
    assert_eq!(
        said(&lackey, Language::It),
        ["riga 13, colonna 3: `Chrage` non è una carta; intendevi `c1-charge` (Carica)?"]
    );
    assert_eq!(said("#deck/1.zzz", Language::En).len(), 1);
    assert!(said("(\n  nome: \"x\",\n)", Language::En)[0].starts_with("line 2: "));
}

/// Every name of every card of the house set is found in a list, in any form.
#[test]
fn every_card_of_the_house_set_is_found_by_its_names() {
    let cards = CardSet::house();
    for card in cards.cards() {
        for name in [&card.id, &card.name.en, &card.name.it] {
            let octgn =
                format!("<deck game=\"x\"><section name=\"Main\"><card qty=\"2\">{name}</card></section></deck>");
            for text in [format!("2 {name}"), format!("{name} x2"), octgn] {
                let deck = deck_files::deck(&text, &cards).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
                assert_eq!(deck.copies_of(cards.find(&card.id).unwrap()), 2, "{text}");
            }
        }
    }
}

proptest! {
    #[test]
    fn whatever_is_written_is_read_without_a_panic(text in "\\PC*") {
        read_all(&text)?;
    }

    #[test]
    fn whatever_is_made_of_the_pieces_of_lists_is_read(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "<deck>", "</deck>", "<deck game='x'>", "<superzone name='Deck'>", "</superzone>", "<section name=\"\">",
            "</section>", "<card>", "<card qty='2'>", "<card qty='x'/>", "</card>", "<name>", "</name>", "<set>", "</set>",
            "Jab", "2 ", "3x ", "x2", "\t", "\n", ":", "[", "]", "(", ")", "--", "==", "#", "//", "SB:", "é", "<!DOCTYPE",
            "<!DOCTYPE deck>", "<!--", "-->", "<![CDATA[", "]]>", "&", "&amp;", "<?xml version='1.0'?>", "\u{feff}", " ",
            "Charge", "Name: x", "Board: C1", "Sideboard", "9", "<meta>", "<title>", "</title>", "</meta>", "\r\n",
        ]), 0..40)
    ) {
        read_all(&pieces.concat())?;
    }

    #[test]
    fn one_wrong_letter_is_never_a_panic_and_never_adds_a_card(at in 0..600_usize, wrong in "\\PC|\n|<|>|&|\"") {
        let mut letters: Vec<char> = LACKEY.chars().collect();
        // Without its first character the list would be plain text.
        let at = 1 + at % (letters.len() - 1);
        letters.splice(at..=at, wrong.chars());
        let text: String = letters.into_iter().collect();
        read_all(&text)?;
        let copies: u32 = decklist::read(&text).0.cards.iter().map(|card| card.copies).sum();
        prop_assert!(copies <= 4);
    }
}

/// Reads any text, as a list and as a deck; every place must be inside the text, and there must be cards or problems.
fn read_all(text: &str) -> Result<(), TestCaseError> {
    let (list, problems) = decklist::read(text);
    prop_assert!(!list.cards.is_empty() || !problems.is_empty());
    // The position after a last line break is a place, too.
    let written: Vec<usize> = text.split('\n').map(|line| line.chars().count()).collect();
    let places = problems.iter().filter_map(|problem| problem.place).chain(list.cards.iter().map(|card| card.place));
    for place in places {
        let inside = written.get(place.line - 1).is_some_and(|letters| place.column <= letters + 2);
        prop_assert!(inside, "{:?} in {:?}", place, text);
    }
    for card in &list.cards {
        prop_assert!((1..=decklist::MOST_COPIES).contains(&card.copies) && !card.name.is_empty());
    }
    if let Err(problems) = deck_files::deck(text, &CardSet::house()) {
        prop_assert!(!problems.is_empty());
        problems.iter().for_each(|problem| assert!(!problem.say(Language::It).is_empty()));
    }
    Ok(())
}
