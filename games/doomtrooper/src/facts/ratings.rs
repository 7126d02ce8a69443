//! The ratings of warriors, layer by layer (CMB-11).

use crate::facts::half_up;
use crate::language::{CardKind, Factor, Keyword, Modifier, Stat};
use crate::rules::COVER_BONUS;
use crate::state::{CombatStep, SlotNo, State, flag};

impl State {
    /// The printed ratings of a card in play, as a Beast changes them (BEA-05).
    pub(crate) fn printed_ratings(&self, slot: SlotNo) -> [i8; 4] {
        if self.is_unidentified(slot) {
            // A hidden warrior shows no rating, because nothing may depend on one (HID-11).
            return [0; 4];
        }
        let mut base = self.ready_at(slot).ratings;
        for on in self.attached_to(slot) {
            if self.hot_at(on).kind == CardKind::Beast {
                for (stat, (base, more)) in Stat::ALL.iter().zip(base.iter_mut().zip(self.ready_at(on).ratings)) {
                    *base = base.saturating_add(self.bonus_of(on, *stat, i16::from(more)).clamp(-120, 120) as i8);
                }
            }
        }
        base
    }

    /// The base ratings of a card in play: the printed ones, replaced or increased by cards.
    pub(crate) fn base_ratings(&self, slot: SlotNo) -> [i8; 4] {
        let mut base = self.printed_ratings(slot);
        for adds in [false, true] {
            for grant in self.grants.iter().filter(|grant| grant.to == slot) {
                let (stat, amount) = match &self.rules.programs.gives[grant.give as usize] {
                    Modifier::Base(stat, amount) if !adds => (*stat, amount),
                    Modifier::AddsToBase(stat, amount) if adds => (*stat, amount),
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

    /// The bonus of Cover to the A of a warrior (COV-10).
    pub(crate) fn cover_of(&self, warrior: SlotNo) -> i16 {
        if !self.slot(warrior).is(flag::COVERED) {
            return 0;
        }
        let opponent = self.opponent_of(warrior);
        let is_seen = opponent != SlotNo::NONE && self.has(opponent, |keyword| *keyword == Keyword::OpponentNoCover);
        if is_seen { 0 } else { COVER_BONUS }
    }

    /// The modifiers of the combat's Warzone to the ratings of the defender (WZ-06).
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

    /// The bonus of a card to a rating, where the card's bonuses are multiplied.
    pub(crate) fn bonus_of(&self, card: SlotNo, stat: Stat, more: i16) -> i16 {
        if more <= 0 {
            return more;
        }
        self.grants.iter().filter(|grant| grant.to == card).fold(more, |more, grant| {
            match &self.rules.programs.gives[grant.give as usize] {
                Modifier::BonusTimes(stats, by) if stats.contains(&stat) => times(more, *by),
                _ => more,
            }
        })
    }
}

/// Halves or multiplies a figure.
pub(crate) fn times(figure: i16, by: Factor) -> i16 {
    match by {
        Factor::Half => half_up(figure),
        Factor::HalfDown => figure.div_euclid(2),
        Factor::Double => figure.saturating_mul(2),
        Factor::Triple => figure.saturating_mul(3),
    }
}
