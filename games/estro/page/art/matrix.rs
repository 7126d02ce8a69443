//! The match-up matrix as a table for the eye and the ear; its numbers come from the rules.

use estro::card_text::estro_name;
use estro::language::Estro;
use estro::rules::match_up;

use super::sign::estro_svg;
use super::{Words, picture, put};

/// The table: rows attack, columns are attacked.
pub fn table(words: &Words) -> String {
    let mut out = String::from("<table class='matrix-table'><thead><tr>");
    put!(out, "<td class='matrix-corner'><span>{} ↓</span><span>{} →</span></td>", words.attacks, words.attacked);
    for target in Estro::ALL {
        put!(out, "<th scope='col'>{}<span>{}</span></th>", estro_svg(target), estro_name(target));
    }
    out.push_str("</tr></thead><tbody>");
    for attacker in Estro::ALL {
        put!(out, "<tr><th scope='row'>{}<span>{}</span></th>", estro_svg(attacker), estro_name(attacker));
        for target in Estro::ALL {
            let n = match_up(attacker, target);
            let (class, sign) = look(n);
            put!(out, "<td class='{class}'>{sign}{}</td>", n.abs());
        }
        out.push_str("</tr>");
    }
    out.push_str("</tbody></table>");
    out
}

/// The class of a number and its sign.
const fn look(n: i16) -> (&'static str, &'static str) {
    match n {
        10.. => ("gain most", "+"),
        1.. => ("gain", "+"),
        0 => ("even", ""),
        ..=-10 => ("loss most", "−"),
        _ => ("loss", "−"),
    }
}

/// A small matrix with its gains.
pub fn icon() -> String {
    let mut cells = String::new();
    for (row, attacker) in Estro::ALL.into_iter().enumerate() {
        for (column, target) in Estro::ALL.into_iter().enumerate() {
            let (x, y) = (1 + column * 9 / 2, 1 + row * 9 / 2);
            if match_up(attacker, target) > 0 {
                put!(cells, "M{x} {y}h4v4h-4z");
            } else {
                put!(cells, "M{} {}h1v1h-1z", x + 1, y + 1);
            }
        }
    }
    picture("art-mark", 24, 24, &[&format!("<path class='e-mark' d='{cells}'/>")])
}
