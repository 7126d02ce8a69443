//! What each effect does.

use arrayvec::ArrayVec;
use table::{Chance, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::facts::{SHIPS, slot_of};
use crate::language::{Effect, Estro, Face, NewEstro, Pick, Stat, Target, Timing, Until, Usage, Value, Who};
use crate::rules::Step;
use crate::state::{
    CardId, Change, Drawn, Ends, Entrance, FIELD, Frame, GiftRun, Location, Origin, Placing, Prompt, State, flag,
};

/// The cards of one effect.
type Targets = ArrayVec<CardId, { 2 * FIELD }>;

impl State {
    /// Carries out one effect of the Gift on top of the stack, as far as it is possible (ESTRO-GIFT-17).
    pub(super) fn carry_out(
        &mut self,
        run: &GiftRun,
        effect: &Effect,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        let targets = match effect.target() {
            Some(target) => self.targets_of(run, target, chance),
            None => Targets::new(),
        };
        // The effect may put frames above the Gift.
        let own = self.depth as usize - 1;
        if self.do_effect(run, effect, &targets, chance, log)
            && let Frame::Gift(run) = &mut self.stack[own]
        {
            run.has_acted = true;
        }
    }

    /// The cards that an effect is about, as far as they are still there (ESTRO-GIFT-18).
    fn targets_of(&self, run: &GiftRun, target: &Target, chance: &mut impl Chance) -> Targets {
        let mut list = Targets::new();
        // Nothing on another field (ESTRO-CONQ-07).
        let mut one = |card: CardId| {
            if card.is_some() && self.reaches(run.card, card) {
                list.push(card);
            }
        };
        match target {
            Target::This => one(run.card),
            Target::Foe => one(self.foe_of(run.card).unwrap_or(CardId::NONE)),
            Target::Attacker => one(self.attack().map_or(CardId::NONE, |attack| attack.attacker)),
            Target::Attacked => one(self.attack().map_or(CardId::NONE, |attack| attack.target)),
            Target::Cause => one(run.cause),
            Target::Choose(filter) => {
                let place = self.choice_before(run);
                let chosen = run.chosen.get(place).copied().unwrap_or(CardId::NONE);
                if chosen.is_some() && self.fits(filter, run.card, run.controller, chosen) {
                    one(chosen);
                }
            }
            Target::Chosen => {
                one(self.choice_before(run).checked_sub(1).map_or(CardId::NONE, |place| run.chosen[place]))
            }
            Target::All(filter) => self.each_of(filter, run.card, run.controller, one),
            Target::Random(filter) => {
                self.each_of(filter, run.card, run.controller, one);
                self.keep_one_at_random(&mut list, run.controller, chance);
            }
            Target::Highest(filter) | Target::Lowest(filter) => {
                self.each_of(filter, run.card, run.controller, one);
                let wants_high = matches!(target, Target::Highest(_));
                let tot = |card: &CardId| self.now(*card).tot;
                let best = if wants_high { list.iter().map(tot).max() } else { list.iter().map(tot).min() };
                list.retain(|card| Some(tot(card)) == best);
                self.keep_one_at_random(&mut list, run.controller, chance);
            }
        }
        list
    }

    /// How many choices stand before the effect that is carried out now.
    fn choice_before(&self, run: &GiftRun) -> usize {
        let before = &self.steps_of(run)[..run.effect as usize];
        before.iter().filter_map(Step::effect).filter(|effect| crate::facts::chooses(effect)).count()
    }

    fn named(&self, card: CardId) -> (Seat, crate::rules::CardNo) {
        (self.card(card).controller, self.card(card).no)
    }

    #[allow(clippy::too_many_lines, reason = "one arm an effect, a text table of what each does")]
    fn do_effect(
        &mut self,
        run: &GiftRun,
        effect: &Effect,
        targets: &Targets,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) -> bool {
        let seat = run.controller;
        let on_field: Targets = targets.iter().copied().filter(|card| self.card(*card).is_up()).collect();
        match effect {
            Effect::Add(_, value, amount, until) => {
                let n = self.reduced(self.amount(amount, run.card), run);
                let ends = self.ends(*until, seat);
                self.add_to_all(run, &on_field, *value, n, ends, log)
            }
            Effect::Double(_, value, until) => {
                let ends = self.ends(*until, seat);
                for card in &on_field {
                    let n = self.now(*card).get(*value, self.card(*card).main);
                    self.change_value(run, *card, *value, n, ends, log);
                }
                !on_field.is_empty()
            }
            Effect::Swap(_, a, b, until) => {
                for card in &on_field {
                    self.swap_stats(run, *card, [*a, *b], *until, log);
                }
                !on_field.is_empty()
            }
            Effect::Exchange(..) => {
                if !on_field.is_empty() {
                    self.ask(seat, Prompt::Stats);
                }
                !on_field.is_empty()
            }
            Effect::Become(_, estro, until) => {
                let estro = match estro {
                    NewEstro::Is(estro) => *estro,
                    NewEstro::Chosen => {
                        if !on_field.is_empty() {
                            self.ask(seat, Prompt::Estro(run.card));
                        }
                        return !on_field.is_empty();
                    }
                };
                let ends = self.ends(*until, seat);
                for card in &on_field {
                    self.become_estro(*card, estro, ends, log);
                }
                !on_field.is_empty()
            }
            Effect::Destroy(_) => {
                let cards: Targets = targets.iter().copied().filter(|card| self.card(*card).is_on_field()).collect();
                self.destroy(&cards, Some(self.doer(run)));
                !cards.is_empty()
            }
            Effect::Save(_) => {
                let mut saved = false;
                for card in targets {
                    saved |= self.save(*card, log);
                }
                saved
            }
            Effect::Protect(_, until) => {
                let ends = self.ends(*until, seat);
                self.mark_all(
                    targets,
                    Change::Protected,
                    ends,
                    |this, card| Event::Protected(this.card(card).controller, this.public_no(card)),
                    log,
                )
            }
            Effect::Sacrifice(_) => {
                for card in targets {
                    self.sacrifice(*card, log);
                }
                // What is not paid for does not happen.
                if targets.is_empty()
                    && let Frame::Gift(top) = self.top_mut()
                {
                    top.effect = u8::MAX;
                }
                !targets.is_empty()
            }
            Effect::Return(target) => self.return_all(run, targets, target, false, log),
            Effect::ReturnInhibited(target) => self.return_all(run, targets, target, true, log),
            Effect::ToHand(_) => {
                for card in targets {
                    self.return_to_hand(*card, log);
                }
                !targets.is_empty()
            }
            Effect::Draw(who, n) => {
                let n = self.reduced(i16::from(*n), run) as u8;
                self.each_seat(*who, run, |this, who| this.draw_by_gift(run, who, n, log))
            }
            Effect::DrawKeep(n, keep) => self.draw_and_keep(run, *n, *keep, log),
            Effect::Discard(who, n, pick) => {
                let (n, pick) = (*n, *pick);
                self.each_seat(*who, run, |this, who| this.discard_by_gift(who, n, pick, chance, log))
            }
            Effect::Mill(who, n) => self.each_seat(*who, run, |this, who| this.mill(who, *n, log)),
            Effect::Deploy(face) => self.deploy(run, *face, false, log),
            Effect::DeployInhibited => self.deploy(run, Face::Up, true, log),
            Effect::TurnUp(_) => {
                let down: Targets = targets.iter().copied().filter(|card| self.card(*card).is_down()).collect();
                for card in &down {
                    self.turn_up(*card, clause::FACE_07, log);
                    self.activate_on_play(*card);
                }
                !down.is_empty()
            }
            Effect::TurnDown(_) => {
                for card in &on_field {
                    self.turn_down(*card, log);
                }
                !on_field.is_empty()
            }
            Effect::Look(_) => {
                for card in targets {
                    self.look(seat, *card);
                }
                if !targets.is_empty() {
                    log.push(clause::GIFT_17, Event::Looked(seat));
                }
                !targets.is_empty()
            }
            Effect::Reveal(_) => {
                for card in targets {
                    self.reveal(*card, log);
                }
                !targets.is_empty()
            }
            Effect::Inhibit(_, until) => {
                let ends = self.ends(*until, seat);
                for card in &on_field {
                    let (whose, no) = self.named(*card);
                    match ends {
                        Ends::Never => {
                            let bearer = self.bearer(*card);
                            self.card_mut(bearer).set(flag::INHIBITED, true);
                        }
                        ends => self.add_timed(*card, Change::Inhibited, ends),
                    }
                    log.push(clause::GIFT_13, Event::Inhibited(whose, no));
                }
                !on_field.is_empty()
            }
            // More plays and attacks are of the own turn.
            Effect::ExtraPlay(_) | Effect::ExtraAttack(_) if seat != self.active => false,
            Effect::ExtraPlay(estro) => {
                self.extra_plays += 1;
                self.extra_estri = estro.map_or(0, |estro| 1 << estro as u8);
                log.push(clause::TURN_11, Event::MorePlays(seat));
                true
            }
            Effect::ExtraAttack(n) => {
                self.attack_limit = self.attack_limit.saturating_add(*n);
                log.push(clause::ATK_02, Event::MoreAttacks(seat, *n));
                true
            }
            Effect::AttackAgain(_) => {
                for card in &on_field {
                    self.card_mut(*card).more_attacks += 1;
                    let (whose, no) = self.named(*card);
                    log.push(clause::ATK_02, Event::AttackAgain(whose, no));
                }
                !on_field.is_empty()
            }
            Effect::CannotAttack(_, until) => {
                let ends = self.ends(*until, seat);
                self.mark_all(
                    targets,
                    Change::Barred,
                    ends,
                    |this, card| Event::Barred(this.card(card).controller, this.public_no(card)),
                    log,
                )
            }
            Effect::Rest(_) => {
                for card in &on_field {
                    let (whose, no) = self.named(*card);
                    self.add_timed(*card, Change::Barred, Ends::OnlyNextTurn(whose, self.turn));
                    log.push(clause::GIFT_17, Event::Rests(whose, no));
                }
                !on_field.is_empty()
            }
            Effect::AttackOnce(who) => self.each_party(*who, run, |this, who| {
                this.hoard_mut(who).attacks_once = true;
                log.push(clause::GEN_02, Event::AttacksOnce(who));
                true
            }),
            Effect::MustAttack(_) => {
                for card in &on_field {
                    let (whose, no) = self.named(*card);
                    // In the next Phase 3 of its controller, which is this turn's for the turn player.
                    let before = if whose == self.active { self.turn - 1 } else { self.turn };
                    self.add_timed(*card, Change::Forced, Ends::NextTurn(whose, before));
                    log.push(clause::ATK_22, Event::Forced(whose, no));
                }
                !on_field.is_empty()
            }
            Effect::HandLimit(n, until) => {
                let is_own_turn = seat == self.active;
                let hoard = self.hoard_mut(seat);
                let limit = match until {
                    Until::Turn => &mut hoard.hand_limit,
                    _ => &mut hoard.later_limits[usize::from(!is_own_turn)],
                };
                *limit = limit.saturating_add(*n);
                log.push(clause::TURN_20, Event::HandLimit(seat, *n));
                true
            }
            Effect::SkipDraw(who) => self.each_seat(*who, run, |this, who| {
                this.hoard_mut(who).draws_skipped += 1;
                log.push(clause::TURN_04, Event::SkipsDraw(who));
                true
            }),
            Effect::ZoneExtra => self.draw_zone(chance, clause::SETUP_05, log),
            Effect::ZoneReplace => self.replace_zone(chance, log),
            Effect::StopAttack => {
                let is_on = self.attack().is_some_and(|attack| self.share_field(run.card, attack.attacker));
                if is_on {
                    log.push(clause::ATK_17, Event::AttackEnded);
                    self.stop_attack();
                }
                is_on
            }
            Effect::Redirect(_) => match (targets.first(), self.attack()) {
                (Some(target), Some(attack)) if *target != attack.target && self.is_beside(*target, attack.target) => {
                    self.redirect(*target, log);
                    true
                }
                _ => false,
            },
            // They belong to a mode, or stand in rows of their own (ESTRO-GIFT-17).
            Effect::Coin(_)
            | Effect::Toss(..)
            | Effect::Summon
            | Effect::Synapses(_)
            | Effect::Token(_)
            | Effect::Push(..) => false,
            Effect::Shields(_) | Effect::Alarm(_) => match (run.origin, self.ships_for(effect)) {
                (Origin::Skill(ship), _) => {
                    self.change_ship(effect, ship, log);
                    true
                }
                (_, 0) => false,
                _ => {
                    self.ask(seat, Prompt::Ship);
                    true
                }
            },
        }
    }

    /// Whose doing it is: the skill of a ship is theirs, though it is seen by the player (ESTRO-DEST-09).
    fn doer(&self, run: &GiftRun) -> Seat {
        if matches!(run.origin, Origin::Skill(_)) { SHIPS } else { run.controller }
    }

    /// What a countermove leaves of a number (ESTRO-GIFT-06).
    fn reduced(&self, n: i16, run: &GiftRun) -> i16 {
        let reduction = i16::from(run.reduction);
        if n >= 0 { (n - reduction).max(0) } else { (n + reduction).min(0) }
    }

    /// Whether changes of the Gift come back with their card: a 1V Gift's do (ESTRO-GIFT-10).
    fn is_kept(&self, run: &GiftRun) -> bool {
        self.text_of(run).is_some_and(|gift| gift.usage == Usage::Once)
    }

    /// Whether a card lies on the side and in the field of another one.
    fn is_beside(&self, card: CardId, other: CardId) -> bool {
        other.is_some()
            && self.card(card).is_on_field()
            && self.share_field(card, other)
            && self.side_of(self.card(card).controller) == self.side_of(self.card(other).controller)
    }

    fn change_value(
        &mut self,
        run: &GiftRun,
        card: CardId,
        value: Value,
        n: i16,
        ends: Ends,
        log: &mut impl Log<Self>,
    ) {
        let slot = slot_of(value, self.card(card).main);
        let is_kept = self.is_kept(run);
        self.change(card, slot, n, ends, is_kept);
        let (whose, no) = self.named(card);
        log.push(clause::CARD_07, Event::Changed(whose, no, slot as u8, n.clamp(-127, 127) as i8));
    }

    fn add_to_all(
        &mut self,
        run: &GiftRun,
        cards: &Targets,
        value: Value,
        n: i16,
        ends: Ends,
        log: &mut impl Log<Self>,
    ) -> bool {
        if n != 0 {
            for card in cards {
                self.change_value(run, *card, value, n, ends, log);
            }
        }
        n != 0 && !cards.is_empty()
    }

    fn mark_all(
        &mut self,
        cards: &Targets,
        change: Change,
        ends: Ends,
        event: impl Fn(&Self, CardId) -> Event,
        log: &mut impl Log<Self>,
    ) -> bool {
        let mut acted = false;
        for card in cards {
            if self.card(*card).is_on_field() {
                self.add_timed(*card, change, ends);
                log.push(clause::GIFT_17, event(self, *card));
                acted = true;
            }
        }
        acted
    }

    /// Gives a card another Estro (ESTRO-CARD-09).
    pub(super) fn become_estro(&mut self, card: CardId, estro: Estro, ends: Ends, log: &mut impl Log<Self>) {
        self.convert(card, estro, ends);
        let (whose, no) = self.named(card);
        log.push(clause::CARD_09, Event::Became(whose, no, estro));
    }

    /// The Estro of the effect before was chosen.
    pub(super) fn choose_estro(&mut self, estro: Estro, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let Frame::Gift(run) = *self.top() else { return };
        let before = GiftRun { effect: run.effect - 1, ..run };
        let step = self.steps_of(&run)[before.effect as usize].clone();
        if let Some(Effect::Become(target, _, until)) = step.effect().cloned() {
            let ends = self.ends(until, run.controller);
            for card in self.targets_of(&before, &target, chance) {
                if self.card(card).is_up() {
                    self.become_estro(card, estro, ends, log);
                }
            }
        }
    }

    /// Exchanges two statistics of the cards of the effect before, which its controller has chosen.
    pub(super) fn exchange_chosen(
        &mut self,
        run: &GiftRun,
        [a, b]: [Stat; 2],
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) {
        let before = GiftRun { effect: run.effect - 1, ..*run };
        let step = self.steps_of(run)[before.effect as usize].clone();
        if let Some(Effect::Exchange(target, until)) = step.effect().cloned() {
            for card in self.targets_of(&before, &target, chance) {
                if self.card(card).is_up() {
                    self.swap_stats(run, card, [a, b], until, log);
                }
            }
        }
    }

    fn swap_stats(&mut self, run: &GiftRun, card: CardId, [a, b]: [Stat; 2], until: Until, log: &mut impl Log<Self>) {
        let ends = self.ends(until, run.controller);
        let stats = self.now(card).stats;
        let difference = stats[b.index()] - stats[a.index()];
        let is_kept = self.is_kept(run);
        self.change(card, a.index(), difference, ends, is_kept);
        self.change(card, b.index(), -difference, ends, is_kept);
        let (whose, no) = self.named(card);
        log.push(clause::CARD_07, Event::Swapped(whose, no, a.index() as u8, b.index() as u8));
    }

    fn return_all(
        &mut self,
        run: &GiftRun,
        cards: &Targets,
        target: &Target,
        is_inhibited: bool,
        log: &mut impl Log<Self>,
    ) -> bool {
        let place = self.place_of_run(run);
        // A Chimera that was just destroyed comes back whole; whoever chooses a card gets that card (ESTRO-CHIM-15).
        let is_whole = matches!(target, Target::This | Target::Cause);
        let mut acted = false;
        for card in cards {
            let owner = self.card(*card).owner;
            if self.card(*card).location != Location::Incinerator || !self.has_room(owner) {
                continue;
            }
            self.hoard_mut(owner).incinerator.remove(*card);
            if !(is_whole && self.fuse_again(*card)) {
                self.part_alone(*card);
            }
            let by = if run.origin.sector().is_some() && *card == run.card { Entrance::Dial } else { Entrance::Gift };
            if by == Entrance::Dial {
                self.leave_attack(*card, log);
            }
            self.come_in(Placing { card: *card, seat: owner, face: Face::Up, is_inhibited, by }, place, log);
            acted = true;
        }
        acted
    }

    /// The top card of the deck enters the field of the Gift (ESTRO-CONQ-07).
    fn deploy(&mut self, run: &GiftRun, face: Face, is_inhibited: bool, log: &mut impl Log<Self>) -> bool {
        let (seat, place) = (run.controller, self.place_of_run(run));
        if !self.has_room(seat) {
            return false;
        }
        let Some(card) = self.hoard_mut(seat).deck.pop() else { return false };
        self.come_in(Placing { card, seat, face, is_inhibited, by: Entrance::Gift }, place, log);
        true
    }

    /// Where what it brings comes to lie; objects and skills lie nowhere.
    fn place_of_run(&self, run: &GiftRun) -> u8 {
        if run.card.is_some() { self.card(run.card).place } else { self.open_place() }
    }

    // ---- hands ----

    /// Does something for each seat that is meant; whether something was done. The ships have neither hand nor deck
    /// (ESTRO-SOLO-27).
    fn each_seat(&mut self, who: Who, run: &GiftRun, mut act: impl FnMut(&mut Self, Seat) -> bool) -> bool {
        self.each_party(who, run, |this, party| !this.is_automaton(party) && act(this, party))
    }

    /// The same for the ships, too.
    fn each_party(&mut self, who: Who, run: &GiftRun, mut act: impl FnMut(&mut Self, Seat) -> bool) -> bool {
        if let Some(seat) = self.whom(who, run) {
            return act(self, seat);
        }
        let mut acted = false;
        if who == Who::Each {
            for seat in self.in_turn_order() {
                acted |= self.ended.is_none() && act(self, seat);
            }
        }
        acted
    }

    /// A draw that a Gift orders: who has neither hand nor deck loses by it (ESTRO-WIN-05).
    fn draw_by_gift(&mut self, run: &GiftRun, seat: Seat, n: u8, log: &mut impl Log<Self>) -> bool {
        n > 0 && self.may_draw_by(run, seat, log) && self.draw(seat, n, clause::TURN_05, log) > 0
    }

    /// Whether a draw that a Gift gives can take place. Only a Gift that could not be left unused makes its own controller lose.
    fn may_draw_by(&mut self, run: &GiftRun, seat: Seat, log: &mut impl Log<Self>) -> bool {
        let is_free =
            self.text_of(run).is_some_and(|gift| gift.optional || matches!(gift.timing, Timing::Activated(_)));
        // What the dial says and nobody can do is left out (ESTRO-QUAD-06).
        if !run.origin.is_gift() || (is_free && seat == run.controller) {
            !self.hoard(seat).deck.is_empty()
        } else {
            self.must_draw(seat, log)
        }
    }

    fn draw_and_keep(&mut self, run: &GiftRun, n: u8, keep: u8, log: &mut impl Log<Self>) -> bool {
        let seat = run.controller;
        if self.is_automaton(seat) || !self.may_draw_by(run, seat, log) {
            return false;
        }
        let mut cards = [CardId::NONE; 4];
        let mut count = 0u8;
        while count < n.min(4) {
            let Some(card) = self.hoard(seat).deck.iter().nth_back(0) else { break };
            if self.draw(seat, 1, clause::TURN_05, log) == 0 {
                break;
            }
            cards[count as usize] = card;
            count += 1;
        }
        let to_bottom = count.saturating_sub(keep);
        if to_bottom > 0 {
            self.push(Frame::Keep { seat, drawn: Drawn { cards, to_bottom } });
        }
        count > 0
    }

    fn discard_by_gift(
        &mut self,
        seat: Seat,
        n: u8,
        pick: Pick,
        chance: &mut impl Chance,
        log: &mut impl Log<Self>,
    ) -> bool {
        let n = n.min(self.hoard(seat).hand.len() as u8);
        match pick {
            Pick::Owner if n > 0 => {
                self.push(Frame::Discard { seat, left: n });
            }
            Pick::Owner => {}
            Pick::Random => {
                for _ in 0..n {
                    let count = self.hoard(seat).hand.len() as u32;
                    let hand = &self.hoard(seat).hand;
                    let which = |place| self.number_at(hand.get(place as usize));
                    let place = chance.among(Draw::of("discard", seat), count, which) as usize;
                    if let Some(card) = self.hoard(seat).hand.get(place) {
                        self.discard(card, clause::DEST_04, log);
                    }
                }
            }
        }
        n > 0
    }

    /// The top cards of a deck go to the Incinerator (ESTRO-DEST-04).
    fn mill(&mut self, seat: Seat, n: u8, log: &mut impl Log<Self>) -> bool {
        let mut milled = false;
        for _ in 0..n {
            let Some(card) = self.hoard_mut(seat).deck.pop() else { break };
            self.burn(card);
            self.is_still = false;
            log.push(clause::DEST_04, Event::Milled(seat, self.card(card).no));
            milled = true;
        }
        milled
    }

    /// A seat sees a card that others do not see.
    fn look(&mut self, seat: Seat, card: CardId) {
        let seen = self.card_mut(card);
        if !seen.has(flag::BLURRED) {
            seen.known = seen.known.and(seat);
        }
    }

    fn reveal(&mut self, card: CardId, log: &mut impl Log<Self>) {
        let (owner, no) = (self.card(card).owner, self.card(card).no);
        let shown = self.card_mut(card);
        shown.known = table::Known::PUBLIC;
        shown.set(flag::BLURRED, false);
        log.push(clause::GIFT_17, Event::Revealed(owner, no));
    }

    /// Leaves one of the cards, by lot.
    fn keep_one_at_random(&self, list: &mut Targets, seat: Seat, chance: &mut impl Chance) {
        if list.len() > 1 {
            let which = |place| self.number_at(list.get(place as usize).copied());
            let place = chance.among(Draw::of("pick", seat), list.len() as u32, which) as usize;
            let kept = list[place];
            list.clear();
            list.push(kept);
        }
    }
}
