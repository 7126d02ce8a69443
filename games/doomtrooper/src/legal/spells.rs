//! The warriors that can cast a spell, and the surcharges on its price (chapter ART).

use table::Seat;

use crate::facts::discipline_of;
use crate::language::{Affiliation, CardKind, Keyword, Tag, When};
use crate::state::{At, Bits, CombatStep, Grant, Instance, SlotNo, StackItem, Stage, State};

impl State {
    /// The warriors that can cast the spell of an item and find every target for it (ART-01 to ART-03, TIME-02). The
    /// legal targets may depend on the caster.
    pub(crate) fn casters(&self, item: &StackItem) -> u128 {
        let finds_targets = |caster: &SlotNo| {
            let item = StackItem { caster: *caster, stage: Stage::Caster, ..*item };
            (0..self.target_count(&item)).all(|number| self.has_candidate(&item, number))
        };
        let able = self.able_casters(item.seat, item.instance);
        Bits(able).filter(finds_targets).fold(0, |bits, slot| bits | slot.bit())
    }

    /// The warriors that can cast this spell now, whatever its targets (ART-01 to ART-03).
    pub(super) fn able_casters(&self, seat: Seat, instance: Instance) -> u128 {
        let tags = self.ready_of(instance).tags;
        let is_personal = tags & Tag::PersonalCombatSpell.bit() != 0;
        if self.is_art_shut_out(seat) {
            return 0;
        }
        let takes_actions = self
            .ready_of(instance)
            .play
            .as_ref()
            .is_some_and(|entry| matches!(entry.when, When::Actions(1..) | When::AttackAction(_)));
        let mut casters = 0;
        for slot in self.warriors_of(seat) {
            let card = self.slot(slot);
            if card.at == At::Hidden {
                if !is_personal && self.casts_from_hiding(slot, instance, seat) {
                    casters |= slot.bit();
                }
                continue;
            }
            if self.has(slot, |keyword| *keyword == Keyword::NeverCasts)
                || (takes_actions && self.has(slot, |keyword| *keyword == Keyword::NoActions))
            {
                continue;
            }
            let can = self.masters(slot, tags);
            let in_place = self.casts_from_here(slot);
            let item = StackItem { caster: slot, stage: Stage::Caster, ..StackItem::of(seat, instance) };
            let fights = !is_personal
                || if self.has_recipient(&item) { self.recipients(&item) != 0 } else { self.casts_in_combat(slot) };
            let least = self.least_price(&item);
            let worth = self.destiny_worth(&item);
            let pays = (least + worth - 1) / worth + self.surcharge(slot, instance) <= self.side(seat).destiny;
            if can && in_place && fights && pays {
                casters |= slot.bit();
            }
        }
        casters
    }

    /// Whether nobody may cast because a combatant is immune to the Art (IMM-04).
    pub(super) fn is_art_shut_out(&self, seat: Seat) -> bool {
        let is_immune = |slot: SlotNo| {
            self.is_in_play(slot)
                && self.has_immunity(slot, crate::state::Power::Art)
                && !self.waives_immunity(slot, seat)
        };
        self.combat.step > CombatStep::Defender && (is_immune(self.combat.attacker) || is_immune(self.combat.defender))
    }

    /// Whether a warrior is in an Area from which it may cast (ART-03).
    pub(super) fn casts_from_here(&self, slot: SlotNo) -> bool {
        let card = self.slot(slot);
        card.affiliations & Affiliation::Brotherhood.bit() == 0
            || card.at == At::Squad
            || self.rules.options.cast_anywhere
            || self.must_stay_in_outpost(slot)
    }

    /// Whether a warrior may cast a Personal Combat Spell now: it fights (ART-11), or casts it as a Combat Spell
    /// (ART-10).
    pub(super) fn casts_in_combat(&self, slot: SlotNo) -> bool {
        self.is_combatant(slot) || self.has(slot, |keyword| *keyword == Keyword::PersonalSpellsForAll)
    }

    /// The least price of a spell for its caster, without surcharges.
    fn least_price(&self, item: &StackItem) -> i16 {
        self.ready_of(item.instance).play.as_ref().map_or(0, |entry| {
            let step = entry.price.step.map_or(0, |step| if step.may_be_none { 0 } else { step.destiny });
            self.caster_cost(item, entry.price.destiny.into()) + self.caster_cost(item, step.into())
        })
    }

    /// Whether a hidden warrior can cast a spell and be identified by it (HID-05, AMB-39): its own card must say so, as
    /// its abilities sleep, and its V must be payable as well.
    fn casts_from_hiding(&self, slot: SlotNo, instance: Instance, seat: Seat) -> bool {
        let tags = self.ready_of(instance).tags;
        let discipline = discipline_of(tags);
        let is_combat_spell = tags & Tag::CombatSpell.bit() != 0;
        let can = self.prints(slot, |keyword| match keyword {
            Keyword::CastsAll => true,
            Keyword::CastsOutsideCombat => !is_combat_spell,
            Keyword::Casts(other) => discipline.is_none() || Some(*other) == discipline,
            _ => false,
        });
        let cannot = self.prints(slot, |keyword| matches!(keyword, Keyword::NeverCasts | Keyword::CastingCosts(_)));
        let homes = self.home_of(self.identity[self.slot(slot).instance.index()]);
        let in_place = self.ready_at(slot).affiliations & Affiliation::Brotherhood.bit() == 0
            || homes.contains(&At::Squad)
            || self.rules.options.cast_anywhere
            || self.must_stay_in_outpost(slot);
        let least = self.least_price(&StackItem::of(seat, instance));
        can && !cannot && in_place && least + self.unpaid(slot) <= self.side(seat).destiny
    }

    /// Whether a warrior belongs in the Outpost by its own card, and may therefore cast from there (ART-03).
    fn must_stay_in_outpost(&self, slot: SlotNo) -> bool {
        self.ready_at(slot).affiliations & Affiliation::TRIBES != 0
            || self.home_of(self.identity[self.slot(slot).instance.index()]).as_slice() == [At::Outpost]
    }

    /// The surcharge of a caster for a spell that it may cast only because of another card.
    pub(crate) fn surcharge(&self, caster: SlotNo, instance: Instance) -> i16 {
        let discipline = discipline_of(self.ready_of(instance).tags);
        // A spell that a card lets it cast for a surcharge is not one that it has mastered itself.
        let asks_more = |grant: &Grant| {
            self.effect_of(grant).is_none()
                && self.prints(grant.from, |keyword| matches!(keyword, Keyword::CastingCosts(_)))
        };
        let masters = self.keywords(caster).any(|(grant, keyword)| match keyword {
            Keyword::CastsAll => !asks_more(grant),
            Keyword::Casts(other) => Some(*other) == discipline && !asks_more(grant),
            _ => false,
        });
        if masters {
            return 0;
        }
        self.keywords(caster)
            .filter_map(|(_, keyword)| match keyword {
                Keyword::CastingCosts(n) => Some(i16::from(*n)),
                _ => None,
            })
            .min()
            .unwrap_or(0)
    }

    /// The worth of each D that is spent on a spell or on a card of the Dark Symmetry.
    pub(crate) fn destiny_worth(&self, item: &StackItem) -> i16 {
        let kind = self.card_of(item.instance).kind;
        let spender = match kind {
            CardKind::Art => item.caster,
            CardKind::Symmetry if self.is_in_play(item.slot) => self.bearer(item.slot),
            _ => SlotNo::NONE,
        };
        if spender == SlotNo::NONE {
            return 1;
        }
        let discipline = crate::facts::discipline_of(self.ready_of(item.instance).tags);
        let worth = self.keywords(spender).filter_map(|(_, keyword)| match keyword {
            Keyword::SpellDestinyCounts(n) if kind == CardKind::Art => Some(i16::from(*n)),
            Keyword::DestinyCountsFor(of, n) if kind == CardKind::Art && discipline == Some(*of) => Some(i16::from(*n)),
            // Half of the D, rounded up.
            Keyword::HalvedSpells(of) if kind == CardKind::Art && discipline == Some(*of) => Some(2),
            Keyword::SymmetryDestinyCounts(n) if kind == CardKind::Symmetry => Some(i16::from(*n)),
            _ => None,
        });
        worth.max().unwrap_or(1)
    }

    /// The price of one step of an item.
    pub(crate) fn step_price(&self, item: &StackItem) -> u8 {
        let of_entry = self.entry_of(item).and_then(|entry| entry.price.step);
        let step = of_entry.or_else(|| self.trap_of(item).and_then(|trap| trap.price.step));
        self.caster_cost(item, step.map_or(1, |step| step.destiny).into()).clamp(0, 250) as u8
    }

    /// The caster's part of a price of its spell, for the spell itself or for a step (PROFICIENCY and the like).
    pub(crate) fn caster_cost(&self, item: &StackItem, price: i16) -> i16 {
        if price == 0 || self.card_of(item.instance).kind != CardKind::Art || item.caster == SlotNo::NONE {
            return price;
        }
        (price - self.cheapness(item.caster)).max(1)
    }

    /// The discount of a warrior on each spell and on each step of one.
    fn cheapness(&self, caster: SlotNo) -> i16 {
        let cheaper = self.keywords(caster).filter_map(|(_, keyword)| match keyword {
            Keyword::CheaperSpells(n) => Some(i16::from(*n)),
            _ => None,
        });
        cheaper.sum()
    }
}
