//! Facts derived from the cards in play: standing abilities and their results (CMB-11). [`State::refresh`] recomputes
//! the cached part when something has changed; everything else reads it.

use crate::facts::EvalContext;
use crate::language::{CardKind, Keyword, Modifier, Tactic, Tag, Who};
use crate::program::{GiveFacts, StaticAbility, ban, class};
use crate::state::{At, CombatStep, Effect, Grant, SLOTS, SlotNo, State, flag};

/// The part of the gifts that is collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// Affiliations, tags, names.
    Memberships,
    /// Everything else.
    Others,
}

impl Pass {
    pub(crate) const fn takes(self, facts: &GiveFacts) -> bool {
        (facts.class == class::MEMBER) == matches!(self, Self::Memberships)
    }
}

impl State {
    /// Whether the card gives something to a warrior, memberships apart.
    pub(crate) fn gives_others_to(&self, from: SlotNo, to: SlotNo) -> bool {
        let asks = self.asks_at(from);
        self.reaches(from, to, Pass::Others)
            && self.ready_at(from).others.iter().any(|standing| {
                self.whom(&standing.who, &asks) & to.bit() != 0 && self.all_hold(&standing.conditions, to, &asks)
            })
    }

    /// Whether the card in play works now.
    pub(crate) fn works(&self, slot: SlotNo) -> bool {
        let card = self.slot(slot);
        match card.at {
            At::Hidden => return false,
            At::Player | At::Game => return true,
            _ => {}
        }
        let kind = self.hot_at(slot).kind;
        if kind == CardKind::Warzone {
            let is_used = self.combat.warzone == slot && self.combat.step > CombatStep::Warzone;
            return is_used && !card.is(flag::BARRED);
        }
        if card.at != At::Card {
            return !card.is(flag::BARRED);
        }
        let tags = self.hot_at(slot).tags;
        if tags & Tag::Vehicle.bit() != 0 {
            return card.is(flag::INSIDE) && !card.is(flag::BARRED);
        }
        if self.has_infected(slot) {
            return true;
        }
        if !self.is_warrior(card.host) && self.is_silenced(slot) {
            return false;
        }
        // A part of a weapon works with it (EQP-13); plates protect even a Vehicle that nobody drives.
        let host = card.host;
        let is_part = kind != CardKind::Fortification && !self.is_warrior(host) && self.slot(host).at == At::Card;
        if !self.is_in_play(host) || (is_part && !self.works(host)) {
            return false;
        }
        if card.is(flag::BARRED) {
            return false;
        }
        if tags & Tag::WEAPONS != 0 && self.is_warrior(host) {
            return card.is(flag::IN_USE) && self.suits(slot);
        }
        if kind == CardKind::Equipment && self.is_warrior(host) {
            if self.forbids_equipment(host, slot) {
                return false;
            }
            // Only one copy of each name works (EQP-09).
            return self.is_copy_in_use(slot, host);
        }
        true
    }

    /// Whether the host of an attached card leaves it without effect.
    pub(crate) fn is_silenced(&self, slot: SlotNo) -> bool {
        let host = self.slot(slot).host;
        self.is_in_play(host) && self.tells(host, slot, |keyword| *keyword == Keyword::NoEffect)
    }

    /// Whether a weapon suits the tactic of the combat (EQP-14).
    pub(crate) fn suits(&self, weapon: SlotNo) -> bool {
        let Some(tactic) = self.combat.tactic else { return false };
        // A bayonet makes a gun a weapon for both tactics before the gun is put to use; the bayonet itself works only
        // afterwards (EQP-13).
        let parts = self.attached_to(weapon).fold(0, |bits, part| bits | self.tags_for_host(part));
        let has = |tag: Tag| (self.tags(weapon) | parts) & tag.bit() != 0;
        has(Tag::FightShootWeapon)
            || has(Tag::SpecialWeapon)
            || match tactic {
                Tactic::Fight => has(Tag::FightWeapon) || has(Tag::UsedInFight),
                Tactic::Shoot => has(Tag::ShootWeapon) && !has(Tag::UsedInFight),
            }
    }

    /// The tags that a part gives to its host.
    fn tags_for_host(&self, part: SlotNo) -> u128 {
        let gives = &self.rules.programs.gives;
        let standing = self.ready_at(part).members.iter().filter(|standing| standing.who == crate::language::Who::Host);
        standing.flat_map(|standing| &gives[standing.gives.start as usize..standing.gives.end as usize]).fold(
            0,
            |bits, give| match give {
                Modifier::Is(tag) => bits | tag.bit(),
                _ => bits,
            },
        )
    }

    /// Whether the warrior may not use this Equipment now, by its own text or that of its Vehicle (VEH-09).
    pub(crate) fn forbids_equipment(&self, warrior: SlotNo, equipment: SlotNo) -> bool {
        let is_weapon = self.hot_at(equipment).tags & Tag::WEAPONS != 0;
        let (mut own, mut of_vehicle) = (0, 0);
        if is_weapon {
            (own, of_vehicle) = (ban::WEAPONS, ban::OTHER_WEAPONS);
        }
        // Relics are no Equipment (REL-04).
        if self.hot_at(equipment).kind == CardKind::Equipment {
            (own, of_vehicle) = (own | ban::EQUIPMENT, of_vehicle | ban::OTHER_EQUIPMENT);
        }
        self.hot_at(warrior).bans & own != 0
            || self.attached_to(warrior).any(|other| {
                other != equipment && self.slot(other).is(flag::INSIDE) && self.hot_at(other).bans & of_vehicle != 0
            })
    }

    /// Whether the gifts of a card reach a warrior: Vehicles, Warzones and standing abilities keep Fortifications from
    /// doing so.
    pub(crate) fn reaches(&self, from: SlotNo, to: SlotNo, pass: Pass) -> bool {
        let kind = self.hot_at(from).kind;
        let is_fortification =
            kind == CardKind::Fortification || self.hot_at(from).tags & Tag::Fortification.bit() != 0;
        let shelters = pass == Pass::Others && is_fortification && from != to && self.is_warrior(to);
        !(shelters && self.is_without_fortifications(to))
    }

    /// Whether a warrior gets nothing from Fortifications now.
    fn is_without_fortifications(&self, warrior: SlotNo) -> bool {
        // The warrior is inside a Vehicle (VEH-10), or considered one (VEH-18).
        let inside = self.tags(warrior) & Tag::Vehicle.bit() != 0
            || self
                .attached_to(warrior)
                .any(|on| self.slot(on).is(flag::INSIDE) && self.hot_at(on).tags & Tag::Vehicle.bit() != 0);
        let in_warzone = self.is_combatant(warrior) && self.is_warzone_used();
        let opponent = self.opponent_of(warrior);
        inside
            || in_warzone
            || self.says(warrior, |keyword| *keyword == Keyword::NoFortifications)
            || (opponent != SlotNo::NONE && self.opens_walls(opponent))
    }

    /// Whether the combat takes place in a Warzone; it does not once a card has said that the Warzone is not used
    /// (WZ-08).
    pub(crate) fn is_warzone_used(&self) -> bool {
        let warzone = self.combat.warzone;
        self.is_in_play(warzone) && !self.slot(warzone).is(flag::BARRED)
    }

    /// Whether the warrior's own card, or a working card on it, has such a keyword for it. For questions asked during a
    /// refresh, when the results are not known yet.
    pub(crate) fn says(&self, warrior: SlotNo, which: impl Fn(&Keyword) -> bool) -> bool {
        self.tells(warrior, warrior, &which)
            || self.attached_to(warrior).any(|on| self.tells(on, warrior, &which) && self.works(on))
    }

    /// The same for keywords about membership: a Weapon counts even if it is not in use.
    pub(crate) fn says_of_membership(&self, warrior: SlotNo, which: impl Fn(&Keyword) -> bool) -> bool {
        let counts = |on: SlotNo| self.hot_at(on).tags & Tag::WEAPONS != 0 || self.works(on);
        self.tells(warrior, warrior, &which)
            || self.attached_to(warrior).any(|on| self.tells(on, warrior, &which) && counts(on))
    }

    /// Whether a card in play has such a keyword for the warrior, even if the card does not work now.
    fn tells(&self, slot: SlotNo, warrior: SlotNo, which: impl Fn(&Keyword) -> bool) -> bool {
        self.ready_at(slot).standing.iter().filter(|standing| self.gives_keyword(standing, &which)).any(|standing| {
            let asks = self.asks_at(slot);
            let is_meant = standing.who == Who::Bearer || self.whom(&standing.who, &asks) & warrior.bit() != 0;
            is_meant && self.all_hold(&standing.conditions, warrior, &asks)
        })
    }

    /// Whether a warrior denies its opponents their Fortifications.
    fn opens_walls(&self, warrior: SlotNo) -> bool {
        let opens = |keyword: &Keyword| *keyword == Keyword::OpponentNoFortifications;
        let of_others = |slot: SlotNo| self.ready_at(slot).opens_walls && self.works(slot);
        self.says(warrior, opens) || self.in_play().any(|slot| of_others(slot) && self.tells(slot, warrior, opens))
    }

    /// Whether a card in play has such a keyword, even if the card does not work now.
    pub(crate) fn prints(&self, slot: SlotNo, which: impl Fn(&Keyword) -> bool) -> bool {
        self.ready_at(slot).standing.iter().any(|standing| self.gives_keyword(standing, &which))
    }

    /// Whether such a keyword is among the gifts of a continuous effect.
    fn gives_keyword(&self, standing: &StaticAbility, which: impl Fn(&Keyword) -> bool) -> bool {
        let gives = &self.rules.programs.gives[standing.gives.start as usize..standing.gives.end as usize];
        gives.iter().any(|give| matches!(give, Modifier::Can(keyword) if which(keyword)))
    }

    /// Whether an attached card never moves.
    pub(crate) fn is_fixed(&self, slot: SlotNo) -> bool {
        self.prints(slot, |keyword| *keyword == Keyword::NeverMoves)
    }

    /// Whether a warrior may have been given a standing ability about who may attack whom, as far as is known yet.
    #[inline]
    pub(crate) fn may_be_warlike(&self, warrior: SlotNo) -> bool {
        self.dirty || (warrior.index() < SLOTS && self.warlike & warrior.bit() != 0)
    }

    /// Whether a warrior may have been given any standing ability, as far as is known yet.
    #[inline]
    fn may_have(&self, warrior: SlotNo) -> bool {
        self.dirty || (warrior.index() < SLOTS && self.able & warrior.bit() != 0)
    }

    /// The evaluation context of a grant.
    pub(crate) fn asks_of_grant(&self, grant: &Grant) -> EvalContext {
        match self.effect_of(grant) {
            Some(effect) => EvalContext {
                bearer: grant.to,
                targets: [effect.with.some().filter(|with| self.is_in_play(*with)).unwrap_or(grant.to), SlotNo::NONE],
                caster: grant.to,
                steps: effect.steps,
                ..EvalContext::of(effect.seat)
            },
            None => self.asks_at(grant.from),
        }
    }

    /// The lasting effect that a grant comes from, if there is one.
    pub(crate) fn effect_of(&self, grant: &Grant) -> Option<&Effect> {
        (grant.from.index() >= SLOTS && grant.from != SlotNo::NONE)
            .then(|| self.effects.get(grant.from.index() - SLOTS))
            .flatten()
    }

    /// Whether a warrior has a standing ability that matches.
    #[inline]
    pub(crate) fn has(&self, warrior: SlotNo, which: impl Fn(&Keyword) -> bool) -> bool {
        if !self.may_have(warrior) {
            return false;
        }
        let gives = &self.rules.programs.gives;
        let mut has = false;
        for grant in &self.grants[self.joins as usize..] {
            if grant.to != warrior {
                continue;
            }
            match &gives[grant.give as usize] {
                Modifier::Can(keyword) => has |= which(keyword),
                Modifier::Loses(keyword) if which(keyword) => return false,
                _ => {}
            }
        }
        has
    }

    /// Whether a warrior is given exactly this modifier.
    pub(crate) fn is_given(&self, warrior: SlotNo, what: &Modifier) -> bool {
        let gives = &self.rules.programs.gives;
        self.grants.iter().any(|grant| grant.to == warrior && gives[grant.give as usize] == *what)
    }

    /// Every standing ability of a warrior, with the grant that it comes from.
    pub(crate) fn keywords(&self, warrior: SlotNo) -> impl Iterator<Item = (&Grant, &Keyword)> {
        let first = if self.may_have(warrior) { self.joins as usize } else { self.grants.len() };
        self.grants[first..].iter().filter(move |grant| grant.to == warrior).filter_map(|grant| {
            match &self.rules.programs.gives[grant.give as usize] {
                Modifier::Can(keyword) => Some((grant, keyword)),
                _ => None,
            }
        })
    }

    /// Whether a warrior has a standing ability whose filter fits another card.
    pub(crate) fn has_for(
        &self,
        warrior: SlotNo,
        other: SlotNo,
        filter: impl Fn(&Keyword) -> Option<&crate::language::Filter>,
    ) -> bool {
        self.keywords(warrior).any(|(grant, keyword)| {
            filter(keyword).is_some_and(|filter| {
                let asks = match self.effect_of(grant) {
                    Some(effect) => EvalContext { bearer: warrior, ..EvalContext::of(effect.seat) },
                    None => self.asks_at(grant.from),
                };
                self.fits(filter, other, &asks)
            })
        })
    }

    /// Whether a warrior can cast some Art.
    pub(crate) fn can_cast_something(&self, warrior: SlotNo) -> bool {
        !self.has(warrior, |keyword| *keyword == Keyword::NeverCasts)
            && self.has(warrior, |keyword| {
                matches!(keyword, Keyword::Casts(_) | Keyword::CastsAll | Keyword::CastsOutsideCombat)
            })
    }
}
