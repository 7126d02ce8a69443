//! Obligations: the first Actions of a Turn (ACT-13).

use table::Seat;

use crate::action::Action;
use crate::clause;
use crate::facts::{Verdict, no};
use crate::language::{Affiliation, CardKind, When};
use crate::rules::HIDDEN_ACTIONS;
use crate::state::{At, Bits, SlotNo, State, TurnStep, flag, side};

/// The obligations of a seat at the start of its Turn (ACT-13), as sets of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Obligations {
    /// Covered warriors of which one must leave Cover (COV-07).
    pub uncover: u128,
    /// Warriors of which one must enter the Outpost (OUT-08).
    pub enter_outpost: u128,
    /// Converts that must leave the Outpost (OUT-13).
    pub leave_outpost: u128,
}

impl Obligations {
    pub(crate) const fn is_none(&self) -> bool {
        self.uncover | self.enter_outpost | self.leave_outpost == 0
    }
}

impl State {
    /// The obligations of a seat (ACT-13).
    pub(crate) fn obligations(&self, seat: Seat) -> Obligations {
        let mut owed = Obligations::default();
        if self.active != seat || self.actions == 0 || self.step != TurnStep::Actions {
            return owed;
        }
        // Converts leave the Outpost as soon as possible (OUT-13).
        for slot in self.warriors_of(seat) {
            let card = self.slot(slot);
            if card.at == At::Outpost
                && card.side == side::LEGION
                && self.has_converted(slot)
                && self.transfer_cost(slot) <= self.actions
                && self.check_performer(slot).is_ok()
            {
                owed.leave_outpost |= slot.bit();
            }
        }
        if self.has_acted {
            return owed;
        }
        if self.is_all_covered(seat) {
            owed.uncover = self
                .warriors_of(seat)
                .filter(|slot| self.check_performer(*slot).is_ok())
                .fold(0, |bits, slot| bits | slot.bit());
        }
        let others_there =
            self.warriors().any(|slot| self.slot(slot).at == At::Outpost && self.slot(slot).controller != seat);
        let own_there = self.warriors_of(seat).any(|slot| self.slot(slot).at == At::Outpost);
        if !own_there && (others_there || self.side(seat).owes_outpost) {
            owed.enter_outpost = self
                .warriors_of(seat)
                .filter(|slot| {
                    self.slot(*slot).at != At::Outpost
                        && self.check_transfer_itself(seat, *slot).is_ok()
                        && self.check_performer(*slot).is_ok()
                })
                .fold(0, |bits, slot| bits | slot.bit());
        }
        owed
    }

    /// Checks that an action does not prevent an attack that must be made in this Turn: the last Action is kept for it
    /// (AMB-154).
    pub(super) fn check_owed_attack(&self, seat: Seat, action: Action) -> Verdict {
        // Other obligations come before the attack (ACT-13).
        let is_free = self.has_granted() || action == Action::Attack || !self.has_attack_duty(seat);
        if is_free || !self.obligations(seat).is_none() {
            return Ok(());
        }
        let is_last =
            action == Action::End || self.is_attack_action(action) || self.actions_left() <= self.cost_of(action);
        if is_last && (action == Action::End || self.cost_of(action) > 0) && self.check_attack(seat).is_ok() {
            return no(clause::ATK_16, "must-attack");
        }
        Ok(())
    }

    /// Whether a card or an ability takes the attack of the Turn.
    fn is_attack_action(&self, action: Action) -> bool {
        let entry = match action {
            Action::Play(code) => {
                self.rules.cards.coded(code).and_then(|card| self.rules.programs.card(card).play.as_ref())
            }
            Action::Use(slot, number) if self.is_in_play(slot) => self.ready_at(slot).abilities.get(number as usize),
            _ => None,
        };
        entry.is_some_and(|entry| matches!(entry.when, When::AttackAction(_)))
    }

    /// The number of Actions that an action takes.
    fn cost_of(&self, action: Action) -> u8 {
        let of = |when: &When| match when {
            When::Actions(n) => *n,
            When::AttackAction(n) => (*n).max(1),
            _ => 0,
        };
        match action {
            Action::Meditate
            | Action::Add(_)
            | Action::Cover(_)
            | Action::Uncover(_)
            | Action::Board(_)
            | Action::Sabotage(..) => 1,
            Action::Hide(_) => HIDDEN_ACTIONS,
            Action::Transfer(slot) => self.transfer_cost(slot),
            Action::Spend(slot) => self.spending_goal(slot).map_or(0, |(_, actions)| actions),
            Action::Play(code) => self.rules.cards.coded(code).map_or(0, |card| {
                let is_alliance = self.rules.cards.card(card).kind == CardKind::Alliance;
                self.rules.programs.card(card).play.as_ref().map_or(u8::from(!is_alliance), |entry| of(&entry.when))
            }),
            Action::Use(slot, number) if self.is_in_play(slot) => {
                self.ready_at(slot).abilities.get(number as usize).map_or(0, |entry| of(&entry.when))
            }
            _ => 0,
        }
    }

    /// Whether an attack must be made in this Turn: by a warrior that can attack, or on a warrior that can be attacked.
    pub(crate) fn has_attack_duty(&self, seat: Seat) -> bool {
        self.active == seat
            && self.attacks > 0
            && (self.warriors_of(seat).any(|slot| self.must_attack(slot))
                || self.must_be_attacked(seat) != 0
                || self.planned_attack(seat).is_some())
            && {
                let (attackers, victims) = (self.attackers_of(seat), self.must_be_attacked(seat));
                let told = self.planned_attack(seat);
                let is_told = |slot: SlotNo| {
                    told.is_some_and(|plan| plan.attacker == slot && self.defenders_for(slot) == plan.defender.bit())
                };
                Bits(attackers)
                    .any(|slot| self.must_attack(slot) || self.defenders_for(slot) & victims != 0 || is_told(slot))
            }
    }

    /// Whether a warrior belongs to the Dark Legion because of a card and not by its own icon.
    pub(super) fn has_converted(&self, slot: SlotNo) -> bool {
        self.ready_at(slot).affiliations & Affiliation::Legion.bit() == 0
    }

    /// Whether a seat has warriors, all of them covered (COV-07).
    pub(super) fn is_all_covered(&self, seat: Seat) -> bool {
        let mut any = false;
        for slot in self.warriors_of(seat) {
            any = true;
            if !self.slot(slot).is(flag::COVERED) {
                return false;
            }
        }
        any
    }

    pub(super) fn check_obligations(&self, seat: Seat, action: Action) -> Verdict {
        let owed = self.obligations(seat);
        if owed.is_none() {
            return Ok(());
        }
        let is_met = match action {
            Action::Uncover(slot) => owed.uncover & slot.bit() != 0,
            Action::Transfer(slot) => (owed.enter_outpost | owed.leave_outpost) & slot.bit() != 0,
            // Adding a Tribal warrior also brings one into the Outpost (OUT-10).
            Action::Add(code) => {
                owed.enter_outpost != 0
                    && self.rules.cards.coded(code).is_some_and(|card| self.home_of(card).contains(&At::Outpost))
            }
            _ => false,
        };
        if is_met {
            return Ok(());
        }
        if owed.uncover != 0 {
            no(clause::COV_07, "must-uncover")
        } else if owed.leave_outpost != 0 {
            no(clause::OUT_13, "must-leave-outpost")
        } else {
            no(clause::OUT_08, "must-enter-outpost")
        }
    }
}
