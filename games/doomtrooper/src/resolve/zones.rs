//! Moves of cards: drawn, put into play, attached, taken out of play; points won and lost; wounds and death.

use arrayvec::ArrayVec;
use table::{Chance, Clause, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{EvalContext, Leaves};
use crate::language::{After, Filter, Goal, Keyword, Tag};
use crate::resolve::Watchers;
use crate::state::{
    At, BY_BLOW, CombatStep, Ends, Frame, Hurt, IN_DESTINY, Instance, NOBODY, SLOTS, Slot, SlotNo, StackItem, Stage,
    State, What, WindowKind, flag, side,
};
use crate::triggers::{HEALED, KILLED, KILLED_IN_COMBAT, WOUNDED};

/// The name of the random draw for a shuffle.
pub(crate) const SHUFFLE: &str = "shuffle";

impl State {
    /// Makes the card known to everybody.
    pub(crate) fn show(&mut self, instance: Instance) {
        self.knows[instance.index()] = u8::MAX;
    }

    /// Makes the card known to one seat only.
    fn hide(&mut self, instance: Instance, seat: Seat) {
        self.knows[instance.index()] = 1 << seat.0;
    }

    /// A seat draws cards from its Draw Pile, as far as there are any.
    pub(crate) fn draw(&mut self, seat: Seat, n: u8, clause: Clause, log: &mut impl Log<Self>) {
        let n = n.min(self.side(seat).pile_len);
        if n == 0 {
            return;
        }
        log.push(clause, Event::Drew(seat, n));
        for _ in 0..n {
            let side = self.side_mut(seat);
            side.pile_len -= 1;
            let number = side.pile[side.pile_len as usize];
            side.hand |= 1 << number;
            let instance = Instance::new(seat, number as usize);
            // Others knew its place in the pile, which it has left; seats that knew its face still know it.
            self.knows[instance.index()] |= 1 << seat.0;
            log.push(clause, Event::DrewCard(seat, self.identity[instance.index()]));
        }
    }

    /// A seat's Draw Pile is shuffled.
    pub(crate) fn shuffle(&mut self, seat: Seat, clause: Clause, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let side = &mut self.sides[seat.index()];
        let len = side.pile_len as usize;
        chance.shuffle(Draw::of(SHUFFLE, seat), &mut side.pile[..len]);
        for number in side.pile[..len].iter().copied() {
            self.knows[Instance::new(seat, number as usize).index()] = 0;
        }
        log.push(clause, Event::Shuffled(seat));
    }

    /// Puts a card on the table; it must be in no pile or hand. The caller has checked that there is room.
    pub(crate) fn put(&mut self, instance: Instance, at: At, controller: Seat, host: SlotNo) -> SlotNo {
        let Some(slot) = self.free_slot() else { return SlotNo::NONE };
        self.used |= slot.bit();
        self.dirty = true;
        self.order += 1;
        self.slots[slot.index()] = Slot { instance, at, controller, host, order: self.order, ..Slot::EMPTY };
        if at == At::Hidden {
            self.hide(instance, controller);
        } else {
            self.show(instance);
        }
        slot
    }

    /// Takes a card out of a seat's hand.
    pub(crate) fn take_from_hand(&mut self, instance: Instance) {
        self.side_mut(instance.owner()).hand &= !(1 << instance.number());
    }

    /// Puts a card that is in no zone into a pile or the hand of its owner (ZONE-10).
    pub(crate) fn file(&mut self, instance: Instance, to: Leaves) {
        let bit = 1u128 << instance.number();
        let owner = instance.owner();
        let side = self.side_mut(owner);
        match to {
            Leaves::Discarded => {
                side.discard |= bit;
                if self.rules.options.open_discards {
                    self.show(instance);
                }
            }
            Leaves::Annihilated => side.gone |= bit,
            Leaves::ToHand => {
                side.hand |= bit;
                self.knows[instance.index()] |= 1 << owner.0;
            }
            Leaves::IntoPile => {
                side.pile[side.pile_len as usize] = instance.number() as u8;
                side.pile_len += 1;
            }
        }
    }

    /// A card leaves play with everything attached to it (EQP-15).
    pub(crate) fn leave(&mut self, slot: SlotNo, to: Leaves, clause: Clause, log: &mut impl Log<Self>) {
        if !self.is_in_play(slot) {
            return;
        }
        let is_replaced = to == Leaves::Discarded && self.has(slot, |keyword| *keyword == Keyword::AnnihilatedInstead);
        let to = if is_replaced { Leaves::Annihilated } else { to };
        // A seat that is out takes its cards with it, and this triggers nothing (MULTI-04).
        let watchers = if clause == clause::MULTI_04 { Watchers::new() } else { self.watchers(slot, to) };
        let attached: ArrayVec<SlotNo, SLOTS> = self.attached_to(slot).collect();
        for on in attached {
            self.leave(on, Leaves::Discarded, clause::EQP_15, log);
        }
        if matches!(to, Leaves::Discarded | Leaves::Annihilated) {
            self.note_destroyed(slot);
        }
        let card = *self.slot(slot);
        let number = self.identity[card.instance.index()];
        let unseen = card.at == At::Hidden
            && match to {
                Leaves::Discarded => !self.rules.options.open_discards,
                Leaves::Annihilated => true,
                Leaves::ToHand | Leaves::IntoPile => false,
            };
        log.push(
            clause,
            match to {
                _ if unseen => Event::LeftUnseen(self.spot(slot)),
                Leaves::Discarded => Event::Discarded(self.spot(slot), number),
                Leaves::Annihilated => Event::Annihilated(self.spot(slot), number),
                Leaves::ToHand | Leaves::IntoPile if card.at == At::Hidden => Event::LeftUnseen(self.spot(slot)),
                Leaves::ToHand | Leaves::IntoPile => Event::Returned(self.spot(slot), number),
            },
        );
        if !unseen && card.at != At::Hidden {
            self.show(card.instance);
        }
        self.used &= !slot.bit();
        self.dirty = true;
        self.tagged &= !slot.bit();
        self.slots[slot.index()] = Slot::EMPTY;
        self.file(card.instance, to);
        self.effects.retain(|effect| effect.to != slot && effect.with != slot);
        for other in self.in_play() {
            if self.slots[other.index()].chosen == slot {
                self.slots[other.index()].chosen = SlotNo::NONE;
            }
        }
        self.forget(slot);
        if to == Leaves::Discarded && clause != clause::MULTI_04 && card.at != At::Hidden {
            self.answer_discard(card.instance, card.controller);
        }
        self.set_off(&watchers);
    }

    /// Removes references of the stack to a place that is empty now.
    fn forget(&mut self, slot: SlotNo) {
        let gone = |at: &mut SlotNo| {
            if *at == slot {
                *at = SlotNo::NONE;
            }
        };
        for frame in &mut self.frames {
            match frame {
                Frame::Item(item) => {
                    item.targets.iter_mut().for_each(gone);
                    for at in [&mut item.slot, &mut item.caster, &mut item.subject, &mut item.culprit, &mut item.found]
                    {
                        gone(at);
                    }
                }
                Frame::Window(window) => {
                    gone(&mut window.subject);
                    gone(&mut window.culprit);
                }
                Frame::Attack => {}
            }
        }
        let combat = &mut self.combat;
        for at in
            [&mut combat.attacker, &mut combat.defender, &mut combat.warzone, &mut combat.first, &mut combat.second]
        {
            gone(at);
        }
        combat.support.iter_mut().flatten().for_each(gone);
        combat.aims.iter_mut().for_each(gone);
    }

    /// A seat gains D, or loses D down to 0.
    pub(crate) fn earn_destiny(&mut self, seat: Seat, n: i16, clause: Clause, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        let n = n.max(-side.destiny).min(9_999 - side.destiny);
        if n != 0 && !side.eliminated {
            side.destiny += n;
            self.dirty |= self.minds_points;
            log.push(clause, Event::Destiny(seat, n));
        }
    }

    /// A seat gains P, or loses P down to 0 (GAME-11).
    pub(crate) fn earn_promotion(&mut self, seat: Seat, n: i16, clause: Clause, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        let n = n.max(-side.promotion).min(9_999 - side.promotion);
        if n != 0 && !side.eliminated {
            side.promotion += n;
            self.dirty |= self.minds_points;
            log.push(clause, Event::Promotion(seat, n));
        }
    }

    /// A warrior is wounded, or killed when it was wounded before (CMB-21, CMB-22). Its card stays until the windows have closed.
    pub(crate) fn wound(&mut self, slot: SlotNo, culprit: SlotNo, earner: u8, kills: bool, log: &mut impl Log<Self>) {
        if !self.is_in_play(slot) || self.slot(slot).is(flag::KILLED) {
            return;
        }
        self.refresh();
        if self.has(slot, |keyword| *keyword == Keyword::Invulnerable) {
            return;
        }
        let is_killed_at_once = kills || self.has(slot, |keyword| *keyword == Keyword::DiesWhenWounded);
        let kills = is_killed_at_once && !self.has(slot, |keyword| *keyword == Keyword::NoAutomaticKill);
        let number = self.identity[self.slot(slot).instance.index()];
        let player = self.slot(slot).controller;
        let in_combat = culprit != SlotNo::NONE;
        if kills || self.slot(slot).is(flag::WOUNDED) {
            let annihilates = ((in_combat && self.has(culprit, |keyword| *keyword == Keyword::Annihilates))
                || self.has(slot, |keyword| *keyword == Keyword::AnnihilatedWhenKilled))
                && !self.has(slot, |keyword| *keyword == Keyword::NeverAnnihilated);
            let card = self.slot_mut(slot);
            card.set(flag::KILLED, true);
            card.set(flag::ANNIHILATED, annihilates);
            card.earner = earner;
            let unidentified = card.at == At::Hidden;
            if !unidentified {
                log.push(clause::CMB_22, Event::Killed(self.spot(slot), number));
            }
            let kind = if in_combat { KILLED_IN_COMBAT } else { KILLED };
            self.raise(kind, slot, culprit, player, 0);
        } else {
            let card = self.slot_mut(slot);
            card.set(flag::WOUNDED, true);
            card.set(flag::WOUNDED_NOW, true);
            log.push(clause::CMB_21, Event::Wounded(self.sight(slot)));
            self.raise(WOUNDED, slot, culprit, player, 0);
        }
    }

    /// Killed warriors leave the table; those killed by an effect earn the points that were noted (CMB-25, CMB-30).
    pub(crate) fn bury(&mut self, log: &mut impl Log<Self>) {
        let dead: ArrayVec<SlotNo, SLOTS> = self.in_play().filter(|slot| self.slot(*slot).is(flag::KILLED)).collect();
        for slot in dead {
            if !self.is_in_play(slot) {
                continue;
            }
            self.note_hurt(slot);
            self.note_killed(slot, log);
            let card = *self.slot(slot);
            let (earner, value) = (Seat(card.earner & !IN_DESTINY), card.ratings[3].max(0));
            if !matches!(card.earner, NOBODY | BY_BLOW) && earner != card.controller {
                if card.earner & IN_DESTINY == 0 {
                    self.earn_promotion(earner, value, clause::CMB_30, log);
                } else {
                    self.earn_destiny(earner, value, clause::CMB_29, log);
                }
            }
            if card.is(flag::STAYS) {
                // It counts as killed and stays in play, wounded.
                let card = self.slot_mut(slot);
                card.flags &= !(flag::KILLED | flag::ANNIHILATED | flag::STAYS);
                card.set(flag::WOUNDED, true);
                card.earner = NOBODY;
                continue;
            }
            let to = if card.is(flag::ANNIHILATED) { Leaves::Annihilated } else { Leaves::Discarded };
            self.put_away_or_back(slot, to, clause::CMB_25, log);
        }
    }

    /// Whether the player of a leaving warrior may take it back to the hand instead (CRYOTECH CHAMBER).
    pub(crate) fn may_return(&self, slot: SlotNo, to: Leaves) -> bool {
        self.is_in_play(slot)
            && matches!(to, Leaves::Discarded | Leaves::Annihilated)
            && self.is_warrior(slot)
            && !self.is_unidentified(slot)
            && self.has(slot, |keyword| *keyword == Keyword::MayReturnToHand)
    }

    /// A card leaves play. If its player may take it back instead, the player is asked while it is in the hand.
    pub(crate) fn put_away_or_back(&mut self, slot: SlotNo, to: Leaves, clause: Clause, log: &mut impl Log<Self>) {
        if !self.may_return(slot, to) {
            self.leave(slot, to, clause, log);
            return;
        }
        let card = *self.slot(slot);
        self.leave(slot, Leaves::ToHand, clause, log);
        let item = StackItem {
            what: What::Return,
            stage: Stage::Offered,
            left: u8::from(to == Leaves::Annihilated),
            ..StackItem::of(card.controller, card.instance)
        };
        self.frames.push(Frame::Item(item));
    }

    /// Removes the warriors that must leave when a rating of theirs is 0 or less.
    pub(crate) fn drop_worthless(&mut self, log: &mut impl Log<Self>) {
        let mut worthless: ArrayVec<SlotNo, SLOTS> = ArrayVec::new();
        for grant in self.grants.iter().filter(|grant| self.is_worthless(grant)) {
            if !worthless.contains(&grant.to) {
                worthless.push(grant.to);
            }
        }
        for slot in worthless {
            self.leave(slot, Leaves::Discarded, clause::CARD_01, log);
        }
        self.refresh();
    }

    /// Whether killed warriors leave now. Those killed by blows wait for the seventh step (CMB-25), even if another
    /// warrior dies by an effect that answers or follows the kill (CMB-24, TIME-25).
    pub(crate) fn dead_leave(&self) -> bool {
        if matches!(self.combat.step, CombatStep::Answer | CombatStep::Points) || !self.somebody_dies() {
            return false;
        }
        let dies = |slot: SlotNo| self.is_in_play(slot) && self.slot(slot).is(flag::KILLED);
        let of_combat = self.frames.iter().rposition(|frame| *frame == Frame::Attack).map_or(0, |attack| attack + 1);
        !self.frames[of_combat..].iter().any(|frame| match frame {
            Frame::Window(window) => {
                matches!(window.kind, WindowKind::Event(KILLED | KILLED_IN_COMBAT)) && dies(window.subject)
            }
            Frame::Item(item) => matches!(item.what, What::Trigger(_)) && dies(item.subject),
            Frame::Attack => false,
        })
    }

    /// Whether a killed warrior is still in play.
    pub(crate) fn somebody_dies(&self) -> bool {
        if !self.dirty {
            return self.dying;
        }
        self.in_play().any(|slot| self.slot(slot).is(flag::KILLED))
    }

    /// A warrior is healed.
    pub(crate) fn heal(&mut self, slot: SlotNo, clause: Clause, log: &mut impl Log<Self>) {
        if self.is_in_play(slot) && self.slot(slot).is(flag::WOUNDED) && !self.slot(slot).is(flag::KILLED) {
            self.slot_mut(slot).set(flag::WOUNDED, false);
            log.push(clause, Event::Healed(self.sight(slot)));
            let player = self.slot(slot).controller;
            self.raise(HEALED, slot, SlotNo::NONE, player, 0);
        }
    }

    /// A warrior goes into Cover, for whatever reason (COV-02, COV-16).
    pub(crate) fn send_into_cover(&mut self, slot: SlotNo, clause: Clause, log: &mut impl Log<Self>) {
        self.refresh();
        let barred = !self.is_in_play(slot)
            || self.slot(slot).is(flag::COVERED)
            || self.tags(slot) & Tag::Vehicle.bit() != 0
            || self.has(slot, |keyword| *keyword == Keyword::NeverInCover);
        if barred {
            return;
        }
        let inside: ArrayVec<SlotNo, SLOTS> =
            self.attached_to(slot).filter(|on| self.slot(*on).is(flag::INSIDE)).collect();
        for vehicle in inside {
            self.slot_mut(vehicle).set(flag::INSIDE, false);
            log.push(clause::VEH_15, Event::Boarded(self.sight(slot), self.sight(vehicle), false));
        }
        self.slot_mut(slot).set(flag::COVERED, true);
        log.push(clause, Event::Covered(self.sight(slot)));
    }

    /// Removes effects that end now.
    pub(crate) fn end_effects(&mut self, ends: Ends) {
        let before = self.effects.len();
        self.effects.retain(|effect| effect.ends != ends);
        self.dirty |= self.effects.len() != before;
    }

    /// The Area where a warrior in play belongs now, by its side (CARD-21).
    pub(crate) fn home_now(&self, slot: SlotNo) -> At {
        let card = self.slot(slot);
        match () {
            () if card.side & side::DOOMTROOPER != 0 => At::Squad,
            () if card.side & side::LEGION != 0 => At::Kohort,
            () if card.side & side::TRIBAL != 0 => At::Outpost,
            () => At::Aside,
        }
    }

    /// Warriors that changed sides move to their new Area (CARD-21).
    pub(crate) fn move_converts(&mut self, log: &mut impl Log<Self>) {
        self.refresh();
        let warriors: ArrayVec<SlotNo, SLOTS> = self.warriors().collect();
        for slot in warriors {
            let card = *self.slot(slot);
            let both = card.side & side::DOOMTROOPER != 0 && card.side & side::LEGION != 0;
            let is_fixed = !self.card_at(slot).places.is_empty();
            let home = self.home_now(slot);
            if matches!(card.at, At::Squad | At::Kohort)
                && !both
                && !is_fixed
                && card.at != home
                && home != At::Outpost
                && !self.has(slot, |keyword| *keyword == Keyword::KeepsArea)
            {
                self.slot_mut(slot).at = home;
                log.push(clause::CARD_21, Event::Moved(self.sight(slot), home));
            }
        }
    }

    /// Moves a card to its destination after its effect.
    pub(crate) fn after_effect(&mut self, instance: Instance, cancelled: bool, log: &mut impl Log<Self>) {
        let card = self.card_of(instance);
        let to = match card.after {
            After::Annihilate => Leaves::Annihilated,
            _ => Leaves::Discarded,
        };
        let is_combat = self.combat.step > crate::state::CombatStep::Defender;
        if is_combat && !cancelled {
            self.row.push(instance);
            return;
        }
        let clause = if cancelled { clause::CARD_13 } else { clause::CARD_09 };
        log.push(clause, Event::Spent(instance.owner(), self.identity[instance.index()]));
        self.file(instance, to);
    }

    /// A warrior was killed: Missions with such a goal are completed. The seventh step of a combat has handled those
    /// completed by the opponent's blow; a kill by the warrior's own player fulfils none (MISS-10).
    pub(crate) fn note_killed(&mut self, dead: SlotNo, log: &mut impl Log<Self>) {
        let of = self.slot(dead).controller;
        let opponent = self.opponent_of(dead);
        let is_own_blow = self.combat.step > CombatStep::Blows
            && self.is_in_play(opponent)
            && !self.are_foes(self.slot(opponent).controller, of);
        if is_own_blow || self.doer() == Some(of) {
            return;
        }
        let reached = self.missions_with(|mission, goal| {
            let card = self.slot(mission);
            matches!(goal, Goal::Die(_)) && card.at == At::Card && card.host == dead
        });
        for (mission, number) in reached {
            self.fulfil(mission, number, log);
        }
    }

    /// A card is discarded or annihilated: a Mission to destroy it is marked, and completed when everything has been
    /// carried out. Cards of the Mission's player count, except warriors (MISS-10).
    pub(crate) fn note_destroyed(&mut self, slot: SlotNo) {
        let Some(doer) = self.doer() else { return };
        let is_own_warrior = self.is_warrior(slot) && self.slot(slot).controller == doer;
        let done = self.missions_with(|mission, goal| match goal {
            Goal::Destroy(filter, _) => {
                self.mission_player(mission) == doer
                    && mission != slot
                    && !is_own_warrior
                    && self.fits(filter, slot, &self.asks_of_mission(mission))
            }
            _ => false,
        });
        for (mission, _) in done {
            self.slot_mut(mission).markers = 1;
        }
    }

    /// Whether a warrior fits the filter or did before it was converted: by its printed icons too.
    pub(super) fn was(&self, filter: &Filter, slot: SlotNo, asks: &EvalContext) -> bool {
        let card = self.identity[self.slot(slot).instance.index()];
        self.fits(filter, slot, asks) || self.fits_number(filter, card, self.slot(slot).controller, asks)
    }

    /// Remembers the fate of a combatant until the next attack.
    pub(crate) fn note_hurt(&mut self, slot: SlotNo) {
        if self.is_combatant(slot) {
            let card = self.slot(slot);
            let value = card.ratings[3].clamp(0, 100) as i8;
            let hurt = Hurt { controller: card.controller, value };
            self.combat.hurt[usize::from(slot == self.combat.defender)] = Some(hurt);
        }
    }

    pub(crate) fn spend_actions(&mut self, n: u8) {
        if n == 0 {
            return;
        }
        if let Some(seat) = self.granted_to() {
            let granted = &mut self.granted[seat.index()];
            *granted = granted.saturating_sub(n);
        } else {
            self.actions = self.actions.saturating_sub(n);
            self.has_acted = true;
        }
    }

    pub(super) fn take_from_pile(&mut self, instance: Instance) {
        let bit = 1u128 << instance.number();
        let side = self.side_mut(instance.owner());
        side.reserve &= !bit;
        side.discard &= !bit;
        let len = side.pile_len as usize;
        if let Some(at) = side.pile[..len].iter().position(|number| *number as usize == instance.number()) {
            side.pile.copy_within(at + 1..len, at);
            side.pile_len -= 1;
        }
    }
}
