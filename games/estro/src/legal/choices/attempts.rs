//! What somebody could try who does not remember the rules or the table: illegal actions that Mnemonica offers beside the legal
//! ones (ESTRO-MNE-05). They depend on the question, on what lies on the table and on the own hand only.

use table::Seat;

use super::{Choices, DEPLOY, END, Listed};
use crate::language::{Area, Estro};
use crate::state::{Frame, Prompt, State};

/// The five ships, as a mask of Estri.
const ALL_SHIPS: u8 = 0b1_1111;

impl Choices {
    pub(super) fn add_attempts(&mut self, state: &State, seat: Seat) {
        let sides = [0, 1].map(|side| state.places(side, |_| true));
        let own = state.places(self.side as usize, |card| state.card(card).controller == seat);
        let others = sides[1 - self.side as usize];
        let options = &state.rules.options;
        let fields = if options.is_conquest() { options.fields() } else { 0 };
        match state.question.prompt {
            Prompt::Absorb => self.list_hand(state, seat, Listed::Card, |_| true),
            Prompt::Name(_) => self.estri = 0b11111,
            Prompt::Play => self.try_plays(state, seat, fields),
            Prompt::Extras => {
                self.turn_up = own;
                if options.rift {
                    self.rift = own;
                }
                if state.may_play_second(seat) {
                    self.list_into(state, seat, Listed::PlayUp, |_| Some(fields));
                } else if state.extra_plays > 0 {
                    self.try_plays(state, seat, fields);
                }
            }
            Prompt::Attack => {
                self.attack = [own, others];
                self.facing = Self::NONE.facing;
                if options.is_solo() {
                    (self.strikers, self.ships) = (own, ALL_SHIPS);
                }
                self.single |= END;
            }
            Prompt::Window(_) => {
                self.gifts = own;
                self.list_hand(state, seat, Listed::Use, |_| true);
                self.zones = state.zones.active & !(1 << Estro::Ardo as u8);
                if state.zones.active >> Estro::Ardo as u8 & 1 != 0 {
                    self.list_hand(state, seat, Listed::Sacrifice, |_| true);
                }
                if options.necrotokens {
                    // The partner's cards may be protected, too (ESTRO-AMB-172).
                    self.protect = sides[self.side as usize];
                    self.single |= DEPLOY;
                }
            }
            Prompt::Choose(..) => self.try_choices(state, seat, sides),
            Prompt::Special(_) => self.pick = sides,
            Prompt::Reveal => self.pick[1 - self.side as usize] = others,
            Prompt::Aim => self.pick[self.side as usize] = own,
            Prompt::Redirection => self.pick[1 - self.side as usize] = others,
            Prompt::Ambush => self.list_hand(state, seat, Listed::Ambush, |_| true),
            // Whatever can be answered here is legal.
            Prompt::Declare
            | Prompt::Token
            | Prompt::Claim
            | Prompt::Total
            | Prompt::Penalty
            | Prompt::Field
            | Prompt::Ship
            | Prompt::Stats
            | Prompt::Die
            | Prompt::Use(_)
            | Prompt::Coin(_)
            | Prompt::Estro(_)
            | Prompt::Order
            | Prompt::Burn
            | Prompt::Discard
            | Prompt::Keep
            | Prompt::Nothing => {}
        }
    }

    /// Every card of the hand, face up and face down; during the embargo of Inferno each face stands for itself, since only one of them
    /// is an error (ESTRO-INF-05).
    fn try_plays(&mut self, state: &State, seat: Seat, fields: u8) {
        let faces: &[Listed] = if state.is_embargo() { &[Listed::PlayUp, Listed::PlayDown] } else { &[Listed::Play] };
        for listed in faces {
            self.list_into(state, seat, *listed, |_| Some(fields));
        }
    }

    /// Every card of the area from which a Gift chooses.
    fn try_choices(&mut self, state: &State, seat: Seat, sides: [u64; 2]) {
        let Frame::Gift(run) = state.top() else { return };
        let Some(filter) = state.choosing(run) else { return };
        match filter.area {
            Area::Field => self.pick = sides,
            Area::Hand => self.list_hand(state, seat, Listed::Card, |_| true),
            Area::Incinerator => {
                for owner in Seat::all(state.parties()) {
                    for card in state.hoard(owner).incinerator.iter().rev() {
                        self.list_card(Listed::Burnt, owner, state.card(card).no);
                    }
                }
            }
        }
    }
}
