//! Carries out the answers in steps that ask several questions in a row.

use table::{Log, Seat};

use crate::action::Action;
use crate::clause;
use crate::event::Event;
use crate::facts::Plan;
use crate::language::Limit;
use crate::questions::Question;
use crate::state::{At, Instance, SlotNo, StackItem, State, What, flag};

impl State {
    /// The player announces more of the next attack. Returns whether there is more to announce.
    pub(super) fn tell_plan(&mut self, item: &StackItem, action: Action, log: &mut impl Log<Self>) -> bool {
        let [attacker, defender] = item.targets;
        match action {
            Action::Choose(slot) => {
                if let Some(item) = self.item_mut() {
                    item.targets[usize::from(item.cursor == 2)] = slot;
                }
            }
            Action::Tactic(tactic) => {
                self.note_plan(item, Some(Plan { attacker, defender, tactic }), log);
                return false;
            }
            Action::Accept => {}
            _ => {
                self.note_plan(item, None, log);
                return false;
            }
        }
        self.set_cursor(item.cursor + 1);
        true
    }

    pub(super) fn answer_truly(&mut self, of: Seat, question: u8, log: &mut impl Log<Self>) {
        if let Some(question) = Question::numbered(question) {
            log.push(clause::SEC_07, Event::Answered(of, self.truth(question, of)));
        }
    }

    /// A free ability has taken a card from its user: it may be used again, because the cards run out at some time
    /// (AMB-91).
    pub(super) fn renew_ability(&mut self, item: &StackItem) {
        let What::Ability(number) = item.what else { return };
        if self.entry_of(item).is_some_and(|entry| entry.limit == Limit::None) && self.is_in_play(item.slot) {
            let used = [flag::USED, flag::USED_2, flag::USED_3][usize::from(number).min(2)];
            self.slot_mut(item.slot).set(used, false);
        }
    }

    /// A warrior of a hand comes into its Area for no Action; its payer, if there is one, pays its V.
    pub(super) fn add_at_once(&mut self, instance: Instance, of: Seat, payer: Option<Seat>, log: &mut impl Log<Self>) {
        self.take_from_hand(instance);
        if let Some(payer) = payer {
            let price = self.price_of(payer, instance);
            self.earn_destiny(payer, -price, clause::ADD_01, log);
        }
        let mut homes = self.home_of(self.identity[instance.index()]);
        if payer.is_some_and(|payer| payer != of) {
            homes.retain(|home| matches!(home, At::Squad | At::Kohort));
        }
        let home = homes.into_iter().find(|home| self.check_place(of, instance, *home).is_ok());
        self.let_in(instance, home.unwrap_or(At::Squad), of, log);
    }

    /// A Mission goes to another holder.
    pub(super) fn reassign(&mut self, mission: SlotNo, to: Action, log: &mut impl Log<Self>) {
        if !self.is_in_play(mission) {
            return;
        }
        let number = self.identity[self.slot(mission).instance.index()];
        match to {
            Action::Choose(host) => {
                let card = self.slot_mut(mission);
                (card.host, card.markers) = (host, 0);
                log.push(clause::MISS_02, Event::Attached(self.spot(mission), number, self.sight(host)));
            }
            Action::Player(seat) => {
                let card = self.slot_mut(mission);
                (card.host, card.markers) = (SlotNo(seat.0), 0);
                log.push(clause::MISS_02, Event::Assigned(self.spot(mission), number, seat));
            }
            _ => {}
        }
    }

    /// Attaches an attached card to another host.
    pub(super) fn attach_anew(&mut self, slot: SlotNo, host: SlotNo, log: &mut impl Log<Self>) {
        if self.is_fixed(slot) {
            return;
        }
        let number = self.identity[self.slot(slot).instance.index()];
        let controller = self.slot(host).controller;
        let card = self.slot_mut(slot);
        (card.at, card.host) = (At::Card, host);
        card.controller = controller;
        card.flags &= !(crate::state::flag::IN_USE | crate::state::flag::INSIDE);
        log.push(clause::CARD_08, Event::Attached(self.spot(slot), number, self.sight(host)));
    }
}
