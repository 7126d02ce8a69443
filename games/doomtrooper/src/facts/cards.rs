//! Cards before they are in play: which filters they fit, where they would go, their price.

use table::Seat;

use crate::facts::{EvalContext, discipline_of, half_up};
use crate::language::{Affiliation, After, CardKind, Filter, Keyword, Tag};
use crate::program::is_given;
use crate::set::CardNo;
use crate::state::{Instance, SlotNo, State};

impl State {
    /// Whether a card of the same name is in play, identified.
    pub(crate) fn is_name_in_play(&self, card: CardNo) -> bool {
        let name = self.rules.cards.card(card).name.number();
        self.in_play().any(|slot| !self.is_unidentified(slot) && self.card_at(slot).name.number() == name)
    }

    /// Whether a card that is not in play fits the filter: its kind, tags, names, icons.
    pub(crate) fn fits_card(&self, filter: &Filter, instance: Instance, owner: Seat, you: Seat) -> bool {
        self.fits_number(filter, self.identity[instance.index()], owner, &EvalContext::of(you))
    }

    /// The same for a card by its number in the set.
    pub(crate) fn fits_number(&self, filter: &Filter, number: CardNo, owner: Seat, asks: &EvalContext) -> bool {
        let (card, ready) = (self.rules.cards.card(number), self.rules.programs.card(number));
        let you = asks.you;
        let again = |filter: &Filter| self.fits_number(filter, number, owner, asks);
        let has = |tag: Tag| ready.tags & tag.bit() != 0;
        match filter {
            Filter::Any => true,
            Filter::All(filters) => filters.iter().all(again),
            Filter::Either(filters) => filters.iter().any(again),
            Filter::Not(filter) => !again(filter),
            Filter::Kind(kind) => card.kind == *kind,
            Filter::Tag(tag) => has(*tag),
            Filter::Named(name) => ready.names.contains(&name.number()),
            Filter::Of(affiliation) => ready.affiliations & affiliation.bit() != 0,
            Filter::Unaffiliated => ready.affiliations == 0,
            Filter::Corporate => ready.affiliations & Affiliation::CORPORATIONS != 0,
            Filter::DarkLegion => card.kind == CardKind::Warrior && ready.affiliations & Affiliation::Legion.bit() != 0,
            Filter::Tribal => card.kind == CardKind::Warrior && ready.affiliations & Affiliation::TRIBES != 0,
            Filter::Doomtrooper => {
                card.kind == CardKind::Warrior
                    && (has(Tag::Doomtrooper)
                        || (ready.affiliations & (Affiliation::Legion.bit() | Affiliation::TRIBES) == 0
                            && !has(Tag::NoDoomtrooper)))
            }
            Filter::FollowerOf(apostle) => has(Tag::follower_of(*apostle)),
            Filter::Weapon => ready.tags & Tag::WEAPONS != 0,
            Filter::Gift => card.kind == CardKind::Symmetry,
            Filter::Yours => owner == you,
            Filter::Opposing => self.are_foes(owner, you),
            Filter::AtLeast(stat, n) => ready.ratings[*stat as usize] >= *n,
            Filter::AtMost(stat, n) | Filter::BaseAtMost(stat, n) => ready.ratings[*stat as usize] <= *n,
            Filter::CastableByBearer => {
                self.is_in_play(asks.bearer) && card.kind == CardKind::Art && self.masters(asks.bearer, ready.tags)
            }
            _ => false,
        }
    }

    /// Whether the card is put into an Area, not on something.
    pub(crate) fn is_placed(&self, instance: Instance) -> bool {
        let card = self.card_of(instance);
        card.kind == CardKind::Warzone || !card.places.is_empty()
    }

    /// The price of a warrior card for a player: its V, or half of it where a card says so (ADD-05).
    pub(crate) fn price_of(&self, seat: Seat, instance: Instance) -> i16 {
        let value = i16::from(self.ready_of(instance).ratings[3]).max(0);
        if self.halves_price(seat, instance) { half_up(value) } else { value }
    }

    /// Whether a warrior has mastered spells with these tags (ART-02).
    pub(crate) fn masters(&self, warrior: SlotNo, tags: u128) -> bool {
        let discipline = discipline_of(tags);
        let is_combat_spell = tags & (Tag::CombatSpell.bit() | Tag::PersonalCombatSpell.bit()) != 0;
        self.has(warrior, |keyword| match keyword {
            Keyword::CastsAll => true,
            Keyword::CastsOutsideCombat => !is_combat_spell,
            Keyword::Casts(other) => discipline.is_none() || Some(*other) == discipline,
            _ => false,
        })
    }

    /// Whether a card that is played comes into play, and does not only have an effect.
    pub(crate) fn comes_into_play(&self, instance: Instance) -> bool {
        let card = self.card_of(instance);
        card.after == After::Attach
            || is_given(card.kind)
            || card.kind == CardKind::Alliance
            || self.is_placed(instance)
    }
}
