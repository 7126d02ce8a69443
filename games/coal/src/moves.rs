//! Effects on cards, damage and tokens, whatever causes them: playing, drawing and discarding cards, damage to a
//! Steambot, adding and removing tokens.

use table::{Clause, Log, Seat};

use crate::action::{Facing, HandKind, Slot};
use crate::card::{Resource, Tokens};
use crate::clause;
use crate::event::{Event, Origin, Penalty};
use crate::state::{FATAL_DAMAGE, MOST_TOKENS, NONE, Needs, State};

impl State {
    // ---- playing and discarding ----

    pub(crate) fn play(&mut self, seat: Seat, kind: HandKind, facing: Facing, slot: Slot, log: &mut impl Log<Self>) {
        let Some(instance) = self.take_from_hand(seat, kind) else { return };
        if self.side(seat).occupied & slot.bit() != 0 {
            self.discard_prepared(seat, slot, clause::PLAY_07, log);
        }
        let turn = self.turn;
        let list = self.list(seat);
        let bit = 1u32 << instance;
        let card = list.card[instance as usize];
        let (is_accumulator, is_reaction) = (list.accumulators & bit != 0, list.reactions & bit != 0);
        let side = self.side_mut(seat);
        side.instance[slot.index()] = instance;
        side.tokens[slot.index()] = Tokens::default();
        side.played[slot.index()] = turn;
        side.occupied |= slot.bit();
        let mut shown = None;
        if facing == Facing::Up {
            side.face_up |= slot.bit();
            if is_accumulator {
                side.accumulators |= slot.bit();
            }
            if is_reaction {
                side.reactions |= slot.bit();
            }
            shown = Some(card);
        }
        self.refresh_slot(seat, slot);
        log.push(clause::PLAY_03, Event::Played(seat, slot, facing, shown));
        self.after_main_action(log);
    }

    /// Takes a card out of the hand and returns its instance.
    pub(crate) fn take_from_hand(&mut self, seat: Seat, kind: HandKind) -> Option<u8> {
        let instance = self.list(seat).copy_in(self.side(seat).hand, kind.0)?;
        self.side_mut(seat).hand &= !(1 << instance);
        Some(instance)
    }

    /// Takes a prepared card out of its slot. Returns its instance, its tokens, which are not in the pool yet, and
    /// whether it lay face up.
    pub(crate) fn lift(&mut self, seat: Seat, slot: Slot) -> (u8, Tokens, bool) {
        let side = self.side_mut(seat);
        let (place, bit) = (slot.index(), slot.bit());
        let lifted = (side.instance[place], side.tokens[place], side.face_up & bit != 0);
        side.instance[place] = NONE;
        side.tokens[place] = Tokens::default();
        side.played[place] = 0;
        side.occupied &= !bit;
        side.face_up &= !bit;
        side.accumulators &= !bit;
        side.ready &= !bit;
        side.reactions &= !bit;
        side.needs.clear(bit);
        lifted
    }

    /// Puts an instance on its owner's discard pile.
    pub(crate) fn put_on_discard(&mut self, seat: Seat, instance: u8) {
        let side = self.side_mut(seat);
        if let Some(place) = side.discard.get_mut(side.discard_len as usize) {
            *place = instance;
            side.discard_len += 1;
        }
    }

    pub(crate) fn discard_prepared(&mut self, seat: Seat, slot: Slot, clause: Clause, log: &mut impl Log<Self>) {
        let (instance, tokens, _) = self.lift(seat, slot);
        let card = self.list(seat).card[instance as usize];
        self.put_on_discard(seat, instance);
        self.give_to_pool(tokens.total());
        log.push(clause, Event::Discarded(seat, card, Origin::Play(slot)));
        if tokens.total() > 0 {
            self.penalize(seat, 1, Penalty::Discarded, clause::PLAY_08, log);
        }
    }

    pub(crate) fn discard_from_hand(&mut self, seat: Seat, kind: HandKind, clause: Clause, log: &mut impl Log<Self>) {
        if let Some(instance) = self.take_from_hand(seat, kind) {
            let card = self.list(seat).card[instance as usize];
            self.put_on_discard(seat, instance);
            log.push(clause, Event::Discarded(seat, card, Origin::Hand));
        }
    }

    /// Puts the top cards of the deck face up on the discard pile, as many as there are (COAL-SYM-02).
    pub(crate) fn discard_from_deck(&mut self, seat: Seat, n: u8, clause: Clause, log: &mut impl Log<Self>) {
        for _ in 0..n {
            let side = self.side_mut(seat);
            if side.deck_len == 0 {
                return;
            }
            side.deck_len -= 1;
            let instance = side.deck[side.deck_len as usize];
            let card = self.list(seat).card[instance as usize];
            self.put_on_discard(seat, instance);
            log.push(clause, Event::Discarded(seat, card, Origin::Deck));
        }
    }

    /// Draws up to `n` cards, as many as there are.
    pub(crate) fn draw(&mut self, seat: Seat, n: u8, clause: Clause, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        let drawn = n.min(side.deck_len);
        for _ in 0..drawn {
            side.deck_len -= 1;
            side.hand |= 1 << side.deck[side.deck_len as usize];
        }
        if drawn > 0 {
            log.push(clause, Event::Drew(seat, drawn));
        }
    }

    /// Carries out a draw instruction of a card or Maneuver (COAL-SYM-01, COAL-TURN-12).
    pub(crate) fn instructed_draw(&mut self, seat: Seat, n: u8, log: &mut impl Log<Self>) {
        if self.side(seat).deck_len > 0 {
            self.draw(seat, n, clause::SYM_01, log);
        } else if !self.rules.options.turn_draw_penalty_only {
            self.penalize(seat, 2, Penalty::EmptyDeck, clause::TURN_12, log);
        }
    }

    /// Discards the next card for a cost or an effect that discards from the hand.
    pub(crate) fn drop_card(&mut self, seat: Seat, kind: HandKind, log: &mut impl Log<Self>) {
        self.discard_from_hand(seat, kind, clause::SYM_03, log);
        let left = if self.depth > 0 { &mut self.top_mut().left } else { &mut self.job.left };
        *left -= 1;
        if *left == 0 || self.side(seat).hand == 0 {
            self.next_op(log);
        }
    }

    // ---- damage ----

    pub(crate) fn suffer(&mut self, seat: Seat, n: u8, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        side.damage = side.damage.saturating_add(n);
        if side.damage >= FATAL_DAMAGE && !side.destroyed {
            side.destroyed = true;
            log.push(clause::END_05, Event::Destroyed(seat));
        }
    }

    /// Deals penalty damage: Generic, caused by the seat itself (COAL-ACT-15).
    pub(crate) fn penalize(&mut self, seat: Seat, n: u8, why: Penalty, clause: Clause, log: &mut impl Log<Self>) {
        log.push(clause, Event::Penalized(seat, n, why));
        self.suffer(seat, n, log);
    }

    pub(crate) fn heal(&mut self, seat: Seat, n: u8, clause: Clause, log: &mut impl Log<Self>) {
        let side = self.side_mut(seat);
        let healed = n.min(side.damage);
        side.damage -= healed;
        if healed > 0 {
            log.push(clause, Event::Healed(seat, healed));
        }
    }

    // ---- tokens ----

    /// Takes a token from the pool; `false` when the supply is limited and used up (COAL-AMB-04).
    #[inline]
    pub(crate) fn take_from_pool(&mut self) -> bool {
        if !self.rules.options.limited_tokens {
            return true;
        }
        let any = self.pool > 0;
        self.pool -= u8::from(any);
        any
    }

    #[inline]
    pub(crate) fn give_to_pool(&mut self, n: u8) {
        if self.rules.options.limited_tokens {
            self.pool = self.pool.saturating_add(n);
        }
    }

    #[inline]
    pub(crate) fn add_token(&mut self, seat: Seat, slot: Slot, kind: Resource) {
        let tokens = &mut self.side_mut(seat).tokens[slot.index()];
        match kind {
            Resource::Steam => tokens.steam += 1,
            Resource::Energy => tokens.energy += 1,
        }
        self.refresh_slot(seat, slot);
    }

    /// Updates what follows from the card and the tokens of a slot: whether an Accumulator is ready (COAL-ACC-04,
    /// COAL-ACC-11), and which tokens the card still needs.
    #[inline]
    pub(crate) fn refresh_slot(&mut self, seat: Seat, slot: Slot) {
        let bit = slot.bit();
        let side = self.side(seat);
        if side.occupied & bit == 0 {
            return;
        }
        let list = self.list(seat);
        let instance = side.instance[slot.index()] as usize;
        let (cost, tokens) = (list.cost[instance], side.tokens[slot.index()]);
        let is_reaction = list.reactions >> instance & 1 != 0;
        let steam = cost.steam.saturating_sub(tokens.steam);
        let energy = cost.energy.saturating_sub(tokens.energy);
        let missing = steam + energy;
        let mark = |mask: u8, holds: bool| mask & !bit | u8::from(holds) << slot.0;
        let side = self.side_mut(seat);
        side.ready = mark(side.ready, side.accumulators & bit != 0 && missing == 0);
        let needs = side.needs;
        side.needs = Needs {
            paid: mark(needs.paid, missing == 0),
            attacks: mark(needs.attacks, !is_reaction),
            lacks: [mark(needs.lacks[0], steam > 0), mark(needs.lacks[1], energy > 0)],
            nearly: mark(needs.nearly, missing == 1),
        };
    }

    /// Overdrives a card that has a fifth token (chapter OVD).
    pub(crate) fn overdrive_if_due(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Self>) {
        if self.side(seat).tokens[slot.index()].total() <= MOST_TOKENS {
            return;
        }
        let (instance, tokens, _) = self.lift(seat, slot);
        let card = self.list(seat).card[instance as usize];
        self.put_on_discard(seat, instance);
        self.give_to_pool(tokens.total());
        log.push(clause::OVD_05, Event::Overdriven(seat, slot, card));
        self.penalize(seat, 1, Penalty::Overdrive, clause::OVD_01, log);
    }

    pub(crate) fn remove_token(
        &mut self,
        by: Seat,
        owner: Seat,
        slot: Slot,
        kind: Resource,
        clause: Clause,
        log: &mut impl Log<Self>,
    ) {
        let tokens = &mut self.side_mut(owner).tokens[slot.index()];
        match kind {
            Resource::Steam => tokens.steam -= 1,
            Resource::Energy => tokens.energy -= 1,
        }
        self.refresh_slot(owner, slot);
        self.give_to_pool(1);
        log.push(clause, Event::Removed(by, owner, slot, kind));
    }
}
