//! A report in words.

use arena::{Page, message as say, place_name, spread};
use bots::Budget;
use table::Language;

use super::models::Models;
use super::play::Counts;
use super::report::{Ends, Pairing, Report, Score, Side, Team};

impl arena::Report for Report {
    fn say(&self, language: Language) -> String {
        let mut page = Page::new(language);
        self.say_heading(&mut page);
        self.say_players(&mut page);
        self.say_seats(&mut page);
        page.heading("length");
        page.row("turns", &spread(self.turns, language));
        let forced = [("spread", spread(self.decisions, language).into()), ("forced", percent(self.forced).into())];
        page.row("decisions", &say(language, "decisions-forced", &forced));
        self.say_counts(&mut page);
        self.say_ends(&mut page);
        self.say_models(&mut page);
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

impl Report {
    fn say_heading(&self, page: &mut Page) {
        let (budget, models) = self.terms;
        let budget = match budget {
            Budget::Simulations(n) => say(page.language, "budget-simulations", &[("n", n.into())]),
            Budget::Millis(n) => say(page.language, "budget-millis", &[("n", n.into())]),
        };
        let models = match models {
            Models::Chosen => say(page.language, "models-chosen", &[]),
            Models::All => say(page.language, "models-all", &[]),
            named => named.to_string(),
        };
        let values = [
            ("matches", self.matches.into()),
            ("seed", self.seed.as_str().into()),
            ("budget", budget.into()),
            ("models", models.into()),
        ];
        page.say("report-heading", &values);
        page.say("report-shares", &[]);
    }

    fn say_players(&self, page: &mut Page) {
        page.heading("players");
        for Score { bot, wins, losses, share, most, places } in &self.players {
            let values = [("share", share.to_string().into()), ("wins", (*wins).into()), ("losses", (*losses).into())];
            let mut text = say(page.language, "score", &values);
            if *most < 1.0 {
                text = format!("{text}; {}", say(page.language, "at-most", &[("most", percent(*most).into())]));
            }
            for (place, share) in places.iter().enumerate() {
                text = format!("{text}; {} {share}", place_name(page.language, place));
            }
            page.row_of(bot, &text);
        }
        page.row("ties", &self.counted(self.ties));
    }

    /// Every seat and place in the order of play, and what luck would give them.
    fn say_seats(&self, page: &mut Page) {
        page.heading("seats");
        page.row("fair-share", &format!("{:5.1} %", 100.0 * self.fair_share));
        for (place, share) in self.places.iter().enumerate() {
            page.row_of(&place_name(page.language, place), &share.to_string());
        }
        for (seat, share) in self.seats.iter().enumerate() {
            let name = say(page.language, "seat-number", &[("seat", seat.into())]);
            page.row_of(&name, &share.to_string());
        }
        if !self.teams.is_empty() {
            page.heading("teams");
        }
        for Team { seats: [one, other], wins, both_left, share } in &self.teams {
            let values = [("share", share.to_string().into()), ("wins", (*wins).into()), ("both", (*both_left).into())];
            let name = say(page.language, "team", &[("one", (*one).into()), ("other", (*other).into())]);
            let text = say(page.language, "team-score", &values);
            page.row_of(&name, &text);
        }
    }

    /// What only some tables know, where it happened.
    fn say_counts(&self, page: &mut Page) {
        let Counts { echoes, swaps, calls, helped } = self.counts;
        let counts = [("echoes", echoes), ("swaps", swaps), ("calls", calls), ("helped", helped)];
        for (id, n) in counts.into_iter().filter(|(_, n)| *n > 0) {
            let mean = format!("{:.2}", f64::from(n) / f64::from(self.matches.max(1)));
            let text = say(page.language, "a-match", &[("n", mean.into())]);
            page.row(id, &text);
        }
    }

    fn say_ends(&self, page: &mut Page) {
        page.heading("fatal");
        let Ends { attack, own_doing, empty_deck } = self.ends;
        let all = attack + own_doing + empty_deck;
        page.row("attack", &counted(attack, all));
        page.row("own-doing", &counted(own_doing, all));
        page.row("empty-deck", &counted(empty_deck, all));
        let [attack, own_doing, empty_deck] = self.damage_of_losers.map(|damage| format!("{damage:.1}"));
        let values = [("attack", attack.into()), ("own", own_doing.into()), ("deck", empty_deck.into())];
        let text = say(page.language, "damage-of-losers", &values);
        page.line(&format!("  {text}"));
    }

    fn say_models(&self, page: &mut Page) {
        if !self.pairings.is_empty() {
            page.heading("pairings");
        }
        for Pairing { models: [one, other], matches, wins, ties, share } in &self.pairings {
            let values = [
                ("share", share.to_string().into()),
                ("wins", wins[0].into()),
                ("losses", wins[1].into()),
                ("ties", (*ties).into()),
                ("matches", (*matches).into()),
            ];
            let text = say(page.language, "pairing", &values);
            page.row_of(&format!("{one} - {other}"), &text);
        }
        for (title, sides) in [("by-model", &self.by_model), ("by-pilot", &self.by_pilot)] {
            if !sides.is_empty() {
                page.heading(title);
            }
            for Side { name, played, share } in sides {
                let values = [("share", share.to_string().into()), ("played", (*played).into())];
                let text = say(page.language, "side", &values);
                page.row_of(name, &text);
            }
        }
    }

    /// A number of matches, and its share of all.
    fn counted(&self, n: u32) -> String {
        counted(n, self.matches)
    }
}

/// A number, and its share of all.
fn counted(n: u32, all: u32) -> String {
    format!("{:5.1} %  {n}", 100.0 * f64::from(n) / f64::from(all.max(1)))
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}
