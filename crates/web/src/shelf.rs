//! The custom decks that this browser stores, by name.

use crate::game::CardSet;
use crate::game::deck::{Deck, LONGEST_NAME};
use crate::storage::{DECKS, Keeper};

/// Named decks, one of which is on the workbench. Names are never empty and never equal.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Shelf {
    decks: Vec<Deck>,
    /// For each deck, the lines that were set aside when it was imported; usually none.
    asides: Vec<String>,
    at: usize,
    /// Stored lines that could not be read with the cards of this version; they are stored again, but not shown.
    strangers: Vec<String>,
}

impl Shelf {
    /// Loads the decks that the browser has stored. If this page cannot read some of them, a message says so.
    #[must_use]
    pub fn load(keeper: Keeper) -> Self {
        let shelf = keeper.read(&DECKS).map(|found| Self::parse(&found.text, &CardSet::house())).unwrap_or_default();
        if !shelf.strangers.is_empty() {
            keeper.tell_of_strangers(shelf.strangers.len());
        }
        shelf
    }

    /// Returns a line with the number of the deck on the workbench, then one line for each deck: its link, followed by
    /// the lines that were set aside.
    pub fn to_text(&self, cards: &CardSet) -> String {
        let link = |(deck, aside): (&Deck, &String)| {
            let aside = aside.lines().map(|line| format!("\t{}", line.replace('\t', " ")));
            format!("{}{}", deck.to_link(cards), aside.collect::<String>())
        };
        let links = self.decks.iter().zip(&self.asides).map(link);
        let lines = std::iter::once(self.at.to_string()).chain(links).chain(self.strangers.iter().cloned());
        lines.collect::<Vec<_>>().join("\n")
    }

    fn parse(text: &str, cards: &CardSet) -> Self {
        let mut lines = text.lines();
        let at = lines.next().and_then(|line| line.parse().ok()).unwrap_or(0);
        let mut shelf = Self::default();
        for line in lines {
            let (link, aside) = line.split_once('\t').unwrap_or((line, ""));
            match Deck::from_link(link, cards) {
                Ok(deck) => {
                    shelf.put(deck, "");
                    shelf.set_aside(&aside.replace('\t', "\n"));
                }
                Err(_) => shelf.strangers.push(line.to_owned()),
            }
        }
        shelf.select(at);
        shelf
    }

    /// Returns all decks, in the order in which they were added.
    #[must_use]
    pub fn decks(&self) -> &[Deck] {
        &self.decks
    }

    /// Returns the index of the deck on the workbench.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Returns the deck on the workbench.
    #[must_use]
    pub fn current(&self) -> Option<&Deck> {
        self.decks.get(self.at)
    }

    /// Returns the deck with this name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<&Deck> {
        self.decks.iter().find(|deck| deck.name() == name)
    }

    /// Puts a deck on the shelf and on the workbench; a deck without a name is named `word`.
    pub fn put(&mut self, mut deck: Deck, word: &str) {
        if deck.name().is_empty() {
            deck.rename(if word.is_empty() { "-" } else { word });
        }
        self.at = self.decks.len();
        self.decks.push(deck.clone());
        self.asides.push(String::new());
        self.rename(deck.name());
    }

    /// Stores the lines that were set aside when the deck on the workbench was imported.
    pub fn set_aside(&mut self, lines: &str) {
        if let Some(aside) = self.asides.get_mut(self.at) {
            lines.clone_into(aside);
        }
    }

    /// Returns the lines that were set aside when the deck on the workbench was imported.
    #[must_use]
    pub fn aside(&self) -> &str {
        self.asides.get(self.at).map_or("", String::as_str)
    }

    /// Puts a deck on the workbench.
    pub fn select(&mut self, place: usize) {
        self.at = place.min(self.decks.len().saturating_sub(1));
    }

    /// Changes the deck on the workbench; its name stays.
    pub fn change(&mut self, change: impl FnOnce(&mut Deck)) {
        if let Some(deck) = self.decks.get_mut(self.at) {
            let name = deck.name().to_owned();
            change(deck);
            deck.rename(&name);
        }
    }

    /// Renames the deck on the workbench; a name that another deck has gets a number, and an empty name changes
    /// nothing.
    pub fn rename(&mut self, name: &str) {
        let wanted = Deck::named(name);
        if wanted.name().is_empty() {
            return;
        }
        let is_taken =
            |name: &str| self.decks.iter().enumerate().any(|(place, deck)| place != self.at && deck.name() == name);
        let mut name = wanted.name().to_owned();
        // A long name is cut to make room for its number.
        let base: String = name.chars().take(LONGEST_NAME - 4).collect();
        for number in 2..1000 {
            if !is_taken(&name) {
                break;
            }
            name = format!("{} {number}", base.trim_end());
        }
        if let Some(deck) = self.decks.get_mut(self.at) {
            deck.rename(&name);
        }
    }

    /// Removes the deck on the workbench.
    pub fn delete(&mut self) {
        if self.at < self.decks.len() {
            self.decks.remove(self.at);
            self.asides.remove(self.at);
        }
        self.select(self.at);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::testing::usual_decks;

    fn names(shelf: &Shelf) -> Vec<&str> {
        shelf.decks().iter().map(Deck::name).collect()
    }

    #[test]
    fn decks_have_different_names() {
        let mut shelf = Shelf::default();
        for name in ["Hedge", "Hedge", "", "Hedge"] {
            shelf.put(Deck::named(name), "Deck");
        }
        assert_eq!(names(&shelf), ["Hedge", "Hedge 2", "Deck", "Hedge 3"]);
        shelf.rename("Deck");
        shelf.rename("  ");
        assert_eq!(names(&shelf), ["Hedge", "Hedge 2", "Deck", "Deck 2"]);
        shelf.select(1);
        shelf.delete();
        assert_eq!((names(&shelf), shelf.at()), (vec!["Hedge", "Deck", "Deck 2"], 1));
    }

    #[test]
    fn a_long_name_that_is_taken_gets_its_number_too() {
        let mut shelf = Shelf::default();
        let long = "x".repeat(LONGEST_NAME);
        shelf.put(Deck::named(&long), "");
        shelf.put(Deck::named(&long), "");
        assert!(shelf.decks()[1].name().ends_with("x 2"));
    }

    #[test]
    fn stored_decks_are_read_back_and_unknown_lines_are_kept() {
        let cards = CardSet::house();
        let mut shelf = Shelf::default();
        for deck in usual_decks(&cards) {
            shelf.put(deck, "");
        }
        assert_eq!(shelf.decks().len(), 4);
        shelf.select(1);
        shelf.set_aside("2 Xyzzy\n1 Qwerty perché");
        shelf.select(2);
        let text = format!("{}\n9.of-a-later-version", shelf.to_text(&cards));
        let read = Shelf::parse(&text, &cards);
        assert_eq!((read.decks(), read.at()), (shelf.decks(), 2));
        assert_eq!(read.to_text(&cards), text);
        let mut read = read;
        read.select(1);
        assert_eq!(read.aside(), "2 Xyzzy\n1 Qwerty perché");
        read.delete();
        assert_eq!(read.aside(), "", "it goes with its deck");
        assert_eq!(Shelf::parse("nonsense", &cards), Shelf::default());
    }
}
