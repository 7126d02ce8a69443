//! The cards of a game together with those of files that people write.

use protocol::CardLine;
use serde_json::Value;
use table::{Names, Problem, Searchable, Wording};

use crate::DoorError;
use crate::entry::{CardsOf, Entry, Written};
use crate::words::wording;

/// The result of reading card files.
#[derive(Clone, Debug)]
pub struct CardFiles<C> {
    /// The game's own set, with the correct cards of the files.
    pub cards: C,
    /// Every problem, in the order of the files; a problem of no particular file has an empty file name.
    pub problems: Vec<cardfile::Problem>,
    /// The correct items of the files: the name of each kind, and their number.
    pub read: Vec<(Names, usize)>,
}

/// The cards of a game together with those of files.
pub trait AnyCards {
    /// Every problem of the files.
    fn problems(&self) -> &[cardfile::Problem];
    /// The correct items of the files: the name of each kind, and their number.
    fn read(&self) -> &[(Names, usize)];
    /// The cards, in the order in which they are searched.
    fn lines(&self) -> Vec<CardLine>;
    /// The same cards, in the same order, with their facts for searching.
    fn searchable(&self) -> &dyn Searchable;
    /// Everything about one card.
    ///
    /// # Errors
    /// When there is no card of this id.
    fn card(&self, id: &str) -> Result<Value, DoorError>;
}

/// The cards of an entry.
pub(crate) struct Read<E: Entry>(pub(crate) CardFiles<CardsOf<E>>);

impl<E: Entry> AnyCards for Read<E> {
    fn problems(&self) -> &[cardfile::Problem] {
        &self.0.problems
    }

    fn read(&self) -> &[(Names, usize)] {
        &self.0.read
    }

    fn lines(&self) -> Vec<CardLine> {
        E::card_lines(&self.0.cards)
    }

    fn searchable(&self) -> &dyn Searchable {
        &self.0.cards
    }

    fn card(&self, id: &str) -> Result<Value, DoorError> {
        E::card_json(id, &self.0.cards)
    }
}

/// The limit for the cards in one request, in bytes.
const MOST_BYTES: usize = 256 * 1024;

/// The game's own set with the cards of these texts, if all of them are correct.
pub(crate) fn all_right<E: Entry>(texts: &[String]) -> Result<CardsOf<E>, DoorError> {
    if texts.iter().map(String::len).sum::<usize>() > MOST_BYTES {
        return Err(DoorError::one("cards", wording("many-cards", &[("most", (MOST_BYTES / 1024).into())])));
    }
    let name = |number: usize| if texts.len() == 1 { "cards".to_owned() } else { format!("cards {number}") };
    let files = (1..).zip(texts).map(|(number, text)| Written { name: name(number), text: Some(text.clone()) });
    let CardFiles { cards, problems, .. } = E::card_files(&files.collect::<Vec<_>>());
    if problems.is_empty() {
        return Ok(cards);
    }
    let problem = |problem: &cardfile::Problem| {
        let message = Wording::new(|language| match &problem.help {
            Some(help) => format!("{}; {}", problem.message.say(language), help.say(language)),
            None => problem.message.say(language).to_owned(),
        });
        match problem.place {
            None => Problem::new(0, message),
            Some(place) => {
                let at = |language| {
                    let message = message.say(language).to_owned();
                    let values = [("column", place.column.into()), ("problem", message.into())];
                    cardfile::list_wording("search-at-column", &values).say(language).to_owned()
                };
                Problem::new(place.line, Wording::new(at))
            }
        }
    };
    Err(DoorError::Problems { what: "cards", problems: problems.iter().map(problem).collect() })
}
