//! The table and its cards as text, for records: the cards of the decks, one line each, and the windows that open.

use std::fmt;
use std::str::FromStr;

use table::{Problem, Recorded, Wording};

use crate::action::Action;
use crate::deck::{MOST_CARDS, too_many};
use crate::language::{Card, Code};
use crate::problems::Problems;
use crate::rules::List;
use crate::set::{CardNo, CardSet, Windows};
use crate::setup::{SeatDocument, Setup, SetupDocument, problem_of};
use crate::state::State;
use crate::words::wording;

/// The cards of a table: a whole set, with the cards of the decks marked.
#[derive(Clone, Debug)]
pub struct TableCards {
    set: CardSet,
    used: Vec<CardNo>,
    windows: Option<Windows>,
}

impl table::Searchable for TableCards {
    fn fields(&self) -> Vec<table::Field> {
        self.set.fields()
    }

    fn count(&self) -> usize {
        self.set.count()
    }

    fn tell(&self, card: usize, fact: &mut dyn FnMut(usize, table::Fact<'_>)) {
        self.set.tell(card, fact);
    }
}

impl TableCards {
    /// A set without any decks yet.
    #[must_use]
    pub const fn of(set: CardSet) -> Self {
        Self { set, used: Vec::new(), windows: None }
    }

    /// The whole set.
    #[must_use]
    pub const fn set(&self) -> &CardSet {
        &self.set
    }
}

impl Recorded for State {
    type Cards = TableCards;

    fn cards(setup: &Setup) -> TableCards {
        let rules = &setup.rules;
        let mut used: Vec<CardNo> =
            rules.lists.iter().flat_map(|list| list.deck.iter().chain(&list.reserve)).copied().collect();
        used.sort_unstable();
        used.dedup();
        let programs = &rules.programs;
        let windows =
            Windows { answered: programs.answered, has_counters: programs.has_counters, moments: programs.moments };
        TableCards { set: rules.cards.clone(), used, windows: Some(windows) }
    }

    /// The windows first, then a line for each card of the decks. The other cards of the set are left out, because no
    /// replay needs them.
    fn cards_text(cards: &TableCards) -> String {
        let mut text = String::new();
        if let Some(windows) = cards.windows {
            text = format!("windows {} {} {}\n", windows.answered, u8::from(windows.has_counters), windows.moments);
        }
        for number in &cards.used {
            text += &format!("card {}\n", card_ron(cards.set.card(*number)));
        }
        text
    }

    fn read_cards(text: &str) -> Result<TableCards, Vec<Problem>> {
        let mut problems = Problems::default();
        let (mut windows, mut cards): (Option<Windows>, Vec<Card>) = (None, Vec::new());
        for (line, text) in (1..).zip(text.lines()) {
            let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
            let found = match word {
                "windows" => read_windows(rest).map(|found| windows = Some(found)),
                "card" if cards.len() == crate::set::MOST_CARDS => {
                    problems.push(line, wording("paper-too-many", &[("n", crate::set::MOST_CARDS.into())]));
                    break;
                }
                "card" => read_card(rest).map(|card| cards.push(card)),
                _ => Err(wording("paper-line", &[])),
            };
            if let Err(message) = found {
                problems.push(line, message);
            }
        }
        problems.into_result()?;
        let codes: Vec<Code> = cards.iter().map(|card| card.code).collect();
        let house = CardSet::house();
        let set = house.with(cards, windows.filter(|windows| *windows != house_windows()));
        let set = set.map_err(|errors| {
            let problem = |error: &crate::set::SetError| {
                Problem::new(0, wording("paper-same", &[("error", error.message.as_str().into())]))
            };
            errors.iter().map(problem).collect::<Vec<_>>()
        })?;
        let mut used: Vec<CardNo> = codes.into_iter().filter_map(|code| set.coded(code)).collect();
        used.sort_unstable();
        used.dedup();
        Ok(TableCards { set, used, windows })
    }

    fn setup_text(setup: &Setup) -> String {
        let seats = setup.rules.lists.iter().map(|list| seat_of(list, setup.cards())).collect();
        SetupDocument { seats, options: setup.document().options }.to_string()
    }

    fn read_setup(text: &str, cards: &TableCards) -> Result<Setup, Vec<Problem>> {
        let document: SetupDocument = text.parse()?;
        Setup::check(document, cards.set.clone())
            .map_err(|faults| faults.iter().map(|(seat, fault)| problem_of(*seat, fault)).collect())
    }

    fn read_action(text: &str) -> Result<Action, Wording> {
        text.parse::<Action>().map_err(|error| wording("no-action", &[("text", error.0.as_str().into())]))
    }
}

/// The windows that the cards of this program open.
fn house_windows() -> Windows {
    let house = CardSet::house();
    let programs = house.programs();
    Windows { answered: programs.answered, has_counters: programs.has_counters, moments: programs.moments }
}

fn read_windows(text: &str) -> Result<Windows, Wording> {
    let numbers: Vec<u32> = text.split_ascii_whitespace().map_while(|word| word.parse().ok()).collect();
    match numbers.as_slice() {
        [answered, counters @ 0..=1, moments] if *moments < 256 => {
            Ok(Windows { answered: *answered, has_counters: *counters == 1, moments: *moments as u8 })
        }
        _ => Err(wording("paper-windows", &[])),
    }
}

/// The problem of a text in the notation of cards.
pub(crate) fn misspelt(error: &notation::Error) -> Wording {
    wording("paper-ron", &[("column", error.column.into()), ("error", error.fault.to_string().into())])
}

/// A card in the form of the card files, on one line, readable by every reader of cards.
#[must_use]
pub fn card_ron(card: &Card) -> String {
    // Plain data always serialises; a reader would report the empty text.
    notation::to_string(card).unwrap_or_default()
}

fn read_card(text: &str) -> Result<Card, Wording> {
    notation::from_str(text).map_err(|error| misspelt(&error))
}

/// The deck and the Reserve of a seat, by the numbers of their cards.
fn seat_of(list: &List, cards: &CardSet) -> SeatDocument {
    let codes = |numbers: &[CardNo]| numbers.iter().map(|number| cards.card(*number).code.to_string()).collect();
    SeatDocument { deck: codes(&list.deck), reserve: codes(&list.reserve) }
}

/// `options RON`, then for each seat `seat N` and its cards: `deck 3 01001, 2 01002`, `reserve 1 01003`.
impl fmt::Display for SetupDocument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "options {}", notation::to_string(&self.options).unwrap_or_default())?;
        for (number, seat) in self.seats.iter().enumerate() {
            writeln!(f, "seat {number}")?;
            for (word, cards) in [("deck", &seat.deck), ("reserve", &seat.reserve)] {
                if !cards.is_empty() {
                    let counted: Vec<String> = cards
                        .chunk_by(|one, other| one == other)
                        .map(|copies| format!("{} {}", copies.len(), copies[0]))
                        .collect();
                    writeln!(f, "  {word} {}", counted.join(", "))?;
                }
            }
        }
        Ok(())
    }
}

impl FromStr for SetupDocument {
    type Err = Vec<Problem>;

    fn from_str(text: &str) -> Result<Self, Vec<Problem>> {
        let mut document = Self::default();
        let mut problems = Problems::default();
        for (line, text) in (1..).zip(text.lines()) {
            let text = text.trim();
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
            let seats = document.seats.len();
            let found = match (word, document.seats.last_mut()) {
                ("options", _) => {
                    notation::from_str(rest).map(|options| document.options = options).map_err(|error| misspelt(&error))
                }
                ("seat", _) if rest.parse() == Ok(seats) => {
                    document.seats.push(SeatDocument::default());
                    Ok(())
                }
                ("seat", _) => Err(wording("setup-order", &[("n", seats.into())])),
                ("deck", Some(seat)) => read_list(rest, &mut seat.deck),
                ("reserve", Some(seat)) => read_list(rest, &mut seat.reserve),
                _ => Err(wording("setup-line", &[("text", text.chars().take(40).collect::<String>().into())])),
            };
            if let Err(message) = found {
                problems.push(line, message);
            }
        }
        problems.into_result().map(|()| document)
    }
}

/// `3 01001, 2 CHASSEUR`: each card as often as its number says.
fn read_list(text: &str, cards: &mut Vec<String>) -> Result<(), Wording> {
    for entry in text.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
        let (copies, card) = crate::deck::copies_of(entry)
            .ok_or_else(|| wording("setup-copies", &[("text", entry.chars().take(40).collect::<String>().into())]))?;
        if cards.len() + copies > MOST_CARDS {
            return Err(too_many());
        }
        cards.extend(std::iter::repeat_n(card.to_owned(), copies));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck;

    #[test]
    fn a_setup_is_read_back_as_it_was_written() {
        let setup = deck::ready_table(2);
        let text = State::setup_text(&setup);
        let again = State::read_setup(&text, &State::cards(&setup)).expect("what was written is read");
        assert_eq!(State::setup_text(&again), text);
    }

    #[test]
    fn the_cards_of_the_decks_are_read_back_as_they_were_written() {
        let setup = deck::ready_table(2);
        let text = State::cards_text(&State::cards(&setup));
        let again = State::read_cards(&text).expect("what was written is read");
        assert_eq!(State::cards_text(&again), text);
        assert_eq!(*again.set(), CardSet::house());
        assert!(again.set().windows().is_none(), "nothing has changed, so nothing is pinned");
    }

    #[test]
    fn a_record_keeps_its_cards_and_its_windows_whatever_becomes_of_the_set() {
        let setup = deck::ready_table(2);
        let text = State::cards_text(&State::cards(&setup));
        let first = CardSet::house().card(State::cards(&setup).used[0]).clone();
        let older = text.replacen(&format!("limit:{}", first.limit), "limit:1", 1);
        let older = older.replacen("windows ", "windows 1", 1);
        let again = State::read_cards(&older).expect("a card of an older set");
        let number = again.set().coded(first.code).expect("the card is there");
        assert_eq!(again.set().card(number).limit, 1);
        assert_eq!(State::cards_text(&again), older);
    }

    #[test]
    fn what_does_not_fit_is_told_with_its_line() {
        let problems = State::read_cards("windows 1\nsteam\ncard (code:\n").unwrap_err();
        assert_eq!(problems.len(), 3);
        let problems = "seat 1\ndeck 3 01001\nseat 0\n  deck 0 01001".parse::<SetupDocument>().unwrap_err();
        assert_eq!(problems.len(), 3);
    }
}
