//! The labels of a seat's possible actions.

use table::{Seat, Viewer};

use super::Teller;
use crate::action::Action;
use crate::forecast::Forecast;
use crate::language::{CardKind, Code, Op, Price, When};
use crate::program::{CompiledAbility, Instruction as ProgramStep};
use crate::state::{CombatStep, Frame, SlotNo, StackItem, Stage, TurnStep, WindowKind, flag};

impl Teller<'_> {
    pub(super) fn label(&self, seat: Seat, action: Action) -> String {
        let card = |code: Code| ("card", self.coded(code).into());
        let slot = |slot: SlotNo| ("card", self.slot(slot).into());
        match action {
            Action::Yield => self.say(self.yielding(seat), &[]),
            Action::Keep => self.say("do-keep", &[]),
            Action::Redraw => self.say("do-redraw", &[]),
            Action::Add(code) => {
                let price = self
                    .state
                    .rules
                    .cards
                    .coded(code)
                    .map_or(0, |number| i32::from(self.state.rules.programs.card(number).ratings[3]).max(0));
                self.say("do-add", &[card(code), ("price", self.destiny(price).into())])
            }
            Action::Hide(code) => self.say("do-hide", &[card(code)]),
            Action::Cover(warrior) => self.say("do-cover", &[slot(warrior)]),
            Action::Uncover(warrior) => self.say("do-uncover", &[slot(warrior)]),
            Action::Board(warrior) => {
                let id = if self.sits_inside(warrior) { "do-leave-vehicle" } else { "do-board" };
                self.say(id, &[slot(warrior)])
            }
            Action::Transfer(warrior) => {
                let in_outpost =
                    self.state.is_in_play(warrior) && self.state.slot(warrior).at == crate::state::At::Outpost;
                self.say(if in_outpost { "do-transfer-back" } else { "do-transfer" }, &[slot(warrior)])
            }
            Action::Sabotage(warrior, target) => {
                self.say("do-sabotage", &[slot(warrior), ("who", self.person(target))])
            }
            Action::Meditate => self.say("do-meditate", &[]),
            Action::Attack => self.say("do-attack", &[]),
            Action::End => self.say("do-end", &[]),
            Action::Play(code) => self.label_of_play(code),
            Action::Use(place, number) => self.label_of_use(place, number),
            Action::Raise(code) => self.say("do-raise", &[card(code)]),
            Action::Spend(mission) => self.say("do-spend", &[slot(mission)]),
            Action::Choose(chosen) => self.label_of_choice(chosen),
            Action::Player(player) if player == seat => self.say("do-yourself", &[("who", self.person(player))]),
            Action::Player(player) => self.say("do-player", &[("who", self.person(player))]),
            Action::Tactic(tactic) => {
                let label = self.say("do-tactic", &[("tactic", self.tactic(tactic).into())]);
                self.with_forecast(seat, label, |forecast| forecast.tactic == tactic)
            }
            Action::Place(at) => self.say("do-place", &[("place", self.place(at).into())]),
            Action::Affiliation(affiliation) => {
                self.say("do-affiliation", &[("affiliation", self.affiliation(affiliation).into())])
            }
            Action::Pay(steps) => self.label_of_steps(steps),
            Action::Card(code) => self.say("do-card", &[card(code)]),
            Action::Discard(code) => self.say("do-discard", &[card(code)]),
            Action::Accept => self.say(self.accepting(), &[]),
            Action::Way(number) => self.label_of_way(number),
        }
    }

    /// A tactic of an attack with its figures, as far as the seat can tell: with the best Weapon against the A of the
    /// defender.
    fn with_forecast(&self, seat: Seat, label: String, which: impl Fn(&Forecast) -> bool) -> String {
        let combat = &self.state.combat;
        if !matches!(self.state.top(), Some(Frame::Attack)) || combat.step != CombatStep::Tactic {
            return label;
        }
        let forecasts = self.state.forecasts(Viewer::Seat(seat), combat.attacker, combat.defender);
        let Some(best) = forecasts.into_iter().filter(which).max_by_key(|forecast| forecast.strength) else {
            return label;
        };
        let figure = |figure: Option<i16>| figure.map_or_else(|| "?".to_owned(), |figure| figure.to_string());
        let values = [
            ("label", label.into()),
            ("strength", figure(best.strength).into()),
            ("against", figure(best.against).into()),
        ];
        self.say("do-forecast", &values)
    }

    /// The meaning of yielding here.
    fn yielding(&self, seat: Seat) -> &'static str {
        let state = self.state;
        if state.asked() != Some(seat) {
            return "do-yield";
        }
        match state.top() {
            Some(Frame::Window(window)) if window.kind == WindowKind::Modify => "do-yield-combat",
            Some(Frame::Window(_)) => "do-yield",
            Some(Frame::Attack) => match state.combat.step {
                CombatStep::Warzone => "do-no-warzone",
                CombatStep::Second => "do-no-second",
                CombatStep::AttackerWeapon | CombatStep::DefenderWeapon => "do-no-weapon",
                _ => "do-yield",
            },
            Some(Frame::Item(item)) if item.stage == Stage::Inside => "do-outside",
            Some(Frame::Item(item)) => match self.step_of(item) {
                Some(ProgramStep::PayOr(..) | ProgramStep::PayForEach(..)) => "do-not-pay",
                Some(ProgramStep::Do(Op::DiscardUnless(..))) => "do-let-go",
                Some(ProgramStep::Do(Op::Redistribute(..))) => "do-stay",
                Some(ProgramStep::Do(Op::ExchangePoints(_))) => "do-no-more",
                Some(ProgramStep::Do(Op::LookAtDrawPile(_))) => "do-not-shuffle",
                Some(ProgramStep::Do(Op::Search(..))) => "do-find-nothing",
                Some(ProgramStep::Do(Op::Ask(..))) => "do-answer",
                Some(ProgramStep::Do(Op::TellPlans(_))) => "do-plan-none",
                _ => "do-decline",
            },
            None if state.step == TurnStep::Discard => "do-end-turn",
            None => "do-yield",
        }
    }

    fn accepting(&self) -> &'static str {
        match self.state.frames.last() {
            Some(Frame::Item(item)) if item.stage == Stage::Inside => "do-inside",
            Some(Frame::Item(item)) => match self.step_of(item) {
                Some(ProgramStep::PayOr(..) | ProgramStep::PayForEach(..) | ProgramStep::Do(Op::DiscardUnless(..))) => {
                    "do-pay"
                }
                Some(ProgramStep::Do(Op::LookAtDrawPile(_))) => "do-shuffle",
                Some(ProgramStep::Do(Op::Ask(..))) => "do-silent",
                Some(ProgramStep::Do(Op::TellPlans(_))) => "do-plan-attack",
                _ => "do-accept",
            },
            _ => "do-accept",
        }
    }

    fn step_of(&self, item: &StackItem) -> Option<&ProgramStep> {
        (item.stage == Stage::Chooses).then(|| self.state.rules.programs.code.get(item.pc as usize)).flatten()
    }

    fn sits_inside(&self, warrior: SlotNo) -> bool {
        self.state.is_in_play(warrior)
            && self.state.attached_to(warrior).any(|slot| self.state.slot(slot).is(flag::INSIDE))
    }

    /// A card of the hand: its name, its kind, its price.
    fn label_of_play(&self, code: Code) -> String {
        let cards = &self.state.rules.cards;
        let Some(number) = cards.coded(code) else {
            return self
                .say("do-play", &[("card", self.coded(code).into()), ("kind", "".into()), ("price", "".into())]);
        };
        let (card, ready) = (cards.card(number), self.state.rules.programs.card(number));
        let price = match &ready.play {
            Some(entry) => self.price(entry),
            None if card.kind == CardKind::Alliance => self.say("price-nothing", &[]),
            None => self.actions(1),
        };
        let kind = super::names::kind_name(card.kind, self.language);
        self.say("do-play", &[("card", self.card(number).into()), ("kind", kind.into()), ("price", price.into())])
    }

    fn label_of_use(&self, slot: SlotNo, number: u8) -> String {
        let n = ("n", (u32::from(number) + 1).into());
        let values = |price: String| [("card", self.slot(slot).into()), n.clone(), ("price", price.into())];
        let is_seen =
            slot.index() < crate::state::SLOTS && self.state.is_in_play(slot) && (self.state.sees(self.viewer, slot));
        let entry = is_seen.then(|| self.state.ready_at(slot).abilities.get(number as usize)).flatten();
        match entry {
            Some(entry) => {
                let id = if self.state.ready_at(slot).abilities.len() > 1 { "do-use-number" } else { "do-use" };
                self.say(id, &values(self.price(entry)))
            }
            None => self.say("do-use-number", &values(self.say("price-nothing", &[]))),
        }
    }

    /// A card in play that may be chosen: its owner, its place, and its ratings.
    fn label_of_choice(&self, slot: SlotNo) -> String {
        let card = ("card", self.slot(slot).into());
        if slot.index() >= crate::state::SLOTS || !self.state.is_in_play(slot) {
            return self.say("do-choose", &[card, ("place", "".into())]);
        }
        let view = self.state.card_for(slot, self.viewer);
        let who = ("who", self.person(view.controller));
        let place = ("place", self.place(view.at).into());
        match (view.ratings, view.on) {
            (Some(ratings), _) => {
                self.say("do-choose-warrior", &[card, who, place, ("ratings", self.ratings(ratings).into())])
            }
            (None, Some(host)) => self.say("do-choose-on", &[card, who, ("host", self.slot(host).into())]),
            (None, None) => self.say("do-choose-card", &[card, who, place]),
        }
    }

    fn label_of_steps(&self, steps: u8) -> String {
        if let Some(Frame::Item(item)) = self.state.frames.last()
            && item.stage == Stage::Splits
            && self.viewer.is(item.seat)
        {
            let rest = i32::from(item.amount) - i32::from(steps);
            return self.say("do-split", &[("n", steps.into()), ("rest", self.destiny(rest).into())]);
        }
        let price = match self.state.frames.last() {
            Some(Frame::Item(item))
                if matches!(item.stage, Stage::Steps | Stage::Buys) && self.viewer.is(item.seat) =>
            {
                Some(i32::from(self.state.step_price(item)) * i32::from(steps))
            }
            _ => None,
        };
        match price {
            Some(price) => self.say("do-pay-steps", &[("n", steps.into()), ("price", self.destiny(price).into())]),
            None => self.say("do-steps", &[("n", steps.into())]),
        }
    }

    fn label_of_way(&self, number: u8) -> String {
        if let Some(Frame::Item(item)) = self.state.frames.last()
            && item.stage == Stage::Queued
            && let Some(first) = self.state.queue().get(number as usize).and_then(|at| self.state.queued(*at))
        {
            let at =
                if self.state.is_in_play(first.slot) { self.slot(first.slot) } else { self.instance(first.instance) };
            return self.say("do-first", &[("card", at.into())]);
        }
        if let Some(Frame::Item(item)) = self.state.frames.last()
            && let Some(ProgramStep::Do(Op::ExchangePoints(price))) = self.step_of(item)
        {
            let id = if number == 0 { "do-exchange-destiny" } else { "do-exchange-promotion" };
            return self.say(id, &[("price", self.destiny((*price).into()).into())]);
        }
        if let Some(Frame::Item(item)) = self.state.frames.last()
            && item.stage == Stage::Answers
            && self.viewer.is(item.seat)
            && let Some(entry) = self.state.entry_of(item)
            && let Some(play) = self.state.late_plays(entry, item.seat).get(number as usize)
        {
            return self.say("do-counter", &[("card", self.instance(self.state.row[*play as usize]).into())]);
        }
        if let Some(Frame::Item(item)) = self.state.frames.last()
            && let Some(ProgramStep::Do(Op::Ask(..))) = self.step_of(item)
        {
            return self.hand_question(number);
        }
        self.way(number).unwrap_or_else(|| self.say("do-way", &[("n", (u32::from(number) + 1).into())]))
    }

    /// One of the effects of a card among which the listener chooses now, in the words of the card.
    fn way(&self, number: u8) -> Option<String> {
        let Some(Frame::Item(item)) = self.state.frames.last() else { return None };
        let Some(ProgramStep::Fork(ways)) = self.step_of(item) else { return None };
        if !self.viewer.is(item.seat) {
            return None;
        }
        let way = ways.get(number as usize)?;
        let entry = self.state.entry_of(item);
        let targets = entry.map_or(&[][..], |entry| &entry.targets);
        let step = entry.and_then(|entry| entry.price.step);
        let card = self.state.card_of(item.instance);
        Some(crate::text::effect_text(card, targets, step, &way.ops, &self.state.rules.cards, self.language))
    }

    fn actions(&self, n: u8) -> String {
        self.say("price-actions", &[("n", n.into())])
    }

    /// The price of an entry: Actions and points.
    fn price(&self, entry: &CompiledAbility) -> String {
        let mut parts = Vec::new();
        match entry.when {
            When::Actions(n) => parts.push(self.actions(n)),
            When::AttackAction(n) => parts.push(self.say("price-attack", &[("n", n.max(1).into())])),
            _ => {}
        }
        self.add_points(&entry.price, &mut parts);
        if parts.is_empty() { self.say("price-nothing", &[]) } else { parts.join(", ") }
    }

    fn add_points(&self, price: &Price, parts: &mut Vec<String>) {
        if price.destiny > 0 {
            parts.push(self.destiny(price.destiny.into()));
        }
        if price.promotion > 0 {
            parts.push(self.say("promotion-points", &[("n", price.promotion.into())]));
        }
        if let Some(step) = price.step {
            parts.push(self.say("price-step", &[("price", self.destiny(step.destiny.into()).into())]));
        }
        if !price.counted.is_zero() {
            parts.push(self.say("price-counted", &[]));
        }
        if price.discard_this {
            parts.push(self.say("price-discard", &[]));
        }
        if price.annihilate_this {
            parts.push(self.say("price-annihilate", &[]));
        }
        if price.wound_bearer {
            parts.push(self.say("price-wound", &[]));
        }
    }
}

/// The heading under which a list shows an action: its position, and its message.
pub(super) const fn heading(action: Action) -> (u8, &'static str) {
    match action {
        Action::Add(_) | Action::Hide(_) => (0, "heading-add"),
        Action::Play(_) => (1, "heading-play"),
        Action::Use(..) | Action::Spend(_) | Action::Raise(_) => (2, "heading-use"),
        Action::Cover(_) | Action::Uncover(_) | Action::Board(_) | Action::Transfer(_) => (3, "heading-move"),
        Action::Attack | Action::Sabotage(..) => (4, "heading-attack"),
        Action::Choose(_)
        | Action::Player(_)
        | Action::Tactic(_)
        | Action::Place(_)
        | Action::Affiliation(_)
        | Action::Pay(_)
        | Action::Card(_)
        | Action::Accept
        | Action::Way(_) => (5, "heading-choose"),
        Action::Discard(_) => (6, "heading-discard"),
        Action::Meditate | Action::Yield | Action::Keep | Action::Redraw | Action::End => (7, "heading-go-on"),
    }
}
