//! Problems of a deck, in words.

use table::Language;

use super::say;
use crate::card::Model;
use crate::card_text;
use crate::check::{DeckProblem, LEAST_REACTIONS, MOST_SYMBOLS};
use crate::deck::{Fault, MOST_LINES, ReadProblem};
use crate::rules::{CardNo, DECK_SIZE};
use crate::set::CardSet;

/// The headings of a deck's text: name, board, pilot.
pub(crate) fn deck_headings(language: Language) -> [String; 3] {
    ["deck-heading-name", "deck-heading-board", "deck-heading-pilot"].map(|id| say(language, id, &[]))
}

/// A violated limit, without its clause; without a set, cards and models are given by their ids.
pub(crate) fn deck_problem(problem: &DeckProblem, cards: Option<&CardSet>, language: Language) -> String {
    let say = |id: &str, values: &[(&str, phrases::Value<'_>)]| say(language, id, values);
    let model_name = |model: &Model| cards.map_or(model.as_str(), |cards| cards.model_name(*model));
    match problem {
        DeckProblem::Size(n) if *n < DECK_SIZE => {
            say("deck-size-missing", &[("n", (*n).into()), ("missing", (DECK_SIZE - n).into())])
        }
        DeckProblem::Size(n) => say("deck-size-beyond", &[("n", (*n).into()), ("more", (n - DECK_SIZE).into())]),
        DeckProblem::Models(models) => {
            let names: Vec<&str> = models.iter().map(model_name).collect();
            say("deck-models", &[("models", names.join(", ").into())])
        }
        DeckProblem::Reactions(n) => {
            say("deck-reactions", &[("n", (*n).into()), ("missing", (LEAST_REACTIONS.saturating_sub(*n)).into())])
        }
        DeckProblem::Symbols(n) => {
            say("deck-symbols", &[("n", (*n).into()), ("more", (n.saturating_sub(MOST_SYMBOLS)).into())])
        }
        DeckProblem::Copies(id) => say("deck-copies", &[("card", name_of(id, cards, language).into())]),
        DeckProblem::NoBoard => say("deck-no-board", &[]),
        DeckProblem::Board(model) => say("deck-board", &[("model", model_name(model).into())]),
        DeckProblem::Pilot(name) => say("deck-pilot", &[("pilot", name.into())]),
        DeckProblem::Shared(id) => say("deck-shared", &[("card", name_of(id, cards, language).into())]),
        DeckProblem::SameBoard(model) => say("deck-same", &[("what", model_name(model).into())]),
        DeckProblem::SamePilot(name) => say("deck-same", &[("what", name.into())]),
    }
}

fn name_of<'a>(id: &'a str, cards: Option<&'a CardSet>, language: Language) -> &'a str {
    let found = cards.and_then(|cards| cards.find(id).map(|card| cards.card(card)));
    found.map_or(id, |card| card_text::name(card, language))
}

/// A problem of a deck that was read, with its line.
pub(crate) fn read_problem(problem: &ReadProblem, cards: &CardSet, language: Language) -> String {
    let said = fault(&problem.fault, cards, language);
    if problem.line == 0 {
        return said;
    }
    say(language, "read-at-line", &[("line", problem.line.into()), ("problem", said.into())])
}

fn fault(fault: &Fault, cards: &CardSet, language: Language) -> String {
    let say = |id: &str, values: &[(&str, phrases::Value<'_>)]| say(language, id, values);
    let id_of = |card: CardNo| cards.cards().get(usize::from(card)).map(|card| card.id.as_str());
    match fault {
        Fault::Empty => say("read-empty", &[]),
        Fault::NoCard(written, near) => match near.and_then(|near| cards.cards().get(usize::from(near))) {
            Some(near) => {
                let name = card_text::name(near, language);
                let values = [("written", written.into()), ("id", (&near.id).into()), ("name", name.into())];
                say("read-no-card-near", &values)
            }
            None => say("read-no-card", &[("written", written.into())]),
        },
        Fault::Several(written, which) => {
            let ids: Vec<&str> = which.iter().filter_map(|card| id_of(*card)).collect();
            say("read-several", &[("written", written.into()), ("ids", ids.join(", ").into())])
        }
        Fault::NoModel(written) => say("read-no-model", &[("written", written.into())]),
        Fault::NoPilot(written, near) => match near.and_then(|near| cards.pilots().get(usize::from(near))) {
            Some(near) => say("read-no-pilot-near", &[("written", written.into()), ("id", (&near.id).into())]),
            None => say("read-no-pilot", &[("written", written.into())]),
        },
        Fault::Copies(written) => say("read-copies", &[("written", written.into())]),
        Fault::NoName => say("read-no-name", &[]),
        Fault::Heading(written) => say("read-heading", &[("written", written.into())]),
        Fault::Twice(written) => say("read-twice", &[("written", written.into())]),
        Fault::Version(version) => say("read-version", &[("version", version.into())]),
        Fault::Damaged => say("read-damaged", &[]),
        Fault::Strangers(n) => say("read-strangers", &[("n", (*n).into())]),
        Fault::Long => say("read-long", &[("most", MOST_LINES.into())]),
        Fault::More(said) => said.say(language).to_owned(),
        Fault::Ron(what) => say("read-ron", &[("what", what.into())]),
    }
}
