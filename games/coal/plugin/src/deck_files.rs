//! Decks of C.O.A.L. in any form: its own text, link and RON, and the lists of LackeyCCG and OCTGN.

use coal::card::Model;
use coal::deck::{Fault, MOST_COPIES, ReadProblem, find_model};
use coal::rules::{CardNo, PilotNo};
use coal::{CardSet, Deck};
use door::DeckReading;
use table::{ProblemList, Wording};

use cardfile::decklist::{self, DeckList, Found, Heading, Line, NameBook, Problem};
use cardfile::list_wording as wording;
use cardfile::{folded, short};

/// Reads a deck of any form.
///
/// ```
/// use coal::CardSet;
/// let cards = CardSet::house();
/// let deck = coal_plugin::deck_files::deck(
///     r#"<deck version="0.8"><superzone name="Deck">
///         <card><name>Tower Shield</name><set>house</set></card>
///         <card><name>Tower Shield</name><set>house</set></card>
///     </superzone></deck>"#,
///     &cards,
/// );
/// assert_eq!(deck.unwrap().to_text(&cards, table::Language::En), "2 c1-tower-shield  # Tower Shield\n");
/// ```
///
/// # Errors
/// Everything that is wrong with it, with lines and columns where it has them.
pub fn deck(text: &str, cards: &CardSet) -> Result<Deck, Vec<Problem>> {
    let DeckReading { deck, problems, .. } = read(text, cards);
    if problems.is_empty() { Ok(deck) } else { Err(problems) }
}

/// Reads a deck of any form as far as it can be understood; a misspelt card is replaced by the nearest one.
#[must_use]
pub fn read(text: &str, cards: &CardSet) -> DeckReading<Deck> {
    let text = text.trim_start_matches('\u{feff}');
    if !decklist::is_xml(text)
        && let Some(read) = Deck::from_notation(text, cards)
    {
        return match read {
            Ok(deck) => DeckReading { deck, problems: Vec::new(), is_whole: true, taken: None },
            Err(problems) => {
                let problems = problems.into_iter().map(|problem| own(problem, cards)).collect();
                DeckReading { deck: Deck::default(), problems, is_whole: false, taken: None }
            }
        };
    }
    let (list, problems) = decklist::read_list(text);
    let is_whole = problems.is_empty();
    let (deck, headings) = (Deck::default(), Vec::new());
    let mut reader = Reader { cards, names: names(cards), deck, nearest: Vec::new(), problems, is_whole, headings };
    reader.list(&list);
    let Reader { deck, nearest, problems, is_whole, .. } = reader;
    let mut taken = deck.clone();
    for (card, copies) in nearest {
        taken.remove(card, copies);
    }
    let is_partial = !problems.is_empty() && taken.count() > 0;
    DeckReading { deck, problems: decklist::in_order(problems), is_whole, taken: is_partial.then_some(taken) }
}

/// A problem that the game found in its own notations; the message names the line itself.
fn own(problem: ReadProblem, cards: &CardSet) -> Problem {
    Problem { place: None, message: Wording::new(|language| problem.say(cards, language)), help: None }
}

/// A thing that a list can name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Named {
    Card(CardNo),
    Pilot(PilotNo),
    Board(Model),
}

fn names(cards: &CardSet) -> NameBook<Named> {
    let mut book = NameBook::default();
    for (number, card) in (0..).zip(cards.cards()) {
        for name in [&card.id, &card.name.en, &card.name.it] {
            book.add(Named::Card(number), name);
        }
        // People often leave out the model at the beginning of an id.
        if let Some((_, rest)) = card.id.split_once('-') {
            book.add(Named::Card(number), rest);
        }
    }
    for (number, pilot) in (0..).zip(cards.pilots()) {
        for name in [&pilot.id, &pilot.name] {
            book.add(Named::Pilot(number), name);
        }
    }
    for model in Model::ALL {
        for name in [model.as_str(), cards.model_name(model)] {
            book.add(Named::Board(model), name);
        }
    }
    book
}

struct Reader<'a> {
    cards: &'a CardSet,
    names: NameBook<Named>,
    deck: Deck,
    /// The cards that misspelt ones were replaced by.
    nearest: Vec<(CardNo, u8)>,
    problems: ProblemList<Problem>,
    /// Whether every card of the list is in the deck.
    is_whole: bool,
    /// The headings so far.
    headings: Vec<&'static str>,
}

impl Reader<'_> {
    fn list(&mut self, list: &DeckList) {
        for heading in &list.headings {
            if let Err(fault) = self.heading(heading) {
                // The wrong heading may have been meant as a card.
                self.is_whole &= !matches!(fault, Fault::Heading(_));
                self.fault(heading.place, fault);
            }
        }
        let mut last = None;
        for line in &list.cards {
            if let Some(section) = list.section_of(line).filter(|section| section.is_side()) {
                // Report it once for each section.
                if last != line.section {
                    let message = wording("list-no-side", &[("section", short(&section.name).into())]);
                    self.problems.push(|| Problem { place: Some(section.place), message, help: None });
                    last = line.section;
                }
                continue;
            }
            if let Err(fault) = self.line(line) {
                self.is_whole &= self.takes_nearest(&fault, line.copies);
                self.fault(line.place, fault);
            }
        }
    }

    /// Finds what has this name. Only for the first few problems, a misspelt name is searched for among all names.
    fn find(&self, written: &str) -> Found<Named> {
        if self.problems.suggests() { self.names.find(written) } else { self.names.find_called(written) }
    }

    fn fault(&mut self, place: cardfile::Place, fault: Fault) {
        let cards = self.cards;
        self.problems.push(|| Problem { place: Some(place), ..own(ReadProblem { line: 0, fault }, cards) });
    }

    /// Uses the nearest card in place of a misspelt one, so that the deck is not reported as too small as well. Returns
    /// whether no card of the line is missing then.
    fn takes_nearest(&mut self, fault: &Fault, copies: u32) -> bool {
        match (fault, u8::try_from(copies)) {
            (Fault::NoCard(_, Some(near)), Ok(copies @ 1..=MOST_COPIES)) => {
                self.deck.add(*near, copies);
                self.nearest.push((*near, copies));
                true
            }
            (Fault::NoPilot(..) | Fault::NoModel(_) | Fault::Twice(_), _) => true,
            _ => false,
        }
    }

    fn line(&mut self, line: &Line) -> Result<(), Fault> {
        match self.find(&line.name) {
            Found::One(Named::Card(card)) => {
                let copies = u8::try_from(line.copies).ok().filter(|copies| *copies <= MOST_COPIES);
                self.deck.add(card, copies.ok_or_else(|| Fault::Copies(line.copies.to_string()))?);
            }
            Found::One(Named::Pilot(pilot)) => return self.pilot(&line.name, pilot),
            Found::One(Named::Board(model)) => return self.board(&line.name, model),
            Found::Several(which) => {
                let of_cards = which.into_iter().filter_map(|named| match named {
                    Named::Card(card) => Some(card),
                    _ => None,
                });
                return Err(Fault::Several(short(&line.name), of_cards.collect()));
            }
            Found::Nothing(near) => {
                let near = match near {
                    Some(Named::Card(card)) => Some(card),
                    Some(Named::Pilot(pilot)) => return Err(Fault::NoPilot(short(&line.name), Some(pilot))),
                    _ => None,
                };
                return Err(Fault::NoCard(short(&line.name), near));
            }
        }
        Ok(())
    }

    /// Reads a line with a colon: a heading of the game, or a card whose name has a colon.
    fn heading(&mut self, heading: &Heading) -> Result<(), Fault> {
        let Heading { key, value, .. } = heading;
        match folded(key).as_str() {
            "name" | "nome" | "title" | "titolo" => {
                self.once("name", key)?;
                self.deck.rename(value);
            }
            "board" | "steambot" | "model" | "modello" | "plancia" => {
                let model = find_model(value, self.cards).ok_or_else(|| Fault::NoModel(short(value)))?;
                self.board(key, model)?;
            }
            "pilot" | "pilota" => match self.names.find(value) {
                Found::One(Named::Pilot(pilot)) => self.pilot(key, pilot)?,
                Found::Nothing(Some(Named::Pilot(near))) => return Err(Fault::NoPilot(short(value), Some(near))),
                _ => return Err(Fault::NoPilot(short(value), None)),
            },
            _ => match self.find(&format!("{key}: {value}")) {
                Found::One(Named::Card(card)) => {
                    self.deck.add(card, 1);
                }
                _ => return Err(Fault::Heading(short(key))),
            },
        }
        Ok(())
    }

    fn board(&mut self, written: &str, model: Model) -> Result<(), Fault> {
        self.once("board", written)?;
        self.deck.board = Some(model);
        Ok(())
    }

    fn pilot(&mut self, written: &str, pilot: PilotNo) -> Result<(), Fault> {
        self.once("pilot", written)?;
        self.deck.pilot = Some(pilot);
        Ok(())
    }

    fn once(&mut self, heading: &'static str, written: &str) -> Result<(), Fault> {
        if self.headings.contains(&heading) {
            return Err(Fault::Twice(short(written)));
        }
        self.headings.push(heading);
        Ok(())
    }
}
