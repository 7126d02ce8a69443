//! The ratings of warriors, layer by layer (CMB-11).

use smallvec::SmallVec;

use crate::judge::half_up;
use crate::language::{Factor, Gives, Keyword, Kind, Of, Stat, Tag};
use crate::program::class;
use crate::rules::COVER_BONUS;
use crate::state::{Bits, CombatStep, GRANTS, Grant, SLOTS, SlotNo, State, flag};

impl State {
    /// The printed ratings of a card in play, as a Beast changes them (BEA-05).
    pub(crate) fn printed_ratings(&self, slot: SlotNo) -> [i8; 4] {
        if self.is_unidentified(slot) {
            // A hidden warrior shows no rating, so that nothing can depend on one (HID-11).
            return [0; 4];
        }
        let mut base = self.ready_at(slot).ratings;
        for on in self.attached_to(slot) {
            if self.hot_at(on).kind == Kind::Beast {
                for (stat, (base, more)) in Stat::ALL.iter().zip(base.iter_mut().zip(self.ready_at(on).ratings)) {
                    *base = base.saturating_add(self.bonus_of(on, *stat, i16::from(more)).clamp(-120, 120) as i8);
                }
            }
        }
        base
    }

    /// The base ratings of a card in play: the printed ones, or what cards put in their place and add to them.
    pub(crate) fn base_ratings(&self, slot: SlotNo) -> [i8; 4] {
        let mut base = self.printed_ratings(slot);
        for adds in [false, true] {
            for grant in self.grants.iter().filter(|grant| grant.to == slot) {
                let (stat, amount) = match &self.rules.programs.gives[grant.give as usize] {
                    Gives::Base(stat, amount) if !adds => (*stat, amount),
                    Gives::AddsToBase(stat, amount) if adds => (*stat, amount),
                    _ => continue,
                };
                let amount = self.amount(amount, &self.asks_of_grant(grant));
                let amount = if adds { self.bonus_of(grant.from, stat, amount) } else { amount }.clamp(-120, 120) as i8;
                let figure = &mut base[stat as usize];
                *figure = if adds { figure.saturating_add(amount) } else { amount };
            }
        }
        base
    }

    /// Computes ratings (CMB-11): base, what multiplies the base, additions, what multiplies the sum.
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

    /// What Cover adds to the A of a warrior (COV-10).
    pub(crate) fn cover_of(&self, warrior: SlotNo) -> i16 {
        if !self.slot(warrior).is(flag::COVERED) {
            return 0;
        }
        let opponent = self.opponent_of(warrior);
        let is_seen = opponent != SlotNo::NONE && self.has(opponent, |keyword| *keyword == Keyword::OpponentNoCover);
        if is_seen { 0 } else { COVER_BONUS }
    }

    /// What the Warzone of the combat adds to the ratings of the defender (WZ-06).
    pub(crate) fn warzone_ratings(&self) -> Option<[i8; 4]> {
        let warzone = self.combat.warzone;
        let is_used =
            self.combat.step > CombatStep::Warzone && self.is_in_play(warzone) && self.is_in_play(self.combat.defender);
        (is_used && !self.slot(warzone).is(flag::BARRED)).then(|| {
            let ratings = self.ready_at(warzone).ratings;
            let is_kept = self.has(self.combat.attacker, |keyword| *keyword == Keyword::OpponentNoWarzoneBonus);
            if is_kept { ratings.map(|more| more.min(0)) } else { ratings }
        })
    }

    /// Whether a warrior has to leave at once, because a rating of it is 0 or less or because a card says so.
    pub(crate) fn is_worthless(&self, grant: &Grant) -> bool {
        match self.rules.programs.gives[grant.give as usize] {
            Gives::Can(Keyword::DiscardedAtZero(stat)) => {
                !self.is_unidentified(grant.to) && self.slot(grant.to).ratings[stat as usize] <= 0
            }
            Gives::Can(Keyword::Expelled) => !self.is_unidentified(grant.to),
            _ => false,
        }
    }

    /// Swaps ratings as they are in the end.
    fn swap(&mut self) {
        for number in 0..self.grants.len() {
            let Grant { to, give, .. } = self.grants[number];
            if let Gives::Swaps(one, other) = self.rules.programs.gives[give as usize] {
                self.slots[to.index()].ratings.swap(one as usize, other as usize);
            }
        }
    }

    fn multiply(&mut self, which: Of) {
        for number in 0..self.grants.len() {
            let Grant { to, give, .. } = self.grants[number];
            let Gives::Times { stats, by, of } = &self.rules.programs.gives[give as usize] else { continue };
            if *of != which {
                continue;
            }
            for stat in stats {
                let rating = &mut self.slots[to.index()].ratings[*stat as usize];
                *rating = times(*rating, *by);
            }
        }
    }

    /// What a card adds to a rating, where a bonus of it is multiplied.
    fn bonus_of(&self, card: SlotNo, stat: Stat, more: i16) -> i16 {
        if more <= 0 {
            return more;
        }
        self.grants.iter().filter(|grant| grant.to == card).fold(more, |more, grant| {
            match &self.rules.programs.gives[grant.give as usize] {
                Gives::BonusTimes(stats, by) if stats.contains(&stat) => times(more, *by),
                _ => more,
            }
        })
    }

    /// Whether it comes from a Fortification and counts twice for the warrior.
    fn counts_twice(&self, grant: &Grant) -> bool {
        grant.from.index() < SLOTS
            && (self.hot_at(grant.from).kind == Kind::Fortification
                || self.hot_at(grant.from).tags & Tag::Fortification.bit() != 0)
            && self.has(grant.to, |keyword| *keyword == Keyword::DoubleFortifications)
    }

    /// Adds to ratings; `multiplies`: whether what a card adds may be multiplied.
    fn add(&mut self, multiplies: bool) {
        // What depends on ratings asks for them before anything is added.
        let mut sums: SmallVec<[(SlotNo, [i16; 4]); GRANTS]> = SmallVec::new();
        for grant in &self.grants {
            let facts = self.rules.programs.facts[grant.give as usize];
            if facts.class != class::ADDS {
                continue;
            }
            let mut sum = match (facts.plain, &self.rules.programs.gives[grant.give as usize]) {
                (Some(plain), _) => plain.map(i16::from),
                (None, Gives::Add { f, s, a, v }) => {
                    let asks = self.asks_of_grant(grant);
                    [f, s, a, v].map(|amount| if amount.is_zero() { 0 } else { self.amount(amount, &asks) })
                }
                _ => continue,
            };
            if multiplies {
                for other in self.grants.iter().filter(|other| other.to == grant.from) {
                    if let Gives::AddsTimes(by) = &self.rules.programs.gives[other.give as usize] {
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

/// A figure halved or multiplied.
fn times(figure: i16, by: Factor) -> i16 {
    match by {
        Factor::Half => half_up(figure),
        Factor::HalfDown => figure.div_euclid(2),
        Factor::Double => figure.saturating_mul(2),
        Factor::Triple => figure.saturating_mul(3),
    }
}
