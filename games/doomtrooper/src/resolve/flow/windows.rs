//! Windows: the seats that are asked in turn, and the end of the window (chapter TIME).

use arrayvec::ArrayVec;
use table::{Log, Seat};

use crate::action::Action;
use crate::resolve::Flow;
use crate::state::{Frame, SlotNo, Stage, State, Window, WindowKind, flag};
use crate::triggers::{DISCARDED, SEARCHED, SEARCHED_FOR_HAND};

impl State {
    pub(super) fn act_in_window(&mut self, seat: Seat, action: Action, window: Window) {
        match action {
            Action::Yield => {
                let next = self.after_in(&window, seat);
                if let Some(Frame::Window(open)) = self.frames.last_mut() {
                    open.yields += 1;
                    open.seat = next;
                }
            }
            Action::Play(code) => {
                if let Some(instance) = self.in_hand(seat, code) {
                    self.begin_card(seat, instance);
                }
            }
            Action::Use(slot, number) => self.begin_use(seat, slot, number),
            Action::Raise(code) => self.begin_raise(seat, code),
            _ => {}
        }
    }

    /// The seat that is asked after another one in a window.
    fn after_in(&self, window: &Window, seat: Seat) -> Seat {
        let order = self.rotation(window);
        let at = order.iter().position(|other| *other == seat).unwrap_or(0);
        order.get(at + 1).or(order.first()).copied().unwrap_or(seat)
    }

    /// The composed item is announced now, on top of the stack: the window below continues afterwards. Until then the
    /// window still asks the composing seat, so that only the announcement reveals anything (TIME-02).
    pub(crate) fn take_opportunity(&mut self, seat: Seat) {
        let Some(below) = self.frames.len().checked_sub(2) else {
            // After each Action there is a stable point (TIME-09).
            self.open_below(WindowKind::Free);
            return;
        };
        let window = match self.frames.get_mut(below) {
            Some(Frame::Window(window)) => *window,
            // A spell that is cast within an effect: the effect continues.
            Some(Frame::Item(item)) if item.stage == Stage::Chooses => {
                (item.pc, item.stage, item.cursor) = (item.pc + 1, Stage::Runs, 0);
                return;
            }
            _ => return,
        };
        let next = match window.kind {
            // The opportunity lasts until its player yields (CMB-13).
            WindowKind::Modify => seat,
            // One answer each (TIME-03).
            WindowKind::Response => self.after_in(&window, seat),
            // The round starts again (TIME-08).
            _ => self.rotation(&window).first().copied().unwrap_or(seat),
        };
        if let Some(Frame::Window(open)) = self.frames.get_mut(below) {
            (open.rounds, open.yields, open.seat) = (open.rounds.saturating_add(1), 0, next);
        }
    }

    /// The seats in the order in which a window asks them.
    pub(crate) fn rotation(&self, window: &Window) -> ArrayVec<Seat, 8> {
        let mut order: ArrayVec<Seat, 8> = self.seats_from(self.active).collect();
        match window.kind {
            WindowKind::Response => {
                // The announcer comes last (TIME-03).
                if let Some(announcer) = self.answered_item().map(|item| item.seat)
                    && let Some(at) = order.iter().position(|seat| *seat == announcer)
                {
                    order.remove(at);
                    order.push(announcer);
                }
            }
            WindowKind::Modify => {
                // Attacker's controller, defender's, then the others (TIME-14).
                let of = |slot: SlotNo| self.is_in_play(slot).then(|| self.slot(slot).controller);
                let fighters = [of(self.combat.attacker), of(self.combat.defender)];
                order.sort_by_key(|seat| fighters.iter().position(|fighter| *fighter == Some(*seat)).unwrap_or(2));
            }
            WindowKind::Victory => {
                // Opponents of the winners may answer (TW-20).
                order.retain(|seat| self.verdict.is_some_and(|verdict| self.may_answer(verdict, *seat)));
            }
            _ => {}
        }
        order
    }

    /// Asks the next seat of a window, or closes it.
    pub(super) fn step_window(&mut self, window: Window, log: &mut impl Log<Self>) -> Flow {
        let combat_over = self.combat.ended || self.combat.redo != 0;
        let is_stale = match window.kind {
            WindowKind::Modify => {
                // Without one of the combatants there is no combat to modify (CMB-33).
                combat_over || !self.is_in_play(self.combat.attacker) || !self.is_in_play(self.combat.defender)
            }
            WindowKind::Response => self.answered_item().is_none_or(|item| item.cancelled),
            WindowKind::Victory => self.verdict.is_none(),
            // The card is not in its pile any more.
            WindowKind::Event(DISCARDED) => !self.lies_discarded(window.about),
            WindowKind::Event(SEARCHED | SEARCHED_FOR_HAND) => !self.has_found(window.about),
            WindowKind::Event(kind) => {
                // A warrior that was saved was not killed: nothing is left to answer (AMB-74).
                matches!(kind, crate::triggers::KILLED | crate::triggers::KILLED_IN_COMBAT)
                    && !(self.is_in_play(window.subject) && self.slot(window.subject).is(flag::KILLED))
            }
            _ => false,
        };
        if window.kind != WindowKind::Response && !matches!(window.kind, WindowKind::Event(_)) && self.dead_leave() {
            self.bury(log);
            return Flow::Goes;
        }
        if self.is_stable() {
            self.check_end(log);
            if self.outcome.is_some() || self.verdict.is_some() {
                return Flow::Goes;
            }
        }
        if self.top().is_none() {
            // Actions that a card grants are taken at once (ACT-12).
            return Flow::Waits;
        }
        let order = self.rotation(&window);
        // 50 rounds are enough (AMB-91).
        if is_stale || window.yields as usize >= order.len() || window.rounds >= 50 {
            self.frames.pop();
            if window.kind == WindowKind::Victory {
                self.close(log);
            }
            return Flow::Goes;
        }
        let seat = window.seat;
        if !order.contains(&seat) || !self.may_want_to_act(seat) {
            let at = order.iter().position(|other| *other == seat).map_or(0, |at| at + 1);
            let next = order.get(at).or(order.first()).copied().unwrap_or(seat);
            if let Some(Frame::Window(open)) = self.frames.last_mut() {
                open.seat = next;
                open.yields += 1;
            }
            return Flow::Goes;
        }
        Flow::Waits
    }

    /// Whether a seat is asked in a window. Only public facts decide: a hand with cards, or an ability in play
    /// (TIME-18). Simulations leave out seats that could do nothing.
    fn may_want_to_act(&self, seat: Seat) -> bool {
        let has_cards = self.side(seat).hand != 0;
        // As far as the others know, a card in a Hidden row may have an ability (HID-05).
        let has_abilities = || {
            self.in_play().any(|slot| {
                if self.is_unidentified(slot) {
                    self.slot(slot).controller == seat
                } else {
                    !self.ready_at(slot).abilities.is_empty()
                }
            })
        };
        let raises =
            || self.window().is_some_and(|window| window.kind == WindowKind::Modify) && !self.raisable(seat).is_empty();
        (has_cards || has_abilities() || raises()) && (self.soft || self.could_act(seat) || raises())
    }

    /// Whether the seat has another choice than to yield.
    fn could_act(&self, seat: Seat) -> bool {
        let moment = self.moment();
        self.hand(seat)
            .any(|instance| self.hot_of(instance).play_at & moment != 0 && self.check_play_card(seat, instance).is_ok())
            || self.in_play().any(|slot| {
                self.hot_at(slot).use_at & moment != 0
                    && (0..self.ready_at(slot).abilities.len() as u8)
                        .any(|number| self.check_use(seat, slot, number, None).is_ok())
            })
    }
}
