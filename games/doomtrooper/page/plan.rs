//! The decks of the seats in a match of Doomtrooper.

use doomtrooper::setup::Fault;
use doomtrooper::{CardSet, SeatDocument, Setup, SetupDocument, deck};
use leptos::prelude::*;
use table::{OptionSpec, Seat};

use crate::agreement::most_seats;
use crate::plan::Plan;

/// The ready deck of each seat, as a signal. The app keeps the decks that people have built.
#[derive(Clone, Copy)]
pub struct TablePlan {
    /// The short name of the ready deck of each seat.
    decks: RwSignal<Vec<String>>,
}

impl TablePlan {
    /// A usual match: each seat has another ready deck.
    pub fn new() -> Self {
        let decks = deck::ready().iter().cycle().take(most_seats()).map(|(id, _)| (*id).to_owned()).collect();
        Self { decks: RwSignal::new(decks) }
    }

    /// Reads the deck of a seat from its line.
    pub fn read_seat(&self, place: usize, text: &str) {
        if deck::ready_deck(text).is_some() {
            self.decks.update(|decks| decks[place] = text.to_owned());
        }
    }

    /// The deck of a seat, in its line.
    pub fn seat_text(&self, place: usize) -> String {
        self.decks.with(|decks| decks[place].clone())
    }
}

impl Plan {
    /// The name of the deck of the shelf that a seat plays.
    pub fn own_deck(&self, seat: Seat) -> Option<String> {
        let app = self.app();
        let name = app.seat_decks.with(|seats| seats.get(seat.index()).cloned().flatten());
        name.filter(|name| app.shelf.with(|shelf| shelf.find(name).is_some()))
    }

    /// The ready deck of a seat.
    pub fn ready_deck(&self, seat: Seat) -> String {
        self.table.seat_text(seat.index())
    }

    /// Gives a seat another deck: `ready ID`, or the name of one of the shelf.
    pub fn bring(&self, seat: Seat, what: &str) {
        let ready = what.strip_prefix("ready ");
        if let Some(id) = ready {
            self.table.read_seat(seat.index(), id);
        }
        self.app().seat_decks.update(|seats| {
            if let Some(deck) = seats.get_mut(seat.index()) {
                *deck = ready.is_none().then(|| what.to_owned());
            }
        });
    }

    fn seat_document(&self, seat: Seat) -> SeatDocument {
        let own = self.own_deck(seat);
        let own =
            own.and_then(|name| self.app().shelf.with(|shelf| shelf.find(&name).map(|deck| deck.document().seat())));
        own.or_else(|| deck::ready_deck(&self.ready_deck(seat)).map(|deck| deck.seat())).unwrap_or_default()
    }

    /// The table as it was set up.
    pub fn document(&self) -> SetupDocument {
        let seats = Seat::all(self.count.get() as u8).map(|seat| self.seat_document(seat)).collect();
        SetupDocument { seats, options: self.options() }
    }

    /// The checked table; nothing if it has faults, which are shown beside the seats.
    pub fn setup(&self) -> Option<Setup> {
        Setup::check(self.document(), CardSet::house()).ok()
    }

    /// Why the mode that is played refuses one that would be added to it: no option of the game adds a mode.
    pub fn refusals(&self, _added: &OptionSpec) -> Vec<(String, String)> {
        Vec::new()
    }

    /// Every fault that keeps the table from being played, in words, with its clause.
    pub fn problems(&self) -> Vec<(String, String)> {
        let Err(faults) = Setup::check(self.document(), CardSet::house()) else { return Vec::new() };
        let language = self.app().language();
        let line = |(seat, fault): (Option<usize>, Fault)| {
            let text = doomtrooper::fault_text(&fault, language);
            let text = match seat {
                Some(seat) => format!("{}: {text}", self.app().say_with("seat-n", &[("n", (seat + 1).into())])),
                None => text,
            };
            (text, fault.clause().as_str().to_owned())
        };
        faults.into_iter().map(line).collect()
    }
}
