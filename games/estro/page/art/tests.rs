//! Checks that every picture is well-formed, small, free of ids and styles, and the same each time, and that every class is
//! styled.

use std::collections::HashSet;

use estro::CardSet;
use estro::language::Estro;
use estro::rules::match_up;
use table::Language;

use super::being::{Subject, being_svg};
use super::looks::Words;
use super::*;

/// The most bytes of a picture.
const LIMIT: usize = 7000;
/// The most bytes of an average card's picture.
const AVERAGE: usize = 4600;

const STYLES: &str = concat!(include_str!("../static/game.css"), include_str!("../static/signs.css"));

/// What a card of the house set looks like where nothing has changed it.
fn printed(card: &estro::language::Card) -> Looks {
    let stats = card.values.by_stat().map(i16::from);
    let tot = card.values.tot() as i16;
    Looks {
        id: card.id.clone(),
        name: card.name.clone(),
        estro: card.estro,
        printed_estro: card.estro,
        printed: stats,
        printed_tot: tot,
        stats,
        tot: Some(tot),
        has_gift: card.gift.is_some(),
        ..Looks::default()
    }
}

fn beings() -> Vec<String> {
    let of = |card: &estro::language::Card| {
        being_svg(&Subject { id: &card.id, estro: card.estro, values: card.values.by_stat().map(i16::from) })
    };
    CardSet::house().cards().iter().map(of).collect()
}

/// Every picture; those of cards come first.
fn pictures() -> Vec<String> {
    let others = [face::back_svg(), incinerator_svg(), matrix::icon()];
    beings()
        .into_iter()
        .chain(Estro::ALL.map(estro_svg))
        .chain(Estro::ALL.map(zone_svg))
        .chain(Mark::ALL.map(mark_svg))
        .chain((1..=6).map(die_svg))
        .chain(others)
        .collect()
}

/// Cards as they are shown, and everything else that is more than one picture.
fn scenes() -> Vec<String> {
    let words = Words::of(Language::En);
    let set = CardSet::house();
    let mut all =
        vec![matrix::table(&words), face::back(None, Size::Small), die::die(4, Some(Estro::Ardo)), die::die(1, None)];
    for (card, size) in set.cards().iter().zip([Size::Small, Size::Middle, Size::Large].into_iter().cycle()) {
        all.push(face::face(&printed(card), size, &words));
        all.push(face::face(&changed(card), size, &words));
        all.push(face::back(Some(&changed(card)), size));
    }
    all
}

/// A card to which everything has happened.
fn changed(card: &estro::language::Card) -> Looks {
    let looks = printed(card);
    let [atk, def, hel, dex, map] = looks.printed;
    Looks {
        estro: Estro::ALL[(card.estro.index() + 1) % 5],
        stats: [atk + 5, def, hel - 3, dex, map + 10],
        tot: looks.tot.map(|tot| tot + 12),
        has_gift: true,
        is_used: true,
        is_inhibited: true,
        has_attacked: true,
        is_protected: true,
        is_barred: true,
        must_attack: true,
        waits: true,
        ..looks
    }
}

#[test]
fn every_picture_is_well_formed_and_decorative() {
    for svg in pictures() {
        let document = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
        let root = document.root_element();
        assert_eq!(root.tag_name().name(), "svg");
        assert_eq!(root.attribute("aria-hidden"), Some("true"), "{svg}");
        assert!(root.attribute("viewBox").is_some(), "{svg}");
    }
}

#[test]
fn no_picture_and_no_card_has_an_id_a_style_or_a_reference() {
    for svg in pictures().into_iter().chain(scenes()) {
        let document = roxmltree::Document::parse(&svg).unwrap();
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            for attribute in node.attributes() {
                assert!(!["id", "style", "href"].contains(&attribute.name()), "{}", attribute.name());
                assert!(!attribute.value().contains("url("), "{}", attribute.value());
            }
        }
    }
}

#[test]
fn every_class_of_a_picture_and_a_card_is_styled() {
    // The shell's styles: the size of a card, and what all pictures have.
    let shell = ["art", "card"];
    let known: HashSet<&str> =
        STYLES.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '.').flat_map(|part| part.split('.')).collect();
    let mut missing = HashSet::new();
    for markup in pictures().into_iter().chain(scenes()) {
        let document = roxmltree::Document::parse(&markup).unwrap_or_else(|error| panic!("{error}\n{markup}"));
        for class in document.descendants().filter_map(|node| node.attribute("class")) {
            let lacks = |class: &&str| !known.contains(class) && !shell.contains(class);
            missing.extend(class.split(' ').filter(lacks).map(str::to_owned));
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn pictures_are_small() {
    for svg in pictures() {
        assert!(svg.len() <= LIMIT, "{} bytes: {svg}", svg.len());
    }
    let beings = beings();
    let average = beings.iter().map(String::len).sum::<usize>() / beings.len();
    assert!(average <= AVERAGE, "{average} bytes a card");
}

#[test]
fn the_same_data_give_the_same_picture_and_every_card_another_one() {
    let first = pictures();
    assert_eq!(first, pictures());
    let different: HashSet<&String> = first.iter().collect();
    assert_eq!(different.len(), first.len());
    assert_eq!(beings().len(), 250);
}

#[test]
fn a_card_of_any_values_and_any_name_has_a_picture() {
    for estro in Estro::ALL {
        for n in [i16::MIN, -1, 0, 99, i16::MAX] {
            for id in ["", "x", "<&>'\""] {
                let looks = Looks {
                    id: id.to_owned(),
                    name: id.to_owned(),
                    estro,
                    printed_estro: estro,
                    printed: [n; 5],
                    stats: [n; 5],
                    tot: Some(n),
                    ..Looks::default()
                };
                let face = face::face(&looks, Size::Large, &Words::of(Language::It));
                assert!(roxmltree::Document::parse(&face).is_ok(), "{face}");
            }
        }
    }
}

/// ESTRO-CARD-04: the value that the present Estro owns is marked, once.
#[test]
fn the_primary_value_is_that_of_the_present_estro() {
    let set = CardSet::house();
    let card = &set.cards()[0];
    for estro in Estro::ALL {
        let face = face::face(&Looks { estro, ..printed(card) }, Size::Large, &Words::of(Language::En));
        let document = roxmltree::Document::parse(&face).unwrap();
        let is_primary =
            |node: &roxmltree::Node| node.attribute("class").is_some_and(|class| class.contains("is-primary"));
        let primary: Vec<_> = document.descendants().filter(is_primary).collect();
        assert_eq!(primary.len(), 1);
        let text: String = primary[0].descendants().filter_map(|node| node.text()).collect();
        assert!(text.contains(estro::card_text::stat_name(estro.stat())), "{text}");
    }
}

/// ESTRO-CARD-06: a changed value has an arrow in its direction besides its colour, an unchanged one has none.
#[test]
fn changed_values_have_an_arrow() {
    let set = CardSet::house();
    let card = &set.cards()[0];
    let count =
        |looks: &Looks, what: &str| face::face(looks, Size::Small, &Words::of(Language::En)).matches(what).count();
    let (was, is) = (printed(card), changed(card));
    assert_eq!((count(&was, "is-up"), count(&was, "is-down"), count(&was, "<i>")), (0, 0, 0));
    // ATK, MAP and TOT are higher, HEL is lower.
    assert_eq!((count(&is, "is-up"), count(&is, "is-down"), count(&is, "<i>")), (3, 1, 4));
}

/// A face-down card shows nothing of a card that its viewer does not know.
#[test]
fn a_covered_card_that_is_not_known_is_like_every_other() {
    let set = CardSet::house();
    let cards = set.cards();
    let hidden = face::back(None, Size::Small);
    assert!(!hidden.contains("ecard-name") && !hidden.contains("ecard-tot"));
    let known = face::back(Some(&printed(&cards[7])), Size::Small);
    assert!(known.contains(&cards[7].name));
}

/// ESTRO-ATK-08: the table shows every number of the rules, with its sign.
#[test]
fn the_matrix_is_that_of_the_rules() {
    let table = matrix::table(&Words::of(Language::En));
    let document = roxmltree::Document::parse(&table).unwrap();
    let cells = document.descendants().filter(|node| node.has_tag_name("td")).skip(1);
    let shown: Vec<i16> =
        cells.map(|cell| cell.text().unwrap().replace('−', "-").trim_start_matches('+').parse().unwrap()).collect();
    let rules: Vec<i16> = Estro::ALL.into_iter().flat_map(|one| Estro::ALL.map(|other| match_up(one, other))).collect();
    assert_eq!(shown, rules);
}

/// ESTRO-ATK-05: a die ends on its result and is bright exactly for the Estri that it lists.
#[test]
fn a_die_ends_on_its_result() {
    for value in 1..=6 {
        for estro in Estro::ALL {
            let die = die::die(value, Some(estro));
            assert_eq!(die.contains(" helps"), estro::rules::die_lists(value, estro), "{value} {estro}");
            let last = &die[die.rfind("<svg xmlns='http://www.w3.org/2000/svg' class='art art-die").unwrap()..];
            assert_eq!(last.matches("e-pip").count(), usize::from(value));
        }
    }
}
