//! Changes of cards that last for a time.

use table::{Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::Estro;
use crate::state::{CardId, Change, Delayed, Ends, State, TIMED, Timed};

impl State {
    /// Adds a change with an end. Equal changes are one; where the list is full the first change of a value becomes a
    /// lasting one of its card, so that nothing is lost.
    pub(crate) fn add_timed(&mut self, card: CardId, what: Change, until: Ends) {
        let list = &mut self.timed[..self.timed_len as usize];
        if let Change::Value(place, n) = what
            && let Some(known) = list.iter_mut().find(|known| {
                known.card == card
                    && known.until == until
                    && matches!(known.what, Change::Value(other, _) if other == place)
            })
            && let Change::Value(_, sum) = &mut known.what
        {
            *sum = sum.saturating_add(n);
            return;
        }
        let new = Timed { card, what, until };
        if list.contains(&new) {
            return;
        }
        if self.timed_len as usize == TIMED {
            self.make_room();
        }
        let len = self.timed_len as usize;
        let place = self.timed().partition_point(|known| known.rank() <= new.rank());
        self.timed.copy_within(place..len, place + 1);
        self.timed[place] = new;
        self.timed_len += 1;
    }

    fn make_room(&mut self) {
        let is_value = |timed: &Timed| matches!(timed.what, Change::Value(..));
        let place = self.timed().iter().position(is_value).unwrap_or(0);
        let oldest = self.timed[place];
        if let Change::Value(slot, n) = oldest.what {
            let lasting = &mut self.card_mut(oldest.card).lasting[slot as usize];
            *lasting = lasting.saturating_add(n);
        }
        self.remove_timed(place);
    }

    fn remove_timed(&mut self, place: usize) {
        self.timed.copy_within(place + 1..self.timed_len as usize, place);
        self.timed_len -= 1;
    }

    /// A card left the field: nothing of it lasts (ESTRO-DEST-06), but what holds for the match.
    pub(super) fn drop_timed(&mut self, card: CardId) {
        let mut place = 0;
        while place < self.timed_len as usize {
            if self.timed[place].card == card && self.timed[place].until != Ends::Never {
                self.remove_timed(place);
            } else {
                place += 1;
            }
        }
    }

    /// Changes a value of a card. A 1V Gift's lasting change comes back with the card (ESTRO-GIFT-09, ESTRO-GIFT-10).
    pub(super) fn change(&mut self, card: CardId, slot: usize, n: i16, until: Ends, is_kept: bool) {
        let n = n.clamp(-127, 127) as i8;
        if n == 0 {
            return;
        }
        match until {
            Ends::Leaves | Ends::Never => {
                let changed = self.card_mut(card);
                let comes_back = is_kept || until == Ends::Never;
                let sum = if comes_back { &mut changed.kept[slot] } else { &mut changed.lasting[slot] };
                *sum = sum.saturating_add(n);
            }
            until => self.add_timed(card, Change::Value(slot as u8, n), until),
        }
    }

    /// Gives a card another Estro (ESTRO-CARD-09).
    pub(crate) fn convert(&mut self, card: CardId, estro: Estro, until: Ends) {
        let (estri, main) = (self.card(card).estri, self.card(card).main);
        if until == Ends::Leaves {
            // Nothing gives the former Estro back any more.
            self.drop_estri(card);
        } else {
            self.add_timed(card, Change::Estro { estri, main }, until);
        }
        let converted = self.card_mut(card);
        converted.estri = 1 << estro as u8;
        converted.main = estro;
        converted.named = None;
    }

    fn drop_estri(&mut self, card: CardId) {
        for place in (0..self.timed_len as usize).rev() {
            if self.timed[place].card == card && matches!(self.timed[place].what, Change::Estro { .. }) {
                self.remove_timed(place);
            }
        }
    }

    /// Ends what lasts for the clash (ESTRO-ATK-15).
    pub(super) fn end_of_clash(&mut self) {
        self.end_changes(|until| until == Ends::Clash);
    }

    pub(super) fn end_of_turn_changes(&mut self, seat: Seat) {
        let turn = self.turn;
        self.end_changes(|until| match until {
            Ends::Turn(until) => until <= turn,
            Ends::NextTurn(whose, since) | Ends::OnlyNextTurn(whose, since) => whose == seat && since < turn,
            _ => false,
        });
    }

    pub(super) fn end_of_round_changes(&mut self) {
        let round = self.round;
        self.end_changes(|until| matches!(until, Ends::Round(until) if until <= round));
    }

    /// Ends changes, the newest first, so that a card gets back the Estro that it had before the first of them.
    fn end_changes(&mut self, is_over: impl Fn(Ends) -> bool) {
        for place in (0..self.timed_len as usize).rev() {
            let timed = self.timed[place];
            if !is_over(timed.until) {
                continue;
            }
            if let Change::Estro { estri, main } = timed.what {
                let card = self.card_mut(timed.card);
                (card.estri, card.main) = (estri, main);
            }
            self.remove_timed(place);
        }
    }

    /// What was named for a Gift that is over is named no more; what was named for the clash holds until its end.
    pub(super) fn forget_names(&mut self, clash_is_over: bool) {
        if !self.rules.options.chimera {
            return;
        }
        for side in 0..self.fields.len() {
            for place in 0..self.fields[side].len() {
                let Some(card) = self.fields[side].get(place) else { continue };
                if clash_is_over {
                    self.card_mut(card).named = None;
                }
                if self.is_chimera(card) && self.card(card).estri.count_ones() == 2 {
                    let usual = self.usual_main(card);
                    let chimera = self.card_mut(card);
                    chimera.main = chimera.named.unwrap_or(usual);
                }
            }
        }
    }

    // ---- Gifts that wait ----

    /// A Gift begins to wait (ESTRO-GIFT-14).
    pub(super) fn delay(&mut self, card: CardId, turns: u8, log: &mut impl Log<Self>) {
        if (self.delayed_len as usize) < self.delayed.len() {
            self.delayed[self.delayed_len as usize] = Delayed { card, turns_left: turns };
            self.delayed_len += 1;
            let (seat, no) = (self.card(card).controller, self.gift_no(card));
            log.push(clause::GIFT_14, Event::GiftWaits(seat, no, turns));
        }
    }

    /// A card left the field or was covered: its waiting Gift fails (ESTRO-GIFT-14).
    pub(super) fn drop_delayed(&mut self, card: CardId) {
        let mut place = 0;
        while place < self.delayed_len as usize {
            if self.delayed[place].card == card {
                self.delayed.copy_within(place + 1..self.delayed_len as usize, place);
                self.delayed_len -= 1;
            } else {
                place += 1;
            }
        }
    }
}
