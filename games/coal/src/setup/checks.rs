//! Problems of a table by the rules.

use table::{ProblemList, Wording};

use super::{LONGEST_DECK, SeatDocument, SeatSetup};
use crate::card::Model;
use crate::check::{self, DeckProblem};
use crate::deck::short;
use crate::options::Options;
use crate::rules::{CardNo, DECK_SIZE, PilotNo};
use crate::set::CardSet;
use crate::words::wording;

/// Checks that the number of seats and the options go together.
pub(super) fn check_mode(seats: usize, options: &Options) -> Vec<Wording> {
    let mut messages = Vec::new();
    let n = [("n", seats.into())];
    if !(2..=4).contains(&seats) {
        messages.push(wording("setup-seats", &n));
    } else if options.teams && seats != 4 {
        messages.push(wording("setup-teams", &n));
    }
    if options.neutralize_whole_card && seats > 2 {
        messages.push(wording("setup-neutralize-seats", &n));
    }
    if options.training_pilots && options.tag_mode {
        messages.push(wording("setup-training-tag", &[]));
    }
    if options.training_pilots && seats > 2 && !options.training_duplicates {
        messages.push(wording("setup-training-seats", &n));
    }
    messages
}

/// Checks that the options go with what the seats bring: own boxes need custom decks (COAL-AMB-09).
pub(super) fn check_boxes(seats: &[SeatDocument], options: &Options) -> Option<Wording> {
    let has_custom_deck = seats.iter().any(|seat| !seat.deck.is_empty());
    (options.own_boxes && !has_custom_deck).then(|| wording("setup-own-boxes", &[]))
}

/// The model, pilots and deck that a seat brings, and their problems.
pub(super) fn check_seat(seat: &SeatDocument, cards: &CardSet, options: &Options) -> (SeatSetup, Vec<Wording>) {
    let mut setup = SeatSetup { model: seat.model, ..SeatSetup::default() };
    let (deck, mut messages) = check_deck(seat, cards, options);
    setup.deck = deck;
    setup.pilot = seat.pilot.as_ref().and_then(|id| check_pilot(id, &setup, cards, options, &mut messages));
    setup.reserve = seat.reserve.as_ref().and_then(|id| check_pilot(id, &setup, cards, options, &mut messages));
    messages.extend(complete_pair(seat, &mut setup, cards, options));
    (setup, messages)
}

/// The custom deck of a seat, if it brings one, and its problems.
fn check_deck(seat: &SeatDocument, cards: &CardSet, options: &Options) -> (Option<Vec<CardNo>>, Vec<Wording>) {
    if seat.deck.is_empty() {
        return (None, Vec::new());
    }
    if seat.deck.len() > LONGEST_DECK {
        return (None, vec![DeckProblem::Size(seat.deck.len()).wording()]);
    }
    let mut messages = ProblemList::default();
    let mut deck = Vec::new();
    for id in &seat.deck {
        match cards.find(id) {
            Some(card) => deck.push(card),
            None if messages.suggests() => messages.push(|| check::unknown_card(id, cards)),
            None => messages.push(|| check::no_such_card(id)),
        }
    }
    if deck.len() == seat.deck.len() {
        messages.extend(check::deck(&deck, cards, options).iter().map(DeckProblem::wording));
    }
    messages.extend(check::board(&deck, seat.model, cards).map(|problem| problem.wording()));
    ((deck.len() == DECK_SIZE).then_some(deck), messages.finish(|more| more))
}

/// Checks that a seat may bring this pilot.
fn check_pilot(
    id: &str,
    seat: &SeatSetup,
    cards: &CardSet,
    options: &Options,
    messages: &mut Vec<Wording>,
) -> Option<PilotNo> {
    let Some(number) = cards.find_pilot(id) else {
        let known: Vec<&str> = cards.pilots().iter().map(|pilot| pilot.id.as_str()).collect();
        messages.push(wording("setup-pilot", &[("id", short(id).into()), ("known", known.join(", ").into())]));
        return None;
    };
    let pilot = cards.pilot(number);
    let name = ("pilot", pilot.name.as_str().into());
    if !options.free_pilots && !pilot.is_training() && !drives(seat, number, cards, options) {
        let model = pilot.preferred_model.map_or("-", Model::as_str);
        messages.push(wording("setup-pilot-model", &[name.clone(), ("model", model.into())]));
    }
    if pilot.is_training() != options.training_pilots {
        messages.push(wording("setup-training", &[name]));
    }
    Some(number)
}

/// Whether the pilot's model is one of the seat's deck; in Tag Mode, and for a predefined deck, the seat's model.
fn drives(seat: &SeatSetup, pilot: PilotNo, cards: &CardSet, options: &Options) -> bool {
    let preferred = cards.pilot(pilot).preferred_model;
    match (&seat.deck, seat.model) {
        (Some(deck), _) if !options.tag_mode => deck.iter().any(|card| Some(cards.card(*card).model) == preferred),
        (_, model) => model.is_some() && model == preferred,
    }
}

/// Completes the pilot that was agreed beforehand by its reserve pilot, in Tag Mode (COAL-TAG-03).
fn complete_pair(seat: &SeatDocument, setup: &mut SeatSetup, cards: &CardSet, options: &Options) -> Option<Wording> {
    if !options.tag_mode {
        return seat.reserve.as_ref().map(|_| wording("setup-reserve-mode", &[]));
    }
    let Some(pilot) = setup.pilot else {
        return seat.reserve.as_ref().map(|_| wording("setup-reserve-alone", &[]));
    };
    if setup.reserve == Some(pilot) {
        return Some(wording("setup-reserve-same", &[("pilot", cards.pilot(pilot).name.as_str().into())]));
    }
    if seat.reserve.is_none() {
        let others = (0..cards.pilots().len() as PilotNo)
            .filter(|other| *other != pilot && !options.free_pilots && drives(setup, *other, cards, options));
        match others.collect::<Vec<_>>().as_slice() {
            [other] => setup.reserve = Some(*other),
            _ => return Some(wording("setup-reserve-open", &[])),
        }
    }
    None
}

/// Checks what only one seat may have: a model, a pilot, the cards of a shared box.
pub(super) fn check_together(seats: &[SeatSetup], cards: &CardSet, options: &Options) -> Vec<Wording> {
    let mut messages = Vec::new();
    for (number, one) in seats.iter().enumerate() {
        for (other_number, other) in seats.iter().enumerate().skip(number + 1) {
            let (a, b) = (("a", number.into()), ("b", other_number.into()));
            let own_boxes = options.own_boxes && one.deck.is_some() && other.deck.is_some();
            if let Some(model) = one.model.filter(|model| other.model == Some(*model) && !own_boxes) {
                let values = [a.clone(), b.clone(), ("model", model.as_str().into())];
                messages.push(wording("setup-same-model", &values));
            }
            let pilots = |seat: &SeatSetup| seat.pilot.into_iter().chain(seat.reserve);
            let may_repeat = if options.training_pilots { options.training_duplicates } else { options.own_boxes };
            for pilot in pilots(one).filter(|pilot| !may_repeat && pilots(other).any(|another| another == *pilot)) {
                let values = [a.clone(), b.clone(), ("pilot", cards.pilot(pilot).name.as_str().into())];
                messages.push(wording("setup-same-pilot", &values));
            }
        }
    }
    if !options.own_boxes && seats.iter().any(|seat| seat.deck.is_some()) {
        messages.extend(check_shared_box(seats, cards));
    }
    messages
}

/// Checks that one box has the cards of all decks (COAL-DECK-05).
fn check_shared_box(seats: &[SeatSetup], cards: &CardSet) -> Vec<Wording> {
    let mut messages = Vec::new();
    let open = seats.iter().filter(|seat| seat.model.is_none()).count();
    let is_used = |model: Model| {
        let draws_on = |deck: &Vec<CardNo>| deck.iter().any(|card| cards.card(*card).model == model);
        seats.iter().any(|seat| seat.model == Some(model) || seat.deck.as_ref().is_some_and(draws_on))
    };
    let left = Model::ALL.into_iter().filter(|model| !is_used(*model)).count();
    if left < open {
        messages.push(wording("setup-box-empty", &[("open", open.into()), ("left", left.into())]));
    }
    let lists =
        seats.iter().map(|seat| seat.deck.clone().or_else(|| seat.model.map(|model| cards.predefined_deck(model))));
    let all: Vec<CardNo> = lists.flatten().flatten().collect();
    for card in check::beyond_copies(&all, 2) {
        messages.push(wording("setup-same-cards", &[("card", cards.card(card).id.as_str().into())]));
    }
    messages
}
