//! The words of the game, as the page asks for them.

use coal::card::{Card, CardType, Maneuver, Pilot};
use coal::card_text;
use table::Language;

/// The card in one line.
pub fn card_line(card: &Card, language: Language) -> String {
    card_text::card_line(card, language)
}

/// One line about how a Steambot or a pilot plays.
pub fn style(id: &str, language: Language) -> String {
    card_text::style(id, language)
}

/// The whole card below its name, in lines.
pub fn card_lines(card: &Card, language: Language) -> Vec<String> {
    card_text::card_text(card, language).lines().map(str::to_owned).collect()
}

/// The name of a card type.
pub fn type_name(kind: CardType, language: Language) -> String {
    card_text::type_name(kind, language)
}

/// The costs and effects of a Maneuver.
pub fn maneuver_text(maneuver: &Maneuver, language: Language) -> String {
    card_text::maneuver_text(maneuver, language)
}

/// The text of the pilot's ability; `None` if it has none.
pub fn ability_text(pilot: &Pilot, language: Language) -> Option<String> {
    pilot.ability.map(|ability| card_text::ability_text(ability, language))
}
