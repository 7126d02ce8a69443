//! Dice: the result is known before; what rolls is a strip of faces that stops at it.

use estro::language::Estro;
use estro::rules::die_lists;

use super::sign::{colours, estro_svg};
use super::{picture, put};

/// The pips of each face in a square of 60: columns and rows of 15, 30 and 45.
const PIPS: [&[(u8, u8)]; 6] = [
    &[(30, 30)],
    &[(15, 15), (45, 45)],
    &[(15, 15), (30, 30), (45, 45)],
    &[(15, 15), (45, 15), (15, 45), (45, 45)],
    &[(15, 15), (45, 15), (30, 30), (15, 45), (45, 45)],
    &[(15, 15), (45, 15), (15, 30), (45, 30), (15, 45), (45, 45)],
];

/// One face of a die; of a number outside 1 to 6 the nearest one.
#[must_use]
pub fn die_svg(value: u8) -> String {
    let mut parts = String::from(
        "<path class='e-die' d='M8 1h44l7 7v44l-7 7H8l-7-7V8z'/><path class='e-die-edge' d='M8 1h44l7 7v44l-7 7H8l-7-7V8z'/>",
    );
    for (x, y) in PIPS[usize::from(value.clamp(1, 6)) - 1] {
        put!(parts, "<path class='e-pip' d='M{x} {}l6 6-6 6-6-6z'/>", y - 6);
    }
    picture("art-die", 60, 60, &[&parts])
}

/// A die with the Estri that its result lists below it (ESTRO-ATK-05). The strip shows six other faces before the last one.
pub fn die(value: u8, estro: Option<Estro>) -> String {
    let value = value.clamp(1, 6);
    let helps = estro.is_some_and(|estro| die_lists(value, estro));
    let mut out = String::new();
    let classes = format!("{}{}", estro.map_or("", colours), if helps { " helps" } else { "" });
    put!(out, "<span class='die {classes}' data-value='{value}'><span class='die-window'><span class='die-strip'>");
    for step in 1..=6_u8 {
        out.push_str(&die_svg((value + step * 5 - 1) % 6 + 1));
    }
    out.push_str(&die_svg(value));
    out.push_str("</span></span><span class='die-lists'>");
    for listed in Estro::ALL.into_iter().filter(|estro| die_lists(value, *estro)) {
        let own = if estro == Some(listed) { " own" } else { "" };
        put!(out, "<span class='die-listed{own}'>{}</span>", estro_svg(listed));
    }
    out.push_str("</span></span>");
    out
}
