//! The worth of cards in play and in the hand. In tenths of a point.

use doomtrooper::language::{
    Affiliation, Always, Card, CardKind, Discipline, Filter, If, Keyword, Modifier, Op, Stat, Tactic, Tag, When, Who,
};
use doomtrooper::view::CardView;

use super::boost::Boost;
use super::eyes::{Eyes, is_of, printed};
use super::roles::Roles;

impl Eyes<'_> {
    /// The printed ratings of a card in play.
    pub fn base(&self, card: &CardView) -> [i32; 4] {
        self.face(card).map_or([0; 4], |face| [Stat::F, Stat::S, Stat::A, Stat::V].map(|stat| printed(face, stat)))
    }

    /// Whether a condition is likely to hold for a bearer.
    fn may_hold(&self, condition: &If, bearer: &CardView, tactic: Option<Tactic>) -> bool {
        match condition {
            If::Not(condition) => match &**condition {
                If::Bearer(_) | If::By(_) => !self.may_hold(condition, bearer, tactic),
                _ => true,
            },
            If::Either(conditions) => conditions.iter().any(|one| self.may_hold(one, bearer, tactic)),
            If::By(by) => tactic.is_none_or(|tactic| tactic == *by),
            If::Bearer(filter) | If::Is(filter) => self.fits(filter, bearer, &Roles::of(bearer.controller)),
            If::Markers(_) => false,
            _ => true,
        }
    }

    /// The boost that a card gives to its bearer, with a tactic or any.
    pub fn given(&self, card: &Card, bearer: &CardView, tactic: Option<Tactic>) -> Boost {
        let base = self.base(bearer);
        let of = |always: &&Always| {
            matches!(always.who, Who::Bearer) && always.conditions.iter().all(|one| self.may_hold(one, bearer, tactic))
        };
        let given = card.always.iter().filter(of).map(|always| Boost::of(&always.gives, base, 1));
        given.fold(Boost::default(), Boost::and)
    }

    /// The changes that a card makes to the opponents of its bearer.
    pub fn inflicted(&self, card: &Card, bearer: &CardView, tactic: Option<Tactic>) -> Boost {
        let of = |always: &&Always| {
            matches!(always.who, Who::Opponent)
                && always.conditions.iter().all(|one| self.may_hold(one, bearer, tactic))
        };
        let given = card.always.iter().filter(of).map(|always| Boost::of(&always.gives, [5; 4], 1));
        given.fold(Boost::default(), Boost::and)
    }

    /// The worth of putting a card on a warrior, for that warrior's player; below 0 for a card that harms.
    pub fn worth_on(&self, card: &Card, bearer: &CardView) -> i32 {
        let mut boost = self.given(card, bearer, None);
        if let Some(tactic) = weapon_tactic(card) {
            // One weapon of a kind is used in a combat: the better one counts.
            for stat in tactic {
                let other = self.best_weapon(bearer, *stat);
                boost.add[*stat as usize] = (boost.add[*stat as usize] - other).max(0);
            }
        }
        // Help for a warrior that fights often is worth more.
        let weight = if bearer.covered { 7 } else { 10 };
        let abilities = 12 * card.abilities.len() as i32 + 8 * card.triggers.len() as i32;
        boost.points() * weight / 10 - self.inflicted(card, bearer, None).points()
            + abilities
            + self.worth_for_all(card)
    }

    /// The bonus of the best weapon on a warrior to a rating.
    pub fn best_weapon(&self, bearer: &CardView, stat: Stat) -> i32 {
        let tactic = if stat == Stat::F { Tactic::Fight } else { Tactic::Shoot };
        let weapons = self.attached(bearer.slot).filter_map(|on| self.face(on));
        let suits = |card: &&Card| weapon_tactic(card).is_some_and(|stats| stats.contains(&stat));
        weapons
            .filter(suits)
            .map(|card| self.given(card, bearer, Some(tactic)).add[stat as usize])
            .max()
            .unwrap_or(0)
            .max(0)
    }

    /// The worth of a card's gifts to all warriors that it affects: positive for the player's warriors, negative for
    /// others.
    pub fn worth_for_all(&self, card: &Card) -> i32 {
        let mut sum = 0;
        for always in &card.always {
            let Who::Each(filter) = &always.who else { continue };
            let roles = Roles::of(self.seat);
            for warrior in self.warriors().filter(|warrior| self.fits(filter, warrior, &roles)) {
                let points = Boost::of(&always.gives, self.base(warrior), 1).points();
                sum += self.side_of(warrior) * points;
            }
        }
        sum
    }

    /// The worth of a card in play for its controller.
    fn inner_worth(&self, card: &CardView) -> i32 {
        if Self::is_warrior(card) {
            let alive = if card.wounded { 6 } else { 10 };
            let attached = self.attached(card.slot).count() as i32;
            return 2 * super::eyes::rating(card, Stat::V).max(1) * alive + 10 * attached;
        }
        let Some(face) = self.face(card) else { return 20 };
        match card.on.and_then(|host| self.at(host)) {
            Some(host) if matches!(face.kind, CardKind::Special | CardKind::Art | CardKind::Symmetry) => {
                let bearer = self.bearer(host);
                self.given(face, bearer, None).points() - self.inflicted(face, bearer, None).points() + 5
            }
            Some(host) => 12 + self.given(face, self.bearer(host), None).points().max(0),
            None => 25,
        }
    }

    /// The worth of a card in play for the player; below 0 when it is good for others.
    pub fn asset(&self, card: &CardView) -> i32 {
        self.side_of(card) * self.inner_worth(card)
    }

    /// The worth of keeping a card in the hand.
    pub fn keep(&self, card: &Card) -> i32 {
        match card.kind {
            CardKind::Warrior => {
                let price = printed(card, Stat::V);
                let held = self.hand().filter(|other| other.kind == CardKind::Warrior).count() as i32;
                let is_unique = card.tags.contains(&Tag::Personality);
                if is_unique && self.warriors().filter_map(|other| self.face(other)).any(|face| face.name == card.name)
                {
                    return -10;
                }
                34 - 8 * (held - 2).max(0) - 2 * (price - self.destiny() - 6).max(0)
            }
            CardKind::Equipment | CardKind::Relic | CardKind::Symmetry | CardKind::Ki | CardKind::Beast => {
                let bears = |warrior: &&CardView| self.might_bear(card, warrior);
                let in_play = self.own_warriors().filter(bears).map(|warrior| self.worth_on(card, warrior)).max();
                let in_hand = self.hand().any(|other| {
                    other.kind == CardKind::Warrior && card.given_to.as_ref().is_none_or(|filter| is_of(filter, other))
                });
                in_play.map_or(if in_hand { 10 } else { -5 }, |worth| worth.min(50))
            }
            CardKind::Art if !self.own_warriors().any(|warrior| self.casts_spell(warrior, card)) => -8,
            CardKind::Art if card.play.as_ref().is_some_and(|play| matches!(play.when, When::Combat)) => 18,
            CardKind::Fortification | CardKind::Alliance => self.worth_for_all(card).clamp(5, 40),
            CardKind::Warzone | CardKind::Mission | CardKind::Art => 6,
            CardKind::Special if exchanges_points(card).is_some() => 60,
            CardKind::Special if card.play.as_ref().is_some_and(|play| matches!(play.when, When::Combat)) => 22,
            // A card that saves or avenges a warrior waits for its time.
            CardKind::Special if card.play.as_ref().is_some_and(|play| matches!(play.when, When::After(_))) => 20,
            CardKind::Special => 14,
        }
    }

    /// Whether a warrior can cast this spell, as far as its cards say so (ART-02).
    pub fn casts_spell(&self, warrior: &CardView, spell: &Card) -> bool {
        let has = |discipline: Discipline| spell.tags.contains(&Tag::art_of(discipline));
        let is_for_combat = spell.tags.contains(&Tag::CombatSpell) || spell.tags.contains(&Tag::PersonalCombatSpell);
        let is_of_any = !Discipline::ALL.iter().copied().any(has);
        let masters = |keyword: &Keyword| match keyword {
            Keyword::CastsAll => true,
            Keyword::CastsOutsideCombat => !is_for_combat,
            Keyword::Casts(discipline) => is_of_any || has(*discipline),
            _ => false,
        };
        let casts = |card: &Card| {
            let gives = card.always.iter().flat_map(|always| &always.gives);
            gives.into_iter().any(|give| matches!(give, Modifier::Can(keyword) if masters(keyword)))
        };
        self.face(warrior).is_some_and(casts) || self.attached(warrior.slot).filter_map(|on| self.face(on)).any(casts)
    }

    /// Whether a warrior might bear a card, by the print of both.
    fn might_bear(&self, card: &Card, warrior: &CardView) -> bool {
        let Some(face) = self.face(warrior) else { return false };
        let icons_fit = card.icons.is_empty() || card.icons.iter().any(|icon| face.icons.contains(icon));
        let filter_fits = card.given_to.as_ref().is_none_or(|filter| match filter {
            Filter::Tag(tag) if tag.is_weapon() => {
                self.attached(warrior.slot).filter_map(|on| self.face(on)).any(|on| on.tags.contains(tag))
            }
            filter => self.fits(filter, warrior, &Roles::of(self.seat)),
        });
        let is_gift = card.kind == CardKind::Symmetry;
        icons_fit && filter_fits && (!is_gift || face.icons.contains(&Affiliation::Legion))
    }
}

/// The price of a P in D when this card exchanges them.
pub(super) fn exchanges_points(card: &Card) -> Option<u8> {
    card.play.iter().flat_map(|play| &play.ops).find_map(|op| match op {
        Op::ExchangePoints(price) => Some(*price),
        _ => None,
    })
}

/// The ratings for which a weapon is used; nothing for a card that is no weapon.
pub(super) fn weapon_tactic(card: &Card) -> Option<&'static [Stat]> {
    let has = |tag: Tag| card.tags.contains(&tag);
    if has(Tag::FightShootWeapon) || has(Tag::SpecialWeapon) {
        Some(&[Stat::F, Stat::S])
    } else if has(Tag::FightWeapon) || has(Tag::UsedInFight) {
        Some(&[Stat::F])
    } else if has(Tag::ShootWeapon) {
        Some(&[Stat::S])
    } else {
        None
    }
}
