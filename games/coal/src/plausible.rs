//! Leaving out blunders: which legal actions a player with a memory would consider. A hint for playouts, not a rule.
//!
//! It reads only what the deciding seat knows: its hand, its own prepared cards (it remembers them), and public facts.

use table::Seat;

use crate::bits;
use crate::card::CardType;
use crate::choices::{Choices, END, PASS};
use crate::state::{Needs, Phase, State};

/// Prepared cards are laid out up to this number; the last slot stays free for a surprise.
const COMFORTABLE: u32 = 4;

impl State {
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

    /// The legal actions of the seat without blunders; with them when nothing else is left.
    pub(crate) fn plausible_choices(&self, seat: Seat) -> Choices {
        if self.phase == Phase::Main && self.asked == seat {
            // A paid attack is made at once; everything else can wait.
            let needs = self.side(seat).needs;
            let strikes = self.main_slots(seat) & needs.paid & needs.attacks;
            if strikes != 0 {
                let mut left = Choices::none(seat);
                left.phase = Phase::Main;
                left.activate = strikes;
                left.len = bits::count_slots(strikes);
                return left;
            }
            let mut left = Choices::none(seat);
            left.phase = Phase::Main;
            self.prepare_sensibly(&mut left, needs);
            left.len = left.count();
            return if left.len > 0 { left } else { self.all_but_alike(seat) };
        }
        let choices = Choices::gather(self, seat);
        let mut left = choices;
        match choices.phase {
            Phase::Declare => {
                let side = self.side(seat);
                if side.hand_len() > 1 || side.deck_len < 6 {
                    left.spots[0] &= 1;
                }
            }
            Phase::Respond => {
                let needs = self.side(seat).needs;
                left.single = PASS;
                left.activate = self.useful_reactions(seat, choices.activate & needs.paid);
                if left.activate != 0 {
                    left.consume = [0; 3];
                    left.single &= !PASS;
                } else {
                    consume_for(&mut left, needs.nearly & !needs.attacks & choices.activate, needs);
                }
            }
            Phase::Place | Phase::Transfer => {
                let needs = self.side(seat).needs;
                for kind in 0..2 {
                    left.spots[kind] &= u32::from(needs.lacks[kind]) << (8 * seat.0);
                }
            }
            Phase::Remove | Phase::TakeToken => {
                let friendly = 0xffu32 << (8 * seat.0) | self.team_mate(seat).map_or(0, |mate| 0xff << (8 * mate.0));
                left.spots = left.spots.map(|spots| spots & !friendly);
                if left.spots != [0; 2] {
                    left.single &= !PASS;
                }
            }
            Phase::Soft | Phase::Support => {
                left.consume = [0; 3];
                left.single = PASS;
            }
            Phase::Main
            | Phase::ChooseModel
            | Phase::ChoosePilot
            | Phase::SecretPilot
            | Phase::StartingPilot
            | Phase::Drop
            | Phase::Choose
            | Phase::Over => {}
        }
        left.keep_one_free_slot();
        left.len = left.count();
        if left.len > 0 { left } else { self.all_but_alike(seat) }
    }

    /// All legal actions, one free slot standing for all.
    #[cold]
    fn all_but_alike(&self, seat: Seat) -> Choices {
        table::Choices::essential(Choices::of(self, seat))
    }

    /// The main window without a paid attack: laying out cards, the Maneuver, consuming for what one token finishes.
    fn prepare_sensibly(&self, left: &mut Choices, needs: Needs) {
        let seat = left.seat;
        let side = self.side(seat);
        let free = side.free();
        if side.hand != 0 && free != 0 && bits::count_slots(side.occupied) < COMFORTABLE {
            left.lay_out(self);
            left.keep_one_free_slot();
        }
        if !self.maneuver_used && (side.eligible() != 0 || (left.play_down | left.play_up) == 0) {
            left.maneuver(self);
        }
        let may_strike = side.own_turns > 1 && self.maneuver_used;
        let nearly = if may_strike { needs.nearly & needs.attacks & !side.accumulators } else { 0 };
        if nearly != 0 && side.hand != 0 {
            left.consuming(self);
            consume_for(left, nearly, needs);
        }
        left.use_ability(self);
        if self.may_end() {
            left.single |= END;
        }
    }
}

/// Keeps consuming only where one token finishes one of these cards.
fn consume_for(left: &mut Choices, cards: u8, needs: Needs) {
    for (kind, lacks) in needs.lacks.into_iter().enumerate() {
        if cards & lacks == 0 {
            left.consume[kind] = 0;
        }
    }
    left.consume[2] = 0;
}
