//! Puts a recorded match into the browser's storage as a match that is going on. This gives a test a crowded table
//! without playing up to it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::json;

use crate::bench::Bench;

/// A game, with what its page needs to restore a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Played {
    /// The folder of the game below `games`.
    pub game: &'static str,
    /// The folder of its page; empty for the page at the root.
    pub page: &'static str,
    /// The stops of the person.
    pub stops: &'static str,
}

/// A place in a golden record of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Recorded {
    /// The game.
    pub of: Played,
    /// The name of the record below `golden`.
    pub record: &'static str,
    /// The part of its decisions that has been made, in percent.
    pub part: usize,
    /// The number of seats. A person sits at the first one, beginners at the others.
    pub seats: usize,
}

/// The settings of the browser for a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    /// `en` or `it`.
    pub language: &'static str,
    /// `light`, `dark`, or `auto`.
    pub theme: &'static str,
    /// The speed at which bots answer: `instant`, `fast`, `normal`, `slow`.
    pub pace: &'static str,
}

impl Look {
    /// English, the default theme, and bots that answer at once.
    pub const USUAL: Self = Self { language: "en", theme: "auto", pace: "instant" };
}

impl Recorded {
    /// Returns the address of the game's page.
    #[must_use]
    pub fn page(&self, bench: &Bench) -> String {
        let folder = if self.of.page.is_empty() { String::new() } else { format!("{}/", self.of.page) };
        bench.url() + &folder
    }

    /// Opens the table at this moment of the match, and waits until somebody is asked or the match is over.
    ///
    /// # Errors
    /// When there is no such record, or the page does not accept it.
    pub fn open(&self, bench: &mut Bench, look: Look) -> Result<()> {
        let prefix = if self.of.page.is_empty() { String::new() } else { format!("{}.", self.of.page) };
        let settings = format!(
            "duello settings 2\nlanguage {}\ntheme {}\npace {}\nmotion reduce\nlone off",
            look.language, look.theme, look.pace
        );
        let page = self.page(bench);
        // Any file of the page gives access to its storage without starting the page.
        bench.browser.go_to(&format!("{page}favicon.svg"))?;
        bench.browser.run(&format!(
            "localStorage.setItem('duello.settings', {}); localStorage.setItem({}, {}); 0",
            json!(settings),
            json!(format!("duello.{prefix}match")),
            json!(self.kept()?),
        ))?;
        bench.browser.go_to(&format!("{page}#table"))?;
        bench.browser.wait_for("document.querySelector('[data-entry], #result')")
    }

    /// Returns the match in the form in which the browser keeps it.
    fn kept(&self) -> Result<String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let file = root.join("games").join(self.of.game).join("golden").join(format!("{}.duello", self.record));
        let text = fs::read_to_string(&file).with_context(|| format!("{}", file.display()))?;
        let count = text.lines().filter(|line| is_decision(line)).count();
        let mut left = count * self.part / 100;
        let stops = self.of.stops;
        let mut kept = String::from("duello match 2\n");
        for seat in 0..self.seats {
            kept += &if seat == 0 { format!("person \t{stops}\n") } else { "beginner\t\n".to_owned() };
        }
        kept.push('\n');
        for line in text.lines() {
            match line.split_whitespace().next() {
                Some("outcome" | "final") => break,
                _ if is_decision(line) && left == 0 => {}
                _ => {
                    left -= usize::from(is_decision(line));
                    kept += line;
                    kept.push('\n');
                }
            }
        }
        // The match goes on: the browser replays it and does not compare its end.
        kept += "outcome open\nfinal 0000000000000000\n";
        Ok(kept)
    }
}

/// Whether a line is a decision, such as `  17 0 play g down 4 | 002c9b0b`.
fn is_decision(line: &str) -> bool {
    line.starts_with("  ")
        && line.contains(" | ")
        && line.trim_start().starts_with(|first: char| first.is_ascii_digit())
}
