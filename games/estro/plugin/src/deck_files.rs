//! Decks of ESTRO in any form: its own text, link and RON, and the lists of LackeyCCG and OCTGN.

use door::DeckReading;
use estro::deck::{LONGEST_NAME, MOST_COPIES, found_in};
use estro::rules::CardNo;
use estro::{CardSet, Deck, DeckDocument};
use table::{ProblemList, Wording};

use cardfile::decklist::{self, Found, Heading, Line, NameBook, Problem};
use cardfile::list_wording as wording;
use cardfile::{folded, short};

/// Reads a deck of any form.
///
/// ```
/// use estro::CardSet;
/// let cards = CardSet::house();
/// let deck = estro_plugin::deck_files::deck("Name: Two\nOzok\n1x thofa\n", &cards).unwrap();
/// assert_eq!(deck.to_text(&cards, table::Language::En), "Name: Two\n1 ardo-01  # Ozok\n1 illusio-01  # Thofa\n");
/// let problems = estro_plugin::deck_files::deck("Ozok\nThoffa\n", &cards).unwrap_err();
/// assert!(problems[0].say(table::Language::En).contains("Thofa"), "{}", problems[0]);
/// ```
///
/// # Errors
/// Everything that is wrong with it, with lines and columns where they are known.
pub fn deck(text: &str, cards: &CardSet) -> Result<Deck, Vec<Problem>> {
    let DeckReading { deck, problems, .. } = read(text, cards);
    if problems.is_empty() { Ok(deck) } else { Err(problems) }
}

/// Reads a deck of any form as far as it can be understood; the nearest name replaces a misspelt one.
#[must_use]
pub fn read(text: &str, cards: &CardSet) -> DeckReading<Deck> {
    let text = text.trim_start_matches('\u{feff}');
    if let Some(link) = found_in(text) {
        return match Deck::from_link(link, cards) {
            Ok(deck) => DeckReading { deck, problems: Vec::new(), is_whole: true, taken: None },
            Err(fault) => unread(Wording::new(|language| fault.say(cards, language))),
        };
    }
    let mut reader = Reader::new(cards);
    if DeckDocument::is_ron(text) {
        match DeckDocument::read(text) {
            Ok(document) => reader.document(&document, text),
            Err(error) => return unread(error.to_string().into()),
        }
    } else {
        let (list, problems) = decklist::read_list(text);
        reader.is_whole = problems.is_empty();
        reader.problems = problems;
        for heading in &list.headings {
            if let Err(message) = reader.heading(heading) {
                reader.problems.push(|| Problem { place: Some(heading.place), message, help: None });
            }
        }
        let mut last = None;
        for line in &list.cards {
            if let Some(section) = list.section_of(line).filter(|section| section.is_side()) {
                // A side deck is reported once (ESTRO-DECK-06).
                if last != line.section {
                    let message = wording("list-no-side", &[("section", short(&section.name).into())]);
                    reader.problems.push(|| Problem { place: Some(section.place), message, help: None });
                    last = line.section;
                }
                continue;
            }
            reader.line(line);
        }
    }
    reader.finish()
}

/// A text of which nothing was understood.
fn unread(message: Wording) -> DeckReading<Deck> {
    let problems = vec![Problem { place: None, message, help: None }];
    DeckReading { deck: Deck::default(), problems, is_whole: false, taken: None }
}

struct Reader<'a> {
    cards: &'a CardSet,
    names: NameBook<CardNo>,
    deck: Deck,
    /// The same deck without the cards that replaced misspelt ones.
    taken: Deck,
    problems: ProblemList<Problem>,
    /// Whether every card of the text is in the deck.
    is_whole: bool,
}

impl<'a> Reader<'a> {
    fn new(cards: &'a CardSet) -> Self {
        let mut names = NameBook::default();
        for (number, card) in (0..).map(CardNo).zip(cards.cards()) {
            names.add(number, &card.id);
            names.add(number, &card.name);
        }
        let (deck, taken) = (Deck::default(), Deck::default());
        Self { cards, names, deck, taken, problems: ProblemList::default(), is_whole: true }
    }

    fn finish(self) -> DeckReading<Deck> {
        let Self { deck, taken, problems, is_whole, .. } = self;
        let is_partial = !problems.is_empty() && taken.count() > 0;
        DeckReading { deck, problems: decklist::in_order(problems), is_whole, taken: is_partial.then_some(taken) }
    }

    fn rename(&mut self, name: &str) {
        let name: String = name.chars().take(LONGEST_NAME).collect();
        self.deck.rename(&name);
        self.taken.rename(&name);
    }

    fn document(&mut self, document: &DeckDocument, text: &str) {
        self.rename(&document.name);
        for name in &document.cards {
            // Each unknown name is searched for among all names, so the number of searches is limited.
            if self.problems.is_full() {
                self.is_whole = false;
                break;
            }
            if let Err((message, help)) = self.put(name, 1) {
                let line = text.lines().position(|line| line.contains(&format!("\"{name}\"")));
                let message = match line {
                    Some(line) => Wording::new(|language| {
                        let values = [("line", (line + 1).into()), ("message", message.say(language).into())];
                        crate::words::say(language, "at-line", &values)
                    }),
                    None => message,
                };
                self.problems.push(|| Problem { place: None, message, help });
            }
        }
    }

    fn line(&mut self, line: &Line) {
        if self.problems.is_full() {
            self.is_whole = false;
            return;
        }
        if let Err((message, help)) = self.put(&line.name, line.copies) {
            self.problems.push(|| Problem { place: Some(line.place), message, help });
        }
    }

    /// Puts copies of the card of this name into the deck.
    fn put(&mut self, written: &str, copies: u32) -> Result<(), (Wording, Option<Wording>)> {
        let name_of = |card: CardNo, cards: &CardSet| cards.card(card).name.clone();
        let named = short(written);
        let card = match self.names.find(written) {
            Found::One(card) => card,
            Found::Several(which) => {
                self.is_whole = false;
                let all: Vec<String> = which.into_iter().map(|card| name_of(card, self.cards)).collect();
                let values = [("name", named.into()), ("cards", all.join(", ").into())];
                return Err((wording("list-several", &values), None));
            }
            Found::Nothing(near) => {
                let known = near.map(|card| name_of(card, self.cards));
                let help = known.map(|known| wording("search-did-you-mean", &[("known", known.into())]));
                match near {
                    Some(card) if (1..=u32::from(MOST_COPIES)).contains(&copies) => add(&mut self.deck, card, copies),
                    _ => self.is_whole = false,
                }
                return Err((wording("list-no-card", &[("name", named.into())]), help));
            }
        };
        if !(1..=u32::from(MOST_COPIES)).contains(&copies) {
            self.is_whole = false;
            let values = [("written", copies.to_string().into()), ("most", u32::from(MOST_COPIES).into())];
            return Err((wording("list-copies", &values), None));
        }
        add(&mut self.deck, card, copies);
        add(&mut self.taken, card, copies);
        Ok(())
    }

    /// A line with a colon: the name of the deck.
    fn heading(&mut self, heading: &Heading) -> Result<(), Wording> {
        let Heading { key, value, .. } = heading;
        if matches!(folded(key).as_str(), "name" | "nome" | "title" | "titolo") {
            self.rename(value);
            return Ok(());
        }
        Err(wording("list-heading", &[("key", short(key).into())]))
    }
}

fn add(deck: &mut Deck, card: CardNo, copies: u32) {
    deck.set(card, deck.copies_of(card).saturating_add(copies as u8));
}
