//! The pictures of Doomtrooper, drawn as SVG markup from the data of cards: a frame in the colours of the affiliation,
//! its emblem, and a motif for the kind of card. The number of the card turns the lines of the motif.
//!
//! Every function is pure: the same card looks the same for ever. Colours are classes of `game.css`.

mod motif;

use doomtrooper::language::{Affiliation, Card, CardKind};

use crate::svg::{picture, put};

/// The class of an affiliation's colours, or of those of generic cards.
#[must_use]
pub const fn colours(affiliation: Option<Affiliation>) -> &'static str {
    match affiliation {
        None => "f-generic",
        Some(Affiliation::Bauhaus) => "f-bauhaus",
        Some(Affiliation::Capitol) => "f-capitol",
        Some(Affiliation::Cybertronic) => "f-cybertronic",
        Some(Affiliation::Imperial) => "f-imperial",
        Some(Affiliation::Mishima) => "f-mishima",
        Some(Affiliation::Brotherhood) => "f-brotherhood",
        Some(Affiliation::Legion) => "f-legion",
        Some(_) => "f-tribe",
    }
}

/// The face of a card: 500 x 380, above which the page writes its name and below it its figures.
#[must_use]
pub fn card_svg(card: &Card) -> String {
    let affiliation = card.icons.first().copied();
    let mut scene = String::from("<path class='d-sky' d='M0 0h500v380H0z'/>");
    let mut chance = u32::from(card.code.0).wrapping_mul(2_654_435_761);
    let mut next = |below: u32| {
        chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (chance >> 16) % below
    };
    // A ruined skyline, different for each card.
    let mut x = 0;
    scene.push_str("<path class='d-far' d='M0 380");
    while x < 500 {
        let (width, top) = (24 + next(52), 120 + next(170));
        put!(scene, "V{top}h{width}");
        x += width;
    }
    scene.push_str("V380z'/>");
    put!(scene, "<circle class='d-moon' cx='{}' cy='{}' r='{}'/>", 60 + next(380), 50 + next(70), 22 + next(26));
    put!(scene, "<path class='d-ground' d='M0 380v-{}q125 -{} 250 -10t250 -6V380z'/>", 40 + next(30), 10 + next(40));
    put!(scene, "<g class='d-figure' transform='translate({} 0)'><path d='{}'/></g>", next(60), motif(card));
    put!(scene, "<g class='d-emblem' transform='translate(92 20) scale(3.2)'><path d='{}'/></g>", emblem(affiliation));
    filling(&picture(&format!("art-dcard {}", colours(affiliation)), 500, 380, &[&scene]))
}

/// The sign of a card's kind, small and in the colour of the surrounding text.
#[must_use]
pub fn sign_svg(card: &Card) -> String {
    picture("art-sign", 500, 380, &[&format!("<path d='{}'/>", motif(card))])
}

/// The picture cropped to fill its place, however high that is.
fn filling(svg: &str) -> String {
    svg.replacen("<svg ", "<svg preserveAspectRatio='xMidYMid slice' ", 1)
}

/// The back of a card.
#[must_use]
pub fn back_svg() -> String {
    let parts = "<path class='d-back' d='M0 0h500v380H0z'/><path class='d-back-line' \
                 d='M30 30h440v320H30zM250 60l120 130-120 130-120-130zM250 120l60 70-60 70-60-70z'/>";
    filling(&picture("art-dcard", 500, 380, &[parts]))
}

/// The emblem of an affiliation as a separate picture.
#[must_use]
pub fn emblem_svg(affiliation: Option<Affiliation>) -> String {
    let path = format!("<path d='{}'/>", emblem(affiliation));
    picture(&format!("art-emblem {}", colours(affiliation)), 24, 24, &[&path])
}

/// Whether an affiliation has a separate emblem.
#[must_use]
pub const fn has_emblem(affiliation: Affiliation) -> bool {
    matches!(
        affiliation,
        Affiliation::Bauhaus
            | Affiliation::Capitol
            | Affiliation::Cybertronic
            | Affiliation::Imperial
            | Affiliation::Mishima
            | Affiliation::Brotherhood
            | Affiliation::Legion
    )
}

/// The emblem in a square of 24.
const fn emblem(affiliation: Option<Affiliation>) -> &'static str {
    match affiliation {
        // A plain ring.
        None => "M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18zM12 8a4 4 0 1 1 0 8 4 4 0 1 1 0-8z",
        // A cog with a cross.
        Some(Affiliation::Bauhaus) => {
            "M10 2h4v3l3 1 2-2 3 3-2 2 1 3h1v4h-3l-1 3 2 2-3 3-2-2-3 1v1h-4v-3l-3-1-2 2-3-3 2-2-1-3H2v-4h3l1-3-2-2 3-3 2 2 1-1zM11 8v3H8v2h3v3h2v-3h3v-2h-3V8z"
        }
        // A star.
        Some(Affiliation::Capitol) => "M12 1l3 8h8l-6.500 5 2.500 8-7-5-7 5 2.500-8L1 9h8z",
        // A circuit.
        Some(Affiliation::Cybertronic) => "M2 4h9v4H6v8h5v4H2zM22 4h-7v4h3v3h-6v2h6v3h-3v4h7z",
        // A crown.
        Some(Affiliation::Imperial) => "M2 20V6l5 6 5-9 5 9 5-6v14zM5 22h14v1H5z",
        // A rising sun.
        Some(Affiliation::Mishima) => {
            "M12 9a5 5 0 0 1 5 5H7a5 5 0 0 1 5-5zM11 2h2v5h-2zM3 5l2-1 3 4-2 1zM21 5l-2-1-3 4 2 1zM1 16h22v3H1zM4 21h16v2H4z"
        }
        // A winged sword.
        Some(Affiliation::Brotherhood) => "M11 1h2v11h9l-3 4h-6v7l-1 1-1-1v-7H5l-3-4h9z",
        // A horned skull.
        Some(Affiliation::Legion) => {
            "M1 2c3 2 4 4 5 5a9 9 0 0 1 12 0c1-1 2-3 5-5 0 5-2 8-3 9 0 5-2 6-4 7v5h-3v-3h-2v3H8v-5c-2-1-4-2-4-7-1-1-3-4-3-9zM8 11l2 3 1-3zM16 11l-2 3-1-3z"
        }
        // A spear and a shield.
        Some(_) => "M3 3h10v9c0 5-3 7-5 9-2-2-5-4-5-9zM16 22V8l-2-1 3-6 3 6-2 1v14z",
    }
}

/// The motif of a kind of card, in a picture of 500 x 380.
fn motif(card: &Card) -> &'static str {
    match card.kind {
        CardKind::Warrior => motif::warrior(card),
        CardKind::Equipment => motif::equipment(card),
        // A bunker.
        CardKind::Fortification => {
            "M70 340V210l40-40V120h40v30h70v-50h60v50h70v-30h40v50l40 40v130zM140 240v30h220v-30z"
        }
        // A scroll with a seal.
        CardKind::Mission => {
            "M130 80h230a30 30 0 0 1 0 60v150a34 34 0 0 1-34 34H150a30 30 0 0 1 0-60h20V140h-40a30 30 0 0 1 0-60zM200 160v14h120v-14zM200 200v14h120v-14zM300 250a26 26 0 1 0 52 0 26 26 0 1 0-52 0z"
        }
        // An open hand with rays.
        CardKind::Art | CardKind::Ki => {
            "M250 40l14 70 40-60-10 72 66-36-44 60 74-6-64 42 60 44-82-8v132H196V218l-82 8 60-44-64-42 74 6-44-60 66 36-10-72 40 60z"
        }
        // A dark star.
        CardKind::Symmetry => {
            "M250 40l34 96 100-18-66 78 66 78-100-18-34 96-34-96-100 18 66-78-66-78 100 18zM250 160a36 36 0 1 0 0 72 36 36 0 1 0 0-72z"
        }
        // A thunderbolt.
        CardKind::Special => "M280 30L130 220h90l-40 130 190-200h-96z",
        // A chalice.
        CardKind::Relic => "M150 80h200c0 90-30 140-80 152v60h60v40H170v-40h60v-60c-50-12-80-62-80-152z",
        // Peaks.
        CardKind::Warzone => {
            "M20 350L150 120l60 90 70-140 110 170 30-40 70 150zM150 120l-20 60 20-12 22 14zM280 70l-24 70 26-14 28 20z"
        }
        // Clasped rings.
        CardKind::Alliance => {
            "M180 110a90 90 0 1 0 70 147 90 90 0 1 0 0-114 90 90 0 0 0-70-33zM180 150a50 50 0 1 1 0 100 50 50 0 1 1 0-100zM320 150a50 50 0 1 1 0 100 50 50 0 1 1 0-100z"
        }
        // A beast's head.
        CardKind::Beast => {
            "M110 120l70 20 70-40 70 40 70-20-20 90 20 60-70 20-30 60h-80l-30-60-70-20 20-60zM190 190l40 30 10-20zM310 190l-40 30-10-20zM210 290h80l-14 26h-52z"
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use doomtrooper::CardSet;

    #[test]
    fn every_picture_is_well_formed_small_and_decorative() {
        let cards = CardSet::house();
        let faces = cards.cards().iter().map(card_svg);
        let emblems = Affiliation::ALL.iter().map(|affiliation| emblem_svg(Some(*affiliation)));
        for svg in faces.chain(emblems).chain([back_svg(), emblem_svg(None)]) {
            let document = roxmltree::Document::parse(&svg).unwrap_or_else(|error| panic!("{error}\n{svg}"));
            assert_eq!(document.root_element().attribute("aria-hidden"), Some("true"));
            assert!(svg.len() < 3_000, "{}", svg.len());
        }
        let sizes: Vec<usize> = cards.cards().iter().map(|card| card_svg(card).len()).collect();
        let average = sizes.iter().sum::<usize>() / sizes.len();
        assert!(average < 1_700, "{average} bytes for a card's picture");
    }

    #[test]
    fn two_cards_look_different_and_a_card_always_the_same() {
        let cards = CardSet::house();
        let (one, other) = (&cards.cards()[0], &cards.cards()[1]);
        assert_eq!(card_svg(one), card_svg(one));
        assert_ne!(card_svg(one), card_svg(other));
    }
}
