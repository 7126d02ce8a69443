//! What stands in line, and which cards of a hand a question is about.

use table::Seat;

use crate::state::{CardId, Frame, Prompt, State};

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
