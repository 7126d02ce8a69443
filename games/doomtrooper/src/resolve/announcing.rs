//! An item is announced and paid (TIME-02, TIME-03).

use table::Log;

use crate::clause;
use crate::event::Event;
use crate::facts::Leaves;
use crate::language::{CardKind, Limit, Until, When};
use crate::resolve::Flow;
use crate::rules::HIDDEN_ACTIONS;
use crate::state::{Frame, NOBODY, SlotNo, StackItem, Stage, State, What, WindowKind, flag};

impl State {
    /// Announces an item with all its choices made: its costs are paid, the table hears of it, and it may be answered
    /// (TIME-02, TIME-03).
    pub(super) fn announce(&mut self, log: &mut impl Log<Self>) -> Flow {
        let Some(Frame::Item(item)) = self.frames.last().copied() else { return Flow::Goes };
        let seat = item.seat;
        let in_window = self.is_in_window();
        let needs_face = item.what == What::Card && self.is_shown_for(seat, item.instance, item.targets[0]);
        let shown = match item.what {
            What::Ability(_) => item.slot,
            // A card that is limited to certain warriors (AMB-39).
            What::Card if needs_face && self.is_played_on_host(&item) => item.targets[0],
            What::Card => item.caster,
            _ => SlotNo::NONE,
        };
        if self.is_in_play(shown) && self.is_unidentified(shown) {
            // A warrior that uses an ability or casts is identified and paid for; it stays covered (HID-05, AMB-39).
            self.identify(shown, log);
            self.refresh();
            // It is gone, or turns out not to be one of those that may have the card: nothing is announced.
            let is_host = needs_face && shown == item.targets[0];
            let fits = self.is_in_play(shown) && (!is_host || self.hosts(seat, item.instance) & shown.bit() != 0);
            if !fits {
                return self.drop_item();
            }
        }
        self.take_opportunity(seat);
        let actions = match item.what {
            What::Card | What::Ability(_) => match self.entry_of(&item) {
                Some(entry) => match entry.when {
                    When::Actions(n) => n,
                    When::AttackAction(n) => {
                        self.attacks = self.attacks.saturating_sub(1);
                        self.has_attacked = true;
                        n.max(1)
                    }
                    _ => 0,
                },
                None => u8::from(!in_window && !self.is_given_for_nothing(&item)),
            },
            What::AddCovered => HIDDEN_ACTIONS,
            What::Transfer => self.transfer_cost(item.slot),
            What::Goal(_) => self.spending_goal(item.slot).map_or(0, |(_, n)| n),
            What::Trigger(_) | What::Raise | What::Reward | What::Return => 0,
            _ => 1,
        };
        if self.entry_of(&item).is_some_and(|entry| entry.limit == Limit::OncePerEvent)
            && let Some(Frame::Window(window)) =
                self.frames.iter_mut().rev().find(|frame| matches!(frame, Frame::Window(_)))
        {
            window.once = true;
        }
        let is_attack = self.entry_of(&item).is_some_and(|entry| matches!(entry.when, When::AttackAction(_)));
        self.spend_actions(actions);
        if is_attack && !self.goes_on_after_attacks() {
            self.actions = 0;
        }
        let number = self.identity[item.instance.index()];
        let from_hand = matches!(item.what, What::Card | What::Add | What::AddCovered);
        let shown = from_hand && item.what != What::AddCovered;
        if from_hand {
            self.take_from_hand(item.instance);
        }
        if shown {
            self.show(item.instance);
        }
        let clause = match item.what {
            What::Card => clause::TIME_02,
            What::Ability(_) | What::Trigger(_) => clause::CARD_17,
            What::Add => clause::ADD_01,
            What::AddCovered => clause::HID_01,
            What::Seek => clause::COV_01,
            What::Exit => clause::COV_13,
            What::Board => clause::VEH_06,
            What::Transfer => clause::OUT_02,
            What::Sabotage => clause::SAB_03,
            What::Meditate => clause::ACT_08,
            What::Goal(_) => clause::MISS_04,
            What::Raise => clause::ART_08,
            What::Reward | What::Return => clause::CMB_26,
        };
        let names_card = shown || item.what == What::Raise;
        log.push(clause, Event::Announced(seat, item.what, self.sight(item.slot), names_card.then_some(number)));
        if let Some(played) = self.late_target(&item, self.frames.len() - 1) {
            log.push(clause::TIME_12, Event::Countered(seat, self.identity[played.index()]));
        }
        for slot in [item.caster, item.targets[0], item.targets[1]] {
            if self.is_in_play(slot) {
                log.push(clause::TIME_02, Event::Chose(seat, self.sight(slot)));
            }
        }
        if item.player != seat {
            log.push(clause::TIME_02, Event::ChosePlayer(seat, item.player));
        }
        self.pay(&item, log);
        if let Some(item) = self.item_mut() {
            item.stage = Stage::Announced;
        }
        let is_final = self.entry_of(&item).is_some_and(|entry| entry.never_countered);
        if self.rules.programs.has_counters && matches!(item.what, What::Card | What::Raise) && !is_final {
            self.open(WindowKind::Response);
        }
        Flow::Goes
    }

    /// Whether a card that takes an Action by the rules of its kind takes none, because an ability of its host says so.
    fn is_given_for_nothing(&self, item: &StackItem) -> bool {
        let host = item.targets[0];
        self.card_of(item.instance).kind == CardKind::Alliance
            || !self.has_granted() && self.is_in_play(host) && self.is_free_for(item.instance, host)
    }

    fn pay(&mut self, item: &StackItem, log: &mut impl Log<Self>) {
        let seat = item.seat;
        if item.what == What::Raise {
            self.pay_raise(item, log);
            return;
        }
        if item.what == What::Add {
            let price = self.price_of(seat, item.instance);
            self.earn_destiny(seat, -price, clause::ADD_01, log);
            return;
        }
        if item.what == What::Card {
            let price = self.bearing_price(item.instance, item.targets[0]);
            self.earn_destiny(seat, -price, clause::GAME_10, log);
        }
        let Some(entry) = self.entry_of(item) else { return };
        let (price, limit, pc) = (&entry.price, entry.limit, entry.pc);
        let (promotion, wounds) = (price.promotion, price.wound_bearer);
        let (discards, annihilates) = (price.discard_this, price.annihilate_this);
        self.earn_destiny(seat, -self.destiny_due(item), clause::GAME_10, log);
        self.earn_promotion(seat, -i16::from(promotion), clause::GAME_11, log);
        if item.steps > 0 {
            log.push(clause::ART_07, Event::Paid(seat, item.steps));
        }
        if let What::Ability(number) = item.what {
            let used = [flag::USED, flag::USED_2, flag::USED_3][(number as usize).min(2)];
            if self.is_in_play(item.slot) {
                self.slots[item.slot.index()].set(used, true);
            }
        }
        if limit == Limit::OncePerGame && matches!(item.what, What::Ability(_) | What::Card) {
            self.note(&StackItem { pc, ..*item }, SlotNo::NONE, Until::Game);
        }
        if limit == Limit::OncePerTurn && item.what == What::Card {
            self.note(&StackItem { pc, ..*item }, SlotNo::NONE, Until::EndOfTurn);
        }
        let bearer = self.bearer_of(item);
        if wounds && bearer != SlotNo::NONE {
            self.wound(bearer, SlotNo::NONE, NOBODY, false, log);
        }
        self.pay_with_card(item, discards, annihilates, log);
    }

    /// Pays the part of a price that is the card itself.
    pub(super) fn pay_with_card(
        &mut self,
        item: &StackItem,
        discards: bool,
        annihilates: bool,
        log: &mut impl Log<Self>,
    ) {
        let bearer = self.bearer_of(item);
        if !self.is_in_play(item.slot) || !(discards || annihilates) {
            return;
        }
        self.remember_bearer(bearer);
        let leaves = if discards { Leaves::Discarded } else { Leaves::Annihilated };
        self.take_out(item.slot, leaves, clause::CARD_01, log);
    }

    fn bearer_of(&self, item: &StackItem) -> SlotNo {
        if self.is_in_play(item.slot) { self.bearer(item.slot) } else { SlotNo::NONE }
    }

    /// The card leaves play as its own price; its effect still knows its bearer.
    fn remember_bearer(&mut self, bearer: SlotNo) {
        if let Some(item) = self.item_mut() {
            item.caster = bearer;
        }
    }
}
