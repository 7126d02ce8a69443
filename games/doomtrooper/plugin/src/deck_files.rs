//! Decks of Doomtrooper in any format: its own text and RON, and the lists of LackeyCCG and OCTGN.

use doomtrooper::setup::Fault;
use doomtrooper::unsupported::waiting_called;
use doomtrooper::{CardNo, CardSet, DeckDocument};
use door::DeckReading;
use table::{ProblemList, Wording};

use cardfile::decklist::{self, Found, Heading, Line, NameBook, Problem};
use cardfile::list_wording as wording;
use cardfile::{folded, short};

/// The most copies of one line: more than any deck may hold.
const MOST_COPIES: u32 = 128;

/// Reads a deck in any format. Cards are named as in the set; the cards under a heading such as `Reserve` or
/// `Sideboard` are its Reserve.
///
/// ```
/// use doomtrooper::CardSet;
/// let cards = CardSet::house();
/// let deck = doomtrooper_plugin::deck_files::deck(
///     r#"<deck version="0.8"><superzone name="Deck">
///         <card><name>Mishima Assassin</name></card>
///         <card><name>Mishima Assassin</name></card>
///     </superzone></deck>"#,
///     &cards,
/// );
/// let problems = deck.unwrap_err();
/// assert!(problems[0].say(table::Language::En).contains("line 2"), "{}", problems[0]);
/// let deck = doomtrooper_plugin::deck_files::deck("Name: Clan\n3x Free Marine\nSideboard:\n1 Inquisitor\n", &cards).unwrap();
/// assert_eq!(deck.cards, [(3, "FREE MARINE".to_owned())]);
/// assert_eq!(deck.reserve, [(1, "INQUISITOR".to_owned())]);
/// ```
///
/// # Errors
/// All faults, with lines and columns where they are known.
pub fn deck(text: &str, cards: &CardSet) -> Result<DeckDocument, Vec<Problem>> {
    let DeckReading { deck, problems, .. } = read(text, cards);
    if problems.is_empty() { Ok(deck) } else { Err(problems) }
}

/// Reads as much of a deck in any format as can be understood; the nearest name replaces a misspelt one.
#[must_use]
pub fn read(text: &str, cards: &CardSet) -> DeckReading<DeckDocument> {
    let text = text.trim_start_matches('\u{feff}');
    if DeckDocument::is_ron(text) {
        return match DeckDocument::read(text) {
            Ok(deck) => DeckReading { deck, problems: Vec::new(), is_whole: true, taken: None },
            Err(problems) => {
                let problems = problems.into_iter().map(own).collect();
                DeckReading { deck: DeckDocument::default(), problems, is_whole: false, taken: None }
            }
        };
    }
    let (list, problems) = decklist::read_list(text);
    let is_whole = problems.is_empty();
    let (deck, taken) = (DeckDocument::default(), DeckDocument::default());
    let mut reader = Reader { cards, names: names(cards), deck, taken, problems, is_whole };
    for heading in &list.headings {
        if let Err(message) = reader.heading(heading) {
            reader.problems.push(|| Problem { place: Some(heading.place), message, help: None });
        }
    }
    for line in &list.cards {
        // Each is searched among all names, so the number of searches is limited.
        if reader.problems.is_full() {
            reader.is_whole = false;
            break;
        }
        let is_side = list.section_of(line).is_some_and(decklist::Section::is_side);
        if let Err((message, help)) = reader.line(line, is_side) {
            reader.problems.push(|| Problem { place: Some(line.place), message, help });
        }
    }
    let Reader { deck, mut taken, problems, is_whole, .. } = reader;
    taken.name.clone_from(&deck.name);
    let is_empty = taken.cards.is_empty() && taken.reserve.is_empty();
    let is_partial = !problems.is_empty() && !is_empty;
    DeckReading { deck, problems: decklist::in_order(problems), is_whole, taken: is_partial.then_some(taken) }
}

/// A problem that the game found in its own notation; its text names the line itself.
fn own(problem: table::Problem) -> Problem {
    let message = Wording::new(|language| problem.say(language));
    Problem { place: None, message, help: None }
}

/// The names of the cards: each card by its name and its number.
fn names(cards: &CardSet) -> NameBook<CardNo> {
    let mut book = NameBook::default();
    for (number, card) in (0..).map(CardNo).zip(cards.cards()) {
        book.add(number, &card.name.to_string());
        book.add(number, &card.code.to_string());
    }
    book
}

struct Reader<'a> {
    cards: &'a CardSet,
    names: NameBook<CardNo>,
    deck: DeckDocument,
    /// The same deck without the cards that replaced misspelt ones.
    taken: DeckDocument,
    problems: ProblemList<Problem>,
    is_whole: bool,
}

impl Reader<'_> {
    fn name_of(&self, card: CardNo) -> String {
        self.cards.card(card).name.to_string()
    }

    fn line(&mut self, line: &Line, is_side: bool) -> Result<(), (Wording, Option<Wording>)> {
        let written = short(&line.name);
        let card = match self.names.find(&line.name) {
            Found::One(card) => card,
            Found::Several(which) => {
                self.is_whole = false;
                let all: Vec<String> = which.into_iter().map(|card| self.name_of(card)).collect();
                let values = [("name", written.into()), ("cards", all.join(", ").into())];
                return Err((wording("list-several", &values), None));
            }
            Found::Nothing(_) if let Some(card) = waiting_called(&line.name) => {
                self.is_whole = false;
                return Err((Fault::NotWritten(card).wording(), None));
            }
            Found::Nothing(near) => {
                let help = near.map(|card| wording("search-did-you-mean", &[("known", self.name_of(card).into())]));
                match near {
                    Some(card) if (1..=MOST_COPIES).contains(&line.copies) => {
                        put(&mut self.deck, line.copies, self.cards, card, is_side)
                    }
                    _ => self.is_whole = false,
                }
                return Err((wording("list-no-card", &[("name", written.into())]), help));
            }
        };
        if !(1..=MOST_COPIES).contains(&line.copies) {
            self.is_whole = false;
            let values = [("written", line.copies.to_string().into()), ("most", MOST_COPIES.into())];
            return Err((wording("list-copies", &values), None));
        }
        self.put(line.copies, card, is_side);
        Ok(())
    }

    fn put(&mut self, copies: u32, card: CardNo, is_side: bool) {
        for deck in [&mut self.deck, &mut self.taken] {
            put(deck, copies, self.cards, card, is_side);
        }
    }

    /// A line with a colon: the name of the deck, or a card whose name has one.
    fn heading(&mut self, heading: &Heading) -> Result<(), Wording> {
        let Heading { key, value, .. } = heading;
        if matches!(folded(key).as_str(), "name" | "nome" | "title" | "titolo") {
            self.deck.name = [value.clone(), value.clone()];
            return Ok(());
        }
        match self.names.find(&format!("{key}: {value}")) {
            Found::One(card) => {
                self.put(1, card, false);
                Ok(())
            }
            _ => Err(wording("list-heading", &[("key", short(key).into())])),
        }
    }
}

fn put(deck: &mut DeckDocument, copies: u32, cards: &CardSet, card: CardNo, is_side: bool) {
    let list = if is_side { &mut deck.reserve } else { &mut deck.cards };
    list.push((copies as u8, cards.card(card).name.to_string()));
}
