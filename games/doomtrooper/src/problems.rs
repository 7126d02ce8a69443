//! Problems of texts that come from outside, collected up to a limit that a reader can use, whatever the text contains.

use table::{Problem, Wording};

use crate::words::wording;

/// The most problems that are listed; after them, only their number is given.
pub(crate) const MOST_PROBLEMS: usize = 100;
/// The number of unknown cards for which the nearest name is looked for: the search takes time, and the first
/// suggestions are enough.
pub(crate) const MOST_SUGGESTIONS: usize = 10;

/// Problems, the first ones kept and the others counted.
#[derive(Debug, Default)]
pub(crate) struct Problems {
    kept: Vec<Problem>,
    more: usize,
}

impl Problems {
    /// Adds a problem of a line; line 0 means that it belongs to no single line.
    pub(crate) fn push(&mut self, line: usize, message: impl Into<Wording>) {
        self.push_with(line, || message.into());
    }

    /// The same with a message that is made only if it is kept: of a text every line may be wrong.
    pub(crate) fn push_with(&mut self, line: usize, message: impl FnOnce() -> Wording) {
        if self.kept.len() < MOST_PROBLEMS {
            self.kept.push(Problem::new(line, message()));
        } else {
            self.more += 1;
        }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The problems, followed by one with the number of those that were left out.
    pub(crate) fn into_list(self) -> Vec<Problem> {
        let mut list = self.kept;
        if self.more > 0 {
            list.push(Problem::new(0, wording("problems-more", &[("n", self.more.into())])));
        }
        list
    }

    /// Nothing, or the problems.
    pub(crate) fn into_result(self) -> Result<(), Vec<Problem>> {
        if self.is_empty() { Ok(()) } else { Err(self.into_list()) }
    }
}

#[cfg(test)]
mod tests {
    use table::{Language, Recorded};

    use super::*;
    use crate::deck::DeckDocument;
    use crate::options::Options;
    use crate::set::CardSet;
    use crate::setup::{Fault, SeatDocument, Setup, SetupDocument, check_seat};
    use crate::state::State;

    /// Checks for a hundred problems and the number of the others.
    fn check(problems: &[Problem], more: usize) {
        assert_eq!(problems.len(), MOST_PROBLEMS + 1);
        let last = &problems[MOST_PROBLEMS];
        let (english, italian) = match more {
            1 => ("and 1 more problem".to_owned(), "e un altro problema".to_owned()),
            _ => (format!("and {more} more problems"), format!("e altri {more} problemi")),
        };
        assert_eq!(last.say(Language::En), english);
        assert_eq!(last.say(Language::It), italian);
    }

    #[test]
    fn of_many_problems_the_first_are_told_and_the_others_counted() {
        let lines = 300_000;
        check(&"x\n".repeat(lines).parse::<SetupDocument>().unwrap_err(), lines - 100);
        check(&State::read_cards(&"x\n".repeat(lines)).unwrap_err(), lines - 100);
        check(&DeckDocument::read(&"0 x\n".repeat(lines)).unwrap_err(), lines - 100);
        let deck = ["x", "y"].repeat(lines / 2).into_iter().map(str::to_owned).collect();
        let seat = SeatDocument { deck, ..SeatDocument::default() };
        let (_, faults) = check_seat(&seat, &CardSet::house(), &Options::default());
        // For a deck that is too long, no more cards are looked at than a legal deck may have.
        assert_eq!(faults.len(), MOST_PROBLEMS + 1);
        assert_eq!(faults[MOST_PROBLEMS], Fault::More(30));
        let document = SetupDocument { seats: vec![seat; 2], ..SetupDocument::default() };
        let faults = Setup::check(document, CardSet::house()).map(drop).unwrap_err();
        assert_eq!((faults.len(), &faults[MOST_PROBLEMS]), (101, &(None, Fault::More(160))));
    }

    #[test]
    fn a_message_that_is_not_kept_is_not_made() {
        let mut problems = Problems::default();
        (0..MOST_PROBLEMS).for_each(|line| problems.push(line, "wrong"));
        problems.push_with(0, || unreachable!("it is only counted"));
        check(&problems.into_list(), 1);
    }

    #[test]
    fn few_letters_do_not_ask_for_millions_of_cards() {
        let said =
            |problems: Vec<Problem>| problems.iter().map(|problem| problem.say(Language::En)).collect::<String>();
        let text = "128 x\n".repeat(100_000);
        assert!(said(DeckDocument::read(&text).unwrap_err()).contains("line 8: more than 1000 cards are written"));
        let ron = format!("(cards: [{}])", "(255, \"x\"),".repeat(100_000));
        assert!(said(DeckDocument::read(&ron).unwrap_err()).contains("more than 1000 cards are written"));
        let setup = format!("seat 0\ndeck {}\n", "128 x, ".repeat(100_000));
        assert!(said(setup.parse::<SetupDocument>().unwrap_err()).contains("more than 1000 cards are written"));
        let seats = SetupDocument { seats: vec![SeatDocument::default(); 200_000], ..SetupDocument::default() };
        assert_eq!(Setup::check(seats, CardSet::house()).map(drop), Err(vec![(None, Fault::Seats(200_000))]));
        let card = notation::to_string(&CardSet::house().cards()[0]).unwrap();
        let cards = format!("card {card}\n").repeat(9_000);
        assert!(said(State::read_cards(&cards).unwrap_err()).contains("more than 8192 cards are written"));
    }

    #[test]
    fn a_nearest_name_is_looked_for_the_first_times_only() {
        let deck = ["chaseur", "chaserur"].repeat(30).into_iter().map(str::to_owned).collect();
        let seat = SeatDocument { deck, ..SeatDocument::default() };
        let (_, faults) = check_seat(&seat, &CardSet::house(), &Options::default());
        let near = faults.iter().filter(|fault| matches!(fault, Fault::NoSuchCard(_, Some(_)))).count();
        let all = faults.iter().filter(|fault| matches!(fault, Fault::NoSuchCard(..))).count();
        assert_eq!((near, all), (MOST_SUGGESTIONS, 60));
        // The copies of a card follow each other in a list, and are one mistake.
        let seat = SeatDocument { deck: vec!["chaseur".into(); 60], ..SeatDocument::default() };
        let (_, faults) = check_seat(&seat, &CardSet::house(), &Options::default());
        assert_eq!(faults.iter().filter(|fault| matches!(fault, Fault::NoSuchCard(..))).count(), 1);
    }
}
