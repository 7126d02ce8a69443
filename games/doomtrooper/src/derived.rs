//! What follows from the cards in play: memberships, tags, standing abilities, ratings (CMB-11).
//!
//! [`State::refresh`] computes it anew when something has changed; everything else reads it.

use smallvec::SmallVec;
use table::Seat;

use crate::judge::{Asks, TRIBES, bit, half_up};
use crate::language::{Affiliation, Factor, Gives, Keyword, Kind, Of, Op, Stat, Tactic, Tag};
use crate::program::{GiveFacts, Step, WEAPONS, ban, class};
use crate::rules::COVER_BONUS;
use crate::set::CardNo;
use crate::state::{At, Bits, CombatStep, Effect, GRANTS, Grant, Power, SLOTS, SlotNo, State, flag, side};

/// Which part of what is given is collected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pass {
    /// Affiliations, tags, names.
    Memberships,
    /// Everything else.
    Others,
}

impl Pass {
    const fn takes(self, facts: &GiveFacts) -> bool {
        (facts.class == class::MEMBER) == matches!(self, Self::Memberships)
    }
}

impl State {
    /// Refreshes everything that follows from the cards in play.
    pub(crate) fn refresh(&mut self) {
        if !self.dirty {
            return;
        }
        self.dirty = false;
        self.grants.clear();
        (self.joins, self.tagged, self.able, self.warlike) = (0, 0, 0, 0);
        let (mut members, mut others, mut beasts) = (0u128, 0u128, 0u128);
        let (mut units, mut bearing, mut hosted, mut listens) = (0u128, 0u128, 0u128, 0);
        let has_effects = !self.effects.is_empty();
        let (mut dying, mut minds_points, mut minds_turns) = (false, has_effects, has_effects);
        // Whether there is something to be immune to.
        let mut has_powers = self.effects.iter().any(|effect| self.power_of_effect(effect) != Power::None);
        for slot in Bits(self.used) {
            let card = &mut self.slots[slot.index()];
            let ready = self.rules.programs.hot(self.identity[card.instance.index()]);
            card.affiliations = ready.joined;
            // A hidden warrior shows no rating, so that nothing can depend on one (HID-11).
            card.ratings = if card.at == At::Hidden { [0; 4] } else { ready.ratings.map(i16::from) };
            card.side = ready.side;
            listens |= ready.listens;
            minds_points |= ready.minds_points;
            minds_turns |= ready.minds_turns;
            dying |= card.is(flag::KILLED);
            has_powers |= ready.power != Power::None;
            if ready.has_members {
                members |= slot.bit();
            }
            if ready.has_others {
                others |= slot.bit();
            }
            match card.at {
                At::Card => {
                    hosted |= slot.bit();
                    bearing |= if card.host.index() < SLOTS { card.host.bit() } else { 0 };
                    if ready.kind == Kind::Beast {
                        beasts |= slot.bit();
                    }
                }
                At::Player | At::Game => {}
                _ if ready.kind == Kind::Warrior => units |= slot.bit(),
                _ => {}
            }
        }
        (self.units, self.bearing, self.hosted, self.listens) = (units, bearing, hosted, listens);
        (self.dying, self.minds_points, self.minds_turns) = (dying, minds_points, minds_turns);
        if members != 0 || has_effects {
            self.collect(members, Pass::Memberships);
            self.join();
        }
        let classes = self.collect(others, Pass::Others);
        if has_powers || classes & class::GUARDS != 0 {
            self.set_powers_aside();
        }
        self.rate(classes, beasts);
    }

    /// Collects what these cards and the lasting effects give: first memberships, then the rest. Gives their classes.
    fn collect(&mut self, givers: u128, pass: Pass) -> u8 {
        let programs = &self.rules.programs;
        let mut found: SmallVec<[Grant; GRANTS]> = SmallVec::new();
        let (mut classes, mut able, mut warlike) = (0, self.able, self.warlike);
        let mut push = |grant: Grant| {
            let facts = &programs.facts[grant.give as usize];
            if !pass.takes(facts) {
                return;
            }
            classes |= facts.class | facts.guards;
            if facts.class == class::ABLE {
                able |= grant.to.bit();
                if facts.of_attacks {
                    warlike |= grant.to.bit();
                }
            }
            found.push(grant);
        };
        for slot in Bits(givers) {
            if !self.works(slot) {
                continue;
            }
            let ready = self.ready_at(slot);
            let asks = self.asks_at(slot);
            let standing = if pass == Pass::Memberships { &ready.members } else { &ready.others };
            for standing in standing {
                for to in Bits(self.whom(&standing.who, &asks)) {
                    if !self.all_hold(&standing.conditions, to, &asks) || !self.reaches(slot, to, pass) {
                        continue;
                    }
                    for give in standing.gives.clone() {
                        if self.all_hold(programs.conditions_of(give), to, &asks) {
                            push(Grant { to, from: slot, give });
                        }
                    }
                }
            }
        }
        for (number, effect) in self.effects.iter().enumerate() {
            let from = SlotNo(SLOTS as u8 + number as u8);
            let (receivers, gives) = match &programs.code[effect.pc as usize] {
                Step::Lasts { gives, .. } if self.is_in_play(effect.to) => (effect.to.bit(), gives),
                // Later ones too.
                Step::LastsForAll { filter, gives, .. } => (self.all_that_fit(filter, &Asks::of(effect.seat)), gives),
                _ => continue,
            };
            for to in Bits(receivers) {
                for give in gives.clone() {
                    let conditions = programs.conditions_of(give);
                    let grant = Grant { to, from, give };
                    if conditions.is_empty() || self.all_hold(conditions, to, &self.asks_of_grant(&grant)) {
                        push(grant);
                    }
                }
            }
        }
        (self.able, self.warlike) = (able, warlike);
        self.grants.extend_from_slice(&found);
        classes
    }

    /// Whether the card in play has effects now.
    pub(crate) fn works(&self, slot: SlotNo) -> bool {
        let card = self.slot(slot);
        match card.at {
            At::Hidden => return false,
            At::Player | At::Game => return true,
            _ => {}
        }
        let kind = self.hot_at(slot).kind;
        if kind == Kind::Warzone {
            return self.combat.warzone == slot && self.combat.step > CombatStep::Warzone;
        }
        if card.at != At::Card {
            return true;
        }
        let tags = self.hot_at(slot).tags;
        if tags & Tag::Vehicle.bit() != 0 {
            return card.is(flag::INSIDE) && !card.is(flag::BARRED);
        }
        if self.has_infected(slot) {
            return true;
        }
        // A part of a weapon works with it (EQP-13); plates protect a Vehicle that nobody drives, too.
        let host = card.host;
        let is_part = kind != Kind::Fortification && !self.is_warrior(host) && self.slot(host).at == At::Card;
        if !self.is_in_play(host) || (is_part && !self.works(host)) {
            return false;
        }
        if card.is(flag::BARRED) {
            return false;
        }
        if tags & WEAPONS != 0 && self.is_warrior(host) {
            return card.is(flag::IN_USE) && self.suits(slot);
        }
        if kind == Kind::Equipment && self.is_warrior(host) {
            if self.forbids_equipment(host, slot) {
                return false;
            }
            // One copy of each name (EQP-09).
            return self.is_copy_in_use(slot, host);
        }
        true
    }

    /// Whether a weapon suits the tactic of the combat (EQP-14).
    pub(crate) fn suits(&self, weapon: SlotNo) -> bool {
        let Some(tactic) = self.combat.tactic else { return false };
        let has = |tag: Tag| self.tags(weapon) & tag.bit() != 0;
        // A bayonet makes a gun a weapon for both.
        let parts = self.attached_to(weapon).fold(0, |bits, part| bits | self.hot_at(part).tags);
        let both = has(Tag::FightShootWeapon) || has(Tag::SpecialWeapon) || parts & Tag::FightShootWeapon.bit() != 0;
        both || match tactic {
            Tactic::Fight => has(Tag::FightWeapon) || has(Tag::UsedInFight),
            Tactic::Shoot => has(Tag::ShootWeapon) && !has(Tag::UsedInFight),
        }
    }

    /// Whether the warrior may not use this Equipment now: by its own text or that of its Vehicle (VEH-09).
    pub(crate) fn forbids_equipment(&self, warrior: SlotNo, equipment: SlotNo) -> bool {
        let is_weapon = self.hot_at(equipment).tags & WEAPONS != 0;
        let (mut own, mut of_vehicle) = (0, 0);
        if is_weapon {
            (own, of_vehicle) = (ban::WEAPONS, ban::OTHER_WEAPONS);
        }
        // Relics are no Equipment (REL-04).
        if self.hot_at(equipment).kind == Kind::Equipment {
            (own, of_vehicle) = (own | ban::EQUIPMENT, of_vehicle | ban::OTHER_EQUIPMENT);
        }
        self.hot_at(warrior).bans & own != 0
            || self.attached_to(warrior).any(|other| {
                other != equipment && self.slot(other).is(flag::INSIDE) && self.hot_at(other).bans & of_vehicle != 0
            })
    }

    /// Whether what a card gives gets to a warrior: Vehicles, Warzones and standing abilities keep Fortifications off.
    fn reaches(&self, from: SlotNo, to: SlotNo, pass: Pass) -> bool {
        let kind = self.hot_at(from).kind;
        let is_fortification = kind == Kind::Fortification || self.hot_at(from).tags & Tag::Fortification.bit() != 0;
        let shelters = pass == Pass::Others && is_fortification && from != to && self.is_warrior(to);
        !(shelters && self.is_without_fortifications(to))
    }

    /// Whether a warrior gets nothing from Fortifications now.
    fn is_without_fortifications(&self, warrior: SlotNo) -> bool {
        // Inside a Vehicle (VEH-10), or considered one (VEH-18).
        let inside = self.tags(warrior) & Tag::Vehicle.bit() != 0
            || self
                .attached_to(warrior)
                .any(|on| self.slot(on).is(flag::INSIDE) && self.hot_at(on).tags & Tag::Vehicle.bit() != 0);
        let in_warzone = self.is_combatant(warrior) && self.combat.warzone != SlotNo::NONE;
        let opponent = self.opponent_of(warrior);
        inside
            || in_warzone
            || self.says(warrior, |keyword| *keyword == Keyword::NoFortifications)
            || (opponent != SlotNo::NONE
                && self.says(opponent, |keyword| *keyword == Keyword::OpponentNoFortifications))
    }

    /// Whether the warrior's own card says so, or a card on it: for what is asked while everything is refreshed.
    pub(crate) fn says(&self, warrior: SlotNo, which: impl Fn(&Keyword) -> bool) -> bool {
        let told = |slot: SlotNo| {
            self.ready_at(slot).standing.iter().filter(|standing| standing.who == crate::language::Who::Bearer).any(
                |standing| {
                    self.rules.programs.gives[standing.gives.start as usize..standing.gives.end as usize]
                        .iter()
                        .any(|give| matches!(give, Gives::Can(keyword) if which(keyword)))
                },
            )
        };
        told(warrior) || self.attached_to(warrior).any(|on| told(on) && self.works(on))
    }

    /// Whether a card in play says so, whether it works now or not.
    pub(crate) fn prints(&self, slot: SlotNo, which: impl Fn(&Keyword) -> bool) -> bool {
        self.ready_at(slot).standing.iter().any(|standing| {
            self.rules.programs.gives[standing.gives.start as usize..standing.gives.end as usize]
                .iter()
                .any(|give| matches!(give, Gives::Can(keyword) if which(keyword)))
        })
    }

    /// Whether an attached card never moves.
    pub(crate) fn is_fixed(&self, slot: SlotNo) -> bool {
        self.prints(slot, |keyword| *keyword == Keyword::NeverMoves)
    }

    /// The mystic power of a card in play.
    pub(crate) fn power_of(&self, slot: SlotNo) -> Power {
        self.hot_at(slot).power
    }

    /// Whether a warrior is immune to a power that a seat uses. Its own player's Gifts are excepted (AMB-99), and what its
    /// player lets affect it.
    pub(crate) fn is_immune_to(&self, warrior: SlotNo, power: Power, of: Seat) -> bool {
        if power == Power::None || !self.is_in_play(warrior) {
            return false;
        }
        let is_own = self.slot(warrior).controller == of;
        if is_own && (power != Power::Art || self.has(warrior, |keyword| *keyword == Keyword::WaivesImmunity)) {
            return false;
        }
        self.has_immunity(warrior, power)
    }

    /// The same, whoever uses the power.
    pub(crate) fn has_immunity(&self, warrior: SlotNo, power: Power) -> bool {
        match power {
            Power::None => false,
            Power::Art => {
                self.has(warrior, |keyword| *keyword == Keyword::ImmuneToArt)
                    && !self.is_given(warrior, &Gives::NotImmuneToArt)
            }
            Power::Gift | Power::GiftOf(_) if self.is_given(warrior, &Gives::NotImmuneToSymmetry) => false,
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

    /// Whether a card, wherever it is, is of this description, seen from a warrior.
    fn is_card(&self, filter: &crate::language::Filter, card: CardNo, from: SlotNo) -> bool {
        let seat = self.slot(from).controller;
        self.fits_number(filter, card, seat, &Asks { bearer: from, ..Asks::of(seat) })
    }

    /// Sets aside what immunities keep off (IMM-02), and, while somebody immune fights, what that power does for those
    /// who fight (IMM-05, IMM-06); nothing is discarded.
    fn set_powers_aside(&mut self) {
        let kept: SmallVec<[bool; GRANTS]> = self.grants.iter().map(|grant| !self.is_set_aside(grant)).collect();
        let mut number = 0;
        self.grants.retain(|_| {
            number += 1;
            kept[number - 1]
        });
    }

    /// Whether somebody who is immune to the power of this card fights, other than its own bearer (IMM-05).
    pub(crate) fn is_shut_out(&self, slot: SlotNo) -> bool {
        let power = self.power_of(slot);
        let fights = |warrior: SlotNo| warrior != self.bearer(slot) && self.has_immunity(warrior, power);
        power != Power::None
            && self.combat.step > CombatStep::Defender
            && [self.combat.attacker, self.combat.defender].into_iter().any(|one| self.is_in_play(one) && fights(one))
    }

    /// The mystic power that gives something.
    pub(crate) fn power_of_grant(&self, grant: &Grant) -> Power {
        self.effect_of(grant).map_or_else(|| self.power_of(grant.from), |effect| self.power_of_effect(effect))
    }

    fn is_set_aside(&self, grant: &Grant) -> bool {
        if is_membership(&self.rules.programs.gives[grant.give as usize]) {
            return false;
        }
        let to = grant.to;
        let (power, card, seat) = match self.effect_of(grant) {
            Some(effect) => (self.power_of_effect(effect), effect.card, effect.seat),
            None => {
                let from = self.slot(grant.from);
                (self.power_of(grant.from), self.identity[from.instance.index()], from.controller)
            }
        };
        let is_exempt = |warrior: SlotNo| {
            self.effects.iter().any(|effect| {
                effect.to == warrior
                    && self.is_in_play(effect.with)
                    && (effect.with == grant.from || self.identity[self.slot(effect.with).instance.index()] == card)
                    && self.rules.programs.is_exemption(effect.pc)
            })
        };
        if is_exempt(to) || self.is_immune_to_card(to, card) || self.is_immune_to(to, power, seat) {
            return true;
        }
        if power == Power::None {
            return false;
        }
        let opponent = self.opponent_of(to);
        opponent != SlotNo::NONE && (self.has_immunity(opponent, power) || is_exempt(opponent))
    }

    /// Applies memberships.
    fn join(&mut self) {
        let kept: SmallVec<[bool; GRANTS]> = self.grants.iter().map(|grant| !self.is_kept_from(grant)).collect();
        let mut number = 0;
        self.grants.retain(|_| {
            number += 1;
            kept[number - 1]
        });
        self.joins = self.grants.len() as u16;
        for number in 0..self.grants.len() {
            let Grant { to, give, .. } = self.grants[number];
            match self.rules.programs.gives[give as usize] {
                Gives::Joins(affiliation) => self.slots[to.index()].affiliations |= bit(affiliation),
                Gives::Becomes(affiliation) => {
                    let kept = self.kept_affiliations(to, self.slot(to).affiliations);
                    self.slots[to.index()].affiliations = bit(affiliation) | kept;
                }
                Gives::Is(_) => self.tagged |= to.bit(),
                Gives::Rejoins => {
                    let printed = self.ready_at(to).affiliations;
                    self.slots[to.index()].affiliations |= printed;
                    self.tagged |= to.bit();
                }
                _ => continue,
            }
            let side = side_of(self.slot(to).affiliations, self.tags(to));
            self.slots[to.index()].side = side;
        }
        for number in 0..self.effects.len() {
            let Effect { to, steps, .. } = self.effects[number];
            if !self.loses_membership(&self.effects[number]) || !self.is_in_play(to) {
                continue;
            }
            let kept = self.kept_affiliations(to, self.slot(to).affiliations);
            let card = &mut self.slots[to.index()];
            card.affiliations = card.affiliations & !(1 << steps) | kept;
            self.tagged |= to.bit();
            let side = side_of(self.slot(to).affiliations, self.tags(to));
            self.slots[to.index()].side = side;
        }
    }

    /// Whether an immunity that a card says of the warrior keeps a membership off (IMM-02): standing abilities are not
    /// known yet. The own player's Gifts are excepted (AMB-99).
    fn is_membership_kept_off(&self, grant: &Grant) -> bool {
        let power = self.power_of_grant(grant);
        if power == Power::None {
            return false;
        }
        let of = self.effect_of(grant).map_or_else(|| self.slot(grant.from).controller, |effect| effect.seat);
        let is_own = self.slot(grant.to).controller == of;
        let waives = || self.says(grant.to, |keyword| *keyword == Keyword::WaivesImmunity);
        if is_own && (power != Power::Art || waives()) {
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

    /// Whether a warrior never becomes what it is made.
    fn is_kept_from(&self, grant: &Grant) -> bool {
        if self.is_membership_kept_off(grant) {
            return true;
        }
        match self.rules.programs.gives[grant.give as usize] {
            Gives::Joins(_) | Gives::Becomes(_) => self.says(grant.to, |keyword| *keyword == Keyword::NeverConverts),
            Gives::Is(Tag::Heretic) => self.says(grant.to, |keyword| *keyword == Keyword::NeverHeretic),
            _ => false,
        }
    }

    /// The affiliations that a warrior never loses, among those that it has.
    pub(crate) fn kept_affiliations(&self, warrior: SlotNo, had: u16) -> u16 {
        if self.says(warrior, |keyword| matches!(keyword, Keyword::KeepsAffiliations | Keyword::NeverConverts)) {
            return had;
        }
        let keeps = |affiliation: &Affiliation| {
            self.says(warrior, |keyword| *keyword == Keyword::KeepsAffiliation(*affiliation))
        };
        Affiliation::ALL.iter().filter(|affiliation| keeps(affiliation)).fold(0, |bits, kept| bits | bit(*kept)) & had
    }

    /// The tags of a card in play that has got tags, or lost them.
    pub(crate) fn tags_given(&self, slot: SlotNo) -> u128 {
        let mut tags = self.ready_at(slot).tags;
        let freelancer = Tag::Freelancer.bit();
        for grant in self.grants[..self.joins as usize].iter().filter(|grant| grant.to == slot) {
            match self.rules.programs.gives[grant.give as usize] {
                Gives::Is(tag) => tags |= tag.bit(),
                Gives::Rejoins => tags &= !freelancer,
                _ => {}
            }
        }
        // Who has lost all memberships is a Freelancer.
        let is_alone = self.slot(slot).affiliations == 0
            && self.effects.iter().any(|effect| effect.to == slot && self.loses_membership(effect));
        if is_alone { tags | freelancer } else { tags }
    }

    fn loses_membership(&self, effect: &Effect) -> bool {
        matches!(self.rules.programs.code[effect.pc as usize], Step::Do(Op::LosesMembership(_)))
    }

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

    /// The mystic power behind a lasting effect: an immunity may set it aside.
    fn power_of_effect(&self, effect: &Effect) -> Power {
        self.rules.programs.hot(effect.card).power
    }

    /// Computes ratings (CMB-11): base, what multiplies the base, additions, what multiplies the sum.
    fn rate(&mut self, classes: u8, beasts: u128) {
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
        is_used.then(|| {
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
        for grant in self.grants.iter() {
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
        for (to, sum) in sums.iter().copied() {
            for (rating, more) in self.slots[to.index()].ratings.iter_mut().zip(sum) {
                *rating = rating.saturating_add(more);
            }
        }
    }

    /// Whether a warrior has got a standing ability that says who may attack whom, as far as that is known.
    #[inline]
    pub(crate) fn may_be_warlike(&self, warrior: SlotNo) -> bool {
        self.dirty || (warrior.index() < SLOTS && self.warlike & warrior.bit() != 0)
    }

    /// Whether a warrior has got a standing ability at all, as far as that is known.
    #[inline]
    fn may_have(&self, warrior: SlotNo) -> bool {
        self.dirty || (warrior.index() < SLOTS && self.able & warrior.bit() != 0)
    }

    /// From where a grant asks.
    pub(crate) fn asks_of_grant(&self, grant: &Grant) -> Asks {
        match self.effect_of(grant) {
            Some(effect) => Asks {
                bearer: grant.to,
                targets: [effect.with.some().filter(|with| self.is_in_play(*with)).unwrap_or(grant.to), SlotNo::NONE],
                caster: grant.to,
                steps: effect.steps,
                ..Asks::of(effect.seat)
            },
            None => self.asks_at(grant.from),
        }
    }

    /// The lasting effect that a grant comes from, if it does.
    pub(crate) fn effect_of(&self, grant: &Grant) -> Option<&Effect> {
        (grant.from.index() >= SLOTS && grant.from != SlotNo::NONE)
            .then(|| self.effects.get(grant.from.index() - SLOTS))
            .flatten()
    }

    /// Whether a warrior has a standing ability of this description.
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
                Gives::Can(keyword) => has |= which(keyword),
                Gives::Loses(keyword) if which(keyword) => return false,
                _ => {}
            }
        }
        has
    }

    /// Whether a warrior has exactly this.
    pub(crate) fn is_given(&self, warrior: SlotNo, what: &Gives) -> bool {
        let gives = &self.rules.programs.gives;
        self.grants.iter().any(|grant| grant.to == warrior && gives[grant.give as usize] == *what)
    }

    /// Every standing ability of a warrior, with the grant that it comes from.
    pub(crate) fn keywords(&self, warrior: SlotNo) -> impl Iterator<Item = (&Grant, &Keyword)> {
        let first = if self.may_have(warrior) { self.joins as usize } else { self.grants.len() };
        self.grants[first..].iter().filter(move |grant| grant.to == warrior).filter_map(|grant| {
            match &self.rules.programs.gives[grant.give as usize] {
                Gives::Can(keyword) => Some((grant, keyword)),
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
                    Some(effect) => Asks { bearer: warrior, ..Asks::of(effect.seat) },
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

/// A figure halved or multiplied.
fn times(figure: i16, by: Factor) -> i16 {
    match by {
        Factor::Half => half_up(figure),
        Factor::HalfDown => figure.div_euclid(2),
        Factor::Double => figure.saturating_mul(2),
        Factor::Triple => figure.saturating_mul(3),
    }
}

/// Whether it says what a warrior belongs to or is.
pub(crate) const fn is_membership(gives: &Gives) -> bool {
    matches!(gives, Gives::Joins(_) | Gives::Becomes(_) | Gives::Is(_) | Gives::Considered(_) | Gives::Rejoins)
}

/// The side of a warrior with these affiliations and tags (ZONE-02).
pub(crate) const fn side_of(affiliations: u16, tags: u128) -> u8 {
    let mut sides = 0;
    if affiliations & bit(Affiliation::Legion) != 0 {
        sides |= side::LEGION;
    }
    if affiliations & TRIBES != 0 {
        sides |= side::TRIBAL;
    }
    let is_one = tags & (Tag::Doomtrooper.bit() | Tag::Freelancer.bit()) != 0;
    if is_one || (sides == 0 && tags & Tag::NoDoomtrooper.bit() == 0) {
        sides |= side::DOOMTROOPER;
    }
    sides
}

/// The mystic power of a card of this kind with these tags.
pub(crate) fn power_of(kind: Kind, tags: u128) -> Power {
    match kind {
        Kind::Art => Power::Art,
        Kind::Symmetry => crate::language::Apostle::ALL
            .iter()
            .find(|apostle| tags & Tag::gift_of(**apostle).bit() != 0)
            .map_or(Power::Gift, |apostle| Power::GiftOf(*apostle as u8)),
        _ => Power::None,
    }
}
