//! Activated cards: announcement, payment, frames, responses, damage, owner-side effects (chapters ACT, ATK, REA, CTR,
//! TRF, REM).

use table::{Log, Seat, SeatSet};

use crate::action::Slot;
use crate::card::{Ability, Against, CardType, DamageKind, Resource, Tokens};
use crate::clause;
use crate::event::{Event, Origin, Penalty};
use crate::rules::{DECK_SIZE, Op};
use crate::state::{Frame, MAX_ECHO_DEPTH, MAX_FRAMES, Phase, Stage, State};

impl State {
    /// Announces, takes, reveals and checks a prepared card (COAL-ACT-02), then resolves it until a decision is needed.
    pub(crate) fn activate(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Self>) {
        let responding = self.depth > 0;
        if !responding {
            self.announced = true;
        }
        let (instance, tokens, was_face_up) = self.lift(seat, slot);
        let card = self.list(seat).card[instance as usize];
        let rules = *self.rules.card(card);
        log.push(clause::ACT_02, Event::Activated(seat, slot, card, tokens));

        let is_reaction = rules.kind == CardType::Reaction;
        let hidden_accumulator = rules.kind.is_accumulator() && !was_face_up;
        let works = if is_reaction != responding || hidden_accumulator {
            self.waste(seat, hidden_accumulator, tokens, log);
            false
        } else {
            self.pay(seat, rules.cost, tokens, log)
        };
        if works {
            let clause = if responding { clause::REA_05 } else { clause::ACT_03 };
            log.push(clause, Event::Works(seat, card));
            self.frames[(self.depth as usize).min(MAX_FRAMES - 1)] =
                Frame { owner: seat, instance, card, tokens, ..Frame::EMPTY };
            self.depth += 1;
        } else {
            log.push(clause::ACT_09, Event::Failed(seat, card));
            self.retire(seat, instance, tokens, log);
        }
        self.run(log);
    }

    /// Wastes a card of the wrong type, which has no effect (COAL-ACT-11, COAL-REA-06, COAL-ACC-12).
    fn waste(&mut self, seat: Seat, hidden_accumulator: bool, tokens: Tokens, log: &mut impl Log<Self>) {
        let responding = self.depth > 0;
        if hidden_accumulator {
            self.penalize(seat, 1, Penalty::WrongType, clause::ACC_12, log);
        } else if tokens.total() > 0 && !(responding && self.rules.options.no_wrong_reaction_damage) {
            let clause = if responding { clause::REA_06 } else { clause::ACT_11 };
            self.penalize(seat, 1, Penalty::WrongType, clause, log);
        }
    }

    /// Returns whether the tokens pay the cost; a mistake costs 1 damage (COAL-ACT-03 to COAL-ACT-08).
    fn pay(&mut self, seat: Seat, cost: Tokens, tokens: Tokens, log: &mut impl Log<Self>) -> bool {
        if tokens == cost {
            return true;
        }
        if tokens.contain(cost) {
            let other_kind = (cost.steam == 0 && tokens.steam > 0) || (cost.energy == 0 && tokens.energy > 0);
            let clause = if other_kind { clause::ACT_07 } else { clause::ACT_06 };
            self.penalize(seat, 1, Penalty::Overpaid, clause, log);
            return true;
        }
        let clause = if tokens.total() < cost.total() { clause::ACT_04 } else { clause::ACT_05 };
        self.penalize(seat, 1, Penalty::Underpaid, clause, log);
        false
    }

    /// Ends the activation: the card goes to the discard pile, its tokens to the pool (COAL-ACT-09).
    fn retire(&mut self, seat: Seat, instance: u8, tokens: Tokens, log: &mut impl Log<Self>) {
        let card = self.list(seat).card[instance as usize];
        self.put_on_discard(seat, instance);
        self.give_to_pool(tokens.total());
        log.push(clause::ACT_09, Event::Discarded(seat, card, Origin::Resolving));
    }

    /// Resolves the activated cards until a seat must decide.
    pub(crate) fn run(&mut self, log: &mut impl Log<Self>) {
        while self.depth > 0 {
            let asked = match self.top().stage {
                Stage::Begin => self.begin(log),
                Stage::Next => self.next_target(log),
                Stage::Echo => self.apply_echo(log),
                Stage::Support => self.open_support(),
                Stage::Respond => self.open_response(),
                Stage::Assign => self.assign(log),
                Stage::Effects => self.owner_side(log),
                Stage::CleanUp => self.clean_up(log),
            };
            if asked {
                return;
            }
        }
        self.after_main_action(log);
    }

    /// Settles the alternative, if there is one; then the defence of a Reaction, and the targets.
    fn begin(&mut self, log: &mut impl Log<Self>) -> bool {
        let frame = *self.top();
        if self.alternatives(&frame) > 0 {
            if !self.side(frame.owner).destroyed {
                self.ask(Phase::Choose, frame.owner);
                return true;
            }
            let alternative = self.default_alternative();
            self.top_mut().alternative = alternative;
            log.push(clause::END_05, Self::chose(&frame, alternative));
        }
        self.take_effect(log);
        false
    }

    /// Carries out the choice of an alternative (COAL-REA-09).
    pub(crate) fn choose(&mut self, alternative: u8, log: &mut impl Log<Self>) {
        let frame = self.top_mut();
        frame.alternative = alternative;
        let (clause, event) = if frame.is_echo {
            (clause::ECHO_06, Self::chose(frame, alternative))
        } else {
            (clause::REA_09, Self::chose(frame, alternative))
        };
        log.push(clause, event);
        self.take_effect(log);
        self.run(log);
    }

    fn chose(frame: &Frame, alternative: u8) -> Event {
        if frame.is_echo {
            Event::EchoChose(frame.owner, frame.card, alternative)
        } else {
            Event::Chose(frame.owner, frame.card, alternative)
        }
    }

    /// The alternative that absorbs more of the pending damage, or the first (COAL-END-05, COAL-AMB-31).
    pub(crate) fn default_alternative(&self) -> u8 {
        let top = *self.top();
        let Some(below) = self.below() else { return 0 };
        let (pending, kinds) = (self.pending(below), self.attack_kinds(below));
        let absorbs = |alternative: u8| self.face(&Frame { alternative, ..top }).absorbs_of(pending, kinds);
        (1..self.alternatives(&top)).fold(0, |best, next| if absorbs(next) > absorbs(best) { next } else { best })
    }

    fn take_effect(&mut self, log: &mut impl Log<Self>) {
        let frame = *self.top();
        if self.is_reaction(&frame) {
            self.defend(&frame, log);
            let answered = self.below().map(|below| below.owner);
            let counters = self.face(&frame).total_damage() > 0;
            self.top_mut().targets = answered.filter(|_| counters).map_or(SeatSet::NONE, SeatSet::only);
        } else {
            self.top_mut().targets = self.opponents(frame.owner);
        }
        self.top_mut().stage = Stage::Next;
    }

    /// Absorbs and neutralizes the attack that the frame responds to (COAL-REA-08, COAL-REA-11, COAL-REA-04).
    fn defend(&mut self, frame: &Frame, log: &mut impl Log<Self>) {
        let Some(below) = self.below().copied() else { return };
        let face = *self.face(frame);
        let kinds = self.attack_kinds(&below);
        let pending = self.pending(&below);
        let place = self.depth as usize - 2;
        for kind in [Against::Physical, Against::Energy] {
            let index = kind as usize;
            if face.absorb[index] > 0 {
                self.frames[place].absorbed[index] = below.absorbed[index].saturating_add(face.absorb[index]);
                log.push(clause::REA_08, Event::Absorbs(frame.owner, kind, face.absorb[index].min(pending[index])));
            }
        }
        for kind in [Against::Physical, Against::Energy] {
            if face.neutralize[kind as usize] && kinds[kind as usize] && !self.frames[place].neutralized {
                self.frames[place].neutralized = true;
                if self.rules.options.neutralize_whole_card {
                    self.frames[place].op = u8::MAX;
                }
                log.push(clause::REA_11, Event::Neutralizes(frame.owner, kind));
            }
        }
    }

    /// Turns to the next target, clockwise (COAL-ATK-02).
    fn next_target(&mut self, log: &mut impl Log<Self>) -> bool {
        let frame = *self.top();
        let next = frame.owner.others_clockwise(self.seats).find(|seat| frame.targets.contains(*seat));
        let Some(target) = next else {
            self.top_mut().stage = Stage::Effects;
            return false;
        };
        let damage = self.face(&frame).damage;
        if self.is_reaction(&frame) {
            let clause = if frame.is_echo { clause::ECHO_08 } else { clause::CTR_01 };
            log.push(clause, Event::Counterattacks(frame.owner, frame.card, target, damage));
        } else {
            log.push(clause::ATK_02, Event::Attacks(frame.owner, frame.card, target, damage));
        }
        let echo_end = if self.echo_works_against(&frame) { self.side(target).echo_len } else { 0 };
        let frame = self.top_mut();
        frame.target = target;
        frame.targets = frame.targets.without(target);
        frame.absorbed = [0; 2];
        frame.neutralized = false;
        frame.echo = 0;
        frame.echo_end = echo_end;
        frame.stage = if echo_end > 0 { Stage::Echo } else { Stage::Support };
        if self.depth == 1 {
            self.forget_echoes();
        }
        false
    }

    /// Lets every Echo card work again from now on (COAL-AMB-90).
    fn forget_echoes(&mut self) {
        if self.rules.options.echo_against_counters {
            self.sides.iter_mut().for_each(|side| side.echoed = 0);
        }
    }

    /// Whether Echo cards work against this attack: not against counterattacks (COAL-ECHO-10, COAL-AMB-90).
    fn echo_works_against(&self, frame: &Frame) -> bool {
        self.has_many_seats() && (!self.is_reaction(frame) || self.rules.options.echo_against_counters)
    }

    /// Applies the target's next Echo card, the oldest first (COAL-ECHO-04 to COAL-ECHO-08): a card that is resolved
    /// within the attack and stays where it lies.
    fn apply_echo(&mut self, log: &mut impl Log<Self>) -> bool {
        let frame = *self.top();
        let (place, target) = (frame.echo as usize, frame.target);
        if frame.echo == frame.echo_end {
            self.top_mut().stage = Stage::Support;
            return false;
        }
        self.top_mut().echo += 1;
        let instance = self.side(target).echo[place];
        let is_spent = self.side(target).echoed >> instance & 1 != 0;
        if is_spent || self.depth as usize >= MAX_ECHO_DEPTH {
            return false;
        }
        if self.rules.options.echo_against_counters {
            self.side_mut(target).echoed |= 1 << instance;
        }
        let card = self.list(target).card[instance as usize];
        log.push(clause::ECHO_04, Event::Echoes(target, card));
        self.frames[(self.depth as usize).min(MAX_FRAMES - 1)] =
            Frame { owner: target, instance, card, is_echo: true, ..Frame::EMPTY };
        self.depth += 1;
        false
    }

    /// Opens W-RESPOND, unless the target is destroyed or cannot do anything (COAL-WIN-11, COAL-END-05).
    fn open_response(&mut self) -> bool {
        let target = self.top().target;
        if self.side(target).destroyed || self.cannot_respond(target) {
            self.top_mut().stage = Stage::Assign;
            return false;
        }
        self.ask(Phase::Respond, target);
        true
    }

    /// Carries out the target's pass: the damage is assigned (COAL-REA-16).
    pub(crate) fn pass_response(&mut self, log: &mut impl Log<Self>) {
        self.called = self.called.without(self.asked);
        self.top_mut().stage = Stage::Assign;
        self.run(log);
    }

    /// Computes and assigns the damage (COAL-ATK-04), with Luthor's cap, Lorenz's hits and Kraus's draw.
    fn assign(&mut self, log: &mut impl Log<Self>) -> bool {
        let frame = *self.top();
        let (target, attacker) = (frame.target, frame.owner);
        let mut damage = self.pending(&frame);
        let physical = DamageKind::Physical as usize;
        let ability = self.ability(target);

        if ability == Some(Ability::LuthorCap) {
            let from = self.side(target).physical_from;
            let suffered = if self.rules.options.luthor_total { from.iter().sum() } else { from[attacker.index()] };
            let allowed = 2u8.saturating_sub(suffered);
            if damage[physical] > allowed {
                log.push(clause::PIL_04, Event::Ignored(target, damage[physical] - allowed));
                damage[physical] = allowed;
            }
        }

        let total = damage.iter().sum();
        if total == 0 {
            log.push(clause::ATK_06, Event::Unhurt(target));
        } else {
            let kind = self.rules.card(frame.card).kind;
            let counts = damage[physical] > 0 || self.rules.options.lorenz_any_damage;
            if kind.is_physical_attack() && counts {
                self.side_mut(attacker).hits[target.index()] += 1;
            }
            self.top_mut().hits += 1;
            self.side_mut(target).physical_from[attacker.index()] += damage[physical];
            log.push(clause::ATK_04, Event::Hit(target, damage, attacker));
            self.suffer(target, total, log);
            if ability == Some(Ability::KrausDraw) && total >= 2 && !self.side(target).destroyed {
                let cards = if self.rules.options.kraus_per_pair { total / 2 } else { 1 };
                if self.side(target).deck_len > 0 {
                    log.push(clause::PIL_18, Event::UsedAbility(target, Ability::KrausDraw));
                    self.draw(target, cards, clause::PIL_18, log);
                }
            }
        }
        self.top_mut().stage = Stage::Next;
        false
    }

    /// Carries out the next owner-side effect (COAL-ATK-03). Returns `true` when it asks something.
    fn owner_side(&mut self, log: &mut impl Log<Self>) -> bool {
        let frame = *self.top();
        let owner = frame.owner;
        let Some(op) = self.face(&frame).ops.get(frame.op).filter(|_| !self.side(owner).destroyed) else {
            self.top_mut().stage = Stage::CleanUp;
            return false;
        };
        match op {
            Op::Remove(kind, n) => {
                let allowed = frame.hits > 0 || self.is_reaction(&frame);
                if allowed && self.token_spots(kind) != 0 {
                    let times = if self.rules.options.remove_per_target { frame.hits.max(1) } else { 1 };
                    self.top_mut().left = n.saturating_mul(times);
                    self.ask(Phase::Remove, owner);
                    return true;
                }
            }
            Op::Draw(n) => self.instructed_draw(owner, n, log),
            Op::DiscardDeck(n) => self.discard_from_deck(owner, n, clause::SYM_02, log),
            Op::DiscardHand(n) => {
                let cards = n.min(self.side(owner).hand_len());
                if cards > 0 {
                    self.top_mut().left = cards;
                    self.ask(Phase::Drop, owner);
                    return true;
                }
            }
            Op::Heal(n) => self.heal(owner, n, clause::SYM_04, log),
            Op::SelfDamage(n) => self.penalize(owner, n, Penalty::Printed, clause::SYM_05, log),
            Op::Transfer(n) => {
                self.top_mut().left = n.min(frame.tokens.total());
                return self.transfer_next(log);
            }
            Op::PayHand(_) | Op::PayDeck(_) | Op::PaySelf(_) | Op::Generate(..) => {}
        }
        self.top_mut().op += 1;
        false
    }

    /// Moves one token to another card (COAL-TRF-01).
    pub(crate) fn transfer_token(&mut self, kind: Resource, slot: Slot, log: &mut impl Log<Self>) {
        let frame = self.top_mut();
        match kind {
            Resource::Steam => frame.tokens.steam -= 1,
            Resource::Energy => frame.tokens.energy -= 1,
        }
        frame.left -= 1;
        let owner = frame.owner;
        self.add_token(owner, slot, kind);
        log.push(clause::TRF_01, Event::Transferred(owner, slot, kind));
        if !self.rules.options.tokens_together {
            self.overdrive_if_due(owner, slot, log);
        }
        if !self.transfer_next(log) {
            self.run(log);
        }
    }

    /// Asks where to move the next token. Tokens without a destination are lost for 1 damage each (COAL-TRF-05,
    /// COAL-TRF-06). Returns `true` when it asks.
    pub(crate) fn transfer_next(&mut self, log: &mut impl Log<Self>) -> bool {
        let frame = *self.top();
        let owner = frame.owner;
        if frame.left > 0 && !self.side(owner).destroyed {
            let movable = |count: u8, kind| count > 0 && self.transfer_slots(owner, kind) != 0;
            if movable(frame.tokens.steam, Resource::Steam) || movable(frame.tokens.energy, Resource::Energy) {
                self.ask(Phase::Transfer, owner);
                return true;
            }
            for _ in 0..frame.left {
                let tokens = &mut self.top_mut().tokens;
                let kind = if tokens.steam > 0 { Resource::Steam } else { Resource::Energy };
                match kind {
                    Resource::Steam => tokens.steam -= 1,
                    Resource::Energy => tokens.energy -= 1,
                }
                self.give_to_pool(1);
                log.push(clause::TRF_06, Event::Lost(owner, kind));
                self.penalize(owner, 1, Penalty::NoDestination, clause::TRF_06, log);
            }
        }
        if self.rules.options.tokens_together {
            Slot::ALL.into_iter().for_each(|slot| self.overdrive_if_due(owner, slot, log));
        }
        let frame = self.top_mut();
        frame.left = 0;
        frame.op += 1;
        false
    }

    fn clean_up(&mut self, log: &mut impl Log<Self>) -> bool {
        let frame = *self.top();
        self.depth -= 1;
        if self.depth == 0 {
            self.forget_echoes();
        }
        if frame.is_echo {
            return false;
        }
        if self.has_many_seats() && self.is_reaction(&frame) && self.rules.card(frame.card).has_echo {
            self.give_to_pool(frame.tokens.total());
            let side = self.side_mut(frame.owner);
            side.echo[side.echo_len as usize % DECK_SIZE] = frame.instance;
            side.echo_len += 1;
            log.push(clause::ECHO_02, Event::Stays(frame.owner, frame.card));
        } else {
            self.retire(frame.owner, frame.instance, frame.tokens, log);
        }
        false
    }
}
