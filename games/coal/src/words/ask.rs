//! What a seat is asked.

use table::Seat;

use super::Teller;
use crate::state::{Phase, Window};

impl Teller<'_> {
    pub(super) fn prompt(&self, seat: Seat) -> String {
        let state = self.state;
        if let Some(ended) = state.outcome {
            return match ended.winners.lowest().filter(|_| !ended.is_tie) {
                Some(winner) => self.say("ask-won", &[("who", self.who(winner).into())]),
                None => self.say("ask-tied", &[]),
            };
        }
        if state.asked != seat {
            return self.say("ask-waiting", &[("who", self.who(state.asked).into())]);
        }
        let me = || self.who(seat).into();
        match state.phase {
            Phase::ChooseModel => self.say("ask-model", &[]),
            Phase::ChoosePilot => self.say("ask-pilot", &[("who", me())]),
            Phase::Declare => self.say("ask-declare", &[("who", me()), ("turn", state.turn.into())]),
            Phase::Main => {
                let id = if !state.maneuver_used && state.any_maneuver() {
                    "ask-main-maneuver"
                } else if state.may_end() {
                    "ask-main"
                } else {
                    "ask-main-accumulator"
                };
                self.say(id, &[("who", me())])
            }
            Phase::Respond => {
                let attack = state.top();
                let damage = self.damage(state.pending(attack));
                let (card, who) = (self.card(attack.card), self.who(attack.owner));
                self.say("ask-respond", &[("card", card.into()), ("who", who.into()), ("damage", damage.into())])
            }
            Phase::Soft => match state.window {
                Window::Declare => self.say("ask-window-declare", &[("who", self.who(state.active).into())]),
                Window::After => self.say("ask-window-after", &[("who", self.who(state.active).into())]),
                Window::End => self.say("ask-window-end", &[("who", self.who(state.active).into())]),
                Window::Gap => self.say("ask-window-gap", &[]),
            },
            Phase::Place => self.say("ask-place", &[("tokens", self.tokens(state.job.tokens).into())]),
            Phase::TakeToken => self.say("ask-take-token", &[]),
            Phase::Remove => {
                let tokens = self.token(state.removing(), self.left());
                self.say("ask-remove", &[("tokens", tokens.into())])
            }
            Phase::Drop => self.say("ask-drop", &[("n", self.left().into())]),
            Phase::Choose => self.say("ask-choose", &[("card", self.card(state.top().card).into())]),
            Phase::Transfer => {
                let card = self.card(state.top().card);
                self.say("ask-transfer", &[("n", self.left().into()), ("card", card.into())])
            }
            Phase::Over => self.say("ask-tied", &[]),
        }
    }

    /// How many tokens or cards the question is still about.
    fn left(&self) -> u8 {
        if self.state.depth > 0 { self.state.top().left } else { self.state.job.left }
    }
}
