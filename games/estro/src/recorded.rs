//! The table and its cards as text for records: the whole catalogue, because decks are dealt from it (ESTRO-DECK-05).

use notation::{from_str, to_string};
use table::{Problem, ProblemList, Recorded, Wording};

use crate::action::Action;
use crate::language::{Bilingual, Card, Source, check, notation as compact};
use crate::set::{CardSet, MOST_CARDS};
use crate::setup::{Setup, SetupDocument};
use crate::state::State;
use crate::words::wording;

/// The most lines for a catalogue: each card with its source and its clarification.
const MOST_LINES: usize = 3 * MOST_CARDS;
/// What separates a card in the compact notation, which has no such letter, from its name.
const NAME: &str = " | ";

impl Recorded for State {
    type Cards = CardSet;

    fn cards(setup: &Setup) -> CardSet {
        setup.cards().clone()
    }

    /// `card ardo-01 ardo 16/19/13/5/19 | Ozok` for each card in the compact notation, and below it what else is known of
    /// it: `source Printed`, `clarification (en: "...", it: "...")`.
    fn cards_text(cards: &CardSet) -> String {
        let mut text = String::new();
        for card in cards.cards() {
            let name: Vec<&str> = card.name.lines().collect();
            text += &format!("card {}{NAME}{}\n", compact::card(card), name.join(" "));
            // Plain data always serialises; a reader would report the empty text.
            if card.source != Source::House {
                text += &format!("source {}\n", to_string(&card.source).unwrap_or_default());
            }
            if let Some(clarification) = &card.clarification {
                text += &format!("clarification {}\n", to_string(clarification).unwrap_or_default());
            }
        }
        text
    }

    fn read_cards(text: &str) -> Result<CardSet, Vec<Problem>> {
        let mut problems = ProblemList::default();
        let (mut cards, mut lines) = (Vec::new(), Vec::new());
        for (line, text) in (1..).zip(text.lines()) {
            if line > MOST_LINES {
                problems.push(|| Problem::new(line, wording("paper-lines", &[("most", MOST_LINES.into())])));
                break;
            }
            if let Err(message) = read_line(text, &mut cards) {
                problems.push(|| Problem::new(line, message));
            }
            lines.resize(cards.len(), line);
        }
        for (place, problem) in check::catalogue(&cards) {
            let line = lines.get(place).copied().unwrap_or(0);
            problems.push(|| Problem::new(line, problem.wording()));
        }
        if problems.is_empty() { Ok(CardSet::new(cards)) } else { Err(problems.into_vec()) }
    }

    fn setup_text(setup: &Setup) -> String {
        setup.document().to_string()
    }

    fn read_setup(text: &str, cards: &CardSet) -> Result<Setup, Vec<Problem>> {
        Setup::check(text.parse::<SetupDocument>()?, cards.clone())
    }

    fn read_action(text: &str) -> Result<Action, Wording> {
        text.parse::<Action>().map_err(|error| error.wording().clone())
    }
}

fn read_line(text: &str, cards: &mut Vec<Card>) -> Result<(), Wording> {
    let (word, rest) = text.trim().split_once(' ').unwrap_or((text.trim(), ""));
    match (word, cards.last_mut()) {
        ("card", _) => {
            let (card, name) = rest.split_once(NAME).ok_or_else(|| wording("paper-name", &[]))?;
            let card =
                compact::read_card(card).map_err(|error| at_column("card".len() + 1 + error.column, &error.message))?;
            cards.push(Card { name: name.to_owned(), ..card });
            Ok(())
        }
        ("source", Some(card)) => from_str(rest).map(|source| card.source = source).map_err(|error| misspelt(&error)),
        ("clarification", Some(card)) => {
            let read = from_str::<Bilingual>(rest).map_err(|error| misspelt(&error))?;
            card.clarification = Some(read);
            Ok(())
        }
        _ => Err(wording("paper-line", &[])),
    }
}

fn misspelt(error: &notation::Error) -> Wording {
    at_column(error.column, &error.fault.to_string().into())
}

fn at_column(column: usize, message: &Wording) -> Wording {
    Wording::new(|language| {
        crate::words::say(
            language,
            "paper-column",
            &[("column", column.into()), ("error", message.say(language).into())],
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_house_set_is_read_back_as_it_was_written() {
        let text = State::cards_text(&CardSet::house());
        let again = State::read_cards(&text).unwrap_or_else(|problems| panic!("{problems:?}"));
        assert_eq!(again.cards(), CardSet::house().cards());
        assert!(text.contains("| Ozok\nsource Printed\n"));
    }

    /// ESTRO-GEN-08: a match keeps the cards that it began with, clarifications included, whatever becomes of the house set.
    #[test]
    fn a_clarification_is_read_back() {
        let mut cards = CardSet::house().cards().to_vec();
        cards[30].clarification = Some(Bilingual { en: "Only \"own\" cards.".into(), it: "Solo le proprie.".into() });
        let set = CardSet::new(cards);
        assert_eq!(State::read_cards(&State::cards_text(&set)), Ok(set));
    }

    #[test]
    fn what_is_wrong_with_a_card_is_told_with_its_line() {
        let read = |text: &str| {
            let problems = State::read_cards(text).expect_err(text);
            problems.iter().map(Problem::to_string).collect::<Vec<_>>().join("; ")
        };
        let good = "card a ardo 1/2/3/4/5 | A\n";
        for (text, expected) in [
            ("source Printed", "line 1: "),
            ("card b ardo 1/2/3/4/5", "line 1: "),
            ("card b rosso 1/2/3/4/5 | B", "column 8: "),
            ("card a ardo 1/2/3/4/5 | B", "line 2: id: "),
            ("card b ardo 1/2/3/4/5 once passive add(this, atk +1, while) | B", "line 2: gift: "),
            ("source Bought", "line 2: column 1: "),
            ("pilot x", "line 2: "),
        ] {
            let text = if text.starts_with("source P") || expected.contains("line 1") || expected.contains("column 8") {
                text.to_owned()
            } else {
                format!("{good}{text}")
            };
            let found = read(&text);
            assert!(found.contains(expected), "{text}: {found}");
        }
    }

    /// The text of a table gives the same table, with its lists and its options.
    #[test]
    fn a_table_is_read_back_from_its_text() {
        let ids: Vec<String> = CardSet::house().cards().iter().take(20).map(|card| card.id.clone()).collect();
        let seat = crate::SeatDocument { deck: ids };
        let options = vec!["r19_tiebreak".to_owned(), "clock=180".to_owned()];
        let document = SetupDocument { seats: vec![seat.clone(), seat], options };
        let setup = Setup::check(document, CardSet::house()).unwrap_or_else(|problems| panic!("{problems:?}"));
        let text = State::setup_text(&setup);
        let again = State::read_setup(&text, &State::cards(&setup)).unwrap_or_else(|problems| panic!("{problems:?}"));
        assert_eq!(again.document(), setup.document());
        assert!(again.is_constructed() && again.options().r19_tiebreak && again.options().clock);
        assert!(State::read_setup("options none\nseat 0", &State::cards(&setup)).is_err());
    }

    #[test]
    fn an_action_is_read_or_refused_with_a_message() {
        assert_eq!(State::read_action("play 17 up"), Ok("play 17 up".parse().unwrap()));
        assert!(State::read_action("jump").unwrap_err().to_string().contains("`jump`"));
    }
}
