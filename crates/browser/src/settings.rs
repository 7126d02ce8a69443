//! The settings of this browser, which all pages share, as text: a line for each, `NAME VALUE`.

use crate::storage::Kept;

/// The settings, under one key for the pages of all games.
pub const SETTINGS: Kept = Kept::new("settings", "", 2);

/// The settings by name, as they are stored.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lines(Vec<(String, String)>);

impl Lines {
    /// Parses lines of the form `NAME VALUE`.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        text.lines().filter_map(|line| line.split_once(' ')).collect()
    }

    /// Returns a setting.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Returns the settings as text: these, and those that were read and are none of these.
    #[must_use]
    pub fn to_text(&self, known: &[(&str, String)]) -> String {
        let others = self.0.iter().filter(|(name, _)| !known.iter().any(|(known, _)| known == name));
        let others = others.map(|(name, value)| format!("{name} {value}"));
        let lines = known.iter().map(|(name, value)| format!("{name} {value}")).chain(others);
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// Whether pictures may move by the setting `motion`: `full`, `reduce`, or what the browser wants.
#[must_use]
pub fn may_move(motion: &str) -> bool {
    match motion {
        "reduce" => false,
        "full" => true,
        _ => {
            let query =
                web_sys::window().and_then(|window| window.match_media("(prefers-reduced-motion: reduce)").ok()?);
            !query.is_some_and(|query| query.matches())
        }
    }
}

impl<N: Into<String>, V: Into<String>> FromIterator<(N, V)> for Lines {
    fn from_iter<I: IntoIterator<Item = (N, V)>>(lines: I) -> Self {
        Self(lines.into_iter().map(|(name, value)| (name.into(), value.into())).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_are_read_back_and_those_of_a_later_page_are_kept() {
        let lines = Lines::parse("language it\nsound loud and clear\npace fast\nlevel");
        assert_eq!((lines.get("language"), lines.get("pace"), lines.get("level")), (Some("it"), Some("fast"), None));
        let text = lines.to_text(&[("language", "en".into()), ("pace", "slow".into())]);
        assert_eq!(text, "language en\npace slow\nsound loud and clear");
    }
}
