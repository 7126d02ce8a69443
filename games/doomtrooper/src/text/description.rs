//! A filter, sorted into the parts of a noun phrase.

use super::words::{self, Noun};
use crate::language::{Apostle, CardKind, Filter, Name, Tag};

/// The number of described cards that are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// One: "a warrior", "one of your warriors".
    One,
    /// Any one: "any warrior".
    Any,
    /// Every single one: "each warrior".
    Each,
    /// All: "all your warriors".
    All,
    /// Warriors in general: "Mishima warriors".
    Bare,
    /// None, after "has", "is in play": "no warrior".
    No,
    /// A number: "2 warriors".
    Count(u8),
}

impl Form {
    pub(crate) const fn many(self) -> bool {
        match self {
            Self::All | Self::Bare => true,
            Self::Count(n) => n != 1,
            Self::One | Self::Any | Self::Each | Self::No => false,
        }
    }
}

/// The noun of a description.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Head<'a> {
    /// A plain word.
    Noun(Noun),
    Kind(CardKind),
    Tag(Tag),
    Named(&'a Name),
    Doomtrooper,
    FollowerOf(Apostle),
    Weapon,
    Gift,
    Attacker,
    Defender,
    This,
    Bearer,
    Target,
    Assigned,
    Copy,
    Subject,
    Culprit,
    Prisoner,
}

/// The owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    Anyone,
    You,
    Opponent,
    Chosen,
}

/// A filter, sorted into the parts of a noun phrase.
pub(crate) struct Description<'a> {
    pub(crate) heads: Vec<Head<'a>>,
    pub(crate) plain: bool,
    pub(crate) owner: Owner,
    pub(crate) other: bool,
    /// "wounded", "healthy".
    pub(crate) states: Vec<&'a Filter>,
    /// Affiliations, and whether they are denied; several are alternatives.
    pub(crate) groups: Vec<(Vec<&'a Filter>, bool)>,
    /// Nouns that it is not.
    pub(crate) not: Vec<&'a Filter>,
    /// The words after the noun, and whether each is denied.
    pub(crate) tails: Vec<(&'a Filter, bool)>,
    /// Further nouns that it also is.
    pub(crate) also: Vec<&'a Filter>,
    /// Alternatives that a single noun cannot express.
    pub(crate) alternatives: Vec<&'a [Filter]>,
    pub(crate) sort: Noun,
}

impl<'a> Description<'a> {
    pub(crate) fn of(filter: &'a Filter, sort: Noun) -> Self {
        let mut description = Self {
            heads: vec![Head::Noun(sort)],
            plain: true,
            owner: Owner::Anyone,
            other: false,
            states: Vec::new(),
            groups: Vec::new(),
            not: Vec::new(),
            tails: Vec::new(),
            also: Vec::new(),
            alternatives: Vec::new(),
            sort,
        };
        description.add(filter, true);
        // An attached card is no warrior, unless the filter says otherwise.
        let attached = description.tails.iter().any(|tail| matches!(tail, (Filter::On(_) | Filter::OnTarget, _)));
        if attached && matches!(description.heads[..], [Head::Noun(noun)] if noun == words::WARRIOR) {
            description.heads = vec![Head::Noun(words::CARD)];
        }
        description
    }

    fn add(&mut self, filter: &'a Filter, holds: bool) {
        match filter {
            Filter::Any => {}
            Filter::All(parts) if holds => parts.iter().for_each(|part| self.add(part, true)),
            Filter::Either(parts) if !holds => parts.iter().for_each(|part| self.add(part, false)),
            Filter::Either(parts) => self.add_alternatives(parts),
            Filter::Not(inner) => self.add(inner, !holds),
            Filter::Wounded | Filter::Healthy => {
                let healthy = (*filter == Filter::Healthy) == holds;
                self.states.push(if healthy { &Filter::Healthy } else { &Filter::Wounded });
            }
            Filter::Of(_) | Filter::Unaffiliated | Filter::Corporate | Filter::DarkLegion | Filter::Tribal => {
                self.groups.push((vec![filter], !holds));
            }
            Filter::Yours | Filter::Opposing => {
                let yours = (*filter == Filter::Yours) == holds;
                self.owner = if yours { Owner::You } else { Owner::Opponent };
            }
            Filter::OfTargetPlayer if holds => self.owner = Owner::Chosen,
            Filter::This | Filter::Bearer | Filter::Target | Filter::Subject if !holds => self.other = true,
            // A warrior that does not bear the chosen card is another one than its bearer.
            Filter::Bears(card) if !holds && **card == Filter::Target => self.other = true,
            Filter::Fortifies(_) if holds => {
                if let [Head::Noun(_)] = self.heads[..] {
                    self.heads = vec![Head::Kind(CardKind::Fortification)];
                }
                self.tails.push((filter, false));
            }
            _ => match head(filter) {
                Some(noun) if holds => self.add_head(noun, filter),
                Some(_) => self.not.push(filter),
                None => self.tails.push((filter, !holds)),
            },
        }
    }

    fn add_head(&mut self, noun: Head<'a>, filter: &'a Filter) {
        let says_the_kind =
            !matches!(noun, Head::Tag(Tag::Vehicle | Tag::Airship | Tag::Submarine | Tag::Tank | Tag::Fortification));
        let replaceable = match self.heads[..] {
            [Head::Noun(_)] => true,
            [Head::Kind(_)] => self.plain && says_the_kind,
            [Head::Weapon] => matches!(noun, Head::Tag(tag) if tag.is_weapon()),
            _ => false,
        };
        if replaceable {
            self.heads = vec![noun];
        } else if !matches!(noun, Head::Kind(CardKind::Warrior | CardKind::Equipment | CardKind::Fortification)) {
            self.also.push(filter);
        }
    }

    fn add_alternatives(&mut self, parts: &'a [Filter]) {
        let is_group = |part: &Filter| {
            matches!(
                part,
                Filter::Of(_) | Filter::Unaffiliated | Filter::Corporate | Filter::DarkLegion | Filter::Tribal
            )
        };
        let heads: Option<Vec<Head<'a>>> = parts.iter().map(head).collect();
        if parts.iter().all(is_group) {
            self.groups.push((parts.iter().collect(), false));
        } else if let (Some(heads), [Head::Noun(_) | Head::Kind(_)]) = (heads, &self.heads[..]) {
            self.heads = heads;
            self.plain = false;
        } else {
            self.alternatives.push(parts);
        }
    }
}

/// The noun of a filter, if it is one.
pub(crate) fn head(filter: &Filter) -> Option<Head<'_>> {
    Some(match filter {
        Filter::Kind(kind) => Head::Kind(*kind),
        Filter::Tag(tag) => Head::Tag(*tag),
        Filter::Named(name) => Head::Named(name),
        Filter::Doomtrooper => Head::Doomtrooper,
        Filter::FollowerOf(apostle) => Head::FollowerOf(*apostle),
        Filter::Weapon => Head::Weapon,
        Filter::Gift => Head::Gift,
        Filter::Attacker => Head::Attacker,
        Filter::Defender => Head::Defender,
        Filter::This => Head::This,
        Filter::Bearer => Head::Bearer,
        Filter::Fortification => Head::Kind(CardKind::Fortification),
        Filter::Target => Head::Target,
        Filter::Assigned => Head::Assigned,
        Filter::AssignedName => Head::Copy,
        Filter::Subject => Head::Subject,
        Filter::Culprit => Head::Culprit,
        Filter::Prisoner => Head::Prisoner,
        _ => return None,
    })
}
