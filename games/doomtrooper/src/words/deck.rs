//! The faults of a deck or a table, in words.

use table::Language;

use super::say;
use crate::language::Name;
use crate::rules::{COLLECTION_MAX, DECK_MIN, RESERVE_MAX, SEATS, WARRIORS_MIN};
use crate::setup::Fault;

/// The fault and how to correct it, without its clause.
#[must_use]
pub fn fault_text(fault: &Fault, language: Language) -> String {
    let say = |id: &str, values: &[(&str, phrases::Value<'_>)]| say(language, id, values);
    let waits =
        |name: &Name, lacks: &str| say("deck-not-playable", &[("card", name.as_str().into()), ("lacks", lacks.into())]);
    match fault {
        Fault::NoSuchCard(written, None) => say("deck-no-card", &[("written", written.into())]),
        Fault::NoSuchCard(written, Some(near)) => {
            say("deck-no-card-near", &[("written", written.into()), ("near", near.as_str().into())])
        }
        Fault::DeckTooSmall(n) => {
            let values = [("n", (*n).into()), ("least", DECK_MIN.into()), ("missing", (DECK_MIN - n).into())];
            say("deck-too-small", &values)
        }
        Fault::ReserveTooLarge(n) => say("deck-reserve", &[("n", (*n).into()), ("most", RESERVE_MAX.into())]),
        Fault::TooManyCards(n) => say("deck-too-large", &[("n", (*n).into()), ("most", COLLECTION_MAX.into())]),
        Fault::TooFewWarriors(n) => {
            let missing = WARRIORS_MIN - n;
            let values = [("n", (*n).into()), ("least", WARRIORS_MIN.into()), ("missing", missing.into())];
            say("deck-warriors", &values)
        }
        Fault::TooManyCopies(name, n, most) => {
            say("deck-copies", &[("card", name.as_str().into()), ("n", (*n).into()), ("most", (*most).into())])
        }
        Fault::NotPlayable(name, words) => waits(name, &words.join(", ")),
        Fault::NotWritten(card) => waits(&card.name, card.waits_for.text(language)),
        Fault::More(n) => say("problems-more", &[("n", (*n).into())]),
        Fault::Teams(n) => say("setup-teams", &[("n", (*n).into())]),
        Fault::Seats(n) => say("setup-seats", &[("n", (*n).into()), ("most", SEATS.into())]),
        Fault::Option(name, value, [least, most]) => {
            let range = [("least", (*least).into()), ("most", (*most).into())];
            say("setup-option", &[&[("name", (*name).into()), ("value", (*value).into())][..], &range].concat())
        }
    }
}
