//! The context of a text: the card that it is on.

use table::Language;

use super::grammar::{Agreement, Article, Gender, Phrase};
use super::words::{self, Noun};
use crate::CardSet;
use crate::language::{Card, CardKind, Filter, PriceStep, Target, Who};

/// The Weapon that a card refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Weapon {
    /// The card itself.
    This,
    /// The one that the card is attached to.
    Host,
}

/// The card, the language, and the earlier choices in the text.
#[derive(Clone)]
pub(crate) struct Teller<'a> {
    pub(crate) language: Language,
    /// Needed to find out whether a name belongs to a Personality, a warrior or another card.
    pub(crate) cards: &'a CardSet,
    /// The kind of the card.
    pub(crate) kind: CardKind,
    /// The first and the second chosen target.
    pub(crate) chosen: Vec<Noun>,
    /// The price of one step, when there is one.
    pub(crate) step: Option<PriceStep>,
    /// The subject of the event.
    pub(crate) subject: Noun,
    /// Whether the subject of the event is the bearer.
    pub(crate) about_bearer: bool,
    /// The host of the card, where that is no warrior.
    pub(crate) host: Option<Noun>,
    /// The Weapon that must be in use for the card to work: the card itself, or the one that it is a part of.
    pub(crate) weapon: Option<Weapon>,
    /// The card that is answered.
    pub(crate) answered: Noun,
    /// Whether the card is still being played, and has no bearer yet.
    pub(crate) is_being_played: bool,
    /// Whether the text is about the warrior responsible, so that "that warrior" would mean the wrong one.
    pub(crate) of_culprit: bool,
    /// Whether only cards in play now are meant.
    pub(crate) only_now: bool,
    /// Whether the text is about an attached card.
    pub(crate) of_attached: bool,
    /// Whether the card is a Mission of a player.
    pub(crate) held_by_player: bool,
    /// Whether the combat was named just before, so that "in it" is enough.
    pub(crate) combat_is_named: bool,
    /// The cards that a condition has just named, so that "its" refers to them.
    pub(crate) spoken_of: Option<Who>,
}

impl<'a> Teller<'a> {
    pub(crate) const fn new(kind: CardKind, cards: &'a CardSet, language: Language) -> Self {
        Self {
            language,
            cards,
            kind,
            chosen: Vec::new(),
            step: None,
            subject: words::WARRIOR,
            about_bearer: false,
            host: None,
            weapon: None,
            answered: words::CARD,
            is_being_played: false,
            of_culprit: false,
            only_now: false,
            of_attached: false,
            held_by_player: false,
            combat_is_named: false,
            spoken_of: None,
        }
    }

    /// The words in the language of this text.
    pub(crate) fn say(&self, en: impl Into<String>, it: impl Into<String>) -> String {
        match self.language {
            Language::En => en.into(),
            Language::It => it.into(),
        }
    }

    /// The same teller after these targets were chosen.
    pub(crate) fn choosing(&self, targets: &[Target]) -> Self {
        let mut teller = self.clone();
        if !targets.is_empty() {
            teller.held_by_player =
                self.kind == CardKind::Mission && targets.iter().any(|target| matches!(target, Target::Player(_)));
            teller.chosen = targets.iter().map(|target| self.noun_of(target)).collect();
        }
        teller
    }

    /// The same teller with a step price, when there is one.
    pub(crate) fn paying(&self, step: Option<PriceStep>) -> Self {
        Self { step: step.or(self.step), ..self.clone() }
    }

    /// The noun for a chosen target in later sentences.
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

    /// The noun of a filter for cards: "Mission", or "card" where the filter has none.
    pub(crate) fn head_noun(&self, filter: &Filter) -> Noun {
        match filter {
            Filter::Kind(kind) => words::kind(*kind),
            Filter::Tag(tag) => crate::language::tag::text::tag(*tag),
            Filter::Fortification | Filter::Fortifies(_) => words::kind(CardKind::Fortification),
            Filter::Weapon => Noun::new(("Weapon", "Weapons"), ("Arma", "Armi"), Gender::F),
            Filter::Gift => Noun::new(("Gift", "Gifts"), ("Dono", "Doni"), Gender::M),
            // A Weapon of either kind is a Weapon.
            Filter::Either(parts) if parts.iter().all(is_weapon) => self.head_noun(&Filter::Weapon),
            Filter::All(parts) => {
                // "That Vehicle" is more specific than "that Equipment card".
                let is_kind = |part: &&Filter| matches!(part, Filter::Kind(_) | Filter::Weapon);
                let (kinds, others): (Vec<&Filter>, Vec<&Filter>) = parts.iter().partition(is_kind);
                let mut nouns = others.into_iter().chain(kinds).map(|part| self.head_noun(part));
                nouns.find(|noun| *noun != words::CARD).unwrap_or(words::CARD)
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
                // "Quel" changes in the same way as "il".
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

/// Whether the filter is for Weapons only.
pub(crate) fn is_weapon(filter: &Filter) -> bool {
    match filter {
        Filter::Weapon => true,
        Filter::Tag(tag) => tag.is_weapon(),
        Filter::Either(parts) => parts.iter().all(is_weapon),
        Filter::All(parts) => parts.iter().any(is_weapon),
        _ => false,
    }
}
