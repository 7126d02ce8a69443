//! The result of a series in words.

use std::fmt;

use bots::Budget;
use table::Language;

use crate::Report;
use crate::series::{Meeting, Standing, Standings};
use crate::words::{Page, say};
use crate::words::{place_name, spread};

impl Report for Standings {
    /// The result as text in a language.
    fn say(&self, language: Language) -> String {
        let mut page = Page::new(language);
        let budget = match self.thinking {
            Budget::Simulations(n) => say(language, "budget-simulations", &[("n", n.into())]),
            Budget::Millis(n) => say(language, "budget-millis", &[("n", n.into())]),
        };
        let values = [
            ("matches", self.matches.into()),
            ("game", self.game.into()),
            ("seed", self.seed.as_str().into()),
            ("budget", budget.into()),
        ];
        page.say("series-heading", &values);
        page.say("series-shares", &[]);
        for (title, standings) in [("players", &self.players), ("decks", &self.decks)] {
            page.heading(title);
            for Standing { name, played, wins, share } in standings {
                let values =
                    [("share", share.to_string().into()), ("wins", (*wins).into()), ("played", (*played).into())];
                let text = say(language, "standing", &values);
                page.row_of(name, &text);
            }
        }
        if !self.pairings.is_empty() {
            page.heading("deck-pairings");
        }
        for Meeting { decks: [one, other], matches, share } in &self.pairings {
            let values = [("share", share.to_string().into()), ("played", (*matches).into())];
            let text = say(language, "side", &values);
            page.row_of(&format!("{one} - {other}"), &text);
        }
        page.heading("seats");
        for (place, share) in self.places.iter().enumerate() {
            page.row_of(&place_name(language, place), &share.to_string());
        }
        page.heading("length");
        page.row("turns", &spread(self.turns, language));
        let forced = [
            ("spread", spread(self.decisions, language).into()),
            ("forced", format!("{:.1}", 100.0 * self.forced).into()),
        ];
        page.row("decisions", &say(language, "decisions-forced", &forced));
        page.row("ties", &self.ties.to_string());
        page.line("");
        page.say("checksum", &[("checksum", self.checksum.as_str().into())]);
        page.text
    }

    fn uneven(&self) -> Option<[u32; 2]> {
        (!self.matches.is_multiple_of(self.round)).then_some([self.matches, self.round])
    }

    fn json(&self) -> serde_json::Value {
        serde_json::json!(self)
    }
}

impl fmt::Display for Standings {
    /// In English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}
