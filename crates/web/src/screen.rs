//! The screens, and their addresses: the part after `#`, so that the browser's own "back" works.

use leptos::prelude::*;

/// A screen of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Screen {
    /// Setting up a match.
    Start,
    /// Playing.
    Table,
    /// The result.
    End,
    /// The rulebook, at a clause.
    Rules(Option<String>),
    /// All cards.
    Cards,
    /// The deck builder, with a deck that came by a link.
    Deck(Option<String>),
    /// A match, step by step.
    Replay,
    /// What a person may set for this browser.
    Settings,
}

impl Screen {
    /// The screen that the address names; the start for anything unknown.
    #[must_use]
    pub fn of_address() -> Self {
        let hash = window().location().hash().unwrap_or_default();
        Self::parse(hash.trim_start_matches('#'))
    }

    fn parse(address: &str) -> Self {
        match address.split_once('/').unwrap_or((address, "")) {
            ("table", _) => Self::Table,
            ("end", _) => Self::End,
            ("rules", "") => Self::Rules(None),
            ("rules", clause) => Self::Rules(Some(clause.to_owned())),
            ("cards", _) => Self::Cards,
            ("deck", "") => Self::Deck(None),
            ("deck", link) => Self::Deck(Some(link.to_owned())),
            ("replay", _) => Self::Replay,
            ("settings", _) => Self::Settings,
            _ => Self::Start,
        }
    }

    /// Its address.
    #[must_use]
    pub fn address(&self) -> String {
        match self {
            Self::Rules(Some(clause)) => format!("#rules/{clause}"),
            Self::Deck(Some(link)) => format!("#deck/{link}"),
            other => format!("#{}", other.name()),
        }
    }

    /// Its name, also the ending of its texts' ids.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Table => "table",
            Self::End => "end",
            Self::Rules(_) => "rules",
            Self::Cards => "cards",
            Self::Deck(_) => "deck",
            Self::Replay => "replay",
            Self::Settings => "settings",
        }
    }
}

/// Shows a screen, as a link would.
pub fn go_to(screen: &Screen) {
    // Setting the part after `#` of an address cannot fail.
    let _ = window().location().set_hash(&screen.address());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::CONCEDE;

    #[test]
    fn addresses_are_read_back() {
        let (clause, link) = (Some(CONCEDE.to_string()), Some("1.ab.C1.-.My%2Fdeck".into()));
        for screen in [
            Screen::Start,
            Screen::End,
            Screen::Rules(clause),
            Screen::Rules(None),
            Screen::Deck(link),
            Screen::Deck(None),
        ] {
            assert_eq!(Screen::parse(screen.address().trim_start_matches('#')), screen);
        }
        assert_eq!(Screen::parse("nonsense/../x"), Screen::Start);
    }
}
