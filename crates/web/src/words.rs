//! The words of the game as the page asks for them.

use coal::card::{Card, Maneuver, Pilot};
use coal::{Action, Event, State};
use rulebook::Rulebook;
use table::{Language, Logged, Refusal, Seat};

pub fn prompt(state: &State, seat: Seat, _language: Language) -> String {
    let view = table::Game::view(state, seat.into());
    format!("{:?}", view.asks.map(|(_, ask)| ask))
}

pub fn label(_state: &State, _seat: Seat, action: Action, _language: Language) -> String {
    action.to_string()
}

pub fn tell(_state: &State, logged: &Logged<Event>, _language: Language) -> String {
    format!("{:?}", logged.event)
}

pub fn explain(_state: &State, refusal: &Refusal, _language: Language) -> String {
    refusal.reason.to_owned()
}

pub fn card_text(card: &Card, _language: Language) -> String {
    format!("{:?}", card.effects)
}

pub fn maneuver_text(maneuver: &Maneuver, _language: Language) -> String {
    format!("{:?}", maneuver.effects)
}

pub fn ability_text(pilot: &Pilot, _language: Language) -> String {
    format!("{:?}", pilot.ability)
}

pub fn option_text(name: &str, _language: Language) -> String {
    name.to_owned()
}

/// The rulebook of the game, read once for each language.
pub fn rulebook(_language: Language) -> &'static Rulebook {
    static BOOK: std::sync::OnceLock<Rulebook> = std::sync::OnceLock::new();
    BOOK.get_or_init(|| Rulebook::parse(include_str!("../../../games/coal/rulebook/en.md")).unwrap_or_default())
}
