//! Decks as text: headings, then one line for each card.
//!
//! ```text
//! Name: Iron hedge
//! Board: C1
//! Pilot: luthor-blissett
//!
//! 2 c1-tower-shield  # Tower Shield
//! 1 c2-ether-dart  # Ether Dart
//! ```
//!
//! On input, cards may be given by their names in any language, copies as `2`, `2x` or `x2` or not at all for a single
//! one, and headings in English or Italian.

use std::fmt::Write;

use table::{Language, ProblemList};

use super::{
    Deck, Fault, Found, MOST_COPIES, MOST_LINES, ReadProblem, card_called, find_card, find_model, find_pilot, short,
};
use crate::card_text;
use crate::set::CardSet;
use crate::words::deck_headings;

impl Deck {
    /// The deck as text for people: ids, with the names in the language beside them.
    #[must_use]
    pub fn to_text(&self, cards: &CardSet, language: Language) -> String {
        let [name, board, pilot] = deck_headings(language);
        let mut text = String::new();
        if !self.name.is_empty() {
            let _ = writeln!(text, "{name}: {}", self.name);
        }
        if let Some(model) = self.board {
            let _ = writeln!(text, "{board}: {model}");
        }
        if let Some(number) = self.pilot {
            let _ = writeln!(text, "{pilot}: {}", cards.pilot(number).id);
        }
        if !text.is_empty() {
            text.push('\n');
        }
        for (card, copies) in self.cards() {
            let card = cards.card(card);
            let _ = writeln!(text, "{copies} {}  # {}", card.id, card_text::name(card, language));
        }
        text
    }

    /// Reads a deck from its text.
    ///
    /// # Errors
    /// Everything that is wrong with it, with line numbers.
    pub fn from_text(text: &str, cards: &CardSet) -> Result<Self, Vec<ReadProblem>> {
        let mut reader = Reader { deck: Self::default(), cards, seen: Vec::new(), lines: 0 };
        let mut problems = ProblemList::default();
        for (line, text) in (1..).zip(text.lines()) {
            if let Err(fault) = reader.line(text.trim(), &problems) {
                problems.push(|| ReadProblem::new(line, fault));
            }
            if reader.lines > MOST_LINES {
                problems.push(|| ReadProblem::new(line, Fault::Long));
                break;
            }
        }
        if reader.lines == 0 && problems.is_empty() {
            problems.push(|| ReadProblem::new(0, Fault::Empty));
        }
        if problems.is_empty() { Ok(reader.deck) } else { Err(ReadProblem::told(problems)) }
    }
}

struct Reader<'a> {
    deck: Deck,
    cards: &'a CardSet,
    /// The headings so far.
    seen: Vec<Heading>,
    /// The number of lines with content so far.
    lines: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Heading {
    Name,
    Board,
    Pilot,
}

impl Reader<'_> {
    /// Reads a line; `so_far` holds the problems of the lines before.
    fn line(&mut self, text: &str, so_far: &ProblemList<ReadProblem>) -> Result<(), Fault> {
        if text.is_empty() || text.starts_with(['#', ';']) || text.starts_with("//") {
            return Ok(());
        }
        self.lines += 1;
        if self.lines > MOST_LINES {
            return Ok(());
        }
        if let Some((word, value)) = text.split_once(':') {
            return self.heading(word.trim(), value.trim());
        }
        let text = text.split_once(" #").map_or(text, |(card, _)| card).trim();
        let (copies, name) = copies_and_name(text)?;
        let found = if so_far.suggests() { find_card(name, self.cards) } else { card_called(name, self.cards) };
        match found {
            Found::One(card) => {
                self.deck.add(card, copies);
                Ok(())
            }
            Found::Several(which) => Err(Fault::Several(short(name), which)),
            Found::Nothing(near) => Err(Fault::NoCard(short(name), near)),
        }
    }

    fn heading(&mut self, word: &str, value: &str) -> Result<(), Fault> {
        let heading = match word.to_ascii_lowercase().as_str() {
            "name" | "nome" => Heading::Name,
            "board" | "steambot" | "model" | "modello" | "plancia" => Heading::Board,
            "pilot" | "pilota" => Heading::Pilot,
            _ => return Err(Fault::Heading(short(word))),
        };
        if self.seen.contains(&heading) {
            return Err(Fault::Twice(short(word)));
        }
        self.seen.push(heading);
        match heading {
            Heading::Name => self.deck.rename(value),
            Heading::Board => {
                let found = find_model(value, self.cards);
                self.deck.board = Some(found.ok_or_else(|| Fault::NoModel(short(value)))?);
            }
            Heading::Pilot => match find_pilot(value, self.cards) {
                Found::One(pilot) => self.deck.pilot = Some(pilot),
                Found::Several(which) => return Err(Fault::NoPilot(short(value), which.first().copied())),
                Found::Nothing(near) => return Err(Fault::NoPilot(short(value), near)),
            },
        }
        Ok(())
    }
}

/// Splits `2 Charge`, `2x Charge`, `Charge x2` or `Charge` into copies and name.
fn copies_and_name(text: &str) -> Result<(u8, &str), Fault> {
    const TIMES: [char; 3] = ['x', 'X', '×'];
    let is_number = |word: &str| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    let copies = |word: &str| {
        let number = word.parse().ok().filter(|copies| (1..=MOST_COPIES).contains(copies));
        number.ok_or_else(|| Fault::Copies(short(word)))
    };
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    if is_number(first.trim_end_matches(TIMES)) {
        let name = rest.trim().trim_start_matches(['×']).trim();
        return if name.is_empty() { Err(Fault::NoName) } else { Ok((copies(first.trim_end_matches(TIMES))?, name)) };
    }
    if let Some((name, last)) = text.rsplit_once(char::is_whitespace)
        && let Some(number) = last.strip_prefix(TIMES).filter(|number| is_number(number))
    {
        return Ok((copies(number)?, name.trim()));
    }
    Ok((1, text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card::Model;

    fn read(text: &str) -> Result<Deck, Vec<String>> {
        let cards = CardSet::house();
        let words = |problem: &ReadProblem| problem.say(&cards, Language::En);
        Deck::read(text, &cards).map_err(|problems| problems.iter().map(words).collect())
    }

    #[test]
    fn every_way_of_writing_copies_is_read() {
        let cards = CardSet::house();
        let shield = cards.find("c1-tower-shield").unwrap();
        for (text, copies) in [
            ("2 c1-tower-shield", 2),
            ("2x Tower Shield", 2),
            ("2 × Scudo a torre", 2),
            ("tower shield x2", 2),
            ("Tower Shield", 1),
            ("1 tower shield\n2 c1-tower-shield  # three in all", 3),
        ] {
            assert_eq!(read(text).unwrap().copies_of(shield), copies, "{text}");
        }
    }

    #[test]
    fn headings_are_read_in_both_languages() {
        for text in [
            "Name: Iron hedge\nBoard: C1\nPilot: Luthor Blissett\n1 charge",
            "# a note\n\nNOME: Iron   hedge\nsteambot: Lancelot\nPilota: luthor-blissett\n\n1 c1-charge\n",
        ] {
            let deck = read(text).unwrap();
            assert_eq!(deck.name(), "Iron hedge");
            assert_eq!(deck.board, Some(Model::C1));
            assert_eq!(deck.pilot, CardSet::house().find_pilot("luthor-blissett"));
        }
    }

    #[test]
    fn every_mistake_is_reported_with_its_line() {
        let text =
            "Bord: C1\nBoard: C7\n\n2 tower sheild\n0 charge\n99 charge\n2\nPilot: nobody at all\nBoard: C1\n1 charge";
        let problems = read(text).unwrap_err();
        assert_eq!(
            problems,
            [
                "line 1: `Bord` is not a heading; there are `Name:`, `Board:` and `Pilot:`",
                "line 2: `C7` is not a model; the models are C1, C2, C3 and C4",
                "line 4: `tower sheild` is not a card; did you mean `c1-tower-shield` (Tower Shield)?",
                "line 5: `0` copies: write a number from 1 to 20",
                "line 6: `99` copies: write a number from 1 to 20",
                "line 7: the card is missing after the number",
                "line 8: `nobody at all` is not a pilot",
                "line 9: `Board` stands twice",
            ]
        );
        assert_eq!(read(" \n# only a note\n").unwrap_err(), ["there is no card in it"]);
    }
}
