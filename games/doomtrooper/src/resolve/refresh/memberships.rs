//! Changes of membership are applied, one standing ability after another.

use smallvec::SmallVec;

use crate::language::{Affiliation, Keyword, Modifier, Tag};
use crate::program::side_of;
use crate::state::{Effect, GRANTS, Grant, Power, SLOTS, SlotNo, State, side};

/// A change of a warrior's memberships.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Change {
    /// A grant, by number.
    Given(u16),
    /// A lasting effect that takes a membership, by number.
    Lost(u16),
}

impl State {
    /// Applies memberships.
    pub(super) fn join(&mut self) {
        let kept: SmallVec<[bool; GRANTS]> = self.grants.iter().map(|grant| !self.is_kept_from(grant)).collect();
        let mut number = 0;
        self.grants.retain(|_| {
            number += 1;
            kept[number - 1]
        });
        self.joins = self.grants.len() as u16;
        for change in self.membership_changes() {
            let (to, affiliations, changes_tags) = match change {
                Change::Given(number) => {
                    let Grant { to, give, .. } = self.grants[number as usize];
                    let had = self.slot(to).affiliations;
                    match self.rules.programs.gives[give as usize] {
                        Modifier::Joins(affiliation) => (to, had | affiliation.bit(), false),
                        Modifier::Becomes(affiliation) => {
                            (to, affiliation.bit() | self.kept_affiliations(to, had), false)
                        }
                        Modifier::Is(_) => (to, had, true),
                        Modifier::Rejoins => (to, had | self.ready_at(to).affiliations, true),
                        _ => continue,
                    }
                }
                Change::Lost(number) => {
                    let Effect { to, steps, .. } = self.effects[number as usize];
                    let had = self.slot(to).affiliations;
                    (to, had & (!(1 << steps) | self.kept_affiliations(to, had)), true)
                }
            };
            if changes_tags {
                self.tagged |= to.bit();
            }
            let had = self.slot(to).side;
            self.slots[to.index()].affiliations = affiliations;
            let keeps = self.says_of_membership(to, |keyword| *keyword == Keyword::KeepsAffiliations);
            let kept = if keeps { had & side::DOOMTROOPER } else { 0 };
            self.slots[to.index()].side = side_of(affiliations, self.tags(to)) | kept;
        }
    }

    /// The changes of memberships, oldest first: of two that contradict each other the later one prevails (TIME-13).
    fn membership_changes(&self) -> SmallVec<[Change; GRANTS]> {
        let given = (0..self.joins).map(|number| (self.age(&self.grants[number as usize]), Change::Given(number)));
        let is_lost = |effect: &Effect| self.loses_membership(effect) && self.is_in_play(effect.to);
        let lost = (0..).zip(&self.effects).filter(|(_, effect)| is_lost(effect)).map(|(number, effect)| {
            let age = (effect.since, number + 1);
            (age, Change::Lost(number))
        });
        let mut changes: SmallVec<[((u16, u16), Change); GRANTS]> = given.chain(lost).collect();
        changes.sort_unstable();
        changes.into_iter().map(|(_, change)| change).collect()
    }

    /// The age of a membership: the number of cards that had come into play, and of effects since then.
    fn age(&self, grant: &Grant) -> (u16, u16) {
        match self.effect_of(grant) {
            Some(effect) => (effect.since, (grant.from.index() - SLOTS) as u16 + 1),
            None => (self.slot(grant.from).order, 0),
        }
    }

    /// Whether an immunity printed on a card of the warrior keeps a membership off (IMM-02); standing abilities are not
    /// known yet. Gifts of the warrior's own player are excepted (AMB-99).
    fn is_membership_kept_off(&self, grant: &Grant) -> bool {
        let power = self.power_of_grant(grant);
        if power == Power::None {
            return false;
        }
        let of = self.effect_of(grant).map_or_else(|| self.slot(grant.from).controller, |effect| effect.seat);
        let is_own = self.slot(grant.to).controller == of;
        let waives = |on: SlotNo| {
            self.slot(on).controller == of && self.prints(on, |keyword| *keyword == Keyword::WaivesImmunity)
        };
        if (is_own && power != Power::Art) || waives(grant.to) || self.attached_to(grant.to).any(waives) {
            return false;
        }
        self.says(grant.to, |keyword| match keyword {
            Keyword::ImmuneToArt => power == Power::Art,
            Keyword::ImmuneToSymmetry => power != Power::Art,
            Keyword::ImmuneToGifts => power == Power::Gift,
            Keyword::ImmuneToGiftsOf(apostle) => power == Power::GiftOf(*apostle as u8),
            _ => false,
        })
    }

    /// Whether a warrior never gets the membership of a grant.
    fn is_kept_from(&self, grant: &Grant) -> bool {
        if self.is_membership_kept_off(grant) {
            return true;
        }
        match self.rules.programs.gives[grant.give as usize] {
            Modifier::Joins(_) | Modifier::Becomes(_)
                if self.says_of_membership(grant.to, |keyword| *keyword == Keyword::NeverConverts) =>
            {
                true
            }
            // A warrior that never becomes a Heretic does not join the Dark Legion as one.
            Modifier::Joins(Affiliation::Legion) | Modifier::Becomes(Affiliation::Legion) => {
                self.makes_heretic(grant)
                    && self.says_of_membership(grant.to, |keyword| *keyword == Keyword::NeverHeretic)
            }
            Modifier::Is(Tag::Heretic) => {
                self.says_of_membership(grant.to, |keyword| *keyword == Keyword::NeverHeretic)
            }
            _ => false,
        }
    }

    /// Whether a grant of membership also makes the warrior a Heretic.
    fn makes_heretic(&self, grant: &Grant) -> bool {
        self.grants.iter().any(|other| {
            other.to == grant.to
                && other.from == grant.from
                && self.rules.programs.gives[other.give as usize] == Modifier::Is(Tag::Heretic)
        })
    }
}
