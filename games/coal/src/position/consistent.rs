//! Checks that the parts of a position agree with each other, so that no later action can go wrong.

use table::{Game, Seat};

use super::Words;
use crate::action::TurnKind;
use crate::rules::Op;
use crate::state::{FATAL_DAMAGE, Frame, MAX_FRAMES, NONE, Phase, Stage, State};

type Checked = Result<(), String>;

impl State {
    pub(super) fn check_consistent(&self) -> Checked {
        self.check_seats()?;
        self.check_frames()?;
        self.check_phase()?;
        for seat in self.awaits().seats().iter() {
            if table::Choices::is_empty(&crate::Choices::of(self, seat)) {
                return Err(format!("seat {seat} is asked and has no legal action"));
            }
        }
        Ok(())
    }

    fn is_setup(&self) -> bool {
        matches!(self.phase, Phase::ChooseModel | Phase::ChoosePilot | Phase::SecretPilot | Phase::StartingPilot)
    }

    fn check_seats(&self) -> Checked {
        if self.is_setup() != (self.turn == 0) && self.phase != Phase::Over {
            return Err("turn 0 is the setup, and only the setup".into());
        }
        if self.phase == Phase::Over {
            return if self.outcome.is_some() { Ok(()) } else { Err("phase over needs a `win` or `tie` line".into()) };
        }
        for seat in Seat::all(self.seats) {
            let side = self.side(seat);
            if side.eliminated {
                continue;
            }
            let needs_pilot = !matches!(self.phase, Phase::ChooseModel | Phase::ChoosePilot | Phase::SecretPilot);
            let needs_model = self.phase != Phase::ChooseModel;
            if (needs_model && self.model(seat).is_none()) || (needs_pilot && side.pilot == NONE) {
                return Err(format!("seat {seat} needs a model and a pilot"));
            }
            if side.tag > 0 && !self.rules.options.tag_mode {
                return Err(format!("seat {seat}: Tag Tokens need the table option `tag_mode` (COAL-TAG-01)"));
            }
            if side.tag > 0 && side.reserve == NONE {
                return Err(format!("seat {seat}: Tag Tokens need a `reserve` pilot (COAL-TAG-03)"));
            }
            if side.damage >= FATAL_DAMAGE && !side.destroyed {
                return Err(format!(
                    "seat {seat}: {} damage destroys a Steambot; add `destroyed` (COAL-END-01)",
                    side.damage
                ));
            }
        }
        let settles_pilots = matches!(self.phase, Phase::SecretPilot | Phase::StartingPilot);
        if self.rules.options.tag_mode && settles_pilots {
            let has_pair = |seat: Seat| self.side(seat).pilot != NONE && self.side(seat).reserve != NONE;
            if !self.living().iter().all(has_pair) {
                return Err("every seat needs a `pilot` and a `reserve` before one of them starts (COAL-TAG-03)".into());
            }
        }
        if self.judge(table::SeatSet::NONE).is_some() {
            return Err("nobody has an opponent left: the match would be over (COAL-END-03)".into());
        }
        if self.side(self.asked).eliminated {
            return Err(format!("seat {} is eliminated and cannot be asked (COAL-MP-07)", self.asked));
        }
        Ok(())
    }

    fn check_frames(&self) -> Checked {
        let frames = &self.frames[..self.depth as usize];
        for (place, frame) in frames.iter().enumerate() {
            if self.is_reaction(frame) != (place > 0) {
                return Err("the first frame is an Attack or Accumulator, the others are Reactions".into());
            }
            let attacking = matches!(frame.stage, Stage::Echo | Stage::Support | Stage::Respond | Stage::Assign);
            if self.side(frame.owner).eliminated || (attacking && self.side(frame.target).eliminated) {
                return Err("an eliminated seat neither attacks nor is attacked (COAL-MP-07)".into());
            }
            self.check_echo(frame)?;
            let Some(above) = frames.get(place + 1) else { continue };
            let answers = if above.is_echo { Stage::Echo } else { Stage::Respond };
            if frame.stage != answers || frame.target != above.owner || !self.attacks(frame) {
                return Err(
                    "a frame under another is in stage respond (under an Echo card: echo), and its target, an \
                            opponent, owns the other"
                        .into(),
                );
            }
        }
        // Every prepared card of the attacker and the target may still be activated during the resolution.
        let Some(first) = frames.first() else { return Ok(()) };
        let prepared = |seat: Seat| self.side(seat).occupied.count_ones() as usize;
        if frames.len() + prepared(first.owner) + prepared(first.target) > MAX_FRAMES {
            return Err(format!("at most {MAX_FRAMES} cards are resolved inside one another"));
        }
        Ok(())
    }

    fn check_echo(&self, frame: &Frame) -> Checked {
        if (frame.is_echo || frame.echo_end > 0) && !self.has_many_seats() {
            return Err("Echo works with three or four seats only (COAL-SET-01)".into());
        }
        if frame.is_echo && !self.rules.card(frame.card).has_echo {
            return Err("the card of an `echo-card` frame has no Echo symbol (COAL-ECHO-03)".into());
        }
        if frame.echo > frame.echo_end || frame.echo_end > self.side(frame.target).echo_len {
            return Err("`echoes` counts more cards than the target has in its echo row".into());
        }
        Ok(())
    }

    /// Whether the target of a frame is an opponent of the frame's owner.
    fn attacks(&self, frame: &Frame) -> bool {
        self.opponents(frame.owner).contains(frame.target)
    }

    fn check_phase(&self) -> Checked {
        let needs_frame = matches!(self.phase, Phase::Respond | Phase::Choose | Phase::Transfer);
        if needs_frame && self.depth == 0 {
            return Err(format!("phase {} needs a `frame` line", self.phase.word()));
        }
        let asked = self.asked;
        let top = *self.top();
        let fits = match self.phase {
            Phase::Respond => top.stage == Stage::Respond && top.target == asked && self.attacks(&top),
            Phase::Support if self.depth > 0 => {
                top.stage == Stage::Respond
                    && self.attacks(&top)
                    && self.partner(top.target) == Some(asked)
                    && self.can_help(asked)
            }
            Phase::Support => {
                self.kind == TurnKind::Action && self.partner(self.active) == Some(asked) && self.can_help(asked)
            }
            Phase::Choose => top.stage == Stage::Begin && top.owner == asked && self.alternatives(&top) > 0,
            Phase::Transfer => {
                top.stage == Stage::Effects && top.owner == asked && top.left > 0 && top.left <= top.tokens.total()
            }
            Phase::Declare => asked == self.active && self.depth == 0 && self.side(asked).deck_len >= 2,
            Phase::Main | Phase::TakeToken => asked == self.active && self.depth == 0 && self.kind == TurnKind::Action,
            Phase::Soft => self.depth == 0 && self.can_act(asked),
            Phase::Place => self.job_fits(),
            Phase::Remove => self.left_of_op() > 0 && matches!(self.op_due(), Some(Op::Remove(..))),
            Phase::Drop => self.left_of_op() > 0 && matches!(self.op_due(), Some(Op::DiscardHand(_) | Op::PayHand(_))),
            Phase::SecretPilot => self.depth == 0 && self.has_many_seats() && !self.awaits().seats().is_empty(),
            Phase::StartingPilot => self.depth == 0 && !self.has_many_seats() && !self.chosen.contains(asked),
            Phase::ChooseModel | Phase::ChoosePilot | Phase::Over => self.depth == 0,
        };
        if fits {
            return Ok(());
        }
        Err(format!("phase {} does not fit with who is asked and what is being resolved", self.phase.word()))
    }

    fn left_of_op(&self) -> u8 {
        if self.depth > 0 { self.top().left } else { self.job.left }
    }

    fn op_due(&self) -> Option<Op> {
        if self.depth > 0 {
            let top = self.top();
            (top.stage == Stage::Effects && top.owner == self.asked).then(|| self.face(top).ops.get(top.op))?
        } else {
            let maneuver = self.maneuvers(self.active).get(self.job.maneuver as usize)?;
            (self.asked == self.active).then(|| maneuver.ops.get(self.job.op))?
        }
    }

    fn job_fits(&self) -> bool {
        if self.job.tokens.total() == 0 {
            return false;
        }
        if self.job.maneuver != NONE {
            return self.depth == 0 && matches!(self.op_due(), Some(Op::Generate(..)));
        }
        let top = self.top();
        match self.job.base {
            Phase::Main => self.depth == 0 && self.asked == self.active,
            Phase::Soft => self.depth == 0,
            Phase::Respond => self.depth > 0 && top.stage == Stage::Respond && top.target == self.asked,
            Phase::Support if self.depth > 0 => {
                top.stage == Stage::Respond && self.partner(top.target) == Some(self.asked)
            }
            Phase::Support => self.partner(self.active) == Some(self.asked),
            _ => false,
        }
    }
}
