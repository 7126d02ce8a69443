//! The match-up matrix as a table for the eye and the ear; its numbers come from the rules.

use estro::card_text::estro_name;
use estro::language::Estro;
use estro::rules::match_up;

use super::sign::estro_svg;
use super::{Words, picture, put};

/// The table: rows attack, columns are attacked.
pub fn table(words: &Words) -> String {
    let mut out = String::from("<table class='matrix-table'><thead><tr>");
    put!(out, "<td class='matrix-corner'><span>{} →</span><span>{} ↓</span></td>", words.attacks, words.attacked);
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

/// Four cells with gains and losses.
pub fn icon() -> String {
    let lines = "M2 2h20v20H2zM12 2v20M2 12h20M7 4.5v5M4.5 7h5M14.5 7h5M4.5 17h5M17 14.5v5M14.5 17h5";
    picture("art-mark art-matrix", 24, 24, &[&format!("<path class='e-line' d='{lines}'/>")])
}
