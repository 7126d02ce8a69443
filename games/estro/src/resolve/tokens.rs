//! Necrotokens: how they are got and spent (ESTRO-NEC-01 to ESTRO-NEC-14).

use table::{Chance, Clause, Draw, Log, Seat};

use crate::clause;
use crate::event::Event;
use crate::language::{Face, Moment};
use crate::rules::{DEPLOYMENT, EXTRA_CARD, PROTECTION};
use crate::state::{CardId, Change, Ends, Entrance, Frame, Placing, State, TurnStep};

impl State {
    fn spend(&mut self, seat: Seat, tokens: u8, clause: Clause, log: &mut impl Log<Self>) {
        self.hoard_mut(seat).tokens -= tokens;
        self.is_still = false;
        log.push(clause, Event::TokensSpent(seat, tokens));
    }

    /// One token: two cards instead of one (ESTRO-NEC-04).
    pub(super) fn draw_two(&mut self, seat: Seat, log: &mut impl Log<Self>) {
        self.spend(seat, EXTRA_CARD, clause::NEC_04, log);
        self.go_to(TurnStep::DrawTwo);
    }

    /// Two tokens: a card cannot be destroyed in this turn (ESTRO-NEC-06).
    pub(super) fn protect_by_tokens(&mut self, seat: Seat, card: CardId, log: &mut impl Log<Self>) {
        self.reopen_window();
        self.spend(seat, PROTECTION, clause::NEC_06, log);
        self.add_timed(card, Change::Protected, Ends::Turn(self.turn));
        log.push(clause::NEC_06, Event::Protected(self.card(card).controller, self.public_no(card)));
        if matches!(self.top(), Frame::Window(window) if window.moment == Moment::Death) {
            self.save(card, log);
        } else if let Some(attack) = self.attack_mut() {
            attack.is_locked = true;
        }
    }

    /// Three tokens: a random card of the deck enters, and the others keep their order (ESTRO-NEC-10 to ESTRO-NEC-12).
    pub(super) fn deploy_by_tokens(&mut self, seat: Seat, chance: &mut impl Chance, log: &mut impl Log<Self>) {
        self.reopen_window();
        self.spend(seat, DEPLOYMENT, clause::NEC_10, log);
        let count = self.hoard(seat).deck.len() as u32;
        let which = |place| self.number_at(self.hoard(seat).deck.get(place as usize));
        let place = chance.among(Draw::of("token-card", seat), count, which) as usize;
        if let Some(card) = self.take_from_deck(seat, place) {
            let has_gift = self.rules.gift(self.card(card).no).is_some();
            let by = Entrance::Tokens;
            let place = self.open_place();
            self.come_in(Placing { card, seat, face: Face::Up, is_inhibited: has_gift, by }, place, log);
        }
    }
}
