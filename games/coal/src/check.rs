//! Checks of what people write: cards, pilots, decks. Everything that is wrong is reported at once.

use std::fmt;

use table::Clause;

use crate::card::{Card, CardType, Effect, Model, Pilot};
use crate::clause;
use crate::options::Options;
use crate::rules::{CardNo, DECK_SIZE, MAX_OPS, PilotNo};
use crate::set::CardSet;

/// What is wrong with a deck.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeckProblem {
    /// It does not have 20 cards.
    #[error("the deck has {0} cards; it must have exactly 20 (COAL-DECK-01)")]
    Size(usize),
    /// Its cards are of more than two models.
    #[error("the deck has cards of {}; at most two models are allowed (COAL-DECK-02)", list(.0))]
    Models(Vec<Model>),
    /// It has too few Reactions.
    #[error("{missing} Reactions are missing: the deck has {0}, it needs at least 8 (COAL-DECK-03)", missing = LEAST_REACTIONS - .0)]
    Reactions(usize),
    /// It has too many deck-building symbols.
    #[error("the deck has {0} deck-building symbols, {more} too many: at most 12 are allowed (COAL-DECK-04)", more = .0 - MOST_SYMBOLS)]
    Symbols(u32),
    /// It has too many copies of a card.
    #[error("the deck has more than 2 copies of `{0}` (COAL-DECK-05)")]
    Copies(String),
    /// No board is named.
    #[error("a custom deck names the model of its board (COAL-DECK-06)")]
    NoBoard,
    /// The board is of no model in the deck.
    #[error("the board {0} is of no model in its deck (COAL-DECK-06)")]
    Board(Model),
    /// The pilot drives no model of the deck, and pilots are not free.
    #[error("{0} drives no model of the deck; take another pilot, or switch on `free_pilots` (COAL-DECK-06)")]
    Pilot(String),
    /// All decks of a shared box together have too many copies of a card.
    #[error(
        "all decks together hold more than 2 copies of `{0}`; switch on `own_boxes` or change a deck (COAL-DECK-05)"
    )]
    Shared(String),
    /// Two seats that share a box take the same board.
    #[error("two seats take {0}; a box has one of each (COAL-SET-04)")]
    SameBoard(Model),
    /// Two seats that share a box take the same pilot.
    #[error("two seats take {0}; a box has one of each (COAL-FREE-03)")]
    SamePilot(String),
}

impl DeckProblem {
    /// The clause that is broken.
    #[must_use]
    pub const fn clause(&self) -> Clause {
        match self {
            Self::Size(_) => clause::DECK_01,
            Self::Models(_) => clause::DECK_02,
            Self::Reactions(_) => clause::DECK_03,
            Self::Symbols(_) => clause::DECK_04,
            Self::Copies(_) | Self::Shared(_) => clause::DECK_05,
            Self::NoBoard | Self::Board(_) | Self::Pilot(_) => clause::DECK_06,
            Self::SameBoard(_) => clause::SET_04,
            Self::SamePilot(_) => clause::FREE_03,
        }
    }
}

fn list(models: &[Model]) -> String {
    models.iter().map(|model| model.as_str()).collect::<Vec<_>>().join(", ")
}

/// The most effects of a card, alternatives counted together: sums of their numbers stay far below one byte.
const MOST_EFFECTS: usize = 12;
/// Fewest Reactions of a custom deck (COAL-DECK-03).
pub const LEAST_REACTIONS: usize = 8;
/// Most deck-building symbols of a custom deck (COAL-DECK-04).
pub const MOST_SYMBOLS: u32 = 12;

/// Everything that is wrong with a custom deck (chapter DECK).
#[must_use]
pub fn deck(deck: &[CardNo], cards: &CardSet, options: &Options) -> Vec<DeckProblem> {
    let mut problems = Vec::new();
    if deck.len() != DECK_SIZE {
        problems.push(DeckProblem::Size(deck.len()));
    }
    let models = models(deck, cards);
    if models.len() > 2 {
        problems.push(DeckProblem::Models(models));
    }
    let reactions = deck.iter().filter(|card| cards.card(**card).kind == CardType::Reaction).count();
    if reactions < LEAST_REACTIONS {
        problems.push(DeckProblem::Reactions(reactions));
    }
    let symbols: u32 = deck.iter().map(|card| u32::from(cards.card(*card).deck_building)).sum();
    if symbols > MOST_SYMBOLS {
        problems.push(DeckProblem::Symbols(symbols));
    }
    if !options.unlimited_copies {
        problems
            .extend(beyond_copies(deck, 2).into_iter().map(|card| DeckProblem::Copies(cards.card(card).id.clone())));
    }
    problems
}

/// The models of a deck's cards.
#[must_use]
pub fn models(deck: &[CardNo], cards: &CardSet) -> Vec<Model> {
    let has_model = |model: &Model| deck.iter().any(|card| cards.card(*card).model == *model);
    Model::ALL.into_iter().filter(has_model).collect()
}

/// What is wrong with the board of a custom deck (COAL-DECK-06).
#[must_use]
pub fn board(deck: &[CardNo], board: Option<Model>, cards: &CardSet) -> Option<DeckProblem> {
    match board {
        None => Some(DeckProblem::NoBoard),
        Some(model) if !models(deck, cards).contains(&model) => Some(DeckProblem::Board(model)),
        Some(_) => None,
    }
}

/// What is wrong with the pilot of a custom deck (COAL-DECK-06, COAL-FREE-01).
#[must_use]
pub fn deck_pilot(deck: &[CardNo], pilot: PilotNo, cards: &CardSet, options: &Options) -> Option<DeckProblem> {
    let pilot = cards.pilot(pilot);
    let fits = options.free_pilots
        || options.training_pilots && pilot.is_training()
        || pilot.preferred_model.is_some_and(|model| models(deck, cards).contains(&model));
    (!fits).then(|| DeckProblem::Pilot(pilot.name.clone()))
}

/// The cards with more than `most` copies.
#[must_use]
pub fn beyond_copies(deck: &[CardNo], most: usize) -> Vec<CardNo> {
    let mut different = deck.to_vec();
    different.sort_unstable();
    different.dedup();
    different.retain(|card| deck.iter().filter(|other| *other == card).count() > most);
    different
}

/// What to say of a card id that does not exist, with the nearest one that does.
#[must_use]
pub fn unknown_card(id: &str, cards: &CardSet) -> String {
    let nearest = cards.cards().iter().map(|card| card.id.as_str()).min_by_key(|known| distance(id, known));
    match nearest.filter(|known| distance(id, known) <= 6) {
        Some(known) => format!("`{id}` is not a card; did you mean `{known}`?"),
        None => format!("`{id}` is not a card"),
    }
}

/// The edit distance of two ids.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate().take(64) {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let substitution = diagonal + usize::from(a != *b);
            diagonal = row[j + 1];
            row[j + 1] = substitution.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}

/// What is wrong with a card or pilot: which field, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardProblem {
    /// The field it is about.
    pub field: &'static str,
    /// What was found and what was expected.
    pub message: String,
}

impl fmt::Display for CardProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

fn problem(field: &'static str, message: impl Into<String>) -> CardProblem {
    CardProblem { field, message: message.into() }
}

fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

/// Everything that is wrong with a card.
#[must_use]
pub fn card(card: &Card) -> Vec<CardProblem> {
    let mut problems = Vec::new();
    if !is_id(&card.id) {
        problems.push(problem("id", format!("`{}` may hold only lower case letters, digits and `-`", card.id)));
    }
    if card.name.en.trim().is_empty() || card.name.it.trim().is_empty() {
        problems.push(problem("name", "a card has a name in English and one in Italian"));
    }
    let total = u32::from(card.cost.steam) + u32::from(card.cost.energy);
    if total > 4 {
        problems.push(problem(
            "cost",
            format!("{total} tokens; a fifth token overdrives a card, so at most 4 (COAL-OVD-01)"),
        ));
    }
    if let Some(kind) = card.kind.collects() {
        let (own, other) = match kind {
            crate::card::Resource::Steam => (card.cost.steam, card.cost.energy),
            crate::card::Resource::Energy => (card.cost.energy, card.cost.steam),
        };
        if other > 0 || own == 0 {
            problems
                .push(problem("cost", format!("an Accumulator costs 1 to 4 {kind} and nothing else (COAL-TYPE-05)")));
        }
    }
    let is_reaction = card.kind == CardType::Reaction;
    check_effects("effects", &card.effects, is_reaction, false, &mut problems);
    if !card.echo.is_empty() {
        if !is_reaction {
            problems.push(problem("echo", "only Reactions have an Echo part (COAL-OBJ-04)"));
        }
        check_effects("echo", &card.echo, is_reaction, true, &mut problems);
    }
    problems
}

fn check_effects(
    field: &'static str,
    effects: &[Effect],
    is_reaction: bool,
    echo: bool,
    problems: &mut Vec<CardProblem>,
) {
    let mut choices = 0;
    let mut flat: Vec<&Effect> = Vec::new();
    for effect in effects {
        match effect {
            Effect::OneOf(alternatives) => {
                choices += 1;
                if !(2..=9).contains(&alternatives.len()) {
                    problems.push(problem(field, "OneOf has 2 to 9 alternatives"));
                }
                flat.extend(alternatives.iter().flatten());
            }
            other => flat.push(other),
        }
    }
    if choices > 1 {
        problems.push(problem(field, "a card has at most one OneOf"));
    }
    if flat.len() > MOST_EFFECTS {
        problems.push(problem(field, format!("{} effects; a card has at most {MOST_EFFECTS}", flat.len())));
    }
    let mut steps = 0;
    for effect in flat {
        let defends = matches!(effect, Effect::Absorb { .. } | Effect::NeutralizeAttack { .. });
        let in_echo = defends || matches!(effect, Effect::Damage { .. });
        match effect {
            Effect::OneOf(_) => problems.push(problem(field, "OneOf cannot stand inside OneOf")),
            Effect::Generate { .. } => problems.push(problem(field, "Generate is for Maneuvers only (COAL-MAN-03)")),
            _ if defends && !is_reaction => {
                problems.push(problem(field, "only Reactions absorb or neutralize (COAL-REA-08)"));
            }
            _ if echo && !in_echo => {
                problems.push(problem(field, "an Echo part only absorbs, neutralizes or does damage (COAL-AMB-93)"));
            }
            _ => {}
        }
        if !in_echo {
            steps += 1;
        }
        if amount(effect).is_some_and(|n| !(1..=9).contains(&n)) {
            problems.push(problem(field, "a number of symbols is 1 to 9"));
        }
    }
    if steps > MAX_OPS {
        problems.push(problem(field, format!("at most {MAX_OPS} symbols besides damage and defence")));
    }
}

/// The number of an effect.
fn amount(effect: &Effect) -> Option<u8> {
    match effect {
        Effect::Damage { n, .. }
        | Effect::Absorb { n, .. }
        | Effect::RemoveTokens { n, .. }
        | Effect::Transfer { n }
        | Effect::Draw { n }
        | Effect::DiscardDeck { n }
        | Effect::DiscardHand { n }
        | Effect::Heal { n }
        | Effect::SelfDamage { n }
        | Effect::Generate { n, .. } => Some(*n),
        Effect::NeutralizeAttack { .. } | Effect::OneOf(_) => None,
    }
}

/// Everything that is wrong with a pilot.
#[must_use]
pub fn pilot(pilot: &Pilot) -> Vec<CardProblem> {
    let mut problems = Vec::new();
    if !is_id(&pilot.id) {
        problems.push(problem("id", format!("`{}` may hold only lower case letters, digits and `-`", pilot.id)));
    }
    if pilot.preferred_model.is_some() != pilot.ability.is_some() {
        problems.push(problem(
            "ability",
            "a regular pilot has a model and an ability, a Training Pilot neither (COAL-TRN-01)",
        ));
    }
    let expected = if pilot.is_training() { 3 } else { 2 };
    if pilot.maneuvers.len() != expected {
        problems.push(problem(
            "maneuvers",
            format!("{} Maneuvers; this pilot has {expected} (COAL-PIL-01, COAL-TRN-01)", pilot.maneuvers.len()),
        ));
    }
    for maneuver in &pilot.maneuvers {
        for cost in &maneuver.costs {
            if !matches!(cost, Effect::DiscardHand { .. } | Effect::DiscardDeck { .. } | Effect::SelfDamage { .. }) {
                problems.push(problem("maneuvers", "a cost is DiscardHand, DiscardDeck or SelfDamage (COAL-MAN-10)"));
            }
        }
        let mut healed = 0;
        for effect in &maneuver.effects {
            match effect {
                Effect::Heal { n } => healed += u32::from(*n),
                Effect::Generate { .. }
                | Effect::Draw { .. }
                | Effect::DiscardHand { .. }
                | Effect::DiscardDeck { .. }
                | Effect::RemoveTokens { .. }
                | Effect::SelfDamage { .. } => {}
                _ => problems.push(problem(
                    "maneuvers",
                    "a Maneuver generates, draws, discards, removes, heals or costs damage (COAL-MAN-10)",
                )),
            }
        }
        if healed > 1 {
            problems.push(problem("maneuvers", "a Maneuver heals at most 1, or a match need not end (COAL-END-07)"));
        }
        if maneuver.costs.len() + maneuver.effects.len() > MAX_OPS {
            problems.push(problem("maneuvers", format!("at most {MAX_OPS} symbols")));
        }
        let numbers = maneuver.costs.iter().chain(&maneuver.effects).filter_map(amount);
        if numbers.into_iter().any(|n| !(1..=9).contains(&n)) {
            problems.push(problem("maneuvers", "a number of symbols is 1 to 9"));
        }
    }
    problems
}

/// What is wrong with a set as a whole: ids used twice, a model without ten cards, two pilots or a board, Training
/// Pilots that are missing (COAL-OBJ-EX-01). A set may hold more than one box does.
#[must_use]
pub fn set(cards: &CardSet) -> Vec<String> {
    let mut problems = Vec::new();
    for (place, card) in cards.cards().iter().enumerate() {
        if cards.cards()[..place].iter().any(|other| other.id == card.id) {
            problems.push(format!("the card id `{}` is used twice", card.id));
        }
    }
    for model in Model::ALL {
        let count = cards.cards().iter().filter(|card| card.model == model).count();
        if count < 10 {
            problems.push(format!("{model} has {count} different cards; a predefined deck has 10 (COAL-OBJ-03)"));
        }
        let pilots = cards.pilots().iter().filter(|pilot| pilot.preferred_model == Some(model)).count();
        if pilots < 2 {
            problems.push(format!("{model} has {pilots} regular pilots; a seat chooses one of two (COAL-OBJ-05)"));
        }
        if !cards.models().iter().any(|card| card.id == model) {
            problems.push(format!("{model} has no board (COAL-OBJ-02)"));
        }
    }
    let training = cards.pilots().iter().filter(|pilot| pilot.is_training()).count();
    if training < 2 {
        problems.push(format!("the set has {training} Training Pilots; each of two seats takes one (COAL-TRN-03)"));
    }
    problems
}
