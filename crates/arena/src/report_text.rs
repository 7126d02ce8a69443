//! A report in words.

use bots::Budget;
use table::Language;

use crate::plan::Models;
use crate::report::{Pairing, Report, Score, Side};
use crate::stats::Spread;
use crate::words::{Page, say};

impl Report {
    /// The report as text in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        let mut page = Page::new(language);
        self.say_heading(&mut page);
        self.say_players(&mut page);
        page.heading("seats");
        page.row("starting", &self.starting_seat.to_string());
        page.row("seat-0", &self.seat_0.to_string());
        page.heading("length");
        page.row("turns", &spread(self.turns, language));
        let forced = [("spread", spread(self.decisions, language).into()), ("forced", percent(self.forced).into())];
        page.row("decisions", &say(language, "decisions-forced", &forced));
        self.say_ends(&mut page);
        self.say_models(&mut page);
        page.line("");
        page.say("checksum", &[("checksum", self.checksum.as_str().into())]);
        page.text
    }

    fn say_heading(&self, page: &mut Page) {
        let (budget, models) = self.terms;
        let budget = match budget {
            Budget::Simulations(n) => say(page.language, "budget-simulations", &[("n", n.into())]),
            Budget::Millis(n) => say(page.language, "budget-millis", &[("n", n.into())]),
        };
        let models = match models {
            Models::Chosen => say(page.language, "models-chosen", &[]),
            Models::All => say(page.language, "models-all", &[]),
            Models::Pair(one, other) => format!("{one},{other}"),
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
        for Score { bot, wins, losses, share, starting, second } in &self.players {
            let values = [
                ("share", share.to_string().into()),
                ("wins", (*wins).into()),
                ("losses", (*losses).into()),
                ("starting", starting.to_string().into()),
                ("second", second.to_string().into()),
            ];
            let text = say(page.language, "score", &values);
            page.row_of(bot, &text);
        }
        page.row("ties", &self.counted(self.ties));
    }

    fn say_ends(&self, page: &mut Page) {
        page.heading("fatal");
        page.row("attack", &self.counted(self.ends.attack));
        page.row("own-doing", &self.counted(self.ends.own_doing));
        page.row("empty-deck", &self.counted(self.ends.empty_deck));
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
        format!("{:5.1} %  {n}", 100.0 * f64::from(n) / f64::from(self.matches.max(1)))
    }
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}

fn spread(spread: Spread, language: Language) -> String {
    let Spread { mean, p5, median, p95, max } = spread;
    let values = [
        ("mean", format!("{mean:.1}").into()),
        ("p5", p5.into()),
        ("median", median.into()),
        ("p95", p95.into()),
        ("max", max.into()),
    ];
    say(language, "spread", &values)
}
