//! The ratings of warriors are added up, layer by layer (CMB-11).

use smallvec::SmallVec;

use crate::facts::times;
use crate::language::{CardKind, Keyword, Modifier, Of, Stat, Tag};
use crate::program::class;
use crate::state::{Bits, GRANTS, Grant, SLOTS, SlotNo, State};

impl State {
    /// Computes ratings (CMB-11): the base, factors of the base, additions, factors of the sum.
    pub(super) fn rate(&mut self, classes: u8, beasts: u128) {
        for slot in Bits(beasts) {
            let host = self.slot(slot).host;
            if self.is_in_play(host) && self.is_warrior(host) {
                self.slots[host.index()].ratings = self.base_ratings(host).map(i16::from);
            }
        }
        if classes & class::BASE != 0 {
            for warrior in self.warriors() {
                self.slots[warrior.index()].ratings = self.base_ratings(warrior).map(i16::from);
            }
        }
        if classes & class::TIMES_BASE != 0 {
            self.multiply(Of::Base);
        }
        if classes & class::ADDS != 0 {
            self.add(classes & class::OTHER != 0);
        }
        for warrior in self.warriors() {
            self.slots[warrior.index()].ratings[2] += self.cover_of(warrior);
        }
        if let Some(ratings) = self.warzone_ratings() {
            for (rating, more) in self.slots[self.combat.defender.index()].ratings.iter_mut().zip(ratings) {
                *rating += i16::from(more);
            }
        }
        if classes & class::TIMES_SUM != 0 {
            self.multiply(Of::Modified);
        }
        if classes & class::OTHER != 0 {
            self.swap();
        }
        self.falls = classes & class::ABLE != 0 && self.grants.iter().any(|grant| self.is_worthless(grant));
    }

    /// Whether a warrior has to leave at once, because a rating of it is 0 or less or because a card says so.
    pub(crate) fn is_worthless(&self, grant: &Grant) -> bool {
        match self.rules.programs.gives[grant.give as usize] {
            Modifier::Can(Keyword::DiscardedAtZero(stat)) => {
                !self.is_unidentified(grant.to) && self.slot(grant.to).ratings[stat as usize] <= 0
            }
            Modifier::Can(Keyword::Expelled) => !self.is_unidentified(grant.to),
            _ => false,
        }
    }

    /// Swaps the final ratings.
    fn swap(&mut self) {
        for number in 0..self.grants.len() {
            let Grant { to, give, .. } = self.grants[number];
            if let Modifier::Swaps(one, other) = self.rules.programs.gives[give as usize] {
                self.slots[to.index()].ratings.swap(one as usize, other as usize);
            }
        }
    }

    fn multiply(&mut self, which: Of) {
        for number in 0..self.grants.len() {
            let Grant { to, give, .. } = self.grants[number];
            let Modifier::Times { stats, by, of } = &self.rules.programs.gives[give as usize] else { continue };
            if *of != which {
                continue;
            }
            for stat in stats {
                let rating = &mut self.slots[to.index()].ratings[*stat as usize];
                *rating = times(*rating, *by);
            }
        }
    }

    /// Whether it comes from a Fortification and counts twice for the warrior.
    fn counts_twice(&self, grant: &Grant) -> bool {
        grant.from.index() < SLOTS
            && (self.hot_at(grant.from).kind == CardKind::Fortification
                || self.hot_at(grant.from).tags & Tag::Fortification.bit() != 0)
            && self.has(grant.to, |keyword| *keyword == Keyword::DoubleFortifications)
    }

    /// Adds to ratings; `multiplies`: whether the additions of a card may be multiplied.
    fn add(&mut self, multiplies: bool) {
        // Additions that depend on ratings read them before anything is added.
        let mut sums: SmallVec<[(SlotNo, [i16; 4]); GRANTS]> = SmallVec::new();
        for grant in &self.grants {
            let facts = self.rules.programs.facts[grant.give as usize];
            if facts.class != class::ADDS {
                continue;
            }
            let mut sum = match (facts.plain, &self.rules.programs.gives[grant.give as usize]) {
                (Some(plain), _) => plain.map(i16::from),
                (None, Modifier::Add { f, s, a, v }) => {
                    let asks = self.asks_of_grant(grant);
                    [f, s, a, v].map(|amount| if amount.is_zero() { 0 } else { self.amount(amount, &asks) })
                }
                _ => continue,
            };
            if multiplies {
                for other in self.grants.iter().filter(|other| other.to == grant.from) {
                    if let Modifier::AddsTimes(by) = &self.rules.programs.gives[other.give as usize] {
                        sum = sum.map(|more| times(more, *by));
                    }
                }
                for (stat, more) in Stat::ALL.iter().zip(&mut sum) {
                    *more = self.bonus_of(grant.from, *stat, *more);
                }
            }
            if self.counts_twice(grant) {
                sum = sum.map(|more| more.saturating_mul(2));
            }
            sums.push((grant.to, sum));
        }
        for (to, sum) in sums {
            for (rating, more) in self.slots[to.index()].ratings.iter_mut().zip(sum) {
                *rating = rating.saturating_add(more);
            }
        }
    }
}
