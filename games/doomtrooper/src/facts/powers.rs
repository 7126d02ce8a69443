//! Mystic powers: which effects come from the Art and the Dark Symmetry, and which warriors are immune to them (chapter
//! IMM).

use table::Seat;

use crate::facts::EvalContext;
use crate::language::{Keyword, Modifier};
use crate::set::CardNo;
use crate::state::{CombatStep, Effect, Grant, Power, SlotNo, State};

impl State {
    /// The mystic power of a card in play.
    pub(crate) fn power_of(&self, slot: SlotNo) -> Power {
        self.hot_at(slot).power
    }

    /// Whether a warrior is immune to a power that a seat uses. Gifts of its own player are excepted (AMB-99), and so
    /// are cards of a player who may waive the immunity.
    pub(crate) fn is_immune_to(&self, warrior: SlotNo, power: Power, of: Seat) -> bool {
        if power == Power::None || !self.is_in_play(warrior) {
            return false;
        }
        let is_own = self.slot(warrior).controller == of;
        if (is_own && power != Power::Art) || self.waives_immunity(warrior, of) {
            return false;
        }
        self.has_immunity(warrior, power)
    }

    /// Whether a seat may let its own cards affect a warrior in spite of an immunity: it controls the card that allows
    /// this (AMB-196).
    pub(crate) fn waives_immunity(&self, warrior: SlotNo, seat: Seat) -> bool {
        self.keywords(warrior)
            .any(|(grant, keyword)| *keyword == Keyword::WaivesImmunity && self.asks_of_grant(grant).you == seat)
    }

    /// The same for any user of the power.
    pub(crate) fn has_immunity(&self, warrior: SlotNo, power: Power) -> bool {
        match power {
            Power::None => false,
            Power::Art => {
                self.has(warrior, |keyword| *keyword == Keyword::ImmuneToArt)
                    && !self.is_given(warrior, &Modifier::NotImmuneToArt)
            }
            Power::Gift | Power::GiftOf(_) if self.is_given(warrior, &Modifier::NotImmuneToSymmetry) => false,
            Power::Gift => {
                self.has(warrior, |keyword| matches!(keyword, Keyword::ImmuneToGifts | Keyword::ImmuneToSymmetry))
            }
            Power::GiftOf(apostle) => self.has(warrior, |keyword| match keyword {
                Keyword::ImmuneToSymmetry => true,
                Keyword::ImmuneToGiftsOf(other) => *other as u8 == apostle,
                _ => false,
            }),
        }
    }

    /// Whether a warrior is immune to cards like this one.
    pub(crate) fn is_immune_to_card(&self, warrior: SlotNo, card: CardNo) -> bool {
        self.keywords(warrior).any(|(grant, keyword)| match keyword {
            Keyword::ImmuneTo(filter) => self.is_card(filter, card, grant.to),
            _ => false,
        })
    }

    /// Whether a card in any place fits the filter, seen from a warrior.
    fn is_card(&self, filter: &crate::language::Filter, card: CardNo, from: SlotNo) -> bool {
        let seat = self.slot(from).controller;
        self.fits_number(filter, card, seat, &EvalContext { bearer: from, ..EvalContext::of(seat) })
    }

    /// Whether a combatant other than the card's own bearer is immune to the power of this card (IMM-05).
    pub(crate) fn is_shut_out(&self, slot: SlotNo) -> bool {
        let power = self.power_of(slot);
        let of = self.slot(slot).controller;
        let fights = |warrior: SlotNo| {
            warrior != self.bearer(slot) && self.has_immunity(warrior, power) && !self.waives_immunity(warrior, of)
        };
        power != Power::None
            && self.combat.step > CombatStep::Defender
            && [self.combat.attacker, self.combat.defender].into_iter().any(|one| self.is_in_play(one) && fights(one))
    }

    /// The mystic power behind a grant.
    pub(crate) fn power_of_grant(&self, grant: &Grant) -> Power {
        self.effect_of(grant).map_or_else(|| self.power_of(grant.from), |effect| self.power_of_effect(effect))
    }

    /// The mystic power behind a lasting effect: an immunity may cancel the effect.
    pub(crate) fn power_of_effect(&self, effect: &Effect) -> Power {
        self.rules.programs.hot(effect.card).power
    }
}
