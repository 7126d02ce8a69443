//! The destruction procedure (ESTRO-DEST-07, ESTRO-DEST-08).

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Moment, Timing};
use crate::rules::MOST_TOKENS;
use crate::state::{CardId, Destroy, DestroyStep, Fate, Frame, Prompt, State};

impl State {
    pub(super) fn destroy_step(&mut self, destroy: Destroy, log: &mut impl Log<Self>) {
        self.spare_supports(destroy);
        match destroy.step {
            DestroyStep::Begin => {
                self.destroy_goes_to(DestroyStep::Gifts);
                self.protect_and_show(destroy, log);
            }
            DestroyStep::Gifts => {
                self.destroy_goes_to(DestroyStep::Window);
                let from = self.triggers_len;
                for place in destroy.from..destroy.from + destroy.len {
                    let dying = self.dying[place as usize];
                    if dying.is_threatened() {
                        self.trigger_all(Timing::OnDying, dying.card);
                    }
                }
                self.run_triggers(from);
            }
            DestroyStep::Window => {
                self.destroy_goes_to(DestroyStep::Burn);
                let group = &self.dying[destroy.from as usize..(destroy.from + destroy.len) as usize];
                // In this window the controller of the dying card acts first.
                if let Some(dying) = group.iter().find(|dying| dying.is_threatened()) {
                    let first = self.card(dying.card).controller;
                    self.open_window(Moment::Death, first);
                }
            }
            DestroyStep::Burn => self.burn_next(destroy, log),
        }
    }

    fn destroy_goes_to(&mut self, step: DestroyStep) {
        if let Frame::Destroy(destroy) = self.top_mut() {
            destroy.step = step;
        }
    }

    /// Supports that fall with a card stay if that card stays (ESTRO-LUC-13).
    fn spare_supports(&mut self, destroy: Destroy) {
        let range = destroy.from as usize..(destroy.from + destroy.len) as usize;
        for place in range.clone() {
            let dying = self.dying[place];
            let host = self.card(dying.card).supports;
            if dying.fate == Fate::Falls && host.is_some() {
                let falls = self.dying[range.clone()].iter().any(|other| other.card == host && other.is_threatened());
                if !falls {
                    self.dying[place].fate = Fate::Saved;
                }
            }
        }
    }

    /// D0 and D1 for each card of the group.
    fn protect_and_show(&mut self, destroy: Destroy, log: &mut impl Log<Self>) {
        for place in destroy.from..destroy.from + destroy.len {
            let card = self.dying[place as usize].card;
            if self.is_protected(card) || self.takes_second_chance(card) {
                self.dying[place as usize].fate = Fate::Saved;
                let seat = self.card(card).controller;
                log.push(clause::DEST_07, Event::StaysProtected(seat, self.public_no(card)));
            } else if self.card(card).is_down() {
                self.dying[place as usize].is_bait = self.rules.options.ambush;
                self.turn_up(card, clause::FACE_04, log);
            }
        }
    }

    /// D4 to D8, one card after the other: the turn player's first, each controller ordering their own.
    fn burn_next(&mut self, destroy: Destroy, log: &mut impl Log<Self>) {
        let range = destroy.from as usize..(destroy.from + destroy.len) as usize;
        for place in range.clone() {
            let dying = &mut self.dying[place];
            if dying.is_threatened() && !self.cards[dying.card].is_on_field() {
                (dying.fate, dying.is_bait) = (Fate::Gone, false);
            }
        }
        let group = &self.dying[range];
        let has_one =
            |seat: Seat| group.iter().any(|dying| dying.is_threatened() && self.card(dying.card).controller == seat);
        let Some(seat) = self.in_turn_order().find(|seat| has_one(*seat)) else {
            self.dying_len = destroy.from;
            self.pop();
            return;
        };
        if self.burning_of(seat) > 1 {
            self.ask(seat, Prompt::Burn);
        } else {
            self.burn_one(seat, 0, log);
        }
    }

    /// The `k`-th dying card of a seat goes to the Incinerator, after an ambush where there is one.
    pub(super) fn burn_one(&mut self, seat: Seat, k: usize, log: &mut impl Log<Self>) {
        let Frame::Destroy(destroy) = *self.top() else { return };
        let mut places = destroy.from as usize..(destroy.from + destroy.len) as usize;
        let is_theirs = |this: &Self, place: usize| {
            let dying = this.dying[place];
            dying.is_threatened() && this.card(dying.card).controller == seat
        };
        let Some(place) = places.by_ref().filter(|place| is_theirs(self, *place)).nth(k) else { return };
        let asks = self.asks_for_ambush(&self.dying[place]);
        self.dying[place].is_bait = false;
        if asks && self.push(Frame::Ambush { place: place as u8 }) {
            self.ask(seat, Prompt::Ambush);
        } else {
            self.burn_at(place, log);
        }
    }

    /// Puts a dying card into the Incinerator, and its Gift in line.
    pub(super) fn burn_at(&mut self, place: usize, log: &mut impl Log<Self>) {
        let Frame::Destroy(destroy) = *self.top() else { return };
        let card = self.dying[place].card;
        let seat = self.card(card).controller;
        self.dying[place].fate = Fate::Gone;
        let from = self.triggers_len;
        self.trigger_all(Timing::OnDestroyed, card);
        let no = self.card(card).no;
        self.leave_field(card);
        self.burn(card);
        log.push(clause::DEST_03, Event::Destroyed(seat, no));
        self.sound_alarm(card, log);
        self.refund(seat, destroy.by, log);
        self.pay_for_rift();
        self.run_triggers(from);
        // What is pushed last comes first: the dial, then the Gifts (D7, D8).
        self.turn_dial(seat, card, log);
    }

    /// D6: a seat gets a token for a card that an opponent has destroyed (ESTRO-NEC-01, ESTRO-NEC-03).
    fn refund(&mut self, seat: Seat, by: Option<Seat>, log: &mut impl Log<Self>) {
        let is_by_opponent = by.is_some_and(|by| self.side_of(by) != self.side_of(seat));
        // The ships have no tokens.
        if !self.rules.options.necrotokens || !is_by_opponent || self.is_automaton(seat) {
            return;
        }
        let hoard = self.hoard_mut(seat);
        if hoard.tokens < MOST_TOKENS {
            hoard.tokens += 1;
            let tokens = hoard.tokens;
            self.is_still = false;
            log.push(clause::NEC_01, Event::TokenGained(seat, tokens));
        } else {
            log.push(clause::NEC_02, Event::TokenLost(seat));
        }
    }

    /// A card was destroyed: it is the price, if the Rift was opened for it.
    fn pay_for_rift(&mut self) {
        if let Some(below) = (self.depth as usize).checked_sub(2)
            && let Frame::Rift { is_paid, .. } = &mut self.stack[below]
        {
            *is_paid = true;
        }
    }

    /// A dying card stays on the field (ESTRO-DEST-05); `false` when nothing threatens it.
    pub(super) fn save(&mut self, card: CardId, log: &mut impl Log<Self>) -> bool {
        let list = &mut self.dying[..self.dying_len as usize];
        let Some(dying) = list.iter_mut().rev().find(|dying| dying.card == card && dying.is_threatened()) else {
            return false;
        };
        (dying.fate, dying.is_bait) = (Fate::Saved, false);
        let (seat, no) = (self.card(card).controller, self.card(card).no);
        log.push(clause::DEST_05, Event::Saved(seat, no));
        true
    }

    /// Sacrifices a card (ESTRO-DEST-04): from the hand, or from the field.
    pub(super) fn sacrifice(&mut self, card: CardId, log: &mut impl Log<Self>) -> CardId {
        let (mut card, no) = (card, self.card(card).no);
        let seat = self.card(card).controller;
        if self.card(card).is_on_field() {
            if self.card(card).is_down() {
                self.turn_up(card, clause::FACE_09, log);
            }
            self.leave_field(card);
            self.burn(card);
            log.push(clause::DEST_04, Event::Sacrificed(seat, no));
            self.sound_alarm(card, log);
            // From the field it counts as destroyed for the dial, and for nothing else (ESTRO-DEST-04).
            self.turn_dial(seat, card, log);
        } else {
            card = self.take_from_hand(card);
            self.burn(card);
            log.push(clause::DEST_04, Event::Sacrificed(seat, no));
        }
        card
    }
}
