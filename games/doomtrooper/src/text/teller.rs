//! What a text knows of the card that it stands on.

use table::Language;

use super::grammar::{Agreement, Article, Gender, Phrase};
use super::words::{self, Noun};
use crate::CardSet;
use crate::language::{Card, Filter, Kind, Step, Target};

/// The card, the language, and what was chosen before the words that are being said.
#[derive(Clone)]
pub(crate) struct Teller<'a> {
    pub(crate) language: Language,
    /// To know whether a name is a Personality's, a warrior's or another card's.
    pub(crate) cards: &'a CardSet,
    /// The kind of the card that speaks.
    pub(crate) kind: Kind,
    /// What was chosen, first and second.
    pub(crate) chosen: Vec<Noun>,
    /// The price of one step, when there is one.
    pub(crate) step: Option<Step>,
    /// What the event was about.
    pub(crate) subject: Noun,
    /// Whether the event was about the bearer.
    pub(crate) about_bearer: bool,
    /// What the card is attached to, where that is no warrior.
    pub(crate) host: Option<Noun>,
    /// Whether the card is a Mission of a player.
    pub(crate) held_by_player: bool,
}

impl<'a> Teller<'a> {
    pub(crate) const fn new(kind: Kind, cards: &'a CardSet, language: Language) -> Self {
        Self {
            language,
            cards,
            kind,
            chosen: Vec::new(),
            step: None,
            subject: words::WARRIOR,
            about_bearer: false,
            host: None,
            held_by_player: false,
        }
    }

    /// The words of the language of this text.
    pub(crate) fn say(&self, en: impl Into<String>, it: impl Into<String>) -> String {
        match self.language {
            Language::En => en.into(),
            Language::It => it.into(),
        }
    }

    /// The same teller after these things were chosen.
    pub(crate) fn choosing(&self, targets: &[Target]) -> Self {
        let mut teller = self.clone();
        if !targets.is_empty() {
            teller.held_by_player =
                self.kind == Kind::Mission && targets.iter().any(|target| matches!(target, Target::Player(_)));
            teller.chosen = targets.iter().map(|target| self.noun_of(target)).collect();
        }
        teller
    }

    /// The same teller with a step price, when there is one.
    pub(crate) fn paying(&self, step: Option<Step>) -> Self {
        Self { step: step.or(self.step), ..self.clone() }
    }

    /// The noun by which a chosen thing is called afterwards.
    pub(crate) fn noun_of(&self, target: &Target) -> Noun {
        match target {
            Target::Warrior(_) => words::WARRIOR,
            Target::Card(filter) => self.head_noun(filter),
            Target::Player(_) => words::PLAYER,
            Target::Tactic => Noun::new(("tactic", "tactics"), ("tattica", "tattiche"), Gender::F),
            Target::Affiliation | Target::Corporation => {
                Noun::new(("affiliation", "affiliations"), ("affiliazione", "affiliazioni"), Gender::F)
            }
        }
    }

    /// The noun of a filter for cards: "Mission", or "card" where it is not said.
    pub(crate) fn head_noun(&self, filter: &Filter) -> Noun {
        match filter {
            Filter::Kind(kind) => words::kind(*kind),
            Filter::Tag(tag) => crate::language::tag::text::tag(*tag),
            Filter::Fortification | Filter::Fortifies(_) => words::kind(Kind::Fortification),
            Filter::Weapon => Noun::new(("Weapon", "Weapons"), ("Arma", "Armi"), Gender::F),
            Filter::Gift => Noun::new(("Gift", "Gifts"), ("Dono", "Doni"), Gender::M),
            Filter::All(parts) => {
                let found = parts.iter().map(|part| self.head_noun(part)).find(|noun| *noun != words::CARD);
                found.unwrap_or(words::CARD)
            }
            _ => words::CARD,
        }
    }

    /// A noun with "that", which in Italian is "quel", "quello", "quella".
    pub(crate) fn that(&self, noun: Noun) -> Phrase {
        let agreement = Agreement { gender: noun.gender, many: false };
        let word = noun.word(false, self.language);
        match self.language {
            Language::En => Phrase::fixed(format!("that {word}"), agreement, self.language),
            Language::It => {
                // "Quel" changes as "il" does.
                let the =
                    Phrase { article: Article::The, words: word.into(), agreement, language: self.language }.text();
                let that = match the.as_str() {
                    text if text.starts_with("il ") => format!("quel {word}"),
                    text if text.starts_with("lo ") => format!("quello {word}"),
                    text if text.starts_with("la ") => format!("quella {word}"),
                    _ => format!("quell'{word}"),
                };
                Phrase::fixed(that, agreement, self.language)
            }
        }
    }

    /// A noun with "the" and perhaps an adjective before it.
    pub(crate) fn the(&self, en: &str, it: &str, gender: Gender) -> Phrase {
        let agreement = Agreement { gender, many: false };
        Phrase { article: Article::The, words: self.say(en, it), agreement, language: self.language }
    }

    /// The card of this name, when the set has it.
    pub(crate) fn card_named(&self, name: &crate::language::Name) -> Option<&'a Card> {
        self.cards.named(name).map(|number| self.cards.card(number))
    }
}
