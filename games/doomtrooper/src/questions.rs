//! The questions that a card lets a player ask about a hand (DISCERN TRUTH): a closed list, so that the referee knows
//! the true answer. Question and answer are public.

use table::Seat;

use crate::language::{Affiliation, CardKind, Tag};
use crate::state::{Instance, State};
use crate::timing;

/// A question about a hand: does it hold such a card?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// A card of this kind.
    Kind(CardKind),
    /// A card with the icon of this affiliation.
    Of(Affiliation),
    /// A Personality.
    Personality,
    /// A warrior whose V is no higher than the D of its player.
    Payable,
    /// A card that can be played during combat.
    InCombat,
    /// A card that answers another player's play or event.
    Answer,
}

impl Question {
    /// The number of questions.
    pub(crate) const COUNT: u8 = (CardKind::ALL.len() + Affiliation::ALL.len() + 4) as u8;

    /// The question of this number.
    pub(crate) fn numbered(number: u8) -> Option<Self> {
        let number = number as usize;
        let others = [Self::Personality, Self::Payable, Self::InCombat, Self::Answer];
        let kinds = CardKind::ALL.len();
        match number.checked_sub(kinds) {
            None => CardKind::ALL.get(number).copied().map(Self::Kind),
            Some(number) => match number.checked_sub(Affiliation::ALL.len()) {
                None => Affiliation::ALL.get(number).copied().map(Self::Of),
                Some(number) => others.get(number).copied(),
            },
        }
    }
}

impl State {
    /// The true answer.
    pub(crate) fn truth(&self, question: Question, of: Seat) -> bool {
        self.hand(of).any(|instance| self.is_what_is_asked(question, instance, of))
    }

    fn is_what_is_asked(&self, question: Question, instance: Instance, of: Seat) -> bool {
        let (kind, hot) = (self.card_of(instance).kind, self.hot_of(instance));
        match question {
            Question::Kind(other) => kind == other,
            Question::Of(affiliation) => self.card_of(instance).icons.contains(&affiliation),
            Question::Personality => hot.tags & Tag::Personality.bit() != 0,
            Question::Payable => kind == CardKind::Warrior && self.price_of(of, instance) <= self.side(of).destiny,
            Question::InCombat => hot.play_at & timing::MODIFY != 0,
            Question::Answer => hot.play_at & timing::RESPONSE != 0,
        }
    }
}
