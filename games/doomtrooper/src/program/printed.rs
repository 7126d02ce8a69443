//! Facts that follow from the print of a card alone.

use crate::language::{Affiliation, CardKind, Modifier, Tag};
use crate::state::{Power, side};

/// Whether it changes a warrior's affiliations, tags or names.
pub(crate) const fn is_membership(gives: &Modifier) -> bool {
    matches!(
        gives,
        Modifier::Joins(_) | Modifier::Becomes(_) | Modifier::Is(_) | Modifier::Considered(_) | Modifier::Rejoins
    )
}

/// The side of a warrior with these affiliations and tags (ZONE-02).
pub(crate) const fn side_of(affiliations: u16, tags: u128) -> u8 {
    let mut sides = 0;
    if affiliations & Affiliation::Legion.bit() != 0 {
        sides |= side::LEGION;
    }
    if affiliations & Affiliation::TRIBES != 0 || tags & Tag::Tribal.bit() != 0 {
        sides |= side::TRIBAL;
    }
    let is_one = tags & (Tag::Doomtrooper.bit() | Tag::Freelancer.bit()) != 0;
    if is_one || (sides == 0 && tags & Tag::NoDoomtrooper.bit() == 0) {
        sides |= side::DOOMTROOPER;
    }
    sides
}

/// The mystic power of a card of this kind with these tags.
pub(crate) fn power_of(kind: CardKind, tags: u128) -> Power {
    match kind {
        CardKind::Art => Power::Art,
        CardKind::Symmetry => crate::language::Apostle::ALL
            .iter()
            .find(|apostle| tags & Tag::gift_of(**apostle).bit() != 0)
            .map_or(Power::Gift, |apostle| Power::GiftOf(*apostle as u8)),
        _ => Power::None,
    }
}
