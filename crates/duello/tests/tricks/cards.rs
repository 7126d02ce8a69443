//! The cards of Tricks, and decks of them.

use std::collections::BTreeMap;
use std::sync::Arc;

use cardfile::decklist::{self, Found, NameBook, Section};
use cardfile::item::{self, Item};
use cardfile::{list_wording, short, split};
use door::{CardFiles, DeckFault, DeckForm, DeckReading, Decks, DoorError, Written};
use serde::{Deserialize, Serialize};
use table::{Fact, Field, FieldKind, Language, Names, ProblemList, Searchable, Wording};

use super::{PLAY, Tricks, say};

/// The number of cards in a deck.
pub const DECK: usize = 6;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Card {
    pub id: String,
    pub en: String,
    pub it: String,
    pub value: u8,
}

/// The cards of a table, by number.
#[derive(Clone, Debug)]
pub struct Set(Arc<Vec<Card>>);

impl Set {
    pub fn house() -> Self {
        let names =
            [("fox", "Fox", "Volpe"), ("wolf", "Wolf", "Lupo"), ("bear", "Bear", "Orso"), ("owl", "Owl", "Gufo")];
        let card = |(value, (id, en, it)): (u8, (&str, &str, &str))| Card {
            id: id.into(),
            en: en.into(),
            it: it.into(),
            value,
        };
        Self::of((1..).zip(names).map(card).collect())
    }

    pub fn of(cards: Vec<Card>) -> Self {
        Self(Arc::new(cards))
    }

    pub fn cards(&self) -> &[Card] {
        &self.0
    }

    pub fn len(&self) -> u8 {
        self.0.len() as u8
    }

    pub fn card(&self, card: u8) -> &Card {
        &self.0[usize::from(card)]
    }

    pub fn name(&self, card: u8, language: Language) -> &str {
        match language {
            Language::En => &self.card(card).en,
            Language::It => &self.card(card).it,
        }
    }

    pub fn find(&self, id: &str) -> Option<u8> {
        (0..self.len()).find(|card| self.card(*card).id == id)
    }

    /// Returns the house set together with the valid cards of these files.
    pub fn with(files: &[Written]) -> CardFiles<Self> {
        let (mut cards, mut problems, mut count) = (Self::house().cards().to_vec(), ProblemList::default(), 0);
        for Written { name, text } in files {
            for piece in split::items(text.as_deref().unwrap_or_default()).0 {
                let Some(card) = item::read::<CardItem>(name, &piece, &mut problems) else { continue };
                count += 1;
                cards.retain(|known| known.id != card.id);
                cards.push(card);
            }
        }
        let of_all = |message| cardfile::Problem { file: String::new(), place: None, message, help: None };
        CardFiles {
            cards: Self::of(cards),
            problems: problems.finish(of_all),
            read: vec![(Names::new("cards", "carte"), count)],
        }
    }
}

struct CardItem;

impl Item for CardItem {
    type Value = Card;
    const EXAMPLE: &'static str = r#"(id: "hen", en: "Hen", it: "Gallina", value: 5)"#;

    fn problems(card: &Card) -> Vec<(&'static str, Wording)> {
        if card.value > 9 { vec![("value", "at most 9".into())] } else { Vec::new() }
    }
}

impl Searchable for Set {
    fn fields(&self) -> Vec<Field> {
        vec![
            Field::new(Names::new("name", "nome"), FieldKind::Text(table::Unkeyed::Name)),
            Field::new(Names::new("value", "valore"), FieldKind::Number),
        ]
    }

    fn count(&self) -> usize {
        self.0.len()
    }

    fn tell(&self, card: usize, fact: &mut dyn FnMut(usize, Fact<'_>)) {
        let card = &self.0[card];
        fact(0, Fact::Text(&card.en));
        fact(0, Fact::Text(&card.it));
        fact(1, Fact::Number(card.value.into()));
    }
}

/// A deck under construction: the number of copies of each card id.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Deck {
    name: String,
    copies: BTreeMap<String, u32>,
}

impl Deck {
    pub fn of(name: &str, copies: &[(&str, u32)]) -> Self {
        let copies = copies.iter().map(|(id, copies)| ((*id).to_owned(), *copies)).collect();
        Self { name: name.into(), copies }
    }

    /// Returns the card ids, each repeated as often as the deck contains it.
    pub fn ids(&self) -> Vec<String> {
        self.copies.iter().flat_map(|(id, copies)| std::iter::repeat_n(id.clone(), *copies as usize)).collect()
    }

    fn count(&self) -> u32 {
        self.copies.values().sum()
    }
}

impl Decks for Tricks {
    type Deck = Deck;

    fn ready(_cards: &Set) -> Vec<(&'static str, Deck)> {
        let even = [("fox", 2), ("wolf", 2), ("bear", 2)];
        vec![("even", Deck::of("even", &even)), ("steep", Deck::of("steep", &[("fox", 3), ("owl", 3)]))]
    }

    fn read_deck(text: &str, cards: &Set) -> DeckReading<Deck> {
        let (list, mut problems) = decklist::read(text);
        let (mut deck, mut book, mut is_whole) = (Deck::default(), NameBook::default(), problems.is_empty());
        for (number, card) in (0..).zip(cards.cards()) {
            [&card.id, &card.en, &card.it].into_iter().for_each(|name| book.add(number, name));
        }
        deck.name = list.headings.first().map(|heading| heading.value.clone()).unwrap_or_default();
        for line in list.cards.iter().filter(|line| !list.section_of(line).is_some_and(Section::is_side)) {
            if let Found::One(card) = book.find(&line.name) {
                *deck.copies.entry(cards.card(card).id.clone()).or_default() += line.copies;
            } else {
                is_whole = false;
                let message = list_wording("list-no-card", &[("name", short(&line.name).into())]);
                problems.push(decklist::Problem { place: Some(line.place), message, help: None });
            }
        }
        DeckReading { deck, problems, is_whole, taken: None }
    }

    fn print_deck(deck: &Deck, form: DeckForm, _cards: &Set, _language: Language) -> Option<String> {
        let lines: String = deck.copies.iter().map(|(id, copies)| format!("{copies} {id}\n")).collect();
        (form == DeckForm::Text).then(|| format!("Name: {}\n{lines}", deck.name))
    }

    fn deck_faults(deck: &Deck, _options: &[String], _cards: &Set) -> Result<Vec<DeckFault>, DoorError> {
        let count = deck.count();
        let message = Wording::new(|language| say(language, "size", &[("cards", count.into())]));
        let fault = DeckFault { message, clause: PLAY.to_string(), wants_more: count < DECK as u32 };
        Ok(if count == DECK as u32 { Vec::new() } else { vec![fault] })
    }

    fn deck_figures(deck: &Deck, _cards: &Set) -> BTreeMap<String, u32> {
        BTreeMap::from([("cards".to_owned(), deck.count())])
    }

    fn deck_name(deck: &Deck, _language: Language) -> String {
        deck.name.clone()
    }

    fn rename_deck(deck: &mut Deck, name: &str) {
        name.clone_into(&mut deck.name);
    }

    fn deck_cards(cards: &Set) -> usize {
        cards.count()
    }

    fn copies(deck: &Deck, _part: usize, cards: &Set) -> Vec<(usize, u32)> {
        deck.copies.iter().filter_map(|(id, copies)| Some((cards.find(id)?.into(), *copies))).collect()
    }

    fn set_copies(deck: &mut Deck, _part: usize, card: usize, copies: u32, cards: &Set) {
        deck.copies.insert(cards.cards()[card].id.clone(), copies);
        deck.copies.retain(|_, copies| *copies > 0);
    }

    fn deck_headings(language: Language) -> Vec<String> {
        vec![match language {
            Language::En => "Animals".into(),
            Language::It => "Animali".into(),
        }]
    }

    fn heading_of(_card: usize, _cards: &Set) -> usize {
        0
    }

    fn deck_standing(deck: &Deck, _cards: &Set, language: Language) -> String {
        say(language, "standing", &[("cards", deck.count().into())])
    }
}
