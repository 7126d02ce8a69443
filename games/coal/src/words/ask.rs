//! The questions to a seat.

use table::{SeatSet, Viewer};

use super::Teller;
use crate::state::{Phase, Window};

impl Teller<'_> {
    pub(super) fn prompt(&self, viewer: Viewer) -> String {
        let state = self.state;
        if let Some(ended) = state.outcome {
            return if ended.is_tie {
                self.say("ask-tied", &[])
            } else {
                let who = self.all_of(ended.winners);
                self.say("ask-won", &[("who", who.into()), ("n", ended.winners.len().into())])
            };
        }
        let asked = table::Game::awaits(state).seats();
        let Viewer::Seat(seat) = viewer else { return self.waiting_for(asked) };
        if seat.0 >= state.seats || !asked.contains(seat) {
            return self.waiting_for(asked);
        }
        let me = || self.person(seat);
        match state.phase {
            Phase::ChooseModel => self.say("ask-model", &[]),
            Phase::SecretPilot if state.rules.options.tag_mode => {
                self.say("ask-starting-pilot-secret", &[("who", me())])
            }
            Phase::SecretPilot => self.say("ask-pilot-secret", &[("who", me())]),
            Phase::StartingPilot => self.say("ask-starting-pilot", &[("who", me())]),
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
                let (card, who) = (self.card(attack.card), self.person(attack.owner));
                self.say("ask-respond", &[("card", card.into()), ("who", who), ("damage", damage.into())])
            }
            Phase::Support => self.prompt_of_support(),
            Phase::Soft => match state.window {
                Window::Declare => self.say("ask-window-declare", &[("who", self.person(state.active))]),
                Window::After => self.say("ask-window-after", &[("who", self.person(state.active))]),
                Window::End => self.say("ask-window-end", &[("who", self.person(state.active))]),
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

    fn waiting_for(&self, asked: SeatSet) -> String {
        self.say("ask-waiting", &[("who", self.all_of(asked).into())])
    }

    /// The prompt when the partner is attacked, or calls from its own turn.
    fn prompt_of_support(&self) -> String {
        if self.state.depth == 0 {
            return self.say("ask-support-turn", &[("who", self.person(self.state.active))]);
        }
        let attack = self.state.top();
        let damage = self.damage(self.state.pending(attack));
        self.say(
            "ask-support",
            &[
                ("card", self.card(attack.card).into()),
                ("who", self.person(attack.owner)),
                ("target", self.person(attack.target)),
                ("damage", damage.into()),
            ],
        )
    }

    /// The number of tokens or cards that are left in the question.
    fn left(&self) -> u8 {
        if self.state.depth > 0 { self.state.top().left } else { self.state.job.left }
    }
}
