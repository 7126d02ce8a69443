//! The table as it was agreed: options, and what each seat brings. Made only by parsing and checking.

mod text;

use std::collections::HashSet;
use std::sync::Arc;

use arrayvec::ArrayVec;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use table::{OptionValues, Problem, ProblemList, Seat, TableOptions, Wording};

use crate::card_text::estro_name;
use crate::clause;
use crate::language::Estro;
use crate::options::{BaseMode, DeckChoice, Options};
use crate::rules::{CHOSEN_CARDS, CardNo, DECK_SIZE, OF_EACH_ESTRO, Rules};
use crate::set::CardSet;
use crate::words::{say, wording};

/// The most words of options, and the most cards of a list, that are looked at.
const MOST_WORDS: usize = 40;
const LONGEST_LIST: usize = 100;
/// How much of what somebody wrote stands in a message.
const SHOWN: usize = 40;

/// A checked table of ESTRO. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Setup {
    document: SetupDocument,
    pub(crate) rules: Arc<Rules>,
    pub(crate) decks: DeckMode,
}

/// Where the decks come from (ESTRO-DECK-03, ESTRO-DECK-05).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DeckMode {
    /// Both are dealt from one set.
    Random,
    /// Twenty cards of each seat, to which five are added by lot; in Lucid Dream all 25 (ESTRO-LUC-02).
    Constructed(Vec<ChosenCards>),
}

/// The chosen cards of a deck, in the order of the catalogue.
pub(crate) type ChosenCards = ArrayVec<CardNo, DECK_SIZE>;

/// A table as people and programs write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SetupDocument {
    /// What each seat brings; nothing written means the seats of the mode, each with a dealt deck.
    pub seats: Vec<SeatDocument>,
    /// The table options that differ from their defaults, as people write them: `redirect_reroll`, `dice_scope=phase`.
    pub options: Vec<String>,
}

/// What a seat brings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct SeatDocument {
    /// Twenty different cards by id, to which five are added by lot (ESTRO-DECK-03); for Lucid Dream 25, five of each Estro
    /// (ESTRO-LUC-01); empty for a dealt deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deck: Vec<String>,
}

impl Default for SetupDocument {
    /// Two seats with dealt decks, every option at its default.
    fn default() -> Self {
        Self::dealt(&Options::default())
    }
}

/// Seats with dealt decks.
fn seats_without_lists(count: u8) -> Vec<SeatDocument> {
    vec![SeatDocument::default(); count.into()]
}

impl SetupDocument {
    /// A table with dealt decks and these options.
    #[must_use]
    pub fn dealt(options: &Options) -> Self {
        Self { seats: seats_without_lists(options.seats()), options: options.words() }
    }

    /// A table with dealt decks and the options that these words say; as many seats as they need. The whole table is checked
    /// later, unknown words among it.
    #[must_use]
    pub fn of_words(words: Vec<String>) -> Self {
        let seats = Options::read(&words).unwrap_or_default().seats();
        Self { seats: seats_without_lists(seats), options: words }
    }

    /// Gives options a value and leaves the others as they are; the whole table is checked later.
    pub fn set_options(&mut self, values: &OptionValues) {
        self.options.extend(values.words());
        if let Ok(options) = Options::read(&self.options) {
            self.options = options.words();
            // Whoever has brought nothing comes and goes with the mode.
            let seats = usize::from(options.base.seats());
            if self.seats.iter().skip(seats).all(|seat| seat.deck.is_empty()) {
                self.seats.resize(seats, SeatDocument::default());
            }
        }
    }
}

impl Default for Setup {
    /// A duel with dealt decks of the house set.
    fn default() -> Self {
        let rules = Arc::new(Rules::new(&CardSet::house(), Options::default()));
        Self { document: SetupDocument::default(), rules, decks: DeckMode::Random }
    }
}

impl Setup {
    /// A duel with dealt decks of these cards (ESTRO-DECK-05).
    ///
    /// # Errors
    /// As [`Setup::check`].
    pub fn duel(cards: CardSet, options: Options) -> Result<Self, Vec<Problem>> {
        Self::check(SetupDocument::dealt(&options), cards)
    }

    /// Checks a table.
    ///
    /// # Errors
    /// Everything that is wrong with it, with the clause.
    pub fn check(mut document: SetupDocument, cards: CardSet) -> Result<Self, Vec<Problem>> {
        let mut problems = ProblemList::default();
        let mut problem = |message: Wording| problems.push(|| Problem::new(0, message));
        let options = read_options(&document.options).unwrap_or_else(|messages| {
            messages.into_iter().for_each(&mut problem);
            Options::default()
        });
        let seats = usize::from(options.seats());
        if document.seats.is_empty() {
            document.seats.resize(seats, SeatDocument::default());
        }
        if document.seats.len() != seats {
            let clause = match options.base {
                BaseMode::Solo => clause::SOLO_01,
                BaseMode::Inferno => clause::INF_01,
                BaseMode::Duel | BaseMode::Conquest => clause::GEN_01,
            };
            problem(cited("setup-seats", clause, &[("seats", seats.into()), ("n", document.seats.len().into())]));
        }
        // Guardians come from the cards that lie in no deck (ESTRO-SOLO-08).
        let sets = if options.is_solo() { 2 } else { seats };
        let needed = sets * DECK_SIZE;
        if cards.len() < needed {
            let values = [("n", cards.len().into()), ("seats", sets.into()), ("needed", needed.into())];
            problem(cited("setup-few-cards", clause::DECK_05, &values));
        }
        for estro in Estro::ALL.into_iter().filter(|_| options.lucid) {
            let n = cards.cards().iter().filter(|card| card.estro == estro).count();
            let least = seats * OF_EACH_ESTRO;
            if n < least {
                let values = [("estro", estro.as_str().into()), ("n", n.into()), ("least", least.into())];
                problem(cited("setup-few-of", clause::LUC_01, &values));
            }
        }
        let brings_list = document.seats.iter().any(|seat| !seat.deck.is_empty());
        if options.is_inferno() && (brings_list || options.deck_mode == DeckChoice::Constructed) {
            problem(cited("setup-dealt-only", clause::INF_02, &[]));
        }
        let mut lists = Vec::new();
        for (number, seat) in document.seats.iter().enumerate().take(seats) {
            if seat.deck.is_empty() || options.is_inferno() {
                continue;
            }
            match check_list(&seat.deck, &cards, options.lucid) {
                Ok(list) => lists.push(list),
                Err(messages) => messages.iter().for_each(|message| problem(of_seat(number, message))),
            }
        }
        let brought = document.seats.iter().filter(|seat| !seat.deck.is_empty()).count();
        if options.deck_mode == DeckChoice::Constructed && brought < seats && !options.is_inferno() {
            problem(cited("setup-lists", clause::DECK_05, &[("n", brought.into())]));
        }
        if !problems.is_empty() {
            return Err(problems.into_vec());
        }
        // However people wrote them, a table has its options in one form.
        document.options = options.words();
        // As soon as one seat brings no list, both decks are dealt (ESTRO-DECK-05).
        let is_constructed = lists.len() == seats && options.deck_mode != DeckChoice::Random;
        let decks = if is_constructed { DeckMode::Constructed(lists) } else { DeckMode::Random };
        Ok(Self { document, rules: Arc::new(Rules::new(&cards, options)), decks })
    }

    /// The same table with a blank in the place of a card in the deck of this seat, and of no other one: without a Gift,
    /// its values the rounded means of its Estro in the catalogue. Every draw comes out as at this table. `None` if there
    /// is no such card or seat, or the table has a blank.
    #[must_use]
    pub fn with_blank(&self, seat: Seat, card: CardNo) -> Option<Self> {
        if seat.0 >= self.rules.options.seats() {
            return None;
        }
        let rules = Arc::new(self.rules.with_blank(seat, card)?);
        Some(Self { rules, ..self.clone() })
    }

    /// The table as it was written, with its options in one form.
    #[must_use]
    pub const fn document(&self) -> &SetupDocument {
        &self.document
    }

    /// The catalogue of the table.
    #[must_use]
    pub fn cards(&self) -> &CardSet {
        &self.rules.set
    }

    /// The options of the table.
    #[must_use]
    pub fn options(&self) -> &Options {
        &self.rules.options
    }

    /// Whether each seat has brought a deck (ESTRO-DECK-03); otherwise both are dealt (ESTRO-DECK-05).
    #[must_use]
    pub const fn is_constructed(&self) -> bool {
        matches!(self.decks, DeckMode::Constructed(_))
    }
}

fn read_options(words: &[String]) -> Result<Options, Vec<Wording>> {
    if words.len() > MOST_WORDS {
        return Err(vec![wording("setup-options", &[("most", MOST_WORDS.into())])]);
    }
    let messages = |errors: Vec<table::options::OptionError>| errors.into_iter().map(|error| error.wording()).collect();
    Options::read(words).map_err(messages)
}

/// The list of a seat, or everything that is wrong with it (ESTRO-DECK-01 to ESTRO-DECK-03), in Lucid Dream with other numbers
/// (ESTRO-LUC-01, ESTRO-LUC-02).
///
/// # Errors
/// Its size, unknown cards, and cards that stand in it twice.
pub(crate) fn check_list(ids: &[String], cards: &CardSet, is_lucid: bool) -> Result<ChosenCards, Vec<Wording>> {
    let mut messages = Vec::new();
    match is_lucid {
        true if ids.len() != DECK_SIZE => {
            messages.push(cited("setup-size-lucid", clause::LUC_02, &[("n", ids.len().into())]));
        }
        false if ids.len() != CHOSEN_CARDS => {
            messages.push(cited("setup-size", clause::DECK_03, &[("n", ids.len().into())]));
        }
        _ => {}
    }
    let mut deck = Vec::new();
    let mut known = HashSet::new();
    for id in ids.iter().take(LONGEST_LIST) {
        let shown: String = id.chars().take(SHOWN).collect();
        match cards.find(id) {
            None => messages.push(wording("setup-unknown", &[("id", shown.as_str().into())])),
            Some(no) if !known.insert(no) => {
                messages.push(cited("setup-twice", clause::DECK_02, &[("id", shown.as_str().into())]));
            }
            Some(no) => deck.push(no),
        }
    }
    // The order in which somebody wrote a list is no part of the table.
    deck.sort_unstable();
    for estro in Estro::ALL.into_iter().filter(|_| is_lucid) {
        let n = deck.iter().filter(|no| cards.card(**no).estro == estro).count();
        if n != OF_EACH_ESTRO {
            messages.push(cited(
                "setup-of-each",
                clause::LUC_01,
                &[("estro", estro_name(estro).into()), ("n", n.into())],
            ));
        }
    }
    if messages.is_empty() { Ok(deck.into_iter().collect()) } else { Err(messages) }
}

/// A message with its clause.
fn cited(id: &str, clause: table::Clause, values: &[(&str, phrases::Value<'_>)]) -> Wording {
    Wording::new(|language| format!("{} ({clause})", say(language, id, values)))
}

/// A message about a seat, which people count from 1.
fn of_seat(number: usize, message: &Wording) -> Wording {
    Wording::new(|language| {
        let values = [("n", (number + 1).into()), ("message", message.say(language).into())];
        say(language, "setup-of-seat", &values)
    })
}
