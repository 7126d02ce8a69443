//! Card files of ESTRO: every mistake is told at its place, and no correct card is lost.

use door::Written;
use estro::CardSet;
use estro::house::HOUSE_FILES;
use estro_plugin::card_files;

fn file(name: &str, text: &str) -> Written {
    Written { name: name.into(), text: Some(text.into()) }
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
    let text = r#"[(id: "ardo-01", name: "Altro", estro: Ardo, values: (1, 2, 3, 4, 5))]"#;
    let read = card_files::files(&[file("x.ron", text)]);
    assert_eq!(read.problems, []);
    let number = read.cards.find("ardo-01").unwrap();
    assert_eq!((read.cards.card(number).name.as_str(), read.cards.len()), ("Altro", 250));
}

#[test]
fn mistakes_are_told_at_their_places_and_the_other_cards_stay() {
    let text = r#"[
    (id: "ardo-01", name: "Altro", estro: Ardo, values: (1, 2, 3, 4, 5)),
    (id: "ardo-02", name: "Thofa", estro: Ardo, values: (1, 2, 3, 4, 5)),
    (id: "ardo-99", name: "Nuovo", estro: Ardo, values: (1, 2, 3, 4, 5)),
    (id: "ardo-01", name: "Doppio", estro: Ardo, values: (1, 2, 3, 4, 5)),
    (id: "ardo-03", name: "Rosso", estro: Rosso, values: (1, 2, 3, 4, 5)),
]"#;
    let read = card_files::files(&[file("x.ron", text)]);
    let said: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    let told = |start: &str| said.iter().any(|line| line.starts_with(start));
    assert!(told("x.ron:3:") && told("x.ron:4:") && told("x.ron:5:") && told("x.ron:6:"), "{said:#?}");
    let house = CardSet::house();
    let name = |id: &str| read.cards.card(read.cards.find(id).unwrap()).name.clone();
    assert_eq!(name("ardo-01"), "Altro");
    assert_eq!(name("ardo-02"), house.card(house.find("ardo-02").unwrap()).name);
}

#[test]
fn a_file_that_is_not_there_is_told() {
    let read = card_files::files(&[Written { name: "none.ron".into(), text: None }]);
    assert_eq!(read.problems.len(), 1);
}
