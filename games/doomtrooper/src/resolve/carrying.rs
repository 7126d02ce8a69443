//! One step of an effect.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{Asks, Leaves, Slots, half_up};
use crate::happening::EARNED;
use crate::language::{Chooser, Kind, Op, Tag, Until, Who};
use crate::resolve::FROM_HAND;
use crate::state::{
    At, Bits, CombatStep, Deed, Ends, Frame, IN_DESTINY, Instance, NOBODY, SLOTS, SlotNo, State, What, flag,
};

impl State {
    /// Carries out one step.
    pub(super) fn carry(
        &mut self,
        op: &Op,
        deed: &Deed,
        asks: &Asks,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        let clause = clause::TIME_06;
        let mut slots = Slots::new();
        let seat = deed.seat;
        match op {
            Op::OnlyTactic(tactic, until) => {
                self.note(deed, SlotNo::NONE, *until);
                if self.combat.tactic.is_some_and(|now| now != *tactic) {
                    self.combat.ended = true;
                }
            }
            Op::NoCombats(until) | Op::NoPlaying(_, until) => {
                self.note(deed, SlotNo::NONE, *until);
                if matches!(op, Op::NoCombats(_)) && self.combat.step != CombatStep::None {
                    self.combat.ended = true;
                }
            }
            Op::Heal(who) => {
                self.reached(who, deed, asks, &mut slots);
                for slot in slots {
                    self.heal(slot, clause, log);
                }
            }
            Op::Wound(who, earns) => {
                self.reached(who, deed, asks, &mut slots);
                let earner = if *earns { self.earner_of(seat, asks) } else { NOBODY };
                slots.retain(|slot| !self.is_safe_from(*slot, deed));
                for slot in slots {
                    self.wound(slot, SlotNo::NONE, earner, false, log);
                }
            }
            Op::Kill(who, earns) => {
                self.reached(who, deed, asks, &mut slots);
                let earner = if *earns { self.earner_of(seat, asks) } else { NOBODY };
                slots.retain(|slot| !self.is_safe_from(*slot, deed));
                for slot in slots {
                    self.wound(slot, SlotNo::NONE, earner, true, log);
                }
            }
            Op::Damage(who, amount, earns) => {
                let points = self.amount(amount, asks);
                self.reached(who, deed, asks, &mut slots);
                let earner = if *earns { self.earner_of(seat, asks) } else { NOBODY };
                slots.retain(|slot| !self.is_safe_from(*slot, deed));
                for slot in slots {
                    if self.is_in_play(slot) && points >= self.slot(slot).ratings[2] {
                        self.wound(slot, SlotNo::NONE, earner, false, log);
                    }
                }
            }
            Op::Save(who) => {
                self.reached(who, deed, asks, &mut slots);
                for slot in slots {
                    if self.slot(slot).is(flag::KILLED) && !self.slot(slot).is(flag::DOOMED) {
                        let card = self.slot_mut(slot);
                        card.set(flag::KILLED, false);
                        card.set(flag::ANNIHILATED, false);
                        card.earner = NOBODY;
                        log.push(clause::CMB_24, Event::Saved(self.sight(slot)));
                    }
                }
            }
            Op::Discard(who) => self.remove(who, deed, asks, Leaves::Discarded, log),
            Op::Annihilate(who) => self.remove(who, deed, asks, Leaves::Annihilated, log),
            Op::AnnihilateAll => {
                // What lies on a card goes before it, so that it is annihilated and not discarded with it. An Alliance
                // goes only where a card names it (ALLY-04, AMB-111).
                while let Some(slot) = self
                    .in_play()
                    .find(|slot| self.card_at(*slot).kind != Kind::Alliance && self.attached_to(*slot).next().is_none())
                {
                    self.leave(slot, Leaves::Annihilated, clause, log);
                }
            }
            Op::ToHand(who) => self.remove(who, deed, asks, Leaves::ToHand, log),
            Op::IntoDrawPile(Who::This) if asks.this == SlotNo::NONE && self.is_discarded(deed) => {
                let owner = deed.instance.owner();
                self.side_mut(owner).discard &= !(1 << deed.instance.number());
                self.file(deed.instance, Leaves::IntoPile);
                self.shuffle(owner, clause, chance, log);
            }
            Op::IntoDrawPile(who) => {
                self.reached(who, deed, asks, &mut slots);
                let owners: ArrayVec<Seat, SLOTS> =
                    slots.iter().map(|slot| self.slot(*slot).instance.owner()).collect();
                self.remove(who, deed, asks, Leaves::IntoPile, log);
                for owner in owners {
                    self.shuffle(owner, clause, chance, log);
                }
            }
            Op::MoveTo(what, to) => {
                self.who(to, asks, &mut slots);
                if let Some(to) = slots.first().copied() {
                    self.who(what, asks, &mut slots);
                    for slot in slots {
                        let moves = !self.is_fixed(slot);
                        if slot != to && moves && matches!(self.slot(slot).at, At::Card | At::Game) {
                            let card = self.slot_mut(slot);
                            (card.at, card.host) = (At::Card, to);
                            card.flags &= !(flag::IN_USE | flag::INSIDE);
                            let number = self.identity[self.slot(slot).instance.index()];
                            log.push(clause, Event::Attached(self.spot(slot), number, self.sight(to)));
                        }
                    }
                }
            }
            Op::IntoCover(who) => {
                self.reached(who, deed, asks, &mut slots);
                for slot in slots {
                    self.send_into_cover(slot, clause::COV_16, log);
                }
            }
            Op::OutOfCover(who) => {
                self.reached(who, deed, asks, &mut slots);
                for slot in slots {
                    self.out_of_cover(slot, log);
                }
            }
            Op::MoveToPlace(who, place) => {
                self.reached(who, deed, asks, &mut slots);
                for slot in slots {
                    self.move_to(slot, (*place).into(), clause, log);
                }
            }
            Op::Markers(who, n) => {
                self.reached(who, deed, asks, &mut slots);
                for slot in slots {
                    if slot == asks.this {
                        let card = self.slot_mut(slot);
                        card.markers = card.markers.saturating_add_signed(*n).min(99);
                    } else {
                        self.mark(deed, slot, *n);
                    }
                }
            }
            Op::GainDestiny(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, deed, asks) {
                    self.earn_destiny(player, n, clause, log);
                }
            }
            Op::LoseDestiny(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, deed, asks) {
                    self.earn_destiny(player, -n, clause, log);
                }
            }
            Op::LoseAllDestiny(players) => {
                for player in self.unguarded(players, deed, asks) {
                    self.earn_destiny(player, -9_999, clause, log);
                }
            }
            Op::GainPromotion(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, deed, asks) {
                    self.earn_promotion(player, n, clause, log);
                    // What a Mission earns its holder has earned (TW-15).
                    if matches!(deed.what, What::Goal(_)) && self.is_in_play(deed.caster) && n > 0 {
                        self.raise(EARNED, deed.caster, SlotNo::NONE, player, n.min(100) as i8);
                    }
                }
            }
            Op::LosePromotion(players, amount) => {
                let n = self.amount(amount, asks);
                for player in self.unguarded(players, deed, asks) {
                    self.earn_promotion(player, -n, clause, log);
                }
            }
            Op::LoseHalfPromotion(players) => {
                for player in self.unguarded(players, deed, asks) {
                    let n = self.side(player).promotion / 2;
                    self.earn_promotion(player, -n, clause, log);
                }
            }
            Op::SwapDestiny(players) => {
                if let Some(other) = self.unguarded(players, deed, asks).first().copied() {
                    let more = self.side(other).destiny - self.side(seat).destiny;
                    self.earn_destiny(seat, more, clause, log);
                    self.earn_destiny(other, -more, clause, log);
                }
            }
            Op::Draw(players, amount) => {
                let n = self.amount(amount, asks).clamp(0, 60) as u8;
                for player in self.players(players, asks) {
                    self.draw(player, n, clause, log);
                }
            }
            Op::LookAtHand(players) => {
                for player in self.players(players, asks) {
                    if player != seat {
                        self.look_at_hand(seat, player, log);
                    }
                }
            }
            Op::DiscardFromHand(players, amount, Chooser::Random) => {
                let n = self.amount(amount, asks).max(0);
                for player in self.players(players, asks) {
                    for _ in 0..n.min(i16::from(self.hand_len(player))) {
                        let k = chance.below(Draw::of(FROM_HAND, player), u32::from(self.hand_len(player)));
                        let picked = self.hand(player).nth(k as usize);
                        if let Some(instance) = picked {
                            self.discard_openly(instance, log);
                        }
                    }
                }
            }
            // Nobody takes those of a player who has left meanwhile (GAME-13).
            Op::ActionsNow(n) if !self.has_left(seat) => {
                // Granted in a combat, they are taken when it is over (ACT-11): each player takes the own ones.
                let granted = &mut self.granted[seat.index()];
                *granted = granted.saturating_add(*n);
            }
            Op::MoreActions(n, attack) if self.active == seat => {
                self.actions = self.actions.saturating_add(*n);
                self.attacks = self.attacks.saturating_add(u8::from(*attack));
            }
            Op::OneMoreAttack if self.active == seat => self.attacks = self.attacks.saturating_add(1),
            Op::RaiseTarget(n) => self.raise_target(*n, log),
            Op::TakeDiscarded => self.take_discarded(deed.about, log),
            Op::AnnihilateFound => self.annihilate_found(deed.about, log),
            Op::SwapFound => self.swap_found(deed.about, deed.amount, chance, log),
            Op::FewerActions(players, n) => {
                for player in self.players(players, asks) {
                    let side = self.side_mut(player);
                    side.fewer_actions = side.fewer_actions.saturating_add(*n);
                }
            }
            Op::MissTurn(players) => {
                for player in self.players(players, asks) {
                    let side = self.side_mut(player);
                    side.missed_turns = side.missed_turns.saturating_add(1);
                }
            }
            Op::ReverseDirection => {
                self.note_ending(deed, SlotNo::NONE, Ends::Reverses);
                log.push(clause::MULTI_09, Event::Reversed);
            }
            Op::ExchangeSeats(players) => {
                if let Some(other) = self.players(players, asks).first().copied().filter(|other| *other != seat) {
                    self.note_ending(deed, SlotNo::NONE, Ends::Exchanges(other));
                    log.push(clause::MULTI_09, Event::ExchangedSeats(seat, other));
                }
            }
            Op::AnotherTurn => {
                let side = self.side_mut(seat);
                side.more_turns = side.more_turns.saturating_add(1);
            }
            Op::Cancel => {
                let at = self.frames.len().saturating_sub(1);
                if let Some(played) = self.late_target(deed, at) {
                    self.end_play(played, log);
                    return;
                }
                let answered = self.frames[..at].iter_mut().rev().find_map(|frame| match frame {
                    Frame::Deed(deed) => Some(deed),
                    _ => None,
                });
                if let Some(answered) = answered {
                    answered.cancelled = true;
                }
            }
            Op::EarnKills => self.combat.earner = seat.0,
            Op::EndCombat => self.combat.ended = self.combat.step != CombatStep::None,
            Op::SwitchTactic => {
                if let Some(now) = self.combat.tactic {
                    self.change_tactic(now.other(), log);
                }
            }
            Op::SetTactic(tactic) => self.change_tactic(*tactic, log),
            // It came with the attacker.
            Op::ChangeDefender(_) if self.new_defender(deed.pc.wrapping_sub(1)).is_some() => {}
            Op::ChangeDefender(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied() {
                    self.replace(false, slot, log);
                }
            }
            Op::ChangeAttacker(who) if self.new_defender(deed.pc).is_some() => {
                let both = (self.whom(who, asks), self.new_defender(deed.pc).map_or(0, |who| self.whom(who, asks)));
                if let (Some(one), Some(other)) = (Bits(both.0).next(), Bits(both.1).next()) {
                    self.replace_pair(one, other, log);
                }
            }
            Op::ChangeAttacker(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied() {
                    self.replace(true, slot, log);
                }
            }
            Op::FirstBlow(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied()
                    && self.is_combatant(slot)
                {
                    (self.combat.first, self.combat.first_ends) = (slot, true);
                    self.note(deed, slot, Until::Combat);
                }
            }
            Op::NotUsed(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    let card = self.slot_mut(slot);
                    card.set(flag::BARRED, true);
                    card.set(flag::IN_USE, false);
                }
            }
            Op::Withdraw(who) => {
                self.who(who, asks, &mut slots);
                if let Some(slot) = slots.first().copied()
                    && self.is_combatant(slot)
                {
                    let opponent = self.opponent_of(slot);
                    let points = half_up(self.slot(slot).ratings[3].max(0));
                    let earner = self.slot(opponent).controller;
                    self.earn_promotion(earner, points, clause, log);
                    self.combat.ended = true;
                }
            }
            Op::TakeEarned => {
                let n = i16::from(asks.amount);
                self.earn_promotion(asks.player, -n, clause, log);
                self.earn_promotion(seat, n, clause, log);
            }
            Op::Sabotage(who, players, points) => {
                let points = self.amount(points, asks);
                self.who(who, asks, &mut slots);
                if let (Some(slot), Some(target)) = (slots.first(), self.players(players, asks).first()) {
                    self.sabotage_for(seat, *slot, *target, points, log);
                }
            }
            Op::DiscardHand(players) => {
                for player in self.players(players, asks) {
                    let hand: ArrayVec<Instance, 128> = self.hand(player).collect();
                    for instance in hand {
                        self.discard_openly(instance, log);
                    }
                }
            }
            Op::Reshuffle(players) => {
                for player in self.players(players, asks) {
                    let discard = std::mem::take(&mut self.side_mut(player).discard);
                    let cards: ArrayVec<Instance, 128> = self.cards_in(player, discard).collect();
                    for instance in cards {
                        self.file(instance, Leaves::IntoPile);
                    }
                    self.shuffle(player, clause, chance, log);
                }
            }
            Op::SwapPiles(players) => {
                for player in self.players(players, asks) {
                    self.swap_piles(player, chance, log);
                }
            }
            Op::PreventWound(who) => {
                self.who(who, asks, &mut slots);
                slots.retain(|slot| !self.slot(*slot).is(flag::DOOMED));
                for slot in slots {
                    let card = self.slot_mut(slot);
                    if card.is(flag::KILLED) {
                        card.set(flag::KILLED, false);
                        card.set(flag::ANNIHILATED, false);
                        card.earner = NOBODY;
                    } else if card.is(flag::WOUNDED_NOW) {
                        card.set(flag::WOUNDED, false);
                        card.set(flag::WOUNDED_NOW, false);
                    }
                    log.push(clause::CMB_24, Event::Saved(self.sight(slot)));
                }
            }
            Op::MoveAllTo(from, to) => {
                self.who(to, asks, &mut slots);
                if let Some(to) = slots.first().copied() {
                    self.who(from, asks, &mut slots);
                    for host in slots {
                        let on: Slots = self.attached_to(host).collect();
                        for card in on {
                            if !self.is_fixed(card) {
                                self.slot_mut(card).host = to;
                            }
                        }
                    }
                }
            }
            Op::StaysInPlay(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    if self.slot(slot).is(flag::KILLED) {
                        self.slot_mut(slot).set(flag::STAYS, true);
                    }
                }
            }
            Op::DiscardIllegal(who) => {
                self.who(who, asks, &mut slots);
                for host in slots {
                    let on: Slots = self.attached_to(host).filter(|on| self.is_out_of_place(*on)).collect();
                    for card in on {
                        self.leave(card, Leaves::Discarded, clause, log);
                    }
                }
            }
            Op::LookAtTop(players, amount) => {
                let n = self.amount(amount, asks).clamp(0, 60) as usize;
                for player in self.players(players, asks) {
                    self.look_at_top(seat, player, n, log);
                }
            }
            Op::LosesVehicle(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    let inside: Slots = self.attached_to(slot).filter(|on| self.slot(*on).is(flag::INSIDE)).collect();
                    for vehicle in inside {
                        self.leave(vehicle, Leaves::Discarded, clause, log);
                    }
                }
            }
            Op::MustBeAttacker(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    self.note(deed, slot, Until::Combat);
                }
            }
            Op::MustAttackNext(players, who) => {
                let player = self.players(players, asks).first().copied();
                self.who(who, asks, &mut slots);
                if let (Some(player), Some(slot)) = (player, slots.first().copied()) {
                    self.note(&Deed { player, ..*deed }, slot, Until::TargetsNextTurn);
                }
            }
            Op::ForceAttack(who, whom) => {
                let mut others = Slots::new();
                self.who(who, asks, &mut slots);
                self.who(whom, asks, &mut others);
                if let (Some(attacker), Some(defender)) = (slots.first().copied(), others.first().copied())
                    && self.combat.step == CombatStep::None
                {
                    self.identify(attacker, log);
                    if self.is_in_play(attacker) && self.is_in_play(defender) {
                        self.begin_combat(seat, attacker, defender, log);
                        self.bind_to_combat(deed);
                    }
                }
            }
            Op::Control(who, players) => {
                let player = self.players(players, asks).first().copied();
                self.reached(who, deed, asks, &mut slots);
                if let Some(player) = player {
                    for slot in slots {
                        self.hand_over(slot, player, log);
                    }
                }
            }
            Op::Infect(who) => {
                self.who(who, asks, &mut slots);
                let name = self.card_of(deed.instance).name.number();
                let to = slots.first().copied().filter(|slot| {
                    !self.slot(*slot).is(flag::KILLED)
                        && !self
                            .attached_to(*slot)
                            .any(|on| self.card_at(on).name.number() == name && self.has_infected(on))
                });
                match to {
                    _ if !self.is_in_play(asks.this) => {}
                    Some(to) => {
                        let number = self.identity[deed.instance.index()];
                        let card = self.slot_mut(asks.this);
                        (card.host, card.chosen) = (to, to);
                        card.set(flag::IN_USE, false);
                        log.push(clause, Event::Attached(self.spot(asks.this), number, self.sight(to)));
                    }
                    None => self.leave(asks.this, Leaves::Discarded, clause, log),
                }
            }
            Op::Redeem(who) => {
                self.who(who, asks, &mut slots);
                for slot in slots {
                    self.redeem(slot, log);
                }
            }
            Op::Assign(who) => {
                self.who(who, asks, &mut slots);
                if let Some(to) = slots.first().copied()
                    && self.is_in_play(asks.this)
                {
                    self.assign(deed, asks.this, to);
                }
            }
            _ => {}
        }
        self.dirty = true;
    }

    /// Who earns the points of what dies by an effect: the player, in D where the warrior that bears the card, or casts
    /// it, earns nothing else (CMB-29).
    fn earner_of(&self, seat: Seat, asks: &Asks) -> u8 {
        let in_destiny = self.is_in_play(asks.bearer)
            && self.slot(asks.bearer).controller == seat
            && self.is_warrior(asks.bearer)
            && self.earns_only_destiny(asks.bearer);
        if in_destiny { seat.0 | IN_DESTINY } else { seat.0 }
    }

    /// Another player controls a card from now on, with everything attached to it.
    fn hand_over(&mut self, slot: SlotNo, player: Seat, log: &mut impl Log<Self>) {
        if self.slot(slot).controller == player {
            return;
        }
        log.push(clause::TIME_06, Event::Controlled(self.sight(slot), player));
        let mut cards = Slots::new();
        cards.push(slot);
        let mut next = 0;
        while next < cards.len() {
            let host = cards[next];
            self.slot_mut(host).controller = player;
            let on: Slots = self.attached_to(host).collect();
            cards.extend(on);
            next += 1;
        }
    }

    /// The Draw Pile becomes the Discard Pile, and this, shuffled, the Draw Pile.
    fn swap_piles(&mut self, player: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let discard = std::mem::take(&mut self.side_mut(player).discard);
        let drawn: ArrayVec<u8, 128> = self.pile(player).iter().copied().collect();
        self.side_mut(player).pile_len = 0;
        let cards: ArrayVec<Instance, 128> = self.cards_in(player, discard).collect();
        for number in drawn {
            self.file(Instance::new(player, usize::from(number)), Leaves::Discarded);
        }
        for instance in cards {
            self.file(instance, Leaves::IntoPile);
        }
        log.push(clause::TIME_06, Event::SwappedPiles(player));
        self.shuffle(player, clause::TIME_06, chance, log);
    }

    /// A Heretic is what it was: what made it one ends, and cards that did leave.
    fn redeem(&mut self, slot: SlotNo, log: &mut impl Log<Self>) {
        let rules = self.rules.clone();
        let makes = |gives: &std::ops::Range<u16>| {
            rules.programs.gives[gives.start as usize..gives.end as usize]
                .contains(&crate::language::Gives::Is(Tag::Heretic))
        };
        self.effects.retain(|effect| {
            effect.to != slot
                || !matches!(&rules.programs.code[effect.pc as usize],
                    crate::program::Step::Lasts { gives, .. } if makes(gives))
        });
        let cards: Slots = self
            .attached_to(slot)
            .filter(|on| self.ready_at(*on).standing.iter().any(|standing| makes(&standing.gives)))
            .collect();
        for card in cards {
            self.leave(card, Leaves::Discarded, clause::TIME_06, log);
        }
    }
}
