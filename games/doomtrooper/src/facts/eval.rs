//! Evaluates filters, conditions and amounts of cards.
//!
//! A warrior that lies unidentified in a Hidden row shows nothing (HID-11): a filter's question about it has no known
//! answer, and an effect reaches it only when the answer does not depend on its identity.

use table::Seat;

use crate::language::{
    Affiliation, Amount, Apostle, CardKind, Filter, If, Keyword, Players, Stat, Tactic, Tag, WhichPlayers, Who,
};
use crate::state::{At, Bits, CombatStep, Ends, Hurt, SlotNo, StackItem, State, flag, side};

/// The context in which a card's filter, condition or amount is evaluated.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EvalContext {
    /// The player of the card or effect.
    pub you: Seat,
    /// The asking card, when it is in play.
    pub this: SlotNo,
    pub bearer: SlotNo,
    pub targets: [SlotNo; 2],
    pub player: Seat,
    pub caster: SlotNo,
    pub subject: SlotNo,
    pub culprit: SlotNo,
    pub steps: u8,
    pub amount: i8,
    /// The chosen affiliation, by number.
    pub affiliation: u8,
    /// The tactic of the combat that has just ended, for effects after it.
    pub fought: Option<Tactic>,
    /// The card that the last search of the effect put into play, and whether the search found anything.
    pub found: SlotNo,
    pub has_found: bool,
}

impl EvalContext {
    /// The context of a player without a card.
    pub(crate) const fn of(you: Seat) -> Self {
        Self {
            you,
            this: SlotNo::NONE,
            bearer: SlotNo::NONE,
            targets: [SlotNo::NONE; 2],
            player: you,
            caster: SlotNo::NONE,
            subject: SlotNo::NONE,
            culprit: SlotNo::NONE,
            steps: 0,
            amount: 0,
            affiliation: 0,
            fought: None,
            found: SlotNo::NONE,
            has_found: false,
        }
    }
}

impl State {
    /// The context of a card in play.
    pub(crate) fn asks_at(&self, slot: SlotNo) -> EvalContext {
        let you = self.slot(slot).controller;
        EvalContext { this: slot, bearer: self.bearer(slot), ..EvalContext::of(you) }
    }

    /// The context of an item.
    pub(crate) fn asks_in(&self, item: &StackItem) -> EvalContext {
        let this = item.slot.some().filter(|slot| self.is_in_play(*slot)).unwrap_or(SlotNo::NONE);
        // A Personal Combat Spell that is cast as a Combat Spell affects its recipient where its text mentions its
        // caster (ART-10).
        let caster = match self.entry_of(item) {
            Some(entry) if self.has_recipient(item) => item.targets[entry.targets.len().min(1)],
            _ => item.caster,
        };
        let bearer = if this == SlotNo::NONE { caster } else { self.bearer(this) };
        EvalContext {
            you: item.seat,
            this,
            bearer,
            targets: item.targets,
            player: item.player,
            caster,
            subject: item.subject,
            culprit: item.culprit,
            steps: item.steps,
            amount: item.amount,
            affiliation: item.affiliation,
            fought: self.combat.fought,
            found: item.found,
            has_found: item.has_found,
        }
    }

    /// Whether the card in play fits the filter; no when the answer is not public.
    #[inline]
    pub(crate) fn fits(&self, filter: &Filter, slot: SlotNo, asks: &EvalContext) -> bool {
        self.is_in_play(slot) && self.judged(filter, slot, asks) == Some(true)
    }

    fn judged(&self, filter: &Filter, slot: SlotNo, asks: &EvalContext) -> Option<bool> {
        let card = self.slot(slot);
        // The public facts about a face-down warrior.
        let public = match filter {
            Filter::Any => true,
            Filter::All(filters) => {
                let mut all = Some(true);
                for filter in filters {
                    match self.judged(filter, slot, asks) {
                        Some(true) => {}
                        Some(false) => return Some(false),
                        None => all = None,
                    }
                }
                return all;
            }
            Filter::Either(filters) => {
                let mut any = Some(false);
                for filter in filters {
                    match self.judged(filter, slot, asks) {
                        Some(true) => return Some(true),
                        Some(false) => {}
                        None => any = None,
                    }
                }
                return any;
            }
            Filter::Not(filter) => return self.judged(filter, slot, asks).map(|holds| !holds),
            Filter::Kind(CardKind::Warrior) => self.is_warrior(slot),
            Filter::Yours => card.controller == asks.you,
            Filter::Opposing => self.are_foes(card.controller, asks.you),
            Filter::OfTargetPlayer => card.controller == asks.player,
            Filter::OfSabotaged => self.check_sabotaged(asks.you, card.controller).is_ok(),
            Filter::Wounded => card.is(flag::WOUNDED),
            Filter::Healthy => !card.is(flag::WOUNDED),
            Filter::Covered => card.is(flag::COVERED),
            Filter::Combatant => self.is_combatant(slot),
            Filter::Attacker => self.combat.step > CombatStep::None && self.combat.attacker == slot,
            Filter::Defender => self.combat.step > CombatStep::None && self.combat.defender == slot,
            Filter::This => asks.this == slot,
            Filter::Bearer => asks.bearer == slot,
            Filter::On(host) => {
                return if card.at == At::Card { self.judged(host, card.host, asks) } else { Some(false) };
            }
            Filter::Bears(filter) => {
                return Some(self.attached_to(slot).any(|on| self.judged(filter, on, asks) == Some(true)));
            }
            Filter::OnTarget => card.at == At::Card && card.host == asks.targets[0],
            Filter::Target => asks.targets[0] == slot,
            Filter::Subject => asks.subject == slot,
            Filter::Culprit => asks.culprit == slot,
            Filter::TakesPart => self.is_combatant(slot) || self.is_supporter(slot),
            Filter::OfActivePlayer => card.controller == self.active,
            Filter::CanFight => self.is_combat_capable(slot),
            Filter::Attackable => {
                let attacker = self.combat.attacker;
                self.is_in_play(attacker) && self.is_warrior(slot) && self.check_pair(attacker, slot).is_ok()
            }
            Filter::MaySeekCover => self.is_warrior(slot) && self.check_seek_itself(card.controller, slot).is_ok(),
            Filter::Marked(n) => {
                self.is_in_play(asks.this)
                    && self.markers_of(self.identity[self.slot(asks.this).instance.index()], slot) >= *n
            }
            Filter::Assigned => self.is_in_play(asks.this) && self.slot(asks.this).chosen == slot,
            _ if card.at == At::Hidden => return None,
            filter => self.judged_open(filter, slot, asks),
        };
        Some(public)
    }

    /// Judges a card whose face is known.
    fn judged_open(&self, filter: &Filter, slot: SlotNo, asks: &EvalContext) -> bool {
        let card = self.slot(slot);
        let has = |tag: Tag| self.tags(slot) & tag.bit() != 0;
        match filter {
            Filter::Kind(kind) => self.hot_at(slot).kind == *kind,
            Filter::Tag(tag) => has(*tag),
            Filter::Named(name) => self.is_named(slot, name.number()),
            Filter::Of(affiliation) => card.affiliations >> *affiliation as u16 & 1 != 0,
            Filter::Corporate => card.affiliations & Affiliation::CORPORATIONS != 0,
            Filter::Doomtrooper => card.side & side::DOOMTROOPER != 0 && !self.steps_aside(slot, asks.you),
            Filter::DarkLegion => card.side & side::LEGION != 0 && !self.steps_aside(slot, asks.you),
            Filter::Tribal => card.side & side::TRIBAL != 0,
            Filter::Unaffiliated => card.affiliations == 0,
            Filter::Renegade => {
                let printed = self.ready_at(slot).affiliations;
                printed != 0 && card.affiliations & printed == 0
            }
            Filter::Corrupted => {
                let hot = self.hot_at(slot);
                let is_printed = hot.tags & Tag::Heretic.bit() != 0;
                hot.side & side::DOOMTROOPER != 0 && !is_printed && has(Tag::Heretic)
            }
            Filter::FollowerOf(apostle) => has(Tag::follower_of(*apostle)),
            Filter::Caster => self.can_cast_something(slot),
            Filter::Weapon => self.tags(slot) & Tag::WEAPONS != 0,
            Filter::Gift => self.hot_at(slot).kind == CardKind::Symmetry,
            Filter::In(places) => places.iter().any(|place| At::from(*place) == self.area_of(slot)),
            Filter::AtLeast(stat, n) => card.ratings[*stat as usize] >= i16::from(*n),
            Filter::AtMost(stat, n) => card.ratings[*stat as usize] <= i16::from(*n),
            Filter::SameArea => {
                let other = if asks.this == SlotNo::NONE { asks.bearer } else { asks.this };
                self.is_in_play(other)
                    && self.slot(other).controller == card.controller
                    && self.area_of(other) == self.area_of(slot)
            }
            Filter::Fortified => self.is_fortified(slot),
            Filter::FortifiedBy(filter) => self.is_fortified_by(slot, |from| self.fits(filter, from, asks)),
            Filter::Fortification => self.hot_at(slot).kind == CardKind::Fortification || has(Tag::Fortification),
            Filter::Fortifies(filter) => self
                .warriors()
                .any(|warrior| self.fits(filter, warrior, asks) && self.is_fortified_by(warrior, |from| from == slot)),
            Filter::Inside(tag) => {
                has(*tag)
                    || self
                        .attached_to(slot)
                        .any(|on| self.slot(on).is(flag::INSIDE) && self.hot_at(on).tags & tag.bit() != 0)
            }
            Filter::SameSide => slot == asks.bearer || self.may_stand_by(slot, asks.bearer),
            Filter::SameSideAs(who) => self.first_of(who, asks).is_some_and(|other| self.may_stand_by(slot, other)),
            Filter::SharesCorporation(who) => {
                let shares = |other| self.slot(other).affiliations & card.affiliations & Affiliation::CORPORATIONS != 0;
                self.first_of(who, asks).is_some_and(shares)
            }
            Filter::WithSubject => self.shares_area(slot, asks.subject),
            Filter::InAreaOfTarget => self.shares_area(slot, asks.targets[0]),
            Filter::AssignedName => {
                let name = self.hot_at(slot).name;
                self.assigned_name(asks.this).is_some_and(|assigned| assigned == name)
            }
            Filter::Uses(filter) => self.attached_to(slot).any(|on| self.works(on) && self.fits(filter, on, asks)),
            Filter::BaseAtMost(stat, n) => self.base_ratings(slot)[*stat as usize] <= *n,
            Filter::Reaches(stat, amount) => card.ratings[*stat as usize] >= self.amount(amount, asks),
            Filter::Fights(filter) => {
                let opponent = self.opponent_of(self.supported_by(slot));
                opponent != SlotNo::NONE && self.fits(filter, opponent, asks)
            }
            Filter::MayBearTarget => {
                let target = asks.targets[0];
                // Any warrior may fit before that card is chosen; the choice itself checks that something is left
                // (TIME-02).
                !self.is_in_play(target)
                    || (slot != target
                        && self.slot(target).host != slot
                        && self.may_bear_anyway(asks.you, self.slot(target).instance, slot))
            }
            Filter::OfTargetAffiliation => card.affiliations >> asks.affiliation & 1 != 0,
            Filter::ImmuneToArt => self.has_immunity(slot, crate::state::Power::Art),
            Filter::ImmuneToSymmetry => {
                let is_immune = self.has(slot, |keyword| {
                    matches!(
                        keyword,
                        crate::language::Keyword::ImmuneToSymmetry
                            | crate::language::Keyword::ImmuneToGifts
                            | crate::language::Keyword::ImmuneToGiftsOf(_)
                    )
                });
                is_immune && !self.is_given(slot, &crate::language::Modifier::NotImmuneToSymmetry)
            }
            _ => false,
        }
    }

    /// Whether a warrior counts as neither of its two sides for the cards of a player: its own player decides case by
    /// case which side it is on, and picks the other one.
    pub(crate) fn steps_aside(&self, slot: SlotNo, from: Seat) -> bool {
        let card = self.slot(slot);
        card.side == side::DOOMTROOPER | side::LEGION && self.are_foes(card.controller, from) && self.chooses_side(slot)
    }

    /// Whether the player of a warrior decides case by case which side it is on.
    pub(crate) fn chooses_side(&self, slot: SlotNo) -> bool {
        self.slot(slot).side == side::DOOMTROOPER | side::LEGION
            && self.has(slot, |keyword| *keyword == Keyword::ChoosesSide)
    }

    /// The Area in which a card lies, or in which its host lies.
    pub(crate) fn area_of(&self, slot: SlotNo) -> At {
        let mut at = slot;
        for _ in 0..8 {
            let card = self.slot(at);
            if card.at != At::Card || !self.is_in_play(card.host) {
                return card.at;
            }
            at = card.host;
        }
        At::Game
    }

    /// Whether the card is this unit or card, or is considered it.
    pub(crate) fn is_named(&self, slot: SlotNo, name: u32) -> bool {
        self.ready_at(slot).names.contains(&name)
            || self.grants[..self.joins as usize].iter().any(|grant| {
                grant.to == slot
                    && matches!(self.rules.programs.gives[grant.give as usize],
                        crate::language::Modifier::Considered(ref other) if other.number() == name)
            })
    }

    #[inline]
    pub(crate) fn is_combatant(&self, slot: SlotNo) -> bool {
        self.combat.step > CombatStep::Defender && (self.combat.attacker == slot || self.combat.defender == slot)
    }

    /// The combat opponent of a combatant.
    pub(crate) fn opponent_of(&self, slot: SlotNo) -> SlotNo {
        let combat = &self.combat;
        if combat.step <= CombatStep::Defender || slot == SlotNo::NONE {
            SlotNo::NONE
        } else if combat.attacker == slot {
            combat.defender
        } else if combat.defender == slot {
            combat.attacker
        } else {
            SlotNo::NONE
        }
    }

    /// Whether all conditions hold for the warrior `of`.
    pub(crate) fn all_hold(&self, conditions: &[If], of: SlotNo, asks: &EvalContext) -> bool {
        conditions.iter().all(|condition| self.holds(condition, of, asks))
    }

    fn holds(&self, condition: &If, of: SlotNo, asks: &EvalContext) -> bool {
        let combat = &self.combat;
        let count = |filter: &Filter| {
            let asks = EvalContext { you: asks.you, ..*asks };
            self.spoken_of(filter)
                .filter(|slot| self.slot(*slot).controller == asks.you && self.fits(filter, *slot, &asks))
                .count()
        };
        match condition {
            If::Not(condition) => !self.holds(condition, of, asks),
            If::Either(conditions) => conditions.iter().any(|condition| self.holds(condition, of, asks)),
            If::InCombat => self.is_combatant(of),
            If::Attacking => self.is_combatant(of) && combat.attacker == of,
            If::Defending => self.is_combatant(of) && combat.defender == of,
            If::By(tactic) => combat.tactic.or(asks.fought) == Some(*tactic),
            If::Against(filter) => {
                let opponent = self.opponent_of(of);
                opponent != SlotNo::NONE && self.fits(filter, opponent, asks)
            }
            If::AgainstOtherApostle => {
                let opponent = self.opponent_of(of);
                opponent != SlotNo::NONE
                    && Apostle::ALL
                        .iter()
                        .map(|apostle| Tag::follower_of(*apostle).bit())
                        .any(|followers| self.tags(opponent) & followers != 0 && self.tags(of) & followers == 0)
            }
            If::Bearer(filter) => asks.bearer != SlotNo::NONE && self.fits(filter, asks.bearer, asks),
            If::Target(filter) => asks.targets[0] != SlotNo::NONE && self.fits(filter, asks.targets[0], asks),
            If::Subject(filter) => asks.subject != SlotNo::NONE && self.fits(filter, asks.subject, asks),
            If::YouHave(n, filter) => count(filter) >= *n as usize,
            If::YouHaveAtMost(n, filter) => count(filter) <= *n as usize,
            If::InPlay(filter) => self.spoken_of(filter).any(|slot| self.fits(filter, slot, asks)),
            If::Promotion(n) => self.side(asks.you).promotion >= i16::from(*n),
            If::Destiny(players, n) => {
                self.players(players, asks).into_iter().any(|seat| self.side(seat).destiny >= i16::from(*n))
            }
            If::DirectionReversed => self.is_reversed(),
            If::PlayersLeft(n) => self.seats_from(self.active).count() >= usize::from(*n),
            If::YourTurn => self.active == asks.you,
            If::Combat => combat.step > CombatStep::Defender,
            If::OpponentFortified => {
                let opponent = self.opponent_of(of);
                opponent != SlotNo::NONE && self.is_fortified(opponent)
            }
            If::WasWounded => {
                let of = if of == SlotNo::NONE { asks.subject } else { of };
                self.is_in_play(of) && self.slot(of).is(flag::WOUNDED_NOW)
            }
            If::Is(filter) => of != SlotNo::NONE && self.fits(filter, of, asks),
            If::Equipped(filter) => {
                of != SlotNo::NONE
                    && (self.attached_to(of).any(|on| self.fits(filter, on, asks))
                        || self.has_used_up(of, filter, asks))
            }
            If::Markers(n) => self.is_in_play(asks.this) && self.slot(asks.this).markers >= *n,
            If::Culprit(filter) => asks.culprit != SlotNo::NONE && self.fits(filter, asks.culprit, asks),
            If::InWarzone => self.is_warzone_used(),
            // Cards that use these conditions are not playable yet (see `NOT_YET`).
            If::Aimed | If::AttackActions(_) => false,
            If::Hurt(who) => self.hurt(who).is_some(),
            If::Found => asks.has_found,
            If::Assigned => self.assigned_name(asks.this).is_some(),
            If::Infected => self.is_in_play(asks.this) && self.has_infected(asks.this),
        }
    }

    /// Whether a warrior has used up a card of this description in this combat: the card is gone, but its effect for
    /// the warrior still lasts.
    fn has_used_up(&self, warrior: SlotNo, filter: &Filter, asks: &EvalContext) -> bool {
        self.is_in_play(warrior)
            && self.effects.iter().any(|effect| {
                effect.to == warrior
                    && effect.ends == Ends::Combat
                    && effect.seat == self.slot(warrior).controller
                    && crate::program::is_given(self.rules.programs.hot(effect.card).kind)
                    && self.fits_number(filter, effect.card, effect.seat, asks)
            })
    }

    /// Whether a card has infected the warrior it is attached to.
    pub(crate) fn has_infected(&self, slot: SlotNo) -> bool {
        let card = self.slot(slot);
        card.at == At::Card && card.chosen == card.host
    }

    /// Whether an effect on cards of this description applies to the card: it fits the filter, and is a warrior unless
    /// the filter names another kind.
    pub(crate) fn speaks_of(&self, filter: &Filter, slot: SlotNo, asks: &EvalContext) -> bool {
        (filter.names_another_kind() || self.is_warrior(slot)) && self.fits(filter, slot, asks)
    }

    /// The cards in play to which an effect on cards of this description applies.
    pub(crate) fn all_that_fit(&self, filter: &Filter, asks: &EvalContext) -> u128 {
        self.spoken_of(filter).filter(|slot| self.fits(filter, *slot, asks)).fold(0, |bits, slot| bits | slot.bit())
    }

    /// The cards in play to which an effect on cards of this description could apply: warriors, unless the filter names
    /// another kind.
    fn spoken_of(&self, filter: &Filter) -> Bits {
        if filter.names_another_kind() { self.in_play() } else { self.warriors() }
    }

    /// The cards that an effect names.
    pub(crate) fn who(
        &self,
        who: &Who,
        asks: &EvalContext,
        out: &mut arrayvec::ArrayVec<SlotNo, { crate::state::SLOTS }>,
    ) {
        out.clear();
        out.extend(Bits(self.whom(who, asks)));
    }

    /// The places of the cards that an effect names.
    pub(crate) fn whom(&self, who: &Who, asks: &EvalContext) -> u128 {
        let one = match who {
            Who::Bearer => asks.bearer,
            Who::This => asks.this,
            Who::Opponent => {
                let of = if self.is_combatant(asks.bearer) { asks.bearer } else { asks.targets[0] };
                match self.opponent_of(of) {
                    // After the combat, the opponent is the warrior that the answered event was about.
                    SlotNo::NONE if self.combat.step == CombatStep::None => asks.culprit,
                    opponent => opponent,
                }
            }
            Who::Target => asks.targets[0],
            Who::Second => asks.targets[1],
            Who::Caster => asks.caster,
            Who::Attacker if self.combat.step > CombatStep::Attacker => self.combat.attacker,
            Who::Defender if self.combat.step > CombatStep::Defender => self.combat.defender,
            Who::Attacker | Who::Defender => SlotNo::NONE,
            Who::Subject => asks.subject,
            Who::Culprit => asks.culprit,
            Who::Host if self.is_in_play(asks.this) && self.slot(asks.this).at == At::Card => self.slot(asks.this).host,
            Who::Host => SlotNo::NONE,
            Who::Found => asks.found,
            Who::Each(filter) => {
                return self.all_that_fit(filter, asks);
            }
        };
        if self.is_in_play(one) { one.bit() } else { 0 }
    }

    /// The fate of a combatant of the combat that has just ended.
    fn hurt(&self, who: &Who) -> Option<Hurt> {
        match who {
            Who::Attacker if self.combat.step == CombatStep::None => self.combat.hurt[0],
            Who::Defender if self.combat.step == CombatStep::None => self.combat.hurt[1],
            _ => None,
        }
    }

    /// The fate of the combat opponent in the combat that has just ended, if the opponent has left play.
    fn hurt_opponent(&self, who: &Who, asks: &EvalContext) -> Option<Hurt> {
        let is_over = *who == Who::Opponent && self.combat.step == CombatStep::None;
        let mut hurt = self.combat.hurt.into_iter().flatten();
        hurt.find(|hurt| is_over && hurt.controller != asks.you)
    }

    /// The first of the cards that an effect names.
    fn first_of(&self, who: &Who, asks: &EvalContext) -> Option<SlotNo> {
        Bits(self.whom(who, asks)).next()
    }

    /// The players that an effect names.
    pub(crate) fn players(&self, players: &Players, asks: &EvalContext) -> arrayvec::ArrayVec<Seat, 8> {
        let mut out = arrayvec::ArrayVec::new();
        match players {
            Players::You => out.push(asks.you),
            Players::Target | Players::Subject => out.push(asks.player),
            Players::ControllerOf(who) => {
                if let Some(slot) = self.first_of(who, asks) {
                    out.push(self.slot(slot).controller);
                } else if let Some(hurt) = self.hurt(who).or_else(|| self.hurt_opponent(who, asks)) {
                    out.push(hurt.controller);
                }
            }
            Players::OwnerOf(who) => {
                if let Some(slot) = self.first_of(who, asks) {
                    out.push(self.slot(slot).instance.owner());
                }
            }
            Players::Each => out.extend(self.seats_from(self.active)),
            Players::EachOther => out.extend(self.seats_from(self.active).filter(|seat| *seat != asks.you)),
        }
        out.retain(|seat| !self.side(*seat).eliminated);
        out
    }

    /// Whether a player may be chosen.
    pub(crate) fn may_choose_player(&self, which: WhichPlayers, seat: Seat, you: Seat) -> bool {
        !self.side(seat).eliminated
            && match which {
                WhichPlayers::Any => true,
                WhichPlayers::Opponent => self.are_foes(seat, you),
                WhichPlayers::Other => seat != you,
                WhichPlayers::Sabotaged => self.check_sabotaged(you, seat).is_ok(),
            }
    }

    /// The current value of an amount.
    pub(crate) fn amount(&self, amount: &Amount, asks: &EvalContext) -> i16 {
        let rating = |who: &Who, base: bool, stat: Stat| {
            self.first_of(who, asks).map_or(0, |slot| {
                if base {
                    i16::from(self.printed_ratings(slot)[stat as usize])
                } else {
                    self.slot(slot).ratings[stat as usize]
                }
            })
        };
        match amount {
            Amount::N(n) => i16::from(*n),
            Amount::PerStep(n) => i16::from(*n) * i16::from(asks.steps),
            Amount::Per(n, filter) => {
                let count = self.spoken_of(filter).filter(|slot| self.fits(filter, *slot, asks)).count();
                i16::from(*n) * count as i16
            }
            Amount::PerMarker(n) => {
                let of = if self.is_in_play(asks.this) { asks.this } else { asks.bearer };
                if self.is_in_play(of) { i16::from(*n) * i16::from(self.slot(of).markers) } else { 0 }
            }
            Amount::Of(Stat::V, who) if self.hurt(who).is_some() => {
                self.hurt(who).map_or(0, |hurt| i16::from(hurt.value))
            }
            Amount::Of(stat, who) => rating(who, false, *stat),
            Amount::BaseOf(stat, who) => rating(who, true, *stat),
            Amount::Times(n, amount) => i16::from(*n).saturating_mul(self.amount(amount, asks)),
            Amount::HalfUp(amount) => half_up(self.amount(amount, asks)),
            Amount::HalfDown(amount) => self.amount(amount, asks).div_euclid(2),
            Amount::Earned => i16::from(asks.amount),
            Amount::ByTarget(rows) => {
                let target = asks.targets[0];
                let row = rows.iter().find(|(filter, _)| self.is_in_play(target) && self.fits(filter, target, asks));
                row.map_or(0, |(_, number)| i16::from(*number))
            }
            // Cards that use this amount are not playable yet (see `NOT_YET`).
            Amount::PerExtraAction(_) => 0,
        }
    }

    /// Whether two warriors may be together: a Dark Legion warrior and a Doomtrooper may not.
    fn may_stand_by(&self, one: SlotNo, other: SlotNo) -> bool {
        let legion = |slot: SlotNo| self.slot(slot).side == side::LEGION;
        let doomtrooper = |slot: SlotNo| self.slot(slot).side == side::DOOMTROOPER;
        self.is_in_play(other) && !(legion(one) && doomtrooper(other)) && !(doomtrooper(one) && legion(other))
    }

    /// Whether two cards are in the same Area of the same player.
    fn shares_area(&self, one: SlotNo, other: SlotNo) -> bool {
        self.is_in_play(other)
            && self.slot(one).controller == self.slot(other).controller
            && self.area_of(one) == self.area_of(other)
    }

    /// Whether a Fortification of its controller raises its ratings or protects it now.
    pub(crate) fn is_fortified(&self, slot: SlotNo) -> bool {
        self.is_fortified_by(slot, |_| true)
    }

    /// Reads the cards and not their grants, which are still being collected when a card asks.
    fn is_fortified_by(&self, slot: SlotNo, which: impl Fn(SlotNo) -> bool) -> bool {
        self.in_play().any(|from| {
            let card = self.hot_at(from);
            (card.kind == CardKind::Fortification || card.tags & Tag::Fortification.bit() != 0)
                && which(from)
                && self.works(from)
                && self.gives_others_to(from, slot)
        })
    }
}

/// Returns the half, rounded up (AMB-86).
pub(crate) const fn half_up(n: i16) -> i16 {
    (n + 1).div_euclid(2)
}
