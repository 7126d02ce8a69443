//! Tables of C.O.A.L. as people order them.

use cardfile::decklist;
use coal::card::Model;
use coal::{CardSet, Deck, SeatDocument, Setup, SetupDocument};
use door::{DoorError, TableOrder, Written};
use table::{Problem, Wording};

use crate::{card_files, deck_files};

/// The table that somebody ordered: two seats where nothing is said, four for teams.
///
/// # Errors
/// Everything that does not fit.
pub fn ordered(order: &TableOrder<'_>) -> Result<Setup, DoorError> {
    let cards = card_files::files(order.cards).added_to(&CardSet::house());
    let teams = order.options.iter().any(|name| name == "teams");
    let mut document = match order.setup {
        None => {
            let named = Some(order.decks.len()).filter(|count| *count > 0);
            let seats = order.seats.or(named).unwrap_or(if teams { 4 } else { 2 });
            SetupDocument { seats: vec![SeatDocument::default(); seats], ..SetupDocument::default() }
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
        *place = brought(written, &cards)?;
    }
    document.options.extend(order.options.iter().map(|name| name.replace('-', "_")));
    Setup::check(document, cards).map_err(|problems| DoorError::Problems { what: "setup", problems })
}

/// What a seat brings: a model with its predefined deck, or the deck of a file.
fn brought(written: &Written, cards: &CardSet) -> Result<SeatDocument, DoorError> {
    match &written.text {
        Some(text) => read(&written.name, text, cards).map(|deck| deck.seat(cards)),
        None => {
            let model = written.name.trim().parse::<Model>();
            let model = model.map_err(|_| DoorError::one("deck", unknown(&written.name)))?;
            Ok(SeatDocument { model: Some(model), ..SeatDocument::default() })
        }
    }
}

/// The deck of a text.
///
/// # Errors
/// Everything that is wrong with it.
pub fn read(name: &str, text: &str, cards: &CardSet) -> Result<Deck, DoorError> {
    let said = |problem: &decklist::Problem| Wording::new(|language| problem.say(language));
    deck_files::deck(text, cards).map_err(|problems| {
        let problems = problems.iter().map(|problem| Problem::new(0, said(problem))).collect();
        DoorError::in_file("deck", name, problems)
    })
}

/// That something is neither a file nor a model.
fn unknown(name: &str) -> Wording {
    let name: String = name.chars().take(60).collect();
    let known = Model::ALL.map(|model| model.to_string()).join(", ");
    Wording::new(|language| match language {
        table::Language::En => format!("`{name}` is neither a file nor a model; there are {known}"),
        table::Language::It => format!("`{name}` non è né un file né un modello; ci sono {known}"),
    })
}
