//! What stands in line, and which cards of a hand a question is about.

use table::Seat;

use crate::language::Estro;
use crate::state::{CardId, Dying, Frame, Prompt, State};

impl State {
    /// How many Gifts of a seat wait in the line on top of the stack.
    pub(crate) fn waiting_of(&self, seat: Seat) -> usize {
        let Frame::Triggers { from } = *self.top() else { return 0 };
        let waiting = &self.triggers[from as usize..self.triggers_len as usize];
        waiting.iter().filter(|trigger| self.card(trigger.card).controller == seat).count()
    }

    /// How many cards of a seat are about to go to the Incinerator in the destruction on top of the stack.
    pub(crate) fn burning_of(&self, seat: Seat) -> usize {
        let Frame::Destroy(destroy) = *self.top() else { return 0 };
        let group = &self.dying[destroy.from as usize..(destroy.from + destroy.len) as usize];
        group.iter().filter(|dying| dying.is_threatened() && self.card(dying.card).controller == seat).count()
    }

    /// Whether the controller of a dying card is asked about an ambush: once for each bait (ESTRO-IMBO-11), and depending on what
    /// everybody knows, never on what the hand holds (ESTRO-IMBO-03).
    pub(crate) fn asks_for_ambush(&self, dying: &Dying) -> bool {
        let seat = self.card(dying.card).controller;
        dying.is_bait && !self.hoard(seat).hand.is_empty() && !self.fields[self.side_of(seat)].is_full()
    }

    /// Whether a card of a hand can ambush: an Illusio card (ESTRO-IMBO-02).
    pub(crate) fn may_ambush_with(&self, card: CardId) -> bool {
        self.rules.card(self.card(card).no).estro == Estro::Illusio
    }

    /// Whether a card of the hand may be played beyond the card of the turn (ESTRO-TURN-11).
    pub(crate) fn may_play_more(&self, card: CardId) -> bool {
        self.extra_estri == 0 || self.extra_estri >> self.rules.card(self.card(card).no).estro as u8 & 1 != 0
    }

    /// Whether a card of the hand may be discarded, or go under the deck.
    pub(crate) fn may_leave_hand(&self, card: CardId) -> bool {
        match (self.question.prompt, self.top()) {
            (Prompt::Keep, Frame::Keep { drawn, .. }) => drawn.cards.contains(&card),
            _ => true,
        }
    }
}
