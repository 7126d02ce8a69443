//! Checks that a match can continue from a state that somebody wrote: every card is in one place and may lie there,
//! every reference names an existing thing, the frames fit each other, and the asked seat has a choice.
//!
//! The first checks make it safe to call the rules; the rules themselves decide the rest.

mod going_on;

use table::{Choices as _, Game, Seat};

use crate::choices::Choices;
use crate::language::CardKind;
use crate::state::{At, BY_BLOW, DISCARDED, DISCARDING, IN_DESTINY, Instance, NOBODY, SlotNo, State, TurnStep, flag};

/// A contradiction, and the card in play that it is about, if there is one.
pub(crate) type Trouble = (Option<SlotNo>, String);

/// The most points of a seat.
const MOST_POINTS: i16 = 9_999;
/// The greatest value of a counter in a byte; counting on from there does not overflow.
const MOST: u8 = 200;
/// The most markers on a card.
const MOST_MARKERS: u8 = 99;
/// The greatest depth of cards attached to one another.
const DEEPEST: usize = 8;

/// Checks that the parts of a state fit each other; the rules could not be called on a state whose parts do not.
///
/// # Errors
/// Every contradiction.
pub(crate) fn check_parts(state: &State) -> Result<(), Vec<Trouble>> {
    let steps: [fn(&State, &mut Vec<Trouble>); 4] = [check_seats, check_census, check_table, going_on::check];
    for step in steps {
        let mut troubles = Vec::new();
        step(state, &mut troubles);
        if !troubles.is_empty() {
            return Err(troubles);
        }
    }
    Ok(())
}

/// Whether the table has this seat.
fn seat_fits(state: &State, seat: Seat) -> bool {
    seat.0 < state.seats
}

/// Whether this card exists.
fn is_card(state: &State, instance: Instance) -> bool {
    seat_fits(state, instance.owner()) && instance.number() < state.rules.list(instance.owner()).len()
}

/// Checks numbers for their ranges, and seats for existence.
fn check_seats(state: &State, troubles: &mut Vec<Trouble>) {
    let mut require = |holds: bool, message: String| {
        if !holds {
            troubles.push((None, message));
        }
    };
    let seats = state.seats;
    require(seat_fits(state, state.active), format!("there is no seat {}; seats are numbers from 0", state.active.0));
    require(state.round.fits(seats), "the order of play does not name each seat once".into());
    let is_over = state.outcome.is_some();
    let limit = state.rules.options.turn_limit;
    require(state.turn <= limit, format!("Turn {} is after the last one, {limit} (`turn_limit`)", state.turn));
    require(state.actions <= MOST, format!("{} Actions are too many; the most are {MOST}", state.actions));
    let spent = matches!(state.attacks, DISCARDING | DISCARDED) && state.step >= TurnStep::Discard;
    require(spent || state.attacks <= MOST, format!("{} attacks are too many; the most are {MOST}", state.attacks));
    require(state.target > 0, format!("{} points cannot win", state.target));
    for seat in Seat::all(seats) {
        let side = state.side(seat);
        for (points, letter) in [(side.destiny, 'D'), (side.promotion, 'P')] {
            let fits = (0..=MOST_POINTS).contains(&points);
            require(fits, format!("seat {seat} has {points} {letter}; a seat has 0 to {MOST_POINTS}"));
        }
        let has_begun = side.turns < u16::MAX && side.turns_done <= side.turns;
        require(has_begun, format!("seat {seat} has completed {} of {} Turns", side.turns_done, side.turns));
        require(side.no_warriors <= 3, format!("the no-warriors rule gives seat {seat} at most 3 Turns"));
        let sabotaged = side.sabotaged.iter().all(|other| other.0 < seats && other != seat);
        require(sabotaged, format!("seat {seat} has sabotaged a seat that is not there, or itself"));
        let granted = state.granted[seat.index()];
        let may_act = granted <= MOST && (granted == 0 || !side.eliminated);
        require(
            may_act,
            format!("seat {seat} has {granted} Actions of a card; the most are {MOST}, none for who is out"),
        );
    }
    let beyond = state.granted[usize::from(seats)..].iter().all(|granted| *granted == 0);
    require(beyond, "a seat that is not there has Actions of a card".into());
    require(state.conceding.iter().all(|seat| seat.0 < seats), "a seat that is not there has conceded".into());
    let winners = state.outcome.is_none_or(|outcome| outcome.winners.iter().all(|seat| seat.0 < seats));
    require(winners, "a seat that is not there has won".into());
    let is_in = is_over || Seat::all(seats).any(|seat| !state.side(seat).eliminated);
    require(is_in, "every seat is out, and the match goes on".into());
}

/// Checks that every card is in one place.
fn check_census(state: &State, troubles: &mut Vec<Trouble>) {
    let name = |number: u32| {
        let instance = Instance(number as u16);
        let card = state.card_of(instance);
        format!("{} {} of seat {}", card.code, card.name, instance.owner())
    };
    let mut wanted: Vec<u32> = Seat::all(state.seats)
        .flat_map(|seat| (0..state.rules.list(seat).len()).map(move |number| Instance::new(seat, number).0.into()))
        .collect();
    wanted.sort_unstable();
    for seat in Seat::all(state.seats) {
        let (side, list) = (state.side(seat), state.rules.list(seat).len());
        let all = if list < 128 { (1_u128 << list) - 1 } else { u128::MAX };
        let named = side.hand | side.discard | side.gone | side.reserve;
        if named & !all != 0 || state.pile(seat).iter().any(|number| usize::from(*number) >= list) {
            troubles.push((None, format!("seat {seat} has a card beyond its {list} in a hand or a pile")));
        }
    }
    if !state.row.iter().all(|instance| is_card(state, *instance)) {
        troubles.push((None, "a card waits for the end of the combat that nobody has".into()));
    }
    for slot in state.in_play().filter(|slot| !is_card(state, state.slot(*slot).instance)) {
        troubles.push((Some(slot), format!("the card at {slot} is none of any seat")));
    }
    let frames_fit = state.frames.iter().all(|frame| going_on::names_a_card(state, frame));
    if !frames_fit {
        troubles.push((None, "something that is going on is about a card that nobody has".into()));
    }
    if !troubles.is_empty() {
        return;
    }
    let census = state.census();
    for pair in census.windows(2).filter(|pair| pair[0] == pair[1]) {
        troubles.push((None, format!("the card {} is in two places", name(pair[0]))));
    }
    let missing = wanted.iter().filter(|card| census.binary_search(card).is_err());
    troubles.extend(missing.map(|card| (None, format!("the card {} is nowhere", name(*card)))));
}

/// Checks that every card in play may lie where it does.
fn check_table(state: &State, troubles: &mut Vec<Trouble>) {
    let mut numbers = Vec::new();
    for slot in state.in_play() {
        if let Err(message) = check_place(state, slot) {
            troubles.push((Some(slot), format!("{} at {slot} {message}", state.card_at(slot).name)));
        }
        let number = state.slot(slot).order;
        if number == 0 || number > state.order || numbers.contains(&number) {
            let last = state.order;
            troubles.push((
                Some(slot),
                format!(
                    "{} at {slot} has the number {number}; each has its own from 1 to {last}",
                    state.card_at(slot).name
                ),
            ));
        }
        numbers.push(number);
    }
}

/// Checks that a card in play may lie where it does.
fn check_place(state: &State, slot: SlotNo) -> Result<(), String> {
    let card = state.slot(slot);
    let kind = state.card_of(card.instance).kind;
    let in_play = |other: SlotNo| other == SlotNo::NONE || state.is_in_play(other);
    if !seat_fits(state, card.controller) {
        return Err(format!("is controlled by seat {}, which is not there", card.controller));
    }
    match card.at {
        At::Squad | At::Kohort | At::Outpost | At::Aside => {
            if kind != CardKind::Warrior && state.card_of(card.instance).places.is_empty() {
                return Err(format!("is no warrior and nothing that stands in an Area; its kind is {kind:?}"));
            }
        }
        At::Hidden => {
            if kind != CardKind::Warrior || !card.is(flag::COVERED) {
                return Err("lies among the hidden warriors, where only covered warriors lie (HID-01)".into());
            }
        }
        At::Card | At::Player | At::Game if kind == CardKind::Warrior => {
            return Err("is a warrior and lies on a card, with a player or on the table".into());
        }
        At::Player if !seat_fits(state, Seat(card.host.0)) => {
            return Err(format!("lies with seat {}, which is not there", card.host.0));
        }
        At::Card => {
            let mut host = card.host;
            for _ in 0..DEEPEST {
                if !state.is_in_play(host) {
                    return Err(format!("lies on {host}, where no card is"));
                }
                if state.slot(host).at != At::Card {
                    break;
                }
                host = state.slot(host).host;
            }
            if state.is_in_play(host) && state.slot(host).at == At::Card {
                return Err(format!("lies on more than {DEEPEST} cards, or on itself"));
            }
        }
        At::Player | At::Game => {}
    }
    if !in_play(card.chosen) {
        return Err(format!("speaks of {}, where no card is", card.chosen));
    }
    if !matches!(card.earner, NOBODY | BY_BLOW) && !seat_fits(state, Seat(card.earner & !IN_DESTINY)) {
        return Err("earns points for a seat that is not there".into());
    }
    if card.markers > MOST_MARKERS {
        return Err(format!("has {} markers; the most are {MOST_MARKERS}", card.markers));
    }
    Ok(())
}

/// Checks that the match waits here for somebody who can answer, or is over. The parts of the state must fit and be
/// refreshed.
///
/// # Errors
/// The reason why it does not.
pub(crate) fn check_rest(state: &State) -> Result<(), String> {
    if state.outcome.is_some() {
        let is_quiet = state.frames.is_empty();
        return if is_quiet { Ok(()) } else { Err("the match is over, and something is going on".into()) };
    }
    let waits = state.in_play().find(|slot| !state.hot_at(*slot).is_playable);
    if let Some(slot) = waits {
        return Err(format!("{} at {slot} cannot be played yet", state.card_at(slot).name));
    }
    let Some(asked) = state.asked().filter(|seat| seat_fits(state, *seat)) else {
        return Err("nobody is asked, and the match is not over".into());
    };
    if state.has_left(asked) {
        return Err(format!("seat {asked} is asked and is out of the match"));
    }
    if !state.rests() {
        return Err(format!(
            "seat {asked} is asked what the rules do not ask here: the match would go on by itself; {}",
            going_on::told(state)
        ));
    }
    if Choices::of(state, asked).is_empty() {
        return Err(format!("seat {asked} is asked and has no choice; {}", going_on::told(state)));
    }
    Ok(())
}
