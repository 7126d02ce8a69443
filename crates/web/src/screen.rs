//! The screens and their addresses: the part after `#`, so that the browser's "back" button works.

use leptos::prelude::*;

/// A screen of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Screen {
    /// The form for setting up a match.
    Start,
    /// The table of the match.
    Table,
    /// The result.
    End,
    /// The rulebook, at a clause.
    Rules(Option<String>),
    /// All cards.
    Cards,
    /// The deck builder, with a deck that came through a link.
    Deck(Option<String>),
    /// A match, step by step.
    Replay,
    /// The settings of this browser.
    Settings,
}

impl Screen {
    /// Returns the screen that the address names; the start for anything unknown.
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

    /// Returns its address.
    #[must_use]
    pub fn address(&self) -> String {
        match self {
            Self::Rules(Some(clause)) => format!("#rules/{clause}"),
            Self::Deck(Some(link)) => format!("#deck/{link}"),
            other => format!("#{}", other.name()),
        }
    }

    /// Returns its name, which is also the last part of its messages' ids.
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
    // Setting the part of an address after `#` cannot fail.
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
