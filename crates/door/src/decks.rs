//! Decks of a game, for the deck commands, the editor and the tables.

use std::collections::BTreeMap;

use cardfile::decklist::{Found, NameBook, Problem};
use cardfile::{list_wording, short};
use protocol::{Both, CardLine, DeckGiven, DeckReport};
use table::{Language, Names, ProblemList, Wording};

use crate::entry::{CardsOf, Entry, TableOrder, Written};
use crate::words::wording;
use crate::{DoorError, of_list};

/// A deck, as far as its text was understood.
#[derive(Clone, Debug, Default)]
pub struct DeckReading<D> {
    /// The deck.
    pub deck: D,
    /// The problems of the text, in the order of its lines.
    pub problems: Vec<Problem>,
    /// Whether every card of the text is in the deck; if not, the deck may only seem too small.
    pub is_whole: bool,
    /// The deck made of the correct lines alone, where there are problems and cards are left. Wrong lines are set
    /// aside, and a misspelt card is not taken for another one.
    pub taken: Option<D>,
}

/// Something that keeps a deck from being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeckFault {
    /// A description, without the clause.
    pub message: Wording,
    /// The clause that is violated.
    pub clause: String,
    /// Whether more cards could mend it. If the deck was not read completely, such a fault may not be real.
    pub wants_more: bool,
}

impl DeckFault {
    /// The fault with its clause, in a language.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        format!("{} ({})", self.message.say(language), self.clause)
    }
}

/// A form in which decks are exchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeckForm {
    /// One line for each card, in a language.
    Text,
    /// The part of an address after `#deck/`.
    Link,
    /// The notation of card files.
    Ron,
}

/// A property of a deck besides its name and its cards, which has its own command.
#[derive(Clone, Debug)]
pub struct DeckField {
    /// Its name: the words of the command.
    pub names: Names,
    /// The placeholder for the value after the command, e.g. `MODEL`.
    pub value: Wording,
    /// Its meaning, in one line.
    pub help: Wording,
}

/// A game with decks. Cards are numbered as [`Entry::card_lines`] lists them.
pub trait Decks: Entry {
    /// A deck under construction; it may violate every limit.
    type Deck: Clone + Default + Eq + Send + 'static;

    /// The ready decks, each with its short name.
    fn ready(cards: &CardsOf<Self>) -> Vec<(&'static str, Self::Deck)>;
    /// Parses a text of any form as far as it can be understood.
    fn read_deck(text: &str, cards: &CardsOf<Self>) -> DeckReading<Self::Deck>;
    /// The deck in a form that is read back as the same deck; `None` where the game has no such form.
    fn print_deck(deck: &Self::Deck, form: DeckForm, cards: &CardsOf<Self>, language: Language) -> Option<String>;
    /// Everything that keeps it from being played with these table options.
    ///
    /// # Errors
    /// When there is no such option.
    fn deck_faults(deck: &Self::Deck, options: &[String], cards: &CardsOf<Self>) -> Result<Vec<DeckFault>, DoorError>;
    /// Figures of the deck by name, for programs.
    fn deck_figures(deck: &Self::Deck, cards: &CardsOf<Self>) -> BTreeMap<String, u32>;

    /// Its name; may be empty.
    fn deck_name(deck: &Self::Deck, language: Language) -> String;
    /// Gives it a name.
    fn rename_deck(deck: &mut Self::Deck, name: &str);
    /// The parts besides the deck itself that hold cards, e.g. a Reserve; the names are the words of the editor's
    /// command.
    fn parts() -> Vec<Names> {
        Vec::new()
    }
    /// The number of listed cards that may be in decks; those come first.
    fn deck_cards(cards: &CardsOf<Self>) -> usize;
    /// The cards of a part with their copies; part 0 is the deck itself.
    fn copies(deck: &Self::Deck, part: usize, cards: &CardsOf<Self>) -> Vec<(usize, u32)>;
    /// Sets the copies of a card in a part to this number, or to the most that it can take; 0 removes the card.
    fn set_copies(deck: &mut Self::Deck, part: usize, card: usize, copies: u32, cards: &CardsOf<Self>);
    /// The further properties of a deck: its board, its pilot.
    fn deck_fields() -> Vec<DeckField> {
        Vec::new()
    }
    /// Sets such a property, by its index.
    ///
    /// # Errors
    /// Why the value is not accepted.
    fn set_field(_deck: &mut Self::Deck, _field: usize, _value: &str, _cards: &CardsOf<Self>) -> Result<(), Wording> {
        Ok(())
    }
    /// The reason why no deck may hold the card of this name, where the game knows more than that there is no such
    /// card.
    fn why_no_card(_written: &str) -> Option<Wording> {
        None
    }

    /// The headings under which a deck lists its cards, in their order.
    fn deck_headings(language: Language) -> Vec<String>;
    /// The heading of a card, by its place.
    fn heading_of(card: usize, cards: &CardsOf<Self>) -> usize;
    /// A summary of the deck in a few words: `18 of 20 cards, 7 Reactions`.
    fn deck_standing(deck: &Self::Deck, cards: &CardsOf<Self>, language: Language) -> String;
    /// The lines above the cards of a full listing: its board, its pilot.
    fn deck_head(_deck: &Self::Deck, _cards: &CardsOf<Self>, _language: Language) -> String {
        String::new()
    }
    /// The lines below the cards: limits, curves, symbols.
    fn deck_foot(_deck: &Self::Deck, _cards: &CardsOf<Self>, _language: Language) -> String {
        String::new()
    }
}

/// The decks of any game, with the cards that they are made of.
pub trait AnyDecks {
    /// The short names of the ready decks.
    fn ready(&self) -> Vec<&'static str>;
    /// A ready deck by its short name.
    fn ready_deck(&self, name: &str) -> Option<Box<dyn AnyDeck + '_>>;
    /// An empty deck.
    fn begin(&self, name: &str) -> Box<dyn AnyDeck + '_>;
    /// Parses a text of any form as far as it can be understood.
    fn read(&self, text: &str) -> DeckReading<Box<dyn AnyDeck + '_>>;
    /// The parts besides the deck itself.
    fn parts(&self) -> Vec<Names>;
    /// The further properties of a deck.
    fn fields(&self) -> Vec<DeckField>;
    /// The problems and figures of a deck, for programs.
    ///
    /// # Errors
    /// When there is no such option.
    fn report(&self, given: &DeckGiven, options: &[String]) -> Result<DeckReport, DoorError>;
}

/// A deck of any game under construction, with undo.
pub trait AnyDeck {
    /// Its name; may be empty.
    fn name(&self, language: Language) -> String;
    /// Gives it a name. Returns whether anything changed.
    fn rename(&mut self, name: &str) -> bool;
    /// Puts copies of a card into a part (0 is the deck itself). If `copies` is negative, removes copies from that part
    /// or, if it has none, from the first later part that has some.
    ///
    /// # Errors
    /// When no card, or more than one, has this name.
    fn add(&mut self, written: &str, copies: i32, part: usize) -> Result<Added, Wording>;
    /// Sets a property by its index. Returns whether anything changed.
    ///
    /// # Errors
    /// Why the value is not accepted.
    fn set_field(&mut self, field: usize, value: &str) -> Result<bool, Wording>;
    /// Undoes the last change; returns `false` when there is none.
    fn undo(&mut self) -> bool;
    /// The number of copies of each card that may be in decks, over all parts, by the index of the card.
    fn copies(&self) -> Vec<u32>;
    /// Everything that keeps it from being played with these table options.
    ///
    /// # Errors
    /// When there is no such option.
    fn faults(&self, options: &[String]) -> Result<Vec<DeckFault>, DoorError>;
    /// The deck in a form; `None` where the game has no such form.
    fn print(&self, form: DeckForm, language: Language) -> Option<String>;
    /// A summary in a few words.
    fn standing(&self, language: Language) -> String;
    /// Its cards under their headings.
    fn list(&self, language: Language) -> String;
    /// The lines above the cards of a full listing.
    fn head(&self, language: Language) -> String;
    /// The lines below the cards.
    fn foot(&self, language: Language) -> String;
}

/// The result of adding or removing copies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Added {
    /// The name of the card.
    pub name: Both,
    /// The number of copies that the deck has now, over all parts.
    pub copies: u32,
    /// Whether anything changed.
    pub is_changed: bool,
}

/// Makes the decks of an entry from its cards.
pub type DecksOf<E> = fn(CardsOf<E>) -> Box<dyn AnyDecks>;

/// The decks of a game with these cards.
#[must_use]
pub fn decks_of<E: Decks>(cards: CardsOf<E>) -> Box<dyn AnyDecks> {
    let mut names = NameBook::default();
    let lines = E::card_lines(&cards);
    let lines: Vec<_> = lines.into_iter().take(E::deck_cards(&cards)).collect();
    for (place, line) in lines.iter().enumerate() {
        for name in [&line.id, &line.name.en, &line.name.it] {
            names.add(place, name);
        }
    }
    Box::new(Shelf::<E> { cards, lines, names })
}

/// The deck that a person names or brings in a file, if the game finds no problem in it.
///
/// # Errors
/// Everything that is wrong with it.
pub fn brought<E: Decks>(given: &Written, cards: &CardsOf<E>) -> Result<E::Deck, DoorError> {
    let Some(text) = &given.text else {
        let wanted = given.name.trim();
        let ready = E::ready(cards).into_iter().find(|(name, _)| name.eq_ignore_ascii_case(wanted));
        return ready.map(|(_, deck)| deck).ok_or_else(|| no_such_deck::<E>(wanted, cards));
    };
    let DeckReading { deck, problems, .. } = E::read_deck(text, cards);
    if problems.is_empty() { Ok(deck) } else { Err(DoorError::in_file("deck", &given.name, of_list(&problems))) }
}

/// The decks by seat at an ordered table with this many seats: those given in the order of the seats, and those given
/// for single seats.
///
/// # Errors
/// When there are more or fewer decks than seats, or a seat is not of this table.
pub fn decks_by_seat<'a>(order: &TableOrder<'a>, seats: usize) -> Result<Vec<(usize, &'a Written)>, DoorError> {
    if !order.decks.is_empty() && order.decks.len() != seats {
        let values = [("decks", order.decks.len().into()), ("seats", seats.into())];
        return Err(DoorError::one("setup", wording("decks-for-seats", &values)));
    }
    let each = order.decks.iter().enumerate().chain(order.deck_of.iter().map(|(seat, deck)| (*seat, deck)));
    let each: Vec<(usize, &Written)> = each.collect();
    match each.iter().find(|(seat, _)| *seat >= seats) {
        None => Ok(each),
        Some((seat, deck)) => {
            // For people, seats are counted from 1.
            let values = [("seat", (*seat + 1).into()), ("deck", short(&deck.name).into()), ("last", seats.into())];
            Err(DoorError::one("setup", wording("no-seat-for-deck", &values)))
        }
    }
}

/// The error that a name is neither a file nor a ready deck.
pub fn no_such_deck<E: Decks>(name: &str, cards: &CardsOf<E>) -> DoorError {
    let known: Vec<&str> = E::ready(cards).iter().map(|(name, _)| *name).collect();
    DoorError::one("deck", wording("no-such-deck", &[("name", short(name).into()), ("known", known.join(", ").into())]))
}

struct Shelf<E: Decks> {
    cards: CardsOf<E>,
    /// The lines of the cards that may be in decks.
    lines: Vec<CardLine>,
    names: NameBook<usize>,
}

impl<E: Decks> Shelf<E> {
    fn place<'a>(&'a self, deck: E::Deck) -> Box<dyn AnyDeck + 'a> {
        Box::new(Placed::new(self, deck))
    }

    /// The deck of these ids, in which each id counts for one copy. Also returns the problems, and whether every id is
    /// in the deck.
    fn of_ids(&self, ids: &[String]) -> (E::Deck, Vec<String>, bool) {
        let mut counted: BTreeMap<&str, u32> = BTreeMap::new();
        for id in ids {
            *counted.entry(id).or_default() += 1;
        }
        let (mut copies, mut problems) = (BTreeMap::<usize, u32>::new(), ProblemList::default());
        for (id, count) in counted {
            // Each unknown id is searched for among all names, so the search stops once further problems would only be
            // counted.
            if problems.is_full() {
                problems.push(String::new);
                continue;
            }
            match self.find(id) {
                Ok(card) => *copies.entry(card).or_default() += count,
                Err(message) => problems.push(|| message.to_string()),
            }
        }
        let mut deck = E::Deck::default();
        for (card, count) in copies {
            E::set_copies(&mut deck, 0, card, count, &self.cards);
        }
        let is_whole = problems.is_empty();
        (deck, problems.finish(|more| more.to_string()), is_whole)
    }

    /// Lists cards with their copies, under their headings.
    fn list(&self, cards: &[(usize, u32)], language: Language) -> String {
        let mut text = String::new();
        for (place, heading) in E::deck_headings(language).iter().enumerate() {
            let is_here = |(card, _): &&(usize, u32)| E::heading_of(*card, &self.cards) == place;
            let lines: Vec<&(usize, u32)> = cards.iter().filter(is_here).collect();
            if !lines.is_empty() {
                let count: u32 = lines.iter().map(|(_, copies)| copies).sum();
                text.push_str(&format!("\n{heading} ({count}):\n"));
            }
            for (card, copies) in lines {
                let line = &self.lines[*card];
                text.push_str(&format!("  {copies} {} ({})\n", line.name.get(language), line.id));
            }
        }
        text
    }

    /// Finds the card of this name; words that occur in the name of only one card are enough.
    fn find(&self, written: &str) -> Result<usize, Wording> {
        let name = || ("name", short(written).into());
        if written.trim().is_empty() {
            return Err(list_wording("list-no-name", &[]));
        }
        let near = match self.names.find(written) {
            Found::One(card) => return Ok(card),
            Found::Several(which) => return Err(self.several(written, &which)),
            Found::Nothing(_) if let Some(reason) = E::why_no_card(written) => return Err(reason),
            Found::Nothing(near) => near,
        };
        let folded = cardfile::folded(written);
        let has_all = |line: &CardLine| {
            let names = [&line.id, &line.name.en, &line.name.it].map(|name| cardfile::folded(name));
            folded.split(' ').all(|word| names.iter().any(|name| name.contains(word)))
        };
        let found: Vec<usize> = (0..self.lines.len()).filter(|place| has_all(&self.lines[*place])).collect();
        match found.as_slice() {
            [card] => Ok(*card),
            [] => {
                let message = list_wording("list-no-card", &[name()]);
                let Some(near) = near else { return Err(message) };
                let known = self.called(near);
                let help = list_wording("search-did-you-mean", &[("known", known.into())]);
                Err(Wording::new(|language| format!("{}; {}", message.say(language), help.say(language))))
            }
            several => Err(self.several(written, several)),
        }
    }

    fn several(&self, written: &str, which: &[usize]) -> Wording {
        let all: Vec<String> = which.iter().take(MOST_NAMED).map(|card| self.called(*card)).collect();
        let more = if which.len() > MOST_NAMED { ", ..." } else { "" };
        let values = [("name", short(written).into()), ("cards", format!("{}{more}", all.join(", ")).into())];
        list_wording("list-several", &values)
    }

    /// An unambiguous name of the card.
    fn called(&self, card: usize) -> String {
        self.lines.get(card).map(|line| line.id.clone()).unwrap_or_default()
    }
}

/// The most candidates that an ambiguity message names.
const MOST_NAMED: usize = 12;

impl<E: Decks> AnyDecks for Shelf<E> {
    fn ready(&self) -> Vec<&'static str> {
        E::ready(&self.cards).into_iter().map(|(name, _)| name).collect()
    }

    fn ready_deck(&self, name: &str) -> Option<Box<dyn AnyDeck + '_>> {
        let written = Written { name: name.to_owned(), text: None };
        brought::<E>(&written, &self.cards).ok().map(|deck| self.place(deck))
    }

    fn begin(&self, name: &str) -> Box<dyn AnyDeck + '_> {
        let mut deck = E::Deck::default();
        E::rename_deck(&mut deck, name);
        self.place(deck)
    }

    fn read(&self, text: &str) -> DeckReading<Box<dyn AnyDeck + '_>> {
        let DeckReading { deck, problems, is_whole, taken } = E::read_deck(text, &self.cards);
        DeckReading { deck: self.place(deck), problems, is_whole, taken: taken.map(|deck| self.place(deck)) }
    }

    fn parts(&self) -> Vec<Names> {
        E::parts()
    }

    fn fields(&self) -> Vec<DeckField> {
        E::deck_fields()
    }

    fn report(&self, given: &DeckGiven, options: &[String]) -> Result<DeckReport, DoorError> {
        let mut without = None;
        let (deck, mut problems, is_whole) = match given {
            DeckGiven::Written(text) => {
                let DeckReading { deck, problems, is_whole, taken } = E::read_deck(text, &self.cards);
                without = taken.and_then(|deck| E::print_deck(&deck, DeckForm::Text, &self.cards, Language::En));
                (deck, problems.iter().map(ToString::to_string).collect::<Vec<_>>(), is_whole)
            }
            DeckGiven::Ids(ids) => self.of_ids(ids),
        };
        let faults = E::deck_faults(&deck, options, &self.cards)?;
        let faults = faults.into_iter().filter(|fault| is_whole || !fault.wants_more);
        // For a text with more problems than are reported, the faults of the deck say little.
        if problems.len() <= ProblemList::MOST {
            let mut all = ProblemList::default();
            all.extend(problems.into_iter().chain(faults.map(|fault| fault.say(Language::En))));
            problems = all.finish(|more| more.to_string());
        }
        let figures = E::deck_figures(&deck, &self.cards);
        Ok(DeckReport { legal: problems.is_empty(), problems, figures, taken: without })
    }
}

/// The lines of a text that were set aside, as comment lines: each with the line as it was written and its problem, so
/// that nothing is lost.
#[must_use]
pub fn aside_as_comments(text: &str, problems: &[Problem], language: Language) -> String {
    let mut comments = String::new();
    for problem in problems {
        let written = problem.place.and_then(|place| text.lines().nth(place.line.checked_sub(1)?)).map(str::trim);
        // For an XML list the message names the card.
        if let Some(written) = written.filter(|written| !written.starts_with('<')) {
            comments.push_str(&format!("# {written}\n"));
        }
        comments.push_str(&format!("#   {}\n", problem.say(language)));
    }
    comments
}

/// A deck together with the cards of its game.
struct Placed<'s, E: Decks> {
    shelf: &'s Shelf<E>,
    deck: E::Deck,
    /// The deck before each change.
    history: Vec<E::Deck>,
}

impl<'s, E: Decks> Placed<'s, E> {
    const fn new(shelf: &'s Shelf<E>, deck: E::Deck) -> Self {
        Self { shelf, deck, history: Vec::new() }
    }

    fn in_part(&self, part: usize) -> Vec<(usize, u32)> {
        E::copies(&self.deck, part, &self.shelf.cards)
    }

    fn copies_in(&self, part: usize, card: usize) -> u32 {
        self.in_part(part).into_iter().find(|(known, _)| *known == card).map_or(0, |(_, copies)| copies)
    }

    /// Changes the deck; if nothing is different afterwards, no undo step is recorded.
    fn change(&mut self, change: impl FnOnce(&mut E::Deck)) -> bool {
        let before = self.deck.clone();
        change(&mut self.deck);
        let is_changed = self.deck != before;
        if is_changed {
            self.history.push(before);
        }
        is_changed
    }
}

impl<E: Decks> AnyDeck for Placed<'_, E> {
    fn name(&self, language: Language) -> String {
        E::deck_name(&self.deck, language)
    }

    fn rename(&mut self, name: &str) -> bool {
        self.change(|deck| E::rename_deck(deck, name))
    }

    fn add(&mut self, written: &str, copies: i32, part: usize) -> Result<Added, Wording> {
        let (card, shelf) = (self.shelf.find(written)?, self.shelf);
        let mut later = part..=E::parts().len();
        let part = if copies < 0 { later.find(|part| self.copies_in(*part, card) > 0) } else { Some(part) };
        let is_changed = part.is_some_and(|part| {
            let copies = self.copies_in(part, card).saturating_add_signed(copies);
            self.change(|deck| E::set_copies(deck, part, card, copies, &shelf.cards))
        });
        Ok(Added { name: shelf.lines[card].name.clone(), copies: self.copies()[card], is_changed })
    }

    fn set_field(&mut self, field: usize, value: &str) -> Result<bool, Wording> {
        let mut result = Ok(());
        let cards = &self.shelf.cards;
        let is_changed = self.change(|deck| result = E::set_field(deck, field, value, cards));
        result.map(|()| is_changed)
    }

    fn undo(&mut self) -> bool {
        let before = self.history.pop();
        let is_undone = before.is_some();
        self.deck = before.unwrap_or_else(|| self.deck.clone());
        is_undone
    }

    fn copies(&self) -> Vec<u32> {
        let mut all = vec![0; self.shelf.lines.len()];
        for (card, copies) in (0..=E::parts().len()).flat_map(|part| self.in_part(part)) {
            if let Some(sum) = all.get_mut(card) {
                *sum += copies;
            }
        }
        all
    }

    fn faults(&self, options: &[String]) -> Result<Vec<DeckFault>, DoorError> {
        E::deck_faults(&self.deck, options, &self.shelf.cards)
    }

    fn print(&self, form: DeckForm, language: Language) -> Option<String> {
        E::print_deck(&self.deck, form, &self.shelf.cards, language)
    }

    fn standing(&self, language: Language) -> String {
        E::deck_standing(&self.deck, &self.shelf.cards, language)
    }

    fn list(&self, language: Language) -> String {
        let mut text = self.shelf.list(&self.in_part(0), language);
        for (part, name) in (1..).zip(E::parts()) {
            let cards = self.in_part(part);
            if !cards.is_empty() {
                let name = name.first(language).to_uppercase();
                text.push_str(&format!("\n{name}\n{}", self.shelf.list(&cards, language)));
            }
        }
        text
    }

    fn head(&self, language: Language) -> String {
        E::deck_head(&self.deck, &self.shelf.cards, language)
    }

    fn foot(&self, language: Language) -> String {
        E::deck_foot(&self.deck, &self.shelf.cards, language)
    }
}
