//! Leaving out blunders: which legal actions a player with a memory would consider. A hint for playouts, not a rule.
//!
//! It reads only what the deciding seat knows: its hand, its own prepared cards (it remembers them), and public facts.

use table::{Choices as _, Seat};

use crate::card::CardType;
use crate::choices::{Choices, Last};
use crate::state::{Phase, State};

/// Prepared cards are laid out up to this number; the last slot stays free for a surprise.
const COMFORTABLE: u32 = 4;

/// The own prepared cards, sorted by what they still need. Masks of slots.
#[derive(Clone, Copy, Default)]
struct Needs {
    /// Their tokens contain their cost.
    paid: u8,
    /// They are Attacks or ready Accumulators.
    attacks: u8,
    /// Steam, or Energy, is missing.
    lacks: [u8; 2],
    /// One token is missing in all.
    nearly: u8,
}

impl State {
    fn needs(&self, seat: Seat) -> Needs {
        let side = self.side(seat);
        let list = self.list(seat);
        let mut needs = Needs::default();
        let mut rest = side.occupied;
        while rest != 0 {
            let slot = rest.trailing_zeros() as usize;
            let bit = 1u8 << slot;
            rest &= rest - 1;
            let card = self.rules.card(list.card[side.instance[slot] as usize]);
            let tokens = side.tokens[slot];
            let steam = card.cost.steam.saturating_sub(tokens.steam);
            let energy = card.cost.energy.saturating_sub(tokens.energy);
            let mark = |holds: bool| if holds { bit } else { 0 };
            needs.attacks |= mark(card.kind != CardType::Reaction);
            needs.paid |= mark(steam + energy == 0);
            needs.lacks[0] |= mark(steam > 0);
            needs.lacks[1] |= mark(energy > 0);
            needs.nearly |= mark(steam + energy == 1);
        }
        needs
    }

    /// Paid Reactions that do something against the attack.
    fn useful_reactions(&self, seat: Seat, paid: u8) -> u8 {
        let frame = self.top();
        let (pending, kinds) = (self.pending(frame), self.attack_kinds(frame));
        let side = self.side(seat);
        let list = self.list(seat);
        let mut useful = 0;
        let mut rest = paid;
        while rest != 0 {
            let slot = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            let card = list.card[side.instance[slot] as usize];
            if self.rules.card(card).kind != CardType::Reaction {
                continue;
            }
            let faces = 0..self.rules.card(card).alternatives.max(1);
            let helps = faces.into_iter().any(|face| {
                let face = self.rules.face(card, face);
                face.total_damage() > 0 || face.absorbs_of(pending, kinds) > 0
            });
            useful |= u8::from(helps) << slot;
        }
        useful
    }

    pub(crate) fn leave_out_blunders(&self, choices: Choices) -> Choices {
        let mut left = choices;
        let seat = choices.seat;
        match choices.phase {
            Phase::Declare => {
                let side = self.side(seat);
                if side.hand_len() > 1 || side.deck_len < 6 {
                    left.spots[0] &= 1;
                }
            }
            Phase::Main => self.sensible_main(&mut left),
            Phase::Respond => {
                let needs = self.needs(seat);
                left.activate = self.useful_reactions(seat, choices.activate & needs.paid);
                if left.activate != 0 {
                    left.consume = [0; 3];
                    left.last = Last::Nothing;
                } else {
                    self.consume_for(&mut left, needs.nearly & !needs.attacks & choices.activate, needs);
                }
            }
            Phase::Place | Phase::Transfer => {
                let needs = self.needs(seat);
                for kind in 0..2 {
                    let wanted = u32::from(needs.lacks[kind]) << (8 * seat.0);
                    left.spots[kind] &= wanted;
                }
                if left.spots == [0; 2] {
                    left.spots = choices.spots;
                }
            }
            Phase::Remove | Phase::TakeToken => {
                let own = 0xffu32 << (8 * seat.0);
                left.spots = left.spots.map(|spots| spots & !own);
                if left.spots == [0; 2] {
                    left.spots = choices.spots;
                    if left.last == Last::Pass {
                        left.spots = [0; 2];
                    }
                } else {
                    left.last = Last::Nothing;
                }
            }
            Phase::Soft => left.consume = [0; 3],
            Phase::ChooseModel | Phase::ChoosePilot | Phase::Drop | Phase::Choose | Phase::Over => {}
        }
        left.len = left.count();
        if left.len == 0 { choices.essential() } else { left.essential() }
    }

    fn sensible_main(&self, left: &mut Choices) {
        let seat = left.seat;
        let needs = self.needs(seat);
        let side = self.side(seat);
        left.discard = 0;
        left.activate &= needs.paid & needs.attacks;
        if left.activate != 0 {
            // A paid attack is made at once; everything else can wait.
            left.play_down = 0;
            left.play_up = 0;
            left.maneuvers = 0;
            left.consume = [0; 3];
            left.drop = 0;
            left.repair = false;
            left.last = Last::Nothing;
            return;
        }
        left.play_up &= !left.play_down;
        if !left.has_room || side.occupied.count_ones() >= COMFORTABLE {
            left.play_down = 0;
            left.play_up = 0;
        }
        if side.eligible() == 0 && (left.play_down | left.play_up) != 0 {
            left.maneuvers = 0;
        }
        let own_turn_to_strike = side.own_turns > 1;
        let nearly = if own_turn_to_strike && self.maneuver_used { needs.nearly & needs.attacks & !side.accumulators } else { 0 };
        self.consume_for(left, nearly, needs);
    }

    /// Keeps consuming only where one token finishes one of these cards.
    fn consume_for(&self, left: &mut Choices, cards: u8, needs: Needs) {
        if cards & needs.lacks[0] == 0 {
            left.consume[0] = 0;
        }
        if cards & needs.lacks[1] == 0 {
            left.consume[1] = 0;
        }
        left.consume[2] = 0;
    }
}
