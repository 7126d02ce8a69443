//! The answer for a seat that does not answer in time: declining where it may, a play as by the clock (ESTRO-TURN-07),
//! otherwise one of the choices.

use table::{Choices as _, Fingerprint, Seat};

use crate::action::{Action, Bonuses};
use crate::language::Face;
use crate::legal::Choices;
use crate::state::State;

/// What declines, or leaves things as they are (ledger 3.5: keeping the attack is the default of a redirection).
const DECLINES: [Action; 5] =
    [Action::OutOfTime, Action::Pass, Action::End, Action::Keep, Action::Claim(Bonuses::NONE)];

impl State {
    /// The action of an asked seat that does not answer; `None` for a seat that is not asked. It is never an illegal one, which
    /// Mnemonica would make an error (ESTRO-MNE-05).
    pub(crate) fn answer_by_default(&self, seat: Seat) -> Option<Action> {
        let choices = Choices::lawful(self, seat);
        if choices.len() == 0 {
            return None;
        }
        let declined = DECLINES.into_iter().find(|action| choices.index_of(action).is_some());
        declined.or_else(|| Some(self.any_of(seat, &choices)))
    }

    /// One of the choices, as good as picked at random: nobody can foretell it who does not know the hand of the seat. A card
    /// is played face up.
    fn any_of(&self, seat: Seat, choices: &Choices) -> Action {
        let mut print = Fingerprint::default();
        print.number(u32::from(self.turn)).number(choices.len());
        let mut held: Vec<u8> = self.hoard(seat).hand.iter().map(|card| self.card(card).no.0).collect();
        held.sort_unstable();
        let place = print.bytes(&held).finish() % u64::from(choices.len());
        match choices.get(place as u32) {
            Action::Play(card, _) => Action::Play(card, Face::Up),
            Action::PlayInto(card, _, field) => Action::PlayInto(card, Face::Up, field),
            other => other,
        }
    }
}
