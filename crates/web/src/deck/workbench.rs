//! The deck that is being built: every change, undo, and what is announced about it.

use leptos::prelude::*;

use crate::app::App;
use crate::game::deck::{CardNo, Deck, card_name, count};

/// The most undo steps that are kept.
const MOST_STEPS: usize = 200;

/// The deck on the workbench, for the parts of the deck builder.
#[derive(Clone, Copy)]
pub struct Workbench {
    app: App,
    /// The deck, empty while there is none.
    pub deck: Memo<Deck>,
    /// A sentence about the last change, for screen readers.
    pub said: RwSignal<String>,
    /// Which of the game's kinds of deck somebody wants to build; `None` while the deck itself says it.
    #[allow(dead_code, reason = "a game may have one kind of deck only")]
    pub kind: RwSignal<Option<usize>>,
    history: RwSignal<Vec<Deck>>,
}

/// Returns the workbench, for its parts.
pub fn use_workbench() -> Workbench {
    expect_context()
}

impl Workbench {
    /// Returns the workbench of the page.
    pub fn new(app: App) -> Self {
        let deck = Memo::new(move |_| app.shelf.with(|shelf| shelf.current().cloned().unwrap_or_default()));
        let said = RwSignal::new(String::new());
        Self { app, deck, said, kind: RwSignal::new(None), history: RwSignal::new(Vec::new()) }
    }

    /// Adds copies of a card, or removes them.
    pub fn count(&self, card: CardNo, copies: i8) {
        self.change(|deck| count(deck, card, copies));
        let name = card_name(card, self.app.language());
        let deck = self.deck.get_untracked();
        let values = [("card", name.into()), ("n", deck.copies_of(card).into()), ("of", deck.count().into())];
        self.said.set(self.app.say_with("deck-said", &values));
    }

    /// Changes the deck and remembers its former state for undo.
    pub fn change(&self, change: impl FnOnce(&mut Deck)) {
        let before = self.deck.get_untracked();
        self.app.shelf.update(|shelf| shelf.change(change));
        if self.deck.get_untracked() != before {
            self.history.update(|history| {
                history.push(before);
                let beyond = history.len().saturating_sub(MOST_STEPS);
                history.drain(..beyond);
            });
        }
    }

    /// Whether there is a change to undo.
    pub fn may_undo(&self) -> bool {
        self.history.with(|history| !history.is_empty())
    }

    /// Undoes the last change.
    pub fn undo(&self) {
        let mut last = None;
        self.history.update(|history| last = history.pop());
        if let Some(last) = last {
            self.app.shelf.update(|shelf| shelf.change(|deck| *deck = last));
            let values = [("of", self.deck.with_untracked(Deck::count).into())];
            self.said.set(self.app.say_with("deck-undone", &values));
        }
    }

    /// Puts a new deck on the workbench.
    pub fn begin(&self, deck: Deck) {
        let word = self.app.say("deck-word");
        self.app.shelf.update(|shelf| shelf.put(deck, &word));
        self.kind.set(None);
        self.history.set(Vec::new());
        let name = self.deck.with_untracked(|deck| deck.name().to_owned());
        self.said.set(self.app.say_with("deck-begun", &[("name", name.into())]));
    }

    /// Puts a deck from elsewhere on the workbench, unless the shelf contains it already.
    pub fn keep(&self, deck: Deck) {
        let known = self.app.shelf.with_untracked(|shelf| shelf.decks().iter().position(|other| *other == deck));
        match known {
            Some(place) => self.select(place),
            None => self.begin(deck),
        }
    }

    /// Puts a copy of the deck on the workbench.
    pub fn copy(&self) {
        self.begin(self.deck.get_untracked());
    }

    /// Puts another deck of the shelf on the workbench.
    pub fn select(&self, place: usize) {
        self.app.shelf.update(|shelf| shelf.select(place));
        self.kind.set(None);
        self.history.set(Vec::new());
    }

    /// Renames the deck; seats that play it keep it.
    pub fn rename(&self, name: &str) {
        let before = self.deck.with_untracked(|deck| deck.name().to_owned());
        self.app.shelf.update(|shelf| shelf.rename(name));
        let after = self.deck.with_untracked(|deck| deck.name().to_owned());
        self.app.seat_decks.update(|seats| {
            for seat in seats.iter_mut().flatten().filter(|seat| **seat == before) {
                seat.clone_from(&after);
            }
        });
    }

    /// Removes the deck from the shelf, after a confirmation.
    pub fn delete(&self) {
        let name = self.deck.with_untracked(|deck| deck.name().to_owned());
        let question = self.app.say_with("deck-delete-sure", &[("name", name.into())]);
        if window().confirm_with_message(&question).unwrap_or(false) {
            self.app.shelf.update(crate::shelf::Shelf::delete);
            self.history.set(Vec::new());
        }
    }
}
