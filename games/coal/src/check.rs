//! Checks of cards, pilots and decks that people write. All problems are reported together.

use std::fmt;

use phrases::Value;
use table::{Clause, Language, Wording};

use crate::card::{Card, CardType, Effect, Model, Pilot};
use crate::card_text;
use crate::clause;
use crate::deck::short;
use crate::options::Options;
use crate::rules::{CardNo, DECK_SIZE, MAX_OPS, PilotNo};
use crate::set::CardSet;
use crate::words::{deck_problem, say, wording};

/// A problem of a deck.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeckProblem {
    /// It does not have 20 cards.
    Size(usize),
    /// Its cards are of more than two models.
    Models(Vec<Model>),
    /// It has too few Reactions.
    Reactions(usize),
    /// It has too many deck-building symbols.
    Symbols(u32),
    /// It has too many copies of a card.
    Copies(String),
    /// No board is named.
    NoBoard,
    /// The board is of no model in the deck.
    Board(Model),
    /// The pilot drives no model of the deck, and pilots are not free.
    Pilot(String),
    /// All decks of a shared box together have too many copies of a card.
    Shared(String),
    /// Two seats that share a box take the same board.
    SameBoard(Model),
    /// Two seats that share a box take the same pilot.
    SamePilot(String),
}

impl DeckProblem {
    /// The clause that is violated.
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

    /// The problem in words, with the clause; cards are given by their ids.
    #[must_use]
    pub fn wording(&self) -> Wording {
        Wording::new(|language| format!("{} ({})", deck_problem(self, None, language), self.clause()))
    }

    /// The problem in words, without the clause; cards are given by their names.
    #[must_use]
    pub fn say(&self, cards: &CardSet, language: Language) -> String {
        deck_problem(self, Some(cards), language)
    }
}

impl fmt::Display for DeckProblem {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.wording().fmt(f)
    }
}

impl std::error::Error for DeckProblem {}

/// A number as a value of a message.
fn number(name: &'static str, n: usize) -> (&'static str, Value<'static>) {
    (name, n.into())
}

/// The most effects of a card, counting all alternatives. It keeps sums of their numbers far below the limit of a byte.
const MOST_EFFECTS: usize = 12;
/// The least number of Reactions in a custom deck (COAL-DECK-03).
pub const LEAST_REACTIONS: usize = 8;
/// The most copies of a card in a custom deck (COAL-DECK-05).
pub const MOST_COPIES: usize = 2;
/// The most deck-building symbols in a custom deck (COAL-DECK-04).
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
        problems.extend(
            beyond_copies(deck, MOST_COPIES).into_iter().map(|card| DeckProblem::Copies(cards.card(card).id.clone())),
        );
    }
    problems
}

/// The models of a deck's cards.
#[must_use]
pub fn models(deck: &[CardNo], cards: &CardSet) -> Vec<Model> {
    let has_model = |model: &Model| deck.iter().any(|card| cards.card(*card).model == *model);
    Model::ALL.into_iter().filter(has_model).collect()
}

/// The problem of a custom deck's board, if there is one (COAL-DECK-06).
#[must_use]
pub fn board(deck: &[CardNo], board: Option<Model>, cards: &CardSet) -> Option<DeckProblem> {
    match board {
        None => Some(DeckProblem::NoBoard),
        Some(model) if !models(deck, cards).contains(&model) => Some(DeckProblem::Board(model)),
        Some(_) => None,
    }
}

/// The problem of a custom deck's pilot, if there is one (COAL-DECK-06, COAL-FREE-01).
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

/// The message for an unknown card id, with the nearest known one. Since this searches all cards, it is meant for the
/// first few problems of a list ([`table::ProblemList::suggests`]).
#[must_use]
pub fn unknown_card(id: &str, cards: &CardSet) -> Wording {
    let nearest = cards.cards().iter().map(|card| card.id.as_str()).min_by_key(|known| distance(id, known));
    match nearest.filter(|known| distance(id, known) <= 6) {
        Some(known) => wording("unknown-card-near", &[("id", short(id).into()), ("known", known.into())]),
        None => no_such_card(id),
    }
}

/// The message for an unknown card id, without a suggestion.
#[must_use]
pub fn no_such_card(id: &str) -> Wording {
    wording("unknown-card", &[("id", short(id).into())])
}

/// The longest text that is read as a position, in bytes; a real one has a few thousand.
const LONGEST_POSITION: usize = 1 << 16;

/// The message for a text that is too long to be a position; `None` for a shorter one.
pub(crate) fn position_length(text: &str) -> Option<Wording> {
    let most = [("most", (LONGEST_POSITION / 1024).into())];
    (text.len() > LONGEST_POSITION).then(|| wording("position-long", &most))
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

/// A problem of a card or pilot: the field, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardProblem {
    /// The field it is about.
    pub field: &'static str,
    /// What was found and what was expected.
    pub message: Wording,
}

impl CardProblem {
    /// The field and the message.
    #[must_use]
    pub fn wording(&self) -> Wording {
        Wording::new(|language| format!("{}: {}", self.field, self.message.say(language)))
    }
}

impl fmt::Display for CardProblem {
    /// Writes it in English.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.message)
    }
}

fn problem(field: &'static str, message: &str, values: &[(&str, Value<'_>)]) -> CardProblem {
    CardProblem { field, message: wording(message, values) }
}

fn is_id(id: &str) -> bool {
    !id.is_empty() && id.bytes().all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'-'))
}

/// Everything that is wrong with a card.
#[must_use]
pub fn card(card: &Card) -> Vec<CardProblem> {
    let mut problems = Vec::new();
    if !is_id(&card.id) {
        problems.push(problem("id", "check-id", &[("id", short(&card.id).into())]));
    }
    if card.name.en.trim().is_empty() || card.name.it.trim().is_empty() {
        problems.push(problem("name", "check-name", &[]));
    }
    let total = u32::from(card.cost.steam) + u32::from(card.cost.energy);
    if total > 4 {
        problems.push(problem("cost", "check-cost", &[("n", total.into())]));
    }
    if let Some(kind) = card.kind.collects() {
        let (own, other) = match kind {
            crate::card::Resource::Steam => (card.cost.steam, card.cost.energy),
            crate::card::Resource::Energy => (card.cost.energy, card.cost.steam),
        };
        if other > 0 || own == 0 {
            let kind = Wording::new(|language| card_text::resource_name(kind, language));
            let message = |language| say(language, "check-accumulator-cost", &[("kind", kind.say(language).into())]);
            problems.push(CardProblem { field: "cost", message: Wording::new(message) });
        }
    }
    let is_reaction = card.kind == CardType::Reaction;
    check_effects("effects", &card.effects, is_reaction, false, &mut problems);
    if !card.echo.is_empty() {
        if !is_reaction {
            problems.push(problem("echo", "check-echo", &[]));
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
    let (mut choices, mut is_wrong_choice) = (0, false);
    let mut flat: Vec<&Effect> = Vec::new();
    for effect in effects {
        match effect {
            Effect::OneOf(alternatives) => {
                choices += 1;
                is_wrong_choice |= !(2..=9).contains(&alternatives.len());
                flat.extend(alternatives.iter().flatten());
            }
            other => flat.push(other),
        }
    }
    if is_wrong_choice {
        problems.push(problem(field, "check-alternatives", &[]));
    }
    if choices > 1 {
        problems.push(problem(field, "check-one-choice", &[]));
    }
    if flat.len() > MOST_EFFECTS {
        // The effects are not checked one by one, since there may be any number of them.
        problems.push(problem(field, "check-effects", &[number("n", flat.len()), number("most", MOST_EFFECTS)]));
        return;
    }
    let mut steps = 0;
    for effect in flat {
        let defends = matches!(effect, Effect::Absorb { .. } | Effect::NeutralizeAttack { .. });
        let in_echo = defends || matches!(effect, Effect::Damage { .. });
        match effect {
            Effect::OneOf(_) => problems.push(problem(field, "check-nested", &[])),
            Effect::Generate { .. } => problems.push(problem(field, "check-generate", &[])),
            _ if defends && !is_reaction => {
                problems.push(problem(field, "check-defence", &[]));
            }
            _ if echo && !in_echo => {
                problems.push(problem(field, "check-echo-effect", &[]));
            }
            _ => {}
        }
        if !in_echo {
            steps += 1;
        }
        if amount(effect).is_some_and(|n| !(1..=9).contains(&n)) {
            problems.push(problem(field, "check-amount", &[]));
        }
    }
    if steps > MAX_OPS {
        problems.push(problem(field, "check-steps", &[number("most", MAX_OPS)]));
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
        problems.push(problem("id", "check-id", &[("id", short(&pilot.id).into())]));
    }
    if pilot.preferred_model.is_some() != pilot.ability.is_some() {
        problems.push(problem("ability", "check-ability", &[]));
    }
    let expected = if pilot.is_training() { 3 } else { 2 };
    if pilot.maneuvers.len() != expected {
        let values = [number("n", pilot.maneuvers.len()), number("expected", expected)];
        problems.push(problem("maneuvers", "check-maneuvers", &values));
    }
    for maneuver in pilot.maneuvers.iter().take(expected) {
        if maneuver.costs.len() + maneuver.effects.len() > MAX_OPS {
            problems.push(problem("maneuvers", "check-maneuver-steps", &[number("most", MAX_OPS)]));
            continue;
        }
        for cost in &maneuver.costs {
            if !matches!(cost, Effect::DiscardHand { .. } | Effect::DiscardDeck { .. } | Effect::SelfDamage { .. }) {
                problems.push(problem("maneuvers", "check-maneuver-cost", &[]));
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
                _ => problems.push(problem("maneuvers", "check-maneuver-effect", &[])),
            }
        }
        if healed > 1 {
            problems.push(problem("maneuvers", "check-maneuver-heals", &[]));
        }
        let numbers = maneuver.costs.iter().chain(&maneuver.effects).filter_map(amount);
        if numbers.into_iter().any(|n| !(1..=9).contains(&n)) {
            problems.push(problem("maneuvers", "check-amount", &[]));
        }
    }
    problems
}

/// Problems of a set as a whole: ids used twice, a model without ten cards, two pilots or a board, missing Training
/// Pilots (COAL-OBJ-EX-01). A set may have more cards than one box.
#[must_use]
pub fn set(cards: &CardSet) -> Vec<Wording> {
    let mut problems = Vec::new();
    for (place, card) in cards.cards().iter().enumerate() {
        if cards.cards()[..place].iter().any(|other| other.id == card.id) {
            problems.push(wording("set-id-twice", &[("id", short(&card.id).into())]));
        }
    }
    for model in Model::ALL {
        let count = cards.cards().iter().filter(|card| card.model == model).count();
        if count < 10 {
            problems.push(wording("set-cards", &of_model(model, count)));
        }
        let pilots = cards.pilots().iter().filter(|pilot| pilot.preferred_model == Some(model)).count();
        if pilots < 2 {
            problems.push(wording("set-pilots", &of_model(model, pilots)));
        }
        if !cards.models().iter().any(|card| card.id == model) {
            problems.push(wording("set-board", &[("model", model.as_str().into())]));
        }
    }
    let training = cards.pilots().iter().filter(|pilot| pilot.is_training()).count();
    if training < 2 {
        problems.push(wording("set-training", &[number("n", training)]));
    }
    problems
}

fn of_model(model: Model, n: usize) -> [(&'static str, Value<'static>); 2] {
    [("model", model.as_str().into()), number("n", n)]
}
