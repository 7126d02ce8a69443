//! Cards in one short line, for tests, discussion and quick ideas: `RE 1S: aP1 dP1, con E, db1`.
//!
//! | part | meaning |
//! |---|---|
//! | `C1` to `C4` | the model; may be left out |
//! | `PA` `EA` `RE` `SA` `XA` | Physical Attack, Energy Attack, Reaction, Steam Accumulator, Energy Accumulator |
//! | `2S1E` | the cost: 2 Steam and 1 Energy; `0`, or nothing, when it costs nothing |
//! | `dP2` `dE1` `dG1` | damage: Physical, Energy, Generic |
//! | `aP2` `aE1`, `nP` `nE` | absorbs damage, neutralizes an attack |
//! | `rS1` `rE2`, `tr2` | removes tokens, transfers tokens |
//! | `dr1` `he1` | draws cards, removes Damage Points |
//! | `dd1` `dh1` `sd1` | discards from the deck, discards from the hand, damage to the owner's Steambot |
//! | `gS1` `gE1` | takes tokens: on Maneuvers only, a card with it does not pass [`crate::check::card`] |
//! | `aP1\|aE1`, `aP2+dr1\|-` | alternatives; `+` joins the symbols of one alternative, `-` is one without symbols |
//! | `echo(dE1)` | the symbols on the right of the Echo symbol |
//! | `con S`, `db1` | the resource when consumed, the deck-building symbols |
//!
//! ```
//! use coal::card::Model;
//! let card = coal::compact::card("parry", Model::C2, "RE 1S: aP1 dP1, con E, db1").unwrap();
//! assert_eq!(coal::compact::print(&card), "C2 RE 1S: aP1 dP1, con E, db1");
//! ```

use std::fmt::Write;

use crate::card::{Against, Card, CardType, DamageKind, Effect, Model, Names, Resource, Source, Tokens};

/// The parts of a card that a compact line gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompactCard {
    /// The model, where the line names one.
    pub model: Option<Model>,
    /// The type.
    pub kind: CardType,
    /// The activation cost.
    pub cost: Tokens,
    /// The effects.
    pub effects: Vec<Effect>,
    /// The effects on the right of the Echo symbol.
    pub echo: Vec<Effect>,
    /// The resource when consumed.
    pub consume: Resource,
    /// The deck-building symbols.
    pub deck_building: u8,
}

/// The line is not a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {message}")]
pub struct CompactError {
    /// The character of the error, from 1.
    pub column: usize,
    /// What was found and what was expected.
    pub message: String,
}

const TYPES: [(&str, CardType); 5] = [
    ("PA", CardType::PhysicalAttack),
    ("EA", CardType::EnergyAttack),
    ("RE", CardType::Reaction),
    ("SA", CardType::SteamAccumulator),
    ("XA", CardType::EnergyAccumulator),
];

const SYMBOLS: &str = "dP dE dG aP aE nP nE rS rE tr dr he dd dh sd gS gE";

/// Parses a card.
///
/// # Errors
/// The first place that is not compact notation, and what was expected there.
pub fn parse(text: &str) -> Result<CompactCard, CompactError> {
    Line { text, at: 0 }.card()
}

/// A card of this id from a compact line; `model` is its model unless the line names another. Its name is its id.
///
/// # Errors
/// The first place that is not compact notation, and what was expected there.
pub fn card(id: &str, model: Model, text: &str) -> Result<Card, CompactError> {
    let compact = parse(text)?;
    Ok(Card {
        id: id.to_owned(),
        name: Names { en: id.to_owned(), it: id.to_owned() },
        model: compact.model.unwrap_or(model),
        kind: compact.kind,
        cost: compact.cost,
        consume: compact.consume,
        deck_building: compact.deck_building,
        effects: compact.effects,
        echo: compact.echo,
        source: Source::House,
    })
}

/// The card as a compact line with its model. Alternatives inside alternatives are omitted; no checked card has them.
#[must_use]
pub fn print(card: &Card) -> String {
    let kind = TYPES.iter().find(|(_, kind)| *kind == card.kind).map_or("", |(name, _)| name);
    let mut line = format!("{} {kind} {}:", card.model, print_cost(card.cost));
    for effect in &card.effects {
        line.push(' ');
        print_effect(effect, &mut line);
    }
    if !card.echo.is_empty() {
        line.push_str(" echo(");
        for (place, effect) in card.echo.iter().enumerate() {
            line.push_str(if place > 0 { " " } else { "" });
            print_effect(effect, &mut line);
        }
        line.push(')');
    }
    let consume = if card.consume == Resource::Steam { 'S' } else { 'E' };
    // Writing to a string cannot fail.
    let _ = write!(line, "{}con {consume}", if line.ends_with(':') { " " } else { ", " });
    if card.deck_building > 0 {
        let _ = write!(line, ", db{}", card.deck_building);
    }
    line
}

fn print_cost(cost: Tokens) -> String {
    let part = |n: u8, letter: char| if n > 0 { format!("{n}{letter}") } else { String::new() };
    let text = part(cost.steam, 'S') + &part(cost.energy, 'E');
    if text.is_empty() { "0".into() } else { text }
}

fn print_effect(effect: &Effect, line: &mut String) {
    let Effect::OneOf(alternatives) = effect else { return print_symbol(effect, line) };
    for (place, alternative) in alternatives.iter().enumerate() {
        line.push_str(if place > 0 { "|" } else { "" });
        if alternative.is_empty() {
            line.push('-');
        }
        for (place, effect) in alternative.iter().enumerate() {
            line.push_str(if place > 0 { "+" } else { "" });
            print_symbol(effect, line);
        }
    }
}

fn print_symbol(effect: &Effect, line: &mut String) {
    let (symbol, n) = match effect {
        Effect::Damage { kind: DamageKind::Physical, n } => ("dP", Some(n)),
        Effect::Damage { kind: DamageKind::Energy, n } => ("dE", Some(n)),
        Effect::Damage { kind: DamageKind::Generic, n } => ("dG", Some(n)),
        Effect::Absorb { kind: Against::Physical, n } => ("aP", Some(n)),
        Effect::Absorb { kind: Against::Energy, n } => ("aE", Some(n)),
        Effect::NeutralizeAttack { kind: Against::Physical } => ("nP", None),
        Effect::NeutralizeAttack { kind: Against::Energy } => ("nE", None),
        Effect::RemoveTokens { kind: Resource::Steam, n } => ("rS", Some(n)),
        Effect::RemoveTokens { kind: Resource::Energy, n } => ("rE", Some(n)),
        Effect::Transfer { n } => ("tr", Some(n)),
        Effect::Draw { n } => ("dr", Some(n)),
        Effect::Heal { n } => ("he", Some(n)),
        Effect::DiscardDeck { n } => ("dd", Some(n)),
        Effect::DiscardHand { n } => ("dh", Some(n)),
        Effect::SelfDamage { n } => ("sd", Some(n)),
        Effect::Generate { kind: Resource::Steam, n } => ("gS", Some(n)),
        Effect::Generate { kind: Resource::Energy, n } => ("gE", Some(n)),
        Effect::OneOf(_) => return,
    };
    line.push_str(symbol);
    if let Some(n) = n {
        line.push_str(&n.to_string());
    }
}

/// A line, with the number of bytes that were parsed.
struct Line<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Line<'a> {
    fn card(&mut self) -> Result<CompactCard, CompactError> {
        let first = self.word("a model or a type")?;
        let model = first.1.parse::<Model>().ok();
        let (place, name) = if model.is_some() { self.word("a type: PA, EA, RE, SA or XA")? } else { first };
        let Some(kind) = TYPES.iter().find(|(known, _)| *known == name).map(|(_, kind)| *kind) else {
            return Err(self.error(place, format!("`{name}` is not a type; there are PA, EA, RE, SA and XA")));
        };
        let cost = self.cost()?;
        let mut card = CompactCard {
            model,
            kind,
            cost,
            effects: Vec::new(),
            echo: Vec::new(),
            consume: Resource::Steam,
            deck_building: 0,
        };
        let mut consume = None;
        let mut symbols = None;
        let mut has_echo = false;
        loop {
            self.skip_separators();
            if self.rest().is_empty() {
                break;
            }
            let start = self.at;
            if self.eat("echo(") {
                if std::mem::replace(&mut has_echo, true) {
                    return Err(self.error(start, "a card has one Echo symbol"));
                }
                card.echo = self.effects_up_to_parenthesis(start)?;
                continue;
            }
            let (place, word) = self.word("an effect, `con` or `db`")?;
            if word == "con" {
                self.skip_blanks();
                let (at, letter) = self.word("`S` or `E` after `con`")?;
                let resource = match letter {
                    "S" => Resource::Steam,
                    "E" => Resource::Energy,
                    _ => return Err(self.error(at, format!("`{letter}`: after `con` stands `S` or `E`"))),
                };
                if consume.replace(resource).is_some() {
                    return Err(self.error(place, "`con` stands there twice"));
                }
            } else if let Some(number) = word.strip_prefix("db") {
                if symbols.replace(self.number(place + 2, number)?).is_some() {
                    return Err(self.error(place, "`db` stands there twice"));
                }
            } else {
                card.effects.push(self.effect(place, word)?);
            }
        }
        card.consume = consume.ok_or_else(|| self.error(self.at, "`con S` or `con E` is missing"))?;
        card.deck_building = symbols.unwrap_or(0);
        Ok(card)
    }

    /// Parses the cost and the colon.
    fn cost(&mut self) -> Result<Tokens, CompactError> {
        self.skip_blanks();
        let (start, rest) = (self.at, self.rest());
        let Some(len) = rest.find(':') else {
            return Err(self.error(start, "expected the cost and `:`, e.g. `2S1E:`"));
        };
        self.at += len + 1;
        let text = rest[..len].trim_end();
        let mut cost = Tokens::default();
        if text == "0" {
            return Ok(cost);
        }
        let mut digits = start;
        for (place, letter) in text.char_indices() {
            let kind = match letter {
                '0'..='9' => continue,
                'S' => &mut cost.steam,
                'E' => &mut cost.energy,
                _ => return Err(self.error(start + place, format!("`{letter}`: a cost is written like `2S1E` or `0`"))),
            };
            let n = self.number(digits, &self.text[digits..start + place])?;
            if std::mem::replace(kind, n) != 0 {
                return Err(self.error(digits, format!("`{letter}` stands twice in the cost")));
            }
            digits = start + place + 1;
        }
        if digits < start + text.len() {
            return Err(self.error(digits, "a number of the cost is followed by `S` or `E`"));
        }
        Ok(cost)
    }

    fn effects_up_to_parenthesis(&mut self, start: usize) -> Result<Vec<Effect>, CompactError> {
        let mut effects = Vec::new();
        loop {
            self.skip_separators();
            if self.eat(")") {
                return Ok(effects);
            }
            if self.rest().is_empty() {
                return Err(self.error(start, "`)` is missing after `echo(`"));
            }
            let (place, word) = self.word("an effect or `)`")?;
            effects.push(self.effect(place, word)?);
        }
    }

    /// Parses a symbol, or alternatives.
    fn effect(&self, start: usize, word: &str) -> Result<Effect, CompactError> {
        if !word.contains('|') {
            return match word.find('+') {
                Some(place) => Err(self.error(start + place, "`+` joins symbols of one alternative of `x|y`")),
                None => self.symbol(start, word),
            };
        }
        let mut place = start;
        let mut alternatives = Vec::new();
        for alternative in word.split('|') {
            let mut symbols = Vec::new();
            if alternative == "-" {
                place += 2;
            } else {
                for symbol in alternative.split('+') {
                    symbols.push(self.symbol(place, symbol)?);
                    place += symbol.len() + 1;
                }
            }
            alternatives.push(symbols);
        }
        Ok(Effect::OneOf(alternatives))
    }

    fn symbol(&self, start: usize, word: &str) -> Result<Effect, CompactError> {
        let unknown =
            || self.error(start, format!("`{word}` is not an effect; there are {SYMBOLS}, each with its number"));
        match word {
            "nP" => return Ok(Effect::NeutralizeAttack { kind: Against::Physical }),
            "nE" => return Ok(Effect::NeutralizeAttack { kind: Against::Energy }),
            _ => {}
        }
        let (symbol, number) = word.split_at_checked(2).ok_or_else(unknown)?;
        if !SYMBOLS.split(' ').any(|known| known == symbol) {
            return Err(unknown());
        }
        let n = self.number(start + 2, number)?;
        Ok(match symbol {
            "dP" => Effect::Damage { kind: DamageKind::Physical, n },
            "dE" => Effect::Damage { kind: DamageKind::Energy, n },
            "dG" => Effect::Damage { kind: DamageKind::Generic, n },
            "aP" => Effect::Absorb { kind: Against::Physical, n },
            "aE" => Effect::Absorb { kind: Against::Energy, n },
            "rS" => Effect::RemoveTokens { kind: Resource::Steam, n },
            "rE" => Effect::RemoveTokens { kind: Resource::Energy, n },
            "tr" => Effect::Transfer { n },
            "dr" => Effect::Draw { n },
            "he" => Effect::Heal { n },
            "dd" => Effect::DiscardDeck { n },
            "dh" => Effect::DiscardHand { n },
            "sd" => Effect::SelfDamage { n },
            "gS" => Effect::Generate { kind: Resource::Steam, n },
            "gE" => Effect::Generate { kind: Resource::Energy, n },
            _ => return Err(unknown()),
        })
    }

    fn number(&self, start: usize, digits: &str) -> Result<u8, CompactError> {
        let are_digits = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let number = if are_digits { digits.parse().ok() } else { None };
        number.ok_or_else(|| self.error(start, format!("expected a number from 0 to 255, found `{digits}`")))
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Takes the next word, which ends at a blank, a comma, a colon or a closing parenthesis. Returns its position too.
    fn word(&mut self, expected: &str) -> Result<(usize, &'a str), CompactError> {
        self.skip_blanks();
        let (start, rest) = (self.at, self.rest());
        let len = rest.find(|letter: char| letter.is_whitespace() || ",:)".contains(letter)).unwrap_or(rest.len());
        if len == 0 {
            let found = rest.chars().next().map_or("the end".to_owned(), |letter| format!("`{letter}`"));
            return Err(self.error(start, format!("expected {expected}, found {found}")));
        }
        self.at += len;
        Ok((start, &rest[..len]))
    }

    fn eat(&mut self, text: &str) -> bool {
        let eaten = self.rest().starts_with(text);
        self.at += if eaten { text.len() } else { 0 };
        eaten
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn skip_separators(&mut self) {
        self.at = self.text.len()
            - self.rest().trim_start_matches(|letter: char| letter.is_whitespace() || letter == ',').len();
    }

    fn error(&self, at: usize, message: impl Into<String>) -> CompactError {
        CompactError { column: self.text[..at].chars().count() + 1, message: message.into() }
    }
}
