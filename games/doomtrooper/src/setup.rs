//! The agreed table: options, and the decks of the seats. It is built only by checking.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{Clause, Problem, Seat, Wording};

use crate::language::{CardKind, Code, Name};
use crate::options::Options;
use crate::problems::{MOST_PROBLEMS, MOST_SUGGESTIONS};
use crate::rules::{COLLECTION_MAX, DECK_MIN, List, RESERVE_MAX, Rules, SEATS, WARRIORS_MIN};
use crate::set::{CardNo, CardSet};
use crate::teams::TEAM_SEATS;
use crate::unsupported::{Waiting, waiting_called, waits_for};
use crate::{blank, clause};

/// A checked table. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Setup {
    document: SetupDocument,
    pub(crate) rules: Arc<Rules>,
}

/// A table as people and programs write it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SetupDocument {
    /// The decks of the seats: two to five seats.
    pub seats: Vec<SeatDocument>,
    /// The table options.
    pub options: Options,
}

/// The deck and the Reserve of a seat: cards by number or name, each as often as it is in the list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SeatDocument {
    /// The deck (DECK-01).
    pub deck: Vec<String>,
    /// The Reserve (DECK-03).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserve: Vec<String>,
}

/// A fault of a deck or a table, with the clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A text is neither the number nor the name of a card; the nearest name, if one is near.
    NoSuchCard(String, Option<Name>),
    /// The card language cannot express the card yet.
    NotWritten(&'static Waiting),
    /// The deck has fewer cards than it must.
    DeckTooSmall(usize),
    /// The Reserve has more cards than it may.
    ReserveTooLarge(usize),
    /// Deck and Reserve are larger than this program takes.
    TooManyCards(usize),
    /// The deck has fewer warriors than it must.
    TooFewWarriors(usize),
    /// More copies of a card than allowed: name, copies, limit.
    TooManyCopies(Name, usize, u8),
    /// The referee cannot play the card yet: its name, and the words of the card language that it waits for.
    NotPlayable(Name, Vec<&'static str>),
    /// The table has a wrong number of seats.
    Seats(usize),
    /// Teams are impossible with this number of seats.
    Teams(usize),
    /// An option is out of its range: name, value, the least and the greatest that will do.
    Option(&'static str, u16, [u16; 2]),
    /// The number of further faults that are not listed.
    More(usize),
}

impl Fault {
    /// The fault of a text that is neither the number nor the name of an encoded card: the card is not encoded yet, or
    /// there is no such card.
    #[must_use]
    pub fn of_unknown(text: &str, cards: &CardSet) -> Self {
        match Self::of_stranger(text) {
            Self::NoSuchCard(written, _) => {
                let near = cards.nearest(&written).cloned();
                Self::NoSuchCard(written, near)
            }
            known => known,
        }
    }

    /// The same without the nearest name, which takes time to find.
    #[must_use]
    pub fn of_stranger(text: &str) -> Self {
        let written: String = text.chars().take(60).collect();
        waiting_called(&written).map_or(Self::NoSuchCard(written, None), Self::NotWritten)
    }

    /// The fault and how to correct it, in both languages, with the clause.
    #[must_use]
    pub fn wording(&self) -> Wording {
        Wording::new(|language| {
            let text = crate::words::fault_text(self, language);
            if matches!(self, Self::More(_)) { text } else { format!("{text} ({})", self.clause()) }
        })
    }

    /// The clause that is broken.
    #[must_use]
    pub fn clause(&self) -> Clause {
        match self {
            Self::NoSuchCard(..) | Self::NotWritten(_) | Self::NotPlayable(..) | Self::More(_) => clause::CARD_15,
            Self::DeckTooSmall(_) | Self::TooManyCards(_) => clause::DECK_01,
            Self::ReserveTooLarge(_) => clause::DECK_03,
            Self::TooFewWarriors(_) => clause::DECK_02,
            Self::TooManyCopies(_, _, 5) => clause::DECK_05,
            Self::TooManyCopies(..) => clause::DECK_06,
            Self::Seats(_) => clause::MULTI_01,
            Self::Teams(_) => clause::MULTI_07,
            Self::Option(name, ..) => Options::NUMBERS
                .iter()
                .find(|(known, ..)| known == name)
                .map_or(clause::GAME_02, |(_, clause, _)| *clause),
        }
    }
}

/// A deck and its Reserve, by place in the set, and all their faults.
pub(crate) fn check_seat(document: &SeatDocument, cards: &CardSet, options: &Options) -> (List, Vec<Fault>) {
    let mut faults = Vec::new();
    // For a list that is too long anyway, no more cards are looked at than a legal list may have.
    let mut find = |texts: &[String]| -> Vec<CardNo> {
        let (mut found, mut unknown) = (Vec::new(), None);
        for text in texts.iter().take(COLLECTION_MAX) {
            let card = text.parse::<Code>().ok().and_then(|code| cards.coded(code));
            match card.or_else(|| cards.named(&Name::from(text.as_str()))) {
                Some(card) => found.push(card),
                // The copies of a card are one mistake.
                None if unknown.replace(text) == Some(text) => {}
                None if faults.len() < MOST_SUGGESTIONS => faults.push(Fault::of_unknown(text, cards)),
                None => faults.push(Fault::of_stranger(text)),
            }
        }
        found
    };
    let mut list = List { deck: find(&document.deck), reserve: find(&document.reserve) };
    // The order in which somebody wrote the list is secret.
    list.deck.sort_unstable();
    list.reserve.sort_unstable();
    if document.deck.len() < DECK_MIN {
        faults.push(Fault::DeckTooSmall(document.deck.len()));
    }
    if document.reserve.len() > RESERVE_MAX {
        faults.push(Fault::ReserveTooLarge(document.reserve.len()));
    }
    if document.deck.len() + document.reserve.len() > COLLECTION_MAX {
        faults.push(Fault::TooManyCards(document.deck.len() + document.reserve.len()));
    }
    let warriors = list.deck.iter().filter(|card| cards.card(**card).kind == CardKind::Warrior).count();
    if warriors < WARRIORS_MIN {
        faults.push(Fault::TooFewWarriors(warriors));
    }
    let mut all: Vec<CardNo> = list.deck.iter().chain(&list.reserve).copied().collect();
    all.sort_unstable();
    for copies in all.chunk_by(|one, other| one == other) {
        let card = cards.card(copies[0]);
        if !cards.programs().hot(copies[0]).is_playable {
            faults.push(Fault::NotPlayable(card.name.clone(), waits_for(card)));
        }
        let counted = if options.copies_in_deck {
            list.deck.iter().filter(|card| **card == copies[0]).count()
        } else {
            copies.len()
        };
        let limit = options.copies(card.limit);
        if counted > limit as usize {
            faults.push(Fault::TooManyCopies(card.name.clone(), counted, limit));
        }
    }
    shorten(&mut faults, |fault| fault, |more| more);
    (list, faults)
}

/// Keeps as many faults as are listed, and counts the others in a last one.
fn shorten<T>(faults: &mut Vec<T>, of: impl Fn(&T) -> &Fault, make: impl Fn(Fault) -> T) {
    let count = |fault: &T| if let Fault::More(n) = of(fault) { *n } else { 1 };
    let kept = faults.iter().filter(|fault| !matches!(of(fault), Fault::More(_))).count();
    if kept <= MOST_PROBLEMS && kept == faults.len() {
        return;
    }
    let all: usize = faults.iter().map(count).sum();
    faults.retain(|fault| !matches!(of(fault), Fault::More(_)));
    faults.truncate(MOST_PROBLEMS);
    faults.push(make(Fault::More(all - faults.len())));
}

impl Setup {
    /// Checks a table.
    ///
    /// # Errors
    /// Every fault, with the clause and the number of the seat.
    pub fn check(document: SetupDocument, cards: CardSet) -> Result<Self, Vec<(Option<usize>, Fault)>> {
        let mut faults = Vec::new();
        if !(2..=SEATS).contains(&document.seats.len()) {
            // Seats beyond the possible number are not examined.
            return Err(vec![(None, Fault::Seats(document.seats.len()))]);
        }
        let options = document.options;
        if options.teams && document.seats.len() != TEAM_SEATS {
            faults.push((None, Fault::Teams(document.seats.len())));
        }
        for (name, _, [least, most]) in Options::NUMBERS {
            let value = options.number(name);
            let most = if name == "first_player" { document.seats.len() as u16 } else { most };
            if !(least..=most).contains(&value) {
                faults.push((None, Fault::Option(name, value, [least, most])));
            }
        }
        let mut lists = Vec::new();
        for (number, seat) in document.seats.iter().enumerate() {
            let (list, found) = check_seat(seat, &cards, &options);
            faults.extend(found.into_iter().map(|fault| (Some(number), fault)));
            lists.push(list);
        }
        shorten(&mut faults, |(_, fault)| fault, |more| (None, more));
        if faults.is_empty() { Ok(Self { document, rules: Rules::new(cards, options, lists) }) } else { Err(faults) }
    }

    /// The table of a match in progress, without the document it was made from.
    pub(crate) fn of_rules(rules: &Arc<Rules>) -> Self {
        Self { document: SetupDocument::default(), rules: Arc::clone(rules) }
    }

    /// The document it was made from.
    #[must_use]
    pub const fn document(&self) -> &SetupDocument {
        &self.document
    }

    /// The cards of the table.
    #[must_use]
    pub fn cards(&self) -> &CardSet {
        &self.rules.cards
    }

    /// The number of seats.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.rules.lists.len() as u8
    }

    /// The deck of a seat without its Reserve, in the order of the card numbers; empty where there is no such seat.
    #[must_use]
    pub fn deck(&self, seat: Seat) -> &[CardNo] {
        self.rules.lists.get(seat.index()).map_or(&[], |list| &list.deck)
    }

    /// The same table where this seat has a blank instead of every copy of the card in its deck: a Special card that can
    /// never be played. It lies in the same place of the list, so the same shuffle deals the same other cards. Such a
    /// table serves to measure what the card is worth: the blank is no card of the game, and the document does not name
    /// it. `None` where the deck does not contain the card, or the set cannot have a further card.
    #[must_use]
    pub fn with_blank(&self, seat: Seat, card: CardNo) -> Option<Self> {
        if !self.deck(seat).contains(&card) {
            return None;
        }
        let (cards, blank) = blank::added_to(&self.rules.cards)?;
        let mut lists = self.rules.lists.clone();
        for place in &mut lists[seat.index()].deck {
            if *place == card {
                *place = blank;
            }
        }
        Some(Self { document: self.document.clone(), rules: Rules::new(cards, self.rules.options, lists) })
    }
}

/// A fault as a problem of a text, with its clause.
impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        Self::new(0, fault.wording())
    }
}

/// A fault of a table as a problem of a text, with its player, who is counted from 1 as the log does.
#[must_use]
pub fn problem_of(seat: Option<usize>, fault: &Fault) -> Problem {
    let message = fault.wording();
    match seat {
        None => Problem::new(0, message),
        Some(seat) => Problem::new(
            0,
            Wording::new(|language| {
                crate::words::say(
                    language,
                    "setup-of-seat",
                    &[("n", (seat + 1).into()), ("message", message.say(language).into())],
                )
            }),
        ),
    }
}
