//! Tables of Doomtrooper as people order them.

use doomtrooper::deck::{ready, ready_deck};
use doomtrooper::setup::problem_of;
use doomtrooper::{CardSet, DeckDocument, Options, Setup, SetupDocument};
use door::{DoorError, Entry, TableOrder, Written};
use table::{Problem, Wording};

use crate::{Doomtrooper, deck_files};

/// The table that somebody ordered: ready decks where nothing else is said.
///
/// # Errors
/// Everything that does not fit.
pub fn ordered(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
    let texts: Vec<String> = order.cards.iter().filter_map(|file| file.text.clone()).collect();
    let cards = Doomtrooper::card_set(&texts)?.set().clone();
    let mut document = match order.setup {
        None => {
            let named = Some(order.decks.len()).filter(|count| *count > 0);
            let seats = order.seats.or(named).unwrap_or(2);
            let seats = ready().iter().cycle().take(seats).map(|(_, deck)| deck.seat());
            SetupDocument { seats: seats.collect(), ..SetupDocument::default() }
        }
        Some(Written { name, text }) => {
            let text = text.as_deref().unwrap_or_default();
            text.parse().map_err(|problems: Vec<Problem>| DoorError::in_file("setup", name, problems))?
        }
    };
    let (seats, last) = (document.seats.len(), document.seats.len().saturating_sub(1));
    if !order.decks.is_empty() && order.decks.len() != seats {
        let message = format!("{} decks for {seats} seats; name one for each seat", order.decks.len());
        return Err(DoorError::one("setup", message));
    }
    for (seat, written) in order.decks.iter().enumerate().chain(order.deck_of.iter().map(|(seat, deck)| (*seat, deck)))
    {
        let Some(place) = document.seats.get_mut(seat) else {
            let message = format!("there is no seat {seat} for `{}`; the seats are 0 to {last}", written.name);
            return Err(DoorError::one("setup", message));
        };
        *place = brought(written, &cards)?.seat();
    }
    set_options(&mut document.options, order.options)?;
    Setup::check(document, cards).map_err(|faults| DoorError::Problems {
        what: "setup",
        problems: faults.iter().map(|(seat, fault)| problem_of(*seat, fault)).collect(),
    })
}

/// Sets options of a table as they were written: `one_sabotage`, `promotion_target=25`.
///
/// # Errors
/// When something is no option.
pub fn set_options(options: &mut Options, written: &[String]) -> Result<(), DoorError> {
    match written.iter().find(|text| !options.take(&text.replace('-', "_"))) {
        None => Ok(()),
        Some(unknown) => {
            let (unknown, known): (String, _) = (unknown.chars().take(60).collect(), Options::known());
            let message = Wording::new(|language| match language {
                table::Language::En => format!("`{unknown}` is not a table option of this game; there are {known}"),
                table::Language::It => format!("`{unknown}` non è un'opzione di questo gioco; ci sono {known}"),
            });
            Err(DoorError::one("options", message))
        }
    }
}

/// A deck of a file, or a ready one by its name.
///
/// # Errors
/// Everything that is wrong with it.
pub fn brought(given: &Written, cards: &CardSet) -> Result<DeckDocument, DoorError> {
    match &given.text {
        Some(text) => deck_files::deck(text, cards).map_err(|problems| {
            let said = problems.iter().map(|problem| Problem::new(0, Wording::new(|language| problem.say(language))));
            DoorError::in_file("deck", &given.name, said.collect())
        }),
        None => ready_deck(given.name.trim()).cloned().ok_or_else(|| DoorError::one("deck", unknown(&given.name))),
    }
}

/// That something is neither a file nor a ready deck.
fn unknown(name: &str) -> Wording {
    let name: String = name.chars().take(60).collect();
    let known = ready().iter().map(|(name, _)| *name).collect::<Vec<_>>().join(", ");
    Wording::new(|language| match language {
        table::Language::En => format!("`{name}` is neither a file nor a ready deck; there are {known}"),
        table::Language::It => format!("`{name}` non è né un file né un mazzo pronto; ci sono {known}"),
    })
}
