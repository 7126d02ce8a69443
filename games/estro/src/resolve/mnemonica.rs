//! Mnemonica: declared totals, errors, and what they cost (ESTRO-MNE-04 to ESTRO-MNE-07).

use table::{Chance, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::state::{Attack, Frame, Prompt, State};

impl State {
    /// S6: the attacker's player declares first; nobody learns what was declared (ESTRO-MNE-04). `false` when all have.
    pub(super) fn asks_for_total(&mut self, attack: &Attack) -> bool {
        let next = self.declarers(attack).find(|(side, _)| self.totals[*side].is_none());
        if let Some((_, card)) = next {
            self.ask(self.card(card).controller, Prompt::Total);
        }
        next.is_some()
    }

    /// A total is declared for the card that comes next.
    pub(super) fn declare_total(&mut self, seat: Seat, total: i16, log: &mut impl Log<Self>) {
        let Some(attack) = self.attack().copied() else { return };
        let next = self.declarers(&attack).find(|(side, _)| self.totals[*side].is_none());
        if let Some((side, _)) = next {
            self.totals[side] = Some(total == self.total_to_declare(&attack, side));
        }
        log.push(clause::MNE_04, Event::TotalDeclared(seat));
    }

    /// After S9: the totals are checked, the attacker's player's first, and whoever declared a wrong one pays (ESTRO-MNE-07).
    /// `false` when nobody has to.
    pub(super) fn checks_totals(&mut self, attack: &Attack, log: &mut impl Log<Self>) -> bool {
        for (side, card) in attack.cards().enumerate() {
            let Some(is_right) = self.totals[side].take() else { continue };
            let seat = self.card(card).controller;
            log.push(clause::MNE_04, Event::TotalChecked(seat, is_right));
            if !is_right && self.push(Frame::Penalty { seat }) {
                return true;
            }
        }
        false
    }

    /// An illegal action was tried: it has no other effect than its price (ESTRO-MNE-05).
    pub(super) fn err(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.errors += 1;
        log.push(clause::MNE_05, Event::Erred(seat));
        self.push(Frame::Penalty { seat });
    }

    /// The price of an error is a card of the hand; with an empty hand there is none (ESTRO-MNE-06).
    pub(super) fn penalty_step(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        let held = self.hoard(seat).hand.len() as u32;
        if held == 0 {
            return self.penalty_is_over(seat);
        }
        if !self.rules.options.mnemonic_random_penalty {
            return self.ask(seat, Prompt::Penalty);
        }
        let hand = self.hoard(seat).hand;
        let place = chance.among(Draw::of("penalty", seat), held, |place| self.number_at(hand.get(place as usize)));
        if let Some(card) = hand.get(place as usize) {
            self.discard(card, clause::MNE_06, log);
        }
        self.penalty_is_over(seat);
    }

    /// The error is paid for: what was asked is asked again.
    pub(super) fn penalty_is_over(&mut self, seat: Seat) {
        self.pop();
        // The frame of an ambush does not ask by itself: it carries out what was answered.
        if matches!(self.top(), Frame::Ambush { .. }) && !self.hoard(seat).hand.is_empty() {
            self.ask(seat, Prompt::Ambush);
        }
    }
}
