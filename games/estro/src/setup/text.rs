//! A table as text: `options WORD ...`, then `seat 0`, `seat 1` and so on, each with `deck ID,ID,...` where it brings a list.

use std::fmt;
use std::str::FromStr;

use table::{Problem, ProblemList};

use super::{LONGEST_LIST, MOST_WORDS, SHOWN, SeatDocument, SetupDocument};
use crate::state::SEATS;
use crate::words::wording;

impl fmt::Display for SetupDocument {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = if self.options.is_empty() { "none".to_owned() } else { self.options.join(" ") };
        writeln!(f, "options {options}")?;
        for (number, seat) in self.seats.iter().enumerate() {
            match seat.deck.is_empty() {
                true => writeln!(f, "seat {number}")?,
                false => writeln!(f, "seat {number} deck {}", seat.deck.join(","))?,
            }
        }
        Ok(())
    }
}

impl FromStr for SetupDocument {
    type Err = Vec<Problem>;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut document = Self { seats: Vec::new(), options: Vec::new() };
        let mut problems = ProblemList::default();
        for (line, text) in (1..).zip(text.lines()) {
            let mut words = text.split('#').next().unwrap_or_default().split_whitespace();
            let read = match words.next() {
                None => Ok(()),
                Some("options") => {
                    // One word too many is enough for the check to notice it.
                    let words = words.filter(|word| *word != "none").take(MOST_WORDS + 1);
                    document.options = words.map(str::to_owned).collect();
                    Ok(())
                }
                Some("seat") => document.read_seat(words),
                Some(other) => Err(of("setup-line", other)),
            };
            if let Err(message) = read {
                problems.push(|| Problem::new(line, message));
            }
        }
        if problems.is_empty() { Ok(document) } else { Err(problems.into_vec()) }
    }
}

impl SetupDocument {
    fn read_seat<'a>(&mut self, mut words: impl Iterator<Item = &'a str>) -> Result<(), table::Wording> {
        let number = self.seats.len();
        // Seats beyond the possible number are counted by the check.
        if words.next() != Some(number.to_string().as_str()) || number > SEATS {
            return Err(wording("setup-order", &[("n", number.into())]));
        }
        let mut seat = SeatDocument::default();
        match (words.next(), words.next()) {
            (None, _) => {}
            (Some("deck"), Some(list)) => {
                seat.deck = list.split(',').take(LONGEST_LIST + 1).map(str::to_owned).collect();
            }
            (Some(other), _) => return Err(of("setup-seat-line", other)),
        }
        if let Some(rest) = words.next() {
            return Err(of("setup-seat-line", rest));
        }
        self.seats.push(seat);
        Ok(())
    }
}

/// A message about a word.
fn of(id: &str, text: &str) -> table::Wording {
    let shown: String = text.chars().take(SHOWN).collect();
    wording(id, &[("text", shown.as_str().into())])
}

#[cfg(test)]
mod tests {
    use table::Language;

    use super::*;
    use crate::language::Estro;
    use crate::{CardSet, Setup};

    fn list() -> String {
        let ids: Vec<String> =
            CardSet::house().cards().iter().step_by(9).take(20).map(|card| card.id.clone()).collect();
        ids.join(",")
    }

    fn checked(text: &str) -> Result<Setup, String> {
        let problems = |problems: Vec<Problem>| problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("; ");
        let document: SetupDocument = text.parse().map_err(problems)?;
        Setup::check(document, CardSet::house()).map_err(problems)
    }

    #[test]
    fn a_table_is_read_back_as_it_was_written() {
        let text = format!("options dice_scope=phase redirect_reroll\nseat 0 deck {}\nseat 1\n", list());
        let setup = checked(&text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(setup.document().to_string(), text);
        assert!(setup.options().dice_per_phase && setup.options().redirect_reroll);
        assert_eq!(SetupDocument::default().to_string(), "options none\nseat 0\nseat 1\n");
    }

    /// ESTRO-DECK-05: constructed decks need a list of each seat.
    #[test]
    fn one_list_makes_both_decks_dealt_unless_the_table_wants_constructed_ones() {
        let list = list();
        let both = format!("seat 0 deck {list}\nseat 1 deck {list}");
        assert!(checked(&both).unwrap().is_constructed());
        assert!(!checked(&format!("options deck_mode=random\n{both}")).unwrap().is_constructed());
        let one = format!("seat 0 deck {list}\nseat 1");
        assert!(!checked(&one).unwrap().is_constructed());
        let error = checked(&format!("options deck_mode=constructed\n{one}")).unwrap_err();
        assert!(error.contains("ESTRO-DECK-05"), "{error}");
    }

    /// ESTRO-LUC-01, ESTRO-LUC-02: 25 cards, five of each Estro, all of them chosen.
    #[test]
    fn a_deck_of_lucid_dream_has_five_cards_of_each_estro() {
        let set = CardSet::house();
        let of = |estro: Estro, n: usize| {
            let cards = set.cards().iter().filter(move |card| card.estro == estro).take(n);
            cards.map(|card| card.id.clone()).collect::<Vec<_>>()
        };
        let deck = |counts: [usize; 5]| {
            let cards: Vec<String> = Estro::ALL.into_iter().zip(counts).flat_map(|(estro, n)| of(estro, n)).collect();
            cards.join(",")
        };
        let table = |list: &str| checked(&format!("options lucid\nseat 0 deck {list}\nseat 1 deck {list}"));
        assert!(table(&deck([5; 5])).unwrap().is_constructed());
        for (list, expected) in [
            (deck([4, 4, 4, 4, 4]), "20 cards in the list; a constructed deck of Lucid Dream has exactly 25"),
            (deck([4, 4, 4, 4, 4]), "ESTRO-LUC-02"),
            (deck([6, 5, 5, 5, 4]), "6 cards of Ardo"),
            (deck([6, 5, 5, 5, 4]), "ESTRO-LUC-01"),
        ] {
            let error = table(&list).expect_err(&list);
            assert!(error.contains(expected), "{list}: {error}");
        }
    }

    /// ESTRO-GEN-01, ESTRO-DECK-02, ESTRO-DECK-03: what a table refuses, each with its clause.
    #[test]
    fn what_does_not_fit_is_refused_with_its_clause() {
        for (text, expected) in [
            ("seat 0", "ESTRO-GEN-01"),
            ("seat 0\nseat 1\nseat 2", "ESTRO-GEN-01"),
            ("seat 0 deck ardo-01,ardo-02\nseat 1", "player 1: 2 cards"),
            ("seat 0 deck ardo-01,ardo-02\nseat 1", "ESTRO-DECK-03"),
            ("seat 0 deck ardo-01,ardo-01\nseat 1", "ESTRO-DECK-02"),
            ("seat 0 deck dragon\nseat 1", "`dragon`"),
            ("seat 1", "line 1: "),
            ("seat 0 hand ardo-01", "line 1: `hand`"),
            ("options dice=3", "dice"),
            ("options dice_scope=turn", "attack"),
        ] {
            let error = checked(text).expect_err(text);
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn problems_are_told_in_both_languages() {
        let problems = "seat 0\nseat 1 deck a b".parse::<SetupDocument>().unwrap_err();
        let said = Language::ALL.map(|language| problems[0].say(language));
        assert!(said[0].starts_with("line 2: ") && said[1].starts_with("riga 2: "), "{said:?}");
    }
}
