//! Messages about matches and figures, in the languages of the screens. They are in `locales/`.

use phrases::Value;
use table::{Language, Seat};

use crate::stats::Spread;

phrases::messages!("../locales");

/// A text that is written line by line.
pub struct Page {
    /// Its language.
    pub language: Language,
    /// The text so far.
    pub text: String,
}

impl Page {
    /// An empty text.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self { language, text: String::new() }
    }

    /// Adds a line.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// Adds a message of the arena as a line.
    pub fn say(&mut self, id: &str, values: &[(&str, Value<'_>)]) {
        let line = say(self.language, id, values);
        self.line(&line);
    }

    /// Adds a heading, with an empty line above it.
    pub fn heading(&mut self, id: &str) {
        let text = say(self.language, id, &[]);
        self.heading_of(&text);
    }

    /// Adds a heading that is not a message of the arena.
    pub fn heading_of(&mut self, text: &str) {
        self.line("");
        self.line(text);
    }

    /// Adds a row of a table below a heading.
    pub fn row(&mut self, id: &str, text: &str) {
        let name = say(self.language, id, &[]);
        self.row_of(&name, text);
    }

    /// Adds a row of a table whose first column is not a message.
    pub fn row_of(&mut self, name: &str, text: &str) {
        self.line(&format!("  {name:<20} {text}"));
    }

    /// Adds a line with a figure and its unit.
    pub fn figure(&mut self, id: &str, figure: &str, unit: &str) {
        let name = say(self.language, id, &[]);
        self.line(&format!("  {name:<42} {figure:>12} {unit}"));
    }
}

/// The number of a seat for people, from 1.
pub(crate) fn seat_number(seat: Seat) -> u8 {
    seat.0 + 1
}

/// The name of a place in the order of play.
pub(crate) fn place_name(language: Language, place: usize) -> String {
    match place {
        0 => say(language, "starting", &[]),
        _ => say(language, "place", &[("place", (place + 1).into())]),
    }
}

/// A distribution in words.
pub(crate) fn spread(spread: Spread, language: Language) -> String {
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
