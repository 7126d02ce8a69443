//! Card files of Doomtrooper: every mistake is reported at its place, and no valid card is lost.

use std::fs;
use std::path::Path;

use doomtrooper::CardSet;
use doomtrooper_plugin::card_files;
use door::Written;
use table::Language;

fn file(name: &str, text: &str) -> Written {
    Written { name: name.into(), text: Some(text.into()) }
}

/// The problems of a text, in English.
fn problems(text: &str) -> Vec<String> {
    card_files::files(&[file("x.ron", text)]).problems.iter().map(ToString::to_string).collect()
}

#[test]
fn every_card_of_the_program_is_read_from_its_file_as_the_program_reads_it() {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("../cards")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        let is_top = folder.ends_with("cards");
        for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            match path.is_dir() {
                true => folders.push(path),
                false if is_top || path.extension().is_none_or(|ending| ending != "ron") => {}
                false => files.push(file(&path.display().to_string(), &fs::read_to_string(&path).unwrap())),
            }
        }
    }
    let read = card_files::files(&files);
    assert_eq!(read.problems, []);
    assert_eq!(read.read[0].1, CardSet::house().cards().len());
    assert_eq!(read.cards, CardSet::house());
}

#[test]
fn each_mistake_is_named_at_its_place_and_the_good_cards_join() {
    let text = "[\n    (code: 1999, name: \"NEW ONE\", kind: Warrior, ratings: (3, 3, 3, 4)),\n    \
        (code: 1998, name: \"NEW TWO\", kind: Warior, limt: 2),\n    (name: \"NEW THREE\", kind: Special),\n    \
        (code: 1997, name: \"CHASSEUR\", kind: Special),\n    (code: 1999, name: \"AGAIN\", kind: Special),\n]";
    let read = card_files::files(&[file("x.ron", text)]);
    let said: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    let expected = [
        ("x.ron:3:", "`Warior` is not known here"),
        ("x.ron:3:", "there is no field `limt`"),
        ("x.ron:4:5: ", "the field `code` is missing; write for example `code: 1999`"),
        ("x.ron:6:5: ", "the id `01999` is used twice; the first is at x.ron:2:5"),
        ("x.ron:5:5: ", "the name `CHASSEUR` is that of another card of the set: 01038"),
    ];
    assert_eq!(said.len(), expected.len(), "{said:#?}");
    for (said, (place, message)) in said.iter().zip(expected) {
        assert!(said.starts_with(place) && said.contains(message), "expected `{place}` and `{message}` in `{said}`");
    }
    assert!(read.problems[4].say(Language::It).contains("è di un'altra carta della serie"));
    assert_eq!(read.cards.cards().len(), CardSet::house().cards().len() + 1);
    assert!(read.cards.named(&"NEW ONE".into()).is_some());
}

#[test]
fn a_card_of_the_set_is_replaced_under_its_number_and_a_hundred_mistakes_are_enough() {
    let text = "[(code: 1038, name: \"CHASSEUR\", kind: Special)]";
    let read = card_files::files(&[file("x.ron", text)]);
    assert_eq!((read.problems.len(), read.cards.cards().len()), (0, CardSet::house().cards().len()));
    assert_ne!(read.cards, CardSet::house());
    let many = problems(&"()\n".repeat(5_000));
    assert!(many.len() < 120 && many.iter().any(|problem| problem.contains("more problem")), "{many:#?}");
}
