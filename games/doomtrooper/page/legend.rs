//! The signs on cards and boards: emblems of affiliations, signs of the kinds of cards, letters.

use doomtrooper::language::{Affiliation, CardKind};
use doomtrooper::{CardSet, text};
use table::Language;

use super::art;
use crate::i18n;

/// The letters on cards and boards, with the ids of their meanings.
const LETTERS: [(&str, &str); 6] = [
    ("rating-f", "legend-f"),
    ("rating-s", "legend-s"),
    ("rating-a", "legend-a"),
    ("rating-v", "legend-v"),
    ("letter-d", "legend-d"),
    ("letter-p", "legend-p"),
];

/// Every sign with its meaning.
#[must_use]
pub fn symbols(language: Language) -> Vec<(String, String)> {
    let say = |id| i18n::say(language, id, &[]);
    let letters = LETTERS.map(|(letter, id)| (format!("<b>{}</b>", say(letter)), say(id)));
    // The other affiliations share one emblem.
    let own = Affiliation::ALL.iter().filter(|affiliation| art::has_emblem(**affiliation));
    let emblem = |affiliation: &Affiliation| {
        (art::emblem_svg(Some(*affiliation)), text::affiliation_name(*affiliation, language).to_owned())
    };
    let no_emblem = (art::emblem_svg(None), say("legend-generic"));
    let cards = CardSet::house();
    let sign = |kind: CardKind| {
        let card = cards.cards().iter().find(|card| card.kind == kind)?;
        Some((art::sign_svg(card), text::kind_name(kind, language).to_owned()))
    };
    letters
        .into_iter()
        .chain(own.map(emblem))
        .chain([no_emblem])
        .chain(CardKind::ALL.into_iter().filter_map(sign))
        .collect()
}
