//! The life of a Gift: activation, choices, countermoves, effects, responses.

use table::{Chance, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Area, Counter, Countermove, Timing, Usage};
use crate::rules::{LOOP_GUARD, Step};
use crate::state::{CHOSEN, CardId, Frame, GiftRun, GiftStep, Origin, Prompt, State, flag};

impl State {
    pub(super) fn gift_step(&mut self, run: GiftRun, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        match run.step {
            GiftStep::Begin => self.begin_gift(run, log),
            GiftStep::Choose => self.choose_next(run, log),
            GiftStep::Counter => self.counter_next(run),
            GiftStep::Resolve => self.resolve_next(run, chance, log),
            GiftStep::Respond => self.respond(run),
            GiftStep::Over => {
                self.pop();
                self.forget_names(false);
            }
        }
    }

    fn gift_goes_to(&mut self, step: GiftStep) {
        if let Some(run) = self.gift_mut() {
            run.step = step;
        }
    }

    /// Whether the Gift may activate, and whether its controller wants it.
    fn begin_gift(&mut self, run: GiftRun, log: &mut impl Log<Self>) {
        let (seat, no) = (run.controller, run.no);
        let Some(gift) = self.rules.gift(no) else { return self.pop() };
        let (delay, is_optional) = (gift.delay, gift.optional);
        // A waiting Gift needs its card face up on the field (ESTRO-GIFT-14); an activated one does not (ESTRO-GIFT-21),
        // but a card that was covered meanwhile has no Gift (ESTRO-FACE-02).
        let has_gift = if run.is_due { self.card(run.card).is_up() } else { !self.card(run.card).is_down() };
        if !has_gift || !self.is_gift_left(run.card) {
            if self.card(self.bearer(run.card)).resolved >= LOOP_GUARD {
                log.push(clause::GIFT_22, Event::LoopEnded(seat, no));
            }
            return self.pop();
        }
        if delay > 0 && !run.is_due {
            self.pop();
            return self.delay(run.card, delay, log);
        }
        if is_optional && !run.is_agreed && !self.chooses_first(&run) {
            return self.ask(seat, Prompt::Use(run.card));
        }
        self.gift_goes_to(GiftStep::Choose);
    }

    /// Whether the first thing that its controller decides is a card: to choose one is to agree.
    fn chooses_first(&self, run: &GiftRun) -> bool {
        self.choosing(run).is_some() && self.candidates(run) > 0
    }

    /// How many cards the next choice of a Gift has.
    fn candidates(&self, run: &GiftRun) -> usize {
        let Some(filter) = self.choosing(run) else { return 0 };
        let mut count = 0;
        self.each_of(&filter, run.card, run.controller, |card| count += usize::from(!self.leads_nowhere(run, card)));
        count
    }

    /// The controller chooses the cards, one effect after the other (ESTRO-GIFT-18).
    fn choose_next(&mut self, run: GiftRun, log: &mut impl Log<Self>) {
        let Some(filter) = self.choosing(&run).filter(|_| (run.choices_made as usize) < CHOSEN) else {
            // Nobody answers the dial, an object or a skill.
            if !run.origin.is_gift() {
                return self.gift_goes_to(GiftStep::Resolve);
            }
            self.announce_gift(&run, log);
            return self.gift_goes_to(GiftStep::Counter);
        };
        let mut only = CardId::NONE;
        let mut count = 0;
        self.each_of(&filter, run.card, run.controller, |card| {
            if !self.leads_nowhere(&run, card) {
                only = card;
                count += 1;
            }
        });
        let may_decline = self.text_of(&run).is_some_and(|gift| gift.optional) && !run.is_agreed;
        // A lone card of the hand is asked for, too: that nobody is asked would tell how many fit.
        if count > 1 || (count == 1 && (may_decline || filter.area == Area::Hand)) {
            return self.ask(run.chooser, Prompt::Choose(run.card, may_decline));
        }
        self.choose(only);
    }

    /// The Gift activates, once everything that is chosen for it is chosen; not anew after it was led to other cards.
    fn announce_gift(&self, run: &GiftRun, log: &mut impl Log<Self>) {
        if run.countered > 0 {
            return;
        }
        let is_by_choice = self.rules.gift(run.no).is_some_and(|gift| matches!(gift.timing, Timing::Activated(_)));
        let clause = if is_by_choice { clause::GIFT_23 } else { clause::GIFT_01 };
        log.push(clause, Event::GiftActivated(run.controller, run.no));
    }

    /// A card was chosen, or there was none.
    pub(super) fn choose(&mut self, card: CardId) {
        if let Some(run) = self.gift_mut() {
            run.chosen[run.choices_made as usize] = card;
            run.choices_made += 1;
            run.is_agreed = true;
            let run = *run;
            if self.asks_for_estro(&run) {
                self.ask_for_estro(card);
            }
        }
    }

    /// A Gift is not used; a 1V Gift is not used up by that (ESTRO-GIFT-02).
    pub(super) fn decline(&mut self, log: &mut impl Log<Self>) {
        if let Some(run) = self.gift_mut() {
            let event = Event::GiftDeclined(run.controller, run.no);
            log.push(clause::GIFT_02, event);
        }
        self.pop();
    }

    /// Countermoves of the other side, before the Gift itself (ESTRO-GIFT-04, ESTRO-GIFT-07).
    fn counter_next(&mut self, run: GiftRun) {
        let mut asked = 0;
        for seat in self.in_turn_order() {
            if self.side_of(seat) == self.side_of(run.controller) {
                continue;
            }
            let side = self.side_of(seat);
            for place in 0..self.fields[side].len() {
                let Some(card) = self.fields[side].get(place) else { continue };
                if self.card(card).controller != seat || !self.counters(card, &run) {
                    continue;
                }
                asked += 1;
                if asked > run.countered {
                    if let Some(top) = self.gift_mut() {
                        top.countered = asked;
                    }
                    let counter = GiftRun::new(card, self.gift_no(card), seat, run.card);
                    self.push(Frame::Gift(counter));
                    return;
                }
            }
        }
        self.gift_goes_to(GiftStep::Resolve);
    }

    /// Whether the Gift of a card explicitly counters this one.
    ///
    /// A card whose Gift is being resolved counters nothing until that is over, so that two countermoves that answer every
    /// Gift do not answer each other without end.
    fn counters(&self, card: CardId, run: &GiftRun) -> bool {
        let is_busy = |frame: &Frame| matches!(frame, Frame::Gift(other) if other.card == card);
        !self.stack[..self.depth as usize].iter().any(is_busy)
            && self.share_field(card, run.card)
            && self.answers_at(card, Timing::OnOpponentGift)
            && self.gift_of(card).and_then(|gift| gift.counter).is_some_and(|Counter(answers, _)| {
                self.rules.gift(run.no).is_some_and(|countered| Self::is_answered_by(countered, answers))
            })
    }

    /// A countermove does its work on the Gift below it.
    fn carry_out_counter(&mut self, run: &GiftRun, log: &mut impl Log<Self>) -> bool {
        let Some(Counter(_, mode)) = self.rules.gift(run.no).and_then(|gift| gift.counter) else { return false };
        let below = (self.depth as usize).checked_sub(2);
        let Some(Frame::Gift(countered)) = below.map(|place| &mut self.stack[place]) else { return false };
        if countered.card != run.cause {
            return false;
        }
        // Nobody chooses among cards of a hand that is not theirs.
        let looks_into_hand = self.rules.card(countered.no).steps.iter().any(Step::chooses_from_hand);
        if mode == Countermove::Redirect && looks_into_hand {
            return false;
        }
        let (seat, no) = (countered.controller, countered.no);
        match mode {
            Countermove::Annul => {
                countered.is_annulled = true;
                log.push(clause::GIFT_06, Event::GiftAnnulled(seat, no));
            }
            Countermove::Reduce(n) => {
                countered.reduction = countered.reduction.saturating_add(n);
                log.push(clause::GIFT_06, Event::GiftReduced(seat, no, n));
            }
            Countermove::Redirect => {
                countered.chooser = run.controller;
                countered.choices_made = 0;
                countered.chosen = [CardId::NONE; CHOSEN];
                countered.step = GiftStep::Choose;
                log.push(clause::GIFT_06, Event::GiftRedirected(seat, no));
            }
        }
        true
    }

    /// The effects of the Gift, one after the other (ESTRO-GIFT-17).
    fn resolve_next(&mut self, run: GiftRun, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        if run.is_annulled {
            return self.gift_goes_to(GiftStep::Over);
        }
        if run.effect == 0 && run.coin.is_none() && !run.has_acted && run.origin.is_gift() {
            self.card_mut(self.bearer(run.card)).resolved += 1;
            if self.carry_out_counter(&run, log) {
                self.has_acted();
            }
        }
        let step = self.steps_of(&run).get(run.effect as usize).cloned();
        let effect = match step {
            None => return self.finish_gift(log),
            Some(Step::Call) if run.coin.is_none() => return self.ask(run.controller, Prompt::Coin(run.card)),
            Some(Step::Call) => None,
            Some(Step::Toss) => {
                self.toss(chance, log);
                None
            }
            Some(Step::IfRight(effect)) => (run.coin == Some(true)).then_some(effect),
            Some(Step::IfWrong(effect)) => (run.coin == Some(false)).then_some(effect),
            Some(Step::Do(effect)) => Some(effect),
            Some(Step::Knack(knack)) => {
                self.next_effect();
                return self.do_knack(&run, knack, chance, log);
            }
        };
        self.next_effect();
        if let Some(effect) = effect {
            self.carry_out(&run, &effect, chance, log);
        }
    }

    /// The coin was called (ESTRO-GIFT-15).
    pub(super) fn call(&mut self, heads: bool, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let Some(run) = self.gift_mut() else { return };
        let seat = run.controller;
        let right = (chance.below(Draw::of("coin", seat), 2) == 0) == heads;
        run.coin = Some(right);
        // A wrong call is a resolution, too.
        run.has_acted = true;
        log.push(clause::GIFT_15, Event::Coin { seat, heads, right });
    }

    /// A coin is tossed that nobody calls.
    fn toss(&mut self, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let Some(run) = self.gift_mut() else { return };
        let (seat, is_of_dial) = (run.controller, run.origin.sector().is_some());
        let heads = chance.below(Draw::of("coin", seat), 2) == 0;
        (run.coin, run.has_acted) = (Some(heads), true);
        let clause = if is_of_dial { clause::QUAD_06 } else { clause::GIFT_17 };
        log.push(clause, Event::Tossed(seat, heads));
    }

    /// A 1V Gift that did something is used up (ESTRO-GIFT-08, ESTRO-GIFT-17).
    fn finish_gift(&mut self, log: &mut impl Log<Self>) {
        let Frame::Gift(run) = *self.top() else { return };
        match run.origin {
            Origin::Gift => {}
            Origin::Sector(_) => return self.finish_sector(&run, log),
            Origin::Object(_) | Origin::Skill(_) => return self.finish_of_fleet(&run, log),
        }
        let is_once = self.rules.gift(run.no).is_some_and(|gift| gift.usage == Usage::Once);
        if run.has_acted && is_once {
            let bearer = self.bearer(run.card);
            self.card_mut(bearer).set(flag::USED, true);
        }
        if !run.has_acted {
            log.push(clause::GIFT_17, Event::GiftIdle(run.controller, run.no));
        }
        self.gift_goes_to(GiftStep::Respond);
    }

    /// Answers of the other side that are no countermoves (ESTRO-GIFT-05).
    fn respond(&mut self, run: GiftRun) {
        self.gift_goes_to(GiftStep::Over);
        let from = self.triggers_len;
        self.trigger_all(Timing::OnOpponentGift, run.card);
        // Countermoves were asked before.
        let mut kept = from;
        for place in from..self.triggers_len {
            let trigger = self.triggers[place as usize];
            if self.gift_of(trigger.card).is_some_and(|gift| gift.counter.is_none()) {
                self.triggers[kept as usize] = trigger;
                kept += 1;
            }
        }
        self.triggers_len = kept;
        self.run_triggers(from);
    }

    /// Uses a Gift by choice in a window (ESTRO-GIFT-23).
    pub(super) fn use_gift(&mut self, seat: Seat, card: CardId) {
        self.reopen_window();
        let window = self.window_number();
        if self.card(card).is_on_field() {
            self.card_mut(card).used_in = window;
        }
        let cause = self.window_cause().unwrap_or(CardId::NONE);
        if self.rules.options.is_conquest() && !self.card(card).is_on_field() {
            // From the hand it acts in the field of the attack or the destruction, otherwise in all of them (ESTRO-AMB-179).
            let place = if cause.is_some() { self.card(cause).place } else { self.open_place() };
            self.card_mut(card).place = place;
        }
        let run = GiftRun::new(card, self.gift_no(card), seat, cause);
        self.push(Frame::Gift(GiftRun { is_agreed: true, ..run }));
    }
}
