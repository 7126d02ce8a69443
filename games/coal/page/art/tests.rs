//! Checks that every picture is well-formed, small, free of ids and styles, and the same each time.

use std::collections::HashSet;

use coal::CardSet;
use coal::card::{Model, Resource};

use super::symbol::{Symbol, symbol_svg};
use super::*;
use crate::icons::{ICONS, icon};

/// The most bytes of one card's picture.
const CARD_LIMIT: usize = 9000;
/// The most bytes of any other picture.
const OTHER_LIMIT: usize = 8000;
/// The most bytes of an average card's picture.
const CARD_AVERAGE: usize = 6700;

/// Every picture with a name; the faces of cards come first.
fn pictures() -> Vec<(String, String)> {
    let set = CardSet::house();
    let mut all = Vec::new();
    all.extend(set.cards().iter().map(|card| (card.id.clone(), card_svg(card))));
    all.push(("card-back".to_owned(), card_back_svg()));
    all.extend(set.pilots().iter().map(|pilot| (pilot.id.clone(), pilot_svg(pilot))));
    all.extend(Model::ALL.map(|model| (model.to_string(), bot_svg(model))));
    all.extend(Resource::ALL.map(|resource| (resource.to_string(), token_svg(resource))));
    all.extend(Symbol::ALL.map(|symbol| (format!("{symbol:?}"), symbol_svg(symbol))));
    all.extend(ICONS.map(|name| (format!("icon {name}"), icon(name))));
    all
}

#[test]
fn every_picture_is_well_formed_and_decorative() {
    for (name, svg) in pictures() {
        let document = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{name}: {error}\n{svg}"));
        let root = document.root_element();
        assert_eq!(root.tag_name().name(), "svg", "{name}");
        assert_eq!(root.attribute("aria-hidden"), Some("true"), "{name}");
        assert!(root.attribute("viewBox").is_some(), "{name}");
    }
}

#[test]
fn no_picture_has_an_id_a_style_or_a_reference() {
    for (name, svg) in pictures() {
        let document = roxmltree::Document::parse(&svg).unwrap();
        for node in document.descendants().filter(roxmltree::Node::is_element) {
            for attribute in node.attributes() {
                assert!(!["id", "style", "href"].contains(&attribute.name()), "{name}: {}", attribute.name());
                assert!(!attribute.value().contains("url("), "{name}: {}", attribute.value());
            }
        }
    }
}

#[test]
fn every_class_of_a_picture_is_in_the_theme() {
    let theme = include_str!("../../../../crates/web/static/theme.css");
    let selectors: HashSet<&str> = theme.split(|c: char| !c.is_alphanumeric() && c != '-' && c != '.').collect();
    let mut missing = HashSet::new();
    for (_, svg) in pictures() {
        let document = roxmltree::Document::parse(&svg).unwrap();
        for class in document.descendants().filter_map(|node| node.attribute("class")) {
            let known = |class: &&str| selectors.contains(&format!(".{class}").as_str());
            missing.extend(class.split(' ').filter(|class| !known(class)).map(str::to_owned));
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn pictures_are_small() {
    let pictures = pictures();
    for (name, svg) in &pictures {
        let limit = if name.starts_with('c') { CARD_LIMIT } else { OTHER_LIMIT };
        assert!(svg.len() <= limit, "{name}: {} bytes", svg.len());
    }
    let cards = CardSet::house().cards().len();
    let average = pictures[..cards].iter().map(|(_, svg)| svg.len()).sum::<usize>() / cards;
    assert!(average <= CARD_AVERAGE, "{average} bytes a card");
}

#[test]
fn no_number_of_a_picture_ends_in_an_idle_zero() {
    for (name, svg) in pictures() {
        let numbers = svg.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
        let idle: Vec<&str> = numbers.filter(|number| number.contains('.') && number.ends_with('0')).collect();
        assert!(idle.is_empty(), "{name}: {idle:?}");
    }
}

#[test]
fn the_same_data_give_the_same_picture_and_other_data_another() {
    let first = pictures();
    assert_eq!(first, pictures());
    let different: HashSet<&str> = first.iter().map(|(_, svg)| svg.as_str()).collect();
    // The pictures of the two tokens equal the symbols of their resources.
    assert_eq!(different.len(), first.len() - 2);
}

#[test]
fn a_card_that_nobody_has_drawn_for_has_a_picture_chosen_by_its_id() {
    let mut card = CardSet::house().cards()[0].clone();
    let faces: HashSet<String> = (0..20)
        .map(|number| {
            card.id = format!("x-{number}");
            card_svg(&card)
        })
        .collect();
    assert_eq!(faces.len(), 20);
    card.effects = vec![coal::card::Effect::Heal { n: 200 }; 40];
    card.cost = coal::card::Tokens { steam: 90, energy: 90 };
    assert!(roxmltree::Document::parse(&card_svg(&card)).is_ok());
}

#[test]
fn an_unknown_pilot_has_a_portrait_by_title_and_id() {
    let mut pilot = CardSet::house().pilots()[0].clone();
    let mut portrait = |id: &str| {
        id.clone_into(&mut pilot.id);
        pilot_svg(&pilot)
    };
    assert_ne!(portrait("lady-ada"), portrait("doctor-brunel"));
    assert_eq!(portrait("lady-ada"), portrait("lady-ada"));
}

/// `cargo test -p web gallery -- --ignored` writes all pictures in both themes to `target/gallery.html`.
#[test]
#[ignore = "writes a page to look at"]
fn gallery() {
    let set = CardSet::house();
    let mut body = String::new();
    for theme in ["dark", "light"] {
        put!(body, "<section data-theme='{theme}'><div class='g-bots'>");
        Model::ALL.into_iter().for_each(|model| put!(body, "<div>{}</div>", bot_svg(model)));
        body.push_str("</div><div class='g-pilots'>");
        set.pilots().iter().for_each(|pilot| put!(body, "<div>{}</div>", pilot_svg(pilot)));
        body.push_str("</div><div class='g-small'>");
        Symbol::ALL.into_iter().for_each(|symbol| put!(body, "<div>{}</div>", symbol_svg(symbol)));
        ICONS.into_iter().for_each(|name| put!(body, "<div>{}</div>", icon(name)));
        body.push_str("</div><div class='g-cards'>");
        for card in set.cards() {
            put!(body, "<div class='card'>{}<span class='card-name'>{}</span></div>", card_svg(card), card.name.en);
        }
        put!(body, "<div class='card'>{}</div></div></section>", card_back_svg());
    }
    let page = format!(
        "<!doctype html><meta charset='utf-8'><title>Gallery</title><style>{}{GALLERY}</style>{body}",
        include_str!("../../../../crates/web/static/theme.css")
    );
    let place = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/gallery.html");
    std::fs::write(&place, page).unwrap_or_else(|error| panic!("{}: {error}", place.display()));
}

const GALLERY: &str = "body{margin:0}section{background:var(--ground);color:var(--text);padding:16px}section>div{display:grid;gap:12px;\
    margin-bottom:16px}.g-bots{grid-template-columns:repeat(4,240px)}.g-pilots{grid-template-columns:repeat(10,120px)}.g-small{\
    grid-template-columns:repeat(20,48px)}.g-cards{grid-template-columns:repeat(7,190px)}\
    .card{position:relative;aspect-ratio:5/7;container-type:inline-size}.card svg{display:block;width:100%}";
