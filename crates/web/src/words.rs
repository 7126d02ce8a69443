//! The words of the game as the page asks for them.

use std::sync::OnceLock;

use coal::card::{Card, CardType, Maneuver, Pilot};
use coal::card_text;
use rulebook::Rulebook;
use table::Language;

/// The card in one line.
pub fn card_line(card: &Card, language: Language) -> String {
    card_text::card_line(card, language)
}

/// The whole card below its name, in lines.
pub fn card_lines(card: &Card, language: Language) -> Vec<String> {
    card_text::card_text(card, language).lines().map(str::to_owned).collect()
}

/// The name of a card type.
pub fn type_name(kind: CardType, language: Language) -> String {
    card_text::type_name(kind, language)
}

/// What a Maneuver costs and does.
pub fn maneuver_text(maneuver: &Maneuver, language: Language) -> String {
    card_text::maneuver_text(maneuver, language)
}

/// What the pilot's ability does; nothing where there is none.
pub fn ability_text(pilot: &Pilot, language: Language) -> Option<String> {
    pilot.ability.map(|ability| card_text::ability_text(ability, language))
}

/// The rulebook of the game, read once for each language.
pub fn rulebook(language: Language) -> &'static Rulebook {
    static BOOKS: [OnceLock<Rulebook>; 2] = [OnceLock::new(), OnceLock::new()];
    // A test of the game reads both files, so the empty book is never seen.
    BOOKS[language as usize].get_or_init(|| Rulebook::parse(coal::rulebook(language)).unwrap_or_default())
}
