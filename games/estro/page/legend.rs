//! The signs on cards and on the table, each with its meaning.

use estro::card_text::{estro_name, stat_name};
use estro::language::Estro;
use table::Language;

use super::art::{Mark, die_svg, estro_svg, incinerator_svg, mark_svg, matrix_icon};
use crate::i18n;

/// Every sign with its meaning.
#[must_use]
pub fn symbols(language: Language) -> Vec<(String, String)> {
    let say = |id: &str| i18n::say(language, id, &[]);
    let estri = Estro::ALL.into_iter().map(|estro| {
        let values = [("estro", estro_name(estro).into()), ("stat", stat_name(estro.stat()).into())];
        (estro_svg(estro), i18n::say(language, "legend-estro", &values))
    });
    let marks = Mark::ALL.into_iter().map(|mark| (mark_svg(mark), say(&format!("legend-{}", mark.as_str()))));
    let others = [
        ("<b>TOT</b>".to_owned(), say("legend-tot")),
        (die_svg(6), say("legend-die")),
        (incinerator_svg(), say("legend-incinerator")),
        (matrix_icon(), say("legend-matrix")),
    ];
    estri.chain(marks).chain(others).collect()
}
