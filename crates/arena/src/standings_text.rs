//! The result of a series in words.

use std::fmt;

use bots::Budget;
use table::{Language, Seat};

use crate::Report;
use crate::contest::{DeckWords, Section};
use crate::standings::{Pairing, Ranking, Standings, Team};
use crate::words::{Page, place_name, say, seat_number, spread};

impl<S: Section> Report for Standings<S> {
    /// The result as text in a language.
    fn say(&self, language: Language) -> String {
        let mut page = Page::new(language);
        let words = self.own.deck_words(language);
        self.say_heading(&mut page, &words);
        self.say_players(&mut page);
        self.say_blunders(&mut page);
        self.say_decks(&mut page, &words);
        self.say_seats(&mut page);
        page.heading("length");
        page.row("turns", &spread(self.turns, language));
        let forced = [("spread", spread(self.decisions, language).into()), ("forced", percent(self.forced).into())];
        page.row("decisions", &say(language, "decisions-forced", &forced));
        self.own.say(&mut page, self.matches);
        page.line("");
        page.say("checksum", &[("checksum", self.checksum.as_str().into())]);
        page.text
    }

    fn json(&self) -> serde_json::Value {
        serde_json::json!(self)
    }
}

impl<S: Section> fmt::Display for Standings<S> {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

impl<S: Section> Standings<S> {
    /// Writes what was played, how to read it, and, where it applies, that seats and decks are not quite balanced.
    fn say_heading(&self, page: &mut Page, words: &DeckWords) {
        let language = page.language;
        let (title, budget) = self.terms;
        let values = [("matches", self.matches.into()), ("game", title.into()), ("seed", self.seed.as_str().into())];
        let heading = say(language, "series-heading", &values);
        let budget = budget.map(|budget| match budget {
            Budget::Simulations(n) => say(language, "budget-simulations", &[("n", n.into())]),
            Budget::Millis(n) => say(language, "budget-millis", &[("n", n.into())]),
        });
        let decks = match self.named.as_slice() {
            [] => words.open.clone(),
            named => format!("{} {}", words.plural, named.join(", ")),
        };
        let parts: Vec<String> = [Some(heading), budget, Some(decks)].into_iter().flatten().collect();
        page.line(&parts.join(", "));
        page.say(if self.teams.is_empty() { "series-shares" } else { "series-shares-teams" }, &[]);
        if self.uneven {
            let values = [
                ("matches", self.matches.into()),
                ("round", self.round.into()),
                ("decks", words.plural.as_str().into()),
            ];
            page.say("uneven", &values);
        }
    }

    fn say_players(&self, page: &mut Page) {
        page.heading("players");
        for standing in &self.players {
            let mut text = standing.say(page.language);
            if standing.most < 1.0 {
                let most = say(page.language, "at-most", &[("most", percent(standing.most).into())]);
                text = format!("{text}; {most}");
            }
            for (place, share) in standing.places.iter().enumerate() {
                text = format!("{text}; {} {share}", place_name(page.language, place));
            }
            page.row_of(&standing.name, &text);
        }
        page.row("ties", &counted(self.ties, self.matches));
    }

    /// Writes the blunders of each player, with an example.
    fn say_blunders(&self, page: &mut Page) {
        if self.blunders.is_empty() {
            return;
        }
        page.heading("blunders");
        for blunders in &self.blunders {
            let count = &blunders.count;
            let values = [
                ("n", count.total().into()),
                ("matches", blunders.matches.into()),
                ("helps", count.helps_enemy.into()),
                ("harms", count.harms_oneself.into()),
                ("hopeless", count.hopeless.into()),
            ];
            let id = if count.total() == 0 { "blunders-none" } else { "blunders-some" };
            let text = say(page.language, id, &values);
            page.row_of(&blunders.player, &text);
            if let Some(example) = &count.example {
                page.row_of("", example);
            }
        }
    }

    /// Writes each pair of decks, and each deck against any opponent.
    fn say_decks(&self, page: &mut Page, words: &DeckWords) {
        if !self.pairings.is_empty() {
            page.heading_of(&words.pairings);
        }
        for Pairing { decks: [one, other], matches, wins, ties, share } in &self.pairings {
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
        if !self.decks.is_empty() {
            page.heading_of(&words.shares);
        }
        for standing in &self.decks {
            let played = say(page.language, "played", &[("n", standing.played.into())]);
            page.row_of(&standing.name, &format!("{}; {played}", standing.say(page.language)));
        }
    }

    /// Writes the share of every seat and place in the order of play, and the share that luck would give.
    fn say_seats(&self, page: &mut Page) {
        page.heading("seats");
        page.row("fair-share", &format!("{:5.1} %", 100.0 * self.fair_share));
        for (place, share) in self.places.iter().enumerate() {
            page.row_of(&place_name(page.language, place), &share.to_string());
        }
        for (seat, share) in Seat::all(self.seats.len() as u8).zip(&self.seats) {
            let name = say(page.language, "seat-number", &[("seat", seat_number(seat).into())]);
            page.row_of(&name, &share.to_string());
        }
        if !self.teams.is_empty() {
            page.heading("teams");
        }
        for Team { seats, wins, both_left, share } in &self.teams {
            let values = [("share", share.to_string().into()), ("wins", (*wins).into()), ("both", (*both_left).into())];
            let seats: Vec<String> = seats.iter().map(|seat| seat_number(*seat).to_string()).collect();
            let name = say(page.language, "team", &[("seats", seats.join(" + ").into())]);
            let text = say(page.language, "team-score", &values);
            page.row_of(&name, &text);
        }
    }
}

impl Ranking {
    /// The share, with the wins and losses where both are possible.
    fn say(&self, language: Language) -> String {
        let share = self.share.to_string();
        if self.played > 0 && self.contested == 0 {
            return say(language, "score-on-every-side", &[("share", share.into())]);
        }
        let values = [("share", share.into()), ("wins", self.wins.into()), ("losses", self.losses.into())];
        say(language, "score", &values)
    }
}

/// A number with its share of the total.
fn counted(n: u32, all: u32) -> String {
    format!("{:5.1} %  {n}", 100.0 * f64::from(n) / f64::from(all.max(1)))
}

fn percent(share: f64) -> String {
    format!("{:.1}", 100.0 * share)
}
