use coal::card::{Card, Model, Pilot, Resource};
pub fn card_svg(_card: &Card) -> String { r#"<svg viewBox="0 0 500 700" aria-hidden="true"><rect width="500" height="700" rx="30" fill="currentColor" opacity=".1"/></svg>"#.into() }
pub fn card_back_svg() -> String { r#"<svg viewBox="0 0 500 700" aria-hidden="true"><rect width="500" height="700" rx="30" fill="currentColor" opacity=".5"/></svg>"#.into() }
pub fn pilot_svg(_pilot: &Pilot) -> String { r#"<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30"/></svg>"#.into() }
pub fn bot_svg(_model: Model) -> String { r#"<svg viewBox="0 0 300 400" aria-hidden="true"><rect width="300" height="400"/></svg>"#.into() }
pub fn token_svg(_resource: Resource) -> String { r#"<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="10"/></svg>"#.into() }
pub fn icon(_name: &str) -> String { String::new() }
