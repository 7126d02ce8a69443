//! Why an action is not legal: the clause and the reason.
//!
//! Every answer depends only on what the asking seat may know (COAL-INFO-12). The conformance suite checks that an
//! action is refused exactly when it is not among the [`crate::Choices`]; the two are implemented independently.

use table::{Clause, Game, Refusal, Seat};

use crate::action::{Action, Facing, Gain, HandKind, Slot, TurnKind};
use crate::card::{Ability, Model, Resource};
use crate::clause;
use crate::state::{NONE, Phase, State, Window};

/// A refusal, or `Ok` when the action is legal so far.
type Verdict = Result<(), Refusal>;

fn refuse(clause: Clause, reason: &'static str) -> Verdict {
    Err(Refusal::new(clause, reason))
}

pub(crate) fn require(holds: bool, clause: Clause, reason: &'static str) -> Verdict {
    if holds { Ok(()) } else { refuse(clause, reason) }
}

impl State {
    pub(crate) fn verdict(&self, seat: Seat, action: Action) -> Verdict {
        self.check_goes_on()?;
        require(seat.0 < self.seats, clause::OBJ_01, "no-such-seat")?;
        if !self.is_asked(seat) {
            return Err(self.out_of_turn(seat, action));
        }
        match self.phase {
            Phase::ChooseModel => match action {
                Action::Model(model) => {
                    let is_taken = self.sides.iter().any(|side| side.model == model as u8);
                    let clause = if self.has_many_seats() { clause::MPS_01 } else { clause::SET_04 };
                    require(!is_taken, clause, "model-taken")?;
                    require(self.free_models() >> (model as u8) & 1 != 0, clause::DECK_05, "deck-taken")
                }
                _ => refuse(self.model_clause(self.asked), "choose-model-first"),
            },
            Phase::StartingPilot | Phase::SecretPilot if self.rules.options.tag_mode => match action {
                Action::Pilot(pilot) => {
                    let offered = u32::from(pilot) < u32::BITS && self.pilots_on_offer(seat) >> pilot & 1 != 0;
                    require(offered, clause::TAG_04, "not-of-your-pair")
                }
                _ => refuse(clause::TAG_04, "choose-pilot-first"),
            },
            Phase::ChoosePilot | Phase::StartingPilot | Phase::SecretPilot => match action {
                Action::Pilot(pilot) => self.check_pilot(seat, pilot),
                _ => refuse(self.pilot_clause(seat), "choose-pilot-first"),
            },
            Phase::Declare => match action {
                Action::Declare(_) => Ok(()),
                _ => refuse(clause::TURN_03, "declare-first"),
            },
            Phase::Main => self.check_main(seat, action),
            Phase::Respond => match action {
                Action::Activate(slot) => self.check_response(seat, slot),
                Action::Consume(kind, gain) => self.check_consume(seat, kind, gain),
                Action::Swap => self.check_swap(seat),
                Action::Call => self.check_call(seat),
                Action::Pass => Ok(()),
                Action::Play(..) => refuse(clause::PLAY_01, "only-in-main-window"),
                Action::Maneuver(_) => refuse(clause::MAN_02, "only-in-main-window"),
                Action::Trade(_) => refuse(clause::PIL_09, "only-in-main-window"),
                Action::Repair => refuse(clause::PIL_20, "only-in-main-window"),
                _ => refuse(clause::WIN_03, "answer-the-attack"),
            },
            Phase::Soft | Phase::Support => match action {
                Action::Consume(kind, gain) => self.check_consume(seat, kind, gain),
                Action::Swap => self.check_swap(seat),
                Action::Pass => Ok(()),
                Action::Call => refuse(clause::WIN_04, "only-target-or-active-calls"),
                _ => refuse(self.window_clause(), "only-consume-or-pass"),
            },
            Phase::Place => match action {
                Action::Place(kind, owner, slot) => self.check_place(seat, kind, owner, slot),
                _ if self.job.maneuver == NONE => refuse(clause::CON_01, "place-the-token"),
                _ => refuse(clause::MAN_08, "place-the-token"),
            },
            Phase::TakeToken => match action {
                Action::Take(kind, owner, slot) => self.check_spot(self.token_spots(kind), owner, slot, clause::PIL_11),
                _ => refuse(clause::PIL_09, "take-the-token"),
            },
            Phase::Remove => match action {
                Action::Take(kind, owner, slot) => {
                    require(kind == self.removing(), clause::REM_01, "other-kind-removed")?;
                    self.check_spot(self.token_spots(kind), owner, slot, clause::REM_02)?;
                    self.check_spot(self.removable(kind), owner, slot, clause::REM_03)
                }
                Action::Pass => Ok(()),
                _ => refuse(clause::REM_01, "remove-or-pass"),
            },
            Phase::Drop => match action {
                Action::Drop(kind) => self.check_in_hand(seat, kind, clause::SYM_03),
                _ => refuse(clause::SYM_03, "drop-a-card"),
            },
            Phase::Choose => match action {
                Action::Choose(number) => {
                    let alternatives = self.alternatives(self.top());
                    require(number < alternatives, clause::REA_09, "no-such-alternative")
                }
                _ => refuse(clause::REA_09, "choose-an-alternative"),
            },
            Phase::Transfer => match action {
                Action::Place(kind, owner, slot) => self.check_transfer(seat, kind, owner, slot),
                _ => refuse(clause::TRF_01, "transfer-first"),
            },
            Phase::Over => self.check_goes_on(),
        }
    }

    /// The refusal for a seat that is not asked now, with the clause that says when this action is possible.
    fn out_of_turn(&self, seat: Seat, action: Action) -> Refusal {
        let own_maintenance = seat == self.active && self.kind == TurnKind::Maintenance && self.turn > 0;
        let (clause, reason) = match action {
            Action::Consume(..) if own_maintenance => (clause::CON_07, "own-maintenance"),
            Action::Swap if own_maintenance => (clause::TAG_08, "own-maintenance"),
            _ if own_maintenance => (clause::MNT_03, "own-maintenance"),
            Action::Model(_) | Action::Pilot(_) if self.turn > 0 => (self.first_turn_clause(), "setup-over"),
            Action::Model(_) => (self.model_clause(self.asked), "not-your-choice"),
            Action::Pilot(_) => (self.pilot_clause(seat), "not-your-choice"),
            Action::Declare(_) => (clause::TURN_03, "not-your-turn"),
            Action::Play(..) => (clause::PLAY_01, "not-your-turn"),
            Action::Activate(_) if self.depth > 0 => (clause::REA_01, "not-your-turn"),
            Action::Activate(_) => (clause::ACT_01, "not-your-turn"),
            Action::Maneuver(_) => (clause::MAN_02, "not-your-turn"),
            Action::Discard(_) => (clause::PLAY_09, "not-your-turn"),
            Action::Trade(_) => (clause::PIL_09, "not-your-turn"),
            Action::Repair => (clause::PIL_20, "not-your-turn"),
            Action::End => (clause::TURN_06, "not-your-turn"),
            Action::Consume(..) => (clause::CON_02, "not-asked"),
            Action::Swap => (clause::TAG_07, "not-asked"),
            Action::Call => (clause::WIN_04, "not-asked"),
            _ => (clause::WIN_01, "not-asked"),
        };
        Refusal::new(clause, reason)
    }

    /// Checks that the match is not over; a refusal cites the clause that ended it.
    pub(crate) fn check_goes_on(&self) -> Verdict {
        match self.awaits().outcome() {
            Some(outcome) => refuse(outcome.clause, "match-over"),
            None => Ok(()),
        }
    }

    /// The clause by which the asked seat chooses its model.
    fn model_clause(&self, asked: Seat) -> Clause {
        match asked == self.starter {
            _ if self.has_many_seats() => clause::MPS_01,
            true => clause::SET_03,
            false => clause::SET_04,
        }
    }

    /// The clause by which the seat chooses its pilot.
    fn pilot_clause(&self, seat: Seat) -> Clause {
        let options = &self.rules.options;
        match seat == self.starter {
            _ if self.phase == Phase::ChoosePilot && options.free_pilots => clause::FREE_02,
            _ if options.tag_mode => clause::TAG_04,
            _ if self.has_many_seats() => clause::MPS_03,
            true => clause::SET_07,
            false => clause::SET_06,
        }
    }

    /// The clause with which the setup ends.
    fn first_turn_clause(&self) -> Clause {
        if self.has_many_seats() { clause::MPS_05 } else { clause::SET_09 }
    }

    /// The clause that says which pilot has which ability.
    fn ability_clause(&self) -> Clause {
        if self.rules.options.training_pilots { clause::TRN_01 } else { clause::PIL_01 }
    }

    /// The clause that says what may be done in another seat's open window.
    fn window_clause(&self) -> Clause {
        match self.window {
            _ if self.phase == Phase::Support => clause::WIN_04,
            Window::Declare => clause::WIN_05,
            Window::After => clause::WIN_06,
            Window::End => clause::WIN_07,
            Window::Gap => clause::WIN_08,
        }
    }

    fn check_pilot(&self, seat: Seat, number: u8) -> Verdict {
        let Some(pilot) = self.rules.cards.pilots().get(number as usize) else {
            return refuse(self.pilot_clause(seat), "no-such-pilot");
        };
        let options = &self.rules.options;
        if options.training_pilots {
            require(pilot.is_training(), clause::TRN_03, "training-pilots-only")?;
        } else {
            require(!pilot.is_training(), clause::TRN_03, "no-training-pilots")?;
        }
        let is_free = self.free_pilots(seat) >> number & 1 != 0;
        let fits = is_free || options.training_pilots || self.may_drive(seat, pilot);
        let has_custom_deck = self.side(seat).list as usize >= Model::ALL.len();
        let clause = if has_custom_deck { clause::DECK_06 } else { clause::FREE_01 };
        require(fits, clause, "pilot-of-another-model")?;
        require(is_free, clause::FREE_03, "pilot-taken")
    }

    fn check_main(&self, seat: Seat, action: Action) -> Verdict {
        let side = self.side(seat);
        match action {
            Action::Play(kind, facing, slot) => {
                self.check_in_hand(seat, kind, clause::PLAY_01)?;
                if facing == Facing::Down && !self.rules.options.face_down_accumulators {
                    let list = self.list(seat);
                    let is_accumulator = list.accumulators >> list.first_of[kind.0 as usize] & 1 != 0;
                    require(!is_accumulator, clause::PLAY_05, "accumulators-face-up")?;
                }
                let must_make_room = side.free() == 0;
                require(must_make_room || side.occupied & slot.bit() == 0, clause::PLAY_07, "slot-taken")
            }
            Action::Discard(slot) => {
                require(self.rules.options.free_discard, clause::PLAY_09, "no-free-discard")?;
                require(side.occupied & slot.bit() != 0, clause::PLAY_09, "empty-slot")
            }
            Action::Activate(slot) => {
                require(side.occupied & slot.bit() != 0, clause::ACT_01, "empty-slot")?;
                require(side.own_turns > 1, clause::TURN_13, "no-activation-in-first-turn")?;
                if side.accumulators & slot.bit() != 0 {
                    return require(side.ready & slot.bit() != 0, clause::ACT_14, "accumulator-not-ready");
                }
                let wrong = side.reactions & slot.bit() != 0 && !self.rules.options.penalize_wrong_type;
                require(!wrong, clause::ACT_10, "reaction-on-own-turn")
            }
            Action::Maneuver(number) => {
                require(!self.maneuver_used, clause::MAN_01, "maneuver-used")?;
                let Some(maneuver) = self.maneuvers(seat).get(number as usize) else {
                    let clause = if self.rules.options.training_pilots { clause::TRN_02 } else { clause::PIL_01 };
                    return refuse(clause, "no-such-maneuver");
                };
                let missing = maneuver.hand_cost.saturating_sub(side.hand_len());
                if missing > 0 {
                    let clause =
                        if self.ability(seat) == Some(Ability::FayEnergy) { clause::PIL_17 } else { clause::MAN_11 };
                    return Err(Refusal::new(clause, "maneuver-needs-hand").with("n", i32::from(missing)));
                }
                require(self.can_pay(seat, maneuver), clause::MAN_11, "maneuver-needs-deck")
            }
            Action::Consume(kind, gain) => self.check_consume(seat, kind, gain),
            Action::Trade(kind) => {
                require(self.ability(seat) == Some(Ability::ClintRemove), self.ability_clause(), "not-your-ability")?;
                require(!side.ability_used, clause::PIL_09, "ability-used")?;
                require(!self.announced, clause::PIL_10, "already-activated")?;
                require(side.hand != 0, clause::PIL_11, "empty-hand")?;
                require(self.may_trade(seat), clause::PIL_11, "no-tokens-on-table")?;
                self.check_in_hand(seat, kind, clause::PIL_09)
            }
            Action::Repair => {
                require(self.ability(seat) == Some(Ability::NemoHeal), self.ability_clause(), "not-your-ability")?;
                require(!side.ability_used, clause::PIL_21, "ability-used")?;
                require(side.deck_len >= 2, clause::PIL_21, "deck-too-small")?;
                require(side.damage > 0, clause::PIL_21, "no-damage")
            }
            Action::Swap => self.check_swap(seat),
            Action::Call => self.check_call(seat),
            Action::End => {
                require(self.maneuver_used || !self.any_maneuver(), clause::TURN_05, "maneuver-first")?;
                require(self.may_end(), clause::ACC_06, "accumulator-must-fire")
            }
            Action::Pass => refuse(clause::TURN_06, "end-instead-of-pass"),
            // The Action Turn was declared automatically, or the deck has shrunk since: no Maintenance Turn is possible
            // either way.
            Action::Declare(TurnKind::Maintenance) if side.deck_len < 2 => {
                refuse(clause::MNT_02, "maintenance-needs-deck")
            }
            Action::Declare(_) => refuse(clause::TURN_03, "already-declared"),
            Action::Model(_) | Action::Pilot(_) => refuse(self.first_turn_clause(), "setup-over"),
            Action::Place(..) => refuse(clause::MAN_03, "no-token-to-place"),
            Action::Take(..) => refuse(clause::REM_01, "nothing-to-remove"),
            Action::Drop(_) => refuse(clause::SYM_03, "nothing-to-drop"),
            Action::Choose(_) => refuse(clause::REA_09, "nothing-to-choose"),
        }
    }

    /// Checks that the pilots may be exchanged (COAL-TAG-05, COAL-TAG-06).
    fn check_swap(&self, seat: Seat) -> Verdict {
        require(self.rules.options.tag_mode, clause::TAG_01, "no-tag-mode")?;
        require(self.side(seat).tag > 0, clause::TAG_06, "no-tag-token")
    }

    /// Checks that the partner may be called (COAL-WIN-04).
    fn check_call(&self, seat: Seat) -> Verdict {
        require(self.rules.options.teams, clause::TEAM_01, "no-teams")?;
        let Some(partner) = self.partner(seat) else { return refuse(clause::WIN_04, "partner-is-out") };
        require(self.can_help(partner), clause::WIN_04, "partner-cannot-act")?;
        require(!self.called.contains(seat), clause::WIN_04, "partner-was-called")
    }

    fn check_in_hand(&self, seat: Seat, kind: HandKind, clause: Clause) -> Verdict {
        let holds = self.list(seat).copy_in(self.side(seat).hand, kind.0).is_some();
        require(holds, clause, "not-in-hand")
    }

    fn check_response(&self, seat: Seat, slot: Slot) -> Verdict {
        let side = self.side(seat);
        require(side.occupied & slot.bit() != 0, clause::REA_01, "empty-slot")?;
        require(self.respond_slots(seat) & slot.bit() != 0, clause::REA_07, "not-a-reaction")
    }

    fn check_consume(&self, seat: Seat, kind: HandKind, gain: Gain) -> Verdict {
        self.check_in_hand(seat, kind, clause::CON_01)?;
        require(!self.consuming_is_barred(), clause::CON_08, "no-consuming-in-maintenance")?;
        require(self.places_for(seat) != 0, clause::CON_06, "no-card-for-token")?;
        let list = self.list(seat);
        let gives_steam = list.gives_steam >> list.first_of[kind.0 as usize] & 1 != 0;
        let kind_clause = if self.kind == TurnKind::Maintenance { clause::CON_08 } else { clause::CON_04 };
        match gain {
            Gain::TwoSteam => {
                let clause = if self.kind == TurnKind::Maintenance { clause::MNT_05 } else { self.ability_clause() };
                require(self.ability(seat) == Some(Ability::PowellDouble), clause, "not-your-ability")?;
                require(gives_steam, clause::PIL_07, "only-steam-doubles")?;
                require(!self.side(seat).ability_used, clause::PIL_07, "ability-used")
            }
            Gain::Steam => {
                let converts = self.ability(seat) == Some(Ability::WhiteSteam);
                require(gives_steam || converts, kind_clause, "gives-energy")
            }
            Gain::Energy => {
                let converts = self.ability(seat) == Some(Ability::FayEnergy);
                require(!gives_steam || converts, kind_clause, "gives-steam")
            }
        }
    }

    fn check_place(&self, seat: Seat, kind: Resource, owner: Seat, slot: Slot) -> Verdict {
        let is_maneuver = self.job.maneuver != NONE;
        let tokens = self.job.tokens;
        let left = match kind {
            Resource::Steam => tokens.steam,
            Resource::Energy => tokens.energy,
        };
        let (kind_clause, place_clause) =
            if is_maneuver { (clause::MAN_03, clause::MAN_05) } else { (clause::CON_04, clause::CON_05) };
        require(left > 0, kind_clause, "no-token-of-kind")?;
        let helps = !is_maneuver && self.partner(seat) == Some(owner);
        let owner_clause = match is_maneuver {
            true => clause::MAN_06,
            false if self.rules.options.teams => clause::TEAM_10,
            false => clause::CON_01,
        };
        require(owner == seat || helps, owner_clause, "not-your-card")?;
        let place_clause = if helps { clause::TEAM_11 } else { place_clause };
        let side = self.side(owner);
        require(
            side.occupied & slot.bit() != 0,
            if is_maneuver { clause::MAN_07 } else { clause::CON_01 },
            "empty-slot",
        )?;
        require(side.eligible() & slot.bit() != 0, place_clause, "not-on-accumulators")
    }

    fn check_spot(&self, spots: u32, owner: Seat, slot: Slot, clause: Clause) -> Verdict {
        require(owner.0 < self.seats && spots >> (8 * owner.0 + slot.0) & 1 != 0, clause, "no-such-token")
    }

    fn check_transfer(&self, seat: Seat, kind: Resource, owner: Seat, slot: Slot) -> Verdict {
        let tokens = self.top().tokens;
        let left = match kind {
            Resource::Steam => tokens.steam,
            Resource::Energy => tokens.energy,
        };
        require(left > 0, clause::TRF_04, "no-token-of-kind")?;
        require(owner == seat, clause::TRF_03, "not-your-card")?;
        let side = self.side(seat);
        require(side.occupied & slot.bit() != 0, clause::TRF_03, "empty-slot")?;
        let full = side.ready & slot.bit() != 0;
        require(!full, clause::ACC_03, "accumulator-full")?;
        require(self.transfer_slots(seat, kind) & slot.bit() != 0, clause::ACC_08, "accumulator-other-kind")
    }
}
